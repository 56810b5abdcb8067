/**
 * Names in Irish and Scottish Gaelic: each with its other spellings and inflected forms, then the names that stand for
 * it in English. A family name is one word in a man's form, as `people/gaelic-names.ts` reads it. English families of
 * one Gaelic name are not related to each other: Whelan and Phelan are two, though both are Ó Faoláin. Hand-written from
 * public naming customs.
 */
export const gaelicFamilies = `
ofaolain ohaolain: whelan phelan whelen ophelan owhelan
ogeibheannaigh ogeibhinn: keaveney geaney
oceileachair oceilleachair: kelleher keleher kelliher okelleher
ocieirin ociarain oceirin: kieran kearns kerin kearon
ocionga: king
oconghaile ocongaile: connolly conneely oconnolly
ocorra: corr corry
ocrualaoi ocruadhlaoich: crowley ocrowley
ocuana: cooney
ocuirc: quirke quirk
odalaigh: daly odaly dawley
odeaghaidh odea: dee
odiolluin: dillon
odochartaigh: doherty odoherty docherty
odoibhilin odoibhlin: devlin odevlin
odomhnallain: donnellan donlan
odonnghaile: donnelly odonnelly
odonnagain odonagain: donegan dunnigan dunegan
oduibhginn oduibhgeannain: duignan deegan
oduinn odoinn: dunne dunn
odurcain: durkan durkin
odubhshlaine odubhlainn: delaney delany odelaney
odubhlaoich: dooley
odubhda: dowd odowd duddy
oeadhra oheadhra: ohara hara
oeochaidh oheochaidh: haughey hoey
ofearraigh: ferry farry
ofiach: fee hunt
ofiannachta: fenton finnerty
ofionnachta: finnerty
ofionnalaigh: fennelly
ogallchoir ogallchobhair: gallagher ogallagher
ogealbhain: galvin
ogloinn oglainn: glynn
ograda: grady ogrady
ogriofa: griffin griffy
ogrianna: greene green
ogormlaigh ogormaile: gormley gormally grimley
oheachthigheirn oheachthigheirna: ahern aherne hearn hearne
oheidhin oheidhneachain: hynes heynes
oearcain oheracain: harkin
ohaodha oaodha ohaodh: hayes hughes ohea hay
ohailgheasa ohailisa: healy
ohealaithe oheilidhe ohealaigh: healy healey hely
ohainle ohainli: hanley hanly
ohainifin ohainbhith: hanvey hanafin
ohallmhurain ohalloran: halloran
ohallachain: hallahan hallihan
ohanluain: hanlon ohanlon
ohannain: hannon
oharrachtain oharachtain: harrington
oheodhasa: hussey
ohiarnain: hearne hernon
ohiceadha ohicidhe ohici: hickey
ohiongardail ohionghardail: harrington
ohoireabaird: herbert
ohodhrain ohorain: horan
ohuallachain: houlihan hoolihan holohan
ohurmoltaigh: hamilton
ohurthuile ohurthaile: hurley
ohuiginn: higgins ohiggins
olaighin: lyons lyne lane
oliathain: lyons lehane
olachtnain: loughnane loftus
olaoi olaoidhigh olaoidh: lee
olocain olochain: logan
olonargain olonagain: lonergan londrigan
oluasaigh: lucey
oluanaigh: looney
omadain omadagain: madden madigan
omannain: mannion
omainnin: mannion manning
omaoileoin: malone
omaolmhuaidh: molloy mulloy
omaolagain: mulligan milligan
omaolain: mullan mullen mullins
omaoldomhnaigh omaoldhomhnaigh: moloney maloney muldowney
omaolchaoin: mulqueen mulkeen
omaolconaire omaolchonaire: conry conroy mulconry
omaoilriain: mulryan ryan
omathghamhna omathuna: mahony mahoney omahony
omeachair: maher meagher
omearain: marron
omiadhachain omiadhagain: meighan meehan
omiodhachain: meehan
omocain: maughan mohan
omoghain: mohan
omodhrain omoghrain omorain: moran
omoirin: moran
omongain: mangan
omorghain: morgan
omuirgheasain omuirgheasa: morrissey morrison morrisey
omuirthile omurthaile: hurley
omuireagain: merrigan
omurnaghain: murnaghan
oneachtain: naughton norton
oniallain: neylan nealon
onuadhain: noonan
onunain: noonan
oraifeartaigh: rafferty
oraghallaigh: reilly oreilly riley
oraigan oreagain oriagain: regan oregan
orodain: rodden
orodaighe: roddy reddy
oruairc: rourke orourke
oruadhain: ruane rowan
oruanaidh: rooney ruane
oscannail oscanaill: scannell
oseanain oseanachain: shannon shanahan
oseaghdha ose: shea oshea shay
oseanlaoich: shanley
osiochfhradha osiochru: sugrue
osiadhail oseil: shiels shields sheilds
osiridein: sheridan
oslatraigh: slattery
ospealain: spillane
ospillain: spillane
osuilleabhain osuileabhain osulleabhain: sullivan osullivan
otaidhg: tighe
otimonaigh: timoney
otiomanaigh: timmons timoney
otreasaigh: tracey treacy tracy
otuama: toomey twomey
otuathaigh: twohig tuohy
otuathalain: tolan
otuairisc: waters
odrisceoil oheidirsceoil: driscoll odriscoll
maolriain: mulryan ryan
macadaim: mcadam
macamhlaoibh macamhlaoimh: mcauliffe mcauley
macamhalghaidh: mcauley macaulay
macaodha macaoidh: mckay mackay mcgee mchugh magee
macaonghusa magaonghusa macaonghais: mcguinness mcginnis maginnis magennis mcinnes macinnes
macardghail: mcardle
macartain macartnaigh: mccartan mccartney
macbhloscaidh: mccloskey
macbradaigh: mcbrady brady
maccairbre: mccarbery
maccathmhaoil: mccawell mccaul caulfield campbell
maccathail: mccahill mccall
maccathain: mccann kane
maccionaith maccionaoith: mckenna kenna mackenna
macciarnain: mckiernan
maccoilin: collins
maccolla: mccall
maccolmain: coleman
macconmhidhe macconmidhe: mcnamee
macconmara macconnamara: mcnamara
macconuladh macconulagh: mccullough mcculloch mcanulla
macconchoille: woods
maccormaic: mccormack mccormick
maccraith magraith macraith: mcgrath magrath
maccriomhthainn: mccrohan
maccruitin: mccurtin curtin
maccuarta: mccourt
maccumhaill: coyle mccool
maccuinn macquinn: mcquinn mcqueen
macdaeid macdaibheid: mcdevitt mcdaid davitt
macdaibhidh macdhaibhidh: mcdavid mcdevitt davidson davison
macdhomhnaill macdomhnaill macdhonaill: mcdonnell mcdonald macdonald macdonnell mcconnell
macdhubhghaill macdubhghaill macdhughaill: mcdowell macdougall mcdougall
macdhuinnshleibhe macdonnshleibhe: mcaleavy dunlevy dunleavy
macdhonnchaidh: robertson duncan mcdonagh
maceochagain mageochagain macgeochagain: geoghegan mcgeoghegan gehegan gahagan gagan
maceochaidh: mckeogh keogh kehoe mckeough
macfhearghail: mckerrell
macfhinn maginn: mcginn
macfhionnghaile: mcginley
macfhionnlaigh: mckinley finlayson mackinlay
macfhionghuin: mackinnon
macfhlannchaidh: clancy mcclancy
macgabhann magabhann macanghabhann macaghobhainn macghobhainn: mcgowan macgowan smith gow
macgarraidhe: mcgarry
macgearraidhe: garry mcgarry
macgiobuin: fitzgibbon gibbons
macgiollabhride macgillebhrighde: mcbride macbride gilbride
macgiolladhuibh macgilleduibh: mcilduff black kilduff
macgiollaeain macgiolleain macgilleeain macgilleathain macgilleain: mclean maclean mcclean
macgiollaiasachta: lysaght
macgiollamhartain: gilmartin kilmartin
macgiollamhuire macgillemhoire: gilmore mcilmurray morrison
macgiollaphadraig macgillephadraig: fitzpatrick mcgilpatrick kilpatrick
macgiollarnath: mcilrath mcelrath
macgiollarua: mcilroy mcelroy kilroy
macgiollachomhghaill: mccole cole
macghille: mcgill gill
macgrianna: green greene
macgriogair macgrioghair: macgregor mcgregor gregory
macinnirigh macineirghe: mcenery mceniry
macionnrachtaigh: hanratty
macleannain macgillfhinnein: mclennan mclenaghan
macleoid: macleod mcleod
maclochlainn: mcloughlin mclaughlin maclachlan
macmaghnuis macmaghnusa: mcmanus
macmaolain: mcmullan mcmullen mcmillan
macmaolmhuire: mcilmurray myles
macmathghamhna macmathuna: mcmahon macmahon matthews
macmuiris: fitzmaurice morris
macmuiredhaigh macmuireadhaigh macmhuirich: mcmurray currie mcvurich
macneachtain macnechtain: mcnaughton macnaughton
macniallghuis: mcnelis
macneill macneil: mcneill
macniocail macneacail: nicholson mcnicholl
macniallais: mcnelis nelson
macoireachtaigh magoireachtaigh: geraghty gerarty gerety
macphaidin: mcfadden mcpadden
macphail macphoil: mcphail polson
macpharthalain macparthalain macpharlain: mcfarlane mcfarland
macraghnaill magraghnaill: reynolds mcrannell grannell
macrath: mcrae
macriabhaigh: mcgreevy mcgrevey
macruaidhri macruairi: mcrory rodgers rogers
macruidhri: mcrory
macseain macseoin: jackson johnson
macsiurtain macsiurdain: jordan
macsiomoin: simmons fitzsimons
macsuibhne: sweeney mcsweeney macsween
macsithigh: sheehy mcsheehy
mactaidhg mactaidhgh: mcteague mctighe montague
mactamhais: mctavish thomson
mactighearnain mactiarnain: mckiernan tiernan mcternan
mactiarnaigh mactighearnaigh: tierney
mactoirealaigh mactoirdhealbhaigh: turley mcturley
macthomais mactomhais mactomais: holmes mccomb thomson thompson
mactuathail: toole mctoole
macuaid: mcquaid
macuidhir maguidhir: maguire mcguire
macuilidhe macuilin: mcquillan
macuiginn: mcguigan maguigan mcquigan
macuait: watt
macanabadh macanaba: mcnabb macnab
macanairchinnigh: mcinerney
macanbhaird: ward mcward
macanbheatha: mcveigh mcvey mcveagh
macanbhreithiun macanbhreitheamhnaigh: brehony judge breheny
macandeaganaigh: deane
macanfhailghigh macanfhailigh: mcnally
macangoill: mcgill magill
macaniomaire: ridge
macanleagha macanlei: mckinley lee mcalea
macanmhaoir: weir
macanmhilidh: mcevilly staunton
macanphearsain macaphearsain: macpherson mcpherson
macanrothaich: munro monroe
macanri: king mcconry
macantoisich: macintosh mcintosh
macantsagairt: mcentaggart taggart mctaggart
macantsaoir: mcintyre macintyre mcateer wright freeman carpenter
macantsionnaigh: fox
macaindriu: mcandrew
macaindreis: mcandrew ross
macarailt macgearailt: fitzgerald
macconnmhaigh: conway
macoscair: mccusker cosgrave
macphiarais depiaras: pearse pierce
breathnach bhreathnach: walsh walshe welsh brannagh
seoighe: joyce
caomhanach caomhanaigh: kavanagh cavanagh
deburca abhurca: burke bourke
dehaicead: hackett
dehindeberg: henebry
deleastar: lester
demoinbhiol: mandeville
deroiste: roche
denais: nash
destac: stack
descal: scally
dehae: hay
bairead: barrett
ocinnsealaigh: kinsella kinsley
ocuinneagain: cunningham cunnigan
ocuinneain: cunneen queenan
ocuineain: cunnane
ocoinne: quinney
ocoileain: collins colman
ocolla: cox coll
ocomain: cummins commons hurley
ocoirnin: cornyn
ocorcrain: corcoran
ocorcain: corkery
ocorcra: corkery
ocathain: kane keane okane
ocathail: cahill
ocathalain: callan cahalan
ocathasaigh: casey
ocaomhain: keevan kavanagh
ocadhla: kiely keely
ociardha: keary carey
ociarmhaic: kirby kerwick
ociosain: kissane
oclumhain: coleman clifford
ocobhthaigh: coffey
ocrodhain: croghan
odeoradhain: doran
odimain: diamond
odoghartaigh: doherty
odubhagain: duggan dugan doogan
odubhain: duane devane dwane
odubhchon: doohan
oduibhne: deeney peoples
ofaithche: faughy green
ofearghail ofearghaile: farrell ferrall ofarrell
ofearadhaigh: ferry
oflaithimh: guthrie
ofoghladha ofoghlu: foley
ofuadaigh ofuada: foody
ogabhann ogobhann: gowan smith ogowan
ogadhra: geary guiry gara ogara
ogairbhin: garvin
ogairbhe: garvey
oghairbhith: garvey
ogealain: gillan gealan
oglasain: gleeson
ogliasain: gleeson
ogormain: gorman
ograinne: green greaney
ogreachain: grehan
oguaire: gorey guare
ogeadaigh: geady
oguairim: gorham
oleannain: lennon leonard linnane
oleanachain: lenihan lenaghan
olideadha: liddy
olongaigh: long
olorcain: larkin
oluingsigh oloingsigh: lynch lynchehan
macanultaigh: mcnulty nulty
macanchrosain: crosbie crosby
macanghoill: mcgill magill gall
macbraonain: brannan mcbrannan
macbrain: mcbrain
macbraoin: mcbreen breen
macanbhreitheamh: brehony judge
macgiolladuinn: gunn
macgiollachuda: mcgillycuddy
macgiollachoinnigh macgiollachainnigh: kilkenny mcelhinney
macgiolladhe macgiollade: gildea
macgiollaiosa macgilliosa: mcaleese mcleish gillies
macgiollabhain macgillebhain: white mcilwaine mcelwain
macgiollafhinnein: leonard mclennan
macgiollaeoin: mcaloon mcgloin mcglone
macgloin macgiollaeoghain: mcgloin mcglone
maceoin: mckeown mckeon mcowen
maceoghain: mckeown mcowen
maceiteagain: keegan egan
macaodhagain: egan keegan
macaodhain: mckean
maccana: mccann
maccearnaigh: kearney
ocearnaigh: kearney carney
ocearnachain: kernaghan
ocearbhallain: carolan
ocianain: keenan
ocaollai ocaolluidhe: kealy kelly queally
ocaollaidhe: kealy queally
ocaoindealbhain: quinlan kindellan conlan
ocaoinleain: quinlan
oconallain: conlon conlan
oconchuir oconchobhair oconchubhair: oconnor connor connors
omaonaigh: mooney meeny
omaolfhabhail: lavelle mulfaal fall
omaolfhaghmhair: milford
omaolruanaidh: mulrooney rooney moroney
omaolaoidh: mulloy millea
omaoilsheachlainn: mcloughlin melaghlin
omonachain: monaghan monahan
omuineachain: monaghan
omuimhneachain: moynihan minihan
omurchadha omurchu: murphy
omuraile: hurley
orinn: ring rinn
orathaile: rahilly
orabhartaigh: roarty
orothlain: rowland rowley
oruis: rush
oseachnasaigh: shaughnessy oshaughnessy
osioda: silke sheedy
osiochain: sheehan
otoirbhealaigh: torley
otoibin: tobin
otuathail: toole otoole
otreabhair: trevor travers
otighearnain: tiernan
macgiollafhaolain macgillefhaolain: mclellan gilfillan
macgillechomain: mccomb
macilleathain: maclean mclean
macilledhuibh macgilledhuibh: black
maccoinnich: mackenzie mckenzie
macbeatha: macbeth mcbeth mcveigh
macdhomhnuill: macdonald mcdonald
macfionghuin: mackinnon mckinnon
macnaomhin: niven
maclabhrainn: maclaren mclaren lawrence
maclachlainn: maclachlan mclachlan
macneachdainn: macnaughton mcnaughton
macuistean: mcquiston
macuilleim: williamson
macuilleam: williamson
maciain: mackean johnston
maccaluim: maccallum mccallum malcolm
macarthair macartair: macarthur mcarthur
macamhlaigh: macaulay mcaulay
macillechiar: kerr
caimbeul: campbell
friseal: fraser
grannd: grant
moireasdan: morrison
moireach: murray
rothach: munro
siosal: chisholm
stiubhart: stewart stuart
ocadhain: kyne coyne
oheithir oheichir: hehir ohehir
macpiarais: pearse pierce
ocaoimh: keeffe okeeffe
ocaoilte: quilty
ocasaide: cassidy
ocuilinn: cullen
ocuilleain: cullen quillen
odomhnaill: donnell
odochraigh: dockery
ofloinn: flynn oflynn lynn
ogibne: gibney
ogiollain: gillan gilligan
ogiollagain: gilligan
oheigeartaigh: hegarty
oheidhniu: hynes
ohogain: hogan
oloideain: lydon leyden
olonain: lennon
omiannaigh: meany
omuimhnigh: moynihan
onaraigh: neary
oraghnaill: reynolds
oreachtabhra: raftery
orignigh: rigney
oscolaidhe oscolai: scully
oseagha: shea
osionnaigh: fox tinney
otuathghaile: tully
otaichligh: tully tilly
`;

