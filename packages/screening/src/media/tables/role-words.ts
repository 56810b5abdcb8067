/**
 * Words that show the part somebody plays: before the name, or after it between commas. Closed classes, in lower case.
 */

/** They judge, accuse, defend, examine, report, mourn or suffered; no other name stands between them and the name. */
export const BYSTANDERS: ReadonlySet<string> = new Set(
  [
    // The law and its officers.
    'judge justice magistrate sheriff coroner prosecutor prosecuting defending barrister',
    'solicitor lawyer attorney counsel advocate detective inspector superintendent',
    'constable sergeant investigator marshal ombudsman arbiter arbitrator',
    'examiner receiver liquidator administrator trustee monitor auditor hhj kc qc',
    'pathologist foreman juror interpreter supervisor referee',
    // Those who study, comment and speak.
    'professor sociologist economist historian criminologist psychologist analyst strategist researcher scientist expert',
    'representative specialist lecturer academic meteorologist archaeologist curator archivist',
    'spokesman spokeswoman spokesperson reporter journalist columnist editor author',
    'novelist writer biographer critic presenter photographer documentary blogger correspondent',
    // Those who suffered, saw, helped, mourn.
    'victim victims survivor survivors witness witnesses whistleblower whistleblowers complainant complainants claimant',
    'plaintiff widow widower widowed bereaved bystander passer neighbour neighbours neighbor neighbors colleague',
    'colleagues patient patients pensioner pensioners customer rescuer volunteer volunteers campaigner',
    'campaigners mourner creditor creditors informant informer ambassador inventor cellist pianist',
    // Spanish and Portuguese.
    'juez jueza fiscal fiscala abogado abogada magistrado magistrada portavoz vocero vocera víctima testigo denunciante',
    'representante representantes periodista viuda viudo víctimas afectadas afectados testigos denunciantes inspector inspectora comisario comisaria afectado afectada perito juiz juíza procurador',
    'procuradora promotor promotora advogado advogada delegado delegada porta vítima testemunha jornalista viúva auditor',
    'desembargador desembargadora hija hijo esposa madre padre filha filho mãe pai analista ministra ministro gral',
    // French.
    'juge procureur procureure avocat avocate magistrat magistrate commissaire victime témoin journaliste veuve veuf',
    'préfet préfète enquêteur enquêtrice vétérinaire greffier porte expert experte sociologue historien historienne',
    // German.
    'richter richterin staatsanwalt staatsanwältin oberstaatsanwalt oberstaatsanwältin rechtsanwalt rechtsanwältin',
    'anwalt anwältin verteidiger verteidigerin kommissar kommissarin ermittler ermittlerin sprecher sprecherin',
    'pressesprecher pressesprecherin insolvenzverwalter insolvenzverwalterin gutachter gutachterin opfer zeuge zeugin',
    'journalist journalistin witwe witwer autor autorin vorsitzende richterin professorin historiker historikerin',
    // Italian.
    'giudice procuratore procuratrice avvocato avvocata avvocatessa legale portavoce testimone vittima giornalista',
    'vedova commissario perito curatore curatrice',
    // Russian and Ukrainian.
    'судья судьи прокурор адвокат адвоката следователь представитель представительница потерпевший потерпевшая',
    'прокурорка адвокатка слідча детектив следовательница защитник защитница свидетель эксперт журналист журналистка вдова аналитик министр суддя слідчий речник речниця потерпілий потерпіла',
    'свідок експерт журналістка удова аналітик міністр конкурсный',
  ]
    .join(' ')
    .split(' '),
);

/** Those of them who speak for somebody. */
export const SPEAKERS: ReadonlySet<string> = new Set(
  [
    'lawyer attorney barrister solicitor counsel advocate representative spokesman spokeswoman spokesperson',
    'abogado abogada representante portavoz vocero vocera advogado advogada porta avocat avocate legale avvocato avvocata',
    'portavoce anwalt anwältin rechtsanwalt rechtsanwältin verteidiger verteidigerin sprecher sprecherin адвокат защитник',
    'представитель представительница речник речниця محامي محامية متحدث متحدثة',
  ]
    .join(' ')
    .split(' '),
);

