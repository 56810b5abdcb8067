/**
 * Vietnamese names in Russian letters, by the sounds of Hanoi as in Russian papers and registers (Нгуен Фу Чонг is
 * Nguyen Phu Trong): the syllables of names. Hand-written from the rules of practical transcription.
 */
import { nameWord, type Word } from '../word.ts';
import { vietnameseReading } from './vietnamese.ts';

const syllables = `
нгуен nguyen|чан tran|ле le|фам pham|хоанг hoang|хюинь huynh|хуинь huynh|фан phan|ву vu|во vo|данг dang|буй bui|до do|хо ho|нго ngo|зыонг duong|зуонг duong|ли ly|динь dinh|дао dao|доан doan|лам lam|чинь trinh|май mai|чыонг truong|чуонг truong|као cao|ха ha|лыонг luong|лыу luu|фунг phung|куать quach|та ta|тхай thai|танг tang|то to|тон ton|чьеу trieu|выонг vuong|ла la|тю chu|тяу chau|киеу kieu|нгием nghiem|нонг nong|тонг tong
ван van|тхи thi|хыу huu|ба ba|куанг quang|суан xuan|дык duc|минь minh|мин minh|ши chi|чи tri|тхань thanh|ань anh|фу phu|фук phuc|фыок phuoc|хунг hung|хынг hung|зунг dung|зуй duy|зуан duan|зань danh|чонг trong|дай dai|кхай khai|кхань khanh|кхоа khoa|ки ky|кы cu|лонг long|лоан loan|лан lan|линь linh|лок loc|лой loi|май mai|мань manh|нам nam|нга nga|нган ngan|нгок ngoc|ньунг nhung|ньы nhu|нинь ninh|оань oanh|фонг phong|фыонг phuong|куи quy|куен quyen|шон son|шанг sang|шинь sinh|там tam|тан tan|тхо tho|тханг thang|тхао thao|тхиен thien|тхинь thinh|тхуй thuy|тхуи thuy|тхыонг thuong|тиен tien|тьен tien|тинь tinh|туан tuan|тунг tung|туен tuyen|ты tu|ту tu|чанг trang|чунг trung|чунь trung|вьен vien|вьет viet|винь vinh|ву vu|вы vu|иен yen|донг dong|зиеп diep|зьеп diep|зап giap|занг giang|хай hai|ханг hang|хань hanh|хиен hien|хиеп hiep|хиеу hieu|хоа hoa|хонг hong|хюэ hue|хуе hue|хыонг huong|бао bao|бинь binh|бить bich|кань canh|конг cong|кыонг cuong|дат dat|ко co|кук cuc|лыу luu|зыок duoc|нят nhat|нян nhan|нань nhanh
`;

let table: Map<string, string> | undefined;
const load = (): Map<string, string> =>
  new Map(
    syllables
      .trim()
      .split(/[|\n]/)
      .map((entry) => entry.split(' ') as [string, string]),
  );

const shortest = 2;
const longest = 5;
/** Letters that neither Chinese nor Korean names have in Russian. */
const telling = /^(?:нг|тх|кх)|нь$|ыо|^(?:фу|фук|фам|фан|во|зап)$/;
/** An older custom omits the soft sign: Хо Ши Мин. */
const isOldCustom = (words: readonly Word[]): boolean => words.length === 3 && words[0]?.text === 'хо';

/** The words of a Vietnamese name in Russian letters, in Vietnamese spelling; undefined if it is no such name. */
export function vietnameseInCyrillic(words: readonly Word[]): Word[] | undefined {
  if (words.length < shortest || words.length > longest || !words.every(({ text }) => /^[а-я]+$/.test(text)))
    return undefined;
  if (!words.some(({ text }) => telling.test(text)) && !isOldCustom(words)) return undefined;
  table ??= load();
  const read = words.map(({ text, bound }) => nameWord(text, [table!.get(text) ?? ''], bound));
  return read.every(({ forms: [form] }) => form !== '') ? vietnameseReading(read) : undefined;
}
