/** What somebody did on home before the app was there: a press was noted by its place among the buttons, a file stays in its field. */
export function pressAgain(): void {
  const root = document.getElementById('root');
  if (!root || !('written' in root.dataset)) return;
  const { pressed } = root.dataset;
  delete root.dataset.written;
  delete root.dataset.pressed;
  // In a task of its own: in the middle of an effect React does not wake the part of the page that was pressed.
  setTimeout(() => {
    if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
    for (const field of root.querySelectorAll<HTMLInputElement>('input[type="file"]')) chooseAgain(field);
  });
}

function chooseAgain(field: HTMLInputElement): void {
  if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
}
