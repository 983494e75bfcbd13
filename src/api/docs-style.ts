/** The style of the page that describes the calls; its hash is in that page's policy. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #14302e; --soft: #4b6664; --line: #d5e2e0; --tint: #f1f7f6; --brand: #0b6b63; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4f0ee; --soft: #a9c2bf; --line: #2b4643; --tint: #122725; --brand: #6fd3c7; }
  body { background: #0b1a19; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; text-transform: capitalize; }
h3 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
a { color: var(--brand); }
code, pre, nav { font-family: ui-monospace, monospace; font-size: .9rem; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
header p { max-width: 60ch; color: var(--soft); margin: .25rem 0; }
nav ul { list-style: none; padding: 0; columns: 20rem; }
nav li { padding: .2rem 0; break-inside: avoid; overflow-wrap: anywhere; }
b[class] { display: inline-block; min-width: 4rem; color: var(--brand); }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.25rem; margin: 1rem 0; scroll-margin: 1rem; }
article p { margin: .4rem 0; }
.who { color: var(--soft); }
.scroll, pre { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-size: .92rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--soft); }
summary { cursor: pointer; padding: .4rem 0; }
pre { background: var(--tint); border-radius: .5rem; padding: .75rem 1rem; margin: .25rem 0 .75rem; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;
