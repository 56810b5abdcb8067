/**
 * Phrases that accuse somebody, by legal stage. Unlike words that merely belong to the law ('trial', 'prison'), each of
 * them has a subject or an object: see `aims.ts`. `#` stands for a number.
 */
import type { PhraseTable } from '../phrases.ts';

/** A denial means an accusation: 'rejected all allegations', 'denies the claims'. */
const DENIALS: readonly string[] = [
  'denied', 'denies', 'deny', 'denying', 'rejected', 'rejects', 'disputes', 'disputed', 'contests', 'contested', 'refuted', 'refutes',
].flatMap((verb) =>
  ['', ' the', ' all', ' any', ' these', ' those', ' all the', ' such'].flatMap((which) =>
    ['accusation', 'accusations', 'allegation', 'allegations', 'claims', 'wrongdoing', 'testimony', 'findings', 'offence', 'offences', 'impropriety', 'misconduct', 'knowledge'].map((noun) => `${verb}${which} ${noun}`),
  ),
).concat([
  'called the claims', 'called the allegations', 'called the accusations', 'called the charges', 'calls the claims', 'calls the allegations', 'described the claims as', 'described the allegations as', 'denies charges', 'denies the charges', 'denied the charges', 'denied charges', 'denies all charges', 'did not recognise the', 'does not recognise the', 'did not recognize the', 'did nothing wrong', 'done nothing wrong', 'defend itself vigorously', 'defend himself vigorously', 'defend herself vigorously',
  'vigorously defend', 'vigorously contest', 'vigorously deny', 'vigorously denies', 'contest the case', 'protested his innocence', 'protested her innocence', 'protests his innocence', 'protests her innocence', 'maintains his innocence', 'maintains her innocence', 'maintained his innocence', 'maintained her innocence',
  'niega los cargos', 'negó los cargos', 'niega las acusaciones', 'negó las acusaciones', 'negó haber', 'niega haber', 'niega la existencia', 'niega los hechos', 'nega as acusações', 'negou as acusações', 'nega irregularidades', 'negou irregularidades', 'nega ter', 'nega qualquer',
  'nie avoir', 'nient avoir', 'nie employer', 'nie tout', 'niega que', 'nega que', 'nie les faits', 'nient les faits', 'nie toute', 'conteste les faits', 'contestent les faits', 'conteste les accusations', 'weist die vorwürfe', 'wies die vorwürfe', 'weist alle vorwürfe', 'bestreitet die vorwürfe', 'respinge le accuse', 'respinto le accuse', 'nega le accuse', 'nega ogni',
  'отрицает', 'вину не признает', 'вину не признал', 'вину не признала', 'вины не признал', 'заперечує', 'провину не визнав', 'провину не визнає', 'ينفي التهم', 'نفى التهم', 'نفت التهم', '否认指控', '否認指控', '否认有罪',
]);

/** What somebody is said to have done, unless it is praise. */
const SAID_TO_HAVE: readonly string[] = ['is', 'are', 'was', 'were'].flatMap((be) =>
  ['taken', 'stolen', 'paid', 'received', 'used', 'pocketed', 'moved', 'hidden', 'sold', 'bought', 'run', 'ordered', 'known', 'ignored', 'cheated', 'bribed', 'laundered', 'forged', 'kept'].map((deed) => `${be} said to have ${deed}`),
);

/** 'Searched the offices of'. */
const SEARCHES: readonly string[] = ['search', 'searches', 'searched', 'raid', 'raids', 'raided'].flatMap((verb) =>
  ['', ' the'].flatMap((the) => ['office', 'offices', 'home', 'homes', 'house', 'headquarters', 'premises'].map((place) => `${verb}${the} ${place} of`)),
);

/** 'Lost its operator's licence'. */
const LOST_LICENCES: readonly string[] = ['its', 'his', 'her', 'their'].flatMap((whose) =>
  ['operator', 'operating', 'banking', 'broker', 'trading', 'medical', 'driving', 'export', 'fishing', 'mining', 'gaming'].flatMap((kind) => [`lost ${whose} ${kind} licence`, `lost ${whose} ${kind} license`]),
);