/** Given names; the English ones are translations, or names that sound or look like them. */
export const gaelicGivenNames = `
ceallachan: callaghan callahan kelly
cearbhall cearul: carroll charles
cathal: charles
conchobhar conchubhar conchur: conor connor cornelius
diarmuid diarmaid: dermot jeremiah
donnchadh donncha donnachadh: duncan denis dennis donagh donough
domhnall domhnull donall: donald daniel donal
eoghan: owen eugene
eoin: john
sean: john
iain: john
seaghan: john shane
eamonn eamann: edmund edward
feidhlim feilimidh: felix phelim
fearghal: fergal virgil
fionnbharr: finbar barry finbarr
fionn: finn
finghin fingin: fineen
gearoid: gerald gerard garrett
geralt: gerald
liam uilliam: william
lughaidh: louis lewis
maelseachlainn maoileachlainn: malachy
maolmhuire: myles
maodhog: aidan mogue
mathuin mathghamhain: mahon matthew
micheal: michael
muiris: maurice morris
muircheartach: murtagh mortimer
muireadhach: murray murdoch
niall: neil neal
nioclas: nicholas
nollaig: noel
oilibhear: oliver
oistin: austin augustine
padraig padraic padruig padraigh: patrick
peadar: peter
pilib: philip
piaras: pierce piers
pol: paul
proinsias: francis frank
reamonn: raymond redmond
riobard: robert
risteard: richard
roibeard: robert
ruaidhri ruairidh: roderick rory
ruairi: rory roger roderick
seafra: geoffrey
seamus seumas: james
searlas tearlach: charles
seartha: geoffrey
seoirse: george
seosamh: joseph
somhairle: samuel sorley
stiofan: stephen steven
tadhg: timothy thaddeus teague
tomas: thomas
toirdhealbhach toirealach: turlough terence
uaitear: walter
aibhilin: evelyn
aine: anne ann anna
aoibheann: eavan
aoibhinn: eavan
bairbre: barbara
beibhinn: vivian bevin
brid brighid: bridget
brideog: bridget
caitlin caitilin: kathleen cathleen catherine
caitriona: catherine katherine
cait: kate kathleen
ciara: kiera keira
clioda cliodhna: cleena
dearbhail dearbhaile dearbhla: dervla derval dervilla
dairine: doreen
doireann: doreen dorothy
eibhlin: eileen helen evelyn ellen
eilis ealasaid: elizabeth
eithne: edna annie
fionnghuala: finola nuala
gobnait: abigail
grainne: grace gertrude
iseult: isolde
maire mairi: mary
mairin: maureen
mairead maighread: margaret
maiti: matty
meadhbh: maeve maude madge
muirne: myrna
nabla: annabella
neans: nancy
noirin: noreen
orlaith: orla
padraigin: patricia
rois: rose
roisin: rosaleen rose
sadhbh: sally sive
sibeal: isabella sybil
sile: sheila julia
sinead: jane janet
siobhan: joan johanna
siubhan: joan
sorcha: sarah
treasa: teresa theresa
aonghas: angus aeneas
alasdair: alexander alistair
ailean: alan allan
aindrea: andrew
artair: arthur
beathag: rebecca sophia
calum caluim: malcolm
ciorstaidh ciorstag: kirsty christina
coinneach: kenneth
daibhidh daithi: david
deorsa: george
dughall: dougal
eachann: hector
eideard: edward
eilidh: helen
eoghann: ewen hugh
fearchar: farquhar
fionnlagh: finlay
frang: frank
gilleasbuig: archibald
giorsal: grace
griogair: gregor
iomhar: ivor
iseabail: isabel ishbel isobel
lachlann: lachlan
marsaili: marjorie
mata: matthew
murchadh: murdo
oighrig: effie euphemia
peigi: peggy
raghnall: ronald
raonaid: rachel
seonag: joan
seonaid: janet
simidh: simon
tormod: norman
torcuil: torquil
uilleam: william
uisdean: hugh
mairtin martainn: martin
`;
