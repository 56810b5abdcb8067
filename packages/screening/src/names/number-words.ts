/** Numbers in names: digits, Roman numerals, and cardinal and ordinal words of the larger languages. */

/**
 * Words for the numbers 1 to 12, one number per line. Words that more often mean something else (sei, sept, due) are left
 * out.
 */
const units = [
  'one first prvni ~awla uno primero primera primeiro primeira erste erster erstes eins pervyy pervaya pervoe pervyi pershyy persha prvi prva pierwszy pierwsza birinci ~awl ~awal ~alawl ~alawla wahid premiere 第一 一号 ファースト ワン prve ~alahd',
  'two second secondo seconda segundo segunda deux deuxieme zwei zweite zweiter dva vtoroy vtoraya vtoroe druhyy druga drugi ikinci ~thany ~thanyh ~althany ~althanyh 第二 二号 セカンド ツー ~dwm druhaya druha dovvom',
  'three third trois troisieme tres tercero tercera terceiro terzo terza drei dritte dritter tretiy tretya tretye treci trzeci ucuncu ~thalth ~althalth ~althalthh 第三 三号 サード スリー terca tretii tretia trecia trecie ~swm ~alsals sevvom trzecia',
  'four fourth quatre quatrieme cuatro cuarto quatro quattro quarto vier vierte chetyre chetvertyy chetvertaya chetvertoe cetiri dorduncu ~rabaa 第四 四号 cuarta chetverti chetverta cetvrti czwarty ~chharm ~alraba chaharom vierter viertes',
  'five fifth cinq cinquieme cinco quinto cinque funf fuenf funfte pyat pyatyy pyataya pyatoe beshinci besinci ~khams 第五 五号 pyati pyata pyatoye piatyi ~panjm ~pnjm ~alkhams panjom funfter funftes',
  'six sixth sixieme sexto sechs sechste shest shestoy shestaya altinci ~sads 第六 六号 shestoe shesti ~shshm ~alsads sheshom sechster shostyi shosta szosty',
  'seven seventh septieme siete septimo sete sette settimo sieben siebte sedmoy sedmaya yedinci ~sabaa 第七 七号 セブン septima settima sedmoe sedmi siomyi syomyi ~hftm ~alsaba haftom siebter siebtes',
  'eight eighth huit huitieme ocho octavo oito ottavo acht achte vosem vosmoy vosmaya sekizinci 第八 八号 octava oitavo oitava ottava vosmoe osmi osmy vosmyi ~hshtm ~alsamn ~thamn ~althamn hashtom achter achtes',
  'nine ninth neuf neuvieme nueve noveno nove neun neunte devyat devyatyy devyataya dokuzuncu 第九 九号 ナイン novena neunter devyatoe deviatyi deviata deveti ~nhm ~altasa nohom',
  'ten tenth dixieme diez decimo dieci zehn zehnte desyat desyatyy desyataya onuncu 第十 十号 テン dezena zehnter desyatoe desiatyi desiata deseti ~dhm ~alaashr ~aashr dahom',
  'eleven eleventh onze once undici odinnadtsat 第十一 イレブン onzieme elfte elfter undicesimo undecimo onbir onbirinci odinnadtsatyy odinnadtsataya odinnadtsatogo yazdahom ~yazdhm ~yazdh yazdah odynadtsiat',
  'twelve twelfth douze doce dodici zwolf zwoelf dvenadtsat 第十二 douzieme zwolfte zwolfter dodicesimo duodecimo oniki onikinci dvenadtsatyy dvenadtsataya dvenadtsatogo davazdahom ~dwazdhm ~dwazdh davazdah dvanadtsiat',
];
/**
 * Words for higher numbers, which occur in the names of national memorial days (Diecinueve de Julio, Panzdah-e
 * Khordad). Words that are also names (venti, elli, kirk) are left out.
 */
