/** The text of one file to the records of its list, whatever the file is made of: XML, a table, JSON or YAML. */
import { beginningOf } from '@tamis/screening/beginning-of';
import { nameOfText } from '@tamis/screening/lists/other-formats';
import { clean } from '@tamis/screening/lists/xml-node';
import type { ListCollector } from './list-collector.ts';
import { ListRefused, orCutShort } from './list-refused.ts';
import { JsonValues } from './list-json.ts';
import { TableRows } from './list-table.ts';
import { XmlRecords } from './list-xml.ts';
import { YamlValues } from './list-yaml.ts';

/** Takes the text of a file in pieces and passes its records to the collector. Throws `ListRefused` if it cannot. */
export interface ListParser {
  write: (text: string) => void;
  /** Ends the file. Throws if it is incomplete. */
  end: () => void;
}

/** A YAML file may have comments and a document mark before its list. */
const YAML_START = /^(?:---[^\n]*\n|#[^\n]*\n|\s*\n)*- +[\w"']/;
/** How many lines show the delimiter of a table: the first may be a title. */
const TITLE_LINES = 3;

/**
 * The parser for a file, by the first kilobytes of its text. Anything else is refused by name. Blank text goes to XML,
 * which waits for more.
 */
export function parserFor(start: string, collector: ListCollector): ListParser {
  const text = start.trimStart();
  if (text === '' || text.startsWith('<')) return new XmlRecords(collector);
  if (/^[{[]/.test(text)) return new JsonValues(collector);
  if (YAML_START.test(text)) return new YamlValues(collector);
  const known = nameOfText(text);
  if (known === undefined && looksLikeTable(text)) return new TableRows(collector);
  const beginning = clean(beginningOf(text.split('\n', 1)[0] ?? '', 40));
  const unknown = `This is not a known list: it begins with '${beginning}'.`;
  throw new ListRefused(
    'other-format',
    known ?? (text.split('\n').length < TITLE_LINES ? orCutShort(unknown) : unknown),
  );
}

function looksLikeTable(text: string): boolean {
  return text.split('\n', TITLE_LINES).some((line) => line.split(/[,;\t]/).length > 1);
}
