/**
 * Chinese family names: pinyin by table, and the spellings that Cantonese, Hokkien, Teochew and Hakka families use
 * abroad.
 */
import { pinyinOf } from './han-readings.ts';
import { wadeGiles } from './mandarin.ts';

/** Characters of one name (traditional and simplified), then its southern spellings, likeliest first. */
const source =
  '陈陳 chan tan chern chin|王 wong ong heng vong|黄黃 wong ng ooi oei wee hwang uy vong|李 lee ly lei|张張 cheung chong teo teoh tio cheong|林 lam lim|刘劉 lau lao low liew lew|吴吳 ng goh go ngo wu|周 chow chau chew chao jow|郑鄭 cheng tay tee teh chiang|何 ho hoe|杨楊 yeung yeo young ieong|梁 leung leong neo nio|叶葉 yip ip yap iap|许許 hui koh khoo kho khaw hoi|谢謝 tse cheah chia sia|' +
  '蔡 choi tsoi chua choy chuah toy|马馬 ma mah beh|朱 chu choo gee|胡 wu woo oh foo|郭 kwok guo quek kok kuok kwek|罗羅 law lo loh|曾 tsang chan chang|萧蕭肖 siu seow siew sio|邓鄧 tang theng|赵趙 chiu chew chio|徐 chui tsui chee cher choi chooi|孙孫 suen sun soon|高 ko kao kou|余 yu yee ee|潘 poon phua|杜 to doo toh tou|戴 tai tay|钟鍾鐘锺 chung cheong chong|汪 wong vong|江 kong kang|袁 yuen|' +
  '范 fan hwan|方 fong hong png pung fang|石 shek sek|姚 yiu yeow yew io yeoh|卢盧 lo loo lou|苏蘇 so soh soo sou|彭 pang phang peh|丁 ting teng|钱錢 chin|冯馮 fung foong fong|韩韓 hon han|唐 tong|于 yu|董 tung tong|程 ching thia cheng|魏 ngai gwee wee gooi|沈 shum sim sum|吕呂 lv lyu lui loo|欧歐區区 au ow ao|廖 liu liew liaw liow leow leau|莫 mok|谭譚 tam tham|白 pak peh|毛 mo mou|岑 sum shum|关關 kwan kuan|雷 lui|洪 hung ang hong|傅 fu poh|侯 hau how|尹 wan|' +
  '简簡 kan|翁 yung ong iong|施 sze see sy si|柯 or kua|温溫 wan oon|詹 chim|庄莊 chong chng|颜顏 ngan gan|田 tin|古 koo|凌 ling leng|甘 kam|麦麥 mak|邱丘 yau khoo hew iao|霍 fok|龚龔 kung kong|游 yau iao yew|康 hong|邹鄒 chow|阮 yuen|骆駱 lok|冼 sin|伍 ng|黎 lai|曹 tso cho chow chou|葛 kot|蒋蔣 cheung chiang cheong|蓝藍 lam|倪 ngai geh|屈 wat|文 man|容 yung iong|连連 lin|祝 chuk|史 sze|顾顧 koo|' +
  '孔 hung hong kong|包 pau|鲍鮑 pau|宋 sung soong song|任 yam|陆陸 luk look loke lok|金 kam|夏 ha|邵 shiu|梅 mui|尤 yau|童 tung tong|熊 hung hong|向 heung heong|薛 sit|龙龍 lung long|万萬 man|赖賴 lai|严嚴 yim|湯汤 tong|巫 mo|卓 cheuk toh|紀纪 kei kee|官 kwun koon kuan|辜 koh|貝贝 pui|利 lee|勞劳 lo|單单|段|郝|乔喬|贺賀 ho|武|殷|牛|安|常|路|申|左|齐齊|管|聂聶|章|鲁魯 lou lo|秦 chun|阎閻闫|贾賈 ka|俞|崔 chui tsui choi|陶|姜|戚 chik|卜|季|柴|车車|房|耿|辛 san|苗|曲|裴|涂|褚|宁寧|符 fu foo|臧|靳|佟|习習|薄|' +
  '令|栗|孟|谈談|华華|娄婁|盛|狄|覃|蒲|阳陽|朴|樊|权權|全|项項|冀|凤鳳|尚|水|滕|谷|艾|焦|敖|晏|查|解|仇|翟|竇窦|嵇|邢 heng|鞠|甄|蔚|桂|柳 lau liew|焉|池|岳|師师|裘|荊荆|畢毕|瞿|蒙|苟|宮宫|费費|卫衛|成|计計|时時|应應|穆|屠|楚|晋|明|闵閔|原|桑|敬|雍|巩鞏|冷|初|由|丛叢|海|隋|兰蘭|商|党黨|暴|劇|郎|洛|司|练練|仝|乐樂';
