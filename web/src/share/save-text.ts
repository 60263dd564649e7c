/** Hands a text to the browser as a file to be saved. */
export function saveText(name: string, text: string): void {
  saveFile(new File([text], name, { type: name.endsWith('.txt') ? 'text/plain' : 'application/json' }));
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
