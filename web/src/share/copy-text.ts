/** Copies a text. In a home network without https browsers have no clipboard to write to, but still copy what is selected. */
export function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  return copySelected(text) ? Promise.resolve() : Promise.reject(new Error('nothing was copied'));
}

function copySelected(text: string): boolean {
  const back = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Beside the button that was pressed: an open dialog would not let go of the focus.
  (back?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (back instanceof HTMLElement) back.focus();
  return isCopied;
}
