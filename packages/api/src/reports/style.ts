/** The report's style sheet: dark on white, on screen as on paper; the bands have a name besides their colour. */
export const REPORT_STYLE = `
:root { color-scheme: light; font: 15px/1.5 system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif; color: #16202e; background: #fff; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem; }
header { border-bottom: 3px solid #16324f; padding-bottom: 1rem; }
.brand { font-size: 1.5rem; font-weight: 700; color: #16324f; margin: 0 0 .5rem; }
.brand span { font-weight: 400; font-size: 1rem; color: #4a5a6c; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; color: #16324f; border-bottom: 1px solid #c9d3de; padding-bottom: .25rem; margin: 2rem 0 .75rem; }
.verdict { font-size: 1.1rem; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: .25rem 1.5rem; margin: 0 0 .75rem; }
dl div { display: flex; gap: .5rem; }
dt { color: #4a5a6c; min-width: 9.5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.track { display: inline-block; width: 12rem; height: .75rem; border: 1px solid #8797a8; background: #f2f5f8; vertical-align: middle; }
.fill { display: block; height: 100%; background: #33567a; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.gauge.high .fill { background: #b3261e; }
.gauge.medium .fill { background: #b26a00; }
.gauge.low .fill { background: #2e7d32; }
.bars { list-style: none; padding: 0; margin: 0 0 .75rem; }
.bars .label { display: inline-block; min-width: 10rem; }
table { border-collapse: collapse; width: 100%; margin: 0 0 .75rem; table-layout: fixed; }
th, td { border: 1px solid #c9d3de; padding: .35rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eef2f6; font-weight: 600; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
a { color: #0b4f8a; }
.empty { color: #4a5a6c; }
footer { border-top: 1px solid #c9d3de; margin-top: 2rem; color: #4a5a6c; }
@page { size: A4; margin: 18mm 15mm; }
@media print {
  :root { font-size: 10pt; }
  body { max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  tr, .bars li, dl div { break-inside: avoid; }
  thead { display: table-header-group; }
  a { color: inherit; }
  a[href]::after { content: ' <' attr(href) '>'; font-size: .85em; overflow-wrap: anywhere; }
}
`;
