/**
 * Arabic, Persian, Urdu, Pashto and Hebrew names, each with its vocalised Latin spellings, the most usual first; other
 * spellings follow from `name-variants.ts`. Arabic letters are folded: no hamza, ya for alif maqsura, ha for ta
 * marbuta, Arabic kaf and ya. Hand-written.
 */
export const arabicNames = `
القاعده qaida qaeda alqaida
طالبان taliban
حماس hamas
داعش daesh
النصره nusra nusrah
محمد muhammad
بلقاسم belkacem belgacem belqasem belqassem
احمد ahmad ahmet
اميركبير amirkabir
محمود mahmud
حامد hamed
حميد hamid hamit
حمد hamad
حماد hammad
حمدان hamdan
حمدي hamdi
حسن hasan
لحسن lahcen
حسنه hasna
حسين hussein
حسان hassan
حسام husam
حسني hosni hasani
محسن mohsen muhsin
علي ali
عمر omar omer
عمرو amr
عمار ammar
عمير umair
عمران imran
عامر amer
امير amir
عثمان uthman osman
ابراهيم ibrahim
اسماعيل ismail
اسحاق ishaq
اسحق ishaq
يعقوب yaqub
يوسف yusuf
يونس yunus
يحيي yahya
ياسر yasir
ياسين yasin
موسي musa
عيسي isa
داود dawud davut
داوود dawud
سليمان sulayman suleyman
سلمان salman
سليم salim selim
سالم salem
سلام salam
سلامه salama
جمعه juma
جوده gouda
ادريس idris
الياس ilyas
ايوب ayyub
هارون harun
زكريا zakariya
نوح nuh
ادم adam
صالح saleh salah salih
صلاح salah
صادق sadiq sadik
صديق siddiq siddik
صابر sabir
صباح sabah
صدام saddam
طارق tariq tarik
طاهر tahir
طه taha
طالب talib
طلال talal
خالد khalid halit
خليل khalil halil
خليفه khalifa
خديجه khadija
حيدر haydar
حافظ hafiz
حاتم hatim
حارث harith
حازم hazim hazem
حبيب habib
حكيم hakim
حليم halim
حنيف hanif
حمزه hamza
حسنين hassanein
جمال jamal cemal
جميل jamil
جلال jalal celal
جليل jalil
جواد jawad
جعفر jafar
جابر jabir
جاسم jassim
جبار jabbar
جهاد jihad
كمال kamal kemal
كامل kamil
كاظم kazim
كريم karim
كرم karam
قاسم qasim kasim
قادر qadir
قيس qays
قصي qusay
قتيبه qutaiba
عدي uday
عدنان adnan
عادل adel adil
عادلي adli
عارف arif
عباس abbas
عبيد ubayd
عبيده ubayda
عزيز aziz
عزت izzat ezzat
عصام essam
عقيل aqil aqeel
علا alaa
عماد imad
عوض awad
عطا ata
عطيه atiya atieh
عيد eid
غازي ghazi
غسان ghassan
غلام ghulam
غني ghani
فاطمه fatima
فاروق faruq faruk
فارس faris fares
فادي fadi
فاضل fadil
فايز fayez faiz
فتحي fathi
فخري fakhri fahri
فرج faraj
فريد farid
فراس firas
فضل fadl
فهد fahd
فهمي fahmi
فواد fuad fuat
فوزي fawzi fevzi
فيصل faisal
قابوس qaboos
لطفي lutfi
لطيف latif
لقمان luqman
ليلي layla leila
مازن mazin mazen
مالك malik
ماهر mahir maher
مجيد majid mecit
ماجد majed
مجدي magdi majdi
مجاهد mujahid
مبارك mubarak
مختار mukhtar
مراد murad murat
مروان marwan
مريم maryam
مسعود masud
الاله ilah
مسلم muslim
مصطفي mustafa
معاذ muadh moaz
معاويه muawiya
معمر muammar
معتز mutaz moataz
مقتدي muqtada
منصور mansur
منير munir
مهدي mahdi
مهند muhannad mohannad
ميثم maytham meysam
ناصر nasir
نصر nasr
نصير nasir naseer
ناجي naji nagi
نادر nadir
نبيل nabil
نجيب najib naguib necip
نجيبه najiba
نديم nadim
نزار nizar
نعمان numan noman
نعيم naim
نوال nawal
نواف nawaf
نور nur
نوري nuri
هادي hadi
هاشم hashim
هاني hani
هشام hisham
هيثم haytham haitham
وايل wail
وليد walid
واصف wasif
وسام wissam
وسيم wasim
زياد ziyad
زيد zayd zaid
زينب zaynab
زين zayn
زاهر zahir
زهير zuhair
زهره zahra zohra
زهرا zahra
سعد saad
سعيد saeed sait
سعود saud saoud
سامي sami
سامر samer samir
سمير samir
سامح samih
سعاد suad souad
سهيل suhail
سيف sayf
سراج siraj
سلطان sultan
سنا sanaa
شاكر shakir shaker sakir
شكر shukr shakar
شريف sharif
شفيق shafiq
شكري shukri sukru
شهاب shihab shahab
شهيد shahid
شعبان shaban saban
راشد rashed rasit
رشيد rashid resit
رشاد rashad
رضا reza
رضوان ridwan
رفيق rafiq refik
رفعت rifaat rifat
رمضان ramadan ramazan
رمزي ramzi remzi
رامي rami
رايد raed raid
رحيم rahim
رحمن rahman
رحمان rahman
رسول rasul
رووف rauf raouf
رجب rajab
رياض riyad
بدر badr bedir
بشار bashar
بشير bashir
بكر bakr bekir
بلال bilal
بها bahaa
باقر baqir
باسم basim bassem
باسل basil bassel
برهان burhan
بندر bandar
توفيق tawfiq tevfik
تركي turki
تيسير taysir
تقي taqi
تميم tamim
ثابت thabit
ثامر thamir thamer
انور anwar
انس anas
انيس anis
اكرم akram
اشرف ashraf
اسد asad
اسعد asad
اسامه usama
ايمن ayman
اياد iyad eyad
امنه amina
امين amin
امينه amina
امل amal
امجد amjad
ايهاب ihab ehab
احسان ihsan
اكبر akbar
اصغر asghar
افضل afzal
اعظم azam
ازهر azhar
اقبال iqbal
انصاري ansari
بخاري bukhari
تكريتي tikriti
بغدادي baghdadi
مصري masri
شامي shami
هاشمي hashimi
حسيني husseini
موسوي musawi
رضوي razavi rizvi
رضايي rezaei rezai
احمدي ahmadi
محمدي mohammadi
علوي alavi alawi
كريمي karimi
رحيمي rahimi
جعفري jafari
صادقي sadeghi sadiqi
قاسمي qasimi
كاظمي kazemi kazimi
موسويان mousavian
اكبري akbari
اميري amiri
صالحي salehi
سليماني soleimani
ابراهيمي ebrahimi ibrahimi
مرادي moradi muradi
عباسي abbasi
طاهري taheri tahiri
جليلي jalili
روحاني ruhani
لاريجاني larijani
قاليباف qalibaf ghalibaf
قاني qaani
خامنه khamenei
خامنيي khamenei
خميني khomeini
رفسنجاني rafsanjani
ظريف zarif
رييسي raisi raeesi
حقاني haqqani
كرزي karzai
يزدي yazdi
شيرازي shirazi
تهراني tehrani
اصفهاني esfahani isfahani
خراساني khorasani
مازندراني mazandarani
بهشتي beheshti
منتظري montazeri
رجايي rajai rajaei
بني bani
مرتضي morteza murtada murtaza
مجتبي mojtaba mujtaba
مصباح mesbah misbah
محسني mohseni
پرويز parviz pervez
پرويزي parvizi
بهرام bahram
بهروز behrouz behruz
بهمن bahman
بيژن bijan
داريوش dariush daryush
كوروش kourosh cyrus
كاوه kaveh kaweh
كيوان keyvan
كامران kamran
جمشيد jamshid
خسرو khosrow khosrau khusraw
رستم rustam
سهراب sohrab
سياوش siavash
سيامك siamak
شاهين shahin sahin
شهرام shahram
شهريار shahriar
شيرين shirin
فرشاد farshad
فرهاد farhad ferhat
فريدون fereydoun fereidoon
فرامرز faramarz
مهران mehran
مهرداد mehrdad
منوچهر manouchehr
مسيح masih
نسرين nasrin nasreen
پروين parvin parveen
سكينه sakina sakineh
معصومه masoumeh
مرضيه marzieh marziyeh
نرگس narges nargis
مينا mina
ايمان iman
ارش arash
اراش arash
بابك babak
پيام payam
پيمان peyman
هوشنگ houshang
ايرج iraj
اردشير ardeshir
اسفنديار esfandiar
گل gul
گلبدين gulbuddin
ملا mullah
نواز nawaz
شهباز shahbaz shehbaz
اصف asif
زرداري zardari
بهٹو bhutto
شوكت shaukat sevket
اعجاز ijaz ejaz
افتخار iftikhar
ضيا dia ziya
طفيل tufail
لياقت liaquat liaqat
مشرف musharraf
ممتاز mumtaz
منظور manzoor manzur
نذير nazir nadhir
يزيد yazid
وحيد wahid vahit
واحد wahid
واجد wajid
وهاب wahab
ستار sattar
قيوم qayyum
رزاق razzaq
خالق khaliq khaleq
غفور ghafur ghafoor
غفار ghaffar
عظيم azim azeem
فتاح fattah
ملك malik malek
مومن mumin momen
نبي nabi
ودود wadud wadood
صمد samad
حق haq haqq
حي hay
هدايت hedayat hidayat
نعمت nemat nimat
نصرت nusrat nosrat nusret
قدرت qudrat ghodrat
عنايت enayat inayat
رحمت rahmat
بركات barakat
امان aman
اسلام islam
الهام ilham elham
انتصار intisar
سميه sumaya somayeh
هند hind
هدي huda hoda
نجوي najwa
نادي nadi
ناديه nadia
ساره sara
سلمي salma
سلوي salwa
زليخا zulaikha
رقيه ruqayya roghayeh
عايشه aisha
كلثوم kulthum kulsum
حنان hanan
حياه hayat
ريم reem rim
رنا rana
رانيا rania
دينا dina
دعا doaa
اسما asma
ايات ayat
بثينه buthaina
جميله jamila
جورج george georges
جورجي georgi
حنا hanna
انطون anton antoun
بطرس boutros
بولس boulos
ميشال michel
ميشيل michel
جبران gebran jibran
جبريل jibril
جرجس girgis
سمعان simaan
شنوده shenouda
مكرم makram
فرنسيس francis
ادوارد edward
انطوان antoine
كميل camille kamil
بيار pierre
بيير pierre
جان jean jan
شربل charbel
طوني tony
ايلي elie
ماريا maria
مارون maroun
ديفيد david
جون john
بايدن biden
بوتين putin
سمر samar
ريما rima
راني rani
سحر sahar
سهير suhair
ساهر sahir saher
ولا walaa
بشري bushra
نايف nayef nayif
راضي radi
رامز ramiz ramez
عاصم asim asem
بسام bassam
ادهم adham
بدري badri
منذر munther mundhir
نصري nasri
شادي shadi
تامر tamer
وديع wadih
ابتسام ibtisam
لمي lama
لميا lamia
لينا lina
لانا lana
مها maha
مايا maya
مي mai
نورا nora
نوره noura nura
رولا rula
سهي suha
يارا yara
يسري yusri yusra
زينه zeina
خضره khadra
اسيا asia
عاليه aliya alia
عليا alya alia
بسمه basma
باسمه basima
دلال dalal
دليله dalila
فرح farah
فرحه farha
فاتن fatin
هنادي hanadi
جنان jinan
جيهان jihan
كريمه karima
ليال layal
لطيفه latifa
لطفيه lutfia
ملاك malak
ملكه malaka
مليكه malika
مروه marwa
مني muna mona
نهله nahla
نايله naila
نجاه najat
نجلا najla
ندي nada
رباب rabab
رابعه rabia
ربيع rabie rabi
رجا raja
ساميه samia
سوسن sawsan
شيما shaima
سهام siham
ثريا thuraya
وفا wafa
زكيه zakia
غاده ghada
هبه hiba heba
هاله hala
رشا rasha
عبير abeer
لبني lubna
ميسا maysa
ميسون maysoun
نهاد nihad
وداد widad
ماجده majida
خلود khulud
فايزه faiza
سميره samira
فريده farida
حليمه halima
حنين hanin haneen
صفا safa
هنا hana
رغد raghad
ساجده sajida
عزيزه aziza
جبير jubair
رشدي rushdi rustu
صبري sabri
منيره munira
شوقي shawqi
عزمي azmi
عزام azzam
حزام hizam
لوي luay
نضال nidal
همام humam
ياسمين yasmin
يزن yazan
غدير ghadir
مزنه muzna
نجم najm
وهيب wahib
خامنهاي khamenei
اژهاي ejei ezhei
سعدي saadi
ساعدي saedi saadi
ضرار dirar
كنان kinan
كنعان kanaan kenan
رزان razan
رزق rizq
ريان rayan
سهل sahl
شريفه sharifa
معن maan
معين muin
عاطف atef atif
ثاقب saqib thaqib
مامون mamun mamoun
ممدوح mamdouh mamduh
منصف munsif moncef
سعيده saida
سليمه salima
شهيره shahira
طلعت talaat talat
ظافر zafir
عاكف akif
عباده ubada
عبود aboud
عفاف afaf
عفيف afif
علوان alwan
عنتر antar
غانم ghanim
غياث ghiyath
غيث ghayth
فتحيه fathia
فريال feryal
فهيم fahim
فيروز fairuz
قاهر qahir
قحطان qahtan
كاسر kasir
كايد kayed
كامله kamila
لبيب labib
مبروك mabrouk
محب muhib
مشعل mishal
مصعب musab
مطلق mutlaq
معتصم mutasim
موفق muwaffaq
ميلاد milad
ناجح najih
ناصيف nassif
نافع nafi
نايل nail
نبيه nabih
نبيله nabila
نجوان najwan
نزيه nazih
نسيم nassim
نصوح nasuh
نظير nazeer
هادف hadif
هايل hayel
هلال hilal
وجدي wajdi
وجيه wajih
وضاح waddah
وفيق wafiq
يعرب yarub
زكي zaki
زيدان zidan
ساطع sati
سبع saba
سعدون saadoun
سفيان sufyan
سميح samih
سنان sinan
شاهر shahir
شبل shibl
صخر sakhr
صفوان safwan
صفوت safwat
صهيب suhaib
ضاحي dahi
عاهد ahed
عبدو abdo
عرفان irfan
عقبه uqba
غالب ghalib
فايق faeq
فواز fawwaz
قتاده qatada
كفاح kifah
مثني muthanna
مجد majd
مهيب muhib
نعمه nima
نوفل nawfal
حفص hafs
مدين madyan
زيان ziyan
ظهير zahir zaheer
طنوس tannous
شدياق shidyaq
نجاح najah
غنام ghannam
جودت jawdat cevdet
نجدت necdet najdat
مولود mawlud mevlut
خلوصي hulusi khulusi
حكمت hikmat hikmet
فكرت fikret fikrat
مدحت midhat mithat
بهجت bahjat behcet
عصمت ismat ismet
عفت effat iffet
نجاتي necati
نجمي necmi najmi
عوني awni avni
تورغوت turgut
بولنت bulent
ضياء ziya
جنكيز cengiz chingiz
تيمور taimur timur
اورهان orhan
ارطغرل ertugrul
طغرل tugrul
هاكان hakan
خاقان hakan khaqan
اردم erdem
امره emre
بوراك burak
ارسلان arslan aslan
اصلان aslan arslan
يلدريم yildirim
يلدرم yildirim
يلديز yildiz
يلدز yildiz
قايا kaya
كايا kaya
دمير demir
دميرال demiral
ديميرال demiral
دميريل demirel
ديميريل demirel
تشيليك celik
تشليك celik
جليك celik
كليتش kilic
قليج kilic
كيليتش kilic
اوزدمير ozdemir
اوزتورك ozturk
ايدن aydin
ايدين aydin
دوغان dogan
طوغان dogan togan
قوج koc
تشاكر cakir
اكتاش aktas
اقطاش aktas
اكار akar
كوركماز korkmaz
قورقماز korkmaz
غوكتشه gokce
غوكسل goksel
غونغور gungor
غونش gunes
غوناي gunay
غوندوز gunduz
غوكهان gokhan
اوغور ugur
ارول erol
تونجر tuncer
توران turan
طوران turan
اونال unal
اوزال ozal
اوزكان ozkan
اوزجان ozcan
تشيلر ciller
تشيللر ciller
اجاويد ecevit
اربكان erbakan
اربقان erbakan
بهتشلي bahceli
بهجلي bahceli
يلماز yilmaz
ييلماز yilmaz
اتاتورك ataturk
اينونو inonu
مندريس menderes
غولن gulen
فيدان fidan
اكسنر aksener
تشتين cetin
يتكين yetkin
يغيت yigit
كوكسال koksal
سويلو soylu
بوزداغ bozdag
ايركان erkan
كورتولموش kurtulmus
قورتولموش kurtulmus
بوزكورت bozkurt
بوزقورت bozkurt
قرمان karaman
كارامان karaman
اصلانتاش aslantas
بلقيس bilqis balqis
احمدو ahmadou
مامادو mamadou
جالو diallo jallow
ديالو diallo
جوب diop
ديوب diop
سيسي sisi cisse
تراوري traore
كيتا keita
كوليبالي coulibaly
ديارا diarra
اندياي ndiaye
انجاي ndiaye
نيانغ niang
امباي mbaye
مباي mbaye
ديوف diouf
كامارا camara
كمارا camara
سيلا sylla
ويدراوغو ouedraogo
بوعزه bouazza
بوعزيز bouaziz
عزه azza
بنجلون benjelloun
بنكيران benkirane
بوتفليقه bouteflika
شنتوف chentouf
بنعلي benali
ساغنا sagna
سنغور senghor
واتارا ouattara
غباغبو gbagbo
سوماورو soumaoro
دمبيلي dembele
سيديبي sidibe
سانغاري sangare
كانتي kante
تيام thiam
`;

