import type { Match } from '@tamis/api/screening/schema';
import { citedReference } from '@tamis/api/watchlists/cited-reference';
import { DateText } from '@tamis/ui/date-text';
import { formatDate } from '@tamis/ui/dates';
import { Fact, Facts } from '@tamis/ui/facts';
import { PersonName } from '@tamis/ui/person-name';
import { identifierLabel, nameKindText, partyDateText } from './party-words.ts';

/** The most values of a field beside a comparison; the party's page has the rest. */
const MOST = 12;

interface PartyRecordProps {
  party: Party;
  list: Pick<Match['list'], 'code' | 'title'>;
  /** The name of the party that was compared. */
  comparedName?: string;
  /** Set on the party's own page: nothing is cut, and facts that a comparison shows elsewhere are included. */
  isWhole?: boolean;
}

/** The list's record of a party: its other names, and the facts. */
export function PartyRecord({ party, list, comparedName, isWhole = false }: PartyRecordProps) {
  // Without other names the long texts of the record take their room.
  const columns =
    party.names.length > 1
      ? '@min-[640px]:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)]'
      : '@min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';
  return (
    <div className={`grid gap-x-12 gap-y-4 px-4 py-4 ${isWhole ? '' : columns}`}>
      <OtherNames party={party} comparedName={comparedName} />
      <Listing party={party} list={list} isWhole={isWhole} />
    </div>
  );
}

function OtherNames({ party, comparedName }: Pick<PartyRecordProps, 'party' | 'comparedName'>) {
  const [, ...names] = party.names;
  const others = distinctBy(names, nameLine);
  return (
    <div>
      <h3 className="mb-1.5 text-12 font-medium text-muted">Other names of this party</h3>
      {others.length === 0 ? (
        <p className="text-13 text-muted">The list gives no other name.</p>
      ) : (
        <ul className="grid items-baseline gap-x-6 gap-y-1 text-13 @min-[480px]:grid-cols-2">
          {others.map((name) => (
            <li key={nameLine(name)} className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2">
              <PersonName name={name.text} lang={name.language} />
              <small className="text-12 text-muted">
                {nameKindText(name)}
                {name.text === comparedName && ', compared here'}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Party = Match['party'];

const nameLine = (name: Party['names'][number]) => `${nameKindText(name)} ${name.text}`;
const identifierLine = (identifier: Party['identifiers'][number]) =>
  `${identifierLabel(identifier)} ${identifier.value}`;

/** Each line once: a publisher may give the same name or number twice. */
const distinctBy = <T,>(all: readonly T[], line: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [line(one), one])).values(),
];

const ownerText = ({ name, share }: NonNullable<Party['owners']>[number]) =>
  share === undefined ? name : `${name} (${share} %)`;

const Lines = ({ values }: { values: readonly string[] }) =>
  [...new Set(values)].map((value) => (
    <span key={value} className="block wrap-anywhere">
      {value}
    </span>
  ));

/** Each country once, by its longest name: lists give the full name as well as the code. */
const countriesOf = ({ countries }: PartyRecordProps['party']) =>
  distinctBy(
    countries.toSorted((one, other) => one.text.length - other.text.length),
    ({ code, text }) => code || text,
  );

/** The facts that distinguish namesakes come first. */
function Listing({ party, list, isWhole }: Pick<PartyRecordProps, 'party' | 'list' | 'isWhole'>) {
  const identifiers = distinctBy(party.identifiers, identifierLine);
  const texts = [
    [party.type === 'person' ? 'Born' : 'Dates', party.dates.map((date) => partyDateText(date, formatDate))],
    ['Birth place', party.birthPlaces],
    ['Gender', isWhole && party.gender ? [party.gender === 'male' ? 'Male' : 'Female'] : []],
    ['Countries', countriesOf(party).map(({ text, code }) => text || code)],
    ['Position', party.positions],
    ['Programme', isWhole ? party.programmes : []],
    ['Address', party.addresses.map(({ text }) => text)],
    ['Owners', isWhole ? (party.owners ?? []).map(ownerText) : []],
  ] as const;
  return (
    <div>
      <h3 className="mb-1.5 text-12 font-medium text-muted">Listing</h3>
      <Facts className="gap-y-1!">
        <Fact label="List" layout="row">
          {list.title}
        </Fact>
        <Fact label="Listed on" layout="row">
          {party.listedOn && <DateText value={party.listedOn} />}
        </Fact>
        <Fact label="Reference" layout="row">
          <span className="font-mono text-12">{citedReference(list.code, party)}</span>
        </Fact>
        {texts.map(
          ([label, values]) =>
            values.length > 0 && (
              <Fact key={label} label={label} layout="row">
                {isWhole ? <Lines values={values} /> : values.slice(0, MOST).join('; ')}
              </Fact>
            ),
        )}
        {(isWhole ? identifiers : identifiers.slice(0, MOST)).map((identifier) => (
          <Fact key={identifierLine(identifier)} label={identifierLabel(identifier)} layout="row">
            <span className="font-mono text-12 wrap-anywhere">{identifier.value}</span>
          </Fact>
        ))}
        {party.remarks && (
          <Fact label="Remarks" layout="row">
            <span className={isWhole ? 'whitespace-pre-line wrap-anywhere' : 'line-clamp-4'}>{party.remarks}</span>
          </Fact>
        )}
      </Facts>
    </div>
  );
}
