/**
 * Words for what a company does, one idea a line in the languages and abbreviations it is met in: the first names the idea.
 * `_` parts the words of a phrase, `*` ends the stem of a Slavic word that is declined. Hand-written from dictionaries,
 * the usual abbreviations of trade registers, and the words that recur in published lists.
 */
export const sectorWords = `
bank banks banking bnk аб bancorp bancshares banque banques banco bancos banca banche banka banki bankas bankası bankasi bankă bănci banku banken банк* pankki pank bankinn banc ngân_hàng ngan_hang bangko بنك بانک مصرف البنك المصرف masraf masrif بنوک 银行 銀行 은행 unhaeng eunhaeng ginko ginkō バンク τράπεζα trapeza בנק बैंक बैङ्क ব্যাংক வங்கி బ్యాంక్ બેંક ਬੈਂਕ بینک ธนาคาร thanakhan ბანკი bankı bk акб akb ako акционерн*_коммерческ*_банк
insurance ins insur assurance assurances reinsurance seguros seguro versicherung versicherungen versicherungs verzekering verzekeringen assicurazioni assicurazione ubezpieczen ubezpieczeń pojišťovna poisťovňa osiguranje zavarovalnica biztosító asigurari asigurări sigorta strakhov* страхов* страхування bimeh بیمه تأمين للتأمين تامين takaful bảo_hiểm asuransi insurans 保险 保險 보험 hoken ประกันภัย ασφάλειες ασφαλιστική ביטוח बीमा försäkring vakuutus forsikring draudimas kindlustus страхование strakhovanie страховой страховая
finance financial financing fin finances finanzas financiera financiere financière financieras finanza finanziaria finanz finanzen financiële finanse finansów financije finantare финанс* фінанс* finansal finansman mali 金融 المالية مالية تمويل للتمويل tài_chính keuangan kewangan kinyu finanční finančná pénzügyi χρηματοοικονομική वित्त finanças financeira
capital capitals capitale kapital капитал* sarmaye سرمایه رأس_المال 资本 資本 キャピタル कैपिटल
investment investments haskaot istethmar invest investors inv invst invstmnt invstmt investing inversiones inversion inversora investimentos investimento investimenti investissement investissements beteiligungs beteiligungen investitionen inwestycje inwestycyjn* investice investicije инвест* инвестиц* инвестиционн* інвестиц* sarmayegozari sarmayegozary sarmaye_gozari سرمایه_گذاری سرمایه‌گذاری سرمایه‌گذاري استثمار الاستثمار استثمارات للاستثمار istithmar yatırım yatirim yatırımları đầu_tư investasi pelaburan 投资 投資 투자 toushi ลงทุน השקעות επενδύσεις επενδυτική निवेश इन्वेस्टमेंट befektetési sijoitus
fund funds fonds fondo fondos fundo фонд* fon sandoq sandogh صندوق 基金 기금 ファンド kikin nadační alap fondas fond фонда
foundation fdn stichting fndn foundations fondation fundación fundacion fundação fondazione stiftung stiftelse bonyad bunyad بنیاد مؤسسة_خيرية фондация фундація nadace nadácia zaklada zadužbina alapítvány fundacja fundația fundatia sihtasutus nodibinājums ίδρυμα vakfı vakfi vakıf vakif waqf وقف yayasan 재단 財団 基金会 基金會 קרן മഫൗണ്ടേഷൻ फाउंडेशन फाउण्डेशन ফাউন্ডেশন มูลนิธิ مؤسسة muassasah fondatsiya fondacija
charity charitable charities charit hayriye khayriyya khayriyyah khayriyah kheyriyeh خيرية الخيرية خیریه благотворительн* благодійн* caritative caritativa bienfaisance beneficencia beneficenza 慈善 דדקה từ_thiện
relief humanitarian humanitaire humanitario humanitaria гуманитарн* إغاثة الإغاثة إنسانية igatha ighatha insani yardım yardim امداد aid secours socorro socorros soccorso помощ* pomoshch* допомог* hilfe hilfswerk ayuda ayuda_humanitaria assistance عون کمک 救济 구호
leasing lease lizing лизинг* leasingová crédit-bail arrendamiento_financiero تأجير lízing リース 租赁 租賃 リーシング
credit kredit crédit crédito credito кредит* kreditn* 信用 信贷 اعتبار اعتباری etebari ائتمان tín_dụng
mortgage hypothek hypotheken hipoteka ипотек* hipotecario
securities brokerage broker brokers valores wertpapier titres ценн*_бумаг* брокер* کارگزاری kargozari أوراق_مالية 证券 證券 증권 shoken chứng_khoán sekuritas
exchange exchanges currency_exchange forex bureau_de_change sarafi sarrafi صرافی صرافة الصرافة للصرافة hawala hawalah hawaleh حوالة حواله casa_de_cambio cambio döviz 外汇 бирж* birzh* bolsa bourse borsa borsası börse 交易所 거래소 stock_exchange
money remittance remittances transfer transfers payments payment pay havale platezh* платеж* платёж* تحويل تحویل zahlungs zahlungen paiement pagos pagamentos оплат*
pension pensions retirement пенсионн* بازنشستگی bazneshastegi emeklilik
crypto cryptocurrency blockchain bitcoin крипто* 区块链
shipping shpg shipg ship ships shpng navigation nav naviera navieras navegación navegacao navigazione naves maritime marítima maritima maritimo marine reederei reedereien schifffahrt schiffahrt schifffahrts schiffahrts rederi rederij rederiet scheepvaart żeglug* armator* armateurs armement_maritime судоходн* судноплав* пароходств* морск* morsk* keshtirani kashtirani keshtiranı کشتیرانی کشتی‌رانی الملاحة ملاحة للملاحة البحرية bahri milaha denizcilik gemicilik gemi vận_tải_biển hàng_hải pelayaran perkapalan 海运 海運 航运 航運 船舶 船务 船務 해운 haeun kaiun kisen 汽船 หม่องเดินเรือ เดินเรือ ναυτιλία ναυτιλιακή naftiliaki ספנות शिपिंग hajózási varustamo shipping_lines shipping_line 远洋运输 遠洋運輸 shpg_lines shg shppng 海事 商船 상선 merchant_marine merchant_shipping marine_merchant
shipmanagement ship_management shpmgmt vessel_management
lines line liner linea lineas linee linien линии linija
tanker tankers танкер* نفتکش naftkesh ناقلات ناقلة
cargo freight forwarding forwarders forwarder fracht spedition spedycja spedice экспедиц* грузов* грузоперевозк* شحن الشحن للشحن حمل 货运 貨運 貨物 kargo vận_chuyển_hàng
transport transports transp trnsp transpt transportation trans transportes transporte transporti trasporti trasporto transportowe vervoer verkehrs verkehr nakliyat nakliye taşımacılık tasimacilik транспорт* автотранспорт* перевоз* doprava prijevoz prevoz szállítás szállítási transporturi حمل_و_نقل حمل_النقل النقل نقل للنقل naqliyat naql tarabari ترابری vận_tải pengangkutan angkutan 运输 運輸 운송 운수 unyu ขนส่ง μεταφορές μεταφορική מוצובלות תובלה ट्रांसपोर्ट परिवहन পরিবহন kuljetus tpt trpt trnspt trspt trspn
logistics logistic logist lgstcs logistik logistica logística logistique logistiek logistyka логистик* логістик* lojistik لجستیک لوجستية لوجستيك 物流 물류 butsuryu ロジスティクス โลจิสติกส์ लॉजिस्टिक्स kho_vận logisztikai логистич*
warehouse warehousing storage depot склад* lager entrepôt almacén almacenes depo depolama انبار تخزين 仓储 倉庫 soko
airlines airline airways aéreo aéreos air aero avia авиа* airway air_lines aerolíneas aerolineas aérea aereas linhas_aéreas lignes_aériennes compagnie_aérienne luftfahrtgesellschaft fluggesellschaft linee_aeree авиакомпани* авиалини* авіакомпані* авіаліні* aviakompania aviakompaniya avialinii avialinie havayolları havayollari hava_yolları خطوط_جوية الخطوط_الجوية للطيران hàng_không maskapai penerbangan linie_lotnicze aerolinije légitársaság 航空公司 エアライン एयरलाइंस एयरलाइन ایر هواپیمایی شرکت_هواپیمایی 航空 항공 항공사 طيران الطيران polskie_linie_lotnicze
aviation aviat aéreo aéreos aérien aériens aériennes air aero aéreo aviación aviacion aviação aviazione luftfahrt lotnictw* lotnicz* letecká letecký авиа* авиаци* авіаці* aviatsion* aviatsiya aviatsia havacılık havacilik havaveri هواپیمایی هوانوردی havapeymayi havapeymaie طيران الطيران جوية الجوية 航空 航空機 항공 koku koukuu การบิน תעופה एविएशन αεροπορική aérienne aériennes avn
aircraft airplane airplanes aéronautique aeronautics aeronautical aeronáutica aeronautica aeronaves flugzeug flugzeugwerke самолет* самолетостроительн* авиастроительн* samoletostroitelnaya uçak هواپیما самолетостроен* авиастроен* samoletostroen* samoletostroyen* aviastroen* aviastroyen* aircraft_building aircraft_construction אווירית אוויר תעופה
helicopter helicopters вертолет* вертолёт* vertolet* هلیکوپتر hubschrauber hélicoptère вертолетостроен*
airport airports аэропорт* aeroport* aeropuerto aeroporto flughafen lotnisko havaalanı havalimanı فرودگاه مطار 机场 空港
aerospace космич* kosmich* space spatial espacial raumfahrt ракетно_космич* هوافضا hava_faza uzay 航天 宇宙 فضایی аэрокосмич* космос космос* aerospaziale aerospaziali aérospatiale aerospatiales aeroespacial 航空航天 aeronautics_and_astronautics aero aerosp
drones drone uav unmanned беспилотн* bespilotn* پهپاد insansız 无人机
oil petroleum petrol petrole pétrole pétroles petroleo petróleo petróleos petrolio petroli petrolera petrolífera mineralöl erdöl нефт* нафт* neftian* neftyan* naft naftna naftowe naftowy nafty ropa olej_naftowy petrolieră نفت نفط النفط للنفط نفطية بترول البترول للبترول petrol_ürünleri dầu_khí xăng_dầu minyak 石油 石化_石油 석유 sekiyu น้ำมัน πετρέλαια πετρελαίου נפט तेल ऑयल petroliam petrolium petrolleri neft olja öl kőolaj 石油天然气 石油天然氣 нефтегаз* нк nk olaj olajipari petr oil_company нефтян*_компан* petrolul petrolier nafta
oilfield oil_field oilfields нефтепромысл* нефтесервис*
refinery refining refineries raffinerie raffineries raffineria refinería refineria refinação refinaria rafineri rafinerisi rafineria rafinérie рафинерия нефтеперерабатывающ* neftepererabatyvayush* palayesh پالایش پالایشگاه palayeshgah مصفاة تكرير 炼油 jeongyu
gas gaz gás гая газ* gazov* gasfield plyn plin földgáz گاز غاز الغاز للغاز 天然气 天然氣 燃气 가스 ガス แก๊ส αέριο גז गैस naturgas natural_gas prirodnyy_gaz природн*_газ* gázipari gázipar földgázipari gazovoi
energy energies enrgy energie énergie énergies energía energia energi energija energetik* energetyk* энерги* энергетик* энергетическ* енерг* enerji energetika energo انرژی طاقة الطاقة للطاقة năng_lượng tenaga 能源 에너지 エネルギー エナジー พลังงาน ενέργεια ενεργειακή אנרגיה ऊर्जा एनर्जी
fuel fuels kraftstoffe combustibles carburants топлив* paliw* yakıt سوخت وقود 燃料 燃油 연료 bahan_bakar nhiên_liệu
petrochemical petrochemicals petro_chem petrochem petro_chemical petro_chemicals petroquimica petroquímica pétrochimie petrochimie petrochimica petrokimya petrokimia petrochemie petrochemia нефтехим* нефтехимическ* neftekhim* پتروشیمی پتروشيمي petroshimi بتروكيماويات البتروكيماويات hóa_dầu 石化 석유화학
chemical chemicals chem chems chemie chemische chimie chimique chimiques chimica química quimica químicos químicas хим* химическ* химия хімі* khimich* kimya kimyevi kimia chemiczn* chemick* kemija kemijska vegyi vegyipari شیمی شیمیایی shimi shimiyaei كيماوية كيماويات الكيماوية الكيميائية hóa_chất 化工 化学 化學 화학 hwahak kagaku เคมี χημική χημικά כימיקלים कैमिकल्स केमिकल केमिकल्स রসায়ন kemikaalit chemistry химии хімії
fertilizer fertilizers fertiliser fertilisers удобрен* добрив* gübre dünger engrais fertilizantes abonos phân_bón pupuk 化肥 أسمدة الأسمدة fert ferts
paint paints coatings лакокрас* boya farben peintures
steel steels stahl acier aciers acero aceros acciaio acciai aço сталь стал* stali stal staal ocel ocele çelik celik فولاد foolad fulad foulad fouladh صلب الصلب حديد الحديد 钢铁 鋼鐵 철강 제철 tekko 鉄鋼 製鉄 baja keluli เหล็ก χάλυβας פלדה स्टील ইস্পাত स्टील्स acél teräs stål
iron fer eisen ferro железн* zhelezn* ahan آهن demir hierro ferrous
metallurgical metallurgy metallurg metallurgie métallurgie metalurgia metallurgia metalurgi* металлург* металлургическ* metallurg* metalúrgica hutnicz* hutn* kohászati 冶金 ذوب zob ذوب_آهن zob_ahan
metal metals métal métaux metall metalle metales metalli metais metaux металл* метал* metalls metalurj madeni فلز فلزات felezat معادن_فلزية kim_loại logam 金属 金屬 금속 kinzoku μέταλλα
mining mines mine minera mineras mineraria minería mineração minière minières bergbau bergwerk bergwerke górnicz* kopalni* madencilik maden madenleri горн* горнодобывающ* горнорудн* гірнич* рудник* шахт* معدن معادن التعدين للتعدين تعدين madan maadan khai_thác_mỏ khoáng_sản tambang pertambangan perlombongan 矿业 礦業 광업 鉱業 rudarsk* bányászati kaivos gruv gruva खनन माइनिंग מכרות
minerals mineral minéraux mineralien минерал* минеральн* 矿产
gold altın golds goldmines zlato zoloto золот* طلا tala or_mines 黄金 золотодобыва* золота
diamond diamonds алмаз* diamant diamants diamanten diamantes бриллиант* elmas الماس ماس 钻石
jewelry jewellery jewellers jewelers jewels jewel gems gem gemstones ювелирн* kuyumcu kuyumculuk mücevherat joyería bijouterie جواهر جواهرات مجوهرات 珠宝 vàng_bạc_đá_quý vàng_bạc đá_quý trang_sức
coal coals ugol уголь* угольн* вугіл* вугільн* kohle kohlen charbon charbonnages carbón węgl* węgiel uhlí ugalj kömür زغال 煤 煤炭 석탄 batubara
aluminium aluminum alum алюмин* alüminyum آلومینیوم alumin aluminio aluminij ألومنيوم الألمنيوم 铝业 鋁業 nhôm
copper медь медн* kupfer cuivre cobre bakır مس نحاس 铜业 銅
construction constructions binyan bniya constr constrn construct const cons building buildings bldg bldgs builder builders bau baugesellschaft bauunternehmen bauwerk hochbau tiefbau construcción construccion construcciones constructora construção construções construtora construtor costruzioni costruzione edilizia edile edil bâtiment batiment bouw bouwbedrijf budown* budowlan* budowa stavební stavebná stavby stavebn* gradnja građevinsk* gradbeništvo građenje építő építési építőipari constructii construcții строительств* строительн* строй стройк* строител* будівельн* будівництв* buduvannya stroitel* stroy inşaat insaat yapı yapi sakhteman sakhtemani sakhtman ساختمان ساختمانی ساخت sakht مقاولات المقاولات للمقاولات muqawalat moqawalat انشاءات الإنشاءات إنشاءات للإنشاءات البناء للبناء xây_dựng xây_lắp konstruksi pembinaan 建筑 建築 建設 建设 건설 geonseol konsol kensetsu ก่อสร้าง κατασκευές κατασκευαστική δομική בנייה בניה כבניין निर्माण कंस्ट्रक्शन कन्स्ट्रक्शन নির্মাণ byggnads bygg byg rakennus statyba ehitus būvniecība qurilish құрылыс tikinti
contracting contractor مقاولات المقاولات للمقاولات muqawalat moqawalats contractor contracts podryad* подряд* پیمانکاری peymankari taahhüt taahhut müteahhitlik taahhüt_işleri تعهدات cont contg contrg contrctg
engineering eng engg engr engrg engnrg engin engineers engineer ingeniería ingenieria ingénierie ingenierie ingegneria engenharia ingenieurbüro ingenieurs ingenieur инжиниринг* инженер* інжиніринг* інженер* inzhiniring* inzhenern* inżynier* inženýrsk* inženjering inženiring mérnöki inginerie mühendislik muhendislik mohandesi mohandesy muhandisi mohandesin مهندسی مهندسين مهندسان هندسية الهندسية للهندسة kỹ_thuật kejuruteraan 工程 엔지니어링 エンジニアリング kogaku 工学 วิศวกรรม הנדסה μηχανική τεχνική_εταιρεία इंजीनियरिंग इंजिनीयरिंग ইঞ্জিনিয়ারিং muhandislik insinööritoimisto
technology technologies tech techs techn technol technological technical technic technics technik technika technique techniques tecnologia tecnología tecnologías tecnologie tecnologias technologie technologii technologiczn* technická technick* tehnologija tehnologije technológia technológiai tehnologie техн* технологи* техническ* технологическ* технік* tekhnolog* tekhnich* tekhnik* tehnolog* teknoloji teknolojileri teknologi teknologia teknik تکنولوژی فناوری فن‌آوری fanavari fannavari تقنية التقنية تكنولوجيا للتكنولوجيا công_nghệ 科技 技术 技術 기술 kisul gisul gijutsu テクノロジー テクノロジーズ テック เทคโนโลยี τεχνολογία τεχνολογίες τεχνική טכנולוגיות टेक्नोलॉजी टेक्नोलॉजीज प्रौद्योगिकी texnologiya texnologiyalar keji
it information_technology it_services information_technologies infotech informationstechnologie информационн*_технолог* bilişim bilisim công_nghệ_thông_tin فناوری_اطلاعات 信息技术 信息 資訊 정보 joho 情報 informatika informatik informatica informática informatique info_tech inf_tech info_technology
electronics electronic electron electr elec elektronik elektronika elektronische electronica electrónica électronique électroniques elettronica eletrônica eletrónica электрон* электроник* електрон* elektron* elektroniczn* elektronski elektroniikka الکترونیک الکترونيک الإلكترونية إلكترونيات الكترونیکی điện_tử elektronicke 电子 電子 전자 jeonja denshi エレクトロニクス อิเล็กทรอนิกส์ ηλεκτρονικά אלקטרוניקה इलेक्ट्रॉनिक्स ইলেকট্রনিক্স радиоэлектрон* elettr
microelectronics microelectronic микроэлектрон* mikroelektron* 微电子
semiconductor semiconductors полупроводник* halbleiter 半导体 半導體 반도체 handotai напівпровідник* napivprovidnyk* półprzewodnik* yarı_iletken напівпровідників
electric electrical elect elec elektrik elektrisk elektrische electrica eléctrica eléctricas eléctrico électrique électriques elettrica elettrico elétrica электрическ* электро електро* elektro elektryczn* elektrick* električn* villamos برق barq bargh كهرباء الكهرباء كهربائية الكهربائية elektrikli 电气 電氣 電機 电机 電気 전기 denki jeongi ไฟฟ้า ηλεκτρική חשמל इलेक्ट्रिक विद्युत বিদ্যুৎ
electrotechnical electromechanical electro_mechanical elektrotech* elektromechan* электротехн* электромеханич* elektromekanik elektrotechnik
power power_plant electric_power powers elektrostantsiya strom potencia puissance kraftwerk kraftwerke электростанц* elektrownia electricity electricidad électricité elettricità eletricidade niroo niru نیرو نیروگاه nirougah điện_lực 电力 電力 전력 denryoku พลังงานไฟฟ้า पावर pwr elec_power elec_pwr powergen
nuclear atomic nucléaire nuclear_power nuclear_energy ядерн* атомн* yadern* atomn* atom atomenergo atomkraft nukleer hạt_nhân هسته‌ای هسته_ای hastei هسته نووية النووية الذرية 核 原子能 원자력 genshiryoku núcleo_atomic nucleaire nukleare nuklear jądrow* jadern* اتمی اتم atomi atomique atómica atómico atomica 核能
water wasser eau eaux agua aguas água acqua acque вода вод* vodn* vodokanal водоканал* voda آب ab_va_fazelab مياه المياه للمياه air_minum 水务 水務 水道
environment environmental environ umwelt environnement ambiental ambiente экологи* екологі* çevre محیط_زیست بيئة البيئة môi_trường 环保 環保 環境 환경
recycling recyclage recyclables переработк* вторсырь* geri_dönüşüm بازیافت 再生资源 tái_chế utilizatsiya утилизац*
communications communication communic comms comm commns telecom telecoms telecommunication telecommunications telecomm telco telekom telekomünikasyon telekomunikacj* telekomunikac* telekommunikation télécommunications télécoms telecomunicaciones telecomunicações telecomunicazioni távközlési comunicaciones comunicações связь связи связ* телеком* телекоммуник* svyaz svyazi зв'язок зв'язку מתקשורת مخابرات مخابراتی mokhaberat ارتباطات ertebatat اتصالات الاتصالات للاتصالات iletişim iletisim haberleşme viễn_thông truyền_thông telekomunikasi 通信 通讯 通訊 電信 电信 통신 tsushin tongsin โทรคมนาคม สื่อสาร τηλεπικοινωνίες תקשורת दूरसंचार टेलीकॉम कम्युनिकेशन्स 
mobile cellular cellulaire móvil мобильн* мобільн* mobil hamrah همراه موبایل محمول 移动 移動 di_động seluler 이동
media medias медиа* رسانه resaneh إعلام الإعلام للإعلام médias medien ممدیا 传媒 傳媒 媒体 メディア 미디어 सोशल मीडिया truyền_hình масс_медиа mass_media
publishing publishers publisher publication publications verlag verlags edition editions éditions editorial editora editrice издательств* видавництв* izdatelstvo wydawnictwo nakladatelství izdavačka kiadó yayıncılık yayınları انتشارات entesharat نشر للنشر 出版 출판 shuppan xuất_bản penerbit издательск*
printing printers print druck druckerei imprimerie imprenta imprentas tipografia типограф* полиграф* basım matbaa matbaacılık چاپ طباعة للطباعة 印刷 인쇄 insatsu in_ấn percetakan
advertising advert advertisement werbung publicité publicidad pubblicità реклам* reklam reklama reklamcılık تبلیغات tablighat إعلان للإعلان دعاية 广告 廣告 광고 kokoku quảng_cáo periklanan
television tv tele télévision televisión televisão televisione fernsehen телевиден* телеканал* телерадио* televizyon televize telewizja سیما تلویزیون تلفزيون فضائية الفضائية 电视 電視 телевизионн*
radio rádio радио* радіо* رادیو إذاعة 广播 廣播
broadcasting broadcast broadcaster rundfunk radiodiffusion radiodifusión вещан* мовлен* yayın صداوسیما صدا_و_سیما радиовеща*
news новост* новин* خبر خبرگزاری khabargozari أخبار الأخبار nachrichten noticias notizie nouvelles actualités haberleri tin_tức berita 新闻 新聞 ニュース
press presse prensa imprensa stampa пресс* прес* basın صحافة الصحافة مطبوعات báo_chí
newspaper newspapers gazette zeitung journal diario giornale газет* روزنامه جريدة صحيفة shinbun shimbun
information info informationen informacion información informação informazione информац* інформац* informatsionn* informatsiya اطلاعات ettelaat etelaat معلومات thông_tin
internet интернет* online website إنترنت интернет-магазин*
software soft logiciel logiciels программн* программное_обеспечение software_development phần_mềm yazılım yazilim نرم‌افزار نرم_افزار narm_afzar برمجيات 软件 軟體 軟件 소프트웨어 ソフトウェア सॉफ्टवेयर תוכנה oprogramowanie
computer computers computing комп'ютер* компьютер* ordinateur computadoras computación bilgisayar rayaneh رایانه کامپیوتر حاسوب كمبيوتر máy_tính komputer 计算机 電腦 电脑 コンピュータ 컴퓨터
data данн* datos dati données daten veri داده dadeh بيانات dữ_liệu 数据 數據 데이터 データ
digital numérique dijital цифров* digitale دیجیتال رقمية 数字 數碼 디지털 デジタル số_hóa
cyber cybersecurity кибер* kiber* سایبری siber
security sec secu sécurité seguridad segurança sicurezza sicherheit sicherheitsdienst bezpečnost* bezpieczeństw* ochrona безопасност* безпек* охран* охорон* okhran* güvenlik guvenlik amniyat امنیت أمن الأمن أمنية الأمنية الحراسة حراسة للحراسة bảo_vệ an_ninh keamanan keselamatan 保安 安保 安全 보안 keibi หรักษาความปลอดภัย סיכון אבטחה सुरक्षा सिक्योरिटी bezpek* bezopasnosti
university univ universities universite üniversitesi université universidad universidade università universität universiteit universitet* университет* універси* uniwersytet univerzita univerzitet sveučilište egyetem univerza universitatea yliopisto universitetas daneshgah daneshgahe دانشگاه دانشگاهی جامعة الجامعة đại_học universitas universiti 大学 大學 대학 대학교 daigaku taehak มหาวิทยาลัย πανεπιστήμιο אוניברסיטת אוניברסיטה विश्वविद्यालय universitesi
college collège colegio kolej колледж* kollej کالج كلية الكلية cao_đẳng 学院 學院 전문대학 faculty faculté fakultät facultad факультет* fakultesi دانشکده
institute inst research_institute scientific_research_institute central_research_institute central_scientific_research_institute центральн*_научно_исследовательск*_институт* научно_исследовательск*_институт* nauchno_issledovatelsk*_institut* науково_дослідн*_інститут* цнии tsnii cnii institut instituts instituto istituto instituut инст* институт* інститут* instytut institutas institutul inštitút inštitut intézet intézete kutatóintézet enstitüsü enstitusu enstitü pazhouheshgah pajoheshgah پژوهشگاه پژوهشکده معهد المعهد học_viện 研究所 研究院 연구소 연구원 kenkyujo kenkyusho yonguso ινστιτούτο מכון संस्थान nii нии
research researches rsrch rsch recherche recherches investigación investigaciones pesquisa pesquisas ricerca ricerche forschung forschungs onderzoek исследован* исследовательск* научно_исследовательск* дослідн* дослідниц* issledov* badań badawcz* výzkum* výskum* istraživanje kutató kutatási cercetare cercetări tyrimų tutkimus araştırma arastirma tahghighat tahqiqat تحقیقات تحقیقاتی پژوهش بحوث البحوث للبحوث أبحاث الأبحاث nghiên_cứu penelitian penyelidikan 研究 조사 연구 kenkyu วิจัย έρευνα ερευνών מחקר अनुसंधान
scientific science sciences scient scientifique scientifiques científica científico cientifica scientifico scientifica wissenschaft wissenschaftlich* научн* nauchn* наук* науков* nauk* naukow* vědeck* vedeck* znanstven* tudományos științific* mokslinių bilim bilimsel ilmiy علمی elmi علوم العلوم علمية العلمية khoa_học ilmu 科学 科學 과학 kwahak gwahak วิทยาศาสตร์ επιστημονική विज्ञान
academy academ akademie akademia akademii akademisi academie académie academia accademia akademiya академи* академі* آکادمی فرهنگستان أكاديمية الأكاديمية 科学院 아카데미
school schools schule schulen école ecole escuela escola scuola школ* shkola szkoła škola iskola okul okulu مدرسه مدرسة madrasah madrassa madrasa trường_học sekolah 学校 學校 학교 स्कूल विद्यालय
education educational education_services éducation educación educação istruzione bildung bildungs образован* образовательн* освіт* edukacj* vzdělávání oktatási eğitim egitim amoozesh amuzesh آموزش آموزشی تعليم التعليم للتعليم تعليمية giáo_dục pendidikan 教育 교육 kyoiku การศึกษา εκπαιδευτική חינוך शिक्षा
training formation capacitación schulung обучен* تدريب للتدريب đào_tạo
laboratory lab labs laboratories laboratoire laboratoires laboratorio laboratorios laboratori laboratório labor laboratorium лаборатор* laborator* laboratuvar آزمایشگاه azmayeshgah مختبر مختبرات 实验室 實驗室 실험실 phòng_thí_nghiệm
medical med tibbiya tibbiyya medic medicine medicines medicina médica médico médical médicale medizin medizinische medizintechnik медиц* медицинск* медичн* medits* medyczn* lékařsk* medicinsk* orvosi tıbbi tibbi tıp پزشکی pezeshki طبية الطبية طبي للطب y_tế dược_y perubatan kedokteran 医疗 醫療 医学 의료 medikal メディカル ιατρική רפואה मेडिकल चिकित्सा
health healthcare health_care santé sante salud saúde salute gesundheit здоров* здравоохранен* охорон*_здоров* zdrowi* zdravotn* egészségügyi sağlık saglik salamat سلامت بهداشت behdasht صحة الصحة صحية sức_khỏe kesehatan 健康 건강 kenko स्वास्थ्य
pharmaceutical pharma pharm pharms pharmaceuticals pharmaceutic pharmacy pharmacies pharmacie pharmaceutique pharmaceutiques farma farmacéutica farmaceutica farmaceutici farmacia farmácia farmacêutica farmaceutyczn* farmaceutick* apotheke фарма* фармацев* аптек* gyógyszer gyógyszeripari ilaç ilac ilaç_sanayi eczacıbaşı_ecza ecza darou daroo دارو داروسازی daroosazi أدوية الأدوية للأدوية دوائية الدوائية dược dược_phẩm farmasi 制药 製藥 医药 藥業 药业 제약 seiyaku 製薬 薬品 ยา φαρμακευτική φάρμακα תרופות फार्मा फार्मास्युटिकल्स फार्मास्यूटिकल्स ঔষধ ফার্মা lääke läkemedel
biotech biotechnology biotechnologies bio_tech biotechnologie biotecnología биотехнолог* biyoteknoloji زیست_فناوری 生物科技 生物 바이오 バイオ
hospital hosp hospitals hôpital hospitalier hospitalar ospedale krankenhaus klinikum больниц* лікарн* госпитал* szpital nemocnice nemocnica bolnica kórház spital hastanesi hastane bimarestan بیمارستان مستشفى المستشفى bệnh_viện rumah_sakit 医院 醫院 病院 병원 byoin โรงพยาบาล νοσοκομείο בית_חולים अस्पताल हॉस्पिटल sairaala
clinic clinics clinique clínica clinica klinik kliniken клиник* клінік* poliklinika klinika مرکز_درمانی عيادة phòng_khám 诊所
food foods aghdhiya ghidhaiya mazon foodstuff foodstuffs fd alimentos alimentaria alimentación alimentation alimentaire alimentaires alimentari alimenti lebensmittel nahrungsmittel voedingsmiddelen spożywcz* potravin* prehramben* élelmiszer alimente продукт*_питания пищев* харчов* продовольств* gıda gida ghaza غذا غذایی مواد_غذایی ghazaei أغذية الأغذية غذائية الغذائية للأغذية thực_phẩm makanan pangan 食品 식품 shokuhin フーズ フード อาหาร τρόφιμα מזון फूड्स फूड elintarvike livsmedel toit
beverage beverages drinks getränke boissons bebidas bevande napoj* içecek نوشابه نوشیدنی مشروبات 饮料 飲料 đồ_uống minuman безалкогольн*
brewery brewing breweries brauerei brasserie cervecería cervejaria birrificio пивовар* пивзавод* browar pivovar pivara bira 啤酒
bakery bakeries bäckerei boulangerie panadería panificio хлебозавод* хлеб* piekarnia pekara fırın نان مخبز
restaurant restaurants ресторан* restaurante ristorante lokanta رستوران مطعم مطاعم nhà_hàng 餐厅 餐飲 cafe café кафе
meat viande carne fleisch мяс* мясокомбинат* et_ürünleri گوشت لحوم
dairy milk molkerei laiterie lácteos latticini молок* молочн* mleczarn* mlékárna süt لبنیات ألبان 乳业 乳業
sugar zucker sucre azúcar açúcar zucchero сахар* цук* cukr* cukor şeker شکر sekkar سكر السكر 糖业 gula
grain grains cereals cereales céréales getreide зерн* zboż* غلات حبوب 粮食 糧油 tahıl
rice riz arroz рис برنج berenj أرز beras
tea thé té tee чай چای شاي teh 茶
coffee kaffee caffè кофе قهوه cà_phê kopi
agro agri ziraiya ziraiyya ziraa agric agricultural agriculture agricult agricola agrícola agrícolas agricole agropecuaria agropecuária agricoltura landwirtschaft landwirtschaftlich* landbouw rolnicz* rolnictw* zemědělsk* poľnohospodársk* poljoprivredn* mezőgazdasági агро* сельскохозяйств* сільськогоспод* selskokhoz* agrarn* аграрн* tarım tarim ziraat کشاورزی keshavarzi زراعية الزراعية زراعة الزراعة للزراعة nông_nghiệp pertanian 农业 農業 농업 nogyo เกษตร αγροτική חקלאות कृषि एग्रो কৃষি maatalous jordbruk
farm farms farming ferme granja fazenda фермерск* ферм* gospodarstwo çiftlik çiftliği مزرعة مزارع
livestock cattle poultry ganadera ganadería avicola avícola животновод* птицефабрик* птахофабрик* damdari دامداری دواجن الدواجن hayvancılık chăn_nuôi ternak
fishing fishery fisheries fish seafood seafoods pesca pesquera pesqueira pesquero pêche pêcheries fischerei рыб* рыболов* рыбопром* rybn* rybolov* rybołów* ribarsk* balıkçılık su_ürünleri shilat شیلات ماهیگیری أسماك الأسماك صيد thủy_sản hải_sản perikanan 渔业 漁業 水产 水產 수산 suisan ประมง αλιευτική
forestry forest лесн* лесхоз* лесопром* lesn* orman ormancılık جنگل forestal forestière lâm_nghiệp kehutanan 林业 林業
wood timber lumber holz holzwerk bois madera maderas madeira legno drewn* drven* drevo деревообраб* древес* лесоматериал* keresteci kereste چوب أخشاب الأخشاب kayu 木业 木材 목재 mokuzai
furniture möbel muebles mobilier mobili móveis meble nábytek namještaj mebel* мебел* мебл* mobilya مبلمان أثاث الأثاث nội_thất 家具 가구 kagu
paper papers pulp cellulose papier papel papír бумаж* целлюлозн* бумаг* kağıt کاغذ ورق الورق kertas 纸业 造纸 製紙 제지 seishi бумажн*
packaging packing pkg embalaje embalagens emballage emballages imballaggi verpackung verpackungen opakowani* obal* упаков* пакован* ambalaj بسته‌بندی بسته_بندی تغليف التغليف bao_bì kemasan 包装 包裝 포장
textile textiles text textil textilien tekstil текстил* tekstiln* tessile tessili tissage têxtil têxteis نساجی nasaji منسوجات النسيج نسيج للنسيج dệt_may 纺织 紡織 섬유 방직 seni boseki สิ่งทอ κλωστοϋφαντουργία טקסטיל टेक्सटाइल्स टेक्सटाइल वस्त्र টেক্সটাইল টেক্সটাইলস
garment garments apparel clothing clothes confezioni confection confecciones vêtements bekleidung odzież одежд* одяг* швейн* shveyn* giyim konfeksiyon پوشاک ملابس الملابس للملابس may_mặc garmen pakaian 服装 服裝 服饰 의류 গার্মেন্টস
leather cuir cuero cuoio leder кожевен* шкіриян* deri چرم جلود 皮革 kulit
shoes footwear shoe schuhe chaussures calzado calzature обув* взутт* ayakkabı کفش أحذية 鞋业 giày_dép
carpet carpets rugs teppich tapis килим* ковр* halı فرش farsh سجاد
cosmetics cosmetic beauty kosmetik cosmétiques cosmética косметик* kozmetik آرایشی تجميل mỹ_phẩm 化妆品 화장품
tobacco tabac tabaco tabak табак* табачн* tytoń duhan tütün tutun دخانیات dokhaniyat تبغ التبغ cigarettes thuốc_lá tembakau 烟草 담배
rubber tire tires tyre tyres caoutchouc caucho gummi reifen резин* резинотехн* шинн* каучук* lastik kauçuk لاستیک لاستيك المطاط cao_su karet 橡胶 橡膠 고무 gomu
plastic plastics plast plástico plásticos plastiques plastica plastik kunststoff kunststoffe пластик* пластмасс* tworzyw* پلاستیک بلاستيك البلاستيك 塑料 塑膠 플라스틱
glass glas verre vidrio vidro vetro стекл* steklo szkło sklo شیشه زجاج الزجاج 玻璃 유리 garasu
ceramic ceramics keramik céramique cerámica cerâmica ceramiche tile tiles керамик* seramik کاشی سرامیک سيراميك 陶瓷
cement cements ciment cimenterie cimento cemento zement цемент* cementownia çimento سیمان siman سيمان إسمنت أسمنت الإسمنت الاسمنت xi_măng simen 水泥 시멘트 セメント τσιμέντα सीमेंट
concrete beton béton бетон* железобетон* hormigón calcestruzzo بتن خرسانة bê_tông
machinery machine machines mchry machy maschinen maschinenbau maschinenfabrik maquinaria maquinarias máquinas macchine machinefabriek maszyn* stroj* strojírny strojírna strojarsk* strojn* gép gépgyár gépipari mașini машиностро* машин* машинобуд* mashinostroi* mashinostroy* mashin makine makina makinaları makinecilik masinsazi mashinsazi ماشین ماشین‌سازی ماشين ماشین_سازی آلات الآلات máy_móc cơ_khí mesin 机械 機械 기계 kikai kigye เครื่องจักร μηχανήματα מכונות मशीनरी kone konepaja maskin mashinostro* machine_building машиностроен* mashinostroen* mashinostroyen* машинобудуван* machinebuilding machine_bldg mach mchy machining
mechanical mechanics mécanique mécaniques mecánica mecânica meccanica meccaniche mechanik mechanická mechanick* mechaniczn* механич* механик* механіч* mekhanich* mekanik مکانیک میکانیکی ميكانيكية
equipment equip equipments eqpt equipo equipos équipement équipements equipamento equipamentos attrezzature ausrüstung ausrüstungen geräte gerätebau оборудован* обладнан* oborudovan* sprzęt zařízení oprema berendezések echipamente ekipman ekipmanları teçhizat tajhizat تجهیزات معدات المعدات للمعدات thiết_bị peralatan 设备 設備 장비 설비 setsubi อุปกรณ์ εξοπλισμός ציוד उपकरण laitteet utrustning uskunalar
tools tool toolmaking werkzeug werkzeugbau werkzeuge outillage herramientas ferramentas utensili инструмент* інструмент* narzędzi* nástroj* alat alati szerszám takım ابزار أدوات dụng_cụ 工具 刃具
machine_tools machine_tool станкостро* stankostro* werkzeugmaschinen 机床 工作機械 станкостроен* stankostroen* stankostroyen* verstatobud*
instrument instruments instrumentation прибор* приборостро* приладобуд* pribor* priborostroi* instrumentos instrumente 仪器 儀器 계기 ابزار_دقیق abzar_daghigh приборостроен* priborostroen* priborostroyen* приладобудуван* instrument_making instrument_engineering приладобудуванн*
spare_parts parts components component ersatzteile teile repuestos autopeças autoparts auto_parts pièces pièces_détachées ricambi componentes composants komponenten запчаст* запасн*_част* комплектующ* компонент* запчастин* yedek_parça qataat ghataat قطعات قطع_غيار القطع phụ_tùng suku_cadang 零部件 配件 部品
bearing bearings подшипник* podshipnik* roulements rodamientos rulman بلبرینگ 轴承
valve valves pumps pump арматур* насос* pumpen pompes bombas pompe pompa پمپ مضخات
pipe pipes tube tubes piping трубн* труб* rohr rohre tuberías tubos tubi rur* boru لوله انابيب أنابيب
pipeline pipelines трубопровод* газопровод* нефтепровод* ذخط_لوله خطوط_أنابيب 管道
cable cables kabel câbles кабел* kabl* kablo کابل كابلات الكابلات 电缆 電纜
optical optics optic optik optique óptica ottica оптик* оптич* optich* opto optoelectronics опто* نوری 光学 光電 光电
laser lasers лазер* 激光
materials material matériaux materiales materiais materiali materialien материал* матеріал* malzeme malzemeleri مواد مصالح masaleh vật_liệu 材料 소재 matls matl mats
auto automotive automobile automobiles automobil automóviles automóveis automobili motor motors motor_company car cars vehicle vehicles fahrzeuge fahrzeugbau kraftfahrzeuge автомобил* автомобіл* авто автозавод* avtomobil* avto avtozavod véhicules vehículos veicoli samochod* motoryzac* otomotiv otomobil araç khodro khodrow خودرو خودروسازی khodrosazi سيارات السيارات للسيارات ô_tô otomotif 汽车 汽車 자동차 chadongcha jadongcha jidosha 自動車 モーター モーターズ モータース オート รถยนต์ αυτοκίνητα רכב मोटर्स ऑटो autó autoteollisuus bilar biler avtomashina
truck trucks грузовик* kamyon camiones camions کامیون شاحنات 卡车
tractor tractors тракторн* трактор* traktor تراکتور 拖拉机
railway railways railroad railroads rail ry rwy rly железн*_дорог* железнодорожн* залізнич* залізниц* zheleznye_dorogi zheleznaya_doroga zheleznodorozhn* eisenbahn bahn chemin_de_fer chemins_de_fer ferrocarril ferrocarriles ferroviaria ferroviária ferroviario ferrovie ferrovia caminhos_de_ferro koleje kolejow* železnic* železničn* vasút vasúti demiryolu demiryolları rah_ahan راه‌آهن راه_آهن سكك_حديدية السكك_الحديدية đường_sắt kereta_api 铁路 鐵路 铁道 철도 tetsudo 鉄道 รถไฟ σιδηρόδρομος רכבת रेलवे रेल rautatie järnväg
wagon wagons вагон* вагоностро* carriage 车辆 車輛 вагоностроен* vagonostroen* vagonostroyen*
road roads highway highways дорож* автодорог* autopista autoroute straßenbau straßen carretera дорог* karayolları راه طرق الطرق đường_bộ 公路 道路 高速
bridge bridges мост* мостостро* köprü پل جسور 桥梁 мостостроен*
shipyard shipyards shipbuilding ship_building shipbuilders shiprepair ship_repair судостро* судоремонт* суднобуд* судноремонт* верф* sudostroit* sudoremont* werft werften chantier_naval chantiers_navals astillero astilleros estaleiro cantiere_navale cantieri_navali stocznia brodogradilište tersane tersanesi tersanecilik کشتی‌سازی کشتی_سازی keshtisazi بناء_السفن đóng_tàu galangan 造船 造船厂 船厂 船廠 조선소 zosen ναυπηγεία кораблестро* судостроен* sudostroen* sudostroyen* суднобудуван* судоремонтн* 船舶 船舶工业 船舶工業
port ports harbour harbor seaport porto porturi puerto puertos hafen порт* морск*_порт* liman limanı bandar بندر ميناء موانئ الموانئ للموانئ pelabuhan 港口 港务 港務 항만 kowan λιμένας नौपत्तन पोर्ट
terminal terminals терминал* термінал* پایانه ترمینال 码头 碼頭 터미널
offshore_drilling drilling offshore perforación perforações forage bohr бурени* бурова* буров* sondaj حفاری haffari حفر 钻井 鑽井
exploration exploracion explorations геологоразвед* разведк* اکتشاف اكتشاف استكشاف
defense defence defensa defesa difesa défense verteidigung оборон* оборонн* оборонпром* oboron* obrona obrann* obramben* védelmi apărare gynybos försvar savunma defa دفاع دفاعی defaei دفاعية الدفاع quốc_phòng pertahanan 国防 國防 방위 boei πολεμική ביטחון रक्षा def defensive védelem
military militär militaire militaires militar militare militari militair војн* воен* военн* військов* voenn* wojskow* vojensk* vojn* katonai askeri nezami نظامی عسكرية العسكرية عسكري quân_sự quân_đội tentera militer 军事 軍事 군사 sotilas военно voenno військово viiskovo
army armies jaysh jaish jeish jaich armée ejército exército esercito heer арми* армі* armia armáda hadsereg ordu ordusu artesh ارتش جيش الجيش armée_de_terre tentara 军 軍
navy naval флот* flot vmf вмф военно_морск* marina_militare armada_navy نیروی_دریایی donanma hải_quân 海军 海軍 navale navales
airforce air_force air_forces luftwaffe военно_воздушн* ввс نیروی_هوایی القوات_الجوية 空军
armed_forces forces force fuerzas forças forze streitkräfte вооружен*_сил* збройн*_сил* siły sily pajėgos pajėgų styrkor joukot erők forțe forțelor δυνάμεις niruhaye_mosallah نیروهای_مسلح القوات_المسلحة قوات القوات quwwat 武装 fuerzas_armadas forces_armées forças_armadas forze_armate forza niru niroo
arms weapons weapon ammunition munitions ordnance armament armaments armamento armements waffen оруж* озброєн* вооружен* боеприпас* oruzhi* broń zbroj* zbrojovka oružje fegyver silah mühimmat تسلیحات taslihat مهمات أسلحة ذخائر vũ_khí senjata 武器 兵器
missile missiles rocket rockets ракет* raketn* füze موشک موشکی mushak صواريخ 导弹 導彈 火箭
explosives explosive взрывчат* sprengstoffe explosivos patlayıcı 爆破
radar radars радар* радиолокац* رادار 雷达
tourism tourist siyaha siyahi tour tours travel travels trvl viajes viagens voyages viaggi reisen reisebüro туризм* турист* туристич* путешеств* turystyka turystyczn* turizam turistička cestovní putovanja utazási turism turismo turisme turizm seyahat سیاحت سیاحتی گردشگری gardeshgari مسافرت مسافرتی mosaferati سياحة السياحة للسياحة سياحية سفر السفر سفریات du_lịch pariwisata wisata pelancongan 旅行社 旅行 旅游 旅遊 여행 관광 ryoko kanko ท่องเที่ยว τουρισμός ταξίδια תיירות ट्रैवल्स ट्रेवल्स पर्यटन पर्यटन_tours matkat resor
hotel hotels hôtel hôtels hotelera hoteles albergo alberghi отель отел* готел* гостиниц* gostinits* hotelu szálloda otel otelcilik هتل فندق فنادق الفنادق للفنادق khách_sạn 酒店 饭店 飯店 호텔 ホテル โรงแรม ξενοδοχείο ξενοδοχειακή מלון होटल হোটেল resort resorts
real_estate realty immobilier immobilière immobilieres immobilien immo immobiliare inmobiliaria inmobiliario imobiliária imobiliario vastgoed onroerend_goed nieruchomości nieruchomosci nemovitosti nehnuteľnosti nekretnine nepremičnine ingatlan imobiliare недвижимост* нерухом* nedvizhimost* gayrimenkul emlak amlak املاک مستغلات عقارية العقارية عقارات العقارات للعقارات bất_động_sản nhà_đất properti hartanah 房地产 房地產 不动产 不動產 不動産 地产 地產 置业 置業 부동산 fudosan อสังหาริมทรัพย์ ακίνητα נדלן रियल_एस्टेट fastigheter kiinteistö kinnisvara
properties property props prop propiedades propriedades propriétés immobili eigentum mülk имуществ* майно 物业 物業
estate estates поместье
land grundstücks terrains tierras zemlya земельн* zemi arsa زمین أراضي الأراضي 土地 토지
housing homes wohnungsbau wohnungsbaugesellschaft habitat vivienda vivendas жилищн* житлов* konut مسکن maskan إسكان الإسكان nhà_ở perumahan 住宅 주택 jutaku
architecture architects architect architekten architectes arquitectos arquitectura architekt* архитект* mimarlık معماری
design designs diseño designer designers дизайн* tasarım طراحی tarrahi تصميم thiết_kế 设计 設計 디자인 sekkei
design_bureau design_bureaus konstruktorskoe_byuro конструкторск*_бюро proektno_konstruktorsk* opytno_konstruktorsk*_byuro конструкторск*_отдел* okb окб кб tkb бюро_конструкторск* tervezőiroda
automation automatisierung automatización automação automazione автоматик* автоматизац* avtomatik* avtomatizac* otomasyon اتوماسیون أتمتة tự_động_hóa 自动化 自動化 자동화
robotics robot robots робот* robotik 机器人 ロボット 로봇
lighting éclairage iluminación beleuchtung leuchten светотех* освещен* aydınlatma روشنایی إنارة chiếu_sáng 照明
heating hvac air_conditioning refrigeration тепло* теплов* klima ısıtma soğutma تهویه تكييف تبريد 空调 制冷 냉동
repair repairs maintenance mro ремонт* remontn* reparatur reparación réparation riparazioni bakım tamir onarım تعمیر تعمیرات tamirat صيانة الصيانة للصيانة sửa_chữa 维修 정비 overhaul
cleaning nettoyage limpieza limpeza pulizie reinigung уборк* temizlik تنظيف نظافة vệ_sinh 清洁
inspection testing certification test испытан* ispytateln* испытательн* certificación بازرسی فحص kiểm_định 检验 検査
surveying survey geodesy geodezi* геодез* geological geology geologi* геологич* геолог* geophysic* геофизич* geofizik* jeoloji 地质 測量
law legal lawyers attorney attorneys advokat* адвокат* юридич* rechtsanwälte rechtsanwaltskanzlei avocats abogados advogados avvocati studio_legale kancelaria hukuk avukatlık حقوقی محاماة للمحاماة 律师 律師 법무
accounting accountants accountant audit auditors auditing bookkeeping comptables comptabilité contabilidad contadores contabilidade commercialisti wirtschaftsprüfung wirtschaftsprüfungsgesellschaft steuerberatung аудит* бухгалтер* muhasebe denetim حسابرسی محاسبون تدقيق kế_toán kiểm_toán 会计 會計 회계
marketing mktg mkt mktng маркетинг* marketingov* pazarlama بازاریابی تسويق للتسويق tiếp_thị pemasaran 营销 行銷 마케팅 マーケティング
retail stores store supermarket supermarkets shops shop магазин* boutique tienda tiendas negozi mağaza mağazacılık sklep sklepy obchod* trgovin* فروشگاه foroushgah متاجر محلات cửa_hàng 商店 商场 百货 百貨 리테일 superstore
wholesale whsl wholesalers grossiste mayorista ingrosso großhandel optov* оптов* гуртов* toptan عمده‌فروشی جملة 批发
entertainment amusement unterhaltung entretenimiento развлечен* eğlence سرگرمی ترفيه giải_trí hiburan 娱乐 娛樂 엔터테인먼트 エンターテインメント
film films movie cinema pictures кино* фильм* filmcilik sinema فیلم سینما أفلام 影业 影視 映画 영화 eiga
music musik musique música musica музык* müzik موسیقی موسيقى 音乐
sports sport sporting esport deportes deportivo esporte esportes спорт* spor ورزش ورزشی varzeshi رياضة رياضية الرياضي thể_thao olahraga sukan 体育 體育 스포츠 スポーツ
club clubs клуб* клубу klub klubu kulüp kulübü باشگاه bashgah نادي النادي câu_lạc_bộ 俱乐部 俱樂部
gaming games game casino casinos казино азартн* oyun بازی ألعاب
culture cultural culturel culturelle cultura kultur kultury kulturn* культур* kültür فرهنگ فرهنگی farhangi ثقافة ثقافية الثقافية văn_hóa budaya 文化 문화 bunka
art arts искусств* мистецтв* kunst هنر honar فنون nghệ_thuật 艺术 藝術 예술
library libraries bibliothek biblioteca bibliothèque библиотек* کتابخانه مكتبة thư_viện 图书馆
museum museums musée museo музе* müze موزه متحف bảo_tàng 博物馆
party partido partit partai parti partia партия парти* parteja partidul Partei párt stranka hezb حزب الحزب 党 黨 당
movement movimiento harkat haraket movimento mouvement bewegung движен* dvizhenie рух* ruch hnutí pokret mozgalom hareketi hareket harakat haraka jonbesh jonbash nehzat جنبش نهضت حركة الحركة phong_trào gerakan pergerakan 运动 運動
front frente fronte фронт* cephesi cephe jabhat jabha jebhe جبهه جبهة الجبهة mặt_trận barisan
brigade brigades brigadas brigadi brigaden бригад* brygada tugayı تیپ liwa لواء كتائب kataib katibat katiba kata'ib كتيبة lữ_đoàn
battalion battalions bataillon batallón батальон* batal'yon گردان gordan tabur tiểu_đoàn
regiment regiments полк* regimiento هنگ trung_đoàn
division divisions дивизи* división لشکر lashkar lashkare laskar tümen فرقة sư_đoàn
corps korps korpus* cuerpo corpo corpului корпус* hadtest seppah sepah sepahe سپاه فيلق kolordu quân_đoàn سپه 兵团 兵團 корпуса
guard guards garde gardes guardia guarda guardas гварди* гвард* gvard* garda gárda gvardijos pasdaran پاسداران حرس الحرس muhafızları vệ_binh страж* strazh*
revolutionary revolution revolutionaire révolution révolutionnaire revolución revolucionario revolucionaria revolução revolucionária rivoluzione rivoluzionario rivoluzionarie rivoluzionaria революц* революцион* revoliuc* revolucij* revolution* revoluční* rewolucj* forradalmi revoluției devrim enqelab enghelab enqelabe انقلاب انقلابی ثورة الثورة الثوري cách_mạng 革命 혁명 vallankumous revolucionarias revolucionarios révolutionnaires
liberation libération liberación liberação liberazione befreiung освобожден* визвол* wyzwolen* kurtuluş رهایی تحرير التحرير giải_phóng pembebasan 解放
police polis polizei polizia policía polícia полиц* поліц* policj* policie rendőrség نیروی_انتظامی پلیس شرطة الشرطة công_an 警察 公安 경찰 милиц* militsiya polizeidirektion
intelligence espionnage inteligencia intelligenza разведывательн* razvedyvateln* nachrichtendienst istihbarat اطلاعاتی استخبارات المخابرات tình_báo intelijen 情报 reconnaissance recon reconnaisance разведк* razvedk* розвідк* rozvidk* inteligência renseignement nachrichtendienste اطلاعات ettelaat etelaat
prison prisons gefängnis cárcel penitenciario тюрьм* колони* колонія* hapishane cezaevi zendan زندان سجن nhà_tù 監獄 penitentiary penitentiaries исправительн*_колони* correctional
ministry minist ministère ministerio ministério ministero ministerium ministerie министерств* міністерств* minister* ministerstvo ministerul minisztérium bakanlığı bakanligi vezarat vezarate wezarat wizarat وزارت وزارة kementerian υπουργείο משרד मंत्रालय nazirliyi vazirligi ministeerium min_of
government govt gov gouvernement gobierno governo regierung правительств* уряд* rząd vláda kormány hükümeti hükümet dowlat doulat دولت دولتی حكومة الحكومة حكومي الحكومية chính_phủ pemerintah kerajaan 政府 정부 gvt
council councils conseil consejo conselho consiglio совет* рада ради rady rada savet vijeće tanács konseyi shura shoura shoraye شورای شورا مجلس شورى hội_đồng dewan majlis 理事会
committee committees cttee cmte comité comitato comitê komitee комитет* комітет* komitet* výbor odbor bizottság komitesi komite komiteh کمیته لجنة اللجنة ủy_ban 委员会 委員會 위원회 iinkai επιτροπή
commission commissions comision comisión comissão commissione kommission комисси* комісі* komis* komisyon کمیسیون هيئة الهيئة commn comn
authority authorities autorité autoridad autoridade autorità behörde 管理局 سلطة السلطة otorite yetkilisi cơ_quan auth authty
administration admin administración administração amministrazione verwaltung администрац* адміністрац* administrat* úřad úrad urad управа idaresi edare اداره إدارة
directorate direction dirección direção direzione direktion дирекци* директорат* direktorat* dyrekcja ředitelství riaditeľstvo uprava igazgatóság direcția müdürlüğü modiriyat مدیریت مديرية المديرية tổng_cục управлен* upravlen* управлінн* upravlinn*
embassy embassies embajada embaixada ambasciata botschaft ambassade посольств* ambasada velvyslanectví nagykövetség büyükelçiliği sefarat سفارت سفارة السفارة đại_sứ_quán kedutaan 大使馆 大使館 대사관 taishikan
consulate consulado consolato konsulat консульств* konsolosluğu کنسولگری قنصلية lãnh_sự 领事馆
parliament parlamento parlement парламент* duma дума sejm majles بارلمان meclisi
federation federations fed fédération federación federação federazione föderation verband federatie федерац* федерація* federac* federacj* federacij* szövetség szövetségi föderáció federația federasyonu فدراسیون federasyon اتحادیه اتحاد الاتحاد liên_đoàn persekutuan 联合会 聯合會 연맹 ομοσπονδία
federal fédéral fédérale federale federalny федеральн* федеральне* federaln* bundes bundesstaatlich اتحادي الاتحادي 联邦
union unions unión união unione vereinigung союз* soyuz soyuzn* спілк* związek unie savez zveza szakszervezet uniunea birliği birligi ettehadiyeh اتحادية công_đoàn serikat kesatuan 联盟 聯盟 rengō
society soc societies товариств*_суспільн* общественн* społeczn* cemiyeti cemiyet jamiat jamiyat jamiyyat jamiah jamia anjuman انجمن جمعية الجمعية hội perhimpunan 协会 協會 学会 學會 협회 kyokai
association assoc verein vereniging förening föreningen assn ass'n asscn associations asociación asociacion associação associazione ассоц* ассоциац* асоціац* assotsiats* asociac* asocjacj* udruženje združenje egyesülete asociația asociatia derneği dernegi dernek ettehadieh جمعیت رابطة hiệp_hội asosiasi persatuan 총연합회 ένωση συλλόγος
consortium consorcio consórcio consorzio konsortium консорц* konsorcj* konsorsiyum konsorsiyumu کنسرسیوم ائتلاف_consortium 财团 컨소시엄
syndicate syndicat sindicato sindikat* синдикат*
islamic islam islami islamique islamiques islámica islámico islamica islamico islamisch* islamisk* islamski* islamsk* islamitische islamilai* islámsk* iszlám islamiska islamului ислам* исламск* ісламськ* islamiya islamiyya islamiyah islamiyyah islamia islamiah اسلامی اسلام إسلامية الإسلامية الإسلامي إسلامي islamiyyatu islamskiej hồi_giáo 伊斯兰 ισλαμική ισλαμικής islám iżlamika iosalmach
jihad jihadi cihad džihad джихад* جهاد الجهاد djihad jehad
mujahideen mujahidin mujahedin mujahideens mudžahedin моджахед* مجاهدین مجاهدين المجاهدين mojahedin mucahit
martyr martyrs shahid shohada shuhada shaheed shahed شهید شهدا شهداء الشهداء şehit
mosque masjid mescid cami camii мечет* مسجد المسجد جامع moschee mezquita
church churches iglesia église chiesa igreja kirche церк* cerkiew kościół kilise کلیسا كنيسة nhà_thờ gereja 教会 教會 교회
republic république republique república republica repubblica republik republiek республик* республіка* rzeczpospolita rzeczpospolitej republika republiky republike republicii köztársaság jomhuri jomhouri jumhuriya jumhuriyat جمهوری جمهورية الجمهورية cộng_hòa 共和国 共和國 공화국 δημοκρατία δημοκρατίας cumhuriyeti respublika rep repub
workers worker labour labor trade_union trabajadores trabalhadores travailleurs lavoratori arbeiter рабоч* трудов* robotnicz* işçi kargaran کارگران عمال العمال công_nhân lao_động buruh pekerja 工人 労働 노동
farmers farmer campesinos agricultores dihqan çiftçi
youth jugend jeunesse juventud juventude gioventù молодеж* молодіжн* młodzież mládež gençlik javanan جوانان شباب الشباب thanh_niên pemuda belia 青年 청년
women frauen femmes mujeres mulheres donne женск* kadın zanan زنان نسائية phụ_nữ wanita 妇女 婦女
children kinder enfants niños crianças bambini дет* детск* dzieci çocuk kudakan کودکان أطفال trẻ_em anak 儿童
students student talaba talabah étudiants estudiantes studenten студен* öğrenci daneshjuyan دانشجویان طلاب sinh_viên pelajar 学生
brotherhood ikhwan ikhvan إخوان اخوان الإخوان الاخوان братств* hermandad fraternité
`;
