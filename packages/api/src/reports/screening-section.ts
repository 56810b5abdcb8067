import { counted } from '../counted.ts';
import { dayText } from '../day-text.ts';
import type { Entity } from '../entities/schema.ts';
import type { LastScreening } from '../screening/schema.ts';
import { titlesNotAmong } from '../watchlists/registry.ts';
import { inventedLast } from '../watchlists/schema.ts';
import { oldFile } from './list-section.ts';
import { type Cell, type Fact, type Section, isolate, utcTime } from './document.ts';

/** What was searched, what was not searched or compared, and which certificates prove it. */
export function screeningSection(screening: LastScreening | null, { warning }: Pick<Entity, 'warning'>): Section {
  const title = 'Screening';
  if (!screening) return { title, blocks: [{ kind: 'text', text: 'This entity waits for its first screening.' }] };
  const rows = inventedLast(screening.lists).map((list): Cell[] => [
    list.title,
    list.code,
    String(list.number),
    { text: list.publishedAt === null ? 'Not given' : dayText(list.publishedAt), details: oldFile(list) },
    utcTime(list.importedAt),
    list.parties.toLocaleString('en'),
  ]);
  const columns = [
    { title: 'List', width: 22 },
    { title: 'Code', width: 13 },
    { title: 'Version', width: 9, numeric: true },
    { title: 'Published', width: 20 },
    { title: 'Imported', width: 26 },
    { title: 'Parties', width: 10, numeric: true },
  ];
  const notSearched = titlesNotAmong(screening.lists.map(({ code }) => code));
  const facts: Fact[] = [
    { label: 'Last screened', value: utcTime(screening.at) },
    { label: 'Engine', value: screening.engineVersion },
    { label: 'Threshold', value: `${screening.threshold} of 100` },
    { label: 'Certificates', value: certificatesText(screening) },
    ...(notSearched.length > 0 ? [{ label: 'Not searched', value: notSearched.join(', ') }] : []),
    ...(warning === undefined ? [] : [{ label: 'Not compared', value: warning }]),
    ...nearestFacts(screening),
  ];
  return {
    title,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'table', columns, rows, empty: 'No list had been imported: nothing was searched.' },
    ],
  };
}

/** 'No. 4 of Nov 1, 2026, 08:00:00 UTC (OFAC, EU)', and those of later list updates. */
function certificatesText({ certificates, furtherCertificates }: LastScreening): string {
  const named = certificates.map(
    ({ id, at, lists, changesOnly }) =>
      `No. ${id} of ${utcTime(at)} (${changesOnly ? 'what was new on ' : ''}${lists.join(', ')})`,
  );
  return [...named, ...(furtherCertificates > 0 ? [`${furtherCertificates} later ones of list updates`] : [])].join(
    '; ',
  );
}

function nearestFacts({ nearest }: LastScreening): Fact[] {
  if (nearest === null || nearest.length === 0) return [];
  const parties = nearest.map(
    ({ primaryName, list, reference, score, apart }) =>
      `${isolate(primaryName)} (${list} ${reference}), score ${Math.round(score)}: ${apart}`,
  );
  const label = `Nearest ${counted(parties.length, 'party', 'parties')}`;
  return [{ label, value: `${parties.join('; ')}. Below the threshold, so no match.` }];
}
