/** Mandarin syllables in Latin letters: pinyin, Wade-Giles, and the usual spellings of Taiwan. */

/** The pinyin syllables that occur in names, with ü as u. */
const pinyinSource =
  'ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu cai can cang cao ce cen ceng cha chai chan chang chao che chen cheng chi chong chou chu chuai chuan chuang chui chun chuo ci cong cou cu cuan cui cun cuo da dai dan dang dao de deng di dian diao die ding diu dong dou du duan dui dun duo e en er ' +
  'fa fan fang fei fen feng fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo ' +
  'la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lue lun luo ma mai man mang mao mei men meng mi mian miao mie min ming miu mo mou mu na nai nan nang nao nei nen neng ni nian niang niao nie nin ning niu nong nu nuan nuo ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu ' +
  'qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ruan rui run ruo sa sai san sang sao se sen seng sha shai shan shang shao she shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo ' +
  'wa wai wan wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yong you yu yuan yue yun za zai zan zang zao ze zen zeng zha zhai zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo';

const initials: Record<string, string> = {
  zh: 'ch',
  ch: 'ch',
  sh: 'sh',
  z: 'ts',
  c: 'ts',
  j: 'ch',
  q: 'ch',
  x: 'hs',
  r: 'j',
  b: 'p',
  d: 't',
  g: 'k',
};
const wholeSyllables: Record<string, string> = {
  zi: 'tzu',
  ci: 'tzu',
  si: 'ssu',
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  er: 'erh',
  yi: 'i',
  you: 'yu',
  yan: 'yen',
  ye: 'yeh',
  yong: 'yung',
  yue: 'yueh',
  e: 'o',
  ge: 'ko',
  ke: 'ko',
  he: 'ho',
  gui: 'kuei',
  kui: 'kuei',
  guo: 'kuo',
  kuo: 'kuo',
  huo: 'huo',
  shuo: 'shuo',
};

/** Wade-Giles spelling of a syllable without apostrophes and dots, as documents have it: zhang → chang, xue → hsueh. */
export function wadeGiles(pinyin: string): string {
  const whole = wholeSyllables[pinyin];
  if (whole) return whole;
  const [, initial = '', final = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]?)(.*)$/.exec(pinyin) ?? [];
  return (initials[initial] ?? initial) + finalOf(final);
}

const finalOf = (final: string): string =>
  final
    .replace(/ong$/, 'ung')
    .replace(/ian$/, 'ien')
    .replace(/([iu])e$/, '$1eh')
    .replace(/uo$/, 'o');

/** Spellings outside the rules that people in Taiwan and the Republic chose for themselves; pinyin first. */
const usualSource =
  'yi yi|ying ing|jiu jeou jiou|you yeou yow|xu shu shyu sheu|xiao shiao siao hsiau|xin shin sin|xiu shiu|xi shi si|xia shia|xian shian sien|xiang shiang siang|xue shueh shiue|xing shing|xiong shiung|zhi jyh chi jy|shi shyh|zi tze tzy tz|ci tsu tse|si szu sze|lu lv lyu lui|nu nv|' +
  'ge ke|de te teh|he hur|cai tsay|chen chern|zhen jen jenn|zheng jeng|zhong jong|zhu ju|zhao jaw|zhang jang|jian jien|jie jye|jun jiun|juan jiuan|qi chyi|ren ren|rui ray|wen win|wei way|guo kwo|hui huey hwei|hua hwa|huang hwang|guang kwang|dong tong|feng fong|zhan jan|jiang keang|ze tse|zong tsong|yu yuh|liang leang|sun suen';

let spellings: Map<string, string[]> | undefined;
let pinyin: Set<string> | undefined;

function load(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (spelling: string, syllable: string): void => {
    const known = found.get(spelling);
    if (!known) found.set(spelling, [syllable]);
    else if (!known.includes(syllable)) known.push(syllable);
  };
  pinyin = new Set(pinyinSource.split(' '));
  for (const syllable of pinyin) add(wadeGiles(syllable), syllable);
  for (const entry of usualSource.split('|')) {
    const [syllable = '', ...usual] = entry.split(' ');
    for (const spelling of usual) add(spelling, syllable);
  }
  return found;
}

/** Every syllable of pinyin, ü as u. */
export function pinyinSyllables(): ReadonlySet<string> {
  spellings ??= load();
  return pinyin!;
}

/** Whether a syllable is pinyin, ü as u. */
export function isPinyin(syllable: string): boolean {
  spellings ??= load();
  return pinyin!.has(syllable);
}

/** The pinyin syllables that another spelling may stand for, likeliest first; [] if there are none. */
export function pinyinOfSpelling(spelling: string): readonly string[] {
  spellings ??= load();
  return spellings.get(spelling) ?? [];
}
