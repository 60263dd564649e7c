/** Text that can be put between tags, or into an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Words with `code` in them. */
function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function paragraph(text: string): string {
  return `<p>${prose(text)}</p>`;
}

export function code(text: string): string {
  return `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;
}

export function json(value: unknown): string {
  return code(JSON.stringify(value, null, 1).replace(/\n\s*/g, ' '));
}

/** A table that scrolls in itself where the screen is narrow. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${prose(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => lineOf(row, 'td')).join('\n');
  return `<div class="wide" tabindex="0"><table><thead>${lineOf(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

export function details(title: string, content: string): string {
  return `<details><summary>${escaped(title)}</summary>${content}</details>`;
}

/** A chapter of the page, and where the list of chapters leads. */
export interface DocsChapter {
  readonly id: string;
  readonly title: string;
  readonly content: readonly string[];
}

export function section({ id, title, content }: DocsChapter): string {
  return [`<section id="${id}"><h2>${escaped(title)}</h2>`, ...content, '</section>'].join('\n');
}
