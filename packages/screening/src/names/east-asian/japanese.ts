/**
 * Japanese names: surnames by table or by the usual readings of their characters, given names by the readings of
 * theirs. Latin spellings (Hepburn, Kunrei, with or without long vowels) are brought to one form.
 */

const surnameSource =
  '田中 tanaka|山田 yamada|佐藤 sato|鈴木 suzuki|高橋 takahashi|伊藤 ito|渡辺渡邊渡邉 watanabe|渡部 watanabe watabe|山本 yamamoto|中村 nakamura|小林 kobayashi|加藤 kato|吉田 yoshida|佐々木 sasaki|山口 yamaguchi|松本 matsumoto|井上 inoue|木村 kimura|林 hayashi|斎藤齋藤斉藤齊藤 saito|清水 shimizu|山崎 yamazaki yamasaki|阿部安部安倍阿倍 abe|森 mori|池田 ikeda|橋本 hashimoto|山下 yamashita|石川 ishikawa|' +
  '中島 nakajima nakashima|前田 maeda|藤田 fujita|小川 ogawa|岡田 okada|後藤 goto|長谷川 hasegawa|村上 murakami|近藤 kondo|石井 ishii|坂本 sakamoto|遠藤 endo|青木 aoki|藤井 fujii|西村 nishimura|福田 fukuda|太田 ota|三浦 miura|藤原 fujiwara|岡本 okamoto|松田 matsuda|中川 nakagawa|中野 nakano|原田 harada|小野 ono|田村 tamura|竹内 takeuchi|金子 kaneko|和田 wada|中山 nakayama|石田 ishida|上田 ueda|森田 morita|柴田 shibata|酒井 sakai|' +
  '工藤 kudo|横山 yokoyama|宮崎 miyazaki|宮本 miyamoto|内田 uchida|高木 takagi|安藤 ando|谷口 taniguchi|大野 ono|丸山 maruyama|今井 imai|高田 takada|藤本 fujimoto|村田 murata|武田 takeda|上野 ueno|杉山 sugiyama|増田 masuda|菅 suga kan|岸田 kishida|石破 ishiba|麻生 aso|重信 shigenobu|松岡 matsuoka|若林 wakabayashi|小泉 koizumi|河野 kono|茂木 motegi|鳩山 hatoyama|羽田 hata haneda|宇野 uno|海部 kaifu|細川 hosokawa|村山 murayama|小渕 obuchi|野田 noda|枝野 edano|' +
  '原 hara|折口 origuchi orikuchi|堺 sakai|司 tsukasa|榊 sakaki|楠 kusunoki|楢 nara|椿 tsubaki|栄 sakae|関 seki|東 higashi azuma|西 nishi|南 minami|北 kita|谷 tani|堀 hori|辻 tsuji|岡 oka|島 shima|浜 hama|星 hoshi|平 taira|星野 hoshino|大塚 otsuka|大西 onishi|大久保 okubo|久保 kubo|久保田 kubota|服部 hattori|五十嵐 igarashi|小山 koyama oyama|新井荒井 arai|川口 kawaguchi|川崎 kawasaki|川上 kawakami|河村川村 kawamura|河合川合 kawai|飯田 iida|飯塚 iizuka|本田本多 honda|本間 honma|矢野 yano|吉川 yoshikawa|吉村 yoshimura|松井 matsui|松尾 matsuo|松下 matsushita|野口 noguchi|野村 nomura|' +
  '菅原 sugawara|菅野 kanno sugano|千葉 chiba|桜井櫻井 sakurai|古川 furukawa|市川 ichikawa|小松 komatsu|水野 mizuno|大橋 ohashi|大谷 otani oya|大島 oshima|大石 oishi|大川 okawa|大山 oyama|島田 shimada|木下 kinoshita|熊谷 kumagai|馬場 baba|平野 hirano|平田 hirata|平井 hirai|岩崎 iwasaki|岩田 iwata|樋口 higuchi|広瀬廣瀬 hirose|篠原 shinohara|秋山 akiyama|黒田 kuroda|黒木 kuroki|黒澤黒沢 kurosawa|宮田 miyata|松原 matsubara|浅野 asano|浅田 asada|望月 mochizuki|永井 nagai|吉野 yoshino|' +
  '田口 taguchi|田島 tajima|田辺田邊 tanabe|田原 tahara|田代 tashiro|本村 motomura|尾崎 ozaki|小島 kojima|小池 koike|小田 oda|小沢小澤 ozawa|小原 ohara obara|小倉 ogura|小西 konishi|片山 katayama|牧野 makino|西田 nishida|西川 nishikawa|西山 nishiyama|土屋 tsuchiya|土井 doi|石原 ishihara|石橋 ishibashi|福島 fukushima|福井 fukui|福本 fukumoto|成田 narita|北村 kitamura|内藤 naito|須藤 sudo|須田 suda|武藤 muto|江口 eguchi|荒木 araki|上原 uehara|東條東条 tojo|細田 hosoda|' +
  '渋谷 shibuya|関口 sekiguchi|萩原 hagiwara|早川 hayakawa|白石 shiraishi|白井 shirai|神田 kanda|神谷 kamiya|三宅 miyake|三木 miki|三好 miyoshi|三上 mikami|安田 yasuda|安井 yasui|角田 tsunoda kakuta|榎本 enomoto|川島 kawashima|豊田 toyoda|津田 tsuda|塚本 tsukamoto|戸田 toda|中田 nakata nakada|中西 nakanishi|中井 nakai|中尾 nakao|永田 nagata|長島 nagashima|根本 nemoto|二宮 ninomiya|畠山 hatakeyama|浜田濱田 hamada|堀江 horie|堀内 horiuchi|真鍋 manabe|宮川 miyagawa|向井 mukai|村井 murai|' +
  '桃井 momoi|森本 morimoto|八木 yagi|柳田 yanagida|山中 yamanaka|山内 yamauchi|山岸 yamagishi|湯川 yukawa|米田 yoneda|和泉 izumi|渥美 atsumi|朝倉 asakura|荻原 ogiwara|織田 oda|徳川 tokugawa|豊臣 toyotomi|明智 akechi|伊達 date|上杉 uesugi|毛利 mori|島津 shimazu|日下 kusaka|日野 hino|一条 ichijo|九条 kujo|西園寺 saionji|勅使河原 teshigawara|甲斐 kai|加賀 kaga|相馬 soma|相沢相澤 aizawa|我妻 agatsuma wagatsuma|浅井 asai azai|麻原 asahara|松元 matsumoto|東海林 shoji|庄司 shoji|佐野 sano|佐久間 sakuma|佐伯 saeki|早乙女 saotome|小鳥遊 takanashi|長宗我部 chosokabe|大伴 otomo|物部 mononobe|蘇我 soga';