/** Relatives of somebody mentioned: right before the name, or after it with 'of'. */
export const KIN: ReadonlySet<string> = new Set(
  [
    'wife husband son daughter brother sister mother father niece nephew uncle aunt cousin grandson granddaughter',
    'grandmother grandfather stepson stepdaughter fiancée fiancé girlfriend boyfriend',
  ]
    .join(' ')
    .split(' '),
);

/** The same in Arabic, without the article. */
export const ARABIC_BYSTANDERS: ReadonlySet<string> = new Set(
  'قاضي قاضية محامي محامية متحدث متحدثة ناطق محقق محققة مدعي وزير وزيرة خبير خبيرة صحفي صحفية صحافي صحافية ضحية شاهد شاهدة عميد لواء نقيب عقيد محلل مبلغ مبلغة'.split(
    ' ',
  ),
);

/** The same in Chinese, right before the name. */
export const HAN_BYSTANDERS: readonly string[] = [
  '法官', '审判长', '審判長', '检察官', '檢察官', '律师', '律師', '发言人', '發言人', '举报人', '舉報人', '记者', '記者',
  '教授', '分析师', '分析師', '专家', '專家', '证人', '證人', '受害人', '受害者', '被害人', '会计师', '會計師', '民警', '局长',
  '局長', '部长', '部長', '研究员', '研究員', '警长', '警長', '督察', '遗孀', '院长', '院長',
];

/** Before the name: the name is or was accused. */
export const ACCUSED_TITLES: ReadonlySet<string> = new Set(
  [
    'fraudster conman swindler scammer trafficker smuggler gangster mobster kingpin ringleader mastermind murderer killer',
    'rapist robber burglar thief hacker terrorist fugitive defendant defendants suspect convict convicted disgraced',
    'accused jailed indicted embattled sanctioned blacklisted mafioso launderer embezzler forger arsonist paedophile',
    'pedophile poacher hitman imprisoned inmate prisoner felon oligarch warlord extremist',
    'acusado acusada acusados imputado imputada presunto presunta presuntos detenido detenida condenado condenada narco',
    'cabecilla réu ré traficante suspeito suspeita mis escroc trafiquant prévenu prévenue condamné condamnée',
    'angeklagte angeklagten angeklagter beschuldigte beschuldigten betrüger betrügerin imputato imputata indagato indagata',
    'обвиняемый обвиняемая обвиняемого подозреваемый подозреваемая подсудимый подсудимая осужденный осуждённый мошенник',
    'обвинувачений обвинувачена підозрюваний підозрювана засуджений',
  ]
    .join(' ')
    .split(' '),
);

