import { Fragment } from 'react';
import { spansIn } from './search.ts';

/** A text with the words lit up that were looked for. */
export function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  const spans = spansIn(text, search);
  const starts = [0, ...spans.map(([, to]) => to)];
  return starts.map((start, index) => {
    const [from, to] = spans[index] ?? [text.length, text.length];
    return (
      <Fragment key={start}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