/** Readings of characters in surnames that the table lacks. */
const surnamePartSource =
  '山 yama|川 kawa gawa|河 kawa|田 ta da|野 no|村 mura|本 moto|元 moto|木 ki gi|林 bayashi|森 mori|井 i|上 kami ue|下 shita|中 naka|原 hara wara|谷 tani ya|沢澤 sawa zawa|島嶋 shima jima|崎﨑 saki zaki|岡 oka|坂 saka|池 ike|石 ishi|橋 hashi bashi|藤 fuji to|高髙 taka|大 o|小 ko o|西 nishi|東 higashi|北 kita|南 minami|内 uchi|口 kuchi guchi|松 matsu|竹 take|杉 sugi|吉 yoshi|新 shin ara|古 furu|安 yasu|長 naga|永 naga|平 hira|広 hiro|丸 maru|' +
  '金 kane|青 ao|赤 aka|白 shira|黒 kuro|福 fuku|宮 miya|神 kami|寺 tera dera|倉 kura|塚 tsuka zuka|屋 ya|場 ba|部 be|間 ma|尾 o|浦 ura|浜 hama|江 e|津 tsu|水 mizu|清 kiyo|泉 izumi|沼 numa|瀬 se|戸 to|関 seki|城 ki shiro|堀 hori|柳 yanagi|桜 sakura|梅 ume|栗 kuri|桑 kuwa|植 ue|草 kusa|菊 kiku|花 hana|秋 aki|春 haru|夏 natsu|星 hoshi|日 hi|月 tsuki|土 tsuchi|岩 iwa|畑 hata|町 machi|里 sato|千 chi|三 mi|八 ya|久 hisa|保 bo|佐 sa|伊 i|' +
  '加 ka|近 chika|武 take|矢 ya|荒 ara|相 ai|飯 ii|稲 ina|米 yone|今 ima|根 ne|岸 kishi gishi|熊 kuma|馬 ma|鳥 tori|鶴 tsuru|亀 kame|玉 tama|若 waka|早 haya|笠 kasa|笹 sasa|篠 shino|菅 suga|萩 hagi|奥 oku|横 yoko|前 mae|増 masu|重 shige|富 tomi|豊 toyo|徳 toku|光 mitsu|浅 asa|深 fuka|細 hoso|太 o|辺邊邉 be|渋澁 shibu|市 ichi|角 kado tsuno|越 koshi|垣 gaki|納能 no|鬼 oni|鎌釜 kama|鍋 nabe|合 ai|居 i|賀 ga|羽 ha|雨 ame|波 nami|丹 tan ni|仲 naka|児 ko|国 kuni|形 kata|志 shi|名 na|和 wa|妻 zuma|子 ko|守 mori|宇 u|友 tomo|喜 ki|敷 shiki|曽 so|由 yu|真 ma|知 chi|砂 suna|磯 iso|種 tane|縄 nawa|臼 usu|船 funa|蔵 kura|見 mi|貝 kai|足 ashi|飛 tobi|鷲 washi|鷹 taka|幡 hata|尻 jiri|郷 go|門 kado|渕淵 fuchi|桐 kiri|柏 kashiwa|樫 kashi|梶 kaji|椎 shii|榎 enoki|滝瀧 taki|潮 shio|牧 maki|猪 ino|生 o|粟 awa|緒 o|花 hana|茅 kaya|葉 ha|藪 yabu|諸 moro|豆 mame|轟 todoroki|鈴 suzu|錦 nishiki|雪 yuki|霜 shimo|' +
  '坪 tsubo|塩 shio|梨 nashi|柿 kaki|窪 kubo|栃 tochi|巻 maki|弓 yumi|染 some|棚 tana|槙 maki|沖 oki|洞 hora|湊 minato|溝 mizo|片 kata|狩 kari|琴 koto|目 me|秦 hata|絹 kinu|綿 wata|織 ori|脇 waki|舘館 tate|茨 ibara|薄 usu|薮 yabu|衣 kinu|袴 hakama|遠 to|道 michi|釘 kugi|陣 jin|隅 sumi|雲 kumo|霧 kiri|駒 koma|鮎 ayu|鵜 u|鹿 shika ka|麦 mugi|氏 uji|庄 sho|瓜 uri|皆 mina|箕 mino|条 jo';
