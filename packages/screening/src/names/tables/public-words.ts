/**
 * Words of states, armies, courts and sciences, and of what companies of them do, one idea a line in the languages and
 * abbreviations they are met in: the first names the idea. `_` parts the words of a phrase, `*` ends the stem of a Slavic
 * word that is declined. Hand-written from dictionaries and from the names that states give their own bodies.
 */
export const publicWords = `
interior internal intérieur interieur interno interna interni inneren innern внутренн* внутрішн* vnutrenn* içişleri daxili داخلية الداخلية dakhiliya dakhiliyya wewnętrzn* vnitra vnútra belügyminisztérium binnenlandse 内务 內務 내무 dalam_negeri nội_vụ εσωτερικών вътрешн* унутран* intérieure intérieures interne internes afacerilor_interne afaceri_interne vnitřní belügyi belügy inrikes inrikesministeriet indenrigs indenrigsministeriet innenministerium innere siseministeerium siseasjad siseasjade sisäministeriö sisäasiainministeriö sisäasiain iekšlietu vidaus vidaus_reikalų interiorni мвд mvd гувд guvd увд ровд rovd умвд umvd гумвд ichki_ishlar ички_ишлер ішкі_істер dakheli dakheliye وزارت_کشور vezarat_keshvar interne_afaceri daxili_işlər мвс 인테리어 インテリア อินทีเรีย ตกแต่งภายใน brendshme punëve_të_brendshme puneve_te_brendshme mambo_ya_ndani wizara_ya_mambo_ya_ndani
justice юстиц* yustits* justicia giustizia justiça justiz sprawiedliwości spravedlnosti adalet عدل العدل adl دادگستری dadgostari 司法 사법 keadilan tư_pháp justiční spravodlivosti pravosuđa pravosudje pravde pravosodje правосудие правосъди* igazságügyi igazságügy justiției justitie justisie rättvisa justis oikeusministeriö justiitsministeerium tieslietu teisingumo δικαιοσύνης adliya ədliyyə әділет минюст* العدالة drejtësisë drejtesise kehakiman
customs таможен* tamozhen* митн* mytn* aduana aduanas dogana dogane douane douanes douanière zoll zollamt gümrük جمارك الجمارك jamarik گمرک gomrok celn* 海关 海關 세관 hải_quan bea_cukai alfândega celní vamă таможня митниця tulli 税関 carina celny haiguan doganes doganat doganave muitas muitinė tolliamet vámhivatal vamal doganore τελωνείο zeikan kastam
tax taxes taxation налог* налогов* nalog* податк* податков* impuestos impôts tributaria tributos steuer steuern vergi ضرائب الضرائب مالیات maliyat podatk* 税务 稅務 세무 pajak thuế nodokļu mokesčių maksuamet adóhivatal tatimore tatimeve φόρων φορολογική
affairs affair asuntos affaires affari assuntos negócios angelegenheiten дел дела справ spraw işleri شؤون الشؤون shuun امور umur omur 事务 事務 urusan spraw_wewnętrznych binnenlandse_zaken ügyek ügyi reikalų afaceri afacerilor assumptos poslova справам справах справаў spravau ishlar истер işler umure umoor omoor ομοθέματα υποθέσεων υποθέσεις lietu asiain zaken sprawy poslove zadev zadeve справи spravy əmur işlər asjade punëve
supreme supremo suprema suprême oberste верховн* verkhovn* вищ* najwyższ* nejvyšší عليا العليا عالی yüksek 最高 tối_cao ανώτατο ανωτάτου върховн* вярхоўн* najvyššia legfelsőbb oberster oberstes oberstem hoogste högsta høyeste højeste korkein kõrgeim augstākā aukščiausiasis aukščiausioji oliy жоғарғы jogorku الأعلى اعلى
court courts tribunal tribunale corte cour gericht gerichtshof суд суда судов* mahkeme mahkemesi محكمة المحكمة دادگاه dadgah 法院 법원 pengadilan mahkamah судебн* sudebn* sądu soudní soudu súdny súdu bíróság instanța judecătoria kohus tuomioistuin tiesa teismas domstol domstolen rechtbank gerechtshof δικαστήριο mahkama mahkamasi juzgado juzgados tribunali tribunales tribunais суды судд dadgahe gjykata tòa_án saibansho
prosecutor prosecutors prosecution procuracy прокуратур* прокурор* prokuratur* prokuror* fiscalía procura procuraduría staatsanwaltschaft savcılığı نيابة دادستانی 检察 검찰 tužiteljstvo tužilaštvo tožilstvo odvjetništvo ügyészség parchetul åklagare anklagemyndigheden syyttäjä procuradoria dadsara دادسرا εισαγγελία kejaksaan viện_kiểm_sát
president presidential presidency президент* prezident* presidente presidencia présidence présidentielle präsident cumhurbaşkanlığı رئاسة ریاست_جمهوری 总统 總統 대통령 prezidentūra prezidentūros présidentiel presidencial președinție președintelui präsidial elnöki elnök præsident presidentin riyasat ریاست προεδρία προεδρικό başkanlığı başkanlık προέδρου chủ_tịch
chamber chambers палат* cámara chambre kammer camera_di_commercio izba komora odası غرفة الغرفة اتاق otaq 商会 商會 상공회의소 ghurfat rūmai dhoma επιμελητήριο
emergency emergencies чрезвычайн* chrezvychayn* надзвичайн* emergencia emergencias urgence urgences notfall acil طوارئ الطوارئ اورژانس 应急 ārkārtas ypatingų hädaolukorra katasztrófavédelmi urgență emergjencave εκτάκτων darurat khẩn_cấp
situations situation ситуац* situats* ситуацій
rescue спасен* спасательн* spasatel* рятувальн* rescate sauvetage rettung rettungs kurtarma إنقاذ الإنقاذ نجات 救援 구조 salvation salvación salvação salvezza salvării lifesaving life_saving resgate salvamento redding reddings redningstjeneste redning räddning räddningstjänst räddningstjänsten pelastus pelastuslaitos päästeamet glābšanas gelbėjimo záchranná záchranný katastrofavédelem mentőszolgálat спасителн* рятувальник* xilas қутқару құтқару қутқарув وخلاص
fire пожарн* pozharn* пожежн* incendios incendie feuerwehr feuer bomberos pompiers itfaiye إطفاء آتش‌نشانی 消防 소방 ugunsdzēsības priešgaisrinė tuletõrje tűzoltó pompieri zjarrfikës πυροσβεστική pemadam_kebakaran phòng_cháy
border frontier погран* пограничн* pogranichn* прикордонн* frontera frontières grenze grenz granic* sınır حدود الحدود مرزبانی marzbani 边防 국경 robežsardze robežu pasienio határőr kufirit συνόρων perbatasan biên_phòng
immigration migration миграц* міграц* migración inmigración einwanderung göç هجرة الهجرة مهاجرت 移民 출입국
infantry infanterie infantería fanteria пехот* pekhot* піхот* мотострелков* piechoty مشاة المشاة 步兵 보병 motor_rifle motorised_rifle motorized_rifle motor_rifles mechanised_infantry mechanized_infantry motostrelkov* rifle_infantry
separate отдельн* otdeln* окрем* okrem* selbständig samodzieln* samostatn* detached самостоятельн* асобн*
artillery artillerie artillería artiglieria артиллер* artiller* артилер* مدفعية توپخانه 炮兵 포병
armored armoured tank tanks панцир* бронетанков* танков* tankov* blindado blindés panzer مدرع مدرعة زرهی zerehi 装甲
airborne paratroopers paratroop десантн* desantn* parachutiste paracaidista luftlande مظليين هوابرد aerotransportada aerotransportadas aerotransportado aviotrasportate aviotrasportata paracadutisti paracaidistas parachutistes paraquedistas powietrzno_desantow* αερομεταφερόμενες αερομεταφερόμενων légideszant ejtőernyős luftburna luftlandetruppen luchtlandingstroepen maahanlaskujoukot õhudessantvägi fallschirmjäger desant desantul vozdušno_desantn* въздушнодесантн* воздушнодесантн* hava_indirme вдв air_assault airborne_assault повітрянодесантн* luchtlanding ejército_aerotransportado 空挺
troops войск* voisk* voysk* військ* tropas troupes truppen wojsk vojsk* birlikleri نیروهای forces
military_unit military_units войсков*_част* voiskov*_chast* voyskov*_chast* voyskovaya_chast в_ч військов*_частин* army_unit unidad_militar unité_militaire jednostka_wojskowa 部队 sotilasyksikkö sotilasyksikön militäreinheit militäreinheiten militär_enhet militære_enhed militær_enhed militaire_eenheid unità_militare unitatea_militară unitate_militară στρατιωτική_μονάδα vojna_enota vojna_jedinica karinis_dalinys karinis_padalinys militārā_vienība sõjaväeosa военно_поделен* вайсков*_частк* askeri_birlik 군부대 v_ch voinskaya_chast voynskaya_chast
staff general_staff генеральн*_штаб* état_major estado_mayor generalstab genelkurmay هيئة_الأركان ستاد stabu 스태프 スタッフ
veterans veteran ветеран* veteranos vétérans veteranen gaziler قدامى جانبازان veteranilor veteranëve cựu_chiến_binh
resistance resistencia résistance resistenza widerstand сопротивлен* опір مقاومة المقاومة مقاومت moqavemat muqawama direniş 抵抗 moghavemat moghavemate moqavemate muqawamah muqavemat moqavama мукавама
victory победа перемог* victoire vitória sieg zafer نصرت پیروزی 胜利 勝利 승리 วิคตอรี่ ชัยชนะ
peace paz paix pace frieden barış سلام السلام صلح 和平 평화 สันติ สันติภาพ heiwa paqe perdamaian
freedom liberty свобод* svobod* libertad liberté libertà liberdade freiheit özgürlük حرية الحرية آزادی azadi 自由 자유 wolność wolności slobody slobode frihet frihets frihed friheds vrijheid vrijheids laisvė laisvės brīvība brīvības szabadság libertate libertatea libertății ελευθερία ελευθερίας vapaus vapauden vabadus vabaduse ħelsien свабод* hurriya hurriyya liberdades 자유화
crime crimes criminal criminals преступн* злочинн* prestupn* kriminal* criminel criminelle crimen criminale kriminell suç جريمة جرائم الجريمة جنایی 犯罪
alliance alliances alianza aliança alleanza allianz альянс* alyans* ittifak ittifakı تحالف التحالف ائتلاف aliansi 同盟 동맹
coalition коалиц* koalits* coalición coalizione koalition koalisyon
congress конгресс* kongress* з'їзд congreso congrès congresso kongresi kongre مؤتمر المؤتمر کنگره 大会 kongresas kongresszus συνέδριο
assembly асамбле* ассамбле* asamblea assemblée assemblea assembleia versammlung meclis جمعية_عامة közgyűlés adunarea kuvendi συνέλευση
welfare bienestar benestar благосостоян* refah رفاه رفاهية الرفاه 福祉 복지 kesejahteraan refahi رفاهی bien_être bem_estar benessere wohlfahrt wohlfahrts welzijn sociálna_starostlivosť socijalna_skrb благосъстояние добробут* дабрабыт* tehzisty behzisti بهزیستی riaya رعاية الرعاية ijtimoiy_ta'minot bokji pokchi 福利 phúc_lợi kebajikan wellbeing well_being hyvinvointi velfærd välfärd velferd blahobyt dobrobit gerovė jólét jóléti dobrobyt благополуч* 厚生 rifah
reconstruction rebuilding reconstrucción ricostruzione wiederaufbau восстановлен* реконструкц* відбудов* إعمار الإعمار بازسازی bazsazi imar 重建 재건
infrastructure infrastructures infraestructura infraestructuras infraestrutura infrastrutture infrastruktur инфраструктур* інфраструктур* altyapı زیرساخت البنية_التحتية 基础设施 cơ_sở_hạ_tầng zirsakht zirsakhtha zirsakht_haye زیرساخت‌های زیرساختی infraestruturas infrastruttura infrastructurii taristu altyapısı bunyat_tahtiya inprastruktur jichu_sheshi 인프라 υποδομές
physics physical phys физик* физическ* физико fizik* fizyki física fisica physique physik fysik فيزياء الفيزياء فیزیک 物理 물리 vật_lý fisika
biology biological biolog* биолог* биологическ* біолог* biologie biología biologia زیستی بيولوجي 生物学 생물 바이오로직스
mathematics mathematical математик* математическ* matematik* mathématiques matemáticas matematica mathematik رياضيات رياضی 数学 수학 matematički математичн* matemático mathématique
geography geographic geographical географ* geografía géographie 地理
clearing clearinghouse clearing_house клиринг* kliring* compensación_y_liquidación compensation_et_règlement مقاصة
settlement settlements расчетн* raschetn* розрахунков* liquidación rozliczeniow* تسوية raschetov расчетов розрахунк* rozrachunków разліков* regolamento afwikkeling abwicklung abwicklungs takas_ve_saklama takası settlement_house compensare_și_decontare decontare elszámoló elszámolás hisob_kitob
depository depositary депозитар* depozitar* depósito_central депозитарн* نگهداری_اوراق
registrar registry registration реестр* регистратор* реєстр* registro registre register_office sicil ثبت sabt تسجيل 登记
stock_exchange bourse бирж* birzh* börse bolsa bolsa_de_valores borsa borsası bursa بورصة البورصة بورس 交易所 证券交易所 거래소 giełda burza tőzsde bursa_de_valori χρηματιστήριο χρηματιστηρίου bursa_efek sở_giao_dịch_chứng_khoán
corporate corporativo corporativa корпоративн* korporativ* kurumsal
control controls контрол* kontrol* contrôle controllo kontrolle kontrolü رقابة الرقابة کنترل 控制 컨트롤 콘트롤 컨트롤스 コントロール コントロールズ คอนโทรล ควบคุม
device devices apparatus аппарат* apparat* aparatos appareils cihaz cihazları دستگاه أجهزة 装置 dispositivo dispositivos dispositifs dispositivi устройств* пристро* naprave eszközök eszköz készülékek аппаратостроен* апаратобуд* девайс* デバイス 器件 dispozitive 디바이스 デバイセズ
engine engines engine_building dvigatel* двигател* двигун* двигателестро* двигателестроен* моторостро* моторостроен* dvigatelestro* dvigatelestroyen* motorostro* motorostroyen* moteurs triebwerk triebwerke motorlar محركات 发动机 發動機 엔진 motorsazi motor_sazi motorsaz motorművek motorvállalat motorgyár motorkutató silników motoren motorenbau motorenwerke moteur motores motori motore موتورسازی موتور_سازی المحركات variklių dzinēju mootorid moottori moottorit fadongji 발동기 motorenwerk motorenfabrik silniki motorů motoarelor авиадвигател* авиамоторн* моторобуд* двигунобуд* motorbuilding enginebuilding рухавік* mühərrik mühərrikləri エンジン
turbine turbines турбин* turbin* türbin توربين توربین 汽轮机 涡轮
composite composites композит* kompozit* compuestos verbundwerkstoffe کامپوزیت 复合 morakab morakkab مرکب composés compositi compósitos кампазіт* komposit komposiitti komposite compuesto_material σύνθετα_υλικά 복합재료 pokhap 複合材 композиционн* композицийн* композиційн* composito
additive_technologies аддитивн*_технолог* additivn*_tekhnolog*
generation генерац* генерирующ* generats* generiruyushch* generación generazione erzeugung
potash potassium калий* калийн* калійн* каліє* kaliyn* kaliin* potasse potasa kalium 钾肥
civil civile civiles zivil гражданск* grazhdansk* цивільн* tsyviln* cywiln* civiln* sivil مدني المدني مدنية مدنی 民用 민간 sipil ซีวิล โยธา doboku
participation katılım katilim participación beteiligungsbank deelnemingen
fleet fleets flotilla flotte flota флотил* donanması أسطول الأسطول ناوگان 舰队 함대
salt salz солян* solyan* сол* tuz نمک ملح 盐业 소금 seien
gypsum гипс* gips* yeso gesso جبس گچ
phosphate phosphates фосфат* fosfat* phosphor fosfato فوسفات 磷
nitrogen азот* azot* azote nitrógeno stickstoff نيتروجين azotowe lämmastik typpi kvæve kväve 窒素
nickel никел* nikel* níquel نيكل 镍
titanium титан* titanio titane تيتانيوم 钛
uranium уран* uranio اورانیوم 铀
housing_and_utilities жилищно_коммунальн* житлово_комунальн*
supporters supporter simpatizantes сторонник* partisans anhänger مناصر followers seguidores последователи последовател* поддръжници поддръжник* prívrženci stoupenci zwolennicy podporniki pristaše partidarios sympathisants unterstützer kannattajat támogatói šalininkai atbalstītāji susținătorii tilhængere anhängare
soldiers soldier soldados soldats soldaten солдат* soldat* جنود askerler jund junud ajnad войници войник* vojáci żołnierze soldaterna soldater στρατιώτες στρατιωτών katonák sotilaat sõdurid kareivji kareivių الجنود
drug drugs narcotics narcóticos stupéfiants drogas droga наркотик* مخدرات مواد_مخدر
trafficking trafficker traffickers tráfico trafic traffico kotsu
higher superior supérieur supérieure высш* vyssh* вищої wyższa yükseköğretim عالي العالي
combatant combatants fighting fighter fighters combattant combattants combatiente مقاتلة المقاتلة مقاتل المقاتل المقاتلون combat combate combates combattimento combattenti combatientes combatentes warriors warrior guerreros bojovníkov bojovníků wojowników bojowników kämpfer kämpfern kämpfende бойна боец бойц* boyets boytsov бойов* luptătorilor luptători taistelijat taistelijoiden harcos harcosok kovotojų kovotojai kaujinieku võitlejate strijders voorvechters kæmpere krigere akıncılar savaşçılar savaşçı borbena borbene borbenih borcev ġellied μαχητών
militia militias milicia milicias milice milices miliz milizen milizia milizie milizja militie ополчен* opolchenie ополченн* domobranstvo ميليشيا ميليشيات milis_kuvvetleri 民兵 민병대
political politically politique politiques politisch politische politischen politischer politisches político políticos política políticas politiche politiek politieke politisk politiska politiske politiskās politinis politinio politinė politično politikai poliitiline poliitilise poliittinen poliittisen политическ* політичн* палітычн* politice siyasi siyosiy سیاسی سياسية السياسية سياسي السياسي siyasiyya siyasiyah 政治 chongchi jeongchi chính_trị
communist communists communiste communistes comunista comunistas comuniste comunisti comunist kommunistische kommunisten kommunistisk kommunistiska kommunistiske kommunista communistische komunistična komunistične коммунистическ* комуністичн* комунистическ* камуністычн* комунистичк* kommunistliku kommunistlik komunistų komunistinė kommunistinen kommunistisen компарти* komünist kommunistik κομμουνιστικό κομμουνιστική 共产 共産 공산당 cộng_sản komunis شيوعي الشيوعي الشيوعية کمونیست کمونیستی
volunteer volunteers volunteering voluntary_corps добровольц* добровольческ* добровольч* доброволц* доброволческ* добраахвотн* добраахвотніц* volontaire volontaires volontari volontariato voluntario voluntarios voluntariado voluntari voluntarilor freiwillige freiwilligen freiwilligenkorps vrijwilligers vrijwillig frivillige frivilliga dobrovoľníkov prostovoljcev dobrovoljac dobrovoljaca vabatahtlike vabatahtlik vapaaehtoisten vapaaehtoiset savanorių savanoriai brīvprātīgo önkéntes önkéntesek εθελοντών εθελοντές εθελοντικό gönüllü gönüllüler gönüllüleri davtalab داوطلب داوطلبان متطوعين المتطوعين المتطوعون 志願 志愿者 ボランティア sukarelawan tình_nguyện
counter_terrorism counterterrorism counter_terror counter_terrorist counterterrorist anti_terror anti_terrorism anti_terrorist antiterror antiterrorism антитеррор* антытэрор* антитерор* контртеррор* antiterrorismo antiterroristas antiterrorista antiterroriste antiterroristes antiterroristisch terrorabwehr terrorismusbekämpfung terrorismebestrijding terrorelhárítási terrorelhárító terrorizmusellenes αντιτρομοκρατική αντιτρομοκρατικής terrorismivastane terrorisminvastainen terörle_mücadele مكافحة_الإرهاب مکافحت_تروریسم ضد_تروریسم zedde_terror mukafahat_al_irhab 反恐 대테러
electronic_warfare радиоэлектронн*_борьб* радіоелектронн*_боротьб* радыёэлектронн*_барацьб* guerra_electrónica guerra_eletrônica guerra_elettronica guerre_électronique elektronische_kampfführung elektronische_kriegsführung elektronikus_hadviselés elektronik_harp elektronik_harbi جنگ_الکترونیک jang_e_elektronik jange_elektronik الحرب_الإلكترونية 电子战 電子戦 전자전
peacekeeping peacekeeper peacekeepers миротворч* миротворец mirotvorets mirotvortsy миротворц* міратворч* mantenimiento_de_la_paz maintien_de_la_paix mantenimento_della_pace manutenção_da_paz friedenstruppen friedenssicherung vredesmacht sił_pokojowych barış_gücü حفظ_السلام 维和 평화유지
morality moralidad moralidade moralità moralité mœurs moralności moralność moralnost moralnosti moralės moralitātes moralității moralitate moraal sittenpolizei zedenpolitie moralpolis sedlighets tikumības erkölcsrendészet нравствен* моральн* amniyat_akhlaqi اخلاقی امنیت_اخلاقی ηθών ahlak_polisi 모빌리티 モビリティ
socialist socialista socialistas socialistes socialiste sozialistisch sozialistische sozialistischer socialistische socialistisk socialistiska социалистическ* соціалістичн* socialistų sotsialistlik sosialistinen sosialistisk szocialista σοσιαλιστικό σοσιαλιστική sosyalist اشتراكي الاشتراكي سوسیالیست 社会主义 社會主義 사회주의
caliphate califate califato califat kalifat kalifaat kalifatet халифат* халіфат* khilafah khilafa khilafat hilafet الخلافة خلافة خلافت kalifatul
salafist salafists salafi salafiste salafista salafisti salafistisch salafistische salafistisk салафит* салафистк* salafiya salafiyya selefi السلفية سلفية
preaching predication predicación prédica predigt dawah daawah daawa الدعوة tabligh_dawah проповед* dakwah
struggle lucha lucha_armada борьб* боротьб* барацьб* αγώνας αγώνα agonas aghonas mücadele mücadelesi مبارزه mobarezeh
detention remand_centre pretrial_detention_centre untersuchungshaft untersuchungshaftanstalt centro_de_detención centro_de_detenção centre_de_détention huis_van_bewaring areszt_śledczy مركز_احتجاز 구치소
investigative investigating следчы sledchy tergov tergovchi
sabotage диверсійн* sabotaje sabotagem sabotaggio تخريب خرابکاری
legion legione legião legiunea legioona leegion legija легион* легіон* lejyon فيلق_أجنبي 军团_外籍 légió
detachment detachments squad squads отряд* загін загону атрад* destacamento destacamentos détachement détachements distaccamento escuadra escuadras escuadrón escuadrones odred odreda мфреза müfreze مفرزة
gang gangs pandilla pandillas банд* bande_criminelle bandengruppe çete çetesi عصابة عصابات banda bande банда
cartel cartels cárteles cartelul cartello kartell картел* картель* 卡特尔 카르텔 カルテル
organized_crime organised_crime организованн*_преступн* організован*_злочинн* crimen_organizado crime_organizado criminalité_organisée crime_organisé organisierte_kriminalität organisiertes_verbrechen criminalità_organizzata przestępczość_zorganizowana organize_suç organize_suçlar جرایم_سازمان_یافته jarayem_sazmanyafte 有组织犯罪 조직범죄
religious religieux religieuse religioso religiosa religiosos religiös religiöse religieuze религиозн* релігійн* рэлігійн* náboženská náboženské náboženství verska verske vallási religioosne uskonnollinen دینی دينية الدينية مذهبی diniy 宗教 tôn_giáo
diplomacy diplomatic diplomatie diplomatique diplomacia diplomático diplomática diplomazia дипломат* дипломатия διπλωματία diplomasi diplomatiya دبلوماسية دیپلماسی 外交
officers officer офицер* офіцер* officiers oficiales oficiais ufficiali offiziere offizieren officieren subaylar ضباط الضباط افسران 军官 将校
compatriots соотечественник* співвітчизник* суайчынник* compatriotas compatriotes compatrioti landsleute rodaków krajané сънародни* соотечеств 同胞
commonwealth_of_independent_states cis снг sng співдружн*_незалежн*_держав содружеств*_независим*_государств* comunidad_de_estados_independientes communauté_des_états_indépendants gemeinschaft_unabhängiger_staaten wspólnota_niepodległych_państw 独联体 독립국가련합
proving_ground proving_grounds test_range test_site testing_ground firing_range полигон* полігон* палігон* испытательн*_полигон* polígono_de_tiro polígono_de_pruebas champ_de_tir truppenübungsplatz schießplatz ميدان_رماية 试验场 靶场 시험장
reactor reactors реактор* réacteur réacteurs reactores reattore reattori kernreaktor рэактар* راکتور مفاعل مفاعلات reaktorhaye reactorhaye 反应堆 反應堆 원자로 原子炉
custody custodian custodians custodia dépositaire depositarios verwahrstelle depotbank bewaarinstelling saklama кастоди* 托管
standardization standardisation стандартизац* standardizare normalización normalisation normalização normung standardisering استانداردسازی تقييس 标准化 標準化 표준화 standartu standartų szabványügyi standardizimit τυποποίησης standardisasi tiêu_chuẩn
study studies étude études etude etudes estudio estudios estudo estudos studien studie studi دراسات الدراسات دراسة مطالعات studia çalışmaları dirasat derasat dirasaat
secretariat secrétariat secretaría secretaria sekretariat segreteria secretariado секретариат* секретаріат* الأمانة_العامة دبيرخانه 秘书处 書記局
orthodox православн* pravoslavn* orthodoxe ortodoxo ortodoxa ortodoxă ortodosso ortodossa orthodoxer prawosławn* ortodoks الأرثوذكسية الأرثوذكسي ορθόδοξη ορθόδοξος 东正教 オーソドックス
cossack cossacks казач* казак* козац* козак* kosaken cosaques cosacos cosacchi kazachy kazachye kozacy 哥萨克
squadron squadrons эскадрил* ескадрил* eskadron escadron escadrons escadrille escuadrón escuadrones escuadrilla esquadrão squadriglia staffel geschwader eskader
passenger passengers пассажирск* пасажирськ* passagers pasajeros passageiros passeggeri passagier pasażersk* yolcu الركاب مسافربری 客运 客運 旅客 여객
grid grids power_grid 电网 電網
deposits deposit depositi depósitos dépôts einlagen депозитн* вклад* ودائع
telephones telephone teléfonos téléphones telefones telefoni телефон* telefon الهاتف تلفن 电话
olympic olympics олимпийск* олімпійськ* olympique olímpico olímpica olimpico olimpik olympisch 奥林匹克 올림픽 オリンピック الأولمبية المپیک
freeport_authority free_port_authority brīvostas_pārvalde brīvostas brīvosta freihafenverwaltung autoridad_del_puerto_franco autorité_du_port_franc autorità_del_porto_franco
lyceum lycée лицей liceo licée liceu lyzeum
`;
