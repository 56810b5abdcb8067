/**
 * Towns, regions and islands by state, with the names in the tables of places: the state, a colon, the places in it.
 * Hand-written from an atlas.
 */
export const townsOfStates = `
iran: tehran shahr_e_kord shahin_shahr isfahan mashhad shiraz tabriz qom kerman ahvaz bandar_abbas bushehr khuzestan khorasan kish qeshm chabahar arak yazd hamadan rasht karaj urmia qazvin semnan kermanshah zahedan gilan mazandaran asaluyeh abadan khorramshahr natanz saveh
syria: damascus aleppo homs latakia hama tartus deir_ezzor raqqa daraa idlib hasaka
iraq: baghdad basra mosul erbil najaf karbala kirkuk sulaymaniyah al_anbar fallujah
lebanon: beirut sidon zahle bekaa
jordan: amman irbid aqaba
israel: tel_aviv jerusalem rehovot haifa netanya ashdod ashkelon beersheba petah_tikva rishon_lezion ramat_gan herzliya eilat bnei_brak galilee negev
palestine: gaza nablus ramallah khan_younis
yemen: sanaa aden hodeidah taiz mukalla hadramout
saudi: riyadh jeddah mecca medina dammam
uae: dubai abu_dhabi sharjah ajman ras_al_khaimah fujairah
qatar: doha
bahrain: manama
oman: muscat sohar salalah duqm
egypt: cairo alexandria suez port_said giza damietta
libya: tripoli benghazi misrata sebha
tunisia: tunis sfax sousse
algeria: algiers wahran annaba qacentina
morocco: casablanca tangier rabat marrakesh agadir
sudan: khartoum omdurman port_sudan darfur kordofan
somalia: mogadishu
afghanistan: kabul kandahar herat mazar_i_sharif jalalabad kunduz
pakistan: karachi lahore islamabad peshawar quetta sindh balochistan faisalabad multan rawalpindi sialkot gwadar
india: mumbai delhi kolkata chennai bangalore hyderabad ahmedabad gujarat kerala assam bihar pune jaipur lucknow kanpur nagpur
bangladesh: dhaka chittagong
sri_lanka: colombo
nepal: kathmandu
zhejiang: hangzhou ningbo jiaxing huzhou shaoxing jinhua yiwu quzhou zhoushan lishui
jiangsu: nanjing suzhou wuxi changzhou nantong xuzhou lianyungang huaian yancheng yangzhou zhenjiang taizhou suqian
guangdong: guangzhou shenzhen zhuhai dongguan foshan shaoguan jiangmen zhanjiang maoming zhaoqing huizhou meizhou shanwei heyuan yangjiang qingyuan zhongshan chaozhou jieyang yunfu
shandong: qingdao yantai weihai zibo zaozhuang dongying weifang jining_city taian rizhao linyi dezhou liaocheng binzhou heze
liaoning: dalian shenyang dandong anshan fushun benxi jinzhou yingkou fuxin liaoyang panjin tieling chaoyang_city huludao
hubei: wuhan huangshi shiyan yichang xiangyang ezhou jingmen xiaogan jingzhou huanggang xianning
hunan: zhuzhou xiangtan hengyang shaoyang yueyang changde zhangjiajie chenzhou yongzhou huaihua loudi
sichuan: chengdu zigong panzhihua luzhou deyang mianyang guangyuan suining neijiang leshan nanchong meishan yibin
fujian: fuzhou xiamen putian sanming quanzhou zhangzhou nanping longyan ningde
hebei: shijiazhuang tangshan qinhuangdao handan xingtai baoding zhangjiakou chengde cangzhou langfang hengshui
henan: kaifeng luoyang pingdingshan anyang hebi_city xinxiang jiaozuo puyang xuchang luohe sanmenxia nanyang shangqiu xinyang_city zhoukou zhumadian
anhui: hefei wuhu bengbu huainan maanshan huaibei tongling anqing huangshan chuzhou fuyang luan_city bozhou chizhou xuancheng
shaanxi: xian xianyang baoji hanzhong yulin ankang
heilongjiang: harbin qiqihar jixi hegang shuangyashan daqing yichun jiamusi qitaihe mudanjiang heihe suihua suifenhe
jiangxi: nanchang jingdezhen pingxiang jiujiang xinyu yingtan ganzhou shangrao
yunnan: kunming qujing yuxi_city
guangxi: nanning_city liuzhou guilin wuzhou beihai fangchenggang qinzhou guigang
gansu: lanzhou jiayuguan jinchang baiyin tianshui jiuquan
jilin: siping_city liaoyuan tonghua baishan songyuan baicheng yanbian yanji hunchun
shanxi: taiyuan datong yangquan changzhi jincheng shuozhou jinzhong yuncheng xinzhou linfen luliang
china: beijing shanghai shenzhen guangzhou guangdong tianjin chongqing dalian dandong qingdao shandong shenyang liaoning jilin harbin heilongjiang hebei henan hubei hunan wuhan jiangsu nanjing suzhou wuxi zhejiang hangzhou ningbo anhui fujian fuzhou xiamen jiangxi sichuan chengdu xian shaanxi shanxi yunnan kunming guizhou guangxi hainan inner_mongolia xinjiang tibet gansu ningxia qinghai zhuhai dongguan foshan yantai weihai hunchun xuzhou shijiazhuang tangshan qinhuangdao handan xingtai baoding zhangjiakou chengde cangzhou langfang hengshui taiyuan datong yangquan changzhi jincheng shuozhou jinzhong yuncheng xinzhou linfen luliang hohhot baotou wuhai chifeng tongliao ordos hulunbuir bayannur ulanqab anshan fushun benxi jinzhou yingkou fuxin liaoyang panjin tieling chaoyang_city huludao siping_city liaoyuan tonghua baishan songyuan baicheng yanbian yanji qiqihar jixi hegang shuangyashan daqing yichun jiamusi qitaihe mudanjiang heihe suihua suifenhe changzhou nantong lianyungang huaian yancheng yangzhou zhenjiang taizhou suqian jiaxing huzhou shaoxing jinhua yiwu quzhou zhoushan lishui hefei wuhu bengbu huainan maanshan huaibei tongling anqing huangshan chuzhou fuyang luan_city bozhou chizhou xuancheng putian sanming quanzhou zhangzhou nanping longyan ningde pingtan nanchang jingdezhen pingxiang jiujiang xinyu yingtan ganzhou shangrao zibo zaozhuang dongying weifang jining_city taian rizhao linyi dezhou liaocheng binzhou heze kaifeng luoyang pingdingshan anyang hebi_city xinxiang jiaozuo puyang xuchang luohe sanmenxia nanyang shangqiu xinyang_city zhoukou zhumadian huangshi shiyan yichang xiangyang ezhou jingmen xiaogan jingzhou huanggang xianning zhuzhou xiangtan hengyang shaoyang yueyang changde zhangjiajie chenzhou yongzhou huaihua loudi shaoguan jiangmen zhanjiang maoming zhaoqing huizhou meizhou shanwei heyuan yangjiang qingyuan zhongshan chaozhou jieyang yunfu nanning_city liuzhou guilin wuzhou beihai fangchenggang qinzhou guigang haikou sanya zigong panzhihua luzhou deyang mianyang guangyuan suining neijiang leshan nanchong meishan yibin guiyang liupanshui zunyi anshun qujing yuxi_city lhasa xianyang baoji hanzhong yulin ankang lanzhou jiayuguan jinchang baiyin tianshui jiuquan xining golmud yinchuan shizuishan karamay turpan hami_city kashgar korla hotan aksu yili hengqin pudong binhai optics_valley minjiang
taiwan: taipei kaohsiung keelung
north_korea: pyongyang
korea: pyongyang seoul busan incheon
south_korea: seoul busan incheon gyeonggi
japan: tokyo osaka kyoto yokohama nagoya kobe fukuoka hokkaido kyushu kansai kanto okinawa
mongolia: ulaanbaatar gobi
vietnam: hanoi ho_chi_minh hai_phong da_nang
thailand: bangkok
cambodia: phnom_penh
myanmar: yangon mandalay naypyidaw
malaysia: kuala_lumpur labuan
indonesia: jakarta surabaya batam java sumatra sulawesi
philippines: manila mindanao luzon
turkey: istanbul ankara izmir antalya gaziantep mersin anatolia bursa adana konya kocaeli iskenderun trabzon
cyprus: nicosia limassol larnaca
greece: athens piraeus thessaloniki
bulgaria: sofia varna sopot
romania: bucharest transylvania
serbia: belgrade novi_sad nis
croatia: zagreb
slovenia: ljubljana maribor
bosnia: sarajevo banja_luka
montenegro: podgorica
macedonia: skopje
albania: tirana
kosovo: pristina
hungary: budapest
slovakia: bratislava
czech: prague brno ostrava
poland: warsaw krakow gdansk wroclaw poznan lodz
germany: berlin hamburg munich frankfurt cologne düsseldorf stuttgart bremen leipzig hannover nuremberg dresden bavaria saxony
austria: vienna salzburg graz linz innsbruck
switzerland: zurich geneva basel bern zug lausanne lugano
liechtenstein: vaduz
france: paris marseille lyon bordeaux toulouse nantes lille strasbourg normandy
belgium: brussels antwerp ghent flanders wallonia
netherlands: amsterdam rotterdam the_hague
britain: england scotland wales ulster london manchester birmingham liverpool glasgow edinburgh cardiff bristol leeds
england: london manchester birmingham liverpool bristol leeds
scotland: glasgow edinburgh
ireland: dublin
malta: valletta
italy: rome milan turin naples genoa venice bologna sicily sardinia
spain: madrid barcelona valencia seville bilbao catalonia andalusia canarias
portugal: lisbon oporto madeira
sweden: stockholm gothenburg malmo
norway: oslo bergen
denmark: copenhagen aarhus
finland: helsinki tampere
iceland: reykjavik
estonia: tallinn
latvia: riga liepaja
lithuania: vilnius kaunas klaipeda
russia: chechnya tatarstan dagestan bashkortostan yakutia siberia ural volga moscow petersburg novosibirsk yekaterinburg nizhny_novgorod kazan chelyabinsk samara omsk tomsk rostov ufa krasnoyarsk perm voronezh volgograd krasnodar saratov tyumen izhevsk irkutsk khabarovsk vladivostok kaliningrad tula ryazan smolensk kursk belgorod bryansk tver yaroslavl murmansk arkhangelsk sakhalin kamchatka penza ulyanovsk orenburg zelenograd dubna primorye tolyatti cherepovets magnitogorsk taganrog
ukraine: crimea sevastopol simferopol donetsk luhansk kyiv kharkiv odesa lviv dnipro zaporizhzhia mariupol kerch feodosia yalta yevpatoria berdyansk melitopol kherson poltava chernihiv mykolaiv kremenchuk kryvyi_rih vinnytsia cherkasy zhytomyr kramatorsk kamianske
belarus: minsk gomel brest grodno vitebsk mogilev babruysk baranavichy salihorsk navapolatsk borisov zhodzina mazyr
kazakhstan: almaty astana shymkent karaganda aktobe aktau atyrau pavlodar ust_kamenogorsk
uzbekistan: tashkent samarkand bukhara fergana andijan navoiy namangan
kyrgyzstan: bishkek
tajikistan: dushanbe khujand
turkmenistan: ashgabat
azerbaijan: baku gyandzha sumgait
armenia: yerevan gyumri
georgia: tbilisi batumi rustavi kutaisi
moldova: chisinau tiraspol
america: new_york california texas florida miami chicago boston los_angeles san_francisco las_vegas delaware nevada wyoming hawaii alaska
canada: toronto montreal vancouver quebec ontario
mexico: mexico_city guadalajara monterrey tijuana sinaloa jalisco
cuba: havana
venezuela: caracas
colombia: bogota medellin
nicaragua: managua
brazil: sao_paulo rio_de_janeiro brasilia
argentina: buenos_aires
chile: santiago_de_chile
peru: lima
ecuador: quito guayaquil
bolivia: la_paz
paraguay: asuncion
uruguay: montevideo
south_africa: johannesburg cape_town durban pretoria gauteng
congo: brazzaville kinshasa lubumbashi katanga kivu
drc: kinshasa lubumbashi katanga kivu
rwanda: kigali
burundi: bujumbura
uganda: kampala
kenya: nairobi mombasa
tanzania: dar_es_salaam zanzibar
ethiopia: addis_ababa tigray oromia
eritrea: asmara
nigeria: lagos abuja kano
niger: niamey
ghana: accra
ivory_coast: abidjan
senegal: dakar
mali: bamako
burkina: ouagadougou
togo: lome
benin: cotonou
guinea: conakry
sierra_leone: freetown
liberia: monrovia
cameroon: douala
central_african_republic: bangui
angola: luanda
mozambique: maputo
zambia: lusaka
zimbabwe: harare
namibia: windhoek
australia: melbourne brisbane perth
new_zealand: auckland
papua: port_moresby
korea: north_korea south_korea pyongyang seoul nampo wonsan rason busan incheon
central_african_republic: bangui
south_sudan: juba
gabon: libreville
equatorial_guinea: malabo
cameroon: yaounde douala
nigeria: port_harcourt lagos abuja kano
gambia: banjul
mauritania: nouakchott
mauritius: port_louis
laos: vientiane
`;