const givenSource =
  '健 ken takeshi|誠 makoto|浩 hiroshi|博 hiroshi|隆 takashi|明 akira|清 kiyoshi|勇 isamu|茂 shigeru|実實 minoru|進 susumu|豊 yutaka|修 osamu|学 manabu|剛 tsuyoshi|謙 ken|正 tadashi|武 takeshi|聡 satoshi|愛 ai|孝 takashi|稔 minoru|昇 noboru|登 noboru|弘 hiroshi|宏 hiroshi|寛 hiroshi|豪 go|毅 takeshi tsuyoshi|徹 toru|亮 ryo|翔 sho|蓮 ren|樹 itsuki|潤 jun|淳 jun atsushi|純 jun|敦 atsushi|篤 atsushi|仁 hitoshi jin|薫 kaoru|忍 shinobu|恵 megumi|緑 midori|瞳 hitomi|舞 mai|葵 aoi|遥 haruka|楓 kaede|' +
  '桜 sakura|渚 nagisa|望 nozomi|光 hikaru|勝 masaru|守 mamoru|保 tamotsu|智 satoshi|哲 tetsu satoshi|大輔 daisuke|翔太 shota|一郎 ichiro|太郎 taro|次郎二郎 jiro|三郎 saburo zaburo|四郎 shiro|五郎 goro|早苗 sanae|晋三 shinzo|文雄 fumio|義偉 yoshihide|房子 fusako|陽子洋子 yoko|京子 kyoko|裕子 yuko hiroko|優子 yuko|由美子 yumiko|久美子 kumiko|真由美 mayumi|貴子 takako|直人 naoto|純一郎 junichiro|由紀夫 yukio|大和 yamato|小百合 sayuri|百合子 yuriko|美咲 misaki|七海 nanami|陽菜 hina|大翔 hiroto|結衣 yui|彩花 ayaka|和 kazu|' +
  '恵子 keiko|恵美 emi megumi|恵 megumi kei|学而 gakuji|英機 hideki|五十六 isoroku|信長 nobunaga|家康 ieyasu|秀吉 hideyoshi|龍之介 ryunosuke|由紀夫 yukio|春樹 haruki|彰晃 shoko|智津夫 chizuo';
