/**
 * The words by which a position is recognised, in English, French, German, Spanish, Italian, Russian and Arabic, with
 * the commonest in Portuguese, Turkish and Chinese. Phrases are separated by '|' and compared word by word in the form
 * of ../words.ts (lower case, no accents, no Arabic article). '*' at either end of a word stands for any letters; a
 * leading '=' requires that the text contains nothing else. A change here changes scores: bump RISK_MODEL_VERSION in
 * ../assess.ts.
 */

export type Office =
  | 'head'
  | 'minister'
  | 'junior-minister'
  | 'legislator'
  | 'judge'
  | 'general'
  | 'ambassador'
  | 'central-banker'
  | 'regional'
  | 'senior-official'
  | 'local';

interface OfficeRow {
  office: Office;
  any: string;
  /** The row does not apply if one of these also occurs: 'president' of a bank, 'general' of a secretariat. */
  unless?: string;
}

const DEPUTY =
  'deputy|vice president*|vice prime|vice premier|vice minist*|vice chancellor|vicepresident*|viceministr*|viceprimer*|vizeprasident*|vizeminister*|vizekanzler*|adjoint|adjointe|sous|' +
  'delegue|deleguee|stellvertret*|adjunt*|subsecretari*|assistant|under secretary|junior|parliamentary secretary|' +
  'parlamentarisch*|staatssekretar*|заместител*|зам|замминистр*|вице|نائب|نائبه|مساعد';

/** Bodies that have a president of their own. */
const BODY =
  'company|board|bank*|*bank|banque|banco|banca|court|tribunal|cour|corte|*gericht*|senate|senat*|senado|parliament*|' +
  'parlament*|parlement*|assembl*|asamblea|*bundestag*|*landtag*|bundesrat*|nationalrat*|chamber|chambre|camara|camera|' +
  'kammer|council|conseil|consejo|consiglio|rat|commission*|comision|kommission|commissione|committee|party|parti|' +
  'partido|partito|partei|university|universit*|universidad|association|region*|provinc*|club|foundation|corporation|' +
  'inc|ltd|gmbh|llc|co|corp|plc|jsc|pjsc|ojsc|ag|sarl|sas|spa|holding|holdings|industries|enterprises|entreprises|совет*|суд*|парти*|банк*|палат*|дум*|компани*|مجلس|محكمه|شركه|حزب|بنك|بلديه|اركان|جامعه|برلمان';

/** The head of state is only the person served: 'Head of the President’s Security Service'. */
const SERVED =
  'head of|appointed by|associated with|representative|envoy|office of|administration of|bureau of|s security|' +
  'управлени*|администраци*';

const CITY =
  'city|municipal*|town|local|county|district|village|stadt*|gemeinde*|kreis*|ville|commune|comuna*|comunal*|' +
  'ayuntamiento|concejo|regional*|region|departement*|provinc*|город*|муниципальн*|районн*|областн*|краев*|' +
  'законодательн*|بلدي|بلديه|محلي';

const HEAD =
  'president|presidente|presidenta|supreme leader|prasidentin|*prasident|*prasidentin|президент|президента|رئيس|رئيسه|' +
  'cumhurbaskani|chancellor|*kanzler|*kanzlerin|канцлер';

const PRIME =
  'prime minister|premier ministre|premiere ministre|premier of|=premier|premierminister*|primer ministro|' +
  'primera ministra|primeiro ministro|primo ministro|presidente del gobierno|presidenta del gobierno|' +
  'премьер министр*|премьер|председатель правительства|رئيس وزراء|رئيس مجلس وزراء|رئيسه وزراء|رئيس حكومه|basbakan|*总理*|*首相*';

const MINISTER =
  '*minister|*ministerin|ministers|ministre|ministres|*ministro|*ministra|bakani|министр*|وزير|وزيره|*部长*|*部長*';

