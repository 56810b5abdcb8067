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