/** Readings of characters in given names. */
const givenPartSource =
  '一 ichi kazu|二 ji|三 zo mi|郎朗 ro|太 ta|雄 o yu|夫男 o|彦 hiko|子 ko|美 mi|代 yo|江枝絵 e|恵 e|香 ka|奈菜那 na|佳 ka|里理莉梨 ri|沙紗 sa|由 yu|優悠 yu|裕 yu hiro|祐佑 yu suke|勇 yu|友 tomo|智知 tomo chi|朋朝 tomo|直尚 nao|樹希季 ki|輝 ki teru|紀 nori ki|典則憲徳範 nori|和 kazu|弘博広 hiro|浩宏 hiro ko|大 dai hiro|介輔助 suke|良 yoshi ryo|義芳好嘉 yoshi|吉 kichi yoshi|喜 ki yoshi|正雅昌 masa|政 masa|将 masa sho|' +
  '真 ma shin|信伸 nobu shin|宣延 nobu|晋慎 shin|進 shin|茂重 shige|成 nari shige|孝崇 taka|隆 taka ryu|貴 taka ki|高 taka|敬 taka kei|俊 toshi shun|敏利 toshi|寿 toshi|明 aki|昭彰秋 aki|章 aki sho|秀 hide|英 hide ei|康 yasu ko|泰 yasu|靖保安 yasu|行之 yuki|幸 yuki sachi|雪 yuki|勝克 katsu|武 take|健建 ken take|賢謙憲 ken|剛 take go|毅岳 take|哲徹 tetsu|達辰 tatsu|竜龍 ryu tatsu|翔祥 sho|拓卓 taku|洋 yo hiro|陽 yo haru|圭啓慶 kei|純潤順 jun|淳 jun atsu|敦篤厚 atsu|' +
  '道通 michi|久 hisa|寛 hiro|光満充 mitsu|文 fumi bun|史 fumi shi|郁 iku|栄 ei|永 naga|忠 tada|治 ji haru|春晴 haru|次 ji|司 ji shi|志士 shi|也哉矢弥 ya|造蔵 zo|平 hei|作 saku|吾五悟 go|斗 to|人 to hito|登 to|仁 hito|生 o|花 hana ka|華 ka|愛 ai mana|彩綾絢 aya|結 yu|衣依 i|亜 a|未実海 mi|千 chi|津 tsu|都 to|世 yo|玲麗礼 rei|瑠留 ru|音 ne|乃 no|穂帆 ho|麻茉 ma|万 ma|基 ki moto|元 moto gen|悦 etsu|節 setsu|静 shizu|澄 sumi|涼遼 ryo|颯蒼創 so|宗 mune so|聡 aki satoshi|陸 riku|' +
  '律 ritsu|力 riki|清 kiyo|聖星 sei|征 sei|誠 sei|豊 toyo|虎 tora|富 tomi|君公 kimi|国邦 kuni|市 ichi|丈 take|定貞 sada|庄昇 sho|恒常経 tsune|家 ie|長 naga|頼 yori|親近 chika|周修柊 shu|房 fusa|早 sa|隼 haya|咲 saki|照 teru|瑛 ei|福 fuku|芙風 fu|冬 fuyu|夏 natsu|波 nami|羽葉 ha|織 ori|緒央 o|恭 yasu kyo|角 kaku|京 kyo|匡 masa|桃 momo|菊 kiku|松 matsu|規 nori ki|機 ki|樹 ki ju|継 tsugu|嗣 tsugu|助 suke|衛 e|門 mon|右 u|左 sa';

