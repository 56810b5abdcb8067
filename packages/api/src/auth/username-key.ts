/** The same for a username in any case and in any of Unicode's forms of its letters: one account, and one count of failures. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Alphabets that a name is written in, one of them: each has letters that look like those of another one. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
];

/** Whether a username is of one alphabet: nobody tells 'аdmin' with a Cyrillic letter from 'admin'. */
export const isOfOneAlphabet = (username: string): boolean =>
  ALPHABETS.filter((alphabet) => alphabet.test(username)).length <= 1;

/** Letters and digits that look like another one, as they are written, before the one that they look like. */
const LOOKS = new Map(
  [
    'аa еe оo рp сc хx уy іi јj ѕs һh ԁd ԛq ԝw ӏl ѵv Аa Вb Еe Ѕs Іi Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx Ԛq Ԝw Ӏl',
    'αa οo νv ρp ιi κk υu Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx',
    'օo սu ոn հh ցg ɑa ɡg ıi ɩi 0o 1l Il |l',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!]),
);

/** What a username looks like at a glance: two accounts whose names look the same are taken for one another. */
export const usernameLook = (username: string): string =>
  username
    .normalize('NFKC')
    .replaceAll(/./gsu, (char) => LOOKS.get(char) ?? char)
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