export const ACCUSING_PHRASES = {
  convicted: [
    'convicted', 'conviction of', 'convictions of', 'found guilty', 'finds guilty', 'pleaded guilty',
    'pleads guilty', 'plead guilty', 'pled guilty', 'pleading guilty', 'guilty plea', 'guilty of', 'sentenced', 'sentences',
    'sentence to', 'sentencing of', 'jailed', 'jails', 'imprisoned', 'imprisonment of', 'admitted', 'admits', 'admitting',
    'confessed', 'confesses', 'got # years', 'gets # years', 'got # months', 'gets # months', 'given # years', 'handed # years', 'got life', 'gets life', 'received # years', 'received life', 'receives life', 'life terms', 'life term',
    'serving # years', 'serving # life', 'served # months', 'served # years', 'went to prison', 'sent to prison', 'goes to prison', 'suspended sentence',
    'prison sentence', 'prison term', 'life sentence', 'behind bars', 'community order', 'community service', 'died in prison',
    'plea deal', 'plea agreement', 'in prison for', 'jail term', 'years imprisonment', 'found liable',
    // Spanish.
    'condenado', 'condenada', 'condenados', 'condenadas', 'condena a', 'condenó', 'condenan', 'sentenciado', 'sentenciada',
    'sentenció', 'sentencian', 'declarado culpable', 'declarada culpable', 'se declaró culpable', 'años de prisión', 'años de cárcel',
    'encarcelado', 'encarcelada',
    // Portuguese.
    'condenou', 'é condenado', 'é condenada', 'foi condenado', 'foi condenada', 'anos de prisão', 'sentenciou', 'preso por', 'presa por',
    // French.
    'condamné', 'condamnée', 'condamnés', 'condamnées', 'condamne', 'condamnation de', 'reconnu coupable', 'reconnue coupable',
    'reconnus coupables', 'ans de prison', 'emprisonné', 'emprisonnée', 'écope', 'écopé', 'plaidé coupable',
    // German.
    'verurteilt', 'verurteilte', 'verurteilten', 'verurteilung', 'haftstrafe', 'freiheitsstrafe', 'schuldig gesprochen', 'jahre haft', 'jahren haft',
    'bewährungsstrafe', 'muss ins gefängnis', 'schuldspruch',
    // Italian.
    'condannato', 'condannata', 'condannati', 'condannate', 'condanna a', 'condanna per', 'patteggia', 'patteggiato', 'anni di carcere', 'anni di reclusione',
    // Russian and Ukrainian.
    'приговор*', 'осужд*', 'осудил*', 'признан виновн*', 'признана виновн*', 'признал* виновн*', 'признал* вину', 'лет лишения', 'лет колонии', 'года колонии',
    'лет тюрьмы', 'засудж*', 'засудил*', 'визнан* винн*', 'вирок*', 'років ув', 'років позбавлення',
    // Arabic.
    'بسجن', 'سجن', 'حكم على', 'حكمت', 'قضت', 'إدانة', 'إدانته', 'إدانتها', 'أدانت', 'أدين', 'أدينت', 'مدان',
    // Chinese.
    '被判', '获刑', '獲刑', '判处', '判處', '判刑', '有期徒刑', '犯受贿罪', '犯受賄罪', '罪成', '认罪', '認罪', '罪名成立', '入狱', '入獄', '判囚', '被囚', '无期徒刑', '無期徒刑', '一审宣判', '一審宣判',
  ],
  fined: [
    'fined', 'fines', 'warned over', 'warned for', 'written warning to', 'formal warning to', 'public warning to', 'fine on', 'fine for', 'fine against', 'fines on', 'penalty on', 'penalties on', 'penalty against', 'penalty for', 'must pay', 'ordered to pay', 'told to pay', 'told to repay', 'wound up in the public', 'wound up after', 'wound up over',
    'ordered to repay', 'ordered to forfeit', 'agreed to pay', 'agrees to pay', 'will pay', 'censured', 'banned', 'bans', 'barred', 'bars',
    'debarred', 'struck off', 'disbarred', 'disqualified', 'stripped of', 'lost his licence', 'lost her licence', 'lost its licence',
    'lost their licence', 'loses licence', 'lost his license', 'lost her license', 'lost its license', 'loses license', 'licence revoked', 'license revoked',
    'revoked', 'revokes', 'reprimanded', 'reprimands', 'prohibition order', 'forced to repay', 'must repay', 'must be repaid', 'expelled', 'suspended for', 'lost the licence', ...LOST_LICENCES, 'be repaid',
    'suspended the licence of', 'suspended from', 'dismissed for', 'sacked for', 'fired for', 'withdrew the licence of', 'licence of', 'recovered from', 'disciplined',
   
    'multado', 'multada', 'multó', 'multa a', 'multan', 'multa de', 'multa con', 'una multa', 'una sanción', 'impone una', 'impuso una', 'sancionado', 'sancionada', 'sancionó', 'sanciona a', 'sanción a', 'inhabilitado', 'inhabilitada', 'inhabilita',
    'multou', 'multa ao', 'multa à', 'sancionou', 'cassou', 'proibiu', 'banido', 'banida',
    'sanctionné', 'sanctionnée', 'sanctionnés', 'sanctionne', 'amende', 'amende de', 'radié', 'radiée', 'reproche à', 'infligé', 'inflige', 'confisque', 'interdit à', 'écope',
    'geldstrafe', 'bußgeld', 'bußgeld gegen', 'geldbuße', 'strafzahlung', 'bußgelder', 'entzieht', 'lizenz entzogen', 'zulassung entzogen', 'berufsverbot',
    'multato', 'multata', 'multa da', 'multa per', 'sanzione', 'sanzionato', 'sanzionata', 'radiato', 'radiata', 'sanziona', 'interdetto', 'interdetta',
    'оштраф*', 'штраф', 'штрафу', 'лишил* лицензии', 'отозвал* лицензию', 'оштрафув*', 'штрафом', 'позбавил* ліцензії',
    'غرامة', 'غرامات', 'تغريم', 'غرمت', 'منعت', 'شطب', 'إيقاف',
    '罚款', '罰款', '处罚', '處罰', '被罚', '被罰', '罚没', '罰沒', '吊销', '吊銷', '禁入', '除名', '谴责', '譴責', '开除', '開除', '双开',
  ],
  sanctioned: [
    'designated', 'designates', 'designation of', 'blacklisted', 'blacklists', 'sanctioned', 'sanctions on', 'sanctions against', 'sanctions individuals',
    'assets frozen', 'froze the assets of', 'freezes assets of', 'froze assets of', 'under sanctions', 'added to the sanctions list', 'to the sanctions list', 'kingpin act',
    'asset freeze on', 'travel ban on', 'visa ban on', 'imposes sanctions', 'imposed sanctions', 'slaps sanctions', 'slapped sanctions', 'to its sanctions list',
    'congela cuentas', 'congelan cuentas', 'congeló cuentas', 'congela las cuentas', 'congelan las cuentas', 'congeló las cuentas', 'bloquea cuentas', 'bloquean cuentas', 'bloqueó cuentas', 'bloquea las cuentas', 'bloqueó las cuentas', 'bloqueó # cuentas', 'congeló # cuentas',
    'bloqueou contas', 'bloqueou as contas', 'bloqueia contas', 'bloqueia as contas', 'bloqueou bens', 'bloqueia bens', 'bloqueou os bens', 'gelé les comptes', 'gèle les avoirs', 'gelé les avoirs', 'saisi les comptes', 'konten eingefroren', 'konten gesperrt', 'congela i conti', 'congelati i conti', 'арестовал счета', 'арестовал имущество', 'арест на счета', 'заблокировал* счета', 'заблокував рахунки', 'froze the accounts of', 'freezes accounts of', 'froze accounts of', 'accounts frozen',
    'sanciones contra', 'sanciones a', 'lista negra', 'sanctions contre', 'sanktionen gegen', 'sanktionsliste', 'sanzioni contro', 'sanzioni a',
    'санкции против', 'под санкции', 'под санкциями', 'санкції проти', 'під санкції', 'санкционный список', 'عقوبات على', '制裁',
  ],
  settled: [
    'settles', 'settled', 'settlement with', 'deferred prosecution agreement', 'non prosecution agreement', 'consent order', 'without admitting',
  ],
  charged: [
    'charged', 'must arrest', 'charges', 'charges against', 'charge against', 'criminal charges', 'faces charges', 'facing charges', 'faces trial', 'face trial', 'faces up to', 'faces # counts', 'faces # charges', 'face # charges', 'facing # charges', 'indicted', 'indicts',
    'indictment of', 'indictment against', 'indictment', 'arraigned', 'arrest of', 'arrested', 'arrests', 'arresting', 'arrest warrant for', 'detained', 'detains', 'captured', 'remanded', 'in custody',
    'on trial', 'stand trial', 'stands trial', 'goes on trial', 'trial of', 'went on trial', 'prosecuted', 'prosecution of', 'prosecutes', 'extradited', 'extradition of',
    'extradites', 'most wanted', 'wanted for', 'wanted by', 'wanted over', 'is wanted', 'warrant for', 'taken into custody', 'pleaded not guilty', 'pleads not guilty', 'plead not guilty', 'handcuffs', 'handcuffed',
    'appeared in court', 'appear in court', 'appears in court', 'will appear before', 'appeared before', 'impeached', 'case against',
    'apprehended', 'nabbed', 'bailed', 'on bail', 'red notice', 'enforcement action against', 'enforcement actions against', 'on the run', 'fled the country',
    'facing trial', 'awaiting trial', 'await trial', 'awaits trial', 'standing trial', 'court heard', 'court was told', 'court told', 'jury was told', 'jury heard', 'jurors heard', 'jurors were told', 'warrant has been issued', 'warrant was issued', 'issued a warrant', 'defendant', 'released on bail', 'co defendant',
    'detenido', 'detenida', 'detenidos', 'detenidas', 'detuvo', 'detienen', 'detiene', 'detención de', 'capturado', 'capturada', 'capturó', 'capturan', 'arrestado', 'arrestada', 'arrestaron', 'imputado', 'imputada', 'imputa',
    'imputan', 'acusación contra', 'procesado', 'procesada', 'procesa', 'juicio contra', 'juicio a', 'orden de captura', 'extraditado', 'extraditada', 'requerido', 'requerida', 'con cargos', 'prisión preventiva', 'formaliza', 'formalizado', 'formalizada', 'han detenido', 'ha detenido', 'prófugo', 'prófuga', 'cae en', 'se sienta en el banquillo',
    'arguido', 'arguida', 'arguidos', 'indiciou', 'indiciado', 'indiciada', 'indicia', 'denunciou', 'denunciado por', 'denunciada por', 'prende', 'prendeu', 'preso', 'presa', 'presos', 'prisão de', 'réu', 'ré por', 'virou réu', 'detido', 'detida', 'foragido', 'foragida', 'acusação contra', 'prisão preventiva',
    'mis en examen', 'mise en examen', 'mises en examen', 'inculpé', 'inculpée', 'interpellé', 'interpellée', 'interpellés', 'arrêté', 'arrêtée', 'arrêtés', 'écroué', 'écrouée', 'placé en garde', 'placée en garde', 'garde à vue', 'jugé pour', 'jugée pour', 'jugés pour', 'procès de', 'renvoyé devant', 'renvoyée devant', 'extradé', 'poursuivi pour', 'poursuivie pour', 'poursuivis pour', "mandat d'arrêt", 'détention provisoire', 'est poursuivi', 'est poursuivie',
    'angeklagt', 'anklage gegen', 'anklage', 'festgenommen', 'verhaftet', 'verhaftung', 'festnahme', 'untersuchungshaft', 'u haft', 'haftbefehl', 'vor gericht', 'ausgeliefert', 'angeklagte', 'angeklagter', 'prozess gegen', 'strafbefehl',
    'arrestato', 'arrestata', 'arrestati', 'arrestate', 'arresto di', 'arresta', 'imputato', 'imputata', 'rinviato a giudizio', 'rinviata a giudizio', 'processo a', 'processo contro', 'ai domiciliari', 'in manette', 'custodia cautelare', 'latitante', 'estradato', 'a processo', 'in carcere',
    'арест*', 'задержа*', 'обвиня*', 'предъявл* обвинен*', 'обвинение', 'под суд', 'суд над', 'экстрадир*', 'объявлен* в розыск', 'розыск*', 'заочно', 'уголовное дело против', 'уголовное дело в отношении', 'под стражу', 'скамье подсудимых', 'заарешт*', 'затрим*', 'обвинувач*', 'повідомил* про підозру', 'розшук*', 'екстрад*', 'під варту', 'підозру',
    'اعتقال', 'اعتقلت', 'توقيف', 'أوقفت', 'القبض على', 'احتجاز', 'محاكمة', 'وجهت', 'لائحة اتهام', 'تسليم', 'ملاحقة', 'مطلوب', 'ضبط', 'بتهمة', 'متهم',
    '被捕', '逮捕', '拘捕', '拘留', '刑拘', '被控', '起诉', '起訴', '受审', '受審', '提讯', '通缉', '通緝', '引渡', '抓获', '抓獲', '落网', '落網', '公诉', '公訴', '羁押', '羈押', '检控', '檢控', '被告',
  ],
  investigated: [
    'investigated', 'investigates', 'investigation into', 'investigation of', 'investigations into', 'inquiry into', 'under investigation', 'investigation is', 'raided', 'raids', 'raid on', 'raids on', ...SEARCHES, 'searches at', 'searches of', 'search of', 'probe into', 'probes', 'probed', 'questioned', 'questioned over', 'for questioning',
    'file on', 'claims against', 'subpoenaed', 'resigned after', 'forced to resign', 'forced out', 'resigned as', 'resigned over', 'resigns amid', 'resigns over', 'quits amid', 'quits over', 'steps down over', 'steps down amid', 'under scrutiny', 'searched', 'a case against', 'looking into', 'is investigating',
    'fez buscas', 'faz buscas', 'registran la sede', 'registró la sede', 'allanó', 'allanan', 'ouvert une enquête', 'abrió una investigación', 'abre una investigación', 'abriu inquérito', 'aperto un fascicolo', 'investiga a', 'investigan a', 'investigado', 'investigada', 'bajo investigación', 'investigación contra', 'allanamiento', 'investigado por', 'é investigado', 'é investigada', 'inquérito contra', 'alvo de operação', 'é alvo',
    'enquête sur', 'enquête contre', 'perquisition', 'perquisitionné', 'visé par', 'visée par', 'information judiciaire', 'soupçonné', 'soupçonnée', 'soupçonnés',
    'ermittelt gegen', 'ermittlungen gegen', 'ermittlungsverfahren gegen', 'durchsuch*', 'razzia', 'verdacht gegen', 'unter verdacht', 'ermittlungen', 'ermittelt',
    'indagato', 'indagata', 'indagati', 'indagine su', 'inchiesta su', 'perquisizione', 'nel mirino', 'sotto inchiesta',
    'расследован*', 'возбудил* уголовное', 'возбуждено уголовное', 'уголовное дело', 'обыск*', 'подозрева*', 'розслідув*', 'обшук*', 'кримінальне провадження', 'підозрю*',
    'تحقيق مع', 'تحقيق', 'تحقيقات', 'مداهمة', 'استجواب', '调查', '調查', '立案', '搜查', '审查', '審查', '涉嫌', '约谈',
  ],
  suspected: [
    ...DENIALS,
    'accused of', 'accused', 'accuse', 'accuses', 'accusing', 'accusations against', 'alleged', 'alleges', 'alleging', 'allegedly', 'allegations against', 'suspected', 'suspected of', 'implicated', 'implicates', 'embroiled', 'swept up in', 'caught up in', 'mired in', 'entangled in', 'engulfed by', 'dogged by', 'mastermind*', 'ringleader', 'lawsuit against',
    'complaint against', 'suit against', 'sued', 'sues', 'embattled', 'complicit', 'blamed for', 'linked to', 'tied to', 'claims that', 'on suspicion of', 'under suspicion', ...SAID_TO_HAVE, 'appear to show', 'appears to show', 'named as the promoter', 'named as promoter', 'publicly named', 'was a ponzi', 'was ponzi', 'is a ponzi', 'was a pyramid scheme', 'is a pyramid scheme', 'was a sham', 'was a scam', 'hidden owner of', 'secret owner of', 'secretly owned', 'liable for', 'evidence against', 'did not declare', 'failed to declare',
    'acusado de', 'acusada de', 'acusados de', 'acusan a', 'acusa a', 'señalado de', 'señalada de', 'sospechoso', 'sospechosa', 'presunto', 'presunta', 'presuntos', 'denuncian a', 'demanda contra', 'querella contra',
    'suspeito de', 'suspeita de', 'acusado', 'acusada', 'accusé', 'accusée', 'accusés', 'mis en cause', 'mise en cause', 'plainte contre', 'suspecté', 'suspectée', 'auraient', 'aurait',
    'vorgeworfen', 'wirft', 'verdächtigt', 'beschuldigt', 'soll', 'bestreitet', 'vorwürfe gegen', 'beschuldigte', 'tatverdächtig*', 'steht im verdacht',
    'accusato', 'accusata', 'accusati', 'accusate', 'accusa di', 'sospettato', 'sospettata', 'denuncia contro', 'denunciato', 'denunciata',
    'обвинил*', 'подозрени*', 'причастн*', 'обвинен*', 'звинувач*', 'причетн*', 'متورط', 'تورط', 'اتهام', 'اتهم', 'اتهمت', 'مشتبه', 'اشتباه', '嫌疑人', '指控', '被指', '嫌疑',
  ],
} as const satisfies PhraseTable<string>;

