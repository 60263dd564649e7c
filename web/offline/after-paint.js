// Home can be read before the app is there. The app is fetched once the first words are on the screen, so that nothing
// is in their way; what was pressed until then is pressed again by the app.

const { app, parts } = document.currentScript.dataset;
/** Where nothing is ever painted, the app does not wait for it. A slow phone paints a good while after its first frame. */
const LONGEST_MS = 1000;

let isBegun = false;

function begin() {
  if (isBegun) return;
  isBegun = true;
  for (const href of parts.split(' ')) add('link', { rel: 'modulepreload', crossOrigin: '', href });
  add('script', { type: 'module', crossOrigin: '', src: app });
}

function add(tag, properties) {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

function notePress({ target }) {
  const buttons = [...document.querySelectorAll('#root[data-written] button')];
  const pressed = buttons.indexOf(target.closest('button'));
  if (pressed >= 0) document.getElementById('root').dataset.pressed = pressed;
}

addEventListener('click', notePress);
if (document.hidden) begin();
else {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(begin, LONGEST_MS));
}
