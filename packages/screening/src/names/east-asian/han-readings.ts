/**
 * One reading of each Han character, from generated tables: Mandarin, Cantonese, Korean; also which characters are
 * variants of each other.
 */
import {
  jyutpingCodes,
  jyutpingSyllables,
  koreanCodes,
  koreanSyllables,
  simplifiedCharacters,
  traditionalCharacters,
} from '../tables/han-readings.gen.ts';
import { hanAlphabet, hanCodes, hanSyllables } from '../tables/romanisation.gen.ts';

const firstHan = 0x4e00;

/**
 * A table with one reading per Han character: each character has a code of two letters, an index into a list of
 * readings.
 */
function tableOf(source: string, codes: string): (char: string) => string {
  let readings: string[] | undefined;
  return (char) => {
    readings ??= source.split(' ');
    const at = (char.charCodeAt(0) - firstHan) * 2;
    if (!(at >= 0 && at + 1 < codes.length)) return '';
    return readings[hanAlphabet.indexOf(codes.charAt(at)) * 64 + hanAlphabet.indexOf(codes.charAt(at + 1))] ?? '';
  };
}
const mandarin = tableOf(hanSyllables, hanCodes);
const cantonese = tableOf(jyutpingSyllables, jyutpingCodes);
/** Jyutping of one Han character without tone, as it is read in names; '' if unknown. */
export const jyutping = (char: string): string => cantoneseOfNames[char] ?? cantonese(char);
const korean = tableOf(koreanSyllables, koreanCodes);
/** Hangul of one Han character; 金 has a reading of its own as a surname. */
export const hangul = (char: string): string => (char === '金' ? '김' : korean(char));

/** Pinyin of one Han character without tone; '' if unknown. */
export function pinyinOf(char: string, isSurname = false): string {
  return (isSurname ? surnameReading[char] : nameReading[char]) ?? mandarin(char);
}

/** Characters that have another reading in surnames. */
const surnameReading: Record<string, string> = {
  曾: 'zeng',
  单: 'shan',
  單: 'shan',
  解: 'xie',
  仇: 'qiu',
  查: 'zha',
  翟: 'zhai',
  盖: 'ge',
  蓋: 'ge',
  区: 'ou',
  區: 'ou',
  朴: 'piao',
  覃: 'qin',
  任: 'ren',
  尉: 'yu',
  薄: 'bo',
  万: 'wan',
  萬: 'wan',
  缪: 'miao',
  繆: 'miao',
  折: 'she',
  种: 'chong',
  秘: 'bi',
  冼: 'xian',
  员: 'yun',
  員: 'yun',
  乜: 'nie',
  令: 'ling',
  洗: 'xian',
  卜: 'bu',
  曲: 'qu',
  乐: 'yue',
  樂: 'yue',
  宁: 'ning',
  寧: 'ning',
  逄: 'pang',
  那: 'na',
  召: 'shao',
  长: 'zhang',
  長: 'zhang',
};
const nameReading: Record<string, string> = {
  曾: 'zeng',
  乐: 'le',
  樂: 'le',
  重: 'zhong',
  長: 'chang',
  长: 'chang',
  行: 'xing',
  参: 'shen',
  參: 'shen',
  沈: 'shen',
  盛: 'sheng',
  晟: 'sheng',
  石: 'shi',
  翟: 'zhai',
  朝: 'chao',
  强: 'qiang',
  強: 'qiang',
  少: 'shao',
  茜: 'qian',
  尧: 'yao',
  堯: 'yao',
  都: 'du',
  厦: 'xia',
  廈: 'xia',
  藏: 'zang',
  鹄: 'hu',
  鵠: 'hu',
  埔: 'pu',
};

/** Characters that are read otherwise in Cantonese names, and simplified ones that once were other characters. */
const cantoneseOfNames: Record<string, string> = {
  平: 'ping',
  名: 'ming',
  参: 'sam',
  參: 'sam',
  达: 'daat',
  宁: 'ning',
  胜: 'sing',
  儿: 'ji',
  适: 'sik',
  种: 'zung',
};

/** Japanese forms and other variants of characters, each next to the simplified one. */
const variantPairs =
  '辺边邉边嶋岛嶌岛渕渊冨富曽曾舘馆桒桑沢泽斎斋桜樱広广竜龙滝泷関关浜滨栄荣恵惠円圆実实歩步鉄铁眞真徳德総总稲稻塩盐対对黒黑歳岁戸户単单豊丰彌弥検检巻卷薫薰団团峯峰强强強强温温敎教髙高﨑崎靜静淸清靑青斉齐斎斋濱滨澁涩渋涩應应応应観观勲勋顕显経经継继県县厳严権权険险児儿従从奨奖将将浄净譲让穣穰嬢娘剰剩聡聪蔵藏荘庄蔦茑続续属属体体滞滞鎮镇頼赖覧览両两猟猎緑绿隷隶霊灵鈴铃錬炼楽乐薬药訳译来来乗乘亀龟駅驿衛卫';
let simplified: Map<string, string> | undefined;

function load(): Map<string, string> {
  const pairs = Array.from(traditionalCharacters).map((char, at) => [char, simplifiedCharacters.charAt(at)] as const);
  const variants = variantPairs.match(/../g) ?? [];
  return new Map([...pairs, ...variants.map((pair) => [pair.charAt(0), pair.charAt(1)] as const)]);
}

/** A text with traditional and Japanese characters replaced by simplified ones: 哈爾濱 is 哈尔滨. */
export function inSimplified(text: string): string {
  simplified ??= load();
  let written = '';
  for (const char of text) written += simplified.get(char) ?? char;
  return written;
}

/** The characters of the commonest surnames of China, by the censuses of China and Taiwan, simplified. */
const surnames = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚庞樊兰殷施陶洪翟颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦柳邢岳齐梅莫庄辛管祝左涂祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲游阳裴席卫查屈鲍霍翁隋甘景单包司柏宁柯阮桂解柴车冉房边饶刁瞿戚丘米池滕晋苑邬臧畅宫苟褚廉简娄盖符穆党燕郎邸冀谈姬屠连晏栾郁商蒙窦迟冷卓花仇蓝',
);
/** Whether two characters are surnames of different families. */
export function areTwoSurnames(one: string, other: string): boolean {
  simplified ??= load();
  return surnames.has(simplified.get(one) ?? one) && surnames.has(simplified.get(other) ?? other);
}

const onlyHan = /^[\u3400-\u9fff]+$/;

/** Given names in Hangul; a surname of one syllable has two forms (리, 이). */
const onlyHangul = /^[\uac00-\ud7a3]{2,}$/;

/**
 * Whether two words in Han characters (traditional, simplified or Japanese), or two in Hangul, have the same
 * characters; undefined unless both are entirely in one of them. 張偉 is 张伟; 张玮 only sounds like it. Japanese families
 * write 斎藤 and 斉藤 for one another.
 */
export function sameCharacters(one: string, other: string): boolean | undefined {
  if (onlyHangul.test(one) && onlyHangul.test(other)) return one === other;
  if (!onlyHan.test(one) || !onlyHan.test(other)) return undefined;
  if (one.length !== other.length) return false;
  return inSimplified(one).replaceAll('斋', '齐') === inSimplified(other).replaceAll('斋', '齐');
}