/** Verbs of wrongdoing: the subject did it; in the passive, the subject suffered it. */
export const DEEDS: readonly string[] = [
  'stole', 'steals', 'embezzled', 'embezzles', 'embezzling', 'laundered', 'launders', 'laundering for', 'smuggled', 'smuggles', 'trafficked', 'bribed', 'bribes', 'defrauded', 'defrauds', 'swindled', 'swindles',
  'conned', 'bilked', 'forged', 'falsified', 'faked', 'siphoned', 'pocketed', 'misappropriated', 'misused', 'evaded', 'extorted', 'blackmailed', 'murdered', 'strangled', 'stabbed', 'raped', 'kidnapped', 'abducted', 'robbed',
  'burgled', 'groomed', 'assaulted', 'tricked', 'duped', 'scammed', 'hacked into', 'poisoned', 'looted', 'plundered', 'rigged', 'colluded', 'conspired', 'took bribes', 'took kickbacks', 'accepted bribes', 'paid bribes',
  'paid kickbacks', 'cheated', 'fleeced', 'invented', 'fabricated', 'inflated', 'overcharged', 'dumped', 'poached', 'trafficking in', 'threatened', 'harassed', 'posed as', 'misled', 'concealed', 'diverted', 'skimmed', 'ran a ponzi', 'cleaned the money', 'cleaned money',
];

