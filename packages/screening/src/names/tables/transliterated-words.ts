/**
 * Words of the names of parties, armed groups, ministries and companies that each table of transliteration, and each
 * grammatical ending, spells differently. One word per line. British and American spellings of English words are here
 * too. Only the table of known bodies is read with them.
 */
export const transliteratedWords = `
sunna sunnah sunnat sonnat sounna suna
dawa dawah daawa daawah dawat dawati daawat daawati liddawa liddawah liddawati liddaawati dakwah
jamaa jamaat jamaah jamaatu jamaatul jamat jama jamaati jamaate jemaah jemaat jamaatud
jamia jamiat jamiah jamiatul jamiya jamiyat jamiyah jamiyyah jamiyyat
jihad jehad djihad gihad jihadi cihad jihaad
mujahidin mujahidun mujahedin mujahideen mujahedeen mojahedin mojahedeen mujahadin mudjahidin mujahiddin moudjahidine
mujahid mojahed moudjahid
jaish jaysh jaych jeish geish jaishe gaysh jeysh djeich
hizb hezb hizbe hezbe hizbul hizbu hizbut hizbi hezbi
hizballah hizbullah hezbollah hizbollah hezbullah hisbollah hezballah hizbalah
harakat haraka harakah harkat harakatul harkatul harakatu harakete hareket
liwa lewa liwaa lioua
katibat katiba katibah kateeba katibatu kateebat
kataib kataeb kataeeb katayib kataibe
asaib asaeb asaaib asayib
ansar anssar ansaar ansarul ansaru
lashkar lashkare laskar laskhar
jabhat jabha jabhah jebhat jabhatul jibhat jubhat
dawla dawlah dawlat daula daulah dowlat dawlatul
wilayat wilaya wilayah vilayat vilayet velayat
muqawama muqawamah muqawamat mukawama moqavemat mouqawama mukawamah moghavemat
islamiya islamiyya islamiyyah islamiyah islamia islamiah islamiyye eslamiye islamiyyat islamieh
islami islamy eslami
islam eslam
qaida qaeda qaidah qaedah kaida kaeda
tawhid tawheed tauhid touhid tevhid
tahrir tahreer
thawra thawrah thaura thavra
thawri thawriya thawriyya
inqilab enqelab enghelab inkilab
mahdi mehdi
nujaba nojaba noujaba
badr bader
quds qods kuds ghods qouds
aqsa aksa
sham cham
nusra nusrah nosra nousra nusrat
fatah fateh
shabab shabaab chabab chebab shebab
shuhada shohada chouhada
shahid shaheed chahid
shariah sharia shariat charia
shura shoura choura shoora
salafiya salafiyya salafiyyah salafia
murabitun murabitoun mourabitoun murabitin
muwaqqiun mouakaoune mouaqioune muaqin muwakkiun
mukhtar mokhtar
mustazafin mostazafin mostazafan mustadafin mostazafeen mostazaafan
ahl ahle ahlu ahli ahlul ahlis ahlus ahles
haq haqq hagh hakk haqa
hurriya hurriyya hurriyah
firqa firqah firka
fajr fadjr fadjar fajar
furqan forqan fourqan furkan
bayt beit bait beyt bayit
maqdis makdis maqdes
mashreq mashriq machrek
maghreb maghrib magrib
sayyid seyed sayed seyyed saiyid sayyed
husayn hussein hossein husain hussain
hasan hassan
muhammad mohammad mohammed muhammed mohamed mohamad
imam emam
umma ummah oumma ommat ummat
tatwir tatweer
khatam khatem khatim
anbiya anbia anbiaa
sepah sipah sipaah
pasdaran pasdarane
basij bassij baseej
bonyad bunyad bonyade boniad
setad setade
sazman sazeman sazmane
sanaye sanayi sanayie sanaie sanaei sanayeh
sanat sanaat
sanati sanaati sanaatiye sanatiye
daneshgah danshgah danishgah daneshgahe danshkah
daneshkadeh danishkada daneshkadehye
pazhuheshgah pajoheshgah pajouheshgah pazhouheshgah pazhoheshgah
sherkat sharkat shirkat sherkate shirket
sharikat sharika sharikah charikat sharikatu
vezarat wizarat wizara wizarah vizarat vezarate wezarat wazarat
niru niroo nirou niruye nirouye nirooye nirooi
havafaza hawafaza havafazaye havafazay
daryai daryayi daryaii daryaiye
zamini zaminiye
gharargah qarargah gharargahe garargah
markaz markaze markez merkez
muassasat muassasa muassasah moassese mouassasat moasseseh muassese
shabakat shabaka shabakah shabake
bunduqiya bunduqiyah
wataniya wataniyya wataniyyah watania wataniyah ouataniya
watani vatani
arabiya arabiyya arabiyyah arabia arabiyah
suriya suriyya suriyyah souria sourya
iraqiya iraqiyya iraqiyyah
libiya libiyya libyya
filastin falastin filistin palestin falastine
filastiniya filastiniyya filastiniyyah falastiniya
khalq khalk khalgh
khayriya khayriyya khayriyyah khairiya khairia khayriah kheiriyeh
ittihad etihad ittehad ettehad
iqtisad eqtesad
istiqlal esteghlal
ittilaat ettelaat etelaat
amniyat amniat
difa defa difaa defae
qaradawi qardawi
rashid rasheed rachid
rahman rehman rahmane
tehrik tehreek tehrike tahrik tehreeke
taliban taleban talibane talebane
sipahi sipahe
pakistan pakestan
khorasan khurasan khurassan khorassan
punjab panjab
afghan afgan
organization organisation
organizations organisations
defense defence
center centre
labor labour
program programme
theater theatre
harbor harbour
aluminum aluminium
fiber fibre
armor armour
armored armoured
jewelry jewellery
gray grey
tire tyre
tires tyres
mobilization mobilisation
specialized specialised
standardization standardisation
modernization modernisation
nationalization nationalisation
colonization colonisation
industrialization industrialisation
proizvodstvennoe proizvodstvennoye proizvodstvennoie proizvodstvennoje proizvodstvennyi
proizvodstvenny proizvodstvennyy proizvodstvenniy
nauchno naucno nautschno
obedinenie obyedinenie obyedineniye obedineniye objedinenie objedinenije obiedinenie obyedinyonie
obedinennaya obyedinyonnaya obyedinennaya objedinennaja obiedinionnaya
byuro biuro bjuro buro
konstruktorskoe konstruktorskoye konstruktorskoje
korporatsiya korporatsia korporacija korporaciya korporazija korporacia
kontsern koncern konzern
zavod sawod
upravlenie upravleniye upravlenije
ministerstvo ministerstwo
sluzhba sluzba slujba sluschba
oborony oboroni
oboronexport oboroneksport
bezopasnosti bezopasnost
gosudarstvennoe gosudarstvennoye
gosudarstvennaya gosudarstvennaja
gosudarstvenny gosudarstvennyy gosudarstvenniy gosudarstvennyi
tsentr centr zentr
tsentralny tsentralnyy tsentralnyi centralny
tsentralnaya centralnaya
rossii rossiya rossija rossiyi
rossiyskaya rossiiskaya rossijskaja rosyiskaya
rossiyskiy rossiysky rossiiskii rossijskij rossiiski
rossiyskoy rossiyskoi rossiiskoi
federatsii federacii federatsiya
`;
