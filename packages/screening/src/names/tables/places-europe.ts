/**
 * Countries, peoples and larger cities of Europe, as companies write them, one place per line: the first word names it.
 * `_` separates the words of a phrase, `*` ends the stem of an inflected Slavic word. Countries, capitals and seats of
 * trade are public knowledge; towns that are more often given or family names (Florence, Lincoln, Victoria) are left
 * out.
 */
export const europeanPlaces = `
cyprus cypriot chypre chipre zypern cipro kıbrıs κύπρος кипр* قبرص κύπρου
nicosia lefkosia λευκωσία
limassol lemesos λεμεσός лимассол*
larnaca larnaka λάρνακα
greece greek hellenic hellas grèce grecia griechenland ελλάδα ελλάς ελληνική ελληνικός греци* греческ* yunan ελλάδος ελλάδας ελληνικής ελληνικά ελληνικών ελληνικές ελληνικό grieķijas graikijos kreeka görög greciei greke
athens athina athènes atene αθήνα αθηνών αθήνας афин* athen atenas
piraeus pireas πειραιάς πειραιώς πειραιά пире*
thessaloniki salonica θεσσαλονίκη салоник*
bulgaria bulgarian bulgarski bulgarska bulgarsko bulgarie bulgarien българия български българск* болгар* bulgaristan bulgarijos βουλγαρίας balgarska balgarski balgarsko balgariya bulg
sofia софия софийск*
varna варна варненск*
sopot сопот*
romania romanian românia română roumanie rumänien румын* rumania româniei rumānijas rumunijos rumeenia romániai rumune ρουμανίας
bucharest bucurești bucuresti bukarest bucureștiului βουκουρεστίου
serbia serbian srbija srpska srpski serbie serbien србија сербия српск* сербск* srbije srbiji србије србији serbisch*
belgrade beograd belgrad београд белград*
novi_sad нови_сад
nis niš ниш
croatia croatian hrvatska hrvatski croatie kroatien хорвати* hrvatske
zagreb
slovenia slovenian slovenija slovenska slovenski slowenien slovénie
ljubljana laibach
maribor
bosnia bosnian bosna hercegovina herzegovina bosnia_and_herzegovina bosna_i_hercegovina bosnie bosne
sarajevo
banja_luka
montenegro montenegrin crna_gora црна_гора crne_gore црне_горе
podgorica
macedonia macedonian makedonija македониј* north_macedonia
skopje скопје
albania albanian shqiperi shqipëri shqiptare albanie албан* shqipërisë shqipërise shqiptar shqipëria albānijas αλβανίας
tirana tiranë tiranës тирана тиранск*
kosovo kosova kosovës kosove kosoves
pristina prishtina prishtinë
hungary hungarian magyar magyarország hongrie ungarn венгр* węgr* ungārijas vengrijos maďarsko węgry magyarországi maghiar hungareze ουγγαρίας
budapest budapesti βουδαπέστης
slovakia slovak slovensko slovenská slovaquie slowakei slovakian
bratislava pressburg
czech czechia česká české český česko tschechisch* tchèque bohemia чешск* чех* czech_republic česká_republika
prague praha prag прага prager pražská pražský
brno brünn
ostrava
poland polish polska polski polskie polskich pologne polen polonia польш* польск* polish_republic polijas lenkijos poola poloniei polake πολωνίας polonaise polonais polnisch*
warsaw warszawa varsovie warschau варшав* warszawski warszawska warszawskie varsovia
krakow kraków cracow krakau krakowski krakowska
gdansk gdańsk danzig gdański gdańska gdańskie
wroclaw wrocław
poznan poznań poznański poznańska
lodz łódź
germany german deutschland deutsche deutscher deutsches germania allemagne allemande alemania alemana niemcy niemieck* německ* nemeck* герман* немецк* duitsland tyskland németország آلمان ألمانيا 德国 독일 ドイツ almanya alman เยอรมัน
berlin берлин* berliner
hamburg hambourg гамбург* hamburger
munich münchen muenchen мюнхен münchner münchener
frankfurt frankfurt_am_main франкфурт frankfurter
cologne köln koeln kölner
düsseldorf dusseldorf
stuttgart
bremen
leipzig
hannover hanover
nuremberg nürnberg nürnberger
dresden
bavaria bayern bayerische
saxony sachsen saxon sächsisch sächsische sächsischer sächsisches
austria austrian österreich oesterreich österreichische autriche австри* avusturya
vienna wien vienne viena вена wiener
salzburg
graz
linz
innsbruck
switzerland swiss schweiz schweizerische schweizer suisse svizzera suiza швейцар* isviçre سويسرا سوئیس 瑞士 스위스 helvetia helvetic helvetica switz
zurich zürich zuerich цюрих* zürcher züricher
geneva genève geneve genf ginevra ginebra женев* genfer
basel bâle basle basler
bern berne berner
zug
lausanne
lugano
liechtenstein
vaduz
france french français française francaise francais frankreich francia franca franç франци* французск* fransa فرنسا فرانسه 法国 프랑스 フランス
paris париж* parisien parisienne
marseille marseilles marseillais marseillaise
lyon lyons lyonnais lyonnaise
bordeaux
toulouse
nantes
lille
strasbourg straßburg
monaco monégasque
benelux бенилюкс бенелюкс
belgium belgian belgique belgië belgie belge belgien бельги* belçika belg
brussels bruxelles brussel brüssel bxl
antwerp antwerpen anvers
ghent gent gand
netherlands dutch holland nederland nederlandse niederlande pays_bas países_bajos нидерланд* голланд* hollanda هلند هولندا 荷兰 neth
amsterdam амстердам*
rotterdam роттердам*
the_hague den_haag hague
luxembourg luxemburg lëtzebuerg люксембург*
britain british great_britain uk united_kingdom gb royaume_uni großbritannien grossbritannien grande_bretagne reino_unido regno_unito britannique британ* великобритан* ingiltere بريطانيا بریتانیا انگلیس 英国 영국
england english anglo английск* inglaterra angleterre إنجلترا
scotland scottish scots écosse
wales welsh cymru
ulster northern_ireland
london londres londra лондон лондона лондонск* لندن 伦敦 런던 londoner
manchester
birmingham
liverpool
glasgow
edinburgh
cardiff
bristol
leeds
ireland irish éire irlande irland irlanda ирланд*
dublin baile_átha_cliath
isle_of_man manx
guernsey
gibraltar
malta maltese maltais malte мальт*
valletta
italy italian italia italiana italiane italiano italie italien итали* итальянск* italya إيطاليا ایتالیا 意大利 이탈리아 italienne italienisch*
rome roma рим
milan milano mailand милан* milanese
turin torino torinese
naples napoli napoletana napoletano
genoa genova genovese
venice venezia venedig veneziana veneziano
bologna
san_marino sammarinese
vatican vaticano
spain spanish españa espana española español espanya espagne spanien spagna испан* испанск* ispanya إسبانيا اسپانیا 西班牙 스페인 hispania iberia iberian ibérica ibérico iberica espagnole espagnol spanisch*
madrid мадрид* madrileña madrileño
barcelona barcelone barcelonesa
valencia valence
seville sevilla
bilbao
catalonia catalunya cataluña catalana
andalusia andalucía
canarias canary_islands
portugal portuguese portuguesa português португал* portekiz
lisbon lisboa lisbonne lissabon
oporto
madeira
andorra
sweden swedish sverige svenska schweden suède suecia швед* isveç sveriges svensk
stockholm
gothenburg göteborg
malmo malmö
norway norwegian norge norsk norske norwegen norvège норвеж* норвеги* norges
oslo
bergen
denmark danish danmark dansk danske dänemark dinamarca датск* дани* danmarks
copenhagen københavn kopenhagen copenhague
aarhus århus
finland finnish suomi suomen finlande finnland финлянд* финск* финиша финишн* фінішу نهاية النهاية پایان 终点 終點 bitiş bitişi
helsinki helsingfors
tampere
iceland icelandic ísland islande 아일랜드 アイランド ไอส์แลนด์ เกาะ острова островов островн* острів острови островів острівн* الجزيرة 岛屿 島嶼 海岛 海島 adalar adası adaları
reykjavik
estonia estonian eesti estland estonie эстон* igaunijas estijos észtország estnische
tallinn reval таллин*
latvia latvian latvija latvijas lettland lettonie латви* латвийск* latvijos läti lettország
liepaja liepāja liepājas лиепая лиепайск* libau
riga rīga рига рижск* rīgas
lithuania lithuanian lietuva lietuvos litauen lituanie литв* литовск* lietuvas leedu litouwen
vilnius вильнюс vilniaus вильнюсск*
kaunas kauno
klaipeda klaipėda klaipėdos клайпед*
europe european euro europa europäisch europäische europäischer europäischen européenne européen europea europeo europejsk* evropsk* европ* європ* европейск* європейськ* ευρώπη ευρωπαϊκή avrupa اروپا أوروبا الأوروبية 欧洲 유럽 ヨーロッパ châu_âu ยุโรป ยูโร europ
eurasia eurasian евраз* євраз* avrasya eurasie евразийск* yevraziysk* evraziisk* evraziysk* євразійськ* eurasiatique euroasiático
balkan balkans балкан* balkanik balkanska balkanski balkanique balcanica balcanico البلقان
scandinavia scandinavian nordic skandinavien nordisch nordische nordischer nordisches nordique nordiques nórdico nórdica nordico nordica nordisk nordiska nordiske
transylvania transilvania transylvanian siebenbürgen erdély erdely
sicily sicilia sicilian siciliana siciliano sizilien
sardinia sardegna sardinian sarda
flanders vlaanderen flandre flandern vlaams vlaamse
wallonia wallonie wallon wallonne
normandy normandie
burgas
constanta constanța
mostar
turku
trieste triest
andorra_la_vella
thrace thraki θράκη θράκης thrakis thracian trakya trakia тракия
`;
