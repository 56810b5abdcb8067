/**
 * Foreign names in Chinese, one syllable per character, by the tables of news agencies: 梅德韦丘克 is Medvechuk, which is
 * near enough to Medvedchuk.
 */
import { inSimplified } from './han-readings.ts';

/**
 * What the characters of such names stand for; some have several sounds, the usual one first. A single consonant closes
 * a syllable or stands before another one. Hand-written from the transcription tables for English, Russian, Arabic and
 * Spanish.
 */
const syllables = `
a 阿|ai 艾爱埃|an 安|ang 昂|ao 奥|o 奥欧|e 厄埃|en 恩|r 尔|l 尔力|i 伊依|in 因|u 乌|
b 布卜|ba 巴芭|bai 拜白|ban 班|bang 邦|bao 鲍|be 贝伯|ben 本|bi 比毕|bin 宾|bo 博波鲍|bu 布|
p 普甫|pa 帕|pai 派|pan 潘|pe 佩珀|pei 佩裴|pen 彭|pi 皮匹|pin 平|po 波|pu 普|
d 德|da 达|dai 代戴黛|dan 丹|dang 当|de 德|den 登|di 迪蒂|din 丁|do 多|don 敦东顿|du 杜|dun 敦|
t 特|ta 塔|tai 泰|tan 坦|tang 唐|tao 陶|te 特|ten 滕|ti 季蒂提|tin 廷京|to 托|ton 通顿|tu 图吐|tun 屯|tian 田|
k 克|ka 卡|kai 凯|kan 坎|kang 康|kao 考|ke 克|ken 肯|ki 基|kin 金京|ko 科柯|kon 孔康|ku 库|kui 奎|kun 昆|
g 格|ga 加|gai 盖|gan 甘|gao 高|ge 格|gen 根|gi 吉|go 戈|gon 贡|gu 古|gua 瓜|
f 夫弗甫|v 夫弗|fa 法|fai 费|fan 范|fe 费|fen 芬|fi 菲|fin 芬|fo 福|fu 富|
va 瓦娃|ve 韦|vei 韦|vi 维薇|ven 文|vin 文|vo 沃|von 冯|vu 武|wa 瓦|wai 怀|wan 万|wei 韦威|wen 温|wi 威|wo 沃|wu 武|
s 斯丝|sa 萨|sai 赛|san 桑|se 塞谢|sen 森|si 西锡|sin 辛|so 索|son 松逊|su 苏|sun 孙|
z 兹孜|za 扎|zai 宰|zan 赞|ze 泽|zen 曾|zo 佐|zu 祖|ts 茨|tsa 察|tse 采策|tsi 齐|
sh 什|sha 沙莎|shan 尚|she 舍谢|shen 申|shi 希什|sho 绍|shu 舒|
zh 日|zhe 热|zhi 日|zhu 朱茹|zha 扎|
ch 奇|cha 查恰|chai 柴|che 切彻|chen 琴|chi 奇|chin 琴|cho 乔|chu 丘楚|
j 奇|ja 贾|jan 詹扬|je 杰捷|jen 珍|ji 吉基|jin 金|jo 乔|jon 琼|ju 朱|te 捷|di 季|
h 赫|ha 哈|hai 海|han 汉|hao 豪|he 赫|hei 黑|hen 亨|hi 希|ho 霍|hon 洪|hu 胡|hua 华|
m 姆木|ma 马玛|mai 迈麦买|man 曼|mao 毛|me 梅默|mei 梅|men 门|mi 米|min 明|mo 莫蒙|mon 蒙|mu 穆木|myo 苗|
n 恩|na 纳娜|nai 奈|nan 南|nao 瑙|ne 内涅|nei 内|ni 尼妮|nin 宁|no 诺|nu 努|nyu 纽|
la 拉|ra 拉|lai 莱赖|rai 赖|lan 兰|ran 兰|lang 朗|ran 朗|lao 劳|le 勒莱列雷|re 雷列勒|lei 雷蕾|lem 勒|len 伦|ren 伦|li 利莉丽力|ri 里利|lin 林琳|rin 林|
lo 洛罗|ro 罗洛|lon 隆伦|ron 龙隆伦|lu 卢|ru 鲁卢|lun 伦|lyu 柳|ryu 留|lyo 略|ryo 廖|
lyen 莲连|
lyan 良梁|
lyam 廉|
ber 伯|
tso 措|
ya 亚雅娅|yan 扬延|yang 扬|ye 叶耶|yo 约|yu 尤于|yun 云|
`;

let table: ReadonlyMap<string, readonly string[]> | undefined;

function load(): ReadonlyMap<string, readonly string[]> {
  const soundsOf = new Map<string, string[]>();
  for (const entry of syllables.replaceAll('\n', '').split('|')) {
    const [sound = '', characters = ''] = entry.split(' ');
    for (const character of characters) soundsOf.set(character, [...(soundsOf.get(character) ?? []), sound]);
  }
  return soundsOf;
}

const MAX_SPELLINGS = 8;
const consonant = /^[^aeiou]+$/;

/** The Latin spellings of a word of a foreign name; [] if one of its characters is not used in such names. */
export function transcribedSpellings(word: string): string[] {
  table ??= load();
  const characters = Array.from(inSimplified(word));
  let spellings = [''];
  for (const [at, character] of characters.entries()) {
    const sounds = table.get(character);
    if (sounds === undefined) return [];
    // Within a word the vowel of 特 or 克 is seldom meant.
    const alone = at > 0 ? sounds.filter((sound) => consonant.test(sound)) : [];
    const likely = alone.length > 0 ? alone : sounds;
    const kept = spellings.length * likely.length > MAX_SPELLINGS ? likely.slice(0, 1) : likely;
    spellings = spellings.flatMap((before) => kept.map((sound) => before + sound));
  }
  return [...new Set(spellings)];
}
