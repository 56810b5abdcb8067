/** The World Bank's list of debarred firms and individuals, JSON. It includes cross-debarments of other banks. */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { parseDay } from './dates.ts';
import { identifier } from './identifiers.ts';
import { fieldsOf, textIn, type Fields } from './json-value.ts';
import { joined, oneByOne, partyOrReject, type Outcome, type ListValue, type ValueFormat } from './list-format.ts';
import { inOtherScript } from './names.ts';
import type { ListedParty, PartyIdentifier, PartyName, PartyType } from '../party.ts';

const sourceUrl = 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms';

/** The bank writes this day for 'without end'. */
const NO_END = '2999-12-31';
/** References to footnotes on the web page. */
const footnotes = /\s*\*\d+(?:,? ?\*?\d+)*/g;
const otherName =
  /^(f\/?k\/?a|formerly (?:known as)?|(?:now|also|currently) known as|a\.?k\.?a\.?|(?:also )?(?:d\/b\/a|doing business as)) (.{3,200})$/i;
/** `Reg. No. 684`, `TIN No. 300898378`: the kind of number by its first word. */
const numbered = /^(reg|tin|tax|id)[a-z.]*(?: [a-z]+\.?)*[\s.:;]+((?:[a-z]{1,3}[\s./-])*\S*\d.{0,60})$/i;
const numberLabels: Readonly<Record<string, string>> = {
  reg: 'Registration number',
  tin: 'Tax number',
  tax: 'Tax number',
  id: 'Identification number',
};
/** China's company number, which has its own brackets. */
const creditCode = /^(?=(?:\D*\d){10})[0-9A-Z]{15,20}$/;

/** Longer ones are prose and are not split. */
const LONGEST_PIECE = 250;

/** The bank's additions to a name, split by brackets: `(新疆交建机械租赁有限公司)(916501000722297604)`. */
function piecesOf(extra: string): string[] {
  return extra
    .split(/\)\s*\(/)
    .map((piece) => piece.trim())
    .map((piece) => (piece.startsWith('(') ? piece.slice(1) : piece))
    .map((piece) => (piece.endsWith(')') && !piece.includes('(') ? piece.slice(0, -1) : piece))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length <= LONGEST_PIECE);
}

function namesOf(name: string, pieces: readonly string[]): PartyName[] {
  const names: PartyName[] = name === '' ? [] : [{ text: name, kind: 'primary', strength: 'strong' }];
  for (const piece of pieces) {
    const [, how = '', other = ''] = otherName.exec(piece) ?? [];
    // Brackets belong to the name only if they are balanced.
    const isWhole = other.split('(').length === other.split(')').length;
    const text = isWhole ? other : (other.split('(', 1)[0] ?? '').trim();
    if (text !== '') names.push({ text, kind: /^f/i.test(how) ? 'fka' : 'aka', strength: 'strong' });
    // An address may follow a comma.
    const own = piece.split(/[,，]/, 1)[0]?.trim() ?? '';
    if (other === '' && inOtherScript(own)) names.push({ text: own, kind: 'original-script', strength: 'strong' });
  }
  return names;
}

function numbersOf(fields: Fields, pieces: readonly string[], type: PartyType): PartyIdentifier[] {
  const registered = textIn(fields, 'REGISTER_ID');
  const stated = pieces.flatMap((piece) => {
    const [, word = '', value = ''] = numbered.exec(piece) ?? [];
    if (value !== '') return identifier({ label: ownValue(numberLabels, word.toLowerCase()) ?? '', value, type }) ?? [];
    return creditCode.test(piece) ? (identifier({ label: 'Registration number', value: piece, type }) ?? []) : [];
  });
  const own = registered.length > 3 ? identifier({ label: 'Registration number', value: registered, type }) : undefined;
  const all = own === undefined ? stated : [...stated, own];
  return [...new Map(all.map((number) => [number.value, number])).values()];
}

function toParty({ value, line }: ListValue): Outcome {
  const fields: Fields = fieldsOf(value);
  const countries = new Countries();
  const country = textIn(fields, 'COUNTRY_NAME');
  const code = country === '' ? '' : countries.addNamed(country, 'residence');
  const city = textIn(fields, 'SUPP_CITY');
  const lines = ['SUPP_ADDR', 'SUPP_CITY', 'SUPP_STATE_CODE', 'SUPP_PROV_NAME', 'SUPP_ZIP_CODE', 'SUPP_POST_CODE'];
  const address = joined([...lines.map((line) => textIn(fields, line)), country], ', ');
  const name = joined(['SUPP_PRE_ACRN', 'SUPP_NAME', 'SUPP_POST_ACRN'].map((part) => textIn(fields, part))) ?? '';
  const extra = textIn(fields, 'ADD_SUPP_INFO').replaceAll(footnotes, '').trim();
  const pieces = piecesOf(extra);
  const type = textIn(fields, 'SUPP_TYPE_CODE') === 'I' ? 'person' : 'company';
  const until = textIn(fields, 'DEBAR_TO_DATE');
  const reason = textIn(fields, 'DEBAR_REASON');
  const listed = parseDay(textIn(fields, 'DEBAR_FROM_DATE'));
  const remarks = joined([
    reason === '' ? '' : `${reason.replace(/\.$/, '')}.`,
    until === '' || until === NO_END ? '' : `Debarred until ${until}.`,
    extra,
  ]);
  const party: ListedParty = {
    sourceRef: textIn(fields, 'SUPP_ID'),
    type,
    names: namesOf(name.replaceAll(footnotes, ''), pieces),
    dates: [],
    countries: countries.list,
    birthPlaces: [],
    identifiers: numbersOf(fields, pieces, type),
    addresses:
      address === undefined
        ? []
        : [{ text: address, ...(city !== '' && { city }), ...(code !== '' && { country: code }) }],
    programmes: ['World Bank debarment'],
    positions: [],
    ...(listed !== undefined && { listedOn: listed }),
    ...(remarks !== undefined && { remarks }),
    sourceUrl,
  };
  return partyOrReject(party, { line });
}

export const worldBank: ValueFormat = {
  name: 'world-bank',
  title: "the World Bank's list of debarred firms",
  lists: ['world-bank'],
  recognises: (value) => 'SUPP_ID' in value && 'SUPP_NAME' in value,
  begin: oneByOne(toParty, ({ value }) => parseDay(textIn(fieldsOf(value), 'LAST_REFRESH_DATE'))),
};
