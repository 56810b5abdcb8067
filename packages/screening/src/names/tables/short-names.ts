/**
 * Short forms, pet names and written abbreviations of given names, one name per line: its full spellings, a colon, its
 * short forms. A short form stands for the full name, not for the other short forms (Ted is not Ned). Hand-written from
 * public naming customs: English; Russian, Ukrainian, Polish, Czech, South Slavic; Spanish, Portuguese, Catalan;
 * Italian, French, German, Dutch, Nordic, Baltic; Hungarian, Romanian, Bulgarian, Macedonian, Albanian, Greek; Georgian,
 * Armenian, Turkic, Kurdish; Hebrew, Arabic, Persian; Indian, Filipino, Indonesian; African.
 */
export const shortNames = `
william: bill will billy willie liam wm
robert: bob rob bobby robbie bert robt
richard: dick rick ricky rich richie
james: jim jimmy jamie jas
john: jack johnny jno jock
joseph: joe joey jo jos
michael: mike mick mickey mikey misha michi michel
thomas: tom tommy thos tommi
george: geo georgie
edward: ed eddie ted ned teddy edw
edwin edmund edgar: ed eddie
charles: charlie chuck chas charley
henry: harry hank hal
david: dave davy davey dudi dudu
daniel: dan danny danya danl
anthony antony antoine antoni antonio: tony ant
andrew: andy drew
christopher: chris kit topher christy
matthew: matt matty
nicholas: nick nicky nico
peter: pete piet pit
stephen steven stefan: steve stevie
gregory: greg gregg
benjamin: ben benny beny benni beni benji benj
samuel: sam sammy saml
alexander aleksandr alexandre alejandro alessandro: alex alec alek sandy sasha xander
frederick frederic: fred freddie freddy fredk
francis: frank frankie
franklin: frank
lawrence laurence: larry laurie
leonard: leo len lenny
leonardo: leo nardo
patrick: pat paddy
ronald: ron ronnie
timothy: tim
walter: walt wally walti
kenneth: ken kenny
raymond: ray
gerald gerard: gerry jerry
jeremiah jeremy jerome: jerry
philip phillip: phil pip
donald: don donnie
douglas: doug
eugene: gene
theodore: ted theo teddy
vincent: vince vinnie
zachary: zach zack
joshua: josh
jonathan: jon jonny
nathaniel: nate nathan nat
nathan: nate
albert alfred: al bert alf alfie
arthur: art artie
bernard: bernie
bradley bradford: brad
calvin: cal
clifford clifton: cliff
curtis: curt
dennis: denny
dominic: dom nick
geoffrey jeffrey: geoff jeff
gordon: gordy
harold: harry hal
herbert: herb bert
howard: howie
isaac: ike zac
jacob: jake
kevin: kev
louis lewis: lou louie
martin: marty
maurice: moe
mitchell: mitch
oliver: ollie
oswald: ozzie
reginald: reg reggie
roderick: rod
rodney: rod
russell: russ
sidney: sid
solomon: sol
stanley: stan
stuart stewart: stu
terence terrance: terry
tobias: toby
victor: vic
elizabeth: liz beth betty lisa eliza bess lizzie libby betsy elsie
margaret: maggie peggy meg rita marge greta madge
katherine catherine katharine kathryn: kate kathy katie kay cathy kitty kat
susan susanna: sue susie suzy
patricia: pat patty trish tricia
jennifer: jen jenny
rebecca: becky becca
deborah: debbie deb
barbara: barb babs basia
dorothy: dot dolly dottie
virginia: ginny
victoria: vicky tori vika
theresa teresa: terry tess tessa
mary: molly polly may
sarah: sally sadie
ann anne: annie nancy nan
christina christine: chris tina chrissie
jacqueline: jackie
abigail: abby gail
alexandra aleksandra alejandra: alex sasha sandra lexi
amanda: mandy
angela: angie
caroline carolyn: carrie carol
cynthia: cindy
eleanor: ellie nell nora
emily emilia: emmy millie
florence: flo
frances: fran frannie
gertrude: trudy
harriet: hattie
helen: nell
isabella isabel: bella izzy isa
jessica: jess jessie
josephine: jo josie
judith: judy
kimberly: kim
lucille lucy: lou
madeleine madeline: maddie
melissa: missy
nicole: nikki
pamela: pam
penelope: penny
samantha: sam
sandra: sandy
stephanie: steph
valerie: val
veronica: ronnie vera vero
vladimir volodymyr: vova volodya vlad vladik
vladislav vladyslav: vlad vladik
dmitry dmitri dmytro dmitriy: dima mitya
mikhail mykhailo: misha mischa
nikolay nikolai mykola: kolya kolia
ivan: vanya vania
sergey sergei serhiy: seryozha serezha serge
yevgeny evgeny yevgeniy evgeniy evgenii yevgeni yevhen: zhenya zhenia genya
yevgenia evgenia: zhenya
aleksey alexey alexei oleksiy: alex alyosha lyosha lesha alesha
yuri yury: yura
konstantin: kostya kostia
pavel pavlo: pasha pavlik
pyotr petr petro: petya
grigory hryhoriy: grisha
boris borys: borya
viktor victor: vitya
anatoly: tolya tolik
gennady: gena
vasily vasyl: vasya
vyacheslav: slava
yaroslav svyatoslav rostislav stanislav mstislav vladislav: slava
stanislav stanislaw: stas
leonid: lyonya lenya
semyon: syoma senya
fyodor: fedya
ilya: ilyusha
stepan: styopa
timofey: tima timosha
yakov: yasha
arkady: arkasha
maksim maxim: max maks
roman: roma
ruslan: rusik
denis: deniska
valery: valera
eduard: edik
igor: igoryok igorek
georgy: gosha zhora
yegor: gosha
kirill: kirya
bogdan bohdan: bodya dan
yekaterina ekaterina kateryna: katya katia
tatyana tatiana tetyana: tanya tania
natalia natalya: natasha nata
yelena elena olena: lena alyona
maria mariya: masha marusya
anastasia: nastya nastia
olga olha: olya olia
anna: anya ania anka
hanna: anya ania hania hanka hanya
svetlana: sveta lana ceca
irina iryna: ira
lyudmila ludmila: lyuda luda mila
galina: galya
nadezhda: nadya nadia
lyubov liubov: lyuba
yulia julia: yulya
larisa: lara
valentina: valya
ksenia kseniya: ksyusha
darya daria: dasha
yelizaveta elizaveta: liza
margarita: rita
sofia sofya: sonya sonia
polina: polya
tamara: toma
malgorzata: gosia malgosia
katarzyna: kasia
joanna: asia joasia
agnieszka: aga
aleksandra: ola
elzbieta: ela
magdalena: magda lena leni
krystyna: krysia
stanislaw: staszek stach
jan: janek jas
andrzej: jedrek
piotr: piotrek
tomasz: tomek
krzysztof: krzysiek krzys
jakub: kuba
wojciech: wojtek
grzegorz: grzesiek
zbigniew: zbyszek
jerzy: jurek
jozef: jozek
kazimierz: kazik
tadeusz: tadek
wladyslaw: wladek
boleslaw: bolek
mieczyslaw: mietek
slawomir: slawek
jaroslaw: jarek
miroslaw: mirek
michal: michalek
pawel: pawelek
marek: mareczek
maciej: maciek
mateusz: mati
josef: pepa sepp jupp
frantisek: franta
jaroslav: jarda
vaclav: vasek
jiri: jirka
miroslav: mirek mirko
zdenek: zdenda
milan: mile
aleksandar: aca sasa aco saso
nikola: nidzo
slobodan: sloba boban
dragan: gagi
vojislav: voja
vojtech: vojta
dusan: dule
zoran: zoki
ljubomir: ljuba
milorad: mile
radovan: rade
stjepan: stipe
josip: joso jozo
ante: anto
tomislav: tomo
dimitar: mitko dimi
georgi: gosho
stoyan: stoyko
petar: pero pesho
todor: tosho
jose: pepe pepito chepe che ze zezinho
francisco: paco pancho fran curro fco kiko quico frasco chico
jesus: chucho chuy
enrique: quique kike
ignacio: nacho ign
guadalupe: lupe lupita gpe
eduardo: lalo edu dudu
roberto: beto
alberto: beto alb
humberto gilberto norberto heriberto: beto
antonio: tono toni ant anton toninho tonho tonino totonno nino
manuel: manolo manny manu mel
rafael: rafa rafita
maria: mari m mariska ma
concepcion: concha conchita
dolores: lola
pilar: pili
mercedes: merche meche
rosario: charo
isabel: isa chabela
consuelo: chelo
soledad: sole
luis: lucho
miguel: mike miguelito migue
javier: javi xavi
alejandro: ale jano alex
carlos: charly carlitos carlinhos caca
ricardo: richi
jorge: coque
pablo: pablito
pedro: perico perucho pedrinho
santiago: santi chago
sebastian: seba sebas basti wastl
sergio: checo
vicente: chente
ramon: moncho
gregorio: goyo
hector: tito
ernesto: neto
fernando: fer nando fdo
gabriel: gabo gabi
gerardo: gera
gonzalo: gonza
guillermo: memo guille
joaquin: quino
julio: julito
leopoldo: polo
leonel: leo
mario: mayito
maximiliano: maxi
nicolas: nico
octavio: tavo
gustavo: gus tavo
oscar: osc
patricio: pato
salvador: chava salva
teodoro: teo teodorin
tomas: tomasito
ursula: uschi ulla
domingo: dgo mingo
rodriguez: rguez rdguez rodz
gonzalez: glez gzlez gonz
hernandez: hdez hndez
fernandez: fdez fndez
martinez: mtnez mtz mnez
lopez: lpz
sanchez: schez snchez
perez: prz
gutierrez: gtz gtrrez
gomez: gmz
dominguez: dguez
jimenez: jmnez
ramirez: rmz
joao: joaozinho janjao
luiz luis: lula luizinho
paulo: paulinho
ronaldo: ronaldinho
jordi: jordinet
francesc: cesc
josep: pep pepito
joan: joanet
giuseppe: beppe pino peppe giusepe beppino
giovanni: gianni nanni vanni
luigi: gigi gino
francesco: franco ciccio checco cecco
salvatore: toto turi salvo
domenico: mimmo mico
vincenzo: enzo
lorenzo: enzo renzo
raffaele: lello
gaetano: tano
michele: lino
alessandro: sandro ale
alfonso: fonzo
bartolomeo: bartolo meo
filippo: pippo
giacomo: mino
gianluigi: gigi
pasquale: lino
pietro: piero
stefano: steno
elisabetta: betta lisa
jean: jeannot
philippe: phil
alexandre: alex
frederic: fred
christophe: chris
stephane: steph
dominique: dom
emmanuel: manu emma
francois: fanfan
jacques: jacquot
gilbert: gil
johannes: hans johann jo hannes jan johan joop
johann: hans hannes
josef joseph: sepp beppi
heinrich: heinz heiner heini
wilhelm: willi willy wim helmi
friedrich: fritz fred
karl: kalle
georg: jorg schorsch
franz: franzl
ludwig: lutz
matthias: matze hias
rudolf: rudi
siegfried: sigi
sigmund: sigi
ulrich: uli ulli
joachim: jochen achim
konrad: kurt conny
andreas: andi anders
christian: chris christl
dietrich: dieter
eberhard: ebbo
gerhard: gerd gert
gottfried: friedl
guenther gunther: gunni
klaus: klausi
manfred: manni
maximilian: max
nikolaus: klaus niko
reinhard: reini
stefan: steffen fane
tzipora zippora tsipora: tzipi tsipi zipi
chaudhry chaudhary choudhry: ch
saint: st
wolfgang: wolfi wolf
katharina: kathi katja kaethe
margarete: grete gretel gretchen greta
elisabeth: elsa else lisbeth liesel elli sissi
brigitte: gitte gitti
christine: christl
gabriele: gabi
susanne: susi
johanna: hanna
cornelis: kees cor
jacobus: jaap koos kobus cobus
wilhelmus willem: wim pim
hendrik: henk
gerardus: gerard ger
adrianus: ad adriaan arie
antonius: toon ton anton
franciscus: frans
petrus: piet
theodorus: theo
nicolaas: klaas niek
lars: lasse
nils: nisse
jorgen: jorn
kristian: kris
istvan: pista
jozsef: joska jozsi
laszlo: laci
sandor: sanyi
ferenc: feri
janos: jancsi jani
gyorgy: gyuri
katalin: kati
erzsebet: erzsi bozsi
gheorghe: gigi ghita
nicolae: nicu
vasile: vasilica
constantin: costel costi
ion ioan: ionel nelu
alexandru: alecu sandu
vladimir: vlad
mihai: misu
konstantinos constantinos: kostas costas dinos
georgios giorgos: yorgos gogos
ioannis: yannis
nikolaos: nikos
panagiotis: takis panos
dimitrios: mitsos
emmanouil: manolis
vasilios: vassilis bill
evangelos: vangelis
anastasios: tasos
athanasios: thanos thanasis sakis
aristotelis: aris telis
spyridon: spyros
alexandros: alekos alexis
christos: takis
charalampos: babis haris
aikaterini ekaterini: katerina kaiti
theodoros: thodoris
themistoklis: themis
antonios: antonis
apostolos: tolis
stylianos: stelios
konstantina: dina
vasiliki: vaso
eleni: lena
giorgi: gio gia
mikheil: misha
binyamin benjamin: bibi benny beny beni
yitzhak isaac: itzik
yosef: yossi
yaakov jacob: koby yankel kobi
avraham abraham: avi avrum abe
moshe: moishe moti muki
shmuel: muli shmulik
shlomo: shloimi
shimon: shimi
mordechai: moti motti
menachem: mendel
yehuda: udi
eliezer: lazar
eliyahu: eli
yehoshua: shuki
yonatan: yoni
reuven: ruvi
esther: esti
muhammad: mo moh mohd muh hamada
abdulrahman: abdu
abdullah: abdu abdi
mustafa: musti mistu
ibrahim: ibo ibro
mahmud: hamudi
khadija: khadi
fatima: fatou fati batoul
aminata: ami
mehmet: memo
ahmet: ahmo
suleyman: sulo
amirhossein: amir
chukwuemeka: emeka
chukwudi: chudi
ikechukwu: ike iyke
chinedu: nedu
oluwaseun: seun
olusegun: segun
oluwafemi olufemi: femi
oluwatobi: tobi
babatunde: tunde
olatunde: tunde
adetokunbo: tokunbo
olubukola: bukola
oluwole: wole
akinwole: wole
babajide: jide
nnamdi: namdi
obiageli: oby
uchenna: uche
uchechukwu: uche
okechukwu: okey
chukwuma: chuma
kwabena: kobina ebo
kaarlo kaarle: kalle
karl carl: kalle calle
johannes: jussi juho juha hannu janne johs joi juhan
juhani: jussi juho juha
johan: janne jussi joppe juho
antti: anttu
aleksanteri aleksander: santeri ale aleksi
aleksi: ale
matti: masa
mikael michael: mika miika mikko micke
mikko: miksu
petteri: pete petri
pekka: peksi
heikki: heka hessu
henrik: henkka henke
timo: timppa
ilkka: ile
jaakko: jaska
jakob: jaska jeppe jaak jaagup
eerik eerikki: eero erkki
kustaa: kusti kyosti
gustaf gustav: gosta kusti kustaa
vilhelm: ville vilho viljo wille
wilhelm: ville vilho wille
lauri: lasse late
markku: make
marko: make
markus: markku make
seppo: sepe
sakari: saku
tapani: tapsa
tapio: tapsa
veikko: veka
valdemar: valtteri
valtteri: valle
aleksandra: sanna ale
susanna: sanna
johanna: janna jonna
katariina: kati kaija katri kaisa riina kadri
kristiina: tiina kirsti kirsi
margareeta: reetta riitta marketta
maria: maija maiju marja mirja mia maie maritxu
elisabet: liisa elli elsa liisi betti lisbet
helena: leena heli hella
anna: anni annu annukka
annikki: anni
marjatta: marja
sofia: sohvi
bengt: benke benkan
bertil: berra
erik: erka jerker
fredrik: fredde figge
gunnar: gurra gunni
hakan: hakke
hans: hasse
jan: janne
kjell: kjelle
kristoffer: kricke stoffe
leif: leffe
magnus: mange maggi
martin: marre
mats: matte
mattias: matte
mikael: micke
olof: olle ola
olav: ole ola
oskar: osse
per: pelle
peter: pelle
robert: robban
rolf: roffe
sebastian: sebbe
stig: stickan
sven: svenne
thomas: tompa
thorbjorn torbjorn: tobbe
torsten thorsten: totte tosse
ulf: uffe
birgitta: gitta birgit brita britta
britt: bitte
charlotta: lotta
christina: stina kicki kia
elisabeth: lisa lisbet beth bettan
eleonora: nora ella
gunilla: gun nilla
ingeborg: inga bojan
ingegerd: inger inga
ingrid: inga
karin: kajsa
katarina: kajsa karin katja
kristina: stina kicki kristin krista
lovisa: lova
magdalena: malin malena magde
margareta: greta gretha marit maggan meta marga maret reet
margrete: grete grethe
marianne: mari
matilda: tilda
pernilla: nilla pillan
petronella: pernilla nella
rebecka: becka
sigrid: siri
ulrika: ulla rika
viktoria: vickan
wilhelmina: mina vilma wilma
christian: kris krille
frederik: frede frits
frederikke: rikke
jacob: jeppe
karoline: line
katrine: trine
kathrine: trine
margrethe: grethe
nikolaj: niko
johanne: hanne
josephine: josefine fie
kristine: stine
marie: mie maja
mathilde: tilde
nikoline: line
oluf: ole
olaf: ole olle
petrine: trine
sofie: fie
wilhelmine: mine
gudmund: gummi
gudrun: gunna
gunnlaugur: gulli
gudmundur: gummi gvendur mundi
gunnhildur: gunna
halldor: dori
haraldur: halli
ingibjorg: inga imba
ingolfur: ingi
johann: joi
jon: nonni
kristinn: kiddi
kristjana: jana
margret: magga
olafur: oli
pall: palli
sigurdur: siggi
sigridur: sigga
sigurjon: siggi
stefan: stebbi
steinunn: steina
sveinn: svenni
thordur: doddi
thorbjorn: tobbi
thorsteinn: steini
thorvaldur: valdi
vilhjalmur: villi
katrin: kata
kristin: stina
ragnheidur: ragga
gudbjorg: gugga
valgerdur: vala
adalheidur: heida
nikolai: nigul
andrejs: andris
janis: jancis
katrina: kate
kristaps: krists
margarita: grieta
mikelis: mikus
peteris: pecs
tomass: toms
elizabete: liza lize
aleksandras: ales
algirdas: algis
jonas: jonukas
juozas: juozukas
juozapas: juozas
kazimieras: kazys
kestutis: kestas
mindaugas: mindas
mykolas: mykas
petras: petriukas
rimantas: rimas
romualdas: romas
stanislovas: stasys
vincentas: vincas
vladislovas: vladas
vytautas: vytas vytukas
zigmantas: zigmas
zygimantas: zygis
elzbieta: elze
ona: onute
anders: ante
aleksander aleksandr: sass
tuomas: tomi
padraig padraic: paddy podge paidi
micheal: mick micilin
tadhg: tim
diarmuid: jerry dermo
domhnall: donie dan
conchobhar: con connie conor
cornelius: con connie neil
jeremiah: darby
bartholomew: bart batt bartley barty
timothy: thady
brigid bridget: bridie biddy breege bree breda delia
margaret: peig peigi maisie daisy peg megan
mairead: peig peigi
honora: nora norah nonie
maire: maureen mairin
nora: noreen
caitlin: cait
caitriona: triona cait catriona
siobhan: shiv
eoghan: gene
alasdair alastair alistair: ally ali alec
archibald: archie
dougal dugald: doug dougie
malcolm: malky mal
lachlan: lachie
murdoch: murdo
roderick: rory roddy
alexandra: lexie sandy
elspeth: elsie elspie
janet: jess jenny netta
jean: jeannie
euphemia: effie phemie
dafydd: dai dewi deio
david: dai dewi
gwilym: gwil
gruffydd: guto gruff
ieuan: ianto
llewelyn: llew lyn
ifan: ianto
myfanwy: myfi
gwenllian: gwen
gwendolen gwendolyn: gwen wendy
catrin: cadi cati
elizabeth: betsan beti leusa
akosua: esi
abena: araba
kwabena: kobby
kwaku: kuuku
kofi: yoofi fiifi
temitope: temi tope
temitayo: temi tayo
temiloluwa: temi
ayodele: ayo dele
ayodeji: ayo deji
ayomide: ayo mide
bamidele: dele bami
oladele: dele ola
olumide: mide
olubunmi: bunmi
oluwabunmi: bunmi
olufunke: funke
funmilayo: funmi layo
olufunmilayo: funmi funmilayo
folasade: sade fola
folashade: shade fola
oluremi: remi
aderemi: remi ade
adewale: wale ade
olawale: wale ola
oluwaseyi: seyi
oluseyi: seyi
olukayode: kayode
oluwadamilola: dami damilola
damilola: dami
oluwakemi: kemi
oluwatoyin: toyin
olatoyin: toyin
olayinka: yinka
adeyinka: yinka
olusola: sola shola
adesola: sola
oluwatosin: tosin
oluwatimilehin: timi
oluwasegun: segun
abimbola: bimbo bola
modupe: dupe
oluwadupe: dupe
oladapo: dapo
oladimeji: dimeji ladi
adebola: bola debola
olajide: jide
olugbenga: gbenga
gbolahan: gbola
oluwagbenga: gbenga
olaniyi: niyi
adeniyi: niyi
ibironke: ronke
aderonke: ronke
titilayo: titi layo
yetunde: tunde
chukwunonso: nonso
chinonso: nonso
chinyere: chichi
chidinma: dinma didi
chiamaka: amaka
nwamaka: amaka
uzoamaka: amaka uzo
chibuzo: chibu
chibuzor: chibu
chidiebere: ebere chidi
chigozie: gozie
chinwendu: chinwe
chioma: chichi
chisom: som
ebubechukwu: ebube
ebelechukwu: ebele
emmanuel: manny
ifeanyi: ify
ifeoma: ify ifi
ikenna: ike
kelechi: kele
kenechukwu: kene
kosisochukwu: kosi
ngozichukwu: ngozi
nkechinyere: nkechi
nkemdilim: nkem
nnaemeka: emeka
obinna: obi
obianuju: uju oby
onyebuchi: buchi
onyekachi: kachi onyeka
oluchukwu: oluchi
somtochukwu: somto
tobechukwu: tobe
tochukwu: tochi
uchechi: uche
ugochukwu: ugo
uzochukwu: uzo
abubakar: abu garba
abdullahi: audu abdu
muhammad muhammadu mohammed mohammad mohamed: mamman
sulayman sulaiman suleiman: sule
ibrahim: iro
hadiza: dije
fatima: fatu
aisha: asha shatu
zainab: zee
kudakwashe: kuda
tawanda: tawa
ruvimbo: ruvi
nokuthula: thula
thandekile: thandi
thandeka: thandi
nomthandazo: thandi
bhekizizwe: bheki
bhekumuzi: bheki
sibusiso: sbu
siyabonga: siya
siyabulela: siya
nkosinathi: nathi
mthokozisi: mtho
thulasizwe: thula
nompumelelo: mpume
mpumelelo: mpume
jabulani: jabu
jabulile: jabu
boitumelo: tumi
tumelo: tumi
itumeleng: tumi
katlego: kat
nthabiseng: nthabi
mohamedi: mudi
gebreselassie: gebre
haileselassie: haile
gebremariam: gebre
gebremedhin: gebre
gebrehiwot: gebre
tewodros: teddy
getachew: geta
solomon: solo
abdirahman: abdi
abdirashid: abdi
abdulkadir abdiqadir: abdi
abdinasir: abdi
rakotomalala: rakoto
rakotoarisoa: rakoto
nursultan: nurik
nurlan: nurik
nurbek: nurik nur
nurzhan: nurik
bakhtiyar: bakha
ablaikhan: ablai
aigerim: aika
ainur: aika
gulnara: gulya
gulmira: gulya mira
gulshat: gulya
dinara: dina
zhanna: zhannochka
aleksandr: alik sanya shura
aleksandra: shura sanya
giorgi: gogi gogia
vladimer: lado
vakhtang: vakho
teimuraz: temo temuri
mikheil: misho
aleksandre: sandro aleko
ketevan: keti keto keta
ekaterine: eka eko
nikoloz: nika niko koko
tamar: tako tamuna tamriko
tinatin: tina tiko
shota: shotiko
revaz: rezo
zurab: zura
ioseb: soso
irakli: ika
kakhaber: kakha
elisabed: eliso
mariam: mari maka maro
natalia: nato
ilia: iliko
avtandil: avto
grigor: grish grisho
hovhannes: hovo onnik onik
gevorg: gevo
artur: arto
haroutioun harutyun: haro arto
karapet: karo
khachatur: khacho khachik
manuel manvel: manvo
sargis: sago sako serge
stepan: stepo
tigran: tigo tiko
vardan: vardo
krikor: koko
anahit: ano
gayane: gaya
lusine: luso
siranush: siro
batbayar: baagii
ganbold: ganaa
enkhbayar: enkhee
munkhbat: munkhuu
davaasuren: davaa
dashdorj: dash
purevdorj: purev
tsogtbaatar: tsogt
bayarmaa: bayar
narantsetseg: naraa
oyunchimeg: oyun
sarantuya: saraa
altantsetseg: altaa
davit: dato
abdelkader: kader kada kaddour
abdelkrim: krimo
abderrahmane: dahmane
mohamed mohammed: moha mouha moh hamou momo
ahmed: hmida
khadija: khadouj dija
aissa: aissou
francisco: isko patxi pantxo
jose: joey joxe pepin
antonio: tonyo tonying tonecho
corazon: cory
benigno: ninoy noynoy
ramon: mon monching
rolando: lando rolly
ricardo: carding ric
eduardo: eddie edong
emilio: emil miling
fernando: nanding andoy
gregorio: goring gorio
ignacio: nasyo inaki
joaquin: wakin
leonardo: narding ardo
manuel: maning manoling lolo
pedro: pedring
rogelio: roger ogie
teodoro: doro teddy
vicente: enteng
imelda: meldy
teresita: tess tessie sita
josefina: pining josie
milagros: mila
remedios: remy
rosario: charing charito
concepcion: connie
esperanza: espie
mohammad muhammad: mat mamat moe
ahmad: mad mat ehmo
abdullah: dollah abdo
ibrahima: ibou
mustapha: mus
jejomar: jojo
rodrigo: rody digong
ferdinand: bongbong
panfilo: ping
francis: kiko chiz
miguel: migz miggy
sebastian: baste
leonor: leni
corazon: azon
vicente: tito
bonifacio: boni
teodoro: doro teddy teody
victoria: toyang
ernesto: erning
arsenio: senyong
marcelino: nonoy
felipe: ipe
nkundabatware: nkunda
habyarimana: habya
budiman: budi
guzeppi: joe zeppi
salvatore: salvu sam
vincenzo: censu
frangisku: frans
nikolle: kole
gjergj: gjeka
mehmet: meho
hasan: haso heso
ismail: smajo
mustafa: mujo misto
muhamed: mujo
sulejman: suljo
osman: osmo
fatmir: miri
ardian: ardi
skender: skendi
shpetim: timi
arben: beni
xose: pepe
xesus: suso
xoan: xan
francesc: xicu quico
jaume: met jaumet
antoni: toni
bartomeu: tomeu
isidre: sidro
joaquim: quim quimet
salvador: vador
sebastia: tia
josefa: pepa fina
montserrat: montse
nuria: nuri
concepcio: conxita
dolors: lola loles
yitzchak: itzik
shimon: shimmy
ephraim efraim: effi
avraham: bumi
gershon: gersh
zeev: velvel
yisrael: srulik sruli
tzvi: hershl hersh
aryeh: leibl
dov: berl ber
gavriel: gabi
refael: rafi
nathan: nati
netanel: nati
matityahu: mati
shaul: shuli
ariel: arik
arye: arik
nechama: nechami
chava: chavi
rivka: riki rivki
shoshana: shosh shoshi
esther: etti
miriam: miri
yehudit: yudit judi
hadassah: dassi
mohammed muhammad: hama
ibrahim: brayim
leopold: poldi
michael: micha
oliver: olli
siegfried sigmund: siggi sigi
stefanie stephanie: steffi
anton antonius: toni
brigitte: gitta gitte
cornelia: conny
monika: moni
theresia theresa: resi
johann johannes: hansi
florian florence: flo
alois: loisl luis
joachim: jogi
rudolf: rolf
ulrich: udo uli
eduard: eddi
konrad: kuno kurt
alexander aleksandr: sascha olek
alexei aleksey aleksei: lyokha
grigori grigory grigoriy: grisha
georgi georgy georgiy: zhora gosha
pavel: pasha
artyom artem: tyoma tema
gennady gennadiy: genka
innokenty innokentiy: kesha
anna: nyura
zinaida: zina
vera: verochka
viktoria viktoriya victoria: vika
antonina: tonya
jan: honza jenda
josef: pepik pepa
antonin: tonda
vaclav: venca
stanislav: standa
jaroslav: jara jarda
miloslav: milda
alois: lojza
bohuslav: bohous
karel: karlik
zuzana: zuzka
katerina: katka
jana: janka
helena: lenka
michaela: misa
tereza: terka
vlastimil: vlasta
gabor gabriella: gabi
zoltan: zoli
karoly: karcsi
miklos: miki
tamas: tomi
andras: bandi
imre: imi
zsuzsanna: zsuzsi
peter: peti
istvan: pityu
gergely: geri
roman: romek
franciszek: franek
lech: leszek
antoni: antek
bartlomiej: bartek
jolanta: jola
maria: marysia marichu mariquita maruja
izabela: iza
danuta: danka
jesus: chus suso
dolores: lolita
rosario: chayo
natividad: nati
alfonso: poncho foncho fonso
ramon: monchi
anastasio: tacho
daniel: dani
luciano: chano
adolfo rodolfo: fito
rodolfo: rodo
rolando: rolo
lorenzo: lencho
vicente: vice
hortensia: tencha
hernan: nano
hipolito leopoldo: polo
begona: bego
inmaculada: inma
encarnacion: encarna
asuncion: asun
trinidad: trini
isabel: chavela bel
beatriz: bea bia
remedios: reme
francisca: paqui paca pancha
josefina: fina
francisco: xico chiquinho
joaquim: quinzinho quim
jorge: jorginho
manuel manoel: neco
roberto: betinho
guilherme: gui
gustavo: guga
augusto: guto
aurelio: lelo
fernanda: nanda
rafaela: rafa
tatiana: tati
viviane: vivi
cristina cristiane: cris
giuseppe: peppino pino peppe
antonio antonino: nino nini
antonio salvatore: toto
domenico: nico mimmo
vincenzo: cenzo enzo
edoardo: edo dado
antonello: nello
raffaele: raf lello
gennaro: gege
alberto umberto roberto: berto
enrico: chicco rico
federico: fede
agostino: tino
rosario: saro
carmelo: melo
giuseppina: peppina pina
raffaella: lella
tiziana: titti
rosalia: lia
filomena: mena
margherita margarita: rita
antonella: nella
beatrice: bice
joseph: jojo
pierre: pierrot
laurent: lolo
lucien: lulu
louis: loulou
sebastien: seb
thierry: titi
thomas: toto
isabelle: zaza
elisabeth: babeth
dominique: domi
francois francoise: fanfan
gerard: gege
jacques: jacky
andre: dede
henri: riton
xavier: xav
benoit: ben
veronique: vero
nathalie: nath
muhammad mohammed mohamed mohammad: hamada hamoudi hamudi hamouda simo
ahmad ahmed: mido midou hamada
abdullah abdallah: abboud abboudi apo
abdulaziz abdelaziz: azzouz
abdulqadir abdelkader: kaddour
abdulrahman abdelrahman: abboud aboud
hasan hassan: hassouna
zineddine: zizou
mehmet: memo mamo
huseyin: huso
mustafa: musti muso
fatma: fato
kemal: kemo
ramazan: remo ramo
rafael raphael: rafi
moshe: moshiko
yehoshua joshua: shuki
yitzhak: tzachi zahi itzik
pinchas pinhas: pini
aharon: roni
amram amnon: ami
uriel: uri
ehud: udi
yonatan jonathan: yoni
zvi tzvi: zvika zviki
konstantinos: kosta dinos
athanasios: nasos thanasis
panagiotis: notis takis
dimitrios dimitris: mitsos mimis
charalambos: babis lambis
theodoros: theo thodoris
anastasios: tassos
aikaterini: katina
paraskevi: voula vivi evi
evangelia: litsa lia
vakhtang: vako vakho
ivane: vaniko vano
mikheil: mishiko misho
zurab: zuriko zura
davit: datuna dato
konstantine: kote
besarion: beso
giorgi: gocha gogi
karapet garabed: garo karo
samvel: samo
adebayo: bayo
adekunle: kunle
olakunle: kunle
adeyemi: yemi
olufemi: femi
adefemi: femi
adedayo: dayo
adetayo: tayo
omotayo: tayo
adedeji: deji
olatunji: tunji
adetunji: tunji
olanrewaju: lanre
olalekan: lekan
oluwarotimi: rotimi
oluwafunmilayo: funmi funmilayo
adebukola: bukola
oluwabukola: bukola
oladipo: dipo
adedipo: dipo
adedapo: dapo
adewole: wole
babafemi: femi
olutoyin: toyin
olatokunbo: tokunbo
georg: jurg juerg jurgen
rudolf rudolph rodolphe: ruedi rudi rudy ruodi
alexander alexandra: xandi xandl lex
josef joseph: sepp seppi seppl sepperl pepi bepperl jupp
jakob jacob: kobi koebi kobeli koebeli jockl jockel jaggi joggi
ulrich: ueli uoli uli uelu utz ulli
hansjurg hansjuerg hansjorg hansjoerg: hansi jurg jorg
hans johann johannes: hausi hansli hansel hannes hansl
andreas: res resli anderl andres
verena: vreni vreneli vroni vre
gottfried: godi goepf gopf gotti
alfred: fredi fredy fredl
sebastian: wast wastl waschtl baschi
georg: schorsch girgl jorgl gorgl
xaver: xaverl
matthias mathias: hias hiasl hiesl matthis
veronika veronica: vroni vronerl fronerl
theresia therese theresa: resi resl reserl thesi
elisabeth elizabeth: lisl liesl lieserl betli bethli elsbeth lisi sisi
leopold leopoldine: poldi poldl
ferdinand: ferdl ferdi ferdy
august augustin: gustl gustav
gustav: gustl gusti
christine christina: christl christerl chrigi stini
christian: christl chrigu hitsch chrigel
florian: flori flurin flurl
walter walther: walti waelti
bernhard: beni hardi berni haerdl baeni bani
kaspar caspar: chaschper kasperl chasper
heinrich: heiri heinz heini heindl hein
friedrich: fridli fritz friedl fritzl
fridolin: fridli fridl
wilhelm: willi wim willem helmi
konrad conrad: chueri radi koni conny
karl: karli charly karle
martin: martl maertel tinu
ludwig: luggi wiggerl luk lutz
lorenz: lenz lenzl enz
franz: franzl franzi franzerl
franziska: franzi fanny fanni ziska fannerl
maximilian: max maxl maxi
michael: michl michi mischa
thomas: tommi tomerl
benedikt: beni bene benedi diktl
ignaz: nazi natz naz
korbinian: korbi korbl
nikolaus: niggi klaus niggl chlaus nik klausi
stefan stephan: steff stefu steffl stoffel
christoph: stoffel stoffl stoeff chris
werner: wernu waenu wernli
markus marcus: maegge kusi
peter: pesche peterli peterl pedi
ruth: rutli ruthli
rosina rosa rosalia: rosl roesli rosi rosel
katharina katharine: kathi kathl trini triny kathrin kaethi kaethe kathrein
barbara: baberl waberl wetti babi babeli
margaretha margarethe margarete margarita margrit: gretl greti gretli margrit gritli grit
anna: annerl nannerl annele anneli anni
maria: mizzi maridl miezl mariele marieli moidl mitzi mirl
magdalena: leni lene madlen moidl
ursula: uschi ursel ursi urschi
johanna: hanni hannerl hansi
josefa josefine josephine: pepi fini sefi seffi peppi
notburga: burgl burgi
walburga: burgl burgi wally walli
kreszenz kreszentia crescentia: zenzi zenz
adelheid: heidi adeli
regula: regi regeli
mechthild mechtild: mechti tilde tilly
engelbert: bertl engel
hubert robert albert norbert: bertl
anton antonius: toni tonl tonerl
simon: simmerl simi
dominik: domi
roland: rolli roli
eduard: edi edy
oskar: oski osi
otto: ottl otti
arnold: noldi noeldi
reinhard: reini hardy
reinhold: reini holdi
gerhard: gerd hardy geri
eberhard: ebbo hardy eber
burkhard: burki
leonhard: lienhard hartl leni haertl hardl
wolfgang: wolfi wolf woif wofferl
vinzenz: zenz vinz zenzl
ravindra ravindran ravinder ravichandran ravindranath ravishankar: ravi
surendra surendran surinder suresh: suri suru
narendra narendran narinder naresh: naru naren nari
mahendra mahendran mohinder mahesh: mahi mahinder
jitendra jitender jatinder: jitu jeetu jeet
dharmendra dharmender: dharam dharma dharmu
vikram vikas vikrant vikramjit vikramaditya: vicky vikki vick
vijayakumar vijayan vijay: viju vijji viji
satyendra satyendran satish: satu satya
sanjay sanjeev sanjiv: sanju
pradeep pradip: deepu
sandeep sandip: sandy
gurpreet gurdeep gurmeet: guri gurri
harpreet harvinder harjit: harry
manpreet manjit maninder: mani manny
jaspreet jasvinder jaswinder: jassi jassa
balwinder balbir baldev: balli
sukhwinder sukhdev sukhbir: sukhi sukha
lakhwinder lakhbir: lakhi
paramjit parminder: pammi
krishnamurthy krishnaswamy krishnan krishnamurti: krish kittu
venkatesh venkataraman venkatraman venkatesan venkatachalam venkateswara: venkat venky
balasubramanian balasubramaniam balakrishnan balachandran: bala balu
subramanian subramaniam subramanyam: mani subbu
chandrasekhar chandrasekaran chandrashekhar: chandru sekhar
gopalakrishnan: gopi
padmanabhan: paddu
parthasarathy: partha sarathy
abhishek abhijit abhinav: abhi
siddharth siddhartha: sid siddhu
aishwarya: aish
priyanka: priya
deepika: deepu
khadija: xece khaje khajo xecoka
silvio: silvi
ferran: nando
bartomeu: tomeu tomeva
gabriel: biel
eulalia: laia lali
rafel: fel
francesc: cesc xesc quico xisco
josep: pep pepe bepes zep
joaquim: quim ximo kim
salvador: vador voro
miquel: quel mique
guillem: guim
concepcio: conxa conxita
merce: merche
montserrat: montse rat
przemyslaw: przemek
dariusz: darek
cezary: czarek
radoslaw radoslav: radek
branislav: bane brana
nebojsa: nesa
zoran: zoka zoki
gordana: goca
nevena: nena
petar: pera
milan: mica
oluyemi adeyemi: yemi
winifred: winnie
theodora: dora
sebastiao: tiao
wolfgang: wolle
zsuzsanna: zsuzsa zsuzsi
dumitru: mitica
valentina: vali
beatrice beatrix: bea
augustus: gus
zachary zachariah: zac zach
jacobus: sjaak sjakie ko
matthijs mattheus: thijs thijmen ties
cornelis: kees cees cor nelis
antonius: toon teun ton tonnie tinus
elisabeth: bep lies els betsy liesbeth
anna: ank anneke anja annie
hendrik: henk rik
wilhelmus: wim willem pim
hendrika: riek rika hennie
marinus: rinus
gerardus: ger gerard sjra
leendert: leen
martinus: maarten tinus rinus
hubertus: huub bert
augustinus: guus stijn
nicolaas: klaas niek nico
frederik: frits freek rik
johanna: jo hanneke joke janneke
cornelia: corrie cor nel neeltje
geertruida: truus geertje trudy
margaretha: greet griet gretha
wilhelmina: mien mina wil willy
petronella: nel nelly pietje
oleksandra: lesya olesya sasha
bartholomew bartholomaus bartolome bartolomeo: barth bartol
alejandro alejandra: alej
constantine konstantin constantin: const konst
guillermo guillaume: guill
fernando ferdinand: fdo ferd
nathaniel: nath
samuel: saml
daniel: danl
edmund: edm
archibald: archd
augustus augustin augustine: aug
friedrich: friedr
heinrich: heinr
wilhelm: wilh
hermann: herm
bernhard: bernh
eberhard: eberh
gerhard: gerh
leonhard: leonh
siegfried: siegfr
matthias matthaus: matth
johann johannes: joh
giovanni: giov
giuseppe: gius
giacomo: giac
vincenzo vicente vincent: vinc
gregorio gregor: greg
humberto: humb
norberto norbert: norb
sebastian: sebast
leopold leopoldo: leop
rudolf rudolph: rud
ignacio ignatius: ign
yevgeny evgeny: evg yevg
mikhail: mikh
vyacheslav: vyach
valentin valentina: valent
ekaterina yekaterina: ekat
elisabeth: eliz elis
catherine katharine: cath
kamchybek: kamchy
almazbek: almaz
sooronbek: sooron
desire: desi
aleksandar: saso sasho alekso
blagoja blagoje: blazo blaze
vladimir: vlado vovka
dimitrija dimitrije: mito mitre
gjorgji gorgi: goko goce
jovan: jole
nikola: kole nidza
petar: peca petyo
mihajlo mihailo: mile misko
dejan: deki
predrag: pedja peda
srdjan srdan: srdja srki
nenad: nesa neno
branko branimir: brane
momcilo: moma
momchil: momo
radomir: radisa
miodrag: mija
miroslav: miro
dragoljub: draga gagi
ljubisa: ljuba
zivojin zivorad: zika
svetozar: toza
velimir velibor: velja
bozidar: boza bozo boki
cedomir: ceda cedo
dusko: dule
josip: joza josko bepo
stjepan: stipa stevo
anton antun: tonci
vjekoslav: vjeko
kresimir: kreso
zvonimir: zvone zvonko
juraj: jure juro
davorin: dado
danijel: dado
damir: dado
edin: edo
fahrudin: faro fahro
halid halil: halko
hamdija hamid: hamo
izudin izet: izo
mensur: meno
muhamed: hamo
nihad: niho
nusret: nuso
sabahudin: sabo
salih: salko saljo
sead: sejo
sejfudin: sejfo
zijad: zijo
zulfikar: zuko zulfo
georgi: zhoro
ivan: vanyo vancho ivanko
dimitar: dimo mityo
nikolay: kolyo
hristo: itso icho
todor: toshko
stefan: stefcho
yordan: dancho
krasimir: krasi krasyo
lyubomir: lyubo
valentin: valyo
borislav: bobi boro bore
atanas: nasko
kostadin konstantin: kosyo
angel: acho
asen: asko
bozhidar: bozho
veselin: veso
ventsislav ventseslav: ventsi
iliya iliyan: ilko
mihail: mishko
metodi: metko
ognyan: ogi
rumen: rumcho
svetoslav svetlozar: svetlyo
simeon: moni mony
tsvetan: tsetso
tsvetelina: tsveti
desislava: desa
nadezhda: nadka
astrit: titi
aleksander: leka
bashkim: kimi
edmond: mondi
fatos: tosi
ilir: ilo
leonard: nardi
mehmet: meti
nexhmedin: nexhi
vangjel: geli
constantin: costache dinu titi
gheorghe: gica gogu
dumitru: mitu mitrut
ion: ionica ionut
ioan: ionut
nicolae: nae nicusor culae
mihai: mihaita
stefan: fanel fanica
teodor: doru
ilie: iliuta
aurel aurelian: relu
octavian: tavi
eugen: jeni genu
dan daniel: danut
ecaterina: cati
elena: lenuta
maria: marioara
ferenc: ferko
lajos: lali
mihaly: misi miska
matyas: matyi
pal: palko
bertalan: berci
endre: bandi
balazs: bazsi
szabolcs: szabi
ilona: ica ilus
margit: manci gitta
terez terezia: teri
borbala: bori borka
eva: evi
judit: jutka
vaclovas: vacys
jorma: jorkka
olavi: olli
reijo: reiska
risto: ripa rike
toivo: topi
tuomas: tomppa
ville: vilppu
aleksanteri: santtu
kaarina: kaisu
tuulikki: tuuli
georgios: gogas
gerasimos: memas
xenofon: fontas
alkiviadis: alkis
dionysios: nionios sakis
epameinondas: nondas
anastasia: tasoula sia
georgia: yioula
dimitra: roula
panagiota: giota yiota
stavroula: voula
chrysoula: soula
angeliki kyriaki: kiki
despoina: depy
sofia: fofi
ioannis: yannakis
evangelos: vaggos
triantafyllos: fyllis
abdulkadir abdurrahman: apo
cemal cemil: cemo
hatice: hato
ismail: ismo
mahmut mahmud: maho
mehmet: memik
murat: muro
recep: reco
ridvan: rido
sadik: sado
serafettin: sero
yasar: yaso
zeynep: zeyno
ebdulqadir abdulkadir: qado kado
mihemed muhammad: hemo hemko
huseyin: heso
ferhad: fero
dilshad: dilo
ismail: simko
rojhat: rojo
davit: datia dachi
nikoloz: nikusha
aleksandre: alika
otar: otiko
archil: achiko
dimitri: dito
malkhaz: makho
shalva: shaliko
tornike: toko tokho
nino: ninutsa ninuka
nana: nanuli
natela: nato
sopio: sofiko
teona: teo
vladimer: ladiko
avetik avetis: avo
bedros petros: bedo
garegin garnik: garo
hakob: hakobik
haykaz: hayko
hovsep: hovik
mikayel: miko mishik
norayr: noro
ruben: rubik
suren: suro surik
vahan vahram: vaho
vazgen: vazo vazik
zaven: zavo
elchin: elcho
rovshan: rovik
rufat: rufik
rustam: rustik rus
aysel: ayka
gulnar: gulya
jahongir: jakha
jasur: jasik
dilnoza dilfuza: dilya
zulfiya: zulya
ulugbek: ulik
baurzhan bauyrzhan: bauka bake
bekzat: beka
dauren daniyar: dake
nurlan: nuke
temirlan timur: tima tema
yerzhan: erzhik
aizhan: aika
sanzhar: sanzhik
abdelaziz abdulaziz: zizou
abdelhamid abdulhamid: hamada
abdellatif: tifou
fatima: tamou
hamid: hmida
hicham: hichou
mustafa: stof
sofiane: sifou
zakaria: zico
zeinab: zouzou
latifa: tifa
ebrahim: ebi
fereydoun fereidoon: feri
khosrow: khosi
manouchehr: manouch
mohammadreza mohammadali: mamad
mohammad: mamad
mojtaba: moji
kiumars kioumars: kia
baruch: buki
chaim haim: chaimke
efraim: froike
itzhak: itzke
mordechai: mottel
naftali: tuli
nahum nachum: nochi
yaakov: yankele yaki
yehezkel: hezi hezki
yehoshua: yoshke
yehuda: yudke
yeshayahu: shaya shaike
yosef: yoske sefi
bhupinder bhupendra: bhupi
gajendra: gaju
hemant: hemu
jagdish: jaggu jagga
lakshmanan lakshman: lachu
omprakash: omi
purushottam: puru
srinivasan srinivas: srini vasu
sunil: sunny
thiruvengadam: thiru
vasudevan: vasu
vinod: vinu
yogendra yogesh: yogi
anuradha: anu
meenakshi: meenu
rajeshwari: raji
saraswati: saru
sulochana: sulu
iftikhar: ifti
zulfiqar: zulfi
apolinario: poling
arturo: turing
celestino: tinong
diosdado: dado
edgardo: egay
emmanuel: emman
felicidad: feling
florencio: enciong
francisca: kikay
luzviminda: minda
norberto: berting
roberto: obet
romeo: omeng
salvador: badong
victorino: torino
teodorico: dodoy
fransiskus: siskus
supriyadi: yadi
yosef yusuf: ucup
zainuddin: udin
zulkifli: zul
mohamedi: mudy
selemani: sele
adebisi: bisi
adebowale: debo
adegboyega: yega
adesina: shina
mobolaji: mobo
morenike: nike
olawunmi omowunmi: wunmi
olasunkanmi: kanmi
oludare oluwadamilare: dare
olufisayo oluwafisayo: fisayo
oluwapelumi: pelumi
opeyemi: ope
tolulope: tolu
toluwalase: tolu
adesoji: soji
ekundayo: dayo
kwame kwabena: kwabs
aparecida: cida cidinha
aparecido: cido
antonio: toinho tonico
carlos: carlao
conceicao: ceicao
domingos: mingo
edivaldo: vado
osvaldo: vado
gilberto: giba
joaquim: quincas
jose: zequinha
josefa: zefa zefinha
lourdes: lurdinha
marcos: marquinhos marcao
raimundo: mundinho
ricardo: cadu
rodrigo: digo digao
sebastiao: tiaozinho
severino: biu
vanderlei vanderson: vando
wagner: waguinho
francisco: chicao
leandro: leo
agustin: tin cucho
anselmo: chemo
aristides: tides
arturo: turo
asuncion encarnacion: chon
atanasio: tacho
cipriano: cipri
cristobal: tobal
efrain: efra
eleazar: chalo
eliseo: cheo
eusebio: chebo
felipe: pipe
florencio: lencho
fulgencio gaudencio inocencio: chencho
genoveva: veva
gertrudis: tula
graciela: chela
gumersindo: chindo
hilario: layo
isidoro isidro: chilo
joaquin: juaco
leticia: lety
margarita: mago magos
martin: tincho
nemesio: mencho
prudencio: pencho
refugio: cuca cuco
rosendo: chendo
saturnino: satur
wenceslao venceslao: wences
yolanda: yoli
calogero: lillo
concetta: cettina
emanuele gabriele: lele
gerolamo girolamo: mommo momo
giancarlo: gianca
immacolata: titina imma
ludovico: vico
massimo massimiliano: massi
baldassarre baldassare: baldo
nicola: cola
patrizia: patti
riccardo: richi
tommaso: masino
sebastiano: iano nello
alojzy: lojzek
anatol: tolek
boguslaw bogumil: bogus
bogdan: bodzio
bronislaw: bronek
czeslaw: czesiek
edmund: mundek
edward: edek
eugeniusz: gienek
feliks: felek
ferdynand: ferdek
genowefa: gienia
gustaw: gucio
henryk: henio
hieronim: hirek
ireneusz: irek
jadwiga: jadzia
juliusz julian: julek
karol: lolek
katarzyna: kaska
konstanty: kostek
leopold: poldek
marian: maniek
ryszard: rysiek rysio
seweryn: sewek
sylwester: sylwek
szymon: szymek
waclaw: wacek
waldemar: waldek
wieslaw: wiesiek
wincenty: wicek
witold: witek
wladyslaw: wladzio
wlodzimierz: wlodek
zdzislaw: zdzisiek
zygmunt: zyga
zuzanna: zuzia
anatolii anatoliy: tolia
antonina: tosia
dmytro: mytia
halyna: halia halka
hryhorii hryhoriy: hrysha hryts hrytsko
kostiantyn: kostyk
liudmyla: liuda
mariia mariya: marichka marusia
mykhailo: mykhas
myroslav: myrko
oleh: olezhka
oleksandr: lesyk sashko olesyk
oleksii oleksiy: liosha
olena: lesia
roman: romko
serhii serhiy: sirko
solomiia: solia
sviatoslav: sviatyk
vasyl: vasia
viacheslav: slavik
viktor vitalii vitaliy: vitia
volodymyr: volodia vovka
yevheniia: zhenia
yurii yuriy: yurko yuras
zenovii zynovii: zenko
navinchandra: navin
rameshchandra: ramesh
sureshchandra: suresh
harishchandra: harish
subhashchandra: subhash
prakashchandra: prakash
jagdishchandra: jagdish
ramchandra: ram
`;
