import { counted } from '../counted.ts';
import { dayText } from '../day-text.ts';
import { isWaiting, lastDelisting } from '../screening/view-schema.ts';
import { PROFILE_LISTS, requireKnownList } from '../watchlists/registry.ts';
import type { LastScreening } from '../screening/schema.ts';
import { oldText } from '../watchlists/old-file.ts';
import { type Cell, type Fact, type Section, WARNING, isolate } from './document.ts';
import type { ReportFacts } from './facts.ts';

/** The four lists that every report covers, in the specification's words and order. */
const FOUR_LISTS = PROFILE_LISTS.map(requireKnownList);

/** A warning about a file that is so old that its publisher must have a newer one. */
export const oldFile = ({ oldDays }: LastScreening['lists'][number]): string[] =>
  oldDays === null ? [] : [`${WARNING}The file is ${oldText(oldDays)}`];

/** A list on which the entity is not, as far as anybody has decided; `matches` are those on this list. */
function unlisted(matches: ReportFacts['matches']): Cell {
  const day = lastDelisting(matches);
  const undecided = matches.filter(isWaiting).length;
  const details = [
    ...(day === null ? [] : [`Not on the version of ${dayText(day)}`]),
    ...(undecided === 0 ? [] : [`${counted(undecided, 'match', 'matches')} not decided yet`]),
  ];
  return details.length === 0 ? 'Not Listed' : { text: 'Not Listed', details };
}

/** A list that was not searched, or has an undecided match, must not look clear by its status alone. */
export function listSection({
  entity: { flags, isSanctioned, isPep },
  matches: all,
  screening: searched,
}: ReportFacts): Section {
  const version = (code: string): Cell => {
    const list = searched?.lists.find((one) => one.code === code);
    if (!list) return 'Not searched';
    const text =
      list.publishedAt === null ? `Version ${list.number}` : `Version ${list.number} of ${dayText(list.publishedAt)}`;
    return { text, details: oldFile(list) };
  };
  const rowOf = (title: string, code: string): Cell[] => {
    const matches = all.filter(({ list }) => list.code === code);
    const waiting = matches.filter(isWaiting).length;
    return [
      title,
      flags.sanctionLists.includes(code) ? LISTED : unlisted(matches),
      waiting === 0 ? 'None' : counted(waiting, 'match', 'matches'),
      version(code),
    ];
  };
  const four = FOUR_LISTS.map(({ code, title }) => rowOf(title, code));
  const delisted = all.filter((match) => match.list.kind === 'sanctions' && lastDelisting([match]) !== null);
  const others = [...new Set([...flags.sanctionLists, ...delisted.map(({ list }) => list.code)])]
    .filter((code) => !FOUR_LISTS.some((list) => list.code === code))
    .map((code) => rowOf(code, code));
  const unknown: Cell[][] =
    isSanctioned && flags.sanctionLists.length === 0 ? [['List not recorded', LISTED, 'None', 'Not searched']] : [];
  const facts: Fact[] = [
    { label: 'Sanctioned', value: isSanctioned ? 'Yes' : 'No' },
    { label: 'Politically exposed', value: isPep ? 'Yes' : 'No' },
    ...(flags.reasons.length > 0 ? [{ label: 'Reasons', value: flags.reasons.map(isolate).join('; ') }] : []),
  ];
  const columns = [
    { title: 'List', width: 34 },
    { title: 'Status', width: 16 },
    { title: 'Waiting for a decision', width: 22 },
    { title: 'Searched', width: 28 },
  ];
  return {
    title: 'Sanctions and political exposure',
    blocks: [
      { kind: 'table', columns, rows: [...four, ...others, ...unknown], empty: '' },
      { kind: 'facts', facts },
    ],
  };
}

const LISTED: Cell = { text: 'Listed', strong: true };
