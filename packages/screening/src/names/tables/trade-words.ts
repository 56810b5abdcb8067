/**
 * Words for narrower trades, one idea a line in the languages and abbreviations it is met in: the first names the idea.
 * `_` parts the words of a phrase, `*` ends the stem of a Slavic word that is declined. Hand-written from dictionaries and
 * from the classes of trade that registers of companies use. Words that are as often names (Marina, Silk, Wells) are left out.
 */
export const tradeWords = `
plantation plantations plantación plantaciones plantação plantage plantagen плантац* perkebunan đồn_điền perladangan
confectionery confectioner confectioners confiserie confitería confeitaria dolciaria dolciario süßwaren süsswaren кондитерск* konditersk* şekerleme شیرینی حلويات الحلويات 糖果 製菓 제과 cukiernicz* seika kashi
distillery distilleries distillers distillerie destilería destilaria brennerei brennereien вино_водочн* спиртзавод* ликеро_водочн* likerovodochn* spirits vodka водк* водочн* vodochn* damıtım szeszfőzde szeszipari destilarna destilarnia спиртов* лікеро_горілчан* likero_horilchan* горілчан* лікёра_гарэлачн* likerno_vodochn* ποτοποιία stokerij distilleerderij viinatehas spirta_rūpnīca degtinės
wine wines winery wineries vineyard vineyards vino vinos vinícola vinicola bodega bodegas vins vignobles cave_coopérative weingut weinkellerei vini cantine винодел* винзавод* винн* вино vinarstvo winnica şarap şarapçılık шампанск* игрист* sparkling_wine sparkling_wines vitivinícola viticole viticola viticoltori viticulture winemaking wine_making winemakers виноградар* vinařství vinarija vinarska borászat borászati pincészet pincegazdaság wijn wijnhandel vinimport podrumi cramele vinicultura винарск* οινοποιία οινοποιείο sektkellerei champagne_house ワイン ไวน์ винодельч* vyno veini vinuri οίνων anggur יקב יקבים יקבי yekev yekevim
cotton coton algodón algodão cotone baumwolle baumwoll хлопк* хлопков* khlopk* paxta pambe پنبه قطن القطن pamuk bawełn* 棉 棉纺 棉花 ginning ginners คอตตอน ฝ้าย menka cotonnière cotonnier
wool wolle laine lã шерст* sherst* yün پشم صوف 羊毛 keori
perfumes perfume perfumery fragrance fragrances parfum parfums parfümerie perfumería parfümeri парфюмер* parfumer* عطور العطور عطر 香水
toys toy spielwaren spielzeug jouets juguetes brinquedos giocattoli игруш* igrush* oyuncak 玩具 완구 ألعاب_أطفال トイズ ของเล่น gangu omocha wangu
solar photovoltaic photovoltaik solaire fotovoltaica fotovoltaico solarenergie солнечн*_энерг* güneş_enerjisi طاقة_شمسية الطاقة_الشمسية خورشیدی 太阳能 光伏 태양광 pv_solar солар โซลาร์ โซล่า แสงอาทิตย์ päikese napelem diellore ηλιακή сонячн*_енергетик*
renewables renewable_energy renewable énergies_renouvelables energías_renovables erneuerbare_energien energie_rinnovabili возобновляем*_энерг* طاقة_متجددة الطاقة_المتجددة yenilenebilir_enerji 新能源 可再生能源 new_energy
hydropower hydro_power hydroelectric hydro_electric hidroeléctrica hidroelétrica hydroélectrique wasserkraft idroelettrica гидроэлектр* gidroelektr* hidroelektrik برق_آبی 水电 수력 гидроэлектростанц*
satellite satellites satelital спутников* sputnikov* uydu satelit satelliti قمر_صناعي ماهواره ماهواره_ای 卫星 衛星 위성
surveillance guarding security_guards vigilancia vigilance surveillances überwachung bewachung охранн* охрана okhrann* okhrana güvenlik_hizmetleri حراسات حراسة الحراسة vigilanza ochrony 保安 警備 监控 حراسات_أمنية حراسة_أمنية hirasat hirasa hirasat_amniya
recruitment staffing manpower outsourcing personnel_services recrutement reclutamiento personalvermittlung zeitarbeit подбор*_персонал* кадров* insan_kaynakları توظيف كاريابی کاریابی استخدام 人力资源 인력
kindergarten nursery preschool kindergärten jardín_de_infantes детск*_сад* anaokulu przedszkole روضة رياض_الأطفال مهدکودک 幼儿园
translation translations traduction traducciones traduções traduzioni übersetzungen übersetzungsbüro переводч* бюро_переводов tercüme çeviri ترجمة للترجمة ترجمه 翻译
events event event_management événementiel eventos veranstaltungen eventi мероприят* organizasyon_ve_etkinlik فعاليات 会展 이벤트 イベント อีเว้นท์ อีเวนท์
catering caterers catering_services traiteur restauration_collective кейтеринг* общепит* yemekçilik تموين_غذائي خدمات_غذائية 餐饮
lottery lotteries loterie lotería loteria lotto lotterie лотере* loterey* piyango يانصيب 彩票 복권
betting bookmaker bookmakers bookmaking apuestas paris_sportifs wetten sportwetten scommesse букмекер* bukmeker* bahis zakłady_bukmacherskie
stadium stade estadio estádio stadion стадион* stadyum ملعب 体育场
veterinary veterinarian veterinaria veterinária vétérinaire tierarzt tierärztlich ветеринар* veterinar* veteriner weteryn* بيطرية البيطرية دامپزشکی 兽医
seeds seed semillas sementes semences saatgut sementi семена семян семенной семеновод* tohum tohumculuk بذور البذور بذر 种业 种子 종묘 benih hạt_giống ซี้ด เมล็ดพันธุ์ ซี้ดส์ shubyo بذرهای bazr זרעים
eggs egg huevos ovos œufs oeufs eier uova яйц* yumurta بيض 鸡蛋
honey honig miel мёд пчеловод* pchelovod* beekeeping apiary apicultura apiculture عسل arıcılık 蜂蜜
marble granite marbles mármol mármoles mármores marbre marbres marmor marmi marmo granito granite_and_marble мрамор* mramor* гранитн* mermer رخام الرخام جرانيت سنگ_مرمر 石材 석재 đá_granite
quarry quarries carrière carrières cantera canteras pedreira pedreiras steinbruch cave_di_pietra карьер* щебен* щебн* taş_ocağı كسارات كسارة محجر 采石 מחצבות מחצבה
sand gravel aggregates sables arena_y_grava áridos kies песок песчан* çakıl agregats رمل شن_و_ماسه 砂石
asphalt asphalte asfalto асфальт* asfalt bitumen bitumes битум* bitum إسفلت أسفلت آسفالت قیر 沥青
elevator elevators lifts escalators ascenseurs ascensores elevadores aufzüge aufzugsbau ascensori лифт* asansör مصاعد المصاعد آسانسور 电梯 엘리베이터
scaffolding scaffold andamios échafaudages gerüstbau ponteggi строительн*_лес* iskele سقالات 脚手架
plumbing plumbers plumber plomberie plomería fontanería sanitär sanitärtechnik idraulica сантехник* santekhnik* tesisat سباكة لوله_کشی 水暖
landscaping gardening paysagiste jardinería jardinagem gartenbau landschaftsbau giardinaggio ландшафтн* озелен* peyzaj تنسيق_حدائق 园林 조경
waste garbage waste_management déchets residuos resíduos abfall entsorgung entsorgungs rifiuti отход* мусор* atık نفايات النفايات پسماند 废物 폐기물 haikibutsu
scrap scrap_metal ferraille chatarra sucata schrott schrotthandel rottame rottami металлолом* лом вторчермет* vtorchermet* hurda hurdacılık خردة سكراب قراضه 废钢
salvage wrecking ship_breaking shipbreaking ship_recycling demolition démolition demolición demolição abbruch demolizione демонтаж* снос gemi_söküm هدم 拆船 拆除 해체
bunkering bunker bunkers bunkering_services avitaillement bunkeraje бункеров* bunkerov* bunkering_and_trading تموين_السفن سوخت_رسانی 船燃
chartering charterers charter charters affrètement fletamento befrachtung фрахт* frakht* navlun تأجير_السفن 租船
crewing crew crew_management manning equipages tripulaciones крюинг* kruing* gemi_adamları 船员
stevedoring stevedores stevedore aconage estiba estibadores verladung стивидор* stividor* yükleme_boşaltma تفريغ_وشحن تخلیه_و_بارگیری 装卸 stuwadoorsbedrijf stuwadoors dokárska estibadora acconage manutention_portuaire
towage tug tugs tugboat tugboats towing remorquage remolcadores rebocadores schleppschifffahrt schlepper rimorchiatori буксир* buksir* römorkör römorkörcülük قاطرات یدک_کش 拖轮 예인
dredging dredger dredgers dragage dragados dragagem nassbagger dragaggi дноуглубит* dnouglubit* tarama حفر_بحري تجريف لایروبی 疏浚 준설
diving divers scuba plongée buceo mergulho taucher immersioni водолаз* vodolaz* dalgıçlık غوص غواصی 潜水
ferry ferries ferry_lines traversier transbordadores fähre fähren traghetti паром* parom* feribot عبارات عبارة 轮渡 페리 trajektna trajekti kompy komphajó lautat lauttaliikenne færge færger færgeselskab færgefart ferge fergeselskap parvlaev praami praamid prāmju veerdienst veerdiensten veerboot feribotlar feribotu ropax transbordador πορθμείο πορθμεία трайлар 渡轮 여객선 フェリー паромн*_переправ* поромн*_переправ* ferry_crossing
bus buses busses coach_lines autobus autobuses ônibus omnibus omnibusse autobusový автобус* avtobus* otobüs otobüsçülük حافلات الحافلات اتوبوس اتوبوسرانی 巴士 客车 버스 noriai
taxi taxis cab cabs taxicab такси taksi تاكسي سيارات_أجرة تاکسی 出租车 택시 タクシー takushi kotsu
garage garages car_service auto_repair auto_service kfz autowerkstatt autohaus concessionnaire автосервис* автомастерск* oto_servis تعمیرگاه كراج 汽修 정비소
tunnel tunnels tunneling tunnelling túneles туннел* тоннел* tünel تونل أنفاق 隧道
irrigation riego irrigação bewässerung irrigazione ирригац* мелиорац* орошен* sulama ري الري آبیاری 灌溉 관개 השקיה
optician opticians opticien optiker óptico ottica gözlük بصريات عینک 眼镜
ambulance ambulances ambulancia ambulanz rettungsdienst скор*_помощ* ambulans سيارات_إسعاف إسعاف 救护
orphanage orphans orphan orphelinat orfanato waisenhaus orfanotrofio детск*_дом* сирот* yetimhane yetim أيتام الأيتام دار_الأيتام یتیمان 孤儿院
monastery monasteries monastère monasterio mosteiro kloster monastero монастыр* monastyr* manastır دير صومعه 寺院 修道院
seminary séminaire seminario priesterseminar семинар* حوزة حوزه_علمیه 神学院
torpedo torpedoes torpille torpedos торпед* torpido اژدر طوربيد 鱼雷
foundry foundries casting castings fonderie fonderies fundición fundiciones fundição gießerei giesserei fonderia литейн* liteyn* чугунолитейн* döküm dökümhane مسبك ریخته_گری rikhtegari 铸造 주조 odlewnia slévárna öntöde imono chuzo livnica gjuteri støberi støperi valimo gieterij
forging forgings forge_works kuznechn* кузнечн* forja forjas schmiede schmiedewerk fucina dövme آهنگری 锻造 단조 kuźnia tanko tanzo
smelter smelters smelting fonderie_de_plomb fundidora плавильн* plavilnyy izabe 冶炼 제련
rolling_mill rolling_mills re_rolling rerolling laminoir laminoirs laminadora laminación walzwerk laminatoio прокатн* prokatn* haddehane haddecilik نورد نورد_فولاد 轧钢 압연
ferroalloy ferroalloys ferro_alloys ferroalliages ferroaleaciones ferrolegierungen ферросплав* ferrosplav* ferrokrom فروآلیاژ 铁合金 합금철
manganese chrome chromium manganèse manganeso mangan марганц* хромит* krom منگنز کروم 锰 铬
zinc lead_and_zinc lead_zinc zink zinco цинк* tsink* çinko روی سرب_و_روی زنك 铅锌 锌 아연
lithium litio литий* lityum ليثيوم لیتیوم 锂 锂业 리튬
cobalt cobalto kobalt кобальт* kobalt* كوبالت کبالت 钴
tungsten wolfram tungstène вольфрам* volfram* 钨
ammonia urea ammoniac urée amoníaco amoniaco ammoniak harnstoff аммиак* карбамид* karbamid* amonyak üre أمونيا يوريا آمونیاک اوره 尿素 合成氨 암모니아
methanol metanol méthanol метанол* متانول ميثانول 甲醇
polymer polymers polymères polímeros polymere polimeri полимер* polimer* polimerler پلیمر بوليمر 聚合物 高分子 폴리머 polyethylene polypropylene ポリマー โพลีเมอร์ پلیمری پلیمرهای
resin resins résines resinas harze смол* reçine رزین راتنج 树脂
lubricants lubricant lubes lube lubrifiants lubricantes lubrificantes schmierstoffe lubrificanti смазочн* смазочн*_материал* madeni_yağ زيوت_تشحيم روانکار روان_کار 润滑油 윤활유 روغن_موتور روغنهای_صنعتی
lng lpg liquefied_natural_gas liquefied_gas gpl gnl спг суг сжиженн* 液化气 液化天然气
commodities commodity commodities_trading сырьев* materias_primas matières_premières rohstoffe rohstoffhandel materie_prime emtia سلع 大宗商品
gunpowder powder_plant порохов* porokhov* poudres pulverfabrik barutn* барут* barut باروت 火药
cartridge cartridges cartridge_plant патронный патронного патронные patronnyy patronnyi patronny fişek cartouches municiones_deportivas فشنگ tölténygyár töltény cartuchos cartuccia cartucce cartuș patronen patronenfabrik naboje amunicji_fabryka
protection protective защит* zashchit* захист* schutz protección proteção protezione koruma حماية الحماية للحماية حفاظت محافظت 保护 防护 ochrona
electoral election elections électorale électoral elettorale wahl wahlen wahlkommission избирательн* избирателн* izbiratel* выборч* vyborch* выбарч* виборч* volební volilna wyborcz* rinkimų vēlēšanu valimiskomisjon választási seçim انتخابات الانتخابات εκλογική εκλογών 选举 eleitoral eleitorais eleições eleição elezioni elecciones elecțiile alegeri alegerilor electorală választás választásai izborna izborno volilno volilne volebná wyborów valg valgkommission valgkommissionen valgråd valimis valimiste valimised valimisnõukogu vaali vaalien vaalit vaalineuvosto vaalilautakunta valnämnden valmyndigheten valkommission valkommissionen wahlkommissionen wahlrat verkiezingen verkiezings kiescommissie kiesraad rinkimai velesanas εκλογές εκλογικό εκλογικής εκλογικού избори изборна выборам выборов выбары выбарах vybarakh vybarau vybory vyborov виборам saylov saýlaw шайлоо shailoo сайлау seçki entekhabat entekhabati انتخاباتی intikhabat al_intikhabat 選挙 цик_россии tsik_rossii electoralnej electorales elettorali kieskommissie vaalikomisjon valimiskomisjoni изборн* választások vybary seçimleri zgjedhore zgjedhjeve
patriotic patriot patriots patriotes patriotas patrioti patrioten патриот патриоты патриотов патріот patriotique patriótico patriótica patriottico patriotisch патриотическ* patriotich* патріотичн* وطن_پرست 爱国
league ligue liga lega лига лиги ліга حلقة دوري 联赛
broadcasting_company tv_and_radio television_and_radio radio_and_television телерадио* teleradio* радио_телевид* radio_televisión radiotelevisión radiodiffusion_télévision radiotelevisione صدا_و_سیما الإذاعة_والتلفزيون إذاعة_وتلفزيون 广播电视 radiotelevizija radiotelevizije radiotelewizja radio_und_fernsehen rundfunkanstalt radiodifusão radiodiffusione radiodifuziune radio_diffusion teledifusión_y_radio rozhlas_a_televízia rozhlas_a_televize radiotelevizion телерадиокомпан* sedavasima seda_va_sima seda_o_sima radyo_televizyon radyo_ve_televizyon idhaat_wa_television radiotelevisão radiotelevizyon radioteleviziune radiotelevízia телекомпани* телерадиокомпани* телерадіокомпані* тэлерадыёкампан* tv_and_radio_company teleradiokompaniya
air_space_defence air_and_space_defence air_and_space_defense aerospace_defence aerospace_defense воздушно_космич*_оборон* vozdushno_kosmich*_oboron* вко
air_defence air_defense anti_aircraft противовоздушн*_оборон* protivovozdushn* зенитн* zenitn* пво defensa_aérea défense_aérienne luftverteidigung flugabwehr hava_savunma دفاع_جوي الدفاع_الجوي پدافند پدافند_هوایی padafand 防空 antiaéreo antiaéreos antiaérea antiaéreas antiaérien antiaérienne antiaériens antiaeriene antiaeriană contraerea contraerei légvédelmi légvédelem ilmatorjunta ilmatorjuntaohjus luftvärn luftvärns luftvern luftforsvar luftabwehr противовъздушн* протиповітрян* супрацьпаветран* õhutõrje zenītraķešu luchtverdediging padafande_havaei difa_al_jawwi bangkong αντιαεροπορική αεράμυνα
captain kapitan capitán capitaine капитан* капітан* kapitän kaptan καπετάν 船长
admiral адмирал* адмірал* almirante amiral ammiraglio amiralı
rungrueang rungruang rungreang roongruang roongrueng rungrueng rungreung roongreung rungrung รุ่งเรือง
rungrot rungroj roongroj roongrote รุ่งโรจน์
charoen charern charearn jaroen charuen เจริญ
watthana wattana วัฒนา
phaibun paiboon phaiboon paibun ไพบูลย์
somboon sombun somboun สมบูรณ์
chokchai chockchai โชคชัย
suwan suwannaphum suvarnabhumi สุวรรณภูมิ
mangkhang munkhang มั่งคั่ง
phatthanakit pattanakit พัฒนกิจ
`;
