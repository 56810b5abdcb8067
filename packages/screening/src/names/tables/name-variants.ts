/**
 * Names whose spelling differs between countries, scripts or orthographies, one name per line: French, English, German,
 * Turkish, Persian, Malay, Somali, Hausa and West African spellings of Arabic; Slavic names by language; Greek,
 * Armenian, Hebrew and Irish names in the usage of passports and newspapers. Hand-written from public naming customs.
 * All words of a line are related to each other.
 */
export const nameVariants = `
muhammad mohammed mohamed mohammad mohamad muhammed mehmet mohd mhd md muhamed muhammet mehmed magomed mukhammad mukhamed magomet mamadou mamadu muhamad mahomed mohamud mohammud maxamed muhammadu mohamadou muxammad muhamet mohamet maimaiti memet muhammat mahammad mahamadou mahamat mehemmed mihemed muhemmet mahamed momodou momodu
ahmad ahmed akhmad akhmed ahmet achmad achmed ahmadu amadou amadu axmed ehmed axmad hamadoun hamadou ahmadou
hussein husayn hussain husin hossein huseyin khusein hussayn hosein husain houssein xuseen hussen hocine hosni husein khuseyn hoseyn huseyn ousseynou houcine houssine lhoucine hocein hossine elhoucine hossain hussin housseine gusein guseyn gusejn guseyin gousseine husejin
hassan hasan khasan hacene xasan hasen hassane assane lassana khassan hesen hacen alhassane alhassan hassen gasan
yusuf yousef youssef yousuf jusuf yusef yusif yosef yousif youssouf youcef yusup iusuf issouf yossef josef yuusuf yosuf yoosuf yusuph youssoupha issoufou isuf zhusup zhusip jusup yusoff yusufu yusof
ibrahim ebrahim brahim ibragim ibrahima ibrahem ebrahem ibrahiim braheem ibraheem ibro ibrahimu ibrayim yibulayin abrahim ibraimo
uthman osman othman athumani athmani usman osmane ousmane usmane otman athman cismaan ozman usmon usmanu othmane wusiman ospan outmane cusmaan osmon ismaan
umar omar omer umer oumar umaro oumarou umaru cumar omor umor wumaier oumer ymer
usama osama oussama ousama ussama
ali aly cali alee
aliyu aliou alioune aliu
alaa ala alaaeddine
qasim kassem qassem gasem kasim kacem ghasem qasem kassim kassym qosim qassim gassim belkacem kasimu
jafar jaafar cafer djafar dzhafar jaffar jafer djaafar jaafer djaffar cafar xhafer dzafer dschafar cefer zhapar gaafar
khalid khaled halit halid xaalid chalid kholid khalit kaled chaled kaalid jaled
jamal gamal cemal djamal jamaal djamel jamel djemal camal dzhamal jemal gamel
tariq tarek tarik tareq tarig tareck tarak tarick tarique taariq
sulayman suleiman suleyman soleyman soleiman sulaiman suliman souleymane suleman slimane soliman suleymane souleiman sleiman saleiman suleymon sulieman sulejman saleban saleebaan
dawud daoud dawood davud davoud daud dawit davood daoudou dauda daut dovud daawuud daouda dauud tavut
musa moussa moosa mousa muusa mussa muso
isa eissa issa essa ise ciise aissa iso eisa isah yisa isaa
yahya yehia yahia yahye yaya yehya yahiya yakhya iahia iahya yachya jahja jahjaa
zayn zain zein zine zeyn
fatima fatma fatemeh fatimah fatoumata fatou faduma fatimata fadma patimat fatime fatimetou fatumata fatema patima fatimatou fattouma fadimata faatima
aisha ayesha aicha aysha ayse aissatou caasha aishat aissata eisha aishah aixa aisyah aichatou aischa ayisha
khadija hatice khadijah khadidja kadija khadijat kadidiatou kadiatou xadiija khadeeja khadiga hadija hadiza hatidza kadijat xhadija hatixhe hatidze chadidscha kadidja khedidja khadidiatou khadijeh hadidja
zaynab zeinab zainab zeynep zineb zeynab zainabou zaineb seynabou zenab zayneb zejneba zainaipu
maryam mariam meryem miriam mariama maryan marjam meriem myriam maryem mariyam maram maryame meiremu meryemu mariyama marieme
abdulaziz abdelaziz abdilaziz cabdicasiis abduaziz abdiaziz abdiasis abdiasiis abdicasiis
abdirahman abdirahmaan cabdiraxmaan abdulrahman abderrahmane abdurrahman abdurakhman abdirachman abdarrahman abdurahmon abdramane
qadhafi gaddafi kadafi qaddafi gadhafi qadafi gathafi khadafy kadhafi kaddafi gheddafi gadafi qathafi khaddafi khadafi ghaddafi ghathafi
qadir kadir gader kader ghader qader qodir ghadir kadyr qadeer kadeer
qurban kurban gurban ghorban qurbon kurbon gourban kuerban qorban kourbane
hamza hamzah hamze khamza xamza hamsa amza khamzah hamzat hemze gamza
hafiz hafez hafidh hafeez khafiz hafidz hafizh hafith gafiz
haydar haidar heydar heidar hyder haider geydar geidar gejdar gaydar khaydar haydor hayder khaidar heyder gueidar
hakim hakeem khakim hakem xakiim hekim gakim
hamid hameed hamed khamid xamiid hamidou gamid hemid
halim haleem khalim
habib habeeb khabib xabiib habeb xabib habibou hebib gabib
hadi hady khadi
hashim hashem khashim hachem haashim hachim
harith hareth haris khariz
hatim hatem khatim khotim
karim kareem kerim kerem krim karem kerrim carim kirim kelimu
rahim raheem rakhim rahem rehim raxim rahiim rakhym rochim rachim
rahman rakhman rehman rahmaan raxmaan rahmane rachman rahmon rakhmon rohman raxmon rochman rahmen reheman
rasul rasool resul rasoul resoul
rustam rustem roustam rostam rostem
saad sad
salim saleem salem selim saliim
salah salaah
salih saleh saalih swalih salikh
sadiq sadegh sadeq sadek sadik sadigh sadeek saadiq sodiq sadique sadeeq
siddiq siddique siddeeq sidik seddik sidiq sidick siddeek
fadil fadel fazil fazel fadhil fadhel fadill fazyl fozil
fadl fazl fadhl fazal fadal
razi radi radhi
salman selman
samir sameer samer semir
shamil chamil shameel samil schamil shomil
sharif sheriff cherif charif sharifi serif shareef sherif chariff scherif xherif sjarif scharif syarif
shafiq chafik shafik shafeeq sefik chafiq
bashir bachir basheer bechir beshir besir baschir bachirou basyir baasyir baasyr
munir mounir muneer monir
mukhtar moktar mokhtar mouktar muhtar mochtar muxtar mukhtor moukhtar mouhtar muhter muhetaer
mubarak moubarak mubarek mobarak mbarek embarek mbarak moubarack mobarek
murad mourad morad murat murod myrat morat muradd mourade
mahmud mohamud mohamoud maxamuud mahmoud mahmood mehmood makhmud mahmut maxmuud makhmoud mamoudou maamoudou mahamoud mohamuud mahamud mahemuti
mansur mansour mansoor mansoer mensur
marwan merwan marouane marwane merouane mervan
nadim nadeem nedim
naim naeem naeim nouaim
nabil nabeel nebil
nasir nasser naser nacer nassir nasiru naceur nacir nassar nasirou nassirou
nur noor nour nuur nor
nuri noori nouri nury
rashid rasheed rachid rasid raashid rashit rashed rochid reshid raschid rachide
rafiq rafik rafeeq refik rafick
ridwan redouane radwan ridvan ridhwan redwan rizwan rezwan radouane rizvan ridouane radhwan rydvan redzuan ridzuan
said saeed saied saeid siid seid sagid saidou saidu sait
sufyan sofiane soufiane sufian sofyan soufyane safyan
shaban chaabane shaaban saban chabane shabaan schaban shabane shaabaan xhaban
taha tahaa
tahir taher tahar tair dahir takhir toxir tohir taahir
tawfiq tawfik toufik tewfik taoufik tevfik taufiq toufic tofik taufik towfiq tofiq toufiq taufek tawfeek taufic
umayr omair
walid waleed oualid velid walied valid oualide waliid welid
wasim waseem wassim
yaqub yaghoub yakub yacoub yaqoub yacouba yakubu jakub yacub yaqoob yaaqub yaaquub jakup yagub jaqub yaquub yaakoub iacoub yacoubou
yasin yassin yacine yaseen yassine jasin iasin jassin yasine yasheng
yasir yasser yaser iasser jasser
yunus younes yunis younis younus yonis unus iunus yunos junus
zahir zaher dhahir dhaher thahir daher
zakariya zakaria zakariyya zekeriya zakarya zakharia zachariah zakariye zakaryya zekerija zacharia sakaria zekeria zakarie
ziyad ziad zyad
jawad javad cevad djawad jevad cavad
jalal djalal celal galal jelal jalaal jalol xhelal dzelal jolol dschalal
jalil djalil celil galil jaleel
jamil djamil cemil gamil jameel djemil xhemail dzemail dzemil xhemil dschamil zhamil
jabir jaber djaber gaber cabir jabeer djabir djebbar gabir
jihad djihad cihad gihad xhihad dzihad djihed jehad
mahdi mehdi mahdy mehdy mekhdi mehti mehedi makhdi
mustafa mostafa moustapha moustafa mustapha mostapha mustofa mustafo
ismail esmail ismael ismayil esmaeil ismaila ismaeel ismoil esmaeel smail ismaciil ismajl ismayyl yisimayi smayl ismaile ismoel simayi
ishaq eshaq isaq ishak iskhak eshagh isxaaq ishok isxoq iseq issak ishaque
ayyub ayoub ayub eyup ayoob ayyoub ajub ayupu eyyup ejup
harun haroun haroon haruna harouna aaroun horun
imran omran emran
idris edris driss idriss idriis idrissa idrees
ilyas eliyas ilias elyas iliass ilyasu
anwar anouar enver anvar anwer anuar anvor enwer anver
akram ikram ekrem akrem
ashraf achraf esref eshraf eshref aschraf asyraf
asad assad asaad esad essad
aziz azeez azize eziz aizezi
amin ameen emin amine lemine lamine
amir ameer emir
anis anees enis
arif aref aarif
ayman aymen aiman eymen
badr bader badar bedr bedir
bilal belal bilel billal bilaal
burhan borhan bourhane burxaan bourhan burxon
daniyal danial danyal
dia diya dhia ziya zia diaa diyaa dhiya
emad imad imed
essam issam isam assam cisam esam
fahd fahad
faruq farouk farooq faruk farouq faroog farouck feruk farooque foruq
faisal faysal feisal faycal feysal faisel faysel faizal feysel fayssal
farid fareed ferid
fuad fouad fuat foad fawad fouade foud
ghassan gassan
ghulam gholam qulam gulam golam ghulom gulyam ghulaam goulam ghollam
ghani qani gani gany
hisham hicham hesham hichem hishem hisyam hischam icham hichame
husam hossam hussam houssam hosam houcem hussem houssem husom
ihsan ehsan echsan ehson ihssane ixson
iqbal eqbal ikbal ighbal iqbol eghbal ikbol
jassim jasim jassem qassem jasem
kazim kadhim kazem kadhem kadim kathim kathem qazim kadhum kadum kadem
kamal kemal kamaal kamel kemel kamol qemal
kamil kamel
khalil khaleel halil khelil chalil
khalifa khelifa halifa khalifah xalifa khalife
latif lateef letif
lutfi lotfi lutfy lotfy
luqman lokman loqman luqmaan lukman
majid majeed magid medjid madjid mecid mejid madjide macit mecit mazhid meguid meged
malik malek maalik melik
masud masoud massoud mesut masood masaud
mamun maamoun mamoun memun
muammar moammar muamar moamer
munzir mundhir monther munther
mutasim moatassem mutassim
nadir nader nadeer
nizar nezar
qaid kaid
qays qais kais kays qeis
qusay qusai kusai qusayy
radi radhi razi
ramadan ramazan ramadhan ramadhani ramzan ramadane ramadaan ramadani ramzon ramazon ramdane ramzaan
reza rida ridha riza redha rza
riyad riad riyadh ryad riyaz
sabir saber sabeer
sajid sajed
samih sameh
sayf saif seif saef sef sayif sefu
shahid chahid shaheed shehid schahid chahed
sharaf charaf
shukri choukri shoukry chokri shukry sukru schukri choukry chukri
siraj seraj siradj siradsch siraaj sirozh
suhail sohail suhayl souhail soheil sukhail sukhayl
taqi taghi taki
talal tallal
talib taleb
taysir tayseer
thabit sabet thabet
uday odai udai oday
ubayd obaid ubaid obeid
usayd osaid
wahid waheed vahid ouahid wahed vagit vagid
wail wael vail
yazid yazeed yezid
zuhair zohair zouheir zoheir zuhayr
zubayr zubair zoubeir zobair zubeyr zubeir
baqir bagher baqer bakir baker
taqwa takwa
abubakar abubakr aboubacar aboubakar abubaker boubacar boubakar abubacar abubakari aboubakr aboubaker ebubekir abubakir abobakr bubakar bakr abubaccar
sheikh shaykh cheikh cheick sheekh shekh chekh seyh shaikh sheik scheich cheykh shex
sayyid sayed syed seyed sayyed seyyed saiyid sayid sayyad seid seyid seyit seyyit sayyit saiyed
hajji haji haj hajj hadj hadji hadzhi hadzi haxhi gadzhi chadschi hoji haci
sheikha shaykha shaikha cheikha
abu abou abo aboo
umm oum om um
abdi cabdi
jama jaamac djama
farah faarax
warsame warsama
shirwa shirwac
ayatollah ayatullah
chaudhry chaudhary choudhury chowdhury chaudhri choudhry choudhary chaudry choudry
qureshi koreishi quraishi qureyshi quraishy koreshi kureshi qurashi
khan xan
tikriti takriti
masri misri elmasry
shami chami
maghribi moghrabi maghrabi
zawahiri zawahri dhawahri dhawahiri zevahiri zevahri
houthi huthi husi
sinwar sinvar
haniyeh haniyah heniyye haniye haniya
foz fawz fouz
baghdadi bagdadi
naqvi naghavi naqavi
hashimi hashemi hachemi hasemi
husseini hosseini hussaini husayni houssaini husaini
hasani hassani
qasimi kasimi ghasemi qassemi kassimi qasmi qasemi ghassemi qassimi gassemi gasemi
musawi mousavi moussaoui mosawi musavi moosavi mussawi
sadr sader
tabatabai tabatabaei tabatabaie
khomeini khumayni khomeyni humeyni jomeini chomeini homeyni
khamenei khamenai khamanei khaminai hamaney chamenei jamenei khamene
rafsanjani rafsandjani
ruhani rouhani rohani
ahmadinejad ahmadinezhad ahmadinajad
larijani laridjani
uwaysi oveisi
haqqani hakkani hagani haghani
mehsud mahsud
akhund akhond akhundzada akhundzadeh
hekmatyar hikmatyar
massoud masud masood
diallo jallow dialo jalloh djallo jallo dyallo djalo diallow
ouattara watara wattara ouatara
traore traoure trawalley trawally
coulibaly koulibaly kulibali koulibali culubali kolibali coulybaly
toure ture touray turay
ndiaye njie njai ndiay njaye ndiai ndjai
diop jobe job diope dyop
diouf joof diuf juf dyouf
dieng jeng dyeng djeng
diagne jagne jaane diagn
diawara jawara diaouara
diaby jabbi jabi diabi
diarra jara jarra diara djara
dia jah diah
gueye gaye guey gueyye gey
cisse ceesay sesay sise cissee sissay cissay
keita kayta keyta keitah
camara kamara
sane sanneh saneh
sylla sillah silla sylah
drame drammeh darame
dembele dembelle dambele
thiam cham tyam chiam
mbaye mbye mbay
mbodj mboge mbodji mboj
tounkara tunkara
kebe kebbeh kebbe
bah ba
barry bari barrie
sall sal saal
fall faal fal
seck sekh seka
sidibe sidibeh
konate konateh konnate
kone koney
kourouma kuruma
doumbouya dumbuya doumbia dumbia
souleymane sulayman
abdoulaye abdullahi abdulai abdoulay abdulahi
babacar abubakar boubacar
ouedraogo wedraogo
sawadogo savadogo
nguema nguemah
kagame kagamey
kenyatta kenyata
mwangi mwangy
njoroge njorogeh
odhiambo odiambo
sankoh sankho sanko
bongo mbongo
sassou sasou
abacha abatcha
buhari bukhari boukhari
tinubu tinubou
shekau shikawi shikau chekau shekaw
bukar boukar
goni gony
mallam malam moallim macallin moalim
hawa haoua awa
abdullah abdallah abdulla abdellah abdalla abdulah abdullo abdoulaye abdullahi abdilahi cabdullaahi abdollah evdila evdile evdilla ebdullah ebdulla ebdila avdulla
sergey sergejus sergei serguei sergej serhii serhiy siarhei siarhiej sergiy sergii sergi siargei serhiej serge serzh serguey syarhey syarhei serhi sjarhej siergiej siergey
yevgeny jevgenij jewgenij jevgenijs evgueni yauheni evghenii jevgenijus evgeny evgeniy yevgeniy evgenii yevgeni yevhen evgeni yauhen yevgenii jewgeni eugen jevgeni evgenij evhen yevheniy yaugen yevgen ievgueni jewgienij ievgenii ievgen jevgenyj evgueny ievhen ewgeni
aleksandr aleksandras alexander oleksandr aliaksandr alexandr aleksander alexandre alexandru aleksandar oleksander alaksandr alyaksandr alexandros aleksandre alexandar olexandr olexander alyaksander olekszandr aliaxandr
aleksey alexei alexey aleksei aleksiej oleksii oleksiy aliaksei alexis alyaksey aleksej alexej oleksij aleksiy aliaksiej alyaksei alexi aleksejus aleksejs
mikhail mijail michailas mykhailo michail mikhael mihail mikhaylo mykhaylo mikhailo mihails mikhayl michal mikheil mihailo mihajlo mihaylo mixail mikhal
nikolay nikolajus nikolai mykola nikolaj mikalai nicolai nikola nicolae nikalai nikolajs mikola nicolay mikalay nikolaos nikoloz
vladimir vladimiras volodymyr uladzimir wladimir vladimirs wolodymyr volodimir uladzimier wolodimir vladymyr
dmitry dmitrijus dmitri dmytro dmitriy dmitrii dzmitry dimitri dmitrij dimitry dmitro dimitar dimitrios dimitrij dimitriy dmitrijs dzmitryj
andrey andrei andriy andrii andrej andrzej andrij andrejs andrius andry
pavel pavlo pawel paviel pavels pavol pavle
petr pyotr petro piotr pjotr petar petri piatro petru pyatro
yuri jurijus yury yuriy iurii jurij yurii iouri juri youri jury jurijs iuri yurij iouriy joeri juriy iuriy youry jurii juryj
grigory hryhoriy grigoriy grigori hryhorii grigorij ryhor hrihoriy hryhor grigorijs grigorii hrygoriy ryhori hryhory
georgy georgiy georgi georgii heorhii heorhiy georgij heorgiy giorgi gueorgui gheorghe gueorgi heorhi gueorguiy
oleg oleh aleh olegs olech
igor ihor ihar igors yhor igar
yelena elena olena alena jelena
natalia natalya nataliya nataliia natallia nathalie natalja nataly natalie natalija
tatyana tatiana tetiana tetyana taciana tatjana tatsiana tatijana
yekaterina ekaterina kateryna katerina katsiaryna katsyaryna katyaryna ekaterini jekaterina iekaterina ekatierina katsiarina
anastasia anastasiya anastasiia anastassia anastasija nastassia anastazja
yulia julia yuliya iuliia iulia juliya yuliia julija juliia ioulia
viktor victor viktar wiktor victar vikter viktors viktoras
viktoria victoria viktoriya viktoriia viktoryia wiktoria viktorija
konstantin kostiantyn constantin kanstantsin kostyantyn konstantinos constantine kostiantin konstantins costantin kanstantin
kirill kyrylo kiril cyril kyril kiryl kiryll kirils cyryl kirilo chiril
vasily vasyl vasiliy vasilii vasil vassily wassily vasilij vassili vasylij vasilijs vasilis vasilios
gennady hennadiy gennadiy gennadii henadz hennadii guennadi gennadij genadi henadzi gennadi
arkady arkadiy arkadii arkadi arkadij arkadz
anatoly anatoliy anatolii anatol anatoli anatolij anatole anatolijs
vitaly vitaliy vitalii vital vitali vitalij vitalijs vitalie
valery valeriy valerii valeri valerij valerijs valeriu walerij
valentin valiantsin valentyn walentin valentins
leonid leanid leonyd
yaroslav jaroslav iaroslav jaroslaw
vyacheslav viacheslav viatcheslav viachaslau vjaceslav wjatscheslaw vjacheslav vyatcheslav viaceslav wiaczeslaw viaczeslaw wjatscheslav vyachaslau viatscheslaw vjatjeslav wjaczeslaw
vladislav uladzislau vladyslav wladyslaw wladislaw ladislav ladislaus
stanislav stanislau stanislaw stanislavs
svyatoslav sviatoslav svjatoslav sviatoslau
rostislav rostyslav rascislau
mstislav mstyslav
ilya illia ilia ilja illya iliya
timofey tymofiy timofei tymofii timofej tsimafei
fyodor fedor feodor fiodor fyedor fedir fjodor fiodar
semyon semen semion siamion semjon semyen siemion semijon
artyom artem artiom artsiom artjom artyem artemiy artemy arciom
maksim maxim maksym maxime maksims maxym
roman raman
ruslan rouslan ruslans
ramzan ramazan
zelimkhan zelimhan
aleksandra alexandra oleksandra aliaksandra
sofia sofya sophia sofiya sofiia sophie zofia sofie sofi
kseniya ksenia xenia xeniya kseniia ksenija xeniia xenija ksenya
alina alyna
moller moeller
oksana oxana aksana
darya daria dariya dariia darja
mariya maria mariia marija marya maryia
irina iryna irena irene
galina halyna halina galyna
lyudmila ludmila liudmyla ljudmila liudmila lioudmila lyudmyla
lyubov liubov lubov ljubov liubou lioubov ljubow lubow
svetlana svitlana sviatlana swetlana svjetlana
zinaida zinayida zinajida
nadezhda nadiya nadiia nadejda nadzeya nadeshda nadezda nadieschda nadjezda nadezjda nadiezda nadija nadseya
olga olha volha
larisa larysa larissa
yevgenia evgenia yevheniya evgeniya eugenia yevgeniya yevheniia jewgenija evgeniia ievguenia jewgienia ievgeniia iauheniya yauheniya ievgeniya
margarita marharyta margaryta
nikita mikita mykyta
yegor egor yehor jegor yahor iegor yagor
yefim efim yukhym
yakov iakov jakov yakiv jakow
zakhar zahar sachar zachar zakhary zachari zakhari zakhariy zahari zahariy zakharij
bogdan bohdan bagdan
gleb hlib hleb
lev lew
denis denys dzianis
danil danila danylo daniil danilo danyil daniel
matvey matvei matviy matwei matvii
makar makary
miroslav myroslav miroslau miroslaw
taras tarass
trofim trokhym
ustin justin
yelizaveta elizaveta yelyzaveta lizaveta elisaveta jelisaweta ielizaveta elisaweta elizaweta lisaweta yalizaveta
rakhmonov rahmonov rakhmanov
tokayev toqaev tokaev toqayev
nazarbayev nazarbaev nazarbajew
berdimuhamedov berdymukhamedov berdimuhamedow berdymukhammedov
kyi chzhi kyee
kyaw chzho
zelensky zelenskyy zelenskiy zelenskyi selenskyj zelenski zelenskij
lukashenko lukashenka loukachenko lukaschenko
yanukovych yanukovich janukowitsch ianoukovitch janukowicz janukovitj janoekovitsj janukovic ianukovich janukovitsj
poroshenko poroszenko
tymoshenko timoshenko timoschenko
khodorkovsky chodorkowski hodorkovski khodorkovskiy khodorkovski chodorkovskij chodorkovski hodorkovskij jodorkovski khodorkovskij khodorkovskii
yeltsin eltsin jelzin ieltsine jeltsine jelcyn jeltsin elcin
khrushchev chruschtschow khrouchtchev hrushchev krushchev khrushchov chruszczow chrusjtjov chroesjtsjov hruscev jruschov khrusjtsjov
gorbachev gorbatschow gorbatchev gorbachyov gorbachov gorbaczow gorbatjov gorbatsjov gorbacev
solzhenitsyn soljenitsyne solschenizyn
dostoyevsky dostoevsky dostojewski dostoievski
tchaikovsky chaykovsky tschaikowski chaikovskiy tchaikovski czajkowski tjajkovskij tsjajkovski cajkovskij chaikovski tsjajkovskij chaikovskii
giannis ioannis yiannis yanis ioanis yannis ioannes jannis yianni iannis
giorgos georgios yorgos yiorgos jorgos giorgios
konstantinos constantinos kostantinos
christos hristos khristos chrystos
charalampos haralambos charalambos haralampos kharalambos
athanasios thanasis athanassios
panagiotis panayiotis panayotis panajotis panaghiotis
angelica angelika anzhelika anjelika angelique anschelika anzelika
evangelos vangelis evaggelos euaggelos euangelos vaggelis evanghelos evagelos
emmanouil emmanuel manolis emanouil emmanuil
efstathios eustathios stathis efstathius
eleftherios lefteris eleutherios
eftychios eutychios
efthymios euthymios efthimios
efstratios stratis eustratios
dimitrios dimitris demetrios demetris
ilias helias
aikaterini ekaterini
vasileios vasilis vassilis vasilios basileios vassilios
stavros stauros
stylianos stelios
spyridon spyros spiros spiridon
theodoros thodoris theodorus
pavlos paulos
nikolaos nikos nicolaos
michail michalis mihalis mikhalis
apostolos tolis
gerasimos makis
kyriakos kiriakos
anastasios tasos anastassios
georgia yeorgia
chrysostomos hrisostomos
prokopis prokopios
mpampis babis bampis
ntinos dinos
ntora dora
krikor grigor grigoris
hagop hakob akop agop hakop
hovhannes hovanes ovanes hovannes oganes ohannes hovhanes oganez
hovsep ovsep
garabed karapet garabet karaped
boghos poghos pogos bogos boghoss
bedros bedross petros
kevork gevorg gevork kevorg
vartan vardan
sargsyan sarkissian sarkisian sargsian sarkisyan sargisyan sarkisov
sarkis sargis serkis sargise
mardiros martiros
hrant hrand
hrachya rachya hrachia
toros thoros
ashot ashod
artashes ardashes
dikran tigran digran
arshag arshak
mgrdich mkrtich mkrtych mugerditch megerdich mgrditch
khachik khachig hachik
nshan nishan
bagrat pakrad
sahag sahak
hayk haig haik
armen armenak
karekin garegin
stepan sdepan
ruben roupen rupen reuben
davit david
irakli irakly
zurab zourab
teimuraz teymuraz
shalva chalva
mikael mikayel miqayel
moshe moses moishe mosche moysey moyshe mosheh moisei
yaakov jacob yakov yaacov yaaqov iaakov jaakov jakob yakob
yitzhak isaac itzhak yitzchok yitzchak izhak itzchak isak yitschak yizhak yitschok isaak
avraham abraham avrom avrohom abram avram
yehuda judah yehudah jehuda iehuda yuda
shlomo solomon szlomo schlomo shlomoh shelomo
shmuel samuel schmuel shmouel szmul shemuel
shimon simon simeon schimon shimeon
yosef josef yossef yoseph
chaim haim hayim hayyim chayim khaim hyam haym
chana channah khana
rachel rahel rakhel
menachem menahem menakhem menahim
nachman nahman nakhman
nachum nahum nakhum
tzvi zvi tsvi zwi cvi tzwi svi cwi
tzipi tsipi zipi tzippi
tzipora zippora tsipora tziporah zipora tzippora
tzachi tsahi tzahi zachi tsachi zahi
tzion zion tsion sion
betzalel bezalel betsalel becalel
yechezkel yehezkel ezekiel yekhezkel
yechiel yehiel jechiel yekhiel jehiel
yehoshua joshua yehoshoua jehoshua
yeshayahu isaiah yishayahu
yirmiyahu jeremiah
eliyahu elijah eliahu eliyahou
binyamin benjamin benyamin biniamin benyomin
baruch baruh barukh boruch
boaz boas
ehud ehoud
elazar eleazar
eliezer eliezar
ephraim efraim efrayim
gavriel gabriel
mordechai mordecai mordehai mordekhai mordekhay mordechay
naftali naphtali naftaly
noach noah noakh
pinchas pinhas pinkhas pinchus
refael raphael rafael
reuven reuben ruven reuvein
shaul saul shaoul
simcha simha simkha
yisrael israel yisroel
yona jonah yonah
yonatan jonathan yehonatan yonathan
zeev zev seev zeew
zecharia zekharia zekharya
bracha braha brakha
chava hava khava chavah
esther ester
leah lea
michal mihal
rivka rebecca rivkah
ruth rut
sarah sara
shoshana shoshanna
cohen kohen kohn coen cohn koen hacohen hakohen hacohn
kahn kahan kagan kahana
levi levy lewi halevi halevy
katz kac kats
schwartz shvarts szwarc shwartz schwarz svarc
peretz perets
ovadia ovadya ovadiah
mizrahi mizrachi mizrakhi
ashkenazi eshkenazi askenazi
goldstein goldshtein goldsztejn
rabinovich rabinowitz rabinovitch rabinovitz rabinovici rabinowicz rabinowitsch
netanyahu netaniahu nethanyahu netanyahou
haile hayle xayle
selassie sellassie sillase silassie silase
tewodros theodros tedros
tekle tekla
yohannes yohanes
girma ghirma
giorgis georgis ghiorghis giyorgis
gebre ghebre gabra gabre
wolde welde walda
mengistu menghistu mengestu
isaias isayas isaiyas
afwerki afewerki afeworki
abebe abebbe
kifle kefle
tsegaye tsegaie segaye
zenawi zenaoui
meles melles
john jon jhon gjon
stephen steven stefan stephan
geoffrey jeffrey geoff jeff jeffery
catherine catharine katherine kathryn katharine katharina catharina catherina cathryn
philip phillip philippe filip philipp
sean shaun shawn
seamus shamus seumas
eoin eoghan
niamh neve
siobhan shivaun chevonne
liam uilliam
obrien obriain
osullivan osuilleabhain
oneill oneil onell oniall
oconnor oconchobhair oconor
obroin obyrne byrne
odomhnaill odonnell odonell
oceallaigh okelly kelly
murphy omurchu omurchadha
walsh breathnach walshe
macdonald mcdonald macdhomhnaill
marc mark
eric erik erich
carl karl
alan allan allen
alistair alastair alasdair alister
brian bryan
graham graeme grahame
ian iain
isabel isobel isabelle ysabel
jerome gerome
lawrence laurence lorence
neil neal niall
ralph ralf raffe
rodger roger
stuart stewart
susan suzan
teresa theresa therese
tracy tracey
anthony antony
meyer meier maier mayer mayr meijer
schmidt schmitt schmid schmied smidt smid shmid
schulz schulze schultz sulc szulc sulz shultz schultze
hoffmann hofmann hoffman
fischer fisher
becker bekker
mueller muller
kruger krueger
weiss weisz weis
baumann bauman
jansen janssen
jose josep
gonzalez gonzales gonsalez
rodriguez rodrigues rodrigish
fernandez fernandes fernandish
martinez martines
lopez lopes lopish
perez peres
gomez gomes gomish
hernandez hernandes ernandes
sanchez sanches
alvarez alvares
ramirez ramires
vasquez vazquez vasques
jimenez gimenez ximenez khimenes
velasquez velazquez
gutierrez gutierres
mendez mendes mendish
nunez nunes nunish
souza sousa
luis luiz
mateus matheus
tiago thiago
felipe filipe
teresa tereza
baptista batista
manuel manoel
etxeberria echeverria etcheverry echeberria
urrutikoetxea urruticoechea
agirre aguirre
goikoetxea goicoechea
ibarretxe ibarreche
etxebarria echevarria
mendizabal mendizaval
txema chema
gjorgi gorgi gjorge djordje dorde gjorgji
djokovic dokovic
hoxha hodja hodza xhoxha khoja hoca hoxhaj hodzaj
xhemal djemal cemal
kulthum kalthoum kalsoum kulsoom kulsum kalthum kolthoum
george dzhordzh tzortz
joe dzho tzo
john dzhon tzon
jack dzhek
james dzheyms tzeims
joseph dzhozef
jean zhan
jacques zhak
jorge khorkhe
jose khose
juan khuan
julio khulio
javier khavyer xabier xavier
jesus khesus khesu
michael maykl maikl micheal
william uilyam vilyam gouiliam
charles charlz sharl
david devid
peter piter
richard ritsarnt
robert rompert
thomas tomas
andrew endryu
anthony entoni
christopher kristofer
stephen stiven
matthew metyu
philip filip
henry genri khenri
hugh khyu
harry garri kharri
howard govard khovard
herbert gerbert hebert
hans khans
heinrich genrikh
helmut gelmut khelmut
hermann herman german
rahmon rakhmon rahmonov rakhmonov
wilhelm vilgelm vilkhelm
wolfgang volfgang
walter uolter valter
johann iogann
joachim ioakhim
giuseppe dzhuzeppe
giovanni dzhovanni
giorgio dzhordzho
luigi luidzhi
pierre pyer
francois fransua
louis lui
guillaume giyom
elizabeth elizabet
mary meri
jane dzheyn
jennifer dzhennifer
jessica dzhessika
hillary khillari
lee li rhee rhie
chung jung jeong
park pak
choi choe
zhang chang
xu hsu
xie hsieh
cai tsai
cao tsao
zhou chou
zhao chao
zheng cheng
qiu chiu
jiang chiang
zhu chu
guo kuo
huang hwang
wang wong
nguyen nguyn
shekhar sekhar shekar sekar shekhara sekhara
jay jaya jai
ram rama
rao ravu rav raao
max maks
kakha kakhaber kakhi
jundi gendi gendy guindy guindi gindy gindi djoundi
georges jurj jorj
hijazi hegazy hegazi higazi hijazy hejazi higazy
jawlani jolani joulani golani julani
hadjigeorgiou chatzigeorgiou hatzigeorgiou
girgis jirjis guirguis gerges girges jerjes
magdy majdi magdi majdy mecdi medzdi
nagib najib naguib nageeb najeeb
hagir hajir hajer hager hajar hagar hadjer
ragab rajab raguab
gamila jamila djamila dzemila xhemile cemile djemila dzhamilya jemile zhamila dschamila
hagag hajjaj haggag hadjadj hajaj
ragaa raja rajaa
wagih wajih waguih
goma juma gomaa jumaa gumaa joumaa djouma
nagar najjar naggar
sissoko cissoko sissokho sissoco
conteh conte konte konteh
nexhmedin nedzmedin nedjmedin necmettin najmuddin nadjmeddine nejmeddine nagmeldin nezhmiddin najmiddin nedjmeddine
nexhip nedzip necip
xhevat dzevad cevat
axhemi adzemi
rexhep redzep recep
rexhepi redzepi
bexhet bedzet behcet
shaqir sakir shakir chaker schakir chakir shaker
shaqiri sakiri
behxhet behdzet
thaci tachi taci thaqi
gjergj georg
abulizi abliz ablez
aihemaiti ahmat ehmet
maimaitiming memtimin maimaitiyiming muhemmettimin
aisikaer asqar esqer
nuermaimaiti nurmemet
palidan peride
julaiti juret
schtscherbakow shcherbakov chtcherbakov scerbakov szczerbakow sjtjerbakov sjtsjerbakov scherbakov
schukow zhukov joukov zukov zukow zjukov zjoekov
tschernyschow chernyshev tchernychev cernysev chernyshov czernyszow tjernysjov tsjernysjov chernishov
pouchkine pushkin puschkin puszkin pusjkin poesjkin puskin
lavrov lawrow
choigou shoigu schoigu shoygu szojgu sjojgu sjojgoe sojgu
medvedev medwedew
prigojine prigozhin prigoschin prigozyn prigozjin prigozin
tchemezov chemezov tschemesow czemiezow tjemezov tsjemezov cemezov
setchine sechin setschin sieczin setjin setsjin secin
chouvalov shuvalov schuwalow szuwalow sjuvalov sjoevalov suvalov
khatchadour khachatur
hampartsoum hambardzum
xoliqov kholikov
jorayev juraev djuraev zhurayev
qodirov kadyrov kadirov
bandyopadhyay banerjee
chattopadhyay chatterjee
gangopadhyay ganguly
bijender vijender vijendra
bikash vikas
bibek vivek
thamizh tamil
ezhil elil
azhagan alagan alagappan
gnanam nyanam
cherniak czerniak tcherniak
tjahjo cahyo
djoko joko
boedi budi
wijaya widjaja
ratu ratoe
hatzis chatzis hadjis chadzis
tsakiris cakiris
gkikas gikas
mpakas bakas
tzortzis jorgis
wattana vadhana watana
sawat sawad svasti sawasdi
chanopas chanophat
phumiphon bhumibol
zhalmay zalmay zalmai
najiba naguiba nejiba nadjiba
sobhi subhi sobhy suphi subxi
naji nagi naci nagy nadji
nagwa najwa najoua najwah
sarraj sarrag serraj
darwish darwich derwish dervis dervish darouich darvish derouiche
faraj farag faradj ferec
shuaib chouaib suayb shoaib shueib chouaieb
shaima chaimaa shaymaa seyma shayma
shahin chahine sahin schahin shaheen shaahin
shihab shahab chiheb chihab sihab chehab shehab
bushra bouchra busra bochra boushra
rushdi rouchdi rusdi rochdi roshdy rusdy rustu
rashad rachad resad reshad rashaad
rashida rachida rasheeda resida
qardawi qaradawi karadawi kardaoui qaradhawi
abdulqadir abdelkader abdulkadir abdoulkader abdiqadir cabdiqaadir abdolghader abduqodir
abdulrahim abderrahim abdurrahim abdirahim abdurakhim cabdiraxiin abdurahim
abdulrazzaq abderrazak abdurrazzak abdirizak cabdirisaaq abdurazzoq abdourazak
abdulsalam abdessalam abdusselam abdissalam abdeslam abdusalom abdessalem cabdisalaan
abdulnasir abdennasser abdunnasir abdelnasser abdinasir abdennaceur cabdinaasir
abdulnur abdennour abdunnur abdelnour abdinur cabdinuur
abdulkarim abdelkrim abdilkerim abdoulkarim abdikarim cabdikariim abdukarim
abdulhamid abdelhamid abdulkhamid abdilhamit abdihamid
abdulhakim abdelhakim abdilhakim abdihakim cabdixakiin abdulkhakim
abdulwahab abdelouahab abdulvahap abdelwahhab abdiwahab abdolvahab
abdulwahid abdelouahed abdulvahit abdelwahed abdiwahid abdolvahed
abdulmajid abdelmadjid abdulmecit abdelmeguid abdelmaguid abdolmajid abdimajid
abdulghani abdelghani abdulgani abdoulghani abdigani cabdiqani abdelrhani
abduljabbar abdeljabbar abdulcabbar abdeldjebar abdelgabbar abdijabar abdoldjabbar
abduljalil abdeldjalil abdulcelil abdelgalil abdijalil abdejlil
abdulrashid abderrachid abdurresit abdirashid abdelrachid abdurashid cabdirashiid
abdulshakur abdechakour abdussekur abdishakur cabdishakuur
abdulfattah abdelfettah abdulfettah abdifatah cabdifataax abdelfatah
abdulbasit abdelbasset abdulbaset abdibasid
abdultawab abdettaouab abdeltawab
nuruddin noureddine nurettin nurudin nooruddin noreddine noureldin nouruddin nurdin
badruddin badreddine bedrettin badrudin bedredin badreldin
jamaluddin djamaleddine cemalettin gamaleldin dzhamaluddin dzemaludin xhemaludin jamaleddin djameleddine
jalaluddin djalaleddine celalettin galaleldin dzhalaluddin dzelaludin jalaloddin jaloliddin
salahuddin salaheddine selahattin selaheddin salahaddin saloxiddin salahudin salauddin
shamsuddin chamseddine semsettin shamsudin shamsaddin samsudin chemseddine shamsiddin schamsuddin
shihabuddin chihabeddine sehabettin shahabuddin shihabudin chiheddine
sharafuddin charafeddine serafettin sharofiddin cherafeddine scharafuddin serafedin
husamuddin houssameddine husamettin hossameldin houcemeddine husamedin
imaduddin imadeddine imadettin emadeldin emadoddin
izzuddin azzedine izzettin ezzeldin izzeddin ezzedine azeddine ezzaldin izudin
alauddin alaeddine alaattin alaeldin aliddin
fakhruddin fakhreddine fahrettin fakhrudin fahrudin faxriddin fachruddin
ghiyathuddin gheyasoddin giyasettin ghiasuddin giyosiddin giyaseddin
kamaluddin kamaleddine kemalettin kamoliddin camaludin kemaludin
khairuddin kheireddine hayrettin khayruddin kheirredine hajrudin hajredin chairuddin khairudin xayriddin
muhyiddin mohieddine muhittin mohiuddin muhidin mahieddine mohieldin muhyidin mohyeldin
saifuddin seifeddine seyfettin sayfiddin saifudin sejfudin seifeldin saifeddine
saaduddin saadeddine sadettin sadeddin saadeldin
sirajuddin siradjeddine siracettin sirajudin sirojiddin seracettin
tajuddin tadjeddine tacettin tajudin tageldin tozhiddin tojiddin tajeddin
zainuddin zineddine zeynettin zainudin zinedine zeineldin ziniddin zayniddin sainuddin
ziauddin diaeddine ziyaettin ziyauddin ziyovuddin diaaeldin
habibullah habiballah hebibullah xabibullo khabibullo habibulla khabibulla
khairullah kheirollah khayrullo xayrulla khairulla chairullah hayrullah
fathullah fethullah fatkhulla fathollah fatxulla fatkhullo
sanaullah sanaollah thanaullah senaullah
chaoui shawi shaoui chawi
chedli shadhili chadli shazli chazli shadly shazly
chergui sharqi cherki sharki charki chergi
cherkaoui sharqawi cherqaoui sharkawi charkaoui
chebbi shabbi shabi chabbi
chafai shafii chafii shafei shafie
djebali jabali gabali jebali jibali djabali
djebbour jabbur jabbour gabbour djabbour
djelloul jallul jelloul galloul jaloul
djerrah jarrah jerrah garrah
djezairi jazairi gazairi jazaeri jezairi cezairi
djilali jilali jilani djillali jillali
ghannouchi ghannushi rhannouchi gannushi ghanushi
ghazouani ghazwani rhazouani gazwani elghazouani
ghezali ghazali gazali rhazali gazzali
jouini juwaini juwayni djouini gouini
laaroussi arusi laroussi larousi
lahcen lahsen alhassan lahssen
lahouari houari huwari hawari hawwari
larbi arabi elarbi larabi
mahfoud mahfoudh mahfuz mahfouz mahfud mahfuth mahfooz mahfoz
maouloud mouloud mawlud mevlut mevlud mauloud mevlyut mouloudou
medjdoub majdhub majdoub magzoub meczup medjedoub
moudjahid mujahid mucahit mojahed mujaahid mudjahid mudzahid moujahed
moudjib mujib mojib moujib mucip
mounji munji mongi mongy
nedjma najma nagma necma nejma
ouahab wahab wahhab vahap
rachedi rashidi rashedi rachidi rasidi
zoulikha zulaykha zulaikha zuleyha zuleika zulekha zulaiha
sghaier saghir seghir sghir sagheer sgayer
gharbi garbi rharbi
laabidi obeidi ubaydi labidi ubaidi obaidi
jaziri jaziry djaziri gaziri jeziri cezeri
lazhar azhar lazher
taieb tayyib tayeb tayyeb tayib tayyip taib thaieb
tidjani tijani ticani tigani tidiane tijjani tidjane tijan
gabr jabr gebr
gadallah jadallah gaadallah jadalla cadallah
galila jalila celile djalila
gawdat jawdat cevdet xhevdet dzevdet djaoudat goudat gaudat jevdet
gawhar jawhar jauhar djaouhar gohar cevher
gazzar jazzar djezzar
ginena junaina genena
gouda jawda joudah gawda jowda
haggar hajjar hadjar
nagla najla necla nedzla nadjla
negm najm nagm necm nejm
ragheb raghib ragip regep
sagda sajida sajda saajida sagida secde
sajjad saggad sajad sagad sezzad saajjad saxhad
wagdi wajdi wagdy vecdi wajdy ouajdi vedzdi
sawsan sausan sevsen saoussen sawsen
tharwat sarwat servet sarvat tharouat serwat
thuraya soraya sorayya surayya sureyya suraiya thoraya surayo suraya suraiyya thuraiya thurayya thoraiya souraya
ashmawi achmaoui ashmawy
elsisi sisi alsisi
shawqi shawki chaouki sevki shauqi shawky shouky
shaarawi sharawi charaoui shaarawy
fathy fethi fatxi fathi fatkhi
fawzia fevziye faouzia fauziya fawziya fouzia fowzia
fawzi faouzi fevzi fauzi fowzi fouzi fawzy foozi
fahmi fehmi fahmy fakhmi
fakhri fahri fakhry faxri
habashi habachi habesi
hamdi hamdy khamdi hemdi
hazem hazim khazim
kashef kachef kashif kasif
khedr khidr khodr hizir khudr khizr khidir khezr hidir
jibril jebril gibril djibril cebrail dzhabrail jabril gabriil djibrilla jibrilla
thulfiqar zulfiqar dhulfiqar zulfikar zulfugar zolfaghar thulfaqar
thiyab dhiyab diab dhiab ziyab
fadhila fadila fazila fazile
kadhimi kazimi kazemi kadhmi kadhemi kathimi
nadhmi nazmi nadmi nathmi
nadhim nazim nathim nazem
mudhafar muzaffar muthafar mudaffar muzafer mozaffar muzafar
jubouri juburi gubouri jabouri djebouri
juhani jahani johani cuheyni juhany
jumaili jumayli gomaili jumeily jomaili
khafaji khafagi hafaji khafaja
shehri shahri chehri alshehri
mazrouei mazroui mazrui almazrouei
khoury khuri khouri churi huri
geagea jaja
gemayel jumayyil gemayyel jumayel djemayel
boutros butrus botros boutrus putros
qadi kadi qazi kazi quazi
rizk rizq rezk risq
shehadeh shihada shahada chehade shehada
shidyaq chidiac shediak shidiak shidiac shidiaq chediac shediac
jadid djedid gedid
qutb kutb qotb kutub
khatib khateeb chatib hatip xatib khotib hatib elkhatib
xhelili celili dzelili jalili djelili
xhemaili dzemaili djemaili cemaili
xhemali dzemali cemali
xhaferi dzaferi djaferi jaferi caferi
xhafa dzafa
xhaka dzaka djaka
hadzic hadjic hadzhich hadschitsch hadzitsch
hodzic hodjic hodzhich
djindjic dzindzic djindjitch dindic
djuric dzuric djuritch dzhurich gjuric djuritsch
djukanovic dukanovic djukanovitch dzhukanovich gjukanovic
djurdjevic durdevic djurdjevitch dzhurdzhevich
djordjevic dordevic djordjevitch georgevitch dzhordzhevich georgewitsch
djilas dilas dzhilas
zivkovic jivkovic zhivkovich schiwkowitsch zivkovich jivkovitch
jovanovic yovanovich jovanovitch iovanovici jowanowitsch jovanovich
stojanovic stoyanovich stojanowitsch stoianovici stojanovitch
seselj sheshel sheshelj cheechelj scheschelj
vucic vuchich vutschitsch voutchitch wuczic vuciq
cvetkovic tsvetkovich zwetkowitsch tsvetkovitch cvetkovich
kostunica koshtunitsa kostounitsa koschtuniza kostunitsa
qamil camil chamilj
nedzad nedjad nedschad nexhad necad
mithat midhat medhat mithad
sefket shavkat shawkat shaukat sevket chawkat shevket
cicek chichek tschitschek tchitchek chechek
cavusoglu chavushoglu tchavouchoglou tschawuschoglu chavushogly
ceyhan dzheykhan jeyhan djeyhan
ceyhun dzheykhun jeyhun djeyhoun
cengiz chingiz dzhengiz djenguiz tschingis genghis chinggis shyngys cingiz
simsek shimshek chimchek schimschek
kilic kylych kilich klych kylysh gylych qilich
orhan orkhan urkhan orxan
ahmadov akhmedov ehmedov akhmadov achmedow axmedov
aliyev eliyev aliev alijew alijev aliyew alieff
guliyev quliyev kuliyev kuliev gulyyev quliev kouliev gulijew
hajiyev haciyev gadzhiev gadzhiyev hadjiev khodjiev hajiev hojiyev
hasanov gasanov khasanov hesenov xasanov hassanow
huseynov guseynov khuseinov husseinov xusanov guseinov gousseinov
jafarov dzhafarov ceferov djafarov dschafarow jafarow
yusifov yusupov yusubov iusupov yusufov jusupow
najafov necefov nadzhafov nadjafov
novruz navruz nowruz nauruz nevruz norouz navroz nooruz
rovshan rovsan ravshan rawshan roshan
xojayev khodjaev khojaev khodzhaev hojaev chodschajew xodjayev
oybek aibek aybek oibek ajbek
jamshid jamshed dzhamshid djamchid cemsit jamsid
jahongir dzhakhongir jahangir cihangir djahanguir zhangir jehangir dzhangir
shoxrux shahrukh shohrukh chahrokh sahruh shakhrukh shahrokh
shuhrat shukhrat chouhrat suhrat shohret shohrat xiaokelaiti
farrux farrukh farrokh farruh ferruh farroukh farukh
farhod farkhod farkhad ferhat ferhad parhat paerhati
firuz firouz feroz firuze piruz feyruz
bahrom bakhrom bahram bakhram behram
ozod azad azat ozot
qahramon kakhramon kahraman gahryman qahraman
tursun tuersun toursoun dursun
xurshid khurshid horshed khorshid hursit khoorshid kurshid xurshed
zohid zahid zahit zokhid zahed
zhomart jomart dzhomart schomart
zhanibek janibek dzhanibek djanibek schanibek
zhumabayev jumabayev dzhumabaev schumabajew zhumabaev
zhaparov japarov dzhaparov djaparov schaparow
yerzhan erjan erzhan yerjan jerschan
quanysh kuanysh kouanych kuwanysch
ablikim abdulhekim abulikemu abdilkim
abdurehim abudureyimu abdureyim abdulrehim
abdureshit abudurexiti abdurishit
ablet abulaiti ablat
dilshat dilixiati
ekber aikebaier akbar
hoshur wushouer xoshur hoxur
mutellip mutalifu mutallip
semet saimaiti
seypidin saifuding saypidin
tohti tuohuti tokhti
turghun tuergong turgun
ilham ilkham elham yilihamu ilxom ilkhom
nexhat necat nejat najat nijat nijiati nadjat
dariush daryoush darioush daryus dariusch daryush
kourosh koorosh kurosh kouroch kurus
siavash siyavosh siavoush siyawush siyavus siawosch
shahryar shahriar chahriar sehriyar shahryor schahriar
shapour shapur shahpur shapoor chapour sapur chahpour
alireza aliriza aliraza alirida
abolfazl abulfazl abulfadl aboulfazl abolfadl ebulfazl abulfaz abolfasl
fazlollah fadlallah fazlullah fadhlallah fazlallah
nezhad nejad nijad najad negad
mohammadzadeh mammadzada memmedzade muhammadzoda mamedzade
qomi ghomi qumi qummi kumi
qods ghods quds
kharrazi harrazi kharazi charrasi
khoei khoi khui khoie alkhoei
gailani gaylani gilani geylani kailani kaylani keilani
khalili khaleeli halili khelili
yaqubi yaghoubi yakubi yacoubi jakubi
wazir vazir vezir ouazir wazeer
zadran jadran dzadran
zaeef zaif daeef daif dhaif
pashtun pakhtun pushtun pashtoon pakhtoon pachtoune
hazara hezara khazara
sherzad shirzad cherzad serzat
sivan shivan chivan shvan
haq huq haque hoque huque hak
rehmat rahmat rakhmat rexmet rahmet
uddin eddine ettin oddin aldin eldin
khatun khatoon hatun katun khatoun
shireen shirin chirine sirin schirin shereen
zaman jaman zamon
ijaz ejaz ijaaz eijaz icaz
ghazanfar ghadanfar gazanfar gadanfar qazanfar gazanfer
khurram khorram hurrem khuram
maulana mawlana moulana mevlana maolana maulona mawlono
maulvi mawlawi molvi moulvi mevlevi mawlavi maulawi mavlavi
mian miyan miah
mufti muftee mofti moufti muphti
munawar monawar munawwar mounaouar munevver munavvar
murtaza morteza murtada murtadha mourtada murtoza mortada
musharraf mousharraf muserref mosharraf mucharraf moucharraf
mushtaq mouchtak mustak mushtak moshtagh mustaq
nawab nawwab nabab navab nowab
nawaz navaz nevaz nouaz
nisar nesar nithar
qadri kadri qadiri quadri kadiri qaderi ghaderi
qaiser kaiser kayser qaisar qeysar gheisar
rizvi razavi rezvi razawi ridhwi radawi
shahnaz shehnaz chahnaz sehnaz chahnez
shehzad shahzad shahzod chahzad sehzat
usmani osmani othmani uthmani otmani
wajid ouajid vacit vajid
waqar vaqar vaghar vakar waqqar ouakar
zeeshan dhishan zishan zisan zeshan
yadav jadab yadaw jadaw
yuvraj jubraj yuvaraj
abhijit avijit abhijeet obhijit
bidya vidya biddya
bimal vimal bimol
binay vinay binoy
biplab viplav biplob
bishwa vishwa biswa visva
basudev vasudev basudeb vasudeva
debendra devendra devinder davinder devender dewendra
debashish devashish debasis debashis
ishwar eshwar iswar easwar ishvar eswar
keshav keshab kesav
chhetri chettri kshetri
lakshmi lekshmi letchumi latchmi lechumi laksmi
narayan narain narayana naraen naraine
nabin navin naveen nobin
pushpa puspa pushpo
rabi ravi robi
rajiv rajib rajeev rajeeb
shiv siva shib sib shiva
surya soorya suriya surjya suria
vaidya baidya vaidhya boidya
yashoda yasoda yesoda
chelliah sellaiah selliah
chinnaiah sinnaiah chinnayya sinniah
thevarajah devaraja devarajan thevarasa
caydiid aidid aydid aideed aydeed caideed eidid
cigaal egal igal cigal egaal yigal yigael igael jigal jigael
cabdiweli abdiweli abdiwali abdulwali
cilmi elmi ilmi
cirro irro
cawad awad
caato ato
caweys aweys awes uways oweis uweis
xirsi hirsi hersi xersi
xaliimo halimo halima xalima
xaawo hawo
xaashi hashi
muxumed muhumed mohumed
sharmaarke sharmarke scermarche chermarke shermarke
ducaale duale doualeh dualeh
jimcaale jimale jimcale gimale djimale
tsehaye tsehay sehaye tzehaie tsehai
tsige sige tsighe
yemane yemaneh iemane
makonnen mekonnen makonen mekonen maconnen
diakite jakite djakite diakiteh
diatta jatta jata djatta
doukoure doucoure dukureh dukuray
diabate jobarteh djabate jabateh dioubate
kande cande kandeh
kante kanteh cante
kouyate kuyateh couyate kuyate
koumba kumba coumba
sagna sanyang sagnia
sow soh sowe
thioune chune
thierno cherno tierno ceerno tcherno
koffi kofi coffie coffi
kouadio kwadwo kojo kodjo kodwo quadwo kudjo
akua ekua
afua efua afia
kwasi kwesi akwasi
kwaku kweku quaku
kwabena kobina kobena kwabina
yao yaw
adjoua adwoa
hamisi khamis khamisi hamis xamiis khamees
alekseevich oleksiyovych oleksiiovych alexeyevich aliakseevich alexejewitsch alexeevich aleksiejewicz
alekseevna oleksiivna oleksiyivna alexejewna aliakseeuna
nikitich mykytovych mikitovich nikitovich mykytych
filippovich pylypovych pilipovich pylipovych filipovich philippovich filippowitsch
filippovna pylypivna pylypovna filipovna philippovna
vasilyevich vasylovych vasilievich vasylyovych vasilevich wassiljewitsch wasiljewicz
vladimirovich volodymyrovych uladzimiravich wladimirowitsch volodimirovich uladzimirovich
gennadyevich hennadiyovych hennadiiovych gennadievich gennadevich gennadjewitsch henadzevich
georgievich heorhiyovych heorhiiovych georgiyevich georgijewitsch gueorguievitch
grigoryevich hryhorovych grigorievich grigorevich grigorjewitsch ryhoravich ryhorovich
grigoryevna hryhorivna grigorievna grigorjewna grigorevna ryhorauna ryhorouna hryhorovna
evgenyevich yevhenovych yevgenyevich evgenievich yevheniyovych jewgenjewitsch yevgenievich evgenevich yauhenavich
evgenyevna yevhenivna yevgenyevna evgenievna jewgenjewna yevheniivna yauhenauna jevhenijivna yevheniyivna
igorevich ihorovych igorewitsch igorevitch ihoravich
yuryevich yuriyovych yurievich yurevich yuriiovych jurjewitsch iourievitch iurevich jurjewicz jurievich
yuryevna yuriivna yurievna yurevna jurjewna iourievna iurevna
yakovlevich yakovych jakowlewitsch iakovlevich yakaulevich iakovych
mikhailovna mykhailivna mykhaylivna mikhaylovna michailowna mikhailauna
nikolaevich mykolayovych mykolaiovych nikolayevich mikalaevich nikolajewitsch nikolaievitch
nikolaevna mykolaivna mykolayivna nikolayevna nikolajewna mikalaeuna
sergeevich serhiyovych serhiiovych sergeyevich siarheevich sergejewitsch sergueevitch siergiejewicz
sergeevna serhiivna serhiyivna sergeyevna sergejewna siarheeuna
pavlovna pavlivna pawlowna paulauna paulouna
gennadyevna hennadiivna gennadievna gennadevna henadzeuna henadzyeuna genadzeuna
georgievna heorhiivna georgiyevna heorhieuna
dmitrievna dmytrivna dmitriyevna dzmitryeuna
stepanovna stepanivna stsiapanauna
yakovlevna yakivna iakovlevna yakauleuna
iosifovich yosypovych iosifavich
iosifovna yosypivna iosifauna
fedorovich fedorovych fyodorovich fjodorowitsch fiodorovitch
ilyich illich iljitsch illyich ilich ilitch iljic ilitsj
zhanna janna schanna zanna zjanna
yemelyan emelyan emelian jemeljan iemelian omelian omelyan jemieljan
yevdokia evdokia evdokiya avdotya avdotia jewdokija evdokija yavdokia
vsevolod wsewolod vsievolod wsiewolod usevalad
tikhon tichon tihon tykhon
yefrem efrem jefrem iefrem yukhrem
gerashchenko herashchenko geraschtschenko heraszczenko gerachtchenko gerascenko
golub holub goloub
yatsenyuk iatseniouk jazenjuk jaceniuk yatseniuk iatsenyuk
zaluzhny zaluzhnyi saluschnyj zaloujny zaluznyj zalujny zaluzhnyy
shmyhal chmyhal schmyhal szmyhal shmygal
khmelnytsky chmielnicki khmelnitsky chmelnyzkyj khmelnytskyi khmelnitski chmelnickij
kuchma koutchma kutschma kuczma
tsikhanouskaya tikhanovskaya cichanouskaja tichanowskaja tsikhanovskaya tikhanovskaia tikhanovskaja
tsikhanouski tikhanovsky cichanouski tichanowski tikhanovski
alexievich aleksievich alexijewitsch alexievitch aleksijewicz alexijevic
shushkevich chouchkevitch schuschkewitsch szuszkiewicz suskevic
tsonev conev tzonev zonew
tsankov cankov tzankov zankow
tsvetan cvetan tzvetan zwetan
zhelev jelev schelew zelev
zhivkov jivkov schiwkow zivkov
zhelyazkov jeliazkov scheljaskow zheliazkov jelyazkov zeljazkov
lyubomir lubomir ljubomir lioubomir liubomir
gjorgiev gjorgjiev georgiev gyorgiev
zeljko zhelyko zeliko jelko scheljko zheljko zelyko
zivko zhivko jivko schiwko
dusan dushan douchan duschan
milos milosh miloch milosch
nebojsa neboysha nebojsha neboisa neboycha neboisha
sasa sacha sascha
uros urosh ouroch urosch
srdjan srdan srdzhan srgjan serdjan
khrustalev khrustalyov khroustaliov chrustaljow chrustalow chrustaljov chroestaljov hrustalev jrustaliov khrustaljov
shchukin chtchoukine schtschukin szczukin sjtjukin sjtsjoekin scukin schukin sjtsjukin
zhirinovsky jirinovski schirinowski zyrinowski zjirinovskij zjirinovski zirinovskij zhirinovski zhirinovskii
chubays tchoubais tschubais czubajs tjubajs tsjoebajs cubajs chubais tsjubajs
naryshkin narychkine naryschkin naryszkin narysjkin naryskin narishkin
yakunin iakounine jakunin jakoenin iakunin
sheremetev sheremetyev cheremetiev scheremetjew szeriemietjew sjeremetjev seremetev
chekhov tchekhov tschechow czechow tjechov tsjechov cehov chejov tsjekhov
tsvetkov zwetkow cwietkow cvetkov
tsygankov zygankow cygankow cygankov tsigankov
zhuravlev zhuravlyov jouravliov schurawljow zurawlow zjuravljov zjoeravljov zuravlev zhuravliov
zhdanov jdanov schdanow zdanow zjdanov zdanov
churkin tchourkine tschurkin czurkin tjurkin tsjoerkin curkin tsjurkin
shevtsov chevtsov schewzow szewcow sjevtsov sevcov shautsou shautsow
gavrilov gavrylov havrylov haurylau havrilov
legkiy legky legkii liohki lyogkiy
legkaya lyohkaya liohkaya
shevchenko chevtchenko schewtschenko szewczenko sjevtjenko sevcenko shauchenka
shishkin chichkine schischkin szyszkin sjisjkin siskin
shmelev shmelyov chmeliov schmeljow szmielow sjmeljov smelev shmeliov
shulgin choulguine schulgin szulgin sjulgin sjoelgin sulgin shulguin
khabarov chabarow chabarov habarov jabarov
kholodov cholodow cholodov holodov jolodov
khokhlov chochlow chochlov hohlov jojlov
tsarev tsaryov tsariov zarjow cariow tsarjov carev
solovyev solovyov soloviov solowjow solovjov solovev soloviev
vorobyev vorobyov vorobiov worobjow vorobjov vorobev
muravyev muravyov mouraviov murawjow muravjov moeravjov muravev muraviov
zaytsev zaitsev saizew zajcew zajtsev zajcev
yakovlev iakovlev jakowlew jakovlev
yudin ioudine judin joedin iudin
matveev matveyev matveiev matwejew matwiejew matvejev
yushchenko iouchtchenko juschtschenko juszczenko jusjtjenko joesjtsjenko juscenko iuschenko jusjtsjenko iushchenko
akhmetov achmetow achmietow achmetov ahmetov ajmetov
emelyanov yemelyanov iemelianov jemeljanow jemieljanow jemeljanov emeljanov emelianov
tishchenko tichtchenko tischtschenko tiszczenko tisjtjenko tisjtsjenko tiscenko tischenko
ryzhkov ryjkov ryschkow ryzkow ryzjkov ryzkov rizhkov
luzhkov loujkov luschkow luzkow luzjkov loezjkov luzkov
oreshkin orechkine oreschkin orieszkin oresjkin oreskin
khachaturyan khatchatourian chatschaturjan chaczaturian chatjaturjan chatsjatoerjan hacaturjan jachaturian khatsjaturjan khachaturian
likhachev likhachov likhatchev lichatschow lichaczow lichatjov lichatsjov lihacev lijachov likhatsjov
zakharchenko zakhartchenko sachartschenko zacharczenko zachartjenko zachartsjenko zaharcenko zajarchenko zakhartsjenko
zakharov sacharow zacharow zacharov zaharov zajarov
tkachuk tkatchouk tkatschuk tkaczuk tkatjuk tkatsjoek tkacuk tkatsjuk
tkachev tkachov tkatchev tkatschow tkaczow tkatjov tkatsjov tkacev
kuznetsov kouznetsov kusnezow kuzniecow koeznetsov kuznecov
vorontsov woronzow woroncow voroncov
vereshchagin verechtchaguine wereschtschagin wierieszczagin veresjtjagin veresjtsjagin verescagin vereschaguin
evangelia evaggelia euangelia evagelia
vlachos blachos vlahos
eftychia eutychia eftihia eutichia
christopoulos hristopoulos christopulos
chatzidakis hatzidakis hadjidakis chadzidakis
chatzigiannis hatziyannis hadjiyiannis hatzigiannis hadjigiannis chatziyannis chatziyiannis hadjiyannis
chatzinikolaou hatzinikolaou hadjinicolaou hatzinicolaou
lampros lambros labros
mpalis balis
mparmpas barbas
mpenakis benakis
ntokos dokos
ntalaras dalaras
panteleimon pandelis pantelis panteleimonas
pavlopoulos paulopoulos pavlopulos
tsipras cipras tzipras zipras
fotis photis
foteini fotini photini
fotiadis photiades
frangos fragkos franghos
ampatzis abatzis
khvicha chwitscha kvicha hvicha
zhvania jvania schwania shvania
japaridze dzhaparidze djaparidze dschaparidse dzaparidze
chavchavadze tchavtchavadze tschawtschawadse
vakhtang wachtang wahtang vachtang vahtang vajtang
shota chota schota sota
hovhannisyan hovhannisian hovhanisyan oganesyan hovannisian ovanesyan hovanessian ovannisian oganesian hovannesian
hambartsumyan ambartsumyan hampartsoumian ambarzumjan ambartsumian hambardzumyan ambarcumian
hovsepyan ovsepyan hovsepian ovsepian housepian
harutyun arutyun haroutioun harutiun arutiun haroutune
hayrapet airapet hairabed
vahan vagan vaan
varuzhan varoujan varujan waruschan varuzan
shahumyan chahoumian shaumyan schaumjan shaumian
shavarsh chavarche schawarsch shavarche
abramowitz abramovich abramovici abramowicz abramovitch abramovics abramovic
berkowitz berkovich berkovitz berkowicz berkovici berkovits berkovic
bernstein bernshtein bernsztajn bernschtein bernsztejn
chazan hazan khazan chazzan hazzan
epstein epshtein epsztejn epchtein epstejn
feinstein fainshtein fajnsztejn feynshteyn
finkelstein finkelshtein finkelsztajn finkelsztejn
gorodetsky horodetsky gorodezky horodecki
grinstein greenstein grynsztejn gruenstein grinshtein
halperin galperin heilprin alperin
hershkowitz hershkovitz herskovits herskovitz hershkovich herschkowitz gershkovich gerszkowicz
horowitz horovitz gorovits horwitz
kushner kuschner kouchner kuszner
leibowitz leibovich lejbowicz leibovitz leibovici lebovic
lefkowitz lefkovits lewkowicz levkovich lefkovitz
lifshitz lipschitz lifszyc lipszyc livshits lipshitz lifschitz livschitz
mintz minc mints
moskowitz moskovitz moszkowicz moskovits moscovici moskovich
reznik resnik resnick rezhnik
rubinstein rubinshtein rubinsztein rubinchtein rubinsztajn roubinstein
sachs zaks saks
schwartzman shvartsman szwarcman schwarzmann chvartsman
shapira schapira szapira chapira spira
sharansky shcharansky chtcharanski schtscharanski szczaranski scharanski
shimshon samson shimson chimchon schimschon
shteinberg steinberg sztajnberg sztejnberg
stein shtein sztajn sztejn
steiner shteiner sztajner
tzadok zadok tsadok sadok
vaisman weisman waisman weizman wajsman vaysman
vainshtein weinstein wajnsztejn wainstein vaynshteyn
zilberstein silberstein zylbersztejn zilbershtein
zuckerman tsukerman cukierman zukerman zukermann
zimmerman tsimerman cymerman zimmermann tsimmerman
chagai haggai hagai chaggai khagay
chefetz hefetz khefets chefez
cheifetz heifetz heifets kheifets chejfec
nechemya nehemiah nehemya nechemia nekhemia
shulamit shulamith sulamith schulamit choulamit
kazlauskas kazlauskiene kazlauskaite
jankauskas jankauskiene jankauskaite
petrauskas petrauskiene petrauskaite
stankevicius stankeviciene stankeviciute
vasiliauskas vasiliauskiene vasiliauskaite
zukauskas zukauskiene zukauskaite
butkus butkiene butkute
paulauskas paulauskiene paulauskaite
urbonas urboniene urbonaite
kavaliauskas kavaliauskiene kavaliauskaite
navickas navickiene navickaite
ramanauskas ramanauskiene ramanauskaite
savickas savickiene savickaite
rimkus rimkiene rimkute
zilinskas zilinskiene zilinskaite
zemaitis zemaitiene zemaityte
balciunas balciuniene balciunaite
kaminskas kaminskiene kaminskaite
adomaitis adomaitiene adomaityte
sakalauskas sakalauskiene sakalauskaite
kucinskas kucinskiene kucinskaite
mockus mockiene mockute
bagdonas bagdoniene bagdonaite
jonaitis jonaitiene jonaityte
pocius pociene pociute
grigas grigiene grigaite
simkus simkiene simkute
norkus norkiene norkute
petraitis petraitiene petraityte
norvaisa norvaisiene norvaisaite
bielskis bielskiene bielskyte
gudaitis gudaitiene gudaityte
grybauskas grybauskiene grybauskaite
kubilius kubiliene kubiliute
paksas paksiene paksaite
nauseda nausediene nausedaite
skvernelis skverneliene skvernelyte
simonis simoniene simonyte
venckus venckiene venckute
masiulis masiuliene masiulyte
balodis balode
eglitis eglite
vitols vitola
ulmanis ulmane
wojciech voytsekh voitsekh voytseh
krzysztof kshishtof
grzegorz gzhegozh gjegoj
wisniewski vishnevsky wischnewski vishnevski visnevskis
wojcik vuytsik voitsik
czarnecki charnetsky tscharnetzki charnecki czarnetzki
szewczyk shevchik schewtschik sevcik
dzierzynski dzerzhinsky dserschinski djerzinski dzerzinskij dzerzhinskiy
gyorgy dyerd djordj gjorgy
janos yanosh janosch yanos
jozsef yozhef joschef jozef yuzef
lajos layosh layos lajosch
matyas matyash matiasch matiach
tamas tamash tamasch
zsolt zholt jolt solt
ceausescu chaushesku tschauschesku tchaouchescu ceaucescu
constantinescu konstantinesku constantinesco
ionescu ionesco yonescu jonescu ionesku
popescu popesco popesku
ciobanu chobanu tschobanu ciobanou
plahotniuc plakhotniuk plachotnjuk plahotnyuc plahotnjuk plakhotnyuk
novak novakova
svoboda svobodova
novotny novotna
dvorak dvorakova dvorzhak dworschak dvorjak dworzak
cerny cerna czerny tscherny
prochazka prochazkova prohaska prohazka
kucera kucerova kutschera
vesely vesela wessely
nemec nemcova niemetz nemetz
pospisil pospisilova pospischil pospishil
hajek hajkova hayek
kral kralova
ruzicka ruzickova rudjitschka ruschitschka
benes benesova benesch
sedlacek sedlackova sedlatschek
cermak cermakova tschermak czermak chermak
vanek vankova wanek
odoherty odochartaigh dochartaigh doherty dougherty
ogallagher ogallchobhair gallagher gallaher
okeeffe ocaoimh keefe okeefe
oreilly oraghallaigh reilly
oshea oseaghdha shea
orourke oruairc rourke
ohiggins ohuiginn higgins
ocallaghan oceallachain callaghan callahan
odriscoll oheidirsceoil driscoll
oflaherty oflaithearta flaherty
oleary olaoghaire leary
omahony omathuna mahony mahoney
onolan onuallain nolan
otoole otuathail toole
mccarthy maccarthaigh maccarthy
mcmahon macmathuna macmahon
mcguinness macaonghusa maguinness
maguire maguidhir mcguire
mcgrath macraith magrath
mckenna maccionaith mackenna
mcsweeney macsuibhne sweeney
ciara kiera
ciaran kieran keiran
conor conchobhar connor conchobar
diarmuid dermot diarmaid dermod
domhnall donal donall
maeve meadhbh maebh
orla orlaith orlagh
padraig padraic patraic porick pauric
ruairi rory ruaidhri ruairidh
tadhg teige teigue tadgh tighe
toirdhealbhach turlough
mackay mckay macaoidh
mackenzie mckenzie maccoinnich
ximena jimena gimena
jauregi jauregui yauregui
aphichat abhijat apichart apichat abhichat
arthit arthid athit
atthaphon atthapol attaphon attapol auttapol
chakrit jakrit chakkrit chakkrid jakkrit
chaloemphon chalermpol chalermphol
chanvirakul charnvirakul chanwirakun charnwirakul chanwirakul
charoen jaroen charern chareon
chatuphon jatuporn chatuporn jatupon
chiraphon jiraporn chiraporn jirapon
chuthamat juthamas juthamat chuthamas
natthaphon nattapon nattapol natthapol natthaphol nuttapon nuttapol
phaisan paisarn paisal phaisarn
phakdi phakdee pakdee bhakdi pakdi
phithak pitak phitak pithak
phitsanu pisanu phisanu bhisanu pitsanu
phonphimon pornpimol pornpimon phornphimon
phuwadon puwadon bhuvadol phuwadol puwadol
prasoet prasert praserd prasoed
suchat suchart sujat
sunthon sunthorn suntorn soontorn
suraphon surapol suraphol surapon
wichit vichit wijit
wiboon wibun viboon vibul
wimon wimol vimol vimon
wipha vipha wibha
wira veera wera vira
wiraphon weerapon veerapol weerapol wiraphol
wirat virat virach
wirot viroj wiroj virot wiroch
wisanu vissanu visanu witsanu
witoon withun vitoon
woraphon vorapol worapon worapol
htun tun htoon
hlaing hlaine hline
khaing khine
khurelsukh hurelsukh churelsuch khurelsuh hurelsuh
tsakhia tsahia zachia
tsedenbal zedenbal cedenbal tsendenbal
tenzin tendzin tenzing tanzin danzeng
gyatso gyamtso gyatsho jiacuo
gyaltsen gyeltsen gyaltshen gyeltshen jianzan gyalsten
dorje dorji dorjee duoji rdorje dorj dorzh
dolma drolma zhuoma
dhondup dondup dhundup dunzhu dondrub thondup
jigme jigmed jigmey jikme jinmei
jampa champa qiangba
kalsang kelsang gesang kalzang kelzang
lhamo lamo lhamu hlamo lamu
lobsang lozang losang luosang lobzang lopsang
namgyal namgyel langjie namgial
ngawang nawang awang ngagwang
norbu nurbu luobu norbou
palden pelden bandan
pema baima pemma
penpa pemba penba bianba
phuntsok phuntsog pingcuo puncog phuntshok phuntso
rinchen renqing rinchin
sonam sonnam suolang soinam
tashi trashi zhaxi tashy taschi
thinley trinley thinlay trinle thrinley chilie
thubten tubten thupten tudeng thubden
tsering tshering tsereng ciren tsiring cering
tseten tsetan tsheten tseden caidan
wangchuk wangchuck wangchug wangqiu wangchhuk wangjiu
dechen deqing deqen
choekyi chokyi quji
choedon choden chodon quzhen chodron choedron
migmar mingma mima mikmar
lhakpa lakpa laba lhagpa
ugyen urgyen orgyen wujin
judhojono yudhoyono
dzulkifli zulkifli zulkefli dulkifli dzulkefly
jamyang jamiyan zhamyan jamjang jiayang jamiang djamyang
yoon youn yun
paik baek paek
noh roh
seo suh
heo hur huh
kyung gyeong kyeong
byung byeong pyong
eom uhm ohm
byun byeon pyon
ryu yoo ryoo
kunhee geonhui keonhee
chunghee jeonghui junghee
hyunwoo hyeonu
kyungsoo gyeongsu kyeongsu
juyung juyeong chuyong
eric eirik eirikur erkki eerik eriks erikas erick
olaf olav olof oluf olafur olavur olavi olaus uolevi olov
harald harold haraldur haralds haraldas
sigurd sigurdur sigurth sjurd
sigvard sivert sigvart
thor tor
thore tore thorir thorer
thorsten torsten thorstein torstein thorsteinn thurstan
thorbjorn torbjorn thorbjoern torbjoern torbern
thorvald torvald thorwald thorvaldur
thorleif torleif torleiv thorleifur tollef
thormod tormod thormodur
thorolf torolf thorolfur torulf
thorgeir torgeir
thorgrim torgrim thorgrimur
thorkel torkel thorkil torkil thorkild torkild thorkell terkel
thorunn torunn torun
thorhild torhild thorhildur torild toril torill
gudmund gudmundur guthmund
gudrun guthrun
gunnhild gunhild gunhilda gunnhildur
haakon hakon hakan hokan
halldor haldor
hallvard halvard halvor halvar hallvardur
haavard havard hovard
asbjorn asbjoern esbjorn esbern espen esben
asgeir asger esger aasgeir
asmund aasmund osmund asmundur
arne arni aarne aarni
bjorn bjoern biorn
bjarne bjarni
bjarke bjarki
birgitta birgit birgitte brigitte brigitta brigida brigita
einar ejnar einarr einari
eivind oyvind oeyvind eyvind ojvind oivind eyvindur
eystein oystein oeystein eysteinn osten oesten oistein
erling erlingur
erlend erland erlendur
finn finnur
frode frodi
freyja freya freja froya freia
geir gejr
hjalmar hialmar jalmari
ingolf ingolfur ingulf
ingvar yngvar inguar
ingrid ingerid ingrith ingrida
ingeborg ingibjorg ingebjorg
ivar iver iwar
ivor ifor
jorgen joergen jurgen juergen
kjetil ketil ketill kettil
kjell kjel
kjeld keld
knut knud canute knutur knuut nuutti knuts
leif leiv leifur lejf
magnus mogens mauno maunu magnuss
margrethe margrete margreta margret margreth
niels nils nels niilo
oddvar odvar
oddur odd
ragnar regnar
ragnhild ragnhildur ragnild
reidar hreidar reider
rolf rolv hrolfur
sigrid sigridur sigrithur
sigmund sigmundur siegmund
sigismund sigismond zygmunt zsigmond zikmund zigmund sigismundo sigismondo
snorri snorre
sten steen stein steinn stejn
steinar stener
svein sven svend sveinn swen
sverre sverrir sverri
tryggve trygve tryggvi
ulf ulv ulfur
ulrik ulrich ulric ulrick
ulrika ulrike ulrica
valdemar waldemar valdimar voldemar woldemar valdemars valdemaras voldemars
vidar widar vidarr
viggo wiggo vigo
wilhelm vilhelm vilhelmas vilhelms vilhjalmur
aage age ake aake
aase ase asa aasa
astrid astri astrith astridur
aslaug aslog aaslaug
borge boerge borje boerje birger birgir
dag dagur dagh
egil egill ejgil eigil
eilif eiliv eilifur
eskil eskild askell
frida frieda freida
fredrik fredrick frederik fredric fridrik
gustav gustaf gustave gustaaf gustaw gustavs gustavas kustaa kustav gustavo
gosta goesta
hedvig hedwig hedwige jadwiga hedviga jadviga
helge helgi
joachim joakim joacim jochim jochum jokum
christopher kristoffer kristofer christoffer christofer kristopher kristaps kristupas
laurits lauritz laurids
lennart lennard lenart lennert
linnea linnaea linea
mikael mikkel mikkjal mikal
martin martyn morten marten maarten martti martijn martynas mortan
orjan oerjan
per par paer peer pehr
peter petter peder petteri
rasmus erasmus asmus
richard rikard rickard ricard rikhard rihards ryszard ricardas
siv sif
soren soeren
sofus sophus
stefan staffan stefaan stefans
tobias topias tobiasz
thomas tuomas toomas toms
tyra thyra tyyra thyri
tycho tyge tyko thyge
verner werner wernher
wilhelmina vilhelmina wilhelmine vilhelmine
wenche venke wenke
yngve ingve yngvi
vibeke wiebke vibeche wibeke
turid thurid thuridur
solveig solvejg solvej solveigh solvei
synnove sunniva synneve synnoeve
ylva ulva
oskar oscar oskars oskaras oskari
artur arthur arturs arturas artturi arturo
christensen kristensen
christiansen kristiansen
jacobsen jakobsen
eriksen erichsen ericksen
fredriksen frederiksen fredericksen
carlsen karlsen
carlsson karlsson carlson karlson
pettersson petterson
nilsson nilson
olsson olson ohlsson ohlson
larsson larson
hansson hanson
andersson anderson
gustafsson gustavsson gustafson gustavson
olofsson olovsson olofson
eriksson ericsson erikson ericson erickson
mattsson matsson mattson
magnusson magnuson
isaksson isacsson isakson
josefsson josefson josephson
persson pehrsson pehrson
svensson svenson swenson swensson
thomassen tomassen
thomsen tomsen
sorensen soerensen sorenson soerenson
jorgensen joergensen jurgensen juergensen jorgenson
bjornsson bjoernsson bjornson bjoernson
sigurdsson sigurdson sigurthsson
lindqvist lindquist lindkvist
bergqvist bergquist bergkvist
almqvist almquist almkvist
holmqvist holmquist holmkvist
sandqvist sandquist sandkvist
nyqvist nyquist nykvist
blomqvist blomquist blomkvist
rosenqvist rosenquist rosenkvist
hallqvist hallquist
hedqvist hedquist
nygaard nygard
ostergaard oestergaard ostergard
kirkegaard kierkegaard kirkegard
sogaard soegaard sogard
dalgaard dahlgaard dalgard
norgaard noergaard norgard
overgaard overgard
damgaard damgard
nielsen neilsen nielson
poulsen paulsen povlsen
mathiesen mathiasen matthiesen mathisen matthiessen
andreasen andreassen
clausen klausen claussen
lauritsen lauritzen lauridsen
michaelsen mikaelsen mikalsen
steffensen stephensen
iversen iverson ivarsen
knudsen knutsen knudson knutson
halvorsen halvorson
torgersen thorgersen
thorvaldsen torvaldsen thorwaldsen
thorsteinsson torsteinsson thorsteinson
wiklund viklund
wikstrom vikstrom wickstrom
wiberg viberg
wikander vikander
christina kristina kristiina cristina krystyna khristina khrystyna hristina krisztina
mikhail mihhail
mikhailov mihhailov mihailov michailov mikhaylov mihajlov mihaylov michailow
mikhailova mihhailova mihailova michailova mikhaylova mihajlova
zakharov zahharov zaharovs
khariton hariton chariton
vyacheslav vjatseslav vjatsheslav vjaceslavs
edgar edgars edgaras
raymond raimond raimonds raimundas reimond
roland rolands rolandas
rudolf rudolfs rudolph rudolfas
normund normunds
herman hermanis
henrik henriks henrikas henrich
ernest ernests ernestas ernst
leon leons leonas
berzins berzina
kalnins kalnina
ozols ozola
ozolins ozolina
liepins liepina
krumins krumina
petersons petersone
jansons jansone
zarins zarina
karklins karklina
vanags vanaga
silins silina
abolins abolina
celmins celmina
auzins auzina
rubenis rubene
dombrovskis dombrovska dombrowski dombrovsky dombrowska dabrowski
rinkevics rinkevica rinkevich
ivanov ivanovs iwanow ivanow ivanoff
petrov petrovs petrow petroff
smirnov smirnovs smirnow smirnoff
vasilyev vasiliev vasiljevs wassiljew vasilev vassiliev
fyodorov fedorov fjodorovs fjodorow fiodorov
nikolaev nikolayev nikolajevs nikolajew
grigoryev grigoriev grigorjevs grigorjew grigorev
pavlov pavlovs pawlow pavloff
semyonov semenov semjonovs semjonow semionov
stepanov stepanovs stepanow
volkov volkovs wolkow volkoff
romanov romanovs romanow romanoff
lebedev lebedevs lebedew lebedeff
yegorov egorov jegorovs jegorow
kozlov kozlovs koslow kozlow
sokolov sokolovs sokolow sokoloff
popov popovs popow popoff
morozov morozovs morosow morozow morozoff
novikov novikovs nowikow
orlov orlovs orlow orloff
makarov makarovs makarow
antonov antonovs antonow
bogdanov bogdanovs bogdanow
tarasov tarasovs tarassow tarassov tarasow
baranov baranovs baranow
komarov komarovs komarow
kiselyov kiselev kiseljovs kisseljow kisselev
ilyin ilin iljin iljins ilyine
maksimov maximov maksimovs maximow maksimow
polyakov poliakov poljakov poljakovs poljakow poliakoff
gusev gusevs goussev gussew
titov titovs titow
kudryavtsev kudriavtsev kudrjavcevs kudrjawzew koudriavtsev kudryavcev
denisov denisovs denissow denisow denissov
bykov bykow bikov bikovs
krylov krylow krilov krilovs
sidorov sidorovs sidorow
dmitriev dmitriyev dmitrijevs dmitrijew
andreev andreyev andrejevs andrejew andreiev
alekseev alekseyev alexeev alexeyev aleksejevs alexejew
aleksandrov alexandrov aleksandrovs alexandrow
sergeev sergeyev sergejevs sergejew
timofeev timofeyev timofejevs timofejew
yefimov efimov jefimovs jefimow
yermakov ermakov jermakovs jermakow
yershov ershov jersovs jerschow erchov
kovalenko kowalenko kavalenka
kovalchuk kowaltschuk kowalczuk kavalchuk kovaltchouk
bondarenko bandarenka
ivanenko iwanenko
melnyk melnik mielnik
oliynyk oliinyk oleynik oleinik olejnik aleinik
kovalyov kovalev kovaliov kowaljow kovaljovs kavaliou
moroz maroz
hrytsenko gritsenko hrycenko
honcharenko goncharenko gontscharenko
honchar gonchar gontschar
havrylenko gavrilenko hawrylenko gavrylenko
havryliuk havrylyuk gavrilyuk gavriliuk
hordiienko gordienko hordiyenko gordiyenko
hnatiuk hnatyuk gnatyuk gnatiuk
bilous belous
lysenko lisenko lyssenko
kyrylenko kirilenko kirillenko
klymenko klimenko
symonenko simonenko
tymchenko timchenko timtschenko
vasylenko vasilenko wassilenko wasylenko
holovko golovko
hryhorenko grigorenko
ihnatenko ignatenko
mykhailenko mikhailenko mykhaylenko
mykolaenko mykolayenko nikolaenko nikolayenko
oleksiienko oleksiyenko alekseenko alekseyenko
pylypenko pilipenko
serhiienko serhiyenko sergienko sergiyenko
tretiak tretyak tretjak
yaremchuk iaremchuk jaremczuk
yurchenko iurchenko jurtschenko jurczenko
yakovenko iakovenko jakowenko
zinchenko zintchenko zinczenko
bialiatski belyatsky bialatski beliatski
latushka latushko
kalesnikava kolesnikova
babaryka babariko
domhnall domhnaill donaill domnall
brigid brid brighid bride bridget brighde breda breeda
odonnell odonaill odomhnaill
aoife eefa
aodhan aidan aedan aiden
aodh aedh
aisling ashling aislinn ashlynn aislin
brendan breandan brandan brenden
caoimhe keeva kweeva
caoimhin kevin caoimhghin
cathal cathail cahal
cathaoir cahir
clodagh cloda
cliona cliodhna cleena
colm colum columba
cormac cormack
daithi dahy
darragh dara daragh
deirdre deirdra deidre
declan deaglan
eamon eamonn eamann eamonne
eanna enda
eilis eilish ailish ailis eilise
eibhlin eileen aileen eveleen
emer eimear eimhear eimer emear
enya eithne ethna
fergus fearghus feargus fearghas
fiachra fiacre
fionn finn fion
fionnuala fionnghuala finola finnuala nuala
fintan fionntan
grainne grania granya graine
iarla jarlath iarlaith
lorcan lorcain
maire maura maurya
mairead mairghread maighread mairghead
meabh maeve medb
malachy maolsheachlainn malachi
manus maghnus manas
murchadh murrough
muiris muirgheas
oisin ossian oisean usheen
phelim feidhlim feilim felim feidhlimidh
proinsias prionsias
reamonn redmond
roisin rosheen
ronan ronain
saoirse seersha
sadhbh sive
senan seanan
seosamh iosep
siobhan siubhan chevaun
sile sheila sheelagh sighle sheilagh shelagh
sinead sineadh shinade
sorcha sorka
tomas tomais
turlough toirealach tarlach toirdhealbhach
una oonagh oona
ultan ultain
aonghas angus aonghus oengus
archibald gilleasbuig gilleasbaig
calum callum caluim
coinneach kenneth
catriona caitriona catrina katrina
daibhidh daibhi
dougal dughall dougall dubhghall dugald
douglas dubhghlas
duncan donnchadh donncha donnacha donogh
eachann hector
ewan euan ewen eoghan owen
fearchar farquhar
finlay fionnlagh findlay finley
giorsal grizel
lachlan lachlann lachlainn lauchlan
mairi mhairi
morag moraig
muireall muriel
muireadhach murdoch murdo
ranald raghnall raonull
raibeart riobard
ruaridh ruairidh ruaraidh rory
sheumas seumas hamish
seonaid shona seonag
somhairle somerled sorley
uilleam uilliam
uisdean hugh
omurchu murphy murchu
osullivan suilleabhain sullivan
oconnor connor oconchuir
oneill neill
oryan ryan oriain riain mulryan
odwyer dwyer oduibhir
ogorman gorman ogormain
oconnell connell oconaill
ohara hara oheaghra
ohanlon hanlon ohanluain
ohanrahan hanrahan ohanrachain
oloughlin loughlin olochlainn olaughlin
omalley malley omaille
omeara meara omeadhra
omoore moore omordha
orahilly rahilly orathaille
oregan regan oriagain
osheehan sheehan osiochain
oquinn quinn ocuinn
ofarrell farrell ofearghail ofarrel
ofoley foley ofoghlu
oflynn flynn ofloinn
oflannagan flanagan oflannagain oflanagan
ofinnegan finnegan ofionnagain finegan
odoyle doyle odubhghaill
oduffy duffy odubhthaigh
odonoghue donoghue donohue odonnchadha odonohue
odonovan donovan odonnabhain
odempsey dempsey odiomasaigh
odowd dowd odubhda
ocarroll carroll ocearbhaill
ocasey casey ocathasaigh
oclery cleary ocleirigh clery
oconroy conroy
ocurran curran ocorrain
ocullinane cullinane ocuileannain
oboyle boyle obaoill
obrady brady obradaigh
obrennan brennan obraonain
obuckley buckley obuachalla
ohegarty hegarty oheigeartaigh
ohennessy hennessy ohaonghusa
oherlihy herlihy oiarlatha
ohickey hickey ohicidhe
ohogan hogan ohogain
oholohan hoolihan holohan
okennedy kennedy ocinneide
olafferty lafferty
olynch lynch oloingsigh
omulligan mulligan omaolagain
omulcahy mulcahy omaolchathaigh
omurray murray omuireadhaigh
onaughton naughton oneachtain
oruane ruane
oscanlon scanlon scanlan oscannlain
oslattery slattery oslatara
otierney tierney otighearnaigh
otracey treasaigh otreasaigh
fitzgerald macgearailt
fitzpatrick macgiollaphadraig
burke deburca bourke
joyce seoighe
barry debarra
power depaor
nugent denuinseann
roche deroiste
costello maccoisdealbha maccoistealbha
mccabe maccaba maccabe
mccann maccana
mccormack maccormaic mccormick maccormack maccormick
mccluskey maccluskey mccloskey mcluskey maccloskey
mccoy maccoy
mcdermott macdiarmada macdermott mcdermot
mcdonagh macdonnchadha macdonagh mcdonough
mcelroy mcilroy macgiollarua
mcgee magee macgee
mcgovern magovern magauran
mckeown mackeown maceoin mckeon
mclaughlin mcloughlin maclochlainn maclaughlin
mcnally macnally mcanally
mcnamara macconmara macnamara
mcneill macneill mcneil macneil macneal
mcnulty macnulty mcanulty
macaulay mcauley mcaulay macauley mccauley
macarthur mcarthur macartuir
macbeth mcbeth macbeath
maccallum mccallum mcallum
macdougall mcdougall mcdougal macdougal
macfarlane mcfarlane macpharlain
macgregor mcgregor macgriogair
macinnes mcinnes mcinnis macaonghais
macintosh mcintosh mackintosh mactoisich
macintyre mcintyre mcentire
mackinnon mckinnon macfhionghuin
maclachlan mclachlan maclauchlan mclauchlan
maclean mclean maclaine mclaine macgilleathain
macleod mcleod mccloud macloud macleoid
macmillan mcmillan macmhaolain mcmillen
macnab mcnab
macpherson mcpherson macaphearsain mcphearson
macrae mcrae mccrae mccrea
mactavish mctavish mactamhais
campbell caimbeul
cameron camshron
fraser frazer friseal frasier frazier
forbes foirbeis
grant grannd
graham greumach
sinclair sincleir stclair
stewart stiubhart
murray moireach
gruffydd gruffudd griffith
llewelyn llywelyn llewellyn llewelin llewellin
rhys rees reese rice
ieuan iwan ifan evan
hywel howell howel
owain owen ywain
gwilym gwilim guilym gwillym
emrys ambrose
meredith meredydd maredudd
tudur tudor tewdwr
cadwaladr cadwallader cadwalader
caradog caradoc cradock
gwyn wyn gwynn wynn wynne
gwenllian wenllian
bronwen bronwyn
branwen branwyn
sian shan
sioned shoned
catrin cathrin
eluned elined luned
nerys neris
lowri lowry
angharad ankaret
myfanwy myvanwy
siencyn jenkin jenkyn
steffan stephan
tomos thomas
pritchard prichard
price aprhys pryce
parry apharry apharri
lloyd llwyd loyd
vaughan fychan vaughn
boakye boachie
agyemang agyeman adjemang adjeman
agyei adjei adjaye
acheampong akyeampong
agyapong adjapong agyepong
agyekum adjekum
gyamfi djamfi
gyimah djimah jimah
kufuor kuffour kufour kuffuor
osei ossei
asamoah asamoa
mensah mensa
oppong opong
akuffo akufo
danquah dankwa dankwah
frimpong frempong
kyerematen kyeremanteng kyeremateng
nyarko nyarkoh
okyere otchere
kwarteng kwateng quarteng
quartey kwatei kwatey quartei
amankwah amankwaa amankwa
appiah apia appia
takyi tachie
sarkodie sarkodee
kwame kouame kwami
kwasi kouassi kossi
kwaku kouakou koku kokou
kouadio kodzo kadio
adjoua adjoa
akua akoua
komla kwabla komlan
mawuli mawouli
gbedemah gbedema
gnassingbe nyassingbe
adebayo adebayor
sonekan shonekan
soyinka shoyinka
adesina adeshina adechina
adesola adeshola
olusola olushola
olusegun olushegun
sobowale shobowale
sonibare shonibare
sokunbi shokunbi
sowunmi showunmi
isola ishola
abisola abishola
osinbajo oshinbajo
osuntokun oshuntokun
bamgbose bamgboshe bangbose
adewunmi adewumi
ajayi adjayi
idowu idohou idowou
taiwo taiye
babatunde babatounde
fasola fashola
nwachukwu nwachuku
eze ezeh
obinna obina
okafor okafo
nwankwo nwanko
obiora obiorah
adamu adamou
salisu salissou
rabiu rabiou
lawal laouali lawali
inuwa inoua
kabir kabiru kabirou kabeer kebir
nuh nuhu nouhou nouh nooh nuux
shehu chehou chehu
aminu aminou
sanusi sanoussi senussi sanussi senoussi snoussi
ishaq isiaka issiaka ishaku issaka
murtala mourtala
ridwan rilwan rilwanu
audu aoudou
ayyub ayuba ayouba
bashir bashiru bassirou
yahya yahaya
hawa hauwa hawwa
halima halimatou halimat haleema xaliimo khalima halimah
ruqayya rukayya rukaya rokia rokaya ruqayyah roukaya rukiye rokiatou ruqaya
safiya safiyya safiatou safia safiyyah safiye
salamatu salamatou
ramatu ramatou
bilqis balkisu balkissa belkis balqis bilkis bilkisu
asma asmau asmaou asmaa esma
maimuna maimouna maymuna maymouna meimouna
amina aminah ameena emine aminat amineh aamina
lamido lamidou
yunus yunusa younoussa yoonis yonis
dlamini dhlamini
ndlovu ndhlovu
tshabalala shabalala
mchunu mcunu
mthembu mtembu
mthethwa mtetwa mthetwa
mkhize mkize
khumalo kumalo
buthelezi butelezi
cetshwayo cetewayo cetswayo
dinuzulu dinizulu
mzilikazi moselekatse
themba temba
thandi tandi
thulani tulani
bhengu bengu
mokoena mokwena
motsoeneng motsweneng
moshoeshoe moshweshwe moshesh
modise molise
tladi tlali
dineo lineo
dikeledi likeleli
phiri piri
tsvangirai tswangirai
hlongwane hlongwana
sulayman selemani sulemani seleman
said saidi saciid
rashid rashidi
shaban shabani
umar omari
ali ally
nasir nassor nassoro
salih salehe swaleh swalehe
mawlid maulidi maulid mauludi
maryam mariamu
zaynab zainabu
rahma rehema rahmah
tesfaye tesfay tesfai
abraha abreha abrha
berhane birhane berhan birhan
gebremariam ghebremariam gebremaryam
gebremedhin ghebremedhin gebremedhen gebremedihin
gebremeskel ghebremeskel gebremesqel
gebreselassie ghebreselassie gebresilassie gebreslasie gebrselassie gebresellassie
gebrehiwot ghebrehiwet gebrehiwet
gebregziabher gebreegziabher gebrezgabiher gebreegziabiher
haileselassie hailesellassie haileslassie
hailemariam hailemaryam haylemariam
hiwot hiwet
mulugeta mulugheta
negussie negusse nigusse nigussie
seyoum siyoum seyum siyum
tadesse taddese tadese taddesse
teklehaimanot teklehaymanot
tewelde tewolde
tilahun telahun
weldemariam woldemariam weldemaryam
weldegebriel woldegabriel woldegebriel
workneh werkneh
worku werku
zerihun zerehun
assefa asefa asafa
belay belai
dereje derege
demissie demisse
fekadu fikadu
fikre fikere fekre
getachew guetachew
kebede kebbede
mekuria mekurya mekuriya
menelik menilek minilik
shiferaw shifferaw sheferaw
tessema tesema tesemma
wondwossen wendwesen wondwosen wendwossen
wondimu wendimu
iyasu iyassu eyasu eyassu
emmanuel amanuel immanuel emanuel
medhanie medhane
fessehaye fesehaye fissehaye fisehaye
debretsion debretsiyon
alemayehu alemaehu alemayhu
eyob iyob
efrem ephrem
gemechu gamachu gammachuu
gudina guddina guddinaa
lemma lema lammaa
chala caalaa
bekele baqqalaa
abdullatif abdellatif abdulatif cabdilladiif abdullatip abdilatif abdiladif
abdulsamad abdussamad abdessamad cabdisamad abdisamad abdusamad abdelsamad
abdullahi cabdillaahi
caddow addow adow
cawil awil
canab anab
cambaro ambaro
culusow ulusow
dheere dhere
dhuxul dhuhul
garaad garad
geedi gedi ghedi
guelleh geelle gelle geele
guuleed guled gouled
kaahin kahin
khayre khaire kheyre kheire kheireh
liibaan liban libaan
musa muuse muse
raage rage
rooble roble robleh
samatar samater
siyaad siad siyad
sultan soltan suldaan suldan sulton sultaan
ugaas ugas
warfaa warfa
xawaadle hawadle hawaadle
farmaajo farmajo
cosoble osoble osobleh
barre barreh
buulle bulle
beyle bayle beileh
afrax afrah
adam aadan aden adan aadam odam
abshir abshiir
sheikh shiikh shaikh
fatima faadumo fadumo
bakhtiyar bakhtiyor baxtiyor bahtiyor bakhtiar bahtiyar bakhtyar
bahadur bahodir bakhodir bakhadir bahadir baxodir bahadyr behadur
behzad behzod bekhzod bexzod
bekzod bekzad
jasur dzhasur zhasur
javohir javokhir dzhavokhir
javlon dzhavlon
mirziyoyev mirziyoev mirziyaev mirzijojev mirsijojew
karimov kerimov karimow kerimow
islam islom eslam
otabek atabek
ulugbek ulughbek ulugbeg ulughbeg
umid umed omid umit omeed
fayzullah fayzullo fayzulla faizullah faizulla feyzullah faizullo fejzullah
hikmatullah hikmatullo khikmatulla hekmatullah hikmatulla xikmatullo
ismatullah ismatullo esmatullah ismatulla
nasrullah nasrullo nasrollah nasrallah nasrulla
asadullah asadullo asadollah assadullah asadulla
hamidullah hamidullo khamidullo hamidulla khamidulla hamidollah
rahmatullah rahmatullo rakhmatullo rakhmatulla rahmatulla rahmatollah raxmatullo
abdulwali abduvali abduwali
abdulmalik abdumalik abdelmalek abdimalik abdulmalek
abdulrauf abdurauf abderraouf abdelraouf
abdulrasul abdurasul abdolrasoul abdulrasool
abdulqadir abdukodir abdukadir
abdulqahhar abduqahhor abdukahhor abdukakhor
abdulsattar abdusattor abdusattar abdussattar abdessattar
abdulwahid abduvohid abduvokhid
abdulmannan abdumannon abdumannan
abdulghafur abdugafur abdughafur abdulgafur abdulghafoor
mirza mirzo mirze
nurmuhammad nurmukhammad nurmagomed nurmukhamed nurmohammad nuermaimaiti
davlat dawlat devlet daulet davlet dovlet daulat dowlet
davron davran dovran dowran
faridun fereydun feridun fereydoun faridoon
firdavs firdaus ferdows
gulnara gulnora gulnare goulnara
gulchehra gulchekhra gulchexra
gulbahar gulbahor gulbakhor golbahar gulbakhar gulibahaer
irada iroda irade
madina medina madinah medine
malika melike malikah
mahira mohira mokhira
muqaddas mukaddas mukaddes
nargis narges nergis nargiz nergiz
nigar negar nigora nigor
aisha oysha oisha
azadeh azada ozoda
rabia rabiya robiya rabiah rebiya rabea
rayhan reyhan rihan reihan raihan rayhon raykhon
saadat saodat saadet seadet
sayyora sayora sayyara seyyare
shahla shahlo shakhlo shehla
shahnoza shakhnoza
tahira tohira takhira toxira tahire tahereh taheera tahera
zuhra zukhra zohra zuxra zuhre
zulfiya zulfia zulfiye
alisher alischer alicher
babur bobur baber babir bobir
batyr botir batir botyr
boymurod baymurad boimurod baimurat
bunyod bunyad
doniyor daniyar doniyar daniar
eldar eldor
elyor elyar
husan khusan xusan
ibrahim ibrohim ibrokhim ibroxim
ikram ikrom
ilyas ilyos
iskandar iskander eskandar iskender skander sikandar
israil isroil esrail
israfil isrofil esrafil
jumaboy jumabay zhumabay djumabai dzhumabai jumabai zhumabai
kholmurod khalmurad xolmurod kholmurad
khudoyberdi khudaiberdi xudoyberdi hudayberdi khudayberdy
kudaibergen khudaibergen xudoybergan hudaybergen qudaibergen
maqsud maksud maksoud maqsood maksut
adil adel odil adeel odyl adili
alim aleem olim alimu
aqil aqeel akil oqil aghil okil akeel
arif orif areef
abid abed obid abeed
pulat polat bulat bolat pulad polad poulad
qabil kabil qobil kobil
qudrat kudrat qodrat kudret
safar sefer
samad samet samat samed semed
sanjar sanzhar sandzhar sandjar sencer
sarwar sarvar
sattar sattor settar
sherzad sherzod
shadman shodmon shadmon
shahmurad shomurod shamurad shohmurod
sabir sobir
sahib sohib sahip saheb sakhib sokhib
subhan subhon sobhan subkhon
sohrab suhrob suhrab sukhrob sukhrab suxrob zohrab
timur temur teymur taimur teimur timour
toshpulat tashpulat toshpolat
talib tolib
tolqin tulkin tulqin tolkin
turdi turdy tuerdi
wahid vohid vokhid
yuldash yuldosh yoldosh yoldash
yadgar yodgor yadigar yadegar
yaqub yoqub yokub
yorqin yorkin yarkin
zakir zaker zokir zakeer
rakhimov rahimov raximov rahimow ragimov
tursunov tursunow toursounov
yuldashev yuldoshev yoldoshev iuldashev
ismailov ismoilov ismayilov ismailow
ibragimov ibrohimov ibrahimov ibrokhimov ibrahimow
abdullaev abdullayev abdulloev abdulloyev abdullajew
abdurakhmanov abdurakhmonov abdurahmonov abdurahmanov
khamidov hamidov xamidov gamidov
khakimov hakimov xakimov
khalilov halilov xalilov
khamraev hamroyev khamroev xamroyev hamraev
kholmatov holmatov xolmatov
khudayberdiev khudoiberdiev xudoyberdiyev hudayberdiyev
jalilov dzhalilov djalilov zhalilov
jamolov jamalov dzhamalov djamalov
jumaev jumayev dzhumaev djumaev zhumaev jumayew
kurbanov qurbonov kurbonov gurbanov qurbanov gurbanow
mirzaev mirzayev mirzoev mirzoyev
muradov murodov myradov myradow
babaev babayev boboev boboyev babajew
babajanov bobojonov babadjanov babadzhanov
alimov olimov
radzhabov rajabov radjabov rejepov rejepow recebov
sattarov sattorov settarov
saliev saliyev soliyev soliev
sultanov sultonov soltanov sultanow
umarov omarov oumarov
usmanov usmonov osmanov ousmanov
valiev valiyev veliyev veliev
vakhidov vohidov vahidov vokhidov
yakubov yoqubov yaqubov jakubow
zakirov zokirov
ergashev ergachev irgashev
askar asqar asker
kairat qairat kayrat
kanat qanat
nurzhan nurjan nurcan
sholpan cholpan cholpon
yerlan erlan jerlan
yermek ermek
yerbol erbol
yerkin erkin
zhaksylyk jaqsylyq zhaqsylyq
zhanar janar
zhanat janat
zhandos jandos
zholdas joldas joldosh zholdosh
zhuldyz juldyz
zhenis jenis zhengis jengis
aigul aygul oygul aigoul
ainur aynur
aidar aydar
bauyrzhan baurzhan bauyrjan baurjan
dinmukhamed dinmuhammed dinmukhammed dinmuhamed
gulzhan guljan
karlygash qarlygash karlygach
kenzhebek kenjebek
oraz uraz
orazbay urazbay orazbai urazbai
orynbasar orinbasar
sagyndyk sagyndyq saghyndyq
tulegen tolegen
tokhtar toktar toqtar
iskakov iskhakov isqaqov
kasymov kassymov qasymov gasimov qasimov kasimov
mukhamedzhanov mukhamejanov mukhamedjanov
sadykov sadikov sadiqov sadygov sodikov
satpayev satpaev satbayev
suleimenov suleymenov suleimanov suleymanov suleymanow
yesimov esimov yessimov
jeenbekov zheenbekov djeenbekov
atambayev atambaev atambajew
bakiyev bakiev bakijew
akayev akaev akajew
otunbayeva otunbaeva
sooronbay sooronbai
bakyt baqyt bakhyt bakit
jyrgal zhyrgal djyrgal
jumabek zhumabek djumabek
kubanychbek kubanichbek qubanychbek
cengiz chyngyz shingis chinghiz
aitmatov aytmatov
gurbanguly gurbanguli kurbanguly kurbankuli gurbankuly
saparmurat saparmyrat safarmurod saparmurad
niyazov nyyazov niyozov niazov
serdar sardar sardor
amanmyrat amanmurat amanmurad
begmyrat begmurat bekmurat bekmurad bekmurod
annayev annaev annayew
atayev ataev atayew
meredov meredow
ovezov owezov owezow
orazov orazow
elchin elcin
elshad elsad
fikret fikrat
gunay gyunay
hikmat hikmet hekmat khikmat gikmet
kamran kamron kyamran
muhammad mammad memmed mamed maimaiti mamat memet muhemmet
mammadov mammedov memmedov mamedov mammadow
mammadova memmedova mamedova
mehriban mihriban mekhriban
vagif vaqif vakif waqif
yashar yasar
garayev qarayev karaev garaev karayev
safarov seferov
shahbaz sahbaz shehbaz shahboz chahbaz
mehdiyev mekhtiev mehtiyev mehdiev
guluzade quluzade kuluzade
askerov asgarov eskerov asgerov
allahverdiyev allakhverdiev allahverdiev
bayramov bairamov bayramow
jabbarov cabbarov dzhabbarov djabbarov jabborov
mustafayev mustafaev mustafoev
nasirov nesirov nosirov nasyrov
rustamov rustemov rustamow
tagiyev tagiev taghiyev
hajizade hacizade gadzhizade
alizade elizade alizadeh
rasulzade resulzade rasulzadeh
latifa letife latifeh lateefa
achakzai atsakzai achekzai
ahmadzai ahmedzai
noorzai nurzai nourzai
mohammadzai muhammadzai
barakzai barekzai
popalzai popolzai
alokozai alikozai
alizai alizay
ishaqzai eshaqzai sahakzai
yousafzai yusufzai yousefzai yusafzai
orakzai aurakzai
sherzai shirzai
stanikzai stanekzai
karzai karzay
wardak vardak
kakar kaker
khattak khatak
mohmand mohmend momand
baloch baluch balouch belutsch beluch
soomro sumro
khuhro khuro
talpur talpoor
memon meman
grewal garewal
dhillon dhilon
kaur kour
bajwa bajva
mukherjee mukhopadhyay mukerjee mukherji mukharji mookerjee
banerjee banerji bannerjee bandyopadhyay
chatterjee chatterji chattopadhyay chaterjee
ganguly gangopadhyay ganguli gangulee
bhattacharya bhattacharjee bhattacharyya bhattacharji
chakraborty chakrabarti chakravarty chakravarti chakrabarty
ghosh ghose
bose basu
sarkar sircar sarker
majumdar mazumdar mazumder majumder mozumder
talukdar talukder taluqdar
sikdar sikder shikdar
biswas bishwas
mitra mitter
kundu kundoo
hossain hussain hosen
miah mia mian
begum begom
wickremesinghe wickramasinghe vikramasinghe wickremasinghe wikramasinghe
wijesinghe wijesingha
wijewardene wijewardena wijayawardena
rajapaksa rajapakse rajapaksha
jayawardene jayawardena jayewardene jayawardhana
bandaranaike bandaranayake bandaranaeke
senanayake senanayaka
kumaratunga kumaratunge
karunaratne karunarathne karunaratna
gunawardena gunawardene gunawardhana goonewardene
goonetilleke gunatilake gunathilaka gunatilaka
abeysekera abeysekara
amarasinghe amarasingha
ranasinghe ranasingha
dissanayake disanayaka dissanayaka
ratnayake rathnayake ratnayaka rathnayaka
weerasinghe veerasinghe
weerakoon veerakoon
fonseka fonseca
jayasuriya jayasooriya
samarasinghe samarasingha
tilakaratne thilakarathne tilakaratna
peiris pieris peries
lakshmi laxmi
krishnan kirushnan
murugan murukan
subramaniam subramanian subramanyam subrahmanyam subramaniyam subramaniyan
sivakumar shivakumar shivkumar
sivaraman shivaraman
shanmugam sanmugam shunmugam
prabhakaran pirapaharan prabakaran pirabakaran
balakrishnan balakirushnan
balasubramanian balasubramaniam balasubramanyam balasubramaniyam balasubramaniyan
chandrasekhar chandrasekar chandrashekhar chandrashekar sandrasegar
rajasekhar rajasekar rajashekar rajshekhar
jeyaraj jayaraj
jeyakumar jayakumar
jeyalalitha jayalalithaa jayalalitha
thiagarajan thyagarajan tyagarajan
thangavelu tangavelu
thirumalai tirumalai tirumala
thiruvengadam tiruvengadam
venkataraman vengataraman
vijayakumar vijaykumar
narasimhan narasiman narasimman
narasimha narsimha narsingh
padma pathma
saravanan sarvanan
senthil sentil chenthil
sundaram sundram suntharam
sundar sunder
nadesan natesan
ponnambalam ponambalam
kandasamy kandaswamy kanthasamy kandasami
ramasamy ramaswamy ramasami
krishnaswamy krishnasamy krishnasami
muthuswamy muthusamy muttusamy
swamy swami samy
iyer aiyar ayyar aiyer
iyengar ayyangar aiyangar iyyengar
reddy reddi
naidu naydu nayudu
gowda gouda gauda
nair nayar
pillai pillay pulle
panicker panikkar paniker
varghese varughese verghese
chacko chakko
eapen eappen
ittiyavirah ittyavirah
oommen ummen
philipose philipos
deshpande deshpandey
srivastava shrivastava shrivastav srivastav srivastva
shukla sukla
mishra misra
tripathi tripathy
tiwari tewari tivari tiwary
trivedi tribedi
verma varma barma
agarwal aggarwal agrawal agarwala
gupta guptha
pandey pande panday pandeya
yadav yadava
rathore rathor rathaur
chauhan chouhan chohan chauhaan chowhan
shrestha shresta srestha
adhikari adhikary
somsak somsack
somphong sompong
sombun somboon
sirichai sirichay
suphachai supachai
suthep sutep
surayut surayud
prayut prayuth prayudh
prawit pravit prawid
thaksin taksin
yinglak yingluck
aphisit abhisit apisit
sonthi sondhi
bunma boonma
bunsong boonsong
bunchu boonchu
chatchai chartchai chatichai
chawalit chavalit chaovalit
withaya vithaya wittaya witthaya
wirachai weerachai virachai
worachai vorachai
pramot pramote
prasit prasith
phichai pichai bhichai
phichit pichit
phirapan pirapan peerapan
phongsak pongsak
phongthep pongthep
piyabut piyabutr
thanathon thanathorn
thanakon thanakorn tanakorn
thanawat tanawat thanavat
thawi thavi tawee thawee
thawon thavorn thaworn
thirayut thirayuth teerayut theerayuth
thirasak teerasak theerasak
kittisak kitisak
kiattisak kiatisak
khamphaeng kamphaeng
nikhom nikom
niphon nipon
nawarat navarat
pathom patom
phuangthong puangthong
rungrueang rungruang roongruang
saengchai sangchai
sakchai sakdichai
sathian satien
sawang savang
seri seree
suwit suvit
wanchai vanchai
yutthana yuthana yuttana
khamtai khamtay
kaysone kaison kaysorn
bounnhang bunnyang bounyang
thongloun thonglun
choummaly chummali
phankham phankam
souphanouvong suphanuvong
phoumi phumi
souvanna suvanna
sihanouk sihanuk
sokhom sokom
vuthy vutty
samnang somnang
soeharto suharto
soekarno sukarno
soedirman sudirman
soesilo susilo
soedjono sujono soejono
soekarnoputri sukarnoputri
soeprapto suprapto
soerjadi suryadi soeryadi
soetrisno sutrisno
soetomo sutomo
soemitro sumitro
soemarno sumarno
soebroto subroto
soebandrio subandrio
soedibyo sudibyo soedibjo sudibjo
soewandi suwandi
soegiarto sugiarto
soegianto sugianto
soenarto sunarto
soepomo supomo
jaya djaja djaya
jayadi djajadi
joyo djojo
juanda djuanda
jumhur djumhur
jamin djamin
jatmiko djatmiko
joyohadikusumo djojohadikusumo
kartosuwiryo kartosoewirjo kartosuwirjo
nasution nasoetion
cokroaminoto tjokroaminoto
cokro tjokro
cipto tjipto
candra tjandra
cahyono tjahjono tjahyono
cahyadi tjahjadi tjahyadi
purwanto poerwanto
purnomo poernomo
purnama poernama
yuwono juwono
yudono joedono judono
yani jani
hadiwijaya hadiwidjaja
wijoyo widjojo
suryo soerjo surjo soeryo
suryono soerjono surjono
sunyoto soenjoto sunjoto
surya surja soerja
aryo arjo
harjono hardjono
raharjo rahardjo
sastroamijoyo sastroamidjojo
chairil khairil
achyar akhyar
rusli roesli
rustam roestam
yusuf joesoef jusuf
lukman loekman
syahrir sjahrir
syafruddin sjafruddin syafrudin
syamsul sjamsul shamsul
syukur shukor sjukur
zulkarnain dzulkarnain
nurul noorul nurol
norazlan nurazlan
shahrul syahrul
shahril syahril
sharifah syarifah
hishammuddin hishamuddin
tengku tunku
raja radja
dutta datta
dutt datt
krishna krushna kirushna
krishan kishan
ganesan ganeshan
viswanathan vishwanathan visvanathan
viswanath vishwanath visvanath
natarajan nadarajan
nadarajah natarajah
kurian kurien kuriyan
venkatesan vengadesan
venkateswara venkateshwara
cherian cheriyan
dwivedi dvivedi
dubey dube
chaubey choubey chaube
sharma sarma
tagore thakur thakoor
scindia shinde sindhia
singh sing
hasyim hasjim
suwat suvat
wisit wisith
jaji zazi dzadzi
vladimer vladimir
vakhtang vaxtang
tamar thamar
ketevan kethevan
nikoloz nikolos nicoloz
ekaterine ekaterina
tornike thornike
temur temuri teimuri
davit davith
otar othar
zviad swiad
saakashvili saakaschwili saakachvili sahakashvili
ivanishvili iwanischwili ivanichvili
margvelashvili margwelaschwili
shevardnadze schewardnadse chevardnadze sevardnadze
gamsakhurdia gamsachurdia gamsakhourdia
kobakhidze kobachidse kobahidze
garibashvili gharibashvili garibaschwili
zurabishvili zourabichvili surabischwili
kvirikashvili kwirikaschwili
melikishvili melikichvili
grigoryan grigorian krikorian grigorjan krikoryan
hakobyan hakopian hagopian akopyan akopian hakopyan
petrosyan petrosian bedrosian bedrossian
poghosyan pogosyan boghosian pogosian boghossian
karapetyan garabedian karapetian karabedian
gevorgyan kevorkian gevorkyan gevorkian kevorkyan
vardanyan vartanian vardanian vartanyan
khachatryan khatchadourian khatchatrian khachaturyan khachadourian
mkrtchyan mkrtichyan mgrdichian mkrtchian mkrdichian
harutyun haroutioun artin arutyun
hrachya rachia
avetis avedis
avetisyan avedissian avetisian avedisian
martirosyan mardirossian martirosian mardirosian
stepanyan stepanian
tigranyan dikranian tigranian
manukyan manoukian manukian
minasyan minassian minasian
nazaryan nazarian
papikyan papikian
pashinyan pashinian pachinian paschinjan
simonyan simonian
tovmasyan tovmasian tomassian
yeghiazaryan yegiazaryan eghiazarian egiazaryan
yeghishe eghishe yegishe
yervand ervand yervant ervant
anahit anahid
astghik asdghig astghig astkhik
hasmik hasmig asmik
hripsime ripsime hripsimeh
lusine lucine loussine lousine
nvard nevart
satenik satenig
siranush siranoush
kirakos giragos
mesrop mesrob
misak missak
smbat sempad smpad sumbat
vazgen vasken
vrezh vrej
zohrab zohrap
batbayar batbajar
batmunkh batmunh batmonkh
battulga batulga
elbegdorj elbegdorzh
enkhbayar enhbayar enkhbajar
enkhbold enhbold
ganbaatar ganbatar
lkhagva lhagva lkhagvaa
munkh monkh munh
munkhbat monkhbat munhbat
nyamdorj nyamdorzh
otgonbayar otgonbajar
sukhbaatar suhbaatar sukhebator suchbaatar
tumur tomor tumor
tumurbaatar tomorbaatar
choibalsan tschoibalsan choybalsan
zhamtsarano jamtsarano
tserendorj tserendorzh
dorjpalam dorzhpalam
abdulla abudula abudoula abulla
abdukerim abudukelimu abdukirim
abdurahman abudureheman abudurehman
barat balati
dawut dawuti
dolkun duolikun
elijan ailijiang
eziz aizizi
helil halili
imin yimin yiming
ismayil simayili yisimayili
mahmut maihemuti
mijit mejit mijiti
mirzat mierzhati
niyaz niyazi
rehim reyimu
rishat rexiati
rozi rouzi ruzi
sadiq sadike
sidiq sidike
tahir tayier
tursun tuerxun
tursunjan tuerxunjiang
tohti tuoheti
turghunjan tuergongjiang
yasin yasen
yusup yusufu yusupu
zunun zunong
tsewang cewang caiwang ciwang
tsering cairang
tsomo cuomu
tso cuo
wangmo wangmu
yangchen yangjin
yangdzom yangzong
yonten yundan
sangye sangjie
sonam suonan
kunga gongga
kunchok gongque konchok konchog
khedrup kezhu khedrub
jamyang jiangyang
jampel jiangbai jampal
gonpo gongbu gompo
gendun gengdeng gedun
chophel qupei choephel chopel
choegyal qujie choegyel chogyal
lhundup lunzhu lhundrup
nyima nima
passang basang pasang
rabten raodan
rigzin rinzin rigdzin
samdrup sangzhu samdup samdrub
sherab xirao sherap
tenpa danba
trinley chilai
wangdu wangdui wangdue
wangyal wangjie wangyel
yeshe yixi yeshi yeshey
zangpo sangbu sangpo
namkha nanka
samten sangdan
manuk manoug manouk manoog
gayane gayaneh kayane
sahakyan sahakian sahagian saakyan
abduweli abuduwaili
abdughopur abuduwufuer
erkin aierken arkin
anwar ainiwaer anniwaer
husenjan yushanjiang
ehmetjan aihemaitijiang
ablimit abulimiti
hasan hesen aishan
geleg gelek
gyaltsen jiangcun
purevdorj purevdorzh
phurbu pubu phurbo
tsultrim tsultim cicheng
berisha berisa berischa
haradinaj haradinai
gashi gasi
xhavit javit dzavit cavit
krasniqi krasnici krasnichi
otegi otegui
zabala zavala
etxaniz echaniz
etxeandia echeandia
etxenike echenique
etxebeste echeveste
etxeberri echeverri echeberry
garaikoetxea garaicoechea
ibarra ybarra
otxoa ochoa
otxandiano ochandiano
goienetxe goyeneche
izagirre izaguirre eizaguirre
bengoetxea bengoechea
egiguren eguiguren
gerra guerra
gezuraga guezuraga
lekuona lecuona
olabarria olavarria
olabe olave
oiarzabal oyarzabal
oiartzun oyarzun
mitxelena michelena
muxika mugica mujica
zuloaga zuluaga
agirrezabala aguirrezabala aguirrezabal
arregi arregui
aranburu aramburu
azkarate azcarate
azkuna azcuna
azkarraga azcarraga
bizkarra vizcarra
ezkerra ezquerra ezcurra
paio payo pelayo
zammit zamit
yiftach iftach yiftah
yoav joav
hananel chananel
hananya chananya hanania
hagit chagit haggit
haya chaya
dvora devora deborah dvorah devorah
tuvia tuvya tovia
uri ouri
uriel ouriel
uzi uzzi
uziel ouziel uzziel
amichai amihai amichay
achinoam ahinoam
avigail abigail avigayil
avishai avishay abishai
avichai avihai avichay
avner abner
batsheva bathsheba batsheba
bentzion bension benzion bentzi bentsi benzi
elchanan elhanan
elisheva elisheba
evyatar eviatar ebiatar
gidon gideon
itamar ithamar
itai itay ittai
matityahu mattityahu matitiahu
miryam miriam
moriah moria moriya
nachshon nahshon
nechama nehama
netanel nathanael nethanel nathaniel
nissim nisim
nitzan nitsan
nurit noorit
ofra ophra
ohad ochad
rachamim rahamim
raanan ranan
shabtai shabbetai shabtay
shai shay
shalom sholom schalom
tirza tirtza thirza
yerachmiel yerahmiel
zevulun zebulun zvulun
zerach zerah
mesud masoud mesoud
nechirvan necirvan nijirfan nechervan
masrour mesrur masrur
talabani talebani
qubad kubad qobad
sherko serko shirko
shorsh sores shoresh
bakhtiar bextiyar
bijan bizhan bejan
dilovan delovan dlovan
hawar hewar
jiyan zhian
kawa kawe kaveh kave
karwan kerwan
khabat xebat khebat
kocher kochar
newroz nowruz nawroz
rebin rebeen
rizgar rzgar
rojava rozhava
rojin rozhin
rojda rozhda
shilan silan
xoshnaw khoshnaw hosnav
zerdest zardasht zardesht
ashur ashour assur asur
sargon sargoun
ninos ninus ninous
shamiram semiramis shamiran
ishaya eshaya
yonadam younadam
oshana oshanna
odisho odishoo oudisho
shimun shimoun
gewargis giwargis gewergis
yokhanna youkhana yukhanna
khoshaba khoshabo hoshaba
geoffrey jeffry jefferey
christophe kristoff kristof christoph
catherine catharine cathrine kathrine katheryn kathryne
matthew mathew
jonathan johnathan jonathon johnathon
nicholas nicolas nickolas nikolas nicholaus
frederick fredric frederic fredrick
jeremy jeremie jeremi
jasmine yasmine jasmin yasmin yasemin
caitlin kaitlin kaitlyn katelyn caitlyn kaitlynn
megan meghan meagan meaghan
rachel rachael racheal
rebecca rebekah rebeca
deborah debra debora
theresa tereza therese
philippa phillipa filippa
stephanie stefanie stephany steffanie stefani
brittany britney brittney
ashley ashleigh ashlee
lesley leslie
vivian vivien vivienne vyvyan
lilian lillian liliane
marianne mariane maryann
allison alison alyson allyson
elliot elliott eliot eliott
brett bret
kristen kristin kristyn
lindsay lindsey linsey
madeleine madeline madelyn madelaine
phyllis phillis
sidney sydney
terence terrence terrance
walther walter
xander zander
yvonne ivonne
conrad konrad
carsten karsten
claus klaus
clemens klemens
curt kurt
detlef detlev
dieter diether
dietmar ditmar
eckhard eckhart eckart ekkehard ekkehart eckehard
erhard erhart ehrhard
ewald evald
gerd gert gerdt
gunter guenter gunther guenther
hartmut hartmuth
hellmut helmut helmuth hellmuth
jorg joerg
kathrin katrin cathrin catrin
lothar lotar lothaire
marcus markus
matthias mathias mattias
meinhard meinhart meinert
niklas nicklas niclas
otmar ottmar othmar
reiner rainer
reinhard reinhardt reinhart
rudiger ruediger
sibylle sybille sibille
silvia sylvia
sven swen
theodor theodore
tilman tillmann tilmann
ulrike ulricke
volker folker
volkmar folkmar
waltraud waltraut
wilfried wilfrid
willibald wilibald
benoit benoist
clement klement
edouard eduard
guilhem guillem guillaume
mathieu matthieu
nathanael nathaniel
pierrick pieric
raphael raffael rafael
remi remy
rodolphe rodolph
sebastien sebastian
solene solenne
sylvie silvie
thibault thibaut thibaud thiebaut
tristan tristram
yannick yannic yannik
yohann yoann johann
gerrard gerard
gerhard gerhardt gerhart
gerald jerald
jarrod jarod jarrad
jared jarred
zachary zachery zackary
caspar kaspar casper kasper kacper kaspars
matilda mathilda mathilde matilde
hejar hazhar hezhar
ciwan jwan
sherwan serwan
cornelius kornelius cornelis kornelis
quentin quintin
lydia lidia lidija lydie lidiya lydyja lidya lidiia lydiia lydija
henriette henrietta henrieta
yoel joel
wojciech voytsekh voitsekh voytech voitech voytseh
jerzy yezhi ezhi yezhy
krzysztof kshishtof kshyshtof krzistof
katarzyna katazhina katazhyna
grzegorz gzhegosh gzhegozh
malgorzata malgozhata
andrzej andzhey andzhei andjey
zbigniew zbignev
kazimierz kazimezh kazimej
maciej matsey matsei
mieczyslaw mechislav
ryszard ryshard rishard
tadeusz tadeush
mateusz mateush
janusz yanush
dariusz daryush dariush
mariusz maryush mariush
boguslaw boguslav
wladyslaw vladislav wladislaw
agnieszka agneshka
elzbieta elzhbeta
jacek yatsek
jiri irzhi irji jirzhi yirzhi
jindrich indrzhikh
gyula dyula
gyorgy dyord
istvan ishtvan
sandor shandor
janos yanosh
lajos layosh
ferenc ferents
laszlo laslo
jozsef yozhef
balazs balazh
gerard zherar
georges zhorzh
jorge zhorzhi zhorzhe khorkhe
jose khose zhoze
jacques zhak jak
julien zhulen zhyulen
jerome zherom
joaquin khoakin
julio khulio hulio
javier khaver khavyer haver
giacomo dzhakomo
sergio serdzho
gianni dzhanni
george dzhordzh jorj dzhorzh
john dzhon
james dzheyms dzheims
jeffrey dzheffri
jim dzhim
joe dzho
nicolae nikolae
traian trayan
jurgen yurgen
johann yogann iogann
joachim yoakhim ioakhim
heinz khaynts
hugo gugo
hermann khermann
uwe uve
werner verner
wilhelm vilgelm
walter valter
william uilyam vilyam
erkin aierken aerken
tuniyaz tuniyazi
shohret shohrat xuekelaiti xiaohelaiti
zakir zhakeer zakeer
nur nuer
bekri baikeli
ilham yilihamu
tohti tuheti tuohuti tuhuti tuoheti
abliz abulizi abulaizi
imin yiming aimin
ablet abulaiti
abdurehim abudureyimu
abdurehman abudureheman abudoureheman
turghun tuergong tuerhong
orkesh wuerkaixi wuerkesh
dolet dawulat duolaite daolaiti
gul guli
halmurat halimulati
ghopur wufuer
adil adili aidili
hushur wushouer
tiliwaldi tieliwaerdi
tomur tiemuer
dawamat dawamaiti
anwar ainiwaer aniwaer enwer
shawkat xiaokaiti shewket
memtimin maimaitiming memetimin
rozi rouzi
qeyum keyoumu kayoumu
yasin yaxin
osman wusiman
ismayil simayi simayili
obul wubuli
hashim aximu hashimu
metniyaz maitiniyazi
ghappar apaer
ghulam wulamu
ekber aikebaier
ehmet aihemaiti
ehet aihaiti
tayir tayier
zordun zuoerdong
alim alimu
mutellip mutalifu
nurmemet nuermaimaiti
rahile reyila
perhat paerhati
patigul patiguli
aygul ayiguli
reyhan reyihangu
sajida saijida
kurban kuerban
sadik sadike
tashi zhaxi trashi
tsering ciren cering tshering cairang
dorje duoji duojie dorji dorjee rdorje
tenzin danzeng dainzin danzin tenzing
gyatso jiacuo gyaco
losang luosang lobsang lhosang
pasang basang basan
dhondup dunzhu toinzhub dondrub dondup thondup
pema baima
thinley chilin chilie trinley chinlai
sonam suolang soinam
rigzin renzeng rinzin rigdzin
kelsang gesang kalsang kelzang
dolma zhuoma
yangchen yangjin yangjain
lhamo lamu lhamu
dekyi deji degyi
choedon quzhen choidron
jampa jinba qiangba champa
phuntsok pingcuo puncog
gonpo gongbao gongbu gompo
wangdu wangdui
namgyal langjie namgyai
norbu luobu nuobu
jigme jinmei jigmey
wangchuk wangqu wangchug
palden baideng balden
samdup sangzhu samdrup
sangye sangjie sanggyai
rinchen renqing rinqen
kunga gongga kunkga
lhakpa laba lhagba
migmar mima mikmar
phurbu pubu purbu
penpa bianba penba
choekyi quji choeki qoigyi
gyaltsen jianzan jiancan gyaincain
tsewang ciwang cewang
tseten cidan caidan
yeshe yixi yeshi
ngawang awang agwang
thubten tudeng tubdain
khedrup kezhu kaizhub
lodoe luozhui
joao zhoao zhuau zhoan
ann anne
saqib thaqib thaqeb saqeb
muhammadov magomedov mukhammadov mahammadov muhamedov mukhamedov mohammadov maxammadov
muhammadova magomedova mukhammadova mahammadova muhamedova mukhamedova
madyan madian mediene mediane madiane
ziyan ziane ziyane zian
rabi rabie rabee rabei rabbi rabby
zahra zohra zahraa zehra zahrah zohrah
abdo abdou evdo ebdo abdoh
khairi kheiri xeri khayri khairy kheyri hayri
jitendra jitender jitinder
ravindra ravinder rabindra ravindar
narendra narender narinder norinder
surendra surender surinder sorinder
mahendra mahender mohinder mohender
dharmendra dharmender dharminder
rajendra rajender rajinder
virendra virender birender virinder
satyendra satyender satinder satendra
yogendra yogender jogendra joginder jogender
bhupendra bhupender bhupinder
gajendra gajender gajinder
upendra upender upinder
shailendra shailender
nuruddin nourredine nourreddine noureddin nuredin
arantxa arantza aranzazu arantzazu
celadet jaladat djeladet
santos santush
alves alvish
marques markish
soares soarish
pires pirish
goncalves gonsalvish
ramos ramush
campos kampush
barros barrush
matos matush
bastos bastush
guterres guterrish guterresh
antunes antunish
maung mg
quijano kikhano
rojas rokhas
mejia mekhiya mekhia
javier khavyer khaver
jaime khayme
trujillo trukhilyo
castillo kastilyo
herrera errera
guillermo gilyermo
subramaniam suppiramaniyam supramaniyam
sadia sadiya saadia saadiya sacdiyo
guled guuleed
tayeb altayeb altayib
mosammat mosa
zviad zviadi
zurab zurabi
levan levani
vakhtang vakhtangi
tamaz tamazi
guram gurami
nodar nodari
otar otari
malkhaz malkhazi
avtandil avtandili
revaz revazi
tariel tarieli
besik besiki
tengiz tengizi
jemal jemali
murman murmani
ramaz ramazi
archil archili
demur demuri
emzar emzari
jumber jumberi
anzor anzori
amiran amirani
valerian valeriani
nugzar nugzari
pridon pridoni
robert roberti
simon simoni
soslan soslani
mirian miriani
davit daviti
mikheil mikheili
kakhaber kakhaberi
viktor viktori
roman romani
omar omari
iosif yosyp osyp yosip josyp yosif
khosrow khosro chosro khosrau khusro khusrau khosrov xosrov xosrow husrev husrav
yesid yecid yezid jesid
gopstein gofstein goffstein gopshtein
cakobau thakombau
swar zwa swa zwar
siddharth siddhartha siddarth siddharta
ashok ashoka asoka
arjun arjuna
anand ananda
gautam gautama gotama gauthama
vikram vikrama
bharat bharata bharath
ganesh ganesha
bhaskar bhaskara
lakshman laxman lakshmana laxmana
maya maiya maija majja maia mayya majya
yan jan
dietrich ditrikh ditrih dietrikh dittrich
eleonora eleanora elenora
nikolayevna mykolajivna mykolaivna mykolayivna nikolaevna nikolajevna
arkaitz arcaiz
goikoetxea goicoechea goikoetchea goicoetxea
zeya zeyar zayar zayya zeyya
dwayne duane dwain duwayne dwaine
ashleigh ashley ashlee ashlie
kayleigh kayley kaylee kaley
charleigh charlie charley
hayleigh hayley hailey haley haylee
ryleigh riley rylee
everleigh everley everly
deborah debra debora deborrah
geoffery geofrey jeffrey geoffrey jeffery jeffry
lesley leslie lezlie
shaun shawn sean shawne
jaclyn jacqueline jacquelyn jaqueline jacklyn jaquelin jacalyn
wayne wain wayn
clive clyve
neil neal niall neill
marjorie marjory margery
phoebe pheobe phebe
zachary zackary zachery zakary
kristopher christopher cristopher kristofer
brian bryan brien bryon
kathleen cathleen kathlene
gillian jillian
yvonne evonne ivonne
isobel isabel isabelle ysobel
tracey tracy tracie
jodie jody jodi
kerry kerrie kerri keri
stacey stacy stacie staci
lindsay lindsey lynsey linsey lyndsay lyndsey
aileen eileen ilene
rosaleen rosaline rosalyn
dylan dillon dyllan
maeve mave
ronan rownan
embalo emballo
jieshi kaishek
yixian yatsen
aivars aivar ayvar ayvars
aigars aigar aygar aygars
guntars guntar
rampersad ramprasad rampersaud
yaitul llaitul
`;
