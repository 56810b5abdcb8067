/**
 * Words that companies choose for what they mean (hope, star, golden), one idea a line in the languages it is met in. They
 * distinguish a company as any name does, and may be translated. `*` ends the stem of a Slavic word that is declined.
 * Hand-written from dictionaries.
 */
export const chosenWords = `
river речн rechn* річков* richkov* речфлот* flussschifffahrt binnenschifffahrt fluvial fluviale fluviaux fluviales ribereño ribeirinha fluviali rzeczn* nehir نهري نهرية nahri رودخانه rudkhaneh 内河 河运 내하 河川
hope hopes надежда надежды надія надії hoffnung hoffnungen espoir espérance esperanza esperanzas esperança speranza nadziej* umut أمل رجاء امید 希望 희망 きぼう אמל תקווה tikva tikvah ümit ümitler tumaini harapan elpida elpis remény viltis hopp умид умед надзея imedi のぞみ ホープ huimang
light lights свет світло licht lumière lumières światł* ışık روشنی 光明 光輝 ライト 광명 الضوء ضوء oroshani roshanai lumina világosság svjetlost светлост светлина cahaya saengsawang 光芒 光華 光华 hikari ひかり kwangmyong gwangmyeong jarik жарық
friendship дружб* druzhb* дружні freundschaft amitié amistad amizade amicizia przyjaź* dostluk صداقة sadaqa دوستی 友谊 友誼 友好 우정 친선 友情 우의 sadaqah dousti dusti ידידות yedidut prietenie barátság prijateljstvo persahabatan mittraphap میتری دوستانه дослук достық достук do'stlik dostlug dostluq megobroba barekamutyun chinson 友愛 yuuko yuai
future futures будущ* budushch* майбутн* maibutn* zukunft avenir futuro futura przyszłoś* gelecek مستقبل mustaqbal آینده ayandeh 未来 未來 미래 フューチャー mustakbal mostaqbal mostakbal moustakbal עתיד atid ayande viitorul viitor budoucnost бъдеще будучыня budoucno geleceği istiqbol gelejek болашақ bolashak келечек momavali anakhot みらい mirae toekomst framtid fremtid tulevaisuus ateitis
progress прогресс прогресса прогрессивн* progressivn* fortschritt progreso postęp postępu ilerleme تقدم taqaddum پیشرفت 进步 進步 전진 前进 進歩 takaddom takadum pishraft terakki napredak напредък napredok pokrok proodos kemajuan pragati ترقی taraqqi прагрэс proqres ilgari 前進 jonjin chonjin shinpo
revival возрожден* vozrozhden* відроджен* vidrodzhen* wiedergeburt renacimiento renascimento rinascita rinascimento odrodzeni* نهضة رنسانس 复兴 復興 振兴 부흥 르네상스 rebirth renaissance nahda nahdha nahdah nahza rönesans canlanma адраджэнне adradzhennie препород възраждане renaştere újjászületés obroda препорода anagennisi kebangkitan reviver renesans renesansa жаңғыру jańgyrý yuksalish puhung fukko
rising восходящ* voskhodyashch* aufsteigend aufgehend ascendant ascendente nascente wschodząc* yükselen صاعد صاعدة 崛起 上升 떠오르는 saeda
sunrise восход солнечный рассвет* rassvet* сонячн* світанок svitanok sonnenaufgang sonnig amanecer alvorada شروق shurouq طلوع 日出 朝阳 旭日 해돋이 日の出 shuruq chorouk shorouq shourouk shorouk مشرق tolu tolou זריחה zricha gündoğumu rasarit napkelte изгрев izgrjev svitanje arunrung suryodaya 旭光 朝日 haetdoji haedoji hinode 日出東方 fajir
suns солнце солнца сонце sonne soleil słońce güneş شمس خورشید آفتاب 太阳 太陽 태양 サン shamss khorshid khurshid khorsheed shemesh chemech soarele soare napfény sunce сунце слънце слънчев ilios matahari сонцевий quyosh 太陽光 taiyo taeyang
moon лунный луна місяць mondschein księżyc mehtap 月亮 月光 달빛 ムーン القمر מדירח ירח yareach ayışığı mesjid mesec месец mjesec fengari місячний 月华 明月 tsuki つき 달님
star stars звезда звезды zvezdy зірка зірки sterne étoile étoiles estrella estrellas gwiazda yıldızlar نجمة نجوم نجم ستاره 星星 明星 星辰 スター 스타 النجمة nejm nujum nojoum nojoom noujoum setareh setare sitara sitareh כוכב כוכבי kochav kokhav kochavei yildizi steaua stele csillag hviezda zvijezda зірковий asteras asteri bintang жулдыз juldyz yulduz ulduz жылдыз varskvlavi astgh 红星 kibyol ほし 星河
eagle eagles орёл орлы орлиный águila águilas águia águias aigle aigles orzeł نسور نسر عقاب 雄鹰 老鹰 金鹰 독수리 イーグル 이글 nesr nisr alnesr oqab okab uqab oghab עיט nesher kartalı acvila vultur vulturul орао aetos elang rajawali inthri garud бүркіт berkut burgut bürküt qartal artsivi artsiv 鹰扬 鹰王 toksuri doksuri わし
falcon falcons сокол соколы сокіл falke falken faucon faucons halcón halcones falcão falcões falchi sokół صقور صقر 猎鹰 隼鹰 보라매 ファルコン 隼人 saqr soqoor بازان נץ בז falconul solym sólyom сокола sokal geraki لاچین лашын lochin shevardeni 隼 海东青 hayabusa はやぶさ
lion lions львиный löwe löwen leones leão leões leoni 雄狮 狮子 獅子 사자 ライオン אריה lvi лав лъв leontari singto arıslan aryuts 狮王 雄獅 shishi ライオンズ leijona
tiger tigers тигр тигры tigres tigri نمور نمر ببر 老虎 猛虎 호랑이 タイガー 타이거 babr טיגריס tigru tygr harimau suea жолбарс jolbarys yo'lbars vepkhvi vagr 飞虎 飛虎 horangi とら 虎
dragon dragons дракон драконы drachen dragones dragão dragões ejderha تنين اژدها 巨龙 金龙 ドラゴン 드래곤 tinnin ejdeha ejder ejdarha azhdaha דרקון dragonul balaur sárkány змај drakos mangkorn mangkon ناگ айдаһар аждархо ajdarho vishap 龙腾 龍騰 神龙 飛龍 飞龙 룡 tatsu たつ
phoenix феникс phönix phénix fénix feniks عنقاء فينيق ققنوس 凤凰 鳳凰 봉황 불사조 フェニックス anqa פניקס feniksa foinikas phenixi bulsajo ponghwang bonghwang 鳳 凤 fushicho hou'ou ほうおう
wolves волки вовки loups wölfe wilki kurtlar ذئاب 群狼 늑대 گرگ זאבים bozkurt вукови вълци serigala qurdlar boerilar 狼 ookami mgeli
stallion stallions étalon garanhão stallone rumak küheylan حصان فرس جواد 骏马 天马 천리마 ペガサス жеребец скакун اسب سمند סוס אביר aygır pastuv скакуни ippos ashwa گھوڑا сайгүлік tulpar argamak argymak tskheni 千里马 千里馬 马 chollima cheollima 駿馬 shunme 말
roses розы троянда троянди róże güller ورده 玫瑰 장미 バラ الورد wourood wurud worood שושנה vardi trandafir trandafiri ружа рози розовый triantafyllo mawar kulap gulab گلاب раушан атиргул qızılgül gyzylgül jangmi changmi 薔薇 ばら
lotus лотос лотоса lotosblume nilüfer لوتس 莲花 蓮花 荷花 연꽃 ロータス النيلوفر nilofar לוטוס lotosz lotosy dokbua teratai پدم はす 蓮 yonkkot yeonkkot
tulip tulips тюльпан тюльпаны tulpe tulpen tulipe tulipes tulipán tulipanes tulipa tulipas tulipani tulipan* توليب زنبق 郁金香 튤립 チューリップ لاله צבעוני lalea kyzgaldak қызғалдақ qyzghaldaq gızgaldak toulipa tulp tulppaani
pearl pearls жемчуг* жемчужин* zhemchug* zhemchuzhin* перлина перлини perlyna perle perlen perlas pérola pérolas perły لؤلؤة لؤلؤ luluah مروارید 明珠 珍珠 진주보석 真珠 loulouat luluat lulua looloo الدرة durra dorra dorrah morvarid marvarid פנינה פנינת פנינים pninat peninat peninim incisi biser margaritari mutiara khaimuk موتی інжу injü mirvari марвариди margaliti margarit 东方明珠 chinju shinju jawhara jawharat جوهره
crystal crystals кристалл кристаллы kristall cristaux cristales cristais cristalli kryształ* billur كريستال كريستالات بلور 水晶 크리스탈 クリスタル kristaller krystallo sujong suisho すいしょう
emerald emeralds изумруд* izumrud* смарагд smaragd émeraude smeraldo szmaragd* zümrüt زمردة 翡翠 绿宝石 에메랄드 エメラルド الزمرد zumurrud zomorod zumrud zümrüdü ברקת smarald smaragdov morakot zamrud зүбаржат zumrad zmurkhti bichwi pichwi hisui
treasure treasures сокровищ* sokrovishch* скарб скарби schatzkammer trésors tesoros tesouro tesouros tesori skarby hazine كنوز كنز kunuz گنجینه ganjineh 宝藏 财宝 보물 宝物 トレジャー konooz kounouz گنج אוצר otsar hazinesi comoara poklad poklady съкровище thisavros khazana خزانه خزينة khazina sombat қазына kazyna xazina gandzi bomul pomul たから
crown crowns корона короны krone kronen couronne couronnes coroa korona تاجدار 皇冠 王冠 왕관 クラウン 크라운 التاج تاجی tadj כתר keter tacı coroana koruna kruna stemma mahkota mongkut тәж тоҗ gvirgvini wanggwan 冠冕
king kings король короли rois królowie krallar ملوك پادشاه 国王 大王 国王牌 キング 킹덤 padishah padeshah kralı regele vasilias patşa mepe kukwang konung kuningas karalis karalius
queen queens королева королеви königin königinnen reine reines reina reinas rainha rainhas kraliçe ملكات شهبانو 女王 皇后 여왕 クイーン الملكة shahbanu kraliçesi královna kraljica краљица krolowa vasilissa rachini ханшайым dedopali taguhi nuwang yowang koningin drottning dronning kuningatar karaliene
prince princes принц принцы prinz prinzen príncipe príncipes principi książę أمراء شاهزاده 王子 왕자 プリンス shahzadeh shahzada נסיך prens prensi printul княз prigkipas pangeran ханзада shahzoda prinsi wangja
imperial имперск* imperskii империя kaiserlich kaiserreich empires imperios império impero cesarsk* imparatorluk إمبراطورية امپراتوری 帝国 帝豪 제국 エンパイア
blessing blessings благословен* blagosloven* благодат* blagodat* segen bénédiction bendición bendiciones bênção bênçãos benedizione błogosław* bereket بركة برکات 祝福 福祉祝福 축복 恩恵
mercy милосерди* miloserdi* милосердя barmherzigkeit miséricorde misericordia miłosierdzi* merhamet رحمة رأفة مهربانی 慈悲 仁爱 자비 慈愛
kindness добро добрая доброта добрий güte wohlwollen bonté bondad bondade bontà dobroć dobroci iyilik إحسان نیکی 善意 博爱 선의 善良
solidarity солидарност* solidarnost* солідарн* solidarität solidarité solidaridad solidariedade solidarietà solidarnoś* dayanışma تضامن تضامنية همبستگی 连带互助 연대 連帯
harmony гармони* garmoni* гармонія harmonie armonía harmonia uyum انسجام هماهنگی هارمونی 和谐 和諧 조화 調和 ハーモニー
green зеленый зеленая зелена grün grüne grüner verte verts verde verdes zielon* yeşil أخضر خضراء سبز 绿色 綠色 녹색 グリーン 그린 khadraa sabze ירוק ירוקה yarok зелено prasino жасыл yashil yaşıl kanach nokseak noksaek midori みどり
white белый белая белое білий біла weiß weisse blanc blanche blancas branca branco biały biała białe beyaz أبيض بيضاء سفید 白色 하얀 ホワイト 화이트 abyad baydaa לבנה bílý biely biela bijeli бяла lefko shwet tetri huin しろ 白い baltais
black черный черная чорний чорна schwarze schwarzer noire noirs preto preta czarny czarna czarne siyah أسود سوداء سیاه 黑色 검은 ブラック 블랙 שחור שחורה shachor црни црна черна くろ
blue синий синяя голубой голубая блакитн* blau blaue blauer bleu bleue azul azules azuis azzurro azzurra błękitn* niebiesk* mavi أزرق زرقاء 蓝色 藍色 푸른 ブルー 블루 zarqaa כחול כחולה kachol albastru modrá плави плава синя galazio نیلا نیلی bluu kapuyt sininen
красный красная krasny krasnaya червоний червона chervony chervona rouge rouges roja vermelho vermelha czerwon* kırmızı kızıl أحمر حمراء سرخ قرمز 红色 紅色 붉은 レッド 레드
yellow желтый жовтий jaune amarillo amarilla amarelo amarela giallo żółty أصفر صفراء 黄色 노란 イエロー
silver серебряный серебряная серебро срібний срібло silberne silbern argenté plateado plateada prateado prateada argentato srebrny srebrna فضي فضية نقره 银色 白银 은빛 シルバー 실버 الفضة fiddiya noghreh argintiu strieborný сребърен چاندی artsat eunbit ぎん sidabras
youthful молодой молодая молодий молода jeune joven jovem giovane młody młoda شابة جوان 年轻 젊은 ヤング
joint совместный совместная совместное спільний спільне sovmestnoe sovmestnyi gemeinsame gemeinsam conjunta conjunto congiunto congiunta wspóln* müşterek ortaklaşa مشتركة 联合经营 공동 共同 合同企业
express экспресс ekspress быстр* bystr* швидк* shvydk* schnell schnelle expresse rapide rápido rápida expreso szybk* hızlı سريعة سريع اکسپرس 快速 迅捷 급행 쾌속 エクスプレス 익스프레스
quality qualities качеств* kachestv* якість якості yakist qualität qualitäts qualité calidad qualidade qualità jakość jakości kalite كفاءة جودة کیفیت keyfiyat 质量 品质 優質 优质 품질 品質
reliable надежный надежная надійн* nadiin* zuverlässig zuverlässige fiable fiabilité confiable fiabilidad confiança confianza affidabile niezawodn* güvenilir موثوق موثوقة مطمئن 可靠 放心 믿음 신뢰 信頼
excellent отличн* превосходн* exzellenz hervorragend excelencia eccellenza eccellente doskonał* mükemmel mükemmellik امتیاز تميز ممتاز 卓越 优秀 優秀 탁월 卓越品
perfect совершенств* sovershenstv* perfekt perfektion parfait parfaite perfección perfecto perfeição perfeito perfetto perfetta kusursuz 完美 완벽 完璧 パーフェクト
best лучший лучшая лучшее найкращ* beste bester meilleur meilleurs mejores melhores migliore migliori najlepsz* الأفضل أفضل بهترین behtarin 最佳 最好 최고 ベスト 베스트
first первый первая первое pervyi pervaya перший перша pershyi erstklassig première primera primero primeira primeiro pierwsz* birinci الأولى أولى نخستین 第一 제일 ファースト xanın yekom ראשון ראשונה първи първа pertama pratham اولین avvalin کوّل бірінші birinji پہلا kwanza ensimmäinen esimene pirmais pirmasis cheil jeil daiichi ichiban
great великий великая велике velikii велика grosse großer grande grandes grands wielki wielka wielkie büyük كبيرة بزرگ bozorg 伟大 宏大 위대한 偉大 グレート 그레이트 الكبير الكبرى bozorgi bozorgh גדול גדולה büyüklük veliko голям megalo böyük 大きな widaehan
little малый малая малое мала kleine kleiner petite petits pequeño pequeña mały mała małe küçük صغيرة صغير کوچک kuchak 小型 작은 リトル
smart умный умная интеллектуальн* intellektualn* розумн* intelligente intelligentes inteligentn* akıllı ذكية ذكي هوشمند 智能 智慧 스마트 지능 スマート 知能
pure чистый чистая чистота pureté pureza czysty czysta czystość saflık نقاء نقي خالص khales 纯净 純淨 순수 ピュア
natural природн* prirodn* натуральн* naturaln* natürlich natürliche naturel naturelle naturels naturelles naturale naturali naturales naturais naturalne doğal doğa طبيعية طبيعي طبيعة طبیعت tabiat 自然 天然 자연 천연 ナチュラル
organic organics органик органическ* organichesk* органічн* biologique orgánico orgánica orgánicos biologico biologici organiczn* organik عضوية ارگانیک 有机 有機 유기농 オーガニック
fresh свежий свежая свежесть свіжий свіжа frische frisch fraîcheur frescura frescor freschezza świeży świeże taze طازجة طازج تازه 新鲜 鮮美 신선 フレッシュ 新鮮
happy счастлив* schastliv* щаслив* shchaslyv* glücklich glückliche heureux heureuse bonheur felicidad felicidade felicità szczęśliw* mutlu mutluluk سعيدة سعادة شادمانی خوشبختی 幸福 快乐 행복 幸福堂 ハッピー
lucky удача удачи удачный вдача glücksbringer suerte portafortuna szczęści* şanslı محظوظ 幸运 吉祥 행운 ラッキー 幸運 خوش‌شانس norocul szerencse късмет chokdee 吉利 吉星 대길 길상 kilsang
success успех успеха успешн* uspeshn* успіх успішн* uspishn* erfolg erfolgreich réussite éxito éxitos sucesso sukces sukcesu başarı نجاح موفقیت movafaghiyat 成功 성공 サクセス التوفيق muvaffaqiyat uspjeh succesul epitychia kejayaan sukses samret safalta کامیابی kamyabi жетістік uğurlu songgong seonggong menestys veiksme
prosperity процветан* protsvetan* процвітан* protsvitan* wohlstand prospérité prosperidad prosperidade prosperità dobrobyt ازدهار رخاء شکوفایی رونق 繁荣 昌盛 兴旺 번영 繁栄 พรอสเพอริตี้ รุ่งเรือง เจริญ kyoei hanei izdihar izdehar isdihar rakha rakhaa roonagh rownagh שגשוג sgsug prosperitate blagostanje благоденствие evimeria kemakmuran charoen charoenrung charoenkit rungrueang rungruang rungreang roongruang roongrueng samriddhi samruddhi خوشحالی өркендеу гүлдену gullabnish gullanish гуллаш ponyong beonyeong 興旺 興隆 兴隆 昌隆 隆昌 繁榮
abundance изобили* izobili* достаток dostatok überfluss abondance abundancia abbondanza obfitość bolluk وفرة وفير فراوانی 丰盛 富足 풍요 豊穣
brilliance блистательн* сияние sianie сяйво siaivo glänzend brillant brillante brilhante brillantes jaśniejąc* parlak مشرقة إشراق درخشان 辉煌 光辉 찬란한 輝き
horizon horizons горизонт горизонты обрій horizont horizonte horizontes orizzonte orizzonti horyzont* 地平线 视野 지평선 호라이즌 ホライズン الأفق الآفاق afaq aafaq ofoq ufuq ufuk ufuklar oufouk אופק אופקים ofek ofakim orizont orizontul obzorje видик обрії гарызонт orizontas cakrawala kshitij көкжиек ufq 지평 chipyongson chiheisen horisont horisontti horizontas
dawn заря зори зоря morgenröte morgendämmerung aube madrugada świt jutrzenk* şafak سپیده 黎明 曙光 여명 새벽
morning mornings утренн* utrenn* ранков* rankov* morgendlich matinal matin mañana matutino manhã mattino poranek porann* بامداد 早晨 清晨 아침 モーニング
heaven райский райск* nebesn* небесн* himmlisch himmlische paradies paradis céleste paraíso paradiso celestial niebiańsk* cennet فردوس بهشت 天堂 乐园 천국 낙원 パラダイス 楽園
skies небо неба cielos céus cielo gökyüzü آسمان 蓝天 天空 하늘 スカイ
oceans океан океана океанский океанічн* ozean ozeane océano oceanos oceani okyanus محيطات اقیانوس oghyanus 海洋世界 대양 オーシャン
mountain mountains гірськ* hirsk* горы gebirge gebirgs berge montagne montagnes montaña montañas montanha montanhas montagna dağlar جبال کوهستان kuhestan 高山 山岳 산악 マウンテン الجبل jibal کوه kuhsar הרים dağı munte muntele hegység horský planine planinska планина gunung phukhao پہاڑ dağ 名山 vuori kalnas kalns fjell
summit summits вершина вершины vershina vershiny gipfel sommet sommets cumbre cumbres vetta vette szczyt szczyty zirve قمم قمة قله gholleh 顶峰 巅峰 정상 頂上 サミット ذروة dhirwa قله‌ها פסגה pisga zirvesi vârful csúcs връх puncak چوٹی cho'qqi зәвлі 高峰 jeongsang chojo huippu
oasis оазис оазисы oase oasen oaza واحات 绿洲 綠洲 오아시스 オアシス الواحة waha wahat waaha vahası wahah نخلستان nakhlestan voha
compass компас kompass boussole brújula bússola pusula بوصلة 指南针 罗盘 나침반 コンパス bousla قطب‌نما קומפס מצפן matzpen pusulası компасы pixida rashinban
anchor anchors якорь якорный якір anker ancre ancla anclas âncora kotwic* çapa مرساة 铁锚 金锚 アンカー 앵커 مرسى لنگر עוגן ogen çıpa ancore horgony agkyra jangkar sauh лангар якар ikari いかり ankkuri inkaras enkurs ankare
lighthouse маяк leuchtturm phares farol منارة 灯塔 등대 灯台 المنار الفنار manara manarah fanar fanoos מגדלור migdalor maják светионик faros világítótorony маёк mayoq majakka tuletorn toudai とうだい
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
valley valleys долина долины даліна talgrund vallée vallées vallata vadi vadisi وادي wadi wady ouadi oued דרה dareh עמק dolinka údolí údolie dalen laakso laaksot völgy valea koilada lembah ghati 山谷 谷地 계곡 골짜기 渓谷 シブバレー バレー 밸리 вэлли فالي vodiy vodiysi kheoba hovit
desert deserts пустыня пустыни пустеля wüste desierto deserto صحراء sahraa بادية biaban بیابان כוויר کویر kavir מדבר midbar sivatag 沙漠 사막 砂漠 sabaku
fountain fountains wellspring wellsprings родник родники родничок криница криниця krynica источник источника джерело fontaines fontane źródło źródła źródlana pınar pınarı ينبوع نبع nabea چشمه cheshmeh cheshme ceshmeh מעיין מעין maayan izvor izvori pramen prameny forrás izvorul izvoare 泉源 源泉 甘泉 샘물 saemmul いずみ 泉 buloq бұлақ булак булаг tsqaro aghbyur chashma
unity единство единства единение yedinstvo єдність адзінства einigkeit jedności wahda wahdah wehda وحدت vahdet birlik birdamlik ahdut אחדות achdut jednota enotita samakkhi ekta 团结 團結 단결 tangyol dangyeol tongil 団結 ユニティ 유니티 danketsu ykseys ühtsus ertoba
crescent crescents полумесяц полумесяца півмісяць halbmond medialuna mezzaluna półksiężyc ayyıldız félhold polmesec polumjesec полумесец semiluna 新月 弯月 초승달 三日月 クレセント mikazuki
cedar cedars кедр кедры кедрів zeder zedern cèdre cèdres cedro cedros cedri cedr cedry أرزة ארזים arazim sedir sedrus cedru cédrus kedros 雪松 香柏 삼나무 백향목 シダー 杉
sword swords мечи мечом schwert schwerter épée épées espada espadas spada miecz miecze سيوف suyuf suyoof شمشیر shamshir shamsheer חרב kılıç kılıçlar spatha spathi pedang gươm تلوار 宝剑 利剑 장검 보검 katana つるぎ 剣 サーベル ソード қылыш qilich qılınc khmali svärd sverd zwaard miekka kardas zobens mõõk
shield shields щита schilde bouclier boucliers égide tarcza tarcze درع دروع dera' سپر separ magen מגן kalkanı pajzs aspida perisai 盾牌 护盾 金盾 방패 bangpae たて 盾 シールド 쉴드 шилд شيلد қалқан qalqon qalxan skjold sköld kilpi skydas
gate gates gateway ворота врата брама брамы puerta portone wrota بوابة bawaba bawabat bawabah بوابات دروازه darvazeh darvaze darwaza שערי shaarei kapısı kapija brána brány kapuja pyli gerbang dwar 大门 金门 国门 대문 城門 ゲート 게이트 гейт גייט қақпа darvoza karibche darpas värav
palm palms пальмы пальми palme palmen palmier palmiers palmera palmeras palmeira palmeiras نخلة نخيل nakhil nakheel nakhla nakhlah نخل nakhleh palmiye palmiyeler דקל דקלים dekel dekalim 棕榈 椰树 야자수 팜 パーム ヤシ yashi хурмо palmu
dune dunes дюна дюны дюни dünen dunas duny wydma wydmy كثبان kuthban kothban kumullar gumuk 沙丘 사구 砂丘
wave waves волна волны волни хвиля хвилі хвалі welle wellen olas ondas موجة أمواج amwaj mowj موج mouj גלים galim dalga dalgası dalgalar vlna vlny valovi valurile hullám hullámok kyma kymata gelombang ombak لہر wimbi mawimbi 波浪 海浪 파도 물결 なみ 波 ウェーブ 웨이브 вейв ويف толқын тўлқин talgha lained bangos
gazelle gazelles газель газели gacelas gazela gazelas غزال غزلان ghizlan ghezal آهو ahoo ceylanı jeyran джейран jeyron киік 羚羊 ガゼル
castle castles замки châteaux castillos castelos قلعة qalaa قلاع ghaleh qaleh טירה kalesi dvorac kastély várkastély castelul kastron 城堡 城楼 성채 お城 キャッスル 캐슬 кастл كاسل amrots linnus
tower башня башни вежа вежі türme wieża البرج أبراج abraj borj מגדל מגדלי migdal migdalei kulesi kuleler toranj torony turnul pyrgos menara مینار 高塔 铁塔 タワー 타워 тауэр تاور מגדלים
rock rocks скалы скеля felsen rochers rocas roccia صخرة الصخرة sakhrah صخور sokhour סלע kayalar stijena канара szikla vrachos chattan چٹان 磐石 岩石 바위 반석 いわ 磐 қоя clipa klde
garden gardens сады сади gärten jardins jardín jardines giardino giardini ogród ogrody حديقة حدائق hadiqa hadaiq hadeeqa بستان bustan باغ گلستان גנים bahçesi bahçeler zahrada zahrady vrtovi врт градина kertek kipos 花园 花園 정원 동산 庭園 ガーデン 가든 جاردن puutarha
forest wälder forêts bosques foreste florestas غابة ghabat יער yaarot dasos 森林 大森林 숲 森 フォレスト 포레스트 فورست
coast coasts побережье poberezhye узбережжя سواحل sawahel sahili ساحلی חופים hofim obala wybrzeże tengerpart pantai 海岸 海滨 海濱 해안 바닷가 コースト 코스트 кост كوست жағалау qirg'oq sahil
storm storms буря stürme tempête tempêtes tempestad tempesta tempestade عاصفة عواصف awasif توفان toofan סערה fırtına oluja thyella 风暴 暴风 폭풍 嵐 あらし ストーム 스톰 ستورم bo'ron бўрон
thunder грім tonnerre trueno truenos trovão tuono grzmot رعد تندر tondar гръм mennydörgés vronti گرج 雷霆 惊雷 천둥 우레 雷鳴 썬더 найзағай
lightning молния молнии блискавка маланка éclairs relámpago fulmine fulmini błyskawica صاعقة saeqa saeqah آذرخش azarakhsh munja светкавица мълния villám fulgerul astrapi keravnos 闪电 번개 稲妻 いなずま ライトニング najzagaj яшин чақмоқ
wind winds ветры вітер viento vientos wiatr wiatry رياح רוחות rüzgâr rüzgarı vítr vietor vjetar ветар вятър vântul anemos ہوا 清风 东风 顺风 바람 순풍 かぜ 風 ウインド ウィンド shamol
cloud clouds облако облака хмари хмарка khmara wolke wolken nuage nuages nubes nuvem nuvens nuvola nuvole chmury עננים bulutlar облак облаци oblaci بادل 白云 青云 구름 くも 雲 クラウド 클라우드 bulut
rainbow rainbows радуга радуги вясёлка regenbogen arcoíris arcobaleno tęcza tęczowy gökkuşağı dúha szivárvány curcubeu curcubeul pelangi 彩虹 虹 무지개 にじ レインボー 레인보우 رينبو кемпірқосақ kamalak sateenkaari vikerkaar regnbue niji mujigae
snow snows neiges śnieg ثلج ثلوج thalj thuluj שלג sheleg sníh сняг chioni برف 白雪 冰雪 눈꽃 ゆき 雪 スノー 스노우 сноу
ruby rubies рубины rubine ياقوت yaqoot יקינתון roubini thapthim 红宝石 紅寶石 루비 紅玉 ルビー лағыл yoqut
sapphire sapphires сапфиры сапфір zafiro zafiros safiras zaffiri szafir szafiry zapheiros نیلم 蓝宝石 藍寶石 사파이어 青玉 サファイア
jade нефриту nefryt يشم ירקן 玉石 碧玉 白玉 벽옥 翡翠玉 ヒスイ ジェイド
coral коралл кораллы koralle korallen coraux corais المرجان مرجانی אלמוג mercanı коралов 珊瑚 산호 サンゴ コーラル 코랄
amber янтарь бурштин bursztyn bursztyny كهرمان kahruman kahroba kehribar chihlimbar dzintars dzintaru gintaro merevaik 琥珀 호박석 こはく kohaku
dignity достоинство достоинства достоинств гідність würde dignité dignidad dignidade dignità كرامة karama karamah کرامت כבוד haysiyet demnitate martabat وقار 尊严 존엄 尊厳
glory славы величие gloire chwała المجد أمجاد תהילה תפארת tiferet kemuliaan 荣耀 榮耀 荣光 榮光 栄光 グローリー 글로리
honour честі cinste becsület 名誉 名譽 명예 荣誉 榮譽
pride гордость гордості fierté orgullo orgulho orgoglio الفخر افتخار gurur понос mândria büszkeség kebanggaan 骄傲 자랑 誇り プライド 프라이드
gift дарунок подарок hadiah هدية dárek poklon cadou ajándék uphaar تحفه tohfe tohfa 礼物 기프트
joy радость радості радощі alegría بهجة bahja sevinç bucurie bucuria öröm kegembiraan خوشی 欢乐 歡樂 喜悦 기쁨 よろこび 喜び kippum
life жизнь жизни життя жыццё życie hayah زندگی zendegi yaşam kehidupan 生命 생명 생활 いのち 命 ライフ 라이프 лайф لايف gyvenimas
caravan caravans караван караваны karawane karawanen caravane caravanes caravana caravanas carovana karawana قافلة قوافل qafila qafilah qawafil کاروان karvan karevan שיירה kervan kervansaray kafilah 驼队 商队 商隊 카라반 隊商 キャラバン керуен karvon кербен
pyramid pyramids пирамида пирамиды pyramide pyramiden pyramides piramit أهرام اهرامات ahram ahramat هرم פירמידה piramis 金字塔 피라미드 ピラミッド
knight knights рыцарь рыцари лицарі chevaliers caballeros cavaleiro cavaleiros cavaliere cavalieri rycerz rycerze فرسان fursan forsan farsan شوالیه אבירים abirim şövalye rytier lovag cavaler ksatria asawin 骑士 騎士 기사단 騎士団 ナイト 나이트
pioneer pioneers пионеры pioniere pionnier pionniers pionero pioneros pioneiro pioneiros pionieri رواد ruwad חלוץ halutz pionir perintis پیشگام پیشگامان pishgam pishgaman 先锋 先鋒 开拓者 선구자 先駆者 pelopor パイオニア 파이오니어
hill hills холмы пагорби collines colinas colline wzgórze wzgórza تلال روابي rawabi tilal גבעה גבעות tepeler tepeleri تپه kopec хълм dealul bukit 山丘 小山 언덕 丘陵 おか ヒルズ 힐스
lake lakes озеро озера озёра возера laghi jezioro jeziora بحيرة buhaira buhairat دریاچه daryacheh gölü jezero jezera езеро limni jheel جھیل 湖泊 大湖 호수 みずうみ 湖 レイク 레이크 ko'l göl järvi järv ezers
rain rains дождь lluvias chuvas pioggia deszcz أمطار amtar الغيث дъжд ploaie بارش 雨露 甘雨 雨水 めぐみ
bee bees пчела пчёлка бджола бджілка bienen abeille abeilles abeja abejas abelha abelhas pszczoła pszczółka نحلة nahleh زنبور lebah 蜜蜂 꿀벌 みつばち
swan swans лебеди schwäne cygnes cisnes cigno cigni łabędź łabędzie بجعة البجع kuğu hattyú angsa ہنس 天鹅 天鵝 백조 白鳥 hakucho スワン 스완 аққу oqqush
peacock peacocks pavão طاووس tawoos طاووسی tavuskuşu טווס tausi 孔雀 공작새 くじゃく kujaku
leopard leopards леопарды leopardo leopardos lampart پلنگ פנתר parsı levhart леопардът macan چیتا 豹 金钱豹 표범 ヒョウ レパード qoplon hyou
bear bears медведи ведмеді bären osos ursos niedźwiedź niedźwiedzie خرس khers דובים beruang 黑熊 大熊 熊猫 くま ベア 베어
camel camels верблюды kamele chameau chameaux camellos cammello cammelli wielbłąd الجمل شتر shotor גמלים velbloud 骆驼 駱駝 낙타 ラクダ キャメル 카멜 түйе
dove doves голуби tauben colombes palomas pombas gołąb حمامة کبوتر güvercin holubica golubica голубица гълъб porumbel galamb merpati 白鸽 和平鸽 비둘기 はと ダブ
butterfly butterflies papillons mariposas borboleta borboletas farfalla farfalle motyle فراشة پروانه פרפר parpar пеперуда pillangó 蝴蝶 蝶 ちょう バタフライ көбелек kapalak
key keys ключи kluch klyuch clés clefs llaves chiavi klucze مفتاح مفاتیح mafatih کلید kelid kilid מפתח cheia klidi کلیدی 钥匙 열쇠 鍵 かぎ
torch torches факелы flambeaux antorchas tochas fiaccole pochodnia المشعل شعلة مشاعل לפיד meşale baklja факла fáklya 火炬 火把 횃불 たいまつ hoekpul トーチ 봉화
flag flags флаги прапор прапори знамя знамена знамёна flaggen drapeaux bandiere sztandar راية رايات rayah پرچم derafsh درفش דגל degel bayrağı sancak simaia bendera 旗帜 红旗 紅旗 깃발 붉은기 はた 旗 フラッグ 플래그 bayroq bayraq
july июля липня juillet julho luglio lipca lipiec temmuz ژوئیه srpanj srpnja iulie iouliou جولائی 七月
january января январь січня січень januar janvier enero janeiro gennaio stycznia styczeń يناير ژانویه ledna ianuarie
february февраля февраль лютого februar février febrero fevereiro febbraio فبراير شباط şubat فوریه února февруари februarie
september сентября сентябрь вересня вересень septembre septiembre setembro settembre września wrzesień سبتمبر أيلول aylul septembrie septembar септември rujna rujan szeptember
october октября октябрь жовтня жовтень кастрычніка oktober octobre octubre outubro ottobre października październik أكتوبر oktobar октомври októbra octombrie 十月 シゴルウォル
november ноября ноябрь novembre noviembre novembro نوفمبر novembar ноември noiembrie
december декабря декабрь грудня грудень dezember décembre diciembre dezembro dicembre grudzień ديسمبر aralık decembar децембар декември decembrie desember
golden залаты залатая الذهبية الذهبي dhahabiya dhahabi dahabiya zahabia thahabia talaei talayi talaee זהובה זהוב altından dorada dorado dourada dourado doré dorée goldene goldener goldenes dorata dorato zlatý złoty złote zlatna zlatni златен златно auriu aurie aranyos 金色 황금빛 kultainen kuldne gyllene
`;
