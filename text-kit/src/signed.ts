/** A number with a minus sign, which is no hyphen: 3, −2. */
export function figure(points: number): string {
  return points < 0 ? `−${0 - points}` : `${points}`;
}

/** What is added or taken away: +3, −2. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points);
}