/** 'Closed its inquiry', 'drops all charges'. */
const ENDED_CASES: readonly string[] = [
  'close', 'closes', 'closed', 'end', 'ends', 'ended', 'drop', 'drops', 'dropped', 'shelved', 'abandoned', 'dismissed', 'dismisses', 'withdrew', 'withdraws',
].flatMap((verb) =>
  ['', ' its', ' the', ' an', ' all', ' all the', ' his', ' her', ' their'].flatMap((whose) =>
    ['investigation', 'inquiry', 'enquiry', 'probe', 'case', 'charges', 'proceedings', 'prosecution', 'complaint', 'lawsuit'].map((noun) => `${verb}${whose} ${noun}`),
  ),
);

/** Phrases that clear somebody of an accusation, or say that there never was one. */
export const CLEARING_PHRASES = {
  acquitted: [
    'acquitted', 'acquits', 'acquittal of', 'cleared', 'clears', 'found not guilty', 'not guilty verdict', 'exonerated', 'exonerates', 'exoneration of', 'found innocent', 'overturned', 'overturns', 'overturn', 'quash',
    'quashed', 'quashes', 'wrongly accused', 'wrongly convicted', 'wrongly jailed', 'wrongfully convicted', 'wrongly arrested', 'wrongly named', 'falsely accused', 'did not commit', 'freed after', 'vindicated', 'no truth', 'no breach',
    'no wrongdoing', 'innocent of', 'proved innocent', 'no case to answer', 'mistaken for', 'not accused', 'not suspected', 'not implicated', 'not a suspect', 'no part in', 'not named in', 'not mentioned in', 'not the subject of', 'not criticised', 'not criticized', 'not penalised', 'not penalized', 'not under suspicion', 'not under investigation',
    'not sanctioned', 'not been charged', 'not been accused', 'not been implicated', 'not involved', 'unaware of', 'not charged', 'no suggestion that', 'no suggestion of', 'did not know', 'no suspicion', 'not at fault', 'no longer a suspect', 'ruled out as a suspect', 'annulled the listing of', 'annulled the', 'unfrozen',
    'not prosecuted', 'not blamed', 'without fault', 'acted properly', 'acted in good faith',
    'absuelto', 'absuelta', 'absueltos', 'absuelve', 'absolvió', 'absolución de', 'absuelven', 'exculpa', 'exculpado', 'inocente', 'no está acusado', 'no está acusada', 'no está imputado', 'no está imputada', 'no está investigado', 'no está investigada', 'no sabía',
    'absolvido', 'absolvida', 'absolve', 'absolveu', 'absolvidos', 'inocentado', 'inocentada', 'não sabia', 'não é investigado', 'não é investigada', 'não é acusado',
    'acquitté', 'acquittée', 'relaxé', 'relaxée', 'relaxés', 'relaxe', 'acquitte', 'blanchi par', 'blanchie par', 'innocenté', 'innocentée', 'non lieu', 'mis hors de cause', 'mise hors de cause', "n'est pas poursuivi", "n'est pas poursuivie", "n'est pas mis en cause", "n'est pas mise en cause", 'pas poursuivie', 'pas poursuivi', 'simple témoin',
    'freigesprochen', 'freispruch', 'freispruch für', 'unschuldig', 'entlastet', 'rehabilitiert', 'entwarnung', 'unbedenklich', 'nicht beschuldigt', 'nicht angeklagt', 'gilt nicht als beschuldigt', 'kein vorwurf', 'wird nicht vorgeworfen',
    'assolto', 'assolta', 'assolti', 'assolve', 'assoluzione', 'prosciolto', 'prosciolta', 'scagionato', 'scagionata', 'estraneo ai fatti', 'estranea ai fatti', 'non è indagato', 'non è indagata',
    'оправда*', 'невинов*', 'реабилитир*', 'виправда*', 'невинув*', 'реабілітов*', 'не обвиня*', 'не подозрева*', 'براءة', 'برأت', 'تبرئة', 'برّأت', '无罪', '無罪', '清白', '平反', '澄清',
  ],
  dropped: [
    ...ENDED_CASES, 'charges dropped', 'case dismissed', 'charges dismissed', 'no further action', 'no charges',
    'without charge', 'charges were dropped', 'case was dropped', 'case was closed', 'investigation was closed', 'inquiry was closed', 'inquiry closed', 'delisted', 'delists', 'removed from the list', 'removed from eu asset freeze', 'removed from sanctions', 'removes from', 'removed from the sanctions list', 'lifted sanctions on', 'lifts sanctions on', 'sanctions lifted', 'withdrew the charges', 'withdrew charges', 'withdrawn', 'no evidence that', 'no evidence of', 'found no evidence', 'was removed from',
    'archivó', 'archiva la causa', 'archivada', 'sobreseimiento', 'sobreseída', 'sobreseído', 'retiró los cargos', 'retiran los cargos', 'arquivou', 'arquivado', 'arquivada', 'arquivamento', 'classement sans suite', 'classée sans suite', 'classé sans suite', 'abandon des poursuites', 'verfahren eingestellt', 'stellt verfahren', 'ermittlungen eingestellt', 'eingestellt',
    'archiviata', 'archiviato', 'archiviazione', 'дело прекращено', 'прекратил* дело', 'прекращен* дел*', 'закрил* справу', 'справу закрито', 'سحب التهم', 'إسقاط التهم', 'حفظ القضية', '撤诉', '撤訴', '撤销指控', '撤銷指控', '不起诉', '不起訴', '撤案',
  ],
} as const satisfies PhraseTable<string>;
