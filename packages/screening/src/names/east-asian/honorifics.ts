/** Titles written behind East Asian names, mostly without a space: 李家超先生, 安倍晋三氏, 김정은 위원장. */

/** Titles of two characters and more leave at least a family name and a given one of one character each. */
const chinese =
  '先生|女士|小姐|太太|夫人|同志|阁下|閣下|博士|教授|医生|醫生|律师|律師|院士|主席|委员长|委員長|主任|总统|總統|总理|總理|首相|大臣|部长|部長|局长|局長|司长|司長|大使|将军|將軍|上将|上將|中将|中將|少将|少將|议员|議員|市长|市長|省长|省長|县长|書記|书记|委员|委員|行政长官|行政長官|董事长|董事長|总经理|總經理|总裁|總裁|社長|会長|會長|さん|さま';
const behindHan = new RegExp(
  String.raw`(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\s?\p{sc=Han})\s*(?:${chinese})$|(?<=\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\s]{2,})[氏様樣殿]$`,
  'u',
);
const korean =
  '선생님?|동지|여사|위원장|대통령|총리|장관|차관|대장|상장|중장|소장|장군|박사|교수|사장|회장|의원|대사|부장|국장|주석|총비서|지도자';
/** A Korean name has three syllables; one of two may be a family name, or a given name that ends like a title. */
const behindHangul = new RegExp(
  String.raw`(?<=^\p{sc=Hangul}{3}\s*|^\p{sc=Hangul}{2,4}\s+|^\p{sc=Hangul}\s\p{sc=Hangul}{1,2}\s+)(?:${korean}|씨|님)$`,
  'u',
);

/** The name without the title behind it. */
export function withoutHonorific(name: string): string {
  const last = name.charCodeAt(name.length - 1);
  if (!(last >= firstKana)) return name;
  return name.replace(last >= firstHangul ? behindHangul : behindHan, '');
}
const firstKana = 0x3041;
const firstHangul = 0xac00;
