/** The plain block style of YAML, from lines to a value. */

/** A line that holds something: its number in the file, its indentation, and what follows. */
export interface YamlLine {
  number: number;
  indent: number;
  text: string;
}

export class YamlError extends Error {
  override readonly name = 'YamlError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

type YamlValue = string | null | YamlValue[] | { [key: string]: YamlValue };

/** Deeper nesting is no list. */
const MAX_DEPTH = 32;
/** A key, then a colon, then perhaps a value. */
const KEYED = /^(?:"([^"\\]*)"|'([^']*)'|([^\s"'[\]{}&*!|>%@`#-][^\s:]*(?: [^\s:]+)*|-[^\s:]+)) ?:(?: +(.*))?$/;

/**
 * Reads lines of a block list or map. Scalars stay text, as published: '01234' and 'NO' mean what they say.
 * Throws `YamlError` with the line where it is not the plain block style.
 */
export function parseYamlBlock(lines: readonly YamlLine[]): YamlValue {
  const block = new YamlBlock(lines);
  return block.parse();
}

class YamlBlock {
  readonly #lines: YamlLine[];
  #at = 0;

  constructor(lines: readonly YamlLine[]) {
    this.#lines = lines.map((line) => ({ ...line }));
  }

  parse(): YamlValue {
    const first = this.#lines[0];
    const value = first === undefined ? null : this.#value(first.indent, 0);
    const left = this.#lines[this.#at];
    if (left !== undefined) throw new YamlError(left.number, 'its indentation fits nothing above it');
    return value;
  }

  /** The list or map whose lines have this indentation. */
  #value(indent: number, depth: number): YamlValue {
    const line = this.#lines[this.#at];
    if (line === undefined) return null;
    if (depth > MAX_DEPTH) throw new YamlError(line.number, `it nests more than ${MAX_DEPTH} deep`);
    return isElement(line) ? this.#list(indent, depth) : this.#map(indent, depth);
  }

  #list(indent: number, depth: number): YamlValue[] {
    const list: YamlValue[] = [];
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent !== indent || !isElement(line)) return list;
      const content = line.text.slice(1).trimStart();
      if (content === '') {
        this.#at += 1;
        list.push(this.#nested(indent, depth));
      } else if (KEYED.test(content) || content.startsWith('- ')) {
        // The element's first line goes on as a line of its own, deeper by what the dash takes.
        line.indent += line.text.length - content.length;
        line.text = content;
        list.push(this.#value(line.indent, depth + 1));
      } else {
        this.#at += 1;
        list.push(this.#scalar(content, indent, line.number));
      }
    }
  }

  #map(indent: number, depth: number): { [key: string]: YamlValue } {
    const entries: [string, YamlValue][] = [];
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent !== indent || isElement(line)) break;
      const [, double, single, plain, content = ''] = KEYED.exec(line.text) ?? [];
      const key = double ?? single ?? plain;
      if (key === undefined) throw new YamlError(line.number, 'it has no key and value');
      this.#at += 1;
      entries.push([key, content === '' ? this.#below(indent, depth) : this.#scalar(content, indent, line.number)]);
    }
    return Object.fromEntries(entries);
  }

  /** What a key without a value of its own holds: a map below it, or a list below it or at its own indentation. */
  #below(indent: number, depth: number): YamlValue {
    const next = this.#lines[this.#at];
    return next !== undefined && next.indent === indent && isElement(next)
      ? this.#list(indent, depth + 1)
      : this.#nested(indent, depth);
  }

  #nested(indent: number, depth: number): YamlValue {
    const next = this.#lines[this.#at];
    return next === undefined || next.indent <= indent ? null : this.#value(next.indent, depth + 1);
  }

  /** A scalar with the lines on which it goes on, which are deeper than what holds it. */
  #scalar(start: string, indent: number, number: number): YamlValue {
    let text = start;
    for (;;) {
      const next = this.#lines[this.#at];
      if (next === undefined || next.indent <= indent) break;
      text = `${text} ${next.text}`;
      this.#at += 1;
    }
    return scalar(text, number);
  }
}

function isElement({ text }: YamlLine): boolean {
  return text === '-' || text.startsWith('- ');
}

function scalar(text: string, line: number): YamlValue {
  if (text.startsWith("'")) {
    const inner = /^'((?:[^']|'')*)'(?: #.*)?$/.exec(text)?.[1];
    if (inner === undefined) throw new YamlError(line, 'a quotation mark is not closed');
    return inner.replaceAll("''", "'");
  }
  if (text.startsWith('"')) return doubleQuoted(text, line);
  if (text === '[]') return [];
  if (text === '{}') return {};
  if (/^[[{&*!|>%@`]/.test(text)) throw new YamlError(line, `'${text.slice(0, 20)}' is more than plain YAML`);
  const plain = text.replace(/ #.*$/, '');
  return plain === '~' || plain === 'null' ? null : plain;
}

/** Double quotes have the escapes of JSON, and `\xNN`. */
function doubleQuoted(text: string, line: number): string {
  const inner = /^"((?:[^"\\]|\\.)*)"(?: #.*)?$/.exec(text)?.[1];
  if (inner === undefined) throw new YamlError(line, 'a quotation mark is not closed');
  try {
    const json = inner.replaceAll(/\\(x[\dA-Fa-f]{2}|.)/g, (escape, code: string) => {
      if (code.startsWith('x')) return `\\u00${code.slice(1)}`;
      return code === ' ' ? ' ' : escape;
    });
    return String(JSON.parse(`"${json.replaceAll('\t', '\\t')}"`));
  } catch {
    throw new YamlError(line, 'a text in quotation marks cannot be read');
  }
}
