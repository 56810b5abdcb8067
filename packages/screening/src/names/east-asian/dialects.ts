/**
 * Mandarin readings of the syllables of a Cantonese given name from Hong Kong, by the characters they may stand for:
 * Kwok Wah is Guohua.
 */
import { commonSpelling, hongKongSpelling } from './cantonese.ts';
import { jyutping, pinyinOf } from './han-readings.ts';
import { southernReadings } from '../tables/southern-readings.ts';

/** Characters of given names, the commoner of one sound first. Hand-written from public naming customs. */
const ofGivenNames =
  '明國華偉志文英美玉麗家嘉建強光榮德永德輝龍平慧玲芳珍秀蘭鳳潔梅琳素雲蓮真環雪愛霞香月鶯媛艷瑞佳瓊勤珠貞桂娣娜潔俊傑雄峰軍保東力健世廣義興良海山仁波寧貴福生元全勝學祥才發武新利清飛彬富順信子濤昌成康星天達安岩中茂進林有堅和博誠先敬震振壯會思群豪心邦承樂紹功松善厚慶磊民友裕河哲江超浩亮政謙亨奇之倫翰朗伯宏言若鳴朋斌梁棟維啟克翔旭鵬澤晨辰士以致樹炎行時泰盛琛冠騰榕風航弘恩惠敏靜淑娟婷雅詩詠欣怡儀穎琪詠妍儀嫻婉芝芬茵蓉蕙薇綺綠紅翠碧彩釗鈞錦鎮鑑銘鋒鴻鶴鑫添滿漢潤源熙照煒焯燦權森楚根樑桐柏柱基培堯坤均城堂境墉增壽夏孝孟宇守宗定宜宙家富寶尚展岳嵩嶺川巨帆帝康庭弟彥彪徐從忠念恆恒悅情惟意慈慎憲應懷成才捷授揚敦斐方旺昇昆昊昭晃景晉智暉曉書朝木本柔根榆正毅水江汝沛泉泓洋洪津浚淦淵淳渝湘源溢溪滔滿漳潔潮濠炳烈焜照熊燕玄玖玲珊珠琛琦瑋瑜瑩璇璋璧生甫田由申畢皓盈益盛相真睿石碩祖祐祿福禮秋科穗立端竹笑策紀純紫經綱緯繼羽翹老耀聖聰肇育能自舜舟良芷若茂莉莊萍葉蓓蔚蔭衛袁詠詳誼諾謀豐貞貴賢赫超路軒載輔輝辰迪逸達遠選邦郁銀鈺鋼錫鍾長開陽階隆雁雄霆霖青靖韋頌頤顯風馨駿驊高鳳麒麟黎黛默齊龍介權荃鏞鏗羨珩卓娥兆晴梓希彤佩錕勵勳';
/** Only the commonest characters of one sound are used. */
const MAX_OF_ONE_SOUND = 3;

let bySound: Map<string, string[]> | undefined;

function load(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const char of ofGivenNames) {
    const [cantonese, mandarin] = [jyutping(char), pinyinOf(char)];
    if (cantonese === '' || mandarin === '') continue;
    const sound = commonSpelling(hongKongSpelling(cantonese));
    const known = table.get(sound) ?? [];
    if (known.length < MAX_OF_ONE_SOUND && !known.includes(mandarin)) table.set(sound, [...known, mandarin]);
  }
  return table;
}

/** Possible pinyin of a Cantonese syllable in a given name, likeliest first; [] if none is known. */
export function mandarinOfCantonese(syllable: string): readonly string[] {
  bySound ??= load();
  return bySound.get(commonSpelling(syllable)) ?? [];
}

let bySouthern: Map<string, string[]> | undefined;

function loadSouthern(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const entry of southernReadings.split('|')) {
    const [written = '', ...spellings] = entry.split(' ');
    const mandarin = [...new Set(Array.from(written, (char) => pinyinOf(char)))];
    for (const spelling of spellings) {
      const known = table.get(spelling) ?? [];
      table.set(spelling, [...known, ...mandarin.filter((one) => !known.includes(one))].slice(0, MAX_OF_ONE_SOUND));
    }
  }
  return table;
}

/** The same for Hokkien, Teochew and Hakka syllables in South-East Asian spelling: Chok Tong is Zuodong. */
export function mandarinOfSouthern(syllable: string): readonly string[] {
  bySouthern ??= loadSouthern();
  return bySouthern.get(syllable) ?? [];
}
