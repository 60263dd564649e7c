/** Hands a text to the browser as a file to be saved. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([text], { type: name.endsWith('.txt') ? 'text/plain' : 'application/json' }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
