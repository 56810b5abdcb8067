import { escapeHtml } from '../media/sanitise-html.ts';
import { webAddress } from '../media/web-address.ts';
import { type Block, type Cell, type Fact, isolate, type ReportDocument, type Section } from './document.ts';
import { REPORT_STYLE } from './style.ts';

/** A report as one page that needs nothing else: no script, no file, no font; fit for paper. */
export function reportHtml(report: ReportDocument): string {
  const { reference, title, verdict, letterhead, gauge, sections } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${reference}: ${title}`)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<p class="brand">Tamis <span>Entity report</span></p>
${factList(letterhead)}
</header>
<main>
<h1>${textHtml(isolate(title))}</h1>
<p class="verdict">${textHtml(verdict)}</p>
<p class="gauge ${gauge.band}"><span class="track"><span class="fill" style="width:${gauge.score}%"></span></span> <strong>${gauge.score} of 100, ${gauge.label}</strong></p>
${sections.map(sectionHtml).join('\n')}
</main>
<footer><p>${escapeHtml(reference)} · ${escapeHtml(letterhead.find(({ label }) => label === 'As of')?.value ?? '')}</p></footer>
</body>
</html>
`;
}

function sectionHtml({ title, blocks }: Section): string {
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n${blocks.map(blockHtml).join('\n')}\n</section>`;
}

function blockHtml(block: Block): string {
  if (block.kind === 'facts') return factList(block.facts);
  if (block.kind === 'text') return `<p>${textHtml(block.text)}</p>`;
  if (block.kind === 'bars') return `<ul class="bars">${block.bars.map(barHtml).join('')}</ul>`;
  return tableHtml(block);
}

function factList(facts: readonly Fact[]): string {
  const items = facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${textHtml(value)}</dd></div>`);
  return `<dl>${items.join('')}</dl>`;
}

function barHtml({ label, value, note }: { label: string; value: number; note: string }): string {
  return `<li><span class="label">${escapeHtml(label)}</span> <span class="track"><span class="fill" style="width:${value}%"></span></span> <span class="value"><strong>${value}%</strong>, ${escapeHtml(note)}</span></li>`;
}

function tableHtml({ columns, rows, empty }: Extract<Block, { kind: 'table' }>): string {
  if (rows.length === 0) return `<p class="empty">${escapeHtml(empty)}</p>`;
  const head = columns.map(({ title, width }) => `<th scope="col" style="width:${width}%">${escapeHtml(title)}</th>`);
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cellHtml(cell)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function cellHtml(cell: Cell): string {
  if (typeof cell === 'string') return textHtml(cell);
  const address = webAddress(cell.href);
  if (address === null) return textHtml(cell.text);
  return `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${textHtml(cell.text)}</a>`;
}

/** Text for a page, what stands isolated in it in elements. */
function textHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(/[\u2066\u2067]/gu, '<bdi>')
    .replaceAll('\u2069', '</bdi>');
}