/** National houses of parliament, which remain national even if a region is mentioned. */
const LEGISLATURE =
  'congressman|congresswoman|house of representatives|state duma|federation council|house of commons|' +
  'house of lords|national assembly|assemblee nationale|asamblea nacional|assemblea nazionale|chamber of deputies|' +
  'camera dei deputati|senate|senat|senado|senato|cortes generales|*bundestag*|*bundesrat*|knesset|verkhovna rada|государственн* дум*|' +
  'совета федерации';

/** In order of exposure, highest first: the first matching row decides. */
export const OFFICES: readonly OfficeRow[] = [
  { office: 'head', any: HEAD, unless: `${DEPUTY}|${BODY}|${SERVED}|exchequer|ministerprasident*` },
  { office: 'head', any: PRIME, unless: DEPUTY },
  {
    office: 'head',
    any:
      'head of state|head of government|heads of state|presidential adviser|presidential advisor|presidential aide|chef de l etat|chef du gouvernement|jefe de estado|' +
      'jefe de gobierno|capo di stato|capo dello stato|capo del governo|staatsoberhaupt|regierungschef*|' +
      'president du conseil des ministres|presidente del consiglio dei ministri|president of the council of ministers|' +
      'king of|=king|queen of|=queen|emir of|=emir|sultan of|=sultan|=monarch|roi de|roi des|=roi|konig|konigin|rey de|' +
      'reina de|re di|глава государства|глава правительства|король|королева|ملك|ملكه|امير دوله|سلطان|=امير|first lady|' +
      '*总统*|*總統*|*国家主席*',
  },
  { office: 'minister', any: MINISTER, unless: `${DEPUTY}|plenipotentiary|plenipotentiaire|plenipotenciario` },
  {
    office: 'minister',
    any:
      'deputy prime minister|vice prime minister|vice premier|vice premier ministre|vizekanzler*|vicepresidente del gobierno|' +
      'vicepresidenta del gobierno|вице премьер*|заместитель председателя правительства|نائب رئيس وزراء|نائب رئيس حكومه|' +
      'chancellor of the exchequer|attorney general|home secretary|foreign secretary|defence secretary|' +
      'secretary of the treasury|secretary of defense|member of the cabinet|cabinet member|ministerprasident*|canciller|' +
      'crown prince|prince heritier|kronprinz|ولي عهد|council of state|state council|governor general',
  },
  { office: 'minister', any: 'secretary of state', unless: DEPUTY },
  {
    office: 'minister',
    any: 'vice president|vicepresidente|vicepresidenta|vizeprasident*|вице президент*|نائب رئيس',
    unless: BODY,
  },
  {
    office: 'junior-minister',
    any:
      'deputy minister|vice minister|minister of state|junior minister|assistant minister|deputy secretary of state|' +
      'under secretary|undersecretary|assistant secretary of state|parliamentary secretary|ministre delegue|' +
      'ministre deleguee|vice ministre|secretaire d etat|*staatssekretar*|vizeminister*|*viceministr*|' +
      'secretario de estado|secretaria de estado|subsecretari*|sottosegretari*|замминистр*|заместител* министр*|' +
      'نائب وزير|مساعد وزير|وكيل وزاره',
  },
  {
    office: 'legislator',
    any: LEGISLATURE,
  },
  {
    office: 'legislator',
    any:
      'parliament*|parlement*|parlament*|congress|mp|mps|mep|lawmaker|legislator|senator|senators|senateur|' +
      'senatrice|senador*|senatore|senatorin|' +
      'depute|deputee|deputes|*diputad*|deputat*|deputad*|*abgeordnet*|mdb|*nationalrat*|milletvekili|депутат*|сенатор*|' +
      'парламент*|член совета федерации|государственн* дум*|برلمان*|مجلس نواب|مجلس شوري|مجلس شعب|مجلس امه|' +
      'مجلس شيوخ|*议员*|*議員*',
    unless: `${CITY}|state senator|state legislature|state assembly|*landtag*`,
  },
  { office: 'legislator', any: 'نائب|نائبه', unless: 'رئيس|وزير|محافظ|مدير|سفير|عام|بلدي|بلديه' },
  {
    office: 'judge',
    any:
      'judge|judges|justice of|chief justice|supreme court|constitutional court|court of appeal|court of auditors|' +
      'prosecutor|prosecutors|cour supreme|cour de cassation|cour constitutionnelle|cour des comptes|conseil constitutionnel|' +
      'juge|procureur*|juez|jueza|magistrad*|magistrat*|tribunal supremo|tribunal constitucional|tribunal de cuentas|' +
      'corte suprema|corte costituzionale|corte dei conti|fiscal general|procurador*|giudice|procuratore*|*richter|' +
      '*richterin|*staatsanwalt*|*verfassungsgericht*|bundesgerichtshof*|bundesrechnungshof*|juiz|juiza|судья|судьи|' +
      'верховн* суд*|конституционн* суд*|прокурор*|счетн* палат*|قاضي|قاضيه|قضاه|محكمه|نائب عام|مدعي عام|*法官*',
  },
  {
    office: 'general',
    any: 'general|generale|generals|جنرال',
    unless:
      'direct*|dirett*|secretar*|secretaire|segretari*|*sekretar*|attorney|inspect*|inspekt*|inspecteur|consul*|konsul*|' +
      'manager|assembl*|asamblea|procur*|prosecut*|counsel|council|conseil|auditor|comptroller|controller|treasurer|' +
      'surgeon|governor|gouverneur|fiscal|partner|practitioner|postmaster|solicitor|federation|corporation|bureau|security|intelligence|department|people|company|union|election|commissioner|cortes|' +
      'abogad*|contralor*|intendant*|delegue|administrator|advocate',
  },
  {
    office: 'general',
    any:
      'major general|lieutenant general|brigadier*|admiral*|amiral|almirante|ammiraglio|konteradmiral|vizeadmiral|' +
      'field marshal|air marshal|air chief marshal|marechal|mariscal|chief of the general staff|chief of general staff|' +
      'chief of defence|chief of defense|chief of the army|chief of army staff|chief of naval staff|joint chiefs|' +
      'commander in chief|commander|armed forces chief|guard chief|general de division|chef d etat major|generalmajor*|generalleutnant*|' +
      'brigadegeneral*|generaloberst*|generalinspekteur*|generalstab*|estado mayor|stato maggiore|генерал|генерала|' +
      'адмирал*|вице адмирал*|маршал|главнокомандующ*|начальник генеральн* штаб*|رئيس اركان|قائد جيش|قائد قوات|لواء|' +
      'مشير|فريق اول|*将军*|*上将*',
  },
  {
    office: 'ambassador',
    any:
      'ambassador*|ambassadeur*|ambassadrice|embajador*|ambasciator*|ambasciatrice|embaixador*|*botschafter|' +
      '*botschafterin|посол|посла|посланник|временный поверенный|charge d affaires|geschaftstrager*|high commissioner|' +
      'permanent representative|representant permanent|representante permanente|consul|consul general|consul general de|' +
      'generalkonsul*|minister plenipotentiary|ministre plenipotentiaire|ministro plenipotenciario|سفير|سفيره|قنصل|*大使*',
    unless: 'brand|goodwill|marque',
  },
  {
    office: 'central-banker',
    any:
      'central bank|banque centrale|banco central|banca centrale|*zentralbank*|*bundesbank*|bank of england|' +
      'banque de france|banca d italia|banco de espana|federal reserve|центральн* банк*|центробанк*|банк* россии|' +
      'بنك مركزي|مصرف مركزي|*央行*',
  },
  {
    office: 'regional',
    any:
      'governor|governors|lieutenant governor|gouverneur|gouverneure|gobernador*|governatore|governador*|prefect|prefet|' +
      'prefete|prefetto|*landtag*|landrat|landratin|regierungsrat*|staatsrat*|state senator|state legislature|' +
      'state assembly|regional*|region|provinc*|cantonal|conseil departemental|conseiller departemental|consejero*|' +
      'diputacion|oblast|губернатор*|глава республики|глава региона|областн*|краев*|законодательн* собран*|محافظ|والي|' +
      '*省长*|*州长*',
    unless: 'consejero delegado|consejero independiente|regional manager|regional director',
  },
  {
    office: 'senior-official',
    any:
      'director general|secretary general|presidential*|general secretary|permanent secretary|senior official|commissioner|ombudsman|' +
      'party leader|leader of the party|chairman of the party|president of the party|politburo|central committee|' +
      'executive committee|state owned|state enterprise|state company|chief of police|police chief|ministry|speaker|' +
      'secretaire general*|chef de cabinet|president du parti|ministere|' +
      'entreprise publique|secretario general|secretaria general|empresa estatal|empresa publica|' +
      'ministerio|segretario generale|capo di gabinetto|ministero|generalsekretar*|' +
      'parteivorsitz*|parteichef*|*ministerium*|ministerialdirektor*|kommissar*|генеральный секретарь|' +
      'министерств*|политбюро|лидер партии|председатель партии|глава администрации президента|' +
      'руководитель администрации президента|وزاره|امين عام|رئيس حزب|*书记*',
  },
  {
    office: 'local',
    any:
      'mayor|mayors|mayoress|councillor|councilor|councilman|councilwoman|council member|city council|town council|' +
      'county council|district council|local government|local council*|local authority|local administration|sheriff|maire|mairesse|adjoint au maire|conseiller municipal|' +
      'conseillere municipale|municipal*|*burgermeister*|*gemeinderat*|*stadtrat*|*kreisrat*|alcalde|alcaldesa|' +
      'concejal*|regidor*|sindaco|sindaca|consigliere comunale|assessore|prefeito|prefeita|vereador*|belediye|мэр|мэра|' +
      'глава город*|глава район*|глава администрации|городск*|районн*|муниципальн*|عمده|بلديه|بلدي|مختار|*市长*|*市長*',
    unless: 'глава администрации президента',
  },
];