const beyond: readonly [number, string][] = [
  [
    13,
    'trece treze treizieme tredici tredicesimo dreizehn dreizehnte dreizehnter trinadtsat trinadtsatyy trinadtsataya trynadtsiat onuc onucuncu sizdah sizdahom ~syzdh ~syzdhm',
  ],
  [
    14,
    'catorce catorze quatorze quatorzieme quattordici quattordicesimo vierzehn vierzehnte vierzehnter chetyrnadtsat chetyrnadtsatyy chetyrnadtsataya chotyrnadtsiat ondort ondorduncu chahardah chahardahom ~chhardh ~chhardhm',
  ],
  [
    15,
    'quince quinze quinzieme quindici quindicesimo funfzehn fuenfzehn funfzehnte funfzehnter pyatnadtsat pyatnadtsatyy pyatnadtsataya piatnadtsiat onbes onbesinci panzdah panzdahe panzdahom ~panzdh ~panzdhm',
  ],
  [
    16,
    'dieciseis dezesseis dezasseis seizieme sedici sedicesimo sechzehn sechzehnte sechzehnter shestnadtsat shestnadtsatyy shestnadtsataya shistnadtsiat onalti onaltinci shanzdah shanzdahom ~shanzdh ~shanzdhm',
  ],
  [
    17,
    'diecisiete dezessete dezassete diciassette diciassettesimo siebzehn siebzehnte siebzehnter semnadtsat semnadtsatyy semnadtsataya simnadtsiat onyedi onyedinci hefdah hefdahom hivdah ~hfdh ~hfdhm',
  ],
  [
    18,
    'dieciocho dezoito diciotto diciottesimo achtzehn achtzehnte achtzehnter vosemnadtsat vosemnadtsatyy vosemnadtsataya visimnadtsiat onsekiz onsekizinci hejdah hijdah hejdahom ~hjdh ~hjdhm',
  ],
  [
    19,
    'diecinueve dezenove dezanove diciannove diciannovesimo neunzehn neunzehnte neunzehnter devyatnadtsat devyatnadtsatyy devyatnadtsataya deviatnadtsiat ondokuz ondokuzuncu nuzdah nozdah nuzdahom ~nwzdh ~nwzdhm',
  ],
  [
    20,
    'veinte vigesimo vigesima vinte vingt vingtieme ventesimo zwanzig zwanzigste zwanzigster dvadtsat dvadtsatyy dvadtsataya dvadtsatogo dvadtsiat yirmi yirminci bistom ~byst ~bystm ~ashrwn ~ashryn ~alashrwn ~alashryn',
  ],
  [21, 'veintiuno veintiun ventuno ventunesimo einundzwanzig einundzwanzigste yirmibir'],
  [22, 'veintidos ventidue ventiduesimo zweiundzwanzig zweiundzwanzigste yirmiiki'],
  [23, 'veintitres ventitre ventitreesimo dreiundzwanzig dreiundzwanzigste yirmiuc'],
  [24, 'veinticuatro ventiquattro ventiquattresimo vierundzwanzig vierundzwanzigste yirmidort'],
  [25, 'veinticinco venticinque venticinquesimo funfundzwanzig funfundzwanzigste yirmibes'],
  [26, 'veintiseis ventisei ventiseiesimo sechsundzwanzig sechsundzwanzigste yirmialti'],
  [27, 'veintisiete ventisette ventisettesimo siebenundzwanzig siebenundzwanzigste yirmiyedi'],
  [28, 'veintiocho ventotto ventottesimo achtundzwanzig achtundzwanzigste yirmisekiz'],
  [29, 'veintinueve ventinove ventinovesimo neunundzwanzig neunundzwanzigste yirmidokuz'],
  [
    30,
    'treinta trigesimo trigesima trinta trente trentieme trenta trentesimo dreissig dreissigste dreissigster tridtsat tridtsatyy tridtsataya trydtsiat otuz otuzuncu ~thlathwn ~thlathyn ~althlathwn ~althlathyn',
  ],
  [31, 'trentuno einunddreissig einunddreissigste'],
  [
    40,
    'cuarenta quarenta quarante quarantieme quaranta vierzig vierzigste sorok sorokovoy kirkinci chehel ~chhl ~arbawn ~arbayn ~alarbawn ~alarbayn',
  ],
  [
    50,
    'cincuenta cinquenta cinquante cinquantieme cinquanta funfzig fuenfzig pyatdesyat pyatidesyatyy piatdesiat ellinci panjah ~pnjah ~khmswn ~khmsyn ~alkhmswn ~alkhmsyn',
  ],
  [60, 'sesenta sessenta soixante soixantieme sessanta sechzig shestdesyat altmis altmisinci ~styn ~alstyn'],
  [70, 'setenta settanta siebzig semdesyat yetmis yetmisinci ~sbayn ~alsbayn'],
  [80, 'ochenta oitenta ottanta achtzig vosemdesyat seksen sekseninci ~thmanyn ~althmanyn'],
  [90, 'noventa novanta neunzig devyanosto doksan doksaninci ~tsayn ~altsayn'],
  [100, 'hundert yuzuncu'],
];
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const hundred = 100;

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');

