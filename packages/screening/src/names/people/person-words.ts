/** Words of personal names that carry little or nothing: titles, particles, generation suffixes. Hand-written. */
import { phraseKey } from '../phrase-key.ts';

const titleSource =
  'ratu dayang dayangku pengiran pehin fnu lnu nmn hrh hh hm cpl pvt ltc msgt ssgt mr mrs ms miss mister sir madam madame mme mlle monsieur dr doctor prof professor eng engineer ing dipl mag phd msc sheikh shaykh shaikh sheik cheikh shaykh shekh mullah mulla molla maulavi mawlawi mawlavi maulvi maulana mavlana mevlana mawlana haji hajji haj hajj alhaj alhaji hadji ' +
  'ayatollah ajatollah ayatolla vice senior hojatoleslam hojjatoleslam hojjat imam mufti qari hafiz hafez ustad ustaz general gen lieutenant lt colonel col major maj captain capt sergeant sgt brigadier brig admiral adm marshal commander cmdr commandant comandante chief president minister prince princess king queen emir amir lord lady dame baron count ' +
  'reverend rev father fr bishop rabbi herr frau senor senora sr sra don dona dom bey efendi pasha agha aqa khanum begum shri sri smt thiru datuk dato datin tan tun mwalimu honorable hon excellency judge ambassador ' +
  'господин госпожа г-н г-жа доктор профессор генерал полковник الشيخ شيخ السيد سيد الحاج حاج حاجي دكتور الدكتور د م المهندس اللواء العميد العقيد النقيب الملا ملا مولوی آقای آیت الله سردار ' +
  'sheekh shex sheikha shaykha allama allameh hojjatolislam hujjat chief mallam malam alh hajia hajiya alhaja engr alhadji elhadji elhadj asiwaju jagaban serigne thierno otunba pastor barrister archbishop cardinal archimandrite metropolitan patriarch abuna dejazmach fitawrari ato weyzero woizero ' +
  'professora professeur docteur doutor doutora dra engenheiro ingeniero licenciado lic arq abogado gral cnel tte sgto cel capitao tenente padre fray mons monsenor excmo excma exmo exma ilmo ilma samdech oknha mian mazi dottore dott dottssa avv onorevole cavaliere ' +
  'maitre colonel capitaine marechal lieutenant oberst hauptmann generalleutnant freiherr graf grafin ritter prinz prinzessin herzog furst kapitan pulkownik gospodin gospodja gospoza ingenieur mudr judr phdr mgr rndr csc drsc ' +
  'gcfr gcon cfr ofr gcmg kcmg cmg akhund akhond akhoond hanim hoca sayin pasa albay binbasi korgeneral orgeneral kyrios kyria batono kalbatoni rav harav rebbe hakham wing sqn flt cdr rtd retd gosp inz pplk plk mjr esq obe mbe cbe kbe dbe qc kc jp mp mep mba jd dds cpa frs ' +
  'governor senator congressman congresswoman councillor councilor mayor mayoress chairman chairwoman chairperson director secretary undersecretary deputy chancellor consul advocate adv comrade cde ceo cfo former ir drs hj ' +
  'gouverneur gouverneure gobernador gobernadora governatore governador governadora senateur senador senadora senatore senatrice diputado diputada deputado deputada deputato ministre ministro ministra presidente presidenta directeur directrice direktor directora direttore diretor diretora embajador embajadora ambassadeur ambassadrice ambasciatore embaixador botschafter camarada ' +
  'губернатор сенатор депутат директор посол председатель заместитель товарищ ' +
  'مولانا علامه علامہ مفتی قاری ڈاکٹر جنرل armadni armady полковника майор капитан лейтенант адмирал маршал президент министр пан пани господине инженер';
/** Titles that are also given or family names: they stay, but weigh little where they may be either. */
const namesToo =
  'ratu vice sri amir emir tan don king prince queen baron count bishop mayor chancellor major judge marshal lord graf ritter herzog furst prinz pastor fray';