/** Readings of a character at the beginning of a son's name: 清一郎 is Seiichiro. */
const sonsFirstSource =
  '清精誠征聖正 sei|健建賢謙憲研兼 ken|信真新伸慎晋進 shin|幸孝康浩弘光公宏功広耕紘 ko|俊春舜 shun|純潤順淳準 jun|敬圭恵啓慶 kei|栄英永 ei|龍竜隆 ryu|良亮涼 ryo|宗総聡壮惣 so|正昌章祥勝庄昇 sho|洋陽要庸 yo|雄勇裕祐友悠有 yu|修周秀 shu|哲鉄 tetsu|源元玄 gen|喜貴 ki|欣金 kin|仙 sen|善 zen|泰太 tai|大 dai|文 bun|利理 ri|完寛 kan|銀 gin|貞 tei|嘉 ka|京恭 kyo|丈 jo|錠 jo|謙 ken|省 sho|竜 ryu|彦 hiko';
const sonsEndSource =
  '一 ichi|二次治司 ji|三 zo|吾五 go|平 hei|太 ta|介助輔 suke|也哉 ya|造蔵 zo|作 saku|吉 kichi|郎朗 ro|四 shi';

const MAX_READINGS = 6;

interface Tables {
  surnames: Map<string, string[]>;
  surnameParts: Map<string, string[]>;
  given: Map<string, string[]>;
  givenParts: Map<string, string[]>;
  sonsFirst: Map<string, string[]>;
  sonsEnd: Map<string, string[]>;
  known: Set<string>;
}
let tables: Tables | undefined;

/** Each entry is words and their readings. `split` if each character of the entry is a separate word. */
function readTable(source: string, split: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (written: string, readings: string[]): void => {
    found.set(written, [...(found.get(written) ?? []), ...readings]);
  };
  for (const entry of source.split('|')) {
    const [written = '', ...readings] = entry.split(' ');
    if (split) for (const char of written) add(char, readings);
    else for (const one of spellingsIn(written)) add(one, readings);
  }
  return found;
}

/** Entries of 4 or 6 characters contain two-character variants of one name; all others are one name. */
const spellingsIn = (written: string): string[] =>
  written.length >= 4 && written.length % 2 === 0 && !/[々]/.test(written) && written !== '勅使河原'
    ? (written.match(/../g) ?? [])
    : [written];

function load(): Tables {
  const surnames = readTable(surnameSource, false);
  const given = readTable(givenSource, false);
  const known = new Set([...surnames.values(), ...given.values()].flat().map(oneSpelling));
  return {
    surnames,
    surnameParts: readTable(surnamePartSource, true),
    given,
    givenParts: readTable(givenPartSource, true),
    sonsFirst: readTable(sonsFirstSource, true),
    sonsEnd: readTable(sonsEndSource, true),
    known,
  };
}

/** The words that result from one reading per character, the usual readings first; [] if a character has none. */
function composed(chars: readonly string[], parts: ReadonlyMap<string, readonly string[]>): string[] {
  let found = [''];
  for (const char of chars) {
    const readings = parts.get(char);
    if (!readings) return [];
    found = found.flatMap((head) => readings.map((reading) => head + reading)).slice(0, MAX_READINGS);
  }
  return found;
}

/** Whether a surname in Han characters is in the table. */
export function isJapaneseSurname(written: string): boolean {
  tables ??= load();
  return tables.surnames.has(written);
}

