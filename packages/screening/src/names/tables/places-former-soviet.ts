/**
 * Countries, peoples and larger cities of Russia, Ukraine and the other countries that succeeded the Soviet Union, as companies write them,
 * one place a line: the first names it. `_` parts the words of a phrase, `*` ends the stem of a Slavic word that is
 * declined. Countries, capitals and seats of trade are public knowledge; towns that are rather given or family names
 * (Florence, Lincoln, Victoria) are left out.
 */
export const formerSovietPlaces = `
russia russian rossiya rossii rossiyskaya_federatsiya russian_federation российск*_федерац* всероссийск* vserossiysk* общероссийск* obshcherossiysk* all_russian російськ*_федерац* rossijskaja_federacija russland russische russischen russe russie russo russa ruse ruso rusa rusia rusija rusijos rosja rosyjsk* rosji russkiy rus ruský rusk* ruska orosz oroszország oroszországi rusă venemaa vene venäjä venäjän ryska россия россии росі* російськ* росийск* российск* русск* руск* rossiysk* rosiisk* ros روسیه روسيا 俄罗斯 俄羅斯 러시아 ロシア ρωσία ρωσικής רוסיה nga rusya rusiya الروسي الروسية krievijas rusiei ρωσίας russisch*
ukraine ukrainian ukraina ukrainy ukrayina ukrajina ukrainisch* ucrania ukrainsk* украина украины україна україни украинск* українськ* ukrayna اوکراین أوكرانيا 乌克兰 烏克蘭 우크라이나 ukrainos ukrán ucrainei ukrainase ουκρανίας ukrainienne ukrainien ukrainiens ukrainiennes ucraina ucraino ucraniana ucraniano ukrainische ukrainischer ukrainisches ukrainischen ukr
belarus belarusian belorussian byelorussian weißrussland bielorussie białoruś białorusk* bělorusk* беларусь беларуси белорус* білорус* беларуск* belorussk* belarusk* bel 白俄罗斯 baltkrievijas baltarusijos valgevene belorusz belarusului λευκορωσίας bielorusse bielorusses bielorussa bielorusso bielorrusa bielorruso bielorrussa bielorrusso weissrussisch* weisrussisch* belarussisch* belarusisch*
kazakhstan kazakh kazakstan kazakhstani qazaqstan казахстан казахск* қазақстан kasachstan kazajistán قزاقستان 哈萨克斯坦 kazakhe kazaka kazako kasachisch*
uzbekistan uzbek oʻzbekiston ozbekiston узбекистан узбек* usbekistan o'zbek ouzbeke ouzbek uzbeka uzbeko usbekisch* uzb
kyrgyzstan kyrgyz kirgizstan kirghiz кыргызстан киргиз* кыргыз*
tajikistan tajik tojikiston таджикистан таджик* тоҷикистон
turkmenistan turkmen türkmenistan туркмен* türkmen turkmene turkmena turkmenisch* turkm
azerbaijan azerbaijani azeri azərbaycan azerbaycan азербайджан* آذربایجان أذربيجان azerbaidjanaise azerbaidjanais azera azerbaigiana aserbaidschanisch* azerb
armenia armenian armenie haykakan հայաստան армени* армянск* ermenistan ارمنستان հայաստանի armenienne armenien armena armeno armenisch*
georgia georgian sakartvelo საქართველო грузи* грузинск* gürcistan georgienne georgien georgisch*
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
moscow moskva moskau moscou mosca moskwa moskova moscú москва москвы московск* moskovsk* مسکو موسكو 莫斯科 모스크바 mos
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
tula тула тульск*
ryazan рязан*
smolensk смоленск*
kursk курск*
belgorod белгород*
bryansk брянск*
tver твер*
yaroslavl ярославл* ярославск*
murmansk мурманск*
arkhangelsk архангельск*
sakhalin сахалин*
kamchatka камчат*
penza пенза пензенск*
ulyanovsk ульяновск*
orenburg оренбург*
zelenograd зеленоград*
dubna дубна
crimea crimean krym крым* кримськ* кримск* krymsk* kırım
sevastopol севастопол*
simferopol симферопол*
donetsk doneck донецк* донецьк* donetskaya donbas donbass донбасс dnr dpr днр донецк*_народн*_республик* донецьк*_народн*_республік* donetsk_peoples_republic donetsk_people_s_republic doneck_peoples_republic donetskaya_narodnaya_respublika république_populaire_de_donetsk volksrepublik_donezk donezk donezker_volksrepublik
luhansk lugansk луганск* луганськ* lugansk* lnr lpr лнр луганск*_народн*_республик* луганськ*_народн*_республік* luhansk_peoples_republic lugansk_peoples_republic luhansk_people_s_republic lugansk_people_s_republic luganskaya_narodnaya_respublika république_populaire_de_lougansk lougansk volksrepublik_lugansk luhanskyi
kyiv kiev kyyiv київ києва київськ* киев* киевск* kijów کیف 基辅 kiew
kharkiv kharkov харків* харьков* kharkivsk* харьковск* kharkovsk* charkow charkiw
odesa odessa одес* одесск* одеськ*
lviv lvov львів* львов* lwów lemberg львівськ* львовск* lvovsk*
dnipro dnepr dnipropetrovsk dnepropetrovsk дніпро днепр* дніпропетровськ* дніпровський дніпровськ* dniprovsk* днепровск* dneprovsk*
zaporizhzhia zaporozhye zaporizhia запоріж* запорож* запорожск* запоріз* zaporozhsk* zaporizkyi zaporizke запорізьк*
mariupol маріуполь мариупол* маріупол* маріупольськ*
minsk минск* мінск* 明斯克 miensk
gomel homel гомел* гомельск* homiel
brest брест* берасце bierascie брэсцк*
grodno hrodna гродн* горадня гродненск* гродзенск* haradnia hrodzienski hrodzenski
vitebsk витебск* viciebsk vitsebsk віцебск* viciebski
mogilev mahilyow могилев* mahiliou магілёў магілёўск* магілеўск*
almaty алматы alma_ata
astana nur_sultan астана
tashkent toshkent ташкент* tachkent
samarkand samarqand самарканд*
bishkek бишкек
dushanbe душанбе
ashgabat ашхабад
baku баку bakı baki bakou
yerevan ереван երևան eriwan erivan
tbilisi თბილისი тбилиси tiflis
batumi ბათუმი
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
yevpatoria евпатори* evpatoria євпатор*
berdyansk бердянск* бердян*
melitopol мелитопол* мелітопол*
kherson херсон*
poltava полтавск* полтавськ*
chernihiv chernigov чернігів чернігівськ* черниговск*
mykolaiv миколаївськ*
kremenchuk kremenchug кременчуцьк* кременчугск*
kryvyi_rih krivoy_rog кривий_ріг криворізьк* криворожск*
vinnytsia vinnitsa вінницьк* винницк*
cherkasy черкаськ*
zhytomyr житомирськ*
kramatorsk
kamianske kamianskyi dniprodzerzhynsk dneprodzerzhinsk
babruysk bobruisk
baranavichy baranovichi
salihorsk soligorsk салігорск
navapolatsk novopolotsk
barysaw barysau
zhodzina zhodino
mazyr mozyr
tolyatti togliatti
cherepovets череповецк*
magnitogorsk
taganrog таганрогск*
shymkent chimkent
karaganda qaraghandy qaragandy карагандинск*
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
grozny грозн* groznyj
makhachkala махачкал*
nalchik нальчик*
nakhchivan naxçıvan нахичеван*
`;
