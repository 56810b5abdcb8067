/** The World Bank's list of debarred firms and individuals, JSON. Cross-debarments of other banks stand in it as well. */
import { Countries } from './countries.ts';
import { parseDay } from './dates.ts';
import { fieldsOf, textIn, type Fields } from './json-value.ts';
import { joined, oneByOne, partyOrReject, type Outcome, type ListValue, type ValueFormat } from './list-format.ts';
import { inOtherScript } from './names.ts';
import type { ListedParty, PartyName } from '../party.ts';

const sourceUrl = 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms';

/** The bank writes this day for 'without end'. */
const NO_END = '2999-12-31';
/** References to footnotes of the web page. */
const footnotes = /\s*\*\d+(?:,? ?\*?\d+)*/g;
const otherName = /^\(?(?:f\/?k\/?a|formerly (?:known as)?|(?:now|also) known as|a\.?k\.?a\.?) (.{3,200}?)\)?$/i;

function namesOf(name: string, extra: string): PartyName[] {
  const names: PartyName[] = name === '' ? [] : [{ text: name, kind: 'primary', strength: 'strong' }];
  if (inOtherScript(extra)) names.push({ text: extra, kind: 'original-script', strength: 'strong' });
  const [text = '', other = ''] = otherName.exec(extra) ?? [];
  if (other !== '' && !other.includes(')')) {
    names.push({ text: other, kind: /^\(?(?:f|formerly)/i.test(text) ? 'fka' : 'aka', strength: 'strong' });
  }
  return names;
}

function toParty({ value, line }: ListValue): Outcome {
  const fields: Fields = fieldsOf(value);
  const countries = new Countries();
  const country = textIn(fields, 'COUNTRY_NAME');
  const code = country === '' ? '' : countries.addNamed(country, 'residence');
  const city = textIn(fields, 'SUPP_CITY');
  const address = joined([textIn(fields, 'SUPP_ADDR'), city, textIn(fields, 'SUPP_STATE_CODE'), country], ', ');
  const name = joined(['SUPP_PRE_ACRN', 'SUPP_NAME', 'SUPP_POST_ACRN'].map((part) => textIn(fields, part))) ?? '';
  const extra = textIn(fields, 'ADD_SUPP_INFO').replaceAll(footnotes, '').trim();
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
    type: textIn(fields, 'SUPP_TYPE_CODE') === 'I' ? 'person' : 'company',
    names: namesOf(name.replaceAll(footnotes, ''), extra),
    dates: [],
    countries: countries.list,
    birthPlaces: [],
    identifiers: [],
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