/** Readings of a surname in Han characters; [] if unknown. */
export function japaneseSurname(written: string): readonly string[] {
  tables ??= load();
  const known = tables.surnames.get(written);
  if (known) return known;
  const chars = Array.from(written);
  return chars.length === 2 || chars.length === 3 ? composed(chars, tables.surnameParts) : [];
}

/** Native readings of one character, as used for families and firms: 堺 is Sakai. */
export function nativeReadings(character: string): readonly string[] {
  tables ??= load();
  return tables.surnames.get(character) ?? tables.surnameParts.get(character) ?? [];
}

/** Readings of a given name in Han characters; [] if unknown. */
export function japaneseGiven(written: string): readonly string[] {
  tables ??= load();
  const chars = Array.from(written);
  const whole = tables.given.get(written) ?? [];
  const parts = chars.length > 1 ? composed(chars, tables.givenParts) : [];
  return [...new Set([...whole, ...ofSons(chars, tables), ...withKnownEnd(chars, tables), ...parts])].slice(
    0,
    MAX_READINGS,
  );
}

/** Kenzaburo, Shintaro: the usual endings of sons' names have their own readings. */
function withKnownEnd(chars: readonly string[], { given, givenParts }: Tables): string[] {
  if (chars.length < 3) return [];
  const end = given.get(chars.slice(-2).join('')) ?? [];
  return composed(chars.slice(0, -2), givenParts).flatMap((head) => end.map((tail) => head + tail));
}

/** Seiji, Koichiro: before the number of a son, a character has its Chinese reading. */
function ofSons(chars: readonly string[], { given, sonsFirst, sonsEnd }: Tables): string[] {
  const [first = '', ...end] = chars;
  const heads = sonsFirst.get(first);
  if (!heads || end.length === 0) return [];
  const tails = end.length === 2 ? given.get(end.join('')) : undefined;
  return heads.flatMap((head) => (tails ?? composed(end, sonsEnd)).map((tail) => head + tail));
}

const kunrei: [RegExp, string][] = [
  [/([st])y(?=[auo])/g, '$1Y'],
  [/sY|s(?=i)/g, 'sh'],
  [/tY|t(?=i)/g, 'ch'],
  [/t(?=u)/g, 'ts'],
  [/[zj]y(?=[auo])|[zd](?=i)/g, 'j'],
  [/d(?=u)/g, 'z'],
  [/(?<![sct])h(?=u)/g, 'f'],
  [/m(?=[bpm])/g, 'n'],
  [/oh(?![aeiou])|ou|oo/g, 'o'],
  [/uu|uh(?![aeiou])/g, 'u'],
  [/tch/g, 'cch'],
];

/**
 * Short-vowel Hepburn of a Japanese word in any usual spelling: Huzimoto → fujimoto, Ohtsuka → otsuka, Yuuko → yuko.
 */
export function oneSpelling(word: string): string {
  let spelled = word;
  for (const [pattern, hepburn] of kunrei) spelled = spelled.replace(pattern, hepburn);
  return spelled;
}

/** Matches only what kana can write, including long vowels with h. */
const kanaWord =
  /^(?:(?:[kgbpmnrh]y?|s[hy]?|z[y]?|t[sy]?|d|ch|j[y]?|f|w|y)?(?:[aeiou]|oh(?![aeiou]))(?:n(?![aeiouy])|m(?=[bpm])|([kstpgdbzj])(?=\1)|t(?=ch))?)+$/;

/** Whether a word in Latin letters can be read as kana. */
export const isKanaWord = (word: string): boolean => word.length >= 2 && kanaEnd.test(word) && kanaWord.test(word);
/** Kana words end in a vowel, n, or the h of a long vowel: this rules out most other words by their last letter. */
const kanaEnd = /[aeiounh]$/;

/** Whether a word, in its standard spelling, is a Japanese surname or given name in the tables. */
export function isKnownJapanese(spelling: string): boolean {
  tables ??= load();
  return tables.known.has(spelling);
}
