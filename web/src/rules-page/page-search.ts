import { type Findable, found, spansIn } from '../rules/search.ts';

/** Something on the page that can be found, as it is shown among the hits. */
interface PageEntry extends Findable {
  readonly element: Element;
}

interface Finder {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly status: Element;
  readonly clear: HTMLElement;
  readonly hits: HTMLElement;
  readonly list: Element;
}

/** Finds among the words that are there already; without a script the page is read from top to bottom. */
export function offerSearch(page: Document): void {
  const finder = finderIn(page);
  if (finder === undefined) return;
  const { form, field, hits } = finder;
  const entries = [...page.querySelectorAll('[data-entry]')].map(entryOf);
  const look = () => show(finder, entries, field.value);
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => show(finder, entries, ''));
  field.addEventListener('input', look);
  // Whoever follows a hit to its place wants to see the page around it.
  hits.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && form.reset());
  look();
}

function finderIn(page: Document): Finder | undefined {
  const form = page.querySelector<HTMLFormElement>('.finder');
  const [field, status, clear] = [
    form?.querySelector<HTMLInputElement>('input'),
    form?.querySelector('[role="status"]'),
    form?.querySelector<HTMLElement>('[type="reset"]'),
  ];
  const hits = page.querySelector<HTMLElement>('.hits');
  const list = hits?.querySelector('.hit-list');
  return form && field && status && clear && hits && list ? { form, field, status, clear, hits, list } : undefined;
}

function entryOf(element: Element): PageEntry {
  const title = element.matches('h3') ? element : element.querySelector('h3, dt');
  const text = [...element.querySelectorAll('p, dd, span')].map(wordsIn).join(' ');
  const rule = element.getAttribute('data-rule');
  return { element, text, title: title ? wordsIn(title) : '', ...(rule && { rule }) };
}

const wordsIn = ({ textContent }: Element) => textContent;

function show({ form, status, clear, hits, list }: Finder, entries: readonly PageEntry[], search: string): void {
  const isSearching = search.trim() !== '';
  const shown = isSearching ? found(entries, search) : [];
  document.body.classList.toggle('searching', isSearching);
  hits.hidden = !isSearching;
  clear.hidden = !isSearching;
  list.replaceChildren(...shown.map(({ element }) => hitOf(element, search)));
  status.textContent = isSearching ? told(form, shown.length) : '';
}

function told({ dataset }: HTMLFormElement, count: number): string {
  return count === 0 ? (dataset.none ?? '') : `${dataset.found ?? ''} ${count}`;
}

/** A copy without its anchors, below the chapter that it belongs to, with what was looked for lit up. */
function hitOf(element: Element, search: string): HTMLElement {
  const hit = document.createElement('div');
  hit.className = 'hit';
  const place = element.closest('section')?.querySelector('h2, h3');
  if (place && place !== element) hit.append(captionOf(place));
  const copy = element.matches('dl > div') ? document.createElement('dl') : element.cloneNode(true);
  if (copy instanceof HTMLDListElement) copy.append(element.cloneNode(true));
  hit.append(copy);
  for (const picture of hit.querySelectorAll('.diagram')) picture.remove();
  for (const part of hit.querySelectorAll('[id]')) part.removeAttribute('id');
  light(hit, search);
  return hit;
}

function captionOf(place: Element): HTMLElement {
  const caption = document.createElement('p');
  caption.className = 'hit-place';
  caption.textContent = place.textContent;
  return caption;
}

function light(hit: Element, search: string): void {
  const walker = document.createTreeWalker(hit, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) lightIn(text, search);
}

/** From the last to the first, so that the places of the others stay what they are. */
function lightIn(text: Text, search: string): void {
  for (const [from, to] of spansIn(text.data, search).toReversed()) {
    const words = text.splitText(from);
    words.splitText(to - from);
    const mark = document.createElement('mark');
    words.replaceWith(mark);
    mark.append(words);
  }
}
