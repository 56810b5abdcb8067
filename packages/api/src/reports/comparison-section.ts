import { counted } from '../counted.ts';
import { dayText } from '../day-text.ts';
import type { Match } from '../screening/schema.ts';
import { isWaiting } from '../screening/view-schema.ts';
import { partyDateText } from '../watchlists/party-changes.ts';
import { changeText } from '../watchlists/change-text.ts';
import { type Cell, type Fact, type Section, dateText, isolate } from './document.ts';
import { citedReference } from '../watchlists/cited-reference.ts';

/** A comparison takes half a page, so only the best ones are shown and the rest are counted. */
const MAX_COMPARED = 10;
/** How many values of a repeated field, such as dates of birth, are shown. */
const MAX_VALUES = 6;

const VERDICTS = { match: 'Match', differs: 'Differs', unknown: 'Unknown' } as const;

/** The two sides of each confirmed or undecided match, one row per field, with what the list says about its party. */
export function comparisonSections(all: readonly Match[], subjectName: string): Section[] {
  const compared = all.filter((match) => match.state === 'confirmed' || isWaiting(match));
  const more = compared.length - MAX_COMPARED;
  return [
    ...compared.slice(0, MAX_COMPARED).map((match) => comparison(match, subjectName)),
    ...(more > 0
      ? [
          {
            title: 'Further comparisons',
            blocks: [
              {
                kind: 'text' as const,
                text: `${counted(more, 'more match is', 'more matches are')} confirmed or waiting: the table above names them, the record compares them.`,
              },
            ],
          },
        ]
      : []),
  ];
}

function comparison(match: Match, subjectName: string): Section {
  const { party, list, matchedName, fields, delistedVersionDay } = match;
  const names = new Map([['name', { subject: subjectName, listed: matchedName }]]);
  const rows = fields.map(({ field, label, subject, listed, verdict, note }): Cell[] => {
    const both = names.get(field) ?? { subject: asShown(field, subject), listed: asShown(field, listed) };
    return [
      label,
      isolate(both.subject) || 'Not given',
      isolate(both.listed) || 'Not on the list',
      { text: VERDICTS[verdict], strong: verdict === 'differs', details: [note] },
    ];
  });
  const columns = [
    { title: 'Field', width: 18 },
    { title: 'Subject', width: 28 },
    { title: 'Listed party', width: 30 },
    { title: 'Verdict', width: 24 },
  ];
  const facts: Fact[] = [
    { label: 'List', value: `${list.title}, ${citedReference(list.code, party)}` },
    { label: 'Listed on', value: withDays(party.listedOn ?? 'Not given') },
    { label: 'Programmes', value: several(party.programmes) || 'Not given' },
    {
      label: party.type === 'person' ? 'Listed birth dates' : 'Listed dates',
      value: withDays(several(party.dates.map(partyDateText))) || 'Not given',
    },
    ...(delistedVersionDay === null
      ? []
      : [{ label: 'Taken off the list', value: `Not on the version of ${dayText(delistedVersionDay)}` }]),
    ...(match.changedSince.length === 0 ? [] : [{ label: 'Changes', value: changesSinceDecision(match).join('. ') }]),
  ];
  return {
    title: `Comparison with ${isolate(party.names[0]?.text ?? matchedName)} (${list.code} ${citedReference(list.code, party)})`,
    blocks: [
      { kind: 'table', columns, rows, empty: 'Nothing was compared but the names.' },
      { kind: 'facts', facts },
    ],
  };
}

const SIDES = { entity: 'The subject', party: 'The listed party' } as const;

/** What has changed on either side since the decision: 'The listed party has changed since the decision: dates …'. */
export const changesSinceDecision = ({ changedSince, changes }: Match): string[] =>
  changedSince.map((side) => {
    const what = changes[side].map((change) => isolate(withDays(changeText(change)))).join('; ');
    return `${SIDES[side]} has changed since the decision${what && `: ${what}`}`;
  });

const several = (values: readonly string[]): string => {
  const more = values.length - MAX_VALUES;
  return [...values.slice(0, MAX_VALUES), ...(more > 0 ? [`${more} more`] : [])].join('; ');
};

/** The field as the app shows it. */
const asShown = (field: Match['fields'][number]['field'], text: string): string =>
  field === 'date' ? withDays(text) : field === 'gender' ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Formats whole dates as the pages do; partial dates stay as given. */
const withDays = (text: string): string => text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/gu, dateText);
