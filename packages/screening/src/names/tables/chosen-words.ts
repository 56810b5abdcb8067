/**
 * Words that companies choose for what they mean (hope, star, golden), one idea a line in the languages it is met in. They
 * distinguish a company as any name does, and may be translated. `*` ends the stem of a Slavic word that is declined.
 * Hand-written from dictionaries.
 */
export const chosenWords = `
river речн rechn* річков* richkov* речфлот* flussschifffahrt binnenschifffahrt fluvial fluviale fluviaux fluviales ribereño ribeirinha fluviali rzeczn* nehir نهري نهرية nahri رودخانه rudkhaneh 内河 河运 내하 河川
hope hopes надежда надежды надія надії hoffnung hoffnungen espoir espérance esperanza esperanzas esperança speranza nadziej* umut أمل رجاء امید 希望 희망 きぼう
light lights свет світло licht lumière lumières światł* ışık روشنی 光明 光輝 ライト 광명
friendship дружб* druzhb* дружні freundschaft amitié amistad amizade amicizia przyjaź* dostluk صداقة sadaqa دوستی 友谊 友誼 友好 우정 친선 友情 우의
future futures будущ* budushch* майбутн* maibutn* zukunft avenir futuro futura przyszłoś* gelecek مستقبل mustaqbal آینده ayandeh 未来 未來 미래 フューチャー
progress прогресс прогресса прогрессивн* progressivn* fortschritt progreso postęp postępu ilerleme تقدم taqaddum پیشرفت 进步 進步 전진 前进 進歩
revival возрожден* vozrozhden* відроджен* vidrodzhen* wiedergeburt renacimiento renascimento rinascita rinascimento odrodzeni* نهضة رنسانس 复兴 復興 振兴 부흥 르네상스 rebirth renaissance
rising восходящ* voskhodyashch* aufsteigend aufgehend ascendant ascendente nascente wschodząc* yükselen صاعد صاعدة 崛起 上升 떠오르는
sunrise восход солнечный рассвет* rassvet* сонячн* світанок svitanok sonnenaufgang sonnig amanecer alvorada شروق shurouq طلوع 日出 朝阳 旭日 해돋이 日の出
suns солнце солнца сонце sonne soleil słońce güneş شمس خورشید آفتاب 太阳 太陽 태양 サン
moon лунный луна місяць mondschein księżyc mehtap 月亮 月光 달빛 ムーン
star stars звезда звезды zvezdy зірка зірки sterne étoile étoiles estrella estrellas gwiazda yıldızlar نجمة نجوم نجم ستاره 星星 明星 星辰 スター 스타
eagle eagles орёл орлы орлиный águila águilas águia águias aigle aigles orzeł نسور نسر عقاب 雄鹰 老鹰 金鹰 독수리 イーグル 이글
falcon falcons сокол соколы сокіл falke falken faucon faucons halcón halcones falcão falcões falchi sokół صقور صقر 猎鹰 隼鹰 보라매 ファルコン 隼人
lion lions львиный löwe löwen leones leão leões leoni 雄狮 狮子 獅子 사자 ライオン
tiger tigers тигр тигры tigres tigri نمور نمر ببر 老虎 猛虎 호랑이 タイガー 타이거
dragon dragons дракон драконы drachen dragones dragão dragões ejderha تنين اژدها 巨龙 金龙 ドラゴン 드래곤
phoenix феникс phönix phénix fénix feniks عنقاء فينيق ققنوس 凤凰 鳳凰 봉황 불사조 フェニックス
wolves волки вовки loups wölfe wilki kurtlar ذئاب 群狼 늑대
stallion stallions étalon garanhão stallone rumak küheylan حصان فرس جواد 骏马 天马 천리마 ペガサス жеребец скакун
roses розы троянда троянди róże güller ورده 玫瑰 장미 バラ
lotus лотос лотоса lotosblume nilüfer لوتس 莲花 蓮花 荷花 연꽃 ロータス
tulip tulips тюльпан тюльпаны tulpe tulpen tulipe tulipes tulipán tulipanes tulipa tulipas tulipani tulipan* توليب زنبق 郁金香 튤립 チューリップ
pearl pearls жемчуг* жемчужин* zhemchug* zhemchuzhin* перлина перлини perlyna perle perlen perlas pérola pérolas perły لؤلؤة لؤلؤ luluah مروارید 明珠 珍珠 진주보석 真珠
crystal crystals кристалл кристаллы kristall cristaux cristales cristais cristalli kryształ* billur كريستال كريستالات بلور 水晶 크리스탈 クリスタル
emerald emeralds изумруд* izumrud* смарагд smaragd émeraude smeraldo szmaragd* zümrüt زمردة 翡翠 绿宝石 에메랄드 エメラルド
treasure treasures сокровищ* sokrovishch* скарб скарби schatzkammer trésors tesoros tesouro tesouros tesori skarby hazine كنوز كنز kunuz گنجینه ganjineh 宝藏 财宝 보물 宝物 トレジャー
crown crowns корона короны krone kronen couronne couronnes coroa korona تاجدار 皇冠 王冠 왕관 クラウン 크라운
king kings король короли rois królowie krallar ملوك پادشاه 国王 大王 国王牌 キング 킹덤
queen queens королева королеви königin königinnen reine reines reina reinas rainha rainhas kraliçe ملكات شهبانو 女王 皇后 여왕 クイーン
prince princes принц принцы prinz prinzen príncipe príncipes principi książę أمراء شاهزاده 王子 왕자 プリンス
imperial имперск* imperskii империя kaiserlich kaiserreich empires imperios império impero cesarsk* imparatorluk إمبراطورية امپراتوری 帝国 帝豪 제국 エンパイア
blessing blessings благословен* blagosloven* благодат* blagodat* segen bénédiction bendición bendiciones bênção bênçãos benedizione błogosław* bereket بركة برکات 祝福 福祉祝福 축복 恩恵
mercy милосерди* miloserdi* милосердя barmherzigkeit miséricorde misericordia miłosierdzi* merhamet رحمة رأفة مهربانی 慈悲 仁爱 자비 慈愛
kindness добро добрая доброта добрий güte wohlwollen bonté bondad bondade bontà dobroć dobroci iyilik إحسان نیکی 善意 博爱 선의 善良
solidarity солидарност* solidarnost* солідарн* solidarität solidarité solidaridad solidariedade solidarietà solidarnoś* dayanışma تضامن تضامنية همبستگی 连带互助 연대 連帯
harmony гармони* garmoni* гармонія harmonie armonía harmonia uyum انسجام هماهنگی هارمونی 和谐 和諧 조화 調和 ハーモニー
green зеленый зеленая зелена grün grüne grüner verte verts verde verdes zielon* yeşil أخضر خضراء سبز 绿色 綠色 녹색 グリーン 그린
white белый белая белое білий біла weiß weisse blanc blanche blancas branca branco biały biała białe beyaz أبيض بيضاء سفید 白色 하얀 ホワイト 화이트
black черный черная чорний чорна schwarze schwarzer noire noirs preto preta czarny czarna czarne siyah أسود سوداء سیاه 黑色 검은 ブラック 블랙
blue синий синяя голубой голубая блакитн* blau blaue blauer bleu bleue azul azules azuis azzurro azzurra błękitn* niebiesk* mavi أزرق زرقاء 蓝色 藍色 푸른 ブルー 블루
красный красная krasny krasnaya червоний червона chervony chervona rouge rouges roja vermelho vermelha czerwon* kırmızı kızıl أحمر حمراء سرخ قرمز 红色 紅色 붉은 レッド 레드
yellow желтый жовтий jaune amarillo amarilla amarelo amarela giallo żółty أصفر صفراء 黄色 노란 イエロー
silver серебряный серебряная серебро срібний срібло silberne silbern argenté plateado plateada prateado prateada argentato srebrny srebrna فضي فضية نقره 银色 白银 은빛 シルバー 실버
youthful молодой молодая молодий молода jeune joven jovem giovane młody młoda شابة جوان 年轻 젊은 ヤング
joint совместный совместная совместное спільний спільне sovmestnoe sovmestnyi gemeinsame gemeinsam conjunta conjunto congiunto congiunta wspóln* müşterek ortaklaşa مشتركة 联合经营 공동 共同 合同企业
express экспресс ekspress быстр* bystr* швидк* shvydk* schnell schnelle expresse rapide rápido rápida expreso szybk* hızlı سريعة سريع اکسپرس 快速 迅捷 급행 쾌속 エクスプレス 익스프레스
quality qualities качеств* kachestv* якість якості yakist qualität qualitäts qualité calidad qualidade qualità jakość jakości kalite كفاءة جودة کیفیت keyfiyat 质量 品质 優質 优质 품질 品質
reliable надежный надежная надійн* nadiin* zuverlässig zuverlässige fiable fiabilité confiable fiabilidad confiança confianza affidabile niezawodn* güvenilir موثوق موثوقة مطمئن 可靠 放心 믿음 신뢰 信頼
excellent отличн* превосходн* exzellenz hervorragend excelencia eccellenza eccellente doskonał* mükemmel mükemmellik امتیاز تميز ممتاز 卓越 优秀 優秀 탁월 卓越品
perfect совершенств* sovershenstv* perfekt perfektion parfait parfaite perfección perfecto perfeição perfeito perfetto perfetta kusursuz 完美 완벽 完璧 パーフェクト
best лучший лучшая лучшее найкращ* beste bester meilleur meilleurs mejores melhores migliore migliori najlepsz* الأفضل أفضل بهترین behtarin 最佳 最好 최고 ベスト 베스트
first первый первая первое pervyi pervaya перший перша pershyi erstklassig première primera primero primeira primeiro pierwsz* birinci الأولى أولى نخستین 第一 제일 ファースト
great великий великая велике velikii велика grosse großer grande grandes grands wielki wielka wielkie büyük كبيرة بزرگ bozorg 伟大 宏大 위대한 偉大 グレート 그레이트
little малый малая малое мала kleine kleiner petite petits pequeño pequeña mały mała małe küçük صغيرة صغير کوچک kuchak 小型 작은 リトル
smart умный умная интеллектуальн* intellektualn* розумн* intelligente intelligentes inteligentn* akıllı ذكية ذكي هوشمند 智能 智慧 스마트 지능 スマート 知能
pure чистый чистая чистота pureté pureza czysty czysta czystość saflık نقاء نقي خالص khales 纯净 純淨 순수 ピュア
natural природн* prirodn* натуральн* naturaln* natürlich natürliche naturel naturelle naturels naturelles naturale naturali naturales naturais naturalne doğal doğa طبيعية طبيعي طبيعة طبیعت tabiat 自然 天然 자연 천연 ナチュラル
organic organics органик органическ* organichesk* органічн* biologique orgánico orgánica orgánicos biologico biologici organiczn* organik عضوية ارگانیک 有机 有機 유기농 オーガニック
fresh свежий свежая свежесть свіжий свіжа frische frisch fraîcheur frescura frescor freschezza świeży świeże taze طازجة طازج تازه 新鲜 鮮美 신선 フレッシュ 新鮮
happy счастлив* schastliv* щаслив* shchaslyv* glücklich glückliche heureux heureuse bonheur felicidad felicidade felicità szczęśliw* mutlu mutluluk سعيدة سعادة شادمانی خوشبختی 幸福 快乐 행복 幸福堂 ハッピー
lucky удача удачи удачный вдача glücksbringer suerte portafortuna szczęści* şanslı محظوظ 幸运 吉祥 행운 ラッキー 幸運
success успех успеха успешн* uspeshn* успіх успішн* uspishn* erfolg erfolgreich réussite éxito éxitos sucesso sukces sukcesu başarı نجاح موفقیت movafaghiyat 成功 성공 サクセス
prosperity процветан* protsvetan* процвітан* protsvitan* wohlstand prospérité prosperidad prosperidade prosperità dobrobyt ازدهار رخاء شکوفایی رونق 繁荣 昌盛 兴旺 번영 繁栄 พรอสเพอริตี้ รุ่งเรือง เจริญ kyoei hanei
abundance изобили* izobili* достаток dostatok überfluss abondance abundancia abbondanza obfitość bolluk وفرة وفير فراوانی 丰盛 富足 풍요 豊穣
brilliance блистательн* сияние sianie сяйво siaivo glänzend brillant brillante brilhante brillantes jaśniejąc* parlak مشرقة إشراق درخشان 辉煌 光辉 찬란한 輝き
horizon horizons горизонт горизонты обрій horizont horizonte horizontes orizzonte orizzonti horyzont* 地平线 视野 지평선 호라이즌 ホライズン
dawn заря зори зоря morgenröte morgendämmerung aube madrugada świt jutrzenk* şafak سپیده 黎明 曙光 여명 새벽
morning mornings утренн* utrenn* ранков* rankov* morgendlich matinal matin mañana matutino manhã mattino poranek porann* بامداد 早晨 清晨 아침 モーニング
heaven райский райск* nebesn* небесн* himmlisch himmlische paradies paradis céleste paraíso paradiso celestial niebiańsk* cennet فردوس بهشت 天堂 乐园 천국 낙원 パラダイス 楽園
skies небо неба cielos céus cielo gökyüzü آسمان 蓝天 天空 하늘 スカイ
oceans океан океана океанский океанічн* ozean ozeane océano oceanos oceani okyanus محيطات اقیانوس oghyanus 海洋世界 대양 オーシャン
mountain mountains гірськ* hirsk* горы gebirge gebirgs berge montagne montagnes montaña montañas montanha montanhas montagna dağlar جبال کوهستان kuhestan 高山 山岳 산악 マウンテン
summit summits вершина вершины vershina vershiny gipfel sommet sommets cumbre cumbres vetta vette szczyt szczyty zirve قمم قمة قله gholleh 顶峰 巅峰 정상 頂上 サミット
oasis оазис оазисы oase oasen oaza واحات 绿洲 綠洲 오아시스 オアシス
compass компас kompass boussole brújula bússola pusula بوصلة 指南针 罗盘 나침반 コンパス
anchor anchors якорь якорный якір anker ancre ancla anclas âncora kotwic* çapa مرساة 铁锚 金锚 アンカー 앵커
lighthouse маяк leuchtturm phares farol منارة 灯塔 등대 灯台
heritage наслед* nasled* спадщин* spadshchyn* kulturerbe vermächtnis patrimoine patrimonio herencia herança eredità dziedzictw* تراث میراث 遗产 傳承 传承 유산 遺産
tradition traditions традиц* traditsi* tradits* tradycj* tradycyjn* traditionell traditionelle tradición tradicional tradição tradizione tradizionale tradizioni gelenek geleneksel تقاليد تقليدية سنتی 传统 傳統 전통 伝統
classic classics классик* класичн* klassisch klassische klassik classique classiques clásico clásica clásicos classici klasyczn* klasyk* كلاسيك 经典 經典 클래식 クラシック
elite elites элит elitn* elitär elit نخبة نخبگان 精英 精品 엘리트 エリート
prestige prestigeträchtig prestigioso престиж* prestizh* prestigio prestij هيبة پرستیژ 尊贵 명문 プレステージ
luxury люкс роскош* roskosh* розкіш* luxus luxuriös luxueux lujo lujos luxo lusso luksus* lüks فخامة فاخرة لوکس 豪华 奢侈品 럭셔리 ラグジュアリー 贅沢
leader leaders лидер* lider* führend führende líder líderes liderança liderazgo przywódc* öncü قيادية ريادة رائدة پیشرو پیشتاز 领先 領先 선도 リーダー
champion champions чемпион* chempion* campeón campeones campeão campeões campione campioni mistrzowie şampiyon بطولة أبطال قهرمانان 冠军 챔피언 チャンピオン
hero heroes герои героев героическ* helden héros héroïque héroe herói heróis bohaterów bohater* بطولي 英雄 영웅 ヒーロー
brave храбр* мужеств* muzhestv* відваг* mutig courageux valiente valientes coragem corajoso coraggio odważn* cesaret شجاعة شجعان شجاعت 勇敢 勇气 용기 勇気
dream dreams мечта мечты mechta мрія мрії mriya träume rêve rêves sueño sueños sonhos sonho sogno sogni marzeni* أحلام حلم 梦想 夢想 꿈나라 ドリーム 드림
vision visions бачення zukunftsvision visões visão visioni wizj vizyon cheshmandaz 愿景 비전 ビジョン
idea ideas идея идеи idée idées ideen ideias pomysł* فكرة أفكار ایده 创意 아이디어 アイデア
dynamic dynamics динамичн* dinamichn* динамика dynamisch dynamik dynamique dynamiques dinámica dinámico dynamiczn* دینامیک پویا 动力 动感 다이나믹 ダイナミック
truth правда істина wahrheit vérité verdad verdades verdade verità prawda hakikat حقیقت haghighat 真理 真实 진실 진리 真実
wisdom мудрост* mudrost* мудрість weisheit sagesse sabiduría sabedoria saggezza mądroś* bilgelik حكمة دانایی 智者 지혜 知恵
knowledge знание знания znanie wissen savoir savoirs connaissance connaissances conocimiento conocimientos conhecimento conhecimentos conoscenza wiedza wiedzy bilgi معرفة معارف دانش 知识 지식 知識
eternal вечн vechn* вічн vichn* ewige ewigkeit éternel éternelle éternité eterno eternidad eternidade eternità wieczn* ebedi خلود أبدية جاودان javdan 永恒 永久 永遠 영원 とわ
century centuries столетие століття stoletie jahrhundert siècle siècles siglo siglos século séculos secolo secoli stuleci* yüzyıl قرون قرن سده 世纪 世紀 세기 センチュリー
millennium тысячелет* tysyachelet* тисячоліт* jahrtausend millénaire milenio tysiącleci* binyıl ألفية هزاره hezareh 千年 千禧 밀레니엄 ミレニアム
homeland отчизн* отечеств* otechestv* родина родины батьківщин* vitchyzn* вітчизн* heimat vaterland patrie pátria ojczyzn* أوطان میهن 祖国 祖國 조국 祖国愛
noble nobles благородн* blagorodn* шляхетн* edelmut noblesse nobleza nobreza szlachetn* نبلاء 高贵 고귀한 ノーブル
honest честн* chestn* чесн ehrlich ehrlichkeit honnêteté honestidad honestidade onestà uczciw* dürüst dürüstlük نزاهة صادقون صداقت 诚信 誠信 诚实 정직 誠実
beautiful красив* krasiv* прекрасн* prekrasn* wunderschön belles bellissimo bellezza piękn* جميلة زیبا 美丽 美麗 아름다운 美しい ビューティフル
strong сильный сильная сила могуч* mogushchestv* потужн* puissant forteza silny silna güçlü قوية قوي نیرومند 强大 强盛 강한 강력 ストロング
infinite бесконечн* beskonechn* нескінченн* unendlich infini infinie infinito infinita infinidad nieskończon* sonsuz بینهایت 无限 無限 무한 インフィニティ
evergreen вечнозелен* immergrün siempreverde sempreverde 常青 長青 상록 エバーグリーン
springtime весна весны весенн* vesenn* весняна frühling printemps primavera primaveras wiosna ilkbahar بهاران 春天 봄날 春季 スプリング
stable стабильн* stabiln* stabilität stabilité estabilidad estabilidade stabilità stabilnoś* istikrar استقرار ثبات پایدار paydar 稳定 稳健 안정 安定
safe безопасный безопасная bezopasnyi безпечн* sicherer arbeitssicherheit sûreté bezpieczn* emniyet سلامة ایمن ایمنی 安全生产 안전 安全第一
original оригинальн* originaln* подлинн* podlinn* оригінал* echte echtheit authentique originale originales auténtico auténtica otantik orijinal أصلية أصيلة اصیل 原创 正宗 원조 オリジナル
favourite любимый любимая lyubimyi улюблен* liebling lieblings favori favorita favorito preferido preferita ulubion* sevgili مفضلة 喜爱 사랑받는 お気に入り
welcome гостеприимн* gosteprimn* гостинн* gastfreundschaft willkommen bienvenue hospitalité bienvenidos hospitalidad hospitalidade benvenuti ospitalità gościnn* misafirperver ضيافة 欢迎 好客 환영 ようこそ
love любовь любви lyubov aimer amour miłość miłości sevgi محبة عشق 爱心 愛心 사랑 愛情
sea море мор* deniz دریا دریای بحر البحر thalassa θάλασσα denizi
metro metropolitan metropolitana metropolitano métropolitain métropolitaine столичн* stolichn* μητροπολιτική
portside припортов* pryportov* priportov*
`;
