/**
 * Given and family names that look alike and are borne by different people, one pair or family a line: every word of a line is another
 * name than the other words, in all the spellings that `name-variants.ts` has of it. Hand-written.
 */
export const nearNames = `
hassan hussein
ali oleg
king kong
mukhtar muqtadir
kowalski kowalczyk
harbhajan harcharan
yur igor
armen arman
marsh march
shah sahu
nair naik
miller milner
walker waller
parker barker
baker barker
petersen pedersen
hansen jansen
berger bergner
lang lange
nova novo
hamid hamad ahmad
hamid mahmud
mahmud muhammad ahmad
bashar bashir
khalid khalil khalifa
khalid walid
karim karam akram
karim rahim salim halim
rashid rashad
salim salam salman
salim sulayman
said saad asad
said sayyid
sadiq siddiq
nasir nasr
nasir nadir
jamal jamil
jamal jalal kamal
kamal kamil
jalal jalil
jamil jalil khalil
majid majd
amir amr umar
amir samir munir
umar ammar amr anwar
fahd fahim fuad
farid faruq
tahir tariq
tahir zahir mahir
yasin yasir
yasir nasir
samir sami samih
nabil nadim
nadim naim karim
hadi mahdi
hadi hani
imad iyad ziyad
imad imran
hakim halim hashim hamid
hashim hatim
hashim hisham
qasim hashim
qasim jassim
hisham husam
husam essam
husam ihsan
rafiq shafiq tawfiq
rafiq tariq
latif sharif
anas anis
sabir jabir samir
adil adib
fadil adil
walid wahid
wahid zahid
musa isa
musa mustafa
ishaq ismail
malik salik
hafiz hafs
haydar qadir
nur nuri
rashid rafiq
ramadan rahman
rahman rahim
marwan imran
marwan mansur
zayn zaynab
maryam marwa
fatima fahima
layla lina
nadia nadira
karima halima
salma salwa
abdullah ubaydullah
abdulaziz abdulazim
abdulrahman abdulrahim
abdulkarim abdulrahim
abdulhamid abdulhakim
abdulhamid abdulhalim
abdulmajid abdulmalik
abdulqadir abdulqahir
abdulwahid abdulwahab
abdullatif abdulwahab
marina marija maria irina
marina karina darina
irina karina darina
arina karina marina
asif arif
muller moller
alina galina polina
alina elina
galina kalina
anna alla ada
milan mila
zoran goran
dragan dejan
bojan bogdan
milos milan
ivan jovan
martin marvin
martin marin
dennis denise
eric erin
brian ryan
alan adam
alan dylan
dean sean
harry larry
harry barry
larry gary
barry gary
kevin kelvin
kelvin calvin
mark mary
tim tom
tim jim
tim kim
tom ron
don ron
don jon
dan don
ian dan
gerald gerard
gerald harold
donald ronald
arnold ronald
harold arnold
stella bella
ellen eileen
joan john
jane jean
jane jana
jane june
jack jake
jack zack
paul saul
paul raul
carl earl
clara carla
carla paula
laura lara
laura lauren
lara sara
sara sandra
lena jena
lena lea
lena dena
gina tina
tina nina
nina lina
gina nina
ana ada
ada ida
ida ira
eva ana
ava eva
marta maria
marta martin
marisa maria
marion mario
marcel marco
marcos marcelo
mauro mario
mauro marco
luca lucia
lucas luis
jorge sergio
carlos marcos
simon samson
samuel manuel
daniel manuel
daniel gabriel
michael michelle
nicolas nicole
andrew andrea
julian julia
julian juliet
lucian lucia
rajesh rakesh ramesh
hitesh ritesh nitesh mitesh jitesh nilesh
amit ajit
gurpreet harpreet jaspreet manpreet
gurmeet harmeet
gurjit harjit surjit manjit ranjit
hardeep gurdeep
sandeep mandeep
arvind govind
mohan sohan rohan
mohit rohit lohit
kavita savita sarita
meena reena leena veena teena
geeta reeta neeta seeta
ravi rani raju ramu
salah salih
salih salim
fatima fatiha
nada nadia
hasan hasina
rania rana
dana diana dina
basim qasim
mundhir munir
ziad zayd
tamim tamir
fayez fawaz
obaidullah abdullah
vali ali
igor egor
polina paulina
marina mariana
milena melina
darya marya
alla ella
branislav bronislav
radislav radoslav
rastislav rostislav
miroslav miloslav
todor tudor
zahra zohreh
nowak nowicki
novak novicki
zubov zubkov
baturin batalin
ivanov ivankov
pokrovsky petrovsky
poklonsky polonsky
sobolev sokolov
kozlov kotlov
volkov volchkov
kravchenko kravchuk
bondarenko bondarchuk
savchenko savchuk
tkachenko tkachuk
marchenko marchuk
romanenko romanchuk
shevchenko shevchuk
petrosyan poghosyan
jon jonas jona johann
einar eirik
hakan hasan
emre emrah
orhan erhan turhan
serkan erkan gurkan
onur omur
ender onder
sevim selim
stephan stephanie
stephane stephanie
stefan stefania
florian florina
martin martine
marin marina
dorian dorin
adrian darian
christian christina christine
kristian kristina
emil emily
emile emily
carl carol
joan juan
allen ellen
steffen steven
mike mika
noel noelle
joel joelle
marc marco
diana dina dana
lana lena
alisa elisa
orlando rolando
martin marlin
phong phung phuong
trong trung truong
hong hung huong hoang
dong dung duong
long luong
thong thuong
toan tuan
hoan huan
hang hoang
linh lanh
chukwuma chukwuka chukwudi
suharto sudarto
hartono hartanto
andi andri
ferrari ferraro
barbosa barroso
fernandez hernandez
morgan moran
carter carver
cooper hooper
parker packer
baker becker
williams willis
parviz parvin parvaneh
farzad farhad farzin
shahram shahrokh
saman sasan
sulayman salman
salim aslam islam
nasim naim
nasim wasim basim
wasim qasim
shakir shukri
shakir dhakir
zakir zahir
hazim hatim kazim
aziz azim azam
majid wajid sajid
rashid arshad irshad
rashid khurshid
nawaz nawab
shahid shahzad
adnan afnan
zayd said
badr bakr
badri bakri
rushdi rashid
nizar nazir nasir
hilal bilal
talal jalal
saud saad said
ghazi ghani
ghassan hassan
marwa marwan
sufyan safwan
suhail sahil
saif safi
najib nasib
murad murid
zubayr zuhayr zahir
timur tamir
ramin ramil ramiz
sherzod shahzod
nurlan erlan arslan
serik berik erik
zhanar zhanat
suren soren
sedat vedat
ferhat serhat ferit
ozan ozkan
tarkan turkan
cevat cevdet
rajendra ravindra surendra
narendra mahendra
narendra surendra rajendra
nisha disha
priya riya
arun varun tarun
vinay vijay
gurdev hardev
gurbachan harbhajan
balwinder kulwinder sukhwinder
balwinder baljinder
baljit daljit kuljit
balbir dalbir kulbir
kuldeep sukhdeep
mahinder rajinder narinder surinder
aminul mominul
olusegun oluwaseun
fernando hernando
eduardo edgardo
ruben robin
martinez martins
melendez menendez
rivera riveros
fuentes puentes
cabrera carrera
fabrizio patrizio maurizio
gianluca gianluigi
roberto umberto
rosso rossi
deluca delucia
marini marino
romano romani
ferrari ferri
fontana montana
hans heinz
karsten kirsten kerstin
kristin kirsten
manfred winfried
ralf rolf
neumann naumann
keller koller kohler
werner wegner
gunnar gunther
jensen jessen
larsen lassen
johansson jonsson
kowalski kowalewski
jovanovic jankovic
petar petra
pavel pavla
marian marin
zarko darko marko
vytautas vytenis
wilson wilton
watson wilson
morgan morton
norton morton
lawson lawton
peterson pearson
taylor naylor
turner tanner
robinson robson
george georgina georgette
grachev gorbachev
erkan ercan
gultekin gulten
hansjorg hansjurgen
naif nasif
manmeet manpreet
robert rupert
kristin kristian
ozgun ozgur
matti martti
mykhailo mykola
aivars aigars
macdonald mcdonnell
hidayat hibat
hedayat hibat
mujib mahbub
mojib mahbub
sidhu sandhu
lukic lucic
abebe abera
akira akiko
anita vinita
babic babovic
behzad behnam
bonnet bonneau
cooke cooper
daiki daichi
dilnoza dildora
dinesh ganesh
dogan dogru
ferrara ferraris
fujita fujii
fujita fujioka
gurpreet gurmeet
harpreet harmeet
haruki haruo haruka haruko
hiromi hiroaki hiroshi hiroki
ishida ishii
ivantsov ivankov
jafari jabbari
kazuki kazuya kazuo kazuko
kenji kengo kenta
khamidov khalilov
kucera kuchar
lange langner
mahesh ramesh
masaki masao masato
mehrdad mehran
miyata miyake
moreau moret
mukesh mahesh
nakano nakata
naoki naoto naoko
okubo okuda
perez pereda
pongsak pongpat
rakesh lokesh
rathore rathod
rossi rossini
saito saiki
sakai sakata
sakai sakurai
sasaki sasada
sharma varma
shimada shibata
shinji shingo
sunita vinita
suresh naresh
szabo szasz
takada takano
takuya takumi
tanaka tanabe
tomoko tomomi tomoya
vikram vikas
vukotic vujovic vukovic
weber wegner
wichai wanchai
yamada yamaki yamane yamano
yamaki yamato yamane yamano
yusupov yunusov
hernandez herranz
matthews mathieson
gurmeet gurdeep
harmeet hardeep
hashimoto hashizume
manmeet mandeep
mulugeta mulatu
nakamura nakajima nakayama
chepkoech chepkemoi
hughes hughson
matsumoto matsuda matsushita
mehdi mahdavi
rudenko rudyk
santoro santi santini
schmitz schmied
silva silveira
vogel vogler
bianco bianchini
huseyin husnu
joshi doshi
masri basri
mohsen mehran
bahram bahman
demirci demirel demir
dildora dilbar
flores florido
florez florido
jaswinder balwinder harwinder parwinder
jaswinder sukhwinder
milovanovic milenkovic
sonia sonal
yamaguchi yamanaka yamazaki
gerov genov
gurmeet gurmukh
ichiro jiro
kipkoech kipchoge
koji koichi
moreno morante
nakagawa nakayama
ogundele ogunleye
soltani solati
vinogradov vinokurov
yuki yuji yumi
fujita fujimoto
junge junker
matsui matsuoka matsuda matsuo matsuura
miyamoto miyata
molina molinero
morita morimoto
nishimura nishiyama
pande pandit
sakamoto sakata
sompong somboon
stanescu stanciu
svensson svantesson
dubois dubost
friedman feldman
kumar kumaran kumari
lavrov lavrenov
lomidze lominadze
mancini mancuso
akiko akio
castro castano
dvorak dvorsky
fedorov fedoseev fedotov
filippov filatov
gonzalez gonzalvo
gordon gorman
harmeet harjit
kato kanto
kazemi nazemi
kuzmin kuzin
manmeet manjit
nilsen nissen
nishikawa nishiyama
pandey pandit
panov pankov
popov popkov
sanjay sanjeev sanjit
schneider schnitzer
scholz schulze
schreiber schreiner
shaw shah
sophal sophea
takahata takeda takada
thongchai thongdee
vorobyov voronov
yamamoto yamashita
colombo colombini
fontana fontanelli
kenji kenichi
lavrenov lavrentiev
solovyov solovei
farah fatah
horvat horvatic
hristov hristozov
kimura kitamura
komarov komissarov
meena meera
mehta mehra
morel moret
ogawa ogata
ogundele ogunsola
prasit prasert
richter richterich
romanov romashov
watanabe watabe
castillo castano
dilnoza dilfuza
fournier fortier
hamilton hampton
ishikawa ishihara
kawakami kawasaki
takahashi takahata
tanaka tanikawa
amarjit amrit
belov belyaev
bianchi bianchini
kipchumba kipkemboi
kulikov kuleshov
malhotra mehrotra
murugan murugesan
noriko norio
prayut prawit
shinji shinichi
stankovic stanojevic
bhatia bhatt
friedman freeman
ichiro shiro
kanto kondo
lakshman lakshmi
lawson larson
martins martinho
yohannes yonas
martin martineau
martineau martinez
mccarthy mccartney
murakami murayama
noriko noriyuki
ogundipe ogundele
seiji seiichi
chopra chhabra
christodoulou christopoulos
farhad farshad
keller kellner
kennedy kenney
langer langner
michio michiko michiyo
sachiko sachio
stojanovic stojkovic
temirkhan temirlan
theodoros theodosios
toshio toshiko
yoshio yoshiko
fernandez ferrandiz
toshiko toshiyuki toshiaki
tursunov turgunov
wanjiru wanjiku
ivanovic ivankovic
petrovic petkovic
schaefer schaeffler
surachai surachat
almeida almada
hiroki hiroyuki hiroaki
masaki masayuki
tetsuo tetsuya
scholz schulz
barbieri barbero
bhatia bhatti
farshad farzad
olawale oluwole
yoshiko yoshiaki
yuki yukio yuko
usha asha
boonma boonmee
haile hailu
okada okuda
patel patil
baranov barinov
dordevic durdevic
herrera herrero
takashi takeshi
`;