let values: Map<string, number> | undefined;

function load(): Map<string, number> {
  const table = new Map<string, number>();
  const named = [...units.map((words, at): [number, string] => [at + 1, words]), ...beyond];
  for (const [value, words] of named)
    for (const word of words.split(' ')) for (const spelling of inLatin(word)) table.set(spelling, value);
  for (const [at, word] of teens.entries()) table.set(word, at + 13).set(`${word}th`, at + 13);
  for (const [at, word] of tens.entries())
    table.set(word, (at + 2) * 10).set(word.replace(/y$/, 'ieth'), (at + 2) * 10);
  table.set('hundred', hundred).set('hundredth', hundred).set('thousand', 1000).set('million', 1_000_000);
  return table;
}

/** A Slavic ordinal in its usual romanisations: pervyy, pervyi, pervyj, pervy. */
const inLatin = (word: string): string[] =>
  word.endsWith('yy') || word.endsWith('yi')
    ? ['yy', 'yi', 'yj', 'y', 'iy', 'ij', 'ii'].map((ending) => word.slice(0, -2) + ending)
    : [word];

/** A longer number is an identifier, not a count, and is cut. */
const MAX_DIGITS = 9;
const digits = /^(?:no|nr|num|第)?(\d+)(?:st|nd|rd|th)?$/;

/** The number that a spelling stands for, in digits (5, no5, 5th, 第5) or words; undefined for any other word. */
export function numberOf(spelling: string): number | undefined {
  const written = digits.exec(spelling)?.[1];
  if (written !== undefined) return Number(written.slice(0, MAX_DIGITS));
  values ??= load();
  return (
    values.get(spelling) ?? (spelling.startsWith('第') ? (hanDigitsOf(spelling) ?? hanNumberOf(spelling)) : undefined)
  );
}

/** An ordinal whose Han numerals are written digit by digit: 第七〇四 is the 704th. */
function hanDigitsOf(spelling: string): number | undefined {
  const [, numerals] = /^第([〇零一二三四五六七八九]{2,9})$/.exec(spelling) ?? [];
  return numerals === undefined
    ? undefined
    : Number(Array.from(numerals, (numeral) => hanDigits.indexOf(numeral) + 1).join(''));
}

const hanOrdinal = /^第(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/;
const hanDigits = '一二三四五六七八九';

/** An ordinal below a hundred in Han numerals: 第十四 is the fourteenth. */
function hanNumberOf(spelling: string): number | undefined {
  const [, tens, ten, ones] = hanOrdinal.exec(spelling) ?? [];
  if (ten === undefined && ones === undefined) return undefined;
  const count = ten === undefined ? 0 : tens === undefined ? 1 : hanDigits.indexOf(tens) + 1;
  return count * 10 + (ones === undefined ? 0 : hanDigits.indexOf(ones) + 1);
}

/** The number a Roman numeral stands for; undefined for any other word. */
export function romanNumberOf(spelling: string): number | undefined {
  const at = romans.indexOf(spelling);
  return at < 0 ? undefined : at + 1;
}

/** Words that announce a number and mean nothing themselves: Plant No. 5. */
export const announcesNumber = (spelling: string): boolean => announcers.has(spelling);
const announcers = new Set('no nr num number numero nombre nummer numer nomer broj cislo n'.split(' '));

/** Words after which a single letter distinguishes sister objects: Series A, Block D. */
export const announcesLetter = (spelling: string): boolean => lettered.has(spelling);
const lettered = new Set(
  'series serie seriya class klasse type typ block blok plot unit phase lot tower hall wing gate tranche category section sector group team model variant part zone plant building share shares stock'.split(
    ' ',
  ),
);
