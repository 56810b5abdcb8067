/**
 * Countries, peoples and larger cities of the Middle East, Asia and Turkey, as companies write them, one place per
 * line: the first word names it. `_` separates the words of a phrase, `*` ends the stem of an inflected Slavic word.
 * Countries, capitals and seats of trade are public knowledge; towns that are more often given or family names
 * (Florence, Lincoln, Victoria) are left out.
 */
export const asianPlaces = `
iran iranian irani iranien iranienne iraní iranisch* iranisk* iranier íránsk* írán irán irańsk* иран* иранск* ایران ایرانی ایرانیان إيران ايران الإيرانية الإيراني iranin irão iraniana persia persian فارس pars پارس 伊朗 이란 ιράν אירן ईरान i_r_iran islamic_republic_of_iran جمهوری_اسلامی_ایران الجمهورية_الإسلامية_الإيرانية islamic_rep_of_iran islamic_rep_iran irans irano ири исламск*_республик*_иран* iraniens iraniennes iraniano iraniani
tehran teheran téhéran tehrán tahran тегеран* تهران طهران 德黑兰
euphrates furat alfurat firat fırat الفرات فرات евфрат* eufrat éufrates euphrat
isfahan esfahan sepahan اصفهان سپاهان
mashhad mashad مشهد
shiraz شیراز
tabriz تبریز
shahr_e_kord shahrekord شهرکرد
shahin_shahr شاهین‌شهر شاهین_شهر shahinshahr
qom ghom قم
kerman کرمان
ahvaz ahwaz اهواز
bandar_abbas bandarabbas بندر_عباس بندرعباس
bushehr بوشهر
khuzestan خوزستان
khorasan خراسان
kish kish_island کیش
qeshm قشم
chabahar چابهار
arak اراک
syria syrian syrie syrien syrische siria siriano souria suriya suri* сири* сирийск* سوريا السورية سورية السوري سوريه 叙利亚 시리아 sýrie syrská sham الشام syrienne syriens syriennes siriana siriani syrisch* syryjsk* syrsk*
damascus damas damaskus dimashq دمشق дамаск* damasco
aleppo halab alep حلب алеппо
homs hims حمص
latakia lattakia اللاذقية
hama حماة
tartus tartous طرطوس
sinai sinaí sinaï سيناء sinna
levant sham cham الشام شام mashreq المشرق levantine levantino levante alsham al_sham ash_sham ashsham
iraq iraqi irak irakien iraquí iraqien ирак* العراق العراقية عراق 伊拉克 이라크 العراقي irakienne irakiens irakiennes iracheno irachena irakisch* iraquiana iraquiano
baghdad bagdad بغداد багдад*
basra basrah البصرة
mosul الموصل
erbil arbil hewler أربيل irbil
kurdistan kurdish kurd kurdes курд* كردستان کردستان kurdistani
lebanon lebanese liban libanais libano líbano ливан* لبنان اللبنانية lübnan 黎巴嫩 اللبناني libanaise libanaises libanesa libanes libanese libanesi libanesisch*
beirut beyrouth beyrut بيروت бейрут*
tripoli طرابلس tarabulus
jordan jordanian jordanie jordanien иордан* الأردن الأردنية ürdün الأردني jordanienne jordanisch*
amman عمان
palestine palestinian palestinien palestinese палестин* فلسطين الفلسطينية filistin felestin الفلسطيني palestinienne palestinensisch*
gaza غزة газа gazze
jerusalem quds qods القدس بیت_المقدس al_quds kudüs
israel israeli israël израил* ישראל ישראלי إسرائيل לישראל ישראלית ישראליים הישראלית
tel_aviv telaviv תל_אביב
yemen yemeni yémen jemen йемен* اليمن اليمنية يمن اليمني yemenite jemenitisch* yemenita yaman
sanaa sana صنعاء
aden عدن
hodeidah hudaydah الحديدة
saudi saudi_arabia ksa saoudite arabie_saoudite saudita saudisk سعودية السعودية السعودي عربستان suudi suudi_arabistan саудовск* 沙特 사우디 saoudienne saoudien saudisch*
riyadh riyad الرياض riad
jeddah jiddah جدة
mecca makkah مكة
medina madinah المدينة_المنورة
dammam الدمام
uae emirates united_arab_emirates emirati émirats_arabes_unis émirats emiratos_árabes_unidos emiratos emirati_arabi_uniti vereinigte_arabische_emirate оаэ الإمارات الاماراتية الإمارات_العربية_المتحدة birleşik_arap_emirlikleri إماراتية امارات الإماراتي الإماراتية emirienne emirien emiratina emiratino
deira bur_dubai
jumeirah jumeira
al_quoz
jebel_ali jabal_ali
dubai دبي دبى dubayy дубай* دوبی
abu_dhabi abudhabi أبوظبي أبو_ظبي абу_даби
sharjah الشارقة شارجه
ajman عجمان
ras_al_khaimah رأس_الخيمة
fujairah الفجيرة
qatar qatari катар* قطر القطرية katar القطري qatarie katarisch* qatariota
doha الدوحة
kuwait kuwaiti koweït кувейт* الكويت الكويتية كويت kuveyt الكويتي koweitienne koweitien kuwaitiana kuwaitiano kuwaitisch*
bahrain bahraini bahreïn бахрейн* البحرين bahreyn البحريني البحرينية
manama المنامة
oman omani оман* عمان_سلطنة سلطنة_عمان عمانية العمانية العماني omanaise omanais omanita omanisch*
muscat maskat مسقط
egypt egyptian egypte égypte égyptienne egipto egitto ägypten египет* египетск* مصر المصرية مصرية mısır misr 埃及 المصري egiziana egiziano egipcia egipcio agyptisch*
cairo kairo le_caire القاهرة каир*
alexandria الإسكندرية alexandrie
libya libyan libye libia libica ливи* ливийск* ليبيا الليبية libyenne الليبي libysch* libico libiche libyen
benghazi بنغازي
tunisia tunisian tunisie tunesien túnez تونس التونسية tunus тунис* التونسي tunisien* tunesisch* tunisin* tunecin* tunisijsk*
tunis تونس_العاصمة
algeria algerian algérie algerien argelia algérienne الجزائر الجزائرية cezayir алжир* الجزائري algerina algerino argelina argelino algerisch*
algiers alger الجزائر_العاصمة algier argel
morocco moroccan maroc marokko marruecos marocaine marocain المغرب المغربية марокк* المغربي marocchina marocchino marroqui marokkanisch*
casablanca الدار_البيضاء
maghreb maghrib المغاربية
sudan sudanese soudan soudanaise sudán السودان السودانية судан* السوداني soudanais sudanesa sudanesisch*
omdurman umdurman um_durman omdourman أم_درمان أمدرمان
south_sudan south_sudanese جنوب_السودان
khartoum الخرطوم khartum
somalia somali somalie somalian الصومال сомали* الصومالي الصومالية somalienne somalien somala somalo somalisch*
mogadishu mogadiscio مقديشو
mauritania mauritanie موريتانيا mauritanienne mauritanien mauritano mauritana mauretanisch*
afghanistan afghan afgan afghane афган* افغانستان افغان افغانی أفغانستان 阿富汗 الأفغاني الأفغانية afgana afgano afghanisch*
kabul kaboul کابل
kandahar qandahar قندهار
herat هرات
pakistan pakistani пакистан* پاکستان باكستان 巴基斯坦 पाकिस्तान الباكستاني الباكستانية pakistanaise pakistanais pachistana pachistano paquistanesa paquistani pakistanisch*
karachi کراچی
lahore لاہور
islamabad اسلام_آباد
peshawar پشاور
quetta کوئٹہ
india indian inde indien indische indisk hindustan bharat bharatiya भारत भारतीय इंडिया ইন্ডিয়া भारतम் инди* индийск* هند الهند الهندية 印度 인도 インド الهندي インディア อินเดีย indienne indiens indisch*
mumbai bombay मुंबई
delhi new_delhi दिल्ली नई_दिल्ली
kolkata calcutta कोलकाता কলকাতা
chennai madras சென்னை
bangalore bengaluru ಬೆಂಗಳೂರು
hyderabad हैदराबाद హైదరాబాద్
ahmedabad
gujarat gujarati गुजरात
punjab पंजाब
kashmir kashmiri jammu کشمیر कश्मीर
bengal बंगाल বাংলা
kerala
bangladesh bangladeshi বাংলাদেশ бангладеш
dhaka ঢাকা
sri_lanka srilanka lanka ceylon ශ්‍රී_ලංකා
colombo කොළඹ கொழும்பு
nepal nepalese nepali नेपाल
kathmandu काठमाडौं
bhutan
maldives maldivian
china chinese chine zhongguo zhonghua prc cina chinois chinesisch* chińsk* čínsk* čína kína kinesisk китай* китайск* 中国 中國 中华 中華 중국 چین الصين الصينية çin trung_quốc tiongkok sino kitay china_national china_state 中国国家 الصيني 차이나 チャイナ ไชน่า ไชนีส кнр китайск*_народн*_республик* chinoise chinoises cinese cinesi చైనా चाइना ചൈന চায়না chugoku
beijing peking pekín pekin pékin пекин* 北京 베이징 bei_jing pequín pequin
shanghai schanghai шанхай* 上海 상하이 shang_hai
shenzhen 深圳 шэньчжэнь shen_zhen
guangzhou canton 广州 廣州 guang_zhou
guangdong 广东 廣東 guang_dong
tianjin tientsin 天津 tian_jin
chongqing 重庆 重慶 chong_qing
dalian 大连 大連 da_lian
dandong 丹东 dan_dong
qingdao tsingtao 青岛 青島 qing_dao
shandong 山东 山東 shan_dong
shenyang 沈阳 瀋陽
liaoning 辽宁 liao_ning
jilin 吉林
harbin 哈尔滨
heilongjiang 黑龙江
hebei 河北 he_bei
henan 河南
hubei 湖北 hu_bei
hunan 湖南 hu_nan
wuhan 武汉 wu_han
jiangsu 江苏 江蘇 jiang_su
nanjing nanking 南京 nan_jing
suzhou 苏州 su_zhou
wuxi 无锡
zhejiang 浙江 zhe_jiang
hangzhou 杭州 hang_zhou
ningbo 宁波 ning_bo
anhui 安徽 an_hui
fujian 福建 fu_jian
fuzhou 福州 fu_zhou
xiamen amoy 厦门 xia_men
jiangxi 江西 jiang_xi
sichuan szechuan 四川 si_chuan
chengdu 成都 cheng_du
xian 西安
shaanxi 陕西
shanxi 山西
yunnan 云南 yun_nan
kunming 昆明 kun_ming
guizhou 贵州 gui_zhou
guangxi 广西 guang_xi
hainan 海南 hai_nan
inner_mongolia 内蒙古
xinjiang sinkiang 新疆
tibet tibetan xizang 西藏
gansu 甘肃
ningxia 宁夏
qinghai 青海
zhuhai 珠海 zhu_hai
dongguan 东莞 dong_guan
foshan 佛山 fo_shan
yantai 烟台
weihai 威海
hunchun 珲春
shijiazhuang 石家庄
tangshan 唐山
qinhuangdao 秦皇岛
handan 邯郸
xingtai 邢台
baoding 保定
zhangjiakou 张家口
chengde 承德
cangzhou 沧州
langfang 廊坊
hengshui 衡水
taiyuan 太原
datong 大同
yangquan 阳泉
changzhi 长治
jincheng 晋城
shuozhou 朔州
jinzhong 晋中
yuncheng 运城
xinzhou 忻州
linfen 临汾
luliang 吕梁
hohhot huhehaote 呼和浩特
baotou 包头
wuhai 乌海
chifeng 赤峰
tongliao 通辽
ordos 鄂尔多斯
hulunbuir 呼伦贝尔
bayannur 巴彦淖尔
ulanqab 乌兰察布
anshan 鞍山
fushun 抚顺
benxi 本溪
jinzhou 锦州
yingkou 营口
fuxin 阜新
liaoyang 辽阳
panjin 盘锦
tieling 铁岭
chaoyang_city 朝阳市
huludao 葫芦岛
siping_city 四平
liaoyuan 辽源
tonghua 通化
baishan 白山
songyuan 松原
baicheng 白城
yanbian 延边
yanji 延吉
qiqihar 齐齐哈尔
jixi 鸡西
hegang 鹤岗
shuangyashan 双鸭山
daqing 大庆
yichun 伊春
jiamusi 佳木斯
qitaihe 七台河
mudanjiang 牡丹江
heihe 黑河
suihua 绥化
suifenhe 绥芬河
changzhou 常州
nantong 南通
lianyungang 连云港
huaian 淮安
yancheng 盐城
yangzhou 扬州
zhenjiang 镇江
taizhou 泰州
suqian 宿迁
jiaxing 嘉兴
huzhou 湖州
shaoxing 绍兴
jinhua 金华
yiwu 义乌
quzhou 衢州
zhoushan 舟山
lishui 丽水
hefei 合肥
wuhu 芜湖
bengbu 蚌埠
huainan 淮南
maanshan 马鞍山
huaibei 淮北
tongling 铜陵
anqing 安庆
huangshan 黄山
chuzhou 滁州
fuyang 阜阳
luan_city 六安
bozhou 亳州
chizhou 池州
xuancheng 宣城
putian 莆田
sanming 三明
quanzhou 泉州
zhangzhou 漳州
nanping 南平
longyan 龙岩
ningde 宁德
pingtan 平潭
nanchang 南昌
jingdezhen 景德镇
pingxiang 萍乡
jiujiang 九江
xinyu 新余
yingtan 鹰潭
ganzhou 赣州
shangrao 上饶
zibo 淄博
zaozhuang 枣庄
dongying 东营
weifang 潍坊
jining_city 济宁
taian 泰安
rizhao 日照
linyi 临沂
dezhou 德州
liaocheng 聊城
binzhou 滨州
heze 菏泽
kaifeng 开封
luoyang 洛阳
pingdingshan 平顶山
anyang 安阳
hebi_city 鹤壁
xinxiang 新乡
jiaozuo 焦作
puyang 濮阳
xuchang 许昌
luohe 漯河
sanmenxia 三门峡
nanyang 南阳
shangqiu 商丘
xinyang_city 信阳
zhoukou 周口
zhumadian 驻马店
huangshi 黄石
shiyan 十堰
yichang 宜昌
xiangyang 襄阳
ezhou 鄂州
jingmen 荆门
xiaogan 孝感
jingzhou 荆州
huanggang 黄冈
xianning 咸宁
zhuzhou 株洲
xiangtan 湘潭
hengyang 衡阳
shaoyang 邵阳
yueyang 岳阳
changde 常德
zhangjiajie 张家界
chenzhou 郴州
yongzhou 永州
huaihua 怀化
loudi 娄底
shaoguan 韶关
jiangmen 江门
zhanjiang 湛江
maoming 茂名
zhaoqing 肇庆
huizhou 惠州
meizhou 梅州
shanwei 汕尾
heyuan 河源
yangjiang 阳江
qingyuan 清远
zhongshan 中山
chaozhou 潮州
jieyang 揭阳
yunfu 云浮
nanning_city 南宁
liuzhou 柳州
guilin 桂林
wuzhou 梧州
beihai 北海
fangchenggang 防城港
qinzhou 钦州
guigang 贵港
haikou 海口
sanya 三亚
zigong 自贡
panzhihua 攀枝花
luzhou 泸州
deyang 德阳
mianyang 绵阳
guangyuan 广元
suining 遂宁
neijiang 内江
leshan 乐山
nanchong 南充
meishan 眉山
yibin 宜宾
guiyang 贵阳
liupanshui 六盘水
zunyi 遵义
anshun 安顺
qujing 曲靖
yuxi_city 玉溪
lhasa 拉萨
xianyang 咸阳
baoji 宝鸡
hanzhong 汉中
yulin 榆林
ankang 安康
lanzhou 兰州
jiayuguan 嘉峪关
jinchang 金昌
baiyin 白银
tianshui 天水
jiuquan 酒泉
xining 西宁
golmud 格尔木
yinchuan 银川
shizuishan 石嘴山
karamay 克拉玛依
turpan 吐鲁番
hami_city 哈密
kashgar 喀什
korla 库尔勒
hotan 和田
aksu 阿克苏
yili 伊犁
hengqin 横琴
pudong 浦东
binhai 滨海
optics_valley 光谷
minjiang 岷江
hsinchu 新竹
tainan 台南
taoyuan 桃园
hong_kong hongkong hk hong_kong_sar 香港 홍콩 гонконг* هونگ_کنگ هونغ_كونغ hồng_kông ฮ่องกง
macau macao 澳门 澳門
taiwan taiwanese taiwán 台湾 台灣 臺灣 тайван* ไต้หวัน
taipei 台北 臺北
keelung jilong 基隆
kaohsiung 高雄
north_korea dprk democratic_peoples_republic_of_korea democratic_people_s_republic_of_korea corée_du_nord corea_del_norte nordkorea кндр 조선민주주의인민공화국 朝鲜民主主义人民共和国 north_korean 조선 朝鲜 朝鮮 rpdc kndr dpr_korea dpr_of_korea
korea korean 대한 조선 choson chosun chosŏn corée corea coree kor coréenne 한국 대한민국 朝鲜 朝鮮 韩国 韓國 корея корейск* كوريا کره hàn_quốc kore hanguk han'guk 코리아 コリア โคเรีย เกาหลี joson coreenne coreen coreens coreana coreano coreani koreanisch*
koryo koryŏ goryeo 고려
chosun choson chosŏn joseon 조선
south_korea republic_of_korea rok corée_du_sud südkorea
pyongyang pyeongyang p'yongyang 평양 平壤 пхеньян*
seoul 서울 首尔 сеул*
busan pusan 부산
incheon inchon 인천
japan japanese japon japón nippon nihon 日本 일본 япон* ژاپن اليابان japonya nhật_bản ジャパン ニッポン เจแปน ญี่ปุ่น japonaise japonais japonaises giapponese giapponesi japonesa japanisch*
tokyo tōkyō tokio 東京 东京 токио 도쿄 トーキョー トウキョウ
osaka 大阪 오사카 オーサカ オオサカ
kyoto 京都
yokohama 横浜
nagoya 名古屋
kobe 神戸
fukuoka 福岡
hokkaido 北海道
mongolia mongolian mongol монгол* 蒙古 магнолии магнолий магнолії магнолій ماغنوليا مانوليا ماگنولیا 木兰 木蘭 玉兰 玉蘭 목련 manolya manolyalar
gobi говь govi
ulaanbaatar ulan_bator улаанбаатар
vietnam vietnamese viet_nam việt_nam việt 越南 베트남 вьетнам* ベトナム viet ヴェトナム เวียดนาม vietnamienne vietnamien vietnamita vietnamesisch*
hanoi ha_noi hà_nội
ho_chi_minh ho_chi_minh_city hcmc hồ_chí_minh tp_hồ_chí_minh tp_hcm saigon sài_gòn
hai_phong haiphong hải_phòng
da_nang danang đà_nẵng
thailand thai siam thaïlande tailandia ไทย ประเทศไทย 泰国 태국 таиланд* สยาม ไทยแลนด์ thailandaise thailandais thailandese tailandesa tailandes thailandisch*
bangkok krung_thep กรุงเทพ แบงค์ค็อก แบงคอก แบงค็อก
laos lao ລາວ laotienne laotien laotiana laotisch*
cambodia cambodian khmer kampuchea cambodge កម្ពុជា กัมพูชา cambodgienne cambodgien cambogiana camboyana kambodschanisch*
phnom_penh
myanmar burma burmese myanma မြန်မာ мьянм* birmanie birmania 缅甸 미얀마 เมียนมาร์ พม่า birmane birmani birmana birmano birmanisch*
yangon rangoon ရန်ကုန်
mandalay
naypyidaw nay_pyi_taw
malaysia malaysian malaysie malasia مالیزیا ماليزيا 马来西亚 말레이시아 มาเลเซีย malaisienne malaisien malese malaysisch*
kuala_lumpur kl
labuan
singapore singaporean singapur singapour 新加坡 싱가포르 シンガポール سنگاپور сингапур* สิงคโปร์
indonesia indonesian indonésie 印度尼西亚 印尼 إندونيسيا nusantara indonesienne indonesien indonesiana indonesisch* indon
jakarta
surabaya
batam
philippines philippine pilipinas filipino filipinas 菲律宾 필리핀 filippina filippino philippinisch* phils
manila maynila
brunei
timor timor_leste
turkey turkish turk türk türkiye turkiye turquie turquía turkei türkei turchia turecko turkia тур* турецк* تركيا ترکیه التركية 土耳其 터키 turkish_republic türkiye_cumhuriyeti turkiye_cumhuriyeti التركي turque turques turca turkische turkischer turkisches turkischen turecka turecki turecke
istanbul estambul istambul стамбул* اسطنبول استانبول
ankara анкара آنکارا
izmir smyrna
antalya
gaziantep
mersin
xuzhou 徐州
sindh sind سنده سندھ
balochistan baluchistan belutschistan белуджистан بلوچستان بلوشستان
assam
bihar
java jawa
sumatra sumatera
sulawesi
mindanao
luzon
kyushu 九州
kansai 関西
kanto 関東
okinawa 沖縄
gyeonggi kyonggi 경기
manchuria manchurian 満洲 满洲
anatolia anatolian anadolu анатоли*
rehovot rehovoth רחובות
haifa חיפה heifa hefa
netanya natanya נתניה
ashdod אשדוד
ashkelon ashqelon אשקלון
beersheba beer_sheva באר_שבע
petah_tikva petach_tikva petah_tiqwa פתח_תקווה פתח_תקוה
rishon_lezion ראשון_לציון
ramat_gan רמת_גן
herzliya הרצליה
eilat elat אילת
bnei_brak bene_beraq בני_ברק
galilee הגליל גליל galil
negev הנגב נגב النقب
nablus نابلس שכם
ramallah رام_الله רמאללה
khan_younis khan_yunis خان_يونس
sidon صيدا
zahle زحلة
bekaa beqaa البقاع
deir_ezzor deir_ez_zor دير_الزور
raqqa rakka الرقة
daraa deraa درعا
idlib ادلب
hasaka hasakah hassakeh الحسكة
najaf النجف
karbala kerbala كربلاء
kirkuk كركوك
sulaymaniyah sulaimaniya السليمانية سلیمانیه
al_anbar الأنبار
fallujah falluja الفلوجة
taiz taizz تعز
mukalla المكلا
hadramout hadramawt حضرموت
sohar صحار
salalah صلالة
duqm الدقم
irbid إربد
aqaba العقبة
suez السويس suways
port_said بورسعيد بور_سعيد
giza الجيزة gizeh
damietta دمياط
misrata misurata مصراتة
sebha سبها
sfax صفاقس
sousse سوسة
wahran وهران
annaba عنابة
qacentina قسنطينة
tangier tanger طنجة
rabat الرباط
marrakesh marrakech مراكش
agadir أكادير
port_sudan بورتسودان بور_سودان
yazd یزد
hamadan hamedan همدان
rasht رشت
karaj کرج
urmia orumiyeh ارومیه
qazvin ghazvin قزوین
semnan سمنان
kermanshah کرمانشاه
zahedan زاهدان
gilan گیلان
mazandaran مازندران
asaluyeh asalooyeh عسلویه
abadan آبادان
khorramshahr خرمشهر
natanz نطنز
saveh ساوه
bursa
adana
konya قونية
kocaeli izmit
iskenderun الاسكندرونة
trabzon طرابزون
mazar_i_sharif mazar_e_sharif مزار_شریف
jalalabad جلال_آباد جلال‌آباد
kunduz کندز قندوز
faisalabad فیصل_آباد فیصل‌آباد
multan ملتان
rawalpindi راولپنڈی
sialkot سیالکوٹ
gwadar گوادر
pune poona
jaipur
lucknow लखनऊ
kanpur
nagpur
chittagong chattogram চট্টগ্রাম
kuwait_city
umm_al_quwain umm_al_qaiwain
chiang_mai
phuket
vientiane
penang pulau_pinang
cebu
davao
kowloon 九龙 九龍
urumqi ürümqi orumchi orumqi 乌鲁木齐
shantou 汕头
jinan 济南
zhengzhou 郑州
changsha 长沙
nampo nampho 남포
wonsan 원산
rason rajin 라선
khobar الخبر
zarqa الزرقاء
johor
bandung
wenzhou 温州 溫州
changchun 长春 長春
taichung 台中 臺中
hamhung hamheung 함흥
sinuiju 신의주
`;
