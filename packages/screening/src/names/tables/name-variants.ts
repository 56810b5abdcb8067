/**
 * Names that several countries, scripts or orthographies spell unlike, one name a line: French, English, German, Turkish,
 * Persian, Malay, Somali, Hausa and West African spellings of Arabic; Slavic names by language; Greek, Armenian, Hebrew and
 * Irish names as passports and newspapers have them. Hand-written from public naming customs. A line relates all its words.
 */
export const nameVariants = `
muhammad mohammed mohamed mohammad mohamad muhammed mehmet mohd mhd md muhamed muhammet mehmed magomed mukhammad mukhamed magomet mamadou mamadu muhamad mahomed mohamud mohammud maxamed maxamuud muhammadu mohamadou muxammad muhamet mohamet maimaiti memet muhammat
ahmad ahmed akhmad akhmed ahmet achmad achmed ahmadu amadou amadu axmed ehmed axmad
hussein husayn hussain hossein huseyin khusein hussayn hosein husain houssein xuseen hussen hocine hosni husein khuseyn hoseyn huseyn ousseynou houcine houssine lhoucine hocein hossine elhoucine
hassan hasan khasan hacene xasan hasen hassane assane lassana khassan
yusuf yousef youssef yousuf jusuf yusef yusif yosef yousif youssouf youcef yusup iusuf issouf yossef josef yuusuf yosuf yoosuf yusuph
ibrahim ebrahim brahim ibragim ibrahima ibrahem ebrahem ibrahiim braheem ibraheem ibro ibrahimu
uthman osman othman usman osmane ousmane usmane otman athman cismaan ozman usmon usmanu othmane
umar omar omer umer oumar oumarou umaru cumar omor umor wumaier
usama osama oussama ousama ussama
ali aly cali alee
aliyu aliou alioune aliu
alaa ala alaaeddine
qasim kassem qassem gasem kasim kacem ghasem qasem kassim kassym qosim qassim gassim belkacem
jafar jaafar cafer djafar dzhafar jaffar jafer djaafar jaafer djaffar cafar xhafer dzafer
khalid khaled halit halid xaalid chalid kholid khalit kaled
jamal gamal cemal djamal jamaal djamel jamel djemal camal dzhamal jemal gamel
tariq tarek tarik tareq tarig tareck tarak
sulayman suleiman suleyman soleyman soleiman sulaiman suliman souleymane suleman slimane soliman suleymane souleiman sleiman saleiman suleymon sulieman sulejman
dawud daoud dawood davud davoud daud dawit davood daoudou dauda daut dovud daawuud
musa moussa moosa mousa muusa mussa muso
isa eissa issa essa ise ciise aissa iso eisa
yahya yehia yahia yahye yaya yehya yahiya yakhya iahia
zayn zain zein zine zeyn
fatima fatma fatemeh fatimah fatoumata fatou faduma fatimata fadma patimat fatime fatimetou fatumata fatema
aisha ayesha aicha aysha ayse aissatou caasha aishat aissata eisha aishah aixa
khadija hatice khadijah khadidja kadija khadijat kadidiatou kadiatou xadiija khadeeja khadiga hadija hadiza hatidza
zaynab zeinab zainab zeynep zineb zeynab zainabou zaineb seynabou zenab zayneb zejneba
maryam mariam meryem miriam mariama maryan marjam meriem myriam maryem mariyam maram
abdulaziz abdelaziz
abdirahman abdirahmaan cabdiraxmaan
qadhafi gaddafi kadafi qaddafi gadhafi qadafi gathafi khadafy kadhafi kaddafi gheddafi gadafi qathafi khaddafi
qadir kadir gader kader ghader qader qodir
qurban kurban gurban ghorban qurbon kurbon gourban kuerban
hamza hamzah hamze khamza xamza hamsa
hafiz hafez hafidh hafeez khafiz hafidz
haydar haidar heydar heidar hyder haider geydar geidar gejdar gaydar khaydar haydor hayder khaidar
hakim hakeem khakim hakem xakiim
hamid hameed hamed khamid xamiid hamidou
halim haleem khalim
habib habeeb khabib xabiib
hadi hady khadi
hashim hashem khashim hachem haashim hachim
harith hareth haris khariz
hatim hatem khatim
karim kareem kerim kerem krim karem
rahim raheem rakhim rahem
rahman rakhman rehman rahmaan raxmaan rahmane rachman rahmon rakhmon
rasul rasool resul rasoul resoul
rustam rustem roustam rostam rostem
saad sad
salim saleem salem selim saliim
salah salaah
salih saleh saalih swalih
sadiq sadegh sadeq sadek sadik sadigh sadeek
siddiq siddique siddeeq sidik
fadil fadel fazil fazel fadhil fadhel
fadl fazl fadhl fazal fadal
razi radi radhi
salman selman
samir sameer samer semir
shamil chamil shameel samil
sharif sheriff cherif charif sharifi serif shareef sherif chariff scherif
shafiq chafik shafik shafeeq sefik chafiq
bashir bachir basheer bechir beshir besir
munir mounir muneer monir
mukhtar moktar mokhtar mouktar muhtar mochtar muxtar mukhtor
mubarak moubarak mubarek mobarak mbarek embarek
murad mourad morad murat murod
mahmud mohamud mohamoud maxamuud mahmoud mahmood mehmood makhmud mahmut maxmuud makhmoud
mansur mansour mansoor mansoer mensur
marwan merwan marouane marwane merouane mervan
nadim nadeem nedim
naim naeem naeim nouaim
nabil nabeel nebil
nasir nasser naser nacer nassir nasiru
nur noor nour nuur
nuri noori nouri nury
rashid rasheed rachid rasid raashid rashit rashed rochid
rafiq rafik rafeeq refik rafick
ridwan redouane radwan ridvan ridhwan redwan rizwan rezwan radouane
said saeed saied saeid siid seid
sufyan sofiane soufiane sufian sofyan soufyane safyan
shaban chaabane shaaban saban chabane shabaan
taha tahaa
tahir taher tahar tair dahir takhir
tawfiq tawfik toufik tewfik taoufik tevfik taufiq toufic tofik taufik towfiq
umayr omair
walid waleed oualid velid walied valid
wasim waseem wassim
yaqub yaghoub yakub yacoub yaqoub yacouba yakubu jakub yacub yaqoob yaaqub yaaquub
yasin yassin yacine yaseen yassine jasin
yasir yasser yaser iasser jasser
yunus younes yunis younis younus yonis unus iunus yunos
zahir zaher
zakariya zakaria zakariyya zekeriya zakarya zakharia zachariah zakariye
ziyad ziad zyad
jawad javad cevad djawad jevad cavad
jalal djalal celal galal jelal jalaal jalol xhelal dzelal
jalil djalil celil galil jaleel
jamil djamil cemil gamil jameel djemil xhemail dzemail
jabir jaber djaber gaber cabir jabeer djabir djebbar gabir
jihad djihad cihad gihad
mahdi mehdi mahdy mehdy mekhdi
mustafa mostafa moustapha moustafa mustapha mostapha mustofa mustafo
ismail esmail ismael ismayil esmaeil ismaila ismaeel ismoil esmaeel smail ismaciil
ishaq eshaq isaq ishak iskhak eshagh isxaaq
ayyub ayoub ayub eyup ayoob ayyoub
harun haroun haroon haruna
imran omran emran
idris edris driss idriss idriis idrissa idrees
ilyas eliyas ilias elyas iliass ilyasu
anwar anouar enver anvar anwer anuar
akram ikram ekrem akrem
ashraf achraf esref eshraf
asad assad asaad esad essad
aziz azeez azize
amin ameen emin amine
amir ameer emir
anis anees enis
arif aref aarif
ayman aymen aiman eymen
badr bader badar bedr bedir
bilal belal bilel billal bilaal
burhan borhan bourhane burxaan
daniyal danial danyal
dia diya dhia ziya zia diaa
emad imad imed
essam issam isam assam cisam esam
fahd fahad
faruq farouk farooq faruk farouq faroog
faisal faysal feisal faycal feysal faisel faysel
farid fareed ferid
fuad fouad fuat foad fawad
ghassan gassan
ghulam gholam qulam gulam golam ghulom
ghani qani gani gany
hisham hicham hesham hichem hishem
husam hossam hussam houssam hosam
ihsan ehsan
iqbal eqbal ikbal
jassim jasim jassem qassem jasem
kazim kadhim kazem kadhem kadim kathim kathem
kamal kemal kamaal kamel
kamil kamel
khalil khaleel halil khelil chalil
khalifa khelifa halifa khalifah
latif lateef letif
lutfi lotfi lutfy lotfy
luqman lokman loqman luqmaan lukman
majid majeed magid medjid madjid mecid
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
ramadan ramazan ramadhan ramzan ramadane ramadaan ramadani
reza rida ridha riza redha rza
riyad riad riyadh ryad
sabir saber sabeer
sajid sajed
samih sameh
sayf saif seif saef sef sayif
shahid chahid shaheed
sharaf charaf
shukri choukri shoukry chokri shukry sukru
siraj seraj siradj
suhail sohail suhayl souhail soheil
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
sheikh shaykh cheikh cheick sheekh shekh chekh seyh shaikh sheik scheich cheykh
sayyid sayed syed seyed sayyed seyyed saiyid sayid sayyad seyid
hajji haji haj hajj hadj hadji
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
zawahiri zawahri dhawahri dhawahiri
baghdadi bagdadi
naqvi naghavi naqavi
hashimi hashemi hachemi hasemi
husseini hosseini hussaini husayni houssaini husaini
hasani hassani
qasimi kasimi ghasemi qassemi kassimi qasmi
musawi mousavi moussaoui mosawi musavi moosavi mussawi
sadr sader
tabatabai tabatabaei tabatabaie
khomeini khumayni khomeyni humeyni
khamenei khamenai khamanei khaminai hamaney
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
abdullah abdallah abdulla abdellah abdalla abdulah abdullo abdoulaye abdullahi abdilahi cabdullaahi abdollah
sergey sergejus sergei serguei sergej serhii serhiy siarhei sergiy sergii sergi siargei serhiej serge serzh serguey syarhey syarhei serhi sjarhej
yevgeny jevgenij jewgenij jevgenijs evgueni yauheni evghenii jevgenijus evgeny evgeniy yevgeniy evgenii yevgeni yevhen evgeni yauhen yevgenii jewgeni eugen jevgeni evgenij evhen yevheniy yaugen yevgen
aleksandr aleksandras alexander oleksandr aliaksandr alexandr aleksander alexandre alexandru aleksandar oleksander alaksandr alyaksandr alexandros aleksandre alexandar
aleksey alexei alexey aleksei oleksii oleksiy aliaksei alexis alyaksey aleksej alexej oleksij aleksiy aliaksiej alyaksei alexi
mikhail michailas mykhailo michail mikhael mihail mikhaylo mykhaylo mikhailo mihails mikhayl michal mikheil mihailo mihajlo mihaylo mixail mikhal
nikolay nikolajus nikolai mykola nikolaj mikalai nicolai nikola nicolae nikalai nikolajs mikola nicolay mikalay nikolaos nikoloz
vladimir vladimiras volodymyr uladzimir wladimir vladimirs wolodymyr volodimir uladzimier wolodimir vladymyr
dmitry dmitrijus dmitri dmytro dmitriy dmitrii dzmitry dimitri dmitrij dimitry dmitro dimitar dimitrios dimitrij dimitriy dmitrijs dzmitryj
andrey andrei andriy andrii andrej andrzej andrij andrejs andrius andry
pavel pavlo pawel paviel pavels pavol pavle
petr pyotr petro piotr pjotr petar petri piatro petru pyatro
yuri jurijus yury yuriy iurii jurij yurii iouri juri youri jury jurijs iuri yurij iouriy
grigory hryhoriy grigoriy grigori hryhorii grigorij ryhor hrihoriy hryhor grigorijs grigorii hrygoriy
georgy georgiy georgi georgii heorhii heorhiy georgij heorgiy giorgi gueorgui gheorghe
oleg oleh aleh olegs
igor ihor ihar igors yhor igar
yelena elena olena alena jelena
natalia natalya nataliya nataliia natallia nathalie natalja nataly natalie natalija
tatyana tatiana tetiana tetyana taciana tatjana tatsiana tatijana
yekaterina ekaterina kateryna katerina katsiaryna katsyaryna katyaryna ekaterini jekaterina
anastasia anastasiya anastasiia anastassia anastasija nastassia anastazja
yulia julia yuliya iuliia iulia juliya yuliia julija juliia
viktor victor viktar wiktor victar vikter viktors viktoras
viktoria victoria viktoriya viktoriia viktoryia wiktoria viktorija
konstantin kostiantyn constantin kanstantsin kostyantyn konstantinos constantine kostiantin konstantins costantin
kirill kyrylo kiril cyril kyril kiryl kiryll kirils cyryl kirilo
vasily vasyl vasiliy vasilii vasil vassily wassily vasilij vassili vasylij vasilijs vasilis vasilios
gennady hennadiy gennadiy gennadii henadz hennadii guennadi gennadij genadi henadzi gennadi
arkady arkadiy arkadii arkadi arkadij arkadz
anatoly anatoliy anatolii anatol anatoli anatolij anatole anatolijs
vitaly vitaliy vitalii vital vitali vitalij vitalijs vitalie
valery valeriy valerii valeri valerij valerijs valeriu walerij
valentin valiantsin valentyn walentin valentins
leonid leanid leonyd
yaroslav jaroslav iaroslav jaroslaw
vyacheslav viacheslav viatcheslav viachaslau vjaceslav wjatscheslaw vjacheslav vyatcheslav viaceslav wiaczeslaw
vladislav uladzislau vladyslav wladyslaw wladislaw ladislav ladislaus
stanislav stanislau stanislaw stanislavs
svyatoslav sviatoslav svjatoslav sviatoslau
rostislav rostyslav rascislau
mstislav mstyslav
ilya illia ilia ilja illya iliya
timofey tymofiy timofei tymofii timofej tsimafei
fyodor fedor feodor fiodor fyedor fedir fjodor fiodar
semyon semen semion siamion semjon semyen
artyom artem artiom artsiom artjom artyem artemiy artemy
maksim maxim maksym maxime maksims maxym
roman raman
ruslan rouslan ruslans
ramzan ramazan
zelimkhan zelimhan
aleksandra alexandra oleksandra aliaksandra
sofia sofya sophia sofiya sofiia sophie zofia
kseniya ksenia xenia xeniya kseniia ksenija
alina alyna
moller moeller
oksana oxana aksana
darya daria dariya dariia darja
mariya maria mariia marija marya maryia
irina iryna irena irene
galina halyna halina galyna
lyudmila ludmila liudmyla ljudmila liudmila lioudmila lyudmyla
lyubov liubov lubov ljubov liubou
svetlana svitlana sviatlana swetlana svjetlana
zinaida zinayida zinajida
nadezhda nadiya nadiia nadejda nadzeya nadeshda nadezda
olga olha volha
larisa larysa larissa
yevgenia evgenia yevheniya evgeniya eugenia yevgeniya yevheniia jewgenija evgeniia
margarita marharyta margaryta
nikita mikita mykyta
yegor egor yehor jegor yahor iegor
yefim efim yukhym
yakov iakov jakov yakiv jakow
zakhar zahar sachar zachar
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
yelizaveta elizaveta yelyzaveta lizaveta elisaveta jelisaweta
rakhmonov rahmonov rakhmanov
tokayev toqaev tokaev toqayev
nazarbayev nazarbaev nazarbajew
berdimuhamedov berdymukhamedov berdimuhamedow berdymukhammedov
zelensky zelenskyy zelenskiy zelenskyi selenskyj zelenski zelenskij
lukashenko lukashenka loukachenko lukaschenko
yanukovych yanukovich janukowitsch ianoukovitch
poroshenko poroszenko
tymoshenko timoshenko timoschenko
khodorkovsky chodorkowski hodorkovski khodorkovskiy khodorkovski
yeltsin eltsin jelzin ieltsine jeltsine
khrushchev chruschtschow khrouchtchev hrushchev krushchev
gorbachev gorbatschow gorbatchev gorbachyov
solzhenitsyn soljenitsyne solschenizyn
dostoyevsky dostoevsky dostojewski dostoievski
tchaikovsky chaykovsky tschaikowski chaikovskiy
giannis ioannis yiannis yanis ioanis yannis ioannes jannis yianni iannis
giorgos georgios yorgos yiorgos jorgos giorgios
konstantinos constantinos kostantinos
christos hristos khristos chrystos
charalampos haralambos charalambos haralampos kharalambos
athanasios thanasis athanassios
panagiotis panayiotis panayotis panajotis panaghiotis
angelica angelika anzhelika anjelika angelique
evangelos vangelis evaggelos euaggelos euangelos
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
schwartz shvarts szwarc shwartz schwarz
peretz perets
ovadia ovadya ovadiah
mizrahi mizrachi mizrakhi
ashkenazi eshkenazi askenazi
goldstein goldshtein goldsztejn
rabinovich rabinowitz rabinovitch rabinovitz
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
catherine katherine kathryn katharine katharina catharina catherina cathryn
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
obroin obyrne
odomhnaill odonnell odonell
oceallaigh okelly kelly
murphy omurchu
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
meyer meier maier mayer mayr
schmidt schmitt schmid schmied
schulz schulze schultz
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
rodriguez rodrigues
fernandez fernandes
martinez martines
lopez lopes
perez peres
gomez gomes
hernandez hernandes
sanchez sanches
alvarez alvares
ramirez ramires
vasquez vazquez vasques
jimenez gimenez ximenez
velasquez velazquez
gutierrez gutierres
mendez mendes
nunez nunes
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
javier khavyer
jesus khesus khesu
michael maykl maikl
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
herbert gerbert
hans gans khans
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
lee li
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
magdy majdi magdi majdy
nagib najib naguib nageeb najeeb
hagir hajir hajer hager
ragab rajab raguab
gamila jamila djamila
hagag hajjaj haggag
ragaa raja rajaa
wagih wajih waguih
goma juma gomaa jumaa gumaa joumaa
nagar najjar naggar
sissoko cissoko sissokho
conteh conte konte
nexhmedin nedzmedin nedjmedin necmettin
nexhip nedzip necip
xhevat dzevad cevat
axhemi adzemi
rexhep redzep recep
rexhepi redzepi
bexhet bedzet behcet
shaqir sakir
shaqiri sakiri
behxhet behdzet
thaci tachi taci thaqi
gjergj georg
abulizi abliz ablez
aihemaiti ahmat ehmet
maimaitiming memtimin
aisikaer asqar esqer
nuermaimaiti nurmemet
palidan peride
julaiti juret
schtscherbakow shcherbakov chtcherbakov scerbakov
schukow zhukov joukov zukov
tschernyschow chernyshev tchernychev cernysev
pouchkine pushkin puschkin
lavrov lawrow
choigou shoigu schoigu
medvedev medwedew
prigojine prigozhin prigoschin
tchemezov chemezov tschemesow
setchine sechin setschin
chouvalov shuvalov schuwalow
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
hatzis chatzis
tsakiris cakiris
gkikas gikas
mpakas bakas
tzortzis jorgis
wattana vadhana watana
sawat sawad svasti
chanopas chanophat
phumiphon bhumibol
zhalmay zalmay zalmai
`;
