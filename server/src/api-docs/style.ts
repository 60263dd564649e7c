/** Its own file, for no style may be written into a page. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fbf9ff, #0c0618);
  --text: light-dark(#221933, #ece6fa);
  --soft: light-dark(#5b4f73, #b3a8cc);
  --line: light-dark(#d9d0ea, #3b2a63);
  --plate: light-dark(#f1ecfa, #170d2b);
  --accent: light-dark(#00626d, #19f0ff);
  --warm: light-dark(#9a2160, #ff8ac4);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2.5rem; max-width: 72rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2rem) 4rem; }
h1 { margin: 0.5rem 0; font-size: clamp(1.7rem, 5vw, 2.4rem); line-height: 1.15; }
h2 { margin: 2.5rem 0 0.75rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.4rem; }
h3 { margin: 1.75rem 0 0.4rem; font-size: 1.05rem; }
h3 code { background: none; padding: 0; }
p, ul { margin: 0.5rem 0; max-width: 46rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.35rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
code { padding: 0.1em 0.3em; border-radius: 4px; background: var(--plate); font: 0.9em/1.5 ui-monospace, monospace; }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--plate); }
pre code { padding: 0; background: none; overflow-wrap: normal; }
.method { color: var(--warm); font-weight: 700; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.5rem 0; }
th, td { padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
th { color: var(--soft); font-weight: 600; }
td:first-child { white-space: nowrap; }
details { margin: 0.35rem 0; }
summary { min-height: 2rem; padding: 0.2rem 0; color: var(--soft); cursor: pointer; }
@media (min-width: 60rem) {
  .frame { grid-template-columns: 13rem minmax(0, 1fr); }
  nav { position: sticky; top: 1rem; align-self: start; }
  nav ul { flex-direction: column; }
}
`;
