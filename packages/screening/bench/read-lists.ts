/**
 * Reads the published lists beside the repository, for benchmarks only: a small XML reader on top of the engine's own
 * list formats.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { xmlFormats } from '../src/lists/known-formats.ts';
import { type XmlFormat, isReject } from '../src/lists/list-format.ts';
import type { XmlNode } from '../src/lists/xml-node.ts';
import type { ListedParty } from '../src/party.ts';
import { published } from '../test/published.ts';

export const listsFolder: string = published('');

const files: [code: string, file: string][] = [
  ['ofac', 'ofac/SDN_REBUILT_2024-05-03.xml.gz'],
  ['eu', 'eu/xmlFullSanctionsList_1_1_REBUILT_2026-02.xml.gz'],
  ['uk', 'uk/UK-Sanctions-List_REBUILT_2026-08-22.xml.gz'],
  ['un', 'un/un_consolidated_2025-04-19.xml.gz'],
];

/** The four lists by code, or undefined if the folder is missing. */
export function readLists(): Map<string, ListedParty[]> | undefined {
  if (!files.every(([, file]) => existsSync(join(listsFolder, file)))) return undefined;
  return new Map(
    files.map(([code, file]) => [code, readList(gunzipSync(readFileSync(join(listsFolder, file))).toString('utf8'))]),
  );
}

const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(#x?[\da-fA-F]+|\w+);/g, (_, name: string) =>
        name.startsWith('#')
          ? String.fromCodePoint(Number(name.startsWith('#x') ? `0x${name.slice(2)}` : name.slice(1)))
          : (entities[name] ?? ''),
      )
    : text;

function readList(xml: string): ListedParty[] {
  const parties: ListedParty[] = [];
  const open: XmlNode[] = [];
  let format: XmlFormat | undefined;
  let reading: ReturnType<XmlFormat['begin']> | undefined;
  for (const [, cdata, closing, tag, attributes, empty, text] of xml.matchAll(markup)) {
    if (tag === undefined) {
      const last = open.at(-1);
      if (last) last.text += cdata ?? unescape(text ?? '');
      continue;
    }
    const name = tag.replace(/^.*:/, '');
    if (!closing) {
      const node: XmlNode = { name, attributes: attributesOf(attributes ?? ''), children: [], text: '', line: 0 };
      format ??= xmlFormats.find((candidate) => candidate.root === name);
      const parent = open.at(-1);
      const isRecord = format?.records.includes(name) === true;
      // Records are not kept under the root, so that memory does not hold the list as a tree.
      if (parent && open.length > 1 && !isRecord) parent.children.push(node);
      if (empty) continue;
      open.push(node);
      continue;
    }
    const node = open.pop();
    if (!node || format?.records.includes(name) !== true) continue;
    reading ??= format.begin();
    for (const outcome of reading.take(node)) {
      if (!isReject(outcome)) parties.push('party' in outcome ? outcome.party : outcome);
    }
  }
  return parties;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found[name] = unescape(double ?? single ?? '');
  return found;
}
