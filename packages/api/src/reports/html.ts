import { RISK_HIGH, RISK_MEDIUM } from '@tamis/screening/risk/bands';
import { escapeHtml } from '../media/sanitise-html.ts';
import { webAddress } from '../media/web-address.ts';
import {
  BAND_SIGNS,
  type Block,
  type Cell,
  type Fact,
  isolate,
  type ReportDocument,
  type Section,
  WARNING,
} from './document.ts';
import { MARK_SVG } from './mark.ts';
import { REPORT_STYLE } from './style.ts';

/** A report as one self-contained HTML page without scripts, files or fonts; suitable for printing. */
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
<p class="brand">${MARK_SVG} Tamis <span>Entity report</span></p>
${factList(letterhead)}
</header>
<main>
<div class="subject">
<div>
<h1>${textHtml(isolate(title))}</h1>
<p class="verdict">${textHtml(verdict)}</p>
</div>
${gaugeHtml(gauge)}
</div>
${sections.map(sectionHtml).join('\n')}
</main>
<footer><p>${escapeHtml(reference)} · ${escapeHtml(letterhead.find(({ label }) => label === 'As of')?.value ?? '')}</p></footer>
</body>
</html>
`;
}

const leftAt = (place: number): string => `style="left:${place}%"`;

/** The score and its band in words, above a bar with gaps between the bands. */
function gaugeHtml({ score, band, label }: ReportDocument['gauge']): string {
  const gaps = [RISK_MEDIUM, RISK_HIGH].map((place) => `<span class="gap" ${leftAt(place)}></span>`);
  const scale = [0, RISK_MEDIUM, RISK_HIGH, 100].map((place) => `<span ${leftAt(place)}>${place}</span>`);
  return `<div class="gauge ${band}">
<p><span class="sign" aria-hidden="true">${BAND_SIGNS[band]}</span> <strong>${score} of 100, ${label}</strong></p>
<div class="track" aria-hidden="true"><span class="fill" style="width:${score}%"></span>${gaps.join('')}</div>
<div class="scale" aria-hidden="true">${scale.join('')}</div>
</div>`;
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
  const items = facts.map(
    ({ label, value, href }) => `<div><dt>${escapeHtml(label)}</dt><dd>${linkedHtml(value, href)}</dd></div>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

function barHtml({ label, value, note }: { label: string; value: number; note: string }): string {
  return `<li><span class="label">${escapeHtml(label)}</span> <span class="track"><span class="fill" style="width:${value}%"></span></span> <span class="value"><strong>${value} %</strong> <span class="note">${escapeHtml(note)}</span></span></li>`;
}

function tableHtml({ columns, rows, empty }: Extract<Block, { kind: 'table' }>): string {
  if (rows.length === 0) return `<p class="empty">${escapeHtml(empty)}</p>`;
  const head = columns.map(
    ({ title, width, numeric = false }) =>
      `<th scope="col"${classOf({ numeric })} style="width:${width}%">${escapeHtml(title)}</th>`,
  );
  const cell = (given: Cell, at: number) => {
    const { strong = false } = typeof given === 'string' ? {} : given;
    const { title = '', numeric = false } = columns[at] ?? {};
    return `<td${classOf({ numeric, strong })} data-title="${escapeHtml(title)}">${cellHtml(given)}</td>`;
  };
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function classOf(given: Record<string, boolean>): string {
  const names = Object.keys(given).filter((name) => given[name]);
  return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
}

function cellHtml(cell: Cell): string {
  if (typeof cell === 'string') return textHtml(cell);
  const { text, href, details = [] } = cell;
  return `${linkedHtml(text, href)}${details.map((line) => `<span class="detail${line.startsWith(WARNING) ? ' warning' : ''}">${textHtml(line)}</span>`).join('')}`;
}

function linkedHtml(text: string, href: string | undefined): string {
  const address = href === undefined ? null : webAddress(href);
  if (address === null) return textHtml(text);
  return `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${textHtml(text)}</a>`;
}

/** Escapes text for the page; isolated text gets elements of its own. */
function textHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(/[\u2066\u2067]/gu, '<bdi>')
    .replaceAll('\u2069', '</bdi>');
}
