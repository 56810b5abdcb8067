import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Fonts } from '@tamis/api/context';
import { trueTypeOf } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Font families that are split by ranges of characters, and the scripts that each is used for. */
const IN_PIECES = [
  { family: 'nanum-gothic', script: /\p{Script=Hangul}/u },
  { family: 'noto-sans-devanagari', script: /\p{Script=Devanagari}/u },
  { family: 'noto-sans-sc', script: /[^\p{Script=Hangul}\p{Script=Devanagari}]/u },
];

const files = new Map<string, Promise<Uint8Array>>();
let fonts: Promise<Fonts> | undefined;

/** DejaVu Sans, read for the first report; of further families only the pieces that a report needs. */
export function reportFonts(): Promise<Fonts> {
  fonts ??= Promise.all([dejaVu('DejaVuSans'), dejaVu('DejaVuSans-Bold')]).then(([regular, bold]) => ({
    regular,
    bold,
    further,
  }));
  return fonts;
}

async function further(signs: readonly string[]): Promise<{ name: string; bytes: Uint8Array }[]> {
  const names = await Promise.all(signs.map(pieceWith));
  return Promise.all(
    [...new Set(names)].flatMap((name) => {
      if (name === undefined) return [];
      const file = files.get(name) ?? readPiece(name);
      files.set(name, file);
      return file.then((bytes) => ({ name, bytes }));
    }),
  );
}

async function dejaVu(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
}

async function readPiece(name: string): Promise<Uint8Array> {
  const [family] = name.split(':');
  const file = `@fontsource/${family}/files/${name.replace(':', '-')}-400-normal.woff`;
  return trueTypeOf(new Uint8Array(await readFile(resolve(file))));
}

interface Piece {
  name: string;
  ranges: (readonly [from: number, to: number])[];
}

const known = new Map<string, Promise<Piece[]>>();

/** The piece that has a character, such as `noto-sans-sc:42`. */
async function pieceWith(sign: string): Promise<string | undefined> {
  const family = IN_PIECES.find(({ script }) => script.test(sign))?.family;
  if (family === undefined) return undefined;
  const pieces = known.get(family) ?? piecesOf(family);
  known.set(family, pieces);
  const code = sign.codePointAt(0) ?? 0;
  return (await pieces).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.name;
}

async function piecesOf(family: string): Promise<Piece[]> {
  const ranges = JSON.parse(await readFile(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([piece, text]) => ({
    name: `${family}:${piece.replaceAll(/[[\]]/gu, '')}`,
    ranges: text.split(',').map(rangeOf),
  }));
}

/** 'U+4e00-4eff' or 'U+4e00'. */
function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