/** The first verb after a name: the subject speaks, helps, suffers or wins, which is not wrongdoing. */
export const HARMLESS_VERBS: ReadonlySet<string> = new Set(
  [
    'said says say told tells speaks spoke talks talked testified testifies testifying described describes explained explains added adds noted',
    'warned warns urged urges called calls argued argues wrote writes commented predicted proposed proposes promised',
    'alerted reported reports uncovered uncovers discovered spotted flagged froze freezes notified',
    'cooperated helped helps rescued stopped prevented foiled thwarted dismantled reopened refused welcomed welcomes',
    'praised praises thanked accepted accepts received receives won wins recovered recalled remembers escaped survived',
    'appointed appoints hired hires launched launches unveiled opened opens signed scored beat beats defeated played',
    'plays directed directs sacrificed crushed offered offers raised raises lost loses waits weeps pleaded investigating',
    'presided ruled represented visited verified apologised',
    'apologized replaces replaced succeeds succeeded grew cancelled diverted resumed studies crossed',
    'returned returns finished collected dedicated earned earns cleaned sells voted announced announces reiterated conceded campaigned',
    'leads chaired chairs examined believes hopes trusted unwittingly expects expected cut upgraded downgraded backed spent suffered needed underwent noticed refunded reimbursed compensated chased',
    // Spanish and Portuguese.
    'aseguró dijo explicó declaró denunció informó recibió afirmó señaló lamentó celebró pidió agradeció advirtió recordó',
    'confía espera dice asegura explica afirma denuncia pide celebra lamenta destaca destacó defiende defendió criticó',
    'coordenou denunciou disse afirmou recebeu explicou alertou lamentou comemorou pediu agradeceu criticou defendeu diz',
    // French.
    'expliqué déclaré indiqué affirmé dénoncé salué estimé assuré précisé souligné regretté critiqué rappelé remercié',
    'dénonce déplore salue estime assure précise souligne explique affirme espère regrette critique rappelle parle',
    // German.
    'sagte erklärte teilte rechnet erhielt warnte betonte begrüßte bedauerte kritisierte forderte sprach bat dankte lobte',
    'sagt erklärt betont begrüßt bedauert kritisiert fordert spricht hofft dankt lobt verweist',
    // Italian.
    'detto dichiarato spiegato commentato aggiunto affermato ringraziato sottolineato criticato dice spiega spera confida',
    'commenta denuncia ringrazia chiede critica sottolinea',
    // Russian and Ukrainian.
    'сказал сказала заявил заявила сообщил сообщила пояснил пояснила подчеркнул подчеркнула напомнил напомнила призвал',
    'призвала поблагодарил поблагодарила считает надеется добавил добавила уточнил уточнила',
    'отметил отметила рассказал рассказала получил получила заявив заявила сказав сказала повідомив повідомила розповів',
    'розповіла зазначив зазначила додав додала наголосив наголосила вважає сподівається подякував подякувала',
  ]
    .join(' ')
    .split(' '),
);

/** After the name and a form of 'to be': it suffered the deed, or was thanked for something. */
export const SUFFERED_OR_THANKED: ReadonlySet<string> = new Set(
  [
    'robbed defrauded cheated scammed hacked attacked kidnapped abducted stabbed shot killed murdered assaulted raped',
    'blackmailed extorted impersonated duped swindled conned tricked deceived wounded injured targeted burgled mugged',
    'beaten poisoned trafficked gunned found buried bereaved harassed threatened praised honoured honored commended',
    'thanked awarded appointed elected reinstated promoted named hired recognised recognized rescued treated freed',
    'selected chosen picked invited nominated decorated knighted remembered vindicated compensated urged told asked survived',
    'teased copied misused stolen owed hurt unhurt unharmed',
  ]
    .join(' ')
    .split(' '),
);

/** Polite and professional titles, not part of a name. Their bearers are identified by other words. */
export const TITLES: ReadonlySet<string> = new Set(
  [
    'mr mrs ms miss mx dr prof sir dame lord lady rev fr msgr monsignor father sister brother bishop archbishop sheikh',
    'sheikha hon capt captain sgt gen gral lt col maj major cllr sen rep gov president prime minister chancellor senator',
    'king queen prince princess imam rabbi señor señora don doña sr sra monsieur madame herr frau signor signora',
    'dci di ds dc pc hhj',
    'ceo cfo chairman chair chairwoman director founder owner chief executive manager managing deputy former ex acting',
    'co-founder co vice head senior junior operator trader banker businessman businesswoman tycoon billionaire',
    'millionaire accountant broker dealer trainer jockey coach striker goalkeeper bowler singer actor actress rapper',
    'prop spinner dentist doctor nurse teacher headmaster principal pastor priest sculptor painter witness defendant',
    'harbourmaster landlord restaurateur butcher winemaker meteorologist baker sponsor opponent',
  ]
    .join(' ')
    .split(' '),
);

