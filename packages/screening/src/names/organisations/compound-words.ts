/**
 * Names composed of parts of words, in Soviet and Balkan custom: Technoexport, Agrokomerc, Stroytransgaz. Their parts
 * have many spellings (tekhno, tehno, techno), so a compound gets one standard spelling in addition.
 */
/** Each part in its standard spelling, then the others. */
const parts = `
techno tekhno tehno tekno texno
electro elektro
agro
petro
energo
hydro gidro
metal metall
neft nefte neftie
gas gaz gazo
chem khim him himo kimia
auto avto
automatika avtomatika automatica
avia
aero
bio
geo
tele
radio
euro evro
inter
trans
prom
stroy stroi stroj
mash mas
snab
torg
invest
export eksport
import
impex impeks
bank
trade treyd trejd treid
service servis
holding kholding holdinq
group grupp grup
commerce kommerts komerc komerts
center tsentr centar tsenter
complex kompleks
project proekt proyekt projekt
product produkt
montage montazh montaz montaj
leasing lizing
finance finans
logistic logistik logistics
kabel cable
flot
mebel
spets spec spetz
union soyuz soiuz
oil
svyaz sviaz svjaz swjas
tech tekh teh
pharm farm
capital kapital
credit kredit
com kom
sever
sib
morye more
rybo
ugle
chermet
tsvet cvet
`;

/**
 * Endings that the Soviet Union added to the town or country of a works, with the words that they are composed of,
 * which the press translates.
 */
const works: readonly (readonly [string, readonly string[]])[] = [
  ['neftekhim', ['neftekhim']],
  ['neftegaz', ['neft', 'gaz']],
  ['neftegas', ['neft', 'gaz']],
  ['azot', ['azot']],
  ['vagonzavod', ['vagon', 'zavod']],
  ['vagonmash', ['vagon', 'mash']],
  ['mashzavod', ['mashinostroitelnyy', 'zavod']],
  ['avtozavod', ['avto', 'zavod']],
  ['khimprom', ['khim', 'prom']],
  ['kali', ['kali']],
  ['kalii', ['kali']],
  ['kaliy', ['kali']],
  ['tsement', ['tsement']],
  ['cement', ['cement']],
  ['ugol', ['ugol']],
  ['gidroenergo', ['gidroenergo']],
  ['stroitrest', ['stroi', 'trest']],
];
const MIN_TOWN_LENGTH = 4;

/** The town and the words of a works (Nizhnekamskneftekhim, Belaruskali); [] for any other word. */
export function partsOfWorks(word: string): readonly string[] {
  if (word.length < MIN_WORKS_LENGTH) return none;
  const found = works.find(([end]) => word.endsWith(end));
  const town = found ? word.slice(0, -found[0].length) : '';
  return found && town.length >= MIN_TOWN_LENGTH ? [town, ...found[1]] : none;
}
const MIN_WORKS_LENGTH = 8;
const none: readonly string[] = [];

let spellings: Map<string, string> | undefined;

function load(): Map<string, string> {
  const table = new Map<string, string>();
  for (const line of parts.trim().split('\n')) {
    const [main = '', ...others] = line.split(' ');
    for (const part of [main, ...others]) table.set(part, main);
  }
  return table;
}

const MIN_PART_LENGTH = 3;

/** The standard spelling of a compound or a part of one; any other word unchanged. */
export function inOneSpelling(word: string): string {
  spellings ??= load();
  return spellings.get(word) ?? (word.length >= MIN_COMPOUND_LENGTH ? compoundSpelling(word) : undefined) ?? word;
}
/** Shorter words have no spelling as a compound. */
export const MIN_COMPOUND_LENGTH = 7;

/** The parts of compounds in each of their spellings, with the standard one. */
export const spellingsOfParts = (): ReadonlyMap<string, string> => (spellings ??= load());

/** The standard spelling of a compound of two or three known parts; undefined for any other word. */
export function compoundSpelling(word: string): string | undefined {
  spellings ??= load();
  for (let cut = MIN_PART_LENGTH; cut <= word.length - MIN_PART_LENGTH; cut++) {
    const head = spellings.get(word.slice(0, cut));
    if (head === undefined) continue;
    const rest = word.slice(cut);
    const tail = spellings.get(rest) ?? (rest.length >= 2 * MIN_PART_LENGTH ? compoundSpelling(rest) : undefined);
    if (tail !== undefined) return head + tail;
  }
  return undefined;
}
