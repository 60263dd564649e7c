export function offerPrint(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('button.print');
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => print());
}