/** The position is held by a relative or associate, not by the party. */
export const RELATIVE =
  'son of|daughter of|child of|wife|husband|spouse|widow|widower|brother|sister|father|mother|cousin|nephew|niece|uncle|' +
  'aunt|relative|relatives|family of|family member|son|daughter|in law|first lady|associate of|close associate|' +
  'known associate|business partner|rca|fils|fille|epouse|epoux|femme|mari|frere|soeur|pere|mere|conjoint|conjointe|' +
  'parent de|parente de|proche de|associe de|neveu|gendre|beau frere|beau fils|veuve|sohn|tochter|ehefrau|ehemann|' +
  'gattin|gatte|bruder|schwester|schwager|vater|mutter|witwe|angehorig*|vertraut*|schwiegersohn|neffe|nichte|hijo|hija|' +
  'esposa|esposo|hermano|hermana|padre|madre|familiar|conyuge|allegado|allegada|sobrino|sobrina|cunado|yerno|figlio|' +
  'figlia|moglie|marito|fratello|sorella|coniuge|cognato|nipote|сын|сына|дочь|жена|супруг*|муж|брат|сестра|отец|мать|' +
  'родственни*|зять|племянни*|соратник|приближенн*|ابن|ابنه|نجل|نجله|زوجه|زوج|شقيق|شقيقه|اخ|اخت|والد|والده|قريب|صهر';

/** The office is no longer held. */
export const FORMER =
  'former|formerly|ex|past|retired|erstwhile|emeritus|ehemalig*|fruher*|a d|ancien|ancienne|exministr*|expresident*|exdiputad*|exsenador*|exalcalde*|exgobernador*|exembajador*|antiguo|gia|бывш*|экс|' +
  'отставн*|отставке|سابق|سابقه|سابقا|اسبق';

/** Advises or assists the holder of the office. */
export const ADVISER =
  'adviser|advisor|advisers|presidential aide|chief of staff to|special adviser|aide to|assistant to|secretary to|conseiller du|conseillere du|' +
  'conseiller de la|conseiller special|conseillere speciale|asesor|asesora|consigliere del|consigliere di|consulente|berater|beraterin|' +
  'referent|советник*|помощник*|مستشار|مستشاره';
