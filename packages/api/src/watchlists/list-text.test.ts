import { describe, expect, test } from 'vitest';
import { entry, read, refusal, sdn } from '../../test/list-reading.ts';

function utf16(content: string, mark: string): Uint8Array {
  return new Uint8Array(Buffer.from(mark + content, 'utf16le'));
}

/** A list whose XML declaration says this of its encoding. */
function list(declaration: string): string {
  return sdn(entry('1', 'Łódź Société')).replace('?>', `${declaration}?>`);
}

describe('encoding', () => {
  test('UTF-8 with a byte order mark, UTF-16 with and without one', async () => {
    for (const content of [
      new TextEncoder().encode(`\ufeff${list('')}`),
      utf16(list(' encoding="UTF-16"'), '\ufeff'),
      utf16(list(' encoding="utf-16"'), ''),
    ]) {
      expect((await read(content)).parties[0]?.names[0]?.text).toBe('Łódź Société');
    }
  });

  test('an older encoding that is declared is read', async () => {
    const bytes = Buffer.from(list(' encoding="ISO-8859-1"').replace('Łódź', 'Lodz'), 'latin1');
    expect((await read(bytes)).parties[0]?.names[0]?.text).toBe('Lodz Société');
  });

  test.each<[string, Uint8Array, string]>([
    [
      'UTF-8 that is Latin-1',
      Buffer.from(list(' encoding="UTF-8"'), 'latin1'),
      'The file says that it is encoded in UTF-8, but contains bytes that are not.',
    ],
    [
      'nothing declared and Latin-1',
      Buffer.from(list(''), 'latin1'),
      'The file should be encoded in UTF-8, but contains bytes that are not.',
    ],
    [
      'Latin-1 that is UTF-8',
      Buffer.from(list(' encoding="ISO-8859-1"')),
      'The file says that it is encoded in ISO-8859-1, but it is in UTF-8.',
    ],
    [
      'UTF-16 that is UTF-8',
      Buffer.from(list(' encoding="UTF-16"')),
      'The file says that it is encoded in UTF-16, but it is not.',
    ],
    [
      'UTF-8 that is UTF-16',
      Buffer.from(`\ufeff${list(' encoding="UTF-8"')}`, 'utf16le'),
      'The file says that it is encoded in UTF-8, but it is in UTF-16.',
    ],
    [
      'an unknown encoding',
      Buffer.from(list(' encoding="KLINGON"')),
      'The file says that it is encoded in KLINGON, but no such encoding is known.',
    ],
  ])('%s is refused', async (_, content, sentence) => {
    expect(await refusal(content)).toBe(sentence);
  });
});