/** Titles that are family names at the end of a name: Omar Sheikh, Abdul Quader Molla, Aleksandr Pan. */
const familyNamesToo =
  'rabbi sheikh shaikh shaykh sheik shekh cheikh imam mufti qari hafiz hafez mullah mulla molla agha aga haji hajji hadji tun pan eng kc mian pasha wing akhund akhond akhoond';
const particleSource =
  'al el ul bou bu bel bil bin ibn ben bint binti mint ibnu arap душ von van der den ter ten zu zum zur de la le du da do dos das di del della delle dello des las los y e af av ap ab ag ould wuld wald oulad walad bn ال بن ابن بنت ولد و آل فون де фон ван бин ибн аль эль';
/** Particles only if a hyphen binds them to the next word: Arabic articles, assimilated. */
const boundSource = 'ad an ar as ash at az adh ath ed en er es esh et ez ur us ud un uz i e ye yi oul';
const suffixSource = {
  jr: 'jr junior jnr jun filho hijo fils mladshiy mladshii figlio',
  sr: 'sr senior snr pere padre starshiy starshii',
  neto: 'neto nieto sobrinho',
  ii: 'ii 2nd second',
  iii: 'iii 3rd third',
  iv: 'iv 4th fourth',
  v: '5th fifth',
};
const lowWeight =
  'abu abou abo aboo abi ابو أبو أبي umm oum om um ام أم sayyid sayed syed seyed sayyed seyyed seyid mir mirza khan bibi';

let sets:
  | {
      titles: Set<string>;
      namesToo: Set<string>;
      familyNamesToo: Set<string>;
      particles: Set<string>;
      bound: Set<string>;
      suffixes: Map<string, string>;
      light: Set<string>;
    }
  | undefined;
const setOf = (source: string): Set<string> =>
  new Set(
    source
      .split(' ')
      .map(phraseKey)
      .filter((key) => key !== ''),
  );

function load(): NonNullable<typeof sets> {
  sets ??= {
    titles: setOf(titleSource),
    namesToo: setOf(namesToo),
    familyNamesToo: setOf(familyNamesToo),
    particles: setOf(particleSource),
    bound: setOf(boundSource),
    suffixes: new Map(
      Object.entries(suffixSource).flatMap(([suffix, spellings]) => [...setOf(spellings)].map((one) => [one, suffix])),
    ),
    light: setOf(lowWeight),
  };
  return sets;
}

/** Whether the spelling is an honorific, a rank or an academic title. */
export const isTitle = (spelling: string): boolean => load().titles.has(spelling);
/** Whether a title may equally be a name (Amir, King). */
export const isNameToo = (spelling: string): boolean => load().namesToo.has(spelling);
/** Whether a title is a family name at the end of a name. */
export const isFamilyNameToo = (spelling: string): boolean =>
  isNameToo(spelling) || load().familyNamesToo.has(spelling);
/** Whether the spelling connects names without being one; `bound` if a hyphen follows it. */
export const isParticle = (spelling: string, bound: boolean): boolean =>
  load().particles.has(spelling) || (bound && load().bound.has(spelling));
/** A generation suffix in its standard spelling (Junior, Filho → jr; II, 2nd → ii); undefined for another word. */
export const suffixOf = (spelling: string): string | undefined => load().suffixes.get(spelling);
/** Words that mean 'father of' the child whose name follows. */
export const fathers: ReadonlySet<string> = new Set(['abu', 'abou', 'abo', 'aboo', 'abi', '~abw']);
export const mothers: ReadonlySet<string> = new Set(['umm', 'oum', 'om', 'um', '~am']);
export const isKunya = (name: string): boolean => fathers.has(name) || mothers.has(name);
/** Words that are half title, half name: they agree, but weigh little. */
export const isLight = (spelling: string): boolean => load().light.has(spelling);