export const hebrewNames = `
אברהם avraham
אבי avi
אבנר avner
אבשלום avshalom
אביגדור avigdor
אדם adam
אהוד ehud
אהרון aharon aaron
אהרן aharon aaron
אורי uri
אורן oren
אורית orit
איתן eitan eytan
איתי itai itay
איל eyal
אייל eyal
אילן ilan
אילנה ilana
אילה ayala
אילת ayelet
איילת ayelet
אלון alon
אליהו eliyahu
אלי eli
אלעזר elazar
אליעזר eliezer
אלכסנדר alexander
אמיר amir
אמנון amnon
אנה anna
אסתר esther
אפרים ephraim
אריאל ariel
אריה arie aryeh
ארי ari
אריק arik
אשר asher
בועז boaz
בן ben
בנימין binyamin
בני benny
בצלאל betzalel
ברוך baruch
ברק barak
גבריאל gavriel
גדעון gideon gidon
גדי gadi
גולן golan
גיא guy
גיל gil
גילה gila
גלעד gilad
גלית galit
דב dov
דבורה dvora deborah
דוד david
דוידי davidi
דורון doron
דן dan
דנה dana
דני dani danny
דניאל daniel
דניאלה daniela
הדס hadas
הרצל herzl
הרצוג herzog
הלוי halevi
הכהן hacohen
זאב zeev
זהבה zehava
זכריה zecharia
חביב haviv
חגית hagit
חוה chava
חיים chaim
חנה chana
חנוך hanoch
טל tal
טובה tova
טוביה tuvia
יאיר yair
יגאל yigal
יהודה yehuda
יהודית yehudit
יהושע yehoshua
יואב yoav
יואל yoel
יובל yuval
יוחנן yohanan
יוסי yossi
יוסף yosef
יונה yona
יונתן yonatan
יעל yael
יעקב yaakov
יפה yaffa
יצחק yitzhak
ירון yaron
ירדן yarden
ירמיהו yirmiyahu
ישי yishai
ישראל yisrael
ישעיהו yeshayahu
יתרו yitro
כהן cohen
כץ katz
כרמל carmel
לאה leah
לב lev
לביא lavi
לוי levi
לילי lili
ליאור lior
מאיר meir
מזרחי mizrahi
מיכאל michael
מיכל michal
מירי miri
מלכה malka
מנחם menachem
מרדכי mordechai
מרים miriam miryam
משה moshe
נדב nadav
נועה noa
נועם noam
נח noach
נחום nachum
נחמן nachman
ניסים nissim
ניר nir
נעמי naomi
נפתלי naftali
נתן natan
נתנאל netanel
נתניהו netanyahu
סגל segal
סמי sami
סמוטריץ smotrich
עדי adi
עובדיה ovadia
עוזי uzi
עומר omer
עופר ofer
עידו ido
עידן idan
עמוס amos
עמי ami
עמיר amir
עמית amit
עמרי omri
ענת anat
עזר ezer
עזרא ezra
עזרי ezri
ערן eran
פנחס pinchas
פרץ peretz
פרס peres
פרידמן friedman fridman
צבי tzvi
צחי tzachi
ציון tzion
ציפי tzipi
ציפורה tzipora
קפלן kaplan
רבין rabin
רבקה rivka
ראובן reuven
רון ron
רונן ronen
רוני roni
רות ruth
רותם rotem
רחל rachel
רינה rina
רפאל refael
רמי rami
שאול shaul
שגיא sagi
שושנה shoshana
שולמית shulamit
שי shai
שירה shira
שירי shiri
שלום shalom
שלמה shlomo
שמואל shmuel
שמעון shimon
שמשון shimshon
שפירא shapira
שפירו shapiro
שקד shaked
שרה sarah
שרון sharon
שרית sarit
שטרן stern
שוורץ schwartz
שרעבי sharabi
תומר tomer
תמר tamar
רוזן rosen
רוזנברג rosenberg
גולדברג goldberg
גולדשטיין goldstein
ברגר berger
וייס weiss
פלד peled
גנץ gantz
לפיד lapid
בנט bennett bennet
ליברמן lieberman liberman
אולמרט olmert
אדלשטיין edelstein
אביב aviv
אשכנזי ashkenazi
אוחיון ohayon
אזולאי azoulay azulay
אלמוג almog
ביטון biton
דהן dahan
דיין dayan
הורוביץ horowitz
וקנין vaknin
חדד hadad haddad
טוויטו twito
מלמד melamed
מור mor
סבן saban
עמר amar
פישר fischer
קליין klein
רובין rubin
שגב segev
שחר shachar
שרמן sherman
רוזנטל rosenthal
רבינוביץ rabinovich
אברמוביץ abramovich abramovitz
מוסקוביץ moskovitz
ברקוביץ berkovich berkowitz
הרשקוביץ hershkovitz
דוידוביץ davidovich davidovitz
לבקוביץ lefkowitz
וינברג weinberg
ויצמן weizmann weizman
`;
