/** Which words are given names of Arabic, Ethiopian or Hausa custom. */
import { kinOf } from './nicknames.ts';
import { remembered } from '../remembered.ts';
import { isVocalisedName } from '../scripts/vocalised-names.ts';

/** Whether a spelling is a well-known given name of Arabic origin in any of its spellings. */
export const isArabicGivenName: (spelling: string) => boolean = remembered((spelling) => {
  if (isVocalisedName(spelling) || /^abdul.{4}|.{3}(?:uddin|ullah)$/.test(spelling)) return true;
  for (const [kin, kinship] of kinOf(spelling)) if (kinship === 'transliteration' && isVocalisedName(kin)) return true;
  return false;
});

const pious = new Set(['muhammad', 'sayyid', 'ghulam', 'gholam']);

/** Whether a name is put before a child's own name out of piety and left out in daily life: Mohamed Hosni Mubarak. */
export const isPious: (spelling: string) => boolean = remembered(
  (spelling) => pious.has(spelling) || [...pious].some((name) => kinOf(spelling).get(name) === 'transliteration'),
);

/**
 * Given names of Ethiopia and Eritrea, where the father's name follows and there are no family names. From public
 * naming customs.
 */
const ethiopian: ReadonlySet<string> = new Set(
  'abay abebe abel abera aberra abiy abraha abreha adane addis afwerki aklilu alem alemayehu alemu alemseged almaz amanuel amare amha andualem araya aregawi arkebe asfaw aster aster asrat assefa aster atnafu awet ayalew ayele aynalem azeb bahru bahta bayou befekadu bekele belay bekalu belete berhane berhanu berihu bereket berket beyene bezabih biniam birhanu birtukan bisrat bogale brhane daniachew dagmawi debebe debretsion degu demeke demissie derartu desalegn dessalegn desta endalkachew endale engida ermias eshetu eskinder fantahun fasil fassil fekadu feleke fikadu fikre fikru fisseha fisehatsion fitsum gashaw gebeyehu gebru gedion gedu genet genzebe getachew getahun getaneh getnet gezahegn gidey girma gizachew gizaw goitom haben habtamu habte hadish hagos haile hailu hiruy hiwot isayas isaias kassa kassahun kassaye kebede kebebew kenenisa kelemework keria kidane kiros kifle lakew legesse lemma lemlem lidetu mamo mamuye mehari mekonnen melaku meles melese mengesha mengistu merera meseret mesfin mesele muferiat mulatu mulu mulualem mulugeta muluken naod nega negasi negasso negash negussie netsanet nigussie petros redwan samora sebhat sebsibe selam seyoum sebele shiferaw sileshi sintayehu siye solomon sisay tadele tadesse tadessa taye tamrat tariku tefera tekeste teklay tekle teklu teshome tesfa tesfahun tesfaye tesfalem tessema tewodros tewolde tibebu tigist tilahun tirunesh tsegaye tsehay tsige wakjira wolde woldu wondimu worku workneh wubshet yared yemane yetnebersh yohannes yonas zeleke zemede zenawi zerai zerihun zeray zewde zewdie zewdu'.split(
    ' ',
  ),
);

/** Whether a spelling is a well-known given name of Ethiopia or Eritrea in any of its spellings. */
export const isEthiopianName: (spelling: string) => boolean = remembered((spelling) => {
  if (ethiopian.has(spelling)) return true;
  for (const [kin, kinship] of kinOf(spelling)) if (kinship === 'transliteration' && ethiopian.has(kin)) return true;
  return false;
});

/** Biblical names in the Latin spelling of Ethiopia and Eritrea, where they stand beside native names. */
const biblical: ReadonlySet<string> = new Set(
  'aaron aron abel abraham abram adam amanuel emanuel emmanuel daniel david dawit efrem ephrem elias elsa ermias jeremiah esayas isaias isayas isaiah ester esther filmon philemon gabriel habtom hanna helen henok enoch isaac yishak jacob yakob yaqob job eyob john yohannes johannes jonas yonas joseph yosef yoseph joshua eyasu iyasu lukas luka marcos markos maria mariam martha mathewos matewos matthew michael mikael mikias micah moses musie mussie natan nathan natnael nathaniel noah paul paulos pawlos peter petros philip philipos filipos rahel rachel rebecca robel ruben ruth samson samuel samuel sara sarah simon simeon semon solomon selemon stefanos estifanos thomas tomas timotheos timothy zacharias zekarias zerubabel'.split(
    ' ',
  ),
);

export const isBiblicalName = (spelling: string): boolean => biblical.has(spelling);

/**
 * Given names of the Hausa and their neighbours, except Arabic ones; the father's name follows. From public naming
 * customs.
 */
const hausa: ReadonlySet<string> = new Set(
  'abba abacha abdu abubakar ado adamu agali ahmadu aliyu alhassan aminu atiku auwal auwalu audu awwal babangida bako bala balarabe barau bashiru bawa bello binta buba bukar dabo danasabe danbaba danfulani danjuma danlami danladi dauda dikko faruku galadima gambo garba gidado goni habibu hadiza haruna hassan hauwa ibrahim idi idris idrisu iliyasu inuwa iro isa isah isiaka isiyaku ismaila jamilu jibo jibril jibrin kabir kabiru kaka kasimu kolo kyari ladi ladan ladidi laraba lawal lawan liman magaji mahdi mahmudu maidawa maigari maina maitama makama mamman mamuda manu mato modibbo modu mohammed muazu muhammadu mukhtari murtala musa mustapha nasiru nuhu nura rabiu rufai ruqayya saadu sabiu sabo sadiku sadiq saidu salihu sambo samaila sani sanusi shehu shettima shitu shuaibu sule suleiman sunusi surajo tafida talatu tanimu tanko tijani tijjani ubale umar umaru usman wada waziri yahaya yahuza yakubu yaro yero yunusa yusuf yusufu zakari zakariyau zubairu'.split(
    ' ',
  ),
);

/** Whether a spelling is a well-known given name of the Hausa in any of its spellings. */
export const isHausaName: (spelling: string) => boolean = remembered((spelling) => {
  if (hausa.has(spelling)) return true;
  for (const [kin, kinship] of kinOf(spelling)) if (kinship === 'transliteration' && hausa.has(kin)) return true;
  return false;
});
