/** What somebody pressed on home before the app was there: the page has noted it, by its place among the buttons. */
export function pressAgain(): void {
  const root = document.getElementById('root');
  const { pressed } = root?.dataset ?? {};
  delete root?.dataset.written;
  delete root?.dataset.pressed;
  // In a task of its own: in the middle of an effect React does not wake the part of the page that was pressed.
  if (pressed !== undefined) setTimeout(() => root?.querySelectorAll('button')[Number(pressed)]?.click());
}
