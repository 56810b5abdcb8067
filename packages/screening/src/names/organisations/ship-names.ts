/** Customs in ships' names: what says 'ship' beside a name, and numbers as each language writes them. */
import type { Custom } from './custom.ts';
import { isAscii } from '../fold.ts';
import { numberOf } from '../number-words.ts';

/** A ship's number or the number of a voyage with the name: Eternal Breeze IMO 9217345, Eternal Breeze VOY 12. */
const shipNumber =
  /(?<![\p{L}\d])(?:IMO[\s:#.-]*(?=\d{7}(?!\d)|$)|(?<=\s)V\.\s?\d{2,4}[A-Z]{0,2}$|VOY(?:AGE)?[\s:#.-]*(?:NO[\s.]*)?\d+[A-Z]?(?:\/\d+.*$)?(?![\p{L}\d]))/giu;
/** A cargo around the name, and its bill of lading: CRUDE OIL EX M.T. Suez Rajan, Suez Rajan CRUDE CARGO B/L 3. */
const cargoBefore = /^.*\p{L}{3}\s+(?:ex|per|aboard|on board)\s+(?:m\.?\/?\s?[vt]\.?|s\.?\/?s\.?)\s+(?=\p{L}{3})/iu;
const cargoBehind =
  /(?<=\p{L}{3})(?:\s+(?:crude|oil|fuel|gas|grain|coal|bulk|steel)(?:\s+(?:oil|ore))?\s+cargo)?(?:\s+b\/l.*)?$/iu;
/** A captain, after whom a ship is named: CAPT. DANILKIN. */
const captain = /^capt\.\s*(?=\p{L}{3})/iu;
const withoutShipMark = (text: string): string[] => [
  text
    .replace(cargoBefore, '')
    .replaceAll(shipNumber, ' ')
    .trimEnd()
    .replace(cargoBehind, '')
    .replace(captain, 'Captain '),
];

/**
 * 'Ship' after an East Asian ship's name: 永明1号, 어니스트호. Japanese names keep it in any alphabet: 大和丸 is Yamato Maru,
 * 第八新生丸 Shinsei Maru 8.
 */
const shipBehind =
  /^(.*[\u3400-\u9fff\d]{2})[号號轮輪]$|^(.*[\uac00-\ud7a3](?:[\uac00-\ud7a3]| ?\d+))호$|^(.*[\u3041-\u9fff]{2})丸$/u;
function withoutShip(text: string): string[] {
  if (counterBehind.test(text)) return [text.replace(counterBehind, '')];
  if (slashedMark.test(text)) return [text.replace(slashedMark, '')];
  if (isAscii.test(text)) return indonesianShip.test(text) ? [text, text.replace(indonesianShip, '')] : [text];
  const [, chinese, korean, japanese] = shipBehind.exec(text) ?? [];
  const name = chinese ?? korean ?? (japanese && `${japanese.replace(ofShip, '')} maru${shipsNumber(japanese)}`);
  return name === undefined ? [text] : [text, name];
}
/** Kinds of ships as two letters with a stroke, besides those in the tables: B/T is a bunker tanker, т/х a motor ship. */
const slashedMark =
  /^(?:B\/[TV]|L\/[TB]|O\/[TB]|S\/[TY]|P\/V|R\/V|T\/[BV]|[тпэ]\/х|д\/э|[тб]\/к|м\/[твб])\s+(?=["«“]?\p{L}{3})/iu;
/** 'Motor ship' before Indonesian ships: KM Sinar Bahari. With a form or trade after it, it is a company's name. */
const indonesianShip =
  /^K\.?(?:M|MP|LM)\.?\s+(?=[A-Z][\w'-]+(?:\s+[A-Z\d][\w'-]*){0,3}$)(?!.*\b(?:ltd|llc|inc|trading|group|gmbh|pt|tbk|bank|co)\b)/i;
/** The word for 'ship' in Latin letters after the number of a Korean or Chinese ship: Yu Phyong 5 Ho. */
const counterBehind = /(?<=\d)\s?(?:ho|hao)$/i;
const ofShip = /^第(?:[一二三四五六七八九十]+|\d{1,3})(?=.{2})/u;
function shipsNumber(name: string): string {
  const number = numberOf(ofShip.exec(name)?.[0] ?? '');
  return number === undefined ? '' : ` ${number}`;
}

/** 'River' in Korean ships named after rivers: 청천강 is Chongchon Gang. */
const koreanRiver = /^([\uac00-\ud7a3]{2,3})강$/u;
function withRiver(text: string): string[] {
  const name = koreanRiver.exec(text)?.[1];
  return name === undefined ? [text] : [text, `${name} gang`];
}

/** A number word at the end of a Persian ship's name: گلبرگ سه is Golbarg 3. */
const persianNumbers = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'];
const persianNumber = new RegExp(`(?<=\\p{L}{2}\\s)(?:${persianNumbers.join('|')})$`, 'u');
const withPersianNumber = (text: string): string[] => [
  text.replace(persianNumber, (word) => String(persianNumbers.indexOf(word) + 1)),
];

/** A ship's number in pinyin: Dong Fang Yi Hao is Dong Fang 1. */
const pinyinNumbers = ['yi', 'er', 'san', 'si', 'wu', 'liu', 'qi', 'ba', 'jiu', 'shi'];
const pinyinNumber = new RegExp(`(?<=\\p{L}{2}\\s)(${pinyinNumbers.join('|')}) ?hao$`, 'iu');
const withPinyinNumber = (text: string): string[] => [
  text.replace(pinyinNumber, (_, number: string) => String(pinyinNumbers.indexOf(number.toLowerCase()) + 1)),
];

/** A ship's number in Han numerals: 长运十二 is Chang Yun 12. */
const hanNumber = /^(.*[\u3400-\u9fff]{2}(?<![一二三四五六七八九十]))([一二三四五六七八九十]{1,3})$/u;
function withHanNumber(text: string): string[] {
  const [, name = '', numerals = ''] = hanNumber.exec(text) ?? [];
  const number = numerals === '' ? undefined : numberOf(`第${numerals}`);
  return number === undefined ? [text] : [text, `${name} ${number}`];
}

/** What a document writes beside a ship's name. */
export const shipMarks: readonly Custom[] = [
  [/IMO|VOY|V\.|CARGO|CAPT\.|B\/L|\s(?:EX|PER|ABOARD|ON BOARD)\s/i, withoutShipMark],
];
/** How ships are named, in this order. */
export const shipCustoms: readonly Custom[] = [
  [/ha?o$|^\p{L}\/\p{L}|^K\.?[ML]|[号號轮輪호丸]$/iu, withoutShip],
  [/강$/, withRiver],
  [/[一二三四五六七八九十]$/, withHanNumber],
  [/hao$/i, withPinyinNumber],
  [/\p{Script=Arabic}$/u, withPersianNumber],
];