/** Offices next to a name that do not make a bystander of their holder. */
export const OFFICES: ReadonlySet<string> = new Set(
  [
    'governor mayor mayoress commissioner undersecretary secretary senator congressman congresswoman councillor',
    'alderman speaker premier president minister vice assistant deputy under chief lord justice general admiral',
    'brigadier commander commodore corporal lieutenant officer agent constable cardinal pope abbot deacon',
    'baron baroness count countess duke duchess earl emir sultan alhaji hajia chief honourable honorable hon',
    'gobernador gobernadora alcalde alcaldesa senador senadora diputado diputada ministro ministra general padre',
    'governador governadora prefeito prefeita vereador vereadora deputado deputada dom dona',
    'maire sénateur sénatrice député députée ministre général maître',
    'bürgermeister bürgermeisterin minister ministerin graf gräfin freiherr',
    'sindaco sindaca senatore senatrice onorevole ministro ministra generale don',
    'мэр губернатор сенатор депутат министр генерал полковник майор мер депутат міністр генерал',
  ]
    .join(' ')
    .split(' '),
);

/** Capitalised words that are not names: days, months, first words of sentences. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  [
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september',
    'october november december easter christmas the a an this that these those his her its their our my your he she it',
    'they we you i who what when where why how which whose if as at by for from in into of off on onto out over per to up',
    'with after against amid among around because before behind below between beyond but despite during except following',
    'inside like near once since so than then though through until upon via while within without and or nor not no yes all',
    'any both each every few many more most much none one only other some such two three four five six seven eight nine',
    'ten dozens hundreds thousands millions police officers detectives prosecutors investigators authorities officials',
    'lawyers experts analysts critics scientists researchers court courts judges government parliament customs magistrates',
    'yesterday today tomorrow now here there also still even just last next according several another later earlier',
    'meanwhile however both former ex new old late shares sources defence defense mother mum exclusive breaking update',
    'correction review obituary explainer gossip opinion analysis interview profile poll inquest press release watch',
    'ponzi mafia is are was were be been being has have had do does did will would can could should must might let see read',
    'el la los las un una lo en de del al por para con sin según su sus y o que se le les une des du dans par pour avec',
    'selon sur ses son sa leur il elle ils elles au aux ce cette der die das den dem ein eine einer und nach bei mit von',
    'vom zum zur im am er sie es ihr ihre sein seine o os as um uma no na nos nas do da dos das seu sua gli uno il nel',
    'nella dal dalla sono è в на с из по за от для и не он она они его ее её это при после до у о об як і з та про що він',
    'вона вони після під',
  ]
    .join(' ')
    .split(' '),
);

/** Small words within names. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  "de da do dos das del della di du des van von der den ten ter bin bint ibn al el la le zu af av abu ap o' d' l'".split(
    ' ',
  ),
);

/** Before a name: it is not the subject of the verb. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  [
    'by at before with from of for to in near against into under on over via than like about between during told tells',
    'por ante con de en contra para a según par devant avec pour chez selon von vom bei beim vor mit für aus gegen durch',
    'zu zur perante pelo pela com em da do da di presso per contro dal dalla del della от у перед с против для при из для',
    'від проти перед при із',
  ]
    .join(' ')
    .split(' '),
);

/** Forms of 'to be' and 'to become': before a verdict they apply it to what stands before them. */
export const PASSIVES: ReadonlySet<string> = new Set(
  [
    'is are was were be been being gets get got becomes became remains remained stands stood',
    "isn't wasn't aren't weren't hasn't",
    'fue fueron ha-sido sido es está están foi foram é está sido été est sont fut wurde wurden wird werden worden ist sind',
    'è stato stata stati sono viene venne был была были будет є був була було були',
  ]
    .join(' ')
    .split(' '),
);

/** Pronouns and words that refer to the one mentioned last. */
export const PRONOUNS: ReadonlySet<string> = new Set(
  [
    'he she they it him her them himself herself él ella ellos ellas ele ela eles il elle ils elles er sie lui lei он она',
    'они его её він вона вони',
  ]
    .join(' ')
    .split(' '),
);
