/**
 * The style sheet of the report: the light theme of the pages, on screen and on paper. Bands have a name and a symbol
 * besides their colour.
 */
export const REPORT_STYLE = `
:root { color-scheme: light; --text: #14181f; --muted: #566070; --border: #d8dce2; --sunken: #eef0f3; --accent: #1d4ed8;
  font: 14px/20px Inter, system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums;
  color: var(--text); background: #fff; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem; overflow-wrap: anywhere; }
header { border-bottom: 1px solid var(--text); padding-bottom: .75rem; }
.brand { display: flex; align-items: center; gap: .625rem; max-width: none; margin: 0 0 1rem; font-size: 16px; line-height: 24px; font-weight: 600; }
.brand span { margin-inline-start: auto; font-weight: 400; color: var(--muted); }
.mark { width: 24px; height: 24px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.mark .grain { fill: var(--accent); }
.subject { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1rem 3rem; margin: 1.75rem 0 0; }
.subject > :first-child { flex: 1 1 22rem; min-width: 0; }
h1 { font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -.01em; margin: 0 0 .25rem; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 2.25rem 0 .5rem; }
.verdict { font-size: 16px; line-height: 24px; margin: 0; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(25rem, 100%), 1fr)); gap: .25rem 1.5rem; margin: .5rem 0 .75rem; }
dl div { display: flex; gap: .75rem; }
dt { flex: none; width: 9.5rem; color: var(--muted); }
dd { margin: 0; }
header dl { margin: 0; }
.track { position: relative; display: block; height: 8px; border-radius: 2px; overflow: hidden; background: var(--sunken); }
.track, .fill, .gap { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.fill { display: block; height: 100%; background: var(--text); }
.gap { position: absolute; top: 0; width: 2px; height: 100%; margin-left: -1px; background: #fff; }
.gauge { flex: 0 1 18rem; min-width: min(18rem, 100%); }
.gauge p { margin: 0 0 .5rem; font-size: 16px; line-height: 24px; }
.gauge strong { font-weight: 600; color: var(--text); }
.gauge.high { color: #a8071a; }
.gauge.medium { color: #b86e00; }
.gauge.low { color: #0b9a80; }
.gauge .fill { background: currentColor; }
.scale { position: relative; height: 16px; margin-top: 2px; font-size: 12px; line-height: 16px; color: var(--muted); }
.scale span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.scale span:first-child { transform: none; }
.scale span:last-child { transform: translateX(-100%); }
.bars { list-style: none; padding: 0; margin: 0 0 1rem; }
.bars li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; padding: .125rem 0; }
.bars .label { width: 9.5rem; }
.bars .track { width: 12rem; }
.bars .note { color: var(--muted); margin-inline-start: .5rem; }
.bars strong { display: inline-block; min-width: 3rem; text-align: end; font-weight: 600; }
p { max-width: 46rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 .75rem; table-layout: fixed; font-size: 13px; }
th, td { border-bottom: 1px solid var(--border); padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; }
th { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--muted); border-bottom-color: #7d8794; }
.numeric { text-align: end; padding-inline-end: 1.5rem; }
.numeric:last-child { padding-inline-end: 0; }
.strong { font-weight: 600; }
.detail { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: var(--muted); }
.detail.warning { color: #8a5300; font-weight: 500; }
a { color: var(--accent); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
.empty { color: var(--muted); }
footer { border-top: 1px solid var(--border); margin-top: 2.25rem; font-size: 12px; color: var(--muted); }
@page { size: A4; margin: 16mm 15mm; }
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { border-bottom: 1px solid var(--border); padding: .5rem 0; }
  td { position: relative; border: 0; padding: .125rem 0; padding-inline-start: 10.25rem; }
  td.numeric { text-align: start; }
  td::before { content: attr(data-title); position: absolute; inset-inline-start: 0; width: 9.5rem; font-weight: 400; color: var(--muted); }
}
@media print {
  :root { font-size: 9.5pt; line-height: 13pt; }
  body { max-width: none; padding: 0; }
  table { font-size: 8.5pt; }
  h2 { break-after: avoid; margin-top: 1.5rem; }
  tr, .bars li, dl div, .subject { break-inside: avoid; }
  thead { display: table-header-group; }
  a { color: inherit; }
  td a[href]::after { content: ' <' attr(href) '>'; font-size: .85em; color: var(--muted); }
}
`;
