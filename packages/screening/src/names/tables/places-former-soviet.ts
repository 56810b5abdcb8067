/**
 * Countries, peoples and larger cities of Russia, Ukraine and the rest of the former Soviet Union, as companies write
 * them, one place per line: the first word names it. `_` separates the words of a phrase, `*` ends the stem of an
 * inflected Slavic word. Countries, capitals and seats of trade are public knowledge; towns that are more often given
 * or family names (Florence, Lincoln, Victoria) are left out.
 */
export const formerSovietPlaces = `
russia russian rossiya rossii rossiyskaya_federatsiya russian_federation russian_fed российск*_федерац* всероссийск* vserossiysk* общероссийск* obshcherossiysk* all_russian російськ*_федерац* rossijskaja_federacija russland russische russischen russe russie russo russa ruse ruso rusa rusia rusija rusijos rosja rosyjsk* rosji russkiy rus ruský rusk* ruska orosz oroszország oroszországi rusă venemaa vene venäjä venäjän ryska россия россии росі* російськ* росийск* российск* русск* руск* rossiysk* rosiisk* ros روسیه روسيا 俄罗斯 俄羅斯 러시아 ロシア ρωσία ρωσικής רוסיה nga rusya rusiya الروسي الروسية krievijas rusiei ρωσίας russisch* русские русских russkie russkikh russkiye russkih ruske ruski ruské ruského ruská russes rusas rusos russas russos rosyjski rosyjska rosyjskiej rosyjskie ruseşti krievu venäläinen rysk russisk russiske ruske_federacije ruské_federace ruskej_federácie federacji_rosyjskiej federacja_rosyjska russischen_föderation russische_föderation krievijas_federācijas rusijos_federacijos venemaa_föderatsiooni venäjän_federaation ryska_federationen russiske_føderation den_russiske_føderation russische_federatie fédération_de_russie federación_de_rusia federação_da_rússia federazione_russa federația_rusă federației_ruse руската_федерация
ukraine ukrainian ukraina ukrainy ukrayina ukrajina ukrainisch* ucrania ukrainsk* украина украины україна україни украинск* українськ* ukrayna اوکراین أوكرانيا 乌克兰 烏克蘭 우크라이나 ukrainos ukrán ucrainei ukrainase ουκρανίας ukrainienne ukrainien ukrainiens ukrainiennes ucraina ucraino ucraniana ucraniano ukrainische ukrainischer ukrainisches ukrainischen ukr
belarus belarusian belorussian byelorussian weißrussland bielorussie białoruś białorusk* bělorusk* беларусь беларуси белорус* білорус* беларуск* belorussk* belarusk* bel 白俄罗斯 baltkrievijas baltarusijos valgevene belorusz belarusului λευκορωσίας bielorusse bielorusses bielorussa bielorusso bielorrusa bielorruso bielorrussa bielorrusso weissrussisch* weisrussisch* belarussisch* belarusisch*
kazakhstan kazakh kazakstan kazakhstani qazaqstan казахстан казахск* қазақстан kasachstan kazajistán قزاقستان 哈萨克斯坦 kazakhe kazaka kazako kasachisch*
uzbekistan uzbek oʻzbekiston ozbekiston узбекистан узбек* usbekistan o'zbek ouzbeke ouzbek uzbeka uzbeko usbekisch* uzb
kyrgyzstan kyrgyz kirgizstan kirghiz кыргызстан киргиз* кыргыз*
tajikistan tajik tojikiston таджикистан таджик* тоҷикистон
turkmenistan turkmen türkmenistan туркмен* türkmen turkmene turkmena turkmenisch* turkm
azerbaijan azerbaijani azeri azərbaycan azerbaycan азербайджан* آذربایجان أذربيجان azerbaidjanaise azerbaidjanais azera azerbaigiana aserbaidschanisch* azerb
armenia armenian armenie haykakan հայաստան армени* армянск* ermenistan ارمنستان հայաստանի armenienne armenien armena armeno armenisch*
georgia georgian sakartvelo საქართველო грузи* грузинск* gürcistan georgienne georgien georgisch* ქართული kartuli საქართველოს sakartvelos
moldova moldovan moldavia moldavian молдов* молдавск* moldovenesc moldave moldava moldavo moldauisch* moldawisch*
chechnya chechen чечн* чеченск* chechnia
tatarstan tatar татарстан* татарск*
dagestan дагестан*
bashkortostan bashkir башкир* башкортостан*
yakutia sakha якут* саха yakut
siberia siberian sibirien sibérie сибир* сибирск* sibirsk* sibir シベリア
ural urals урал* уральск* uralsk* uralskiy
kama кама камск* kamsk*
volga волга волжск* поволж* volzhsk*
moscow moskva moskau moscou mosca moskwa moskova moscú москва москвы москве московск* moskovsk* مسکو موسكو 莫斯科 모스크바 mos
petersburg saint_petersburg st_petersburg sankt_petersburg peterburg sankt_peterburg санкт_петербург* петербург* петербургск* leningrad ленинград* spb спб leningradsk* санкт_петербургск* sankt_peterburgsk*
novosibirsk новосибирск*
yekaterinburg ekaterinburg екатеринбург* sverdlovsk свердловск*
nizhny_novgorod nizhniy_novgorod nizhni_novgorod nizhegorodsk* нижегородск* нижн*_новгород*
kazan казан* казанск*
chelyabinsk челябинск*
samara самар* самарск* kuibyshev
omsk омск*
tomsk томск*
rostov rostov_on_don ростов* rostov_na_donu
ufa уфа уфимск*
krasnoyarsk красноярск*
perm пермь пермск* permsk*
voronezh воронеж*
volgograd волгоград*
krasnodar краснодар* kuban кубан*
saratov саратов*
tyumen тюмен*
izhevsk ижевск*
irkutsk иркутск*
khabarovsk хабаровск*
vladivostok владивосток*
kaliningrad калининград* königsberg
achinsk ачинск ачинск* achinsk*
aleksin алексин алексинск* aleksinsk*
almetyevsk альметьевск альметьевск* almetevsk*
angarsk ангарск ангарск* angarsk*
apatity апатиты апатитск* apatitsk*
armavir армавир армавирск* armavirsk*
arsenyev арсеньев арсеньевск* arsenevsk*
arzamas арзамас арзамасск* arzamassk*
astrakhan астрахань астраханск* astrakhansk*
balakovo балаково балаковск* balakovsk*
balashikha балашиха балашихинск* balashikhinsk*
barnaul барнаул барнаульск* barnaulsk*
bataysk батайск батайск* bataysk*
beloretsk белорецк белорецк* beloretsk*
berezniki березники березниковск* bereznikovsk*
biysk бийск бийск* biysk*
blagoveshchensk благовещенск благовещенск* blagoveshchensk*
bratsk братск братск* bratsk*
bugulma бугульма бугульминск* bugulminsk*
buzuluk бузулук бузулукск* buzuluksk*
chapayevsk чапаевск чапаевск* chapaevsk*
cheboksary чебоксары чебоксарск* cheboksarsk*
cherkessk черкесск черкесск* cherkessk*
chernogolovka черноголовка черноголовск* chernogolovsk*
chistopol чистополь чистопольск* chistopolsk*
chusovoy чусовой чусовск* chusovsk*
derbent дербент дербентск* derbentsk*
dimitrovgrad димитровград димитровградск* dimitrovgradsk*
dmitrov дмитров дмитровск* dmitrovsk*
domodedovo домодедово домодедовск* domodedovsk*
dzerzhinsk дзержинск дзержинск* dzerzhinsk*
elektrostal электросталь электростальск* elektrostalsk*
elista элиста элистинск* elistinsk*
fryazino фрязино фрязинск* fryazinsk*
gatchina гатчина гатчинск* gatchinsk*
gelendzhik геленджик геленджикск* gelendzhiksk*
gorno_altaysk горно_алтайск горноалтайск* gornoaltaysk*
gubkin губкин губкинск* gubkinsk*
ishim ишим ишимск* ishimsk*
istra истра истринск* istrinsk*
ivanovo иваново ивановск* ivanovsk*
kaluga калуга калужск* kaluzhsk*
kamensk каменск каменск* kamensk*
kamyshin камышин камышинск* kamyshinsk*
kansk канск канск* kansk*
kemerovo кемерово кемеровск* kemerovsk*
khanty_mansiysk ханты_мансийск хантымансийск* khantymansiysk*
khimki химки химкинск* khimkinsk*
kirovograd кировоград кировоградск* kirovogradsk*
kiselevsk kiselyovsk киселевск киселевск* kiselevsk*
kislovodsk кисловодск кисловодск* kislovodsk*
klimovsk климовск климовск* klimovsk*
klintsy клинцы клинцовск* klintsovsk*
kolomna коломна коломенск* kolomensk*
kolpino колпино колпинск* kolpinsk*
komsomolsk комсомольск комсомольск* komsomolsk*
kopeysk копейск копейск* kopeysk*
kostroma кострома костромск* kostromsk*
kotlas котлас котласск* kotlassk*
kovrov ковров ковровск* kovrovsk*
kronstadt kronshtadt кронштадт кронштадтск* kronshtadtsk*
kungur кунгур кунгурск* kungursk*
kurgan курган курганск* kurgansk*
kuznetsk кузнецк кузнецк* kuznetsk*
leninogorsk лениногорск лениногорск* leninogorsk*
lesosibirsk лесосибирск лесосибирск* lesosibirsk*
lipetsk липецк липецк* lipetsk*
lysva лысьва лысьвенск* lysvensk*
lytkarino лыткарино лыткаринск* lytkarinsk*
lyubertsy люберцы люберецк* lyuberetsk*
magadan магадан магаданск* magadansk*
maykop майкоп майкопск* maykopsk*
miass миасс миасск* miassk*
michurinsk мичуринск мичуринск* michurinsk*
murom муром муромск* muromsk*
mytishchi мытищи мытищинск* mytishchinsk*
naberezhnye_chelny набережные_челны набережночелнинск* naberezhnochelninsk*
nakhodka находка находкинск* nakhodkinsk*
naro_fominsk наро_фоминск нарофоминск* narofominsk*
nazran назрань назрановск* nazranovsk*
nefteyugansk нефтеюганск нефтеюганск* nefteyugansk*
neftekamsk нефтекамск нефтекамск* neftekamsk*
nevinnomyssk невинномысск невинномысск* nevinnomyssk*
nizhnekamsk нижнекамск нижнекамск* nizhnekamsk*
nizhnevartovsk нижневартовск нижневартовск* nizhnevartovsk*
norilsk норильск норильск* norilsk*
novocheboksarsk новочебоксарск новочебоксарск* novocheboksarsk*
novocherkassk новочеркасск новочеркасск* novocherkassk*
novokuznetsk новокузнецк новокузнецк* novokuznetsk*
novokuybyshevsk новокуйбышевск новокуйбышевск* novokuybyshevsk*
novomoskovsk новомосковск новомосковск* novomoskovsk*
novotroitsk новотроицк новотроицк* novotroitsk*
novouralsk новоуральск новоуральск* novouralsk*
noyabrsk ноябрьск ноябрьск* noyabrsk*
obninsk обнинск обнинск* obninsk*
odintsovo одинцово одинцовск* odintsovsk*
orekhovo_zuyevo орехово_зуево ореховозуевск* orekhovozuevsk*
orsk орск орск* orsk*
ostashkov осташков осташковск* ostashkovsk*
ozersk ozyorsk озерск озерск* ozersk*
pavlovo павлово павловск* pavlovsk*
pervouralsk первоуральск первоуральск* pervouralsk*
petrozavodsk петрозаводск петрозаводск* petrozavodsk*
petropavlovsk_kamchatsky petropavlovsk петропавловск петропавловск* petropavlovsk*
podolsk подольск подольск* podolsk*
prokopyevsk прокопьевск прокопьевск* prokopevsk*
protvino протвино протвинск* protvinsk*
pskov псков псковск* pskovsk*
pushchino пущино пущинск* pushchinsk*
pyatigorsk пятигорск пятигорск* pyatigorsk*
ramenskoye раменское раменск* ramensk*
reutov реутов реутовск* reutovsk*
rossosh россошь россошанск* rossoshansk*
rubtsovsk рубцовск рубцовск* rubtsovsk*
ruzayevka рузаевка рузаевск* ruzaevsk*
rybinsk рыбинск рыбинск* rybinsk*
rzhev ржев ржевск* rzhevsk*
salavat салават салаватск* salavatsk*
salekhard салехард салехардск* salekhardsk*
sarapul сарапул сарапульск* sarapulsk*
saransk саранск саранск* saransk*
sarov саров саровск* sarovsk*
sergiyev_posad сергиев_посад сергиевопосадск* sergievoposadsk*
serpukhov серпухов серпуховск* serpukhovsk*
sestroretsk сестрорецк сестрорецк* sestroretsk*
severodvinsk северодвинск северодвинск* severodvinsk*
severomorsk североморск североморск* severomorsk*
severouralsk североуральск североуральск* severouralsk*
shadrinsk шадринск шадринск* shadrinsk*
shakhty шахты шахтинск* shakhtinsk*
shatura шатура шатурск* shatursk*
shchyolkovo shchelkovo щелково щелковск* shchelkovsk*
snezhinsk снежинск снежинск* snezhinsk*
solikamsk соликамск соликамск* solikamsk*
solnechnogorsk солнечногорск солнечногорск* solnechnogorsk*
stavropol ставрополь ставропольск* stavropolsk*
sterlitamak стерлитамак стерлитамакск* sterlitamaksk*
stupino ступино ступинск* stupinsk*
syktyvkar сыктывкар сыктывкарск* syktyvkarsk*
syzran сызрань сызранск* syzransk*
tambov тамбов тамбовск* tambovsk*
tikhvin тихвин тихвинск* tikhvinsk*
tobolsk тобольск тобольск* tobolsk*
torzhok торжок торжокск* torzhoksk*
troitsk троицк троицк* troitsk*
tuapse туапсе туапсинск* tuapsinsk*
turayevo тураево тураевск* turaevsk*
tutayev тутаев тутаевск* tutaevsk*
ukhta ухта ухтинск* ukhtinsk*
ulan_ude улан_удэ уланудэнск* улан_удэнск* ulanudensk* ulan_udensk*
usinsk усинск усинск* usinsk*
ussuriysk уссурийск уссурийск* ussuriysk*
ust_ilimsk усть_илимск устьилимск* ustilimsk*
verkhnyaya_salda верхняя_салда верхнесалдинск* verkhnesaldinsk*
vladikavkaz владикавказ владикавказск* vladikavkazsk*
vnukovo внуково внуковск* vnukovsk*
volgodonsk волгодонск волгодонск* volgodonsk*
vologda вологда вологодск* vologodsk*
volkhov волхов волховск* volkhovsk*
vorkuta воркута воркутинск* vorkutinsk*
voskresensk воскресенск воскресенск* voskresensk*
votkinsk воткинск воткинск* votkinsk*
vsevolozhsk всеволожск всеволожск* vsevolozhsk*
vyborg выборг выборгск* vyborgsk*
vyazma вязьма вяземск* vyazemsk*
yegoryevsk егорьевск егорьевск* egorevsk*
yelabuga alabuga елабуга елабужск* elabuzhsk*
yelets елец елецк* eletsk*
yoshkar_ola йошкар_ола йошкаролинск* yoshkarolinsk*
yurga юрга юргинск* yurginsk*
yuzhno_sakhalinsk южно_сахалинск южносахалинск* yuzhnosakhalinsk*
zelenodolsk зеленодольск зеленодольск* zelenodolsk*
zheleznogorsk железногорск железногорск* zheleznogorsk*
zhigulevsk жигулевск жигулевск* zhigulevsk*
zlatoust златоуст златоустовск* zlatoustovsk*
zvenigorod звенигород звенигородск* zvenigorodsk*
nikopol никополь никопольск* nikopolsk*
alchevsk алчевск алчевск* alchevsk*
horlivka gorlovka горловка горловск* gorlovsk*
makiivka makeyevka макеевка макеевск* makeevsk*
yenakiieve yenakiyevo енакиево енакиевск* enakievsk*
lysychansk lisichansk лисичанск лисичанск* lisichansk*
sievierodonetsk severodonetsk северодонецк северодонецк* severodonetsk*
rubizhne rubezhnoye рубежное рубежанск* rubezhansk*
borisov barysaw борисов борисовск* borisovsk* barysau барысаўск* барысаў
oka ока окск* oksk*
orsha орша оршанск* orshansk* аршанск*
pinsk пинск пинск* pinsk*
slutsk слуцк слуцк* slutsk*
zhlobin жлобин жлобинск* zhlobinsk*
svetlogorsk светлогорск светлогорск* svetlogorsk*
rechitsa речица речицк* rechitsk*
kostanay kustanay костанай костанайск* kostanaysk*
temirtau темиртау темиртауск* temirtausk*
ekibastuz экибастуз экибастузск* ekibastuzsk*
turkmenabat туркменабад туркменабадск* turkmenabadsk*
balkanabat балканабад балканабадск* balkanabadsk*
vanadzor ванадзор ванадзорск* vanadzorsk*
rybnitsa рыбница рыбницк* rybnitsk*
tskhinvali цхинвали цхинвальск* tskhinvalsk*
tula тула тульск*
ryazan рязан*
smolensk смоленск*
kursk курск*
belgorod белгород*
bryansk брянск*
tver твер* тверск* tversk*
yaroslavl ярославл* ярославск*
murmansk мурманск*
arkhangelsk архангельск*
sakhalin сахалин*
kamchatka камчат*
penza пенза пензенск* penzensk*
ulyanovsk ульяновск*
orenburg оренбург*
zelenograd зеленоград*
dubna дубна
crimea crimean krym крым* кримськ* кримск* krymsk* kırım
sevastopol севастопол*
simferopol симферопол*
donetsk doneck донецк* донецьк* donetskaya donbas donbass донбасс dnr dpr днр донецк*_народн*_республик* донецьк*_народн*_республік* donetsk_peoples_republic donetsk_people_s_republic doneck_peoples_republic donetskaya_narodnaya_respublika république_populaire_de_donetsk volksrepublik_donezk donezk donezker_volksrepublik донеччини донеччина донбасса донбассу
luhansk lugansk луганск* луганськ* lugansk* lnr lpr лнр луганск*_народн*_республик* луганськ*_народн*_республік* luhansk_peoples_republic lugansk_peoples_republic luhansk_people_s_republic lugansk_people_s_republic luganskaya_narodnaya_respublika république_populaire_de_lougansk lougansk volksrepublik_lugansk luhanskyi
kyiv kiev kyyiv київ києва київськ* киев* киевск* kijów کیف 基辅 kiew
kharkiv kharkov харків* харьков* kharkivsk* харьковск* kharkovsk* charkow charkiw
odesa odessa одес* одесск* одеськ*
lviv lvov львів* львов* lwów lemberg львівськ* львовск* lvovsk*
dnipro dnepr dnipropetrovsk dnepropetrovsk дніпро днепр* дніпропетровськ* дніпровський дніпровськ* dniprovsk* днепровск* dneprovsk*
zaporizhzhia zaporozhye zaporizhia запоріж* запорож* запорожск* запоріз* zaporozhsk* zaporizkyi zaporizke запорізьк* zaporizk*
mariupol маріуполь мариупол* маріупол* маріупольськ*
minsk минск* мінск* 明斯克 miensk
gomel homel гомел* гомельск* homiel
brest брест* берасце bierascie брэсцк*
grodno hrodna гродн* горадня гродненск* гродзенск* haradnia hrodzienski hrodzenski
vitebsk витебск* viciebsk vitsebsk віцебск* viciebski
mogilev mahilyow могилев* mahiliou магілёў магілёўск* магілеўск*
almaty алматы alma_ata алматинск* almatinsk*
astana nur_sultan астана
tashkent toshkent ташкент* tachkent
samarkand samarqand самарканд*
bishkek бишкек
dushanbe душанбе
ashgabat ашхабад
baku баку bakı baki bakou
yerevan ереван երևան eriwan erivan
tbilisi თბილისი тбилиси tiflis
batumi ბათუმი ბათუმის
chisinau chișinău kishinev кишинев* kischinau
tiraspol transnistria pridnestrovie приднестров* тираспол*
abkhazia abkhaz abkhazian abchasien abkhazie abjasia абхаз* abkhaz* apsny apkhazeti
ossetia ossetian ossetie osetia osetija осети* osset* osetinsk*
karabakh karabagh garabagh qarabag karabah карабах* нагорн*_карабах* nagorno_karabakh artsakh
primorye primorie primorsk* приморск* приморь* primorskij
kerch керч* керченск* kerchensk*
azov азовск* azovsk* азов
feodosia феодоси* feodosiy* феодосийск*
yalta ялт* ялтинск* yaltinsk*
yevpatoria евпатори* evpatoria євпатор* евпаторийск* yevpatoriysk*
berdyansk бердянск* бердян*
melitopol мелитопол* мелітопол*
kherson херсон*
poltava полтавск* полтавськ*
chernihiv chernigov чернігів чернігівськ* черниговск*
mykolaiv миколаївськ*
kremenchuk kremenchug кременчуцьк* кременчугск*
kryvyi_rih krivoy_rog кривий_ріг криворізьк* криворожск*
vinnytsia vinnitsa вінницьк* винницк* vinnitsk*
cherkasy черкаськ*
zhytomyr житомирськ*
kramatorsk
kamianske kamianskyi dniprodzerzhynsk dneprodzerzhinsk
babruysk bobruisk
baranavichy baranovichi
salihorsk soligorsk салігорск
navapolatsk novopolotsk
zhodzina zhodino
mazyr mozyr мозырь мозырск* mozyrsk* мазыр мазырск* mazyrsk*
tolyatti togliatti
cherepovets череповецк*
magnitogorsk
taganrog таганрогск*
shymkent chimkent
karaganda qaraghandy qaragandy карагандинск* karagandinsk*
aktobe aqtobe
aktau aqtau
atyrau
pavlodar
ust_kamenogorsk oskemen
bukhara buxoro бухоро
fergana farg'ona
andijan andijon андижан андижон
navoiy
namangan
khujand xujand худжанд
gyandzha gəncə
sumgait sumqayit
gyumri
rustavi
kutaisi
sochi сочи
grozny грозн* groznyj грозненск* groznensk*
makhachkala махачкал*
nalchik нальчик*
nakhchivan naxçıvan нахичеван*
chita чита читинск*
yakutsk якутск*
birobidzhan биробиджан*
abakan абакан*
lutsk луцк* луцьк*
uzhgorod uzhhorod ужгород*
chernivtsi chernovtsy черновц* чернівц*
ternopil ternopol тернопол* тернопіл*
polotsk polatsk полоцк* полацк*
yamal yamalo_nenets yamalo_nenets_autonomous_district yamalo_nenets_autonomous_okrug yanao янао ямал ямало_ненецк* yamalo_nenetsk* ямало_ненецк*_автономн*_округ* yamalo_nenetsk*_avtonomn*_okrug*
naberezhnye_chelny набережн*_челн*
novorossiysk новороссийск*
yessentuki ессентук*
georgiyevsk георгиевск*
budyonnovsk буденновск*
kizlyar кизляр*
vyksa выкс*
kimry кимры кимрск*
safonovo сафонов_ск*
yeysk ейск*
vyatka вятк* вятск*
volsk вольск*
seversk северск*
chepetsk чепецк*
`;