const compoundSource =
  '欧阳 歐陽 auyeung auyang owyang|司马 司馬 szema ssuma|诸葛 諸葛 chukot|上官 sheungkwun|司徒 司徒 szeto seeto soto situ|东方 東方 tungfong|夏侯 hahau|尉迟 尉遲 weichi|皇甫 wongpo|慕容 moyung|令狐 lingwu|端木 tuanmu|长孙 長孫 cheungsuen|宇文 yuman|公孙 公孫 kungsuen|轩辕 軒轅 hsienyuan|呼延 huyen|拓跋 topa|南宫 南宮|西门 西門|申屠|赫连 赫連|独孤 獨孤|太史|濮阳 濮陽|澹台 澹臺|钟离 鍾離|闻人 聞人|淳于|单于 單于|完颜 完顏|纳兰 納蘭';

let southern: Map<string, string[]> | undefined;
let compounds: Set<string> | undefined;
/** Pinyin surnames by each of their spellings, including the pinyin itself. */
let bySpelling: Map<string, string[]> | undefined;
let beginnings: Set<string> | undefined;

function load(): Map<string, string[]> {
  southern = new Map();
  compounds = new Set();
  const found = new Map<string, string[]>();
  const add = (spelling: string, pinyin: string): void => {
    const known = found.get(spelling);
    if (!known) found.set(spelling, [pinyin]);
    else if (!known.includes(pinyin)) known.push(pinyin);
  };
  const entries = source.split('|').map((entry) => {
    const [chars = '', ...spellings] = entry.split(' ');
    for (const char of chars) southern!.set(char, spellings);
    return { pinyin: [pinyinOf(chars.charAt(0), true)], spellings };
  });
  for (const entry of compoundSource.split('|')) {
    const words = entry.split(' ');
    const written = words.filter((word) => word.charCodeAt(0) > 0x7f);
    for (const chars of written) compounds.add(chars);
    const pinyin = Array.from(written[0] ?? '').map((char) => pinyinOf(char, true));
    entries.push({ pinyin, spellings: words.filter((word) => word.charCodeAt(0) < 0x80) });
    for (const chars of written)
      southern.set(
        chars,
        words.filter((word) => word.charCodeAt(0) < 0x80),
      );
  }
  // The pinyin reading of a spelling comes before its other meanings.
  for (const { pinyin } of entries) add(pinyin.join(''), pinyin.join(''));
  for (const { pinyin } of entries) add(pinyin.map(wadeGiles).join(''), pinyin.join(''));
  for (const { pinyin, spellings } of entries) for (const spelling of spellings) add(spelling, pinyin.join(''));
  return found;
}

/**
 * The pinyin surnames that a Latin spelling may stand for, starting with itself if it is one; undefined if it is not a
 * surname.
 */
export function chineseSurname(spelling: string): readonly string[] | undefined {
  bySpelling ??= load();
  return bySpelling.get(spelling);
}

/** Whether this is the beginning of the Latin spelling of a surname. */
export function beginsChineseSurname(spelling: string): boolean {
  bySpelling ??= load();
  beginnings ??= beginningsOf(bySpelling.keys());
  return beginnings.has(spelling);
}

/** The proper prefixes of these words. */
export function beginningsOf(words: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const word of words) for (let end = 1; end < word.length; end++) found.add(word.slice(0, end));
  return found;
}

/** Spellings of a surname in Han characters that southern families use; [] if the table has none. */
export function southernSurname(chars: string): readonly string[] {
  bySpelling ??= load();
  return southern!.get(chars) ?? [];
}

/** Whether a single Han character is a surname in the table. */
export function isSingleSurname(char: string): boolean {
  bySpelling ??= load();
  return char.length === 1 && southern!.has(char);
}

/** Whether two Han characters form one surname. */
export function isCompoundSurname(chars: string): boolean {
  bySpelling ??= load();
  return compounds!.has(chars);
}
