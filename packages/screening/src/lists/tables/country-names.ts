/**
 * Further names of countries: in full, abbreviated, former names, and names that the host's own tables of other
 * languages lack. One row per country: its code, a space, names separated by `;`. Hand-made from public facts.
 */
export const otherCountryNames = `
AE الإمارات;امارات;الامارات;الامارات العربية المتحدة;阿联酋;BAE;Dubai;Abu Dhabi;Sharjah;Ajman;Fujairah;Ras al-Khaimah;Umm al-Quwain;دبي;أبو ظبي;Дубай
AL Shqipëria;Shqiperia;PSR Albania
AM Армянская ССР
AT Oesterreich;Republik Österreich;Ostmark
AZ Азербайджанская ССР
BA Republika Srpska;Федерация Боснии и Герцеговины
BD East Pakistan;বাংলাদেশ গণপ্রজাতন্ত্রী
BF Haute-Volta;Haute Volta
BG Народна република България;Bulharsko
BJ Dahomé
BR República Federativa do Brasil;Estados Unidos do Brasil
BW Bechuanaland
BY Белоруссия;БССР;BSSR;Белорусская ССР;Республика Беларусь;Рэспубліка Беларусь;Weißrussland;Weissrussland;Hviterussland;Vitryssland;Wit-Rusland;Bělorusko;Białoruś
BZ Honduras Británica
CD République démocratique du Congo;République Démocratique du Congo;Rep. Dem. du Congo;Kongo-Kinshasa;ДРК;Конго-Киншаса;Заир;Belgisch-Kongo;Kongo, Demokratische Republik
CF RCA;Ubangi-Shari
CG Kongo-Brazzaville;Конго-Браззавиль;République du Congo
CI Elfenbeinküste;Costa de Marfil;Costa do Marfim;Costa d'Avorio;Ivoorkust;Берег Слоновой Кости;Кот-д'Ивуар;RCI
CN 中华人民共和国;中華人民共和國;中國大陸;КНР;Китайская Народная Республика;VR China;Volksrepublik China;RPC;République populaire de Chine;República Popular China;中华;Kitay;جمهوری خلق چین
CU República de Cuba
CY TRNC;Turkish Republic of Northern Cyprus;KKTC;North Cyprus
CZ Česká republika;Ceska republika;Cesko;République tchèque;República Checa;Repubblica Ceca;Tschechische Republik;Czech Rep.;ČR;Bohemia
DE DDR;BRD;FRG;F.R.G.;G.D.R.;GER;Bundesrepublik Deutschland;Deutsche Demokratische Republik;ФРГ;ГДР;RFA;RDA;D.R. Germany;Germany, Federal Republic of;Germany, Democratic Republic of;Nemacka;Nemačka;Prussia
DZ Алжирская Народная Демократическая Республика;الجزاير
EG جمهورية مصر العربية;RAU
EH Sahrawi Arab Democratic Republic;SADR;RASD;Spanish Sahara
ES Reino de España;Catalonia;Basque Country
ET Ethiopie;የኢትዮጵያ
FR République française;French Rep.;République Française
GB Großbritannien;Grossbritannien;Gran Bretaña;Gran Bretagna;Grande-Bretagne;Grã-Bretanha;Inglaterra;Angleterre;Соединённое Королевство;Соединенное Королевство;Англия;Шотландия;بريطانيا;بريطانيا العظمى;انگلستان;إنجلترا;Velká Británie;Veľká Británia;Wielka Brytania;İngiltere;Ingiltere;Anglia;大不列颠;英格兰;United Kingdom of Great Britain and Northern Ireland;UK (England)
GE Грузинская ССР;Сакартвело;Sakartvelo
GQ Spanish Guinea
GR Hellas;Elláda;Ellada;Ελληνική Δημοκρατία
GY British Guiana;Guyane britannique
ID Dutch East Indies;Netherlands East Indies;Republik Indonesia;印尼
IE Irish Republic;Irish Free State;Poblacht na hÉireann;Eire
IN Bharat;हिन्दुस्तान;हिंदुस्तान;भारत गणराज्य;Hindustan;हिन्दुस्तान;British India;الهند
IR I.R. Iran;IR Iran;I.R. of Iran;Islamic Rep. of Iran;Islamic Republic of Iran (the);جمهوری اسلامی ایران;ИРИ;Исламская Республика Иран;Persien;Perse
IQ Republic of Iraq;جمهورية العراق
IT Repubblica Italiana
JP Nippon;Nihon;日本国;Дзяпония
KG Kirgizia;Киргизия;Киргизская ССР;Кыргызская Республика;Kirghiz SSR
KH Khmer Republic;Democratic Kampuchea;People's Republic of Kampuchea;ព្រះរាជាណាចក្រកម្ពុជា;Камбоджия
KI Gilbert Islands
KP N. Korea;N Korea;NK;Северная Корея;Корейская Народно-Демократическая Республика;조선민주주의인민공화국;조선;朝鮮民主主義人民共和国;朝鲜民主主义人民共和国;Corea del Norte;RPDC;KDVR;Nordkorea;Norkorea
KR S. Korea;S Korea;Южная Корея;Республика Корея;南韩;南韓;Republik Korea;République de Corée;República de Corea;Korea Rep.;Rep. of Korea
KY Caymans;Каймановы острова;Grand Cayman
KZ Казахская ССР;Казахстан Республика;Қазақстан Республикасы;Kazakstan
LA Lao PDR;Lao People's Democratic Rep.;ສປປ ລາວ;RDP Lao
LK ශ්‍රී ලංකා;ශ්රී ලංකා;Ceylan;Цейлон
LT Литовская ССР;Lietuvos Respublika;Litva
LU Lëtzebuerg;Grand Duchy of Luxembourg;Grand-Duché de Luxembourg
LV Латвийская ССР;Latvijas Republika
MD Молдавия;Молдавская ССР;Transnistria;Приднестровье;Bessarabia
MH RMI;Маршалловы острова
MK Македонија;Македония;Республика Македония;Северна Македонија;ARYM;ПЮРМ;Skopje
ML French Sudan;Soudan français
MM Мьянма;Бирма;Birmanie;Birma;Birmania;Birmânia;Barma;Republic of the Union of Myanmar;ဗမာ
MN Монгол Улс;Mongolian People's Republic;Outer Mongolia;МНР
MX Méjico;Mejico;Estados Unidos Mexicanos
MY Federation of Malaya;British Malaya;Sabah;Sarawak
MZ Portuguese East Africa
NA SWA;Südwestafrika;Zuidwes-Afrika
NL Голландия;Kingdom of the Netherlands;Koninkrijk der Nederlanden;Hollande;Holanda;Olanda;Holandsko
NZ Aotearoa
OM سلطنة عمان;Muscat and Oman;Muscat & Oman
PH Pilipinas;Republika ng Pilipinas;Filipinas
PK Republic of Pakistan;West Pakistan;Исламская Республика Пакистан;اسلامی جمہوریہ پاکستان
PL Rzeczpospolita Polska;PRL;Polish People's Republic;ПНР
PS دولة فلسطين;Gaza;غزة;الضفة الغربية;Palestinian National Authority;PNA;Западный берег;Сектор Газа
RO Republica Socialistă România;Roumania;Румынская Народная Республика
RS Република Србија;Republika Srbija;Srbska
RU RF;РФ;Российская Федерация;РСФСР;R.F.;Rossija;Russia (Federation of);Russian Fed.;Russian Fed;Federación Rusa;Fédération de Russie;Fédération russe;Federazione Russa;Russische Föderation;Federação Russa;Federacja Rosyjska;روسيا الاتحادية;الاتحاد الروسي;俄罗斯联邦;俄羅斯聯邦;ロシア連邦;Rusya Federasyonu;Chechnya;Чечня;Dagestan;Дагестан
SA السعودية;المملكة السعودية;КСА;沙特;Королевство Саудовская Аравия
SC Сейшелы;Сейшельские острова
SD Anglo-Egyptian Sudan
SO Soomaaliya;Somaliland;Puntland;Somali Democratic Republic;British Somaliland
SR Dutch Guiana;Nederlands-Guiana
SY سورية;الجمهورية العربية السورية;SAR Syria;Syrian Arab Rep.;Syria Arab Republic;République arabe syrienne;República Árabe Siria;Arabische Republik Syrien;САР;Сирийская Арабская Республика;Suriya
TH ประเทศไทย;สยาม;Siam;Muang Thai
TJ Таджикская ССР;Ҷумҳурии Тоҷикистон
TM Туркмения;Turkmenia;Turkmenistán;Туркменская ССР
TR Türkiye Cumhuriyeti;Turkiye;Turkiye Cumhuriyeti;Republic of Turkiye;Турецкая Республика;Ottoman Empire
TV Ellice Islands
TW Formosa;臺灣;台灣省;中華民國;中华民国;ROC;R.O.C.;Taipei;Chinese Taipei (Taiwan)
UA УССР;Украинская ССР;Українська РСР;УРСР;Ukrayina;Ukraina;Donetsk People's Republic;Luhansk People's Republic;DNR;LNR;ДНР;ЛНР;Крым;Крим;Автономная Республика Крым
US EE.UU.;EE UU;EEUU;E.U.A.;EUA;É.-U.;Förenta staterna;Соединённые Штаты Америки;Соединенные Штаты Америки;Америка;أمريكا;الولايات المتحدة الأمريكية;ایالات متحده آمریکا;美利坚合众国;アメリカ合衆国;Etats-Unis;Stany Zjednoczone Ameryki;Spojené státy americké;Amerika;United States (USA);The United States of America;the States
UZ O'zbekiston;Ozbekiston;Узбекская ССР;Республика Узбекистан
VA Vaticano;Vatikan;Saint-Siège;Santa Sede;Heiliger Stuhl
VE República Bolivariana de Venezuela;Venezuela, RB;Venezuela (RB)
VG Британские Виргинские острова;Tortola;БВО
VI USVI;U.S. Virgin Islands;St. Croix
VN North Vietnam;South Vietnam;Democratic Republic of Vietnam;Việt Nam Cộng hòa;СРВ;Annam
XK Косова;Kosovë;Kosova
YE South Arabia;Aden;الجمهورية اليمنية;YAR;PDRY
ZA RSA;R.S.A.;ЮАР;Südafrikanische Republik;Republiek van Suid-Afrika;Zuid-Afrika
ZM Rhodésie du Nord
ZW Rhodesien;Zimbabwe Rhodesia
SU Советский Союз;Союз Советских Социалистических Республик;Sowjetunion;URSS;U.R.S.S.;UdSSR;СРСР;ZSRR;SSSR;Sovjetunionen;Sovyetler Birliği;苏联;蘇聯;ソ連;소련;الاتحاد السوفيتي;شوروی;Unión Soviética;Union soviétique;Unione Sovietica;União Soviética;Soviet Russia
YU Jugoslavija;Југославија;Югославия;Jugoslawien;Yougoslavie;Jugoslavia;Yugoslavya;Jugosławia;Jugoslávie;СФРЮ;СРЮ;SFRJ;SRJ;FPRY;FR Yugoslavia;南斯拉夫
CS Srbija i Crna Gora;Србија и Црна Гора;Сербия и Черногория;Serbien und Montenegro;Serbie-et-Monténégro
XC Czecho-Slovakia;ČSSR;CSSR;ČSFR;CSFR;ČSR;Československo;Ceskoslovensko;Чехословакия;ЧССР;Tschechoslowakei;Tchécoslovaquie;Checoslovaquia;Cecoslovacchia;Czechosłowacja;Csehszlovákia;Czech and Slovak Federal Republic;Czechoslovak Socialist Republic;捷克斯洛伐克
`;
