/**
 * Countries, peoples and larger cities of the Americas, Africa and Oceania, and regions and points of the compass, as
 * companies write them, one place per line: the first word names it. `_` separates the words of a phrase, `*` ends the
 * stem of an inflected Slavic word. Countries, capitals and seats of trade are public knowledge; towns that are more
 * often given or family names (Florence, Lincoln, Victoria) are left out.
 */
export const worldPlaces = `
america american americas américaine americana americano usa us united_states united_states_of_america u_s_a états_unis estados_unidos vereinigte_staaten stati_uniti amerika amerikan amerikanisch* сша соедин*_штат* америк* американск* آمریکا أمريكا الأمريكية 美国 美國 미국 アメリカ hoa_kỳ 아메리카 아메리칸 アメリカン อเมริกา อเมริกัน
new_york newyork ny nyc nueva_york нью_йорк
california californian
texas
florida
miami
chicago
boston
los_angeles
san_francisco
las_vegas
delaware
nevada
wyoming
hawaii
alaska
puerto_rico
canada canadian cdn canadien canadienne kanada канад* كندا کانادا 加拿大 캐나다
toronto
montreal montréal
vancouver
quebec québec québécois
ontario
alberta
mexico mexican mexicana mexicano méxico méjico mexique mexiko мексик* المكسيك 墨西哥 멕시코 mexicaine mexicain messicana messicano mexikanisch*
mexico_city ciudad_de_méxico cdmx
guadalajara
monterrey
tijuana
sinaloa
jalisco
cuba cuban cubana cubano куба кубинск* kuba كوبا cubaine cubain cubaines cubains kubanisch*
havana habana la_habana havane habanera
venezuela venezuelan vzla vza venezolana venezolano bolivariana венесуэл* ونزوئلا فنزويلا venezuelienne venezuelien venezuelana venezuelano venezolanisch*
caracas
colombia colombian colombiana colombiano kolumbien колумби* colombienne colombien kolumbianisch*
bogota bogotá
medellin medellín
nicaragua nicaraguan nicaragüense nicaraguense никарагуа nicaraguayenne nicaraguayen nicaraguanisch*
managua
panama panamanian panamá panameña panamena панам* بنما
guatemala guatemalan guatemalteca
honduras honduran hondureña
el_salvador salvadoran salvadoreña
costa_rica costarricense
belize
dominican_republic república_dominicana dominicana
haiti haitian haïti haitienne haitiana haitiano haitianisch*
jamaica jamaican
bahamas bahamian
barbados
trinidad trinidad_and_tobago
cayman cayman_islands caimán
bermuda
bvi british_virgin_islands virgin_islands
curacao curaçao
aruba
st_kitts saint_kitts st_kitts_and_nevis nevis
seychelles
mauritius
marshall_islands
brazil brazilian brasil brasileira brasileiro brésil brasilien бразил* brezilya البرازيل 巴西 브라질 bresilienne bresilien brasiliana brasiliano brasilianisch*
sao_paulo são_paulo
rio_de_janeiro
brasilia brasília
argentina argentine argentinean argentinien аргентин*
buenos_aires
chile chilean chilena чили
santiago_de_chile
peru peruvian perú peruana перу
lima
ecuador ecuadorian ecuatoriana
quito
guayaquil
bolivia bolivian boliviana
la_paz
paraguay paraguayan paraguaya
asuncion asunción
uruguay uruguayan uruguaya
montevideo
guyana guyanese
suriname
andean andina andino andes
latin_america latinoamericana latinoamérica latam latino latina
africa african afrique africaine áfrica africana africano afrika африк* африканск* أفريقيا الأفريقية آفریقا 非洲 아프리카 châu_phi panafrican pan_african
south_africa south_african afrique_du_sud suid_afrika sudáfrica südafrika юар rsa
johannesburg
cape_town kaapstad
durban
pretoria
congo congolese congolaise congolais конго الكونغو
drc democratic_republic_of_the_congo democratic_republic_of_congo république_démocratique_du_congo rdc
kinshasa
lubumbashi
katanga
brazzaville
rwanda rwandan rwandaise
kigali
burundi burundian burundaise burundais
bujumbura
uganda ugandan ougandaise ougandais ugandese ugandisch*
kampala
kenya kenyan kenyane kenianisch* keniana keniano
nairobi
mombasa
tanzania tanzanian tanzanienne
dar_es_salaam
zanzibar
ethiopia ethiopian éthiopie äthiopien эфиоп* إثيوبيا ኢትዮጵያ የኢትዮጵያ ethiopienne ethiopien etiope etiopica etiopico athiopisch*
addis_ababa አዲስ_አበባ addis
eritrea eritrean erythrée إريتريا ኤርትራ
asmara
djibouti djiboutian جيبوتي djiboutienne djiboutien
nigeria nigerian nigériane нигери* nig nigeriane nigeriana nigerianisch*
lagos
abuja
kano
niger nigerien nigérienne
niamey
ghana ghanaian
accra
ivory_coast cote_d_ivoire côte_d_ivoire cote_divoire ivoirienne ivoirien
abidjan
senegal senegalese sénégal sénégalaise senegalais senegalaises
dakar
mali malian malienne malien maliens maliano maliana malisch*
bamako
burkina burkina_faso burkinabé
ouagadougou
togo togolese togolaise
lome lomé
benin beninese béninoise
cotonou
guinea guinean guinée guinéenne
conakry
guinea_bissau guinée_bissau
equatorial_guinea guinée_équatoriale guinea_ecuatorial
sierra_leone
freetown
liberia liberian
monrovia
gambia gambian
cameroon cameroonian cameroun camerounaise
douala
limbé limbe
gabon gabonese gabonaise
tchad tchadienne تشاد
central_african_republic central_african centrafrique centrafricaine république_centrafricaine centrafricain central_africa afrique_centrale áfrica_central африк*_центральн*
bangui
angola angolan angolana
luanda
mozambique moçambique mozambican
maputo
zambia zambian
lusaka
zimbabwe zimbabwean zim зимбабве zimbabweenne zimbabween zimb
harare
malawi malawian
botswana
namibia namibian
windhoek
madagascar malagasy malgache
comoros comores comorienne comorien comoriano
sahel sahelian الساحل
sahara saharien saharienne الصحراء sahraoui
australia australian australie australien австрали* أستراليا 澳大利亚 澳洲 호주
melbourne
brisbane
perth
new_zealand nouvelle_zélande nueva_zelanda новозеланд* aotearoa 新西兰
auckland
papua papua_new_guinea png
port_moresby
fiji fijian
vanuatu
samoa
asia asian asie asien ази* азиатск* asya آسیا آسيا الآسيوية 亚洲 亞洲 아시아 アジア châu_á エイジア アジアン เอเชีย อาเซีย เอเชี่ยน เอเซียน
asia_pacific asia_pacifica apac 亚太 asia_pac asiapac
arab arabian arabia arabe araba arabes arabisch* арабск* العربية عربية العربي عرب arap عربي 阿拉伯
gulf khalij khaleej golfe golfo خليج الخليج خلیج körfez залив* الخليجية خليجي خليجية الخليجي khaleejia khaleejiah заливов затока затоки заток خلیجها 海湾 海灣 걸프 körfezler körfezi
persian_gulf khalij_fars khalije_fars خلیج_فارس
caspian khazar kaspi каспи* каспийск* خزر kaspiysk* xəzər xezer xazar
east_sea donghae 동해 biển_đông
white_sea белое_море беломорск* belomorsk* weißes_meer mer_blanche
yellow_river huanghe huang_he 黄河 黃河 황하 fleuve_jaune gelber_fluss
yangtze changjiang chang_jiang yangzi 长江 長江 扬子江 揚子江
songhua_river songhuajiang 松花江 сунгари sungari
south_sea south_china_sea 南海 남해
aegean égée egeo ägäis ege эгейск* αιγαί* ایجه αιγαίου αιγαίον αιγαίο aigaion egeon aigaio
bosphorus bosporus bosphore bósforo bosfor босфор* boğaziçi البوسفور
black_sea mer_noire mar_negro schwarzes_meer чёрн*_мор* черн*_мор* чорн*_мор* черноморск* чорноморськ* karadeniz دریای_سیاه schwarzmeer البحر_الأسود البحر_الاسود mar_nero crno_more marea_neagră 黑海 黒海 흑해
carpathian carpathians carpathia карпат* карпатськ* karpat* karpaty karpaten carpates carpați
red_sea البحر_الأحمر mer_rouge mar_rojo rotes_meer красн*_мор* kızıldeniz 红海 紅海 홍해
mediterranean méditerranée mediterranea méditerranéenne mediterráneo средиземноморск* akdeniz mediterraneo mediterran mittelmeer البحر_المتوسط البحر_الأبيض_المتوسط 地中海 지중해 مدیترانه
baltic baltik baltique báltico balti baltijas baltijos ostsee балти* балтийск* bałtyck*
pacific pacifique pacífico pazifik тихоокеанск* 太平洋 태평양 pac แปซิฟิค แปซิฟิก тихоокеанский tikhookeansk* المحيط_الهادئ
atlantic atlantique atlántico atlantik атлант* atlantico
arctic arctique ártico arktis аркти* арктик* арктическ* arktik* полярн* polar polaire 北极 北極 북극
caribbean caribe caraïbes karibik карибск* caribb caraibi الكاريبي 加勒比
andean andes andina andino andinos andinas андск*
eastern east charq charqia charqiya orient oriental orientale ost osten östlich wschodni* východn* istočn* восток* восточн* східн* vostok vostochn* doğu sharq shargh شرق الشرق شرقي الشرقية شرقی mashriq 东方 東方 东 東部 동방 higashi 이스턴 イースタン オリエント オリエンタル โอเรียนท์ โอเรียนต์ โอเรียน โอเรียนเต็ล โอเรียนทอล บูรพา อีสต์ อีสท์ ตะวันออก อีสเทิร์น מזרח
western west occidental occidentale ouest oeste westen zachodni* západn* zapadn* запад* западн* західн* batı gharb غرب الغرب غربي الغربية غربی 西部 西方 웨스턴 ウエスタン ウェスタン เวสต์ เวสท์ ตะวันตก เวสเทิร์น מערב
northern north nord norte norden północn* severn* sjevern* sever север* северн* північн* kuzey shomal شمال الشمال شمالية الشمالية شمالی 北方 北部 miền_bắc ノーザン นอร์ท เหนือ นอร์เทิร์น hatzafon tzafon צפון βορείου βόρειος βόρεια βορείων
northeastern northeast north_east north_eastern северо_восток* северо_восточн* severo_vostok* severo_vostochn* північно_східн* nordost nord_est noreste nordeste północno_wschodni* severovýchodn* kuzeydoğu شمال_شرق شمال_شرقی 东北 東北 đông_bắc 동북 tohoku
northwestern northwest north_west north_western северо_запад* северо_западн* severo_zapad* severo_zapadn* півднічно_західн* північно_західн* nordwest nordwestliche nord_ouest noroeste nordovest północno_zachodni* severozápadn* severozapadn* sjeverozapadn* kuzeybatı شمال_غرب شمال_غربی 西北 tây_bắc
southern south sud sur sul süd süden południow* južn* jižn* yuzhn* юг юга южн* південн* güney jonub jonoob جنوب الجنوب جنوبية الجنوبية جنوبی 南方 南部 miền_nam サザン เซาท์ เซาเทิร์น hadarom darom דרום
southeastern southeast south_east south_eastern юго_восток* юго_восточн* yugo_vostok* yugo_vostochn* південно_східн* südost sud_est sureste sudeste południowo_wschodni* jihovýchodn* güneydoğu جنوب_شرق جنوب_شرقی 东南 東南 đông_nam
southwestern southwest south_west south_western юго_запад* юго_западн* yugo_zapad* yugo_zapadn* південно_західн* südwest sud_ouest suroeste sudoeste sudovest południowo_zachodni* jihozápadn* güneybatı جنوب_غرب جنوب_غربی 西南 tây_nam
far_east dalnego_vostoka дальн*_восток* дальневосточн* dalnevostochn* 远东 遠東 far_eastern extremo_oriente extrême_orient ferner_osten fernost lejano_oriente estremo_oriente daleki_wschód uzak_doğu
middle_east moyen_orient medio_oriente nahost ближн*_восток* ближневосточн* الشرق_الأوسط خاورمیانه khavarmianeh 中东 orta_doğu ortadoğu middle_eastern khavar_mianeh khavare_mianeh khavar_e_mianeh nahen_osten 中東 중동 mid_east mideast al_sharq_al_awsat alsharq_alawsat sharq_al_awsat al_shark_al_awsat
middle mittel średni* середн* الأوسط الاوسط اوسط أوسط
black แบล็ค чёрный чёрная черное чорне
caucasus caucasian caucase caucasienne cáucaso caucaso kaukasus kavkaz kavkaz* кавказ* kafkas kafkasya qafqaz قفقاز القوقاز 高加索 코카서스 კავკასიის კავკასია კავკასუს კავკასიური
darfur darfour дарфур دارفور
kordofan kurdufan кордофан كردفان
tigray tigrai тыграй ትግራይ تيغراي
oromia oromiya oromiyaa ኦሮሚያ
kivu киву كيفو
gauteng
yucatan yucatán
sonora sonorense
antioquia
zulia zuliana zuliano
ndjamena n_djamena
goma
bukavu
juba
hargeisa hargeysa
kismayo kismaayo kismaio keismaio kisimayu
entebbe
dodoma
lilongwe
bulawayo
gaborone
antananarivo tananarive
libreville
malabo
yaounde yaoundé
port_harcourt
bissau
banjul
nouakchott
oran
santiago_de_cuba
port_au_prince
santo_domingo
panama_city
tegucigalpa
san_salvador
guatemala_city ciudad_de_guatemala
belize_city
culiacan culiacán
maracaibo
puerto_ordaz
barranquilla
ciudad_del_este
manaus
georgetown george_town
paramaribo
nassau
tortola
port_louis
majuro
apia
suva
ottawa
zinguinchor
tamanrasset
kaduna
valparaiso valparaíso
recife
`;
