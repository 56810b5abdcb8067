/**
 * Words of states, armies, courts and sciences, and of what companies of them do, one idea a line in the languages and
 * abbreviations they are met in: the first names the idea. `_` parts the words of a phrase, `*` ends the stem of a Slavic
 * word that is declined. Hand-written from dictionaries and from the names that states give their own bodies.
 */
export const publicWords = `
interior internal intérieur interieur interno interna interni inneren innern внутренн* внутрішн* vnutrenn* içişleri daxili داخلية الداخلية dakhiliya dakhiliyya wewnętrzn* vnitra vnútra belügyminisztérium binnenlandse 内务 內務 내무 dalam_negeri nội_vụ εσωτερικών вътрешн* унутран*
justice юстиц* yustits* justicia giustizia justiça justiz sprawiedliwości spravedlnosti adalet عدل العدل adl دادگستری dadgostari 司法 사법 keadilan tư_pháp
customs таможен* tamozhen* митн* mytn* aduana aduanas dogana dogane douane douanes douanière zoll zollamt gümrük جمارك الجمارك jamarik گمرک gomrok celn* 海关 海關 세관 hải_quan bea_cukai alfândega celní vamă таможня митниця tulli 税関
tax taxes taxation налог* налогов* nalog* податк* податков* impuestos impôts tributaria tributos steuer steuern vergi ضرائب الضرائب مالیات maliyat podatk* 税务 稅務 세무 pajak thuế
affairs affair asuntos affaires affari assuntos negócios angelegenheiten дел дела справ spraw işleri شؤون الشؤون shuun امور umur omur 事务 事務 urusan
supreme supremo suprema suprême oberste верховн* verkhovn* вищ* najwyższ* nejvyšší عليا العليا عالی yüksek 最高 tối_cao ανώτατο ανωτάτου върховн* вярхоўн*
court courts tribunal tribunale corte cour gericht gerichtshof суд суда судов* mahkeme mahkemesi محكمة المحكمة دادگاه dadgah 法院 법원 pengadilan mahkamah судебн* sudebn*
prosecutor prosecutors prosecution procuracy прокуратур* прокурор* prokuratur* prokuror* fiscalía procura procuraduría staatsanwaltschaft savcılığı نيابة دادستانی 检察 검찰
president presidential presidency президент* prezident* presidente presidencia présidence présidentielle präsident cumhurbaşkanlığı رئاسة ریاست_جمهوری 总统 總統 대통령
chamber chambers палат* cámara chambre kammer camera_di_commercio izba komora odası غرفة الغرفة اتاق otaq 商会 商會 상공회의소
emergency emergencies чрезвычайн* chrezvychayn* надзвичайн* emergencia emergencias urgence urgences notfall acil طوارئ الطوارئ اورژانس 应急
situations situation ситуац* situats* ситуацій
rescue спасен* спасательн* spasatel* рятувальн* rescate sauvetage rettung rettungs kurtarma إنقاذ الإنقاذ نجات 救援 구조
fire пожарн* pozharn* пожежн* incendios incendie feuerwehr feuer bomberos pompiers itfaiye إطفاء آتش‌نشانی 消防 소방
border frontier погран* пограничн* pogranichn* прикордонн* frontera frontières grenze grenz granic* sınır حدود الحدود مرزبانی marzbani 边防 국경
immigration migration миграц* міграц* migración inmigración einwanderung göç هجرة الهجرة مهاجرت 移民 출입국
infantry infanterie infantería fanteria пехот* pekhot* піхот* мотострелков* piechoty مشاة المشاة 步兵 보병 motor_rifle motorised_rifle motorized_rifle motor_rifles mechanised_infantry mechanized_infantry motostrelkov* rifle_infantry
separate отдельн* otdeln* окрем* okrem* selbständig samodzieln* samostatn*
artillery artillerie artillería artiglieria артиллер* artiller* артилер* مدفعية توپخانه 炮兵 포병
armored armoured tank tanks панцир* бронетанков* танков* tankov* blindado blindés panzer مدرع مدرعة زرهی zerehi 装甲
airborne paratroopers paratroop десантн* desantn* parachutiste paracaidista luftlande مظليين هوابرد
troops войск* voisk* voysk* військ* tropas troupes truppen wojsk vojsk* birlikleri نیروهای
military_unit military_units войсков*_част* voiskov*_chast* voyskov*_chast* voyskovaya_chast в_ч військов*_частин* army_unit unidad_militar unité_militaire jednostka_wojskowa 部队
staff general_staff генеральн*_штаб* état_major estado_mayor generalstab genelkurmay هيئة_الأركان ستاد stabu
veterans veteran ветеран* veteranos vétérans veteranen gaziler قدامى جانبازان
resistance resistencia résistance resistenza widerstand сопротивлен* опір مقاومة المقاومة مقاومت moqavemat muqawama direniş 抵抗
victory победа перемог* victoire vitória sieg zafer نصرت پیروزی 胜利 勝利 승리
peace paz paix pace frieden barış سلام السلام صلح 和平 평화
freedom liberty свобод* svobod* libertad liberté libertà liberdade freiheit özgürlük حرية الحرية آزادی azadi 自由 자유
crime crimes criminal criminals преступн* злочинн* prestupn* kriminal* criminel criminelle crimen criminale kriminell suç جريمة جرائم الجريمة جنایی 犯罪
alliance alliances alianza aliança alleanza allianz альянс* alyans* ittifak ittifakı تحالف التحالف ائتلاف aliansi 同盟 동맹
coalition коалиц* koalits* coalición coalizione koalition koalisyon
congress конгресс* kongress* з'їзд congreso congrès congresso kongresi kongre مؤتمر المؤتمر کنگره 大会
assembly асамбле* ассамбле* asamblea assemblée assemblea assembleia versammlung meclis جمعية_عامة
welfare bienestar benestar благосостоян* refah رفاه رفاهية الرفاه 福祉 복지 kesejahteraan
reconstruction rebuilding reconstrucción ricostruzione wiederaufbau восстановлен* реконструкц* відбудов* إعمار الإعمار بازسازی bazsazi imar 重建 재건
infrastructure infrastructures infraestructura infraestructuras infraestrutura infrastrutture infrastruktur инфраструктур* інфраструктур* altyapı زیرساخت البنية_التحتية 基础设施 cơ_sở_hạ_tầng
physics physical phys физик* физическ* физико fizik* fizyki física fisica physique physik fysik فيزياء الفيزياء فیزیک 物理 물리 vật_lý fisika
biology biological biolog* биолог* биологическ* біолог* biologie biología biologia biologie زیستی بيولوجي 生物学 생물
mathematics mathematical математик* математическ* matematik* mathématiques matemáticas matematica mathematik رياضيات رياضی 数学 수학
geography geographic geographical географ* geografía géographie 地理
clearing clearinghouse clearing_house клиринг* kliring* compensación_y_liquidación compensation_et_règlement مقاصة
settlement settlements расчетн* raschetn* розрахунков* liquidación rozliczeniow* تسوية
depository depositary депозитар* depozitar* depósito_central депозитарн* نگهداری_اوراق
registrar registry registration реестр* регистратор* реєстр* registro registre register_office sicil ثبت sabt تسجيل 登记
stock_exchange bourse бирж* birzh* börse bolsa bolsa_de_valores borsa borsası bursa بورصة البورصة بورس 交易所 证券交易所 거래소 giełda burza tőzsde
corporate corporativo corporativa корпоративн* korporativ* kurumsal
control controls контрол* kontrol* contrôle controllo kontrolle kontrolü رقابة الرقابة کنترل 控制
device devices apparatus аппарат* apparat* aparatos appareils cihaz cihazları دستگاه أجهزة 装置
engine engines engine_building dvigatel* двигател* двигун* двигателестро* двигателестроен* моторостро* моторостроен* dvigatelestro* dvigatelestroyen* motorostro* motorostroyen* moteurs triebwerk triebwerke motorlar محركات 发动机 發動機 엔진
turbine turbines турбин* turbin* türbin توربين توربین 汽轮机 涡轮
composite composites композит* kompozit* compuestos verbundwerkstoffe کامپوزیت 复合
additive_technologies аддитивн*_технолог* additivn*_tekhnolog*
generation генерац* генерирующ* generats* generiruyushch* generación generazione erzeugung
potash potassium калий* калийн* калійн* каліє* kaliyn* kaliin* potasse potasa kalium 钾肥
civil civile civiles zivil гражданск* grazhdansk* цивільн* tsyviln* cywiln* civiln* sivil مدني المدني مدنية مدنی 民用 민간 sipil
participation katılım katilim participación beteiligungsbank
fleet fleets flotilla flotte flota флотил* donanması أسطول الأسطول ناوگان 舰队 함대
salt salz солян* solyan* сол* tuz نمک ملح 盐业 소금
gypsum гипс* gips* yeso gesso جبس گچ
phosphate phosphates фосфат* fosfat* phosphor fosfato فوسفات 磷
nitrogen азот* azot* azote nitrógeno stickstoff نيتروجين
nickel никел* nikel* níquel نيكل 镍
titanium титан* titanio titane تيتانيوم 钛
uranium уран* uranio اورانیوم 铀
housing_and_utilities жилищно_коммунальн* житлово_комунальн*
supporters supporter simpatizantes сторонник* partisans anhänger مناصر
soldiers soldier soldados soldats soldaten солдат* soldat* جنود askerler
drug drugs narcotics narcóticos stupéfiants drogas droga наркотик* مخدرات مواد_مخدر
trafficking trafficker traffickers tráfico trafic traffico
higher superior supérieur supérieure высш* vyssh* вищої wyższa yükseköğretim عالي العالي
combatant combatants fighting fighter fighters combattant combattants combatiente مقاتلة المقاتلة مقاتل المقاتل المقاتلون
`;
