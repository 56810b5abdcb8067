/** Writes targets of the Swiss list that another program has turned into JSON as the XML of the list. */
import { fieldsOf, listOf, textIn, type Fields } from '@tamis/screening/lists/json-value';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function attributes(fields: Fields, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .filter(([key]) => textIn(fields, key) !== '')
    .map(([key, name]) => ` ${name}="${escaped(textIn(fields, key))}"`)
    .join('');
}

const element = (name: string, text: string): string => (text === '' ? '' : `<${name}>${escaped(text)}</${name}>`);

function nameXml(name: Fields): string {
  const parts = listOf(name['name_parts'])
    .map(fieldsOf)
    .map((part) => {
      const value = element('value', textIn(part, 'value'));
      return `<name-part${attributes(part, { order: 'order', name_part_type: 'name-part-type' })}>${value}</name-part>`;
    });
  return `<name${attributes(name, { name_type: 'name-type', quality: 'quality', lang: 'lang' })}>${parts.join('')}</name>`;
}

function subjectXml(kind: string, subject: Fields): string {
  const identity = fieldsOf(subject['identity']);
  const names = listOf(identity['names']).map((name) => nameXml(fieldsOf(name)));
  const days = listOf(identity['day_month_year']).map(
    (day) => `<day-month-year${attributes(fieldsOf(day), { year: 'year', month: 'month', day: 'day' })}/>`,
  );
  const addresses = listOf(identity['addresses']).map((address) => {
    const fields = fieldsOf(address);
    const details = element('address-details', textIn(fields, 'address_details'));
    return `<address>${details}${element('zip-code', textIn(fields, 'zip_code'))}</address>`;
  });
  const content = [...names, ...days, ...addresses].join('');
  const justification = element('justification', textIn(subject, 'justification'));
  return `<${kind}><identity main="true">${content}</identity>${justification}</${kind}>`;
}

export function secoXml(targets: readonly Fields[]): string {
  const written = targets.map((target) => {
    const subjects = ['individual', 'entity']
      .filter((kind) => kind in target)
      .map((kind) => subjectXml(kind, fieldsOf(target[kind])));
    const ids = attributes(target, { ssid: 'ssid', sanctions_set_id: 'sanctions-set-id' });
    return `<target${ids}>${subjects.join('')}</target>`;
  });
  return `<swiss-sanctions-list list-type="whole-list" date="2026-02-01">${written.join('\n')}</swiss-sanctions-list>`;
}
