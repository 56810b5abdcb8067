/**
 * Organisations known by several names that do not follow from each other: an acronym of another language, a name in
 * the country's own words, a by-name. One per line: the full name first. Hand-written from the organisations' own usage
 * and newspapers.
 */
export const knownBodies = `
Federal Security Service of the Russian Federation | FSB | Federalnaya Sluzhba Bezopasnosti | ФСБ | Федеральная служба безопасности | Föderaler Sicherheitsdienst der Russischen Föderation | Service fédéral de sécurité de la fédération de Russie | Servicio Federal de Seguridad de la Federación Rusa | Federalna Służba Bezpieczeństwa Federacji Rosyjskiej | Федеральна служба безпеки Російської Федерації | Rusya Federal Güvenlik Servisi | Federální služba bezpečnosti Ruské federace | Federal Security Service
Committee for State Security of the USSR | Komitet Gosudarstvennoy Bezopasnosti SSSR | КГБ СССР
Foreign Intelligence Service of the Russian Federation | SVR | Sluzhba Vneshney Razvedki | СВР | Служба внешней разведки | Dienst für Auslandsaufklärung der Russischen Föderation | Service des renseignements extérieurs de la fédération de Russie | Servicio de Inteligencia Exterior de Rusia | Służba Wywiadu Zagranicznego Federacji Rosyjskiej | Служба зовнішньої розвідки Російської Федерації
Main Directorate of the General Staff of the Armed Forces of the Russian Federation | GRU | Main Directorate of the General Staff | Главное управление Генерального штаба ВС РФ | Главное управление Генерального штаба Вооруженных сил Российской Федерации | Главное управление Генштаба | Main Intelligence Directorate of the Russian General Staff | Glavnoye Razvedyvatelnoye Upravlenie | Glavnoe Razvedyvatelnoe Upravlenie | ГРУ | Главное разведывательное управление
GRU Military Unit 26165 | 85th Main Special Service Center | 85th GTsSS | APT28 | Fancy Bear | Sofacy | Войсковая часть 26165 | Military Unit 26165 | GRU Unit 26165 | Unit 26165
GRU Military Unit 74455 | Main Center for Special Technologies | GTsST | Sandworm Team | Войсковая часть 74455 | Главный центр специальных технологий | Military Unit 74455 | GRU Unit 74455 | Unit 74455 | GTsST GRU
GRU Military Unit 29155 | 161st Specialist Training Center | 161st Special Purpose Specialist Training Center | Войсковая часть 29155 | Military Unit 29155 | GRU Unit 29155 | Unit 29155
GRU Military Unit 54777 | 72nd Special Service Center | Войсковая часть 54777 | Military Unit 54777 | GRU Unit 54777 | Unit 54777
FSB Center 16 | Military Unit 71330 | Berserk Bear | Войсковая часть 71330
FSB Center 18 | Center for Information Security of the FSB | Military Unit 64829 | Центр информационной безопасности ФСБ | Callisto Group | Star Blizzard
Federal Protective Service of the Russian Federation | Federalnaya Sluzhba Okhrany | Federal Guard Service of Russia | ФСО | Федеральная служба охраны | Federal Protective Service
National Guard of the Russian Federation | Rosgvardia | Rosgvardiya | Federal Service of National Guard Troops | Росгвардия | Федеральная служба войск национальной гвардии
Main Directorate of Special Programs of the President of the Russian Federation | GUSP | ГУСП
Main Directorate of Deep Sea Research | GUGI | Glavnoye Upravlenie Glubokovodnykh Issledovanii | ГУГИ | Главное управление глубоководных исследований
Ministry of Internal Affairs of the Russian Federation | Ministerstvo Vnutrennikh Del Rossii | MVD Rossii | МВД России
Ministry of Defence of the Russian Federation | Minoborony Rossii | Minoborony | MoD RF | MO RF | МО РФ | Ministerstvo Oborony Rossiyskoy Federatsii | Минобороны России | Министерство обороны Российской Федерации
Ministry of Emergency Situations of the Russian Federation | EMERCOM | EMERCOM of Russia | MChS Rossii | МЧС России
Ministry of Industry and Trade of the Russian Federation | Minpromtorg | Минпромторг | Minpromtorg Rossii | Minpromtorg of Russia | Минпромторг России | Министерство промышленности и торговли Российской Федерации
Investigative Committee of the Russian Federation | Sledkom | Sledstvennyy Komitet | Sledstvenny Komitet | Следственный комитет Российской Федерации
Federal Penitentiary Service of the Russian Federation | FSIN | Federalnaya Sluzhba Ispolneniya Nakazaniy | ФСИН | Федеральная служба исполнения наказаний
Federal Service for Financial Monitoring of the Russian Federation | Rosfinmonitoring | Росфинмониторинг
Federal Service for Supervision of Communications, Information Technology and Mass Media | Roskomnadzor | Роскомнадзор
Main Radio Frequency Center | GRFC | Glavny Radiochastotny Tsentr | GRChTs | ГРЧЦ | Главный радиочастотный центр
Federal Service for Military-Technical Cooperation | FSVTS | FSMTC | Federalnaya Sluzhba po Voenno-Tekhnicheskomu Sotrudnichestvu | ФСВТС
Federal Service for Technical and Export Control | FSTEC | FSTEK | ФСТЭК
Federal Agency for State Property Management | Rosimushchestvo | Росимущество
Federal Agency for State Reserves | Rosrezerv | Росрезерв
Federal Air Transport Agency | Rosaviatsiya | Rosaviatsia | Росавиация
Federal Agency for Maritime and River Transport | Rosmorrechflot | Росморречфлот
Federal Customs Service of Russia | Federalnaya Tamozhennaya Sluzhba | ФТС России | Федеральная таможенная служба
Federal Agency for the Commonwealth of Independent States Affairs, Compatriots Living Abroad, and International Humanitarian Cooperation | Rossotrudnichestvo | Россотрудничество
Federal Agency for Youth Affairs | Rosmolodezh | Rosmolodyozh | Росмолодежь
Russian Movement of Children and Youth | Movement of the First | Dvizhenie Pervykh | Движение первых
All-Russian Military Patriotic Public Movement Youth Army | Yunarmia | Yunarmiya | Юнармия | All-Russia Young Army Military Patriotic Social Movement | Young Army | Всероссийское детско-юношеское военно-патриотическое общественное движение Юнармия
Volunteer Society for Cooperation with the Army, Aviation, and Fleet of Russia | DOSAAF | DOSAAF Russia | ДОСААФ
State Duma of the Federal Assembly of Russia | Gosudarstvennaya Duma | Gosduma | Госдума
Central Bank of the Russian Federation | Bank of Russia | Venäjän keskuspankki | Tsentrobank Rossii | Tsentralny Bank Rossiyskoy Federatsii | Банк России | Центробанк России | Bank Rossii | Central Bank of Russia | ЦБ РФ | TsB RF | البنك المركزي الروسي | 俄罗斯中央银行 | 俄罗斯央行 | ロシア連邦中央銀行 | ロシア中央銀行 | 러시아중앙은행 | הבנק המרכזי של רוסיה
National Wealth Fund of the Russian Federation | Fond Natsionalnogo Blagosostoyaniya | Фонд национального благосостояния
Russian Direct Investment Fund | RDIF | Rossiyskiy Fond Pryamykh Investitsiy | РФПИ | Российский фонд прямых инвестиций | الصندوق الروسي للاستثمار المباشر | 俄罗斯直接投资基金 | ロシア直接投資基金 | 러시아직접투자펀드
National Payment Card System | NSPK | Natsionalnaya Sistema Platezhnykh Kart | НСПК
National Settlement Depository | Natsionalny Raschetny Depozitariy | НКО НРД | Национальный расчетный депозитарий
National Clearing Centre | Natsionalny Kliringovy Tsentr | НКО НКЦ | Национальный клиринговый центр
Moscow Exchange | MOEX | Moskovskaya Birzha | Московская биржа
SPB Exchange | Saint Petersburg Stock Exchange | SPB Birzha | СПБ Биржа
Russian National Reinsurance Company | RNRC | Rossiyskaya Natsionalnaya Perestrakhovochnaya Kompaniya | РНПК
State Development Corporation VEB.RF | Vnesheconombank | Bank for Development and Foreign Economic Affairs | VEB.RF | Внешэкономбанк | ВЭБ.РФ
VTB Bank | Vneshtorgbank | Bank for Foreign Trade of Russia | Банк ВТБ | Внешторгбанк | Bank Vneshney Torgovli | Bank Vneshnei Torgovli | Банк внешней торговли | بنك في تي بي | 俄罗斯外贸银行 | VTB銀行 | VTB은행
Savings Bank of Russia | Sberbank | Sberbank of Russia | Sber PJSC | Сбербанк | Сбербанк России | سبيربنك | سبربنک | 俄罗斯联邦储蓄银行 | 俄罗斯储蓄银行 | ズベルバンク | 스베르방크 | סברבנק | Σμπέρμπανκ
Russian Agricultural Bank | Rosselkhozbank | Rosselhozbank | Rosselkhosbank | Россельхозбанк | روس سيلخوز بنك | 俄罗斯农业银行 | ロシア農業銀行 | 러시아농업은행
Credit Bank of Moscow | MKB Bank Moscow | Moskovsky Kreditny Bank | Moskovskiy Kreditniy Bank | Московский кредитный банк
Russian Regional Development Bank | Vserossiyskiy Bank Razvitiya Regionov | VBRR | RRDB | ВБРР | Всероссийский банк развития регионов
Russian National Commercial Bank | RNCB | RNKB | Rossiyskiy Natsionalny Kommerchesky Bank | РНКБ | Российский национальный коммерческий банк
Bank Rossiya | Rossiya Bank | AB Rossiya | Joint-Stock Bank Rossiya | АБ Россия
Otkritie Financial Corporation Bank | Bank FC Otkritie | Otkrytie Bank | Bank Otkrytiye | Банк Открытие | Bank Financial Corporation Otkritie | Bank Otkritie Financial Corporation | Otkritie FC Bank | Otkrytie FC Bank | FC Otkritie Bank | Bank Otkritie FC | Bank Otkrytie | Банк ФК Открытие | ФК Открытие
Novikombank | Novikom Bank | New Industrial and Commercial Bank | Новикомбанк
SMP Bank | Bank Severny Morskoy Put | Северный морской путь банк | СМП Банк
Black Sea Bank for Development and Reconstruction | Chernomorskiy Bank Razvitiya i Rekonstruktsii | ChBRR | ЧБРР
Center for International Settlements Bank | Tsentr Mezhdunarodnykh Raschetov Bank | TsMR Bank | CMRBank | ЦМРБанк
Central Republican Bank of the Donetsk People's Republic | Tsentralny Respublikansky Bank DNR | ЦРБ ДНР
Tinkoff Bank | T-Bank | TCS Bank | Тинькофф Банк | Т-Банк | ТБанк | TBank
Russian Export Center | Rossiyskiy Eksportny Tsentr | Российский экспортный центр
Russian Agency for Export Credit and Investment Insurance | EXIAR | EKSAR | ЭКСАР
Eximbank of Russia | Roseximbank | Roseksimbank | Росэксимбанк
Deposit Insurance Agency of Russia | Agentstvo po Strakhovaniyu Vkladov | Агентство по страхованию вкладов
International Bank for Economic Co-operation | IBEC | Mezhdunarodny Bank Ekonomicheskogo Sotrudnichestva | МБЭС
International Investment Bank | Mezhdunarodny Investitsionny Bank | Международный инвестиционный банк
Housing Development Bank DOM.RF | DOM.RF | Agency for Housing Mortgage Lending | АИЖК | ДОМ.РФ
State Corporation for Assistance to Development, Production and Export of Advanced Technology Industrial Product Rostec | Rostec | Rostekh | Rossiyskie Tekhnologii | Rossiyskiye Tekhnologii | Russian Technologies State Corporation | Rostekhnologii | Rostechnologii | Ростех | Ростехнологии | State Corporation for the Promotion of Development, Manufacture and Export of High-Tech Products Rostec | Rostec State Corporation | روستيخ | روستك | روستک | 俄罗斯国家技术集团 | 俄罗斯技术国家集团 | ロステック | ロステフ | 로스테크 | 로스텍 | רוסטק
Rosoboronexport | Rosoboroneksport | Рособоронэкспорт | روس أوبورون إكسبورت | روسوبورون إكسبورت | روس‌آبارون‌اکسپورت | 俄罗斯国防出口公司 | ロスオボロンエクスポルト | 로소보로넥스포르트 | רוסאבורונאקספורט
State Atomic Energy Corporation Rosatom | Rosatom | Росатом | روس آتوم | روساتوم | روساتم | 俄罗斯国家原子能集团 | 俄罗斯国家原子能公司 | ロスアトム | 로사톰 | 로스아톰 | רוסאטום
State Space Corporation Roscosmos | Roscosmos | Roskosmos | Russian Federal Space Agency | Роскосмос
United Aircraft Corporation | Obyedinyonnaya Aviastroitelnaya Korporatsiya | Obedinennaya Aviastroitelnaya Korporatsiya | ПАО ОАК | Объединенная авиастроительная корпорация | Zjednoczona Korporacja Lotnicza | Vereinigte Flugzeugbaukorporation | شركة الطائرات المتحدة الروسية | 联合航空制造公司 | 俄罗斯联合航空制造集团 | 統一航空機製造会社 | 통합항공기제작사
United Shipbuilding Corporation | Obyedinyonnaya Sudostroitelnaya Korporatsiya | Obedinennaya Sudostroitelnaya Korporatsiya | АО ОСК | Объединенная судостроительная корпорация | Zjednoczona Korporacja Stoczniowa | Vereinigte Schiffbaukorporation | Corporation unifiée de construction navale | 俄罗斯联合造船集团 | 联合造船公司 | 統一造船会社 | 통합조선공사
United Engine Corporation | UEC | ODK | ОДК | Obyedinyonnaya Dvigatelestroitelnaya Korporatsiya | Obedinennaya Dvigatelestroitelnaya Korporatsiya | АО ОДК | Объединенная двигателестроительная корпорация
United Instrument Manufacturing Corporation | Obedinennaya Priborostroitelnaya Korporatsiya | Objedinennaja Priborostroitelnaja Korporatsija | ОПК Объединенная приборостроительная корпорация
United Rocket and Space Corporation | Obedinennaya Raketno-Kosmicheskaya Korporatsiya | ORKK | ОРКК
Concern Radio-Electronic Technologies | KRET | Kontsern Radioelektronnye Tekhnologii | КРЭТ | Концерн Радиоэлектронные технологии
Tactical Missiles Corporation | KTRV | Korporatsiya Takticheskoe Raketnoe Vooruzhenie | Korporatsiya Takticheskoye Raketnoye Vooruzheniye | КТРВ | Корпорация Тактическое ракетное вооружение
Almaz-Antey Air and Space Defence Corporation | Almaz-Antey | Almaz-Antei | VKO Almaz-Antey | Концерн ВКО Алмаз-Антей | ألماز أنتي | آلماز-آنتی | 金刚石-安泰 | アルマズアンテイ | 알마즈안테이
Uralvagonzavod Research and Production Corporation | Uralvagonzavod | Ural Railcar Plant | NPK UVZ | Уралвагонзавод | أورال فاغون زافود | 乌拉尔车辆厂 | 乌拉尔机车车辆厂 | ウラルヴァゴンザヴォート | 우랄바곤자보드
Kalashnikov Concern | Izhmash | Izhevsk Machine-Building Plant | Kontsern Kalashnikov | Ижмаш | Концерн Калашников | مجموعة كلاشينكوف | 卡拉什尼科夫集团 | カラシニコフ社 | 칼라시니코프 콘체른
Izhevsk Mechanical Plant | Izhmekh | Izhmeh | Ижмех
V.A. Degtyarev Plant | ZiD Kovrov | Zavod imeni Degtyareva | Kovrov Arms Factory | Завод имени Дегтярева
Tula Arms Plant | Tulsky Oruzheiny Zavod | Tulskiy Oruzheynyy Zavod | TOZ Tula | Тульский оружейный завод
Tula Cartridge Works | TulAmmo | Tulskiy Patronnyy Zavod | Тульский патронный завод
KBP Instrument Design Bureau | Instrument Design Bureau Tula | Tula Instrument Design Bureau | Конструкторское бюро приборостроения им. академика А.Г. Шипунова | Konstruktorskoe Byuro Priborostroeniya | KBP Tula | Instrument Design Bureau named after Shipunov | Конструкторское бюро приборостроения | КБ приборостроения | Instrument Design Bureau named after Academician A.G. Shipunov | КБ приборостроения им. Шипунова
Machine Engineering Design Bureau Kolomna | KBM Kolomna | Konstruktorskoe Byuro Mashinostroyeniya | NPK KBM | КБ машиностроения Коломна | НПК КБМ
Central Research Institute for Precision Machine Building | TsNIITochMash | Tsentralny Nauchno-Issledovatelsky Institut Tochnogo Mashinostroeniya | ЦНИИточмаш
Central Research Institute Burevestnik | TsNII Burevestnik | ЦНИИ Буревестник
Central Research Institute of Machine Building | TsNIIMash | ЦНИИмаш
Central Aerohydrodynamic Institute | TsAGI | Tsentralny Aerogidrodinamichesky Institut | Zhukovsky Aerohydrodynamic Institute | ЦАГИ | Центральный аэрогидродинамический институт
Central Institute of Aviation Motors | TsIAM | Tsentralny Institut Aviatsionnogo Motorostroeniya | Baranov Institute of Aviation Motors | ЦИАМ
All-Russian Scientific Research Institute of Aviation Materials | VIAM | Vserossiyskiy Institut Aviatsionnykh Materialov | ВИАМ
All-Russian Institute of Light Alloys | VILS | Vserossiyskiy Institut Legkikh Splavov | ВИЛС
State Research Institute of Aviation Systems | GosNIIAS | ГосНИИАС
Gromov Flight Research Institute | Letno-Issledovatelsky Institut imeni Gromova | LII Gromov | ЛИИ имени Громова
Krylov State Research Centre | Krylovsky Gosudarstvenny Nauchny Tsentr | Krylov Shipbuilding Research Institute | Крыловский государственный научный центр
Central Research Institute of Structural Materials Prometey | TsNII KM Prometey | Prometheus Central Research Institute of Structural Materials | ЦНИИ КМ Прометей
Central Research Institute Electropribor | TsNII Elektropribor | Concern CSRI Elektropribor | ЦНИИ Электроприбор
Central Research Institute of Shipbuilding Technology | Tsentr Tekhnologii Sudostroeniya i Sudoremonta | Shipbuilding and Shiprepair Technology Center | SSTC Saint Petersburg | ЦТСС
Rubin Central Design Bureau for Marine Engineering | TsKB MT Rubin | CDB ME Rubin | Tsentralnoe Konstruktorskoe Byuro Morskoi Tekhniki Rubin | ЦКБ морской техники Рубин | TsKB-18 | ЦКБ МТ Рубин
Saint Petersburg Marine Engineering Bureau Malakhit | SPMBM Malakhit | SKB-143 | СПМБМ Малахит
Central Design Bureau Lazurit | TsKB Lazurit | ЦКБ Лазурит
Almaz Central Marine Design Bureau | TsMKB Almaz | ЦМКБ Алмаз
Severnoye Design Bureau | Severnoe Proektno-Konstruktorskoe Byuro | Northern Design Bureau Saint Petersburg | TsKB-53 | Северное ПКБ
Nevskoye Design Bureau | Nevskoe Proektno-Konstruktorskoe Byuro | TsKB-17 | Невское ПКБ
Zelenodolsk Design Bureau | Zelenodolskoe PKB | TsKB-340 | Зеленодольское ПКБ
Alekseev Central Hydrofoil Design Bureau | TsKB po SPK | Tsentralnoe Konstruktorskoe Byuro po Sudam na Podvodnykh Krylyakh | ЦКБ по СПК
Sevmash Production Association | Sevmash | Sevmash Shipyard | Severnoye Mashinostroitelnoye Predpriyatie | Northern Machine-Building Enterprise | Северное машиностроительное предприятие | Севмаш
Zvyozdochka Ship Repair Center | Zvezdochka | Zvyozdochka | Центр судоремонта Звездочка
Admiralty Shipyards | Admiralteiskie Verfi | Admiralteyskiye Verfi | Адмиралтейские верфи
Severnaya Verf Shipyard | Northern Shipyard Saint Petersburg | Severnaya Verf | Zhdanov Shipyard | Северная верфь
Yantar Baltic Shipbuilding Plant | PSZ Yantar | Pribaltiysky Sudostroitelny Zavod Yantar | ПСЗ Янтарь
Zvezda Far Eastern Plant | Dalnevostochny Zavod Zvezda | DVZ Zvezda | ДВЗ Звезда
Zvezda Shipbuilding Complex | SSK Zvezda | Sudostroitelny Kompleks Zvezda | ССК Звезда
Far East Shipbuilding and Ship Repair Center | DTsSS | Dalnevostochny Tsentr Sudostroeniya i Sudoremonta | ДЦСС
Sredne-Nevsky Shipyard | Sredne-Nevskiy Sudostroitelny Zavod | SNSZ | СНСЗ
Amur Shipbuilding Plant | Amurskiy Sudostroitelnyy Zavod | Komsomolsk-on-Amur Shipyard | Амурский судостроительный завод
Zaliv Shipyard | Sudostroitelny Zavod Zaliv | Butoma Shipyard Kerch | ССЗ Залив | Судостроительный завод Залив | Судостроительный завод имени Бутомы | Судостроительный завод имени Б.Е. Бутомы | Судозавод Залив | Shipyard named after Butoma
More Shipyard Feodosia | Sudostroitelny Zavod More | ФСЗ Море
Moscow Institute of Thermal Technology | Moskovsky Institut Teplotekhniki | NII-1 Minoboronprom | АО Корпорация МИТ | Московский институт теплотехники
Makeyev State Rocket Center | GRTs Makeyeva | GRTs Makeev | SKB-385 | Makeyev Design Bureau | ГРЦ Макеева
Votkinsk Machine Building Plant | Votkinsky Zavod | Votkinskiy Zavod | Воткинский завод
NPO Mashinostroyeniya | NPO Mashinostroeniya | OKB-52 | Chelomey Design Bureau | НПО машиностроения | JSC Military-Industrial Corporation NPO Mashinostroyenia | Military-Industrial Corporation NPO Mashinostroyenia | JSC MIC NPO Mashinostroyenia | MIC NPO Mashinostroyenia | VPK NPO Mashinostroyenia | VPK NPO Mashinostroyeniya | ВПК НПО машиностроения | NPOMash | НПОМаш | Военно-промышленная корпорация Научно-производственное объединение машиностроения | VPK NPO Mashinostroeniya
Khrunichev State Research and Production Space Center | GKNPTs Khrunicheva | ГКНПЦ имени Хруничева | ГКНПЦ им. М.В. Хруничева | ГКНПЦ им. Хруничева | Khrunichev Center | Khrunichev Space Center
S.P. Korolev Rocket and Space Corporation Energia | RKK Energia | RSC Energia | OKB-1 Korolev | РКК Энергия
Progress Rocket Space Centre | TsSKB-Progress | RKTs Progress | ЦСКБ-Прогресс | РКЦ Прогресс
NPO Energomash | Energomash | OKB-456 | Glushko Design Bureau | НПО Энергомаш
NPO Lavochkin | Lavochkin Association | OKB-301 | НПО имени Лавочкина
Reshetnev Information Satellite Systems | ISS Reshetnev | NPO PM Zheleznogorsk | NPO Prikladnoy Mekhaniki | ИСС Решетнева
NPO Splav | NPO SPLAV imeni Ganicheva | NII-147 | НПО Сплав | Splav State Research and Production Enterprise | ГНПП Сплав | FGUP GNPP Splav
NPO Bazalt | State Research and Production Enterprise Bazalt | GNPP Bazalt | НПО Базальт
NPO Pribor | NPK Tekhmash Pribor | НПО Прибор
Tecmash Research and Production Concern | Tekhmash | Tecmash | NPK Tekhnologii Mashinostroeniya | Техмаш | NPK Tekhmash | Научно-производственный концерн «Технологии машиностроения» | НПК Техмаш
High Precision Systems | Vysokotochnye Kompleksy | High-Precision Weapons Holding | Высокоточные комплексы
Shvabe Holding | Shvabe | Швабе
Ruselectronics | Ruselektronika | Russian Electronics | Roselektronika | Roselectronics | Росэлектроника
Sozvezdie Concern | Constellation Concern Voronezh | Kontsern Sozvezdie | Концерн Созвездие
Vega Radio Engineering Corporation | Kontsern Vega | Radiostroeniya Vega | Концерн Вега | Концерн радиостроения Вега
Russian Helicopters | Vertolety Rossii | Vertolyoty Rossii | Вертолеты России
Mil Moscow Helicopter Plant | Moskovsky Vertoletny Zavod imeni Milya | MVZ Mil | МВЗ имени Миля
Kamov Design Bureau | Kamov JSC | OKB Kamov | АО Камов
National Helicopter Center Mil and Kamov | NTsV Mil i Kamov | НЦВ Миль и Камов
Rostvertol | Rostov Helicopter Plant | Роствертол
Progress Arsenyev Aviation Company | Arsenyevskaya Aviatsionnaya Kompaniya Progress | AAK Progress | ААК Прогресс
Kazan Helicopters | Kazanskiy Vertolyotny Zavod | Kazan Helicopter Plant | Казанский вертолетный завод
Sukhoi Company | OKB Sukhogo | OKB-51 | Компания Сухой | سوخوي | 苏霍伊 | スホーイ | 수호이 | סוחוי
Russian Aircraft Corporation MiG | RSK MiG | RAC MiG | Mikoyan Design Bureau | OKB-155 | РСК МиГ
Tupolev Design Bureau | PAO Tupolev | OKB-156 | ПАО Туполев
Ilyushin Aviation Complex | OKB-240 | Ilyushin Design Bureau | Ильюшин авиационный комплекс
Yakovlev Design Bureau | OKB-115 | ОКБ имени Яковлева
Irkut Corporation | Irkutsk Aviation Production Association | Korporatsiya Irkut | Корпорация Иркут | Yakovlev PJSC | ПАО Яковлев | Scientific and Production Corporation Irkut
Beriev Aircraft Company | TANTK Beriev | Taganrog Aviation Scientific-Technical Complex | ТАНТК имени Бериева | ТАНТК им. Бериева | TANTK imeni Berieva | ТАНТК им. Г.М. Бериева | TANTK im. G.M. Berieva
Myasishchev Experimental Machine-Building Plant | EMZ Myasishcheva | OKB-23 | ЭМЗ имени Мясищева
Sukhoi Civil Aircraft Company | Regional Aircraft Branch of Irkut | GSS Grazhdanskie Samolety Sukhogo | Гражданские самолеты Сухого
Aviastar-SP | Ulyanovsk Aviation Plant | Авиастар-СП
Novosibirsk Aircraft Production Association | NAPO Chkalova | NAZ Chkalov | НАПО имени Чкалова
Komsomolsk-on-Amur Aircraft Plant | KnAAPO | KnAAZ | Gagarin Aircraft Plant | КнААЗ | КнААПО
S.P. Gorbunov Kazan Aviation Plant | KAPO Gorbunova | KAZ Gorbunov | КАПО имени Горбунова
Ural Civil Aviation Plant | UZGA | Uralsky Zavod Grazhdanskoy Aviatsii | УЗГА
Saturn Research and Production Association | NPO Saturn | UEC-Saturn | ODK-Saturn | Rybinsk Motors | НПО Сатурн | ОДК-Сатурн
Klimov Engine Company | UEC-Klimov | ODK-Klimov | OKB-117 | ОДК-Климов
Ufa Engine Industrial Association | UMPO | ODK-UMPO | Ufimskoe Motorostroitelnoe Proizvodstvennoe Obyedinenie | УМПО | UEC-UMPO | ОДК-УМПО | Уфимское моторостроительное производственное объединение
Kuznetsov Engine Plant Samara | Motorostroitel Samara | ODK-Kuznetsov | OKB-276 | ОДК-Кузнецов
Salyut Gas Turbine Engineering Research and Production Center | NPTs Gazoturbostroeniya Salyut | НПЦ газотурбостроения Салют
Soyuz Turaevo Machine-Building Design Bureau | TMKB Soyuz | ТМКБ Союз
Omsk Motor-Manufacturing Design Bureau | OMKB Omsk | ОМКБ Омск
GosMKB Raduga | State Machine-Building Design Bureau Raduga named after Bereznyak | OKB-155-1 | ГосМКБ Радуга
GosMKB Vympel | State Machine-Building Design Bureau Vympel named after Toropov | ГосМКБ Вымпел
GNPP Region | State Research and Production Enterprise Region | ГНПП Регион
Fakel Machine-Building Design Bureau | MKB Fakel | OKB-2 Grushin | МКБ Факел имени Грушина
Novator Experimental Design Bureau | OKB Novator | OKB-8 Lyulev | ОКБ Новатор имени Люльева
Dolgoprudny Research and Production Enterprise | DNPP | Dolgoprudnenskoe NPP | ДНПП
Moscow Machine-Building Plant Avangard | MMZ Avangard | ММЗ Авангард
Kalinin Machine-Building Plant Ekaterinburg | MZiK | Mashinostroitelny Zavod imeni Kalinina | МЗиК
Ulyanovsk Mechanical Plant | Ulyanovsky Mekhanichesky Zavod | УМЗ Ульяновск
Izhevsk Electromechanical Plant Kupol | IEMZ Kupol | ИЭМЗ Купол
V.V. Tikhomirov Scientific Research Institute of Instrument Design | NIIP Tikhomirov | NIIP Zhukovsky | НИИП имени Тихомирова
Fazotron Scientific Research Institute of Radio Engineering | Fazotron-NIIR | Phazotron-NIIR | Фазотрон-НИИР
Mints Radio-Technical Institute | RTI imeni Mintsa | Radio-Technical Institute named after Academician Mints | РТИ имени Минца
Scientific Research Institute of Long-Range Radio Communications | NIIDAR | Nauchno-Issledovatelsky Institut Dalney Radiosvyazi | НИИДАР
Vavilov State Optical Institute | GOI Vavilov | Gosudarstvenny Optichesky Institut | ГОИ имени Вавилова
All-Russian Scientific Research Institute of Experimental Physics | VNIIEF | RFNC-VNIIEF | Arzamas-16 | Russian Federal Nuclear Center Sarov | РФЯЦ-ВНИИЭФ | ВНИИЭФ
All-Russian Scientific Research Institute of Technical Physics | VNIITF | RFNC-VNIITF | Chelyabinsk-70 | Zababakhin Institute | РФЯЦ-ВНИИТФ | ВНИИТФ
All-Russian Scientific Research Institute of Automatics | VNIIA | Dukhov Automatics Research Institute | ВНИИА имени Духова
All-Russian Research Institute of Inorganic Materials | VNIINM | Bochvar Institute | NII-9 | ВНИИНМ имени Бочвара
Research Institute of Atomic Reactors Dimitrovgrad | NIIAR | RIAR Dimitrovgrad | НИИАР
Dollezhal Research and Development Institute of Power Engineering | NIKIET | NII-8 | НИКИЭТ
Afrikantov OKB Mechanical Engineering | OKBM Afrikantov | ОКБМ Африкантов
OKB Gidropress | Gidropress Podolsk | ОКБ Гидропресс
Kurchatov Institute | National Research Centre Kurchatov Institute | Laboratory No. 2 Moscow | Курчатовский институт
Mayak Production Association | PO Mayak | Chelyabinsk-65 | ПО Маяк
Siberian Chemical Combine | Sibirsky Khimichesky Kombinat | Tomsk-7 | Сибирский химический комбинат
Mining and Chemical Combine Zheleznogorsk | Gorno-Khimichesky Kombinat | Krasnoyarsk-26 | Горно-химический комбинат
Angarsk Electrolysis Chemical Combine | AEKhK | Ангарский электролизный химический комбинат | АЭХК
Ural Electrochemical Integrated Plant | UEIP Novouralsk | Uralsky Elektrokhimichesky Kombinat | Sverdlovsk-44 | УЭХК
Elektrokhimpribor Combine | Elektrokhimpribor | Sverdlovsk-45 | Комбинат Электрохимприбор
Concern Rosenergoatom | Rosenergoatom | Росэнергоатом
Techsnabexport | Tekhsnabeksport | TENEX Rosatom | Техснабэкспорт
TVEL Fuel Company | TVEL | ТВЭЛ
Atomstroyexport | Atomstroyeksport | Атомстройэкспорт
Rosatomflot | Atomflot | Атомфлот
State Research Institute of Organic Chemistry and Technology | GosNIIOKhT | Gosudarstvenny Nauchno-Issledovatelsky Institut Organicheskoy Khimii i Tekhnologii | ГосНИИОХТ
33rd Central Research and Testing Institute | 33 TsNIII | Shikhany Institute Ministry of Defence | 33-й ЦНИИИ
48th Central Scientific Research Institute | 48 TsNII | Sergiev Posad 48th Institute | 48-й ЦНИИ
27th Scientific Center of the Ministry of Defence | 27 NTs | 27-й Научный центр Минобороны
18th Central Scientific Research Institute | 18 TsNII | 18-й ЦНИИ Минобороны
46th Central Scientific Research Institute | 46 TsNII | 46-й ЦНИИ Минобороны
4th Central Scientific Research Institute | 4 TsNII | 4-й ЦНИИ Минобороны
State Central Inter-Service Test Range Kapustin Yar | 4th State Central Interspecific Test Site | Kapustin Yar | Капустин Яр
Advanced Research Foundation | Fond Perspektivnykh Issledovaniy | Foundation for Advanced Research Projects Russia | Фонд перспективных исследований
ERA Military Innovative Technopolis | Technopolis ERA Anapa | Военный инновационный технополис ЭРА
Central Scientific Research Institute of Chemistry and Mechanics | TsNIIKhM | ЦНИИХМ | ФГУП ЦНИИХМ | State Research Center of the Russian Federation FGUP Central Scientific Research Institute of Chemistry and Mechanics
Scientific Research Institute of Molecular Electronics | NIIME | Nauchno-Issledovatelsky Institut Molekulyarnoy Elektroniki | НИИМЭ
Mikron Joint Stock Company | Mikron Zelenograd | ПАО Микрон
Moscow Center of SPARC Technologies | MCST | MTsST Elbrus | МЦСТ
Research Center Module | NTC Modul | NTTs Modul | НТЦ Модуль
Special Technology Center Saint Petersburg | Spetsialny Tekhnologichesky Tsentr | Специальный технологический центр | Special Technology Center | Специальный Технологический Центр | STC Saint Petersburg
Speech Technology Center | Центр речевых технологий | Tsentr Rechevykh Tekhnologiy | ЦРТ | SpeechPro
Zala Aero Group | ZALA AERO | Беспилотные системы ЗАЛА
Alabuga Special Economic Zone | SEZ Alabuga | OEZ Alabuga | ОЭЗ Алабуга | ОЭЗ ППТ Алабуга | Special Economic Zone of Industrial Production Type Alabuga | SEZ IPT Alabuga
Kvant Scientific Research Institute | FSUE NII Kvant | НИИ Квант
Kaspersky Lab | Laboratoriya Kasperskogo | AO Kaspersky Lab | Лаборатория Касперского | كاسبرسكي | 卡巴斯基 | 卡巴斯基实验室 | カスペルスキー | 카스퍼스키 | קספרסקי
State Scientific Research Institute of Applied Problems | GosNIIPP | ГосНИИПП
Main Scientific Research Computing Center | GlavNIVTs | ГлавНИВЦ
Vector State Research Center of Virology and Biotechnology | GNTs VB Vektor | Vector Institute Koltsovo | ГНЦ ВБ Вектор
Gamaleya National Center of Epidemiology and Microbiology | Gamaleya Institute | NITsEM Gamaleya | НИЦЭМ имени Гамалеи
Military Industrial Company VPK | Voyenno-Promyshlennaya Kompaniya | ВПК Военно-промышленная компания
Arzamas Machine-Building Plant | Arzamassky Mashinostroitelny Zavod | Арзамасский машиностроительный завод
Kurganmashzavod | Kurgan Machine-Building Plant | Курганмашзавод
Omsktransmash | Omsk Transport Machine Factory | Омсктрансмаш
Motovilikha Plants | Motovilikhinskiye Zavody | Мотовилихинские заводы
Kamaz | Kama Automobile Plant | Kamskiy Avtomobilny Zavod | КАМАЗ
GAZ Group | Gorky Automobile Plant | Gorkovsky Avtomobilny Zavod | Группа ГАЗ | Горьковский автомобильный завод | ГАЗ
AvtoVAZ | Volga Automobile Plant | Volzhsky Avtomobilny Zavod | АвтоВАЗ
UAZ | Ulyanovsk Automobile Plant | Ulyanovsky Avtomobilny Zavod | УАЗ
Central Scientific Research Automobile and Automotive Engine Institute NAMI | NAMI Moscow | Tsentralny Nauchno-Issledovatelsky Avtomobilny i Avtomotorny Institut | НАМИ
Sollers | Severstal-Avto | Соллерс
Russian Railways | RZhD | Rossiyskie Zheleznye Dorogi | Rossiyskiye Zheleznyye Dorogi | РЖД | Российские железные дороги | RZD
Rosneft Oil Company | NK Rosneft | Rosneft | Роснефть | روسنفت | روس نفط | روس نفت | 俄罗斯石油公司 | ロスネフチ | 로스네프트 | רוסנפט | Ρόσνεφτ
Gazprom Neft | Sibneft | Siberian Oil Company | Газпром нефть | Сибнефть | غازبروم نفت | 俄罗斯天然气工业石油公司 | ガスプロムネフチ | 가스프롬네프트 | 가즈프롬네프트
Surgutneftegas | Surgutneftegaz | Сургутнефтегаз | سورغوت نفط غاز | سورغوتنفتغاز | 苏尔古特石油天然气 | スルグトネフテガス | 수르구트네프테가스
Sakhalin Energy | Sakhalinskaya Energiya | Сахалинская энергия
Gazprom Flot | Gazflot | Газпром флот
Sovcomflot | SCF Group | Modern Commercial Fleet | Sovremenny Kommerchesky Flot | Sovkomflot | Совкомфлот | Современный коммерческий флот | سوفكوم فلوت | 俄罗斯现代商船 | ソフコムフロット | 소브콤플로트
Far Eastern Shipping Company | FESCO | FESCO Transportation Group | Dalnevostochnoe Morskoe Parokhodstvo | ДВМП | Дальневосточное морское пароходство
Oboronlogistika | Oboronlogistics | Defense Logistics Russia | Оборонлогистика
Oboronservis | Oboronservice | Оборонсервис
Spetsstroy of Russia | Spetsstroi | Federal Agency for Special Construction | Спецстрой
Military Construction Company Russia | Voenno-Stroitelnaya Kompaniya | Военно-строительная компания
RusHydro | RusGidro | Hydro-OGK | РусГидро
Rosseti | Russian Grids | Россети
System Operator of the Unified Energy System | SO UPS | Sistemny Operator Edinoy Energeticheskoy Sistemy | Системный оператор ЕЭС
Power Machines | Silovye Mashiny | Силовые машины
Norilsk Nickel | Nornickel | Mining and Metallurgical Company Norilsk Nickel | Norilskiy Nikel | Норникель | Норильский никель
Alrosa | Almazy Rossii-Sakha | Алроса | Алмазы России-Саха
United Company Rusal | RUSAL | Russky Alyuminiy | Russian Aluminium | Русал | ОК Русал
Basic Element | Bazovy Element | Базовый Элемент
Novolipetsk Steel | NLMK | Novolipetsky Metallurgichesky Kombinat | НЛМК | Новолипецкий металлургический комбинат
Magnitogorsk Iron and Steel Works | MMK Magnitogorsk | Magnitogorsky Metallurgichesky Kombinat | ММК Магнитогорск | Магнитогорский металлургический комбинат
Severstal | Cherepovets Metallurgical Plant | Северсталь
VSMPO-AVISMA Corporation | VSMPO-Avisma | Verkhnyaya Salda Metallurgical Production Association | ВСМПО-АВИСМА
Mobile TeleSystems | MTS Russia | Mobilnye TeleSistemy | Мобильные ТелеСистемы
VimpelCom | Beeline Russia | Vympel-Kommunikatsii | ВымпелКом
MegaFon | North-West GSM | МегаФон
Aeroflot | Russian Airlines Aeroflot | Aeroflot Russian Airlines | Аэрофлот | إيروفلوت | ايروفلوت | آئروفلوت | 俄罗斯航空公司 | アエロフロート | 아에로플로트 | אירופלוט | Αεροφλότ
Rossiya Airlines | Pulkovo Aviation Enterprise | Авиакомпания Россия
S7 Airlines | Siberia Airlines | Авиакомпания Сибирь
Utair | Tyumenaviatrans | ЮТэйр
Azur Air | Katekavia | Азур Эйр
Nordwind Airlines | Severny Veter | Северный ветер авиакомпания
224th Flight Unit State Airlines | TTF Air 224 | State Airline 224th Flight Detachment | 224th Flight Unit | Gosudarstvennaya Aviakompaniya 224 Letny Otryad | Государственная авиакомпания 224 летный отряд | 224 Letny Otryad | 224 летный отряд
Rossiya Special Flight Detachment | Spetsialny Letny Otryad Rossiya | СЛО Россия
VK Company | Mail.ru Group | Мейл.ру Групп
RT Television Network | ANO TV-Novosti | Russia Today | ТВ-Новости
Federal State Unitary Enterprise International Information Agency Rossiya Segodnya | MIA Rossiya Segodnya | Rossiya Segodnya | International Information Agency Russia Today | Россия сегодня
All-Russia State Television and Radio Broadcasting Company | VGTRK | Vserossiyskaya Gosudarstvennaya Televizionnaya i Radioveshchatelnaya Kompaniya | ВГТРК
TASS Russian News Agency | ITAR-TASS | Informatsionnoye Telegrafnoye Agentstvo Rossii | ТАСС
Internet Research Agency | Agentstvo Internet Issledovaniy | Glavset | Olgino troll factory | Lakhta Internet Research | Агентство интернет-исследований | وكالة أبحاث الإنترنت | 互联网研究署 | 互联网研究机构 | 인터넷 리서치 에이전시
Federal News Agency | RIA FAN | Federalnoe Agentstvo Novostey | РИА ФАН
Social Design Agency | Agentstvo Sotsialnogo Proektirovaniya | Агентство социального проектирования
Strategic Culture Foundation | Fond Strategicheskoy Kultury | Фонд стратегической культуры
Foundation to Battle Injustice | Fond Borby s Repressiyami | Фонд борьбы с репрессиями
Wagner Group | PMC Wagner | ChVK Wagner | Vagner Group | Gruppa Vagnera | The Musicians PMC | ЧВК Вагнер | Группа Вагнера | Gruppe Wagner | Groupe Wagner | Grupo Wagner | Grupa Wagnera | Wagner Grubu | مجموعة فاغنر | گروه واگنر | 瓦格纳集团 | ワグネル | 民間軍事会社ワグネル | 바그너 그룹 | 바그너그룹 | קבוצת ואגנר | Ομάδα Βάγκνερ
Redut Private Military Company | PMC Redut | ChVK Redut | Redut-Antiterror | ЧВК Редут
Convoy Private Military Company | PMC Convoy | ChVK Konvoy | ЧВК Конвой
Patriot Private Military Company | ChVK Patriot | ЧВК Патриот
E.N.O.T. Corps | ENOT Corp | PMC ENOT | Edinye Narodnye Obshchinnye Tovarishchestva | ЕНОТ Корп
RSB-Group | Russian Security Systems | Rossiyskie Sistemy Bezopasnosti | РСБ-Групп
Africa Corps | Afrikansky Korpus | Expeditionary Corps of the Ministry of Defence of Russia | Африканский корпус
Rusich Sabotage Assault Reconnaissance Group | DShRG Rusich | Task Force Rusich | ДШРГ Русич
Russian Imperial Movement | Russkoe Imperskoe Dvizhenie | Russkoye Imperskoye Dvizheniye | Русское имперское движение
Night Wolves Motorcycle Club | Night Wolves | Nachtwölfe | Lobos Nocturnos | Loups de la nuit | Nochnye Volki | Nochnyye Volki | Ночные волки
Akhmat Special Forces | Spetsnaz Akhmat | Kadyrovtsy | Kadyrovites | 141st Special Motorized Regiment | Спецназ Ахмат | Кадыровцы
Terek Cossack troops | Terskoe Kazachye Voysko | Терское казачье войско
Great Don Army | All-Great Don Host | Vsevelikoye Voysko Donskoye | Всевеликое войско Донское
Union of Donbas Volunteers | Soyuz Dobrovoltsev Donbassa | Союз добровольцев Донбасса
BARS Special Combat Army Reserve | Boyevoy Armeyskiy Rezerv Strany | Боевой армейский резерв страны
Black Sea Fleet | Chernomorsky Flot | Chernomorskiy Flot | Черноморский флот | Schwarzmeerflotte | Flotte de la mer Noire | Flota del Mar Negro | Flota Czarnomorska | Чорноморський флот | Karadeniz Filosu
Russian Aerospace Forces | Vozdushno-Kosmicheskiye Sily | Vozdushno-Kosmicheskie Sily | VKS Rossii | ВКС России | Воздушно-космические силы
Strategic Missile Forces of Russia | RVSN | Raketnye Voyska Strategicheskogo Naznacheniya | РВСН
Russian Airborne Forces | VDV | Vozdushno-Desantnye Voyska | ВДВ | Воздушно-десантные войска
64th Separate Motorized Rifle Brigade | Military Unit 51460 | 64-я отдельная мотострелковая бригада
76th Guards Air Assault Division | Military Unit 07264 | 76-я гвардейская десантно-штурмовая дивизия
Main Military-Political Directorate of the Russian Armed Forces | GlavPUR | Главное военно-политическое управление
All-Russia People's Front | Obshcherossiysky Narodny Front | ONF Russia | Общероссийский народный фронт
United Russia | United Russia Party | Всероссийская политическая партия Единая Россия | Yedinaya Rossiya | Edinaya Rossiya | Единая Россия
Skolkovo Institute of Science and Technology | Skoltech | Сколтех | Сколковский институт науки и технологий
Skolkovo Foundation | Skolkovo Innovation Center | Фонд Сколково
Russian Academy of Sciences | Rossiyskaya Akademiya Nauk | Российская академия наук
Moscow Institute of Physics and Technology | MIPT | Phystech | MFTI | Fiztekh | МФТИ | Московский физико-технический институт
Bauman Moscow State Technical University | MGTU Bauman | Baumanka | МГТУ имени Баумана | МГТУ им Баумана | МГТУ им Н Э Баумана
National Research Nuclear University MEPhI | MEPhI | MIFI Moscow | НИЯУ МИФИ
Russian Presidential Academy of National Economy and Public Administration | RANEPA | RANKhiGS | РАНХиГС
Moscow State Institute of International Relations | MGIMO | МГИМО | МГИМО МИД России | MGIMO University
State Security Committee of the Republic of Belarus | Komitet Gosudarstvennoy Bezopasnosti Respubliki Belarus | Kamitet Dziarzhaunai Biaspieki | KDB Belarus | КГБ Беларуси | Камітэт дзяржаўнай бяспекі | KGB | КГБ
Belarus Internal Troops | Vnutrennie Voyska MVD Belarusi | Унутраныя войскі Беларусі | Внутренние войска МВД Беларуси
Main Directorate for Combating Organized Crime and Corruption of Belarus | GUBOPiK | GUBAZiK | ГУБОПиК
Operational and Analytical Center under the President of Belarus | Operativno-Analitichesky Tsentr | Оперативно-аналитический центр при Президенте Республики Беларусь
Belarusian Potash Company | Belaruskaya Kaliynaya Kompaniya | BKK Potash | Белорусская калийная компания | Białoruska Kompania Potasowa
Belaruskali | Belarus Potash Production Association | Soligorsk Potash Combine | Беларуськалий | بيلاروسكالي | 白俄罗斯钾肥公司 | ベラルーシカリ
Naftan Oil Refinery | Polotsk Oil Refinery | ОАО Нафтан
Belneftekhim | Belarusian State Concern for Oil and Chemistry | Belneftekhim Concern | Белнефтехим
Minsk Automobile Plant | Minsk Automobile Works | Minsk Automobile Works MAZ | Minsky Avtomobilny Zavod | Minski Autamabilny Zavod | Минский автомобильный завод | MAZ Minsk | MAZ | МАЗ
Minsk Wheel Tractor Plant | MZKT | Volat | Minsky Zavod Kolesnykh Tyagachey | МЗКТ | Минский завод колесных тягачей
Minsk Tractor Works | Minsky Traktorny Zavod | Belarus Tractors | Минский тракторный завод | MTZ | МТЗ
Belarusian Automobile Plant | BelAZ | Belarussky Avtomobilny Zavod | БелАЗ
Belarusian Steel Works | Byelorussian Steel Works Zhlobin | BMZ Zhlobin | Belorussky Metallurgichesky Zavod | БМЗ Жлобин | Byelorussian Steel Works | Белорусский металлургический завод
Grodno Azot | Hrodna Azot | Гродно Азот
Belarusian Bank of Development and Reconstruction Belinvestbank | Belinvestbank | Белинвестбанк
Development Bank of the Republic of Belarus | Bank Razvitiya Respubliki Belarus | Банк развития Республики Беларусь
Belagroprombank | Belarusian Agro-Industrial Bank | Белагропромбанк
Belarusbank | Savings Bank Belarusbank | ASB Belarusbank | Беларусбанк
Dabrabyt Bank | Moscow-Minsk Bank | Банк Дабрабыт
Belspetsvneshtechnika | Belspetsvneshtekhnika | BSVT Minsk | Белспецвнештехника
Belteleradio Company | National State Television and Radio Company of Belarus | BTRC | Belteleradyokampaniya | Белтелерадиокомпания | Национальная государственная телерадиокомпания Республики Беларусь | Нацыянальная дзяржаўная тэлерадыёкампанія Рэспублікі Беларусь
State Authority for Military Industry of Belarus | Goskomvoenprom | Госкомвоенпром
140 Repair Plant Borisov | 140 Remontny Zavod | 140-й ремонтный завод
558 Aircraft Repair Plant Baranovichi | 558 Aviatsionny Remontny Zavod | 558 ARZ | 558-й авиационный ремонтный завод
Belarusian Republican Youth Union | BRSM | Belarusky Respublikansky Soyuz Molodezhi | БРСМ
Presidential Property Management Department of Belarus | Upravlenie Delami Prezidenta Belarusi | Управление делами Президента Республики Беларусь
Donetsk People's Republic | Donetskaya Narodnaya Respublika | Донецкая народная республика
Luhansk People's Republic | Luganskaya Narodnaya Respublika | Lugansk People's Republic | Луганская народная республика
Federal State of Novorossiya | Union of People's Republics | Novorossiya Confederation | Федеративное государство Новороссия
Vostok Battalion | Batalyon Vostok | Vostok Brigade | Батальон Восток
Somalia Battalion | Batalyon Somali | Батальон Сомали
Sparta Battalion | Batalyon Sparta | Батальон Спарта
Oplot Battalion | Batalyon Oplot | Oplot Brigade | Батальон Оплот
Zarya Battalion | Batalyon Zarya | Батальон Заря
Prizrak Brigade | Brigada Prizrak | Ghost Brigade | Бригада Призрак
Army of Southeast | Armiya Yugo-Vostoka | Армия Юго-Востока
Luhansk Guard | Luganskaya Gvardiya | Луганская гвардия
Novorossiya Party | Partiya Novorossiya | Партия Новороссия
Donetsk Republic public movement | Donetskaya Respublika | Obshchestvennoye Dvizhenie Donetskaya Respublika | Донецкая республика
Peace to Luhansk Region | Mir Luganshchine | Мир Луганщине
Chernomorneftegaz | Chornomornaftogaz | Black Sea Oil and Gas Company Crimea | Чорноморнафтогаз | Черноморнефтегаз
Krymenergo | Crimea Energy | Крымэнерго
Crimean Railway | Krymskaya Zheleznaya Doroga | Крымская железная дорога
Crimean Sea Ports | Krymskie Morskie Porty | Крымские морские порты | Крымские морские порты Республики Крым
Artek International Children's Center | МДЦ Артек | MDTs Artek | Artek Children's Camp | Международный детский центр Артек
State Grain Operator Melitopol | Gosudarstvenny Zernovoy Operator | Государственный зерновой оператор
Sparkling Wine Factory Novy Svet | Novy Svet Sparkling Wine Plant | Zavod Shampanskikh Vin Novy Svet | Winery Novy Svet | Завод шампанских вин Новый Свет
Security Service of Ukraine | SBU | Sluzhba Bezpeky Ukrayiny | СБУ | Служба безпеки України
Main Directorate of Intelligence of the Ministry of Defence of Ukraine | HUR Ukraine | Holovne Upravlinnia Rozvidky | ГУР МО України | Головне управління розвідки
Ukroboronprom | Ukrainian Defense Industry | Укроборонпром | Українська оборонна промисловість
Ukrspecexport | Ukrspetsexport | Укрспецекспорт
Naftogaz of Ukraine | Naftohaz Ukrainy | Нафтогаз України
Ukrainian Railways | Ukrzaliznytsia | Ukrzaliznytsya | Укрзалізниця
Yuzhmash | Pivdenmash | Southern Machine-Building Plant Dnipro | Південмаш | Южмаш
Yuzhnoye Design Office | KB Yuzhnoe | Pivdenne Design Bureau | OKB-586 | Yangel Design Bureau | КБ Південне | Yuzhnoye State Design Office | Конструкторське бюро Південне | Конструкторское бюро Южное | Yuzhnoye SDO
Azov Brigade | Azov Regiment | Azov Battalion | Полк Азов | 12th Special Purpose Brigade of the National Guard of Ukraine
Motor Sich | Zaporizhzhia Engine Plant | Мотор Січ
Islamic Revolutionary Guard Corps | IRGC | Revolutionsgarde | Revolutionsgarden | Iranian Revolutionary Guard Corps | Sepah-e Pasdaran-e Enqelab-e Eslami | Sepah Pasdaran | Pasdaran | Pasdaran-e Enqelab | Revolutionary Guards of Iran | Army of the Guardians of the Islamic Revolution | سپاه پاسداران انقلاب اسلامی | Sepah-e Pasdaran | Sepah-i Pasdaran | Revolutionary Guards Corps Iran | Iranian Revolutionary Guards | سپاه پاسداران | Iranische Revolutionsgarde | Iranische Revolutionsgarden | Islamische Revolutionsgarde | Corps des Gardiens de la révolution islamique | Cuerpo de la Guardia Revolucionaria Islámica | Korpus Strażników Rewolucji Islamskiej | Corpo delle guardie della rivoluzione islamica | Corpo da Guarda Revolucionária Islâmica | İslam Devrimi Muhafızları Ordusu | Корпус стражей исламской революции | Корпус вартових ісламської революції | 伊斯兰革命卫队 | الحرس الثوري الإيراني | حرس الثورة الإسلامية | الحرس الثوري | فيلق الحرس الثوري الإسلامي | 伊朗革命卫队 | イスラム革命防衛隊 | 革命防衛隊 | 이슬람혁명수비대 | משמרות המהפכה | Φρουροί της Επανάστασης
IRGC Qods Force | Quds Force | IRGC-QF | Niru-ye Qods | Jerusalem Force | Sepah-e Qods | نیروی قدس | فيلق القدس | نیروی قدس سپاه پاسداران | قوة القدس | 圣城旅 | 圣城军 | コッズ部隊 | ゴドス部隊 | 쿠드스군 | כוח קודס
IRGC Aerospace Force | IRGCASF | IRGC-ASF | IRGC Air Force | Islamic Revolutionary Guard Corps Air Force | Guardians of the Islamic Revolution Corps Air Force | Guardians Revolution Corps Air Force | Niru-ye Havafaza-ye Sepah | نیروی هوافضای سپاه | نیروی هوافضای سپاه پاسداران | نیروی هوافضای سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps Aerospace Force
IRGC Navy | IRGCN | Niru-ye Daryayi-e Sepah | نیروی دریایی سپاه | نیروی دریایی سپاه پاسداران | نیروی دریایی سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps Navy
IRGC Ground Force | IRGC Ground Forces | IRGCGF | IRGC-GF | Niru-ye Zamini-ye Sepah | نیروی زمینی سپاه | نیروی زمینی سپاه پاسداران | نیروی زمینی سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps Ground Force | Islamic Revolutionary Guard Corps Ground Forces
IRGC Intelligence Organization | IRGC-IO | Sazman-e Ettela'at-e Sepah | سازمان اطلاعات سپاه
IRGC Al-Ghadir Missile Command | Al-Ghadir Missile Command | IRGC Missile Command
IRGC Cyber-Electronic Command | IRGC-CEC
IRGC Aerospace Force Self-Sufficiency Jihad Organization | ASF SSJO | Self-Sufficiency Jehad | Sazman-e Jahad-e Khodkafayi | سازمان جهاد خودکفایی
Basij Resistance Force | Basij-e Mostaz'afin | Sazman-e Basij-e Mostazafin | Mobilization of the Oppressed | Organization for Mobilization of the Oppressed | Niruye Moghavemate Basij | بسیج مستضعفین
Basij Cooperative Foundation | Bonyad Taavon Basij | بنیاد تعاون بسیج
IRGC Cooperative Foundation | Bonyad Taavon Sepah | Sepah Cooperative Foundation | بنیاد تعاون سپاه
Ministry of Intelligence of the Islamic Republic of Iran | MOIS | Vezarat-e Ettela'at va Amniyat-e Keshvar | VEVAK | VAJA Iran | Ministry of Intelligence and Security of Iran | وزارت اطلاعات | وزارة الاستخبارات الإيرانية | 伊朗情报部 | イラン情報省
MuddyWater | Static Kitten | Seedworm | Mango Sandstorm
Ministry of Defence and Armed Forces Logistics of Iran | MODAFL | Vezarat-e Defa va Poshtibani-ye Niruha-ye Mosallah | وزارت دفاع و پشتیبانی نیروهای مسلح
Law Enforcement Forces of the Islamic Republic of Iran | Niru-ye Entezami | Iranian Police Force | نیروی انتظامی جمهوری اسلامی ایران
Guidance Patrol | Gasht-e Ershad | Morality Police of Iran | گشت ارشاد
Iranian Cyber Police | FATA Police | Polis-e Fata | پلیس فتا
Islamic Republic of Iran Army | Artesh | Artesh-e Jomhuri-ye Eslami-ye Iran | ارتش جمهوری اسلامی ایران
Armed Forces General Staff of Iran | AFGS Iran | Setad-e Kol-e Niruha-ye Mosallah | ستاد کل نیروهای مسلح
Khatam al-Anbiya Construction Headquarters | Khatam al-Anbiya | Gharargah Sazandegi Khatam al-Anbia | GHORB | Khatam ol Anbia Gharargah | قرارگاه سازندگی خاتم‌الانبیا
Execution of Imam Khomeini's Order | Setad | EIKO | Setad Ejraiye Farmane Hazrate Emam | Headquarters for Executing the Order of the Imam | ستاد اجرایی فرمان امام | ستاد اجرایی فرمان حضرت امام | Execution of Imam Khomeini’s Order | Setad Ejraei Farman Emam | Setad Ejraei Farman Hazrat Emam
Foundation of the Oppressed | Bonyad Mostazafan | Bonyad-e Mostazafan | Mostazafan Foundation | Islamic Revolution Mostazafan Foundation | بنیاد مستضعفان
Astan Quds Razavi | AQR Mashhad | Imam Reza Shrine Foundation | Astan-e Qods-e Razavi | آستان قدس رضوی
Martyrs Foundation of Iran | Bonyad Shahid | Bonyad-e Shahid va Omur-e Isargaran | Foundation of Martyrs and Veterans Affairs | بنیاد شهید و امور ایثارگران
Imam Khomeini Relief Committee | Komiteh Emdad Emam Khomeini | Emdad Committee for Islamic Charity | IKRC | کمیته امداد امام خمینی
15 Khordad Foundation | Bonyad-e Panzdah-e Khordad | Fifteenth of Khordad Foundation | بنیاد پانزده خرداد
Atomic Energy Organization of Iran | AEOI | Sazman-e Enerzhi-ye Atomi-ye Iran | سازمان انرژی اتمی ایران
Organization of Defensive Innovation and Research | SPND | Sazman-e Pazhouhesh va Noavari-ye Defaei | سازمان پژوهش و نوآوری دفاعی
Defense Industries Organization of Iran | Sazman-e Sanaye Defa | سازمان صنایع دفاع
Aerospace Industries Organization of Iran | Sazman-e Sanaye Hava Faza | سازمان صنایع هوافضا
Shahid Hemmat Industrial Group | SHIG | Sanaye Shahid Hemmat | گروه صنعتی شهید همت
7th of Tir | Hafte Tir Industries | Haft-e Tir Industries | 7th of Tir Complex | 7th of Tir Industrial Complex | Sanaye Haft-e Tir | صنایع هفتم تیر
Shahid Bakeri Industrial Group | SBIG | Sanaye Shahid Bakeri | گروه صنعتی شهید باکری
Iran Aviation Industries Organization | IAIO | Sazman-e Sanaye Havayi | سازمان صنایع هوایی
Iran Aircraft Manufacturing Industrial Company | HESA | Hava Peyma Sazi-ye Iran | شرکت صنایع هواپیماسازی ایران | Iran Aircraft Manufacturing Industries | Iran Aircraft Manufacturing Company
Iran Helicopter Support and Renewal Company | IHSRC | Sherkat-e Poshtibani va Nosazi-ye Helikopterha | پنها | PANHA
Iranian Aircraft Industries | SAHA Iran | Sanaye Havapeymayi-ye Iran | صها | Iran Aircraft Industries | IACI Iran
Qods Aviation Industries | Ghods Aviation Industries | Light Airplanes Design and Manufacturing Industries | صنایع هوایی قدس
Shahed Aviation Industries Research Center | Shahed Aviation Industries | SAIRC | مرکز تحقیقات صنایع هوایی شاهد
Iran Electronics Industries | SAIRAN | Sanaye Electronic Iran | Sanaye Elektronik-e Iran | صاایران | صنایع الکترونیک ایران
Iran Communication Industries | Sanaye Mokhaberat Iran | ICI Tehran | صنایع مخابرات ایران
Malek Ashtar University of Defence Technology | MUT Tehran | Daneshgah-e San'ati-ye Malek Ashtar | دانشگاه صنعتی مالک اشتر | Malek Ashtar University of Technology | Malek-e-Ashtar University of Defence Technology | Malek-e-Ashtar University of Technology | Malek-e Ashtar Industrial University
Imam Hossein University | Daneshgah-e Emam Hosein | IRGC University Tehran | دانشگاه جامع امام حسین
Sharif University of Technology | Aryamehr University of Technology | Daneshgah-e San'ati-ye Sharif | دانشگاه صنعتی شریف
Kalaye Electric Company | Kala Electric | کالای الکتریک
Novin Energy Company | Pars Novin | Energy Novin
Nuclear Research Center for Agriculture and Medicine | Karaj Nuclear Research Center
Iran Centrifuge Technology Company | TESA Iran | شرکت فناوری سانتریفیوژ ایران
Physics Research Center Lavizan | PHRC
Tehran Nuclear Research Center | TNRC
Iran National Oil Company | NIOC | National Iranian Oil Company | Sherkat-e Melli-ye Naft-e Iran | شرکت ملی نفت ایران | شركة النفط الوطنية الإيرانية | 伊朗国家石油公司 | イラン国営石油会社 | イラン国営石油 | 이란국영석유회사
National Iranian Gas Company | NIGC | شرکت ملی گاز ایران
National Iranian Tanker Company | NITC | شرکت ملی نفتکش ایران | شركة الناقلات الوطنية الإيرانية | 伊朗国家油轮公司 | イラン国営タンカー会社 | 이란국영유조선회사
National Iranian Oil Refining and Distribution Company | NIORDC | شرکت ملی پالایش و پخش
Naftiran Intertrade Company | NICO Sarl Lausanne | Naftiran Intertrade Co Limited | نیکو نفتیران
Hong Kong Intertrade Company | HKICO
Petropars | Petro Pars | پتروپارس
Persian Gulf Petrochemical Industry Commercial Company | PGPICC | Persian Gulf Petrochemical Industries Commercial Company | Persian Gulf Petrochemical Commercial Company
Persian Gulf Petrochemical Industry Company | PGPIC | صنایع پتروشیمی خلیج فارس | Persian Gulf Petrochemical Industries Company
Islamic Republic of Iran Shipping Lines | IRISL | Islamic Republic Shipping Lines | Sherkat-e Keshtirani-ye Jomhuri-ye Eslami | کشتیرانی جمهوری اسلامی ایران | Kashtirani Jomhouri Eslami Iran | Keshtirani Jomhuri-ye Eslami-ye Iran | İran İslam Cumhuriyeti Denizcilik Hatları | Судоходные линии Исламской Республики Иран | خطوط الشحن الإيرانية | خطوط الشحن البحري للجمهورية الإسلامية الإيرانية | 伊朗伊斯兰共和国航运公司 | イラン・イスラム共和国シッピングラインズ | イラン国営海運 | 이란국영해운사 | 이란국영선사
Hafiz Darya Shipping Lines | HDSL | HDS Lines | کشتیرانی حافظ دریا
Safiran Payam Darya Shipping Lines | SAPID Shipping | SPD Shipping | سفیران پیام دریا
E-Sail Shipping Company | IRISL China Shipping
Valfajr 8th Shipping Line | Valfajre Eight Shipping | کشتیرانی والفجر
Tidewater Middle East Company | Tide Water Middle East Marine Service | تایدواتر خاورمیانه
Sepehr Energy Jahan Nama Pars | Sepehr Energy Jahan | سپهر انرژی جهان نما پارس
Central Bank of the Islamic Republic of Iran | CBI Iran | Bank Markazi Iran | Bank Markazi-ye Jomhuri-ye Eslami-ye Iran | بانک مرکزی جمهوری اسلامی ایران | البنك المركزي الإيراني | 伊朗中央银行 | 伊朗央行 | イラン中央銀行 | 이란중앙은행
Bank Melli Iran | Bank Melli | National Bank of Iran | BMI Iran | بانک ملی ایران | بنك ملي إيران | 伊朗国民银行 | メッリー銀行 | メッリ銀行 | 멜리은행
Bank-e-Millie Afghan | Bank Melli Afghan | Bank Millie Afghan | Afghan National Bank | بانک ملی افغان
Bank Mellat | Bank of the Nation Iran | بانک ملت | بنك ملت | メッラト銀行 | 멜라트은행
Bank Saderat Iran | Bank Saderat | Iran Export Bank | بانک صادرات ایران | بنك صادرات إيران | 伊朗出口银行 | サーデラート銀行 | 사데라트은행
Bank Tejarat | Bank of Commerce Iran | بانک تجارت
Bank Sepah | Army Bank of Iran | بانک سپه | بنك سبه | 塞帕银行 | セパ銀行 | 세파은행
Bank Keshavarzi | Agricultural Bank of Iran | Bank Keshavarzi Iran | Agribank Iran | بانک کشاورزی
Bank Maskan | Housing Bank of Iran | بانک مسکن
Bank Refah Kargaran | Bank Refah | Workers' Welfare Bank of Iran | Refah Bank | بانک رفاه کارگران
Cooperative Development Bank of Iran | Bank Toseeh Taavon | Tosee Taavon Bank | Bank Tose-e Taavon | بانک توسعه تعاون
Bank Sanat va Madan | Bank of Industry and Mine | BIM Iran | بانک صنعت و معدن
Export Development Bank of Iran | EDBI | Bank Toseh Saderat Iran | Bank-e Towse'e Saderat | بانک توسعه صادرات ایران | Bank Toseeh Saderat | Bank Tose-e Saderat | Bank Toseye Saderat | Bank Towsee Saderat
Post Bank of Iran | PBI Iran | Bank-e Post | پست بانک ایران
Ansar Bank | Ansar Finance and Credit Institute | بانک انصار
Mehr Iran Bank | Gharzolhasaneh Mehr Bank | قرض‌الحسنه مهر ایران
Mehr Eqtesad Bank | Mehr Finance and Credit Institute | بانک مهر اقتصاد
Europaeisch-Iranische Handelsbank | EIH Hamburg | European-Iranian Trade Bank | EIH Bank | Europäisch-Iranische Handelsbank
Persia International Bank | PIB London
Future Bank Bahrain | Al Mustaqbal Bank
Iran Air | Homa Airlines | Airline of the Islamic Republic of Iran | HOMA Iran | هواپیمایی جمهوری اسلامی ایران | الخطوط الجوية الإيرانية | 伊朗航空 | イラン航空 | 이란항공
Mahan Air | Mahan Airlines | ماهان ایر | ماهان للطيران | 马汉航空 | マーハーン航空 | 마한항공
Pouya Air | Yas Air | پویا ایر
Iran Khodro | IKCO | Iran National Motor | ایران خودرو
SAIPA | Société Anonyme Iranienne de Production Automobile | سایپا
Mobarakeh Steel Company | Fulad Mobarakeh | فولاد مبارکه
Telecommunication Company of Iran | TCI Iran | Sherkat-e Mokhaberat-e Iran | شرکت مخابرات ایران
Mobile Communication Company of Iran | Hamrah-e Aval | Hamrahe Avval | همراه اول
Islamic Republic of Iran Broadcasting | IRIB | Seda va Sima | سازمان صدا و سیمای جمهوری اسلامی ایران | صدا و سیمای جمهوری اسلامی ایران | Sazman-e Seda va Sima-ye Jomhuri-ye Eslami-ye Iran | Voice and Vision of the Islamic Republic | صدا و سیما
Guardian Council of Iran | Shora-ye Negahban | Council of Guardians | شورای نگهبان
Expediency Discernment Council | Majma-e Tashkhis-e Maslahat-e Nezam | مجمع تشخیص مصلحت نظام
Supreme National Security Council of Iran | SNSC | Shora-ye Ali-ye Amniyat-e Melli | شورای عالی امنیت ملی
Islamic Consultative Assembly | Majles-e Shora-ye Eslami | Majlis of Iran | مجلس شورای اسلامی
Al-Mustafa International University | Jami'at al-Mustafa al-Alamiya | جامعة المصطفى العالمية
Fatemiyoun Division | Fatemiyoun Battalion | Liwa Fatemiyoun | Fatemiyoun Brigade | Hezbollah Afghanistan | Lashkar-e Fatemiyoun | لشکر فاطمیون
Zaynabiyoun Brigade | Liwa Zainebiyoun | Zainabiyoun Brigade | Hezbollah Pakistan | لشکر زینبیون
Abu Mahdi al-Muhandis Company | Muhandis General Company | شركة المهندس العامة
People's Mojahedin Organization of Iran | Mujahedin-e Khalq | Mojahedin-e-Khalq Organization | PMOI | National Council of Resistance of Iran | NCRI | سازمان مجاهدین خلق
Kurdistan Free Life Party | PJAK | Partiya Jiyana Azad a Kurdistane | Party of Free Life of Kurdistan | پارتی ژیانی ئازادی کوردستان
Jundallah Iran | People's Resistance Movement of Iran | Jondollah | Jaysh al-Adl | Army of Justice Baluchistan | جیش العدل
Arab Struggle Movement for the Liberation of Ahwaz | ASMLA | Harakat al-Nidal al-Arabi li-Tahrir al-Ahwaz | حركة النضال العربي لتحرير الأحواز
General Intelligence Directorate of Syria | Idarat al-Mukhabarat al-Amma | Syrian State Security | إدارة المخابرات العامة السورية | General Directorate of Intelligence Syria | Syrian General Intelligence | إدارة المخابرات العامة
Syrian Air Force Intelligence | Idarat al-Mukhabarat al-Jawiyya | Air Force Intelligence Directorate | إدارة المخابرات الجوية
Syrian Military Intelligence | Shu'bat al-Mukhabarat al-Askariyya | شعبة المخابرات العسكرية | شعبة المخابرات العسكرية السورية | Syrian General Directorate of Military Intelligence | General Directorate of Military Intelligence (Syria)
Syrian Political Security Directorate | Idarat al-Amn al-Siyasi | إدارة الأمن السياسي
Syrian National Security Bureau | Maktab al-Amn al-Qawmi | مكتب الأمن القومي
Scientific Studies and Research Center | SSRC | CERS Syria | Centre d'Etudes et de Recherches Scientifiques | Centre d'Étude et de Recherche Scientifique | مركز الدراسات والبحوث العلمية | CERS
Higher Institute for Applied Sciences and Technology | HIAST | ISSAT Damascus | Institut Superieur des Sciences Appliquees et de Technologie | المعهد العالي للعلوم التطبيقية والتكنولوجيا
Commercial Bank of Syria | Al-Masraf al-Tijari al-Suri | المصرف التجاري السوري
Real Estate Bank of Syria | Al-Masraf al-Aqari | المصرف العقاري السوري
Popular Credit Bank Syria | Masraf al-Taslif al-Shaabi | مصرف التسليف الشعبي
Syrian Petroleum Company | Al-Sharika al-Suriya li-l-Naft | الشركة السورية للنفط
Syrian Company for Oil Transportation | الشركة السورية لنقل النفط
Sytrol | Syria Trading Oil Company | مكتب تسويق النفط | Syria Trading Oil Co
Al Furat Petroleum Company | Al-Forat Petroleum | شركة الفرات للنفط
Syrian Arab Airlines | Syrian Air | SyrianAir | الخطوط الجوية العربية السورية | السورية للطيران | مؤسسة الطيران العربية السورية | 叙利亚阿拉伯航空 | 叙利亚航空 | シリア航空 | 시리아항공
Cham Wings Airlines | Ajnihat al-Sham | Fly Cham | أجنحة الشام للطيران
Syrian Arab Army | Al-Jaysh al-Arabi al-Suri | الجيش العربي السوري
National Defence Forces Syria | Quwat al-Difa al-Watani | قوات الدفاع الوطني
Tiger Forces | Quwat al-Nimr | 25th Special Mission Forces Division | 25th Special Tasks Division | قوات النمر
Fourth Division Syria | Al-Firqa al-Rabia | 4th Armoured Division of Maher al-Assad | الفرقة الرابعة
Shabiha Militia | Shabbiha | الشبيحة
Arab Socialist Baath Party | Hizb al-Baath al-Arabi al-Ishtiraki | Ba'ath Party | Arab Socialist Resurrection Party | حزب البعث العربي الاشتراكي
Syria Trust for Development | Al-Amana al-Suriya lil-Tanmiya | الأمانة السورية للتنمية
Hay'at Tahrir al-Sham | Hayat Tahrir al-Sham | Hay'et Tahrir al-Sham | Heyet Tahrir el-Sham | Hayat Tahrir Elsham | Hay'et Tahrir Elsham | Al-Nusrah Front | Jabhat al-Nusra | Jabhat Fateh al-Sham | Jabhat Fath al-Sham | Levant Liberation Committee | Organization for the Liberation of the Levant | Al-Nusrah Front for the People of the Levant | هيئة تحرير الشام | جبهة النصرة | Jabhat al-Nusrah li-Ahl al-Sham | Jabhat al-Nusra li-Ahl al-Sham min Mujahidi al-Sham fi Sahat al-Jihad | Al Nusra Front | Nusra Front | An-Nusra Front | Jabhat an-Nusra
Guardians of Religion Organization | Hurras al-Din | Tanzim Hurras al-Din | حراس الدين
Army of Conquest | Jaysh al-Fatah | Jaish al-Fatah | جيش الفتح
Army of Islam Syria | Jaysh al-Islam | Jaish al-Islam | جيش الإسلام
Free Men of the Levant | Ahrar al-Sham | Harakat Ahrar al-Sham al-Islamiyya | أحرار الشام
Syrian National Army | Al-Jaysh al-Watani as-Suri | الجيش الوطني السوري
Free East Gathering | Ahrar al-Sharqiya | Tajammu Ahrar al-Sharqiya | أحرار الشرقية
Sultan Suleiman Shah Brigade | Al-Amshat | Liwa al-Sultan Sulayman Shah | Suleyman Shah Brigade | فرقة السلطان سليمان شاه
Hamza Division | Al-Hamzat | Firqat al-Hamza | فرقة الحمزة
People's Protection Units | YPG | Yekineyen Parastina Gel | وحدات حماية الشعب
Syrian Democratic Forces | Quwat Suriya al-Dimuqratiya | Hezen Suriya Demokratik | قوات سوريا الديمقراطية
Democratic Union Party Syria | Partiya Yekitiya Demokrat | حزب الاتحاد الديمقراطي
White Helmets | Syria Civil Defence | Al-Khudh al-Bayda | الخوذ البيضاء | الدفاع المدني السوري
Army of Men of the Naqshbandi Order | JRTN | Jaysh Rijal al-Tariqa al-Naqshbandia | Naqshbandi Army | جيش رجال الطريقة النقشبندية
Popular Mobilization Forces | Hashd al-Shaabi | Al-Hashd al-Sha'bi | Popular Mobilization Committee Iraq | الحشد الشعبي
Hizballah Brigades | Kata'ib Hizballah | Kataib Hezbollah | كتائب حزب الله | 真主党旅 | カタイブ・ヒズボラ | 카타이브 헤즈볼라
League of the Righteous | Asa'ib Ahl al-Haq | Khazali Network | عصائب أهل الحق
Movement of the Noble Ones of God's Party | Harakat Hezbollah al-Nujaba | Harakat al-Nujaba | Nujaba Movement | حركة حزب الله النجباء
Master of the Martyrs Brigades | Kata'ib Sayyid al-Shuhada | كتائب سيد الشهداء
Imam Ali Brigades | Kata'ib al-Imam Ali | كتائب الإمام علي
Soldiers of the Imam Brigades | Kata'ib Jund al-Imam | كتائب جند الإمام
Loyal Supporters of God Movement | Harakat Ansar Allah al-Awfiya | Ansar Allah al-Awfiyaa | حركة أنصار الله الأوفياء
Badr Organization | Munazzamat Badr | Badr Corps | Badr Brigade | منظمة بدر
Peace Companies | Saraya al-Salam | Promised Day Brigade | Mahdi Army | Jaysh al-Mahdi | Jaish al-Mahdi | سرايا السلام | جيش المهدي
Islamic Resistance in Iraq | Al-Muqawama al-Islamiya fi al-Iraq | المقاومة الإسلامية في العراق
Ansar al-Islam | Supporters of Islam Iraq | Ansar al-Sunna | أنصار الإسلام
Iraqi Intelligence Service | Jihaz al-Mukhabarat al-Amma | Iraqi Mukhabarat | جهاز المخابرات العراقي
Iraqi Special Security Organization | Jihaz al-Amn al-Khas | جهاز الأمن الخاص
Rafidain Bank | Mesopotamia Bank | مصرف الرافدين
Rasheed Bank | Al-Rashid Bank Baghdad | مصرف الرشيد
State Organization for Marketing of Oil Iraq | SOMO Iraq | شركة تسويق النفط سومو
Kurdistan Democratic Party | Partiya Demokrat a Kurdistane | پارتی دیموکراتی کوردستان
Patriotic Union of Kurdistan | Yeketi Nishtimani Kurdistan | PUK Iraq | یەکێتیی نیشتمانیی کوردستان
Peshmerga Forces | Hezen Pesmerge | پێشمەرگە
Hizballah Lebanon | Hizballah | Hezbollah | Hizbullah | Hisbollah | Hesbollah | Hezbollah Military Wing | Hezbollah Militärflügel | Hisbollah Militärflügel | Party of God Lebanon | Islamic Jihad Organization Lebanon | Organization of the Oppressed on Earth | Revolutionary Justice Organization | حزب الله | 真主党 | 黎巴嫩真主党 | ヒズボラ | ヒズボッラー | 헤즈볼라 | חיזבאללה | חזבאללה | Χεζμπολάχ
Hizballah Unit 910 | External Security Organization of Hizballah
Islamic Resistance Support Association | Hay'at Da'm al-Muqawama al-Islamiya | IRSO Lebanon | هيئة دعم المقاومة الإسلامية
Martyrs Foundation Lebanon | Al-Shahid Social Association | Mu'assasat al-Shahid | Mouassassat Al Chahid | مؤسسة الشهيد | Lebanese Martyrs Foundation | Hizballah Martyrs Foundation | Hezbollah Martyrs Foundation | Al-Shahid Charitable and Social Organization
Al-Qard al-Hassan Association | القرض الحسن | Al-Qard al-Hassan | AQAH | Al Quard al-Hassan | Qard al-Hassan Lebanon | Good Loan Association Lebanon | Benevolent Loan Association | Jammiyat al-Qard al-Hasan | جمعية القرض الحسن | جمعية مؤسسة القرض الحسن
Jihad al-Bina | جهاد البناء | Construction Jihad Foundation Lebanon | Jihad Construction | مؤسسة جهاد البناء | Jihad al-Binaa | Jihad al-Bina Construction Association | Jihad al-Bina Association
Green Without Borders | Akhdar Bila Hudud | جمعية أخضر بلا حدود | أخضر بلا حدود
Amal Movement | Lebanese Resistance Regiments | Afwaj al-Muqawama al-Lubnaniya | Movement of the Deprived | حركة أمل
Lebanese Phalanges Party | Kataeb Party | Hizb al-Kata'ib | Phalange Libanaise | حزب الكتائب اللبنانية
Free Patriotic Movement | Al-Tayyar al-Watani al-Hurr | Courant Patriotique Libre | Aounists | التيار الوطني الحر
Fatah al-Islam | Conquest of Islam | فتح الإسلام
Band of Supporters | Asbat al-Ansar | League of the Followers | Partisans' League | عصبة الأنصار
General Directorate of General Security Lebanon | Surete Generale Libanaise | Al-Amn al-Aam | المديرية العامة للأمن العام
Banque du Liban | Central Bank of Lebanon | Masrif Lubnan | مصرف لبنان
Lebanese Canadian Bank | Banque Libano-Canadienne | البنك اللبناني الكندي
Middle East Airlines | Air Liban | طيران الشرق الأوسط
Ansar Allah Yemen | Ansarallah | Houthi Movement | Houthis | Al-Houthi Movement | Partisans of God Yemen | Believing Youth | أنصار الله | الحوثيون | جماعة الحوثي | 胡塞武装 | 胡塞组织 | フーシ派 | 후티 반군 | החות'ים
Southern Transitional Council | Al-Majlis al-Intiqali al-Janubi | المجلس الانتقالي الجنوبي
Security Belt Forces | Quwat al-Hizam al-Amni | Al-Hizam Brigades | قوات الحزام الأمني
Yemeni Congregation for Reform | Al-Islah Yemen | Hizb al-Tajammu al-Yamani lil-Islah | التجمع اليمني للإصلاح
General People's Congress Yemen | Al-Mu'tamar al-Sha'bi al-Aam | المؤتمر الشعبي العام
Yemen Airways | Yemenia | الخطوط الجوية اليمنية
Al-Qa'ida in the Arabian Peninsula | AQAP | Ansar al-Shari'a in Yemen | Tanzim al-Qaeda fi Jazirat al-Arab | تنظيم القاعدة في جزيرة العرب | Ansar al-Sharia Yemen | Ansar al-Shariah in Yemen
Aden-Abyan Islamic Army | Jaysh Adan Abyan al-Islami | Islamic Army of Aden | جيش عدن أبين الإسلامي
Libyan National Army | Libyan Arab Armed Forces | LAAF | Haftar forces | Al-Jaysh al-Watani al-Libi | القوات المسلحة العربية الليبية | الجيش الوطني الليبي
Tariq Ibn Ziyad Brigade | TBZ Brigade Libya | لواء طارق بن زياد
Al-Kaniyat Militia | Kaniyat | 7th Brigade Tarhuna | 9th Brigade Tarhuna | الكانيات
Stability Support Apparatus | SSA Tripoli | Jihaz Da'm al-Istiqrar | جهاز دعم الاستقرار
Special Deterrence Force Libya | Rada Forces | RADA Special Deterrence | Quwat al-Rada al-Khassa | قوة الردع الخاصة
Libyan Investment Authority | Al-Hay'a al-Libiya lil-Istithmar | المؤسسة الليبية للاستثمار
Libyan Arab Foreign Investment Company | LAFICO | الشركة الليبية للاستثمارات الخارجية
Libyan Africa Investment Portfolio | محفظة ليبيا أفريقيا للاستثمار
Libyan Arab African Investment Company | LAAICO
National Oil Corporation Libya | Al-Mu'assasa al-Wataniya lil-Naft | NOC Libya | المؤسسة الوطنية للنفط
Zuwaitina Oil Company | Occidental of Libya | شركة الزويتينة للنفط
Libyan External Security Organization | Jamahiriya Security Organization | Haiat Amn al-Jamahiriya | Mukhabarat el-Jamahiriya
Gaddafi International Charity and Development Foundation | GICDF | Gaddafi International Foundation for Charity Associations
Libyan Islamic Fighting Group | LIFG | Al-Jama'a al-Islamiyyah al-Muqatilah bi-Libya | الجماعة الإسلامية المقاتلة في ليبيا
Ansar al-Sharia Derna | Supporters of Islamic Law Derna | أنصار الشريعة درنة
Rapid Support Forces Sudan | Quwat al-Da'm al-Sari | Quwwat ad-Da'm as-Sari | Hemedti forces | قوات الدعم السريع
Janjaweed Militia | Janjawid | الجنجويد
Sudanese Armed Forces | Al-Quwwat al-Musallaha al-Sudaniya | القوات المسلحة السودانية
National Intelligence and Security Service Sudan | General Intelligence Service of Sudan | Jihaz al-Amn wal-Mukhabarat | NISS Sudan | جهاز الأمن والمخابرات الوطني
Defense Industries System Sudan | Military Industry Corporation Sudan | Manzumat al-Sinaat al-Difaiya | منظومة الصناعات الدفاعية | Defense Industries System | Military Industry Corporation | Sudan Military Industry Corporation
Zadna International Company for Investment | Zadna International | شركة زادنا العالمية للاستثمار
Al Junaid Multi Activities | Al Gunade Industrial | Algunade | شركة الجنيد للأنشطة المتعددة
Al-Baraa ibn Malik Brigade | Al-Bara' bin Malik Battalion | كتيبة البراء بن مالك
Sudan People's Liberation Movement in Opposition | SPLM-IO | SPLM/A-IO | الحركة الشعبية في المعارضة
Sudan People's Liberation Movement-North | SPLM-N | الحركة الشعبية لتحرير السودان - شمال
Sudan Liberation Movement | Harakat Tahrir al-Sudan | SLM/A | حركة تحرير السودان
Justice and Equality Movement Sudan | Harakat al-Adl wal-Musawa | حركة العدل والمساواة
Sudatel Telecom Group | Sudan Telecommunications Company | سوداتل
Nile Petroleum Corporation | Nilepet
Greater Nile Petroleum Operating Company | GNPOC | شركة النيل الكبرى لعمليات البترول
Al-Shifa Pharmaceutical Industries | Shifa Factory Khartoum North | مصنع الشفاء للأدوية
Reconnaissance General Bureau | General Reconnaissance Bureau | General Bureau of Reconnaissance | RGB | RGB North Korea | Reconnaissance General Bureau of Korea | Reconnaissance General Bureau of North Korea | Reconnaissance General Bureau of the DPRK | Chongchal Chongguk | KPA Unit 586 | Jeongchalchongguk | 정찰총국 | 조선인민군 정찰총국 | 侦察总局 | 朝鲜侦察总局 | 偵察総局
Workers' Party of Korea | WPK | Korean Workers' Party | Choson Rodongdang | Joseon Rodongdang | 조선로동당 | Partei der Arbeit Koreas | Parti du travail de Corée | Partido del Trabajo de Corea | Partia Pracy Korei | Трудовая партия Кореи
Korean People's Army | Choson Inmingun | Joseon Inmingun | 조선인민군
Ministry of State Security of North Korea | State Security Department North Korea | Kukka Anjon Powibu | Bowibu | Gukga Bowiseong | 국가보위성
Ministry of People's Security of North Korea | Ministry of Social Security of North Korea | Inmin Poan-song | Sahoe Anjonsong | 사회안전성 | 인민보안성
Munitions Industry Department | MID North Korea | 军需工业部 | 軍需工業部 | Kunsu Kongop-pu | Military Supplies Industry Department | Machine Industry Department of the Workers' Party | 군수공업부
Second Economic Committee | Che-2 Kyongje Wiwonhoe | Jei Gyeongje Wiwonhoe | 제2경제위원회
Second Academy of Natural Sciences | SANS North Korea | Academy of National Defense Science | National Defense Academy DPRK | Che-2 Chayon Kwahakwon | 第二自然科学院 | 第二自然科學院 | 제2자연과학원 | 국방과학원
Korea Mining Development Trading Corporation | KOMID | Changgwang Sinyong Corporation | Changgwang Credit Corporation | External Technology General Corporation | 조선광업개발무역회사 | 창광신용회사 | 朝鲜矿业开发贸易会社 | 朝鮮鉱業開発貿易会社
Korea Ryonbong General Corporation | Ryonbong | Lyongaksan General Trading Corporation | Korea Yonbong General Corporation | 조선련봉총회사
Tanchon Commercial Bank | Tanchon Bank | Changgwang Credit Bank | 단천상업은행
Korea Kwangsong Trading Corporation | Korea Kwangson Trading | 조선광성무역회사
Korea Kwangson Banking Corporation | KKBC | 조선광선은행
Green Pine Associated Corporation | Chongsong Yonhap | Chosun Chawo'n Kaebal T'uja Hoesa | Saeng Pil Trading | Paeksan Associated Corporation | National Resources Development and Investment Corporation | 청송련합 | 청송연합
Korea Hyoksin Trading Corporation | Korea Hyoksin Export and Import | 조선혁신무역회사
Korean Tangun Trading Corporation | Korea Kuryonggang Trading Corporation | Ryung Seng Trading Corporation | Tangun Trading | 조선단군무역회사
Korean Complex Equipment Import Corporation | KCEIC
Namchongang Trading Corporation | NCG Namchongang | Namhung Trading Corporation | 남천강무역회사 | Korea Daeryonggang Trading Corporation
Foreign Trade Bank of the DPRK | Außenhandelsbank der Demokratischen Volksrepublik Korea | Foreign Trade Bank of the Democratic People's Republic of Korea | Mooyokbank | Muyok Unhaeng | 조선무역은행 | 조선민주주의인민공화국 무역은행 | Joson Trade Bank | Korea Trade Bank | 朝鲜贸易银行 | 朝鲜外贸银行 | 朝鮮貿易銀行
Korea Daesong Bank | Choson Taesong Unhaeng | Taesong Bank | 조선대성은행
Korea Daesong General Trading Corporation | Daesong Trading | Korea Taesong General Trading | 조선대성총무역회사
Office 39 of the Workers' Party | Room 39 | Bureau 39 | Central Committee Bureau 39 | Third Floor Division 39 | 로동당 39호실 | Office 39 | Bureau 39 of the Workers' Party of Korea | Office 39 of the Korean Workers' Party
Office 38 of the Workers' Party | Room 38 | 로동당 38호실 | Office 38 | Bureau 38 | Office 38 of the Workers' Party of Korea
Amroggang Development Banking Corporation | Amnokkang Development Bank | Amroggang Development Bank | 압록강개발은행
Korea United Development Bank | KUDB | 조선연합개발은행
Hana Banking Corporation North Korea | Brilliance Banking Corporation
Bank of East Land | Dongbang Bank | Dongbang U'nhaeng | Tongbang Bank | 동방은행
Ocean Maritime Management Company | OMM North Korea | 원양해운관리회사 | OMM
Air Koryo | Choson Minhang | Chosonminhang | Korean Airways of DPRK | 고려항공
General Bureau of Atomic Energy North Korea | GBAE | Ministry of Atomic Energy Industry DPRK | 원자력공업성
Korean Committee for Space Technology | KCST | National Aerospace Development Administration | NADA North Korea | Choson Uju Konggan Kisul Wiwonhoe | 조선우주공간기술위원회 | 국가우주개발국
Mansudae Overseas Project Group of Companies | Mansudae Art Studio | Mansudae Overseas Development Group | 만수대해외개발회사그룹
Propaganda and Agitation Department | Sonjon Sondongbu | Publicity and Information Department of the Workers' Party | 선전선동부
Organization and Guidance Department | Chojik Chidobu | 조직지도부
State Affairs Commission of North Korea | Kungmu Wiwonhoe | National Defence Commission of North Korea | 국무위원회
Lazarus Group | Hidden Cobra | Guardians of Peace | Appleworm | Diamond Sleet | Labyrinth Chollima | 拉撒路组织 | 拉撒路集团 | ラザルスグループ | ラザルス | 라자루스 그룹 | 라자루스 | مجموعة لازاروس
Bluenoroff | APT38 | Stardust Chollima | Sapphire Sleet
Andariel | Silent Chollima | Onyx Sleet
Kimsuky | Velvet Chollima | Emerald Sleet
Chosun Expo | Korea Expo Joint Venture | 조선엑스포 | Choson Expo | Choson Expo Joint Venture | Chosun Expo Joint Venture
Korea Rungrado General Trading Corporation | Rungrado | 조선릉라도총무역회사
Chinyong Information Technology Cooperation Company | Jinyong IT Cooperation Company | 진영정보기술개발협조회사
General Association of Korean Residents in Japan | Chongryon | Chosen Soren | 在日本朝鮮人総聯合会 | 朝鮮総聯 | 재일본조선인총련합회 | 朝鮮総連 | 조총련 | Chongnyon
Korean Ryengwang Trading Corporation | Korea Ryongwang Trading | Rengwang
Korea National Insurance Corporation | KNIC | Korea Foreign Insurance Company | Korea Institute of National Insurance
Pan Systems Pyongyang | Wonbang Trading Company
Banco Delta Asia | Delta Asia Financial Group | 滙業銀行
China Aerospace Science and Technology Corporation | Zhongguo Hangtian Keji Jituan | CASC China | 中国航天科技集团 | CASC
China Aerospace Science and Industry Corporation | CASIC | Zhongguo Hangtian Kegong Jituan | 中国航天科工集团
Aviation Industry Corporation of China | AVIC | Zhongguo Hangkong Gongye Jituan | 中国航空工业集团 | Zhonghang Gongye Jituan | 中航工业
China North Industries Group Corporation | NORINCO | Norinco Group | Zhongguo Bingqi Gongye Jituan | 中国兵器工业集团 | 北方工业 | China North Industries Corporation | 中国北方工业有限公司 | 中国北方工业公司
China South Industries Group Corporation | CSGC | China Ordnance Equipment Group | Zhongguo Bingqi Zhuangbei Jituan | 中国兵器装备集团
China Electronics Technology Group Corporation | CETC | Zhongguo Dianzi Keji Jituan | 中国电子科技集团 | 中国电科 | 中电科
China Electronics Corporation | Zhongguo Dianzi Xinxi Chanye Jituan | CEC China Electronics | 中国电子信息产业集团
China State Shipbuilding Corporation | CSSC | Zhongguo Chuanbo Jituan | 中国船舶集团
National Iranian Oil Products Distribution Company | NIOPDC | شرکت ملی پخش فرآورده های نفتی ایران | شرکت ملی پخش فرآوردههای نفتی ایران | شرکت پخش فرآوردههای نفتی ایران
State Administration of Foreign Exchange | 国家外汇管理局
Agency for Defense Development | 국방과학연구소
Japan Aerospace Exploration Agency | JAXA | 国立研究開発法人宇宙航空研究開発機構 | 宇宙航空研究開発機構
Sumitomo Mitsui Banking Corporation | SMBC | 三井住友銀行
Sumitomo Mitsui Trust Bank | SMTB | 三井住友信託銀行
China Shipbuilding Industry Corporation | CSIC | Zhongguo Chuanbo Zhonggong Jituan | 中国船舶重工集团
China National Nuclear Corporation | CNNC | Zhonghe Jituan | 中国核工业集团 | 中核集团
China General Nuclear Power Group | CGNPC | Guangdong Nuclear Power Group | Zhongguanghe | 中国广核集团 | 中广核
Aero Engine Corporation of China | AECC | Zhongguo Hangfa | 中国航空发动机集团 | 中国航发
Commercial Aircraft Corporation of China | COMAC | Zhongguo Shangfei | 中国商用飞机有限责任公司 | 中国商飞 | 中国商用飞机
China National Aero-Technology Import and Export Corporation | CATIC | Zhonghang Jishu | 中国航空技术进出口总公司
China Precision Machinery Import-Export Corporation | CPMIEC | China National Precision Machinery Import and Export Corporation | Zhongguo Jingmi Jixie Jinchukou | 中国精密机械进出口总公司 | 中国精密机械进出口 | China Precision Machinery Import and Export Corporation
China National Machinery Import and Export Corporation | 中国机械进出口 | China Machinery Import and Export Corporation
China Great Wall Industry Corporation | CGWIC | Changcheng Gongye | 中国长城工业集团
China Academy of Engineering Physics | CAEP | Ninth Academy China | Zhongguo Gongcheng Wuli Yanjiuyuan | 中国工程物理研究院 | Ninth Academy | Chinese Academy of Engineering Physics
China Academy of Launch Vehicle Technology | CALT | First Academy of CASC | Zhongguo Yunzai Huojian Jishu Yanjiuyuan | 中国运载火箭技术研究院
China Aerodynamics Research and Development Center | CARDC | Zhongguo Kongqi Donglixue Yanjiu | 中国空气动力研究与发展中心
Chengdu Aircraft Industry Group | Chengfei | Factory 132 | 成都飞机工业集团
Shenyang Aircraft Corporation | Shenfei | Factory 112 | 沈阳飞机工业集团
Xi'an Aircraft Industrial Corporation | Xifei | Factory 172 | 西安飞机工业集团
Hongdu Aviation Industry Group | Nanchang Aircraft Manufacturing Company | 洪都航空
People's Liberation Army | Zhongguo Renmin Jiefangjun | PLA China | 中国人民解放军
Central Military Commission of China | Zhongyang Junshi Weiyuanhui | Zhongyang Junwei | 中央军事委员会
Equipment Development Department of the Central Military Commission | General Armaments Department | Zhuangbei Fazhan Bu | 中央军委装备发展部
PLA Unit 61398 | APT1 | Comment Crew | Comment Panda | 61398部队
People's Armed Police | Zhongguo Renmin Wuzhuang Jingcha Budui | Wujing | 中国人民武装警察部队
Ministry of State Security of the People's Republic of China | Guojia Anquan Bu | Guoanbu | MSS China | 中华人民共和国国家安全部 | 国家安全部 | 國家安全部 | Ministry of State Security of China | Guojia Anquanbu
Ministry of Public Security of the People's Republic of China | Gonganbu | Zhonghua Renmin Gongheguo Gong'anbu | 中华人民共和国公安部 | Ministry of Public Security of China | MPS China
United Front Work Department | Tongzhanbu | Zhonggong Zhongyang Tongyi Zhanxian Gongzuobu | UFWD | 中共中央统一战线工作部 | 统战部
Chinese Communist Party | Communist Party of China | Zhongguo Gongchandang | 中国共产党
Xinjiang Production and Construction Corps | XPCC | Bingtuan | Xinjiang Shengchan Jianshe Bingtuan | 新疆生产建设兵团 | 新疆兵团 | 新疆生産建設兵団 | 신장생산건설병단
Xinjiang Public Security Bureau | XPSB | Xinjiang Gong'anting | 新疆维吾尔自治区公安厅
State Administration of Science, Technology and Industry for National Defense | SASTIND | COSTIND | Guojia Guofang Keji Gongyeju | 国家国防科技工业局 | 国防科工局
State-owned Assets Supervision and Administration Commission | SASAC | Guoziwei | 国务院国有资产监督管理委员会 | 国资委
National University of Defense Technology | NUDT | Guofang Keji Daxue | 国防科技大学
Northwestern Polytechnical University | NWPU | Xibei Gongye Daxue | 西北工业大学
Harbin Institute of Technology | Hagongda | Harbin Gongye Daxue | 哈尔滨工业大学
Beijing University of Aeronautics and Astronautics | Beihang University | BUAA | 北京航空航天大学 | Beijing Hangkong Hangtian Daxue | 北航
Huawei Technologies | Huawei | 华为技术 | هواوي | هوآوی | ファーウェイ | 화웨이 | וואווי
Semiconductor Manufacturing International Corporation | SMIC | Zhongxin Guoji | 中芯国际 | 中芯国际集成电路制造有限公司
Zhongxing Telecommunication Equipment | ZTE Corporation | Zhongxing Tongxun | 中兴通讯 | زد تي إي | 中興通訊
Hangzhou Hikvision Digital Technology | Hikvision | Haikang Weishi | 海康威视 | هيكفيجن | هيكفيجين | ハイクビジョン | 하이크비전
Zhejiang Dahua Technology | Dahua Technology | 大华技术
Hytera Communications | Hainengda | HYT Science and Technology | 海能达
SenseTime | 商汤科技
Megvii Technology | Face++ | 旷视科技
Yitu Technology | Yitu Keji | 依图科技
CloudWalk Technology | Yuncong Keji | 云从科技
iFlytek | Keda Xunfei | 科大讯飞
SZ DJI Technology | DJI Innovations | Da-Jiang Innovations | 大疆创新 | 深圳市大疆创新科技有限公司
Dawning Information Industry | Sugon | Zhongke Shuguang | 中科曙光
Phytium Technology | Tianjin Feiteng | 飞腾信息
Inspur Group | 浪潮集团
Yangtze Memory Technologies | YMTC | Changjiang Cunchu | 长江存储
ChangXin Memory Technologies | CXMT | Innotron Memory | 长鑫存储
Shanghai Micro Electronics Equipment | SMEE | 上海微电子装备
Beijing Genomics Institute | BGI Group | BGI Genomics | Huada Jiyin | 华大基因
Nuctech Company | Tongfang Weishi | 同方威视技术 | 同方威视
Qihoo 360 | Qihu 360 | 360 Security Technology | 奇虎360
China Mobile Communications Group | CMCC | China Mobile | Zhongguo Yidong | 中国移动
China Telecommunications Corporation | China Telecom | Zhongguo Dianxin | 中国电信
China United Network Communications | China Unicom | Zhongguo Liantong | 中国联通
China Petroleum and Chemical Corporation | Sinopec | China Petrochemical Corporation | Zhongguo Shihua | 中国石化 | 中国石油化工集团
China National Petroleum Corporation | CNPC | Zhongguo Shiyou | 中国石油天然气集团 | 中石油
China National Offshore Oil Corporation | CNOOC | Zhonghaiyou | Zhongguo Haiyang Shiyou | 中国海洋石油集团 | 中海油
China National Chemical Corporation | ChemChina | Zhongguo Huagong | 中国化工集团
Sinochem Group | China National Chemicals Import and Export Corporation | Zhonghua Jituan | 中国中化集团
China Ocean Shipping Company | COSCO | COSCO Shipping | Zhongyuan Haiyun | 中国远洋海运集团 | 中远海运
China Merchants Group | Zhaoshangju | 招商局集团
China Communications Construction Company | CCCC Beijing | Zhongguo Jiaojian | 中国交通建设 | 中国交建
China Railway Rolling Stock Corporation | CRRC | Zhongguo Zhongche | 中国中车
China State Construction Engineering Corporation | CSCEC | Zhongguo Jianzhu | 中国建筑集团
Power Construction Corporation of China | PowerChina | Sinohydro | Zhongguo Dianjian | 中国电力建设集团
Overseas Chinese Affairs Office | Qiaoban | Guowuyuan Qiaowu Bangongshi | 国务院侨务办公室
People's Bank of China | Zhongguo Renmin Yinhang | Yanghang | 中国人民银行
Industrial and Commercial Bank of China | ICBC | Gongshang Yinhang | Gonghang | 中国工商银行
China Development Bank | Guojia Kaifa Yinhang | Guokaihang | 国家开发银行
Export-Import Bank of China | China Exim Bank | Zhongguo Jinchukou Yinhang | 中国进出口银行
Bank of Kunlun | Karamay City Commercial Bank | Kunlun Yinhang | 昆仑银行
Bank of Dandong | Dandong Yinhang | 丹东银行
Cross-border Interbank Payment System | CIPS China | 人民币跨境支付系统
China International Trust Investment Corporation | CITIC Group | Zhongxin Jituan | 中信集团
Dandong Hongxiang Industrial Development | DHID | 丹东鸿祥实业发展
Hoshine Silicon Industry | Hesheng Guiye | 合盛硅业
Tencent Holdings | Tengxun | 腾讯控股
Xinhua News Agency | New China News Agency | Xinhuashe | 新华社
China Central Television | CCTV Beijing | Zhongyang Dianshitai | 中国中央电视台
Confucius Institute Headquarters | Hanban | 国家汉办
Chinese Academy of Sciences | Zhongguo Kexueyuan | Zhongkeyuan | 中国科学院
Eastern Turkistan Islamic Movement | ETIM | Turkistan Islamic Party | East Turkestan Islamic Party | Hizb al-Islami al-Turkistani | الحزب الإسلامي التركستاني | 东突厥斯坦伊斯兰运动 | 东伊运 | 東トルキスタン・イスラム運動
Falun Gong | Falun Dafa | 法轮功
14K Triad | Shi Si K | 十四K
Sun Yee On | New Righteousness and Peace Commercial and Industrial Guild | 新义安
Yamaguchi-gumi | Sixth Yamaguchi Group | Sixth Yamaguchi-gumi | 山口組 | 六代目山口組 | 山口组 | 야마구치구미
Aum Supreme Truth | Aum Shinrikyo | Aleph Japan cult | オウム真理教 | Aleph Aum Shinrikyo
Japanese Red Army | Nihon Sekigun | Anti-Imperialist International Brigade | 日本赤軍
Myanmar Armed Forces | Tatmadaw | Sit-Tat | Defence Services of Myanmar | တပ်မတော်
State Administration Council of Myanmar | နိုင်ငံတော်စီမံအုပ်ချုပ်ရေးကောင်စီ
State Law and Order Restoration Council | SLORC | State Peace and Development Council
Union of Myanmar Economic Holdings | UMEHL | Myanma Economic Holdings Public Company | U Paing | မြန်မာ့စီးပွားရေးဦးပိုင် | Myanma Economic Holdings Limited | MEHL | Myanmar Economic Holdings Public Company Limited
Myanmar Oil and Gas Enterprise | MOGE | မြန်မာ့ရေနံနှင့်သဘာဝဓာတ်ငွေ့လုပ်ငန်း | 缅甸石油天然气公司 | 缅甸油气公司 | ミャンマー石油ガス公社 | 미얀마석유가스공사
Myanmar Foreign Trade Bank | MFTB | မြန်မာ့နိုင်ငံခြားကုန်သွယ်မှုဘဏ်
Directorate of Defence Industries Myanmar | KaPaSa | Kakweye Pyitsu Setyoun | Myanmar Defense Products Industry | ကပစ
Military Affairs Security of Myanmar | Sa Ya Pha | Office of the Chief of Military Security Affairs | စရဖ
Arakan Rohingya Salvation Army | ARSA | Harakah al-Yaqin | Faith Movement Rakhine | အာရ်ဆာ
Arakan Army | Arakkha Tatdaw | အာရက္ခတပ်တော်
United Wa State Army | UWSA | 佤邦联合军
Kachin Independence Army | Wunpawng Mungdan Shanglawt Hpyen Dap
Karen National Army | Karen Border Guard Force
Karen National Liberation Army | KNLA | Karen National Union Army
Myanmar National Democratic Alliance Army | MNDAA | Kokang Army | 缅甸民族民主同盟军
Grupo de Administración Empresarial | GAESA | Grupo de Administracion Empresarial S.A. | Business Administration Group Cuba
Ministry of the Revolutionary Armed Forces of Cuba | MINFAR | Fuerzas Armadas Revolucionarias de Cuba
Ministry of the Interior of Cuba | MININT | Ministerio del Interior de Cuba
Special National Brigade of the Ministry of Interior of Cuba | Boinas Negras | Black Berets | Brigada Especial Nacional
Red Berets Prevention Troops Cuba | Boinas Rojas | Tropas de Prevencion
Cuban Intelligence Directorate | Direccion General de Inteligencia Cuba
Corporación CIMEX | CIMEX Cuba | Comercio Interior Mercado Exterior
Financiera Cimex | FINCIMEX
American International Services Cuba | Servicios AIS remittances | AIS Remesas
Gaviota Tourism Group | Grupo de Turismo Gaviota | Gaviota S.A. Cuba | Hoteles Gaviota | Gaviota Hotels
Cubanacan | Corporacion de Turismo y Comercio Internacional
Unión Cuba-Petróleo | CUPET | Cubapetroleo
National Bank of Cuba | Banco Nacional de Cuba | BNC Habana
Cuban Telecommunications Enterprise | ETECSA | Empresa de Telecomunicaciones de Cuba
Cubana de Aviación | Cubana Airlines | Empresa Consolidada Cubana de Aviación
Moa Nickel | Pedro Soto Alba Moa Nickel
Committees for the Defense of the Revolution | Comités de Defensa de la Revolución | CDR Cuba
Petróleos de Venezuela | PDVSA | Petroleos de Venezuela S.A. | 委内瑞拉国家石油公司 | ベネズエラ国営石油会社 | ベネズエラ国営石油 | 베네수엘라 국영석유회사 | بتروليوس دي فنزويلا
PDV Holding | PDVH
CITGO Petroleum Corporation | Cities Service Company
Bank of Economic and Social Development of Venezuela | BANDES | Banco de Desarrollo Económico y Social de Venezuela
Treasury Bank of Venezuela | Banco del Tesoro | Banco del Tesoro Venezuela
National Fund for Development Venezuela | FONDEN | Fondo de Desarrollo Nacional
Central Bank of Venezuela | Banco Central de Venezuela | BCV Caracas
Banco de Venezuela | Bank of Venezuela
Venezuelan General Mining Company | MINERVEN | Compania General de Mineria de Venezuela | CVG Compania General de Mineria de Venezuela | CVG Minerven
Venezuelan Corporation of Guayana | Corporación Venezolana de Guayana | CVG Ciudad Guayana | CVG
Bolivarian National Intelligence Service | SEBIN | Servicio Bolivariano de Inteligencia Nacional | DISIP
General Directorate of Military Counterintelligence | DGCIM | Direccion General de Contrainteligencia Militar
Special Action Forces of Venezuela | Fuerzas de Acciones Especiales
Bolivarian National Guard | Guardia Nacional Bolivariana
Bolivarian National Armed Forces of Venezuela | FANB | Fuerza Armada Nacional Bolivariana
CONVIASA | Consorcio Venezolano de Industrias Aeronauticas y Servicios Aereos | 委内瑞拉国营航空公司
Venezuelan Military Industries | CAVIM | Compañía Anónima Venezolana de Industrias Militares
Local Committees for Supply and Production | CLAP Venezuela | Comités Locales de Abastecimiento y Producción
Cartel of the Suns | Cartel de los Soles
Train from Aragua | Tren de Aragua | El Tren de Aragua | 阿拉瓜火车 | トレン・デ・アラグア | 트렌 데 아라과
Telesur | La Nueva Televisora del Sur
United Socialist Party of Venezuela | PSUV | Partido Socialista Unido de Venezuela
ALBANISA | Alba de Nicaragua
Banco Corporativo Nicaragua | BANCORP Nicaragua
Nicaraguan Petroleum Distributor | Distribuidora Nicaraguense de Petroleo | DNP Petronic
Nicaraguan Social Security Institute Military | IPSM | Instituto de Prevision Social Militar
Nicaraguan Mining Company ENIMINAS | ENIMINAS | Empresa Nicaraguense de Minas
Nicaraguan Institute of Telecommunications and Postal Services | TELCOR | Instituto Nicaraguense de Telecomunicaciones y Correos
Sandinista National Liberation Front | FSLN | Frente Sandinista de Liberación Nacional
Zimbabwe African National Union-Patriotic Front | ZANU-PF
Central Intelligence Organisation of Zimbabwe | CIO Zimbabwe | President's Department Harare
Zimbabwe Defence Industries | ZDI Harare | ZDI Zimbabwe
Zimbabwe Mining Development Corporation | ZMDC
Minerals Marketing Corporation of Zimbabwe | MMCZ
Zimbabwe Iron and Steel Company | ZISCO | ZISCOSTEEL
Zimbabwe Bank | ZB Financial Holdings | Zimbank
Industrial Development Corporation of Zimbabwe | IDCZ
Agricultural Development Bank of Zimbabwe | Agribank Zimbabwe | Agricultural Finance Corporation Zimbabwe | AFC Commercial Bank | AFC Commercial Bank Zimbabwe
Operation Sovereign Legitimacy | OSLEG
People's Front for Democracy and Justice | PFDJ | Hizbawi Genbar nDemokrasin Ftehin | ህዝባዊ ግንባር ንደሞክራስን ፍትሕን
Eritrean Defense Forces | Hayli Mikilikhal Ertra | ሓይልታት ምክልኻል ኤርትራ
Red Sea Trading Corporation Eritrea | 09 Red Sea Corporation | Corporation 09
Tigray People's Liberation Front | TPLF | Hizbawi Woyane Harenet Tigray | Woyane | ህዝባዊ ወያነ ሓርነት ትግራይ | Hizbawi Weyane Harnet Tigray
Oromo Liberation Army | OLF-Shene | Shane Oromia | Waraana Bilisummaa Oromoo | WBO Oromo | Oromo Liberation Front | OLF Ethiopia | Adda Bilisummaa Oromoo
Fano Militia | Amhara Fano
Ogaden National Liberation Front | ONLF | Jabhadda Waddaniga Xoreynta Ogaadeenya
Harakat al-Shabaab al-Mujahideen | Al-Shabaab | حركة الشباب | Al-Shabab | Mujahideen Youth Movement | Hizbul Shabaab | Xarakada Mujaahidiinta Alshabaab | حركة الشباب المجاهدين | Mujahidin Youth Movement | Harakat al-Shabaab al-Mujahidin | Harakat Shabaab al-Mujahidin | Harakat al-Shabab | Al-Shabab Somalia | 索马里青年党 | アル・シャバーブ | アルシャバブ | 알샤바브 | א-שבאב
Al-Ittihad al-Islamiya | AIAI | Islamic Union Somalia | الاتحاد الإسلامي
March 23 Movement | M23 | Mouvement du 23 Mars | Revolutionary Army of Congo | Armee Revolutionnaire du Congo | ARC M23
Congo River Alliance | Alliance Fleuve Congo | AFC-M23
Democratic Forces for the Liberation of Rwanda | FDLR | Forces Democratiques de Liberation du Rwanda | FOCA Rwanda | Combatant Force for the Liberation of Rwanda | Forces Combattantes Abacunguzi
Allied Democratic Forces | ISIS-DRC | Forces Démocratiques Alliées | NALU | Islamic State Central Africa Province DRC | Madina at Tauheed Wau Mujahedeen | MTM Uganda
Cooperative for the Development of the Congo | CODECO | CODECO-URDPC | CODECO Union of Revolutionaries for the Defence of the Congolese People | Coopérative pour le Développement du Congo
National Congress for the Defence of the People | CNDP | Congrès National pour la Défense du Peuple
Nduma Defence of Congo-Renovated | NDC-R | Nduma Défense du Congo-Rénové
Twirwaneho | Let us Defend Ourselves Minembwe
Resistance for the Rule of Law in Burundi | RED-Tabara | Resistance pour un Etat de Droit au Burundi
Lord's Resistance Army | LRA Kony | Lakwena's Resistance Army | Armee de Resistance du Seigneur | Uganda Christian Army | LRA | L'Armée de Résistance du Seigneur
Armed Forces of the Democratic Republic of the Congo | FARDC | Forces Armées de la République Démocratique du Congo
National Intelligence Agency of Congo | Agence Nationale de Renseignements | ANR Kinshasa
General Quarry and Mines Company | Gecamines | La Générale des Carrières et des Mines | Union Miniere du Haut-Katanga | Gécamines
Congolese National Oil Company | SONAHYDROC | Cohydro
National Petroleum Company of Congo | Société Nationale des Pétroles du Congo | SNPC
Rwanda Defence Force | RDF Rwanda | Rwandan Patriotic Army | Ingabo z'u Rwanda
Gasabo Gold Refinery | Aldango Rwanda
Imbonerakure Youth League of Burundi | Imbonerakure | Those Who See Far
National Council for the Defense of Democracy-Forces for the Defense of Democracy | CNDD-FDD
Ex-Seleka | Séléka Coalition | Seleka
Popular Front for the Rebirth of Central African Republic | FPRC | Front Populaire pour la Renaissance de la Centrafrique
Union for Peace in the Central African Republic | Unité pour la Paix en Centrafrique | UPC Centrafrique
Coalition of Patriots for Change | Coalition des Patriotes pour le Changement | CPC Centrafrique
Return, Reclamation, Rehabilitation | 3R Group | Retour, Réclamation et Réhabilitation
Bureau d'achat de diamant en Centrafrique | BADICA | Kardiam
Officers Union for International Security | COSI Central Africa | Communaute des Officiers pour la Securite Internationale
Group for the Support of Islam and Muslims | JNIM | Jama'a Nusrat ul-Islam wa al-Muslimin | Jamaat Nusrat ul-Islam wal-Muslimeen | Nusrat al-Islam wal-Muslimin | Jama'at Nusrat al-Islam wal-Muslimin | Jamaat Nosrat al-Islam wal-Mouslimin | Jama'at Nasr al-Islam wal Muslimin | Nasr al-Islam wal-Muslimin | GSIM Sahel | جماعة نصرة الإسلام والمسلمين
Supporters of the Faith Mali | Ansar Dine | Ansar Eddine | Ansaruddine | أنصار الدين
Movement for Unity and Jihad in West Africa | MUJAO | Mouvement pour l'Unicité et le Jihad en Afrique de l'Ouest | Jamat Tawhid wal Jihad fi Garbi Afriqqiya | التوحيد والجهاد في غرب أفريقيا
Al-Mourabitoun | Al-Mulathamun Battalion | Those Who Sign in Blood | Al-Muwaqqi'un bil-Dima | المرابطون
Macina Liberation Front | Katiba Macina | Front de Libération du Macina
Islamic State in the Greater Sahara | ISGS | ISIS in the Greater Sahara | ISIS-GS | ISIS-Greater Sahara | Islamic State Sahel Province | Etat islamique dans le Grand Sahara | EIGS
National Movement for the Liberation of Azawad | MNLA | Mouvement National de Libération de l'Azawad
Imghad Tuareg Self-Defense Group | GATIA | Groupe Autodéfense Touareg Imghad et Alliés
Dan Na Ambassagou | Dan Nan Ambassagou | Hunters Who Trust in God
Al-Qa'ida in the Islamic Maghreb | AQIM | Salafist Group for Preaching and Combat | GSPC | Groupe Salafiste pour la Predication et le Combat | AQMI | تنظيم القاعدة ببلاد المغرب الإسلامي | Al-Qaida in the Islamic Maghreb | Salafist Group for Call and Combat
Armed Islamic Group Algeria | Groupe Islamique Arme | Al-Jama'a al-Islamiya al-Musallaha | الجماعة الإسلامية المسلحة | GIA | Armed Islamic Group
Islamic Salvation Front | Front Islamique du Salut | Al-Jabha al-Islamiya lil-Inqadh | الجبهة الإسلامية للإنقاذ
Polisario Front | Frente Polisario | Popular Front for the Liberation of Saguia el-Hamra and Rio de Oro | جبهة البوليساريو | Front Polisario | Frente Popular de Liberación de Saguía el Hamra y Río de Oro
Boko Haram | Jama'atu Ahlis Sunna Lidda'Awati Wal-Jihad | Jamaat Ahl as-Sunnah lid-Dawah wal-Jihad | People Committed to the Prophet's Teachings for Propagation and Jihad | Western Education is Forbidden | JAS Nigeria | جماعة أهل السنة للدعوة والجهاد | بوكو حرام | 博科圣地 | ボコ・ハラム | 보코하람 | בוקו חראם
Islamic State West Africa Province | ISWAP | ISIS-West Africa | ISIS-WA | Islamic State of Iraq and Syria - West Africa | Wilayat Gharb Ifriqiyah | ولاية غرب أفريقيا
Vanguard for the Protection of Muslims in Black Africa | Ansaru | Jama'atu Ansaril Muslimina fi Biladis Sudan | جماعة أنصار المسلمين في بلاد السودان
Indigenous People of Biafra | IPOB | Eastern Security Network
Movement for the Emancipation of the Niger Delta | MEND Nigeria
Nigerian National Petroleum Corporation | NNPC
Economic and Financial Crimes Commission Nigeria | EFCC
Ansar al-Sunna Mozambique | Ahlu al-Sunna wal-Jamaa | ISIS-Mozambique | Ansaar Kuffar | Swahili Sunna
Mozambican National Resistance | RENAMO | Resistência Nacional Moçambicana
Liberation Front of Mozambique | FRELIMO | Frente de Libertação de Moçambique
National Union for the Total Independence of Angola | UNITA | União Nacional para a Independência Total de Angola
People's Movement for the Liberation of Angola | MPLA | Movimento Popular de Libertação de Angola
National Fuel Society of Angola | Sonangol | Sociedade Nacional de Combustíveis de Angola
National Diamond Company of Angola | ENDIAMA | Empresa Nacional de Diamantes de Angola
Revolutionary United Front | RUF Sierra Leone
Ambazonia Defence Forces | ADF Ambazonia | Ambazonia Governing Council
South West Africa People's Organisation | SWAPO
African National Congress Military Wing | Umkhonto we Sizwe | Spear of the Nation
Inter-Services Intelligence | Directorate for Inter-Services Intelligence Pakistan | ISI Pakistan | بین الخدماتی مخابرات
Pakistan Atomic Energy Commission | PAEC
Khan Research Laboratories | Kahuta Research Laboratories | A.Q. Khan Research Laboratories | Engineering Research Laboratories Kahuta | KRL Kahuta | Khan Research Laboratories Kahuta
National Engineering and Scientific Commission | NESCOM
National Development Complex Pakistan | National Defence Complex Fatehjang
Space and Upper Atmosphere Research Commission | SUPARCO
Frontier Works Organization | FWO Pakistan
Pakistan Ordnance Factories | Wah Factories | POF Wah | Wah Ordnance Factories | پاکستان آرڈیننس فیکٹریز | POF
Pakistan International Airlines | PIA | Orient Airways
Army of the Righteous | Lashkar-e-Tayyiba | Lashkar-e-Taiba | Lashkar-i-Tayyaba | Army of the Pure | Jama'at-ud-Dawa | Jama'at-ud-Da'awa | Jamaat ud Dawa | Jamaat ud Dawa Pakistan | Jamaat-ud-Dawah | Falah-i-Insaniat Foundation | Markaz-ud-Dawa-wal-Irshad | Milli Muslim League | لشکر طیبہ | Jamat ud Dawah | Jamat-ud-Dawa
The Resistance Front Kashmir | TRF Kashmir | Kashmir Resistance
Army of Mohammed | Jaish-e-Mohammed | Jaish-e-Muhammad | Khuddam-ul-Islam | Tehrik-ul-Furqan | جیش محمد
Harakat ul-Mujahidin | Holy Warriors Movement | Harkat-ul-Mujahideen | Harakat ul-Ansar | HUM Pakistan | Jamiat ul-Ansar | حرکت المجاہدین
Movement of Islamic Holy War | Harkat-ul-Jihad-al-Islami | Harakat-ul Jihad Islami | HUJI | حرکت الجہاد الاسلامی
Hizbul Mujahideen | Party of Holy Warriors Kashmir | Hizb-ul-Mujahideen | حزب المجاہدین
Army of Jhangvi | Lashkar-e-Jhangvi | Lashkar i Jhangvi | لشکر جھنگوی
Guardians of the Prophet's Companions | Sipah-e-Sahaba Pakistan | Ahle Sunnat Wal Jamaat Pakistan | Millat-e-Islamia Pakistan | سپاہ صحابہ
Soldiers of Muhammad Pakistan | Sipah-e-Muhammad Pakistan | سپاہ محمد
Pakistani Taliban | Tehrik-e Taliban Pakistan | Tehrik-i-Taliban | Pakistan Taliban Movement | Fitna al-Khawarij | تحریک طالبان پاکستان | Tehrik-i-Taliban Pakistan | TTP Pakistan | Tehreek-e-Taliban Pakistan | Tehreek-e-Taliban | Tehreek-e-Taliban Pak
Assembly of the Free | Jamaat-ul-Ahrar | جماعت الاحرار
Baluchistan Liberation Army | Balochistan Liberation Army | BLA Balochistan | Majeed Brigade | بلوچ لبریشن آرمی
Muttahida Qaumi Movement | United National Movement Karachi | Muhajir Qaumi Mahaz | متحدہ قومی موومنٹ
Labbaik Movement Pakistan | Tehreek-e-Labbaik Pakistan | Tehreek Labbaik Ya Rasool Allah | تحریک لبیک پاکستان
Pakistan Movement for Justice | Pakistan Tehreek-e-Insaf | پاکستان تحریک انصاف
Al Rashid Trust | Al-Rasheed Trust | Aid Organization of the Ulema Pakistan | Maymar Trust | الرشید ٹرسٹ
Al-Akhtar Trust International | Pakistan Relief Foundation | Azmat-e-Pakistan Trust | الاختر ٹرسٹ
Rabita Trust | Rehabilitation of Stranded Pakistanis
Ummah Reconstruction | Ummah Tameer E-Nau | Ummah Tamir-i-Nau | UTN Pakistan
Al-Qa'ida in the Indian Subcontinent | AQIS | Qaedat al-Jihad in the Indian Subcontinent | القاعدة في شبه القارة الهندية | Al Qaeda del Subcontinente Indio
Islamic State Khorasan Province | Islamic State of Iraq and ash-Sham - Khorasan Province | Islamic State of Iraq and the Levant - Khorasan | ISKP | ISIS-K | ISIL-K | Wilayat Khorasan | South Asian Chapter of ISIL | Daesh Khorasan | ولاية خراسان | Wilayat Khurasan | Islamic State Khurasan | ISIS Khorasan | IS Khorasan Province | ISIL Khorasan | Islamic State in Khorasan | Daesh-K
Research and Analysis Wing | Cabinet Secretariat Wing India | RAW India | अनुसंधान और विश्लेषण विंग
Defence Research and Development Organisation | DRDO | रक्षा अनुसंधान एवं विकास संगठन
Indian Space Research Organisation | ISRO | भारतीय अंतरिक्ष अनुसंधान संगठन
Bhabha Atomic Research Centre | BARC Trombay | Atomic Energy Establishment Trombay | भाभा परमाणु अनुसंधान केंद्र
Hindustan Aeronautics Limited | Hindustan Aircraft Limited | HAL Bangalore | हिन्दुस्तान एरोनॉटिक्स | HAL India | हिंदुस्तान एयरोनॉटिक्स लिमिटेड | HAL
Oil and Natural Gas Corporation | ONGC | तेल एवं प्राकृतिक गैस निगम
Students Islamic Movement of India | SIMI India
Communist Party of India Maoist | Naxalites | CPI-Maoist | People's War Group | Maoist Communist Centre | माओवादी
Babbar Khalsa International | Tigers of the True Faith | Babbar Khalsa | ਬੱਬਰ ਖਾਲਸਾ
International Sikh Youth Federation | ISYF
Khalistan Commando Force | KCF Sikh | ਖਾਲਿਸਤਾਨ ਕਮਾਂਡੋ ਫੋਰਸ
Sikhs for Justice | SFJ Khalistan
United Liberation Front of Asom | ULFA | সংযুক্ত মুক্তি বাহিনী অসম
National Socialist Council of Nagaland | NSCN | NSCN-IM
D-Company | Dawood Ibrahim Organization | Dawood Ibrahim gang
National Volunteer Organisation India | Rashtriya Swayamsevak Sangh | RSS Hindu | राष्ट्रीय स्वयंसेवक संघ
Bharatiya Janata Party | Indian People's Party BJP | भारतीय जनता पार्टी
Liberation Tigers of Tamil Eelam | LTTE | Tamil Tigers | Tamilila Vitutalaip Pulikal | Tamil Eelam Viduthalai Pulikal | Thamizheezha Viduthalai Pulikal | World Tamil Association | தமிழீழ விடுதலைப் புலிகள் | 泰米尔伊拉姆猛虎解放组织 | タミル・イーラム解放の虎 | 타밀엘람해방호랑이
Tamils Rehabilitation Organisation | Tamil Refugee Rehabilitation Organisation | தமிழர் புனர்வாழ்வுக் கழகம்
National Monotheism Congregation | National Thowheeth Jama'ath | NTJ Sri Lanka | Jammiyathul Millathu Ibrahim | தேசிய தவ்ஹீத் ஜமாத்
Rapid Action Battalion | RAB Bangladesh | র‍্যাপিড অ্যাকশন ব্যাটালিয়ন
Assembly of Mujahideen Bangladesh | Jamaat-ul-Mujahideen Bangladesh | JMB Bangladesh | জামাআতুল মুজাহিদীন বাংলাদেশ
Ansarullah Bangla Team | Ansar al-Islam Bangladesh | আনসারুল্লাহ বাংলা টিম
Unified Communist Party of Nepal Maoist | Nepal Maoists | माओवादी केन्द्र
Islamic Emirate of Afghanistan | Taliban | Taleban | Da Afghanistan Islami Emarat | طالبان | د افغانستان اسلامي امارت | حركة طالبان | 塔利班 | タリバン | ターリバーン | 탈레반 | טליבאן | Ταλιμπάν
Haqqani Network | Shabaka-e-Haqqani | HQN Afghanistan | شبکه حقانی | شبكة حقاني | 哈卡尼网络 | ハッカーニ・ネットワーク | 하카니 네트워크
General Directorate of Intelligence Afghanistan | Istikhbarat Taliban | GDI Kabul | استخبارات
Party of Islam Gulbuddin | Hizb-i Islami Gulbuddin | Hezb-e Islami Gulbuddin | HIG Afghanistan
Central Bank of Afghanistan | Da Afghanistan Bank | د افغانستان بانک
National Directorate of Security Afghanistan | Riyasat-e Amniyat-e Milli | ریاست امنیت ملی
National Resistance Front of Afghanistan | Jabha-ye Moqawamat-e Melli | جبهه مقاومت ملی
Roshan Money Exchange | Roshan Sarafi | Roshan Trading Company | Rushaan Trading
Haji Khairullah Haji Sattar Money Exchange | HKHS | Haji Khairullah and Abdul Sattar Sarafi
Rahat Limited | Rahat Trading Company | Haji Muhammad Qasim Sarafi | New Chagai Trading
Islamic Movement of Uzbekistan | Ozbekiston Islomiy Harakati | Исламское движение Узбекистана
Islamic Jihad Union | Jama'at al-Jihad Uzbekistan | Islomiy Jihod Ittihodi | Islamic Jihad Group Uzbekistan | Исламский джихад - Джамаат моджахедов
Imam Bukhari Battalion | Katibat al-Imam al-Bukhari | KIB Uzbek | كتيبة الإمام البخاري
Monotheism and Jihad Battalion Uzbek | Katibat al-Tawhid wal-Jihad | KTJ Syria | Jannat Oshiklari | كتيبة التوحيد والجهاد
Party of Liberation Islamic | Hizb ut-Tahrir | Hizb al-Tahrir al-Islami | Хизб ут-Тахрир | حزب التحرير | 伊扎布特 | 伊斯兰解放党
State Committee for National Security of Kyrgyzstan | GKNB Kyrgyzstan | UKMK | ГКНБ Кыргызстан | УКМК
State Committee for National Security of Tajikistan | GKNB Tajikistan | KDAM | ГКНБ Таджикистан
National Security Committee of Kazakhstan | KNB Kazakhstan | Ulttyk Kauipsizdik Komiteti | КНБ Казахстан | Ұлттық қауіпсіздік комитеті
State Security Service of Uzbekistan | Davlat Xavfsizlik Xizmati | SNB Uzbekistan | Milliy Xavfsizlik Xizmati | СГБ Узбекистан
KazMunayGas | KazMunaiGaz | ҚазМұнайГаз | Kazakhoil | KazMunayGas NC | NC KazMunayGas | NK KazMunayGaz | НК КазМунайГаз | КазМунайГаз НК | National Company KazMunayGas | KazMunaiGas | QazMunaiGaz | КазМунайГаз
Belorusneft Production Association | Belorusneft | Belarusnafta | Беларуснафта | Белоруснефть | ПО Белоруснефть
Kazakhstan Temir Zholy | NC Kazakhstan Temir Zholy | National Company Kazakhstan Temir Zholy | Kazakhstan Railways | Қазақстан темір жолы | KTZ Kazakhstan | KTZ | ҚТЖ
Kazatomprom | Қазатомөнеркәсіп ҰАК | НАК Казатомпром | Қазатомөнеркәсіп | Қазатомөнеркәсіп Ұлттық атом компаниясы | Казатомпром | National Atomic Company Kazatomprom
Keremet Bank | Rosinbank | Керемет Банк
Islamic Renaissance Party of Tajikistan | Hizbi Nahzati Islomi Tojikiston | IRPT | Ҳизби наҳзати исломи Тоҷикистон
Tajik Aluminium Company | TALCO | Tadaz | Таджикская алюминиевая компания
State Security Service of Georgia | Sakhelmtsipo Usaprtkhoebis Samsakhuri | სახელმწიფო უსაფრთხოების სამსახური
Georgian Dream | Kartuli Otsneba | ქართული ოცნება
State Oil Company of Azerbaijan Republic | SOCAR | Azərbaycan Respublikası Dövlət Neft Şirkəti | ARDNŞ
Armenian Revolutionary Federation | Dashnaktsutyun | Dashnak Party | Հայ Յեղափոխական Դաշնակցություն
Armenian Secret Army for the Liberation of Armenia | Hayasdani Azadakrut'ean Hay Kaghdni Panag | Orly Group | 3rd October Organization
Pridnestrovian Moldavian Republic | Transnistria | Transdniestria | Приднестровская Молдавская Республика
Caucasus Emirate | Imarat Kavkaz | Emirate of the Caucasus | Imarat al-Qawqaz | Имарат Кавказ
Riyadus-Salikhin Reconnaissance and Sabotage Battalion | Gardens of the Righteous | RSRSBCM | Риядус-Салихин
Special Purpose Islamic Regiment | Islamic Regiment of Special Meaning | SPIR Chechnya | Al-Jihad Fisi-Sabililah Special Islamic Regiment
Islamic International Brigade | IIPB | Islamic International Peacekeeping Brigade | International Battalion Chechnya
Army of Emigrants and Supporters | Jaysh al-Muhajirin wal-Ansar | Jaish al-Muhajireen wal-Ansar | جيش المهاجرين والأنصار
Soldiers of the Levant | Junud al-Sham | Jund al-Sham Chechen | جنود الشام
Islamic State of Iraq and the Levant | ISIL | ISIS | Daesh | Daech | Da'ech | Da'ich | État islamique | Estado Islámico | Islamischer Staat | Islamic State of Iraq and Syria | Islamic State of Iraq and al-Sham | Al-Qa'ida in Iraq | Jama'at al-Tawhid wal-Jihad Zarqawi | Tanzim Qa'idat al-Jihad fi Bilad al-Rafidayn | Al-Dawla al-Islamiya fi al-Iraq wal-Sham | الدولة الإسلامية في العراق والشام | داعش | Al-Qaida in the Land of the Two Rivers | تنظيم الدولة الإسلامية | تنظيم داعش | 伊斯兰国 | 伊拉克和黎凡特伊斯兰国 | 达伊沙 | イスラム国 | 이슬람국가 | דאעש | Ισλαμικό Κράτος
Al-Qa'ida | Al-Qaeda | The Islamic Army for the Liberation of Holy Places | World Islamic Front for Jihad Against Jews and Crusaders | Usama Bin Laden Network | تنظيم القاعدة | 基地组织 | アルカイダ | アル・カーイダ | 알카에다 | אל-קאעידה | אל קאעידה | Αλ Κάιντα
Egyptian Islamic Jihad | Al-Jihad al-Islami al-Misri | Vanguards of Conquest | Tala'i al-Fatah | الجهاد الإسلامي المصري
Islamic Group Egypt | Al-Gama'a al-Islamiyya | Gama'a al-Islamiyya
Islamic State Sinai Province | Ansar Bayt al-Maqdis | Wilayat Sinai | Supporters of Jerusalem Sinai | أنصار بيت المقدس | ولاية سيناء
Arms of Egypt Movement | Harakat Sawa'd Misr | HASM Egypt | حركة سواعد مصر
Revolution Brigade Egypt | Liwa al-Thawra | لواء الثورة
Society of the Muslim Brothers | Muslim Brotherhood | Al-Ikhwan al-Muslimun | Jama'at al-Ikhwan al-Muslimin | Ikhwan al-Muslimeen | الإخوان المسلمون
General Intelligence Service of Egypt | Egyptian Mukhabarat | Jihaz al-Mukhabarat al-Amma al-Misriya | المخابرات العامة المصرية
Suez Canal Authority | Hay'at Qanat al-Suways | هيئة قناة السويس
Islamic Resistance Movement Hamas | HAMAS | Harakat al-Muqawama al-Islamiya | حركة المقاومة الإسلامية | حركة حماس | 哈马斯 | ハマス | 하마스 | חמאס | Χαμάς
Izz al-Din al-Qassam Brigades | Al-Qassam Brigades | Kata'ib Izz al-Din al-Qassam | كتائب عز الدين القسام | Hamas Izz al-Din al-Qassam Brigades | Hamas Izz al-Din al-Qassem Brigades | Izzedine al Qassam Brigades | Izz ad-Din al-Qassam Brigades | Ezzedeen Al-Qassam Brigades | Izz al-Din al-Qassem Brigades | Brigades Izz al-Din al-Qassam | Kata'ib al-Qassam | كتائب القسام
Palestinian Islamic Jihad | Harakat al-Jihad al-Islami fi Filastin | Islamic Jihad Movement in Palestine | حركة الجهاد الإسلامي في فلسطين | PIJ | Palästinensischer Islamischer Dschihad | Djihad islamique palestinien | Yihad Islámica Palestina | Palestyński Islamski Dżihad | Палестинский исламский джихад | 巴勒斯坦伊斯兰圣战组织 | パレスチナ・イスラム聖戦 | 팔레스타인 이슬라믹 지하드 | הג'יהאד האסלאמי הפלסטיני | הג'יהאד האסלאמי
Jerusalem Companies | Saraya al-Quds | Al-Quds Brigades | سرايا القدس
Al-Aqsa Martyrs Brigade | Kata'ib Shuhada al-Aqsa | Al-Aqsa Martyrs Battalion | كتائب شهداء الأقصى | Al-Aqsa Martyrs' Brigades
Palestinian National Liberation Movement | Harakat al-Tahrir al-Watani al-Filastini | Fatah Movement | حركة فتح
Popular Front for the Liberation of Palestine | PFLP | Al-Jabha al-Sha'biya li-Tahrir Filastin | الجبهة الشعبية لتحرير فلسطين | 解放巴勒斯坦人民阵线 | 巴勒斯坦人民解放阵线 | パレスチナ解放人民戦線 | החזית העממית לשחרור פלסטין
Popular Front for the Liberation of Palestine General Command | PFLP-GC | Al-Qiyada al-Amma | القيادة العامة
Democratic Front for the Liberation of Palestine | DFLP | الجبهة الديمقراطية لتحرير فلسطين
Palestine Liberation Organization | Munazzamat al-Tahrir al-Filastiniyyah | منظمة التحرير الفلسطينية
Palestine Liberation Front | Palestine Liberation Front Abu Abbas Faction | Jabhat al-Tahrir al-Filistiniyah | جبهة التحرير الفلسطينية
Popular Resistance Committees | Lijan al-Muqawama al-Shabiyya | An-Nasser Salah al-Deen Brigades | لجان المقاومة الشعبية
Abu Nidal Organization | Fatah Revolutionary Council | Black September | Arab Revolutionary Brigades | Revolutionary Organization of Socialist Muslims | منظمة أبو نضال | ANO
Abdallah Azzam Brigades | Kata'ib Abdallah Azzam | Ziyad al-Jarrah Battalions | Yusuf al-Uyayri Battalions | كتائب عبد الله عزام
Mujahidin Shura Council in the Environs of Jerusalem | Majlis Shura al-Mujahideen fi Aknaf Bayt al-Maqdis | Magles Shoura al-Mujahddin | مجلس شورى المجاهدين في أكناف بيت المقدس
Lions' Den Group | Areen al-Usud | Areen al-Osood | عرين الأسود
Kahane Chai | Kahane Lives | Kach Movement | Jewish Fighting Organization Kach | כהנא חי | תנועת כך
Hilltop Youth | Noar HaGvaot | נוער הגבעות
Prevention of Assimilation in the Holy Land | Lehava | להב"ה
Order 9 Israel | Tzav 9 | Tsav 9 | צו 9
Institute for Intelligence and Special Operations | Mossad | HaMossad leModiin uleTafkidim Meyuhadim | המוסד
Israel Security Agency | Shin Bet | Sherut HaBitachon HaKlali | שב"כ
Israel Defense Forces | Tzahal | Tzva ha-Hagana le-Yisra'el | צה"ל
NSO Group | Q Cyber Technologies
Saito Tech | Candiru Ltd | D.F. Associates | Grindavik Solutions
Holy Land Foundation for Relief and Development | Occupied Land Fund
Palestinians Relief and Development Fund | Interpal | Al-Sanduq al-Filastini lil-Ighatha
Committee for Charity and Support for the Palestinians | Comité de Bienfaisance et de Secours aux Palestiniens | CBSP France
Palestinian Association in Austria | PVOE | Palaestinensische Vereinigung in Oesterreich
Sanabil Association for Relief and Development | Jam'iyat al-Sanabil | جمعية السنابل
Union of Good | I'tilaf al-Khayr | Etelaf Al-Khair | 101 Days Campaign | ائتلاف الخير
Al-Salah Society | Jam'iyat al-Salah al-Islamiyya | Al-Salah Islamic Association | جمعية الصلاح الإسلامية
Al-Aqsa Foundation | Al-Aqsa e.V. | Al-Aqsa Spenden Stichting | Stichting Al-Aqsa | Al-Aqsa e.V. Aachen | Islamische Wohlfahrtsorganisation Al-Aqsa
Islamic National Bank of Gaza | Bank al-Watani al-Islami | البنك الوطني الإسلامي
Global Relief Foundation | Fondation Secours Mondial | FSM Belgium | Stichting Wereldhulp
Benevolence International Foundation | Bosanska Idealna Futura | Al-Bir al-Dawalia | BIF Bosnia | Mezhdunarodny Blagotvoritelny Fond
Al-Haramain Islamic Foundation | Al-Haramayn Foundation | Vazir Bosnia | Mu'assasat al-Haramayn al-Khayriyya | مؤسسة الحرمين الخيرية
International Islamic Relief Organization | IIRO | Hay'at al-Ighatha al-Islamiyya al-Alamiyya | هيئة الإغاثة الإسلامية العالمية
Revival of Islamic Heritage Society | RIHS | Jamiat Ihia al-Turath al-Islamiya | جمعية إحياء التراث الإسلامي | Jamiat Ihya al-Turath al-Islami | Jamiyat Ihya al-Turath al-Islami | Society for the Revival of Islamic Heritage
Islamic Call Committee | Lajnat al-Da'wa al-Islamiya | LDI Kuwait | لجنة الدعوة الإسلامية
Afghan Support Committee | Lajnat ul Masa Eidatul Afghania | Jamiat Ayat-ur-Rhas al Islamiac | Ahya ul Turas
Wafa Humanitarian Organization | Wafa al-Igatha al-Islamia
Makhtab al-Khidamat | Al Kifah Refugee Center | Maktab al-Khidamat | Afghan Services Bureau | مكتب الخدمات | Maktab al-Khadamat | Makhtab al-Khadamat
Islamic Relief Agency | Islamic African Relief Agency | ISRA Sudan | Islamic American Relief Agency | الوكالة الإسلامية للإغاثة
Foundation for Human Rights and Freedoms and Humanitarian Relief | IHH Turkey | İnsan Hak ve Hürriyetleri İnsani Yardım Vakfı | Insani Yardim Vakfi | IHH Humanitarian Relief Foundation | İnsan Hak ve Hürriyetleri ve İnsani Yardım Vakfı | İnsani Yardım Vakfı
Qatar Charitable Society | Qatar Charity | جمعية قطر الخيرية
Eid bin Mohammed Al Thani Charitable Association | Eid Charity | مؤسسة عيد الخيرية
Al-Furqan Bosnia | Dzemijetul Furkan | Sirat Bosnia | Association for Citizens Rights and Resistance to Lies
Kurdistan Workers' Party | PKK | Partiya Karkeren Kurdistan | Partiya Karkerên Kurdistanê | Kongra-Gel | Kurdistan Freedom and Democracy Congress | Kurdistan People's Congress | HPG Kurdish | Kongra Gelê Kurdistan | Arbeiterpartei Kurdistans | Parti des travailleurs du Kurdistan | Partido de los Trabajadores de Kurdistán | Partia Pracujących Kurdystanu | Kürdistan İşçi Partisi | Рабочая партия Курдистана | حزب العمال الكردستاني | 库尔德工人党 | クルディスタン労働者党 | クルド労働者党 | 쿠르드노동자당 | Εργατικό Κόμμα Κουρδιστάν
Kurdistan Freedom Hawks | Kurdistan Freedom Falcons | Teyrebazen Azadiya Kurdistan | TAK Kurdish
Revolutionary People's Liberation Party-Front | DHKP-C | Devrimci Halk Kurtulus Partisi-Cephesi | Devrimci Sol | Dev Sol
Great Eastern Islamic Raiders' Front | IBDA-C | İslami Büyük Doğu Akıncılar Cephesi
Gray Wolves | Bozkurtlar | Ülkü Ocakları | Idealist Hearths | Bozkurt movement
Fethullah Gulen Movement | Hizmet Movement | Fetullahçı Terör Örgütü | Gülenist Terror Organisation
National Intelligence Organization of Turkey | Milli İstihbarat Teşkilatı | Milli Istihbarat Teskilati | MIT Turkey
Presidency of Defense Industries of Turkey | Savunma Sanayii Başkanlığı | Savunma Sanayii Baskanligi | SSB Turkey | Undersecretariat for Defence Industries | Presidency of Defense Industries | Cumhurbaşkanlığı Savunma Sanayii Başkanlığı
Turkish Armed Forces | Türk Silahlı Kuvvetleri | Turk Silahli Kuvvetleri
ASELSAN | Askeri Elektronik Sanayi | Military Electronics Industries Turkey
ROKETSAN | Roket Sanayii | Rocket Industry and Trade Turkey
HAVELSAN | Hava Elektronik Sanayii
Turkish Aerospace Industries | TUSAS | Türk Havacılık ve Uzay Sanayii | Turk Havacilik ve Uzay Sanayii | TUSAŞ | TAI Turkey | TAI
TUSAS Engine Industries | TUSAŞ Motor Sanayii | TUSAS Motor Sanayii | TUSAŞ Engine Industries | Turkish Engine Industries
Mechanical and Chemical Industry Corporation | MKEK | Makina ve Kimya Endüstrisi Kurumu | Makina ve Kimya Endustrisi | MKE | Makine ve Kimya Endüstrisi
Scientific and Technological Research Council of Turkey | TUBITAK | Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
Turkish Petroleum Corporation | TPAO | Türkiye Petrolleri Anonim Ortaklığı
Petroleum Pipeline Corporation Turkey | Boru Hatları ile Petrol Taşıma | BOTAS Petroleum Pipeline | BOTAŞ
Turkiye Halk Bankasi | Halkbank | Türkiye Halk Bankası | People's Bank of Turkey
Baykar Technologies | Baykar Makina | Baykar Defence
SADAT International Defense Consultancy | SADAT Turkey | Uluslararası Savunma Danışmanlık
Turkish Airlines | Türk Hava Yolları | Turk Hava Yollari
Turkish Republic of Northern Cyprus | Kuzey Kıbrıs Türk Cumhuriyeti | KKTC
Saudi Arabian Oil Company | Saudi Aramco | Aramco | Arabian American Oil Company | أرامكو السعودية | شركة الزيت العربية السعودية
Saudi Basic Industries Corporation | SABIC | سابك | الشركة السعودية للصناعات الأساسية
Saudi Arabian Monetary Authority | SAMA Riyadh | Saudi Central Bank | مؤسسة النقد العربي السعودي | البنك المركزي السعودي
Saudi Arabian Airlines | Saudia | الخطوط السعودية
General Intelligence Presidency of Saudi Arabia | Ri'asat al-Istikhbarat al-Amma | رئاسة الاستخبارات العامة
Rapid Intervention Force Saudi Arabia | Tiger Squad | Firqat el-Nemr | قوة التدخل السريع
Prince Mohammed bin Salman Foundation | MiSK Foundation | مؤسسة مسك
Abu Dhabi National Oil Company | ADNOC | أدنوك | شركة بترول أبوظبي الوطنية
International Petroleum Investment Company | IPIC Abu Dhabi | آيبيك
Dubai Ports World | DP World | موانئ دبي العالمية
Emirates Telecommunications Corporation | Etisalat
EDGE Group | Emirates Defence Industries Company | EDIC Abu Dhabi
DarkMatter Group | Digital14
Bahrain Petroleum Company | BAPCO | بابكو
Al-Ashtar Brigades | Saraya al-Ashtar | سرايا الأشتر
Al-Mukhtar Brigades | Saraya al-Mukhtar | سرايا المختار
Kuwait Petroleum Corporation | Q8 Petroleum | مؤسسة البترول الكويتية
Qatar Petroleum | QatarEnergy | قطر للبترول | قطر للطاقة
Oman Oil Company | OQ Oman
Coalition of the Youth of the 14 February Revolution | February 14 Youth Coalition | I'tilaf Shabab Thawrat 14 Fibrayir | ائتلاف شباب ثورة 14 فبراير
State Security Department of the United Arab Emirates | Jihaz Amn al-Dawla | جهاز أمن الدولة الإماراتي
Abu Sayyaf Group | Al Harakat al Islamiyya | Bearer of the Sword | ISIS East Asia | جماعة أبو سياف | 阿布沙耶夫 | 阿布沙耶夫组织 | アブサヤフ | アブ・サヤフ | 아부사야프
Moro Islamic Liberation Front | MILF
Moro National Liberation Front | MNLF
Bangsamoro Islamic Freedom Fighters | Bangsamoro Islamic Freedom Movement
Islamic State of Lanao | Maute Group | Daulah Islamiyah Lanao | Dawlah Islamiya Ranao
Communist Party of the Philippines New People's Army | CPP-NPA | Bagong Hukbong Bayan | New People's Army
Rajah Solaiman Movement | Rajah Sulaiman Revolutionary Movement | Hukbong Khalid Trust | Al-Dawah al-Islamiyyah Balik Islam
Islamic Congregation Southeast Asia | Jemaah Islamiyah | Jamaah Islamiyah | الجماعة الإسلامية في إندونيسيا | 伊斯兰祈祷团 | ジェマ・イスラミア | 제마 이슬라미야
Assembly of Helpers of Monotheism | Jamaah Anshorut Tauhid | Jemaah Ansharut Tauhid | JAT Indonesia
Partisans of Daulah Indonesia | Jamaah Ansharut Daulah | Jemaah Anshorut Daulah | JAD Indonesia
Mujahidin of Eastern Indonesia | Mujahidin Indonesia Timur | Mujahideen Indonesia Timor
Hilal Ahmar Society Indonesia | HASI Indonesia | Yayasan Hilal Ahmar
Indonesian Mujahideen Council | Majelis Mujahidin Indonesia | Majelis Mujahideen Council
Free Papua Movement | Organisasi Papua Merdeka
Free Aceh Movement | Gerakan Aceh Merdeka
Indonesian National Armed Forces | Tentara Nasional Indonesia
State Oil and Natural Gas Mining Company Indonesia | Pertamina | Perusahaan Pertambangan Minyak dan Gas Bumi Negara
National Petroleum Limited Malaysia | Petronas | Petroliam Nasional Berhad
1Malaysia Development Berhad | 1MDB
National Revolutionary Front Thailand | Barisan Revolusi Nasional | BRN Patani
Kings Romans Group | Zhao Wei Transnational Criminal Organization | 金木棉集团
Myanmar Yatai International Holding | 亚太国际控股
Communist Party of Kampuchea | Khmer Rouge | Parti Communiste du Kampuchea | ខ្មែរក្រហម
Communist Party of Vietnam | Dang Cong san Viet Nam | Đảng Cộng sản Việt Nam
Viet Tan | Vietnam Reform Revolutionary Party | Việt Nam Canh tân Cách mạng Đảng
Vietnam Oil and Gas Group | PetroVietnam | Tập đoàn Dầu khí Việt Nam | PVN Vietnam | PVN | Tập đoàn Dầu khí Quốc gia Việt Nam | Vietnam National Oil and Gas Group
Military Industry and Telecommunications Group Vietnam | Viettel | Tập đoàn Công nghiệp Viễn thông Quân đội | Vietnam Military Industry and Telecoms Group | Viettel Group
Security Intelligence Agency of Serbia | Bezbednosno-Informativna Agencija | Безбедносно-информативна агенција
Jugoimport-SDPR | Yugoimport-SDPR | Savezna Direkcija za Promet i Rezerve | Југоимпорт СДПР
Petroleum Industry of Serbia | Naftna Industrija Srbije | NIS Novi Sad | Нафтна индустрија Србије | NIS | NIS a.d. Novi Sad
Serbian Radical Party | Srpska Radikalna Stranka | Српска радикална странка
Serbian Volunteer Guard | Arkan's Tigers | Srpska Dobrovoljacka Garda | Arkanovi Tigrovi | Српска добровољачка гарда
Special Operations Unit Serbia | Red Berets Serbia | Jedinica za Specijalne Operacije | Crvene Beretke | Frenkies
Zastava Arms | Crvena Zastava | Zastava Oruzje | Застава оружје
Alliance of Independent Social Democrats | Savez Nezavisnih Socijaldemokrata | SNSD | Савез независних социјалдемократа
Serb Democratic Party | Srpska Demokratska Stranka | Српска демократска странка
Intelligence and Security Agency of Bosnia and Herzegovina | Obavjestajno-Sigurnosna Agencija | OSA BiH
Serb Honour | Srbska Cast | Србска част
Kosovo Liberation Army | Ushtria Clirimtare e Kosoves | Oslobodilacka Vojska Kosova | UCK Kosovo
Albanian National Army | Armata Kombetare Shqiptare | AKSh
National Liberation Army Macedonia | Ushtria Clirimtare Kombetare | UCK Macedonia
Liberation Army of Presevo, Medvedja and Bujanovac | UCPMB | Ushtria Clirimtare e Presheves, Medvegjes dhe Bujanovcit
Kosovo Serb Civil Protection | Civilna Zastita Severno Kosovo | Civilna Zaštita | Цивилна заштита
Serb List | Srpska Lista | Српска листа
Sinaloa Cartel | Cartel de Sinaloa | Pacific Cartel | Guzman Loera Organization | Cartel del Pacifico | 锡那罗亚贩毒集团 | 锡纳罗亚贩毒集团 | シナロア・カルテル | 시날로아 카르텔
Jalisco New Generation Cartel | CJNG | Cartel de Jalisco Nueva Generacion | Matazetas
The Cuinis Cartel | Los Cuinis | Los Cuinis Drug Trafficking Organization
The Zetas Cartel | Los Zetas | Northeast Cartel | Cartel del Noreste
Gulf Cartel | Cartel del Golfo | Osiel Cardenas-Guillen Organization
The Michoacan Family | La Familia Michoacana | La Nueva Familia Michoacana | LNFM | New Michoacan Family
Knights Templar Cartel | Los Caballeros Templarios | Caballeros Templarios
United Cartels Michoacan | Carteles Unidos | Tepalcatepec Cartel | Cartel del Abuelo | Grandfather Cartel
Beltran Leyva Organization | Cartel de los Beltran Leyva
Juarez Cartel | Vicente Carrillo Fuentes Organization | Cartel de Juarez | La Linea Juarez
Tijuana Cartel | Arellano Felix Organization | Cartel de Tijuana | Cartel Arellano Felix
Santa Rosa de Lima Cartel | Cartel de Santa Rosa de Lima | CSRL | Marro's cartel
Guerreros Unidos Cartel | Guerreros Unidos | United Warriors Guerrero
The Red Ones Guerrero | Los Rojos Cartel | Los Rojos Drug Trafficking Organization
Clan del Golfo | Gulf Clan | Los Urabeños | Autodefensas Gaitanistas de Colombia | Ejército Gaitanista de Colombia | Usuga Clan | Clan Úsuga | Gaitanist Self-Defense Forces of Colombia
Revolutionary Armed Forces of Colombia | FARC | FARC-EP | Fuerzas Armadas Revolucionarias de Colombia | Forces armées révolutionnaires de Colombie | Revolutionäre Streitkräfte Kolumbiens | Rewolucyjne Siły Zbrojne Kolumbii | 哥伦比亚革命武装力量 | コロンビア革命軍 | 콜롬비아무장혁명군
FARC-EP Dissidents Central General Staff | Estado Mayor Central Colombia | FARC dissidents EMC
Second Marquetalia | Segunda Marquetalia | New Marquetalia
National Liberation Army of Colombia | ELN | Ejército de Liberación Nacional
United Self-Defense Forces of Colombia | Autodefensas Unidas de Colombia | Colombian paramilitaries AUC | AUC Colombia | AUC
The Office of Envigado | La Oficina de Envigado | Oficina de Envigado
Los Rastrojos | Rondas Campesinas Populares
Norte del Valle Cartel | Cartel del Norte del Valle | North Valley Cartel
The Wolves Ecuador | Los Lobos Ecuador | Los Lobos Drug Trafficking Organization
First Command of the Capital | Primeiro Comando da Capital | PCC Brazil | First Capital Command | PCC
Red Command | Comando Vermelho | Comando Vermelho Rogerio Lemgruber | Red Command Brazil
Family of the North Brazil | Familia do Norte
Mara Salvatrucha | MS-13 | MS13
Eighteenth Street Gang | Barrio 18 | Mara 18
Shining Path | Sendero Luminoso | Partido Comunista del Peru | Militarized Communist Party of Peru
Tupac Amaru Revolutionary Movement | Movimiento Revolucionario Tupac Amaru
Paraguayan People's Army | Ejercito del Pueblo Paraguayo
Mapuche Coordinator Arauco-Malleco | Coordinadora Arauco-Malleco
Live Together Haiti | Viv Ansanm | Living Together gangs Haiti
G9 Family and Allies | G9 an Fanmi e Alye | G9 Fanmi ak Alye
Big Ravine Gang | Gran Grif | Gang Gran Grif de Savien | Baz Gran Grif
400 Mawozo | Quatre Cents Mawozo
Gang Gran Ravin | Baz Gran Ravin | Gran Ravin Gang
'Ndrangheta | Calabrian Mafia
Sicilian Mafia | Cosa Nostra
Sacred United Crown | Sacra Corona Unita
Brothers' Circle | Family of Eleven | Bratskiy Krug | Братский круг
Thieves-in-Law | Vory v Zakone | Воры в законе
Kinahan Organized Crime Group | Kinahan Cartel | KOCG
Hells Angels Motorcycle Club | HAMC
Irish Republican Army | Óglaigh na hÉireann | Provisional Irish Republican Army
Continuity Irish Republican Army | Continuity Army Council
Real Irish Republican Army | New IRA | 32 County Sovereignty Movement | RIRA | Real Oglaigh na Heireann
Irish National Liberation Army | INLA | Arm Saoirse Náisiúnta na hÉireann
Ulster Defence Association | Ulster Freedom Fighters
Ulster Volunteer Force | Protestant Action Force
Basque Fatherland and Liberty | Euskadi Ta Askatasuna | E.T.A. Basque | Euzkadi ta Askatasuna | Basque Homeland and Freedom | ETA
Batasuna | Herri Batasuna | Euskal Herritarrok
Antifascist Resistance Groups First of October | GRAPO | Grupos de Resistencia Antifascista Primero de Octubre
Red Brigades | Brigate Rosse | New Red Brigades | Brigate Rosse per la Costruzione del Partito Comunista Combattente
Informal Anarchist Federation | Federazione Anarchica Informale
Red Army Faction | Rote Armee Fraktion | Baader-Meinhof Group | Baader-Meinhof Gang
Revolutionary Organization 17 November | Epanastatiki Organosi 17 Noemvri | Επαναστατική Οργάνωση 17 Νοέμβρη
Revolutionary Struggle Greece | Epanastatikos Agonas | Επαναστατικός Αγώνας
Conspiracy of Fire Nuclei | Synomosia Pyrinon tis Fotias | Συνωμοσία Πυρήνων της Φωτιάς
Revolutionary Nuclei Greece | Revolutionary People's Struggle | Epanastatikos Laikos Agonas | Επαναστατικός Λαϊκός Αγώνας
Golden Dawn Greece | Chrysi Avgi | Χρυσή Αυγή
National Liberation Front of Corsica | FLNC | Fronte di Liberazione Naziunale di a Corsica | Front de Libération Nationale Corse
Secret Army Organisation | Organisation Armée Secrète
Nordic Resistance Movement | Nordiska Motståndsrörelsen | Swedish Resistance Movement | Pohjoismainen Vastarintaliike
Atomwaffen Division | National Socialist Order | AWD neo-Nazi
Blood and Honour | Combat 18 | C18 Blood and Honour
National Socialist Underground | Nationalsozialistischer Untergrund
Russian Volunteer Corps | Russky Dobrovolchesky Korpus | Русский добровольческий корпус
Maniac Murder Cult | Maniacs Murder Cult | Maniacs: Cult of Killers | MKU neo-Nazi | МКУ Маньяки культ убийц
Ku Klux Klan | KKK | Invisible Empire Knights
Democratic Party of Iranian Kurdistan | PDKI | KDPI | Hizbi Demokrati Kurdistani Eran | حیزبی دیموکراتی کوردستانی ئێران
Komala Party of Iranian Kurdistan | Komalah | Society of Revolutionary Toilers of Iranian Kurdistan | کۆمەڵە
Ansar al-Shari'a in Tunisia | AAS-T | أنصار الشريعة في تونس
Uqba bin Nafi Brigade | Katibat Uqba ibn Nafi | Okba Ibn Nafaa Brigade | Jund al-Khilafah Tunisia | كتيبة عقبة بن نافع
Soldiers of the Caliphate in Algeria | Jund al-Khilafah fi Ard al-Jaza'ir | Wilayat al-Jazair | جند الخلافة في أرض الجزائر
Tunisian Combatant Group | Groupe Combattant Tunisien | Jama'a Combattante Tunisienne | الجماعة التونسية المقاتلة
Moroccan Islamic Combatant Group | GICM | Groupe Islamique Combattant Marocain | الجماعة الإسلامية المغربية المقاتلة
Benghazi Revolutionaries Shura Council | Majlis Shura Thuwar Benghazi | مجلس شورى ثوار بنغازي
Abu Ali Mustafa Brigades | Kata'ib Abu Ali Mustafa | Red Eagles Brigades | كتائب أبو علي مصطفى
Blackwater Worldwide | Blackwater USA | Xe Services
Frontier Services Group | 先丰服务集团
Group 4 Securicor | G4S
China Security Technology Group DeWe | DeWe Security | 德威安保
Garantex Europe | Garantex | Гарантекс | جارانتكس | غارانتكس | ガランテックス | 가란텍스
Suex OTC | SUEX OTC s.r.o. | Successful Exchange
Bitzlato | Bitzlato Limited Hong Kong | Changebot
Cryptex Exchange | International Payment Service Provider LLC
Netex24 | Netexchange24
Nobitex | Rahkar Fanavari Nooyan | نوبیتکس
BTC-e | Canton Business Corporation
Evil Corp | Dridex Gang | Indrik Spider
Trickbot Group | Wizard Spider
LockBit | ABCD ransomware | Gold Mystic
REvil | Sodinokibi | Gold Southfield
BlackCat Ransomware | ALPHV | Noberus
DarkSide Ransomware | Carbon Spider
Cozy Bear | APT29 | Midnight Blizzard
Turla | Venomous Bear | Secret Blizzard
Charming Kitten | APT35 | APT42 | Mint Sandstorm
APT33 | Refined Kitten | Peach Sandstorm
APT39 | Remix Kitten
Emennet Pasargad | Eeleyanet Gostar | Aria Sepehr Ayandehsazan | Net Peygard Samavat
APT40 | Gingham Typhoon | Bronze Mohawk
APT41 | Wicked Panda | Brass Typhoon
APT31 | Violet Typhoon | Judgment Panda
APT10 | Stone Panda | MenuPass
Volt Typhoon | Bronze Silhouette | Vanguard Panda
Salt Typhoon | GhostEmperor
Flax Typhoon | Ethereal Panda | Storm-0919
i-Soon | Anxun Information Technology | 安洵信息
United Nations Educational, Scientific and Cultural Organization | UNESCO | Organisation des Nations Unies pour l'education, la science et la culture | ЮНЕСКО
United Nations Children's Fund | UNICEF | United Nations International Children's Emergency Fund | Fonds des Nations Unies pour l'enfance | ЮНИСЕФ
United Nations High Commissioner for Refugees | UNHCR | UN Refugee Agency | HCR Haut Commissariat des Nations Unies pour les refugies | ACNUR
United Nations Relief and Works Agency for Palestine Refugees in the Near East | UNRWA | الأونروا
United Nations Development Programme | UNDP | PNUD
United Nations Environment Programme | UNEP | PNUE | PNUMA
United Nations Population Fund | UNFPA | United Nations Fund for Population Activities | FNUAP
United Nations Office on Drugs and Crime | UNODC | ONUDC
United Nations Industrial Development Organization | UNIDO | ONUDI
United Nations Conference on Trade and Development | UNCTAD | CNUCED
United Nations Office for Project Services | UNOPS
United Nations Office for the Coordination of Humanitarian Affairs | UNOCHA | Bureau de la coordination des affaires humanitaires
United Nations Interim Force in Lebanon | UNIFIL | FINUL | اليونيفيل
United Nations Multidimensional Integrated Stabilization Mission in Mali | MINUSMA
United Nations Organization Stabilization Mission in the Democratic Republic of the Congo | MONUSCO | MONUC
United Nations Multidimensional Integrated Stabilization Mission in the Central African Republic | MINUSCA
World Health Organization | Organisation mondiale de la Santé | Organización Mundial de la Salud | ВОЗ | منظمة الصحة العالمية
World Food Programme | Programme alimentaire mondial | Programa Mundial de Alimentos
Food and Agriculture Organization of the United Nations | FAO | Organisation des Nations Unies pour l'alimentation et l'agriculture
International Atomic Energy Agency | IAEA | AIEA | МАГАТЭ
International Labour Organization | Organisation internationale du Travail | Bureau international du Travail
International Monetary Fund | IMF | Fonds Monétaire International | Fondo Monetario Internacional | МВФ | Internationaler Währungsfonds
International Bank for Reconstruction and Development | IBRD | World Bank | BIRD Banque Mondiale | Всемирный банк
International Finance Corporation | Société financière internationale | Международная финансовая корпорация
International Civil Aviation Organization | ICAO | OACI | ИКАО
International Maritime Organization | Organisation maritime internationale
International Organization for Migration | Organisation internationale pour les migrations
International Telecommunication Union | Union internationale des télécommunications
International Fund for Agricultural Development | IFAD | FIDA Fonds international de développement agricole
World Trade Organization | Organisation mondiale du commerce
World Intellectual Property Organization | WIPO | OMPI
World Meteorological Organization | Organisation météorologique mondiale
Organisation for the Prohibition of Chemical Weapons | OPCW | OIAC | ОЗХО
Comprehensive Nuclear-Test-Ban Treaty Organization | CTBTO | OTICE
International Committee of the Red Cross | ICRC | CICR | Comité international de la Croix-Rouge | МККК
International Federation of Red Cross and Red Crescent Societies | IFRC | FICR
International Criminal Police Organization | INTERPOL | Organisation internationale de police criminelle | OIPC
International Criminal Court | Cour pénale internationale | Corte Penal Internacional
International Organization for Standardization | Organisation internationale de normalisation
International Air Transport Association | IATA
Financial Action Task Force | FATF | Groupe d'action financière | ФАТФ
Bank for International Settlements | Banque des règlements internationaux | Bank für Internationalen Zahlungsausgleich
European Bank for Reconstruction and Development | EBRD | ЕБРР
European Investment Bank | Banque européenne d'investissement | Europäische Investitionsbank
European Central Bank | Banque centrale européenne | Europäische Zentralbank | EZB Frankfurt
Asian Infrastructure Investment Bank | AIIB | 亚洲基础设施投资银行
Asian Development Bank | Banque asiatique de développement | 亚洲开发银行
African Development Bank | Banque Africaine de Développement | AfDB
Inter-American Development Bank | Banco Interamericano de Desarrollo | Banque interaméricaine de développement
Central American Bank for Economic Integration | CABEI | BCIE | Banco Centroamericano de Integración Económica
Development Bank of Latin America | Corporación Andina de Fomento | CAF Caracas
Islamic Development Bank | IsDB | Al-Bank al-Islami lil-Tanmiya | البنك الإسلامي للتنمية
New Development Bank | BRICS Bank | BRICS Development Bank
Eurasian Development Bank | Evraziysky Bank Razvitiya | ЕАБР
West African Development Bank | Banque Ouest Africaine de Développement | BOAD
Central Bank of West African States | BCEAO | Banque Centrale des États de l'Afrique de l'Ouest
Bank of Central African States | BEAC | Banque des États de l'Afrique Centrale
African Export-Import Bank | Afreximbank
Organization of the Petroleum Exporting Countries | OPEC | OPEP | ОПЕК | أوبك
Organisation for Economic Co-operation and Development | OECD | OCDE | ОЭСР
Organization for Security and Co-operation in Europe | OSCE | OSZE | ОБСЕ
North Atlantic Treaty Organization | NATO | OTAN | НАТО | Organisation du traité de l'Atlantique nord
Collective Security Treaty Organization | CSTO | ODKB | ОДКБ | Организация Договора о коллективной безопасности
Shanghai Cooperation Organisation | Shankhayskaya Organizatsiya Sotrudnichestva | ШОС | 上海合作组织
Eurasian Economic Union | EAEU | Evraziysky Ekonomichesky Soyuz | ЕАЭС
Commonwealth of Independent States | Sodruzhestvo Nezavisimykh Gosudarstv | Содружество Независимых Государств
Cooperation Council for the Arab States of the Gulf | Gulf Cooperation Council | مجلس التعاون لدول الخليج العربية
League of Arab States | Arab League | Jami'at al-Duwal al-Arabiya | جامعة الدول العربية
Association of Southeast Asian Nations | ASEAN | АСЕАН
Economic Community of West African States | ECOWAS | CEDEAO
Southern African Development Community | SADC
Bolivarian Alliance for the Peoples of Our America | ALBA-TCP | Alianza Bolivariana para los Pueblos de Nuestra América
Common Market of the South | Mercosur | Mercosul | Mercado Común del Sur
European Union Agency for Law Enforcement Cooperation | Europol | European Police Office
European Border and Coast Guard Agency | Frontex
European Atomic Energy Community | Euratom
European Organization for Nuclear Research | CERN | Conseil européen pour la recherche nucléaire
European Space Agency | Agence spatiale européenne
National Aeronautics and Space Administration | NASA | НАСА
Central Intelligence Agency | CIA | ЦРУ
Federal Bureau of Investigation | FBI | ФБР
Office of Foreign Assets Control | OFAC
Financial Crimes Enforcement Network | FinCEN
United States Agency for International Development | USAID
Secret Intelligence Service United Kingdom | MI6
Security Service United Kingdom | MI5
Government Communications Headquarters | GCHQ
Office of Financial Sanctions Implementation | OFSI
General Directorate for External Security France | DGSE | Direction Générale de la Sécurité Extérieure
Federal Intelligence Service of Germany | Bundesnachrichtendienst | BND Germany | German Federal Intelligence Service
Federal Office for the Protection of the Constitution | Bundesamt für Verfassungsschutz | BfV
Reconstruction Credit Institute Germany | Kreditanstalt für Wiederaufbau | KfW Bankengruppe | KfW | KfW Development Bank
German Agency for International Cooperation | Deutsche Gesellschaft für Internationale Zusammenarbeit | GIZ Eschborn | Gesellschaft für Technische Zusammenarbeit
National Railway Company of France | SNCF | Société nationale des chemins de fer français
National Railway Company of Belgium | SNCB | NMBS | Société nationale des chemins de fer belges | Nationale Maatschappij der Belgische Spoorwegen
Swiss Federal Railways | Schweizerische Bundesbahnen | Chemins de fer fédéraux suisses | Ferrovie federali svizzere
Austrian Federal Railways | Österreichische Bundesbahnen | ÖBB
Spanish National Railway Network | RENFE | Red Nacional de los Ferrocarriles Españoles
Paris Transport Authority | RATP | Régie autonome des transports parisiens
Électricité de France | EDF | EDF France
Orano | Areva NC | COGEMA | Compagnie générale des matières nucléaires
French Alternative Energies and Atomic Energy Commission | Commissariat à l'énergie atomique | CEA France
BNP Paribas | Banque Nationale de Paris
Hongkong and Shanghai Banking Corporation | HSBC | 香港上海滙豐銀行 | 汇丰银行
Union Bank of Switzerland | UBS | UBS Group
Swiss Financial Market Supervisory Authority | FINMA | Eidgenössische Finanzmarktaufsicht
German Federal Financial Supervisory Authority | BaFin | Bundesanstalt für Finanzdienstleistungsaufsicht
State Secretariat for Economic Affairs Switzerland | SECO Bern | Staatssekretariat für Wirtschaft
International Business Machines | IBM
Badische Anilin und Soda Fabrik | BASF
Bavarian Motor Works | BMW | Bayerische Motoren Werke | BMW AG
Fabbrica Italiana Automobili Torino | Fiat Automobiles | Fiat S.p.A.
Airbus Group | EADS | European Aeronautic Defence and Space Company | Airbus SE
Matra BAe Dynamics Alenia | MBDA
BAE Systems | British Aerospace
Thales Group | Thomson-CSF
SNECMA | Société nationale d'étude et de construction de moteurs d'aviation
Naval Group | DCNS | Direction des Constructions Navales
Leonardo S.p.A. | Finmeccanica
Svenska Aeroplan Aktiebolaget | Saab AB
Raytheon Technologies | RTX Corporation
Minnesota Mining and Manufacturing | 3M Company | Minnesota Mining and Manufacturing Company
American Telephone and Telegraph | AT&T
Meta Platforms | Facebook Inc
ExxonMobil | Standard Oil of New Jersey | Esso
Chevron Corporation | Standard Oil of California
British Petroleum | BP plc | Anglo-Iranian Oil Company
TotalEnergies | Compagnie Française des Pétroles
Italian National Hydrocarbons Agency | Ente Nazionale Idrocarburi | Eni S.p.A. | ENI SpA
Equinor | Statoil | Den norske stats oljeselskap
Austrian Mineral Oil Administration | OMV | OMV Aktiengesellschaft | Österreichische Mineralölverwaltung | OMV AG
Mexican Petroleum | PEMEX | Petróleos Mexicanos
Brazilian Petroleum | Petrobras | Petróleo Brasileiro
Argentine Fiscal Oilfields | YPF | Yacimientos Petrolíferos Fiscales
Bolivian Fiscal Oilfields | YPFB | Yacimientos Petrolíferos Fiscales Bolivianos
Colombian Petroleum Company | Ecopetrol | Empresa Colombiana de Petróleos
Peruvian Petroleum | Petroperú | Petróleos del Perú
Ecuadorian Petroleum | Petroecuador | Empresa Estatal Petróleos del Ecuador
National Hydrocarbons Company Algeria | Sonatrach | سوناطراك | Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures
Egyptian General Petroleum Corporation | EGPC | الهيئة المصرية العامة للبترول
Brazilian Aeronautics Company | Embraer | Empresa Brasileira de Aeronáutica
National Bank for Economic and Social Development Brazil | BNDES | Banco Nacional de Desenvolvimento Econômico e Social | Brazilian Development Bank
Companhia Vale do Rio Doce | CVRD | Vale S.A.
National Copper Corporation of Chile | Codelco | Corporación Nacional del Cobre | Corporación Nacional del Cobre de Chile
Royal Dutch Airlines | KLM | Koninklijke Luchtvaart Maatschappij
Royal Dutch Shell | Koninklijke Olie | Shell Transport and Trading
Scandinavian Airlines System | SAS Scandinavian | Scandinavian Airlines
Portuguese Air Transport | TAP Air Portugal | Transportes Aéreos Portugueses
Polish Airlines | LOT Polish Airlines | Polskie Linie Lotnicze
Alitalia | Aerolinee Italiane Internazionali
Romanian Air Transport | TAROM | Transporturile Aeriene Române
Serbian Airlines | Air Serbia | JAT Airways | Jugoslovenski Aerotransport
Queensland and Northern Territory Aerial Services | Qantas
Mediterranean Shipping Company | MSC | MSC Geneva | Mediterranean Shipping Co Aponte
Compagnie Maritime d'Affrètement Compagnie Générale Maritime | CMA CGM
A.P. Moller-Maersk | Maersk Line | Mærsk
Orient Overseas Container Line | OOCL | 東方海外
Zim Integrated Shipping Services | Zim Palestine Navigation | Zim Israel Navigation | צים
Nippon Yusen Kaisha | NYK Line | Japan Mail Shipping Line | 日本郵船
Mitsui O.S.K. Lines | MOL | 商船三井
Kawasaki Kisen Kaisha | K Line | 川崎汽船
United Arab Shipping Company | UASC | شركة الملاحة العربية المتحدة
Japan International Cooperation Agency | JICA | 国際協力機構
Japan External Trade Organization | 日本貿易振興機構
Nippon Telegraph and Telephone | NTT Japan | 日本電信電話 | NTT Corporation
Nippon Electric Company | NEC Corporation | 日本電気
Korea Electric Power Corporation | 한국전력공사
Pohang Iron and Steel Company | POSCO | 포스코
Bayerische Landesbank | BayernLB
Taiwan Semiconductor Manufacturing Company | TSMC | 台積電 | 台灣積體電路製造 | 台积电 | 台湾积体电路制造
Hon Hai Precision Industry | Foxconn | 鴻海精密 | 富士康
Doctors Without Borders | Médecins Sans Frontières | MSF | Ärzte ohne Grenzen | Médicos Sin Fronteras | Medici Senza Frontiere | Врачи без границ | أطباء بلا حدود
Cooperative for Assistance and Relief Everywhere | CARE International
Norwegian Refugee Council | Flyktninghjelpen
World Wide Fund for Nature | World Wildlife Fund
Oxford Committee for Famine Relief | Oxfam
International Olympic Committee | Comité International Olympique
International Federation of Association Football | FIFA | Fédération Internationale de Football Association
Institute for the Works of Religion | Vatican Bank | Istituto per le Opere di Religione
Society of Jesus | Jesuits | Compañía de Jesús | Societas Iesu
Russian Orthodox Church | Moscow Patriarchate | Moskovskiy Patriarkhat | Русская православная церковь
Ukrainian Orthodox Church | Ukrainian Orthodox Church of the Moscow Patriarchate | UOC-MP | Українська православна церква | Украинская православная церковь
Orthodox Church of Ukraine | Православна церква України | Православная церковь Украины
Slavonic Corps | Slavyansky Korpus | Slavyanski Korpus | Славянский корпус
Esfahan Nuclear Fuel Research and Production Centre | NFRPC | Esfahan Nuclear Technology Centre | ENTC Esfahan
West Papua National Liberation Army | TPNPB | Tentara Pembebasan Nasional Papua Barat
Cyber Army of Russia Reborn | CARR hacktivists | Narodnaya Kiberarmiya | People's CyberArmy | Народная киберармия
Huione Group | 汇旺集团 | 匯旺集團 | Huiwang Group | 汇旺 | フイワン | 후이원 그룹
Haowang Guarantee | Huione Guarantee | 汇旺担保 | 好旺担保
Integrity Technology Group | Yongxin Zhicheng | 永信至诚
Poly Technologies | Baoli Keji | 保利科技
PetroChina | Zhongguo Shiyou Tianranqi Gufen | 中国石油天然气股份
Nada Management Organization | Al Taqwa Management Organization
Ammunition and Metallurgy Industries Group | AMIG Iran | صنایع مهمات و متالورژی
Parchin Chemical Industries | PCI Parchin | Para Chemical Industries | صنایع شیمیایی پارچین
Cruise Missile Industry Group | Naval Defense Missile Industry Group
Fajr Industrial Group | Instrumentation Factory Plant | صنایع فجر
Atomic Energy Commission of Syria | AECS | هيئة الطاقة الذرية السورية
Military Housing Establishment Syria | MILIHOUSE | مؤسسة الإسكان العسكرية
Military Industrialization Commission of Iraq | Military Industrialization Organization Iraq | Hay'at al-Tasni al-Askari | هيئة التصنيع العسكري
Elektroprivreda Republike Srpske | Elektroprivreda RS | Elektroprivreda Republika Srpska | ERS Trebinje
Thai Airways International | Thai Airways Intl | การบินไทย
Katerji Group | Qatirji Company | Qaterji Group | Al-Qatirji Company | Qatirji Group | Katerji Company | مجموعة قاطرجي | شركة قاطرجي
Kim Chaek University of Technology | Kimchaek Industrial University | 김책공업종합대학
Siberian Coal Energy Company | SUEK | СУЭК | Sibirskaya Ugolnaya Energeticheskaya Kompaniya | Сибирская угольная энергетическая компания
Habib Bank Limited | HBL Pakistan | Habib Bank | حبیب بینک
Bank Al Habib Limited | Bank AL Habib | بینک الحبیب
Eurasian Resources Group | ERG S.à r.l. | ERG Kazakhstan | Евразийская группа
MOL Hungarian Oil and Gas | Magyar Olaj- és Gázipari Nyrt | MOL Nyrt | MOL Group
Uzbek Industrial and Construction Bank | Uzpromstroybank | O'zsanoatqurilishbank | Узпромстройбанк | SQB Uzbekistan
Attijariwafa Bank | التجاري وفا بنك | Attijari Wafa Bank
Société Nationale d'Opérations Pétrolières de Côte d'Ivoire | Petroci | PETROCI Holding
Tamil Eelam Liberation Organization | TELO Sri Lanka
Eelam People's Revolutionary Liberation Front | EPRLF
Landesbank Hessen-Thüringen Girozentrale | Helaba
Norddeutsche Landesbank Girozentrale | NORD/LB | NordLB
Landesbank Baden-Württemberg | LBBW
Cassa Depositi e Prestiti | CDP Italy
Volkswagen AG | VW AG | VW Group
Caixa Econômica Federal | Federal Savings Bank of Brazil
Joint Stock Commercial Bank for Foreign Trade of Vietnam | Vietcombank | Ngân hàng TMCP Ngoại thương Việt Nam | Ngân hàng Ngoại thương Việt Nam | Bank for Foreign Trade of Vietnam
Bank for Investment and Development of Vietnam | BIDV | Ngân hàng Đầu tư và Phát triển Việt Nam | Ngân hàng TMCP Đầu tư và Phát triển Việt Nam
Vietnam Bank for Industry and Trade | VietinBank | Ngân hàng TMCP Công Thương Việt Nam
Vietnam Bank for Agriculture and Rural Development | Agribank Vietnam | Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam
Military Commercial Joint Stock Bank | MB Bank | MBBank | Ngân hàng TMCP Quân đội
Vietnam Electricity | EVN Vietnam | Tập đoàn Điện lực Việt Nam
State Electricity Company of Indonesia | Perusahaan Listrik Negara | PLN Persero | PT Perusahaan Listrik Negara
Permodalan Nasional Berhad | PNB Malaysia
MUFG Bank | Bank of Tokyo-Mitsubishi UFJ | 三菱UFJ銀行
Halyk Bank of Kazakhstan | Halyk Bank | Народный банк Казахстана | Қазақстан Халық Банкі | Halyk Savings Bank of Kazakhstan
De Nederlandsche Bank | Dutch National Bank | Dutch Central Bank | Central Bank of the Netherlands
Swiss National Bank | Schweizerische Nationalbank | Banque nationale suisse | Banca nazionale svizzera
Sveriges Riksbank | Swedish National Bank | Central Bank of Sweden | Swedish Central Bank
Suomen Pankki | Bank of Finland | Finlands Bank
Danmarks Nationalbank | National Bank of Denmark | Central Bank of Denmark
Norges Bank | Central Bank of Norway | Bank of Norway
Deutsche Bundesbank | Central Bank of Germany | German Federal Bank
Kuwait Finance House | KFH Kuwait | بيت التمويل الكويتي
Emirates National Oil Company | ENOC | اينوك
Saudi Telecom Company | STC Saudi | شركة الاتصالات السعودية
Saudi Arabian Mining Company | Maaden | معادن السعودية | شركة التعدين العربية السعودية
Iran Airtour | Iran Air Tours | Iran Airtour Airlines | ایران ایرتور
Bharat Heavy Electricals Limited | BHEL
Steel Authority of India Limited | SAIL India
Gas Authority of India Limited | GAIL India
Life Insurance Corporation of India | LIC | LIC India | भारतीय जीवन बीमा निगम
National Thermal Power Corporation | NTPC
Pakistan State Oil | PSO Pakistan
Oil and Gas Development Company | OGDCL
Water and Power Development Authority | WAPDA
Sui Northern Gas Pipelines Limited | SNGPL
Ceylon Petroleum Corporation | Ceypetco
Power Holding Company of Nigeria | PHCN
Société Nationale des Hydrocarbures du Cameroun | SNH Cameroun
Société Ivoirienne de Raffinage | SIR Abidjan
Société Nationale Industrielle et Minière | SNIM Mauritanie
Office Chérifien des Phosphates | OCP Group | OCP SA | المجمع الشريف للفوسفاط
Entreprise Tunisienne d'Activités Pétrolières | ETAP Tunisie
Groupement Interprofessionnel de Carburants | GIC Carburants
Société Minière de Bakwanga | MIBA Congo | MIBA
Empresa Nacional de Electricidade | ENE Angola
Frente Farabundo Martí para la Liberación Nacional | FMLN
Ejército Popular de Liberación | EPL Colombia | Popular Liberation Army
Comisión Federal de Electricidad | CFE México
Administración Nacional de Combustibles, Alcohol y Portland | ANCAP
Centrais Elétricas Brasileiras | Eletrobras
Türkiye Cumhuriyeti Devlet Demiryolları | TCDD | Turkish State Railways
Emniyet Genel Müdürlüğü | General Directorate of Security | Turkish National Police
Partido Comunista Português | Portuguese Communist Party
Polskie Koleje Państwowe | PKP | PKP Polish State Railways | Polish State Railways
Polski Koncern Naftowy Orlen | PKN Orlen | Orlen S.A.
KGHM Polska Miedź | Kombinat Górniczo-Hutniczy Miedzi
Powszechna Kasa Oszczędności Bank Polski | PKO | PKO Bank Polski | PKO BP
Powszechny Zakład Ubezpieczeń | PZU
Polska Grupa Zbrojeniowa | PGZ | Polish Armaments Group
Banca Nazionale del Lavoro | BNL
Svenska Kullagerfabriken | SKF AB
Maschinenfabrik Augsburg-Nürnberg | MAN SE | MAN AG
Badische Anilin- und Soda-Fabrik | BASF SE
British American Tobacco | BAT plc
Korea Gas Corporation | KOGAS | 한국가스공사
Ethiopian Airlines | የኢትዮጵያ አየር መንገድ
Commercial Bank of Ethiopia | የኢትዮጵያ ንግድ ባንክ
Cooperative for Arab Agricultural Bank Syria | Agricultural Cooperative Bank of Syria | المصرف الزراعي التعاوني
General Organization of Tobacco Syria | المؤسسة العامة للتبغ | General Organization of Tobacco | General Establishment for Tobacco
Mir Business Bank | Mir Biznes Bank | Мир Бизнес Банк
Ural Automobile Plant | UralAZ | Автомобильный завод Урал
Chelyabinsk Tractor Plant | ChTZ | ЧТЗ | ChTZ-Uraltrac
Elektroprivreda Srbije | EPS | Electric Power Industry of Serbia | Електропривреда Србије
Korporata Energjetike e Kosoves | KEK | Kosovo Energy Corporation
Tanzania Electric Supply Company | TANESCO | Shirika la Umeme Tanzania
Magyar Villamos Muvek | MVM | Hungarian Electricity
Compagnie Malienne de Navigation | COMANAV
Societe Ivoirienne de Transport Maritime | SITRAM
Thessaloniki Water Supply and Sewerage Company | EYATH | Εταιρεία Ύδρευσης και Αποχέτευσης Θεσσαλονίκης
Athens Water Supply and Sewerage Company | EYDAP | ΕΥΔΑΠ
Public Power Corporation of Greece | Dimosia Epicheirisi Ilektrismou | ΔΕΗ | Δημόσια Επιχείρηση Ηλεκτρισμού | PPC Greece | DEI Greece
Odesa Port Plant | OPZ | ОПЗ | Одеський припортовий завод | Odessa Portside Plant
Nizhnekamskneftekhim | NKNK | Nizhnekamsk Petrochemical
Bharat Electronics Limited | BEL
Empresa Nacional de Aeronautica | ENAER
Myanmar Economic Corporation | MEC | Myanma Economic Corporation | မြန်မာ့စီးပွားရေးကော်ပိုရေးရှင်း
Societe Nationale de Raffinage | SONARA
Arab Organization for Industrialization | AOI | الهيئة العربية للتصنيع
General Company for Phosphate and Mines | GECOPHAM
Deir ez-Zur Petroleum Company | DEZPC
Belarusian Railway | BZhD | БЖД | BCh
Turkmengaz | Turkmen Gas | Туркменгаз
Uzbekneftegaz | Uzbekistan Oil and Gas
Radio Television of Serbia | RTS | Radio-televizija Srbije
Electricity of Vietnam | EVN | Điện lực Việt Nam
Electricity Generating Authority of Thailand | EGAT | การไฟฟ้าฝ่ายผลิตแห่งประเทศไทย
Magyar Allamvasutak | MAV | Hungarian State Railways
Metals and Engineering Corporation | METEC | Ethiopian Metals and Engineering Corporation
Rafael Advanced Defense Systems | Rafael Armament Development Authority | רפאל מערכות לחימה מתקדמות | הרשות לפיתוח אמצעי לחימה
General Electric | GE | General Electric Company
General Motors | GM
Hewlett-Packard | HP | Hewlett Packard Company
PricewaterhouseCoopers | PwC | Price Waterhouse Coopers
Ernst & Young | EY | Ernst and Young
Klynveld Peat Marwick Goerdeler | KPMG
Deloitte Touche Tohmatsu | Deloitte
Royal Bank of Scotland | RBS
Royal Bank of Canada | RBC
Toronto-Dominion Bank | TD Bank
Bank of Montreal | BMO
Bank of Nova Scotia | Scotiabank
American International Group | AIG
Advanced Micro Devices | AMD
Texas Instruments | TI
Micro-Star International | MSI
Internationale Nederlanden Groep | ING
Allgemeine Elektricitäts-Gesellschaft | AEG
United Parcel Service | UPS
Federal Express | FedEx
Hyundai Merchant Marine | HMM
Indian Oil Corporation | IOCL
Commonwealth Bank of Australia | CBA | CommBank
Australia and New Zealand Banking Group | ANZ
Broken Hill Proprietary | BHP | BHP Billiton
Bank of East Asia | BEA | 東亞銀行
Standard Chartered Bank | StanChart
China Construction Bank | CCB | 中国建设银行
Agricultural Bank of China | AgBank | 中国农业银行
Agricultural Development Bank of China | ADBC | 中国农业发展银行
Bank of Communications | BoCom | 交通银行
Aluminum Corporation of China | Chinalco | Chalco | 中国铝业
Shanghai Automotive Industry Corporation | SAIC Motor | 上汽集团
First Automobile Works | FAW Group | 中国第一汽车集团
Contemporary Amperex Technology | CATL | 宁德时代
Tata Consultancy Services | TCS
Reserve Bank of India | RBI | भारतीय रिज़र्व बैंक
Industrial Credit and Investment Corporation of India | ICICI
Deutsche Bahn | DB Deutsche Bahn | German Railways
Rheinisch-Westfälisches Elektrizitätswerk | RWE
Energie Baden-Württemberg | EnBW
Zahnradfabrik Friedrichshafen | ZF Friedrichshafen
Asea Brown Boveri | ABB
Zürcher Kantonalbank | ZKB
Skandinaviska Enskilda Banken | SEB
Svenska Handelsbanken | Handelsbanken
Telefonaktiebolaget LM Ericsson | Ericsson
Det Forenede Dampskibs-Selskab | DFDS
Société Générale | SocGen
Crédit Lyonnais | LCL
Louis Vuitton Moët Hennessy | LVMH | Moët Hennessy Louis Vuitton
Gaz de France | GDF
Peugeot Société Anonyme | PSA Peugeot Citroën | PSA Group
Compagnie Générale des Établissements Michelin | Michelin
Ferrovie dello Stato Italiane | FS Italiane | Italian State Railways | Ferrovie dello Stato
Banca Monte dei Paschi di Siena | MPS | Banca MPS
Red Eléctrica de España | REE
Caixa d'Estalvis i Pensions de Barcelona | La Caixa
Banco Comercial Português | Millennium BCP | BCP Portugal
Caixa Geral de Depósitos | CGD
Energias de Portugal | EDP
Československá obchodní banka | ČSOB
České energetické závody | ČEZ
Országos Takarékpénztár | OTP Bank | OTP
Nova Ljubljanska banka | NLB
Hrvatska elektroprivreda | HEP
Industrija nafte | INA Industrija nafte | INA Zagreb
Hellenic Telecommunications Organization | OTE | Οργανισμός Τηλεπικοινωνιών Ελλάδος
Türkiye İş Bankası | Isbank | İşbank
Türkiye Garanti Bankası | Garanti BBVA | Garanti Bank
Yapı ve Kredi Bankası | Yapi Kredi | Yapi Kredi Bank
Türkiye Vakıflar Bankası | VakifBank
Türkiye Cumhuriyeti Ziraat Bankası | Ziraat Bank | Ziraat Bankası | Agricultural Bank of Turkey
Türkiye Petrol Rafinerileri | TÜPRAŞ | Turkish Petroleum Refineries
Ereğli Demir ve Çelik Fabrikaları | ERDEMIR
Japan Broadcasting Corporation | NHK | Nippon Hoso Kyokai | 日本放送協会
All Nippon Airways | ANA Holdings | 全日本空輸
Japan Airlines | JAL | 日本航空
Tokyo Electric Power Company | TEPCO | 東京電力
Ishikawajima-Harima Heavy Industries | IHI | IHI Corporation
Korea Development Bank | KDB | 한국산업은행
Industrial Bank of Korea | IBK | 기업은행
Korea Broadcasting System | KBS | 한국방송공사
Korea Aerospace Industries | KAI Korea | 한국항공우주산업
Lucky Goldstar | LG Group
United Microelectronics Corporation | UMC | 聯華電子
Development Bank of Singapore | DBS | DBS Bank
United Overseas Bank | UOB
Malaysia International Shipping Corporation | MISC | MISC Berhad
Malayan Banking | Maybank
Bank Central Asia | BCA
Bank Rakyat Indonesia | BRI
Bank Negara Indonesia | BNI
Perusahaan Gas Negara | PGN
Bank of the Philippine Islands | BPI
Petroleum Authority of Thailand | PTT | ปตท
Siam Commercial Bank | SCB Thailand | ธนาคารไทยพาณิชย์
Kasikornbank | KBank | Thai Farmers Bank | ธนาคารกสิกรไทย
Bangkok Bank | ธนาคารกรุงเทพ
Krung Thai Bank | KTB | ธนาคารกรุงไทย
Emirates National Bank of Dubai | Emirates NBD | بنك الإمارات دبي الوطني
First Abu Dhabi Bank | FAB | بنك أبوظبي الأول
Kuwait Oil Company | KOC | شركة نفط الكويت
Commercial International Bank Egypt | CIB Egypt | البنك التجاري الدولي
Kingdom Holding Company | شركة المملكة القابضة
United Bank for Africa | UBA
Guaranty Trust Bank | GTBank
Kenya Commercial Bank | KCB
South African Airways | SAA | Suid-Afrikaanse Lugdiens
South African Breweries | SAB
Ghana Commercial Bank | GCB
Companhia Siderúrgica Nacional | CSN
Odebrecht | Construtora Norberto Odebrecht | Novonor
Cementos Mexicanos | CEMEX
Fomento Económico Mexicano | FEMSA
Teléfonos de México | Telmex
Bank of America | BofA
American Express | Amex
Electronic Data Systems | EDS
National Cash Register | NCR
Columbia Broadcasting System | CBS
National Broadcasting Company | NBC
Cable News Network | CNN
British Broadcasting Corporation | BBC
Kentucky Fried Chicken | KFC
E. I. du Pont de Nemours | DuPont
Trans World Airlines | TWA
British Telecommunications | BT | British Telecom | BT Group
British Airways | BA
Imperial Chemical Industries | ICI
GlaxoSmithKline | GSK | Glaxo Smith Kline
Peninsular and Oriental Steam Navigation Company | P&O
Israel Aerospace Industries | IAI | Israel Aircraft Industries | התעשייה האווירית לישראל | Hata'asiya Ha'avirit | Ta'asiya Avirit LeYisrael | HaTaasiya HaAvirit LeYisrael
Israel Military Industries | IMI | Ta'as | תעש
Israel Electric Corporation | IEC | חברת החשמל
Promsvyazbank | PSB | Промсвязьбанк | ПСБ | بروم سفياز بنك | 工业通讯银行 | 俄罗斯工业通讯银行 | プロムスビャジバンク | 프롬스비야지방크
Gazprombank | GPB | Bank GPB | Газпромбанк | Банк ГПБ | ГПБ | غازبروم بنك | 俄罗斯天然气工业银行 | ガスプロムバンク | ガスプロム銀行 | 가스프롬은행 | 가즈프롬방크 | גזפרומבנק
United Industrial Corporation Oboronprom | Oboronprom | OPK Oboronprom | ОПК Оборонпром | Оборонпром
Pipe Metallurgical Company | TMK | Трубная металлургическая компания | ТМК
United Metallurgical Company | OMK | Объединенная металлургическая компания | ОМК
Chelyabinsk Metallurgical Plant | ChMK | ЧМК | Челябинский металлургический комбинат
Chelyabinsk Pipe Rolling Plant | ChTPZ | ЧТПЗ | Челябинский трубопрокатный завод
Ural Mining and Metallurgical Company | UGMK | УГМК | UMMC | Уральская горно-металлургическая компания
Federal Grid Company of Unified Energy System | FSK EES | FGC UES | ФСК ЕЭС
State Transport Leasing Company | GTLK | ГТЛК | Государственная транспортная лизинговая компания
Novorossiysk Commercial Sea Port | NCSP | NMTP | НМТП | Новороссийский морской торговый порт
Ural Bank for Reconstruction and Development | UBRR | УБРиР | Уральский банк реконструкции и развития
Caspian Pipeline Consortium | KTK | КТК | Каспийский трубопроводный консорциум
West Siberian Metallurgical Plant | ZSMK | ЗСМК | Zapsib
Zaporizhzhia Automobile Building Plant | ZAZ | ЗАЗ | Запорожский автомобилестроительный завод
Nepal Rastra Bank | Central Bank of Nepal | नेपाल राष्ट्र बैंक
Rastriya Banijya Bank | Rastriya Banijya Bank Nepal | National Commercial Bank of Nepal | राष्ट्रिय वाणिज्य बैंक
Bangladesh Bank | Central Bank of Bangladesh | বাংলাদেশ ব্যাংক
State Bank of Pakistan | Central Bank of Pakistan | بینک دولت پاکستان
Central Bank of Sri Lanka | ශ්‍රී ලංකා මහ බැංකුව
Bank Negara Malaysia | Central Bank of Malaysia | National Bank of Malaysia
Bank Indonesia | Central Bank of Indonesia
Bangko Sentral ng Pilipinas | Central Bank of the Philippines | BSP Manila
Bank of Thailand | Central Bank of Thailand | ธนาคารแห่งประเทศไทย
State Bank of Vietnam | Central Bank of Vietnam | Ngân hàng Nhà nước Việt Nam
Bank of Japan | Nippon Ginko | Nichigin | 日本銀行 | Central Bank of Japan
Bank of Korea | 한국은행 | Central Bank of Korea
Reserve Bank of Australia | Central Bank of Australia
Monetary Authority of Singapore | Central Bank of Singapore
National Bank of Kazakhstan | Қазақстан Республикасының Ұлттық Банкі | Национальный банк Республики Казахстан | Central Bank of Kazakhstan
Central Bank of Azerbaijan | Azərbaycan Respublikasının Mərkəzi Bankı
National Bank of Georgia | საქართველოს ეროვნული ბანკი | Central Bank of Georgia
Bank of Georgia | საქართველოს ბანკი | Bank of Georgia Group
National Bank of Ukraine | Національний банк України | Central Bank of Ukraine
National Bank of the Republic of Belarus | Нацыянальны банк Рэспублікі Беларусь | Central Bank of Belarus
National Bank of Moldova | Banca Națională a Moldovei | Central Bank of Moldova
National Bank of Poland | Narodowy Bank Polski | Central Bank of Poland
Czech National Bank | Česká národní banka | Central Bank of the Czech Republic
National Bank of Slovakia | Národná banka Slovenska | Central Bank of Slovakia
Hungarian National Bank | Magyar Nemzeti Bank | Central Bank of Hungary
National Bank of Romania | Banca Națională a României | Central Bank of Romania
Bulgarian National Bank | Българска народна банка | Central Bank of Bulgaria
National Bank of Serbia | Narodna banka Srbije | Народна банка Србије | Central Bank of Serbia
Croatian National Bank | Hrvatska narodna banka | Central Bank of Croatia
Bank of Slovenia | Banka Slovenije | Central Bank of Slovenia
Bank of Albania | Banka e Shqipërisë | Central Bank of Albania
Bank of Greece | Τράπεζα της Ελλάδος | Central Bank of Greece | Trapeza tis Ellados
National Bank of Greece | Εθνική Τράπεζα της Ελλάδος | Ethniki Trapeza tis Ellados
Central Bank of Cyprus | Κεντρική Τράπεζα της Κύπρου | Kıbrıs Merkez Bankası
Japan Steel Works | JSW Japan | 日本製鋼所 | Nihon Seikosho
Nippon Steel Corporation | Nippon Steel | 日本製鉄 | 新日鐵住金 | Nippon Steel & Sumitomo Metal
Kanadevia Corporation | Hitachi Zosen | 日立造船 | カナデビア
Cooperative and Agricultural Credit Bank | CAC Bank | CAC Bank Yemen | بنك التسليف التعاوني والزراعي | كاك بنك
Charoen Pokphand Foods | CP Foods | เจริญโภคภัณฑ์อาหาร | ซีพีเอฟ
Nova Poshta | Nova Post | Нова Пошта | Новая Почта
Ilyich Iron and Steel Works | Ilyich Iron and Steel Works of Mariupol | Illich Iron and Steel Works | MMK imeni Ilyicha | Маріупольський металургійний комбінат імені Ілліча | Мариупольский металлургический комбинат имени Ильича | ММК ім. Ілліча | ММК имени Ильича
SEFE Securing Energy for Europe | Gazprom Germania | SEFE GmbH
Saudi National Bank | National Commercial Bank of Saudi Arabia | NCB AlAhli | AlAhli Bank | البنك الأهلي السعودي | البنك الأهلي التجاري
Corporate Commercial Bank of Bulgaria | KTB Bulgaria | Корпоративна търговска банка | Korporativna Targovska Banka
Central Bank of the Republic of Turkey | Türkiye Cumhuriyet Merkez Bankası | TCMB | Central Bank of Turkey
Bank of Estonia | Eesti Pank | Central Bank of Estonia
Bank of Latvia | Latvijas Banka | Central Bank of Latvia
Bank of Lithuania | Lietuvos bankas | Central Bank of Lithuania
Oesterreichische Nationalbank | Austrian National Bank | Central Bank of Austria
National Bank of Belgium | Nationale Bank van België | Banque nationale de Belgique | Central Bank of Belgium
Bank of Italy | Banca d'Italia | Central Bank of Italy
Bank of Spain | Banco de España | Central Bank of Spain
Bank of France | Banque de France | Central Bank of France
Bank of Portugal | Banco de Portugal | Central Bank of Portugal
Bank of England | Central Bank of the United Kingdom
Bank of Canada | Banque du Canada | Central Bank of Canada
Central Bank of Iceland | Seðlabanki Íslands
Bank of the Republic Colombia | Banco de la República de Colombia | Central Bank of Colombia | Banco de la República
Bank of Mexico | Banco de México | Banxico | Central Bank of Mexico
Bank of Guatemala | Banco de Guatemala | Central Bank of Guatemala
Bank of Israel | בנק ישראל | Central Bank of Israel
Bank Al-Maghrib | Central Bank of Morocco | بنك المغرب
External Bank of Algeria | Banque Extérieure d'Algérie | Banque Exterieure d Algerie | البنك الخارجي الجزائري
Bank of Algeria | Banque d'Algérie | بنك الجزائر | Central Bank of Algeria
Bank of Ghana | Central Bank of Ghana
Bank of Tanzania | Benki Kuu ya Tanzania | Central Bank of Tanzania
Bank of Uganda | Central Bank of Uganda
Bank of Sudan | Central Bank of Sudan | بنك السودان المركزي
National Bank of Ethiopia | Central Bank of Ethiopia | የኢትዮጵያ ብሔራዊ ባንክ
National Bank of Rwanda | Banque Nationale du Rwanda | Central Bank of Rwanda
National Bank of Angola | Banco Nacional de Angola | Central Bank of Angola
Bank of Mozambique | Banco de Moçambique | Central Bank of Mozambique
South African Reserve Bank | Suid-Afrikaanse Reserwebank | Central Bank of South Africa
Reserve Bank of Zimbabwe | Central Bank of Zimbabwe
Bank of Botswana | Central Bank of Botswana
Bank of Zambia | Central Bank of Zambia
National Bank of Cambodia | Central Bank of Cambodia | ធនាគារជាតិនៃកម្ពុជា
Bank of the Lao PDR | Bank of Laos | Central Bank of Laos
Bank of Mongolia | Mongolbank | Монголбанк | Central Bank of Mongolia
National Bank of Tajikistan | Bonki millii Tojikiston | Бонки миллии Тоҷикистон | Central Bank of Tajikistan
National Bank of the Kyrgyz Republic | Кыргыз Республикасынын Улуттук Банкы | Central Bank of Kyrgyzstan
Elektroprivreda Bosne i Hercegovine | Elektroprivreda BiH | EPBiH | Electric Power Industry of Bosnia and Herzegovina
Srbijagas | Србијагас | Serbia Gas
RCB Bank | Russian Commercial Bank Cyprus | Russian Commercial Bank (Cyprus)
ABLV Bank | Aizkraukles Banka
Regia Autonomă de Transport București | RATB
Empresa Nacional de Minería | ENAMI
Mashreq Bank | Mashreqbank | بنك المشرق
Tunisian Banking Company | Société Tunisienne de Banque | STB Bank | الشركة التونسية للبنك
Kobe Yamaguchi-gumi | 神戸山口組
Toshiba Machine | 東芝機械 | Shibaura Machine
Khatam al-Anbiya Central Headquarters | قرارگاه مرکزی خاتم‌الانبیا | Khatam al-Anbia Central Headquarters
Syria International Islamic Bank | SIIB | بنك سورية الدولي الإسلامي | بنك سوريا الدولي الإسلامي
Sino-Congolaise des Mines | Sicomines | La Sino-Congolaise des Mines
Libyan Foreign Bank | Libyan Arab Foreign Bank | LAFB | المصرف الليبي الخارجي
Ukrainian Armor | Українська бронетехніка | Ukrainska Bronetekhnika
Ministry of Interior of Iran | وزارت کشور | Vezarat-e Keshvar
Ministry of People's Armed Forces of North Korea | Ministry of People's Armed Forces | 인민무력성 | 인민무력부
Federal Foreign Office | Auswärtiges Amt | German Federal Foreign Office
Ministry of Finance of the Russian Federation | Minfin Rossii | Minfin of Russia | Минфин России | Министерство финансов Российской Федерации
Ministry of Energy of the Russian Federation | Minenergo Rossii | Minenergo of Russia | Минэнерго России | Министерство энергетики Российской Федерации
Ministry of Economic Development of the Russian Federation | Minekonomrazvitiya Rossii | Minekonomrazvitiya of Russia | Минэкономразвития России
Ministry of Digital Development, Communications and Mass Media of the Russian Federation | Mintsifry Rossii | Mintsifry of Russia | Minkomsvyaz Rossii | Минцифры России | Минкомсвязь России
Ministry of Transport of the Russian Federation | Mintrans Rossii | Mintrans of Russia | Минтранс России | Министерство транспорта Российской Федерации
Ministry of Science and Higher Education of the Russian Federation | Minobrnauki Rossii | Minobrnauki of Russia | Минобрнауки России
Ministry of Agriculture of the Russian Federation | Minselkhoz Rossii | Minselkhoz of Russia | Минсельхоз России
Ministry of Natural Resources and Environment of the Russian Federation | Minprirody Rossii | Minprirody of Russia | Минприроды России
Ministry for the Development of the Russian Far East and Arctic | Minvostokrazvitiya | Minvostokrazvitia | Минвостокразвития
Ministry of Foreign Affairs of the Russian Federation | MID Rossii | Ministerstvo Inostrannykh Del Rossiyskoy Federatsii | МИД России | Министерство иностранных дел Российской Федерации
Ministry of Justice of the Russian Federation | Minyust Rossii | Minjust of Russia | Минюст России
Federal Agency on Technical Regulating and Metrology | Rosstandart | Gosstandart Rossii | Росстандарт
Federal Service for Hydrometeorology and Environmental Monitoring | Rosgidromet | Roshydromet | Росгидромет
Federal Agency for Subsoil Use | Rosnedra | Роснедра
Federal Service for Environmental, Technological and Nuclear Supervision | Rostekhnadzor | Rostechnadzor | Ростехнадзор
Federal Service for Veterinary and Phytosanitary Surveillance | Rosselkhoznadzor | Rosselhoznadzor | Россельхознадзор
Federal Service for Surveillance on Consumer Rights Protection and Human Wellbeing | Rospotrebnadzor | Роспотребнадзор
Federal Service for Supervision of Transport | Rostransnadzor | Ространснадзор
Federal Service for Supervision of Natural Resources | Rosprirodnadzor | Росприроднадзор
Federal Agency for Fishery | Rosrybolovstvo | Росрыболовство
Federal Road Agency of Russia | Rosavtodor | Росавтодор
Federal Service for Intellectual Property | Rospatent | Роспатент
Federal Service for State Registration, Cadastre and Cartography | Rosreestr | Rosreyestr | Росреестр
Federal Service for Defence Contracts | Rosoboronzakaz | Рособоронзаказ
Federal Agency for Procurement of Military and Special Equipment | Rosoboronpostavka | Рособоронпоставка
Federal Treasury of the Russian Federation | Roskazna | Federalnoe Kaznacheystvo | Росказна | Федеральное казначейство
VNIIEM Corporation | VNIIEM | NPP VNIIEM | All-Russian Scientific Research Institute of Electromechanics | Iosifyan Institute of Electromechanics | ВНИИЭМ | НПП ВНИИЭМ
Scientific Research Institute of Electromechanics Istra | NIIEM | НИИЭМ
Russian Space Systems | Rossiyskie Kosmicheskie Sistemy | Rossiyskiye Kosmicheskiye Sistemy | NII-885 | Российские космические системы
Pilyugin Research and Production Center of Automation and Instrument Engineering | NPTsAP | NPTsAP Pilyugina | НПЦАП | НПЦАП имени Пилюгина
NPO Avtomatiki | Semikhatov Scientific Production Association of Automatics | NPO Automatics Yekaterinburg | НПО автоматики
Chemical Automatics Design Bureau | KBKhA | KBKHA Voronezh | Konstruktorskoe Byuro Khimavtomatiki | OKB-154 | Kosberg Design Bureau | КБХА | Конструкторское бюро химавтоматики
Isayev Chemical Engineering Design Bureau | KBKhM | KB Khimmash | KB Khimmash Isaeva | КБхиммаш имени Исаева | КБ химмаш
Center for Operation of Space Ground-Based Infrastructure | TsENKI | ЦЭНКИ
Keldysh Research Center | Keldysh Center | Issledovatelsky Tsentr imeni Keldysha | NII Teplovykh Protsessov | Центр Келдыша
NPO Technomash | NPO Tekhnomash | Firma Tekhnomash | НПО Техномаш
Special Design Bureau of the Moscow Power Engineering Institute | OKB MEI | ОКБ МЭИ
Experimental Design Bureau Fakel Kaliningrad | OKB Fakel | EDB Fakel | ОКБ Факел
Moscow Experimental Design Bureau Mars | MOKB Mars | МОКБ Марс
Arsenal Design Bureau Saint Petersburg | KB Arsenal | KB Arsenal Frunze | КБ Арсенал | КБ Арсенал имени Фрунзе
Precision Systems and Instruments Corporation | NPK SPP | Sistemy Pretsizionnogo Priborostroeniya | НПК СПП | Системы прецизионного приборостроения
Krasnoyarsk Machine-Building Plant | Krasmash | Красмаш | Красноярский машиностроительный завод
Zlatoust Machine-Building Plant | Zlatmash | Златмаш | Златоустовский машиностроительный завод
Scientific Research Institute of Physical Measurements Penza | NIIFI | НИИФИ
Central Research and Development Institute of Robotics and Technical Cybernetics | TsNII RTK | ЦНИИ РТК
Obninsk Research and Production Enterprise Technologiya | ORPE Technologiya | ONPP Tekhnologiya | ОНПП Технология
Research Institute of Structural Materials Based on Graphite | NIIgrafit | NIIGrafit Moscow | НИИграфит
Federal Research and Production Center Titan-Barrikady | FNPTs Titan-Barrikady | Titan-Barrikady | PO Barrikady | Barrikady Plant Volgograd | Титан-Баррикады | ФНПЦ Титан-Баррикады
Design Bureau of Special Machine Building Saint Petersburg | KBSM | KB Spetsialnogo Mashinostroeniya | КБСМ
Obukhov State Plant | Obukhovsky Zavod | GOZ Obukhov Plant | Bolshevik Plant Leningrad | Обуховский завод
All-Russian Scientific Research Institute of Radio Equipment | VNIIRA | ВНИИРА
All-Russian Scientific Research Institute of Radio Engineering | VNIIRT | ВНИИРТ
Nizhny Novgorod Research Institute of Radio Engineering | NNIIRT | ННИИРТ
Altair Marine Scientific Research Institute of Radioelectronics | MNIIRE Altair | МНИИРЭ Альтаир
Berg Central Scientific Research Radio Engineering Institute | TsNIRTI | TsNIRTI Berga | ЦНИРТИ | ЦНИРТИ имени Берга
Kaluga Scientific Research Radio Engineering Institute | KNIRTI | КНИРТИ
State Ryazan Instrument Plant | GRPZ | Gosudarstvenny Ryazansky Priborny Zavod | ГРПЗ | Государственный рязанский приборный завод
Ramenskoye Instrument Design Bureau | RPKB | Ramenskoye Design Company | Ramenskoye Priborostroitelnoye Konstruktorskoye Byuro | РПКБ | Раменское приборостроительное конструкторское бюро
Moscow Institute of Electromechanics and Automatics | MIEA | МИЭА
Ulyanovsk Instrument Manufacturing Design Bureau | UKBP | УКБП
Krasnogorsk Plant named after Zverev | Krasnogorsky Zavod | Krasnogorsk Mechanical Works | KMZ Zverev | Красногорский завод имени Зверева
Urals Optical and Mechanical Plant | UOMZ | Uralsky Optiko-Mekhanichesky Zavod | УОМЗ | Уральский оптико-механический завод
Vologda Optical and Mechanical Plant | VOMZ | ВОМЗ
Lytkarino Optical Glass Plant | LZOS | ЛЗОС
Leningrad Optical Mechanical Association | LOMO | ЛОМО
Stelmakh Research Institute Polyus | NII Polyus | NII Polyus Stelmakha | НИИ Полюс | НИИ Полюс имени Стельмаха
All-Russian Research Institute Signal Kovrov | VNII Signal | ВНИИ Сигнал
All-Russian Research Institute Gradient | VNII Gradient | ВНИИ Градиент
Taganrog Scientific Research Institute of Communications | TNIIS | ТНИИС
Omsk Scientific Research Institute of Instrument Engineering | ONIIP | ОНИИП
Istok Research and Production Enterprise | NPP Istok | Istok Fryazino | NPP Istok Shokina | НПП Исток | НПП Исток имени Шокина
Pulsar Research and Production Enterprise | NPP Pulsar | НПП Пульсар
Severin Research and Production Enterprise Zvezda | NPP Zvezda | NPP Zvezda Tomilino | НПП Звезда | НПП Звезда имени Северина
Federal Research and Production Center Altai | FNPTs Altai | ФНПЦ Алтай
Federal Center for Dual Technologies Soyuz | FTsDT Soyuz | FCDT Soyuz | ФЦДТ Союз
State Research Institute of Chemical Products Kazan | GosNIIKhP | ГосНИИХП
State Research Institute Kristall Dzerzhinsk | GosNII Kristall | ГосНИИ Кристалл
State Scientific Research Institute of Mechanical Engineering Dzerzhinsk | GosNIImash | ГосНИИмаш
Ya.M. Sverdlov Plant | Zavod imeni Sverdlova | Sverdlov Plant Dzerzhinsk | Завод имени Свердлова | Завод имени Я.М. Свердлова
Kazan Gunpowder Plant | Kazansky Porokhovoy Zavod | Казанский пороховой завод
Perm Gunpowder Plant | Permsky Porokhovoy Zavod | Пермский пороховой завод
Bakhirev Scientific Research Machine-Building Institute | NIMI Bakhireva | НИМИ имени Бахирева
Central Research Institute of Automatics and Hydraulics | TsNIIAG | ЦНИИАГ
Gidropribor Marine Underwater Weapons Concern | MPO Gidropribor | TsNII Gidropribor | Gidropribor | Концерн МПО Гидроприбор | ЦНИИ Гидроприбор
Okeanpribor Concern | Okeanpribor | TsNII Morfizpribor | Океанприбор | ЦНИИ Морфизприбор
Granit-Elektron Concern | Granit-Electron | Granit-Elektron | TsNII Granit | Гранит-Электрон | ЦНИИ Гранит
Morinformsystem-Agat Concern | Morinformsistema-Agat | Morinsis-Agat | TsNII Agat | Моринформсистема-Агат | Моринсис-Агат | ЦНИИ Агат
Moscow Scientific Research Institute Agat Zhukovsky | MNII Agat | МНИИ Агат
Scientific Research Institute of Electronic Technology Voronezh | NIIET | НИИЭТ
ELVEES Research and Development Center | NPTs ELVIS | ELVIS Zelenograd | НПЦ ЭЛВИС | ЭЛВИС
Sedakov Scientific Research Institute of Measuring Systems | NIIIS | NIIIS Sedakova | НИИИС | НИИИС имени Седакова
Scientific Research Institute of Technical Physics and Automation | NIITFA | VNIITFA | НИИТФА | ВНИИТФА
Efremov Scientific Research Institute of Electrophysical Apparatus | NIIEFA | NIIEFA Efremova | НИИЭФА | НИИЭФА имени Ефремова
Troitsk Institute for Innovation and Thermonuclear Research | TRINITI | ТРИНИТИ
Leypunsky Institute of Physics and Power Engineering | IPPE Obninsk | GNTs RF FEI | Fiziko-Energetichesky Institut | ГНЦ РФ ФЭИ | Физико-энергетический институт имени Лейпунского
Elektrostal Machine-Building Plant | Elemash | Mashinostroitelny Zavod Elektrostal | MSZ Elektrostal | Элемаш
Novosibirsk Chemical Concentrates Plant | NZKhK | NCCP Novosibirsk | НЗХК
Federal Environmental Operator | RosRAO | Enterprise for Radioactive Waste Management RosRAO | РосРАО | Федеральный экологический оператор
Atomredmetzoloto | ARMZ | ARMZ Uranium Holding | Atomredmetzoloto Uranium Holding | Атомредметзолото | АРМЗ
Lukoil | Langepas-Urai-Kogalymneft | LangepasUrayKogalymneft | Лукойл | Лангепас-Урай-Когалымнефть | لوك أويل | لوک‌اویل | 卢克石油 | ルクオイル | 루코일 | לוקאויל | Λουκόιλ
SIBUR Holding | Sibur | Sibirsko-Uralskaya Neftegazokhimicheskaya Kompaniya | Siberian-Ural Petrochemical Company | СИБУР | СИБУР Холдинг
Rusnano | Rosnano | Russian Corporation of Nanotechnologies | Роснано | Роснанотех | Rosnanotekh
Technodinamika Holding | Tekhnodinamika | Technodinamika | Aviation Equipment Holding Rostec | Технодинамика
RT-Chemcomposite | RT-Khimkompozit | RT-Khimcomposite | РТ-Химкомпозит
Aviadvigatel Design Bureau Perm | Aviadvigatel | ODK-Aviadvigatel | UEC-Aviadvigatel | OKB-19 | ОДК-Авиадвигатель | Авиадвигатель
UEC-Perm Engines | ODK-Permskiye Motory | ODK-Permskie Motory | Perm Motors | Permskie Motory | ОДК-Пермские моторы | Пермский моторный завод
Voronezh Aircraft Production Association | VASO | Voronezhskoe Aktsionernoe Samoletostroitelnoe Obshchestvo | ВАСО
Nizhny Novgorod Aircraft Building Plant Sokol | NAZ Sokol | Gorky Aircraft Plant No. 21 | НАЗ Сокол
Ulan-Ude Aviation Plant | U-UAZ | Ulan-Udensky Aviatsionny Zavod | У-УАЗ | Улан-Удэнский авиационный завод
Siberian Aeronautical Research Institute named after Chaplygin | SibNIA | SibNIA Chaplygina | СибНИА | СибНИА имени Чаплыгина
Kumertau Aviation Production Enterprise | KumAPP | KumAPE | КумАПП
Ural Design Bureau of Transport Machine Building | UKBTM | Uralskoe Konstruktorskoe Byuro Transportnogo Mashinostroeniya | УКБТМ
All-Russian Scientific Research Institute of Transport Machine Building | VNIITransmash | VNII Transmash | ВНИИТрансмаш
Ural Transport Machine-Building Plant | Uraltransmash | Уралтрансмаш
Ural Heavy Machine-Building Plant | Uralmash | Uralmashzavod | UZTM Yekaterinburg | Уралмаш | Уралмашзавод
Tambov Plant Revolutionary Labour | Revtrud | Zavod Revolyutsionny Trud | Ревтруд | Революционный труд завод
National Research University of Electronic Technology | MIET | Moscow Institute of Electronic Technology | МИЭТ | НИУ МИЭТ
Saint Petersburg Electrotechnical University LETI | SPbGETU LETI | ETU-LETI | Leningrad Electrotechnical Institute | СПбГЭТУ ЛЭТИ | ЛЭТИ
Baltic State Technical University Voenmeh | Voenmekh | Voenmeh | BGTU Voenmekh | Leningrad Military Mechanical Institute | БГТУ Военмех | Военмех
Moscow Aviation Institute | MAI Moscow | Moskovsky Aviatsionny Institut | МАИ | Московский авиационный институт
ITMO University | Saint Petersburg Institute of Fine Mechanics and Optics | SPbGU ITMO | Университет ИТМО | НИУ ИТМО
National University of Science and Technology MISIS | MISiS | NUST MISIS | NITU MISiS | Moscow Institute of Steel and Alloys | МИСиС | НИТУ МИСиС
Peter the Great Saint Petersburg Polytechnic University | SPbPU | SPbSTU | SPbGPU | Leningrad Polytechnic Institute | СПбПУ | СПбГПУ
National Research University Higher School of Economics | NIU VShE | HSE Moscow | Vysshaya Shkola Ekonomiki | НИУ ВШЭ | Высшая школа экономики
Lomonosov Moscow State University | MGU Lomonosova | МГУ имени Ломоносова | Moskovsky Gosudarstvenny Universitet imeni Lomonosova
Gubkin Russian State University of Oil and Gas | Gubkin University | RGU Nefti i Gaza imeni Gubkina | РГУ нефти и газа имени Губкина
Mozhaisky Military Space Academy | VKA Mozhayskogo | ВКА имени Можайского
Joint Institute for Nuclear Research | JINR | OIYaI | JINR Dubna | ОИЯИ
Lebedev Physical Institute | FIAN | LPI Moscow | ФИАН | Физический институт имени Лебедева
Lebedev Institute of Precision Mechanics and Computer Engineering | ITMiVT | IPMCE | ИТМиВТ | ИТМиВТ имени Лебедева
Brook Institute of Electronic Control Machines | INEUM | INEUM Bruka | ИНЭУМ | ИНЭУМ имени Брука
All-Russian Scientific Research Institute of Physical-Technical and Radiotechnical Measurements | VNIIFTRI | ВНИИФТРИ
Russian Television and Radio Broadcasting Network | RTRS Russia | RTRN Russia | РТРС | Российская телевизионная и радиовещательная сеть
Russian Satellite Communications Company | RSCC | GPKS | Kosmicheskaya Svyaz | ГПКС | ГП Космическая связь
Stroygazmontazh | Stroigazmontazh | Стройгазмонтаж
Bank of Moscow | BM-Bank | Bank Moskvy | БМ-Банк | Банк Москвы
Moscow Industrial Bank | MInB | MInBank | Moskovsky Industrialny Bank | Московский индустриальный банк | МИнБанк
Murmansk Shipping Company | Murmanskoe Morskoe Parokhodstvo | Murmanskoye Morskoye Parokhodstvo | MMP Murmansk | Мурманское морское пароходство
Novorossiysk Shipping Company | Novoship | Novorossiyskoe Morskoe Parokhodstvo | Новошип | Новороссийское морское пароходство
Arctic LNG 2 | Arktik SPG 2 | Арктик СПГ 2
Yamal LNG | Yamal SPG | Ямал СПГ
Nizhny Tagil Iron and Steel Works | NTMK | EVRAZ NTMK | Nizhnetagilsky Metallurgichesky Kombinat | НТМК | ЕВРАЗ НТМК
Podolsk Machine-Building Plant | ZiO-Podolsk | ЗиО-Подольск
National Research Center Institute named after N.E. Zhukovsky | NITs Institut Zhukovskogo | NRC Zhukovsky Institute | НИЦ Институт имени Жуковского
Gazprom Transgaz Belarus | Beltransgaz | Белтрансгаз | Газпром трансгаз Беларусь
Integral Holding Minsk | NPO Integral | NPO Integral Minsk | НПО Интеграл
Minsk Mechanical Plant named after Vavilov | BelOMO | Belarusian Optical and Mechanical Association | БелОМО | Минский механический завод имени Вавилова
Beltechexport | Beltekheksport | Beltekhexport | Белтехэкспорт
2566 Radio-Electronic Armament Repair Plant | 2566 ZRREV | Plant 2566 Borisov | 2566 ЗРРЭВ
Belarusian Universal Commodity Exchange | BUCE Minsk | BUTB | Belorusskaya Universalnaya Tovarnaya Birzha | БУТБ | Белорусская универсальная товарная биржа
Belarusian Telegraph Agency | BelTA | БелТА
Sber Bank Belarus | BPS-Sberbank | BPS-Bank | Belpromstroibank | Belpromstroybank | БПС-Сбербанк | Белпромстройбанк | Сбер Банк Беларусь
Bank BelVEB | Belvnesheconombank | Belvneshekonombank | Belarusian Bank for Foreign Economic Affairs | Банк БелВЭБ | Белвнешэкономбанк
Belarusian State University of Informatics and Radioelectronics | BSUIR | BGUIR | БГУИР
Mozyr Oil Refinery | Mozyrsky NPZ | Mazyr Refinery | Мозырский НПЗ
Antonov State Enterprise | ANTK Antonov | OKB Antonova | OKB-153 | Antonov Design Bureau | АНТК Антонов | ДП Антонов
Malyshev Plant Kharkiv | Kharkiv Locomotive Factory | Zavod imeni Malysheva | Zavod imeni Malyshova | Завод імені В. О. Малишева | Завод имени Малышева
Morozov Kharkiv Machine-Building Design Bureau | KMDB Kharkiv | KhKBM | KhKBM Morozova | ХКБМ | ХКБМ імені Морозова
State Kyiv Design Bureau Luch | DerzhKKB Luch | KB Luch Kyiv | Luch Design Bureau | ДержККБ Луч | КБ Луч
Ivchenko-Progress | ZMKB Progress | Zaporizhzhia Machine-Building Design Bureau Progress | OKB-478 | Івченко-Прогрес | Ивченко-Прогресс | ЗМКБ Прогрес
Kharkiv State Aircraft Manufacturing Company | KSAMC | KhDAVP | KhGAPP | ХДАВП | ХГАПП
Khartron | Hartron | NPO Elektropribor Kharkiv | OKB-692 | Хартрон
Turboatom | Kharkiv Turbine Plant | Ukrainian Energy Machines | Турбоатом | Українські енергетичні машини
Zorya-Mashproekt | Zoria-Mashproekt | Zorya-Mashproect | Зоря-Машпроект
Kuznya na Rybalskomu | Leninska Kuznya | Kuznia na Rybalskomu | Кузня на Рибальському | Ленінська кузня
National Anti-Corruption Bureau of Ukraine | NABU | Natsionalne Antykoruptsiine Biuro Ukrainy | НАБУ | Національне антикорупційне бюро України
National Agency on Corruption Prevention of Ukraine | NAZK | НАЗК
Foreign Intelligence Service of Ukraine | SZRU | Sluzhba Zovnishnioi Rozvidky | СЗРУ | Служба зовнішньої розвідки України
State Service of Special Communications and Information Protection of Ukraine | SSSCIP | Derzhspetszviazok | Derzhspetszvyazok | Держспецзв'язок
National Security and Defence Council of Ukraine | RNBO | RNBO Ukrainy | РНБО | РНБО України | СНБО Украины
National Nuclear Energy Generating Company Energoatom | Energoatom | Enerhoatom | NNEGC Energoatom | NAEK Energoatom | Енергоатом | НАЕК Енергоатом
State Export-Import Bank of Ukraine | Ukreximbank | Ukreksimbank | Укрексімбанк | Укрэксимбанк
State Savings Bank of Ukraine | Oschadbank | Oshchadbank | Ощадбанк
Sense Bank | Alfa-Bank Ukraine | Сенс Банк | Альфа-Банк Україна
Donbas Fuel and Energy Company | DTEK | DTEK Group | Donbaska Palyvno-Enerhetychna Kompaniia | ДТЕК | ДТЭК
ArcelorMittal Kryvyi Rih | Kryvorizhstal | Krivorozhstal | Криворіжсталь | Криворожсталь | АрселорМіттал Кривий Ріг
Kharkiv Institute of Physics and Technology | KIPT Kharkiv | KhFTI | NNTs KhFTI | UFTI Kharkiv | ХФТІ | ХФТИ | ННЦ ХФТІ
National Aerospace University Kharkiv Aviation Institute | KhAI | ХАІ | Харківський авіаційний інститут
Black Sea Shipping Company Odesa | BLASCO | Chornomorske Morske Paroplavstvo | Chernomorskoye Morskoye Parokhodstvo | Чорноморське морське пароплавство | Черноморское морское пароходство
QazaqGaz | KazTransGas | KazTransGaz | ҚазақГаз | КазТрансГаз
Kazakhstan Electricity Grid Operating Company | KEGOC | КЕГОК
Bereke Bank | Sberbank Kazakhstan | Береке Банк | SB Sberbank Kazakhstan | ДБ АО Сбербанк
Qarmet | ArcelorMittal Temirtau | Karaganda Metallurgical Combine | Ispat Karmet | Karmet | Кармет | АрселорМиттал Темиртау
Ulba Metallurgical Plant | Ulbinsky Metallurgichesky Zavod | Ulba Ust-Kamenogorsk | Ульбинский металлургический завод | Үлбі металлургия зауыты
Navoi Mining and Metallurgical Combinat | NGMK | NMMC Uzbekistan | Navoiy Kon-Metallurgiya Kombinati | НГМК | Навоийский горно-металлургический комбинат
Almalyk Mining and Metallurgical Combine | AGMK | OKMK | Olmaliq Kon-Metallurgiya Kombinati | АГМК | Алмалыкский горно-металлургический комбинат
Tashkent Aviation Production Association | TAPOiCh | TAPO Chkalova | Tashkent Mechanical Plant | ТАПОиЧ | ТАПО имени Чкалова
Uzbekistan Airways | O'zbekiston Havo Yo'llari | Uzbekiston Havo Yullari | Узбекистон хаво йуллари | Ўзбекистон ҳаво йўллари
UzAuto Motors | GM Uzbekistan | UzDaewooAuto | UzDaewoo Auto Asaka | УзДЭУавто
Eldik Bank | RSK Bank | Settlement and Savings Company Bank Kyrgyzstan | Raschetno-Sberegatelnaya Kompaniya | РСК Банк | Элдик Банк
State Savings Bank of Tajikistan | Amonatbonk | Амонатбонк
Turkmennebit | Turkmenneft | Turkmen State Oil Concern | Туркменнебит | Туркменнефть
Turkmenistan Airlines | Türkmenhowaýollary | Туркменховаёллары
Azerbaijan Airlines | AZAL | Azərbaycan Hava Yolları
State Oil Fund of Azerbaijan | SOFAZ | ARDNF | Azərbaycan Respublikası Dövlət Neft Fondu
Azerbaijan Caspian Shipping Company | ASCO Baku | CASPAR | Azərbaycan Xəzər Dəniz Gəmiçiliyi
State Security Service of Azerbaijan | DTX Azerbaijan | Dövlət Təhlükəsizliyi Xidməti | Служба государственной безопасности Азербайджана
Armenian Nuclear Power Plant | Metsamor Nuclear Power Plant | Metsamor NPP | HAEK Metsamor | Մեծամորի ատոմակայան
National Security Service of Armenia | Azgayin Anvtangutyan Tsarayutyun | Ազգային անվտանգության ծառայություն | СНБ Армении
Tbilisi Aircraft Manufacturing | Tbilaviamsheni | Tbilisi Aviation Plant | Tbilisi Aircraft State Association | თბილავიამშენი | Тбилавиамшени | Tbilaviamsheni JSC | თბილისის საავიაციო ქარხანა
Iranian Mines and Mining Industries Development and Renovation Organization | IMIDRO | ایمیدرو
Industrial Development and Renovation Organization of Iran | IDRO | IDRO Iran | ایدرو | سازمان گسترش و نوسازی صنایع ایران
National Iranian Copper Industries Company | NICICO | Sarcheshmeh Copper | شرکت ملی صنایع مس ایران
Iranian Aluminium Company | IRALCO | Iralco Arak | ایرالکو
Social Security Investment Company of Iran | SHASTA Iran | Sherkat-e Sarmayegozari-ye Tamin-e Ejtemai | شستا
Armed Forces Social Welfare Organization of Iran | SATA Iran | Sazman-e Tamin-e Ejtemai-ye Niruha-ye Mosallah | ساتا | سازمان تامین اجتماعی نیروهای مسلح
Iranian Offshore Oil Company | IOOC | Falat Ghareh Oil Company | Sherkat-e Naft-e Falat-e Ghareh | شرکت نفت فلات قاره ایران
National Iranian South Oil Company | NISOC | National Iranian South Oilfields Company | شرکت ملی مناطق نفت‌خیز جنوب
Iranian Central Oil Fields Company | ICOFC | شرکت نفت مناطق مرکزی ایران
Petroleum Engineering and Development Company Iran | PEDEC | شرکت مهندسی و توسعه نفت
Pars Oil and Gas Company | POGC | Naft va Gaz-e Pars | شرکت نفت و گاز پارس
Oil Industries Engineering and Construction | OIEC | OIEC Group | اویک
MAPNA Group | MAPNA | Iran Power Plant Projects Management Company | مپنا | گروه مپنا
Iran Power Generation, Transmission and Distribution Management Company | Tavanir | توانیر
Iran Marine Industrial Company | SADRA | Sadra Iran | Sanati Daryaei Iran | شرکت صنعتی دریایی ایران
Iran Shipbuilding and Offshore Industries Complex | ISOICO | ایزوایکو
Information Systems of Iran | ISIRAN | Iz Iran | ایزایران
Managing Company for the Construction of Nuclear Power Plants Iran | MASNA | Moierat Saakht Niroogahye Atomi Iran
Iran Cutting Tools Manufacturing Company | Taba Towlid Abzar Boreshi Iran | Towlid Abzar Boreshi Iran
Nuclear Reactors Fuel Company | SUREH | Soukht Atomi Reactorhaye Iran
Modern Industries Technique Company | MITEC Iran | Rahkar Sanaye Novin | Rahkar Company
Defense Technology and Science Research Center | DTSRC | Educational Research Institute Iran | Moassese Amozeh va Tahgiaghati
Yazd Metallurgy Industries | Yazd Ammunition Manufacturing and Metallurgy Industries | Directorate of Yazd Ammunition and Metallurgy Industries
Nuclear Science and Technology Research Institute | NSTRI | Pazhouheshgah-e Olum va Fonun-e Hastei | پژوهشگاه علوم و فنون هسته‌ای
Iranian Research Organization for Science and Technology | IROST | سازمان پژوهش‌های علمی و صنعتی ایران
Iranian Space Agency | Sazman-e Fazayi-ye Iran | سازمان فضایی ایران
Ports and Maritime Organization of Iran | Sazman-e Banader va Daryanavardi | PMO Iran | سازمان بنادر و دریانوردی
Amirkabir University of Technology | Tehran Polytechnic | Daneshgah-e San'ati-ye Amirkabir | دانشگاه صنعتی امیرکبیر
Shahid Beheshti University | National University of Iran | Daneshgah-e Melli-ye Iran | دانشگاه شهید بهشتی
Islamic Propaganda Organization | Islamic Development Organization Iran | Sazman-e Tablighat-e Eslami | سازمان تبلیغات اسلامی
Housing Foundation of the Islamic Revolution | Bonyad Maskan | Bonyad-e Maskan-e Enqelab-e Eslami | بنیاد مسکن انقلاب اسلامی
Alavi Foundation | Pahlavi Foundation | Mostazafan Foundation of New York | بنیاد علوی
Syrian Arab Company for Electronic Industries | Syronics | سيرونكس
Industrial Establishment of Defence Syria | Établissements Industriels de la Défense Syrie | Mu'assasat Ma'amil al-Difa | مؤسسة معامل الدفاع
Mahrukat Company | SADCOP | Mahrukat | Syrian Company for the Storage and Distribution of Petroleum Products | الشركة السورية لتخزين وتوزيع المواد البترولية
Syrian Social Nationalist Party | SSNP | Parti Social Nationaliste Syrien | Al-Hizb al-Suri al-Qawmi al-Ijtimai | الحزب السوري القومي الاجتماعي
Basra Oil Company | South Oil Company Iraq | Sharikat Naft al-Basra | Sharikat Naft al-Janub | شركة نفط البصرة | شركة نفط الجنوب
Trade Bank of Iraq | Al-Masraf al-Iraqi lil-Tijara | TBI Baghdad | المصرف العراقي للتجارة
Iraqi Counter Terrorism Service | Golden Division | Jihaz Mukafahat al-Irhab | جهاز مكافحة الإرهاب | الفرقة الذهبية
Internal Security Forces of Lebanon | Forces de Sécurité Intérieure du Liban | Quwa al-Amn al-Dakhili | ISF Lebanon | قوى الأمن الداخلي اللبناني
Lebanese Forces Party | Forces Libanaises | Al-Quwwat al-Lubnaniyya | القوات اللبنانية
Financial Crimes Investigation Board of Turkey | MASAK | Mali Suçları Araştırma Kurulu | Mali Suclari Arastirma Kurulu Baskanligi
Armed Forces Pension Fund of Turkey | OYAK | Ordu Yardımlaşma Kurumu | Oyak Group
Justice and Development Party of Turkey | AK Parti | Adalet ve Kalkınma Partisi | AKP Turkey
Presidency of Religious Affairs of Turkey | Diyanet | Diyanet İşleri Başkanlığı
K-Electric | Karachi Electric Supply Company | KESC | کے الیکٹرک
Pakistan Aeronautical Complex | PAC Kamra | Kamra Aeronautical Complex
Agricultural Development Bank of Pakistan | Zarai Taraqiati Bank | ZTBL | زرعی ترقیاتی بینک
Nayara Energy | Vadinar Refinery | Essar Oil
State Bank of India | SBI India | Imperial Bank of India | Bharatiya State Bank | भारतीय स्टेट बैंक
Defense Industries Corporation of Nigeria | DICON
Nanjing Research Institute of Electronics Technology | NRIET | CETC 14th Research Institute | CETC-14 | 南京电子技术研究所 | 中国电子科技集团公司第十四研究所 | 中电科十四所 | China Electronics Technology Group Corporation 14th Research Institute | 中国电科第十四研究所 | 中电科第十四研究所 | 中国电科14所 | 中电科14所
East China Research Institute of Electronic Engineering | ECRIEE | CETC 38th Research Institute | CETC-38 | 华东电子工程研究所 | 中国电子科技集团公司第三十八研究所 | 中电科38所 | China Electronics Technology Group Corporation 38th Research Institute | 中国电科第三十八研究所 | 中电科第三十八研究所 | 中国电科38所
Southwest China Research Institute of Electronic Equipment | SWIEE | CETC 29th Research Institute | CETC-29 | 西南电子设备研究所 | 中国电子科技集团公司第二十九研究所 | China Electronics Technology Group Corporation 29th Research Institute | 中国电科第二十九研究所 | 中电科第二十九研究所 | 中国电科29所 | 中电科29所
Southwest China Institute of Electronic Technology | SWIET | CETC 10th Research Institute | CETC-10 | 西南电子技术研究所 | 中国电子科技集团公司第十研究所 | China Electronics Technology Group Corporation 10th Research Institute | 中国电科第十研究所 | 中电科第十研究所 | 中国电科10所 | 中电科10所
Hebei Semiconductor Research Institute | CETC 13th Research Institute | CETC-13 | 河北半导体研究所 | 中国电子科技集团公司第十三研究所 | China Electronics Technology Group Corporation 13th Research Institute | 中国电科第十三研究所 | 中电科第十三研究所 | 中国电科13所 | 中电科13所
Nanjing Electronic Devices Institute | CETC 55th Research Institute | CETC-55 | 南京电子器件研究所 | 中国电子科技集团公司第五十五研究所 | China Electronics Technology Group Corporation 55th Research Institute | 中国电科第五十五研究所 | 中电科第五十五研究所 | 中国电科55所 | 中电科55所
Nanjing Research Institute of Electronics Engineering | CETC 28th Research Institute | CETC-28 | 南京电子工程研究所 | 中国电子科技集团公司第二十八研究所 | China Electronics Technology Group Corporation 28th Research Institute | 中国电科第二十八研究所 | 中电科第二十八研究所 | 中国电科28所 | 中电科28所
Xi'an Research Institute of Navigation Technology | CETC 20th Research Institute | CETC-20 | 西安导航技术研究所 | 中国电子科技集团公司第二十研究所 | China Electronics Technology Group Corporation 20th Research Institute | 中国电科第二十研究所 | 中电科第二十研究所 | 中国电科20所 | 中电科20所
China Research Institute of Radiowave Propagation | CRIRP | CETC 22nd Research Institute | CETC-22 | 中国电波传播研究所 | 中国电子科技集团公司第二十二研究所 | China Electronics Technology Group Corporation 22nd Research Institute | 中国电科第二十二研究所 | 中电科第二十二研究所 | 中国电科22所 | 中电科22所
North China Research Institute of Electro-Optics | NCRIEO | CETC 11th Research Institute | CETC-11 | 华北光电技术研究所 | 中国电子科技集团公司第十一研究所 | China Electronics Technology Group Corporation 11th Research Institute | 中国电科第十一研究所 | 中电科第十一研究所 | 中国电科11所 | 中电科11所
Beijing Vacuum Electronics Research Institute | BVERI | CETC 12th Research Institute | CETC-12 | 北京真空电子技术研究所 | 中国电子科技集团公司第十二研究所 | China Electronics Technology Group Corporation 12th Research Institute | 中国电科第十二研究所 | 中电科第十二研究所 | 中国电科12所 | 中电科12所
Sichuan Institute of Piezoelectric and Acousto-Optic Technology | SIPAT | CETC 26th Research Institute | CETC-26 | 中国电子科技集团公司第二十六研究所 | China Electronics Technology Group Corporation 26th Research Institute | 中国电科第二十六研究所 | 中电科第二十六研究所 | 中国电科26所 | 中电科26所
China Academy of Space Technology | CASC Fifth Academy | 5th Academy of CASC | 中国空间技术研究院 | 航天五院
Shanghai Academy of Spaceflight Technology | SAST | Shanghai Bureau of Astronautics | CASC Eighth Academy | 8th Academy of CASC | 上海航天技术研究院 | 航天八院 | 上海航天局
Academy of Aerospace Solid Propulsion Technology | AASPT | CASC Fourth Academy | 航天动力技术研究院
Academy of Aerospace Liquid Propulsion Technology | AALPT | CASC Sixth Academy | 航天推进技术研究院
China Academy of Aerospace Aerodynamics | CAAA | CASC Eleventh Academy | 中国航天空气动力技术研究院 | 航天十一院
Changfeng Mechanics and Electronics Technology Academy | CASIC Second Academy | 2nd Academy of CASIC | 中国航天科工集团第二研究院 | 航天科工集团第二研究院 | 中国长峰机电技术研究设计院 | 航天科工二院
Haiying Electromechanical Technology Academy | HiWING | CASIC Third Academy | 3rd Academy of CASIC | 中国海鹰机电技术研究院 | 航天科工三院
China Space Sanjiang Group | Sanjiang Space Group | 066 Base | CASIC Base 066 | 中国航天三江集团 | 066基地
China National Electronics Import and Export Corporation | CEIEC | 中国电子进出口总公司 | 中国电子进出口有限公司
Aerospace Long-March International Trade | ALIT | 航天长征国际贸易有限公司 | 长征国际
Chang Guang Satellite Technology | CGSTL | Charming Globe | 长光卫星 | 长光卫星技术股份有限公司
Changsha Tianyi Space Science and Technology Research Institute | Spacety | 天仪研究院 | 长沙天仪空间科技研究院
China Satellite Launch and Tracking Control General | CLTC | 中国卫星发射测控系统部
Chengdu Aircraft Design and Research Institute | AVIC 611 Institute | 成都飞机设计研究所
Shenyang Aircraft Design and Research Institute | AVIC 601 Institute | 沈阳飞机设计研究所
China Helicopter Research and Development Institute | CHRDI | AVIC 602 Institute | 中国直升机设计研究所
China Airborne Missile Academy | AVIC 612 Institute | 中国空空导弹研究院
Leihua Electronic Technology Research Institute | LETRI | AVIC 607 Institute | 雷华电子技术研究所
Flight Automatic Control Research Institute | FACRI | AVIC 618 Institute | 西安飞行自动控制研究所
Chinese Flight Test Establishment | CFTE | 中国飞行试验研究院 | 试飞院
Harbin Aircraft Industry Group | Hafei | 哈飞 | 哈飞集团 | 哈尔滨飞机工业集团
Changhe Aircraft Industries Corporation | 昌飞 | 昌飞公司 | 昌河飞机工业
Shaanxi Aircraft Corporation | Shaanfei | 陕飞 | 陕飞公司 | 陕西飞机工业
China Aviation Industry General Aircraft | CAIGA | 中航通飞 | 中航通用飞机
China Ship Scientific Research Center | CSSRC | CSIC 702 Institute | 中国船舶科学研究中心
Marine Design and Research Institute of China | MARIC | CSSC 708 Institute | 中国船舶及海洋工程设计研究院
Dalian Shipbuilding Industry Company | DSIC | 大船重工 | 大船集团 | 大连船舶重工集团
Bohai Shipbuilding Heavy Industry | BSHIC | Huludao Shipyard | 渤船重工 | 渤海船舶重工
China Shipbuilding Trading Company | 中国船舶工业贸易公司 | 中船贸易
China Shipbuilding and Offshore International Company | CSOC | 中国船舶重工国际贸易有限公司
Inner Mongolia First Machinery Group | FIRMACO | Factory 617 | 内蒙一机 | 一机集团 | 内蒙古第一机械集团
China North Vehicle Research Institute | NOVERI | NORINCO 201 Institute | 中国北方车辆研究所
Beijing Institute of Technology | Beiligong | 北理工 | 北京理工大学
Beijing University of Technology | BJUT | 北京工业大学
Nanjing University of Aeronautics and Astronautics | NUAA | 南京航空航天大学
Nanjing University of Science and Technology | NJUST | 南理工 | 南京理工大学
Harbin Engineering University | HRBEU | Hagongcheng | 哈工程 | 哈尔滨工程大学
University of Electronic Science and Technology of China | UESTC | Chengdu Institute of Radio Engineering | 电子科大 | 电子科技大学
University of Science and Technology of China | USTC | Zhongkeda | 中科大 | 中国科大 | 中国科学技术大学
Xidian University | Northwest Telecommunications Engineering Institute | 西安电子科技大学
Beijing University of Posts and Telecommunications | BUPT | 北邮 | 北京邮电大学
Changchun Institute of Optics, Fine Mechanics and Physics | CIOMP | 长春光机所 | 长春光学精密机械与物理研究所
Shanghai Institute of Optics and Fine Mechanics | SIOM Shanghai | 上海光机所 | 上海光学精密机械研究所
Academy of Military Medical Sciences | AMMS China | 军事医学科学院 | 军事医学研究院
Northwest Institute of Nuclear Technology | NINT Xi'an | 西北核技术研究所 | 西北核技术研究院
Ministry of Industry and Information Technology of the People's Republic of China | MIIT | Gongxinbu | 工信部 | 工业和信息化部
National Development and Reform Commission | NDRC | Fagaiwei | 发改委 | 国家发展和改革委员会
Ministry of Commerce of the People's Republic of China | MOFCOM | MOFTEC | 中国商务部 | 中华人民共和国商务部
Cyberspace Administration of China | Wangxinban | 网信办 | 国家网信办 | 国家互联网信息办公室
Central Commission for Discipline Inspection | CCDI | Zhongjiwei | 中纪委 | 中央纪律检查委员会
State Grid Corporation of China | SGCC | Guojia Dianwang | 国家电网 | 国网公司
China National Cereals, Oils and Foodstuffs Corporation | COFCO | Zhongliang Group | 中粮集团 | 中国粮油食品进出口公司
China National Machinery Industry Corporation | Sinomach | 国机集团 | 中国机械工业集团
China Export and Credit Insurance Corporation | Sinosure | 中国信保 | 中国出口信用保险公司
China International United Petroleum and Chemicals | UNIPEC | 联合石化 | 中国国际石油化工联合
China National United Oil Corporation | Chinaoil | 中联油 | 中国联合石油
China Oilfield Services Limited | COSL | 中海油服 | 中海油田服务
China Railway Construction Corporation | CRCC | 中国铁建
China Railway Group Limited | CREC | 中国中铁
Civil Aviation Administration of China | CAAC | 中国民航局 | 中国民用航空局
Korea Ryonha Machinery Joint Venture Corporation | Ryonha Machinery | Millim Technology Company | 련하기계
Yongbyon Nuclear Scientific Research Center | Nyongbyon | 녕변 핵시설 | 영변 핵시설
Korea Heungjin Trading Company | Hunjin Trading Company | Korea Henjin Trading
Daedong Credit Bank | Taedong Credit Bank | 대동신용은행
Koryo Credit Development Bank | Daesong Credit Development Bank | Koryo Global Credit Bank | Koryo Global Trust Bank
Korea General Corporation for External Construction | GENCO Korea | KOGEN | Korea General Construction
Korean Central News Agency | KCNA | Choson Chungang Tongsin | 조선중앙통신
Union Solidarity and Development Party | USDP | Union Solidarity and Development Association | ပြည်ထောင်စုကြံ့ခိုင်ရေးနှင့်ဖွံ့ဖြိုးရေးပါတီ
Ta'ang National Liberation Army | TNLA | Palaung State Liberation Front
Restoration Council of Shan State | Shan State Army-South | RCSS | SSA-South
Shan State Progress Party | Shan State Army-North | SSA-North
National Democratic Alliance Army Eastern Shan State | Mongla Army | NDAA-ESS | NDAA Mongla
Democratic Karen Benevolent Army | Democratic Karen Buddhist Army | DKBA
Association for the Protection of Race and Religion | Ma Ba Tha | Buddha Dhamma Parahita Foundation | မဘသ
Border Area Immigration Control Headquarters Myanmar | Na Sa Ka | နစက
Vietnam National Shipping Lines | Vinalines | VIMC | Vietnam Maritime Corporation | Tổng công ty Hàng hải Việt Nam
Shipbuilding Industry Corporation of Vietnam | Vinashin | Vietnam Shipbuilding Industry Group | Tập đoàn Công nghiệp Tàu thủy Việt Nam
Vietnam National Coal and Mineral Industries Group | Vinacomin | TKV Vietnam | Tập đoàn Công nghiệp Than Khoáng sản Việt Nam
Vietnam National Petroleum Group | Petrolimex | Tập đoàn Xăng dầu Việt Nam
Vietnam Posts and Telecommunications Group | VNPT | Tập đoàn Bưu chính Viễn thông Việt Nam
Électricité du Laos | EDL Laos | ລັດວິສາຫະກິດໄຟຟ້າລາວ
PT Pindad | Perindustrian Angkatan Darat | Pindad
PT Dirgantara Indonesia | Indonesian Aerospace | IPTN | Industri Pesawat Terbang Nusantara | PTDI
PT PAL Indonesia | Penataran Angkatan Laut
Kopassus | Komando Pasukan Khusus | Kopassandha | Indonesian Special Forces Command
Indonesian National Police | POLRI | Kepolisian Negara Republik Indonesia
Corruption Eradication Commission of Indonesia | Komisi Pemberantasan Korupsi | KPK Indonesia
Indonesian Financial Transaction Reports and Analysis Center | PPATK | Pusat Pelaporan dan Analisis Transaksi Keuangan
Islamic Defenders Front | Front Pembela Islam | FPI Indonesia
State Intelligence Agency of Indonesia | Badan Intelijen Negara | BAKIN | Badan Koordinasi Intelijen Negara
Alex Boncayao Brigade | RPA-ABB | Revolutionary Proletarian Army-Alex Boncayao Brigade
National Democratic Front of the Philippines | NDFP | Pambansang Demokratikong Prente ng Pilipinas
Supporters of the Caliphate in the Philippines | Ansar Khalifa Philippines | Ansar al-Khilafah Philippines | AKP Philippines
Patani United Liberation Organization | PULO | Pertubuhan Pembebasan Bersatu Patani
Kumpulan Mujahidin Malaysia | Kumpulan Militan Malaysia | KMM Malaysia
Petroquímica de Venezuela | Pequiven | Petroquimica de Venezuela S.A.
PDVSA Intevep | Intevep | Instituto de Tecnología Venezolana para el Petróleo
Monómeros Colombo Venezolanos | Monómeros | Monomeros Colombo-Venezolanos S.A.
Compañía Anónima Nacional Teléfonos de Venezuela | CANTV
Siderúrgica del Orinoco | SIDOR | Siderúrgica del Orinoco Alfredo Maneiro
Corporación Eléctrica Nacional Venezuela | CORPOELEC
CVG Industria Venezolana de Aluminio | Venalum | CVG Venalum
CVG Aluminio del Caroní | Alcasa | CVG Alcasa
Servicio Nacional Integrado de Administración Aduanera y Tributaria | SENIAT
Bolivarian Forces of Liberation | Fuerzas Bolivarianas de Liberación | Boliches
Almacenes Universales S.A. | AUSA Cuba
Banco Financiero Internacional Cuba | BFI Cuba | Banco Financiero Internacional S.A.
Empresa Cubana del Tabaco | Cubatabaco
Tiendas Recaudadoras de Divisas | TRD Caribe
Mariel Special Development Zone | ZED Mariel | ZEDM | Zona Especial de Desarrollo Mariel
Prensa Latina | Agencia Informativa Latinoamericana
Mexican Secretariat of National Defense | SEDENA | Secretaría de la Defensa Nacional de México
Mexican Secretariat of the Navy | SEMAR | Secretaría de Marina de México
Zapatista Army of National Liberation | EZLN | Ejército Zapatista de Liberación Nacional
Popular Revolutionary Army Mexico | Ejército Popular Revolucionario | PDPR-EPR
La Unión Tepito | Unión de Tepito | La Unión de Tepito Cartel
Mexican Mafia | La Eme | Emeros
Barrio Azteca | Los Aztecas
Oliver Sinisterra Front | Frente Oliver Sinisterra
Self-Defense Conquerors of the Sierra Nevada | Los Pachenca | ACSN | Autodefensas Conquistadoras de la Sierra Nevada
Manuel Rodríguez Patriotic Front | FPMR | Frente Patriótico Manuel Rodríguez
Fábricas y Maestranzas del Ejército de Chile | FAMAE
Astilleros y Maestranzas de la Armada de Chile | ASMAR
Empresa Nacional del Petróleo Chile | ENAP
Fábrica Argentina de Aviones | FAdeA | Fábrica Militar de Aviones | Lockheed Martin Aircraft Argentina
INVAP | Investigación Aplicada S.E.
Indústria de Material Bélico do Brasil | IMBEL
Brazilian Intelligence Agency | ABIN | Agência Brasileira de Inteligência
National Liberation Movement Tupamaros | Tupamaros Uruguay | MLN-Tupamaros | Movimiento de Liberación Nacional-Tupamaros
Corporación Minera de Bolivia | COMIBOL
Armaments Corporation of South Africa | ARMSCOR | Krygkor | Krygstuig Korporasie
Electricity Supply Commission of South Africa | Eskom | ESCOM South Africa | Evkom
Transportes Aéreos de Angola | TAAG | TAAG Angola Airlines | DTA Angola
Linhas Aéreas de Moçambique | LAM Mozambique Airlines | DETA Moçambique
Société nationale de l'électricité et du gaz Algeria | Sonelgaz | سونلغاز
Office National des Chemins de Fer du Maroc | ONCF | المكتب الوطني للسكك الحديدية
Société nationale d'électricité du Congo | SNEL Congo | Société nationale d'électricité RDC
Guinea Ecuatorial de Petróleos | GEPetrol
Société des Hydrocarbures du Tchad | SHT Tchad
Société du patrimoine des mines du Niger | SOPAMIN
Société des mines de l'Aïr | SOMAIR
Compagnie minière d'Akouta | COMINAK
Société nigérienne des produits pétroliers | SONIDEP
Société des pétroles du Sénégal | PETROSEN
Uganda People's Defence Force | UPDF | National Resistance Army Uganda
Yakutumba Militia | Mai-Mai Yakutumba | CNPSC | Coalition nationale du peuple pour la souveraineté du Congo
Alliance of Patriots for a Free and Sovereign Congo | APCLS | Alliance des patriotes pour un Congo libre et souverain
Collective of Movements for Change-People's Defence Force | CMC-FDP | Nyatura Domi | Collectif des mouvements pour le changement
Patriotic Resistance Front in Ituri | FRPI | Force de résistance patriotique de l'Ituri
National Council for Renewal and Democracy Rwanda | CNRD-Ubwiyunge | Conseil national pour le renouveau et la démocratie
Rally for Unity and Democracy Rwanda | RUD-Urunana | Ralliement pour l'unité et la démocratie
National Forces of Liberation Burundi | Palipehutu-FNL | Forces nationales de libération Burundi | Forces nationales de libération-Nzabampema | Aloys Nzabampema FNL
Anti-Balaka | Anti-machete militia | Milices anti-balaka
Front for Change and Concord in Chad | FACT Chad | Front pour l'alternance et la concorde au Tchad
Military Command Council for the Salvation of the Republic Chad | CCMSR | Conseil de commandement militaire pour le salut de la République
Defenders of Islam Burkina Faso | Ansarul Islam | Ansaroul Islam | Ansar ul Islam lil-Ichad wal Jihad | أنصار الإسلام بوركينا فاسو
High Council for the Unity of Azawad | HCUA | Haut conseil pour l'unité de l'Azawad
Volunteers for the Defense of the Homeland Burkina Faso | Volontaires pour la défense de la patrie | VDP Burkina
Lakurawa | Lakurawas | Lukarawa
Neo-Black Movement of Africa | Black Axe | Black Axe Confraternity | Aye Axemen
Movement of Democratic Forces of Casamance | MFDC | Mouvement des forces démocratiques de la Casamance | Atika Casamance
Liberians United for Reconciliation and Democracy | LURD
National Patriotic Front of Liberia | NPFL
Front for the Liberation of the Enclave of Cabinda | FLEC | Frente para a Libertação do Enclave de Cabinda
Islamic Courts Union Somalia | Midowga Maxkamadaha Islaamiga | Supreme Islamic Courts Council | Union of Islamic Courts | اتحاد المحاكم الإسلامية
Islamic State in Somalia | Abna ul-Calipha | ISIS-Somalia | Abnaa ul-Calipha | الدولة الإسلامية ولاية الصومال
Islamic Party Somalia | Hizbul Islam | Xisbul Islaam | Hizb al-Islam Somalia
Army of Islam Gaza | Jaysh al-Islam Gaza | Tawhid and Jihad Brigades | Jaish al-Islam Gaza | جيش الإسلام في غزة
As-Sabirin Movement | Harakat al-Sabireen | Harakat as-Sabeerin | حركة الصابرين نصرا لفلسطين
Guardians of Blood Brigades | Saraya Awliya al-Dam | سرايا أولياء الدم
Companions of the Cave Iraq | Ashab al-Kahf | Kata'ib Ashab al-Kahf | أصحاب الكهف
Sinjar Resistance Units | Yekîneyên Berxwedana Şengalê | YBŞ | Shingal Resistance Units | وحدات مقاومة سنجار
1920 Revolution Brigades | Kata'ib Thawrat al-Ishrin | كتائب ثورة العشرين
Soldiers of Egypt | Ajnad Misr | أجناد مصر
Giants Brigades | Alwiyat al-Amaliqa | Al-Amaliqah Brigades | ألوية العمالقة
Party of God in the Hejaz | Hezbollah al-Hejaz | Saudi Hizballah | حزب الله الحجاز
Jerusalem Brigade Syria | Liwa al-Quds | لواء القدس
Movement for the Enforcement of Islamic Law | Tehreek-e-Nafaz-e-Shariat-e-Mohammadi | TNSM | تحریک نفاذ شریعت محمدی
Jammu Kashmir Liberation Front | JKLF
Daughters of the Nation Kashmir | Dukhtaran-e-Millat
People's Anti-Fascist Front Kashmir | PAFF Kashmir
National Democratic Front of Bodoland | NDFB | Bodo Security Force
People's Revolutionary Party of Kangleipak | PREPAK
Kanglei Yawol Kanna Lup | KYKL | Organization to Save the Revolutionary Movement in Manipur
Hynniewtrep National Liberation Council | HNLC
Popular Front of India | PFI India
People's Liberation Front Sri Lanka | Janatha Vimukthi Peramuna | ජනතා විමුක්ති පෙරමුණ
Marxist-Leninist Communist Party Turkey | MLKP | Marksist-Leninist Komünist Parti
Communist Party of Turkey/Marxist-Leninist | TKP/ML | TKP/ML-TİKKO | Türkiye Komünist Partisi/Marksist-Leninist
Savings Deposit Insurance Fund of Turkey | TMSF | Tasarruf Mevduatı Sigorta Fonu
Military Factory and Shipyard Management Turkey | ASFAT | Askerî Fabrika ve Tersane İşletme
Banking Regulation and Supervision Agency of Turkey | BDDK | Bankacılık Düzenleme ve Denetleme Kurumu
Turkish Cooperation and Coordination Agency | TİKA | Türk İşbirliği ve Koordinasyon Ajansı
Bangladesh Directorate General of Forces Intelligence | DGFI | ডিজিএফআই
National Service Projects Organization Egypt | NSPO Egypt | جهاز مشروعات الخدمة الوطنية
State Security Investigations Service Egypt | Mabahith Amn al-Dawla | مباحث أمن الدولة المصرية
National Shipping Company of Saudi Arabia | NSCSA | Bahri Saudi Arabia | الشركة الوطنية السعودية للنقل البحري
Public Investment Fund of Saudi Arabia | Saudi PIF | Sanduq al-Istithmarat al-Amma | صندوق الاستثمارات العامة
Federal Office for Economic Affairs and Export Control Germany | BAFA | Bundesamt für Wirtschaft und Ausfuhrkontrolle
German Aerospace Center | Deutsches Zentrum für Luft- und Raumfahrt | DLR Germany
Financial Intelligence Unit of France | TRACFIN | Traitement du renseignement et action contre les circuits financiers clandestins
Spanish State Industrial Holding | SEPI Spain | Sociedad Estatal de Participaciones Industriales
General Intelligence and Security Service of the Netherlands | AIVD | Algemene Inlichtingen- en Veiligheidsdienst
Swedish Security Service | SÄPO | Säkerhetspolisen
Internal Security Agency of Poland | Agencja Bezpieczeństwa Wewnętrznego | ABW Poland
State Agency for National Security Bulgaria | DANS Bulgaria | Държавна агенция „Национална сигурност“
Vazov Engineering Plants | VMZ Sopot | Vazovski Mashinostroitelni Zavodi | Вазовски машиностроителни заводи | ВМЗ Сопот
Hellenic Aerospace Industry | Elliniki Aeroporiki Viomichania | Ελληνική Αεροπορική Βιομηχανία
Dead Sea Works | Mifalei Yam HaMelach | מפעלי ים המלח
Siderúrgica del Turbio | SIDETUR
Rashtriya Ispat Nigam Limited | RINL | Vizag Steel
Nepal Airlines Corporation | Nepal Bayusewa Nigam | Nepal Vayusewa Nigam | नेपाल वायुसेवा निगम
Channel One Russia | Pervyy Kanal | Pervy Kanal | Первый канал
National Intelligence Service | National Intelligence Service of South Korea | 국가정보원 | 국정원 | Gukga Jeongbowon
State University of Campinas | UNICAMP | Universidade Estadual de Campinas
University of São Paulo | USP São Paulo | Universidade de São Paulo
Federal University of Rio de Janeiro | UFRJ | Universidade Federal do Rio de Janeiro
Federal University of Minas Gerais | UFMG | Universidade Federal de Minas Gerais
São Paulo State University | UNESP | Universidade Estadual Paulista
National Autonomous University of Mexico | UNAM | Universidad Nacional Autónoma de México
University of Buenos Aires | UBA Buenos Aires | Universidad de Buenos Aires
Tsinghua University | 清华大学 | Qinghua Daxue | Qinghua University
Peking University | 北京大学 | Beijing University | Beida
Sun Yat-sen University | 中山大学 | Zhongshan University | Zhongshan Daxue
Nanjing Tech University | 南京工业大学 | Nanjing Gongye Daxue
National University of Singapore | NUS Singapore
Nanyang Technological University | NTU Singapore
Korea Advanced Institute of Science and Technology | KAIST | 한국과학기술원
Pohang University of Science and Technology | POSTECH | 포항공과대학교
Middle East Technical University | METU | ODTÜ | Orta Doğu Teknik Üniversitesi
Istanbul Technical University | İTÜ | İstanbul Teknik Üniversitesi
Peoples' Friendship University of Russia | RUDN | РУДН | RUDN University
National University of Sciences and Technology Pakistan | NUST Islamabad | NUST Pakistan
Lahore University of Management Sciences | LUMS
Jawaharlal Nehru University | JNU Delhi
Aligarh Muslim University | AMU Aligarh
Swiss Federal Institute of Technology in Zurich | ETH Zurich | ETH Zürich | Eidgenössische Technische Hochschule Zürich
Swiss Federal Institute of Technology in Lausanne | EPFL | École polytechnique fédérale de Lausanne
Massachusetts Institute of Technology | MIT Massachusetts
California Institute of Technology | Caltech
London School of Economics and Political Science | LSE London
Italian Finance Guard | Guardia di Finanza | Guardia di Finanza GdF
Army of Republika Srpska | Vojska Republike Srpske | VRS Bosnia
German Research Foundation | Deutsche Forschungsgemeinschaft | DFG Germany
12th Main Directorate of the Russian Ministry of Defence | 12 GUMO | 12th GUMO | 12th Chief Directorate of the Ministry of Defence | 12-е Главное управление Министерства обороны | 12-е Главное управление Министерства обороны Российской Федерации | 12 ГУ МО
General Organization of Radio and TV | Syrian Directorate General of Radio & Television | Syrian Directorate General of Radio & Television Est | General Radio and Television Corporation | الهيئة العامة للإذاعة والتلفزيون
Minsk Engine Plant | Minsk Motor Plant | MMZ Minsk | Minsky Motorny Zavod | Minski Matorny Zavod | Минский моторный завод | Мінскі маторны завод
Turkish Hezbollah | Kurdish Hizbullah | Hizbullahi Kurdi | Hizbullah Turkey | Kurdish Hezbollah | Hizbullah of Turkey | Hizb Allah Turkiye | Hizbullah Turkiye | Türk Hizbullahı | Kürt Hizbullahı | Türkiye Hizbullahı
Gazprom | Газпром | غازبروم | گازپروم | 俄罗斯天然气工业股份公司 | 俄罗斯天然气工业公司 | ガスプロム | 가스프롬 | 가즈프롬 | גזפרום | Γκαζπρόμ
Alfa-Bank | Alfabank | Альфа-Банк | Альфабанк | بنك ألفا الروسي | 阿尔法银行 | アルファ銀行 | 알파은행
Sovcombank | Совкомбанк | سوفكوم بنك | ソフコムバンク | 소브콤방크
Transneft | Транснефть | ترانسنفت | ترانس نفت | 俄罗斯石油管道运输公司 | トランスネフチ | 트란스네프트
Novatek | Новатэк | نوفاتيك | 诺瓦泰克 | ノヴァテク | ノバテク | 노바텍 | נובטק
Belavia Belarusian Airlines | Belavia | Белавиа | Белавія | بيلافيا | 白俄罗斯航空 | 白俄罗斯航空公司 | ベラヴィア | ベラビア航空
Tornado Cash | TornadoCash | トルネードキャッシュ | 龙卷风现金 | 토네이도 캐시 | تورنادو كاش
Sumiyoshi-kai | Sumiyoshikai | 住吉会 | 스미요시카이
Inagawa-kai | Inagawakai | 稲川会 | 이나가와카이
Prince Holding Group | Prince Group | 太子集团 | プリンス・グループ | 프린스그룹
UEC-Chernyshev Moscow | ODK-Chernyshev | MMP imeni V.V. Chernysheva | Chernyshev Moscow Machine Building Enterprise | ММП имени Чернышева
UEC-Gas Turbines | ODK-Gazovye Turbiny | ODK-Gas Turbines | ОДК-Газовые турбины
UEC-Star | ODK-Star | ОДК-Стар
Sudan People's Liberation Movement | SPLM | Sudan People's Liberation Army | SPLA | SPLM/A | الحركة الشعبية لتحرير السودان
`;
