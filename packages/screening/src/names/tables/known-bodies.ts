/**
 * Organisations known by several names that do not follow from each other: an acronym of another language, a name in
 * the country's own words, a by-name. One per line: the full name first. Hand-written from the organisations' own usage
 * and newspapers.
 */
export const knownBodies = `
Federal Security Service of the Russian Federation | FSB | Federalnaya Sluzhba Bezopasnosti | ФСБ | Федеральная служба безопасности | Föderaler Sicherheitsdienst der Russischen Föderation | Service fédéral de sécurité de la fédération de Russie | Servicio Federal de Seguridad de la Federación Rusa | Federalna Służba Bezpieczeństwa Federacji Rosyjskiej | Федеральна служба безпеки Російської Федерації | Rusya Federal Güvenlik Servisi | Federální služba bezpečnosti Ruské federace | Federal Security Service | Federalnaja Sluschba Besopasnosti | Federal Security Service of Russia | Russian Federal Security Service | ФСБ России | FSB Rossii | Russian FSB | Служба безопасности ФСБ России | جهاز الأمن الفيدرالي الروسي | 俄罗斯联邦安全局 | ロシア連邦保安庁 | 러시아연방보안국
Committee for State Security of the USSR | Komitet Gosudarstvennoy Bezopasnosti SSSR | КГБ СССР
Foreign Intelligence Service of the Russian Federation | SVR | Sluzhba Vneshney Razvedki | СВР | Служба внешней разведки | Dienst für Auslandsaufklärung der Russischen Föderation | Service des renseignements extérieurs de la fédération de Russie | Servicio de Inteligencia Exterior de Rusia | Służba Wywiadu Zagranicznego Federacji Rosyjskiej | Служба зовнішньої розвідки Російської Федерації | Russian Foreign Intelligence Service | Foreign Intelligence Service of Russia | SVR Rossii | СВР России | SVR Russia | 俄罗斯对外情报局 | ロシア対外情報庁
Main Directorate of the General Staff of the Armed Forces of the Russian Federation | GRU | Main Directorate of the General Staff | Главное управление Генерального штаба ВС РФ | Главное управление Генерального штаба Вооруженных сил Российской Федерации | Главное управление Генштаба | Main Intelligence Directorate of the Russian General Staff | Glavnoye Razvedyvatelnoye Upravlenie | Glavnoe Razvedyvatelnoe Upravlenie | ГРУ | Главное разведывательное управление | Main Intelligence Directorate | Main Intelligence Directorate of the General Staff | Main Intelligence Directorate of the General Staff of the Armed Forces of the Russian Federation | Russian General Staff Main Intelligence Directorate | Main Intelligence Directorate of Russia | Russian Main Intelligence Directorate | Russian military intelligence | GRU GSh | GU GSh VS RF | GRU GSh VS RF | ГРУ ГШ | ГУ ГШ ВС РФ | ГРУ ГШ ВС РФ | Главное разведывательное управление Генерального штаба | Главное разведывательное управление Генштаба | Glavnoye Razvedyvatelnoye Upravleniye Generalnogo Shtaba | Glavnoye Upravleniye Generalnogo Shtaba | Direction générale des renseignements de Russie | Hauptverwaltung für Aufklärung Russland | 俄罗斯总参谋部情报总局 | ロシア連邦軍参謀本部情報総局 | Головне розвідувальне управління Росії | Главное разведывательное управление Генерального штаба Вооруженных сил Российской Федерации | Главное разведывательное управление Генштаба ВС РФ
GRU Military Unit 26165 | 85th Main Special Service Center | 85th GTsSS | APT28 | Fancy Bear | Sofacy | Войсковая часть 26165 | Military Unit 26165 | GRU Unit 26165 | Unit 26165
GRU Military Unit 74455 | Main Center for Special Technologies | GTsST | Sandworm Team | Войсковая часть 74455 | Главный центр специальных технологий | Military Unit 74455 | GRU Unit 74455 | Unit 74455 | GTsST GRU
GRU Military Unit 29155 | 161st Specialist Training Center | 161st Special Purpose Specialist Training Center | Войсковая часть 29155 | Military Unit 29155 | GRU Unit 29155 | Unit 29155
GRU Military Unit 54777 | 72nd Special Service Center | Войсковая часть 54777 | Military Unit 54777 | GRU Unit 54777 | Unit 54777
FSB Center 16 | Military Unit 71330 | Berserk Bear | Войсковая часть 71330
FSB Center 18 | Center for Information Security of the FSB | Military Unit 64829 | Центр информационной безопасности ФСБ | Callisto Group | Star Blizzard
Federal Protective Service of the Russian Federation | Federalnaya Sluzhba Okhrany | Federal Guard Service of Russia | ФСО | Федеральная служба охраны | Federal Protective Service | FSO Russia | FSO Rossii | ФСО России | Federal Guard Service of the Russian Federation | Federal Protection Service of Russia | Federal Protective Service of Russia
National Guard of the Russian Federation | Rosgvardia | Rosgvardiya | Federal Service of National Guard Troops | Росгвардия | Федеральная служба войск национальной гвардии | Russian National Guard | National Guard of Russia | Federal Service of the Troops of the National Guard of the Russian Federation | Federal National Guard Service of Russia
Main Directorate of Special Programs of the President of the Russian Federation | GUSP | ГУСП
Main Directorate of Deep Sea Research | GUGI | Glavnoye Upravlenie Glubokovodnykh Issledovanii | ГУГИ | Главное управление глубоководных исследований
Ministry of Internal Affairs of the Russian Federation | Ministerstvo Vnutrennikh Del Rossii | MVD Rossii | МВД России | Ministry of Interior of Russia | Ministry of the Interior of the Russian Federation | Russian Ministry of Internal Affairs | Russian Interior Ministry | MVD RF | МВД РФ | Министерство внутренних дел Российской Федерации
Ministry of Defence of the Russian Federation | Minoborony Rossii | Minoborony | MoD RF | MO RF | МО РФ | Ministerstvo Oborony Rossiyskoy Federatsii | Минобороны России | Министерство обороны Российской Федерации | Ministry of Defense of Russia | Russian Ministry of Defence | Russian Defence Ministry | MOD Russia | Министерство обороны РФ | Министерство обороны России | Минобороны РФ | Ministerstvo Oborony RF | Ministerstvo oborony Rossii | Minoborony RF | Verteidigungsministerium der Russischen Föderation | Ministère de la Défense de la Fédération de Russie | Ministerio de Defensa de la Federación de Rusia | 俄罗斯联邦国防部 | 俄罗斯国防部 | ロシア国防省 | 러시아 국방부 | وزارة الدفاع الروسية
Ministry of Emergency Situations of the Russian Federation | EMERCOM | EMERCOM of Russia | MChS Rossii | МЧС России | Ministry of the Russian Federation for Civil Defence, Emergencies and Elimination of Consequences of Natural Disasters | Ministry for Civil Defence, Emergencies and Disaster Relief of Russia | МЧС РФ | MChS RF | Министерство Российской Федерации по делам гражданской обороны, чрезвычайным ситуациям и ликвидации последствий стихийных бедствий
Ministry of Industry and Trade of the Russian Federation | Minpromtorg | Минпромторг | Minpromtorg Rossii | Minpromtorg of Russia | Минпромторг России | Министерство промышленности и торговли Российской Федерации | Russian Ministry of Industry and Trade | Министерство промышленности и торговли РФ
Investigative Committee of the Russian Federation | Sledkom | Sledstvennyy Komitet | Sledstvenny Komitet | Следственный комитет Российской Федерации | Investigative Committee of Russia | Sledstvenny Komitet Rossii | SK RF | СК РФ | СК России | Следственный комитет России
Federal Penitentiary Service of the Russian Federation | FSIN | Federalnaya Sluzhba Ispolneniya Nakazaniy | ФСИН | Федеральная служба исполнения наказаний | FSIN Rossii | ФСИН России | Federal Penitentiary Service of Russia
Federal Service for Financial Monitoring of the Russian Federation | Rosfinmonitoring | Росфинмониторинг | Federalnaya Sluzhba po Finansovomu Monitoringu | Федеральная служба по финансовому мониторингу | Russian Federal Financial Monitoring Service
Federal Service for Supervision of Communications, Information Technology and Mass Media | Roskomnadzor | Роскомнадзор | Federal Service for Supervision of Communications, Information Technology, and Mass Communications | Федеральная служба по надзору в сфере связи, информационных технологий и массовых коммуникаций
Main Radio Frequency Center | GRFC | Glavny Radiochastotny Tsentr | GRChTs | ГРЧЦ | Главный радиочастотный центр
Federal Service for Military-Technical Cooperation | FSVTS | FSMTC | Federalnaya Sluzhba po Voenno-Tekhnicheskomu Sotrudnichestvu | ФСВТС | FSVTS Rossii | ФСВТС России
Federal Service for Technical and Export Control | FSTEC | FSTEK | ФСТЭК | FSTEC Russia | ФСТЭК России | Федеральная служба по техническому и экспортному контролю
Federal Agency for State Property Management | Rosimushchestvo | Росимущество | Federal Property Management Agency | Федеральное агентство по управлению государственным имуществом
Federal Agency for State Reserves | Rosrezerv | Росрезерв
Federal Air Transport Agency | Rosaviatsiya | Rosaviatsia | Росавиация
Federal Agency for Maritime and River Transport | Rosmorrechflot | Росморречфлот
Federal Customs Service of Russia | Federalnaya Tamozhennaya Sluzhba | ФТС России | Федеральная таможенная служба | Federal Customs Service of the Russian Federation | FCS of Russia | Федеральная таможенная служба России | Федеральная таможенная служба Российской Федерации
Federal Agency for the Commonwealth of Independent States Affairs, Compatriots Living Abroad, and International Humanitarian Cooperation | Rossotrudnichestvo | Россотрудничество | Federal Agency for the Commonwealth of Independent States, Compatriots Living Abroad and International Humanitarian Cooperation | Федеральное агентство по делам Содружества Независимых Государств, соотечественников, проживающих за рубежом, и по международному гуманитарному сотрудничеству
Federal Agency for Youth Affairs | Rosmolodezh | Rosmolodyozh | Росмолодежь
Russian Movement of Children and Youth | Movement of the First | Dvizhenie Pervykh | Движение первых
All-Russian Military Patriotic Public Movement Youth Army | Yunarmia | Yunarmiya | Юнармия | All-Russia Young Army Military Patriotic Social Movement | Young Army | Всероссийское детско-юношеское военно-патриотическое общественное движение Юнармия
Volunteer Society for Cooperation with the Army, Aviation, and Fleet of Russia | DOSAAF | DOSAAF Russia | ДОСААФ
State Duma of the Federal Assembly of Russia | Gosudarstvennaya Duma | Gosduma | Госдума
Central Bank of the Russian Federation | Bank of Russia | Venäjän keskuspankki | Tsentrobank Rossii | Tsentralny Bank Rossiyskoy Federatsii | Банк России | Центробанк России | Bank Rossii | Central Bank of Russia | ЦБ РФ | TsB RF | البنك المركزي الروسي | 俄罗斯中央银行 | 俄罗斯央行 | ロシア連邦中央銀行 | ロシア中央銀行 | 러시아중앙은행 | הבנק המרכזי של רוסיה | Центральный банк России | CBR Russia | Zentralbank der Russischen Föderation | Banque centrale de Russie | Banco Central de Rusia | Banque centrale de la Fédération de Russie | Центральний банк Росії
National Wealth Fund of the Russian Federation | Fond Natsionalnogo Blagosostoyaniya | Фонд национального благосостояния
Russian Direct Investment Fund | RDIF | Rossiyskiy Fond Pryamykh Investitsiy | РФПИ | Российский фонд прямых инвестиций | الصندوق الروسي للاستثمار المباشر | 俄罗斯直接投资基金 | ロシア直接投資基金 | 러시아직접투자펀드 | Фонд прямых инвестиций России | Russian Fund of Direct Investments
National Payment Card System | NSPK | Natsionalnaya Sistema Platezhnykh Kart | НСПК | Mir payment system | НСПК Мир
National Settlement Depository | Natsionalny Raschetny Depozitariy | НКО НРД | Национальный расчетный депозитарий | NSD Russia | NRD Russia
National Clearing Centre | Natsionalny Kliringovy Tsentr | НКО НКЦ | Национальный клиринговый центр
Moscow Exchange | MOEX | Moskovskaya Birzha | Московская биржа | Moskovskaya Birzha MMVB-RTS | Moscow Exchange MICEX-RTS | MICEX-RTS
SPB Exchange | Saint Petersburg Stock Exchange | SPB Birzha | СПБ Биржа
Russian National Reinsurance Company | RNRC | Rossiyskaya Natsionalnaya Perestrakhovochnaya Kompaniya | РНПК
State Development Corporation VEB.RF | Vnesheconombank | Bank for Development and Foreign Economic Affairs | VEB.RF | Внешэкономбанк | ВЭБ.РФ | Bank for Development and Foreign Economic Affairs Vnesheconombank | State Corporation Bank for Development and Foreign Economic Affairs Vnesheconombank | Государственная корпорация развития ВЭБ.РФ | VEB | ВЭБ
VTB Bank | Vneshtorgbank | Bank for Foreign Trade of Russia | Банк ВТБ | Внешторгбанк | Bank Vneshney Torgovli | Bank Vneshnei Torgovli | Банк внешней торговли | بنك في تي بي | 俄罗斯外贸银行 | VTB銀行 | VTB은행
Savings Bank of Russia | Sberbank | Sberbank of Russia | Sber PJSC | Сбербанк | Сбербанк России | سبيربنك | سبربنک | 俄罗斯联邦储蓄银行 | 俄罗斯储蓄银行 | ズベルバンク | 스베르방크 | סברבנק | Σμπέρμπανκ
Russian Agricultural Bank | Rosselkhozbank | Rosselhozbank | Rosselkhosbank | Россельхозбанк | روس سيلخوز بنك | 俄罗斯农业银行 | ロシア農業銀行 | 러시아농업은행 | RSHB | РСХБ | Russian Agriculture Bank | RusAg | Российский сельскохозяйственный банк | Rossiyskiy Selskokhozyaystvenny Bank
Credit Bank of Moscow | MKB Bank Moscow | Moskovsky Kreditny Bank | Moskovskiy Kreditniy Bank | Московский кредитный банк
Russian Regional Development Bank | Vserossiyskiy Bank Razvitiya Regionov | VBRR | RRDB | ВБРР | Всероссийский банк развития регионов
Russian National Commercial Bank | RNCB | RNKB | Rossiyskiy Natsionalny Kommerchesky Bank | РНКБ | Российский национальный коммерческий банк
Bank Rossiya | Акционерный банк Россия | Aktsionerny Bank Rossiya | Rossiya Bank | AB Rossiya | Joint-Stock Bank Rossiya | АБ Россия
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
State Corporation for Assistance to Development, Production and Export of Advanced Technology Industrial Product Rostec | Rostec | Rostekh | Rossiyskie Tekhnologii | Rossiyskiye Tekhnologii | Russian Technologies State Corporation | Rostekhnologii | Rostechnologii | Ростех | Ростехнологии | State Corporation for the Promotion of Development, Manufacture and Export of High-Tech Products Rostec | Rostec State Corporation | روستيخ | روستك | روستک | 俄罗斯国家技术集团 | 俄罗斯技术国家集团 | ロステック | ロステフ | 로스테크 | 로스텍 | רוסטק | State Corporation Rostec | Russian Technologies | State Corporation for Assistance to Development, Production and Export of Advanced Technology Industrial Product | Государственная корпорация по содействию разработке, производству и экспорту высокотехнологичной промышленной продукции Ростех
Rosoboronexport | Rosoboroneksport | Рособоронэкспорт | روس أوبورون إكسبورت | روسوبورون إكسبورت | روس‌آبارون‌اکسپورت | 俄罗斯国防出口公司 | ロスオボロンエクスポルト | 로소보로넥스포르트 | רוסאבורונאקספורט | ROE Russia | Rosoboron Export
State Atomic Energy Corporation Rosatom | Rosatom | Росатом | روس آتوم | روساتوم | روساتم | 俄罗斯国家原子能集团 | 俄罗斯国家原子能公司 | ロスアトム | 로사톰 | 로스아톰 | רוסאטום | State Corporation Rosatom | Rosatom State Nuclear Energy Corporation | Rosatom State Atomic Energy Corporation | Государственная корпорация по атомной энергии Росатом
State Space Corporation Roscosmos | Roscosmos | Roskosmos | Russian Federal Space Agency | Роскосмос | Roscosmos State Corporation | Roscosmos State Corporation for Space Activities | State Corporation for Space Activities Roscosmos
United Aircraft Corporation | Obyedinyonnaya Aviastroitelnaya Korporatsiya | Obedinennaya Aviastroitelnaya Korporatsiya | ПАО ОАК | Объединенная авиастроительная корпорация | Zjednoczona Korporacja Lotnicza | Vereinigte Flugzeugbaukorporation | شركة الطائرات المتحدة الروسية | 联合航空制造公司 | 俄罗斯联合航空制造集团 | 統一航空機製造会社 | 통합항공기제작사 | UAC | United Aircraft Building Corporation | UAC Russia | OAK Rossii | ОАК Объединенная авиастроительная корпорация | UAC United Aircraft Corporation | Corporación Aeronáutica Unida | Corporation aéronautique unifiée | Об'єднана авіабудівна корпорація
United Shipbuilding Corporation | Obyedinyonnaya Sudostroitelnaya Korporatsiya | Obedinennaya Sudostroitelnaya Korporatsiya | АО ОСК | Объединенная судостроительная корпорация | Zjednoczona Korporacja Stoczniowa | Vereinigte Schiffbaukorporation | Corporation unifiée de construction navale | 俄罗斯联合造船集团 | 联合造船公司 | 統一造船会社 | 통합조선공사 | OSK Rossii | Об'єднана суднобудівна корпорація | USC Russia | Russian United Shipbuilding Corporation
United Engine Corporation | UEC | ODK | ОДК | Obyedinyonnaya Dvigatelestroitelnaya Korporatsiya | Obedinennaya Dvigatelestroitelnaya Korporatsiya | АО ОДК | Объединенная двигателестроительная корпорация | UEC Russia | United Engine-Building Corporation | ОДК Объединенная двигателестроительная корпорация | Rostec United Engine Corporation
United Instrument Manufacturing Corporation | Obedinennaya Priborostroitelnaya Korporatsiya | Objedinennaja Priborostroitelnaja Korporatsija | ОПК Объединенная приборостроительная корпорация | UIMC | United Instrument Corporation | OPK Russia
United Rocket and Space Corporation | Obedinennaya Raketno-Kosmicheskaya Korporatsiya | ORKK | ОРКК
Concern Radio-Electronic Technologies | KRET | Kontsern Radioelektronnye Tekhnologii | КРЭТ | Концерн Радиоэлектронные технологии | Concern Radio-Electronic Technologies KRET | Концерн КРЭТ | KRET Concern
Tactical Missiles Corporation | KTRV | Korporatsiya Takticheskoe Raketnoe Vooruzhenie | Korporatsiya Takticheskoye Raketnoye Vooruzheniye | КТРВ | Корпорация Тактическое ракетное вооружение | Tactical Missiles Armament Corporation | Tactical Missile Corporation | Tactical Missiles Corporation KTRV | Корпорация ТРВ
Almaz-Antey Air and Space Defence Corporation | Almaz-Antey | Almaz-Antei | VKO Almaz-Antey | Концерн ВКО Алмаз-Антей | ألماز أنتي | آلماز-آنتی | 金刚石-安泰 | アルマズアンテイ | 알마즈안테이 | Concern VKO Almaz-Antey | Almaz-Antey Concern | Concern Almaz-Antey | Almaz-Antey Air Defence Concern | Концерн Алмаз-Антей
Uralvagonzavod Research and Production Corporation | Uralvagonzavod | Ural Railcar Plant | NPK UVZ | Уралвагонзавод | أورال فاغون زافود | 乌拉尔车辆厂 | 乌拉尔机车车辆厂 | ウラルヴァゴンザヴォート | 우랄바곤자보드 | Ural Wagon Works | UVZ | УВЗ | NPK Uralvagonzavod | Research and Production Corporation Uralvagonzavod | Научно-производственная корпорация Уралвагонзавод | НПК Уралвагонзавод
Kalashnikov Concern | Izhmash | Izhevsk Machine-Building Plant | Kontsern Kalashnikov | Ижмаш | Концерн Калашников | مجموعة كلاشينكوف | 卡拉什尼科夫集团 | カラシニコフ社 | 칼라시니코프 콘체른 | Izhevskiy Mashinostroitelnyy Zavod | Concern Kalashnikov | Izhmash Concern | Kalashnikov Group
Izhevsk Mechanical Plant | Izhmekh | Izhmeh | Ижмех
V.A. Degtyarev Plant | ZiD Kovrov | Zavod imeni Degtyareva | Kovrov Arms Factory | Завод имени Дегтярева
Tula Arms Plant | Tulsky Oruzheiny Zavod | Tulskiy Oruzheynyy Zavod | TOZ Tula | Тульский оружейный завод
Tula Cartridge Works | TulAmmo | Tulskiy Patronnyy Zavod | Тульский патронный завод
KBP Instrument Design Bureau | Instrument Design Bureau Tula | Tula Instrument Design Bureau | Конструкторское бюро приборостроения им. академика А.Г. Шипунова | Konstruktorskoe Byuro Priborostroeniya | KBP Tula | Instrument Design Bureau named after Shipunov | Конструкторское бюро приборостроения | КБ приборостроения | Instrument Design Bureau named after Academician A.G. Shipunov | КБ приборостроения им. Шипунова | Konstruktorskoye Byuro Priborostroyeniya | Shipunov KBP
Machine Engineering Design Bureau Kolomna | KBM Kolomna | Konstruktorskoe Byuro Mashinostroyeniya | NPK KBM | КБ машиностроения Коломна | НПК КБМ
Central Research Institute for Precision Machine Building | Central Research Institute for Precision Machine Engineering | TsNIITochMash Klimovsk | TsNIITochMash | Tsentralny Nauchno-Issledovatelsky Institut Tochnogo Mashinostroeniya | ЦНИИточмаш
Central Research Institute Burevestnik | TsNII Burevestnik | ЦНИИ Буревестник
Central Research Institute of Machine Building | TsNIIMash | ЦНИИмаш
Central Aerohydrodynamic Institute | TsAGI | Tsentralny Aerogidrodinamichesky Institut | Zhukovsky Aerohydrodynamic Institute | ЦАГИ | Центральный аэрогидродинамический институт | Zhukovsky Central Aerohydrodynamic Institute
Central Institute of Aviation Motors | TsIAM | Tsentralny Institut Aviatsionnogo Motorostroeniya | Baranov Institute of Aviation Motors | ЦИАМ
All-Russian Scientific Research Institute of Aviation Materials | VIAM | Vserossiyskiy Institut Aviatsionnykh Materialov | ВИАМ
All-Russian Institute of Light Alloys | VILS | Vserossiyskiy Institut Legkikh Splavov | ВИЛС
State Research Institute of Aviation Systems | GosNIIAS | ГосНИИАС
Gromov Flight Research Institute | Letno-Issledovatelsky Institut imeni Gromova | LII Gromov | ЛИИ имени Громова | LII Gromova
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
Zvyozdochka Ship Repair Center | Zvezdochka | Zvyozdochka | Центр судоремонта Звездочка | Zvezdochka Shipyard Severodvinsk
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
Moscow Institute of Thermal Technology | Moskovsky Institut Teplotekhniki | NII-1 Minoboronprom | АО Корпорация МИТ | Московский институт теплотехники | MITT | MIT Corporation Moscow | Корпорация МИТ | Moscow Institute of Thermal Engineering
Makeyev State Rocket Center | GRTs Makeyeva | GRTs Makeev | SKB-385 | Makeyev Design Bureau | ГРЦ Макеева | State Rocket Centre named after Academician V.P. Makeyev | Makeyev Rocket Design Bureau
Votkinsk Machine Building Plant | Votkinsky Zavod | Votkinskiy Zavod | Воткинский завод | Votkinsk Plant
NPO Mashinostroyeniya | NPO Mashinostroeniya | OKB-52 | Chelomey Design Bureau | НПО машиностроения | JSC Military-Industrial Corporation NPO Mashinostroyenia | Military-Industrial Corporation NPO Mashinostroyenia | JSC MIC NPO Mashinostroyenia | MIC NPO Mashinostroyenia | VPK NPO Mashinostroyenia | VPK NPO Mashinostroyeniya | ВПК НПО машиностроения | NPOMash | НПОМаш | Военно-промышленная корпорация Научно-производственное объединение машиностроения | VPK NPO Mashinostroeniya | NPO Mash
Khrunichev State Research and Production Space Center | GKNPTs Khrunicheva | ГКНПЦ имени Хруничева | ГКНПЦ им. М.В. Хруничева | ГКНПЦ им. Хруничева | Khrunichev Center | Khrunichev Space Center | GKNPC im Khrunicheva | GKNPC im M V Khrunicheva | GKNPTs im Khrunicheva | ГКНПЦ им М В Хруничева | Государственный космический научно-производственный центр имени М В Хруничева
S.P. Korolev Rocket and Space Corporation Energia | RKK Energia | RSC Energia | OKB-1 Korolev | РКК Энергия
Progress Rocket Space Centre | TsSKB-Progress | RKTs Progress | ЦСКБ-Прогресс | РКЦ Прогресс
NPO Energomash | Energomash | OKB-456 | Glushko Design Bureau | НПО Энергомаш
NPO Lavochkin | Lavochkin Association | OKB-301 | НПО имени Лавочкина
Reshetnev Information Satellite Systems | ISS Reshetnev | NPO PM Zheleznogorsk | NPO Prikladnoy Mekhaniki | ИСС Решетнева
NPO Splav | NPO SPLAV imeni Ganicheva | NII-147 | НПО Сплав | Splav State Research and Production Enterprise | ГНПП Сплав | FGUP GNPP Splav
NPO Bazalt | State Research and Production Enterprise Bazalt | GNPP Bazalt | НПО Базальт
NPO Pribor | NPK Tekhmash Pribor | НПО Прибор
Tecmash Research and Production Concern | Tekhmash | Tecmash | NPK Tekhnologii Mashinostroeniya | Техмаш | NPK Tekhmash | Научно-производственный концерн «Технологии машиностроения» | НПК Техмаш
High Precision Systems | Vysokotochnye Kompleksy | NPO Vysokotochnye Kompleksy | NPO High Precision Systems | High-Precision Weapons Holding | Высокоточные комплексы | НПО Высокоточные комплексы | Scientific and Production Association High Precision Systems
Shvabe Holding | Shvabe | Швабе
Ruselectronics | Ruselektronika | Russian Electronics | Roselektronika | Roselectronics | Росэлектроника
Sozvezdie Concern | Constellation Concern Voronezh | Kontsern Sozvezdie | Концерн Созвездие
Vega Radio Engineering Corporation | Kontsern Vega | Radiostroeniya Vega | Концерн Вега | Концерн радиостроения Вега
Russian Helicopters | Vertolety Rossii | Vertolyoty Rossii | Вертолеты России | Helicópteros de Rusia | Hélicoptères de Russie
Mil Moscow Helicopter Plant | Moskovsky Vertoletny Zavod imeni Milya | MVZ Mil | МВЗ имени Миля
Kamov Design Bureau | Kamov JSC | OKB Kamov | АО Камов
National Helicopter Center Mil and Kamov | NTsV Mil i Kamov | НЦВ Миль и Камов
Rostvertol | Rostov Helicopter Plant | Роствертол
Progress Arsenyev Aviation Company | Arsenyevskaya Aviatsionnaya Kompaniya Progress | AAK Progress | ААК Прогресс
Kazan Helicopters | Kazanskiy Vertolyotny Zavod | Kazan Helicopter Plant | Казанский вертолетный завод
Sukhoi Company | OKB Sukhogo | OKB-51 | Компания Сухой | سوخوي | 苏霍伊 | スホーイ | 수호이 | סוחוי | Sukhoi Design Bureau | Sukhoi Aviation Holding Company | Sukhoy | Сухой
Russian Aircraft Corporation MiG | RSK MiG | RAC MiG | Mikoyan Design Bureau | OKB-155 | РСК МиГ | MiG Corporation | Mikoyan | Rossiyskaya samoletostroitelnaya korporatsiya MiG | Российская самолетостроительная корпорация МиГ
Tupolev Design Bureau | PAO Tupolev | OKB-156 | ПАО Туполев | Tupolev Public Joint Stock Company | Туполев | Tupolev
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
Kurchatov Institute | National Research Centre Kurchatov Institute | Laboratory No. 2 Moscow | Курчатовский институт | National Research Center Kurchatov Institute | НИЦ Курчатовский институт
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
33rd Central Research and Testing Institute | 33 TsNIII | Shikhany Institute Ministry of Defence | 33-й ЦНИИИ | 33 TsNII
48th Central Scientific Research Institute | 48 TsNII | Sergiev Posad 48th Institute | 48-й ЦНИИ
27th Scientific Center of the Ministry of Defence | 27 NTs | 27-й Научный центр Минобороны
18th Central Scientific Research Institute | 18 TsNII | 18-й ЦНИИ Минобороны
46th Central Scientific Research Institute | 46 TsNII | 46-й ЦНИИ Минобороны
4th Central Scientific Research Institute | 4 TsNII | 4-й ЦНИИ Минобороны
State Central Inter-Service Test Range Kapustin Yar | 4th State Central Interspecific Test Site | Kapustin Yar | Капустин Яр
Advanced Research Foundation | Fond Perspektivnykh Issledovaniy | Foundation for Advanced Research Projects Russia | Фонд перспективных исследований | FPI Russia | Russian Foundation for Advanced Research Projects
ERA Military Innovative Technopolis | Technopolis ERA Anapa | Военный инновационный технополис ЭРА | Military Innovation Technopolis ERA
Central Scientific Research Institute of Chemistry and Mechanics | TsNIIKhM | State Research Center of the Russian Federation Central Scientific Research Institute of Chemistry and Mechanics | ЦНИИХМ | ФГУП ЦНИИХМ | State Research Center of the Russian Federation FGUP Central Scientific Research Institute of Chemistry and Mechanics | CNIIHM | TsNIIHM | ЦНИИХМ имени Д.И. Менделеева
Scientific Research Institute of Molecular Electronics | NIIME | Nauchno-Issledovatelsky Institut Molekulyarnoy Elektroniki | НИИМЭ
Mikron Joint Stock Company | Mikron Zelenograd | ПАО Микрон
Moscow Center of SPARC Technologies | MCST | MTsST Elbrus | МЦСТ
Research Center Module | NTC Modul | NTTs Modul | НТЦ Модуль
Special Technology Center Saint Petersburg | Spetsialny Tekhnologichesky Tsentr | Специальный технологический центр | Special Technology Center | Специальный Технологический Центр | STC Saint Petersburg | Special Technology Centre | СТЦ Санкт-Петербург
Speech Technology Center | Центр речевых технологий | Tsentr Rechevykh Tekhnologiy | ЦРТ | SpeechPro
Zala Aero Group | ZALA AERO | Беспилотные системы ЗАЛА
Alabuga Special Economic Zone | SEZ Alabuga | OEZ Alabuga | ОЭЗ Алабуга | ОЭЗ ППТ Алабуга | Special Economic Zone of Industrial Production Type Alabuga | SEZ IPT Alabuga
Kvant Scientific Research Institute | FSUE NII Kvant | НИИ Квант
Kaspersky Lab | Laboratoriya Kasperskogo | AO Kaspersky Lab | Лаборатория Касперского | كاسبرسكي | 卡巴斯基 | 卡巴斯基实验室 | カスペルスキー | 카스퍼스키 | קספרסקי | AO Kaspersky
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
Russian Railways | RZhD | Rossiyskie Zheleznye Dorogi | Rossiyskiye Zheleznyye Dorogi | РЖД | Российские железные дороги | RZD | Russische Eisenbahnen | Chemins de fer russes | Ferrocarriles Rusos
Rosneft Oil Company | NK Rosneft | Rosneft | Роснефть | روسنفت | روس نفط | روس نفت | 俄罗斯石油公司 | ロスネフチ | 로스네프트 | רוסנפט | Ρόσνεφτ | Neftyanaya Kompaniya Rosneft
Gazprom Neft | Sibneft | Siberian Oil Company | Газпром нефть | Сибнефть | غازبروم نفت | 俄罗斯天然气工业石油公司 | ガスプロムネフチ | 가스프롬네프트 | 가즈프롬네프트
Surgutneftegas | Surgutneftegaz | Сургутнефтегаз | سورغوت نفط غاز | سورغوتنفتغاز | 苏尔古特石油天然气 | スルグトネフテガス | 수르구트네프테가스 | SNGS
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
Norilsk Nickel | Nornickel | Mining and Metallurgical Company Norilsk Nickel | Norilskiy Nikel | Норникель | Норильский никель | GMK Norilsk Nickel
Alrosa | Almazy Rossii-Sakha | Алроса | Алмазы России-Саха
United Company Rusal | RUSAL | Russky Alyuminiy | Russian Aluminium | Русал | ОК Русал | Объединенная компания Русал
Basic Element | Bazovy Element | Базовый Элемент
Novolipetsk Steel | NLMK | Novolipetsky Metallurgichesky Kombinat | НЛМК | Новолипецкий металлургический комбинат
Magnitogorsk Iron and Steel Works | Usine métallurgique de Magnitogorsk | Magnitogorsk Metallurgical Combine | Eisen- und Stahlwerke Magnitogorsk | MMK Magnitogorsk | Magnitogorsky Metallurgichesky Kombinat | ММК Магнитогорск | Магнитогорский металлургический комбинат | MMK | ММК
Severstal | Cherepovets Metallurgical Plant | Северсталь | Cherepovets Steel Mill
VSMPO-AVISMA Corporation | VSMPO-Avisma | Verkhnyaya Salda Metallurgical Production Association | ВСМПО-АВИСМА
Mobile TeleSystems | MTS Russia | Mobilnye TeleSistemy | Мобильные ТелеСистемы | МТС Россия
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
VK Company | Mail.ru Group | Мейл.ру Групп | VKontakte | ВКонтакте
RT Television Network | ANO TV-Novosti | Russia Today | ТВ-Новости | Россия сегодня телеканал | Autonomous Nonprofit Organization TV-Novosti | Телеканал RT
Federal State Unitary Enterprise International Information Agency Rossiya Segodnya | MIA Rossiya Segodnya | Rossiya Segodnya | International Information Agency Russia Today | Россия сегодня | International Information Agency Rossiya Segodnya
All-Russia State Television and Radio Broadcasting Company | VGTRK | Vserossiyskaya Gosudarstvennaya Televizionnaya i Radioveshchatelnaya Kompaniya | ВГТРК | Russian Television and Radio
TASS Russian News Agency | ITAR-TASS | Informatsionnoye Telegrafnoye Agentstvo Rossii | ТАСС | Information Telegraph Agency of Russia
Internet Research Agency | Agentstvo Internet Issledovaniy | Glavset | Olgino troll factory | Lakhta Internet Research | Агентство интернет-исследований | وكالة أبحاث الإنترنت | 互联网研究署 | 互联网研究机构 | 인터넷 리서치 에이전시 | Troll Factory Olgino | IRA Saint Petersburg | Olgino trolls | Mediasintez | Медиасинтез
Federal News Agency | RIA FAN | Federalnoe Agentstvo Novostey | РИА ФАН
Social Design Agency | Agentstvo Sotsialnogo Proektirovaniya | Агентство социального проектирования
Strategic Culture Foundation | Fond Strategicheskoy Kultury | Фонд стратегической культуры
Foundation to Battle Injustice | Fond Borby s Repressiyami | Фонд борьбы с репрессиями
Wagner Group | PMC Wagner | ChVK Wagner | Vagner Group | Gruppa Vagnera | The Musicians PMC | ЧВК Вагнер | Группа Вагнера | Gruppe Wagner | Groupe Wagner | Grupo Wagner | Grupa Wagnera | Wagner Grubu | مجموعة فاغنر | گروه واگنر | 瓦格纳集团 | ワグネル | 民間軍事会社ワグネル | 바그너 그룹 | 바그너그룹 | קבוצת ואגנר | Ομάδα Βάγκνερ | Chastnaya Voennaya Kompaniya Vagner | Вагнер группа | Private Military Company Wagner | Wagner PMC | ПВК Вагнер | مجموعة فاجنر
Redut Private Military Company | PMC Redut | ChVK Redut | Redut-Antiterror | ЧВК Редут | Redut PMC | Redoubt PMC
Convoy Private Military Company | PMC Convoy | ChVK Konvoy | ЧВК Конвой
Patriot Private Military Company | ChVK Patriot | ЧВК Патриот
E.N.O.T. Corps | ENOT Corp | PMC ENOT | Edinye Narodnye Obshchinnye Tovarishchestva | ЕНОТ Корп
RSB-Group | Russian Security Systems | Rossiyskie Sistemy Bezopasnosti | РСБ-Групп
Africa Corps | Afrikansky Korpus | Expeditionary Corps of the Ministry of Defence of Russia | Африканский корпус
Rusich Sabotage Assault Reconnaissance Group | DShRG Rusich | Task Force Rusich | ДШРГ Русич
Russian Imperial Movement | Russkoe Imperskoe Dvizhenie | Russkoye Imperskoye Dvizheniye | Русское имперское движение | RIM Russia | Russian Imperial Legion | Имперский легион
Night Wolves Motorcycle Club | Night Wolves | Nachtwölfe | Lobos Nocturnos | Loups de la nuit | Nochnye Volki | Nochnyye Volki | Ночные волки | Nočni volkovi | Мотоклуб Ночные волки
Akhmat Special Forces | Spetsnaz Akhmat | Kadyrovtsy | Kadyrovites | 141st Special Motorized Regiment | Спецназ Ахмат | Кадыровцы | Ахмат спецназ | Akhmat Battalion
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
United Russia | United Russia Party | Всероссийская политическая партия Единая Россия | Yedinaya Rossiya | Edinaya Rossiya | Единая Россия | Партия Единая Россия | ВПП Единая Россия | Geeintes Russland | Russie unie | Rusia Unida
Skolkovo Institute of Science and Technology | Skoltech | Сколтех | Сколковский институт науки и технологий
Skolkovo Foundation | Skolkovo Innovation Center | Фонд Сколково
Russian Academy of Sciences | Rossiyskaya Akademiya Nauk | Российская академия наук
Moscow Institute of Physics and Technology | MIPT | Phystech | MFTI | Fiztekh | МФТИ | Московский физико-технический институт
Bauman Moscow State Technical University | MGTU Bauman | Baumanka | МГТУ имени Баумана | МГТУ им Баумана | МГТУ им Н Э Баумана | BMSTU | Московский государственный технический университет имени Баумана | Moscow State Technical University named after N.E. Bauman | Московский государственный технический университет имени Н.Э. Баумана
National Research Nuclear University MEPhI | MEPhI | MIFI Moscow | НИЯУ МИФИ | Moscow Engineering Physics Institute | Национальный исследовательский ядерный университет МИФИ | Московский инженерно-физический институт
Russian Presidential Academy of National Economy and Public Administration | RANEPA | RANKhiGS | РАНХиГС
Moscow State Institute of International Relations | MGIMO | МГИМО | МГИМО МИД России | MGIMO University
State Security Committee of the Republic of Belarus | Komitet Gosudarstvennoy Bezopasnosti Respubliki Belarus | Kamitet Dziarzhaunai Biaspieki | KDB Belarus | КГБ Беларуси | Камітэт дзяржаўнай бяспекі | KGB | КГБ | KGB of Belarus | KGB of the Republic of Belarus | Belarusian KGB | КГБ Республики Беларусь | State Security Committee of Belarus | KGB RB | Belarus KGB | Камітэт дзяржаўнай бяспекі Рэспублікі Беларусь
Belarus Internal Troops | Vnutrennie Voyska MVD Belarusi | Унутраныя войскі Беларусі | Внутренние войска МВД Беларуси
Main Directorate for Combating Organized Crime and Corruption of Belarus | GUBOPiK | GUBAZiK | ГУБОПиК
Operational and Analytical Center under the President of Belarus | Operativno-Analitichesky Tsentr | Оперативно-аналитический центр при Президенте Республики Беларусь
Belarusian Potash Company | Weißrussische Kalikompanie | Belarussische Kalikompanie | Belaruskaya Kaliynaya Kompaniya | BKK Potash | Белорусская калийная компания | Białoruska Kompania Potasowa
Belaruskali | Belarus Potash Production Association | Soligorsk Potash Combine | Беларуськалий | بيلاروسكالي | 白俄罗斯钾肥公司 | ベラルーシカリ
Naftan Oil Refinery | Polotsk Oil Refinery | ОАО Нафтан
Belneftekhim | Belneftekhim Minsk | Belorusski gosudarstvenny kontsern po nefti i khimii | Белорусский государственный концерн по нефти и химии | Belarusian State Concern for Oil and Chemistry | Belneftekhim Concern | Белнефтехим
Minsk Automobile Plant | Minsk Automobile Works | Minsk Automobile Works MAZ | Minsky Avtomobilny Zavod | Minski Autamabilny Zavod | Минский автомобильный завод | MAZ Minsk | MAZ | МАЗ | Минский автозавод | Minsk Automobile Plant MAZ
Minsk Wheel Tractor Plant | MZKT | Volat | Minsky Zavod Kolesnykh Tyagachey | МЗКТ | Минский завод колесных тягачей
Minsk Tractor Works | Minsky Traktorny Zavod | Belarus Tractors | Минский тракторный завод | MTZ | МТЗ | МТЗ-Холдинг | MTZ-Holding
Belarusian Automobile Plant | BelAZ | Belarussky Avtomobilny Zavod | БелАЗ | Белорусский автомобильный завод | Belaz Holding
Belarusian Steel Works | Byelorussian Steel Works Zhlobin | BMZ Zhlobin | Belorussky Metallurgichesky Zavod | БМЗ Жлобин | Byelorussian Steel Works | Белорусский металлургический завод
Grodno Azot | Hrodna Azot | Гродно Азот | ГродноАзот | Гродна Азот
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
Donetsk People's Republic | Donetskaya Narodnaya Respublika | Донецкая народная республика | DNR | ДНР | DPR Donetsk | Volksrepublik Donezk | République populaire de Donetsk | República Popular de Donetsk | Doniecka Republika Ludowa | Донецька народна республіка
Luhansk People's Republic | Luganskaya Narodnaya Respublika | Lugansk People's Republic | Луганская народная республика | LNR | ЛНР | LPR Luhansk | Volksrepublik Luhansk | Volksrepublik Lugansk | République populaire de Lougansk | República Popular de Lugansk | Ługańska Republika Ludowa | Луганська народна республіка
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
Chernomorneftegaz | Chornomornaftogaz | DAT Chornomornaftogaz | ДАТ Чорноморнафтогаз | ГУП РК Черноморнефтегаз | Black Sea Oil and Gas Company Crimea | Чорноморнафтогаз | Черноморнефтегаз
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
Islamic Revolutionary Guard Corps | IRGC | Revolutionsgarde | Revolutionsgarden | Iranian Revolutionary Guard Corps | Sepah-e Pasdaran-e Enqelab-e Eslami | Sepah Pasdaran | Pasdaran | Pasdaran-e Enqelab | Revolutionary Guards of Iran | Army of the Guardians of the Islamic Revolution | سپاه پاسداران انقلاب اسلامی | Sepah-e Pasdaran | Sepah-i Pasdaran | Revolutionary Guards Corps Iran | Iranian Revolutionary Guards | سپاه پاسداران | Iranische Revolutionsgarde | Iranische Revolutionsgarden | Islamische Revolutionsgarde | Corps des Gardiens de la révolution islamique | Cuerpo de la Guardia Revolucionaria Islámica | Korpus Strażników Rewolucji Islamskiej | Corpo delle guardie della rivoluzione islamica | Corpo da Guarda Revolucionária Islâmica | İslam Devrimi Muhafızları Ordusu | Корпус стражей исламской революции | Корпус вартових ісламської революції | 伊斯兰革命卫队 | الحرس الثوري الإيراني | حرس الثورة الإسلامية | الحرس الثوري | فيلق الحرس الثوري الإسلامي | 伊朗革命卫队 | イスラム革命防衛隊 | 革命防衛隊 | 이슬람혁명수비대 | משמרות המהפכה | Φρουροί της Επανάστασης | Iran's Revolutionary Guards | Gardiens de la révolution islamique | Guardia Revolucionaria iraní | Islamic Revolution Guards Corps | Iran Revolutionary Guard Corps | Corps of the Guardians of the Islamic Revolution | Guardians of the Revolution | Iranian Islamic Revolutionary Guard Corps | Гвардия исламской революции | Pasdarans | Guardie rivoluzionarie iraniane
IRGC Qods Force | Quds Force | IRGC-QF | Niru-ye Qods | Jerusalem Force | Sepah-e Qods | نیروی قدس | فيلق القدس | نیروی قدس سپاه پاسداران | قوة القدس | 圣城旅 | 圣城军 | コッズ部隊 | ゴドス部隊 | 쿠드스군 | כוח קודס | Nirooye Qods | Jerusalem Force Iran | Al-Quds Corps | Quds-Brigaden Iran | Al-Quds-Einheit | Force Al-Qods | Fuerza Quds | Силы Кудс | Корпус Кудс | Силы специального назначения Аль-Кудс | Pasdaran-e Enghelab-e Islami Quds
IRGC Aerospace Force | IRGCASF | IRGC-ASF | IRGC Air Force | Islamic Revolutionary Guard Corps Air Force | Guardians of the Islamic Revolution Corps Air Force | Guardians Revolution Corps Air Force | Niru-ye Havafaza-ye Sepah | نیروی هوافضای سپاه | نیروی هوافضای سپاه پاسداران | نیروی هوافضای سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps Aerospace Force | IRGC Air and Space Force | Sepah Air Force | نیروی هوایی سپاه
IRGC Navy | IRGCN | Niru-ye Daryayi-e Sepah | نیروی دریایی سپاه | نیروی دریایی سپاه پاسداران | نیروی دریایی سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps Navy | Niroo-ye Daryaei-e Sepah | Sepah Navy
IRGC Ground Force | IRGC Ground Forces | IRGCGF | IRGC-GF | Niru-ye Zamini-ye Sepah | نیروی زمینی سپاه | نیروی زمینی سپاه پاسداران | نیروی زمینی سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps Ground Force | Islamic Revolutionary Guard Corps Ground Forces
IRGC Intelligence Organization | IRGC-IO | Sazman-e Ettela'at-e Sepah | سازمان اطلاعات سپاه | Intelligence Organization of the IRGC | Islamic Revolutionary Guard Corps Intelligence Organization | Sazman-e Ettelaat-e Sepah-e Pasdaran | سازمان اطلاعات سپاه پاسداران
IRGC Al-Ghadir Missile Command | Al-Ghadir Missile Command | IRGC Missile Command
IRGC Cyber-Electronic Command | IRGC-CEC | Iranian Islamic Revolutionary Guard Corps Cyber-Electronic Command
IRGC Aerospace Force Self-Sufficiency Jihad Organization | ASF SSJO | Self-Sufficiency Jehad | Sazman-e Jahad-e Khodkafayi | سازمان جهاد خودکفایی | IRGC Aerospace Force Self Sufficiency Jihad Organization
Basij Resistance Force | Basij-e Mostaz'afin | Sazman-e Basij-e Mostazafin | Mobilization of the Oppressed | Organization for Mobilization of the Oppressed | Niruye Moghavemate Basij | بسیج مستضعفین | Basij | Basij Militia | Basij Force | نیروی مقاومت بسیج | سازمان بسیج مستضعفین | Basidsch | Басидж
Basij Cooperative Foundation | Bonyad Taavon Basij | بنیاد تعاون بسیج | بنیاد تعاون بسیج مستضعفین
IRGC Cooperative Foundation | Bonyad Taavon Sepah | Sepah Cooperative Foundation | بنیاد تعاون سپاه | IRGC Cooperation Foundation
Ministry of Intelligence of the Islamic Republic of Iran | MOIS | Vezarat-e Ettela'at va Amniyat-e Keshvar | VEVAK | VAJA Iran | Ministry of Intelligence and Security of Iran | وزارت اطلاعات | وزارة الاستخبارات الإيرانية | 伊朗情报部 | イラン情報省 | VAJA | Vezarat-e Ettela'at | Iranian Ministry of Intelligence and Security | Iranian Ministry of Intelligence | Ministry of Intelligence and Security | وزارت اطلاعات جمهوری اسلامی ایران | وزارت اطلاعات و امنیت کشور | Vezarat-e Ettelaat Jomhuri-ye Eslami-ye Iran | وزارة الاستخبارات والأمن الوطني الإيرانية
MuddyWater | Static Kitten | Seedworm | Mango Sandstorm
Ministry of Defence and Armed Forces Logistics of Iran | MODAFL | Vezarat-e Defa va Poshtibani-ye Niruha-ye Mosallah | وزارت دفاع و پشتیبانی نیروهای مسلح | Ministry of Defence and Armed Forces Logistics | Ministry of Defense of Iran | Ministry of Defence of Iran | Iranian Ministry of Defence | Iranian Ministry of Defense and Armed Forces Logistics | وزارت دفاع و پشتیبانی نیروهای مسلح جمهوری اسلامی ایران | Vezarate Defa va Poshtibani Niruhaye Mosallah | Ministry of Defense and Support for Armed Forces Logistics | Ministry of Defence and Armed Forces Support of Iran
Law Enforcement Forces of the Islamic Republic of Iran | Niru-ye Entezami | Iranian Police Force | نیروی انتظامی جمهوری اسلامی ایران | FARAJA | NAJA Iran | نیروی انتظامی جمهوری اسلامی | ناجا | فراجا | Law Enforcement Command of the Islamic Republic of Iran | LEF Iran | Iranian Law Enforcement Forces | Farmandehi-ye Entezami | فرماندهی انتظامی جمهوری اسلامی ایران | Nirou-ye Entezami-ye Jomhouri-ye Eslami-ye Iran
Guidance Patrol | Gasht-e Ershad | Morality Police of Iran | گشت ارشاد
Iranian Cyber Police | FATA Police | Polis-e Fata | پلیس فتا
Islamic Republic of Iran Army | Artesh | Artesh-e Jomhuri-ye Eslami-ye Iran | ارتش جمهوری اسلامی ایران
Armed Forces General Staff of Iran | AFGS Iran | Setad-e Kol-e Niruha-ye Mosallah | ستاد کل نیروهای مسلح
Khatam al-Anbiya Construction Headquarters | Khatam al-Anbiya | Gharargah Sazandegi Khatam al-Anbia | GHORB | Khatam ol Anbia Gharargah | قرارگاه سازندگی خاتم‌الانبیا | KAA Iran | Khatam al-Anbiya Construction Base | Khatam al-Anbia Construction Company | Khatam al-Anbia Gharargah Sazandegi | Ghorb Khatam | Khatam Al Anbiya Construction Organization | Khatam al-Anbiya Central Headquarters Construction | مقر خاتم الأنبياء للإعمار
Execution of Imam Khomeini's Order | Setad | EIKO | Setad Ejraiye Farmane Hazrate Emam | Headquarters for Executing the Order of the Imam | ستاد اجرایی فرمان امام | ستاد اجرایی فرمان حضرت امام | Execution of Imam Khomeini’s Order | Setad Ejraei Farman Emam | Setad Ejraei Farman Hazrat Emam | Setad Ejraye Farmane Hazrate Emam | Setad-e Ejraiye Farman-e Emam Khomeini | Setad-e Farman-e Emam | Execution of Imam Khomeini's Order Headquarters | Headquarters for the Execution of Imam Khomeini's Order | ستاد اجرایی فرمان حضرت امام خمینی | Imam Khomeini's Order Execution Headquarters
Foundation of the Oppressed | Bonyad Mostazafan | Bonyad-e Mostazafan | Mostazafan Foundation | Islamic Revolution Mostazafan Foundation | بنیاد مستضعفان | MFJ Iran | Mostazafan Foundation of Islamic Revolution | Foundation for the Oppressed and Disabled | Bonyad-e Mostaz'afan va Janbazan | بنیاد مستضعفان انقلاب اسلامی | Bonyad-e Mostazafan-e Enqelab-e Eslami | Mostazafan Foundation of Iran | Oppressed Foundation of Iran
Astan Quds Razavi | AQR Mashhad | Imam Reza Shrine Foundation | Astan-e Qods-e Razavi | آستان قدس رضوی | آستان قدس | Razavi Shrine Foundation
Martyrs Foundation of Iran | Bonyad Shahid | Bonyad-e Shahid va Omur-e Isargaran | Foundation of Martyrs and Veterans Affairs | بنیاد شهید و امور ایثارگران | بنیاد شهید | Foundation of Martyrs and Veterans Affairs Iran
Imam Khomeini Relief Committee | Komiteh Emdad Emam Khomeini | Emdad Committee for Islamic Charity | IKRC | کمیته امداد امام خمینی
15 Khordad Foundation | Bonyad-e Panzdah-e Khordad | Fifteenth of Khordad Foundation | بنیاد پانزده خرداد
Atomic Energy Organization of Iran | AEOI | Sazman-e Enerzhi-ye Atomi-ye Iran | سازمان انرژی اتمی ایران | Sazman-e Energy-e Atomi | Sazman-e Enerji-ye Atomi-ye Iran | منظمة الطاقة الذرية الإيرانية | Organisation de l'énergie atomique d'Iran | Atomenergieorganisation des Iran | Организация по атомной энергии Ирана | Sazman Energy Atomi Iran
Organization of Defensive Innovation and Research | SPND | Sazman-e Pazhouhesh va Noavari-ye Defaei | سازمان پژوهش و نوآوری دفاعی | Sazman-e Pazhouheshha va Nowavari-ye Defa'i | Sazman-e Pazhouheshha-ye Novin-e Defa'i | Defensive Innovation and Research Organization | سپند | Sazman-e Pajouhesh va Noavari Defai
Defense Industries Organization of Iran | Sazman-e Sanaye Defa | سازمان صنایع دفاع | Sasadja | DIO Iran | Defence Industries Organisation | Iranian Defense Industries Organization | Saseman Sanaye Defa
Aerospace Industries Organization of Iran | Sazman-e Sanaye Hava Faza | سازمان صنایع هوافضا | Sazman-e Sanaye-e Havafaza | AIO Iran
Shahid Hemmat Industrial Group | SHIG | Sanaye Shahid Hemmat | گروه صنعتی شهید همت | Hemmat Industries Group
7th of Tir | Hafte Tir Industries | Haft-e Tir Industries | 7th of Tir Complex | 7th of Tir Industrial Complex | Sanaye Haft-e Tir | صنایع هفتم تیر
Shahid Bakeri Industrial Group | SBIG | Sanaye Shahid Bakeri | گروه صنعتی شهید باکری | Shahid Bagheri Industrial Group | گروه صنعتی شهید باقری | Sanaye Shahid Bagheri
Iran Aviation Industries Organization | IAIO | Sazman-e Sanaye Havayi | سازمان صنایع هوایی | Sazman-e Sanaye-e Havai-ye Niruha-ye Mosallah | سازمان صنایع هوایی نیروهای مسلح | Iranian Aviation Industries Organization
Iran Aircraft Manufacturing Industrial Company | HESA | Hava Peyma Sazi-ye Iran | شرکت صنایع هواپیماسازی ایران | Iran Aircraft Manufacturing Industries | Iran Aircraft Manufacturing Company | هسا | Sherkat-e Sanaye-ye Havapeymasazi-ye Iran | Hesa Trade Center | Havapeyma Sazi Iran | Karkhanejate Sanaye Havapaymaie Iran
Iran Helicopter Support and Renewal Company | IHSRC | Sherkat-e Poshtibani va Nosazi-ye Helikopterha | پنها | PANHA | Iranian Helicopter Support and Renewal Company | شرکت پشتیبانی و نوسازی هلیکوپترهای ایران | Poshtibani va Nosazi-ye Helikopterha-ye Iran
Iranian Aircraft Industries | SAHA Iran | Sanaye Havapeymayi-ye Iran | صها | Iran Aircraft Industries | IACI Iran
Qods Aviation Industries | Ghods Aviation Industries | Light Airplanes Design and Manufacturing Industries | صنایع هوایی قدس | Qods Aeronautics Industries | Qods Aviation Industry Company | LADMI | Quds Air Industries | Sanaye Havai Qods
Shahed Aviation Industries Research Center | Shahed Aviation Industries | SAIRC | مرکز تحقیقات صنایع هوایی شاهد | Shahed Aviation Industries Research Centre | صنایع هوایی شاهد | Shahed Aviation
Iran Electronics Industries | SAIRAN | Sanaye Electronic Iran | Sanaye Elektronik-e Iran | صاایران | صنایع الکترونیک ایران | IEI Iran | Saairan | Iran Electronic Industries
Iran Communication Industries | Sanaye Mokhaberat Iran | ICI Tehran | صنایع مخابرات ایران
Malek Ashtar University of Defence Technology | MUT Tehran | Daneshgah-e San'ati-ye Malek Ashtar | دانشگاه صنعتی مالک اشتر | Malek Ashtar University of Technology | Malek-e-Ashtar University of Defence Technology | Malek-e-Ashtar University of Technology | Malek-e Ashtar Industrial University | Malek Ashtar University | MUT Iran
Imam Hossein University | Daneshgah-e Emam Hosein | IRGC University Tehran | دانشگاه جامع امام حسین | دانشگاه امام حسین | Daneshgah-e Jame-e Emam Hossein | Imam Hossein Comprehensive University | Imam Hossein University of the IRGC | Emam Hoseyn Comprehensive University
Sharif University of Technology | Aryamehr University of Technology | Daneshgah-e San'ati-ye Sharif | دانشگاه صنعتی شریف | Sharif Industrial University | جامعة شريف للتكنولوجيا | Технологический университет имени Шарифа | SUT Tehran | Sanati Sharif University
Kalaye Electric Company | Kala Electric | کالای الکتریک
Novin Energy Company | Pars Novin | Energy Novin | انرژی نوین
Nuclear Research Center for Agriculture and Medicine | Karaj Nuclear Research Center
Iran Centrifuge Technology Company | TESA Iran | شرکت فناوری سانتریفیوژ ایران | شرکت تکنولوژی سانتریفیوژ ایران
Physics Research Center Lavizan | PHRC
Tehran Nuclear Research Center | TNRC
Iran National Oil Company | NIOC | National Iranian Oil Company | Sherkat-e Melli-ye Naft-e Iran | شرکت ملی نفت ایران | شركة النفط الوطنية الإيرانية | 伊朗国家石油公司 | イラン国営石油会社 | イラン国営石油 | 이란국영석유회사 | Compagnie nationale iranienne du pétrole | Nationale Iranische Ölgesellschaft | Compañía Nacional Iraní de Petróleo | Иранская национальная нефтяная компания
National Iranian Gas Company | NIGC | شرکت ملی گاز ایران
National Iranian Tanker Company | NITC | شرکت ملی نفتکش ایران | شركة الناقلات الوطنية الإيرانية | 伊朗国家油轮公司 | イラン国営タンカー会社 | 이란국영유조선회사 | Sherkat-e Melli-ye Naftkesh-e Iran
National Iranian Oil Refining and Distribution Company | NIORDC | شرکت ملی پالایش و پخش | Sherkat-e Melli Palayesh va Pakhsh | شرکت ملی پالایش و پخش فرآورده‌های نفتی ایران
Naftiran Intertrade Company | NICO Sarl Lausanne | Naftiran Intertrade Co Limited | نیکو نفتیران | Naftiran Trading | نفت ایران اینترترید | Naft Iran Intertrade
Hong Kong Intertrade Company | HKICO
Petropars | Petro Pars | پتروپارس
Persian Gulf Petrochemical Industry Commercial Company | PGPICC | Persian Gulf Petrochemical Industries Commercial Company | Persian Gulf Petrochemical Commercial Company | شرکت تجارت صنعت پتروشیمی خلیج فارس
Persian Gulf Petrochemical Industry Company | PGPIC | صنایع پتروشیمی خلیج فارس | Persian Gulf Petrochemical Industries Company | هلدینگ خلیج فارس
Islamic Republic of Iran Shipping Lines | IRISL | IRISL Group | گروه کشتیرانی جمهوری اسلامی ایران | Islamic Republic Shipping Lines | Sherkat-e Keshtirani-ye Jomhuri-ye Eslami | کشتیرانی جمهوری اسلامی ایران | Kashtirani Jomhouri Eslami Iran | Keshtirani Jomhuri-ye Eslami-ye Iran | İran İslam Cumhuriyeti Denizcilik Hatları | Судоходные линии Исламской Республики Иран | خطوط الشحن الإيرانية | خطوط الشحن البحري للجمهورية الإسلامية الإيرانية | 伊朗伊斯兰共和国航运公司 | イラン・イスラム共和国シッピングラインズ | イラン国営海運 | 이란국영해운사 | 이란국영선사 | Keshtirani-ye Jomhouri-ye Eslami-ye Iran | Islamic Republic of Iran Shipping Line
Hafiz Darya Shipping Lines | HDSL | HDS Lines | کشتیرانی حافظ دریا
Safiran Payam Darya Shipping Lines | SAPID Shipping | SPD Shipping | سفیران پیام دریا
E-Sail Shipping Company | IRISL China Shipping
Valfajr 8th Shipping Line | Valfajre Eight Shipping | کشتیرانی والفجر
Tidewater Middle East Company | Tide Water Middle East Marine Service | تایدواتر خاورمیانه | Taydvatr Khavarmiyaneh
Sepehr Energy Jahan Nama Pars | Sepehr Energy Jahan | سپهر انرژی جهان نما پارس | Sepehr Energy
Central Bank of the Islamic Republic of Iran | CBI Iran | Bank Markazi Iran | Bank Markazi-ye Jomhuri-ye Eslami-ye Iran | بانک مرکزی جمهوری اسلامی ایران | البنك المركزي الإيراني | 伊朗中央银行 | 伊朗央行 | イラン中央銀行 | 이란중앙은행 | Bank Markazi | Central Bank of Iran | بانک مرکزی ایران | Banque centrale d'Iran | Zentralbank des Iran | Banco Central de Irán | Центральный банк Ирана
Bank Melli Iran | Bank Melli | National Bank of Iran | BMI Iran | بانک ملی ایران | بنك ملي إيران | 伊朗国民银行 | メッリー銀行 | メッリ銀行 | 멜리은행
Bank-e-Millie Afghan | Bank Melli Afghan | Bank Millie Afghan | Afghan National Bank | بانک ملی افغان
Bank Mellat | Bank of the Nation Iran | بانک ملت | بنك ملت | メッラト銀行 | 멜라트은행 | Mellat Bank
Bank Saderat Iran | Bank Saderat | Iran Export Bank | بانک صادرات ایران | بنك صادرات إيران | 伊朗出口银行 | サーデラート銀行 | 사데라트은행 | Export Bank of Iran
Bank Tejarat | Bank of Commerce Iran | بانک تجارت | Tejarat Bank | Commercial Bank of Iran
Bank Sepah | Army Bank of Iran | بانک سپه | بنك سبه | 塞帕银行 | セパ銀行 | 세파은행 | Sepah Bank
Bank Keshavarzi | Agricultural Bank of Iran | Bank Keshavarzi Iran | Agribank Iran | بانک کشاورزی | Keshavarzi Bank | Agriculture Bank of Iran
Bank Maskan | Housing Bank of Iran | بانک مسکن
Bank Refah Kargaran | Bank Refah | Workers' Welfare Bank of Iran | Refah Bank | بانک رفاه کارگران
Cooperative Development Bank of Iran | Bank Toseeh Taavon | Tosee Taavon Bank | Bank Tose-e Taavon | بانک توسعه تعاون | Cooperative Development Bank
Bank Sanat va Madan | Bank of Industry and Mine | BIM Iran | بانک صنعت و معدن
Export Development Bank of Iran | EDBI | Bank Toseh Saderat Iran | Bank-e Towse'e Saderat | بانک توسعه صادرات ایران | Bank Toseeh Saderat | Bank Tose-e Saderat | Bank Toseye Saderat | Bank Towsee Saderat | بانک توسعه صادرات
Post Bank of Iran | PBI Iran | Bank-e Post | پست بانک ایران
Ansar Bank | Ansar Finance and Credit Institute | بانک انصار | Ansar Financial and Credit Institute | Bank Ansar | Ansar Finance and Credit Fund
Mehr Iran Bank | Gharzolhasaneh Mehr Bank | قرض‌الحسنه مهر ایران | بانک مهر ایران | Bank-e Mehr-e Iran | Gharzolhasaneh Mehr Iran Bank | بانک قرض الحسنه مهر ایران
Mehr Eqtesad Bank | Mehr Finance and Credit Institute | بانک مهر اقتصاد
Europaeisch-Iranische Handelsbank | EIH Hamburg | European-Iranian Trade Bank | EIH Bank | Europäisch-Iranische Handelsbank
Persia International Bank | PIB London | بانک بین المللی پرشیا
Future Bank Bahrain | Al Mustaqbal Bank
Iran Air | Homa Airlines | Airline of the Islamic Republic of Iran | HOMA Iran | هواپیمایی جمهوری اسلامی ایران | الخطوط الجوية الإيرانية | 伊朗航空 | イラン航空 | 이란항공 | Havapeymayi-ye Jomhouri-ye Eslami-ye Iran | ایران ایر
Mahan Air | Mahan Airlines | ماهان ایر | ماهان للطيران | 马汉航空 | マーハーン航空 | 마한항공 | هواپیمایی ماهان | Mahan Airways
Pouya Air | Yas Air | پویا ایر | هواپیمایی یاس | Pars Aviation Services Qods
Iran Khodro | IKCO | Iran National Motor | ایران خودرو
SAIPA | Société Anonyme Iranienne de Production Automobile | سایپا
Mobarakeh Steel Company | Fulad Mobarakeh | فولاد مبارکه
Telecommunication Company of Iran | TCI Iran | Sherkat-e Mokhaberat-e Iran | شرکت مخابرات ایران
Mobile Communication Company of Iran | Hamrah-e Aval | Hamrahe Avval | همراه اول
Islamic Republic of Iran Broadcasting | IRIB | Seda va Sima | سازمان صدا و سیمای جمهوری اسلامی ایران | صدا و سیمای جمهوری اسلامی ایران | Sazman-e Seda va Sima-ye Jomhuri-ye Eslami-ye Iran | Voice and Vision of the Islamic Republic | صدا و سیما | Sazman-e Seda va Sima-ye Jomhouri-ye Eslami | Seda va Sima-ye Jomhuri-ye Eslami-ye Iran
Guardian Council of Iran | Shora-ye Negahban | Council of Guardians | شورای نگهبان | Shura-ye Negahban
Expediency Discernment Council | Majma-e Tashkhis-e Maslahat-e Nezam | مجمع تشخیص مصلحت نظام
Supreme National Security Council of Iran | SNSC | Shora-ye Ali-ye Amniyat-e Melli | شورای عالی امنیت ملی | Shura-ye Ali-ye Amniyat-e Melli
Islamic Consultative Assembly | Majles-e Shora-ye Eslami | Majlis of Iran | مجلس شورای اسلامی | Majles-e Shura-ye Eslami
Al-Mustafa International University | Jami'at al-Mustafa al-Alamiya | جامعة المصطفى العالمية | Jame'at al-Mustafa al-Alamiyah | Jamiat al-Mustafa
Fatemiyoun Division | Fatemiyoun Battalion | Liwa Fatemiyoun | Fatemiyoun Brigade | Hezbollah Afghanistan | Lashkar-e Fatemiyoun | لشکر فاطمیون | لواء فاطميون | Fatimiyun Brigade | Liwa al-Fatimiyun | Fatemiyoun | Fatimid Banner
Zaynabiyoun Brigade | Liwa Zainebiyoun | Zainabiyoun Brigade | Hezbollah Pakistan | لشکر زینبیون | لواء زينبيون | Zeynabiyoun Brigade | Liwa Zaynabiyun | Liwa Zaynabiyoun | Zainabiyoun
Abu Mahdi al-Muhandis Company | Muhandis General Company | شركة المهندس العامة | Al-Muhandis Company
People's Mojahedin Organization of Iran | Mujahedin-e Khalq | Mojahedin-e-Khalq Organization | PMOI | National Council of Resistance of Iran | NCRI | سازمان مجاهدین خلق | MEK | MKO | Sazman-e Mojahedin-e Khalq-e Iran | سازمان مجاهدین خلق ایران | Volksmudschahedin | Moudjahidine du peuple | Muyahidines del Pueblo
Kurdistan Free Life Party | PJAK | Partiya Jiyana Azad a Kurdistane | Party of Free Life of Kurdistan | پارتی ژیانی ئازادی کوردستان
Jundallah Iran | People's Resistance Movement of Iran | Jondollah | Jaysh al-Adl | Army of Justice Baluchistan | جیش العدل | Jundullah | جندالله | Soldiers of God Iran | Army of Justice
Arab Struggle Movement for the Liberation of Ahwaz | ASMLA | Harakat al-Nidal al-Arabi li-Tahrir al-Ahwaz | حركة النضال العربي لتحرير الأحواز
General Intelligence Directorate of Syria | Idarat al-Mukhabarat al-Amma | Syrian State Security | إدارة المخابرات العامة السورية | General Directorate of Intelligence Syria | Syrian General Intelligence | إدارة المخابرات العامة | Syrian General Intelligence Directorate
Syrian Air Force Intelligence | Idarat al-Mukhabarat al-Jawiyya | Air Force Intelligence Directorate | إدارة المخابرات الجوية | Mukhabarat al-Jawiya | Air Force Intelligence Directorate of Syria | المخابرات الجوية السورية | Syrian Air Force Intelligence Directorate
Syrian Military Intelligence | Shu'bat al-Mukhabarat al-Askariyya | شعبة المخابرات العسكرية | شعبة المخابرات العسكرية السورية | Syrian General Directorate of Military Intelligence | General Directorate of Military Intelligence (Syria) | Military Intelligence Directorate of Syria | Syrian Military Intelligence Directorate
Syrian Political Security Directorate | Idarat al-Amn al-Siyasi | إدارة الأمن السياسي | Political Security Directorate of Syria | Shu'bat al-Amn al-Siyasi | شعبة الأمن السياسي
Syrian National Security Bureau | Maktab al-Amn al-Qawmi | مكتب الأمن القومي
Scientific Studies and Research Center | SSRC | CERS Syria | Centre d'Etudes et de Recherches Scientifiques | Centre d'Étude et de Recherche Scientifique | مركز الدراسات والبحوث العلمية | CERS | Markaz al-Dirasat wal-Buhuth al-Ilmiyya | Scientific Studies and Research Centre of Syria | Syrian Scientific Studies and Research Center | Centre d'Etudes et de Recherches Scientifiques de Syrie
Higher Institute for Applied Sciences and Technology | HIAST | ISSAT Damascus | Institut Superieur des Sciences Appliquees et de Technologie | المعهد العالي للعلوم التطبيقية والتكنولوجيا
Commercial Bank of Syria | Al-Masraf al-Tijari al-Suri | المصرف التجاري السوري | Banque commerciale de Syrie
Real Estate Bank of Syria | Al-Masraf al-Aqari | المصرف العقاري السوري
Popular Credit Bank Syria | Masraf al-Taslif al-Shaabi | مصرف التسليف الشعبي
Syrian Petroleum Company | Al-Sharika al-Suriya li-l-Naft | الشركة السورية للنفط | Syrian Company for Oil | SPC Syria | Syrian Co. for Oil
Syrian Company for Oil Transportation | Syrian Company for Oil Transport | Société Syrienne de Transport de Pétrole | SCOT Banias | الشركة السورية لنقل النفط
Sytrol | Syria Trading Oil Company | مكتب تسويق النفط | Syria Trading Oil Co
Al Furat Petroleum Company | Al-Forat Petroleum | شركة الفرات للنفط
Syrian Arab Airlines | Syrian Air | SyrianAir | الخطوط الجوية العربية السورية | السورية للطيران | مؤسسة الطيران العربية السورية | 叙利亚阿拉伯航空 | 叙利亚航空 | シリア航空 | 시리아항공 | Syrian Airlines
Cham Wings Airlines | Ajnihat al-Sham | Fly Cham | أجنحة الشام للطيران | Cham Wings | شام وينجز
Syrian Arab Army | Al-Jaysh al-Arabi al-Suri | الجيش العربي السوري | Syrian Army
National Defence Forces Syria | Quwat al-Difa al-Watani | قوات الدفاع الوطني | National Defense Forces | NDF Syria
Tiger Forces | Quwat al-Nimr | 25th Special Mission Forces Division | 25th Special Tasks Division | قوات النمر
Fourth Division Syria | Al-Firqa al-Rabia | 4th Armoured Division of Maher al-Assad | الفرقة الرابعة
Shabiha Militia | Shabbiha | الشبيحة | شبيحة
Arab Socialist Baath Party | Hizb al-Baath al-Arabi al-Ishtiraki | Ba'ath Party | Arab Socialist Resurrection Party | حزب البعث العربي الاشتراكي | حزب البعث
Syria Trust for Development | Al-Amana al-Suriya lil-Tanmiya | الأمانة السورية للتنمية
Hay'at Tahrir al-Sham | Hayat Tahrir al-Sham | Hay'et Tahrir al-Sham | Heyet Tahrir el-Sham | Hayat Tahrir Elsham | Hay'et Tahrir Elsham | Al-Nusrah Front | Jabhat al-Nusra | Jabhat Fateh al-Sham | Jabhat Fath al-Sham | Levant Liberation Committee | Organization for the Liberation of the Levant | Al-Nusrah Front for the People of the Levant | هيئة تحرير الشام | جبهة النصرة | Jabhat al-Nusrah li-Ahl al-Sham | Jabhat al-Nusra li-Ahl al-Sham min Mujahidi al-Sham fi Sahat al-Jihad | Al Nusra Front | Nusra Front | An-Nusra Front | Jabhat an-Nusra | HTS Syria | HTS | Levant Liberation Organization | جبهة فتح الشام | Front al-Nosra | Frente al Nusra | Комитет по освобождению Леванта | Хайят Тахрир аш-Шам | Джебхат ан-Нусра | Front for the Conquest of the Levant
Guardians of Religion Organization | Hurras al-Din | Tanzim Hurras al-Din | حراس الدين
Army of Conquest | Jaysh al-Fatah | Jaish al-Fatah | جيش الفتح
Army of Islam Syria | Jaysh al-Islam | Jaish al-Islam | جيش الإسلام
Free Men of the Levant | Ahrar al-Sham | Harakat Ahrar al-Sham al-Islamiyya | أحرار الشام | حركة أحرار الشام الإسلامية | Islamic Movement of the Free Men of the Levant | Free Men of Syria
Syrian National Army | Al-Jaysh al-Watani as-Suri | الجيش الوطني السوري
Free East Gathering | Ahrar al-Sharqiya | Tajammu Ahrar al-Sharqiya | أحرار الشرقية
Sultan Suleiman Shah Brigade | Al-Amshat | Liwa al-Sultan Sulayman Shah | Suleyman Shah Brigade | فرقة السلطان سليمان شاه | لواء السلطان سليمان شاه | Liwa Sultan Suleiman Shah
Hamza Division | Al-Hamzat | Firqat al-Hamza | فرقة الحمزة | Hamza Brigade
People's Protection Units | YPG | Yekineyen Parastina Gel | وحدات حماية الشعب | Halk Savunma Birlikleri | Volksverteidigungseinheiten | Unités de protection du peuple
Syrian Democratic Forces | Quwat Suriya al-Dimuqratiya | Hezen Suriya Demokratik | قوات سوريا الديمقراطية
Democratic Union Party Syria | Partiya Yekitiya Demokrat | حزب الاتحاد الديمقراطي | PYD | Democratic Union Party | Demokratik Birlik Partisi
White Helmets | Syria Civil Defence | Al-Khudh al-Bayda | الخوذ البيضاء | الدفاع المدني السوري
Army of Men of the Naqshbandi Order | JRTN | Jaysh Rijal al-Tariqa al-Naqshbandia | Naqshbandi Army | جيش رجال الطريقة النقشبندية
Popular Mobilization Forces | Hashd al-Shaabi | Al-Hashd al-Sha'bi | Popular Mobilization Committee Iraq | الحشد الشعبي | Hashd Shaabi | PMF Iraq | PMU Iraq | PMF | Popular Mobilization Units | Popular Mobilization Committee | هيئة الحشد الشعبي | Unités de mobilisation populaire
Hizballah Brigades | Kata'ib Hizballah | Kataib Hezbollah | كتائب حزب الله | 真主党旅 | カタイブ・ヒズボラ | 카타이브 헤즈볼라 | Hezbollah Brigades in Iraq | Brigades of the Party of God | Hizballah Brigades-Iraq | كتائب حزب الله العراق
League of the Righteous | Asa'ib Ahl al-Haq | Khazali Network | عصائب أهل الحق | AAH | Band of the Righteous | Ahl al-Haq
Movement of the Noble Ones of God's Party | Harakat Hezbollah al-Nujaba | Harakat al-Nujaba | Nujaba Movement | حركة حزب الله النجباء | حركة النجباء | Movement of the Noble Ones Hezbollah | HAN Iraq | Golan Liberation Brigade
Master of the Martyrs Brigades | Kata'ib Sayyid al-Shuhada | كتائب سيد الشهداء | Master of the Martyrs Brigade | KSS Iraq | Battalions of the Sayyid's Martyrs
Imam Ali Brigades | Kata'ib al-Imam Ali | كتائب الإمام علي | Imam Ali Battalions
Soldiers of the Imam Brigades | Kata'ib Jund al-Imam | كتائب جند الإمام
Loyal Supporters of God Movement | Harakat Ansar Allah al-Awfiya | Ansar Allah al-Awfiyaa | حركة أنصار الله الأوفياء | HAAA Iraq
Badr Organization | Munazzamat Badr | Badr Corps | Badr Brigade | منظمة بدر | Munadhdhamat Badr | Badr Brigades | Faylaq Badr | فيلق بدر
Peace Companies | Saraya al-Salam | Promised Day Brigade | Mahdi Army | Jaysh al-Mahdi | Jaish al-Mahdi | سرايا السلام | جيش المهدي | لواء اليوم الموعود
Islamic Resistance in Iraq | Al-Muqawama al-Islamiya fi al-Iraq | المقاومة الإسلامية في العراق
Ansar al-Islam | Supporters of Islam Iraq | Ansar al-Sunna | أنصار الإسلام | Partisans of Islam | Helpers of Islam | Supporters of Islam | Jaish Ansar al-Sunna | Devotees of Islam
Iraqi Intelligence Service | Jihaz al-Mukhabarat al-Amma | Iraqi Mukhabarat | جهاز المخابرات العراقي
Iraqi Special Security Organization | Jihaz al-Amn al-Khas | جهاز الأمن الخاص
Rafidain Bank | Mesopotamia Bank | مصرف الرافدين | Masraf al-Rafidain
Rasheed Bank | Al-Rashid Bank Baghdad | مصرف الرشيد | Al-Rashid Bank Iraq | Masraf al-Rashid | Rashid Bank Iraq
State Organization for Marketing of Oil Iraq | SOMO Iraq | شركة تسويق النفط سومو
Kurdistan Democratic Party | Partiya Demokrat a Kurdistane | پارتی دیموکراتی کوردستان
Patriotic Union of Kurdistan | Yeketi Nishtimani Kurdistan | PUK Iraq | یەکێتیی نیشتمانیی کوردستان
Peshmerga Forces | Hezen Pesmerge | پێشمەرگە
Hizballah Lebanon | Hizballah | Hezbollah | Hizbullah | Hisbollah | Hesbollah | Hezbollah Military Wing | Hezbollah Militärflügel | Hisbollah Militärflügel | Party of God Lebanon | Islamic Jihad Organization Lebanon | Organization of the Oppressed on Earth | Revolutionary Justice Organization | حزب الله | 真主党 | 黎巴嫩真主党 | ヒズボラ | ヒズボッラー | 헤즈볼라 | חיזבאללה | חזבאללה | Χεζμπολάχ | Partido de Dios | Parti de Dieu | Partei Gottes | Hizbollah | Party of God | Lebanese Hizballah | Islamic Resistance Lebanon | Lebanese Hezbollah | حزب الله اللبناني | المقاومة الإسلامية في لبنان | Hezbollah External Security Organization | Hizb Allah
Hizballah Unit 910 | External Security Organization of Hizballah
Islamic Resistance Support Association | Hay'at Da'm al-Muqawama al-Islamiya | IRSO Lebanon | هيئة دعم المقاومة الإسلامية
Martyrs Foundation Lebanon | Al-Shahid Social Association | Mu'assasat al-Shahid | Mouassassat Al Chahid | مؤسسة الشهيد | Lebanese Martyrs Foundation | Hizballah Martyrs Foundation | Hezbollah Martyrs Foundation | Al-Shahid Charitable and Social Organization
Al-Qard al-Hassan Association | القرض الحسن | Al-Qard al-Hassan | AQAH | Al Quard al-Hassan | Qard al-Hassan Lebanon | Good Loan Association Lebanon | Benevolent Loan Association | Jammiyat al-Qard al-Hasan | جمعية القرض الحسن | جمعية مؤسسة القرض الحسن | Qard al-Hassan Finance Association
Jihad al-Bina | Jihad al-Bina Association for Development | Jihad el-Bina | Jihad el-Binaa | Jihad al-Bina Development Association | جهاد البناء | Construction Jihad Foundation Lebanon | Jihad Construction | مؤسسة جهاد البناء | Jihad al-Binaa | Jihad al-Bina Construction Association | Jihad al-Bina Association | Construction Jihad Lebanon
Green Without Borders | Akhdar Bila Hudud | جمعية أخضر بلا حدود | أخضر بلا حدود
Amal Movement | Lebanese Resistance Regiments | Afwaj al-Muqawama al-Lubnaniya | Movement of the Deprived | حركة أمل
Lebanese Phalanges Party | Kataeb Party | Hizb al-Kata'ib | Phalange Libanaise | حزب الكتائب اللبنانية
Free Patriotic Movement | Al-Tayyar al-Watani al-Hurr | Courant Patriotique Libre | Aounists | التيار الوطني الحر
Fatah al-Islam | Conquest of Islam | فتح الإسلام
Band of Supporters | Asbat al-Ansar | League of the Followers | Partisans' League | عصبة الأنصار
General Directorate of General Security Lebanon | Surete Generale Libanaise | Al-Amn al-Aam | المديرية العامة للأمن العام
Banque du Liban | Central Bank of Lebanon | Masrif Lubnan | مصرف لبنان | Bank of Lebanon | Masraf Lubnan | BDL Lebanon | Lebanese Central Bank
Lebanese Canadian Bank | Banque Libano-Canadienne | البنك اللبناني الكندي
Middle East Airlines | Air Liban | طيران الشرق الأوسط
Ansar Allah Yemen | Ansarallah | Houthi Movement | Houthis | Al-Houthi Movement | Partisans of God Yemen | Believing Youth | أنصار الله | الحوثيون | جماعة الحوثي | 胡塞武装 | 胡塞组织 | フーシ派 | 후티 반군 | החות'ים | Huthi Rebels | الشباب المؤمن | Ansar Allah | Ansarullah | Huthis | Хуситы | Ансар Аллах | Partisans of God | Supporters of God | حركة أنصار الله | Houthi Group | 후티 | Zaydi Houthi Movement | Huthi-Rebellen | Houthistes | Hutíes
Southern Transitional Council | Al-Majlis al-Intiqali al-Janubi | المجلس الانتقالي الجنوبي
Security Belt Forces | Quwat al-Hizam al-Amni | Al-Hizam Brigades | قوات الحزام الأمني
Yemeni Congregation for Reform | Al-Islah Yemen | Hizb al-Tajammu al-Yamani lil-Islah | التجمع اليمني للإصلاح
General People's Congress Yemen | Al-Mu'tamar al-Sha'bi al-Aam | المؤتمر الشعبي العام
Yemen Airways | Yemenia | الخطوط الجوية اليمنية
Al-Qa'ida in the Arabian Peninsula | AQAP | Ansar al-Shari'a in Yemen | Tanzim al-Qaeda fi Jazirat al-Arab | تنظيم القاعدة في جزيرة العرب | Ansar al-Sharia Yemen | Ansar al-Shariah in Yemen | Al-Qaïda dans la péninsule arabique | Al-Kaida auf der arabischen Halbinsel | Al-Qaida Organization in the Arabian Peninsula | Tanzim Qa'idat al-Jihad fi Jazirat al-Arab
Aden-Abyan Islamic Army | Jaysh Adan Abyan al-Islami | Islamic Army of Aden | جيش عدن أبين الإسلامي
Libyan National Army | Libyan Arab Armed Forces | LAAF | Haftar forces | Al-Jaysh al-Watani al-Libi | القوات المسلحة العربية الليبية | الجيش الوطني الليبي | LNA Libya | Haftar's Army
Tariq Ibn Ziyad Brigade | TBZ Brigade Libya | لواء طارق بن زياد
Al-Kaniyat Militia | Kaniyat | 7th Brigade Tarhuna | 9th Brigade Tarhuna | الكانيات
Stability Support Apparatus | SSA Tripoli | Jihaz Da'm al-Istiqrar | جهاز دعم الاستقرار
Special Deterrence Force Libya | Rada Forces | RADA Special Deterrence | Quwat al-Rada al-Khassa | قوة الردع الخاصة
Libyan Investment Authority | Al-Hay'a al-Libiya lil-Istithmar | المؤسسة الليبية للاستثمار | LIA Libya | Al-Mu'assasa al-Libiyya lil-Istithmar
Libyan Arab Foreign Investment Company | LAFICO | الشركة الليبية للاستثمارات الخارجية | Libyan Foreign Investment Company | الشركة الليبية للاستثمار الخارجي
Libyan Africa Investment Portfolio | محفظة ليبيا أفريقيا للاستثمار | LAIP | Libya Africa Investment Portfolio
Libyan Arab African Investment Company | LAAICO
National Oil Corporation Libya | Al-Mu'assasa al-Wataniya lil-Naft | NOC Libya | المؤسسة الوطنية للنفط | National Oil Corporation
Zuwaitina Oil Company | Occidental of Libya | شركة الزويتينة للنفط
Libyan External Security Organization | Jamahiriya Security Organization | Haiat Amn al-Jamahiriya | Mukhabarat el-Jamahiriya
Gaddafi International Charity and Development Foundation | GICDF | Gaddafi International Foundation for Charity Associations
Libyan Islamic Fighting Group | LIFG | Al-Jama'a al-Islamiyyah al-Muqatilah bi-Libya | الجماعة الإسلامية المقاتلة في ليبيا
Ansar al-Sharia Derna | Supporters of Islamic Law Derna | أنصار الشريعة درنة
Rapid Support Forces Sudan | Quwat al-Da'm al-Sari | Quwwat ad-Da'm as-Sari | Hemedti forces | قوات الدعم السريع | RSF Sudan | Rapid Support Forces | Janjaweed | Forces de soutien rapide | Силы быстрой поддержки | FSR Sudan
Janjaweed Militia | Janjawid | الجنجويد
Sudanese Armed Forces | Al-Quwwat al-Musallaha al-Sudaniya | القوات المسلحة السودانية | Sudan Armed Forces | SAF Sudan | Forces armées soudanaises
National Intelligence and Security Service Sudan | General Intelligence Service of Sudan | Jihaz al-Amn wal-Mukhabarat | NISS Sudan | جهاز الأمن والمخابرات الوطني | جهاز المخابرات العامة السوداني | جهاز الأمن والمخابرات الوطني السوداني | Sudanese General Intelligence Service | GIS Sudan
Defense Industries System Sudan | Military Industry Corporation Sudan | Manzumat al-Sinaat al-Difaiya | منظومة الصناعات الدفاعية | Defense Industries System | Military Industry Corporation | Sudan Military Industry Corporation | هيئة التصنيع الحربي السودان | MIC Sudan | DIS Sudan | هيئة التصنيع الحربي
Zadna International Company for Investment | Zadna International | شركة زادنا العالمية للاستثمار
Al Junaid Multi Activities | Al Gunade Industrial | Algunade | شركة الجنيد للأنشطة المتعددة | Al Gunade | Algunade Industrial Group | Al Junaid Industrial Group | Al-Gunaid
Al-Baraa ibn Malik Brigade | Al-Bara' bin Malik Battalion | كتيبة البراء بن مالك
Sudan People's Liberation Movement in Opposition | SPLM-IO | SPLM/A-IO | الحركة الشعبية في المعارضة | SPLA-IO | Sudan People's Liberation Army in Opposition
Sudan People's Liberation Movement-North | SPLM-N | الحركة الشعبية لتحرير السودان - شمال
Sudan Liberation Movement | Harakat Tahrir al-Sudan | SLM/A | حركة تحرير السودان
Justice and Equality Movement Sudan | Harakat al-Adl wal-Musawa | حركة العدل والمساواة
Sudatel Telecom Group | Sudan Telecommunications Company | سوداتل
Nile Petroleum Corporation | Nilepet | Nile Petroleum Corporation South Sudan
Greater Nile Petroleum Operating Company | GNPOC | شركة النيل الكبرى لعمليات البترول
Al-Shifa Pharmaceutical Industries | Shifa Factory Khartoum North | مصنع الشفاء للأدوية
Reconnaissance General Bureau | General Reconnaissance Bureau | General Bureau of Reconnaissance | RGB | RGB North Korea | Reconnaissance General Bureau of Korea | Reconnaissance General Bureau of North Korea | Reconnaissance General Bureau of the DPRK | Chongchal Chongguk | KPA Unit 586 | Jeongchalchongguk | 정찰총국 | 조선인민군 정찰총국 | 侦察总局 | 朝鲜侦察总局 | 偵察総局 | RGB DPRK | Unit 586 KPA | Reconnaissance Bureau DPRK
Workers' Party of Korea | WPK | Korean Workers' Party | Choson Rodongdang | Joseon Rodongdang | 조선로동당 | Partei der Arbeit Koreas | Parti du travail de Corée | Partido del Trabajo de Corea | Partia Pracy Korei | Трудовая партия Кореи | KWP | 조선노동당 | 朝鲜劳动党 | 朝鮮労働党
Korean People's Army | Choson Inmingun | Joseon Inmingun | 조선인민군 | KPA North Korea | 朝鲜人民军 | 朝鮮人民軍 | Koreanische Volksarmee | Armée populaire de Corée | Ejército Popular de Corea | Корейская народная армия
Ministry of State Security of North Korea | State Security Department North Korea | Kukka Anjon Powibu | Bowibu | Gukga Bowiseong | 국가보위성 | 국가안전보위성 | Kukka Powisong | DPRK Ministry of State Security
Ministry of People's Security of North Korea | Ministry of Social Security of North Korea | Inmin Poan-song | Sahoe Anjonsong | 사회안전성 | 인민보안성 | Ministry of Public Security of North Korea | Inmin Poansong | DPRK Ministry of People's Security
Munitions Industry Department | MID North Korea | 军需工业部 | 軍需工業部 | Kunsu Kongop-pu | Military Supplies Industry Department | Machine Industry Department of the Workers' Party | 군수공업부 | Machine Industry Department | Munitions Industry Department of the Workers' Party of Korea | Korean Workers' Party Munitions Industry Department | Military Supplies Industry Department Workers' Party of Korea | Workers' Party of Korea Munitions Industry Department | Machine-Building Industry Department | 조선로동당 군수공업부 | 조선노동당 군수공업부 | Military Industry Department of the Workers' Party of Korea
Second Economic Committee | Che-2 Kyongje Wiwonhoe | Jei Gyeongje Wiwonhoe | 제2경제위원회 | Second Economic Committee of North Korea
Second Academy of Natural Sciences | SANS North Korea | Academy of National Defense Science | National Defense Academy DPRK | Che-2 Chayon Kwahakwon | 第二自然科学院 | 第二自然科學院 | 제2자연과학원 | 국방과학원 | Sanum-dong Academy | Academy of Defense Sciences North Korea | National Defense Academy of Sciences | Sansri | Academy of Defence Science | Second Academy of Natural Science
Korea Mining Development Trading Corporation | KOMID | Changgwang Sinyong Corporation | Changgwang Credit Corporation | External Technology General Corporation | 조선광업개발무역회사 | 창광신용회사 | 朝鲜矿业开发贸易会社 | 朝鮮鉱業開発貿易会社 | DPRKN Mining Development Trading Corporation | Korea Kumryong Trading Corporation | DPRKN Mining Development Trading Cooperation | Korea Mining Development Trading Bureau | 朝鲜矿业开发贸易公司 | Joson Kwangop Kaebal Muyok Hoesa | North Korean Mining Development Trading Corporation
Korea Ryonbong General Corporation | Ryonbong | Lyongaksan General Trading Corporation | Korea Yonbong General Corporation | 조선련봉총회사 | 朝鲜联丰总公司 | Joson Ryonbong Chonghoesa
Tanchon Commercial Bank | Tanchon Bank | Changgwang Credit Bank | 단천상업은행 | Korea Changgwang Credit Bank | 端川商业银行 | Danchon Commercial Bank | 창광신용은행
Korea Kwangsong Trading Corporation | Korea Kwangson Trading | 조선광성무역회사
Korea Kwangson Banking Corporation | KKBC | 조선광선은행 | 朝鲜光鲜银行 | Joson Kwangson Unhaeng | Kwangson Bank | Korea Kwangson Bank
Green Pine Associated Corporation | Chongsong Yonhap | Chosun Chawo'n Kaebal T'uja Hoesa | Saeng Pil Trading | Paeksan Associated Corporation | National Resources Development and Investment Corporation | 청송련합 | 청송연합 | 청송연합회사 | Saengpil Associated Company | General Precious Metal Complex | Kumhaeryong Company Ltd | Natural Resources Development and Investment Corporation | Cho'ngsong United Trading Company | 青松联合会社
Korea Hyoksin Trading Corporation | Korea Hyoksin Export and Import | 조선혁신무역회사
Korean Tangun Trading Corporation | Korea Kuryonggang Trading Corporation | Ryung Seng Trading Corporation | Tangun Trading | 조선단군무역회사 | Korea Tangun Trading Corporation | Kuryonggang Trading Corporation | Ryungseng Trading Corporation
Korean Complex Equipment Import Corporation | KCEIC
Namchongang Trading Corporation | NCG Namchongang | Namhung Trading Corporation | 남천강무역회사 | Korea Daeryonggang Trading Corporation | Nam Chon Gang Corporation | NCG North Korea | Korea Tae-A | Chon Chon Gang Corporation
Foreign Trade Bank of the DPRK | Außenhandelsbank der Demokratischen Volksrepublik Korea | Foreign Trade Bank of the Democratic People's Republic of Korea | Mooyokbank | Muyok Unhaeng | 조선무역은행 | 조선민주주의인민공화국 무역은행 | Joson Trade Bank | Korea Trade Bank | 朝鲜贸易银行 | 朝鲜外贸银行 | 朝鮮貿易銀行 | FTB North Korea | Joson Muyok Unhaeng | Choson Muyok Unhaeng
Korea Daesong Bank | Choson Taesong Unhaeng | Taesong Bank | 조선대성은행 | Korea Taesong Bank | 大成银行 | Daesong Bank
Korea Daesong General Trading Corporation | Daesong Trading | Korea Taesong General Trading | 조선대성총무역회사
Office 39 of the Workers' Party | Room 39 | Bureau 39 | Central Committee Bureau 39 | Third Floor Division 39 | 로동당 39호실 | Office 39 | Bureau 39 of the Workers' Party of Korea | Office 39 of the Korean Workers' Party | 39호실 | Division 39 | Third Floor Office 39 | Workers' Party of Korea Office 39 | 조선로동당 39호실 | 39号室
Office 38 of the Workers' Party | Room 38 | 로동당 38호실 | Office 38 | Bureau 38 | Office 38 of the Workers' Party of Korea
Amroggang Development Banking Corporation | Amnokkang Development Bank | Amroggang Development Bank | 압록강개발은행 | Yalu River Development Bank
Korea United Development Bank | KUDB | 조선연합개발은행 | Korea Union Development Bank
Hana Banking Corporation North Korea | Brilliance Banking Corporation | Hana Banking Corporation | 하나은행 조선 | Hana Banking Corp Pyongyang
Bank of East Land | Dongbang Bank | Dongbang U'nhaeng | Tongbang Bank | 동방은행 | Tongbang Unhaeng | East Land Bank
Ocean Maritime Management Company | OMM North Korea | 원양해운관리회사 | OMM | Korea Mirae Shipping Co
Air Koryo | Choson Minhang | Chosonminhang | Korean Airways of DPRK | 고려항공 | 고려항공총국 | Koryo Hanggong | 高丽航空 | 高麗航空 | Choson Minhang Korean Airways | Air Koryo Korean Airways
General Bureau of Atomic Energy North Korea | GBAE | Ministry of Atomic Energy Industry DPRK | 원자력공업성 | Ministry of Atomic Energy Industry of North Korea | MAEI | General Bureau of Atomic Energy | 원자력총국 | Ministry of Atomic Energy Industry | MAEI North Korea | Wonjaryok Chongguk
Korean Committee for Space Technology | KCST | National Aerospace Development Administration | NADA North Korea | Choson Uju Konggan Kisul Wiwonhoe | 조선우주공간기술위원회 | 국가우주개발국 | NADA DPRK | 국가항공우주기술총국 | DPRK Committee for Space Technology | National Aerospace Technology Administration
Mansudae Overseas Project Group of Companies | Mansudae Art Studio | Mansudae Overseas Development Group | 만수대해외개발회사그룹 | 万寿台海外开发公司 | Mansudae Overseas Projects | 만수대창작사
Propaganda and Agitation Department | Sonjon Sondongbu | Publicity and Information Department of the Workers' Party | 선전선동부 | Propaganda and Agitation Department of the Workers' Party of Korea
Organization and Guidance Department | Chojik Chidobu | 조직지도부 | OGD North Korea | Organisation and Guidance Department of the Workers' Party of Korea
State Affairs Commission of North Korea | Kungmu Wiwonhoe | National Defence Commission of North Korea | 국무위원회 | State Affairs Commission of the DPRK
Lazarus Group | Hidden Cobra | Guardians of Peace | Appleworm | Diamond Sleet | Labyrinth Chollima | 拉撒路组织 | 拉撒路集团 | ラザルスグループ | ラザルス | 라자루스 그룹 | 라자루스 | مجموعة لازاروس | Office 91 | Guardian of Peace | Whois Team | The New Romantic Cyber Army Team | Zinc Labyrinth Chollima
Bluenoroff | APT38 | Stardust Chollima | Sapphire Sleet | 블루노로프
Andariel | Silent Chollima | Onyx Sleet | 안다리엘
Kimsuky | Velvet Chollima | Emerald Sleet | APT43 | 김수키 | Thallium | Black Banshee
Chosun Expo | Korea Expo Joint Venture | 조선엑스포 | Choson Expo | Choson Expo Joint Venture | Chosun Expo Joint Venture | Chosen Expo | 조선엑스포합영회사 | Korean Export Joint Venture
Korea Rungrado General Trading Corporation | Rungrado | 조선릉라도총무역회사 | 조선릉라도무역총회사 | Rungra 888 | Rungrado General Trading Corporation
Chinyong Information Technology Cooperation Company | Jinyong IT Cooperation Company | 진영정보기술개발협조회사 | 진영정보기술협조회사
General Association of Korean Residents in Japan | Chongryon | Chosen Soren | 在日本朝鮮人総聯合会 | 朝鮮総聯 | 재일본조선인총련합회 | 朝鮮総連 | 조총련 | Chongnyon | Zainihon Chosenjin Sorengokai
Korean Ryengwang Trading Corporation | Korea Ryongwang Trading | Rengwang
Korea National Insurance Corporation | KNIC | Korea Foreign Insurance Company | Korea Institute of National Insurance | 조선민족보험총회사 | 朝鲜民族保险总会社
Pan Systems Pyongyang | Wonbang Trading Company
Banco Delta Asia | Delta Asia Financial Group | 滙業銀行
China Aerospace Science and Technology Corporation | Zhongguo Hangtian Keji Jituan | CASC China | 中国航天科技集团 | CASC | 航天科技集团 | 中国航天科技
China Aerospace Science and Industry Corporation | CASIC | Zhongguo Hangtian Kegong Jituan | 中国航天科工集团 | 航天科工 | 航天科工集团
Aviation Industry Corporation of China | AVIC | Zhongguo Hangkong Gongye Jituan | 中国航空工业集团 | Zhonghang Gongye Jituan | 中航工业 | Zhonghang Gongye | AviChina | China Aviation Industry Corporation | AVIC Group | 中国航空工业
China North Industries Group Corporation | NORINCO | Norinco Group | Zhongguo Bingqi Gongye Jituan | 中国兵器工业集团 | 北方工业 | China North Industries Corporation | 中国北方工业有限公司 | 中国北方工业公司 | CNGC | 兵器工业集团 | China Ordnance Industries Group | Zhongguo Beifang Gongye
China South Industries Group Corporation | CSGC | China Ordnance Equipment Group | Zhongguo Bingqi Zhuangbei Jituan | 中国兵器装备集团 | 南方工业集团 | CSIGC
China Electronics Technology Group Corporation | CETC | Zhongguo Dianzi Keji Jituan | 中国电子科技集团 | 中国电科 | 中电科 | Zhongguo Dianke | China Electronic Technology Group | CETC Group | 中电科集团
China Electronics Corporation | Zhongguo Dianzi Xinxi Chanye Jituan | CEC China Electronics | 中国电子信息产业集团 | 中国电子 | China Electronics Information Industry Group | CEC China
China State Shipbuilding Corporation | CSSC | Zhongguo Chuanbo Jituan | 中国船舶集团 | 中国船舶工业集团 | 中船集团 | China Shipbuilding Group
National Iranian Oil Products Distribution Company | NIOPDC | شرکت ملی پخش فرآورده های نفتی ایران | شرکت ملی پخش فرآوردههای نفتی ایران | شرکت پخش فرآوردههای نفتی ایران
State Administration of Foreign Exchange | 国家外汇管理局
Agency for Defense Development | 국방과학연구소
Japan Aerospace Exploration Agency | JAXA | 国立研究開発法人宇宙航空研究開発機構 | 宇宙航空研究開発機構
Sumitomo Mitsui Banking Corporation | SMBC | 三井住友銀行 | Mitsui Sumitomo Ginko | Sumitomo Mitsui Financial Group | SMFG
Sumitomo Mitsui Trust Bank | SMTB | 三井住友信託銀行
China Shipbuilding Industry Corporation | CSIC | Zhongguo Chuanbo Zhonggong Jituan | 中国船舶重工集团 | 中船重工 | Zhongchuan Zhonggong
China National Nuclear Corporation | CNNC | Zhonghe Jituan | 中国核工业集团 | 中核集团 | Zhongguo Hegongye Jituan | China Nuclear Industry Group
China General Nuclear Power Group | CGNPC | Guangdong Nuclear Power Group | Zhongguanghe | 中国广核集团 | 中广核 | CGN | 中广核集团 | China Guangdong Nuclear Power | Zhongguo Guanghe Jituan | China Guangdong Nuclear Power Group
Aero Engine Corporation of China | AECC | Zhongguo Hangfa | 中国航空发动机集团 | 中国航发 | Zhongguo Hangkong Fadongji Jituan
Commercial Aircraft Corporation of China | COMAC | Zhongguo Shangfei | 中国商用飞机有限责任公司 | 中国商飞 | 中国商用飞机 | Zhongguo Shangyong Feiji | 商飞
China National Aero-Technology Import and Export Corporation | CATIC | Zhonghang Jishu | 中国航空技术进出口总公司 | 中国航空技术国际控股有限公司 | AVIC International Holding Corporation
China Precision Machinery Import-Export Corporation | CPMIEC | China National Precision Machinery Import and Export Corporation | Zhongguo Jingmi Jixie Jinchukou | 中国精密机械进出口总公司 | 中国精密机械进出口 | China Precision Machinery Import and Export Corporation
China National Machinery Import and Export Corporation | 中国机械进出口 | China Machinery Import and Export Corporation
China Great Wall Industry Corporation | CGWIC | Changcheng Gongye | 中国长城工业集团 | 长城工业 | Zhongguo Changcheng Gongye | 中国长城工业
China Academy of Engineering Physics | CAEP | Ninth Academy China | Zhongguo Gongcheng Wuli Yanjiuyuan | 中国工程物理研究院 | Ninth Academy | Chinese Academy of Engineering Physics | 中物院 | Southwest Computing Center | Southwest Institute of Nuclear Physics and Chemistry
China Academy of Launch Vehicle Technology | CALT | First Academy of CASC | Zhongguo Yunzai Huojian Jishu Yanjiuyuan | 中国运载火箭技术研究院
China Aerodynamics Research and Development Center | CARDC | Zhongguo Kongqi Donglixue Yanjiu | 中国空气动力研究与发展中心
Chengdu Aircraft Industry Group | Chengfei | Factory 132 | 成都飞机工业集团
Shenyang Aircraft Corporation | Shenfei | Factory 112 | 沈阳飞机工业集团
Xi'an Aircraft Industrial Corporation | Xifei | Factory 172 | 西安飞机工业集团
Hongdu Aviation Industry Group | Nanchang Aircraft Manufacturing Company | 洪都航空
People's Liberation Army | Zhongguo Renmin Jiefangjun | PLA China | 中国人民解放军 | PLA | 解放军 | Chinese People's Liberation Army | Volksbefreiungsarmee | Armée populaire de libération | Народно-освободительная армия Китая | НОАК | 人民解放軍
Central Military Commission of China | Zhongyang Junshi Weiyuanhui | Zhongyang Junwei | 中央军事委员会
Equipment Development Department of the Central Military Commission | General Armaments Department | Zhuangbei Fazhan Bu | 中央军委装备发展部
PLA Unit 61398 | APT1 | Comment Crew | Comment Panda | 61398部队 | 中国人民解放军61398部队
People's Armed Police | Zhongguo Renmin Wuzhuang Jingcha Budui | Wujing | 中国人民武装警察部队 | 武警 | Chinese People's Armed Police | PAP China
Ministry of State Security of the People's Republic of China | Guojia Anquan Bu | Guoanbu | MSS China | 中华人民共和国国家安全部 | 国家安全部 | 國家安全部 | Ministry of State Security of China | Guojia Anquanbu | Chinese Ministry of State Security
Ministry of Public Security of the People's Republic of China | Gonganbu | Zhonghua Renmin Gongheguo Gong'anbu | 中华人民共和国公安部 | Ministry of Public Security of China | MPS China | 公安部 | Chinese Ministry of Public Security
United Front Work Department | Tongzhanbu | Zhonggong Zhongyang Tongyi Zhanxian Gongzuobu | UFWD | 中共中央统一战线工作部 | 统战部 | 统一战线工作部 | 中共中央统战部
Chinese Communist Party | Communist Party of China | Zhongguo Gongchandang | 中国共产党
Xinjiang Production and Construction Corps | XPCC | Bingtuan | Xinjiang Shengchan Jianshe Bingtuan | 新疆生产建设兵团 | 新疆兵团 | 新疆生産建設兵団 | 신장생산건설병단 | China Xinjian Group | Xinjiang Corps
Xinjiang Public Security Bureau | XPSB | Xinjiang Gong'anting | 新疆维吾尔自治区公安厅 | Public Security Bureau of the Xinjiang Uyghur Autonomous Region
State Administration of Science, Technology and Industry for National Defense | SASTIND | COSTIND | Guojia Guofang Keji Gongyeju | 国家国防科技工业局 | 国防科工局
State-owned Assets Supervision and Administration Commission | SASAC | Guoziwei | 国务院国有资产监督管理委员会 | 国资委
National University of Defense Technology | NUDT | Guofang Keji Daxue | 国防科技大学 | 国防科学技术大学 | 中国人民解放军国防科学技术大学 | PLA National University of Defense Technology | National University of Defence Technology China | 中国人民解放军国防科技大学 | Guofang Kexue Jishu Daxue
Northwestern Polytechnical University | NWPU | Xibei Gongye Daxue | 西北工业大学 | Xigongda | NPU Xi'an | Northwest Polytechnic University | 西工大
Harbin Institute of Technology | Hagongda | Harbin Gongye Daxue | 哈尔滨工业大学 | 哈工大 | HIT Harbin | Ha'erbin Gongye Daxue | Harbin Polytechnic University
Beijing University of Aeronautics and Astronautics | Beihang University | BUAA | 北京航空航天大学 | Beijing Hangkong Hangtian Daxue | 北航
Huawei Technologies | Huawei | 华为技术 | هواوي | هوآوی | ファーウェイ | 화웨이 | וואווי | 华为 | 華為 | Hua Wei | Huawei Jishu | Хуавэй
Semiconductor Manufacturing International Corporation | SMIC | Zhongxin Guoji | 中芯国际 | 中芯国际集成电路制造有限公司 | Zhongxin International
Zhongxing Telecommunication Equipment | ZTE Corporation | Zhongxing Tongxun | 中兴通讯 | زد تي إي | 中興通訊 | Zhongxing Telecommunications | 中兴 | ZTE
Hangzhou Hikvision Digital Technology | Hikvision | Haikang Weishi | 海康威视 | هيكفيجن | هيكفيجين | ハイクビジョン | 하이크비전 | 杭州海康威视数字技术股份有限公司 | Hangzhou Haikang Weishi | 杭州海康威视 | Hangzhou Haikang Weishi Shuzi Jishu
Zhejiang Dahua Technology | Dahua Technology | 大华技术 | 大华股份 | 浙江大华技术股份有限公司 | 浙江大华 | Zhejiang Dahua Jishu | Dahua
Hytera Communications | Hainengda | HYT Science and Technology | 海能达 | Hytera | 海能达通信股份有限公司 | Hainengda Tongxin
SenseTime | 商汤科技 | SenseTime Group | 商汤集团 | Beijing SenseTime Technology Development | Shangtang Keji | 北京市商汤科技开发有限公司 | 商汤
Megvii Technology | Face++ | 旷视科技 | Megvii | Beijing Kuangshi Technology | 北京旷视科技有限公司 | Kuangshi Keji | 旷视 | Megvii Beijing | Beijing Megvii Technology
Yitu Technology | Yitu Keji | 依图科技 | Yitu | Shanghai Yitu Technology | 上海依图网络科技有限公司 | Shanghai Yitu Network Technology | 依图
CloudWalk Technology | Yuncong Keji | 云从科技 | CloudWalk | Guangzhou Yuncong Information Technology | 云从科技集团股份有限公司 | Chongqing CloudWalk Technology
iFlytek | Keda Xunfei | 科大讯飞 | Anhui USTC iFlytek | Anhui Keda Xunfei | Xunfei | 讯飞
SZ DJI Technology | DJI Innovations | Da-Jiang Innovations | 大疆创新 | 深圳市大疆创新科技有限公司 | DJI | 大疆 | Shenzhen Dajiang Innovation Technology | Shenzhen DJI Sciences and Technologies | Dajiang Chuangxin
Dawning Information Industry | Sugon | Zhongke Shuguang | 中科曙光 | 曙光信息产业股份有限公司
Phytium Technology | Tianjin Feiteng | 飞腾信息 | 天津飞腾信息技术有限公司 | Phytium | 飞腾 | Tianjin Phytium Information Technology
Inspur Group | 浪潮集团 | 浪潮电子信息产业股份有限公司 | Inspur | 浪潮 | Langchao Group
Yangtze Memory Technologies | YMTC | Changjiang Cunchu | 长江存储 | 长江存储科技有限责任公司 | Changjiang Storage
ChangXin Memory Technologies | CXMT | Innotron Memory | 长鑫存储 | 长鑫存储技术有限公司 | 长鑫科技集团股份有限公司 | Changxin Cunchu | Hefei Changxin
Shanghai Micro Electronics Equipment | SMEE | 上海微电子装备 | 上海微电子 | 上海微电子装备（集团）股份有限公司
Beijing Genomics Institute | BGI Group | BGI Genomics | Huada Jiyin | 华大基因 | 深圳华大基因股份有限公司 | BGI | 华大集团
Nuctech Company | Tongfang Weishi | 同方威视技术 | 同方威视
Qihoo 360 | Qihu 360 | 360 Security Technology | 奇虎360 | 三六零安全科技股份有限公司 | Qihoo
China Mobile Communications Group | CMCC | China Mobile | Zhongguo Yidong | 中国移动 | 中国移动通信集团有限公司
China Telecommunications Corporation | China Telecom | Zhongguo Dianxin | 中国电信 | 中国电信集团有限公司 | Chinatelecom
China United Network Communications | China Unicom | Zhongguo Liantong | 中国联通 | 中国联合网络通信集团有限公司 | China United Network Communications Group
China Petroleum and Chemical Corporation | Sinopec | China Petrochemical Corporation | Zhongguo Shihua | 中国石化 | 中国石油化工集团 | 中国石油化工 | 中石化 | Sinopec Group | Zhongshihua
China National Petroleum Corporation | CNPC | Zhongguo Shiyou | 中国石油天然气集团 | 中石油 | 中国石油 | Zhongshiyou | 中国石油天然气股份有限公司
China National Offshore Oil Corporation | CNOOC | Zhonghaiyou | Zhongguo Haiyang Shiyou | 中国海洋石油集团 | 中海油 | 中国海洋石油 | 中国海油
China National Chemical Corporation | ChemChina | Zhongguo Huagong | 中国化工集团
Sinochem Group | China National Chemicals Import and Export Corporation | Zhonghua Jituan | 中国中化集团
China Ocean Shipping Company | COSCO | COSCO Shipping | Zhongyuan Haiyun | 中国远洋海运集团 | 中远海运 | 中国远洋 | China COSCO Shipping | 中远 | China COSCO Shipping Corporation | China Ocean Shipping Group
China Merchants Group | Zhaoshangju | 招商局集团
China Communications Construction Company | CCCC Beijing | Zhongguo Jiaojian | 中国交通建设 | 中国交建 | CCCC | 中交集团 | Zhongguo Jiaotong Jianshe | China Communications Construction Group
China Railway Rolling Stock Corporation | CRRC | Zhongguo Zhongche | 中国中车 | 中车 | CRRC Group
China State Construction Engineering Corporation | CSCEC | Zhongguo Jianzhu | 中国建筑集团 | 中国建筑 | 中国建筑工程总公司 | 中建集团 | China Construction Engineering
Power Construction Corporation of China | PowerChina | Sinohydro | Zhongguo Dianjian | 中国电力建设集团 | 中国水电建设集团 | Zhongguo Shuidian
Overseas Chinese Affairs Office | Qiaoban | Guowuyuan Qiaowu Bangongshi | 国务院侨务办公室
People's Bank of China | Zhongguo Renmin Yinhang | Yanghang | 中国人民银行
Industrial and Commercial Bank of China | ICBC | Gongshang Yinhang | Gonghang | 中国工商银行 | 工商银行 | Zhongguo Gongshang Yinhang | 工行
China Development Bank | Guojia Kaifa Yinhang | Guokaihang | 国家开发银行
Export-Import Bank of China | China Exim Bank | Zhongguo Jinchukou Yinhang | 中国进出口银行
Bank of Kunlun | Karamay City Commercial Bank | Kunlun Yinhang | 昆仑银行 | Kunlun Bank
Bank of Dandong | Dandong Yinhang | 丹东银行 | Dandong Bank | Dandong City Commercial Bank
Cross-border Interbank Payment System | CIPS China | 人民币跨境支付系统
China International Trust Investment Corporation | CITIC Group | Zhongxin Jituan | 中信集团
Dandong Hongxiang Industrial Development | DHID | 丹东鸿祥实业发展
Hoshine Silicon Industry | Hesheng Guiye | 合盛硅业
Tencent Holdings | Tengxun | 腾讯控股 | Tencent | 腾讯 | 深圳市腾讯计算机系统有限公司 | 騰訊
Xinhua News Agency | New China News Agency | Xinhuashe | 新华社
China Central Television | CCTV Beijing | Zhongyang Dianshitai | 中国中央电视台
Confucius Institute Headquarters | Hanban | 国家汉办
Chinese Academy of Sciences | Zhongguo Kexueyuan | Zhongkeyuan | 中国科学院 | CAS China | 中科院 | Academia Sinica Beijing
Eastern Turkistan Islamic Movement | ETIM | Turkistan Islamic Party | East Turkestan Islamic Party | Hizb al-Islami al-Turkistani | الحزب الإسلامي التركستاني | 东突厥斯坦伊斯兰运动 | 东伊运 | 東トルキスタン・イスラム運動 | East Turkistan Islamic Movement | Islamic Party of Turkestan | Doğu Türkistan İslam Partisi
Falun Gong | Falun Dafa | 法轮功
14K Triad | Shi Si K | 十四K | 14K | 14K三合会 | 14K Hong Kong
Sun Yee On | New Righteousness and Peace Commercial and Industrial Guild | 新义安
Yamaguchi-gumi | Sixth Yamaguchi Group | Sixth Yamaguchi-gumi | 山口組 | 六代目山口組 | 山口组 | 야마구치구미 | Rokudaime Yamaguchi-gumi
Aum Supreme Truth | Aum Shinrikyo | Aleph Japan cult | オウム真理教 | Aleph Aum Shinrikyo | アレフ | Aum Shinri Kyo | 奥姆真理教
Japanese Red Army | Nihon Sekigun | Anti-Imperialist International Brigade | 日本赤軍
Myanmar Armed Forces | Tatmadaw | Sit-Tat | Defence Services of Myanmar | တပ်မတော် | Armed Forces of Myanmar | Burmese Army | Myanmar Military | Burma Army | Myanmar Army | 缅甸国防军
State Administration Council of Myanmar | နိုင်ငံတော်စီမံအုပ်ချုပ်ရေးကောင်စီ | State Administration Council | SAC Myanmar | State Security and Peace Commission | Burmese junta
State Law and Order Restoration Council | SLORC | State Peace and Development Council
Union of Myanmar Economic Holdings | UMEHL | Myanma Economic Holdings Public Company | U Paing | မြန်မာ့စီးပွားရေးဦးပိုင် | Myanma Economic Holdings Limited | MEHL | Myanmar Economic Holdings Public Company Limited | ဦးပိုင် | Myanmar Economic Holdings Limited | 缅甸经济控股公司 | Union of Myanmar Economic Holding Limited
Myanmar Oil and Gas Enterprise | MOGE | မြန်မာ့ရေနံနှင့်သဘာဝဓာတ်ငွေ့လုပ်ငန်း | 缅甸石油天然气公司 | 缅甸油气公司 | ミャンマー石油ガス公社 | 미얀마석유가스공사 | Myanma Oil and Gas Enterprise | Myanma Oil & Gas Enterprise
Myanmar Foreign Trade Bank | MFTB | မြန်မာ့နိုင်ငံခြားကုန်သွယ်မှုဘဏ် | Myanma Foreign Trade Bank
Directorate of Defence Industries Myanmar | KaPaSa | Kakweye Pyitsu Setyoun | Myanmar Defense Products Industry | ကပစ | Directorate of Defence Industries | DDI Myanmar | ကာကွယ်ရေးပစ္စည်းစက်ရုံများညွှန်ကြားရေးမှူးရုံး | Myanmar Directorate of Defence Industries | Kahkwe Pyitsu Setyoun
Military Affairs Security of Myanmar | Sa Ya Pha | Office of the Chief of Military Security Affairs | စရဖ | OCMSA | Myanmar Military Intelligence
Arakan Rohingya Salvation Army | ARSA | Harakah al-Yaqin | Faith Movement Rakhine | အာရ်ဆာ
Arakan Army | Arakkha Tatdaw | အာရက္ခတပ်တော် | ULA/AA
United Wa State Army | UWSA | 佤邦联合军 | Wa State Army | ဝပြည်သွေးစည်းညီညွတ်ရေးတပ်မတော်
Kachin Independence Army | Wunpawng Mungdan Shanglawt Hpyen Dap
Karen National Army | Karen Border Guard Force | Kayin BGF | ကရင်နယ်ခြားစောင့်တပ် | Karen BGF | KNA Myanmar
Karen National Liberation Army | KNLA | Karen National Union Army
Myanmar National Democratic Alliance Army | MNDAA | Kokang Army | 缅甸民族民主同盟军
Grupo de Administración Empresarial | GAESA | Grupo de Administracion Empresarial S.A. | Business Administration Group Cuba | Armed Forces Business Enterprises Group
Ministry of the Revolutionary Armed Forces of Cuba | MINFAR | Fuerzas Armadas Revolucionarias de Cuba | Ministerio de las Fuerzas Armadas Revolucionarias | Ministry of the Revolutionary Armed Forces
Ministry of the Interior of Cuba | MININT | Ministerio del Interior de Cuba | Cuban Ministry of the Interior | Cuban Interior Ministry
Special National Brigade of the Ministry of Interior of Cuba | Boinas Negras | Black Berets | Brigada Especial Nacional
Red Berets Prevention Troops Cuba | Boinas Rojas | Tropas de Prevencion
Cuban Intelligence Directorate | Direccion General de Inteligencia Cuba
Corporación CIMEX | CIMEX Cuba | Comercio Interior Mercado Exterior | Grupo CIMEX
Financiera Cimex | FINCIMEX | FINCIMEX Cuba
American International Services Cuba | Servicios AIS remittances | AIS Remesas
Gaviota Tourism Group | Grupo de Turismo Gaviota | Gaviota S.A. Cuba | Hoteles Gaviota | Gaviota Hotels
Cubanacan | Corporacion de Turismo y Comercio Internacional
Unión Cuba-Petróleo | CUPET | Cubapetroleo
National Bank of Cuba | Banco Nacional de Cuba | BNC Habana | BNC Cuba
Cuban Telecommunications Enterprise | ETECSA | Empresa de Telecomunicaciones de Cuba
Cubana de Aviación | Cubana Airlines | Empresa Consolidada Cubana de Aviación | Cuban Airlines
Moa Nickel | Pedro Soto Alba Moa Nickel
Committees for the Defense of the Revolution | Comités de Defensa de la Revolución | CDR Cuba
Petróleos de Venezuela | PDVSA | Petroleos de Venezuela S.A. | 委内瑞拉国家石油公司 | ベネズエラ国営石油会社 | ベネズエラ国営石油 | 베네수엘라 국영석유회사 | بتروليوس دي فنزويلا | PDVSA Petróleo | Venezuelan state oil company
PDV Holding | PDVH
CITGO Petroleum Corporation | Cities Service Company
Bank of Economic and Social Development of Venezuela | BANDES | Banco de Desarrollo Económico y Social de Venezuela | Economic and Social Development Bank of Venezuela
Treasury Bank of Venezuela | Banco del Tesoro | Banco del Tesoro Venezuela
National Fund for Development Venezuela | FONDEN | Fondo de Desarrollo Nacional
Central Bank of Venezuela | Banco Central de Venezuela | BCV Caracas | BCV | Venezuelan Central Bank | Banque centrale du Venezuela
Banco de Venezuela | Bank of Venezuela
Venezuelan General Mining Company | MINERVEN | Compania General de Mineria de Venezuela | CVG Compania General de Mineria de Venezuela | CVG Minerven | General Mining Company of Venezuela
Venezuelan Corporation of Guayana | Corporación Venezolana de Guayana | CVG Ciudad Guayana | CVG | CVG Guayana
Bolivarian National Intelligence Service | SEBIN | Servicio Bolivariano de Inteligencia Nacional | DISIP | Bolivarian Intelligence Service | Bolivarian Service of National Intelligence
General Directorate of Military Counterintelligence | DGCIM | Direccion General de Contrainteligencia Militar | Directorate General of Military Counterintelligence | Venezuelan Military Counterintelligence | General Directorate of Military Counter-Intelligence
Special Action Forces of Venezuela | Fuerzas de Acciones Especiales | FAES | Special Actions Force
Bolivarian National Guard | Guardia Nacional Bolivariana | GNB | Venezuelan National Guard | Bolivarian National Guard of Venezuela
Bolivarian National Armed Forces of Venezuela | FANB | Fuerza Armada Nacional Bolivariana
CONVIASA | Consorcio Venezolano de Industrias Aeronauticas y Servicios Aereos | 委内瑞拉国营航空公司 | Venezuelan Consortium of Aeronautical Industries and Air Services
Venezuelan Military Industries | CAVIM | Compañía Anónima Venezolana de Industrias Militares
Local Committees for Supply and Production | CLAP Venezuela | Comités Locales de Abastecimiento y Producción | Comité Local de Abastecimiento y Producción
Cartel of the Suns | Cartel de los Soles | Sonnenkartell | Cartel des Soleils
Train from Aragua | Tren de Aragua | El Tren de Aragua | 阿拉瓜火车 | トレン・デ・アラグア | 트렌 데 아라과 | TdA Gang | TdA | Aragua Train | Tren de Aragua Gang
Telesur | La Nueva Televisora del Sur
United Socialist Party of Venezuela | PSUV | Partido Socialista Unido de Venezuela
ALBANISA | Alba de Nicaragua | ALBANISA Nicaragua
Banco Corporativo Nicaragua | BANCORP Nicaragua | BanCorp | Banco Corporativo
Nicaraguan Petroleum Distributor | Distribuidora Nicaraguense de Petroleo | DNP Petronic
Nicaraguan Social Security Institute Military | IPSM | Instituto de Prevision Social Militar
Nicaraguan Mining Company ENIMINAS | ENIMINAS | Empresa Nicaraguense de Minas
Nicaraguan Institute of Telecommunications and Postal Services | TELCOR | Instituto Nicaraguense de Telecomunicaciones y Correos
Sandinista National Liberation Front | FSLN | Frente Sandinista de Liberación Nacional | Sandinistas | Sandinistische Nationale Befreiungsfront | Front sandiniste de libération nationale
Zimbabwe African National Union-Patriotic Front | ZANU-PF
Central Intelligence Organisation of Zimbabwe | CIO Zimbabwe | President's Department Harare | Central Intelligence Organisation
Zimbabwe Defence Industries | ZDI Harare | ZDI Zimbabwe | ZDI
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
Oromo Liberation Army | OLF-Shene | Shane Oromia | Waraana Bilisummaa Oromoo | WBO Oromo | Oromo Liberation Front | OLF Ethiopia | Adda Bilisummaa Oromoo | ABO Oromo
Fano Militia | Amhara Fano
Ogaden National Liberation Front | ONLF | Jabhadda Waddaniga Xoreynta Ogaadeenya
Harakat al-Shabaab al-Mujahideen | Al-Shabaab | حركة الشباب | Al-Shabab | Mujahideen Youth Movement | Hizbul Shabaab | Xarakada Mujaahidiinta Alshabaab | حركة الشباب المجاهدين | Mujahidin Youth Movement | Harakat al-Shabaab al-Mujahidin | Harakat Shabaab al-Mujahidin | Harakat al-Shabab | Al-Shabab Somalia | 索马里青年党 | アル・シャバーブ | アルシャバブ | 알샤바브 | א-שבאב | HSM Somalia | Al-Chabab | Youth Wing Somalia | Schabab-Miliz | Les Chebabs
Al-Ittihad al-Islamiya | AIAI | Islamic Union Somalia | الاتحاد الإسلامي
March 23 Movement | M23 | Mouvement du 23 Mars | Revolutionary Army of Congo | Armee Revolutionnaire du Congo | ARC M23 | M23 Movement | Bewegung 23. März | Movimiento 23 de Marzo
Congo River Alliance | Alliance Fleuve Congo | AFC-M23
Democratic Forces for the Liberation of Rwanda | FDLR | Forces Democratiques de Liberation du Rwanda | FOCA Rwanda | Combatant Force for the Liberation of Rwanda | Forces Combattantes Abacunguzi | Force Combattante Abacunguzi | Demokratische Kräfte zur Befreiung Ruandas | FDLR-FOCA
Allied Democratic Forces | ISIS-DRC | Forces Démocratiques Alliées | NALU | Islamic State Central Africa Province DRC | Madina at Tauheed Wau Mujahedeen | MTM Uganda | ISCAP | Wilayat Wasat Ifriqiya | ولاية وسط أفريقيا | ADF Uganda | Islamic State Central Africa Province | MTM Congo | ADF-NALU | Forces alliées démocratiques
Cooperative for the Development of the Congo | CODECO | CODECO-URDPC | CODECO Union of Revolutionaries for the Defence of the Congolese People | Coopérative pour le Développement du Congo
National Congress for the Defence of the People | CNDP | Congrès National pour la Défense du Peuple
Nduma Defence of Congo-Renovated | NDC-R | Nduma Défense du Congo-Rénové | Nduma Defence of Congo | Nduma défense du Congo | Nduma Defense of Congo
Twirwaneho | Let us Defend Ourselves Minembwe
Resistance for the Rule of Law in Burundi | RED-Tabara | Resistance pour un Etat de Droit au Burundi
Lord's Resistance Army | LRA Kony | Lakwena's Resistance Army | Armee de Resistance du Seigneur | Uganda Christian Army | LRA | L'Armée de Résistance du Seigneur | Widerstandsarmee des Herrn | Ejército de Resistencia del Señor | Lord's Resistance Movement | Lord's Salvation Army
Armed Forces of the Democratic Republic of the Congo | FARDC | Forces Armées de la République Démocratique du Congo | Congolese Army | Streitkräfte der Demokratischen Republik Kongo
National Intelligence Agency of Congo | Agence Nationale de Renseignements | ANR Kinshasa
General Quarry and Mines Company | Gecamines | La Générale des Carrières et des Mines | Union Miniere du Haut-Katanga | Gécamines | GCM Congo | General Quarries and Mines Company
Congolese National Oil Company | SONAHYDROC | Cohydro
National Petroleum Company of Congo | Société Nationale des Pétroles du Congo | SNPC
Rwanda Defence Force | RDF Rwanda | Rwandan Patriotic Army | Ingabo z'u Rwanda
Gasabo Gold Refinery | Aldango Rwanda
Imbonerakure Youth League of Burundi | Imbonerakure | Those Who See Far | Imbonerakure militia | CNDD-FDD Youth
National Council for the Defense of Democracy-Forces for the Defense of Democracy | CNDD-FDD
Ex-Seleka | Séléka Coalition | Seleka | Nouvelle Séléka
Popular Front for the Rebirth of Central African Republic | FPRC | Front Populaire pour la Renaissance de la Centrafrique
Union for Peace in the Central African Republic | Unité pour la Paix en Centrafrique | UPC Centrafrique | Union pour la paix en Centrafrique | UPC CAR
Coalition of Patriots for Change | Coalition des Patriotes pour le Changement | CPC Centrafrique
Return, Reclamation, Rehabilitation | 3R Group | Retour, Réclamation et Réhabilitation | 3R | 3R CAR
Bureau d'achat de diamant en Centrafrique | BADICA | Kardiam
Officers Union for International Security | COSI Central Africa | Communaute des Officiers pour la Securite Internationale
Group for the Support of Islam and Muslims | JNIM | Jama'a Nusrat ul-Islam wa al-Muslimin | Jamaat Nusrat ul-Islam wal-Muslimeen | Nusrat al-Islam wal-Muslimin | Jama'at Nusrat al-Islam wal-Muslimin | Jamaat Nosrat al-Islam wal-Mouslimin | Jama'at Nasr al-Islam wal Muslimin | Nasr al-Islam wal-Muslimin | GSIM Sahel | جماعة نصرة الإسلام والمسلمين | GSIM | نصرة الإسلام والمسلمين | Groupe de soutien à l'islam et aux musulmans | Nusrat al-Islam
Supporters of the Faith Mali | Ansar Dine | Ansar Eddine | Ansaruddine | أنصار الدين | Defenders of the Faith | Ansar al-Din Mali | Ansar ud-Din
Movement for Unity and Jihad in West Africa | MUJAO | Mouvement pour l'Unicité et le Jihad en Afrique de l'Ouest | Jamat Tawhid wal Jihad fi Garbi Afriqqiya | التوحيد والجهاد في غرب أفريقيا | Mouvement pour l'Unification et le Jihad en Afrique de l'Ouest | MUJWA | Movement for Oneness and Jihad in West Africa | جماعة التوحيد والجهاد في غرب أفريقيا
Al-Mourabitoun | Al-Mulathamun Battalion | Those Who Sign in Blood | Al-Muwaqqi'un bil-Dima | المرابطون | Al-Murabitun | The Sentinels | Les Almoravides
Macina Liberation Front | Katiba Macina | Front de Libération du Macina | FLM Mali
Islamic State in the Greater Sahara | ISGS | ISIS in the Greater Sahara | ISIS-GS | ISIS-Greater Sahara | Islamic State Sahel Province | Etat islamique dans le Grand Sahara | EIGS | ولاية الساحل | الدولة الإسلامية في الصحراء الكبرى | ISSP | État islamique au Sahel
National Movement for the Liberation of Azawad | MNLA | Mouvement National de Libération de l'Azawad
Imghad Tuareg Self-Defense Group | GATIA | Groupe Autodéfense Touareg Imghad et Alliés
Dan Na Ambassagou | Dan Nan Ambassagou | Hunters Who Trust in God
Al-Qa'ida in the Islamic Maghreb | AQIM | Salafist Group for Preaching and Combat | GSPC | Groupe Salafiste pour la Predication et le Combat | AQMI | تنظيم القاعدة ببلاد المغرب الإسلامي | Al-Qaida in the Islamic Maghreb | Salafist Group for Call and Combat | تنظيم القاعدة في بلاد المغرب الإسلامي | Al-Qaïda au Maghreb islamique | Al-Qaida du Maghreb islamique | Organization of Al-Qaida in the Islamic Maghreb
Armed Islamic Group Algeria | Groupe Islamique Arme | Al-Jama'a al-Islamiya al-Musallaha | الجماعة الإسلامية المسلحة | GIA | Armed Islamic Group
Islamic Salvation Front | Front Islamique du Salut | Al-Jabha al-Islamiya lil-Inqadh | الجبهة الإسلامية للإنقاذ
Polisario Front | Frente Polisario | Popular Front for the Liberation of Saguia el-Hamra and Rio de Oro | جبهة البوليساريو | Front Polisario | Frente Popular de Liberación de Saguía el Hamra y Río de Oro
Boko Haram | Jama'atu Ahlis Sunna Lidda'Awati Wal-Jihad | Jamaat Ahl as-Sunnah lid-Dawah wal-Jihad | People Committed to the Prophet's Teachings for Propagation and Jihad | Western Education is Forbidden | JAS Nigeria | جماعة أهل السنة للدعوة والجهاد | بوكو حرام | 博科圣地 | ボコ・ハラム | 보코하람 | בוקו חראם | Nigerian Taliban | Western Education is a Sin | Боко харам | Group of the People of Sunnah for Preaching and Jihad | Sunni Group for Preaching and Jihad
Islamic State West Africa Province | ISWAP | ISIS-West Africa | ISIS-WA | Islamic State of Iraq and Syria - West Africa | Wilayat Gharb Ifriqiyah | ولاية غرب أفريقيا | Islamic State in West Africa | Islamic State West Africa | Islamic State's West Africa Province | État islamique en Afrique de l'Ouest | الدولة الإسلامية في غرب أفريقيا | ISIL-WA | ISIL-West Africa | Islamic State in Iraq and the Levant - West Africa
Vanguard for the Protection of Muslims in Black Africa | Ansaru | Jama'atu Ansaril Muslimina fi Biladis Sudan | جماعة أنصار المسلمين في بلاد السودان | Jama'atu Ansarul Muslimina fi Biladis-Sudan | Vanguards for the Protection of Muslims in Black Africa | Ansarul Muslimina fi Biladis Sudan | Ansaru Nigeria
Indigenous People of Biafra | IPOB | Eastern Security Network | ESN Biafra
Movement for the Emancipation of the Niger Delta | MEND Nigeria
Nigerian National Petroleum Corporation | NNPC
Economic and Financial Crimes Commission Nigeria | EFCC
Ansar al-Sunna Mozambique | Ahlu al-Sunna wal-Jamaa | ISIS-Mozambique | Ansaar Kuffar | Swahili Sunna | Islamic State Mozambique | Al-Shabaab Mozambique | Ahl al-Sunna wal-Jama'a Mozambique
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
Inter-Services Intelligence | Directorate for Inter-Services Intelligence Pakistan | ISI Pakistan | بین الخدماتی مخابرات | Directorate for Inter-Services Intelligence | Inter-Services Intelligence Directorate
Pakistan Atomic Energy Commission | PAEC | پاکستان اٹامک انرجی کمیشن
Khan Research Laboratories | Kahuta Research Laboratories | A.Q. Khan Research Laboratories | Engineering Research Laboratories Kahuta | KRL Kahuta | Khan Research Laboratories Kahuta | KRL | Dr. A.Q. Khan Research Laboratories | خان ریسرچ لیبارٹریز
National Engineering and Scientific Commission | NESCOM
National Development Complex Pakistan | National Defence Complex Fatehjang
Space and Upper Atmosphere Research Commission | SUPARCO | Pakistan Space and Upper Atmosphere Research Commission
Frontier Works Organization | FWO Pakistan
Pakistan Ordnance Factories | Wah Factories | POF Wah | Wah Ordnance Factories | پاکستان آرڈیننس فیکٹریز | POF | Pakistan Ordnance Factory
Pakistan International Airlines | PIA | Orient Airways
Army of the Righteous | Lashkar-e-Tayyiba | Lashkar-e-Taiba | Lashkar-i-Tayyaba | Army of the Pure | Jama'at-ud-Dawa | Jama'at-ud-Da'awa | Jamaat ud Dawa | Jamatud Dawa | Jamat ud Dawa | Jamaat ud Dawa Pakistan | جماعت الدعوة | جماعة الدعوة | Jamaat-ud-Dawah | Falah-i-Insaniat Foundation | Markaz-ud-Dawa-wal-Irshad | Milli Muslim League | لشکر طیبہ | Jamat ud Dawah | Jamat-ud-Dawa | جماعت الدعوۃ | فلاح انسانیت فاؤنڈیشن | Foundation for Human Welfare | Lashkar-e-Toiba | Lashkar-i-Toiba | Al Mansooreen | Pasban-e-Ahle-Hadis
The Resistance Front Kashmir | TRF Kashmir | Kashmir Resistance
Army of Mohammed | Jaish-e-Mohammed | Jaish-e-Muhammad | Khuddam-ul-Islam | Tehrik-ul-Furqan | جیش محمد | Army of the Prophet Muhammad | Tehrik ul-Furqaan | Jeish-e-Mahammed
Harakat ul-Mujahidin | Holy Warriors Movement | Harkat-ul-Mujahideen | Harakat ul-Ansar | HUM Pakistan | Jamiat ul-Ansar | حرکت المجاہدین | Movement of Holy Warriors
Movement of Islamic Holy War | Harkat-ul-Jihad-al-Islami | Harakat-ul Jihad Islami | HUJI | حرکت الجہاد الاسلامی
Hizbul Mujahideen | Party of Holy Warriors Kashmir | Hizb-ul-Mujahideen | حزب المجاہدین
Army of Jhangvi | Lashkar-e-Jhangvi | Lashkar i Jhangvi | لشکر جھنگوی
Guardians of the Prophet's Companions | Sipah-e-Sahaba Pakistan | Ahle Sunnat Wal Jamaat Pakistan | Millat-e-Islamia Pakistan | سپاہ صحابہ
Soldiers of Muhammad Pakistan | Sipah-e-Muhammad Pakistan | سپاہ محمد
Pakistani Taliban | Tehrik-e Taliban Pakistan | Tehrik-i-Taliban | Pakistan Taliban Movement | Fitna al-Khawarij | تحریک طالبان پاکستان | Tehrik-i-Taliban Pakistan | TTP Pakistan | Tehreek-e-Taliban Pakistan | Tehreek-e-Taliban | Tehreek-e-Taliban Pak | TTP | Taliban Movement of Pakistan | Pakistanische Taliban | Талибан Пакистана
Assembly of the Free | Jamaat-ul-Ahrar | جماعت الاحرار
Baluchistan Liberation Army | Balochistan Liberation Army | BLA Balochistan | Majeed Brigade | بلوچ لبریشن آرمی | مجید بریگیڈ
Muttahida Qaumi Movement | United National Movement Karachi | Muhajir Qaumi Mahaz | متحدہ قومی موومنٹ
Labbaik Movement Pakistan | Tehreek-e-Labbaik Pakistan | Tehreek Labbaik Ya Rasool Allah | تحریک لبیک پاکستان
Pakistan Movement for Justice | Pakistan Tehreek-e-Insaf | پاکستان تحریک انصاف
Al Rashid Trust | Al-Rasheed Trust | Aid Organization of the Ulema Pakistan | Maymar Trust | الرشید ٹرسٹ | Al-Amin Welfare Trust
Al-Akhtar Trust International | Pakistan Relief Foundation | Azmat-e-Pakistan Trust | الاختر ٹرسٹ | Al-Akhtar Trust | Akhtarabad Medical Camp
Rabita Trust | Rehabilitation of Stranded Pakistanis
Ummah Reconstruction | Ummah Tameer E-Nau | Ummah Tamir-i-Nau | UTN Pakistan | UTN | امہ تعمیر نو | Foundation for Construction | Nation Building Pakistan | Reconstruction of the Muslim Ummah
Al-Qa'ida in the Indian Subcontinent | AQIS | Qaedat al-Jihad in the Indian Subcontinent | القاعدة في شبه القارة الهندية | Al Qaeda del Subcontinente Indio
Islamic State Khorasan Province | Islamic State of Iraq and ash-Sham - Khorasan Province | Islamic State of Iraq and the Levant - Khorasan | ISKP | ISIS-K | ISIL-K | Wilayat Khorasan | South Asian Chapter of ISIL | Daesh Khorasan | ولاية خراسان | Wilayat Khurasan | Islamic State Khurasan | ISIS Khorasan | IS Khorasan Province | ISIL Khorasan | Islamic State in Khorasan | Daesh-K | État islamique au Khorasan | داعش خراسان | ИГ Хорасан | Islamischer Staat Provinz Khorasan
Research and Analysis Wing | Cabinet Secretariat Wing India | RAW India | अनुसंधान और विश्लेषण विंग | R&AW
Defence Research and Development Organisation | DRDO | रक्षा अनुसंधान एवं विकास संगठन | Defense Research and Development Organization India
Indian Space Research Organisation | ISRO | भारतीय अंतरिक्ष अनुसंधान संगठन
Bhabha Atomic Research Centre | BARC Trombay | Atomic Energy Establishment Trombay | भाभा परमाणु अनुसंधान केंद्र
Hindustan Aeronautics Limited | Hindustan Aircraft Limited | HAL Bangalore | हिन्दुस्तान एरोनॉटिक्स | HAL India | हिंदुस्तान एयरोनॉटिक्स लिमिटेड | HAL
Oil and Natural Gas Corporation | ONGC | तेल एवं प्राकृतिक गैस निगम
Students Islamic Movement of India | SIMI India
Communist Party of India Maoist | Naxalites | CPI-Maoist | People's War Group | Maoist Communist Centre | माओवादी | भारत की कम्युनिस्ट पार्टी (माओवादी) | Indian Maoists
Babbar Khalsa International | Tigers of the True Faith | Babbar Khalsa | ਬੱਬਰ ਖਾਲਸਾ | BKI
International Sikh Youth Federation | ISYF
Khalistan Commando Force | KCF Sikh | ਖਾਲਿਸਤਾਨ ਕਮਾਂਡੋ ਫੋਰਸ
Sikhs for Justice | SFJ Khalistan
United Liberation Front of Asom | ULFA | সংযুক্ত মুক্তি বাহিনী অসম
National Socialist Council of Nagaland | NSCN | NSCN-IM
D-Company | Dawood Ibrahim Organization | Dawood Ibrahim gang
National Volunteer Organisation India | Rashtriya Swayamsevak Sangh | RSS Hindu | राष्ट्रीय स्वयंसेवक संघ
Bharatiya Janata Party | Indian People's Party BJP | भारतीय जनता पार्टी
Liberation Tigers of Tamil Eelam | LTTE | Tamil Tigers | Tamilila Vitutalaip Pulikal | Tamil Eelam Viduthalai Pulikal | Thamizheezha Viduthalai Pulikal | World Tamil Association | தமிழீழ விடுதலைப் புலிகள் | 泰米尔伊拉姆猛虎解放组织 | タミル・イーラム解放の虎 | 타밀엘람해방호랑이 | Tamileela Viduthalai Pulikal | Tigres tamouls | Tigres de Liberación del Eelam Tamil | Tamil-Tiger | Ellalan Force
Tamils Rehabilitation Organisation | Tamil Refugee Rehabilitation Organisation | தமிழர் புனர்வாழ்வுக் கழகம்
National Monotheism Congregation | National Thowheeth Jama'ath | NTJ Sri Lanka | Jammiyathul Millathu Ibrahim | தேசிய தவ்ஹீத் ஜமாத்
Rapid Action Battalion | RAB Bangladesh | র‍্যাপিড অ্যাকশন ব্যাটালিয়ন
Assembly of Mujahideen Bangladesh | Jamaat-ul-Mujahideen Bangladesh | JMB Bangladesh | Jamaat ul Mujahideen Bangladesh JMB | JMB | জামাআতুল মুজাহিদীন বাংলাদেশ
Ansarullah Bangla Team | Ansar al-Islam Bangladesh | আনসারুল্লাহ বাংলা টিম
Unified Communist Party of Nepal Maoist | Nepal Maoists | माओवादी केन्द्र
Islamic Emirate of Afghanistan | Taliban | Taleban | Da Afghanistan Islami Emarat | طالبان | د افغانستان اسلامي امارت | حركة طالبان | 塔利班 | タリバン | ターリバーン | 탈레반 | טליבאן | Ταλιμπάν | امارت اسلامی افغانستان | De Facto Authorities of Afghanistan | Talibans | Talibanes | Afghan Taliban | Исламский Эмират Афганистан | Islamisches Emirat Afghanistan
Haqqani Network | Shabaka-e-Haqqani | HQN Afghanistan | شبکه حقانی | شبكة حقاني | 哈卡尼网络 | ハッカーニ・ネットワーク | 하카니 네트워크 | HQN | Réseau Haqqani | Haqqani-Netzwerk | Red Haqqani | Сеть Хаккани | حقانی نیٹ ورک | Haqqani Taliban Network
General Directorate of Intelligence Afghanistan | Istikhbarat Taliban | GDI Kabul | استخبارات
Party of Islam Gulbuddin | Hizb-i Islami Gulbuddin | Hezb-e Islami Gulbuddin | HIG Afghanistan | HIG | حزب اسلامی گلبدین | Islamic Party of Gulbuddin
Central Bank of Afghanistan | Da Afghanistan Bank | د افغانستان بانک
National Directorate of Security Afghanistan | Riyasat-e Amniyat-e Milli | ریاست امنیت ملی
National Resistance Front of Afghanistan | Jabha-ye Moqawamat-e Melli | جبهه مقاومت ملی
Roshan Money Exchange | Roshan Sarafi | Roshan Trading Company | Rushaan Trading
Haji Khairullah Haji Sattar Money Exchange | HKHS | Haji Khairullah and Abdul Sattar Sarafi
Rahat Limited | Rahat Trading Company | Haji Muhammad Qasim Sarafi | New Chagai Trading
Islamic Movement of Uzbekistan | Ozbekiston Islomiy Harakati | Исламское движение Узбекистана | IMU | ИДУ | Özbekistan İslami Hareketi | Islamic Party of Uzbekistan
Islamic Jihad Union | Jama'at al-Jihad Uzbekistan | Islomiy Jihod Ittihodi | Islamic Jihad Group Uzbekistan | Исламский джихад - Джамаат моджахедов | IJU | Союз исламского джихада | İslami Cihad Birliği | Ittihad al-Jihad al-Islami
Imam Bukhari Battalion | Katibat al-Imam al-Bukhari | KIB Uzbek | كتيبة الإمام البخاري
Monotheism and Jihad Battalion Uzbek | Katibat al-Tawhid wal-Jihad | KTJ Syria | Jannat Oshiklari | كتيبة التوحيد والجهاد | KTJ | Катиба Таухид валь-Джихад
Party of Liberation Islamic | Hizb ut-Tahrir | Hizb al-Tahrir al-Islami | Хизб ут-Тахрир | حزب التحرير | 伊扎布特 | 伊斯兰解放党 | Party of Liberation | Partei der Befreiung Hizb ut-Tahrir | Islamic Liberation Party
State Committee for National Security of Kyrgyzstan | GKNB Kyrgyzstan | UKMK | ГКНБ Кыргызстан | УКМК | ГКНБ Кыргызстана | Государственный комитет национальной безопасности Кыргызской Республики | UKMK Kyrgyzstan
State Committee for National Security of Tajikistan | GKNB Tajikistan | KDAM | ГКНБ Таджикистан | Кумитаи давлатии амнияти миллӣ
National Security Committee of Kazakhstan | KNB Kazakhstan | Ulttyk Kauipsizdik Komiteti | КНБ Казахстан | Ұлттық қауіпсіздік комитеті | Комитет национальной безопасности Казахстана
State Security Service of Uzbekistan | Davlat Xavfsizlik Xizmati | SNB Uzbekistan | Milliy Xavfsizlik Xizmati | СГБ Узбекистан | Служба государственной безопасности Узбекистана | National Security Service of Uzbekistan
KazMunayGas | KazMunaiGaz | ҚазМұнайГаз | Kazakhoil | KazMunayGas NC | NC KazMunayGas | NK KazMunayGaz | НК КазМунайГаз | КазМунайГаз НК | National Company KazMunayGas | KazMunaiGas | QazMunaiGaz | КазМунайГаз
Belorusneft Production Association | Belorusneft | Belarusnafta | Беларуснафта | Белоруснефть | ПО Белоруснефть
Kazakhstan Temir Zholy | NC Kazakhstan Temir Zholy | National Company Kazakhstan Temir Zholy | Kazakhstan Railways | Қазақстан темір жолы | KTZ Kazakhstan | NC KTZ Kazakhstan Railways | NC KTZ | Қазақстан темір жолы ұлттық компаниясы | KTZ | ҚТЖ | Казахстанские железные дороги | КТЖ | KTZh
Kazatomprom | Қазатомөнеркәсіп ҰАК | НАК Казатомпром | Қазатомөнеркәсіп | Қазатомөнеркәсіп Ұлттық атом компаниясы | Казатомпром | National Atomic Company Kazatomprom
Keremet Bank | Rosinbank | Керемет Банк | RosinBank Kyrgyzstan | Залкар Банк
Islamic Renaissance Party of Tajikistan | Hizbi Nahzati Islomi Tojikiston | IRPT | Ҳизби наҳзати исломи Тоҷикистон | Ҳизби наҳзати исломии Тоҷикистон | Партия исламского возрождения Таджикистана
Tajik Aluminium Company | TALCO | Tadaz | Таджикская алюминиевая компания | Талко | Tajik Aluminium Plant
State Security Service of Georgia | Sakhelmtsipo Usaprtkhoebis Samsakhuri | სახელმწიფო უსაფრთხოების სამსახური
Georgian Dream | Kartuli Otsneba | ქართული ოცნება
State Oil Company of Azerbaijan Republic | SOCAR | Azərbaycan Respublikası Dövlət Neft Şirkəti | ARDNŞ | ГНКАР | State Oil Company of Azerbaijan
Armenian Revolutionary Federation | Dashnaktsutyun | Dashnak Party | Հայ Յեղափոխական Դաշնակցություն
Armenian Secret Army for the Liberation of Armenia | Hayasdani Azadakrut'ean Hay Kaghdni Panag | Orly Group | 3rd October Organization
Pridnestrovian Moldavian Republic | Transnistria | Transdniestria | Приднестровская Молдавская Республика
Caucasus Emirate | Imarat Kavkaz | Emirate of the Caucasus | Imarat al-Qawqaz | Имарат Кавказ | Кавказский эмират | Kaukasus-Emirat | Émirat du Caucase | إمارة القوقاز
Riyadus-Salikhin Reconnaissance and Sabotage Battalion | Gardens of the Righteous | RSRSBCM | Риядус-Салихин
Special Purpose Islamic Regiment | Islamic Regiment of Special Meaning | SPIR Chechnya | Al-Jihad Fisi-Sabililah Special Islamic Regiment
Islamic International Brigade | IIPB | Islamic International Peacekeeping Brigade | International Battalion Chechnya
Army of Emigrants and Supporters | Jaysh al-Muhajirin wal-Ansar | Jaish al-Muhajireen wal-Ansar | جيش المهاجرين والأنصار
Soldiers of the Levant | Junud al-Sham | Jund al-Sham Chechen | جنود الشام
Islamic State of Iraq and the Levant | Islamic State | Islamic State Group | ISIL | ISIS | Daesh | Daech | Da'ech | Da'ich | État islamique | Estado Islámico | Islamischer Staat | Islamic State of Iraq and Syria | Islamic State of Iraq and al-Sham | Al-Qa'ida in Iraq | Jama'at al-Tawhid wal-Jihad Zarqawi | Tanzim Qa'idat al-Jihad fi Bilad al-Rafidayn | Al-Dawla al-Islamiya fi al-Iraq wal-Sham | الدولة الإسلامية في العراق والشام | داعش | Al-Qaida in the Land of the Two Rivers | تنظيم الدولة الإسلامية | تنظيم داعش | 伊斯兰国 | 伊拉克和黎凡特伊斯兰国 | 达伊沙 | イスラム国 | 이슬람국가 | דאעש | Ισλαμικό Κράτος | Stato Islamico | الدولة الإسلامية | Islamic State of Iraq and Greater Syria | Islamischer Staat im Irak und der Levante | État islamique en Irak et au Levant | Estado Islámico de Irak y el Levante | Stato Islamico dell'Iraq e del Levante | EIIL | الدولة الاسلامية في العراق و الشام | Исламское государство | ИГИЛ | ДАИШ | Исламское государство Ирака и Леванта | Irak ve Şam İslam Devleti | IŞİD | Państwo Islamskie | دولت اسلامی عراق و شام | ad-Dawlah al-Islamiyah | AQI | Islamitische Staat | Islamiska staten
Al-Qa'ida | Al-Qaeda | The Islamic Army for the Liberation of Holy Places | World Islamic Front for Jihad Against Jews and Crusaders | Usama Bin Laden Network | تنظيم القاعدة | 基地组织 | アルカイダ | アル・カーイダ | 알카에다 | אל-קאעידה | אל קאעידה | Αλ Κάιντα | القاعدة | Al-Kaida | Al Kaida | Аль-Каида | El Kaide | Tanzim al-Qa'ida | Base of Jihad | Qaidat al-Jihad | alQaeda | Tanzim Qa'idat al-Jihad
Egyptian Islamic Jihad | Al-Jihad al-Islami al-Misri | Vanguards of Conquest | Tala'i al-Fatah | الجهاد الإسلامي المصري | EIJ | Tala'i al-Fath | New Jihad Group
Islamic Group Egypt | Al-Gama'a al-Islamiyya | Gama'a al-Islamiyya | الجماعة الإسلامية | Gamaat Islamiya | IG Egypt | Al-Jama'a al-Islamiyya
Islamic State Sinai Province | Ansar Bayt al-Maqdis | Wilayat Sinai | Supporters of Jerusalem Sinai | أنصار بيت المقدس | ولاية سيناء | Sinai Province | ISIS-Sinai | ISIL Sinai Province | Supporters of Jerusalem
Arms of Egypt Movement | Harakat Sawa'd Misr | HASM Egypt | حركة سواعد مصر
Revolution Brigade Egypt | Liwa al-Thawra | لواء الثورة
Society of the Muslim Brothers | Muslim Brotherhood | Al-Ikhwan al-Muslimun | Jama'at al-Ikhwan al-Muslimin | Ikhwan al-Muslimeen | الإخوان المسلمون | Frères musulmans | Hermanos Musulmanes | Muslimbruderschaft | جماعة الإخوان المسلمين | Братья-мусульмане | Müslüman Kardeşler | Muslim Brothers | Fratelli Musulmani
General Intelligence Service of Egypt | Egyptian Mukhabarat | Jihaz al-Mukhabarat al-Amma al-Misriya | المخابرات العامة المصرية
Suez Canal Authority | Hay'at Qanat al-Suways | هيئة قناة السويس
Islamic Resistance Movement Hamas | HAMAS | Harakat al-Muqawama al-Islamiya | حركة المقاومة الإسلامية | حركة حماس | 哈马斯 | ハマス | 하마스 | חמאס | Χαμάς | Islamic Resistance Movement | Mouvement de la résistance islamique | Movimiento de Resistencia Islámica | Islamische Widerstandsbewegung | ХАМАС
Izz al-Din al-Qassam Brigades | Al-Qassam Brigades | Kata'ib Izz al-Din al-Qassam | كتائب عز الدين القسام | Hamas Izz al-Din al-Qassam Brigades | Hamas Izz al-Din al-Qassem Brigades | Izzedine al Qassam Brigades | Izz ad-Din al-Qassam Brigades | Ezzedeen Al-Qassam Brigades | Izz al-Din al-Qassem Brigades | Brigades Izz al-Din al-Qassam | Kata'ib al-Qassam | كتائب القسام | Izz ad-Din al-Qassam | Brigades Ezzedine al-Qassam | Hamas-Izz al-Din al-Qassam
Palestinian Islamic Jihad | Harakat al-Jihad al-Islami fi Filastin | Islamic Jihad Movement in Palestine | حركة الجهاد الإسلامي في فلسطين | PIJ | Palästinensischer Islamischer Dschihad | Djihad islamique palestinien | Yihad Islámica Palestina | Palestyński Islamski Dżihad | Палестинский исламский джихад | 巴勒斯坦伊斯兰圣战组织 | パレスチナ・イスラム聖戦 | 팔레스타인 이슬라믹 지하드 | הג'יהאד האסלאמי הפלסטיני | הג'יהאד האסלאמי | الجهاد الإسلامي | Islamic Jihad of Palestine | Palestine Islamic Jihad | Harakat al-Jihad al-Islami al-Filastini| Jihad islamique en Palestine | Harakat al-Jihad al-Islami al-Filastini | סרايا | Jihad islamique en Palestine
Jerusalem Companies | Saraya al-Quds | Al-Quds Brigades | سرايا القدس | Jerusalem Brigades
Al-Aqsa Martyrs Brigade | Kata'ib Shuhada al-Aqsa | Al-Aqsa Martyrs Battalion | كتائب شهداء الأقصى | Al-Aqsa Martyrs' Brigades | Brigades des martyrs d'Al-Aqsa | Al-Aqsa-Märtyrerbrigaden | AAMB
Palestinian National Liberation Movement | Harakat al-Tahrir al-Watani al-Filastini | Fatah Movement | حركة فتح | Fatah | فتح | Al-Fatah | حركة التحرير الوطني الفلسطيني
Popular Front for the Liberation of Palestine | PFLP | Al-Jabha al-Sha'biya li-Tahrir Filastin | الجبهة الشعبية لتحرير فلسطين | 解放巴勒斯坦人民阵线 | 巴勒斯坦人民解放阵线 | パレスチナ解放人民戦線 | החזית העממית לשחרור פלסטין | FPLP | Front populaire de libération de la Palestine | Volksfront zur Befreiung Palästinas | Frente Popular para la Liberación de Palestina
Popular Front for the Liberation of Palestine General Command | PFLP-GC | Al-Qiyada al-Amma | القيادة العامة | الجبهة الشعبية لتحرير فلسطين القيادة العامة | FPLP-CG
Democratic Front for the Liberation of Palestine | DFLP | الجبهة الديمقراطية لتحرير فلسطين | FDLP
Palestine Liberation Organization | Munazzamat al-Tahrir al-Filastiniyyah | منظمة التحرير الفلسطينية | PLO | Organisation de libération de la Palestine | Organización para la Liberación de Palestina | Palästinensische Befreiungsorganisation
Palestine Liberation Front | Palestine Liberation Front Abu Abbas Faction | Jabhat al-Tahrir al-Filistiniyah | جبهة التحرير الفلسطينية
Popular Resistance Committees | Lijan al-Muqawama al-Shabiyya | An-Nasser Salah al-Deen Brigades | لجان المقاومة الشعبية | Nasser Salah al-Deen Brigades | ألوية الناصر صلاح الدين
Abu Nidal Organization | Fatah Revolutionary Council | Black September | Arab Revolutionary Brigades | Revolutionary Organization of Socialist Muslims | منظمة أبو نضال | ANO
Abdallah Azzam Brigades | Kata'ib Abdallah Azzam | Ziyad al-Jarrah Battalions | Yusuf al-Uyayri Battalions | كتائب عبد الله عزام
Mujahidin Shura Council in the Environs of Jerusalem | Majlis Shura al-Mujahideen fi Aknaf Bayt al-Maqdis | Magles Shoura al-Mujahddin | مجلس شورى المجاهدين في أكناف بيت المقدس
Lions' Den Group | Areen al-Usud | Areen al-Osood | عرين الأسود
Kahane Chai | Kahane Lives | Kach Movement | Jewish Fighting Organization Kach | כהנא חי | תנועת כך
Hilltop Youth | Noar HaGvaot | נוער הגבעות
Prevention of Assimilation in the Holy Land | Lehava | להב"ה | Lehava Organisation
Order 9 Israel | Tzav 9 | Tsav 9 | צו 9
Institute for Intelligence and Special Operations | Mossad | HaMossad leModiin uleTafkidim Meyuhadim | המוסד
Israel Security Agency | Shin Bet | Sherut HaBitachon HaKlali | שב"כ
Israel Defense Forces | Tzahal | Tzva ha-Hagana le-Yisra'el | צה"ל
NSO Group | Q Cyber Technologies
Saito Tech | Candiru Ltd | D.F. Associates | Grindavik Solutions
Holy Land Foundation for Relief and Development | Occupied Land Fund | Holy Land Foundation | HLF
Palestinians Relief and Development Fund | Interpal | Al-Sanduq al-Filastini lil-Ighatha | Palestinian Relief and Development Fund | صندوق إغاثة فلسطين
Committee for Charity and Support for the Palestinians | Comité de Bienfaisance et de Secours aux Palestiniens | CBSP France | Humani'Terre
Palestinian Association in Austria | PVOE | Palaestinensische Vereinigung in Oesterreich
Sanabil Association for Relief and Development | Jam'iyat al-Sanabil | جمعية السنابل
Union of Good | I'tilaf al-Khayr | Etelaf Al-Khair | 101 Days Campaign | ائتلاف الخير
Al-Salah Society | Jam'iyat al-Salah al-Islamiyya | Al-Salah Islamic Association | جمعية الصلاح الإسلامية
Al-Aqsa Foundation | Al-Aqsa e.V. | Al-Aqsa Spenden Stichting | Stichting Al-Aqsa | Al-Aqsa e.V. Aachen | Islamische Wohlfahrtsorganisation Al-Aqsa
Islamic National Bank of Gaza | Bank al-Watani al-Islami | البنك الوطني الإسلامي
Global Relief Foundation | Fondation Secours Mondial | FSM Belgium | Stichting Wereldhulp | GRF | Foundation Secours Mondial | Secours mondial de France
Benevolence International Foundation | Bosanska Idealna Futura | Al-Bir al-Dawalia | BIF Bosnia | Mezhdunarodny Blagotvoritelny Fond | BIF | البر الدولية
Al-Haramain Islamic Foundation | Al-Haramayn Foundation | Vazir Bosnia | Mu'assasat al-Haramayn al-Khayriyya | مؤسسة الحرمين الخيرية | مؤسسة الحرمين الإسلامية | Al Haramain & Al Masjed Al-Aqsa Charity Foundation | Haramain Charitable Foundation
International Islamic Relief Organization | IIRO | Hay'at al-Ighatha al-Islamiyya al-Alamiyya | هيئة الإغاثة الإسلامية العالمية
Revival of Islamic Heritage Society | RIHS | Jamiat Ihia al-Turath al-Islamiya | جمعية إحياء التراث الإسلامي | Jamiat Ihya al-Turath al-Islami | Jamiyat Ihya al-Turath al-Islami | Society for the Revival of Islamic Heritage | Kuwaiti Joint Relief Committee | Jamiat Ihya al Turath al Islamiya
Islamic Call Committee | Lajnat al-Da'wa al-Islamiya | LDI Kuwait | لجنة الدعوة الإسلامية | Lajnat al-Daawa al-Islamiyya
Afghan Support Committee | Lajnat ul Masa Eidatul Afghania | Jamiat Ayat-ur-Rhas al Islamiac | Ahya ul Turas
Wafa Humanitarian Organization | Wafa al-Igatha al-Islamia
Makhtab al-Khidamat | Al Kifah Refugee Center | Maktab al-Khidamat | Afghan Services Bureau | مكتب الخدمات | Maktab al-Khadamat | Makhtab al-Khadamat
Islamic Relief Agency | Islamic African Relief Agency | ISRA Sudan | Islamic American Relief Agency | الوكالة الإسلامية للإغاثة
Foundation for Human Rights and Freedoms and Humanitarian Relief | IHH Turkey | İnsan Hak ve Hürriyetleri İnsani Yardım Vakfı | Insani Yardim Vakfi | IHH Humanitarian Relief Foundation | İnsan Hak ve Hürriyetleri ve İnsani Yardım Vakfı | İnsani Yardım Vakfı | هيئة الإغاثة الإنسانية التركية | IHH | Humanitarian Relief Foundation | İHH İnsani Yardım Vakfı | Internationale Humanitäre Hilfsorganisation IHH | هيئة الإغاثة الإنسانية تركيا | هيئة الإغاثة الإنسانية وحقوق الإنسان والحريات
Qatar Charitable Society | Qatar Charity | جمعية قطر الخيرية | Qatar Charity Society | قطر الخيرية
Al Ahli Bank of Kuwait | Al Ahli Bank Kuwait | ABK Kuwait | البنك الأهلي الكويتي
National Bank of Kuwait | NBK | بنك الكويت الوطني
Eid bin Mohammed Al Thani Charitable Association | Eid Charity | مؤسسة عيد الخيرية
Al-Furqan Bosnia | Dzemijetul Furkan | Sirat Bosnia | Association for Citizens Rights and Resistance to Lies
Kurdistan Workers' Party | PKK | Partiya Karkeren Kurdistan | Partiya Karkerên Kurdistanê | Kongra-Gel | Kurdistan Freedom and Democracy Congress | Kurdistan People's Congress | HPG Kurdish | Kongra Gelê Kurdistan | Arbeiterpartei Kurdistans | Parti des travailleurs du Kurdistan | Partido de los Trabajadores de Kurdistán | Partia Pracujących Kurdystanu | Kürdistan İşçi Partisi | Рабочая партия Курдистана | حزب العمال الكردستاني | 库尔德工人党 | クルディスタン労働者党 | クルド労働者党 | 쿠르드노동자당 | Εργατικό Κόμμα Κουρδιστάν | KADEK | KCK | Halu Mesru Savunma Kuvveti | Partito dei Lavoratori del Kurdistan
Kurdistan Freedom Hawks | Kurdistan Freedom Falcons | Teyrebazen Azadiya Kurdistan | TAK Kurdish | TAK Kurdistan
Revolutionary People's Liberation Party-Front | DHKP-C | Devrimci Halk Kurtulus Partisi-Cephesi | Devrimci Sol | Dev Sol | Revolutionary Left
Great Eastern Islamic Raiders' Front | IBDA-C | İslami Büyük Doğu Akıncılar Cephesi
Gray Wolves | Bozkurtlar | Ülkü Ocakları | Idealist Hearths | Bozkurt movement | Graue Wölfe | Loups gris
Fethullah Gulen Movement | Hizmet Movement | Fetullahçı Terör Örgütü | Gülenist Terror Organisation
National Intelligence Organization of Turkey | Milli İstihbarat Teşkilatı | Milli Istihbarat Teskilati | MIT Turkey | National Intelligence Organization | MİT | Turkish National Intelligence Organization
Presidency of Defense Industries of Turkey | Savunma Sanayii Başkanlığı | Savunma Sanayii Baskanligi | SSB Turkey | Undersecretariat for Defence Industries | Presidency of Defense Industries | Cumhurbaşkanlığı Savunma Sanayii Başkanlığı | SSB | Defence Industry Agency of Turkey | Savunma Sanayii Müsteşarlığı
Turkish Armed Forces | Türk Silahlı Kuvvetleri | Turk Silahli Kuvvetleri
ASELSAN | Askeri Elektronik Sanayi | Military Electronics Industries Turkey | Askeri Elektronik Sanayii | Aselsan Elektronik Sanayi
ROKETSAN | Roket Sanayii | Rocket Industry and Trade Turkey
HAVELSAN | Hava Elektronik Sanayii
Turkish Aerospace Industries | TUSAS | Türk Havacılık ve Uzay Sanayii | Turk Havacilik ve Uzay Sanayii | TUSAŞ | TAI Turkey | TAI
TUSAS Engine Industries | TUSAŞ Motor Sanayii | TUSAS Motor Sanayii | TUSAŞ Engine Industries | Turkish Engine Industries
Mechanical and Chemical Industry Corporation | MKEK | Makina ve Kimya Endüstrisi Kurumu | Makina ve Kimya Endustrisi | MKE | Makine ve Kimya Endüstrisi
Scientific and Technological Research Council of Turkey | TUBITAK | Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
Turkish Petroleum Corporation | TPAO | Türkiye Petrolleri Anonim Ortaklığı
Petroleum Pipeline Corporation Turkey | Boru Hatları ile Petrol Taşıma | BOTAS Petroleum Pipeline | BOTAŞ
Turkiye Halk Bankasi | Halkbank | Türkiye Halk Bankası | People's Bank of Turkey | Halk Bankasi | Turkey Halk Bank
Baykar Technologies | Baykar Makina | Baykar Defence
SADAT International Defense Consultancy | SADAT Turkey | Uluslararası Savunma Danışmanlık
Turkish Airlines | Türk Hava Yolları | Turk Hava Yollari | THY | Турецкие авиалинии
Turkish Republic of Northern Cyprus | Kuzey Kıbrıs Türk Cumhuriyeti | KKTC
Saudi Arabian Oil Company | Saudi Aramco | Aramco | Arabian American Oil Company | أرامكو السعودية | شركة الزيت العربية السعودية | 沙特阿美
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
Al-Ashtar Brigades | Saraya al-Ashtar | سرايا الأشتر | AAB Bahrain
Al-Mukhtar Brigades | Saraya al-Mukhtar | سرايا المختار
Kuwait Petroleum Corporation | Q8 Petroleum | مؤسسة البترول الكويتية
Qatar Petroleum | QatarEnergy | قطر للبترول | قطر للطاقة
Oman Oil Company | OQ Oman
Coalition of the Youth of the 14 February Revolution | February 14 Youth Coalition | I'tilaf Shabab Thawrat 14 Fibrayir | ائتلاف شباب ثورة 14 فبراير
State Security Department of the United Arab Emirates | Jihaz Amn al-Dawla | جهاز أمن الدولة الإماراتي | UAE State Security Apparatus
Abu Sayyaf Group | Al Harakat al Islamiyya | Bearer of the Sword | ISIS East Asia | جماعة أبو سياف | 阿布沙耶夫 | 阿布沙耶夫组织 | アブサヤフ | アブ・サヤフ | 아부사야프 | ASG | Abu Sayyaf | Grupo Abu Sayyaf | Абу Сайяф
Moro Islamic Liberation Front | MILF
Moro National Liberation Front | MNLF
Bangsamoro Islamic Freedom Fighters | Bangsamoro Islamic Freedom Movement
Islamic State of Lanao | Maute Group | Daulah Islamiyah Lanao | Dawlah Islamiya Ranao | Dawlah Islamiyah Lanao
Communist Party of the Philippines New People's Army | CPP-NPA | Bagong Hukbong Bayan | New People's Army
Rajah Solaiman Movement | Rajah Sulaiman Revolutionary Movement | Hukbong Khalid Trust | Al-Dawah al-Islamiyyah Balik Islam
Islamic Congregation Southeast Asia | Jemaah Islamiyah | Jamaah Islamiyah | الجماعة الإسلامية في إندونيسيا | 伊斯兰祈祷团 | ジェマ・イスラミア | 제마 이슬라미야 | JI Indonesia | Islamic Community Indonesia
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
Special Operations Unit Serbia | Red Berets Serbia | Jedinica za Specijalne Operacije | Crvene Beretke | Frenkies | Unit for Special Operations
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
Sinaloa Cartel | Cartel de Sinaloa | Pacific Cartel | Guzman Loera Organization | Cartel del Pacifico | 锡那罗亚贩毒集团 | 锡纳罗亚贩毒集团 | シナロア・カルテル | 시날로아 카르텔 | Mexican Federation Cartel | CDS Mexico | La Federación
Jalisco New Generation Cartel | CJNG | Cartel de Jalisco Nueva Generacion | Matazetas | New Generation Cartel of Jalisco | Jalisco Cartel New Generation | Jalisco New Generation
The Cuinis Cartel | Los Cuinis | Los Cuinis Drug Trafficking Organization
The Zetas Cartel | Los Zetas | Northeast Cartel | Cartel del Noreste | The Zetas
Gulf Cartel | Cartel del Golfo | Osiel Cardenas-Guillen Organization | CDG Mexico
The Michoacan Family | La Familia Michoacana | La Nueva Familia Michoacana | LNFM | New Michoacan Family | LFM
Knights Templar Cartel | Los Caballeros Templarios | Caballeros Templarios
United Cartels Michoacan | Carteles Unidos | Tepalcatepec Cartel | Cartel del Abuelo | Grandfather Cartel
Beltran Leyva Organization | Cartel de los Beltran Leyva
Juarez Cartel | Vicente Carrillo Fuentes Organization | Cartel de Juarez | La Linea Juarez | La Linea Gang
Tijuana Cartel | Arellano Felix Organization | Cartel de Tijuana | Cartel Arellano Felix
Santa Rosa de Lima Cartel | Cartel de Santa Rosa de Lima | CSRL | Marro's cartel
Guerreros Unidos Cartel | Guerreros Unidos | United Warriors Guerrero
The Red Ones Guerrero | Los Rojos Cartel | Los Rojos Drug Trafficking Organization
Clan del Golfo | Gulf Clan | Los Urabeños | Autodefensas Gaitanistas de Colombia | Ejército Gaitanista de Colombia | Usuga Clan | Clan Úsuga | Gaitanist Self-Defense Forces of Colombia | EGC Colombia | Clan du Golfe
Revolutionary Armed Forces of Colombia | FARC | FARC-EP | Fuerzas Armadas Revolucionarias de Colombia | Forces armées révolutionnaires de Colombie | Revolutionäre Streitkräfte Kolumbiens | Rewolucyjne Siły Zbrojne Kolumbii | 哥伦比亚革命武装力量 | コロンビア革命軍 | 콜롬비아무장혁명군 | Fuerzas Armadas Revolucionarias de Colombia Ejército del Pueblo
FARC-EP Dissidents Central General Staff | Estado Mayor Central Colombia | FARC dissidents EMC
Second Marquetalia | Segunda Marquetalia | New Marquetalia
National Liberation Army of Colombia | ELN | Ejército de Liberación Nacional | Armée de libération nationale de Colombie | Nationale Befreiungsarmee Kolumbien
United Self-Defense Forces of Colombia | Autodefensas Unidas de Colombia | Colombian paramilitaries AUC | AUC Colombia | AUC | Autodéfenses unies de Colombie
The Office of Envigado | La Oficina de Envigado | Oficina de Envigado
Los Rastrojos | Rondas Campesinas Populares
Norte del Valle Cartel | Cartel del Norte del Valle | North Valley Cartel
The Wolves Ecuador | Los Lobos Ecuador | Los Lobos Drug Trafficking Organization
First Command of the Capital | Primeiro Comando da Capital | PCC Brazil | First Capital Command | PCC | Comando Primero de la Capital
Red Command | Comando Vermelho | Comando Vermelho Rogerio Lemgruber | Red Command Brazil | Comando Rojo
Family of the North Brazil | Familia do Norte
Mara Salvatrucha | MS-13 | MS13 | Mara Salvatrucha 13 | Mara Salvatrucha Thirteen
Eighteenth Street Gang | Barrio 18 | Mara 18 | 18th Street Gang | Calle 18 | Dieciocho
Shining Path | Sendero Luminoso | Partido Comunista del Peru | Militarized Communist Party of Peru | SL Peru | Sentier lumineux | Leuchtender Pfad | Partido Comunista del Perú Sendero Luminoso | Communist Party of Peru
Tupac Amaru Revolutionary Movement | Movimiento Revolucionario Tupac Amaru
Paraguayan People's Army | Ejercito del Pueblo Paraguayo
Mapuche Coordinator Arauco-Malleco | Coordinadora Arauco-Malleco
Live Together Haiti | Viv Ansanm | Living Together gangs Haiti
G9 Family and Allies | G9 an Fanmi e Alye | G9 Fanmi ak Alye
Big Ravine Gang | Gran Grif | Gang Gran Grif de Savien | Baz Gran Grif
400 Mawozo | Quatre Cents Mawozo
Gang Gran Ravin | Baz Gran Ravin | Gran Ravin Gang
'Ndrangheta | Calabrian Mafia | ндрангета
Sicilian Mafia | Cosa Nostra | Mafia siciliana
Sacred United Crown | Sacra Corona Unita
Brothers' Circle | Family of Eleven | Bratskiy Krug | Братский круг
Thieves-in-Law | Vory v Zakone | Воры в законе
Kinahan Organized Crime Group | Kinahan Cartel | KOCG
Hells Angels Motorcycle Club | HAMC
Irish Republican Army | Óglaigh na hÉireann | Provisional Irish Republican Army | Provisional IRA | PIRA | Provos
Continuity Irish Republican Army | Continuity IRA | Continuity Army Council
Real Irish Republican Army | New IRA | 32 County Sovereignty Movement | RIRA | Real IRA | Real Oglaigh na Heireann | True IRA
Irish National Liberation Army | INLA | Arm Saoirse Náisiúnta na hÉireann
Ulster Defence Association | Ulster Freedom Fighters
Ulster Volunteer Force | Protestant Action Force
Basque Fatherland and Liberty | Euskadi Ta Askatasuna | E.T.A. Basque | Euzkadi ta Askatasuna | Basque Homeland and Freedom | ETA | País Vasco y Libertad
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
Soldiers of the Caliphate in Algeria | Jund al-Khilafah fi Ard al-Jaza'ir | Wilayat al-Jazair | جند الخلافة في أرض الجزائر | Islamic State Algeria Province | ولاية الجزائر
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
Evil Corp | Dridex Gang | Indrik Spider | Евил Корп
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
APT41 | Wicked Panda | Brass Typhoon | Chengdu 404 Network Technology | 成都市肆零肆网络科技有限公司 | Chengdu Si Lingsi Network Technology
APT31 | Violet Typhoon | Judgment Panda | Wuhan Xiaoruizhi Science and Technology | 武汉晓睿智科技有限责任公司 | Wuhan XRZ | Zirconium | Wuhan Xiaorui Zhi
APT10 | Stone Panda | MenuPass
Volt Typhoon | Bronze Silhouette | Vanguard Panda
Salt Typhoon | GhostEmperor | Sichuan Juxinhe Network Technology | 四川聚信和网络科技有限公司 | Juxinhe
Flax Typhoon | Ethereal Panda | Storm-0919
i-Soon | Anxun Information Technology | 安洵信息 | 上海安洵信息技术有限公司 | iSoon
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
Development Bank of Latin America | Corporación Andina de Fomento | CAF Caracas | Andean Development Corporation | Banco de Desarrollo de América Latina | Banco de Desarrollo de América Latina y el Caribe | CAF Banco de Desarrollo de América Latina | Development Bank of Latin America and the Caribbean
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
BNP Paribas | Banque Nationale de Paris | Banque nationale de Paris Paribas | 法国巴黎银行 | BNP
Hongkong and Shanghai Banking Corporation | HSBC | 香港上海滙豐銀行 | 汇丰银行 | 汇丰 | 滙豐
Union Bank of Switzerland | UBS | UBS Group | Schweizerische Bankgesellschaft | Union de Banques Suisses | 瑞银
Swiss Financial Market Supervisory Authority | FINMA | Eidgenössische Finanzmarktaufsicht
German Federal Financial Supervisory Authority | BaFin | Bundesanstalt für Finanzdienstleistungsaufsicht
State Secretariat for Economic Affairs Switzerland | SECO Bern | Staatssekretariat für Wirtschaft
International Business Machines | IBM | 国际商业机器公司
Badische Anilin und Soda Fabrik | BASF | Badische Anilin & Soda Fabrik | 巴斯夫
Bavarian Motor Works | BMW | Bayerische Motoren Werke | BMW AG | 宝马 | BMW Group
Fabbrica Italiana Automobili Torino | Fiat Automobiles | Fiat S.p.A.
Airbus Group | EADS | European Aeronautic Defence and Space Company | Airbus SE | 空中客车 | 空客
Matra BAe Dynamics Alenia | MBDA
BAE Systems | British Aerospace
Thales Group | Thomson-CSF | Thales | 泰雷兹
SNECMA | Société nationale d'étude et de construction de moteurs d'aviation | Safran
Naval Group | DCNS | Direction des Constructions Navales
Leonardo S.p.A. | Finmeccanica | Leonardo-Finmeccanica
Svenska Aeroplan Aktiebolaget | Saab AB
Raytheon Technologies | RTX Corporation | Raytheon | United Technologies | 雷神公司
Minnesota Mining and Manufacturing | 3M Company | Minnesota Mining and Manufacturing Company | スリーエム | 3M公司 | 3M
American Telephone and Telegraph | AT&T
Meta Platforms | Facebook Inc | 脸书
ExxonMobil | Standard Oil of New Jersey | Esso | Exxon Mobil | 埃克森美孚
Chevron Corporation | Standard Oil of California | ChevronTexaco | 雪佛龙
British Petroleum | BP plc | Anglo-Iranian Oil Company
TotalEnergies | Compagnie Française des Pétroles | Total SE | 道达尔 | TotalFinaElf
Italian National Hydrocarbons Agency | Ente Nazionale Idrocarburi | Eni S.p.A. | ENI SpA
Equinor | Statoil | Den norske stats oljeselskap | StatoilHydro
Austrian Mineral Oil Administration | OMV | OMV Aktiengesellschaft | Österreichische Mineralölverwaltung | OMV AG
Mexican Petroleum | PEMEX | Petróleos Mexicanos | 墨西哥国家石油公司
Brazilian Petroleum | Petrobras | Petróleo Brasileiro | 巴西国家石油公司
Argentine Fiscal Oilfields | YPF | Yacimientos Petrolíferos Fiscales
Bolivian Fiscal Oilfields | YPFB | Yacimientos Petrolíferos Fiscales Bolivianos
Colombian Petroleum Company | Ecopetrol | Empresa Colombiana de Petróleos
Peruvian Petroleum | Petroperú | Petróleos del Perú
Ecuadorian Petroleum | Petroecuador | Empresa Estatal Petróleos del Ecuador | Hidrocarburos del Ecuador EP Petroecuador | Empresa Pública de Hidrocarburos del Ecuador | Corporación Estatal Petrolera Ecuatoriana
National Hydrocarbons Company Algeria | Sonatrach | سوناطراك | Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures | Société Nationale pour la Recherche, la Production, le Transport
Egyptian General Petroleum Corporation | EGPC | الهيئة المصرية العامة للبترول
Brazilian Aeronautics Company | Embraer | Empresa Brasileira de Aeronáutica
National Bank for Economic and Social Development Brazil | BNDES | Banco Nacional de Desenvolvimento Econômico e Social | Brazilian Development Bank
Companhia Vale do Rio Doce | CVRD | Vale S.A. | 淡水河谷
National Copper Corporation of Chile | Codelco | Corporación Nacional del Cobre | Corporación Nacional del Cobre de Chile
Royal Dutch Airlines | KLM | Koninklijke Luchtvaart Maatschappij
Royal Dutch Shell | Koninklijke Olie | Shell Transport and Trading | Koninklijke Nederlandsche Shell | 壳牌
Scandinavian Airlines System | SAS Scandinavian | Scandinavian Airlines
Portuguese Air Transport | TAP Air Portugal | Transportes Aéreos Portugueses
Polish Airlines | LOT Polish Airlines | Polskie Linie Lotnicze
Alitalia | Aerolinee Italiane Internazionali
Romanian Air Transport | TAROM | Transporturile Aeriene Române
Serbian Airlines | Air Serbia | JAT Airways | Jugoslovenski Aerotransport | Ер Србија
Queensland and Northern Territory Aerial Services | Qantas
Mediterranean Shipping Company | MSC | MSC Geneva | Mediterranean Shipping Co Aponte | MSC Mediterranean Shipping Company | 地中海航运
Compagnie Maritime d'Affrètement Compagnie Générale Maritime | CMA CGM | 达飞 | 法国达飞海运集团
A.P. Moller-Maersk | Maersk Line | Mærsk | AP Moller Maersk | 马士基
Orient Overseas Container Line | OOCL | 東方海外 | 東方海外貨櫃航運
Zim Integrated Shipping Services | Zim Palestine Navigation | Zim Israel Navigation | צים
Nippon Yusen Kaisha | NYK Line | Japan Mail Shipping Line | 日本郵船
Mitsui O.S.K. Lines | MOL | 商船三井
Kawasaki Kisen Kaisha | K Line | 川崎汽船
United Arab Shipping Company | UASC | شركة الملاحة العربية المتحدة
Japan International Cooperation Agency | JICA | 国際協力機構
Japan External Trade Organization | 日本貿易振興機構
Nippon Telegraph and Telephone | NTT Japan | 日本電信電話 | NTT Corporation | Nippon Denshin Denwa
Nippon Electric Company | NEC Corporation | 日本電気 | Nippon Denki
Korea Electric Power Corporation | 한국전력공사 | KEPCO | Hanguk Jeollyeok Gongsa | 한전
Pohang Iron and Steel Company | POSCO | 포스코 | 浦项制铁 | Pohang Steel | 포항제철
Bayerische Landesbank | BayernLB
Taiwan Semiconductor Manufacturing Company | TSMC | 台積電 | 台灣積體電路製造 | 台积电 | 台湾积体电路制造 | Taiwan Semiconductor
Hon Hai Precision Industry | Foxconn | 鴻海精密 | 富士康 | 鴻海精密工業 | Hon Hai | Honghai
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
Integrity Technology Group | Yongxin Zhicheng | 永信至诚 | 永信至诚科技集团股份有限公司 | Integrity Tech | Beijing Integrity Technology
Poly Technologies | Baoli Keji | 保利科技 | PTI China
PetroChina | Zhongguo Shiyou Tianranqi Gufen | 中国石油天然气股份
Nada Management Organization | Al Taqwa Management Organization
Ammunition and Metallurgy Industries Group | AMIG Iran | صنایع مهمات و متالورژی
Parchin Chemical Industries | PCI Parchin | Para Chemical Industries | صنایع شیمیایی پارچین | Sanaye Shimiyaee Parchin
Cruise Missile Industry Group | Naval Defense Missile Industry Group
Fajr Industrial Group | Instrumentation Factory Plant | صنایع فجر
Atomic Energy Commission of Syria | AECS | هيئة الطاقة الذرية السورية
Military Housing Establishment Syria | MILIHOUSE | مؤسسة الإسكان العسكرية
Military Industrialization Commission of Iraq | Military Industrialization Organization Iraq | Hay'at al-Tasni al-Askari | هيئة التصنيع العسكري
Elektroprivreda Republike Srpske | Elektroprivreda RS | Elektroprivreda Republika Srpska | ERS Trebinje
Thai Airways International | Thai Airways Intl | การบินไทย
Katerji Group | Qatirji Company | Qaterji Group | Al-Qatirji Company | Qatirji Group | Katerji Company | مجموعة قاطرجي | شركة قاطرجي
Kim Chaek University of Technology | Kimchaek Industrial University | 김책공업종합대학 | Kim Chaek Polytechnic University | 金策工业综合大学 | Kimchaek University of Technology
Siberian Coal Energy Company | SUEK | СУЭК | Sibirskaya Ugolnaya Energeticheskaya Kompaniya | Сибирская угольная энергетическая компания
Habib Bank Limited | HBL Pakistan | Habib Bank | حبیب بینک
Bank Al Habib Limited | Bank AL Habib | بینک الحبیب
Eurasian Resources Group | ERG S.à r.l. | ERG Kazakhstan | Евразийская группа | ENRC | Eurasian Natural Resources Corporation
MOL Hungarian Oil and Gas | Magyar Olaj- és Gázipari Nyrt | MOL Nyrt | MOL Group
Uzbek Industrial and Construction Bank | Uzpromstroybank | O'zsanoatqurilishbank | Узпромстройбанк | SQB Uzbekistan | ATB O'zsanoatqurilishbank | Sanoatqurilishbank
Attijariwafa Bank | التجاري وفا بنك | Attijari Wafa Bank
Société Nationale d'Opérations Pétrolières de Côte d'Ivoire | Petroci | PETROCI Holding | Société Nationale d'Opérations Pétrolières de la Côte d'Ivoire | National Petroleum Operations Company of Côte d'Ivoire
Tamil Eelam Liberation Organization | TELO Sri Lanka
Eelam People's Revolutionary Liberation Front | EPRLF
Landesbank Hessen-Thüringen Girozentrale | Helaba
Norddeutsche Landesbank Girozentrale | NORD/LB | NordLB
Landesbank Baden-Württemberg | LBBW
Cassa Depositi e Prestiti | CDP Italy
Volkswagen AG | VW AG | VW Group | Volkswagenwerk | 大众汽车 | フォルクスワーゲン | 폭스바겐 | Фольксваген
Caixa Econômica Federal | Federal Savings Bank of Brazil
Joint Stock Commercial Bank for Foreign Trade of Vietnam | Vietcombank | Ngân hàng TMCP Ngoại thương Việt Nam | Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam | Ngân hàng Ngoại thương Việt Nam | Bank for Foreign Trade of Vietnam
Bank for Investment and Development of Vietnam | BIDV | Ngân hàng Đầu tư và Phát triển Việt Nam | Ngân hàng TMCP Đầu tư và Phát triển Việt Nam
Vietnam Bank for Industry and Trade | VietinBank | Ngân hàng TMCP Công Thương Việt Nam
Vietnam Bank for Agriculture and Rural Development | Agribank Vietnam | Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam
Military Commercial Joint Stock Bank | MB Bank | MBBank | Ngân hàng TMCP Quân đội
Vietnam Electricity | EVN Vietnam | Tập đoàn Điện lực Việt Nam
State Electricity Company of Indonesia | Perusahaan Listrik Negara | PLN Persero | PT Perusahaan Listrik Negara | PLN Indonesia
Permodalan Nasional Berhad | PNB Malaysia
MUFG Bank | Bank of Tokyo-Mitsubishi UFJ | 三菱UFJ銀行 | Mitsubishi UFJ Financial Group | MUFG | 三菱UFJフィナンシャル・グループ
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
Bharat Heavy Electricals Limited | BHEL | भारत हेवी इलेक्ट्रिकल्स लिमिटेड
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
Société Ivoirienne de Raffinage | SIR Abidjan | SIR Côte d'Ivoire | Ivorian Refining Company
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
Cooperative for Arab Agricultural Bank Syria | Agricultural Cooperative Bank of Syria | المصرف الزراعي التعاوني | Al-Masraf al-Zira'i al-Ta'awuni
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
Public Power Corporation of Greece | Dimosia Epicheirisi Ilektrismou | ΔΕΗ | Δημόσια Επιχείρηση Ηλεκτρισμού | PPC Greece | DEI Greece | PPC DEH | DEH Greece | PPC DEI
Odesa Port Plant | OPZ | ОПЗ | Одеський припортовий завод | Odessa Portside Plant
Nizhnekamskneftekhim | NKNK | Nizhnekamsk Petrochemical
Bharat Electronics Limited | BEL | BEL India | भारत इलेक्ट्रॉनिक्स लिमिटेड
Empresa Nacional de Aeronautica | ENAER
Myanmar Economic Corporation | MEC | Myanma Economic Corporation | မြန်မာ့စီးပွားရေးကော်ပိုရေးရှင်း | MEC Myanmar | 缅甸经济公司
Societe Nationale de Raffinage | SONARA | Société Nationale de Raffinage du Cameroun | National Refining Company of Cameroon
Arab Organization for Industrialization | AOI | الهيئة العربية للتصنيع
General Company for Phosphate and Mines | GECOPHAM
Deir ez-Zur Petroleum Company | DEZPC
Belarusian Railway | BZhD | БЖД | BCh
Turkmengaz | Turkmen Gas | Туркменгаз | Turkmengas
Uzbekneftegaz | Uzbekistan Oil and Gas
Radio Television of Serbia | RTS | Radio-televizija Srbije
Electricity of Vietnam | EVN | Điện lực Việt Nam
Electricity Generating Authority of Thailand | EGAT | การไฟฟ้าฝ่ายผลิตแห่งประเทศไทย
Magyar Allamvasutak | MAV | Hungarian State Railways
Metals and Engineering Corporation | METEC | Ethiopian Metals and Engineering Corporation | METEC Ethiopia
Rafael Advanced Defense Systems | Rafael Armament Development Authority | רפאל מערכות לחימה מתקדמות | הרשות לפיתוח אמצעי לחימה
General Electric | GE | General Electric Company | GE Aerospace | ジェネラル・エレクトリック | 通用电气 | 제너럴 일렉트릭
General Motors | GM | 通用汽车 | ゼネラルモーターズ | 제너럴 모터스
Hewlett-Packard | HP | Hewlett Packard Company | 惠普
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
Internationale Nederlanden Groep | ING | ING Group | ING Bank
Allgemeine Elektricitäts-Gesellschaft | AEG
United Parcel Service | UPS
Federal Express | FedEx
Hyundai Merchant Marine | HMM
Indian Oil Corporation | IOCL
Commonwealth Bank of Australia | CBA | CommBank
Australia and New Zealand Banking Group | ANZ
Broken Hill Proprietary | BHP | BHP Billiton
Bank of East Asia | BEA | 東亞銀行
Standard Chartered Bank | StanChart | Standard Chartered | 渣打银行 | 渣打
China Construction Bank | CCB | 中国建设银行 | CCB China | 建设银行 | 建行 | Zhongguo Jianshe Yinhang
Agricultural Bank of China | AgBank | 中国农业银行 | ABC China | 农业银行 | 农行 | Zhongguo Nongye Yinhang | AgBank China
Agricultural Development Bank of China | ADBC | 中国农业发展银行
Bank of Communications | BoCom | 交通银行
Aluminum Corporation of China | Chinalco | Chalco | 中国铝业
Shanghai Automotive Industry Corporation | SAIC Motor | 上汽集团
First Automobile Works | FAW Group | 中国第一汽车集团
Contemporary Amperex Technology | CATL | 宁德时代 | 宁德时代新能源科技股份有限公司 | Ningde Shidai
Tata Consultancy Services | TCS | TCS India | टाटा कंसल्टेंसी सर्विसेज
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
Telefonaktiebolaget LM Ericsson | Ericsson | 爱立信 | Telefonaktiebolaget L M Ericsson
Det Forenede Dampskibs-Selskab | DFDS
Société Générale | SocGen | 法国兴业银行 | Societe Generale S.A.
Crédit Lyonnais | LCL
Louis Vuitton Moët Hennessy | LVMH | Moët Hennessy Louis Vuitton | LVMH Moët Hennessy Louis Vuitton | 路易威登集团
Gaz de France | GDF
Peugeot Société Anonyme | PSA Peugeot Citroën | PSA Group
Compagnie Générale des Établissements Michelin | Michelin
Ferrovie dello Stato Italiane | FS Italiane | Italian State Railways | Ferrovie dello Stato
Banca Monte dei Paschi di Siena | MPS | Banca MPS
Red Eléctrica de España | REE
Caixa d'Estalvis i Pensions de Barcelona | La Caixa | Caja de Ahorros y Pensiones de Barcelona
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
Korea Development Bank | KDB | 한국산업은행 | KDB 산업은행 | KDB산업은행
Industrial Bank of Korea | IBK | 기업은행 | 중소기업은행
Korea Broadcasting System | KBS | 한국방송공사
Korea Aerospace Industries | KAI Korea | 한국항공우주산업
Lucky Goldstar | LG Group | LG Electronics | LG전자 | Goldstar | LG Jeonja | LG电子
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
Odebrecht | Construtora Norberto Odebrecht | Novonor | Norberto Odebrecht
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
Israel Aerospace Industries | IAI | Israel Aircraft Industries | התעשייה האווירית לישראל | Hata'asiya Ha'avirit | Ta'asiya Avirit LeYisrael | HaTaasiya HaAvirit LeYisrael | Ta'asiya Avirit
Israel Military Industries | IMI | Ta'as | תעש | IMI Systems | Elbit Systems Land
Israel Electric Corporation | IEC | חברת החשמל | Hevrat HaHashmal
Promsvyazbank | PSB | Промсвязьбанк | ПСБ | بروم سفياز بنك | 工业通讯银行 | 俄罗斯工业通讯银行 | プロムスビャジバンク | 프롬스비야지방크 | Promsvyaz Bank
Gazprombank | GPB | Bank GPB | Газпромбанк | Банк ГПБ | ГПБ | غازبروم بنك | 俄罗斯天然气工业银行 | ガスプロムバンク | ガスプロム銀行 | 가스프롬은행 | 가즈프롬방크 | גזפרומבנק | Gasprombank | GPB Bank
United Industrial Corporation Oboronprom | Oboronprom | OPK Oboronprom | ОПК Оборонпром | Оборонпром
Pipe Metallurgical Company | TMK | Трубная металлургическая компания | ТМК
United Metallurgical Company | OMK | Объединенная металлургическая компания | ОМК
Chelyabinsk Metallurgical Plant | ChMK | ЧМК | Челябинский металлургический комбинат
Chelyabinsk Pipe Rolling Plant | ChTPZ | ЧТПЗ | Челябинский трубопрокатный завод
Ural Mining and Metallurgical Company | UGMK | УГМК | UMMC | Уральская горно-металлургическая компания
Federal Grid Company of Unified Energy System | FSK EES | FGC UES | ФСК ЕЭС
State Transport Leasing Company | GTLK | ГТЛК | Государственная транспортная лизинговая компания
Novorossiysk Commercial Sea Port | NCSP | NMTP | НМТП | Новороссийский морской торговый порт
Ural Bank for Reconstruction and Development | UBRR | УБРиР | Уральский банк реконструкции и развития | UBRD
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
National Bank of Kazakhstan | Қазақстан Республикасының Ұлттық Банкі | Национальный банк Республики Казахстан | Central Bank of Kazakhstan | Қазақстан Ұлттық Банкі | Национальный банк Казахстана
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
Nippon Steel Corporation | Nippon Steel | 日本製鉄 | 新日鐵住金 | Nippon Steel & Sumitomo Metal | Nippon Seitetsu | Shin Nippon Seitetsu
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
Bank of Guatemala | Banco de Guatemala | Central Bank of Guatemala | Banguat
Bank of Israel | בנק ישראל | Central Bank of Israel
Bank Al-Maghrib | Central Bank of Morocco | بنك المغرب
External Bank of Algeria | Banque Extérieure d'Algérie | Banque Exterieure d Algerie | البنك الخارجي الجزائري
Bank of Algeria | Banque d'Algérie | بنك الجزائر | Central Bank of Algeria
Bank of Ghana | Central Bank of Ghana
Bank of Tanzania | Benki Kuu ya Tanzania | Central Bank of Tanzania
Bank of Uganda | Central Bank of Uganda
Bank of Sudan | Central Bank of Sudan | بنك السودان المركزي
National Bank of Ethiopia | Central Bank of Ethiopia | የኢትዮጵያ ብሔራዊ ባንክ
National Bank of Rwanda | Banque Nationale du Rwanda | Central Bank of Rwanda | Banki Nkuru y'u Rwanda
National Bank of Angola | Banco Nacional de Angola | Central Bank of Angola | BNA Angola
Bank of Mozambique | Banco de Moçambique | Central Bank of Mozambique
South African Reserve Bank | Suid-Afrikaanse Reserwebank | Central Bank of South Africa
Reserve Bank of Zimbabwe | Central Bank of Zimbabwe
Bank of Botswana | Central Bank of Botswana
Bank of Zambia | Central Bank of Zambia
National Bank of Cambodia | Central Bank of Cambodia | ធនាគារជាតិនៃកម្ពុជា
Bank of the Lao PDR | Bank of Laos | Central Bank of Laos
Bank of Mongolia | Mongolbank | Монголбанк | Central Bank of Mongolia
National Bank of Tajikistan | Bonki millii Tojikiston | Бонки миллии Тоҷикистон | Central Bank of Tajikistan | Национальный банк Таджикистана
National Bank of the Kyrgyz Republic | Кыргыз Республикасынын Улуттук Банкы | Central Bank of Kyrgyzstan | Национальный банк Кыргызской Республики
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
Ministry of People's Armed Forces of North Korea | Ministry of People's Armed Forces | 인민무력성 | 인민무력부 | 국방성 조선 | Ministry of National Defence of North Korea | MPAF | Inmin Muryok Song
Federal Foreign Office | Auswärtiges Amt | German Federal Foreign Office
Ministry of Finance of the Russian Federation | Minfin Rossii | Minfin of Russia | Минфин России | Министерство финансов Российской Федерации
Ministry of Energy of the Russian Federation | Minenergo Rossii | Minenergo of Russia | Минэнерго России | Министерство энергетики Российской Федерации | Russian Ministry of Energy
Ministry of Economic Development of the Russian Federation | Minekonomrazvitiya Rossii | Minekonomrazvitiya of Russia | Минэкономразвития России
Ministry of Digital Development, Communications and Mass Media of the Russian Federation | Mintsifry Rossii | Mintsifry of Russia | Minkomsvyaz Rossii | Минцифры России | Минкомсвязь России | Mintsifry | Минцифры | Министерство цифрового развития, связи и массовых коммуникаций Российской Федерации
Ministry of Transport of the Russian Federation | Mintrans Rossii | Mintrans of Russia | Минтранс России | Министерство транспорта Российской Федерации
Ministry of Science and Higher Education of the Russian Federation | Minobrnauki Rossii | Minobrnauki of Russia | Минобрнауки России
Ministry of Agriculture of the Russian Federation | Minselkhoz Rossii | Minselkhoz of Russia | Минсельхоз России
Ministry of Natural Resources and Environment of the Russian Federation | Minprirody Rossii | Minprirody of Russia | Минприроды России
Ministry for the Development of the Russian Far East and Arctic | Minvostokrazvitiya | Minvostokrazvitia | Минвостокразвития
Ministry of Foreign Affairs of the Russian Federation | MID Rossii | Ministerstvo Inostrannykh Del Rossiyskoy Federatsii | МИД России | Министерство иностранных дел Российской Федерации | МИД РФ | MID RF | Russian Foreign Ministry | Russian Ministry of Foreign Affairs
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
Central Research and Development Institute of Robotics and Technical Cybernetics | TsNII RTK | ЦНИИ РТК | Russian State Scientific Center for Robotics and Technical Cybernetics | RTC Saint Petersburg
Obninsk Research and Production Enterprise Technologiya | ORPE Technologiya | ONPP Tekhnologiya | ОНПП Технология
Research Institute of Structural Materials Based on Graphite | NIIgrafit | NIIGrafit Moscow | НИИграфит
Federal Research and Production Center Titan-Barrikady | FNPTs Titan-Barrikady | Titan-Barrikady | PO Barrikady | Barrikady Plant Volgograd | Титан-Баррикады | ФНПЦ Титан-Баррикады | Titan-Barricades | ЦКБ Титан
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
Ulyanovsk Instrument Manufacturing Design Bureau | UKBP | УКБП | Ulyanovsk Instrument Design Bureau
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
Severin Research and Production Enterprise Zvezda | NPP Zvezda | NPP Zvezda Tomilino | НПП Звезда | НПП Звезда имени Северина | Zvezda Research and Production Enterprise Tomilino
Federal Research and Production Center Altai | FNPTs Altai | ФНПЦ Алтай | FRPC Altai
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
Scientific Research Institute of Electronic Technology Voronezh | NIIET | НИИЭТ | Voronezh Scientific Research Institute of Electronic Engineering
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
Lukoil | Langepas-Urai-Kogalymneft | LangepasUrayKogalymneft | Лукойл | Лангепас-Урай-Когалымнефть | لوك أويل | لوک‌اویل | 卢克石油 | ルクオイル | 루코일 | לוקאויל | Λουκόιλ | LUKOIL Oil Company | НК Лукойл
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
Moscow Aviation Institute | MAI Moscow | Moskovsky Aviatsionny Institut | МАИ | Московский авиационный институт | Moscow Aviation Institute National Research University
ITMO University | Saint Petersburg Institute of Fine Mechanics and Optics | SPbGU ITMO | Университет ИТМО | НИУ ИТМО
National University of Science and Technology MISIS | MISiS | NUST MISIS | NITU MISiS | Moscow Institute of Steel and Alloys | МИСиС | НИТУ МИСиС
Peter the Great Saint Petersburg Polytechnic University | SPbPU | SPbSTU | SPbGPU | Leningrad Polytechnic Institute | СПбПУ | СПбГПУ
National Research University Higher School of Economics | NIU VShE | HSE Moscow | Vysshaya Shkola Ekonomiki | НИУ ВШЭ | Высшая школа экономики
Lomonosov Moscow State University | MGU Lomonosova | МГУ имени Ломоносова | Moskovsky Gosudarstvenny Universitet imeni Lomonosova | МГУ
Gubkin Russian State University of Oil and Gas | Gubkin University | RGU Nefti i Gaza imeni Gubkina | РГУ нефти и газа имени Губкина
Mozhaisky Military Space Academy | VKA Mozhayskogo | ВКА имени Можайского | Военно-космическая академия имени А.Ф. Можайского | Voenno-kosmicheskaya akademiya imeni Mozhayskogo
Joint Institute for Nuclear Research | JINR | OIYaI | JINR Dubna | ОИЯИ | Dubna Joint Institute
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
National Nuclear Energy Generating Company Energoatom | Energoatom | Enerhoatom | NNEGC Energoatom | NAEK Energoatom | Енергоатом | НАЕК Енергоатом | НАЭК Энергоатом | Національна атомна енергогенеруюча компанія Енергоатом | Национальная атомная энергогенерирующая компания Энергоатом
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
Almalyk Mining and Metallurgical Combine | AGMK | OKMK | Olmaliq Kon-Metallurgiya Kombinati | АГМК | Алмалыкский горно-металлургический комбинат | Almalyk Mining and Metallurgical Complex | AMMC Uzbekistan
Tashkent Aviation Production Association | TAPOiCh | TAPO Chkalova | Tashkent Mechanical Plant | ТАПОиЧ | ТАПО имени Чкалова
Uzbekistan Airways | O'zbekiston Havo Yo'llari | Uzbekiston Havo Yullari | Узбекистон хаво йуллари | Ўзбекистон ҳаво йўллари
UzAuto Motors | GM Uzbekistan | UzDaewooAuto | UzDaewoo Auto Asaka | УзДЭУавто | UzDaewooAvto | УзАвто Моторс
Eldik Bank | RSK Bank | Settlement and Savings Company Bank Kyrgyzstan | Raschetno-Sberegatelnaya Kompaniya | РСК Банк | Элдик Банк | RSK Bank Kyrgyzstan
State Savings Bank of Tajikistan | Amonatbonk | Амонатбонк | Амонатбанк
Turkmennebit | Turkmenneft | Turkmen State Oil Concern | Туркменнебит | Туркменнефть
Turkmenistan Airlines | Türkmenhowaýollary | Туркменховаёллары | Туркменские авиалинии
Azerbaijan Airlines | AZAL | Azərbaycan Hava Yolları
State Oil Fund of Azerbaijan | SOFAZ | ARDNF | Azərbaycan Respublikası Dövlət Neft Fondu
Azerbaijan Caspian Shipping Company | ASCO Baku | ASCO Azerbaijan | Azerbaijan Caspian Shipping | Azerbaijan Caspian Sea Shipping | Azerbaijan State Caspian Shipping Company | «Azərbaycan Xəzər Dəniz Gəmiçiliyi» QSC | CASPAR | Azərbaycan Xəzər Dəniz Gəmiçiliyi
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
Shahid Beheshti University | National University of Iran | Daneshgah-e Melli-ye Iran | دانشگاه شهید بهشتی | Daneshgah-e Shahid Beheshti
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
Presidency of Religious Affairs of Turkey | Diyanet | Diyanet İşleri Başkanlığı | Presidency of Religious Affairs | Directorate of Religious Affairs | Turkish Directorate of Religious Affairs | Directorate for Religious Affairs Turkey
K-Electric | Karachi Electric Supply Company | KESC | کے الیکٹرک
Pakistan Aeronautical Complex | PAC Kamra | Kamra Aeronautical Complex
Agricultural Development Bank of Pakistan | Zarai Taraqiati Bank | ZTBL | زرعی ترقیاتی بینک
Nayara Energy | Vadinar Refinery | Essar Oil
State Bank of India | SBI India | Imperial Bank of India | Bharatiya State Bank | भारतीय स्टेट बैंक | SBI
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
Changfeng Mechanics and Electronics Technology Academy | CASIC Second Academy | 2nd Academy of CASIC | 中国航天科工集团第二研究院 | 航天科工集团第二研究院 | 中国长峰机电技术研究设计院 | 航天科工二院 | 中国航天科工二院 | Changfeng Electromechanical
Haiying Electromechanical Technology Academy | HiWING | CASIC Third Academy | 3rd Academy of CASIC | 中国海鹰机电技术研究院 | 航天科工三院 | 中国航天科工三院
China Space Sanjiang Group | Sanjiang Space Group | 066 Base | CASIC Base 066 | 中国航天三江集团 | 066基地
China National Electronics Import and Export Corporation | CEIEC | 中国电子进出口总公司 | 中国电子进出口有限公司 | China Electronics Import and Export Corporation | 中电进出口
Aerospace Long-March International Trade | ALIT | 航天长征国际贸易有限公司 | 长征国际
Chang Guang Satellite Technology | CGSTL | Charming Globe | 长光卫星 | 长光卫星技术股份有限公司 | CGST | Changguang Weixing
Changsha Tianyi Space Science and Technology Research Institute | Spacety | 天仪研究院 | 长沙天仪空间科技研究院 | Tianyi Yanjiuyuan | Spacety China
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
China Aviation Industry General Aircraft | CAIGA | 中航通飞 | 中航通用飞机 | AVIC General Aircraft
China Ship Scientific Research Center | CSSRC | CSIC 702 Institute | 中国船舶科学研究中心
Marine Design and Research Institute of China | MARIC | CSSC 708 Institute | 中国船舶及海洋工程设计研究院
Dalian Shipbuilding Industry Company | DSIC | 大船重工 | 大船集团 | 大连船舶重工集团
Bohai Shipbuilding Heavy Industry | BSHIC | Huludao Shipyard | 渤船重工 | 渤海船舶重工
China Shipbuilding Trading Company | 中国船舶工业贸易公司 | 中船贸易
China Shipbuilding and Offshore International Company | CSOC | 中国船舶重工国际贸易有限公司
Inner Mongolia First Machinery Group | FIRMACO | Factory 617 | 内蒙一机 | 一机集团 | 内蒙古第一机械集团
China North Vehicle Research Institute | NOVERI | NORINCO 201 Institute | 中国北方车辆研究所
Beijing Institute of Technology | Beiligong | 北理工 | 北京理工大学 | BIT Beijing | Beijing Ligong Daxue | Beijing Polytechnic Institute
Beijing University of Technology | BJUT | 北京工业大学
Nanjing University of Aeronautics and Astronautics | NUAA | 南京航空航天大学 | 南航大学 | Nanjing Hangkong Hangtian Daxue | 南京航空学院
Nanjing University of Science and Technology | NJUST | 南理工 | 南京理工大学 | Nanjing Ligong Daxue | East China Institute of Technology Nanjing
Harbin Engineering University | HRBEU | Hagongcheng | 哈工程 | 哈尔滨工程大学 | HEU Harbin | Ha'erbin Gongcheng Daxue | Harbin Institute of Military Engineering
University of Electronic Science and Technology of China | UESTC | Chengdu Institute of Radio Engineering | 电子科大 | 电子科技大学 | 成电 | Dianzi Keji Daxue
University of Science and Technology of China | USTC | Zhongkeda | 中科大 | 中国科大 | 中国科学技术大学
Xidian University | Northwest Telecommunications Engineering Institute | 西安电子科技大学 | Xi'an Dianzi Keji Daxue | Xi'an University of Electronic Science and Technology
Beijing University of Posts and Telecommunications | BUPT | 北邮 | 北京邮电大学
Changchun Institute of Optics, Fine Mechanics and Physics | CIOMP | 长春光机所 | 长春光学精密机械与物理研究所
Shanghai Institute of Optics and Fine Mechanics | SIOM Shanghai | 上海光机所 | 上海光学精密机械研究所
Academy of Military Medical Sciences | AMMS China | 军事医学科学院 | 军事医学研究院 | AMMS | Junshi Yixue Kexueyuan
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
China Railway Construction Corporation | CRCC | 中国铁建 | 中国铁道建筑集团有限公司 | Zhongguo Tiejian
China Railway Group Limited | CREC | 中国中铁
Civil Aviation Administration of China | CAAC | 中国民航局 | 中国民用航空局
Korea Ryonha Machinery Joint Venture Corporation | Ryonha Machinery | Millim Technology Company | 련하기계 | 조선련하기계합영회사 | Ryonha Machine Tool | Chosun Yunha Machinery Joint Operation Company | Korea Ryenha Machinery J/V Corporation | 朝鲜莲河机械合营公司 | Ryonha Machinery Joint Venture
Yongbyon Nuclear Scientific Research Center | Nyongbyon | 녕변 핵시설 | 영변 핵시설
Korea Heungjin Trading Company | Hunjin Trading Company | Korea Henjin Trading
Daedong Credit Bank | Taedong Credit Bank | 대동신용은행 | DCB North Korea | 大同信贷银行 | DCB Finance
Koryo Credit Development Bank | Daesong Credit Development Bank | Koryo Global Credit Bank | Koryo Global Trust Bank | 고려신용개발은행
Korea General Corporation for External Construction | GENCO Korea | KOGEN | Korea General Construction | 대외건설지도국 | External Construction Bureau North Korea
Korean Central News Agency | KCNA | Choson Chungang Tongsin | 조선중앙통신 | 朝鲜中央通讯社 | 朝鮮中央通信
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
Supporters of the Caliphate in the Philippines | Ansar Khalifa Philippines | Ansar al-Khilafah Philippines | AKP Philippines | Daulah Islamiyah Maguid
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
Banco Financiero Internacional Cuba | BFI Cuba | Banco Financiero Internacional S.A. | International Financial Bank Cuba
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
Electricity Supply Commission of South Africa | Eskom | ESCOM South Africa | Evkom | Elektrisiteitsvoorsieningskommissie
Transportes Aéreos de Angola | TAAG | TAAG Angola Airlines | DTA Angola
Linhas Aéreas de Moçambique | LAM Mozambique Airlines | DETA Moçambique
Société nationale de l'électricité et du gaz Algeria | Sonelgaz | سونلغاز | Société Nationale de l'Électricité et du Gaz
Office National des Chemins de Fer du Maroc | ONCF | المكتب الوطني للسكك الحديدية | Moroccan Railways
Société nationale d'électricité du Congo | SNEL Congo | Société nationale d'électricité RDC | SNEL RDC | SNEL Kinshasa
Guinea Ecuatorial de Petróleos | GEPetrol
Société des Hydrocarbures du Tchad | SHT Tchad
Société du patrimoine des mines du Niger | SOPAMIN
Société des mines de l'Aïr | SOMAIR
Compagnie minière d'Akouta | COMINAK
Société nigérienne des produits pétroliers | SONIDEP
Société des pétroles du Sénégal | PETROSEN
Uganda People's Defence Force | UPDF | National Resistance Army Uganda
Yakutumba Militia | Mai-Mai Yakutumba | CNPSC | Coalition nationale du peuple pour la souveraineté du Congo | National Coalition of the People for the Sovereignty of Congo
Alliance of Patriots for a Free and Sovereign Congo | APCLS | Alliance des patriotes pour un Congo libre et souverain
Collective of Movements for Change-People's Defence Force | CMC-FDP | Nyatura Domi | Collectif des mouvements pour le changement
Patriotic Resistance Front in Ituri | FRPI | Force de résistance patriotique de l'Ituri
National Council for Renewal and Democracy Rwanda | CNRD-Ubwiyunge | Conseil national pour le renouveau et la démocratie
Rally for Unity and Democracy Rwanda | RUD-Urunana | Ralliement pour l'unité et la démocratie
National Forces of Liberation Burundi | Palipehutu-FNL | Forces nationales de libération Burundi | Forces nationales de libération-Nzabampema | Aloys Nzabampema FNL
Anti-Balaka | Anti-machete militia | Milices anti-balaka
Front for Change and Concord in Chad | FACT Chad | Front pour l'alternance et la concorde au Tchad | FACT Tchad
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
Jerusalem Brigade Syria | Liwa al-Quds | لواء القدس | Jerusalem Brigade | Quds Brigade Syria
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
Communist Party of Turkey/Marxist-Leninist | TKP/ML | TKP/ML-TİKKO | Türkiye Komünist Partisi/Marksist-Leninist | TİKKO | Liberation Army of the Workers and Peasants of Turkey | Türkiye İşçi ve Köylü Kurtuluş Ordusu
Savings Deposit Insurance Fund of Turkey | TMSF | Tasarruf Mevduatı Sigorta Fonu
Military Factory and Shipyard Management Turkey | ASFAT | Askerî Fabrika ve Tersane İşletme
Banking Regulation and Supervision Agency of Turkey | BDDK | Bankacılık Düzenleme ve Denetleme Kurumu
Turkish Cooperation and Coordination Agency | TİKA | Türk İşbirliği ve Koordinasyon Ajansı
Bangladesh Directorate General of Forces Intelligence | DGFI | ডিজিএফআই
National Service Projects Organization Egypt | NSPO Egypt | جهاز مشروعات الخدمة الوطنية
State Security Investigations Service Egypt | Mabahith Amn al-Dawla | مباحث أمن الدولة المصرية
National Shipping Company of Saudi Arabia | NSCSA | Bahri Saudi Arabia | الشركة الوطنية السعودية للنقل البحري | Bahri
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
Nepal Airlines Corporation | Nepal Bayusewa Nigam | Nepal Vayusewa Nigam | नेपाल वायुसेवा निगम | Royal Nepal Airlines
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
Gazprom | Газпром | غازبروم | گازپروم | 俄罗斯天然气工业股份公司 | 俄罗斯天然气工业公司 | ガスプロム | 가스프롬 | 가즈프롬 | גזפרום | Γκαζπρόμ | Gasprom
Alfa-Bank | Alfabank | Альфа-Банк | Альфабанк | بنك ألفا الروسي | 阿尔法银行 | アルファ銀行 | 알파은행
Sovcombank | Совкомбанк | سوفكوم بنك | ソフコムバンク | 소브콤방크
Transneft | Транснефть | ترانسنفت | ترانس نفت | 俄罗斯石油管道运输公司 | トランスネフチ | 트란스네프트 | AK Transneft
Novatek | Новатэк | نوفاتيك | 诺瓦泰克 | ノヴァテク | ノバテク | 노바텍 | נובטק
Belavia Belarusian Airlines | Belavia | Белавиа | Белавія | بيلافيا | 白俄罗斯航空 | 白俄罗斯航空公司 | ベラヴィア | ベラビア航空 | Belarusian Airlines
Tornado Cash | TornadoCash | トルネードキャッシュ | 龙卷风现金 | 토네이도 캐시 | تورنادو كاش
Sumiyoshi-kai | Sumiyoshikai | 住吉会 | 스미요시카이
Inagawa-kai | Inagawakai | 稲川会 | 이나가와카이
Prince Holding Group | Prince Group | 太子集团 | プリンス・グループ | 프린스그룹 | Prince Group Cambodia
UEC-Chernyshev Moscow | ODK-Chernyshev | MMP imeni V.V. Chernysheva | Chernyshev Moscow Machine Building Enterprise | ММП имени Чернышева
UEC-Gas Turbines | ODK-Gazovye Turbiny | ODK-Gas Turbines | ОДК-Газовые турбины
UEC-Star | ODK-Star | ОДК-Стар
Sudan People's Liberation Movement | SPLM | Sudan People's Liberation Army | SPLA | SPLM/A | الحركة الشعبية لتحرير السودان | South Sudan People's Defence Forces | SSPDF
Egyptian Natural Gas Holding Company | EGAS Egypt | الشركة المصرية القابضة للغازات الطبيعية | إيجاس
Egyptian Petrochemicals Holding Company | ECHEM Egypt
Ganoub El Wadi Petroleum Holding Company | GANOPE | South Valley Egyptian Petroleum Holding Company
EgyptAir | Misrair
Egyptian National Railways | الهيئة القومية لسكك حديد مصر | سكك حديد مصر
Egypt Post | البريد المصري | الهيئة القومية للبريد المصري | Egyptian National Postal Organization
Central Bank of Egypt | Al-Bank al-Markazi al-Misri
National Bank of Egypt | Al-Bank al-Ahli al-Misri
Banque du Caire | بنك القاهرة
Agricultural Bank of Egypt | Principal Bank for Development and Agricultural Credit
Egyptian Exchange | البورصة المصرية | Cairo and Alexandria Stock Exchange
Central Agency for Public Mobilization and Statistics | CAPMAS | الجهاز المركزي للتعبئة العامة والإحصاء
Arab Contractors | Osman Ahmed Osman and Co
Talaat Moustafa Group | TMG Holding
Administrative Control Authority of Egypt | ACA Egypt
Egyptian Radio and Television Union | اتحاد الإذاعة والتلفزيون المصري | Maspero Television
Suez Canal Economic Zone | SCZone | المنطقة الاقتصادية لقناة السويس
Egyptian Space Agency | EgSA
Arab Petroleum Pipelines Company | SUMED | Suez-Mediterranean Pipeline Company | الشركة العربية لأنابيب البترول
Engineering for the Petroleum and Process Industries | ENPPI | إنبي
Petroleum Projects and Technical Consultations Company | PETROJET
Middle East Oil Refinery | MIDOR Egypt | شركة الشرق الأوسط لتكرير البترول
Gulf of Suez Petroleum Company | GUPCO
Belayim Petroleum Company | Petrobel
Nuclear Power Plants Authority of Egypt | NPPA Egypt | هيئة المحطات النووية لتوليد الكهرباء
Sovereign Fund of Egypt | TSFE | صندوق مصر السيادي
Nation's Future Party Egypt | Mostaqbal Watan
Freedom and Justice Party of Egypt | Hizb al-Hurriya wa al-Adala
Egyptian Armed Forces | Al-Quwwat al-Musallaha al-Misriyya
Central Security Forces of Egypt | Al-Amn al-Markazi
Ezz Steel | حديد عز | Al Ezz Dekheila Steel
Egyptian Middle East News Agency | MENA News Agency Cairo
Al-Ahram Foundation | مؤسسة الأهرام
Algerian National Company for Air Transport | Air Algérie | Al-Khutut al-Jawiya al-Jaza'iriya | الخطوط الجوية الجزائرية
Société Nationale des Transports Ferroviaires | الشركة الوطنية للنقل بالسكك الحديدية | Algerian National Railways
Algérie Télécom | Ittissalat al-Djazair
ATM Mobilis | Mobilis Algérie | Algérie Télécom Mobile
Algérie Poste | بريد الجزائر | Barid al-Djazair
Établissement public de télévision algérienne | ENTV | EPTV Algérie | المؤسسة العمومية للتلفزيون
Crédit Populaire d'Algérie | القرض الشعبي الجزائري | CPA Algérie
Banque de Développement Local | بنك التنمية المحلية | BDL Algérie
Banque de l'Agriculture et du Développement Rural | BADR Banque
Caisse Nationale d'Épargne et de Prévoyance | الصندوق الوطني للتوفير والاحتياط
Naftal | Société nationale de commercialisation et de distribution de produits pétroliers
Entreprise Nationale de Forage | ENAFOR | إينافور
Entreprise Nationale des Travaux aux Puits | ENTP Algérie
Entreprise Nationale de Géophysique | ENAGEO
Alnaft | Agence nationale pour la valorisation des ressources en hydrocarbures | ألنفط
Hyproc Shipping Company | هيبروك
Entreprise Nationale de Transport Maritime de Voyageurs | Algérie Ferries
Société Nationale des Véhicules Industriels | SONACOME
Entreprise Nationale de Fer et de Phosphate | FERPHOS
Sider El Hadjar | ArcelorMittal Annaba | Complexe sidérurgique d'El Hadjar
Sonatrach Petroleum Corporation | SPC London
Cevital | سيفيتال
Département du Renseignement et de la Sécurité | دائرة الاستعلام والأمن
Direction générale de la Sûreté nationale algérienne | DGSN Algérie | المديرية العامة للأمن الوطني الجزائرية | Algerian Police
Armée nationale populaire algérienne | الجيش الوطني الشعبي | ANP Algérie
National Liberation Front of Algeria | FLN Algérie
Rassemblement national démocratique Algérie | RND Algérie | التجمع الوطني الديمقراطي | Democratic National Rally of Algeria
Front des forces socialistes | جبهة القوى الاشتراكية
Mouvement pour l'autodétermination de la Kabylie | MAK Kabylie | الحركة من أجل تقرير المصير في منطقة القبائل
Agence spatiale algérienne | ASAL Algérie | الوكالة الفضائية الجزائرية
Algérie Presse Service | وكالة الأنباء الجزائرية | APS Algérie
Office National des Statistiques Algérie | الديوان الوطني للإحصائيات
Office National de l'Électricité et de l'Eau Potable | ONEE Maroc | المكتب الوطني للكهرباء والماء الصالح للشرب | National Office of Electricity and Drinking Water of Morocco
Royal Air Maroc | الخطوط الملكية المغربية
Office National des Aéroports du Maroc | ONDA Maroc | المكتب الوطني للمطارات | Moroccan Airports Authority
Office National des Hydrocarbures et des Mines | ONHYM | المكتب الوطني للهيدروكاربورات والمعادن
Maroc Telecom | Itissalat Al-Maghrib
Caisse de Dépôt et de Gestion | CDG Maroc | صندوق الإيداع والتدبير
Tanger Med Port Authority | Tanger Med | طنجة المتوسط | Agence Spéciale Tanger Méditerranée | TMSA Tanger
Marsa Maroc | Société d'Exploitation des Ports | SODEP Maroc
Poste Maroc | بريد المغرب | Barid Al-Maghrib
Groupe Banque Populaire du Maroc | Banque Centrale Populaire | Chaabi Bank | Banque Centrale Populaire du Maroc | البنك الشعبي المركزي | Al Bank Al Chaabi Al Markazi
Bank of Africa BMCE Group | Banque Marocaine du Commerce Extérieur
Société Nationale de Radiodiffusion et de Télévision | الشركة الوطنية للإذاعة والتلفزة
Agence Marocaine de Presse | Maghreb Arabe Presse | وكالة المغرب العربي للأنباء
Direction Générale de la Surveillance du Territoire du Maroc | DGST Maroc | المديرية العامة لمراقبة التراب الوطني
Direction Générale des Études et de la Documentation | المديرية العامة للدراسات والمستندات
Bureau Central d'Investigations Judiciaires | المكتب المركزي للأبحاث القضائية
Forces Armées Royales | Royal Moroccan Armed Forces
Haut-Commissariat au Plan du Maroc | المندوبية السامية للتخطيط
Moroccan Agency for Sustainable Energy | MASEN | الوكالة المغربية للطاقة المستدامة
Al Mada | Société Nationale d'Investissement Maroc | Omnium Nord Africain
Société Nationale des Autoroutes du Maroc | الشركة الوطنية للطرق السيارة بالمغرب
Istiqlal Party | حزب الاستقلال
Rassemblement National des Indépendants | National Rally of Independents Morocco | التجمع الوطني للأحرار
Parti de la justice et du développement Maroc | PJD Maroc
Compagnie Générale Immobilière Maroc | CGI Maroc
Société Tunisienne de l'Électricité et du Gaz | STEG Tunisie
Société Nationale d'Exploitation et de Distribution des Eaux | SONEDE | الشركة الوطنية لاستغلال وتوزيع المياه
Société Tunisienne des Industries de Raffinage | STIR Tunisie
Société Nationale des Chemins de Fer Tunisiens | الشركة الوطنية للسكك الحديدية التونسية | Tunisian Railways
Tunisair | الخطوط التونسية | Société Tunisienne de l'Air
Nouvelair | نوفال إير
Compagnie Tunisienne de Navigation | CTN Tunisie
Office de la Marine Marchande et des Ports | ديوان البحرية التجارية والموانئ
Office de l'Aviation Civile et des Aéroports | ديوان الطيران المدني والمطارات
Compagnie des Phosphates de Gafsa | CPG Gafsa
Groupe Chimique Tunisien | المجمع الكيميائي التونسي
Tunisie Télécom | Société nationale des télécommunications Tunisie
La Poste Tunisienne | البريد التونسي
Banque Nationale Agricole Tunisie | البنك الوطني الفلاحي | BNA Tunisie
Banque de l'Habitat Tunisie | BH Bank
Tunis Stock Exchange | Bourse des Valeurs Mobilières de Tunis | بورصة تونس
Instance Supérieure Indépendante pour les Élections | الهيئة العليا المستقلة للانتخابات
Ennahda Movement | حركة النهضة
Nidaa Tounes | Call of Tunisia
Union Générale Tunisienne du Travail | الاتحاد العام التونسي للشغل | Tunisian General Labour Union
Tunis Afrique Presse | TAP Tunisie | وكالة تونس إفريقيا للأنباء
General Electricity Company of Libya | GECOL | الشركة العامة للكهرباء ليبيا
Great Man-Made River Authority | جهاز تنفيذ وإدارة مشروع النهر الصناعي العظيم
General National Maritime Transport Company | الشركة الوطنية العامة للنقل البحري
Libyan Airlines | Libyan Arab Airlines
Libyan Post Telecommunications and Information Technology Company | LPTIC | الشركة الليبية للبريد والاتصالات وتقنية المعلومات القابضة
Libyana Mobile Phone | Libyana
Sirte Oil Company | شركة سرت لإنتاج وتصنيع النفط والغاز
Akakus Oil Operations | Repsol Oil Operations Libya
Harouge Oil Operations | Veba Oil Libya
Mellitah Oil and Gas | Eni Gas BV Libya
Azzawiya Oil Refining Company | شركة الزاوية لتكرير النفط | ARC Zawiya
Ras Lanuf Oil and Gas Processing Company | RASCO Libya
Tamoil | Oilinvest Tamoil
Libyan Iron and Steel Company | LISCO Libya
Jumhouria Bank | مصرف الجمهورية
Sahara Bank Libya | مصرف الصحارى
Wahda Bank | مصرف الوحدة
Libyan Local Investment and Development Fund | صندوق الاستثمار الداخلي الليبي
Government of National Unity Libya | حكومة الوحدة الوطنية الليبية | GNU Libya
Government of National Accord Libya | حكومة الوفاق الوطني | GNA Libya
General Intelligence Service of Libya | جهاز المخابرات الليبية
444th Combat Brigade | اللواء 444 قتال | 444 Brigade Libya
Nawasi Brigade | Eighth Force Tripoli
Petroleum Facilities Guard Libya | حرس المنشآت النفطية
Société Mauritanienne d'Électricité | SOMELEC
Société Nationale d'Eau Mauritanie | SNDE Mauritanie | الشركة الوطنية للماء
Mauritania Airlines | Mauritania Airlines International
Société Mauritanienne des Hydrocarbures | SMHPM | SMH Mauritanie | الشركة الموريتانية للمحروقات
Mauritel | Société Mauritanienne de Télécommunications
Union pour la République Mauritanie | حزب الإنصاف
Sudan Airways | سودانير
Sudan Railways Corporation | هيئة سكك حديد السودان
Sea Ports Corporation Sudan | هيئة الموانئ البحرية السودانية
Sudan Petroleum Corporation | SUDAPET
National Electricity Corporation Sudan | الهيئة القومية للكهرباء السودان | Sudanese Electricity Holding Company
Sudan News Agency | SUNA Sudan
Sudan National Broadcasting Corporation | تلفزيون السودان
National Umma Party Sudan | حزب الأمة القومي
Transitional Sovereignty Council of Sudan | مجلس السيادة الانتقالي
Sudan Shield Forces | Dir' al-Sudan
Central Reserve Police Sudan | شرطة الاحتياطي المركزي السودان | Abu Tira
Dar Petroleum Operating Company | DPOC South Sudan | Petrodar Operating Company
National Security Service South Sudan | NSS South Sudan
National Salvation Front South Sudan | NAS South Sudan
Bank of South Sudan | Central Bank of South Sudan
Compagnie Ivoirienne d'Électricité | CIE Côte d'Ivoire | Ivorian Electricity Company
Société de Distribution d'Eau de Côte d'Ivoire | SODECI
Société des Énergies de Côte d'Ivoire | CI-Énergies
Société pour le Développement Minier de la Côte d'Ivoire | SODEMI
Société des Transports Abidjanais | SOTRA Abidjan
Office National de l'Eau Potable Côte d'Ivoire | ONEP Côte d'Ivoire
Radiodiffusion Télévision Ivoirienne | RTI Côte d'Ivoire
Banque Nationale d'Investissement Côte d'Ivoire | BNI Côte d'Ivoire
Société Ivoirienne de Banque | SIB Côte d'Ivoire
Compagnie Ivoirienne pour le Développement des Textiles | CIDT Côte d'Ivoire
Rassemblement des Houphouëtistes pour la Démocratie et la Paix | Rally of Houphouëtists for Democracy and Peace
Rassemblement des Républicains de Côte d'Ivoire | RDR Côte d'Ivoire | Rally of the Republicans Ivory Coast
Parti Démocratique de Côte d'Ivoire | PDCI-RDA
Forces Nouvelles de Côte d'Ivoire | New Forces Ivory Coast | Mouvement patriotique de Côte d'Ivoire | MPCI | Patriotic Movement of Côte d'Ivoire
Société Nationale d'Électricité du Sénégal | SENELEC
Société Nationale des Télécommunications du Sénégal | SONATEL | Orange Sénégal
Société Africaine de Raffinage | SAR Dakar
Société Nationale des Eaux du Sénégal | SONES Sénégal
Sénégalaise des Eaux | SDE Sénégal
Industries Chimiques du Sénégal | ICS Sénégal
Radiodiffusion Télévision Sénégalaise | RTS Sénégal
Caisse Nationale de Crédit Agricole du Sénégal | La Banque Agricole
Fonds Souverain d'Investissements Stratégiques | FONSIS
Patriotes africains du Sénégal pour le travail, l'éthique et la fraternité | PASTEF | African Patriots of Senegal for Work, Ethics and Fraternity
Énergie du Mali | EDM-SA
Société Malienne de Gestion de l'Eau Potable | SOMAGEP
Compagnie Malienne pour le Développement du Textile | CMDT Mali
Société des Télécommunications du Mali | SOTELMA | Malitel | Moov Africa Malitel
Banque Nationale de Développement Agricole du Mali | BNDA Mali | Banque Nationale de Développement Agricole Mali
Banque de Développement du Mali | BDM-SA
Société des Mines d'Or de Loulo | SOMILO
Société d'Exploitation des Mines d'Or de Sadiola | SEMOS Mali
Société de Recherche et d'Exploitation des Ressources Minérales du Mali | SOREM Mali
Forces Armées Maliennes | FAMa Mali | Malian Armed Forces
Rassemblement pour le Mali | Rally for Mali
Alliance pour la Démocratie au Mali | ADEMA-PASJ | Alliance for Democracy in Mali
Cadre stratégique permanent pour la défense du peuple de l'Azawad | Permanent Strategic Framework | CSP-DPA
Azawad Liberation Front | FLA Azawad
Coordination of Azawad Movements | CMA Azawad
Société Nationale d'Électricité du Burkina Faso | SONABEL
Société Nationale Burkinabè d'Hydrocarbures | SONABHY
Office National de l'Eau et de l'Assainissement du Burkina Faso | ONEA Burkina
Office National des Télécommunications du Burkina | ONATEL Burkina | Telmob
Société Burkinabè des Fibres Textiles | SOFITEX
Radiodiffusion Télévision du Burkina | RTB Burkina
Société de Participation Minière du Burkina | SOPAMIB
Congrès pour la Démocratie et le Progrès Burkina Faso | CDP Burkina
Société Nigérienne d'Électricité | NIGELEC
Société d'Exploitation des Eaux du Niger | SEEN Niger
Société de Raffinage de Zinder | SORAZ
Société Nigérienne de Charbon d'Anou Araren | SONICHAR
Société des Mines du Liptako | SML Niger
Conseil national pour la sauvegarde de la patrie | National Council for the Safeguard of the Homeland
Front patriotique de libération du Niger | FPL Niger
Société Béninoise d'Énergie Électrique | SBEE Bénin
Société Nationale des Eaux du Bénin | SONEB
Communauté Électrique du Bénin | CEB Togo Benin
Société Béninoise d'Infrastructures Numériques | SBIN Bénin | Celtiis
Société Nationale pour la Promotion Agricole du Bénin | SONAPRA
Compagnie Énergie Électrique du Togo | CEET Togo
Société Togolaise des Eaux | TdE Togo
Société Nouvelle des Phosphates du Togo | SNPT Togo | Office Togolais des Phosphates
Togo Telecom | Togocom | Yas Togo | Togocel
Ecobank Transnational Incorporated | Ecobank Group
Union pour la République Togo | UNIR Togo | Rassemblement du peuple togolais
Électricité de Guinée | EDG Guinée
Société des Eaux de Guinée | SEG Guinée
Compagnie des Bauxites de Guinée | CBG Guinée
Compagnie des Bauxites de Kindia | CBK Guinée
Société Minière de Boké | SMB-Winning | SMB Guinée
Société Guinéenne du Patrimoine Minier | SOGUIPAMI
Société Nationale des Pétroles de Guinée | SONAP Guinée | Office National des Pétroles de Guinée
Société des Télécommunications de Guinée | SOTELGUI
Radiodiffusion Télévision Guinéenne | RTG Guinée
Rassemblement du Peuple de Guinée | RPG Arc-en-ciel | Rally of the Guinean People
Comité national du rassemblement pour le développement | National Committee of Reconciliation and Development Guinea
African Party for the Independence of Guinea and Cape Verde | PAIGC
African Party for the Independence of Cape Verde | PAICV
Movement for Democratic Alternation Group of 15 | MADEM-G15 | Movimento para Alternância Democrática
Party for Social Renewal Guinea-Bissau | Partido para a Renovação Social
Movement for Democracy Cape Verde | Movimento para a Democracia | MpD Cabo Verde
Empresa de Electricidade e Águas da Guiné-Bissau | EAGB
Electra Cabo Verde | Empresa Pública de Electricidade e Água | ELECTRA SARL
Cabo Verde Telecom | CVTelecom
Empresa Nacional de Administração dos Portos de Cabo Verde | ENAPOR
National Water and Electricity Company Gambia | NAWEC
Gambia Telecommunications Company | GAMTEL
Electricity Distribution and Supply Authority Sierra Leone | EDSA Sierra Leone | National Power Authority Sierra Leone
Sierra Leone Telecommunications Company | SIERRATEL
All People's Congress Sierra Leone | APC Sierra Leone
Armed Forces Revolutionary Council Sierra Leone | AFRC Sierra Leone
Civil Defence Forces Sierra Leone | Kamajors | Kamajoi | Kamajor militia
Liberia Electricity Corporation | LEC Liberia
Liberia Petroleum Refining Company | LPRC
National Oil Company of Liberia | NOCAL
Liberia Telecommunications Corporation | LIBTELCO
Movement for Democracy in Liberia | MODEL Liberia
Liberian International Ship and Corporate Registry | LISCR
Congress for Democratic Change Liberia | Coalition for Democratic Change | CDC Liberia
Electricity Company of Ghana | ECG Ghana
Ghana Grid Company | GRIDCo
Northern Electricity Distribution Company Ghana | NEDCo
Ghana National Gas Company | Ghana Gas
Tema Oil Refinery | Ghanaian Italian Petroleum Company | TOR Ghana
Bulk Oil Storage and Transportation Company | BOST Ghana | Bulk Energy Storage and Transportation Company
Ghana Oil Company | GOIL
Ghana Cocoa Board | COCOBOD
Precious Minerals Marketing Company Ghana | PMMC Ghana | Ghana Gold Board | GoldBod
Ghana Broadcasting Corporation | GBC Ghana
Agricultural Development Bank Ghana | ADB Ghana
Ghana Integrated Iron and Steel Development Corporation | GIISDEC
Ghana Integrated Aluminium Development Corporation | GIADEC
Volta Aluminium Company | VALCO Ghana
Bureau of National Investigations Ghana | National Intelligence Bureau Ghana | BNI Ghana
New Patriotic Party Ghana | NPP Ghana
National Democratic Congress Ghana | NDC Ghana
State Security Service Nigeria | Department of State Services Nigeria | DSS Nigeria
National Intelligence Agency Nigeria | NIA Nigeria
Independent Corrupt Practices and Other Related Offences Commission | ICPC Nigeria
Independent National Electoral Commission Nigeria | INEC Nigeria
Federal Inland Revenue Service | Nigeria Revenue Service
Nigerian Maritime Administration and Safety Agency | NIMASA
Nigerian Postal Service | NIPOST
Nigerian Telecommunications Limited | NITEL | ntel Nigeria
Federal Radio Corporation of Nigeria | Radio Nigeria
Nigerian Petroleum Development Company | NPDC Nigeria | NNPC Exploration and Production Limited
Kaduna Refining and Petrochemical Company | KRPC Nigeria
Warri Refining and Petrochemical Company | WRPC Nigeria
Transmission Company of Nigeria | TCN Nigeria
Nigeria Deposit Insurance Corporation | NDIC Nigeria
Central Bank of Nigeria | CBN Nigeria
Nigerian Exchange Group | NGX Group
Bank of Industry Nigeria | BOI Nigeria | Nigerian Industrial Development Bank
First Bank of Nigeria | FBN Holdings | FirstHoldCo
Asset Management Corporation of Nigeria | AMCON Nigeria
National Space Research and Development Agency | NASRDA
Oodua People's Congress | OPC Nigeria
Movement for the Actualization of the Sovereign State of Biafra | MASSOB
Niger Delta Avengers | NDA Nigeria
Movement for the Survival of the Ogoni People | MOSOP
Islamic Movement of Nigeria | Nigerian Shi'a movement of Zakzaky
Civilian Joint Task Force Nigeria | CJTF Nigeria | Yan Gora
Hisbah Corps Kano | Hisbah Police Kano
All Progressives Congress | APC Nigeria
People's Democratic Party Nigeria | PDP Nigeria
Ajaokuta Steel Company | ASCL Nigeria
National Iron Ore Mining Company Itakpe | NIOMCO
Transnational Corporation of Nigeria | Transcorp Nigeria
Oando | Unipetrol Nigeria
Globacom | Glo Mobile
EMTS Nigeria | 9mobile | Etisalat Nigeria
Ardova | Forte Oil | African Petroleum plc
Supreme Eiye Confraternity | National Association of Air Lords
Eneo Cameroon | AES-SONEL | SONEL Cameroun | Société Nationale d'Électricité du Cameroun
Electricity Development Corporation Cameroon | EDC Cameroon
Cameroon Water Utilities Corporation | CAMWATER
Cameroon Telecommunications | CAMTEL
Cameroon Postal Services | CAMPOST
Cameroon Radio Television | CRTV Cameroon | Office de radiodiffusion-télévision camerounaise
Cameroon Airlines Corporation | Camair-Co
Cameroon Railways | CAMRAIL
Cameroon Development Corporation | CDC Cameroon
Société de Développement du Coton du Cameroun | SODECOTON
Compagnie Camerounaise de l'Aluminium | ALUCAM
Société Camerounaise des Dépôts Pétroliers | SCDP Cameroun
Caisse Autonome d'Amortissement Cameroun | CAA Cameroun
Commercial Bank of Cameroon | CBC Bank Cameroon
Rassemblement démocratique du peuple camerounais | Cameroon People's Democratic Movement
Social Democratic Front Cameroon | SDF Cameroon
Elections Cameroon | ELECAM
Bataillon d'Intervention Rapide | BIR Cameroun
Direction Générale de la Recherche Extérieure Cameroun | DGRE Cameroun
Southern Cameroons Defence Forces | SOCADEF
Banque de Développement des États de l'Afrique Centrale | Development Bank of Central African States
Economic and Monetary Community of Central Africa | CEMAC
Economic Community of Central African States | Communauté économique des États de l'Afrique centrale
West African Economic and Monetary Union | UEMOA
Agency for Aerial Navigation Safety in Africa and Madagascar | ASECNA | Agence pour la sécurité de la navigation aérienne en Afrique et à Madagascar
Alliance of Sahel States | Alliance des États du Sahel | AES Sahel
Common Market for Eastern and Southern Africa | COMESA
Intergovernmental Authority on Development | IGAD
African Union | الاتحاد الأفريقي | Organisation of African Unity
African Union Mission in Somalia | AMISOM | ATMIS
Eastern and Southern African Trade and Development Bank | PTA Bank
Arab Bank for Economic Development in Africa | BADEA Arab Bank
Société Nationale d'Électricité Tchad | SNE Tchad | Société Tchadienne d'Eau et d'Électricité
Société de Raffinage de N'Djamena | SRN Tchad
Société des Télécommunications du Tchad | SOTEL Tchad
Mouvement patriotique du salut Tchad | Patriotic Salvation Movement | MPS Tchad | الحركة الوطنية للإنقاذ
Agence Nationale de Sécurité Tchad | ANSE Tchad
Direction de la Documentation et de la Sécurité Tchad | DDS Tchad
Union des Forces de la Résistance Tchad | UFR Tchad
Direction générale de service de sécurité des institutions de l'État | DGSSIE Tchad
Énergie Centrafricaine | ENERCA
Société de Distribution d'Eau en Centrafrique | SODECA Centrafrique
Société Centrafricaine de Télécommunications | SOCATEL
Forces armées centrafricaines | FACA Centrafrique | Central African Armed Forces
Mouvement Cœurs Unis | United Hearts Movement | Be Oko Mon
Révolution et Justice Centrafrique | RJ Sayo
Gabonese Refining Company | SOGARA
Gabon Oil Company | GOC Gabon | Société Nationale des Hydrocarbures du Gabon
Société d'Énergie et d'Eau du Gabon | SEEG Gabon
Compagnie Minière de l'Ogooué | COMILOG
Société Équatoriale des Mines | SEM Gabon
Société d'Exploitation du Transgabonais | SETRAG
Office des Ports et Rades du Gabon | OPRAG
Gabon Telecom | Office des postes et télécommunications du Gabon
Sociedad de Electricidad de Guinea Ecuatorial | SEGESA
Sociedad Nacional de Gas de Guinea Ecuatorial | SONAGAS
Guinea Ecuatorial de Telecomunicaciones | GETESA
Somagui Forestal | Sociedad Maderera Somagui
Empresa de Água e Electricidade de São Tomé e Príncipe | EMAE São Tomé
Movimento de Libertação de São Tomé e Príncipe | MLSTP-PSD
Acção Democrática Independente | Independent Democratic Action | ADI São Tomé
Congolaise de Raffinage | CORAF Congo
Énergie Électrique du Congo | E2C Congo | Société nationale d'électricité Congo-Brazzaville
Congo Télécom | SOTELCO Congo
Parti congolais du travail | Congolese Party of Labour
Banque Postale du Congo | BPC Congo-Brazzaville
Société Nationale des Chemins de Fer du Congo | SNCC Congo
Société Commerciale des Transports et des Ports | SCTP Congo | ONATRA | Office National des Transports Congo
Régie de Distribution d'Eau de la République Démocratique du Congo | REGIDESO Congo
Régie des Voies Aériennes RDC | RVA Congo
Régie des Voies Maritimes RDC | RVM Congo
Lignes Maritimes Congolaises | LMC Congo | Compagnie Maritime Zaïroise
Société Congolaise des Postes et Télécommunications | SCPT Congo | OCPT
Direction Générale des Impôts RDC | DGI RDC
Direction Générale des Douanes et Accises | OFIDA
Direction générale des recettes administratives, domaniales, judiciaires et de participations | DGRAD RDC
Société Aurifère du Kivu et du Maniema | SAKIMA
Société de Développement Industriel et Minier du Congo | SODIMICO | Société de Développement Industriel et Minier du Zaïre
Société Minière de Kilo-Moto | SOKIMO | OKIMO
Entreprise Générale du Cobalt | EGC RDC
Primera Gold DRC | DRC Gold Trading
Lignes Aériennes Congolaises | LAC Congo | Air Zaïre
Commission électorale nationale indépendante de la RDC | CENI RDC | Independent National Electoral Commission of Congo
Banque Centrale du Congo | BCC Congo
Trust Merchant Bank | TMB Congo
Banque Gabonaise et Française Internationale | BGFIBank
Rassemblement congolais pour la démocratie | RCD Congo | Rally for Congolese Democracy
Wazalendo | Volontaires pour la défense de la patrie RDC | VDP Wazalendo
Détection Militaire des Activités Anti-Patrie | DEMIAP Congo
Convention pour la Révolution Populaire | CRP Ituri
Front des Nationalistes et Intégrationnistes | FNI Ituri
Coalition of Congolese Patriotic Resistance | Patriotes Résistants Congolais | PARECO Congo
Régie de Production et de Distribution d'Eau et d'Électricité | REGIDESO Burundi
Banque de la République du Burundi | Ibanki ya Republika y'Uburundi
Service National de Renseignement Burundi | SNR Burundi | Documentation nationale Burundi | Service National de Renseignement | National Intelligence Service of Burundi
Office National des Télécommunications Burundi | ONATEL Burundi
Union pour le progrès national Burundi | UPRONA
Popular Forces of Burundi | Forces républicaines du Burundi | FOREBU
Rwanda Energy Group | REG Rwanda | Energy Water and Sanitation Authority | Electrogaz
Water and Sanitation Corporation Rwanda | WASAC
Rwanda Revenue Authority | Office Rwandais des Recettes | Ikigo cy'Igihugu cy'Imisoro n'Amahoro
Rwandan Patriotic Front | RPF-Inkotanyi | FPR Inkotanyi
National Intelligence and Security Service Rwanda | NISS Rwanda
Crystal Ventures | Tri-Star Investments
RwandAir | Rwandair Express
Bank of Kigali | BK Group
National Liberation Front Rwanda | FLN Rwanda | Forces de libération nationale Rwanda
Rwanda Movement for Democratic Change | MRCD-Ubumwe | Mouvement rwandais pour le changement démocratique
Kenya Electricity Generating Company | KenGen
Kenya Power and Lighting Company | Kenya Power
Kenya Electricity Transmission Company | KETRACO
Kenya Revenue Authority | Mamlaka ya Ushuru Kenya
Kenya Pipeline Company | KPC Kenya
Kenya Broadcasting Corporation | KBC Kenya | Voice of Kenya
Telkom Kenya | Orange Kenya
Nairobi Securities Exchange | NSE Kenya | Nairobi Stock Exchange
Ethics and Anti-Corruption Commission Kenya | EACC Kenya
National Intelligence Service Kenya | NIS Kenya | Directorate of Security Intelligence Kenya
Directorate of Criminal Investigations Kenya | DCI Kenya | Criminal Investigation Department Kenya
General Service Unit Kenya | GSU Kenya
Kenya Medical Supplies Authority | KEMSA
Mungiki | Mungiki sect
Al-Hijra Kenya | Muslim Youth Center Kenya | Pumwani Muslim Youth
Tanzania Revenue Authority | TRA Tanzania | Mamlaka ya Mapato Tanzania
Tanzania Ports Authority | Mamlaka ya Usimamizi wa Bandari Tanzania | Mamlaka ya Bandari Tanzania
Tanzania Railways Corporation | TRC Tanzania | Shirika la Reli Tanzania
Tanzania-Zambia Railway Authority | TAZARA | Uhuru Railway | 坦赞铁路局 | Tazara Railway
Tanzania Petroleum Development Corporation | TPDC Tanzania
State Mining Corporation Tanzania | STAMICO | Shirika la Madini la Taifa
Tanzania Telecommunications Corporation | TTCL Tanzania | Shirika la Mawasiliano Tanzania
Air Tanzania Company | ATCL Tanzania
Tanzania Broadcasting Corporation | TBC Tanzania | Shirika la Utangazaji Tanzania
Tanzania Intelligence and Security Service | Idara ya Usalama wa Taifa
Prevention and Combating of Corruption Bureau | TAKUKURU
Tanzania People's Defence Force | Jeshi la Wananchi wa Tanzania | JWTZ
Party of the Revolution Tanzania | Chama Cha Mapinduzi
Party for Democracy and Progress Tanzania | CHADEMA | Chama cha Demokrasia na Maendeleo
Civic United Front | Chama cha Wananchi
Alliance for Change and Transparency Tanzania | ACT Wazalendo
National Microfinance Bank Tanzania | NMB Bank Tanzania
Cooperative Rural Development Bank Tanzania | CRDB Bank
Dar es Salaam Water and Sewerage Authority | DAWASA
Zanzibar Electricity Corporation | ZECO Zanzibar
Tanzania International Petroleum Reserves | TIPER Tanzania
National Bureau of Statistics Tanzania | Ofisi ya Taifa ya Takwimu
Uganda Electricity Distribution Company | UEDCL
Uganda Electricity Generation Company | UEGCL
Uganda Electricity Transmission Company | UETCL
National Water and Sewerage Corporation Uganda | NWSC Uganda
Internal Security Organisation Uganda | ISO Uganda
External Security Organisation Uganda | ESO Uganda
National Enterprise Corporation Uganda | NEC Uganda
National Resistance Movement Uganda | NRM Uganda
National Unity Platform Uganda | NUP Uganda
Forum for Democratic Change Uganda | FDC Uganda
Uganda Broadcasting Corporation | UBC Uganda
Uganda Telecommunications Corporation | UTL Uganda
African Gold Refinery | AGR Entebbe
Ethiopian Electric Utility | የኢትዮጵያ ኤሌክትሪክ አገልግሎት
Ethio Telecom | Ethiopian Telecommunications Corporation | ኢትዮ ቴሌኮም
Ethiopian Investment Holdings | EIH Ethiopia
Ethiopian Broadcasting Corporation | Ethiopian Radio and Television Agency
National Intelligence and Security Service Ethiopia | NISS Ethiopia | የብሔራዊ መረጃና ደህንነት አገልግሎት
Information Network Security Administration | INSA Ethiopia | Information Network Security Agency
Ethiopian National Defense Force | የኢትዮጵያ መከላከያ ሰራዊት
Prosperity Party Ethiopia | Biltsiginna Party | Paartii Badhaadhiinaa
Ethiopian People's Revolutionary Democratic Front | ኢሕአዴግ
Amhara Democratic Party | ANDM Ethiopia
Oromo Democratic Party | OPDO
Endowment Fund for the Rehabilitation of Tigray | EFFORT Tigray
Ethiopian Railways Corporation | የኢትዮጵያ ምድር ባቡር ኮርፖሬሽን
Ethio-Djibouti Railway | Chemin de fer djibouto-éthiopien
Bank of Eritrea | Central Bank of Eritrea
Eritrean National Mining Corporation | ENAMCO
Électricité de Djibouti | EDD Djibouti
Office National de l'Eau et de l'Assainissement de Djibouti | ONEAD
Port Autonome International de Djibouti | Port de Djibouti
Doraleh Container Terminal | SGTD Djibouti
Rassemblement populaire pour le progrès Djibouti | People's Rally for Progress | RPP Djibouti
Central Bank of Somalia | Bankiga Dhexe ee Soomaaliya
National Intelligence and Security Agency Somalia | NISA Somalia | Hay'adda Sirdoonka iyo Nabadsugidda Qaranka
Somali National Army | Ciidanka Xoogga Dalka Soomaaliyeed
Ahlu Sunna Waljama'a | ASWJ Somalia
Jiro sy Rano Malagasy | JIRAMA | Water and Electricity of Madagascar
Air Madagascar | Tsaradia
Telecom Malagasy | Telma Madagascar | Yas Madagascar
Central Bank of Madagascar | Banky Foiben'i Madagasikara
Kraomita Malagasy | KRAOMA
Bureau Indépendant Anti-Corruption de Madagascar | BIANCO Madagascar
Young Malagasies Determined | Tanora malaGasy Vonona
I Love Madagascar party | Tiako i Madagasikara
Central Electricity Board Mauritius | CEB Mauritius
State Trading Corporation Mauritius | STC Mauritius
State Bank of Mauritius | SBM Bank | SBM Holdings
Mauritius Commercial Bank | MCB Group Mauritius
Mauritius Broadcasting Corporation | MBC Mauritius
Independent Commission Against Corruption Mauritius | Financial Crimes Commission Mauritius | ICAC Mauritius | FCC Mauritius
Seychelles Petroleum Company | SEPEC Seychelles
Public Utilities Corporation Seychelles | PUC Seychelles
Société Nationale de l'Électricité des Comores | SONELEC Comores | MA-MWE
Société Comorienne des Hydrocarbures | SCH Comores
Central Bank of the Comoros | البنك المركزي القمري
Convention pour le renouveau des Comores | Convention for the Renewal of the Comoros | CRC Comores
Industrial Development Corporation of Zambia | IDC Zambia
Zambia Telecommunications Company | ZAMTEL
Zambia Postal Services Corporation | ZAMPOST
Zambia National Commercial Bank | ZANACO
Indeni Petroleum Refinery | INDENI
Zambia Security Intelligence Service | Office of the President Special Division Zambia
Patriotic Front Zambia | PF Zambia
Movement for Multi-Party Democracy | MMD Zambia
Konkola Copper Mines | KCM Zambia
Electricity Supply Corporation of Malawi | ESCOM Malawi
Electricity Generation Company Malawi | EGENCO
National Oil Company of Malawi | NOCMA
Malawi Telecommunications Limited | MTL Malawi
Agricultural Development and Marketing Corporation | ADMARC
Reserve Bank of Malawi | Central Bank of Malawi
National Oil Infrastructure Company of Zimbabwe | NOIC Zimbabwe | National Oil Company of Zimbabwe | NOCZIM
Zimbabwe Broadcasting Corporation | ZBC Zimbabwe
Zimbabwe Revenue Authority | ZIMRA
Zimbabwe Posts | ZIMPOST
Zimbabwe Consolidated Diamond Company | ZCDC Zimbabwe
Zimbabwe National Roads Administration | ZINARA
Net One Cellular | NetOne Zimbabwe
Cold Storage Company Zimbabwe | Cold Storage Commission Zimbabwe
Movement for Democratic Change Zimbabwe | MDC Zimbabwe | MDC-T
Citizens Coalition for Change | CCC Zimbabwe
Mutapa Investment Fund | Sovereign Wealth Fund of Zimbabwe
Kuvimba Mining House | Kuvimba
Rede Nacional de Transporte de Electricidade | RNT Angola
Empresa Pública de Produção de Electricidade | PRODEL Angola
Empresa Pública de Águas de Luanda | EPAL Luanda
Caminho de Ferro de Benguela | CFB Angola
Fundo Soberano de Angola | FSDEA | Sovereign Fund of Angola
Administração Geral Tributária de Angola | AGT Angola
Televisão Pública de Angola | TPA Angola
Agência Angola Press | ANGOP
Banco de Poupança e Crédito | BPC Angola
Banco Angolano de Investimentos | BAI Angola
Banco de Fomento Angola | BFA Angola
Sociedade de Comercialização de Diamantes de Angola | SODIAM
Serviço de Inteligência e Segurança do Estado de Angola | SINSE Angola
Agência Nacional de Petróleo, Gás e Biocombustíveis | ANPG Angola
Angolan Armed Forces | Forças Armadas Angolanas
National Liberation Front of Angola | FNLA
Bolsa de Dívida e Valores de Angola | BODIVA
Electricidade de Moçambique | EDM Moçambique
Hidroeléctrica de Cahora Bassa | HCB Moçambique
Empresa Nacional de Hidrocarbonetos | ENH Moçambique | National Hydrocarbons Company of Mozambique
Petróleos de Moçambique | PETROMOC
Portos e Caminhos de Ferro de Moçambique | CFM Moçambique
Telecomunicações de Moçambique | Tmcel | Mcel | Moçambique Telecom | Moçambique Celular
Mozambique Asset Management | MAM Moçambique
Autoridade Tributária de Moçambique | Mozambique Revenue Authority
Televisão de Moçambique | TVM Moçambique
Banco Comercial e de Investimentos | BCI Moçambique
Serviço de Informações e Segurança do Estado de Moçambique | SISE Moçambique
Empresa Moçambicana de Exploração Mineira | EMEM Moçambique
Montepuez Ruby Mining | MRM Moçambique
Comissão Nacional de Eleições Moçambique | CNE Moçambique
Namibia Power Corporation | NamPower
Namibia Water Corporation | NamWater
National Petroleum Corporation of Namibia | NAMCOR
Namibian Ports Authority | Namport
Namibian Broadcasting Corporation | NBC Namibia | South West African Broadcasting Corporation
Namibia Revenue Agency | NamRA
Namdeb Diamond Corporation | Consolidated Diamond Mines of South West Africa
Namibia Desert Diamonds | Namdia
Fishing Corporation of Namibia | Fishcor
Botswana Power Corporation | BPC Botswana
Debswana Diamond Company | De Beers Botswana Mining Company
Botswana Telecommunications Corporation | BTCL Botswana | BTC Botswana
Bamangwato Concessions Limited | BCL Botswana
Botswana Directorate of Intelligence and Security | DISS Botswana
Botswana Democratic Party | Domkrag
Umbrella for Democratic Change Botswana | UDC Botswana
Lesotho Electricity Company | LEC Lesotho
Basotho National Party | BNP Lesotho
All Basotho Convention | ABC Lesotho
Eswatini Electricity Company | EEC Eswatini | Swaziland Electricity Company
Tibiyo Taka Ngwane | Tibiyo
Royal Eswatini Sugar Corporation | RES Corporation | Royal Swaziland Sugar Corporation
People's United Democratic Movement | PUDEMO
Transnet | South African Transport Services
Petroleum Oil and Gas Corporation of South Africa | PetroSA | Mossgas
Central Energy Fund South Africa | CEF South Africa
Strategic Fuel Fund Association | SFF South Africa
South African Coal, Oil and Gas Corporation | Sasol | Suid-Afrikaanse Steenkool, Olie en Gas Maatskappy | Suid-Afrikaanse Steenkool-, Olie- en Gaskorporasie
South African Iron and Steel Industrial Corporation | ISCOR | Yskor | ArcelorMittal South Africa
South African Nuclear Energy Corporation | NECSA | Atomic Energy Corporation of South Africa
South African Revenue Service | Suid-Afrikaanse Inkomstediens
South African Broadcasting Corporation | Suid-Afrikaanse Uitsaaikorporasie
South African National Roads Agency | SANRAL
Airports Company South Africa | ACSA South Africa
Industrial Development Corporation of South Africa | IDC South Africa | Nywerheidsontwikkelingskorporasie
Public Investment Corporation South Africa | PIC South Africa
Land and Agricultural Development Bank of South Africa | Land Bank South Africa
State Security Agency South Africa | SSA South Africa | National Intelligence Agency South Africa | Nasionale Intelligensie-agentskap
South African Police Service | Suid-Afrikaanse Polisiediens
Directorate for Priority Crime Investigation | Hawks South Africa
Directorate of Special Operations South Africa | Scorpions South Africa
South African National Defence Force | Suid-Afrikaanse Nasionale Weermag
South African Defence Force | Suid-Afrikaanse Weermag
South African Post Office | Suid-Afrikaanse Poskantoor
First National Bank South Africa | FNB South Africa
Nederlandse Bank vir Suid-Afrika | Nedbank | Nedcor
Koöperatieve Wijnbouwers Vereniging van Zuid-Afrika | KWV South Africa
South African National Life Assurance Company | Sanlam
Naspers | Nasionale Pers
Mobile Telephone Networks | MTN Group
Johannesburg Stock Exchange | JSE Limited
Pan Africanist Congress of Azania | PAC Azania
Azanian People's Liberation Army | APLA Azania
Inkatha Freedom Party | IQembu leNkatha yeNkululeko
Economic Freedom Fighters | EFF South Africa
uMkhonto weSizwe Party | MK Party South Africa
Afrikaner Resistance Movement | Afrikaner Weerstandsbeweging | AWB South Africa
Freedom Front Plus | Vryheidsfront Plus
Council for Scientific and Industrial Research South Africa | CSIR South Africa | Wetenskaplike en Nywerheidnavorsingsraad
Financial Sector Conduct Authority | Financial Services Board South Africa
Electoral Commission of South Africa | IEC South Africa | Onafhanklike Verkiesingskommissie
University of the Witwatersrand | Wits University
Stellenbosch University | Iyunivesithi yaseStellenbosch
University of South Africa | UNISA South Africa
Saudi Electricity Company | SEC Saudi
Saline Water Conversion Corporation | المؤسسة العامة لتحلية المياه المالحة | Saudi Water Authority
Saudi Ports Authority | Mawani Saudi
Saudi Arabia Railways | سار للسكك الحديدية
Saudi Post | SPL Saudi | البريد السعودي
General Authority of Civil Aviation Saudi Arabia | GACA Saudi
Saudi Arabian Military Industries | الشركة السعودية للصناعات العسكرية
Military Industries Corporation Saudi Arabia | المؤسسة العامة للصناعات العسكرية السعودية
Zakat, Tax and Customs Authority | ZATCA
Presidency of State Security Saudi Arabia | Ri'asat Amn al-Dawla
General Directorate of Investigation Saudi Arabia | Mabahith | المباحث العامة
Saudi Arabian National Guard | الحرس الوطني السعودي
Control and Anti-Corruption Authority Saudi Arabia | Nazaha Saudi | هيئة الرقابة ومكافحة الفساد
Saudi Exchange | Tadawul | السوق المالية السعودية
Capital Market Authority of Saudi Arabia | هيئة السوق المالية السعودية
Saudi Broadcasting Authority | هيئة الإذاعة والتلفزيون السعودية
Saudi Press Agency | وكالة الأنباء السعودية
General Authority for Statistics Saudi Arabia | GASTAT | الهيئة العامة للإحصاء السعودية
Presidency for the Promotion of Virtue and Prevention of Vice Saudi Arabia | هيئة الأمر بالمعروف والنهي عن المنكر | Haia religious police | Mutaween
Saudi Binladin Group | Binladin Group Global Holding
Saudi Awwal Bank | البنك السعودي الأول | Saudi British Bank | SABB | البنك السعودي البريطاني ساب
Mobily | Etihad Etisalat | موبايلي | اتحاد اتصالات
King Abdulaziz City for Science and Technology | مدينة الملك عبدالعزيز للعلوم والتقنية
King Fahd University of Petroleum and Minerals | جامعة الملك فهد للبترول والمعادن
King Abdullah University of Science and Technology | جامعة الملك عبد الله للعلوم والتقنية
Muslim World League | رابطة العالم الإسلامي
World Assembly of Muslim Youth | الندوة العالمية للشباب الإسلامي
King Salman Humanitarian Aid and Relief Centre | KSrelief | مركز الملك سلمان للإغاثة والأعمال الإنسانية
Flynas | Nas Air
Flyadeal | طيران أديل
Saudi Aramco Base Oil Company | Luberef | أرامكو السعودية لزيوت الأساس
Power and Water Utility Company for Jubail and Yanbu | MARAFIQ
Middle East Broadcasting Center | MBC Group Dubai | مركز تلفزيون الشرق الأوسط
Abu Dhabi Investment Authority | جهاز أبوظبي للاستثمار
Mubadala Investment Company | شركة المبادلة للتنمية
Abu Dhabi Developmental Holding Company | ADQ Abu Dhabi
Abu Dhabi National Energy Company | TAQA Abu Dhabi
Abu Dhabi Ports Group | AD Ports Group
Dubai Electricity and Water Authority | هيئة كهرباء ومياه دبي
Sharjah Electricity, Water and Gas Authority | SEWA Sharjah | هيئة كهرباء ومياه وغاز الشارقة
Federal Electricity and Water Authority | Etihad Water and Electricity | الاتحاد للماء والكهرباء
Investment Corporation of Dubai | ICD Dubai | مؤسسة دبي للاستثمارات الحكومية
Emirates Airline | Emirates Group
Etihad Airways | الاتحاد للطيران
Flydubai | فلاي دبي
Dubai Islamic Bank | DIB Dubai
Emirates Integrated Telecommunications Company | EITC Dubai | du telecom
Emirates Global Aluminium | EGA Dubai | Dubai Aluminium | DUBAL | EMAL Abu Dhabi
Emirates Nuclear Energy Corporation | مؤسسة الإمارات للطاقة النووية
Mohammed bin Rashid Space Centre | MBRSC | Emirates Institution for Advanced Science and Technology
Emirates General Petroleum Corporation | EMARAT Petroleum
Abu Dhabi Company for Onshore Petroleum Operations | ADNOC Onshore | ADCO Abu Dhabi | أدنوك البرية
Abu Dhabi Marine Operating Company | ADMA-OPCO | ADNOC Offshore | أدنوك البحرية
Abu Dhabi Gas Industries | GASCO Abu Dhabi | ADNOC Gas Processing
Emirates News Agency | WAM UAE
Dubai Multi Commodities Centre | DMCC | مركز دبي للسلع المتعددة
Jebel Ali Free Zone Authority | جافزا | المنطقة الحرة بجبل علي
Dubai International Financial Centre | DIFC | مركز دبي المالي العالمي
Dubai Financial Market | سوق دبي المالي
Abu Dhabi Securities Exchange | ADX Abu Dhabi | سوق أبوظبي للأوراق المالية
Roads and Transport Authority Dubai | RTA Dubai
Emaar Properties | إعمار العقارية
Majid Al Futtaim | MAF Group
Group 42 Holding | جي 42
Abu Dhabi Ship Building | أبوظبي لبناء السفن
International Golden Group | IGG Abu Dhabi
Kuwait Foreign Petroleum Exploration Company | KUFPEC
Kuwait Oil Tanker Company | KOTC | شركة ناقلات النفط الكويتية
Kuwait Integrated Petroleum Industries Company | كيبك
Petrochemical Industries Company Kuwait | شركة صناعة الكيماويات البترولية الكويت
Jazeera Airways | طيران الجزيرة
Boursa Kuwait | بورصة الكويت
Kuwait News Agency | KUNA Kuwait
Kuwait Anti-Corruption Authority | نزاهة الكويت | الهيئة العامة لمكافحة الفساد الكويت
Zain Group | Mobile Telecommunications Company Kuwait | زين الكويت | MTC Kuwait
Kuwait Projects Company | KIPCO | شركة مشاريع الكويت القابضة
Agility Public Warehousing Company | Agility Logistics | أجيليتي | Public Warehousing Company Kuwait
Qatar Investment Authority | جهاز قطر للاستثمار
Qatar General Electricity and Water Corporation | KAHRAMAA | كهرماء | المؤسسة العامة القطرية للكهرباء والماء
Ooredoo | Qatar Telecom | Qtel | كيوتل
Qatar National Bank | QNB Group
Qatar Fuel Company | WOQOD
Qatar Petrochemical Company | QAPCO
Qatar Fertiliser Company | QAFCO
Qatar Gas Transport Company | Nakilat
Qatargas | QatarEnergy LNG | قطر للغاز | RasGas | راس غاز
Ports Management Company Qatar | Mwani Qatar | مواني قطر
Qatar Steel Company | QASCO
Al Jazeera Media Network | قناة الجزيرة
State Security Bureau Qatar | جهاز أمن الدولة القطري
Internal Security Force Qatar | Lekhwiya
Mumtalakat | ممتلكات البحرين القابضة
Aluminium Bahrain | Alba Bahrain
Bahrain Telecommunications Company | Batelco | Beyon Bahrain
Central Bank of Bahrain | Bahrain Monetary Agency
Bahrain National Gas Company | BANAGAS
Gulf Petrochemical Industries Company | GPIC Bahrain
Electricity and Water Authority Bahrain | هيئة الكهرباء والماء البحرين
Gulf International Bank | GIB Bahrain
Arab Banking Corporation | Bank ABC
Islamic Action Society Bahrain | Amal Bahrain | جمعية العمل الإسلامي
National Security Agency Bahrain | جهاز الأمن الوطني البحريني | National Intelligence Agency Bahrain
Oman Investment Authority | جهاز الاستثمار العماني | State General Reserve Fund Oman
Petroleum Development Oman | شركة تنمية نفط عمان | PDO Oman
Oman Telecommunications Company | Omantel
Oman Shipping Company | Asyad Shipping
Electricity Holding Company Oman | Nama Group
Muscat Stock Exchange | Muscat Securities Market
Internal Security Service Oman | جهاز الأمن الداخلي عمان
Royal Oman Police | شرطة عمان السلطانية
Oman Refineries and Petroleum Industries Company | أوربك
TeleYemen | Yemen International Telecommunications
Yemen Kuwait Bank | Yemen Kuwait Bank for Trade and Investment
Presidential Leadership Council Yemen | مجلس القيادة الرئاسي اليمني | مجلس القيادة الرئاسي
Southern Movement Yemen | Al-Hirak | الحراك الجنوبي
Security and Intelligence Service of the Houthis | SIS Sanaa | جهاز الأمن والمخابرات الحوثي
Hayel Saeed Anam Group | HSA Group Yemen
Tadhamon Bank | بنك التضامن
Royal Jordanian Airlines | الملكية الأردنية | ALIA Royal Jordanian Airlines | Alia Royal Jordanian
National Electric Power Company Jordan | NEPCO Jordan
Jordan Phosphate Mines Company | JPMC Jordan
Jordan Petroleum Refinery Company | JPRC Jordan | JoPetrol | مصفاة البترول الأردنية
General Intelligence Directorate Jordan | دائرة المخابرات العامة الأردنية | Mukhabarat Jordan | General Intelligence Department of Jordan | GID Jordan | General Intelligence Department | دائرة المخابرات العامة | Da'irat al-Mukhabarat al-Amma
King Abdullah II Design and Development Bureau | KADDB | JODDB | Jordan Design and Development Bureau | مركز الملك عبدالله الثاني للتصميم والتطوير | مركز الملك عبد الله الثاني للتصميم والتطوير
Jordanian Armed Forces | Arab Army Jordan
Jordan News Agency | Petra News Agency
Islamic Action Front Jordan | جبهة العمل الإسلامي
Aqaba Special Economic Zone Authority | سلطة منطقة العقبة الاقتصادية الخاصة
Jordan Hashemite Charity Organization | الهيئة الخيرية الأردنية الهاشمية
Électricité du Liban | EDL Liban | Kahraba Lubnan
OGERO | Organisme de gestion et d'exploitation de l'ex-Radio Orient | أوجيرو
Lebanese Armed Forces | الجيش اللبناني | Armée libanaise | Al-Jaysh al-Lubnani | Lebanese Army | LAF Lebanon
State Security Directorate Lebanon | المديرية العامة لأمن الدولة لبنان
Banque Libano-Française | البنك اللبناني الفرنسي
BLOM Bank | Banque du Liban et d'Outre-Mer | بنك لبنان والمهجر
Société de développement et de reconstruction du centre-ville de Beyrouth | Solidere | سوليدير
National News Agency Lebanon | الوكالة الوطنية للإعلام
Progressive Socialist Party Lebanon | الحزب التقدمي الاشتراكي
Future Movement Lebanon | تيار المستقبل | Courant du Futur | Tayyar al-Mustaqbal
Marada Movement | تيار المردة
Al-Manar Television | Lebanese Media Group | Al-Manar | المنار | Al-Manar TV | قناة المنار
Guardians of the Cedars | حراس الأرز
Palestinian Authority | Palestinian National Authority | السلطة الوطنية الفلسطينية | As-Sulta al-Wataniyya
Palestinian Preventive Security | جهاز الأمن الوقائي الفلسطيني | Al-Amn al-Wiqa'i
Palestine Monetary Authority | سلطة النقد الفلسطينية
Paltel | Palestine Telecommunications Company
Jerusalem District Electricity Company | شركة كهرباء محافظة القدس
As-Sa'iqa | Vanguard for the Popular Liberation War
Palestinian Mujahideen Movement | Mujahideen Brigades Gaza
Israeli Military Intelligence Directorate | Aman Israel | אגף המודיעין
Unit 8200 | יחידה 8200 | Israeli SIGINT National Unit
Israel Atomic Energy Commission | הוועדה לאנרגיה אטומית
Mekorot | Israel National Water Company
El Al Israel Airlines | אל על | EL AL
Bezeq | Israel Telecommunication Corporation
Bank Leumi le-Israel | Bank Leumi | Anglo-Palestine Bank
Bazan Group | Oil Refineries Limited Haifa | בתי זיקוק לנפט
Paz Oil Company | פז חברת נפט
Israel Ports Development and Assets Company | חברת נמלי ישראל | Israel Ports Company
Israel Airports Authority | רשות שדות התעופה
Israel Post | דואר ישראל | Postal Company of Israel | Doar Yisrael
Israel Land Authority | רשות מקרקעי ישראל | Israel Lands Administration | מינהל מקרקעי ישראל
Jewish National Fund | Keren Kayemeth LeIsrael | קרן קימת לישראל
Jewish Agency for Israel | הסוכנות היהודית לארץ ישראל | Sochnut
World Zionist Organization | ההסתדרות הציונית העולמית
Histadrut | General Organization of Workers in Israel
Kan Israel | Israeli Public Broadcasting Corporation | תאגיד השידור הישראלי
Tel Aviv Stock Exchange | הבורסה לניירות ערך בתל אביב
Technion – Israel Institute of Technology | הטכניון
Israel Defense Exports Control Agency | DECA Israel
Otzma Yehudit | Jewish Power
Likud | הליכוד | National Liberal Movement Israel
Shas | Shomrei Sfarad
Yisrael Beiteinu | Israel Our Home
Israel Chemicals Limited | ICL Group
ELTA Systems | IAI Elta
North Oil Company Iraq | شركة نفط الشمال | North Oil Company
Midland Oil Company Iraq | شركة نفط الوسط
Iraqi Oil Tankers Company | IOTC Iraq
General Company for Ports of Iraq | GCPI Iraq
Iraqi Republic Railways | IRR Iraq | الشركة العامة للسكك الحديد العراقية | الشركة العامة لسكك حديد العراق
Independent High Electoral Commission Iraq | IHEC Iraq | المفوضية العليا المستقلة للانتخابات العراق
Iraqi Media Network | IMN Iraq
Asiacell | آسياسيل
Zain Iraq | MTC Atheer | Atheer Telecom
Islamic Supreme Council of Iraq | SCIRI
National Wisdom Movement Iraq | Hikma Movement | تيار الحكمة الوطني | Tayyar al-Hikma
Sadrist Movement | التيار الصدري | National Shiite Movement Iraq | Al-Tayyar al-Sadri
Gorran Movement | Change Movement Kurdistan | بزووتنەوەی گۆڕان | حركة التغيير | Movement for Change Kurdistan
Kurdistan Regional Government | حکوومەتی هەرێمی کوردستان | KRG Iraq
Asayish | Kurdish Security Forces | ئاسایش | Asayish Kurdistan | الآسايش | Asayish Security
Parastin | KDP Intelligence | Parastin u Zanyari | Kurdistan Region Security Council | ئەنجوومەنی ئاسایشی هەرێمی کوردستان
Defence Industries Commission Iraq | هيئة التصنيع الحربي العراقية
Babylon Movement Iraq | Babylon Brigades | حركة بابليون | Babiliyun Brigades | 50th Brigade Babylon
Coordination Framework Iraq | Shiite Coordination Framework | الإطار التنسيقي العراق
Syrian Telecommunications Establishment | STE Syria
Syrian Arab News Agency | SANA Syria
Damascus Securities Exchange | سوق دمشق للأوراق المالية
Autonomous Administration of North and East Syria | الإدارة الذاتية لشمال وشرق سوريا | Rojava administration
Women's Protection Units | Yekîneyên Parastina Jin | YPJ
Syrian National Coalition | الائتلاف الوطني السوري | Etilaf | ائتلاف قوى الثورة السورية | National Coalition for Syrian Revolutionary and Opposition Forces
Free Syrian Army | الجيش السوري الحر
Sham Legion | Faylaq al-Sham
Levant Front | الجبهة الشامية | Al-Jabha al-Shamiya | Shamia Front
Lattakia Port General Company | الشركة العامة لمرفأ اللاذقية | شركة مرفأ اللاذقية | Port of Latakia
Tartous Port General Company | الشركة العامة لمرفأ طرطوس | شركة مرفأ طرطوس
Islamic Republic of Iran Railways | RAI Iran | Rah Ahan-e Jomhouri-ye Eslami
Tehran Stock Exchange | بورس اوراق بهادار تهران | Bourse-e Owraq-e Bahadar-e Tehran
Iran Mercantile Exchange | بورس کالای ایران
Iran Airports Company | شرکت فرودگاه‌ها و ناوبری هوایی ایران | Iran Airports and Air Navigation Company | Sherkat-e Foroudgahha va Navbari-ye Havayi-ye Iran
National Development Fund of Iran | صندوق توسعه ملی | Sandogh-e Tose'e Melli
EN Bank | Bank Eghtesad Novin | Eghtesad Novin Bank | بانک اقتصاد نوین | Bank-e Eqtesad-e Novin
Karafarin Bank | بانک کارآفرین
Sina Bank | Bonyad Finance and Credit Company | بانک سینا
Ayandeh Bank | Tat Bank | Bank Tat
Middle East Bank Iran | بانک خاورمیانه | Bank Khavarmianeh
Esfahan Steel Company | ذوب آهن اصفهان | Zob Ahan Esfahan
Fars News Agency | خبرگزاری فارس
MTN Irancell | Irancell | ایرانسل | Irancell Telecommunications Services
Rightel | رایتل
Assembly of Experts Iran | مجلس خبرگان رهبری | Majles-e Khobregan | Majles-e Khobregan-e Rahbari
Headquarters for Combating Vice Iran | Setad-e Amr be Maruf | ستاد امر به معروف و نهی از منکر
Society of Seminary Teachers of Qom | Jame'eh-ye Modarresin
Nuclear Power Corporation of India | NPCIL | भारतीय परमाणु विद्युत निगम
Power Grid Corporation of India | PGCIL | भारतीय पावर ग्रिड
Hindustan Petroleum Corporation | HPCL
Bharat Petroleum Corporation | BPCL | Burmah Shell Refineries India
ONGC Videsh | OVL India
Mangalore Refinery and Petrochemicals | MRPL India
Container Corporation of India | CONCOR India | CONCOR
Indian Railway Construction International | IRCON | Indian Railway Construction Company
Shipping Corporation of India | भारतीय नौवहन निगम
Mazagon Dock Shipbuilders | MDL Mumbai
Bharat Dynamics Limited | BDL India | भारत डायनामिक्स लिमिटेड
Mishra Dhatu Nigam | MIDHANI
Ordnance Factory Board India | आयुध निर्माणी बोर्ड | Indian Ordnance Factories
Armoured Vehicles Nigam Limited | AVNL India
National Mineral Development Corporation India | NMDC | National Mineral Development Corporation
National Aluminium Company India | NALCO India | राष्ट्रीय एल्यूमिनियम कंपनी
Coal India Limited | कोल इंडिया
Bharat Coking Coal Limited | BCCL India
Neyveli Lignite Corporation | NLC India Limited
Minerals and Metals Trading Corporation of India | MMTC
State Trading Corporation of India | STC India
India Post | भारतीय डाक
Doordarshan | DD India
All India Radio | Akashvani
Air India | एअर इंडिया
Airports Authority of India | भारतीय विमानपत्तन प्राधिकरण
Securities and Exchange Board of India | भारतीय प्रतिभूति और विनिमय बोर्ड
Bombay Stock Exchange | BSE Limited | बंबई स्टॉक एक्सचेंज
National Stock Exchange of India | NSE India
Punjab National Bank | पंजाब नैशनल बैंक
Bank of Baroda | बैंक ऑफ़ बड़ौदा | BoB India
Canara Bank | केनरा बैंक
Union Bank of India | यूनियन बैंक ऑफ इंडिया
UCO Bank | United Commercial Bank India
Housing Development Finance Corporation India | HDFC Bank | HDFC India
Industrial Development Bank of India | IDBI Bank
National Bank for Agriculture and Rural Development | NABARD
Export-Import Bank of India | भारतीय निर्यात-आयात बैंक
Unit Trust of India | UTI Asset Management | UTI India
Axis Bank | UTI Bank
Intelligence Bureau India | आसूचना ब्यूरो | IB India
Central Bureau of Investigation India | CBI India | केन्द्रीय अन्वेषण ब्यूरो
National Investigation Agency India | NIA India | राष्ट्रीय अन्वेषण अभिकरण
Enforcement Directorate India | प्रवर्तन निदेशालय
Border Security Force India | BSF India | सीमा सुरक्षा बल
Central Reserve Police Force | केन्द्रीय रिज़र्व पुलिस बल
Central Industrial Security Force | केन्द्रीय औद्योगिक सुरक्षा बल
Indo-Tibetan Border Police | भारत तिब्बत सीमा पुलिस
Sashastra Seema Bal | Special Service Bureau India
National Security Guard India | Black Cats India | राष्ट्रीय सुरक्षा गार्ड
Indian Navy | Bharatiya Nau Sena
Indian National Congress | Congress Party India
Communist Party of India Marxist | CPI(M)
Common Man's Party India | Aam Aadmi Party
Dravidian Progress Federation | Dravida Munnetra Kazhagam | திராவிட முன்னேற்றக் கழகம்
All India Anna Dravidian Progress Federation | All India Anna Dravida Munnetra Kazhagam | அனைத்திந்திய அண்ணா திராவிட முன்னேற்றக் கழகம்
Army of Shivaji | Shiv Sena
World Hindu Council | Vishva Hindu Parishad
Telugu Desam Party | తెలుగు దేశం పార్టీ
All India Council of the Union of Muslims | AIMIM
Shiromani Akali Dal | Supreme Akali Party
Nationalist Congress Party India | राष्ट्रवादी काँग्रेस पक्ष
National Socialist Council of Nagalim Khaplang | NSCN-K
People's Liberation Army of Manipur | Revolutionary People's Front Manipur
Kangleipak Communist Party | KCP Manipur
All Tripura Tiger Force | ATTF Tripura
Indian Mujahideen | IM India
Khalistan Zindabad Force | KZF Sikh
Khalistan Tiger Force | KTF Sikh
Hurriyat Conference | APHC Kashmir
Maharashtra State Electricity Distribution Company | MSEDCL | Mahavitaran
Maharashtra State Power Generation Company | MAHAGENCO | Mahanirmiti
Tamil Nadu Generation and Distribution Corporation | TANGEDCO
Gujarat Narmada Valley Fertilizers and Chemicals | GNFC
Krishak Bharati Cooperative | KRIBHCO | कृषक भारती कोऑपरेटिव
Indian Farmers Fertiliser Cooperative | IFFCO India
Gujarat Cooperative Milk Marketing Federation | Amul Dairy | Anand Milk Union Limited
Tata Iron and Steel Company | TISCO India
Tata Engineering and Locomotive Company | Tata Motors | TELCO India
Videsh Sanchar Nigam Limited | Tata Communications
Maruti Suzuki India | Maruti Udyog
Hero MotoCorp | Hero Honda Motors
Dewan Housing Finance Corporation | DHFL | Piramal Capital and Housing Finance
Infrastructure Leasing and Financial Services | IL&FS
Indian Tobacco Company | ITC Limited India | Imperial Tobacco Company of India
Indian Institute of Science | IISc Bangalore
All India Institute of Medical Sciences New Delhi | AIIMS Delhi | अखिल भारतीय आयुर्विज्ञान संस्थान
Banaras Hindu University | काशी हिन्दू विश्वविद्यालय
National Informatics Centre India | राष्ट्रीय सूचना विज्ञान केंद्र
Centre for Development of Advanced Computing | C-DAC
Centre for Development of Telematics | C-DOT
Council of Scientific and Industrial Research India | CSIR India | वैज्ञानिक एवं औद्योगिक अनुसंधान परिषद
Indian Rare Earths Limited | IREL India
Uranium Corporation of India | UCIL India
National Payments Corporation of India | भारतीय राष्ट्रीय भुगतान निगम
Unique Identification Authority of India | UIDAI | भारतीय विशिष्ट पहचान प्राधिकरण
Central Board of Indirect Taxes and Customs | CBIC India | Central Board of Excise and Customs
Muslim Commercial Bank Pakistan | MCB Bank
Allied Bank Limited Pakistan | Australasia Bank
United Bank Limited Pakistan | UBL Pakistan | یونائیٹڈ بینک لمیٹڈ
Pakistan Petroleum Limited | PPL Pakistan
Pakistan Telecommunication Company | PTCL | پاکستان ٹیلی کمیونیکیشن
Pakistan Television Corporation | PTV Pakistan | پاکستان ٹیلی وژن
Heavy Industries Taxila | HIT Taxila
Sui Southern Gas Company | SSGC Pakistan
Hub Power Company | HUBCO
Pakistan Mineral Development Corporation | PMDC Pakistan
National Accountability Bureau Pakistan | قومی احتساب بیورو | NAB Pakistan
Federal Investigation Agency Pakistan | FIA Pakistan | وفاقی تحقیقاتی ادارہ
Federal Board of Revenue Pakistan | FBR Pakistan
Inter-Services Public Relations | آئی ایس پی آر
National Database and Registration Authority | NADRA Pakistan
Army Welfare Trust Pakistan | Askari Group
National Logistics Cell | National Logistics Corporation Pakistan
Pakistan Institute of Nuclear Science and Technology | PINSTECH
Pakistan Stock Exchange | PSX Pakistan | Karachi Stock Exchange
Election Commission of Pakistan | الیکشن کمیشن آف پاکستان
Pakistan Muslim League Nawaz | پاکستان مسلم لیگ (ن)
Assembly of Islamic Clergy Pakistan | Jamiat Ulema-e-Islam | جمعیت علمائے اسلام | JUI-F
Pashtun Protection Movement | Pashtun Tahafuz Movement
Islamic Assembly Pakistan | Jamaat-e-Islami Pakistan
Frontier Corps Pakistan | فرنٹیئر کور
Bangladesh Petroleum Corporation | BPC Bangladesh
Bangladesh Oil, Gas and Mineral Corporation | Petrobangla
Bangladesh Power Development Board | বাংলাদেশ বিদ্যুৎ উন্নয়ন বোর্ড
Dhaka Power Distribution Company | DPDC Bangladesh
Dhaka Water Supply and Sewerage Authority | Dhaka WASA
Bangladesh Telecommunications Company | BTCL Bangladesh | Bangladesh Telegraph and Telephone Board
Teletalk Bangladesh | টেলিটক
Robi Axiata | AKTEL Bangladesh
Islami Bank Bangladesh | IBBL | IBBL Islami Bank Bangladesh | Islami Bank BD | ইসলামী ব্যাংক বাংলাদেশ
BRAC Bangladesh | ব্র্যাক
Border Guard Bangladesh | বর্ডার গার্ড বাংলাদেশ | Bangladesh Rifles
National Board of Revenue Bangladesh | জাতীয় রাজস্ব বোর্ড
Anti-Corruption Commission Bangladesh | দুর্নীতি দমন কমিশন
Bangladesh Nationalist Party | বাংলাদেশ জাতীয়তাবাদী দল
Islamic Assembly Bangladesh | Jamaat-e-Islami Bangladesh
Bangladesh Students League | Bangladesh Chhatra League | বাংলাদেশ ছাত্রলীগ
Bangladesh Islamic Student Camp | Bangladesh Islami Chhatra Shibir
National Citizen Party Bangladesh | Jatiya Nagorik Party
Protectors of Islam Bangladesh | Hefazat-e-Islam Bangladesh | হেফাজতে ইসলাম বাংলাদেশ
Bangladesh Space Research and Remote Sensing Organization | SPARRSO
Kuki-Chin National Front | KNF Bangladesh | Bawm Party
Parbatya Chattagram Jana Samhati Samiti | United People's Party of the Chittagong Hill Tracts | পার্বত্য চট্টগ্রাম জনসংহতি সমিতি
Beximco Group | Bangladesh Export Import Company
S. Alam Group | এস আলম গ্রুপ
Nepal Electricity Authority | नेपाल विद्युत प्राधिकरण | NEA Nepal
Nepal Oil Corporation | NOC Nepal
Nepal Telecom | NTC Nepal
Ncell | Spice Nepal
National Reconstruction Authority Nepal | NRA Nepal
Commission for the Investigation of Abuse of Authority | अख्तियार दुरुपयोग अनुसन्धान आयोग
Nepalese Army | Royal Nepal Army
Agricultural Development Bank Nepal | Krishi Bikas Bank
Employees Provident Fund Nepal | Karmachari Sanchaya Kosh
Communist Party of Nepal Unified Marxist-Leninist | नेपाल कम्युनिष्ट पार्टी (एमाले)
National Independent Party Nepal | Rastriya Swatantra Party
National Democratic Party Nepal | Rastriya Prajatantra Party
Chaudhary Group | CG Corp Global
Druk Green Power Corporation | DGPC Bhutan
Royal Monetary Authority of Bhutan | Central Bank of Bhutan
Druk Holding and Investments | DHI Bhutan
Drukair | Royal Bhutan Airlines
Bhutan Telecom | B-Mobile Bhutan
Ceylon Electricity Board | ලංකා විදුලිබල මණ්ඩලය | CEB Sri Lanka
Lanka Electricity Company | LECO Sri Lanka
People's Bank Sri Lanka | මහජන බැංකුව
National Savings Bank Sri Lanka | ජාතික ඉතිරිකිරීමේ බැංකුව
SriLankan Airlines | Air Lanka | ශ්‍රීලන්කන් ගුවන් සේවය
Sri Lanka Ports Authority | ශ්‍රී ලංකා වරාය අධිකාරිය
Sri Lanka Railways | ශ්‍රී ලංකා දුම්රිය සේවය | Ceylon Government Railway
Sri Lanka Transport Board | ශ්‍රී ලංකා ගමනාගමන මණ්ඩලය
Sri Lanka Telecom | SLT-Mobitel
Sri Lanka Rupavahini Corporation | Rupavahini | ශ්‍රී ලංකා රූපවාහිනී සංස්ථාව
Associated Newspapers of Ceylon | Lake House Sri Lanka
Sri Lanka Podujana Peramuna | Sri Lanka People's Front
United National Party Sri Lanka | එක්සත් ජාතික පක්ෂය
United People's Power Sri Lanka | Samagi Jana Balawegaya
National People's Power Sri Lanka | Jathika Jana Balawegaya
Illankai Tamil Arasu Kachchi | Federal Party Sri Lanka | இலங்கைத் தமிழரசுக் கட்சி
Bodu Bala Sena | Buddhist Power Force
Tamil People's Liberation Tigers | Tamil Makkal Viduthalai Pulikal
Eelam People's Democratic Party | ஈழ மக்கள் ஜனநாயகக் கட்சி
Maldives Monetary Authority | Central Bank of the Maldives
State Trading Organization Maldives | STO Maldives
State Electric Company Maldives | STELCO Maldives
Dhiraagu | Dhivehi Raajjeyge Gulhun
Maldivian Democratic Party | ދިވެހިރައްޔިތުންގެ ޑިމޮކްރެޓިކް ޕާޓީ
Maldivian Airline | Island Aviation Services
Maldives Ports Limited | MPL Maldives
Da Afghanistan Breshna Sherkat | DABS Afghanistan
Kabul Bank | New Kabul Bank | نوی کابل بانک
Afghan Telecom | AfTel
Salaam Afghanistan | Salaam Network
Afghan Wireless Communication Company | AWCC Afghanistan | افغان بیسیم
Radio Television Afghanistan | RTA Afghanistan | رادیو تلویزیون ملی افغانستان
Islamic Society of Afghanistan | Jamiat-e Islami | جمعیت اسلامی افغانستان
Islamic Unity Party of Afghanistan | Hizb-e Wahdat
National Islamic Movement of Afghanistan | Junbish-i-Milli
Islamic Dawah Organisation of Afghanistan | Ittehad-e Islami | تنظیم دعوت اسلامی افغانستان
United Islamic Front for the Salvation of Afghanistan | Northern Alliance Afghanistan | جبهه متحد اسلامی ملی برای نجات افغانستان
Samruk-Kazyna | Sovereign Wealth Fund of Kazakhstan
Kazpost | Казпочта | Қазпошта
Kazakhmys | Қазақмыс
Development Bank of Kazakhstan | Қазақстанның Даму Банкі | Банк развития Казахстана
Kaspi Bank | Kaspi.kz
ForteBank | Alliance Bank Kazakhstan
BTA Bank | Bank TuranAlem
Kazakhstan Stock Exchange | KASE | Казахстанская фондовая биржа
Astana International Financial Centre | МФЦА
Karachaganak Petroleum Operating | KPO Kazakhstan
Tengizchevroil | TCO Kazakhstan | ТШО Тенгиз | TCO Tengiz | Тенгизшевройл
CNPC-AktobeMunaiGas | СНПС-Актобемунайгаз | Aktobemunaigas
Aktau Commercial Sea Port | Aktau International Sea Trade Port
Amanat Party | Nur Otan
Ak Zhol Democratic Party | Ақ жол
Democratic Choice of Kazakhstan | Демократический выбор Казахстана | Қазақстанның Демократиялық Таңдауы
Nazarbayev Fund | Nursultan Nazarbayev Foundation
National Bank for Foreign Economic Activity of Uzbekistan | Uzbekistan National Bank | O'zmilliybank | NBU Uzbekistan | Узнацбанк | National Bank of Uzbekistan for Foreign Economic Activity | Uzmilliybank
Agrobank Uzbekistan | Paxta Bank
National Electric Grid of Uzbekistan | O'zbekiston milliy elektr tarmoqlari
Uzavtosanoat | Узавтопром
Liberal Democratic Party of Uzbekistan | O'zLiDeP
Electric Power Plants Kyrgyzstan | Электрические станции Кыргызстан | Elektr Stantsiyalary
MegaCom Kyrgyzstan | Alfa Telecom Kyrgyzstan | MEGA Kyrgyzstan
Kumtor Gold Company | Centerra Kumtor
Ata-Jurt Kyrgyzstan | Fatherland party Kyrgyzstan
Barki Tojik | Tajik Electricity
Tajik Railways | Рохи охани Точикистон
Group 24 Tajikistan | Guruhi 24
Jamaat Ansarullah | Society of God's Soldiers Tajikistan | Ansarullah Tajikistan
State Bank for Foreign Economic Affairs of Turkmenistan | Turkmenvnesheconombank
Turkmenistan Ministry of National Security | Milli Howpsuzlyk Ministrligi | MNB Turkmenistan
International Bank of Azerbaijan | ABB Azerbaijan
Azercell Telecom | Азерсель
Azerbaijan State News Agency | AZERTAC | Азертадж
Azerbaijani Popular Front Party | AXCP
Equality Party Azerbaijan | Müsavat Partiyası
Foreign Intelligence Service of Azerbaijan | Xarici Kəşfiyyat Xidməti
Heydar Aliyev Foundation | Фонд Гейдара Алиева
PASHA Holding | PASHA Bank
Electric Networks of Armenia | ENA Armenia
Gazprom Armenia | ArmRosgazprom
South Caucasus Railway | Հարավկովկասյան երկաթուղի
Zangezur Copper Molybdenum Combine | Զանգեզուրի պղնձամոլիբդենային կոմբինատ
Armenian Economy Development Bank | Armeconombank | Հայէկոնոմբանկ
Republican Party of Armenia | HHK Armenia
Civil Contract Armenia | Քաղաքացիական պայմանագիր
Georgian Oil and Gas Corporation | საქართველოს ნავთობისა და გაზის კორპორაცია
Georgian Airways | Airzena | ჯორჯიან ეარვეისი
Liberty Bank Georgia | ლიბერთი ბანკი | People's Bank of Georgia
Cartu Bank | Cartu Group
United National Movement Georgia | ერთიანი ნაციონალური მოძრაობა
People's Power Georgia | ხალხის ძალა
Delta State Military Scientific-Technical Center | STC Delta Georgia
Republic of Abkhazia | Аҧсны Аҳәынҭқарра | აფხაზეთის რესპუბლიკა
Republic of South Ossetia | Хуссар Ирыстон | State of Alania
Myanma Economic Bank | MEB Myanmar
Central Bank of Myanmar | မြန်မာနိုင်ငံတော်ဗဟိုဘဏ်
Myanma Posts and Telecommunications | MPT Myanmar | မြန်မာ့ဆက်သွယ်ရေးလုပ်ငန်း
Myanmar National Airlines | Myanma Airways | မြန်မာအမျိုးသားလေကြောင်း
Myawaddy Bank | မြဝတီဘဏ်
Mytel | Telecom International Myanmar | မိုင်တယ်
Myanma Gems Enterprise | မြန်မာ့ကျောက်မျက်ရတနာရောင်းဝယ်ရေးလုပ်ငန်း | MGE Myanmar | Myanmar Gems Enterprise
Kanbawza Bank | KBZ Bank
Ayeyarwady Bank | AYA Bank | ဧရာဝတီဘဏ်
Asia Green Development Bank | AGD Bank
National League for Democracy Myanmar | NLD Myanmar | အမျိုးသားဒီမိုကရေစီအဖွဲ့ချုပ်
National Unity Government of Myanmar | NUG Myanmar | အမျိုးသားညီညွတ်ရေးအစိုးရ
People's Defence Force Myanmar | PDF Myanmar | ပြည်သူ့ကာကွယ်ရေးတပ်မတော်
Karen National Union | ကရင်အမျိုးသားအစည်းအရုံး | KNU | Karen National Liberation Army KNU
Kachin Independence Organisation | ကချင်လွတ်လပ်ရေးအဖွဲ့ချုပ်
Chin National Front | Chin National Army
Karenni National Progressive Party | Karenni Army
New Mon State Party | မွန်ပြည်သစ်ပါတီ | Mon National Liberation Army
Rohingya Solidarity Organisation | RSO Rohingya
Burma Communist Party | ဗမာပြည်ကွန်မြူနစ်ပါတီ
Pa-O National Army | Pa-O National Organisation
Government Savings Bank Thailand | GSB Thailand | ธนาคารออมสิน
Government Housing Bank Thailand | ธนาคารอาคารสงเคราะห์ | GH Bank Thailand
Bank for Agriculture and Agricultural Cooperatives | ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร
TMBThanachart Bank | ttb bank | Thai Military Bank | ธนาคารทหารไทยธนชาต | ธนาคารทหารไทย
Bank of Ayudhya | Krungsri | ธนาคารกรุงศรีอยุธยา
PTT Exploration and Production | PTTEP | ปตท.สผ. | บริษัท ปตท.สำรวจและผลิตปิโตรเลียม
Metropolitan Electricity Authority Thailand | การไฟฟ้านครหลวง | MEA Thailand
Provincial Electricity Authority Thailand | การไฟฟ้าส่วนภูมิภาค | PEA Thailand
Metropolitan Waterworks Authority Thailand | การประปานครหลวง
Provincial Waterworks Authority Thailand | การประปาส่วนภูมิภาค
State Railway of Thailand | การรถไฟแห่งประเทศไทย
Bangkok Mass Transit System | BTS Skytrain | ระบบขนส่งมวลชนกรุงเทพ
Mass Rapid Transit Authority of Thailand | MRTA Thailand | การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย
Port Authority of Thailand | การท่าเรือแห่งประเทศไทย
Airports of Thailand | AOT Thailand
National Telecom Thailand | โทรคมนาคมแห่งชาติ | TOT Thailand | CAT Telecom
Thailand Post | ไปรษณีย์ไทย
Stock Exchange of Thailand | ตลาดหลักทรัพย์แห่งประเทศไทย | SET Thailand
Siam Cement Group | SCG Thailand | ปูนซิเมนต์ไทย
Charoen Pokphand Group | CP Group | 正大集团 | Chia Tai Group | เครือเจริญโภคภัณฑ์ | CP Group Thailand
Advanced Info Service | AIS Thailand
True Corporation | TelecomAsia | Total Access Communication
Thai Union Group | Thai Union Frozen Products
Nok Air | นกแอร์
Royal Thai Army | กองทัพบกไทย
Royal Thai Police | สำนักงานตำรวจแห่งชาติ
National Anti-Corruption Commission Thailand | NACC Thailand | คณะกรรมการป้องกันและปราบปรามการทุจริตแห่งชาติ
Internal Security Operations Command | ISOC Thailand | กอ.รมน. | กองอำนวยการรักษาความมั่นคงภายในราชอาณาจักร
Department of Special Investigation Thailand | กรมสอบสวนคดีพิเศษ | DSI Thailand
Anti-Money Laundering Office Thailand | AMLO Thailand | สำนักงานป้องกันและปราบปรามการฟอกเงิน
Pheu Thai Party | พรรคเพื่อไทย | For Thais Party
Move Forward Party | พรรคก้าวไกล
People's Party Thailand | พรรคประชาชน | Prachachon Party
Palang Pracharath Party | พรรคพลังประชารัฐ | People's State Power Party
Bhumjaithai Party | พรรคภูมิใจไทย | Thai Pride Party
Democrat Party Thailand | พรรคประชาธิปัตย์
United Front for Democracy Against Dictatorship | Red Shirts Thailand | แนวร่วมประชาธิปไตยต่อต้านเผด็จการแห่งชาติ | UDD Thailand
Bank of the Foreign Trade of Laos | Banque pour le Commerce Extérieur Lao | BCEL | Banque pour le Commerce Extérieur Lao Public | Lao Foreign Trade Bank | ທະນາຄານການຄ້າຕ່າງປະເທດລາວ
Lao Airlines | ການບິນລາວ
Lao Telecom | ລາວໂທລະຄົມ
Lao People's Revolutionary Party | ພັກປະຊາຊົນປະຕິວັດລາວ
Laos-China Railway Company | 老中铁路有限公司 | LCRC Laos
Star Telecom Laos | Unitel Laos
Electricité du Cambodge | EDC Cambodia | អគ្គិសនីកម្ពុជា
Cambodian People's Party | Kanakpak Pracheachon Kampuchea
FUNCINPEC | Front uni national pour un Cambodge indépendant, neutre, pacifique et coopératif | ហ្វ៊ុនស៊ិនប៉ិច
ACLEDA Bank | ធនាគារ អេស៊ីលីដា
Royal Cambodian Armed Forces | កងយោធពលខេមរភូមិន្ទ
Royal Group of Companies | Royal Group Cambodia
Viettel Cambodia | Metfone | មិត្តហ្វូន
Cambodia Angkor Air | Air Cambodia
Vietnam Airlines | Hãng hàng không Quốc gia Việt Nam
Airports Corporation of Vietnam | ACV Vietnam
Saigon Newport Corporation | Tổng công ty Tân Cảng Sài Gòn
Vietnam Television | VTV Vietnam
Voice of Vietnam | Đài Tiếng nói Việt Nam | VOV Vietnam
Vietnam News Agency | Thông tấn xã Việt Nam
Vietnam Post | Bưu điện Việt Nam | VNPost
Vietnam National Chemical Group | Vinachem | Tập đoàn Hóa chất Việt Nam
Vietnam Rubber Group | GVR Vietnam
Vietnam National Textile and Garment Group | Vinatex | Tập đoàn Dệt May Việt Nam
Vietnam Steel Corporation | VNSteel
Vietnam Dairy Products | Vinamilk | Công ty Cổ phần Sữa Việt Nam
Vietnam Northern Food Corporation | Vinafood 1
Vietnam Southern Food Corporation | Vinafood 2
State Capital Investment Corporation Vietnam | Tổng công ty Đầu tư và Kinh doanh vốn nhà nước | SCIC Vietnam
Vietnam Development Bank | VDB Vietnam
Vietnam Technological and Commercial Joint Stock Bank | Techcombank | Ngân hàng Kỹ thương Việt Nam
Asia Commercial Bank | Ngân hàng Á Châu | ACB Vietnam | Ngân hàng TMCP Á Châu
Saigon Thuong Tin Commercial Bank | Sacombank
Vietnam Prosperity Bank | VPBank | Ngân hàng Việt Nam Thịnh Vượng
Saigon Commercial Bank | Ngân hàng TMCP Sài Gòn | SCB Vietnam
Vietnam Mobile Telecom Services | MobiFone
Binh Son Refining and Petrochemical | BSR Vietnam | Lọc hóa dầu Bình Sơn
Petrovietnam Gas | PV Gas | Tổng công ty Khí Việt Nam
Petrovietnam Power Corporation | PV Power | Tổng công ty Điện lực Dầu khí Việt Nam
People's Army of Vietnam | Quân đội nhân dân Việt Nam
Vietnam Fatherland Front | Mặt trận Tổ quốc Việt Nam
National Front for the Liberation of South Vietnam | Viet Cong
Provisional National Government of Vietnam | Chính phủ quốc gia Việt Nam lâm thời | Đào Minh Quân organization
Tenaga Nasional | TNB Malaysia | Lembaga Letrik Negara | National Electricity Board Malaysia
Malaysia Airports Holdings | MAHB
Malayan Railways | Keretapi Tanah Melayu | KTM Berhad
Telekom Malaysia | TM Malaysia
Khazanah Nasional | Khazanah Malaysia
Employees Provident Fund Malaysia | Kumpulan Wang Simpanan Pekerja
Armed Forces Fund Board Malaysia | Lembaga Tabung Angkatan Tentera
Retirement Fund Malaysia | Kumpulan Wang Persaraan | KWAP
Hajj Pilgrims Fund Board Malaysia | Tabung Haji
Federal Land Development Authority Malaysia | FELDA | Lembaga Kemajuan Tanah Persekutuan
Council of Trust for the People | Majlis Amanah Rakyat | MARA Malaysia
Inland Revenue Board of Malaysia | Lembaga Hasil Dalam Negeri
Royal Malaysia Police | PDRM
Malaysian Anti-Corruption Commission | Suruhanjaya Pencegahan Rasuah Malaysia
United Malays National Organisation | Pertubuhan Kebangsaan Melayu Bersatu
Malaysian Islamic Party | PAS Malaysia
Democratic Action Party Malaysia | Parti Tindakan Demokratik | 民主行动党 | DAP Malaysia
Malaysian Chinese Association | Persatuan Cina Malaysia | 马华公会 | MCA Malaysia
National Trust Party Malaysia | Parti Amanah Negara
Malaysian United Indigenous Party | Parti Pribumi Bersatu Malaysia
Perusahaan Otomobil Nasional | Proton Holdings | Proton Cars
Perusahaan Otomobil Kedua | Perodua
Malaysian Mining Corporation | MMC Corporation Berhad
DRB-HICOM | Heavy Industries Corporation of Malaysia
Boustead Naval Shipyard | Lumut Naval Shipyard | LUNAS Malaysia
Bumiputra-Commerce Bank | CIMB Bank | Commerce International Merchant Bankers
Rashid Hussain Bank | RHB Bank
Bank Kerjasama Rakyat Malaysia | Bank Rakyat Malaysia
Malaysia Building Society | MBSB Bank
Securities Commission Malaysia | Suruhanjaya Sekuriti Malaysia
Bursa Malaysia | Kuala Lumpur Stock Exchange
Malaysian National News Agency | Bernama | Pertubuhan Berita Nasional Malaysia
Radio Television Malaysia | RTM Malaysia
Pos Malaysia | 大马邮政
Sabah Electricity | SESB
Sarawak Energy | Sarawak Electricity Supply Corporation | SESCO Sarawak
Petroleum Sarawak | PETROS Sarawak
Brunei Darussalam Central Bank | Bank Pusat Brunei Darussalam | Autoriti Monetari Brunei Darussalam | AMBD
Government of Singapore Investment Corporation | GIC Singapore
Singapore Technologies Engineering | ST Engineering | 新科工程
Singapore Telecommunications | Singtel
Port of Singapore Authority | PSA International | 新加坡港务集团
Maritime and Port Authority of Singapore | 新加坡海事及港务管理局 | MPA Singapore
Neptune Orient Lines | NOL Singapore | 东方海皇
Oversea-Chinese Banking Corporation | OCBC Bank | 华侨银行
Inland Revenue Authority of Singapore | 新加坡国内税务局
Corrupt Practices Investigation Bureau | 贪污调查局
Housing and Development Board | HDB Singapore | 建屋发展局
Central Provident Fund Board | CPF Singapore | 中央公积金局
People's Action Party Singapore | 人民行动党 | Parti Tindakan Rakyat Singapura
Mediacorp | Television Corporation of Singapore
Seatrium | Sembcorp Marine | Keppel Offshore and Marine
Sembcorp Industries | 胜科工业
Keppel Corporation | 吉宝企业
Singapore Post | SingPost | 新加坡邮政
Agency for Science, Technology and Research | A*STAR | 新加坡科技研究局
Defence Science and Technology Agency Singapore | DSTA Singapore | 国防科技局
Lion Air | Lion Mentari Airlines
Telekomunikasi Indonesia | Telkom Indonesia
Indonesian Satellite Corporation | Indosat Ooredoo Hutchison | Indosat
Indonesian Railways | PT KAI
Industri Kereta Api | INKA Madiun
Pelabuhan Indonesia | Pelindo
Pelayaran Nasional Indonesia | PELNI
Aneka Tambang | ANTAM
Mineral Industri Indonesia | MIND ID
Indonesia Asahan Aluminium | INALUM
Semen Indonesia | SIG Indonesia | Semen Gresik
Bank Tabungan Negara | State Savings Bank of Indonesia
Bank Syariah Indonesia | BSI Indonesia
Badan Usaha Logistik | Bulog | Badan Urusan Logistik
Danantara | Daya Anagata Nusantara Investment Management Agency
Indonesia Investment Authority | Lembaga Pengelola Investasi
Indonesia Stock Exchange | Jakarta Stock Exchange
General Elections Commission of Indonesia | Komisi Pemilihan Umum
Statistics Indonesia | Badan Pusat Statistik
Televisi Republik Indonesia | TVRI
Radio Republik Indonesia | RRI Indonesia
Indonesian news agency Antara | Kantor Berita Antara
Angkasa Pura Indonesia | InJourney Airports
Perum Percetakan Uang Republik Indonesia | Peruri
Indonesian Democratic Party of Struggle | PDI-P
Great Indonesia Movement Party | Gerindra | Partai Gerakan Indonesia Raya
Party of Functional Groups | Golkar | Partai Golongan Karya
Prosperous Justice Party | Partai Keadilan Sejahtera
National Awakening Party Indonesia | Partai Kebangkitan Bangsa
National Mandate Party | Partai Amanat Nasional
Nahdlatul Ulama | PBNU
Indonesian Army Strategic Reserve | Kostrad | Komando Strategis Angkatan Darat
Mobile Brigade Corps Indonesia | Brimob
Counter-terrorism Special Detachment 88 | Densus 88 | Detasemen Khusus 88
National Counter Terrorism Agency Indonesia | BNPT Indonesia
Maritime Security Agency Indonesia | Bakamla | Badan Keamanan Laut
National Research and Innovation Agency Indonesia | BRIN Indonesia | Badan Riset dan Inovasi Nasional
National Institute of Aeronautics and Space Indonesia | LAPAN | Lembaga Penerbangan dan Antariksa Nasional
Perhutani | Perusahaan Hutan Negara Indonesia
Darul Islam Indonesia | Negara Islam Indonesia | Islamic State of Indonesia | NII Indonesia
Indonesian Institute of Sciences | Lembaga Ilmu Pengetahuan Indonesia
Revolutionary Front for an Independent East Timor | FRETILIN
National Congress for Timorese Reconstruction | CNRT Timor
Armed Forces for the National Liberation of East Timor | FALINTIL
Timor Gap | Timor Gás e Petróleo
Banco Nacional Ultramarino | 大西洋銀行
National Power Corporation Philippines | NAPOCOR | Pambansang Korporasyon sa Elektrisidad
Manila Electric Company | Meralco
Philippine National Railways | Pambansang Daambakal ng Pilipinas
Philippine Ports Authority | Pangasiwaan ng Daungan ng Pilipinas
Philippine Postal Corporation | PHLPost | Korporasyong Koreo ng Pilipinas
Land Bank of the Philippines | Lupang Bangko ng Pilipinas
Development Bank of the Philippines | Bangko sa Pagpapaunlad ng Pilipinas
Philippine National Bank | Bangko Nasyonal ng Pilipinas
Philippine Deposit Insurance Corporation | PDIC Philippines
Bureau of Internal Revenue Philippines | Kawanihan ng Rentas Internas
Bureau of Customs Philippines | Kawanihan ng Adwana
Philippine National Police | Pambansang Pulisya ng Pilipinas
Armed Forces of the Philippines | Sandatahang Lakas ng Pilipinas
Philippine Coast Guard | Tanod Baybayin ng Pilipinas
National Bureau of Investigation Philippines | Pambansang Kawanihan ng Pagsisiyasat
Philippine Amusement and Gaming Corporation | PAGCOR
Home Development Mutual Fund | Pag-IBIG Fund
Government Service Insurance System Philippines | GSIS Philippines
Commission on Elections Philippines | COMELEC Philippines | Komisyon sa Halalan
Partido Demokratiko Pilipino-Lakas ng Bayan | PDP-Laban
Communist Party of the Philippines | Partido Komunista ng Pilipinas
Kingdom of Jesus Christ Church | KOJC | Kingdom of Jesus Christ The Name Above Every Name
Church of Christ Philippines | Iglesia ni Cristo
Universal Robina Corporation | URC Philippines
China Southern Airlines | Nanfang Hangkong
China Eastern Airlines | Dongfang Hangkong
Air China | 中国国际航空 | Guohang
HNA Group | 海航集团
China State Railway Group | China Railway Corporation
China Post | 中国邮政
Postal Savings Bank of China | 中国邮政储蓄银行
China Merchants Bank | 招商银行
China Minsheng Bank | 中国民生银行
Shanghai Pudong Development Bank | 浦发银行
China Everbright Group | 中国光大集团
Industrial Bank China | 兴业银行 | Fujian Industrial Bank
Ping An Insurance | 中国平安 | Ping An Group
China Life Insurance | 中国人寿保险
People's Insurance Company of China | 中国人民保险集团
China Cinda Asset Management | 中国信达资产管理
China Huarong Asset Management | China CITIC Financial Asset Management
China Orient Asset Management | COAMC
China Investment Corporation | 中投公司
Silk Road Fund | 丝路基金
National Council for Social Security Fund | 全国社会保障基金理事会
China Securities Regulatory Commission | 中国证券监督管理委员会 | 中国证监会
National Financial Regulatory Administration | 国家金融监督管理总局 | China Banking and Insurance Regulatory Commission | 中国银行保险监督管理委员会
State Administration for Market Regulation | 国家市场监督管理总局
State Taxation Administration | 国家税务总局
General Administration of Customs of China | 海关总署
National Bureau of Statistics of China | 国家统计局
China Southern Power Grid | CSG Guangzhou
State Power Investment Corporation | 国家电力投资集团
China Energy Investment | 国家能源投资集团 | CHN Energy | Shenhua Group
China Three Gorges Corporation | CTG Three Gorges
China Energy Engineering Corporation | 中国能源建设集团 | Energy China
Baowu Steel Group | Baosteel
Ansteel Group | Anshan Iron and Steel
Shougang Group | Capital Steel Beijing
HBIS Group | 河钢集团 | Hebei Iron and Steel
China Minmetals Corporation | 中国五矿集团 | Minmetals
China Molybdenum | CMOC Group | 洛阳钼业 | 洛阳栾川钼业
Jinchuan Group | Jinchuan Nonferrous
China Nonferrous Metal Mining | CNMC
China Metallurgical Group | 中国冶金科工集团 | 中冶集团
China Grain Reserves Group | Sinograin | 中国储备粮管理集团
China National Building Material | 中国建材集团
China National Pharmaceutical Group | Sinopharm
Sinovac Biotech | 科兴生物
China Resources | Huarun
China National Coal Group | China Coal Energy Group | 中国中煤能源集团
China Road and Bridge Corporation | 中国路桥工程
China Gezhouba Group | CGGC
China Civil Engineering Construction Corporation | 中国土木工程集团
China National Complete Plant Import and Export Corporation | COMPLANT | 中国成套设备进出口集团
Sinotrans | 中国外运 | China National Foreign Trade Transportation
China Satellite Network Group | SatNet China | 中国星网
Lenovo Group | Legend Computer
Ant Group | Ant Financial | 蚂蚁金服
ByteDance | Zijie Tiaodong | 字节跳动 | Beijing ByteDance Technology | 北京字节跳动科技有限公司 | TikTok | 抖音 | 北京抖音信息服务有限公司 | Douyin
JD.com | 京东集团 | Jingdong
Build Your Dreams | BYD Auto
Dongfeng Motor Corporation | Second Automobile Works
Geely Holding | Zhejiang Geely
Beijing Automotive Group | BAIC Group
Guangzhou Automobile Group | 广汽集团
China National Heavy Duty Truck Group | Sinotruk | 中国重汽 | CNHTC
SANY Group | 三一集团 | 三一重工
Zoomlion | 中联重科
Xuzhou Construction Machinery Group | 徐工集团
Haier Group | Qingdao Refrigerator Company
Evergrande Group | China Evergrande
Fosun International | 复星国际 | Fosun Group
China Global Television Network | 中国国际电视台
China Media Group | 中央广播电视总台
China Radio International | 中国国际广播电台
People's Daily | 人民日报
Global Times | 环球时报
China Coast Guard | 中国海警局 | 中国海警
National People's Congress | 全国人民代表大会 | 全国人大
Chinese People's Political Consultative Conference | 中国人民政治协商会议 | 全国政协
Communist Youth League of China | 中国共产主义青年团
International Liaison Department of the Chinese Communist Party | 中共中央对外联络部
China National Space Administration | 国家航天局
Tianjin University | Peiyang University
Loongson Technology | 龙芯中科
HiSilicon | 海思半导体 | 深圳市海思半导体有限公司 | HiSilicon Technologies | Haisi Bandaoti
Moore Threads | 摩尔线程 | 摩尔线程智能科技（北京）股份有限公司
Advanced Micro-Fabrication Equipment China | AMEC China | 中微公司 | 中微半导体设备(上海)股份有限公司 | 中微半导体 | Zhongwei Bandaoti
NAURA Technology Group | 北方华创 | 北方华创科技集团股份有限公司 | NAURA | NAURA Technology | Beifang Huachuang
JCET Group | 长电科技 | 江苏长电科技股份有限公司
Tongfu Microelectronics | 通富微电
Quectel Wireless Solutions | 移远通信 | 上海移远通信技术股份有限公司 | Quectel | Yiyuan Tongxin
China Tower | 中国铁塔
China Aviation Oil | CNAF
Qingdao Port Group | 青岛港集团
CEFC China Energy | 中国华信能源
Hong Kong Monetary Authority | 香港金融管理局
Hong Kong Exchanges and Clearing | 香港交易所 | HKEX
Mass Transit Railway Corporation | MTR Corporation
Hong Kong Police Force | 香港警務處
Office for Safeguarding National Security in Hong Kong | 中央人民政府駐香港特別行政區維護國家安全公署 | 駐港國安公署
Liaison Office of the Central People's Government in Hong Kong | 中央人民政府駐香港特別行政區聯絡辦公室 | 香港中聯辦
Independent Commission Against Corruption Hong Kong | 香港廉政公署 | ICAC Hong Kong
Cheung Kong Hutchison | Hutchison Whampoa
China Light and Power | CLP Holdings | 中電控股
Jardine Matheson | 怡和集團 | 怡和洋行
Swire Group | John Swire and Sons
Sun Hung Kai Properties | 新鴻基地產
Monetary Authority of Macao | 澳門金融管理局
Companhia de Electricidade de Macau | 澳門電力
Sociedade de Turismo e Diversões de Macau | STDM Macau
Suncity Group Macau | 太陽城集團
EVA Air | 長榮航空
Evergreen Marine Corporation | Evergreen Line | 长荣海运 | 長榮海運 | Changrong Haiyun
CPC Corporation Taiwan | 台灣中油 | Chinese Petroleum Corporation
Taiwan Power Company | Taipower
Chunghwa Post | 中華郵政
Taiwan Railway Corporation | Taiwan Railways Administration
National Chung-Shan Institute of Science and Technology | 國家中山科學研究院
Aerospace Industrial Development Corporation | AIDC Taiwan | 漢翔航空工業
CSBC Corporation Taiwan | 台灣國際造船 | China Shipbuilding Corporation Taiwan
China Steel Corporation | CSC Taiwan
Formosa Plastics Corporation | 台灣塑膠工業股份有限公司 | 台塑 | Taiwan Plastics Corporation
Formosa Plastics Group | 台塑集團 | 台塑關係企業
Central Bank of the Republic of China Taiwan | 中華民國中央銀行
Mega International Commercial Bank | 兆豐國際商業銀行
Taiwan Cooperative Bank | 合作金庫商業銀行
CTBC Bank | 中國信託商業銀行 | Chinatrust Commercial Bank
Taiwan Stock Exchange | TWSE
National Security Bureau Taiwan | 中華民國國家安全局 | NSB Taiwan
Ministry of Justice Investigation Bureau Taiwan | 法務部調查局 | MJIB
Mainland Affairs Council | 大陸委員會
Straits Exchange Foundation | 海峽交流基金會
Association for Relations Across the Taiwan Straits | 海峡两岸关系协会
Kuomintang | 中國國民黨 | Chinese Nationalist Party
Democratic Progressive Party Taiwan | 民主進步黨
China Unification Promotion Party | 中華統一促進黨
Bamboo Union | United Bamboo Gang
ASUSTeK Computer | 華碩電腦
MediaTek | 聯發科技
Advanced Semiconductor Engineering | ASE Technology Holding
Academia Sinica | 中央研究院
Japan Post | 日本郵政 | Nippon Yusei
Japan Bank for International Cooperation | 国際協力銀行 | Kokusai Kyoryoku Ginko
Development Bank of Japan | 日本政策投資銀行 | DBJ Japan
Shoko Chukin Bank | 商工組合中央金庫 | 商工中金
Norinchukin Bank | 農林中央金庫 | 農林中金
Government Pension Investment Fund | 年金積立金管理運用独立行政法人
Nippon Export and Investment Insurance | NEXI Japan | 日本貿易保険
Japan Organization for Metals and Energy Security | JOGMEC | エネルギー・金属鉱物資源機構 | 石油天然ガス・金属鉱物資源機構
International Petroleum Exploration Corporation | INPEX | 国際石油開発帝石 | 国際石油開発
Japan Petroleum Exploration | JAPEX | 石油資源開発
New Energy and Industrial Technology Development Organization | NEDO
Japan Atomic Energy Agency | 日本原子力研究開発機構
Kansai Electric Power | KEPCO Kansai | Kanden
Chubu Electric Power | 中部電力
Electric Power Development Company | J-Power
East Japan Railway Company | JR East | 東日本旅客鉄道 | JR東日本
West Japan Railway Company | JR West | 西日本旅客鉄道 | JR西日本
Central Japan Railway Company | JR Central | JR Tokai | 東海旅客鉄道 | JR東海
Japanese National Railways | 日本国有鉄道 | Kokutetsu
Tokyo Metro | 東京地下鉄 | Teito Rapid Transit Authority | 帝都高速度交通営団
Japan Exchange Group | Tokyo Stock Exchange
Japan Self-Defense Forces | Jieitai
Japan Coast Guard | 海上保安庁 | Kaijo Hoancho
National Police Agency Japan | Keisatsucho
Public Security Intelligence Agency | 公安調査庁 | Koan Chosacho
Cabinet Intelligence and Research Office | 内閣情報調査室 | Naicho
Acquisition, Technology and Logistics Agency Japan | 防衛装備庁 | ATLA Japan
Liberal Democratic Party Japan | 自由民主党 | Jiyu-Minshuto | Jiminto
Japanese Communist Party | 日本共産党 | Nihon Kyosanto
Clean Government Party Japan | Komeito
Constitutional Democratic Party of Japan | 立憲民主党 | Rikken Minshuto
Japan Innovation Party | 日本維新の会 | Nippon Ishin no Kai
Soka Gakkai | 創価学会
Ministry of Economy, Trade and Industry Japan | METI Japan | 経済産業省 | Keizai Sangyosho
Ministry of Land, Infrastructure, Transport and Tourism | MLIT Japan | 国土交通省
Ministry of Education, Culture, Sports, Science and Technology Japan | MEXT | 文部科学省
National Tax Agency Japan | Kokuzeicho
Fuji Heavy Industries | Subaru Corporation
Matsushita Electric Industrial | Panasonic | パナソニック | 松下電器産業 | 松下电器 | Matsushita Denki Sangyo | Panasonic Holdings
Tokyo Tsushin Kogyo | Sony Group | Sony | ソニー | ソニーグループ | 索尼 | Sony Corporation | 소니
Tokyo Shibaura Electric | Toshiba | 東芝 | 东芝 | Tokyo Shibaura Denki
Mitsui and Company | 三井物産
Itochu Corporation | C. Itoh
Sumitomo Corporation | 住友商事
Mitsubishi Heavy Industries | MHI Japan | 三菱重工業 | Mitsubishi Jukogyo | 三菱重工 | 미쓰비시중공업
Kawasaki Heavy Industries | KHI Japan
Idemitsu Kosan | 出光興産
Nippon Oil | ENEOS Holdings | JXTG Nippon Oil
Mizuho Bank | Dai-Ichi Kangyo Bank | Mizuho Financial Group | Mizuho | みずほ銀行 | みずほフィナンシャルグループ
Resona Bank | Daiwa Bank | Asahi Bank
Korea Hydro and Nuclear Power | 한국수력원자력
Korea National Oil Corporation | 한국석유공사
Korea Railroad Corporation | Korail
Korea Resources Corporation | KORES Korea | 한국광물자원공사 | Korea Mine Rehabilitation and Mineral Resources Corporation | KOMIR
Korea Water Resources Corporation | K-water | 한국수자원공사
Korea Land and Housing Corporation | LH Korea
Korea Expressway Corporation | 한국도로공사
Incheon International Airport Corporation | 인천국제공항공사
Export-Import Bank of Korea | KEXIM
Korea Trade-Investment Promotion Agency | KOTRA | 대한무역투자진흥공사
Korea Trade Insurance Corporation | K-SURE
Korea Investment Corporation | KIC Korea
National Pension Service Korea | 국민연금공단 | NPS Korea
Kookmin Bank | KB국민은행
National Agricultural Cooperative Federation | NongHyup | 농협중앙회 | NACF Korea
Korea Exchange | KRX Korea
Hanwha Group | Korea Explosives
Hanwha Ocean | Daewoo Shipbuilding and Marine Engineering | 대우조선해양
HD Hyundai Heavy Industries | 현대중공업
LIG Nex1 | LIG넥스원
SK Telecom | Korea Mobile Telecom
Korea Telecom | KT Corporation
Munhwa Broadcasting Corporation | MBC Korea | 문화방송
Yonhap News Agency | 연합뉴스
Defense Acquisition Program Administration | 방위사업청
Defense Counterintelligence Command Korea | 국군방첩사령부 | Defense Security Command Korea | 국군기무사령부
Korea Coast Guard | 해양경찰청
Corruption Investigation Office for High-ranking Officials | 고위공직자범죄수사처
People Power Party Korea | 국민의힘
Democratic Party of Korea | 더불어민주당 | Deobureo Minjudang
Unification Church | 세계평화통일가정연합 | Family Federation for World Peace and Unification
Shincheonji Church of Jesus | 신천지예수교 | Shincheonji
Seoul National University | 서울대학교
Erdenes Tavan Tolgoi | Эрдэнэс Тавантолгой
Erdenet Mining Corporation | Эрдэнэт үйлдвэр
MIAT Mongolian Airlines | Mongolyn Irgenii Agaaryn Teever
Ulaanbaatar Railway | UBTZ
Khan Bank | Agricultural Bank of Mongolia
Trade and Development Bank of Mongolia | TDB Mongolia | TDBM Mongolia | Худалдаа хөгжлийн банк | Khudaldaa Khugjliin Bank | Trade and Development Bank Mongolia
Development Bank of Mongolia | Монгол Улсын Хөгжлийн банк
General Intelligence Agency of Mongolia | Тагнуулын ерөнхий газар
Independent Authority Against Corruption of Mongolia | Авлигатай тэмцэх газар | IAAC Mongolia
Mongolian People's Party | Монгол Ардын Нам | Mongolian People's Revolutionary Party
Democratic Party Mongolia | Ардчилсан нам
Montsame | Mongolian National News Agency
Australian Transaction Reports and Analysis Centre | AUSTRAC
Australian Broadcasting Corporation | ABC Australia
Special Broadcasting Service Australia | SBS Australia
Australian Submarine Corporation | ASC Pty Ltd
Australian Postal Corporation | Australia Post
Telecom Australia | Telstra
Westpac Banking Corporation | Bank of New South Wales
National Australia Bank | NAB Australia
Woodside Energy | Woodside Petroleum
Australian Securities Exchange | ASX Limited
Reserve Bank of New Zealand | Te Pūtea Matua
New Zealand Security Intelligence Service | Te Pā Whakamarumaru
Government Communications Security Bureau | Te Tira Tiaki
New Zealand Police | Ngā Pirihimana o Aotearoa
New Zealand Defence Force | Te Ope Kātua o Aotearoa
Inland Revenue Department New Zealand | Te Tari Taake
New Zealand Customs Service | Te Mana Ārai o Aotearoa
Financial Markets Authority New Zealand | Te Mana Tātai Hokohoko
Serious Fraud Office New Zealand | Te Tari Hara Tāware
New Zealand Transport Agency | Waka Kotahi
New Zealand Railways | KiwiRail | Tranz Rail
New Zealand Dairy Cooperative | Fonterra Co-operative Group
Telecom New Zealand | Spark New Zealand
Radio New Zealand | Te Reo Irirangi o Aotearoa
Television New Zealand | TVNZ | Te Reo Tātaki
Statistics New Zealand | Stats NZ | Tatauranga Aotearoa
Electoral Commission New Zealand | Te Kaitiaki Take Kōwhiri
University of Auckland | Waipapa Taumata Rau
Victoria University of Wellington | Te Herenga Waka
University of Canterbury New Zealand | Te Whare Wānanga o Waitaha
Kumul Petroleum Holdings | National Petroleum Company of PNG
Kumul Consolidated Holdings | Independent Public Business Corporation PNG
Kumul Minerals Holdings | Petromin PNG
PNG Power | Papua New Guinea Electricity Commission | ELCOM PNG
Air Niugini | National Airline of Papua New Guinea
Bank of Papua New Guinea | Central Bank of Papua New Guinea
Bank of South Pacific | BSP Financial Group
Ok Tedi Mining | OTML Papua New Guinea
Bougainville Revolutionary Army | BRA Bougainville
Bougainville Copper Limited | BCL Bougainville
Fiji Airways | Air Pacific
Reserve Bank of Fiji | Central Bank of Fiji
Energy Fiji Limited | Fiji Electricity Authority
Fiji Revenue and Customs Service | Fiji Islands Revenue and Customs Authority
Air Vanuatu | Air Vanuatu Operations
Reserve Bank of Vanuatu | Central Bank of Vanuatu
Central Bank of Solomon Islands | Solomon Islands Monetary Authority
Solomon Power | Solomon Islands Electricity Authority
Isatabu Freedom Movement | Guadalcanal Revolutionary Army
Malaita Eagle Force | MEF Solomon Islands
Central Bank of Samoa | Faletupe Tutotonu o Samoa
Human Rights Protection Party Samoa | HRPP Samoa
Faith in the One True God Party Samoa | Fa'atuatua i le Atua Samoa ua Tasi | FAST Party Samoa
National Reserve Bank of Tonga | Pangikē Pule Fakafonua 'o Tonga
Société Le Nickel | SLN Nouvelle-Calédonie | Eramet SLN
Kanak and Socialist National Liberation Front | FLNKS
Aircalin | Air Calédonie International
Air Tahiti Nui | ATN Tahiti
Office des postes et télécommunications de Polynésie française | OPT Polynésie | Fare Rata
Électricité de Tahiti | EDT Engie
Tavini Huiraatira | Serviteur du peuple Polynésie | People's Servant Party
Pacific Islands Forum | Forum des îles du Pacifique
Secretariat of the Pacific Community | Pacific Community
Nauru Phosphate Corporation | RONPhos | Republic of Nauru Phosphate Corporation | Ronphos Nauru
Norwegian Police Security Service | Politiets sikkerhetstjeneste | PST Norway
Norwegian Intelligence Service | Etterretningstjenesten
Norwegian National Security Authority | Nasjonal sikkerhetsmyndighet
Norwegian Armed Forces | Forsvaret Norge
Norwegian Labour and Welfare Administration | Arbeids- og velferdsetaten | NAV Norway
Norwegian Tax Administration | Skatteetaten
Norwegian Customs | Tolletaten
Norwegian Financial Supervisory Authority | Finanstilsynet Norge
Norwegian Broadcasting Corporation | Norsk rikskringkasting
Norwegian State Railways | Vygruppen | Norges Statsbaner | Vy Group
Norwegian Railway Infrastructure Company | Bane NOR
Norwegian Post | Posten Norge | Posten Bring
Norwegian Airport Operator | Avinor
Norwegian Coastal Administration | Kystverket
Norwegian Maritime Authority | Sjøfartsdirektoratet
Norwegian Water Resources and Energy Directorate | Norges vassdrags- og energidirektorat
Norwegian Offshore Directorate | Norwegian Petroleum Directorate | Oljedirektoratet | Sokkeldirektoratet
Norwegian Defence Materiel Agency | Forsvarsmateriell
Norwegian Defence Research Establishment | Forsvarets forskningsinstitutt
Norwegian National Authority for Investigation and Prosecution of Economic and Environmental Crime | Økokrim
Statistics Norway | Statistisk sentralbyrå
Norwegian Directorate of Immigration | Utlendingsdirektoratet
Norwegian Agency for Development Cooperation | Norad Norway | Direktoratet for utviklingssamarbeid
Norwegian Government Pension Fund Global | Statens pensjonsfond utland | Oljefondet
Norwegian Export Credit Agency | Eksfin | Eksportfinansiering Norge
Kongsberg Group | Kongsberg Våpenfabrikk | Kongsberg Defence & Aerospace
Nammo | Nordic Ammunition Company | Nordic Ammunition Group
Norwegian State Oil Holdings | Petoro
Norwegian Gas System Operator | Gassco
Norwegian Power Grid Operator | Statnett
Norwegian State Power Company | Statkraft
Widerøe | Wideroe's Flyveselskap
Norwegian Lottery | Norsk Tipping
Telenor Group | Televerket Norge | Norwegian Telecommunications Administration
Swedish National Defence Radio Establishment | Försvarets radioanstalt | Swedish Signals Intelligence Agency
Swedish Military Intelligence and Security Service | Militära underrättelse- och säkerhetstjänsten
Swedish Armed Forces | Försvarsmakten
Swedish Defence Materiel Administration | Försvarets materielverk
Swedish Defence Research Agency | Totalförsvarets forskningsinstitut
Swedish Police Authority | Polismyndigheten
Swedish Economic Crime Authority | Ekobrottsmyndigheten
Swedish Tax Agency | Skatteverket
Swedish Enforcement Authority | Kronofogdemyndigheten | Kronofogden
Swedish Customs | Tullverket
Swedish Coast Guard | Kustbevakningen
Swedish Migration Agency | Migrationsverket
Swedish Companies Registration Office | Bolagsverket
Swedish Financial Supervisory Authority | Finansinspektionen
Swedish Transport Administration | Trafikverket
Swedish Transport Agency | Transportstyrelsen
Swedish Maritime Administration | Sjöfartsverket
Swedish Railways | Statens Järnvägar | SJ Sweden
Swedish Power Grid Operator | Svenska kraftnät
Swedish Nuclear Fuel and Waste Management Company | Svensk Kärnbränslehantering
Swedish Export Credit Agency | Exportkreditnämnden
Swedish International Development Cooperation Agency | Styrelsen för internationellt utvecklingssamarbete
Swedish Inspectorate of Strategic Products | Inspektionen för strategiska produkter
Swedish Civil Contingencies Agency | Myndigheten för samhällsskydd och beredskap
Swedish Space Corporation | Rymdbolaget | Rymdaktiebolaget
Statistics Sweden | Statistiska centralbyrån
Swedish State Alcohol Retailer | Systembolaget
Vattenfall | Statens Vattenfallsverk | Swedish State Power Board
Luossavaara-Kiirunavaara Aktiebolag | LKAB
PostNord | Posten Norden | Post Danmark | Posten AB
Telia Company | TeliaSonera | Televerket Sverige
Swedavia | Swedish Airports | Luftfartsverket flygplatser
Swedish Cooperative Union | Kooperativa Förbundet
Sweden Democrats | Sverigedemokraterna
Swedish Match | Svenska Tändsticks
Danish Security and Intelligence Service | Politiets Efterretningstjeneste | PET Denmark
Danish Defence Intelligence Service | Forsvarets Efterretningstjeneste
Danish Defence | Danish Armed Forces
Danish Ministry of Defence Acquisition and Logistics Organisation | Forsvarsministeriets Materiel- og Indkøbsstyrelse
Danish Home Guard | Hjemmeværnet
Danish Customs and Tax Administration | Skatteforvaltningen | Skattestyrelsen
Danish Financial Supervisory Authority | Finanstilsynet Danmark
Danish Business Authority | Erhvervsstyrelsen
Danish Maritime Authority | Søfartsstyrelsen
Danish State Railways | Danske Statsbaner
Danish Rail Network Operator | Banedanmark
Danish Broadcasting Corporation | Danmarks Radio
Danish Energy Grid Operator | Energinet
Ørsted A/S | DONG Energy | Dansk Olie og Naturgas
Danish Export and Investment Fund | Danmarks Eksport- og Investeringsfond | Eksport Kredit Fonden
Danish Labour Market Supplementary Pension | Arbejdsmarkedets Tillægspension
Danish Intelligence Oversight Board | Tilsynet med Efterretningstjenesterne
Danish People's Party | Dansk Folkeparti
National Unit for Special Crime Denmark | National enhed for Særlig Kriminalitet
DSV Panalpina | De Sammensluttede Vognmænd
Royal Greenland | Kalaallit Niuerfiat
Air Greenland | Grønlandsfly
Finnish Security and Intelligence Service | Suojelupoliisi | Supo Finland | Skyddspolisen
Finnish Defence Forces | Puolustusvoimat | Försvarsmakten Finland
Finnish Border Guard | Rajavartiolaitos | Gränsbevakningsväsendet
Finnish Tax Administration | Verohallinto
Finnish National Bureau of Investigation | Keskusrikospoliisi
Finnish Financial Supervisory Authority | Finanssivalvonta
Finnish Transport and Communications Agency | Traficom | Liikenne- ja viestintävirasto
Finnish Transport Infrastructure Agency | Väylävirasto
Finnish Patent and Registration Office | Patentti- ja rekisterihallitus
Finnish Immigration Service | Maahanmuuttovirasto
Social Insurance Institution of Finland | Kansaneläkelaitos
Finnish Broadcasting Company | Yleisradio
Finnish Railways | VR-Yhtymä | Valtionrautatiet | VR Group Finland
Finnish Alcohol Monopoly | Alko Oy
Finnish Lottery | Veikkaus
Finnish Power Grid Operator | Fingrid
Finnish Export Credit Agency | Finnvera
Finnish Enforcement Authority | Ulosottolaitos
Statistics Finland | Tilastokeskus
VTT Technical Research Centre of Finland | Valtion teknillinen tutkimuskeskus
Finnish Meteorological Institute | Ilmatieteen laitos
Finnish Innovation Fund | Sitra Finland | Suomen itsenäisyyden juhlarahasto
Teollisuuden Voima | Industrial Power Corporation Finland
Fortum | Imatran Voima
Neste Corporation | Fortum Oil and Gas
Patria Finland | Finnish Defence, Security and Aviation Group
Finnair | Aero Oy
Finnish Airports Operator | Finavia
Finns Party | Perussuomalaiset | True Finns
Finnish Post | Posti Group | Itella
Icelandic Coast Guard | Landhelgisgæsla Íslands
Icelandic National Broadcasting Service | Ríkisútvarpið
Icelandic National Power Company | Landsvirkjun
Icelandic Transmission System Operator | Landsnet
Icelandic Police Commissioner | Ríkislögreglustjóri
Statistics Iceland | Hagstofa Íslands
Iceland Revenue and Customs | Skatturinn | Ríkisskattstjóri
Icelandair | Flugleiðir | Flugfélag Íslands
Iceland National Bank | Landsbankinn | Landsbanki Íslands
Arion Bank | Búnaðarbanki Íslands
Icelandic State Alcohol and Tobacco Company | Áfengis- og tóbaksverslun ríkisins | Vínbúðin
Isavia | Icelandic Airports
Estonian Foreign Intelligence Service | Välisluureamet | Teabeamet
Estonian Internal Security Service | Kaitsepolitseiamet | Kapo Estonia
Estonian Police and Border Guard Board | Politsei- ja Piirivalveamet
Estonian Tax and Customs Board | Maksu- ja Tolliamet
Estonian Financial Supervision Authority | Finantsinspektsioon
Estonian Defence Forces | Kaitsevägi | Eesti Kaitsevägi
Estonian Defence League | Kaitseliit
Estonian Passenger Train Operator | Elron Estonia | Eesti Liinirongid
Estonian Energy | Enefit
Estonian Power Grid Operator | Elering
Estonian Public Broadcasting | Eesti Rahvusringhääling
Estonian Post | Omniva
Estonian Lottery | Eesti Loto
Estonian Shipping Company | Eesti Merelaevandus
Estonian Centre for Defence Investments | Riigi Kaitseinvesteeringute Keskus
Estonian Information System Authority | Riigi Infosüsteemi Amet
Statistics Estonia | Statistikaamet
Port of Sillamäe | Silmet Sadam
Neo Performance Materials Silmet | NPM Silmet | Molycorp Silmet | Sillamäe Metal and Chemical Production
Conservative People's Party of Estonia | Eesti Konservatiivne Rahvaerakond
Latvian State Security Service | Valsts drošības dienests | Drošības policija
Constitution Protection Bureau of Latvia | Satversmes aizsardzības birojs
Latvian Defence Intelligence and Security Service | Militārās izlūkošanas un drošības dienests
Corruption Prevention and Combating Bureau of Latvia | KNAB | Korupcijas novēršanas un apkarošanas birojs
State Revenue Service of Latvia | Valsts ieņēmumu dienests
State Border Guard of Latvia | Valsts robežsardze
State Police of Latvia | Valsts policija
Financial Intelligence Unit of Latvia | Finanšu izlūkošanas dienests
Financial and Capital Market Commission of Latvia | Finanšu un kapitāla tirgus komisija
Register of Enterprises of Latvia | Uzņēmumu reģistrs
Latvian National Armed Forces | Nacionālie bruņotie spēki
National Guard of Latvia | Zemessardze
Latvian Passenger Train Company | Pasažieru vilciens | Vivi Latvia
Latvian Energy Company | Latvenergo
Latvian Power Grid Operator | Augstsprieguma tīkls
Latvian State Forests | Latvijas valsts meži
Latvian Post | Latvijas Pasts
Latvian Shipping Company | LASCO Shipping
Latvian Development Finance Institution | Altum | Attīstības finanšu institūcija Altum
Freeport of Riga | Rīgas brīvosta
Freeport of Ventspils | Ventspils brīvosta
Central Statistical Bureau of Latvia | Centrālā statistikas pārvalde
Social Democratic Party Harmony | Saskaņas Centrs
Parex Bank | Citadele Banka
Krājbanka | Latvijas Krājbanka | Latvian Savings Bank
State Security Department of Lithuania | Valstybės saugumo departamentas
Second Investigation Department of Lithuania | Antrasis operatyvinių tarnybų departamentas
Special Investigation Service of Lithuania | Specialiųjų tyrimų tarnyba
Financial Crime Investigation Service of Lithuania | Finansinių nusikaltimų tyrimo tarnyba
State Border Guard Service of Lithuania | Valstybės sienos apsaugos tarnyba
State Tax Inspectorate of Lithuania | Valstybinė mokesčių inspekcija
Customs of Lithuania | Muitinės departamentas
State Social Insurance Fund of Lithuania | Sodra Lithuania | Valstybinio socialinio draudimo fondo valdyba
Centre of Registers of Lithuania | Registrų centras
Lithuanian Armed Forces | Lietuvos kariuomenė
Lithuanian Riflemen's Union | Lietuvos šaulių sąjunga
Lithuanian Railways | LTG Group
Lithuanian Rail Freight | LTG Cargo
Lithuanian Power Grid Operator | Litgrid
Lithuanian Gas Grid Operator | Amber Grid
Lithuanian Energy Group | Ignitis | Lesto Lithuania
Klaipėda Oil | KN Energies
Orlen Lietuva | Mažeikių nafta
Lithuanian Post | Lietuvos paštas
Lithuanian National Radio and Television | Lietuvos nacionalinis radijas ir televizija
Port of Klaipėda | Klaipėdos valstybinis jūrų uostas | Klaipeda State Seaport
Lithuanian Shipping Company | Lietuvos jūrų laivininkystė
Achema Jonava | Jonavos Azotas | Azotas Jonava
Statistics Lithuania | Valstybės duomenų agentūra
Ignalina Nuclear Power Plant | Ignalinos atominė elektrinė | Игналинская АЭС
Polish Border Guard | Straż Graniczna
Polish Foreign Intelligence Agency | Agencja Wywiadu
Polish Military Counterintelligence Service | Służba Kontrwywiadu Wojskowego
Polish Military Intelligence Service | Służba Wywiadu Wojskowego
Central Anticorruption Bureau of Poland | Centralne Biuro Antykorupcyjne
Central Investigation Bureau of Police Poland | Centralne Biuro Śledcze Policji
National Revenue Administration of Poland | Krajowa Administracja Skarbowa
General Inspector of Financial Information Poland | GIIF Poland
Polish Financial Supervision Authority | Komisja Nadzoru Finansowego
Social Insurance Institution of Poland | Zakład Ubezpieczeń Społecznych | ZUS Poland
Agricultural Social Insurance Fund of Poland | Kasa Rolniczego Ubezpieczenia Społecznego
National Health Fund of Poland | Narodowy Fundusz Zdrowia
Supreme Audit Office of Poland | Najwyższa Izba Kontroli
Office of Competition and Consumer Protection of Poland | Urząd Ochrony Konkurencji i Konsumentów | UOKiK
Institute of National Remembrance Poland | Instytut Pamięci Narodowej
Statistics Poland | Główny Urząd Statystyczny
Polish Armed Forces | Siły Zbrojne Rzeczypospolitej Polskiej | Wojsko Polskie
Polish Territorial Defence Force | Wojska Obrony Terytorialnej
Warsaw Stock Exchange | Giełda Papierów Wartościowych w Warszawie
National Development Bank of Poland | Bank Gospodarstwa Krajowego
Polish Development Fund | Polski Fundusz Rozwoju
Export Credit Insurance Corporation Poland | Korporacja Ubezpieczeń Kredytów Eksportowych
Bank Pekao | Bank Polska Kasa Opieki
Polish Post | Poczta Polska
Polish Television | TVP Polska
Polish Press Agency | Polska Agencja Prasowa
Polish Power Grid Operator | Polskie Sieci Elektroenergetyczne | PSE Operator
Polish Oil and Gas Company | PGNiG | Polskie Górnictwo Naftowe i Gazownictwo
Polish Gas Transmission Operator | Gaz-System | Operator Gazociągów Przesyłowych Gaz-System
PERN Poland | Przedsiębiorstwo Eksploatacji Rurociągów Naftowych Przyjaźń
Lotos Group | Rafineria Gdańska
Jastrzębie Coal Company | Jastrzębska Spółka Węglowa
Polish Airports State Enterprise | Porty Lotnicze Polska | Przedsiębiorstwo Państwowe Porty Lotnicze
Polish Air Navigation Services Agency | Polska Agencja Żeglugi Powietrznej
Polish Steamship Company | Polsteam | Polska Żegluga Morska
Polish Ocean Lines | Polskie Linie Oceaniczne
Polish Baltic Shipping Company | Polferries
Polish State Forests | Lasy Państwowe | Państwowe Gospodarstwo Leśne Lasy Państwowe
Polish Waters | Wody Polskie | Państwowe Gospodarstwo Wodne Wody Polskie
Grupa Azoty | Azoty Tarnów | Zakłady Azotowe w Tarnowie-Mościcach
Polish Lottery | Totalizator Sportowy
Orange Polska | Telekomunikacja Polska
Huta Stalowa Wola | HSW Stalowa Wola
PKP Polish Railway Lines | PKP Polskie Linie Kolejowe
Law and Justice | Prawo i Sprawiedliwość | Law and Justice Party Poland | Law and Justice Party | Partia Prawo i Sprawiedliwość
Civic Platform | Platforma Obywatelska
Confederation Liberty and Independence | Konfederacja Wolność i Niepodległość
Solidarity Trade Union Poland | NSZZ Solidarność | Niezależny Samorządny Związek Zawodowy Solidarność
Czech Security Information Service | Bezpečnostní informační služba
Czech Office for Foreign Relations and Information | Úřad pro zahraniční styky a informace
Czech Military Intelligence | Vojenské zpravodajství
Czech National Cyber and Information Security Agency | NÚKIB | Národní úřad pro kybernetickou a informační bezpečnost
Czech National Security Authority | Národní bezpečnostní úřad České republiky
Financial Analytical Office of the Czech Republic | Finanční analytický úřad
National Organized Crime Agency Czech Republic | Národní centrála proti organizovanému zločinu
Police of the Czech Republic | Policie ČR
Czech Statistical Office | Český statistický úřad
Czech Railway Infrastructure Administration | Správa železnic | Správa železniční dopravní cesty
Czech Radio | Český rozhlas
Czech News Agency | ČTK Praha
Czech Airlines | ČSA České aerolinie
Czech Export Bank | Česká exportní banka
Czech Export Guarantee and Insurance Corporation | EGAP Czech Republic | Exportní garanční a pojišťovací společnost
Czech Development Bank | Národní rozvojová banka | Českomoravská záruční a rozvojová banka
Czech Savings Bank | Česká spořitelna
Prague Stock Exchange | Burza cenných papírů Praha
Czech Transmission System Operator | ČEPS
Czech Oil Pipeline Company | MERO ČR
Czechoslovak Group | CSG Defence
Czech Arms Factory | CZ Uherský Brod | CZUB
Lesy České republiky | Forests of the Czech Republic
ANO 2011 | Akce nespokojených občanů | ANO Czech Republic
Freedom and Direct Democracy | Svoboda a přímá demokracie
Communist Party of Bohemia and Moravia | Komunistická strana Čech a Moravy
Civic Democratic Party Czech Republic | Občanská demokratická strana
Slovak Information Service | Slovenská informačná služba
Slovak Military Intelligence | Vojenské spravodajstvo
Slovak National Security Authority | Národný bezpečnostný úrad
Slovak Police Force | Policajný zbor
Slovak Passenger Railway Company | Železničná spoločnosť Slovensko | ZSSK
Slovak Rail Freight | ZSSK Cargo
Slovak Gas Industry | Slovenský plynárenský priemysel | SPP Slovakia
Slovak Electricity Transmission System | Slovenská elektrizačná prenosová sústava
Slovak Power Plants | Slovenské elektrárne
Slovak Oil Transport Company | Transpetrol Slovakia
Eustream | SPP preprava
Radio and Television of Slovakia | RTVS Slovakia | Slovenská televízia a rozhlas
Export-Import Bank of Slovakia | Eximbanka SR
Slovak Guarantee and Development Bank | Slovenská záručná a rozvojová banka
Slovak Savings Bank | Slovenská sporiteľňa
Bratislava Stock Exchange | Burza cenných papierov v Bratislave
Statistical Office of the Slovak Republic | Štatistický úrad Slovenskej republiky
Direction Social Democracy | SMER-SD | Smer sociálna demokracia
Slovak National Party | Slovenská národná strana
Constitution Protection Office of Hungary | Alkotmányvédelmi Hivatal
Information Office of Hungary | Információs Hivatal
Military National Security Service of Hungary | Katonai Nemzetbiztonsági Szolgálat
Special Service for National Security of Hungary | Nemzetbiztonsági Szakszolgálat
Counter Terrorism Centre of Hungary | Terrorelhárítási Központ
National Tax and Customs Administration of Hungary | Nemzeti Adó- és Vámhivatal | NAV Hungary
Hungarian Defence Forces | Magyar Honvédség
Hungarian Police | Országos Rendőr-főkapitányság
Hungarian Central Statistical Office | Központi Statisztikai Hivatal
Hungarian Development Bank | MFB Hungary
Hungarian National Asset Management | Magyar Nemzeti Vagyonkezelő
Budapest Stock Exchange | Budapesti Értéktőzsde
Hungarian Public Media | Médiaszolgáltatás-támogató és Vagyonkezelő Alap
Hungarian News Agency | Magyar Távirati Iroda
Hungarian Transmission System Operator | MAVIR | Magyar Villamosenergia-ipari Átviteli Rendszerirányító
Paks Nuclear Power Plant | MVM Paksi Atomerőmű
Paks II Nuclear Power Plant | АЭС Пакш-2
Hungarian Airlines | Malév | Magyar Légiközlekedési Vállalat
Hungarian Lottery | Szerencsejáték Zrt
Hungarian Bankholding MBH | MBH Bank | MKB Bank Hungary | Magyar Külkereskedelmi Bank
Fidesz | Fidesz Hungarian Civic Alliance | Fidesz Magyar Polgári Szövetség
Jobbik | Jobbik Movement for a Better Hungary | Jobbik Magyarországért Mozgalom
Our Homeland Movement Hungary | Mi Hazánk Mozgalom
Romanian Intelligence Service | Serviciul Român de Informații | SRI Romania
Romanian Foreign Intelligence Service | Serviciul de Informații Externe | SIE Romania
Romanian Protection and Guard Service | Serviciul de Protecție și Pază
Romanian Special Telecommunications Service | Serviciul de Telecomunicații Speciale
Directorate for Investigating Organized Crime and Terrorism | DIICOT | Direcția de Investigare a Infracțiunilor de Criminalitate Organizată și Terorism
National Agency for Fiscal Administration Romania | ANAF Romania
National Office for Prevention and Control of Money Laundering Romania | Oficiul Național de Prevenire și Combatere a Spălării Banilor | ONPCSB
Romanian Gendarmerie | Jandarmeria Română
Romanian Customs Authority | Autoritatea Vamală Română
Romanian Armed Forces | Forțele Armate Române | Armata Română
Romanian Railways | CFR Romania | Căile Ferate Române
Romanian Passenger Railways | CFR Călători
Romanian Rail Freight | CFR Marfă
Romanian National Gas Company | Romgaz
Romanian Gas Transmission Company | Transgaz
Romanian Power Grid Company | Transelectrica
Romanian Nuclear Power Company | Nuclearelectrica
Romanian Hydropower Company | Hidroelectrica
Romanian Oil Pipeline Company | Conpet Ploiești
OMV Petrom | Petrom
KMG International | Rompetrol
Romanian Post | Poșta Română
Romanian Television | TVR Romania
Romanian National News Agency | Agerpres
CEC Bank | Casa de Economii și Consemnațiuni
Eximbank Romania | Exim Banca Românească
National Institute of Statistics Romania | Institutul Național de Statistică România
Maritime Ports Administration Constanța | Port of Constanta
Social Democratic Party of Romania | Partidul Social Democrat
Alliance for the Union of Romanians | Alianța pentru Unirea Românilor
Bulgarian State Intelligence Agency | Държавна агенция Разузнаване
National Revenue Agency of Bulgaria | Национална агенция за приходите
Bulgarian Customs Agency | Агенция Митници
National Electric Company of Bulgaria | Национална електрическа компания
Bulgarian Electricity System Operator | Електроенергиен системен оператор
Kozloduy Nuclear Power Plant | АЕЦ Козлодуй
National Railway Infrastructure Company Bulgaria | Национална компания Железопътна инфраструктура
Bulgarian Posts | Български пощи
Bulgarian Telegraph Agency | Българска телеграфна агенция
Bulgarian Stock Exchange | Българска фондова борса
National Statistical Institute of Bulgaria | Национален статистически институт
Navigation Maritime Bulgare | Navibulgar | Параходство Български морски флот
Arsenal Kazanlak | Arsenal JSCo
Vivacom | Bulgarian Telecommunications Company | Българска телекомуникационна компания
GERB | Citizens for European Development of Bulgaria
Attack Party Bulgaria | Partia Ataka
Slovenian Intelligence and Security Agency | SOVA Slovenia | Slovenska obveščevalno-varnostna agencija
Slovenian Armed Forces | Slovenska vojska
Financial Administration of Slovenia | FURS Slovenia
Slovenian Railways | Slovenske železnice
Slovenian Sovereign Holding | Slovenski državni holding
SID Bank | Slovenska izvozna in razvojna banka
Slovenian Power Grid Operator | ELES Slovenia | Elektro-Slovenija
Holding Slovenske Elektrarne | HSE Slovenia
Krško Nuclear Power Plant | Nuklearna elektrarna Krško | NEK Krško
Slovenian Post | Pošta Slovenije
Slovenian Radio and Television | RTV Slovenija
Slovenian Motorway Company | DARS Slovenia | Družba za avtoceste v Republiki Sloveniji
Petrol Group Slovenia | Petrol Slovenska energetska družba
Ljubljana Stock Exchange | Ljubljanska borza
Commission for the Prevention of Corruption Slovenia | Komisija za preprečevanje korupcije
Security and Intelligence Agency of Croatia | Sigurnosno-obavještajna agencija
Croatian Military Security and Intelligence Agency | Vojna sigurnosno-obavještajna agencija
Office for the Suppression of Corruption and Organized Crime Croatia | USKOK Hrvatska
Armed Forces of Croatia | Hrvatska vojska
Croatian Railways | HŽ Infrastruktura
Croatian Waters | Hrvatske vode
Croatian Forests | Hrvatske šume
Croatian Motorways | Hrvatske autoceste
Croatian Power Grid Operator | HOPS Croatia
Croatian Bank for Reconstruction and Development | HBOR
Croatian Postal Bank | Hrvatska poštanska banka
Adriatic Oil Pipeline | Janaf | Jadranski naftovod
Plinacro | Croatian Gas Transmission Operator
Croatia Airlines | Zagal Zagreb Airlines
Croatian Financial Services Supervisory Agency | HANFA | Hrvatska agencija za nadzor financijskih usluga
Croatian Democratic Union | Hrvatska demokratska zajednica
Brodosplit | Brodogradilište Split
Uljanik | Uljanik Pula
Jadrolinija | Jadranska linijska plovidba
State Investigation and Protection Agency | Državna agencija za istrage i zaštitu
Border Police of Bosnia and Herzegovina | Granična policija Bosne i Hercegovine | Granična policija BiH
Armed Forces of Bosnia and Herzegovina | Oružane snage Bosne i Hercegovine | Oružane snage BiH
Indirect Taxation Authority of Bosnia and Herzegovina | Uprava za indirektno oporezivanje
Central Bank of Bosnia and Herzegovina | Centralna banka BiH
Elektroprivreda Hrvatske zajednice Herceg Bosne | EP HZHB
Elektroprenos BiH | Elektroprenos Bosne i Hercegovine
Investment-Development Bank of the Republika Srpska | IRB RS | Investiciono-razvojna banka Republike Srpske | IRBRS
Railways of the Federation of Bosnia and Herzegovina | Željeznice Federacije Bosne i Hercegovine
Radio Television of Republika Srpska | Radio-televizija Republike Srpske
Radio and Television of Bosnia and Herzegovina | BHRT | Radio-televizija Bosne i Hercegovine
Party of Democratic Action Bosnia | Stranka demokratske akcije
Croatian Defence Council | Hrvatsko vijeće obrane
Army of the Republic of Bosnia and Herzegovina | Armija Republike Bosne i Hercegovine | ARBiH
Ministry of Internal Affairs of Serbia | MUP Srbije
Military Security Agency of Serbia | Vojnobezbednosna agencija
Military Intelligence Agency of Serbia | Vojnoobaveštajna agencija
Serbian Armed Forces | Vojska Srbije
Gendarmerie of Serbia | Žandarmerija Srbije
Tax Administration of Serbia | Poreska uprava Srbije
Serbian Business Registers Agency | Agencija za privredne registre
Serbian Rail Freight | Srbija Kargo
Serbian Passenger Railways | Srbija Voz
Serbian Post | Pošta Srbije
Serbian Power Grid Operator | Elektromreža Srbije | Serbian Transmission System Operator
Serbian Waters | Srbijavode
Serbian Forests | Srbijašume
Tanjug News Agency | Telegrafska agencija nove Jugoslavije
Postal Savings Bank Serbia | Banka Poštanska štedionica
Belgrade Stock Exchange | Beogradska berza
Krušik Valjevo | Holding korporacija Krušik
Prvi Partizan Užice | PPU Prvi Partizan
Sloboda Čačak | Kompanija Sloboda
Milan Blagojević Lučani | Milan Blagojević Namenska
Lola Utva | Utva Pančevo
Military Technical Institute Belgrade | Vojnotehnički institut
RTB Bor | Serbia Zijin Copper | Rudarsko-topioničarski basen Bor | Zijin Copper Bor
HBIS Serbia | Železara Smederevo | Sartid
Serbian Progressive Party | Srpska napredna stranka
Socialist Party of Serbia | Socijalistička partija Srbije
Vinča Institute of Nuclear Sciences | Institut za nuklearne nauke Vinča
Yugoslav People's Army | Jugoslovenska narodna armija
State Security Directorate of Yugoslavia | UDBA
National Security Agency of Montenegro | Agencija za nacionalnu bezbjednost
Central Bank of Montenegro | CBCG
Montenegrin Power Grid Operator | Crnogorski elektroprenosni sistem | CGES
Montenegro Post | Pošta Crne Gore
Radio and Television of Montenegro | RTCG
Montenegro Defence Industry | MDI Montenegro
Podgorica Aluminium Plant | KAP Podgorica | Uniprom KAP
Intelligence Agency of North Macedonia | Агенција за разузнавање | Agencija za razuznavanje
National Security Agency of North Macedonia | Агенција за национална безбедност | UBK Macedonia
Public Revenue Office of North Macedonia | Управа за јавни приходи
National Bank of the Republic of North Macedonia | NBRM Macedonia
Power Plants of North Macedonia | ESM Macedonia | ELEM Macedonia | Електрани на Северна Македонија
North Macedonian Power Grid Operator | MEPSO | Електропреносен систем-оператор на Македонија
Post of North Macedonia | Пошта на Северна Македонија | Makedonska pošta
Macedonian Radio Television | Македонска радиотелевизија
VMRO-DPMNE | Internal Macedonian Revolutionary Organization Democratic Party for Macedonian National Unity
Social Democratic Union of Macedonia | SDSM Macedonia | Социјалдемократски сојуз на Македонија
Democratic Union for Integration North Macedonia | Bashkimi Demokratik për Integrim
Albanian State Intelligence Service | Shërbimi Informativ Shtetëror | SHISH | Shërbimi Informativ i Shtetit
Special Structure against Corruption and Organized Crime Albania | SPAK Albania | Struktura e Posaçme kundër Korrupsionit dhe Krimit të Organizuar
Albanian Armed Forces | Forcat e Armatosura të Shqipërisë
Albanian State Police | Policia e Shtetit
Albanian Power Corporation | KESH Albania
Albanian Transmission System Operator | OST Albania | Operatori i Sistemit të Transmetimit
Albanian Electricity Distribution Operator | OSHEE | Operatori i Shpërndarjes së Energjisë Elektrike
Albpetrol | Albanian State Oil Company
Albanian Post | Posta Shqiptare
Albanian Radio Television | RTSH
Albanian Institute of Statistics | INSTAT Albania | Instituti i Statistikave
National Commercial Bank Albania | Banka Kombëtare Tregtare
Directorate of State Security Albania | Sigurimi i Shtetit | Drejtoria e Sigurimit të Shtetit
Democratic Party of Albania | Partia Demokratike e Shqipërisë
Kosovo Transmission System Operator | KOSTT | Operatori i Sistemit, Transmisionit dhe Tregut
Trepča Mines | Kombinati Trepça
Post and Telecom of Kosovo | PTK Kosovo | Telekomi i Kosovës
Radio Television of Kosovo | RTK Kosovo
Self-Determination Movement Kosovo | Vetëvendosje
Democratic Party of Kosovo | Partia Demokratike e Kosovës
National Intelligence Service of Greece | Εθνική Υπηρεσία Πληροφοριών
Hellenic Coast Guard | Λιμενικό Σώμα
Hellenic Navy | Πολεμικό Ναυτικό
Hellenic Air Force | Πολεμική Αεροπορία
Independent Authority for Public Revenue Greece | AADE
Hellenic Statistical Authority | ELSTAT
Hellenic Railways Organisation | OSE Greece
Hellenic Train | TrainOSE
Independent Power Transmission Operator Greece | ADMIE
Hellenic Electricity Distribution Network Operator | DEDDIE
Public Gas Corporation of Greece | DEPA Greece | Δημόσια Επιχείρηση Αερίου
Hellenic Gas Transmission System Operator | DESFA
HELLENiQ Energy | Hellenic Petroleum | ELPE
Motor Oil Hellas | Motor Oil Hellas Corinth Refineries
Hellenic Post | ELTA Greece | Ελληνικά Ταχυδρομεία
Hellenic Broadcasting Corporation | Ελληνική Ραδιοφωνία Τηλεόραση
Athens-Macedonian News Agency | Αθηναϊκό-Μακεδονικό Πρακτορείο Ειδήσεων | ANA-MPA
Hellenic Defence Systems | Ελληνικά Αμυντικά Συστήματα | EAS Greece | Greek Powder and Cartridge Company | PYRKAL
Hellenic Corporation of Assets and Participations | HCAP | Growthfund | Ελληνική Εταιρεία Συμμετοχών και Περιουσίας | Υπερταμείο
Hellenic Republic Asset Development Fund | TAIPED
Greek Organisation of Football Prognostics | OPAP
Olympic Airways | Ολυμπιακή Αεροπορία
Coalition of the Radical Left Greece | SYRIZA | Συνασπισμός Ριζοσπαστικής Αριστεράς
Panhellenic Socialist Movement | PASOK | Πανελλήνιο Σοσιαλιστικό Κίνημα
Monastic Community of Mount Athos | Holy Community of Mount Athos | Ιερά Κοινότητα Αγίου Όρους
Cyprus Intelligence Service | Κυπριακή Υπηρεσία Πληροφοριών
Cyprus Telecommunications Authority | CYTA
Cyprus Broadcasting Corporation | CyBC | Ραδιοφωνικό Ίδρυμα Κύπρου
Cyprus Securities and Exchange Commission | CySEC | Επιτροπή Κεφαλαιαγοράς Κύπρου
Cyprus Unit for Combating Money Laundering | MOKAS
Cyprus Popular Bank | Laiki Bank | Marfin Popular Bank
Cyprus Co-operative Bank | Συνεργατική Κυπριακή Τράπεζα
Progressive Party of Working People Cyprus | AKEL
Democratic Rally Cyprus | DISY | Δημοκρατικός Συναγερμός
National Organisation of Cypriot Fighters | EOKA
Turkish Resistance Organisation Cyprus | Türk Mukavemet Teşkilatı
Cyprus Turkish Electricity Authority | KIB-TEK | Kıbrıs Türk Elektrik Kurumu
Intelligence and Security Service of Moldova | Serviciul de Informații și Securitate | SIS Moldova
State Tax Service of Moldova | Serviciul Fiscal de Stat
General Inspectorate of Border Police Moldova | Inspectoratul General al Poliției de Frontieră
Moldovan Railways | Calea Ferată din Moldova
Moldovan Post | Poșta Moldovei
Teleradio-Moldova | Compania Publică Teleradio-Moldova
Air Moldova | Compania Națională Air Moldova
National Bureau of Statistics Moldova | Biroul Național de Statistică
Moldova Agroindbank | MAIB Moldova
Sheriff Tiraspol | Холдинг Шериф | Фирма Шериф
Moldova Steel Works | MMZ Rybnitsa | Молдавский металлургический завод
Moldavskaya GRES | Cuciurgan Power Station | MGRES
Ministry of State Security of Transnistria | МГБ ПМР | MGB PMR
Party of Socialists of the Republic of Moldova | Partidul Socialiștilor din Republica Moldova
State Border Guard Service of Ukraine | Derzhprykordonsluzhba | DPSU Ukraine
State Bureau of Investigation of Ukraine | Державне бюро розслідувань
State Customs Service of Ukraine | Державна митна служба України | Derzhmytsluzhba
State Financial Monitoring Service of Ukraine | Держфінмоніторинг
State Property Fund of Ukraine | ФДМУ
Specialized Anti-Corruption Prosecutor's Office Ukraine | Спеціалізована антикорупційна прокуратура
Deposit Guarantee Fund of Ukraine | Фонд гарантування вкладів фізичних осіб
Asset Recovery and Management Agency of Ukraine | ARMA Ukraine | Національне агентство з розшуку та менеджменту активів
State Statistics Service of Ukraine | Держстат | Ukrstat
Gas Transmission System Operator of Ukraine | Оператор газотранспортної системи України | Оператор ГТС України
Ukrposhta | Ukrainian Post
Ukrainian Sea Ports Authority | Адміністрація морських портів України
Ukrainian Danube Shipping Company | Українське Дунайське пароплавство
Suspilne | National Public Broadcasting Company of Ukraine | Суспільне мовлення | Національна суспільна телерадіокомпанія України
Ukrinform | Ukrainian National News Agency
First Ukrainian International Bank | PUMB
State Space Agency of Ukraine | Derzhkosmos
Ukrainian Defence Procurement Agency | Агенція оборонних закупівель
Artem Holding Company Kyiv | Artem State Joint-Stock Holding Company
Paton Electric Welding Institute | Інститут електрозварювання імені Патона
Radar Plant Iskra Zaporizhzhia | NVK Iskra
Lviv Armor Plant | Lviv Armored Vehicle Plant | Львівський бронетанковий завод
Black Sea Shipyard Mykolaiv | Чорноморський суднобудівний завод
61 Communards Shipyard | Миколаївський суднобудівний завод | Судостроительный завод имени 61 коммунара
Photoprylad Cherkasy | Photopribor Cherkasy | НВК Фотоприлад
Zaporizhzhia Titanium and Magnesium Combine | ZTMK
United Mining and Chemical Company Ukraine | UMCC Titanium | ОГХК
Zaporizhzhia Nuclear Power Plant | Запорізька АЕС | ZAES
Eastern Mining and Processing Plant Ukraine | VostGOK | СхідГЗК | Східний гірничо-збагачувальний комбінат
Kryukiv Railway Car Building Works | KVBZ | Крюківський вагонобудівний завод
AvtoKrAZ | Kremenchuk Automobile Plant
Right Sector | Правий сектор
National Corps Ukraine | Національний корпус
Svoboda All-Ukrainian Union | Всеукраїнське об'єднання Свобода | ВО Свобода
Organization of Ukrainian Nationalists | Организация украинских националистов
Ukrainian Insurgent Army | Українська повстанська армія
Opposition Platform For Life | OPZZh
Party of Regions Ukraine | Партія регіонів
Kastus Kalinouski Regiment | Полк Калиновского
Armed Forces of Belarus | Узброеныя сілы Рэспублікі Беларусь
State Border Committee of Belarus | Госпогранкомитет
State Customs Committee of Belarus | ГТК Беларуси
State Control Committee of Belarus | КГК Беларуси | Goskontrol Belarus
Investigative Committee of Belarus | Следственный комитет Республики Беларусь
Ministry of Internal Affairs of Belarus | MVD Belarus
Central Election Commission of Belarus | ЦИК Беларуси
National Statistical Committee of Belarus | Belstat
Belarusian Oil Company | BNK Minsk
Belarusian Nuclear Power Plant | Белорусская АЭС | БелАЭС | Astravets Nuclear Power Plant
Grodnokhimvolokno | Химволокно Гродно
Radar Minsk Design Bureau | KB Radar
National Academy of Sciences of Belarus | НАН Беларуси
Belarusian Currency and Stock Exchange | Белорусская валютно-фондовая биржа
Federal Tax Service of Russia | ФНС России | Federal Tax Service of the Russian Federation | Федеральная налоговая служба | Federalnaya Nalogovaya Sluzhba
Federal Bailiff Service of Russia | Федеральная служба судебных приставов
Federal Antimonopoly Service of Russia | ФАС России
Federal State Statistics Service of Russia | Rosstat | Goskomstat
Federal Agency for Water Resources of Russia | Rosvodresursy
Federal Forestry Agency of Russia | Rosleskhoz
Federal Agency for Railway Transport | Roszheldor
Federal Agency for Tourism of Russia | Rosturizm
Federal Agency for Ethnic Affairs of Russia | FADN Russia
Federal Archival Agency of Russia | Rosarkhiv
Federal Service for Surveillance in Healthcare Russia | Roszdravnadzor
Federal Service for Supervision in Education and Science | Rosobrnadzor
Federal Service for Accreditation of Russia | Rosakkreditatsiya
Federal Service for Labour and Employment of Russia | Rostrud
Ministry of Construction of the Russian Federation | Minstroy Rossii
Ministry of Education of the Russian Federation | Minprosveshcheniya
Ministry of Health of the Russian Federation | Minzdrav Rossii
Ministry of Labour of the Russian Federation | Mintrud Rossii
Ministry of Culture of the Russian Federation | Minkultury Rossii
Ministry of Sport of the Russian Federation | Minsport Rossii
Prosecutor General's Office of the Russian Federation | Genprokuratura
Central Election Commission of the Russian Federation | TsIK Rossii
Accounts Chamber of the Russian Federation | Schetnaya Palata
Security Council of the Russian Federation | Sovbez Rossii
Federation Council of the Federal Assembly of Russia | Совет Федерации | Sovfed
Social Fund of Russia | Pension Fund of Russia
Northern Fleet | Severny Flot | Северный флот ВМФ России
Baltic Fleet | Baltiysky Flot | Балтийский флот ВМФ России
Pacific Fleet of Russia | Tikhookeansky Flot
Armed Forces of the Russian Federation | ВС РФ
Communist Party of the Russian Federation | KPRF
A Just Russia | Spravedlivaya Rossiya | Spravedlivaya Rossiya Za Pravdu
New People Party Russia | Partiya Novye Lyudi
Other Russia of E. V. Limonov | Другая Россия Лимонова
Aviation Industry Research Institute NIAT | NIAT Moscow
Khlopin Radium Institute | Радиевый институт имени Хлопина
State Specialized Design Institute | GSPI Moscow
VNIPIET Saint Petersburg | All-Russia Research and Design Institute of Complex Power Technology
All-Russian Research Institute of Chemical Technology | VNIIKhT
Giredmet | State Research and Design Institute of Rare-Metal Industry
Production Association Sever Novosibirsk | ПО Север Новосибирск
Production Association Start Zarechny | ФНПЦ ПО Старт | PO Start Penza
Luch Scientific Research Institute Podolsk | NII NPO Luch
Central Scientific Research Institute Tsiklon | CRI Cyclone | Central Research Institute Cyclone
Central Design Bureau of Apparatus Engineering Tula | TsKBA Tula | Центральное конструкторское бюро аппаратостроения
TsKIB SOO | Central Design and Research Bureau of Sporting and Hunting Arms
Vyatskiye Polyany Machine-Building Plant Molot | Molot Oruzhie
Novosibirsk Cartridge Plant | Novosibirsk Low Voltage Equipment Plant
Klimovsk Specialized Ammunition Plant | Климовский специализированный патронный завод
Nizhny Novgorod Machine-Building Plant | NMZ Nizhny Novgorod
Nitel Nizhny Novgorod | Нижегородский телевизионный завод
Lianozovo Electromechanical Plant | LEMZ
NPO Almaz named after Raspletin | НПО Алмаз | GSKB Almaz-Antey
Vympel Interstate Corporation | МАК Вымпел
NPP Radar mms | Radar MMS
Zaslon Saint Petersburg | НТЦ Завод Ленинец
OKB Simonov | Sokol Kazan Design Bureau
Vityaz Ishimbay Machine Building Company | Машиностроительная компания Витязь
Volgograd Machine Building Company | VMK VgTZ
Baltic Shipyard | Baltiysky Zavod
Onega Shipyard | Онежский судостроительно-судоремонтный завод
Zelenodolsk Shipyard | Gorky Zelenodolsk Plant
Transmashholding | TMH Russia
Stupino Metallurgical Company | SMK Stupino
Kamensk-Uralsky Metallurgical Works | KUMZ
Solikamsk Magnesium Works | SMZ Solikamsk
Acron Group | ПАО Акрон | Novgorod Azot
Togliattiazot | ToAZ
Rosgeologia | Rosgeo
Russian Post | Pochta Rossii
Avtodor State Company | Russian Highways State Company
Rosatom Overseas | Rusatom Energy International
Izhorskiye Zavody | Izhora Plants
OMZ United Heavy Machinery | Uralmash-Izhora Group | Объединенные машиностроительные заводы
Isotope Joint Stock Company | V/O Izotop
Gokhran | State Precious Metals and Gems Repository of Russia
Zelenograd Nanotechnology Center | ЗНТЦ
Kremny Bryansk | Кремний ЭЛ
Russian Scientific Center Applied Chemistry | RSC Applied Chemistry | GIPKh | РНЦ Прикладная химия
Zvezda TV Channel | Krasnaya Zvezda Broadcasting
NTV Television Company | NTV Russia
TV Centre Moscow | ТВ Центр
National Media Group Russia | Национальная Медиа Группа
Moscow Metro | Московский метрополитен
Lenenergo | Rosseti Lenenergo
Kuban Cossack Host | Кубанское казачье войско
Immortal Regiment of Russia | Бессмертный полк России
Russian Union of Industrialists and Entrepreneurs | RSPP
Chamber of Commerce and Industry of the Russian Federation | ТПП РФ
Russian Orthodox Church Outside Russia | РПЦЗ | Русская православная церковь заграницей
Imperial Orthodox Palestine Society | Императорское православное палестинское общество
Russkiy Mir Foundation | Russian World Foundation
Russian International Affairs Council | РСМД
Russian Institute for Strategic Studies | RISI Moscow
Institute of World Economy and International Relations | IMEMO
Znanie Society | Российское общество Знание
Revenue Service of Georgia | შემოსავლების სამსახური
TBC Bank | Tbilisi Business Centre Bank
State Military Scientific-Technical Center Delta | დელტა სახელმწიფო სამხედრო სამეცნიერო-ტექნიკური ცენტრი
Batumi Sea Port | ბათუმის საზღვაო ნავსადგური
Poti Sea Port Corporation | ფოთის საზღვაო ნავსადგური
Georgian Manganese | ჯორჯიან მანგანეზი
Rustavi Azot | რუსთავის აზოტი
Republic of South Ossetia State of Alania | Республика Южная Осетия
State Revenue Committee of Armenia | Պետական եկամուտների կոմիտե | КГД Армении
Investigative Committee of Armenia | Հայաստանի քննչական կոմիտե
High Voltage Electric Networks of Armenia | Բարձրավոլտ էլեկտրացանցեր
Haypost | Armenian Post
Public Television of Armenia | Armenia 1
Artsakh Defence Army | Armiya Oborony NKR
Prosperous Armenia | Բարգավաճ Հայաստան
Armenian Apostolic Church | Հայ Առաքելական Եկեղեցի | Mother See of Holy Etchmiadzin
State Tax Service of Azerbaijan | Dövlət Vergi Xidməti
State Border Service of Azerbaijan | Dövlət Sərhəd Xidməti
Azerbaijani Armed Forces | Azərbaycan Ordusu
Azerbaijan Electricity Company | Azerenerji | Azerenergy
Azercosmos | Space Agency of Azerbaijan
Azerpost | Азерпочта
Azerbaijan Television | Azərbaycan Televiziyası | AzTV
Baku Steel Company | Bakı Polad Şirkəti
Azerbaijan Methanol Company | AzMeCo
New Azerbaijan Party | Новый Азербайджан
Foreign Intelligence Service of Kazakhstan | Syrbar
State Guard Service of Kazakhstan | Служба государственной охраны Республики Казахстан | Мемлекеттік күзет қызметі
Anti-Corruption Agency of Kazakhstan | Antikor Kazakhstan | Агентство по противодействию коррупции Республики Казахстан
Kazyna Capital Management | Qazaqstan Investment Corporation
KazMunayGas Exploration Production | РД КазМунайГаз | KMG EP
North Caspian Operating Company | NCOC Kazakhstan
Kazmortransflot | Қазтеңізкөлікфлоты
Kazakhstan Garysh Sapary | KGS Kazakhstan
Kazzinc | Казцинк | Қазмырыш
Kazchrome | ТНК Казхром | Transnational Company Kazchrome | Қазхром
Ust-Kamenogorsk Titanium and Magnesium Plant | УКТМК
Sokolov-Sarybai Mining Production Association | SSGPO | Соколовско-Сарбайское горно-обогатительное производственное объединение
Kazinform | Қазақпарат
West Kazakhstan Machine-Building Company | ZKMK
Petropavlovsk Heavy Machine Building Plant | PZTM
National Nuclear Center of Kazakhstan | Ұлттық ядролық орталық
National Electric Grid of Kyrgyzstan | NESK Kyrgyzstan | Кыргызстандын улуттук электр тармагы
Electric Power Plants of Kyrgyzstan | Электрические станции Кыргызстана
Kyrgyz Post | Кыргыз почтасы
Dastan Transnational Corporation | ТНК Дастан
Kara-Balta Mining Combine | КГРК
Kadamjai Antimony Combine | Кадамжайский сурьмяный комбинат
Khaidarkan Mercury Plant | Хайдарканский ртутный комбинат
Public Broadcasting Corporation of Kyrgyzstan | KTRK | Кыргыз телерадио берүү корпорациясы
Kabar News Agency | Kyrgyz National News Agency
Tajik Railway | Rohi Ohani Tojikiston
Tajiktransgaz | Таджиктрансгаз
Khovar News Agency | Национальное информационное агентство Таджикистана Ховар
Customs Service of Tajikistan | Хадамоти гумруки Тоҷикистон
Vostokredmet | Leninabad Mining and Chemical Combine
Turkmen Railways | Türkmendemirýollary
Turkmenpost | Туркменпочта
Turkmenbashi Oil Refineries Complex | Türkmenbaşy nebiti gaýtadan işleýän zawodlar toplumy
Turkmenbashi International Seaport | Türkmenbaşy Halkara deňiz porty
Ministry for National Security of Turkmenistan | KNB Turkmenistan | МНБ Туркменистана
Turkmenistan State Bank for Foreign Economic Affairs | Туркменвнешэкономбанк | Türkmenistanyň Daşary ykdysady iş döwlet banky
State News Agency of Turkmenistan | Türkmen Döwlet Habarlary
Uzbektelecom | Uztelecom
Uzbekistan Post | O'zbekiston Pochtasi
Uzbekistan Metallurgical Combine | Uzmetkombinat | Bekabad Metallurgical Plant
Uzbekistan Fund for Reconstruction and Development | O'zbekiston Tiklanish va Taraqqiyot jamg'armasi | ФРРУ
People's Bank of Uzbekistan | Халк банк Узбекистан | People's Bank of the Republic of Uzbekistan | Xalq Banki Uzbekistan | Халк банки | Халқ банки Ўзбекистон
National Television and Radio Company of Uzbekistan | MTRK | НТРК Узбекистана
Uzbekistan National News Agency | O'zbekiston Milliy axborot agentligi
German Armed Forces | Bundeswehr
Military Counterintelligence Service of Germany | Militärischer Abschirmdienst
Federal Criminal Police Office of Germany | Bundeskriminalamt
Federal Police of Germany | Bundespolizei | Bundesgrenzschutz
German Customs Investigation Bureau | Zollkriminalamt
German Customs Administration | Generalzolldirektion | Bundeszollverwaltung
Federal Office for Information Security Germany | Bundesamt für Sicherheit in der Informationstechnik
Federal Agency for Technical Relief Germany | Technisches Hilfswerk | Bundesanstalt Technisches Hilfswerk
Federal Network Agency of Germany | Bundesnetzagentur
Federal Cartel Office of Germany | Bundeskartellamt
Federal Employment Agency of Germany | Bundesagentur für Arbeit
Federal Statistical Office of Germany | Statistisches Bundesamt | Destatis
Federal Office for Migration and Refugees Germany | Bundesamt für Migration und Flüchtlinge
Federal Motor Transport Authority of Germany | Kraftfahrt-Bundesamt
Federal Office of Bundeswehr Equipment, Information Technology and In-Service Support | BAAINBw | Bundesamt für Ausrüstung, Informationstechnik und Nutzung der Bundeswehr
Physikalisch-Technische Bundesanstalt | National Metrology Institute of Germany
Treuhand Agency | Treuhandanstalt | Bundesanstalt für vereinigungsbedingte Sonderaufgaben
Ministry for State Security of East Germany | Stasi | Ministerium für Staatssicherheit
Socialist Unity Party of Germany | Sozialistische Einheitspartei Deutschlands
Christian Democratic Union of Germany | Christlich Demokratische Union Deutschlands
Social Democratic Party of Germany | Sozialdemokratische Partei Deutschlands
National Democratic Party of Germany | Nationaldemokratische Partei Deutschlands
German Broadcasting ARD | Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland
Second German Television | Zweites Deutsches Fernsehen
DHL Group | Deutsche Post DHL | Deutsche Bundespost Postdienst
German Air Navigation Services | Deutsche Flugsicherung
Fraport | Flughafen Frankfurt/Main AG
Frankfurt Stock Exchange | Frankfurter Wertpapierbörse
German Academic Exchange Service | Deutscher Akademischer Austauschdienst
German Trade Union Confederation | Deutscher Gewerkschaftsbund
Bayerische Hypo- und Vereinsbank | UniCredit Bank AG
DZ Bank | Deutsche Zentral-Genossenschaftsbank
DekaBank | Deutsche Girozentrale
Hamburg Commercial Bank | HSH Nordbank
Uniper | E.ON Kraftwerke
EWE AG | Energieversorgung Weser-Ems
ThyssenKrupp Marine Systems | TKMS | Howaldtswerke-Deutsche Werft | HDW Kiel
Krauss-Maffei Wegmann | KNDS Deutschland | KMW Panzer
Hamburger Hafen und Logistik | HHLA
Austrian Directorate of State Security and Intelligence | Direktion Staatsschutz und Nachrichtendienst | Bundesamt für Verfassungsschutz und Terrorismusbekämpfung
Austrian Army Intelligence Office | Heeresnachrichtenamt
Austrian Armed Forces | Bundesheer | Österreichisches Bundesheer
Austrian Financial Market Authority | Österreichische Finanzmarktaufsichtsbehörde
Austrian State Holding | ÖBAG | Österreichische Beteiligungs AG | ÖIAG
Austrian Broadcasting Corporation | Österreichischer Rundfunk
Austrian Power Company | Verbund AG | Österreichische Elektrizitätswirtschafts-AG
Austrian Motorway Company | ASFINAG | Autobahnen- und Schnellstraßen-Finanzierungs-Aktiengesellschaft
Freedom Party of Austria | Freiheitliche Partei Österreichs
Austrian People's Party | Österreichische Volkspartei
Vöest-Alpine | Vereinigte Österreichische Eisen- und Stahlwerke
BAWAG | Bank für Arbeit und Wirtschaft | BAWAG P.S.K.
Federal Intelligence Service of Switzerland | Nachrichtendienst des Bundes | Service de renseignement de la Confédération | Servizio delle attività informative della Confederazione
Swiss Federal Office of Police | Fedpol | Bundesamt für Polizei
Swiss Armed Forces | Schweizer Armee | Esercito svizzero
Swiss Post | La Posta Svizzera
Swiss Broadcasting Corporation | SRG SSR | Schweizerische Radio- und Fernsehgesellschaft
Swiss Federal Customs Administration | Bundesamt für Zoll und Grenzsicherheit | Eidgenössische Zollverwaltung
Swiss Federal Tax Administration | Eidgenössische Steuerverwaltung
Swiss Export Risk Insurance | Schweizerische Exportrisikoversicherung
Swiss Accident Insurance Fund | Suva Schweiz | Schweizerische Unfallversicherungsanstalt
Swiss People's Party | Schweizerische Volkspartei | Union démocratique du centre
RUAG | Rüstungsunternehmen Aktiengesellschaft
Liechtenstein Financial Market Authority | Finanzmarktaufsicht Liechtenstein
LGT Group | Liechtenstein Global Trust
General Directorate for Internal Security France | DGSI | Direction centrale du renseignement intérieur
Directorate of Intelligence and Security of Defence France | DRSD France
French Directorate General of Armaments | Direction générale de l'Armement
National Cybersecurity Agency of France | ANSSI France
French Customs | Direction générale des douanes et droits indirects
General Directorate of Public Finances France | DGFiP
General Directorate of the Treasury France | Direction générale du Trésor France
French Financial Markets Authority | Autorité des marchés financiers France
French Prudential Supervision and Resolution Authority | Autorité de contrôle prudentiel et de résolution
National Financial Prosecutor's Office France | Parquet national financier
High Authority for Transparency in Public Life | HATVP
French Electricity Transmission Network | Réseau de Transport d'Électricité | RTE France
French Electricity Distribution Network | Enedis
GRTgaz | NaTran
French Nuclear Safety Authority | Autorité de sûreté nucléaire
National Agency for Radioactive Waste Management France | ANDRA France | Agence nationale pour la gestion des déchets radioactifs
French National Centre for Scientific Research | Centre national de la recherche scientifique
French Space Agency | Centre national d'études spatiales
French Aerospace Lab | ONERA
French Institute of Health and Medical Research | INSERM | Institut national de la santé et de la recherche médicale
National Institute of Statistics and Economic Studies France | INSEE
Proparco | Société de Promotion et de Participation pour la Coopération Économique
Caisse des Dépôts | Caisse des dépôts et consignations | CDC France
Bpifrance | Banque publique d'investissement
French Export Credit Agency Coface | Compagnie française d'assurance pour le commerce extérieur
Agency for State Shareholdings France | Agence des participations de l'État
CIC Bank France | Crédit Industriel et Commercial
Orange S.A. | France Télécom
Paris Airports | Groupe ADP
Nexter | KNDS France | GIAT Industries
Framatome | Areva NP
Eurenco | Société nationale des poudres et explosifs
National Rally France | Rassemblement national | Front national France
The Republicans France | Les Républicains | Union pour un mouvement populaire
Unbowed France | La France insoumise
General Confederation of Labour France | Confédération générale du travail
French Foreign Legion | Légion étrangère
Monaco Société des bains de mer | Société des Bains de Mer et du Cercle des Étrangers
Dutch Military Intelligence and Security Service | Militaire Inlichtingen- en Veiligheidsdienst | MIVD
Dutch National Coordinator for Security and Counterterrorism | NCTV Netherlands
Royal Netherlands Marechaussee | KMar
Dutch Fiscal Information and Investigation Service | Fiscale inlichtingen- en opsporingsdienst | FIOD
Dutch Tax Administration | Belastingdienst
Dutch Chamber of Commerce | Kamer van Koophandel
Dutch Authority for the Financial Markets | Autoriteit Financiële Markten
Statistics Netherlands | Centraal Bureau voor de Statistiek
Netherlands Organisation for Applied Scientific Research | Nederlandse Organisatie voor toegepast-natuurwetenschappelijk onderzoek | TNO Netherlands
Dutch Rail Infrastructure Manager | ProRail
Dutch Gas Infrastructure Company | Gasunie | Nederlandse Gasunie
Dutch Department of Waterways and Public Works | Rijkswaterstaat
Netherlands Development Finance Company | FMO Netherlands | Nederlandse Financierings-Maatschappij voor Ontwikkelingslanden
Dutch State Mines | Royal DSM | De Nederlandse Staatsmijnen
Koninklijke PTT Nederland | Royal KPN | KPN Telecom
Rabobank | Coöperatieve Centrale Raiffeisen-Boerenleenbank
ABN AMRO | Algemene Bank Nederland Amsterdam-Rotterdam Bank
People's Party for Freedom and Democracy | Volkspartij voor Vrijheid en Democratie
Port of Rotterdam Authority | Havenbedrijf Rotterdam
Belgian State Security Service | Veiligheid van de Staat | Sûreté de l'État belge | VSSE Belgium
Belgian General Information and Security Service | Algemene Dienst Inlichting en Veiligheid | Service Général du Renseignement et de la Sécurité | ADIV SGRS
Belgian Financial Services and Markets Authority | Autoriteit voor Financiële Diensten en Markten | Autorité des services et marchés financiers
Belgian Financial Intelligence Processing Unit | Cel voor Financiële Informatieverwerking | Cellule de traitement des informations financières | CTIF-CFI
Belgian Post | bpost
Belgian Telecom | Proximus | Belgacom
Belgian Railway Infrastructure | Infrabel
Belgian Federal Holding and Investment Company | SFPIM | Société Fédérale de Participations et d'Investissement
Belgian Nuclear Research Centre | SCK CEN | Studiecentrum voor Kernenergie | Centre d'Étude de l'énergie Nucléaire
Brussels Airlines | SN Brussels Airlines | Delta Air Transport
Flemish Interest | Vlaams Belang | Vlaams Blok
New Flemish Alliance | Nieuw-Vlaamse Alliantie
Belfius | Dexia Bank Belgium
KBC Bank | Kredietbank ABB Insurance CERA
Flemish Radio and Television Broadcasting | VRT Belgium | Vlaamse Radio- en Televisieomroeporganisatie
Belgian French Community Broadcasting | RTBF | Radio-télévision belge de la Communauté française
Port of Antwerp-Bruges | Haven van Antwerpen-Brugge
Interuniversity Microelectronics Centre | imec Leuven
Luxembourg Financial Sector Supervisory Commission | CSSF
Luxembourg State Savings Bank | Spuerkeess
Luxembourg Railways | Société nationale des chemins de fer luxembourgeois
Luxembourg State Intelligence Service | Service de renseignement de l'État
Société Européenne des Satellites | SES Astra | SES Global
United Kingdom Revenue and Customs | HM Revenue and Customs | HMRC
Metropolitan Police Service | Scotland Yard
British Nuclear Fuels | BNFL
Atomic Weapons Establishment | AWE Aldermaston
National Energy System Operator United Kingdom | National Grid ESO | National Grid Electricity System Operator
United Kingdom Export Finance | Export Credits Guarantee Department
Irish Police | Garda Síochána
Irish Defence Forces | Fórsaí Cosanta
Irish Electricity Supply Board | Bord Soláthair an Leictreachais
Irish Peat Board | Bord na Móna
Irish Gas Board | Ervia | Bord Gáis Éireann
Irish Transport Company | Córas Iompair Éireann
Irish Rail | Iarnród Éireann
Irish Bus Company | Bus Éireann
Irish Radio and Television | RTÉ Ireland | Raidió Teilifís Éireann
Irish Water | Uisce Éireann
Irish Forestry Board | Coillte
Irish Central Bank | Banc Ceannais na hÉireann
Irish Statistics Office | An Phríomh-Oifig Staidrimh | Central Statistics Office Ireland
Irish Companies Registration Office | An Oifig um Chlárú Cuideachtaí
Irish Revenue Commissioners | Na Coimisinéirí Ioncaim
Irish Airlines | Aer Lingus
Telecom Éireann | Eircom | Eir Ireland
National Asset Management Agency Ireland | Gníomhaireacht Náisiúnta um Bhainistíocht Sócmhainní
Dublin Port Company | Calafort Átha Cliath
Italian Internal Intelligence and Security Agency | AISI Italy | SISDE
Italian External Intelligence and Security Agency | AISE Italy | SISMI
Carabinieri | Arma dei Carabinieri | Italian Carabinieri
Italian State Police | Polizia di Stato
Italian Coast Guard | Guardia Costiera | Corpo delle capitanerie di porto
Italian Revenue Agency | Agenzia delle Entrate
Italian Customs and Monopolies Agency | Agenzia delle Dogane e dei Monopoli
National Anti-Corruption Authority of Italy | Autorità Nazionale Anticorruzione | ANAC Italia
Italian Companies and Exchange Commission | CONSOB | Commissione Nazionale per le Società e la Borsa
Italian Insurance Supervisory Authority | IVASS | Istituto per la vigilanza sulle assicurazioni
Italian National Institute of Statistics | ISTAT Italy
Italian National Social Security Institute | INPS
Italian Export Credit Agency | SACE
SIMEST | Società Italiana per le Imprese all'Estero
Italian Trade Agency | ICE Italy | Istituto nazionale per il Commercio Estero
Invitalia | Agenzia nazionale per l'attrazione degli investimenti e lo sviluppo d'impresa
Italian Electricity Transmission Operator | Terna Rete Elettrica Nazionale
Enel | Ente Nazionale per l'Energia Elettrica
Snam | Società Nazionale Metanodotti
Gestore dei Servizi Energetici | Italian Energy Services Manager
Saipem | Società Anonima Italiana Perforazioni e Montaggi
Italian National Agency for New Technologies, Energy and Sustainable Economic Development | ENEA Italy
Sogin | Società Gestione Impianti Nucleari
Italian Post | Poste Italiane
Italian Radio and Television | RAI Radiotelevisione Italiana
Telecom Italia | TIM Group Italy | SIP Società Italiana per l'Esercizio Telefonico
Italian News Agency | ANSA
Italian Air Navigation Services | ENAV
Italian Civil Aviation Authority | ENAC Italy
ITA Airways | Italia Trasporto Aereo
Fincantieri | Cantieri Navali Italiani
Oto Melara | Odero Terni Orlando Melara
ILVA Taranto | Acciaierie d'Italia | Ilva S.p.A.
League Party Italy | Lega Nord | Lega per Salvini Premier
New Force Italy | Forza Nuova
Camorra | Neapolitan Mafia | Camorra Napoletana
Vatican Financial Information Authority | Autorità di Supervisione e Informazione Finanziaria
Administration of the Patrimony of the Apostolic See | APSA Vatican
Sovereign Military Order of Malta | Sovrano Militare Ordine di Malta | Knights of Malta
Opus Dei | Prelature of the Holy Cross and Opus Dei
Malta Police Force | Il-Korp tal-Pulizija
Malta Electricity Company | Enemalta
Central Bank of Malta | Bank Ċentrali ta' Malta
National Intelligence Center Spain | CESID
Spanish Civil Guard | Guardia Civil
Spanish National Police | Cuerpo Nacional de Policía
Catalan Police | Mossos d'Esquadra
Basque Police | Ertzaintza
Spanish Tax Agency | Agencia Estatal de Administración Tributaria | Agencia Tributaria España
Spanish Money Laundering Prevention Commission | SEPBLAC | Servicio Ejecutivo de la Comisión de Prevención del Blanqueo de Capitales
Spanish National Securities Market Commission | CNMV
Spanish Export Credit Agency | CESCE
COFIDES | Compañía Española de Financiación del Desarrollo
Spanish Railway Infrastructure Administrator | ADIF
Spanish Airports and Air Navigation | AENA
Spanish Air Navigation | ENAIRE
Spanish Post | Correos España | Sociedad Estatal Correos y Telégrafos
Spanish Radio and Television | RTVE | Corporación de Radio y Televisión Española
Spanish News Agency | Agencia EFE
Spanish State Ports | Puertos del Estado
Navantia | Empresa Nacional Bazán | Izar Construcciones Navales
Enagás | Empresa Nacional del Gas
Repsol | Repsol YPF
Exolum | CLH España | Compañía Logística de Hidrocarburos
Cepsa | Moeve | Compañía Española de Petróleos
Enusa | Empresa Nacional del Uranio
Enresa | Empresa Nacional de Residuos Radiactivos
Sareb | Sociedad de Gestión de Activos procedentes de la Reestructuración Bancaria
Spanish National Research Council | CSIC España
Construcciones Aeronáuticas | CASA Spain | EADS CASA | Airbus Military Spain
Construcciones y Auxiliar de Ferrocarriles | CAF Beasain
Spanish National Organization of the Blind | ONCE Spain | Organización Nacional de Ciegos Españoles
Spanish Socialist Workers' Party | PSOE
Republican Left of Catalonia | Esquerra Republicana de Catalunya
Basque Nationalist Party | Partido Nacionalista Vasco | Eusko Alderdi Jeltzalea | EAJ-PNV
Andorran Telecom | Servei de Telecomunicacions d'Andorra
Andorran Financial Authority | Autoritat Financera Andorrana | Institut Nacional Andorrà de Finances
Portuguese Security Intelligence Service | Serviço de Informações de Segurança | SIS Portugal
Portuguese Strategic Defence Intelligence Service | Serviço de Informações Estratégicas de Defesa
Portuguese Public Security Police | Polícia de Segurança Pública
Portuguese Securities Market Commission | CMVM
Portuguese Trains | Comboios de Portugal
Infrastructures of Portugal | REFER Portugal
Portuguese Airports | ANA Aeroportos de Portugal
Portuguese Post | CTT Correios de Portugal
Radio and Television of Portugal | RTP Portugal | Rádio e Televisão de Portugal
Portuguese National Energy Grid | REN Portugal | Redes Energéticas Nacionais
Galp Energia | Petrogal | Petróleos de Portugal
Portuguese Waters | Águas de Portugal
Portuguese State Holding | Parpública
Portuguese State Police PIDE | Polícia Internacional e de Defesa do Estado
Royal Canadian Mounted Police | Gendarmerie royale du Canada
Communications Security Establishment Canada | Centre de la sécurité des télécommunications
Canada Border Services Agency | Agence des services frontaliers du Canada
Financial Transactions and Reports Analysis Centre of Canada | FINTRAC | CANAFE | Centre d'analyse des opérations et déclarations financières du Canada
Office of the Superintendent of Financial Institutions Canada | OSFI | Bureau du surintendant des institutions financières
Canadian Armed Forces | Forces armées canadiennes
Canadian Broadcasting Corporation | CBC/Radio-Canada | Société Radio-Canada
Canada Post | Postes Canada
Canadian National Railway | CN Rail
Canadian Pacific Kansas City | Canadian Pacific Railway
Statistics Canada | StatCan
Global Affairs Canada | Department of Foreign Affairs, Trade and Development Canada
Caisse de dépôt et placement du Québec | La Caisse Québec
Quebec Hydro-Electric Commission | Hydro-Québec
Quebec Provincial Police | Sûreté du Québec
Desjardins Group | Fédération des caisses Desjardins du Québec
Canada Mortgage and Housing Corporation | SCHL | Société canadienne d'hypothèques et de logement
AtkinsRéalis | SNC-Lavalin | Surveyer Nenniger & Chênevert
United States Immigration and Customs Enforcement | ICE Homeland Security
Bureau of Alcohol, Tobacco, Firearms and Explosives | ATF United States
National Security Agency of the United States | NSA United States
National Geospatial-Intelligence Agency | National Imagery and Mapping Agency
United States Department of Defense | DoD United States
Amtrak | National Railroad Passenger Corporation
Fannie Mae | Federal National Mortgage Association
Freddie Mac | Federal Home Loan Mortgage Corporation
Ginnie Mae | Government National Mortgage Association
United States International Development Finance Corporation | Overseas Private Investment Corporation | OPIC United States
Voice of America | VOA Broadcasting | La Voz de América
Radio Free Europe/Radio Liberty | RFE/RL | Радио Свободная Европа/Радио Свобода | Radio Svoboda
Radio Martí | Office of Cuba Broadcasting
Tennessee Valley Authority | TVA Tennessee
National Rifle Association of America | NRA America
Puerto Rico Electric Power Authority | Autoridad de Energía Eléctrica de Puerto Rico
Puerto Rico Aqueduct and Sewer Authority | Autoridad de Acueductos y Alcantarillados de Puerto Rico
Mexican National Guard | Guardia Nacional de México
National Intelligence Center of Mexico | CISEN | Centro de Investigación y Seguridad Nacional | Centro Nacional de Inteligencia México
Mexican Tax Administration Service | SAT México | Servicio de Administración Tributaria
National Customs Agency of Mexico | Agencia Nacional de Aduanas de México | ANAM México
Mexican Attorney General's Office | Fiscalía General de la República México | Procuraduría General de la República México | FGR México | PGR México
Mexican Secretariat of Finance and Public Credit | SHCP | Hacienda México
Mexican Secretariat of the Interior | SEGOB | Secretaría de Gobernación
National Banking and Securities Commission of Mexico | CNBV | National Banking and Securities Commission | Comisión Nacional Bancaria y de Valores
National Electoral Institute of Mexico | Instituto Federal Electoral | Instituto Nacional Electoral | INE México
National Institute of Statistics and Geography Mexico | INEGI | National Institute of Statistics and Geography | Instituto Nacional de Estadística y Geografía
Mexican Social Security Institute | IMSS | Instituto Mexicano del Seguro Social
Institute for Social Security and Services for State Workers Mexico | ISSSTE | Institute for Social Security and Services for State Workers | Instituto de Seguridad y Servicios Sociales de los Trabajadores del Estado
Mexican National Workers' Housing Fund Institute | Infonavit | Instituto del Fondo Nacional de la Vivienda para los Trabajadores
National Water Commission of Mexico | Conagua | Comisión Nacional del Agua
National Development Bank of Mexico | Nafin | Nacional Financiera
Mexican Foreign Trade Bank | Bancomext | Banco Nacional de Comercio Exterior
Mexican National Works Bank | Banobras | Banco Nacional de Obras y Servicios Públicos
Mexican Army Bank | Banjercito | Banco Nacional del Ejército, Fuerza Aérea y Armada
Bank of Welfare Mexico | Banco del Bienestar | Bansefi
Mexican Stock Exchange | Bolsa Mexicana de Valores
National Energy Control Center Mexico | CENACE México
Mexican Postal Service | Correos de México | Sepomex
Mexicana de Aviación | Aerolínea del Estado Mexicano
Aeroméxico | Aerovías de México
Grupo Bimbo | Panificación Bimbo México
Banamex | Banco Nacional de México | Citibanamex
Banorte | Banco Mercantil del Norte | Grupo Financiero Banorte
Litio para México | LitioMx
Segalmex | Seguridad Alimentaria Mexicana
Interjet | ABC Aerolíneas
Volaris | Concesionaria Vuela Compañía de Aviación
National Polytechnic Institute of Mexico | Instituto Politécnico Nacional
National Regeneration Movement | Partido Morena | Morena México
Superintendence of Tax Administration Guatemala | SAT Guatemala | Superintendencia de Administración Tributaria
International Commission against Impunity in Guatemala | CICIG | Comisión Internacional contra la Impunidad en Guatemala
National Electrification Institute of Guatemala | INDE Guatemala | Instituto Nacional de Electrificación Guatemala
National Port Company Santo Tomás de Castilla | EMPORNAC
Workers' Bank Guatemala | Bantrab
Guatemalan National Revolutionary Unity | Unidad Revolucionaria Nacional Guatemalteca
Honduran Electric Power Company | ENEE | Empresa Nacional de Energía Eléctrica Honduras | Empresa Nacional de Energía Eléctrica
Honduran Telecommunications Company | Hondutel | Empresa Hondureña de Telecomunicaciones
Banadesa | Banco Nacional de Desarrollo Agrícola Honduras
Honduran Production and Housing Bank | Banhprovi
Revenue Administration Service of Honduras | Servicio de Administración de Rentas de Honduras | SAR Honduras
Liberty and Refoundation Party | Partido Libre Honduras
Hydroelectric Executive Commission of the Lempa River | CEL El Salvador | Comisión Ejecutiva Hidroeléctrica del Río Lempa
Salvadoran Ports and Airports Authority | CEPA El Salvador | Comisión Ejecutiva Portuaria Autónoma
Salvadoran Water Company | ANDA El Salvador | Administración Nacional de Acueductos y Alcantarillados | Administración Nacional de Acueductos y Alcantarillados El Salvador
Development Bank of El Salvador | Bandesal
New Ideas El Salvador | Partido Nuevas Ideas
Nicaraguan Electricity Transmission Company | ENATREL | Empresa Nacional de Transmisión Eléctrica Nicaragua
Nicaraguan Electricity Company | ENEL Nicaragua
Nicaraguan Institute of Social Security | INSS Nicaragua
Petronic | Empresa Nicaragüense del Petróleo
Nicaraguan Ports Company | Empresa Portuaria Nacional de Nicaragua | Empresa Portuaria Nacional Nicaragua | EPN Nicaragua
Sandinista Youth | Juventud Sandinista 19 de Julio
Costa Rican Electricity Institute | ICE Costa Rica | Instituto Costarricense de Electricidad | Grupo ICE
Costa Rican Petroleum Refinery | RECOPE | Refinadora Costarricense de Petróleo
Costa Rican Social Security Fund | Caja Costarricense de Seguro Social | CCSS Costa Rica
Costa Rican Water and Sewer Institute | Instituto Costarricense de Acueductos y Alcantarillados
Costa Rican Railway Institute | INCOFER
Costa Rican Institute of Pacific Ports | INCOP Costa Rica
Port Authority of the Atlantic Coast Costa Rica | JAPDEVA | Junta de Administración Portuaria y de Desarrollo Económico de la Vertiente Atlántica
Judicial Investigation Agency Costa Rica | Organismo de Investigación Judicial | OIJ Costa Rica
National Bank of Panama | Banconal
National Border Service of Panama | SENAFRONT | Servicio Nacional de Fronteras
National Aeronaval Service of Panama | SENAN Panamá | Servicio Nacional Aeronaval
Panama Electricity Transmission Company | ETESA Panamá | Empresa de Transmisión Eléctrica Panamá
Institute of National Aqueducts and Sewers Panama | IDAAN | Instituto de Acueductos y Alcantarillados Nacionales | Institute of National Aqueducts and Sewers
Copa Airlines | Compañía Panameña de Aviación
Colón Free Zone | Zona Libre de Colón
Minera Panamá | Cobre Panamá
CubaNíquel | Grupo Empresarial del Níquel
BioCubaFarma | Grupo de las Industrias Biotecnológica y Farmacéutica
Center for Genetic Engineering and Biotechnology Cuba | CIGB
Cuban Institute of Radio and Television | Instituto Cubano de Radio y Televisión
Bank of Credit and Commerce Cuba | BANDEC
Banreservas | Banco de Reservas de la República Dominicana
Dominican General Directorate of Internal Taxes | DGII República Dominicana | Dirección General de Impuestos Internos República Dominicana
Dominican Electricity Transmission Company | ETED | Empresa de Transmisión Eléctrica Dominicana
Dominican Corporation of State Electrical Companies | CDEEE | Corporación Dominicana de Empresas Eléctricas Estatales
Dominican Petroleum Refinery | REFIDOMSA | Refinería Dominicana de Petróleo
Dominican Port Authority | APORDOM | Autoridad Portuaria Dominicana
National Intelligence Department Dominican Republic | Departamento Nacional de Investigaciones | Dirección Nacional de Inteligencia República Dominicana | Departamento Nacional de Investigaciones República Dominicana
Armed Forces of Haiti | FAd'H
Tonton Macoute | Volontaires de la sécurité nationale | Milice des Volontaires de la Sécurité Nationale
Lavalas Family | Fanmi Lavalas
Haitian Tèt Kale Party | PHTK
National Gas Company of Trinidad and Tobago | NGC Trinidad
Petrotrin | Petroleum Company of Trinidad and Tobago
Trinidad and Tobago Electricity Commission | T&TEC Trinidad
Water and Sewerage Authority Trinidad | WASA Trinidad
Jamaica Public Service Company | JPS Jamaica
Staatsolie Maatschappij Suriname | Staatsolie
Energy Companies of Suriname | Energie Bedrijven Suriname
Surinam Airways | Surinaamse Luchtvaart Maatschappij
Telecommunications Company Suriname | Telesur Suriname
Guyana Sugar Corporation | GuySuCo
Curaçao Oil Refinery | Refineria di Korsou
Caribbean Community | CARICOM
Organization of American States | Organización de los Estados Americanos
Community of Latin American and Caribbean States | CELAC | Comunidad de Estados Latinoamericanos y Caribeños
Union of South American Nations | UNASUR | Unión de Naciones Suramericanas
Latin American Energy Organization | OLADE
Colombian National Tax and Customs Directorate | DIAN Colombia | Dirección de Impuestos y Aduanas Nacionales | Dirección de Impuestos y Aduanas Nacionales de Colombia
Colombian National Administrative Department of Statistics | DANE Colombia | Departamento Administrativo Nacional de Estadística
Colombian Financial Analysis and Information Unit | UIAF Colombia | Unidad de Información y Análisis Financiero
Colombian Military Industry | Indumil | Industria Militar de Colombia
Colombian Aeronautical Industry Corporation | CIAC Colombia
COTECMAR | Corporación de Ciencia y Tecnología para el Desarrollo de la Industria Naval, Marítima y Fluvial
Colombian Foreign Trade Bank | Bancóldex
Financiera de Desarrollo Nacional | National Development Finance Company Colombia
Findeter | Financiera de Desarrollo Territorial
Empresas Públicas de Medellín | EPM Medellín
Grupo Energía Bogotá | Empresa de Energía de Bogotá
Interconexión Eléctrica | ISA Colombia
XM Compañía de Expertos en Mercados | Colombian Power Market Operator
Cenit Transporte y Logística de Hidrocarburos | Cenit Colombia
Oleoducto Central Colombia | Ocensa
Satena | Servicio Aéreo a Territorios Nacionales
Avianca | Aerovías del Continente Americano | Aerovías Nacionales de Colombia
Servicios Postales Nacionales 4-72 | Correo 4-72 Colombia
National Radio and Television of Colombia | RTVC
National Civil Registry of Colombia | Registraduría Nacional del Estado Civil
Colombian Family Welfare Institute | ICBF | Instituto Colombiano de Bienestar Familiar
National Hydrocarbons Agency of Colombia | Agencia Nacional de Hidrocarburos de Colombia
Colpensiones | Administradora Colombiana de Pensiones
Carbones del Cerrejón | Cerrejón
Cerro Matoso | Cerromatoso Ferronickel
19th of April Movement | M-19 Colombia
Venezuelan Scientific, Penal and Criminal Investigation Service Corps | CICPC
Bicentenario Bank Venezuela | Banco Digital de los Trabajadores | Banco Bicentenario del Pueblo
Instituto de Ferrocarriles del Estado | Venezuelan State Railway Institute
Bolivarian Ports | Bolipuertos
Venezuelan News Agency | Agencia Venezolana de Noticias
Bauxilum | CVG Bauxilum | CVG Bauxita Venezolana | Interalumina
Venezuelan National Superintendency of Cryptoassets | SUNACRIP | Superintendencia Nacional de Criptoactivos
Venezuelan Foreign Trade Corporation | CORPOVEX
National Electricity Corporation Ecuador | CNEL EP | Corporación Nacional de Electricidad Ecuador
Electric Corporation of Ecuador | CELEC EP | Empresa Eléctrica Pública Estratégica Corporación Eléctrica del Ecuador | Corporación Eléctrica del Ecuador
National Telecommunications Corporation Ecuador | CNT EP | Corporación Nacional de Telecomunicaciones Ecuador
National Mining Company of Ecuador | ENAMI EP
Ecuadorian Internal Revenue Service | Servicio de Rentas Internas del Ecuador | SRI Ecuador
National Customs Service of Ecuador | SENAE | Servicio Nacional de Aduana del Ecuador
Strategic Intelligence Center Ecuador | SENAIN | Secretaría Nacional de Inteligencia Ecuador
Ecuadorian Institute of Social Security | IESS | Instituto Ecuatoriano de Seguridad Social
Bank of the Ecuadorian Institute of Social Security | BIESS | Banco del Instituto Ecuatoriano de Seguridad Social
BanEcuador | Banco Nacional de Fomento Ecuador
TAME Ecuador | Línea Aérea del Ecuador
Flopec | Flota Petrolera Ecuatoriana | Ecuadorian Oil Fleet
Astinave | Astilleros Navales Ecuatorianos
Citizens' Revolution Movement | Revolución Ciudadana
National Superintendence of Customs and Tax Administration Peru | SUNAT | Superintendencia Nacional de Aduanas y de Administración Tributaria
Development Finance Corporation Peru | COFIDE | Corporación Financiera de Desarrollo
National Directorate of Intelligence Peru | Servicio de Inteligencia Nacional Perú
National Office of Electoral Processes Peru | ONPE | Oficina Nacional de Procesos Electorales
National Jury of Elections Peru | Jurado Nacional de Elecciones
National Institute of Statistics and Informatics Peru | INEI | Instituto Nacional de Estadística e Informática
Naval Industrial Services of Peru | SIMA Perú | Servicios Industriales de la Marina
National Aeronautical Industry Peru | SEMAN Perú
National Port Company of Peru | ENAPU | Empresa Nacional de Puertos
Lima Water and Sewerage Company | SEDAPAL | Servicio de Agua Potable y Alcantarillado de Lima
Electroperú | Empresa de Electricidad del Perú
National Postal Services of Peru | Serpost
American Popular Revolutionary Alliance | Partido Aprista Peruano
Popular Force Peru | Partido Fuerza Popular
Movement for Amnesty and Fundamental Rights | MOVADEF | Movimiento por la Amnistía y los Derechos Fundamentales
National Electricity Company of Bolivia | ENDE Corporación | Empresa Nacional de Electricidad Bolivia | ENDE Bolivia
National Telecommunications Company Bolivia | Entel Bolivia | Empresa Nacional de Telecomunicaciones Bolivia
Boliviana de Aviación | BoA Bolivia
Lloyd Aéreo Boliviano | LAB Bolivia
Bolivian Lithium Deposits | Yacimientos de Litio Bolivianos | YLB Corporación
Special Force to Fight Drug Trafficking Bolivia | FELCN | Fuerza Especial de Lucha Contra el Narcotráfico
Movement for Socialism Bolivia | Movimiento al Socialismo Instrumento Político por la Soberanía de los Pueblos | MAS-IPSP | Movimiento al Socialismo Bolivia | Instrumento Político por la Soberanía de los Pueblos
Bolivian Navy | Armada Boliviana
National Intelligence Agency of Chile | Agencia Nacional de Inteligencia Chile | ANI Chile
Investigations Police of Chile | Policía de Investigaciones de Chile | PDI Chile
Chilean Internal Revenue Service | Servicio de Impuestos Internos Chile | Servicio de Impuestos Internos de Chile | SII Chile
National Customs Service of Chile | Aduana de Chile
Production Development Corporation Chile | CORFO | Corporación de Fomento de la Producción
State Bank of Chile | BancoEstado | Banco del Estado de Chile
Chilean State Railways | Empresa de los Ferrocarriles del Estado Chile | Empresa de los Ferrocarriles del Estado | EFE Chile
Chilean Copper Commission | Cochilco | Comisión Chilena del Cobre
Chilean Post | CorreosChile
National Electric Coordinator Chile | Coordinador Eléctrico Nacional
Chilean Chemical and Mining Society | SQM Chile | Sociedad Química y Minera de Chile | Soquimich | SQM
Compañía Sudamericana de Vapores | CSAV
LATAM Airlines | LAN Airlines | Línea Aérea Nacional de Chile
Revolutionary Left Movement Chile | Movimiento de Izquierda Revolucionaria Chile
National Intelligence Directorate Chile DINA | Dirección de Inteligencia Nacional Chile
Independent Democratic Union Chile | Unión Demócrata Independiente
Central Bank of Argentina | BCRA
Banco de la Provincia de Buenos Aires | Bapro | Banco Provincia
Argentine Federal Administration of Public Revenue | AFIP | ARCA Argentina | Agencia de Recaudación y Control Aduanero | Administración Federal de Ingresos Públicos | AFIP Argentina
Argentine State Intelligence Secretariat | Secretaría de Inteligencia de Estado | SIDE Argentina | Agencia Federal de Inteligencia Argentina | Secretaría de Inteligencia de Estado Argentina | Secretaría de Inteligencia del Estado | AFI Argentina | Federal Intelligence Agency Argentina
Nucleoeléctrica Argentina | NA-SA
National Institute of Statistics and Census Argentina | INDEC | National Institute of Statistics and Censuses Argentina | Instituto Nacional de Estadística y Censos Argentina
National Social Security Administration Argentina | ANSES Argentina | Administración Nacional de la Seguridad Social | ANSES
Austral Líneas Aéreas | Cielos del Sur
AySA | Agua y Saneamientos Argentinos
Energía Argentina | ENARSA | Integración Energética Argentina | IEASA
ARSAT | Empresa Argentina de Soluciones Satelitales
Trenes Argentinos Operaciones | Operadora Ferroviaria Sociedad del Estado | SOFSE
Argentine Wholesale Electricity Market Administrator | CAMMESA | Compañía Administradora del Mercado Mayorista Eléctrico
Argentine Post | Correo Argentino
National News Agency of Argentina | Télam
Argentine National Space Activities Commission | CONAE | Comisión Nacional de Actividades Espaciales
Argentine Military Industries | Fabricaciones Militares | Dirección General de Fabricaciones Militares
Tandanor | Talleres Navales Dársena Norte
CITEDEF | Instituto de Investigaciones Científicas y Técnicas para la Defensa | CITEFA
CONICET | Consejo Nacional de Investigaciones Científicas y Técnicas
Buenos Aires Stock Exchange | Bolsa de Comercio de Buenos Aires
Río Turbio Coal Fields | Yacimientos Carboníferos Río Turbio | YCRT
Argentine Israelite Mutual Association | AMIA Argentina | Asociación Mutual Israelita Argentina
Delegation of Argentine Jewish Associations | Delegación de Asociaciones Israelitas Argentinas
Montoneros | Movimiento Peronista Montonero
Justicialist Party | Peronist Party
La Libertad Avanza | Liberty Advances
National Tax Directorate of Paraguay | DNIT Paraguay
National Anti-Drug Secretariat of Paraguay | SENAD Paraguay | Secretaría Nacional Antidrogas
National Electricity Administration of Paraguay | ANDE Paraguay | Administración Nacional de Electricidad
Petropar | Petróleos Paraguayos
Itaipu Binacional | Itaipu Dam
Entidad Binacional Yacyretá | Yacyretá
Paraguayan Telecommunications Company | Copaco Paraguay | Compañía Paraguaya de Comunicaciones
Sanitary Services Company of Paraguay | ESSAP
Industria Nacional del Cemento | Paraguayan National Cement Industry
National Republican Association Colorado Party | Asociación Nacional Republicana | Partido Colorado Paraguay
National Administration of Power Plants and Electrical Transmissions Uruguay | UTE Uruguay | Administración Nacional de Usinas y Trasmisiones Eléctricas
National Telecommunications Administration of Uruguay | ANTEL Uruguay
State Sanitary Works of Uruguay | OSE Uruguay | Obras Sanitarias del Estado
Bank of the Oriental Republic of Uruguay | BROU
State Railways Administration Uruguay | Administración de Ferrocarriles del Estado Uruguay
State Insurance Bank Uruguay | Banco de Seguros del Estado
National Mail Administration Uruguay | Correo Uruguayo | Administración Nacional de Correos Uruguay
Broad Front Uruguay | Frente Amplio Uruguay
Central Bank of Brazil | Bacen
Federal Revenue Service of Brazil | Receita Federal do Brasil | Secretaria da Receita Federal do Brasil
Council for Financial Activities Control Brazil | COAF | Conselho de Controle de Atividades Financeiras | COAF Brasil
Securities Commission of Brazil | Comissão de Valores Mobiliários | CVM Brasil
B3 Brazil Stock Exchange | BM&FBovespa | Bovespa
Brazilian Institute of Geography and Statistics | IBGE | Instituto Brasileiro de Geografia e Estatística
Brazilian National Petroleum Agency | Agência Nacional do Petróleo, Gás Natural e Biocombustíveis
Brazilian Electricity Regulatory Agency | ANEEL | Agência Nacional de Energia Elétrica
Brazilian Telecommunications Agency | Anatel | Agência Nacional de Telecomunicações
Brazilian Health Regulatory Agency | Anvisa | Agência Nacional de Vigilância Sanitária
Brazilian Civil Aviation Agency | ANAC Brasil | Agência Nacional de Aviação Civil Brasil
Brazilian Institute of the Environment and Renewable Natural Resources | IBAMA
Brazilian Airport Infrastructure Company | Infraero | Empresa Brasileira de Infraestrutura Aeroportuária
Brazilian Post | Correios Brasil | Empresa Brasileira de Correios e Telégrafos
Brazilian Agricultural Research Corporation | Embrapa | Empresa Brasileira de Pesquisa Agropecuária
Brazil Communication Company | Agência Brasil
Eletronuclear | Eletrobras Termonuclear
Nuclebrás Equipamentos Pesados | NUCLEP
National Nuclear Energy Commission Brazil | Comissão Nacional de Energia Nuclear
Amazônia Azul Tecnologias de Defesa | Amazul
Empresa Gerencial de Projetos Navais | Emgepron
Brazilian Space Agency | Agência Espacial Brasileira
Aeronautics Institute of Technology Brazil | Instituto Tecnológico de Aeronáutica
Department of Aerospace Science and Technology Brazil | DCTA Brasil
Taurus Armas | Forjas Taurus | Taurus Firearms
Companhia Brasileira de Cartuchos | CBC Brazil | Magtech Ammunition
Petrobras Transporte | Transpetro
Vibra Energia | BR Distribuidora | Petrobras Distribuidora
Northeast Bank of Brazil | BNB Brasil
Amazon Bank Brazil | Banco da Amazônia
FINEP | Financiadora de Estudos e Projetos
Oswaldo Cruz Foundation | Fiocruz
National Electric System Operator Brazil | Operador Nacional do Sistema Elétrico
Furnas Centrais Elétricas | Eletrobras Furnas
Cemig | Companhia Energética de Minas Gerais | Energy Company of Minas Gerais
Copel | Companhia Paranaense de Energia
Sabesp | Companhia de Saneamento Básico do Estado de São Paulo
Valec | Infra S.A. Brasil
Conab | Companhia Nacional de Abastecimento Brasil | Companhia Nacional de Abastecimento | National Supply Company Brazil
Serpro | Serviço Federal de Processamento de Dados
Dataprev | Empresa de Tecnologia e Informações da Previdência
Workers' Party Brazil | Partido dos Trabalhadores
Landless Workers' Movement | Movimento dos Trabalhadores Rurais Sem Terra
Varig | Viação Aérea Rio-Grandense
Usiminas | Usinas Siderúrgicas de Minas Gerais
Pure Third Command | Terceiro Comando Puro
Friends of Friends Rio | Amigos dos Amigos
Military Police of Rio de Janeiro BOPE | BOPE Rio | Batalhão de Operações Policiais Especiais
Central Scientific Research Institute of Communications | TsNIIS Moscow | ЦНИИС связи
Radio Research and Development Institute | NIIR Moscow | НИИ Радио
All-Russian Research Institute for Nuclear Power Plants Operation | VNIIAES
All-Russian Scientific Research Institute for Natural Gases and Gas Technologies | Gazprom VNIIGAZ | ВНИИГАЗ
All-Russian Oil Research Institute | VNIIneft
All-Russian Scientific Research Institute of Mineral Resources Fedorovsky | VIMS Moscow
Karpinsky All-Russian Geological Research Institute | VSEGEI
All-Russian Institute for Geology and Mineral Resources of the World Ocean | VNIIOkeangeologia
Arctic and Antarctic Research Institute | ААНИИ
State Research Institute of Civil Aviation | GosNII GA
State Unitary Air Traffic Management Corporation | Goskorporatsiya po OrVD
All-Russian Research Institute of Railway Transport | VNIIZhT
All-Russian Thermal Engineering Institute | VTI Moscow
Polzunov Central Boiler and Turbine Institute | NPO TsKTI
Ioffe Physical-Technical Institute | FTI Ioffe
Budker Institute of Nuclear Physics | INP SB RAS | ИЯФ СО РАН
Khristianovich Institute of Theoretical and Applied Mechanics | ITAM SB RAS | ИТПМ СО РАН
Alikhanov Institute for Theoretical and Experimental Physics | ITEP Moscow | ИТЭФ
Logunov Institute for High Energy Physics | IHEP Protvino | ИФВЭ
Prokhorov General Physics Institute | GPI RAS | ИОФ РАН | Институт общей физики имени Прохорова
Valiev Institute of Physics and Technology | FTIAN
Space Research Institute of the Russian Academy of Sciences | IKI RAN | ИКИ РАН | Институт космических исследований
Trapeznikov Institute of Control Sciences | IPU RAN | ИПУ РАН | Институт проблем управления
Ivannikov Institute for System Programming | ISP RAS | ИСП РАН
Federal Research Center Computer Science and Control | FRC CSC RAS | ФИЦ ИУ РАН
Semenov Institute of Chemical Physics | ИХФ РАН
Zelinsky Institute of Organic Chemistry | ИОХ РАН
Krasnaya Zvezda Nuclear Space Enterprise | Red Star State Enterprise Moscow
Novosibirsk State University | NGU Novosibirsk
Novosibirsk State Technical University | NSTU NETI
Tomsk Polytechnic University | TPU Tomsk | Томский политехнический университет
Southern Federal University | YuFU
Far Eastern Federal University | DVFU
Ural Federal University | UrFU
Samara National Research University Korolev | SSAU Samara | Самарский университет имени Королева | KuAI
Kazan National Research Technical University Tupolev | KNITU-KAI | Kazan Aviation Institute
Moscow Power Engineering Institute | MEI Moscow | НИУ МЭИ
MIREA Russian Technological University | РТУ МИРЭА
Moscow Technical University of Communications and Informatics | МТУСИ
Military Academy of the General Staff of Russia | ВАГШ
Zhukovsky Gagarin Air Force Academy | VUNTs VVS
Budyonny Military Academy of the Signal Corps | Военная академия связи имени Буденного
Transcapitalbank | TKB Bank | Transkapitalbank | Транскапиталбанк
MTS Bank | Moscow Bank for Reconstruction and Development
Post Bank Russia | Почта Банк | Leto Bank
National Bank Trust | Банк Траст | Trust Bank Russia
Leningrad Metal Works | Leningradsky Metallichesky Zavod
Sistema JSFC | AFK Sistema | Sistema Public Joint Stock Financial Corporation
Evraz | EvrazHolding
Magnit Retail | Магнит ПАО | Tander
Domodedovo Airport | Московский аэропорт Домодедово
Northern Capital Gateway | Воздушные ворота северной столицы
Yamal Airlines | Авиатранспортная компания Ямал
Volga-Dnepr Airlines | Волга-Днепр
Port of Saint Petersburg | Big Port Saint Petersburg | Большой порт Санкт-Петербург
Azov-Don River Shipping Company | Азово-Донское пароходство
Volga Shipping Company | Volga Flot
Sakhalin Shipping Company | SASCO Sakhalin
Electromechanical Plant Avangard Sarov | EMZ Avangard
Sevastopol Marine Plant | Sevmorzavod | Sevastopol Shipyard Sergo Ordzhonikidze
13th Ship Repair Plant of the Black Sea Fleet | 13 SRZ ChF
Crimean Titan | Titanovye Investitsii Armyansk | Titanium Investments Armyansk
Crimean Soda Plant | Krymsky Sodovy Zavod | Крымский содовый завод | Krasnoperekopsk Soda Plant
Bromine Plant Krasnoperekopsk | Zavod Brom | Krymsky Brom | ПАО Бром Красноперекопск
Massandra Winery | Винно-коньячный дом Массандра | NPAO Massandra | Kombinat Massandra
Inkerman Winery | Inkerman Zavod Marochnykh Vin | Инкерманский завод марочных вин
Crimean Federal University named after V.I. Vernadsky | KFU Vernadsky | KFU imeni Vernadskogo
Simferopol International Airport | Aeroport Simferopol
Sevastopol Energy Company | Sevastopolenergo
Main Space Reconnaissance Center Noginsk | Glavnyy Tsentr Razvedki Kosmicheskoy Obstanovki | ГЦ РКО
Plesetsk Cosmodrome | 1st State Test Cosmodrome of the Ministry of Defence
Central Testing Range Novaya Zemlya | 6th State Central Test Site | Northern Test Site Novaya Zemlya | Центральный полигон Российской Федерации
12th Central Scientific Research Institute | 12 TsNII Minoborony Rossii | 12 TsNII MO RF
NPO Orion | Research and Production Association Orion Moscow Infrared
Research and Production Enterprise Polyot Nizhny Novgorod | NPP Polet
Polyot Production Association Omsk | PO Polyot | PO Polet Omsk
Red Star Publishing Center of the Ministry of Defence | Redaktsionno-Izdatelskiy Tsentr Krasnaya Zvezda | РИЦ Красная звезда
Glavnoye Upravleniye Obustroystva Voysk | Main Directorate for Troop Infrastructure
Penza Research Electrotechnical Institute | PNIEI | Penzenskiy Nauchno-Issledovatelskiy Elektrotekhnicheskiy Institut
Svetlana Electron Device Manufacturing | Svetlana Semiconductors | Светлана Санкт-Петербург | Svetlana-Poluprovodniki
Ryazan Metal Ceramics Instrumentation Plant | RZMKP
Design Center Soyuz Zelenograd | ДЦ Союз
Angstrem Zelenograd | Ангстрем-Т
Voronezh Semiconductor Device Factory Assembly | VZPP-S | Voronezhskiy Zavod Poluprovodnikovykh Priborov-Sborka
Micran Research and Production Company | Mikran Tomsk
Planeta Novgorod | OKB-Planeta
Zavod Elecon Kazan | Элекон
Makro Team | Макро Групп | Macro Group Saint Petersburg
KNS Group | YADRO | КНС Групп
Digital Security Russia | Digital Sekyuriti | Диджитал Секьюрити
Advanced System Technology Russia | Pasit
0day Technologies | 0Dayt | Zero Day Technologies Moscow | ООО 0ДТ
Oxygen Software | MKO Systems | МКО Системы | Oksidzhen Softver
NtechLab | FindFace
Kronstadt Group | Kronstadt Technologies
Unmanned Systems Izhevsk | Bespilotnye Sistemy
Novgorod Scientific and Production Center Ushkuynik | Ushkuynik
Albatross Unmanned Aircraft | Альбатрос Алабуга
Rubtsovsk Machine Building Plant | Rubtsovskiy Filial NPK Uralvagonzavod
Biysk Oleum Plant | Biyskiy Oleumnyy Zavod
Kamensky Chemical Combine | Kombinat Kamenskiy | Kamensk-Shakhtinsky Kombinat Kamensky
Kemerovo Azot | KAO Azot
Iskra Novosibirsk Mechanical Plant | NMZ Iskra
Novosibirsk Artificial Fibre Plant | NZIV | Novosibirskiy Zavod Iskusstvennogo Volokna
Sibselmash Novosibirsk | NPO Sibselmash
Verkhneturinsky Machine-Building Plant | VTMZ
Plant No. 9 Yekaterinburg | Artillery Plant No. 9
Red October Volgograd Metal Works | VMK Krasny Oktyabr
Smolensk Aviation Plant | SmAZ
Sarapul Electric Generator Plant | SEGZ | Sarapulskiy Elektrogeneratornyy Zavod
Sarapul Radio Plant | Sarapulskiy Radiozavod
Izhevsk Radio Plant | Izhevskiy Radiozavod
Aerosila Stupino | NPP Aerosila
Ufa Aggregate Production Association | UAPO Ufa
Rubin Aviation Corporation Balashikha | AK Rubin
UMATEX | Prepreg-SKM | Alabuga-Volokno
Rigel Accumulator Company | AK Rigel
Petrovsk Electromechanical Plant Molot | ПЭМЗ Молот
Korpus Saratov | Производственное объединение Корпус | PO Korpus
Almaz Saratov | NPP Almaz Saratov | НПП Алмаз
Contact Saratov | NPP Kontakt
State Institute of Applied Optics Kazan | NPO GIPO | NPO Gosudarstvennyy Institut Prikladnoy Optiki
Rostov Optical-Mechanical Plant | ROMZ
Zagorsk Optical-Mechanical Plant | ZOMZ
Bryansk Electromechanical Plant | BEMZ
Signal Engels | EOKB Signal
Promtekhnologiya Rifles | Orsis
Lobaev Arms | KBIS
Central Design Bureau of Machine Building Saint Petersburg | TsKBM
ATOMPROEKT | Atomenergoproekt
Rusatom Healthcare | Русатом Хэлскеа
Rusatom Additive Technologies | RusAT
Chief Directorate of the Northern Sea Route | Glavsevmorput
Tomsk Oil and Gas Research and Design Institute | TomskNIPIneft
RN-Vankor | Vankorneft
Slavneft | NGK Slavneft
Slavneft-Yaroslavnefteorgsintez | Yaroslavnefteorgsintez | Славнефть-ЯНОС
Bashneft | ANK Bashneft
NIPIgaspererabotka | NIPIGAZ
Ruskhimalyans | RusChemAlliance
SDS-Ugol | Siberian Business Union Coal
Polymetal Russia | Solidcore Resources
Uralchem | UCC Uralchem
PIK Group | PIK Spetsializirovannyy Zastroyshchik
Natsimbio | Natsionalnaya Immunobiologicheskaya Kompaniya
Central Scientific Research Technological Institute Tekhnomash | TsNITI Tekhnomash
Russian Scientific Research Institute Elektronstandart | RNII Elektronstandart
NPO Elektromekhaniki Miass | НПО электромеханики
Vladimir Design Bureau of Radio Communication | VKBR
Moscow Research and Production Complex Avionika | MNPK Avionika
Research and Production Enterprise Aviation and Marine Electronics | НПП АМЭ | Aviatsionnaya i Morskaya Elektronika
Avrora Research and Production Association | Avrora Concern
Yaroslavl Shipbuilding Plant | Yaroslavskiy Sudostroitelnyy Zavod
Vyborg Shipyard | Vyborgskiy Sudostroitelnyy Zavod
82nd Ship Repair Plant | 82 Sudoremontnyy Zavod Roslyakovo
Nerpa Shipyard Snezhnogorsk | SRZ Nerpa
Lotos Shipyard Narimanov | SSZ Lotos
TransMorFlot | MG-FLOT
SCF Management Services Dubai | Sun Ship Management
Khatanga Sea Trading Port | ХМТП
Vanino Commercial Sea Port | Ванинский морской торговый порт
Makhachkala Sea Commercial Port | MMTP Makhachkala
Primorsk Oil Terminal | Приморский торговый порт
Bank Saint Petersburg | BSPB | Банк Санкт-Петербург | Bank Sankt-Peterburg
Locko-Bank | Lokobank
Asian-Pacific Bank | ATB Bank Blagoveshchensk
MSP Bank | Russian Bank for Small and Medium Enterprises Support
Interstate Bank CIS | Межгосударственный банк
Qiwi Bank | Kiwi Bank Russia
Yoomoney | ЮMoney | Yandex.Money | Яндекс.Деньги
Capital Bank Central Asia Kyrgyzstan | Kapital Bank Tsentralnoy Azii
Sogaz | Insurance Company of Gas Industry | Insurance Company of Gas Industry SOGAZ | Strakhovoye obshchestvo gazovoy promyshlennosti
VSK Insurance House | Страховой дом ВСК | VSK Strakhovoy Dom
Soglasie Insurance Company | СК Согласие
BCS Financial Group | БКС Мир инвестиций | Kompaniya BKS | BrokerCreditService | БрокерКредитСервис
Cifra Broker | Tsifra Broker
Ozero Cooperative | Ozero Dacha Cooperative | Дачный кооператив Озеро
SouthFront | ЮжныйФронт
News Front | Ньюс Фронт
Center for Geopolitical Expertise | Центр геополитических экспертиз
Gorchakov Public Diplomacy Fund | Fond Gorchakova
Pravfond | Foundation for Supporting and Protecting the Rights of Compatriots Living Abroad | Fond Podderzhki Sootechestvennikov
Eurasian Youth Union | Evraziyskiy Soyuz Molodyozhi
Nashi Youth Movement | Молодёжное демократическое антифашистское движение Наши
Young Guard of United Russia | Molodaya Gvardiya Yedinoy Rossii | Молодая гвардия Единой России
Northern Man Movement | Северный человек
Espanola Brigade | Эспаньола | Espanyola | 88th Reconnaissance and Sabotage Brigade
Pyatnashka Brigade | Interbrigada Pyatnashka
Tsar's Wolves | Царские волки
Private Military Company Moran | Moran Security Group | Моран Секьюрити Групп
PMC Shchit | Shield PMC
Combat Brotherhood | Боевое братство | Boyevoye Bratstvo
Slavic Union | Славянский союз
Movement Against Illegal Immigration | ДПНИ | Dvizheniye protiv nelegalnoy immigratsii
Centre for Combating Extremism of the Ministry of Internal Affairs of Russia | Центр по противодействию экстремизму | Center for Combating Extremism | ГУПЭ МВД России
Combined Arms Academy of the Armed Forces of the Russian Federation | Общевойсковая академия Вооружённых сил
Peter the Great Military Academy of the Strategic Missile Forces | VA RVSN | Voyennaya Akademiya RVSN imeni Petra Velikogo
Nakhimov Black Sea Higher Naval School | ChVVMU Nakhimova | ЧВВМУ имени Нахимова | Черноморское высшее военно-морское училище
Krasnodar Higher Military School Shtemenko | KVVU Shtemenko | КВВУ имени Штеменко
FSB Institute of Criminalistics | NII-2 FSB | Институт криминалистики ФСБ
Signal Scientific Center | НЦ Сигнал
Android Technics | NPO Androidnaya Tekhnika | Андроидная техника
766 UPTK | 766 Production and Technological Company
Kvant Rostov Research and Production Enterprise | NPP KP Kvant
Samara Metallurgical Works | СМЗ Самара
Chepetsky Mechanical Plant | ChMZ Glazov
Priargunsky Mining and Chemical Combine | PPGKhO | Priargunskoye Gorno-Khimicheskoye Obyedineniye | Priargunsky Industrial Mining and Chemical Union
SPA Tochmash Vladimir | VPO Tochmash
Ural Gas Centrifuge Plant | UZGTs
Centrotech | NPO Tsentrotekh
Novouralsk Instrument Plant | Uralpribor
Ministry of State Security of the Donetsk People's Republic | MGB DNR
Ministry of State Security of the Luhansk People's Republic | MGB LNR
Ministry of Defence of the Donetsk People's Republic | Minoborony DNR
People's Militia of the Luhansk People's Republic | Narodnaya Militsiya LNR | 2nd Army Corps of the LPR | 2nd Guards Luhansk-Severodonetsk Army Corps
People's Militia of the Donetsk People's Republic | Narodnaya Militsiya DNR | 1st Donetsk Army Corps | 1-й Донецкий армейский корпус
State Bank of the Luhansk People's Republic | Gosbank LNR
Central Election Commission of the Donetsk People's Republic | CEC DNR | ЦИК ДНР
Central Election Commission of the Luhansk People's Republic | CEC LNR | ЦИК ЛНР
Free Donbas Party | Svobodny Donbass | Вільний Донбас
Don Coal State Enterprise | Donetskaya Ugolnaya Energeticheskaya Kompaniya | DUEK
Kalmius Battalion | Kalmius Special Purpose Artillery Brigade
Death Battalion | Batalyon Smerti | Батальон Смерть
Legion of Saint Istvan | Легион Святого Стефана
Azovstal Iron and Steel Works | Metallurgical Combine Azovstal
Alchevsk Metallurgical Plant | AMK Alchevsk
Yuzhnyy Mining and Metallurgical Complex | YuGMK
Operating Organisation of the Zaporizhzhia NPP | Эксплуатирующая организация Запорожской АЭС
We Are Together with Russia Movement | My Vmeste s Rossiyey
Sumy Machine-Building Science and Production Association | SMNPO Frunze | Sumy Frunze | Сумське НВО | Сумское машиностроительное НПО имени Фрунзе
Raiffeisen Bank Aval | Raiffeisen Bank Ukraine
Ukrtatnafta | Kremenchuk Oil Refinery
NPC Ukrenergo | National Power Company Ukrenergo
Poltava GOK Ferrexpo | Ferrexpo Poltava Mining | Полтавський ГЗК | Полтавский ГОК | Poltava Mining and Processing Plant
Myronivsky Hliboproduct | MHP Ukraine
State Food and Grain Corporation of Ukraine | DPZKU
Armed Forces of Ukraine | ZSU Ukraine
Territorial Defence Forces of Ukraine | Сили територіальної оборони | Syly Terytorialnoi Oborony
Kraken Regiment | Kraken Special Unit
Sheikh Mansur Battalion | Батальйон імені Шейха Мансура | Батальон Шейха Мансура
Precise Electro-Mechanical Plant | ZTEM
BSVT New Technologies | BSVT-NT
OKB TSP | OKB TSP Scientific Production Limited Liability Company
Legmash Plant Orsha | Легмаш
New Oil Company Belarus | Новая нефтяная компания
Interservice Oil Belarus | Intersewisoil
Sohra Group | Сохра | Группа Сохра | Sohra Overseas
Dana Holdings Belarus | Dana Astra
Second National Television Channel Belarus | ONT Belarus | Obshchenatsionalnoye Televideniye
Capital TV Belarus | STV Belarus | СТВ Столичное телевидение | Stolichnoye Televideniye
Akrestina Detention Centre | Center for Isolation of Offenders Minsk | Окрестина | Центр изоляции правонарушителей
Special Purpose Police Detachment Minsk | Special Purpose Police Unit of the Main Directorate of Internal Affairs of Minsk
Special Rapid Response Unit Almaz | SPBT Almaz | Special Anti-Terrorism Unit Almaz | Алмаз спецподразделение Беларусь
Tadbir Economic Development Group | TEDG
Rey Investment Company | شرکت سرمایه گذاری ری
Sepanir Oil and Gas Energy Engineering Company | Sepanir | سپانیر | Sepah Nir
Hara Company | Hara Institute | مؤسسه حرا | Moasseseh Hara
Imensazan Consultant Engineers Institute | ایمن سازان
Fater Engineering Institute | مؤسسه فاطر
Makin Institute | مؤسسه مکین
Omran Sahel | عمران ساحل
Rah Sahel Institute | راه ساحل
Rahab Engineering Institute | مؤسسه رهاب
Caspian Airlines | هواپیمایی کاسپین | Havapeymayi Kaspian
Saha Airlines | هواپیمایی ساها
Aseman Airlines | Iran Aseman
Civil Aviation Organization of Iran | سازمان هواپیمایی کشوری | Sazman-e Havapeymayi-ye Keshvari
Islamic Republic of Iran Customs Administration | Gomrok-e Jomhouri-ye Eslami-ye Iran | گمرک جمهوری اسلامی ایران
Iran Post Company | Sherkat-e Melli-ye Post
Telecommunication Infrastructure Company of Iran | شرکت ارتباطات زیرساخت | Sherkat-e Ertebatat-e Zirsakht
National Petrochemical Company Iran | شرکت ملی صنایع پتروشیمی | Sherkat-e Melli-ye Sanaye-e Petroshimi | NPC Iran
Iranian Oil Terminals Company | Sherkat-e Payanehha-ye Nafti
South Shipping Line Iran | SSL Iran | خط کشتیرانی جنوب
Rahbaran Omid Darya Ship Management | ROD Ship Management
Khazar Sea Shipping Lines | Khazar Shipping
Shahr Bank | City Bank Tehran
Day Bank | Bank Dey | بانک دی
Melal Credit Institution | مؤسسه اعتباری ملل | Askariye Credit Institution
Kowsar Credit Institution | Kosar Financial Credit Institution | مؤسسه اعتباری کوثر
Ministry of Petroleum of Iran | Vezarat-e Naft
Ministry of Science, Research and Technology of Iran | Vezarat-e Olum Tahqiqat va Fanavari
Ministry of Communications and Information Technology of Iran | MICT Iran | Vezarat-e Ertebatat va Fanavari-ye Ettela'at
Ministry of Culture and Islamic Guidance of Iran | Vezarat-e Farhang va Ershad-e Eslami | Ershad Ministry | وزارت فرهنگ و ارشاد اسلامی
Ministry of Industry, Mine and Trade of Iran | Ministry Samt
Ministry of Foreign Affairs of Iran | Vezarat-e Omur-e Kharejeh
Ministry of Roads and Urban Development of Iran | Vezarat-e Rah va Shahrsazi | وزارت راه و شهرسازی
Supreme Council of Cyberspace Iran | Shura-ye Ali-ye Faza-ye Majazi | شورای عالی فضای مجازی
Supreme Council of the Cultural Revolution | Shura-ye Ali-ye Enqelab-e Farhangi
Prisons Organization of Iran | Sazman-e Zendanha | سازمان زندان ها
Press TV | پرس تی وی
Islamic Republic News Agency | خبرگزاری جمهوری اسلامی
Tasnim News Agency | خبرگزاری تسنیم
Mehr News Agency | خبرگزاری مهر
Iranian Students News Agency | خبرگزاری دانشجویان ایران ایسنا
Passive Defense Organization of Iran | Sazman-e Padafand-e Gheyr-e Amel | سازمان پدافند غیرعامل
Cyber Defense Command of Iran | Gharargah-e Defa-e Saiberi | قرارگاه دفاع سایبری
Thar-Allah Headquarters | Sarallah Headquarters | Gharargah Sarallah
IRGC Research and Self-Sufficiency Jihad Organization | Sazman-e Tahqiqat va Jahad-e Khodkafaei Sepah | سازمان تحقیقات و جهاد خودکفایی سپاه | Research and Self-Sufficiency Jihad Organization | Islamic Revolutionary Guard Corps Research and Self-Sufficiency Jihad Organisation | IRGC SSJO
IRGC Qods Force Unit 190 | واحد 190
IRGC Qods Force Unit 6000 | Ramazan Corps | Ramezan Headquarters | قرارگاه رمضان
Baqiyatallah University of Medical Sciences | Daneshgah-e Baghiyatallah | BMSU Iran | دانشگاه علوم پزشکی بقیه الله | Baghiyatollah University of Medical Sciences | Baqiyatallah al-Azam Military University
Khaje Nasir Toosi University of Technology | KNTU | دانشگاه صنعتی خواجه نصیرالدین طوسی | K. N. Toosi University of Technology
Iran University of Science and Technology | Daneshgah-e Elm va Sanat-e Iran | دانشگاه علم و صنعت ایران | Elm-o-Sanat University
Supreme National Defense University Iran | Daneshgah-e Ali-ye Defa-e Melli | دانشگاه عالی دفاع ملی | Higher National Defense University Iran
Islamic Culture and Relations Organization | Sazman-e Farhang va Ertebatat-e Eslami | سازمان فرهنگ و ارتباطات اسلامی
Ahlul Bayt World Assembly | Majma-e Jahani-ye Ahl-e Beyt | مجمع جهانی اهل بیت
World Forum for Proximity of Islamic Schools of Thought | Majma-e Jahani-ye Taqrib | مجمع جهانی تقریب مذاهب اسلامی
Iranian Red Crescent Society | Jamiyat-e Helal-e Ahmar-e Iran
Owj Arts and Media Organization | Sazman-e Owj | سازمان هنری رسانه ای اوج
Iranian Islamic Radio and Television Union | IRTVU | اتحاديه الإذاعات والتلفزيونات الإسلامية | Ittihad al-Idha'at wal-Televizyonat al-Islamiya
Bayan Gostar Ravin Academy | Ravin Academy | آکادمی راوین | Akademi-ye Ravin
Arvan Cloud | ابر آروان | Abr Arvan
Mabna Institute | مؤسسه مبنا
Rana Intelligence Computing Company | رانا هوش پرداز
Najee Technology Hooshmand Fater | Najee Technology
Mahak Rayan Afraz | MRA Iran
Dadeh Afzar Arman | DAA Iran
Mado Company | Oje Parvaz Mado Nafar | اوج پرواز ما دو نفر | اوج پرواز مادو نفر
Design and Manufacturing of Aircraft Engines Iran | DAMA Engines | Tarahi va Sakht-e Motorhaye Havapeyma | طراحی و ساخت موتور هواپیما
Kimia Part Sivan Company | KIPAS | کیمیا پارت سیوان
Chemical Industries and Development of Materials Group | صنایع شیمیایی و گسترش مواد
Shahid Kharrazi Industries | صنایع شهید خرازی
Shahid Sanikhani Industries | صنایع شهید سنی خانی
Shahid Rastegar Group | صنایع شهید رستگار
Ya Mahdi Industries Group | صنایع یا مهدی
Niru Battery Manufacturing Company | Sherkat-e Sakht-e Battery Niru
Mizan Machinery Manufacturing | 3MG Mizan | میزان ماشین سازی
Etemad Amin Invest Company Mobin | اعتماد مبین
Farayand Technique | فرایند تکنیک
Jaber Ibn Hayan Laboratory | JHL Iran
Esfahan Uranium Conversion Facility | UCF Isfahan | Karkhaneh UCF Esfahan | تأسیسات فرآوری اورانیوم اصفهان
Fordow Fuel Enrichment Plant | FFEP | مرکز غنی سازی فردو | Markaz-e Ghanisazi-ye Fordow
Natanz Fuel Enrichment Plant | مرکز غنی سازی نطنز | Shahid Ahmadi Roshan Enrichment
Arak Heavy Water Reactor IR-40 | Khondab Heavy Water Reactor | راکتور آب سنگین خنداب
Bushehr Nuclear Power Plant | نیروگاه اتمی بوشهر | Niroogah-e Atomi-ye Bushehr | BNPP Iran
Iran Tractor Manufacturing Company | تراکتورسازی ایران | Tractorsazi-ye Tabriz
Tehran Municipality | Shahrdari-ye Tehran | شهرداری تهران
Civil Servants Pension Organization of Iran | Sandogh-e Bazneshastegi Keshvari | صندوق بازنشستگی کشوری
Syriatel Mobile Telecom | سيريتل
MTN Syria | Wafa Telecom Syria
Industrial Bank of Syria | Al-Masraf al-Sina'i | المصرف الصناعي | Industrial Bank Syria
Saving Bank of Syria | Masraf al-Tawfir
General Establishment of Geology and Mineral Resources Syria | المؤسسة العامة للجيولوجيا والثروة المعدنية
Chemins de Fer Syriens | المؤسسة العامة للخطوط الحديدية السورية | CFS Syria
Public Establishment for Electricity Generation Syria | المؤسسة العامة لتوليد الكهرباء | PEEGT Syria
Addounia TV | Al-Dunya TV | قناة الدنيا
Sama TV | قناة سما الفضائية
Al-Bustan Charity | Jam'iyyat al-Bustan | Al-Bustan Association
Aman Holding Damascus Cham | أمان القابضة
Eagles of the Whirlwind | Nusur al-Zawba'a
Desert Hawks Brigade | لواء صقور الصحراء | Suqur al-Sahra
Arab Nationalist Guard | الحرس القومي العربي | Al-Haras al-Qawmi al-Arabi
National Front for Liberation Syria | الجبهة الوطنية للتحرير | Al-Jabhat al-Wataniya lil-Tahrir
Ajnad al-Sham Islamic Union | الاتحاد الإسلامي لأجناد الشام | Ajnad al-Sham
Malhama Tactical | ملحمة تاكتيكال
Iraq Stock Exchange | سوق العراق للأوراق المالية
Iraqi Airways | Al-Khutut al-Jawwiya al-Iraqiya
South Gas Company Iraq | شركة غاز الجنوب
Midland Refineries Company | شركة مصافي الوسط
Iraqi National Security Service | جهاز الأمن الوطني العراقي | Jihaz al-Amn al-Watani
Iraqi National Intelligence Service | جهاز المخابرات الوطني العراقي | Jihaz al-Mukhabarat al-Watani | INIS Iraq
State of Law Coalition | ائتلاف دولة القانون | I'tilaf Dawlat al-Qanun
Fatah Alliance Iraq | Tahaluf al-Fatah
Khorasani Brigades | سرايا طليعة الخراساني | Saraya Talia al-Khorasani
Shabak Brigade 30 | لواء الشبك | Liwa al-Shabak | 30th Brigade Popular Mobilization
New Generation Movement Kurdistan | نەوەی نوێ | حراك الجيل الجديد
Port of Beirut | Gestion et Exploitation du Port de Beyrouth | GEPB
Banque de Beyrouth et des Pays Arabes | BBAC | بنك بيروت والبلاد العربية
Lebanese Communication Group | المجموعة اللبنانية للإعلام
Radwan Force | Hizballah Radwan Unit | Unité Radwan
Hizballah Unit 121 | الوحدة 121
Islamic Health Organization Lebanon | الهيئة الصحية الإسلامية | Al-Hay'a al-Sihhiya al-Islamiya | Islamic Health Authority
Wounded Foundation Lebanon | مؤسسة الجرحى | Al-Jarha Association | Mu'assasat al-Jarha
Imam al-Mahdi Scouts | Kashafat al-Imam al-Mahdi
Al-Inmaa Group | الإنماء للهندسة | Al-Inmaa for Engineering and Contracting
Waad Project | مشروع وعد | Wa'ad Reconstruction Company | Waad Rebuilding
Jund al-Sham Lebanon | جند الشام
Central Bank of Yemen | Al-Bank al-Markazi al-Yamani | البنك المركزي اليمني | CBY Yemen | Yemen Central Bank
International Bank of Yemen | IBY Bank
Safer Exploration and Production Operations Company | SEPOC Yemen
Public Telecommunication Corporation Yemen | المؤسسة العامة للاتصالات اليمن
Humanitarian Operations Coordination Center Yemen | HOCC Yemen | مركز تنسيق العمليات الإنسانية
Supreme Council for Management and Coordination of Humanitarian Affairs Yemen | SCMCHA
Supreme Political Council of Yemen | Al-Majlis al-Siyasi al-A'la
National Resistance Forces Yemen | المقاومة الوطنية | Guards of the Republic Yemen | حراس الجمهورية
Hadhrami Elite Forces | Al-Nukhba al-Hadramiya
Al-Alami Exchange Yemen | العالمي اكسبرس | Al Alamiyah Express Company for Exchange and Remittance | العالمية اكسبرس للصرافة
UAE Exchange Centre | مركز الإمارات العربية للصرافة | Unimoni
Bahrain Exchange Company | BEC Kuwait
Al Mulla International Exchange | شركة الملا العالمية للصرافة
Oman UAE Exchange | عمان والإمارات للصرافة
Alinma Bank | مصرف الإنماء
Arab National Bank Saudi Arabia | البنك العربي الوطني | ANB Saudi
Dar Al-Maal Al-Islami Trust | DMI Trust
Yarmouk Industrial Complex | Al-Yarmouk Military Factory
Sudanese Popular Resistance Al-Muqawama al-Sha'biya | المقاومة الشعبية السودان
National Congress Party Sudan | Hizb al-Mu'tamar al-Watani
Popular Congress Party Sudan | Hizb al-Mu'tamar al-Sha'bi
Economic and Social Development Fund Libya | صندوق الإنماء الاقتصادي والاجتماعي | ESDF Libya
Military Investment Authority Libya | General Authority for Military Investment
Libyan House of Representatives | Tobruk Parliament
High Council of State Libya | المجلس الأعلى للدولة ليبيا
128th Brigade Libya | اللواء 128 معزز | 128 Reinforced Brigade
Palestinian General Intelligence Service | جهاز المخابرات العامة الفلسطينية | Mukhabarat al-Amma Palestine
Al-Ansar Charity Association Gaza | جمعية الأنصار الخيرية
Islamic Society Gaza | Al-Jam'iya al-Islamiya Gaza
Islamic Charitable Society Hebron | الجمعية الخيرية الإسلامية الخليل
Al-Mujamma al-Islami Gaza | المجمع الإسلامي | Islamic Center Gaza
Al-Rahmah Islamic Association Gaza | جمعية الرحمة للأعمال الخيرية
Interpal Welfare Trust | إنتربال
Al-Quds International Foundation | مؤسسة القدس الدولية | Al-Quds International Institution
Popular Conference for Palestinians Abroad | المؤتمر الشعبي لفلسطينيي الخارج
Al-Aqsa Television | قناة الأقصى الفضائية
Al-Intaj Bank | بنك الإنتاج الفلسطيني | Al-Intaj Bank Gaza
Samidoun Palestinian Prisoner Solidarity Network | شبكة صامدون | Samidoun
Addameer Prisoner Support | مؤسسة الضمير لرعاية الأسير
Al-Haq Organization | Law in the Service of Man
Union of Agricultural Work Committees | اتحاد لجان العمل الزراعي
Charity Association of Solidarity with the Palestinian People | ABSPP | Associazione Benefica di Solidarietà con il Popolo Palestinese
La Cupola d'Oro | Golden Dome Charity
Filistin Vakfi | Palestine Foundation Istanbul
Trend GYO | Trend Gayrimenkul Yatırım Ortaklığı | Trend Real Estate Investment
Redin Exchange | Redin Company Istanbul
Dahabshiil | دهب شيل
Tawakal Money Express | توكل للتحويل
Hormuud Telecom | هورمود
Xinjiang Daqo New Energy | Xinjiang Daquan Xinnengyuan
Xinjiang East Hope Nonferrous Metals | Xinjiang Dongfang Xiwang
Xinjiang GCL New Energy Material Technology | 新疆协鑫新能源材料科技 | Xinjiang Xiexin
Xinjiang Zhongtai Chemical | Zhongtai Group
Xinjiang Nonferrous Metal Industry Group | Xinjiang Youse
Xinjiang Goldwind Science and Technology | 新疆金风科技 | 金风科技
TBEA Company Limited | 特变电工 | Tebian Electric Apparatus
Xinjiang Production and Construction Corps Public Security Bureau | XPCC Public Security Bureau
Xinjiang Chalkis | 新疆中基实业 | Chalkis Group
Xinjiang Litai Silk Road Investment | 新疆丽泰丝路 | Litai Textiles
Hetian Haolin Hair Accessories | 和田浩林发饰品
Lop County Hair Product Industrial Park | 洛浦县发制品产业园
Changji Esquel Textile | 昌吉溢达纺织
Aksu Huafu Textiles | 阿克苏华孚色纺 | Huafu Fashion | 华孚时尚
COFCO Tunhe | COFCO Sugar Holding | 中粮糖业
Ninestar Corporation | 纳思达 | Apex Microelectronics Zhuhai | 纳思达股份有限公司
Camel Group | 骆驼集团
Xinjiang Communist Party Political and Legal Affairs Commission | 新疆维吾尔自治区党委政法委员会 | XUAR Political and Legal Affairs Committee
Xinjiang Lianhai Chuangzhi | 立昂技术
Meiya Pico | 厦门市美亚柏科信息 | 美亚柏科 | 国投智能
Zhejiang Uniview Technologies | 浙江宇视科技 | 宇视科技
Intellifusion | Yuntian Lifei
NetPosa Technologies | 东方网力 | Dongfang Wangli
FiberHome Technologies Group | 烽火科技集团 | Fenghuo Keji
Tiandy Technologies | 天地伟业 | Tiandi Weiye | 天津天地伟业科技有限公司 | 天地伟业技术有限公司
Cambricon Technologies | Zhongke Hanwuji | 中科寒武纪 | 中科寒武纪科技股份有限公司
Enflame Technology | 燧原科技 | Suiyuan Keji | 上海燧原科技股份有限公司
Iluvatar CoreX | 天数智芯 | Tianshu Zhixin | 上海天数智芯半导体股份有限公司
Zhaoxin Semiconductor | Shanghai Zhaoxin
UNISOC | 紫光展锐 | Ziguang Zhanrui | Spreadtrum Communications | 紫光展锐（上海）科技有限公司
Tsinghua Unigroup | 紫光集团 | Ziguang Group | New Unigroup | 新紫光集团
Hua Hong Semiconductor | Huahong Grace | 华虹半导体 | Shanghai Huahong Grace Semiconductor | 华虹集团 | Hua Hong Group | Huahong Hongli
Nexchip Semiconductor | 晶合集成 | 合肥晶合集成电路股份有限公司
Fujian Jinhua Integrated Circuit | JHICC
SiCarrier | 新凯来 | Xinkailai | Shenzhen Xinkailai | 深圳市新凯来技术有限公司
SwaySure Technology | 昇维旭 | Shengweixu | 昇维旭技术有限公司 | 深圳市昇维旭技术有限公司
Pengxinwei IC Manufacturing | 鹏芯微 | PXW Semiconductor | 深圳市鹏芯微集成电路制造有限公司
Piotech | 拓荆科技 | Tuojing Keji
ACM Research Shanghai | 盛美半导体 | 盛美半导体设备（上海）股份有限公司
Hwatsing Technology | 华海清科 | Huahai Qingke
Kingsemi | 芯源微 | Shenyang Xinyuan | 沈阳芯源微电子设备股份有限公司
Empyrean Technology | 华大九天 | Huada Jiutian | 北京华大九天科技股份有限公司
Wingtech Technology | 闻泰科技 | Wentai Keji
Nexperia | 安世半导体 | Anshi Semiconductor
GigaDevice Semiconductor | 兆易创新 | Zhaoyi Chuangxin | 兆易创新科技集团股份有限公司
Will Semiconductor Company | 韦尔半导体 | 上海韦尔半导体股份有限公司 | 豪威集成电路（集团）股份有限公司
BOE Technology Group | 京东方 | Jingdongfang | Beijing Oriental Electronics | 京东方科技集团股份有限公司
TCL Technology | TCL科技 | China Star Optoelectronics | 华星光电
Goertek | 歌尔股份
Luxshare Precision | 立讯精密 | Lixun Jingmi | 立讯精密工业股份有限公司
BBK Electronics | 步步高电子 | Bubugao
Pinduoduo | PDD Holdings
Didi Global | 滴滴出行 | Didi Chuxing | Xiaoju Kuaizhi
Zhipu AI | 智谱华章 | Knowledge Atlas Technology
DeepSeek | 深度求索 | Hangzhou Shendu Qiusuo | 杭州深度求索人工智能基础技术研究有限公司
4Paradigm | 第四范式 | Disi Fanshi | 北京第四范式智能技术股份有限公司
RoboSense | 速腾聚创 | Suteng Juchuang | 深圳市速腾聚创科技有限公司
Autel Robotics | 道通智能 | Daotong Zhineng | 深圳市道通智能航空技术股份有限公司 | Autel Intelligent
JOUAV Automation | 纵横自动化 | Chengdu Zongheng | 成都纵横自动化技术股份有限公司
Ehang Holdings | 亿航智能
Unitree Robotics | 宇树科技 | Yushu Keji | 杭州宇树科技股份有限公司
Origin Quantum | 本源量子 | Benyuan Liangzi | 本源量子计算科技（合肥）股份有限公司
QuantumCTek | 国盾量子 | Guodun Liangzi | 科大国盾量子技术股份有限公司
LandSpace | 蓝箭航天 | Lanjian Hangtian | 蓝箭航天空间科技股份有限公司
Galactic Energy | 星河动力 | Xinghe Dongli | 北京星河动力航天科技股份有限公司
Head Aerospace Technology | 海德航空 | Beijing Head Aerospace
CETHIK Group | 中电海康集团 | Zhongdian Haikang
China Aerospace Times Electronics | 航天时代电子
Beijing Aerospace Automatic Control Institute | BACC 12th Institute
Beijing Institute of Space Mechanics and Electricity | 北京空间机电研究所
China Academy of Aerospace Electronics Technology | CASC Ninth Academy
Sichuan Aerospace Industry Corporation | 四川航天工业集团 | SCAIC
Guizhou Aerospace Industry | CASIC 10th Academy | Jiangnan Space Industry
Hunan Aerospace Industry Corporation | CASIC 068 Base
Avicopter | 中航直升机
Guizhou Aircraft Industry Corporation | 贵飞
Luoyang Institute of Electro-Optical Equipment | 洛阳电光设备研究所 | AVIC 613 Institute
AVIC Forstar | 富士达科技
Chengdu Engine Group | AECC Chengdu Engine
Shenyang Liming Aero Engine | AECC Shenyang Liming
Xi'an Aero-Engine Group | XAE Xi'an
AECC South Industry Company | 南方航空工业 | China South Aviation Industry Zhuzhou
Gas Turbine Research Establishment China | 中国燃气涡轮研究院 | AECC Sichuan Gas Turbine Establishment
Harbin Dongan Engine | AECC Harbin Dongan
Guangzhou Shipyard International | 广船国际
Yangzijiang Shipbuilding | 扬子江船业
New Times Shipbuilding | 新时代造船
China Shipping Container Lines | 中海集装箱运输 | CSCL
Shanghai International Port Group | SIPG | 上港集团
Ningbo Zhoushan Port Group | 宁波舟山港集团
Rizhao Port Group | 日照港集团 | Rizhao Shihua Crude Oil Terminal | 日照实华原油码头
Shandong Port Group | 山东省港口集团
Tianjin Port Group | 天津港集团
Dalian Port | 大连港集团
Guangzhou Port Group | 广州港集团
Shandong Shouguang Luqing Petrochemical | Luqing Petrochemical
Shandong Chambroad Jingbo | 山东京博石化 | Chambroad Petrochemicals
Yulong Petrochemical | Shandong Yulong
China ZhenHua Oil | Norinco Zhenhua
Norinco International Cooperation | 北方国际合作
Myanmar Yang Tse Copper | 缅甸扬子铜业
GEM Company China | 格林美 | Gelinmei | 格林美股份有限公司
China Northern Rare Earth | 北方稀土 | Baotou Rare Earth | 中国北方稀土（集团）高科技股份有限公司
Yunnan Tin Company | 云南锡业
China International Capital Corporation | 中国国际金融股份 | 中金公司 | 中国国际金融股份有限公司
China Guangfa Bank | Guangdong Development Bank
Ping An Bank | Shenzhen Development Bank
Shanghai Stock Exchange | Shangjiaosuo
Shenzhen Stock Exchange | SZSE
China UnionPay | 中国银联 | Yinlian
Bank of China Hong Kong | 中银香港 | BOC Hong Kong
Ministry of Foreign Affairs of the People's Republic of China | Waijiaobu
Ministry of Science and Technology of the People's Republic of China | Kejibu
Ministry of Finance of the People's Republic of China | Caizhengbu
Ministry of Natural Resources of the People's Republic of China | 自然资源部
Ministry of Transport of the People's Republic of China | 交通运输部
Supreme People's Court of China | 最高人民法院
Supreme People's Procuratorate of China | 最高人民检察院
State Council of the People's Republic of China | 国务院 | Guowuyuan
National Supervisory Commission of China | 国家监察委员会
National Immigration Administration of China | 国家移民管理局
National Health Commission of China | 国家卫生健康委员会
Central Political and Legal Affairs Commission | 中央政法委员会 | Zhengfawei
610 Office | 六一〇办公室
Organization Department of the Chinese Communist Party | 中央组织部 | Zhongzubu
Publicity Department of the Chinese Communist Party | 中央宣传部 | Propaganda Department of the Central Committee | Zhongxuanbu
Central Military Commission Joint Staff Department | 中央军委联合参谋部
Central Military Commission Political Work Department | 中央军委政治工作部 | General Political Department of the PLA
People's Liberation Army Rocket Force | PLA Rocket Force | 中国人民解放军火箭军 | Second Artillery Corps | 第二炮兵部队 | PLARF | 火箭军
People's Liberation Army Strategic Support Force | 战略支援部队 | PLASSF | 中国人民解放军战略支援部队 | PLA Strategic Support Force
People's Liberation Army Information Support Force | 信息支援部队
People's Liberation Army Cyberspace Force | 网络空间部队
People's Liberation Army Aerospace Force | 军事航天部队
People's Liberation Army Navy | PLA Navy | PLAN China | 中国人民解放军海军 | Chinese Navy
People's Liberation Army Air Force | PLA Air Force | PLAAF | 中国人民解放军空军 | Chinese Air Force
Third Department of the PLA General Staff | 总参三部
PLA Information Engineering University | 信息工程大学 | Zhengzhou Information Science and Technology Institute
PLA Naval University of Engineering | 海军工程大学
PLA Air Force Engineering University | 空军工程大学
PLA Rocket Force University of Engineering | 火箭军工程大学
Army Engineering University of the PLA | 陆军工程大学 | PLA University of Science and Technology
PLA Academy of Military Science | 军事科学院
North University of China | 中北大学 | Taiyuan Institute of Machinery
Changchun University of Science and Technology | 长春理工大学
Huazhong University of Science and Technology | 华中科技大学
Zhejiang University | Zheda
Xi'an Jiaotong University | XJTU
South China University of Technology | 华南理工大学 | Huanan Ligong
Central South University | 中南大学
Kunming University of Science and Technology | 昆明理工大学
Renmin University of China | People's University of China
China University of Mining and Technology | 中国矿业大学
Southern University of Science and Technology | 南方科技大学 | SUSTech
Institute of Computing Technology of the Chinese Academy of Sciences | CAS ICT
Institute of Automation of the Chinese Academy of Sciences | CASIA
Institute of Microelectronics of the Chinese Academy of Sciences | IMECAS
Aerospace Information Research Institute | 空天信息创新研究院
Beijing Academy of Artificial Intelligence | 北京智源人工智能研究院
Wuhan Institute of Virology | 中国科学院武汉病毒研究所 | 武汉病毒所
WuXi AppTec | Yaoming Kangde | 无锡药明康德新药开发股份有限公司
WuXi Biologics | 药明生物 | 无锡药明生物技术股份有限公司
China Nuclear Engineering and Construction | 中国核工业建设集团 | CNECC
China Nuclear Power Technology Research Institute | 中广核研究院
Nuclear Power Institute of China | 中国核动力研究设计院
China Institute of Atomic Energy | 中国原子能科学研究院
Dongfang Electric Corporation | 东方电气集团
Harbin Electric Corporation | 哈尔滨电气集团
CCCC Dredging | 中交疏浚 | Tianjin Dredging
China Harbour Engineering Company | CHEC
Shanghai Zhenhua Heavy Industries | ZPMC
China International Water and Electric | 中国水利电力对外
China Machinery Engineering Corporation | 中国机械设备工程 | CMEC
China National Technical Import and Export Corporation | CNTIC
China National Chemical Engineering | CNCEC
Shandong Hi-Speed Group | 山东高速集团
Anbang Insurance | Dajia Insurance
Tomorrow Holding | 明天控股
Country Garden | Biguiyuan
China Vanke | 万科企业
China Fortune Land Development | 华夏幸福 | CFLD
Great Wall Motor | GWM China
SAIC-GM-Wuling | 上汽通用五菱
Brilliance Auto | 华晨汽车
Shacman Shaanxi Automobile Group | 陕汽集团 | Shaanqi | Shaanxi Automobile Group | 陕西汽车集团股份有限公司
Foton Motor | 福田汽车 | 北汽福田汽车股份有限公司
Lixiang Auto | 理想汽车 | 北京车和家信息技术有限公司
NIO Inc | 蔚来汽车
XPeng Motors | 小鹏汽车
Sungrow Power Supply | 阳光电源
LONGi Green Energy | 隆基绿能 | 隆基绿能科技股份有限公司
JinkoSolar | 晶科能源
Trina Solar | 天合光能
JA Solar | 晶澳太阳能 | 晶澳太阳能科技股份有限公司
GCL Technology | 协鑫科技
EVE Energy | 亿纬锂能 | Yiwei Lineng | 惠州亿纬锂能股份有限公司
Gotion High-Tech | 国轩高科 | Guoxuan High-tech | 合肥国轩高科动力能源有限公司
CALB Group | 中创新航 | Zhongchuang Xinhang | China Aviation Lithium Battery | 中创新航科技集团股份有限公司
Envision Group | 远景科技
Korea Mannyon Trading Corporation | Mannyon Health Industry | 조선만년보건총회사
Korea Zinc Industrial Group | 조선아연공업총회사
Korea Oil Exploration Corporation | KOEC | 조선원유개발총회사
Ministry of Crude Oil Industry of North Korea | 원유공업성
Korean Workers' Party Central Military Commission | 조선로동당 중앙군사위원회
North Korean Strategic Rocket Force | Strategic Force of the Korean People's Army | 조선인민군 전략군 | Strategic Rocket Force Command KPA
Bureau 121 | 121국 | Cyber Warfare Guidance Unit
Lab 110 | Technology Reconnaissance Team Lab 110 | 110호 연구소
Korea Computer Center | KCC Pyongyang | KCC North Korea | 조선콤퓨터쎈터 | 조선콤퓨터중심 | Choson Computer Center
Pyongyang Informatics Centre | 평양정보센터
Korea Nam Gang Trading Corporation | Namgang Construction
Korea South-South Cooperation Corporation | 조선남남합작회사
Glocom | Global Communications Co Pan Systems
Jinmyong Joint Bank | 진명합영은행 | Jinmyong Bank
Cheil Credit Bank | First Credit Bank Pyongyang
Jinsong Joint Bank | 진성합영은행 | Jinsong Bank
Korea National Maritime Administration | Maritime Administration Bureau North Korea | 륙해운성
Kim Il Sung University | 김일성종합대학 | Kim Il Sung Comprehensive University | 金日成综合大学 | 金日成総合大学
Kim Il Sung Military University | 김일성군사종합대학 | Kim Il Sung Military Academy | Kim Il-sung University of Military
Pyongyang University of Computer Technology | 평양콤퓨터기술대학
University of Natural Sciences Pyongsong | 리과대학 평성 | Pyongsong College of Science
State Academy of Sciences North Korea | 국가과학원
Ministry of External Economic Relations North Korea | 대외경제성
Korea Chonryu General Trading | 천류무역회사
Socialist Patriotic Youth League | 사회주의애국청년동맹 | Kim Il Sung-Kimjongilist Youth League
Myanmar Petroleum Products Enterprise | MPPE
No. 1 Mining Enterprise Myanmar | ME1 Myanmar
Myanma Investment and Commercial Bank | MICB | Myanmar Investment and Commercial Bank | မြန်မာ့ရင်းနှီးမြှုပ်နှံမှုနှင့်ကူးသန်းရောင်းဝယ်ရေးဘဏ်
Myanmar Agricultural Development Bank | MADB
Myanmar Police Force | မြန်မာနိုင်ငံရဲတပ်ဖွဲ့ | Burma Police
Myanmar Air Force | Tatmadaw Lay | တပ်မတော်လေ
Myanmar Navy | Tatmadaw Yay
Myanmar Ministry of Defence | ကာကွယ်ရေးဝန်ကြီးဌာန
State Security and Peace Commission Myanmar | SSPC Myanmar
Htoo Group of Companies | ထူးကုမ္ပဏီ
Max Myanmar Group | မက်စ်မြန်မာ
International Group of Entrepreneurs Myanmar | IGE Myanmar | International Gateways Group
Myanmar Chemical and Machinery Company | MCM Myanmar
Suntac Technologies | Suntac Group
Cargo Link Petroleum Logistics | CLPL Myanmar
Bamar People's Liberation Army | BPLA Bamar
Three Brotherhood Alliance | ညီနောင်မဟာမိတ်သုံးဖွဲ့ | 三兄弟联盟
Strategic Plans Division Pakistan | Strategic Plans Division Force | SPD Pakistan
Air Weapons Complex | AWC Pakistan
Maritime Technologies Complex | MTC Karachi Maritime Technologies
Pakistan Military Intelligence | MI Pakistan | Directorate General Military Intelligence Pakistan
Intelligence Bureau Pakistan | IB Pakistan
Counter Terrorism Department Pakistan | CTD Punjab Pakistan
Pakistan Rangers | رینجرز پاکستان
Pakistan Railways | پاکستان ریلوے
Pakistan Post | پاکستان ڈاک | Pakistan Post Office
Bank Alfalah | بینک الفلاح
Meezan Bank | میزان بینک
National Transmission and Despatch Company | NTDC Pakistan
Karachi Port Trust | KPT Karachi
Mari Petroleum Company | Mari Energies
Fauji Foundation | فوجی فاؤنڈیشن
Pakistan Peoples Party | PPPP Parliamentarians
Balochistan Republican Army | BRA Balochistan | بلوچ ریپبلکن آرمی
Baloch Liberation Front | Baluchistan Liberation Front
Baloch Raji Ajoi Sangar | BRAS Baloch
Sindhudesh Revolutionary Army | سندھو دیش روولوشنری آرمی
Lashkar-e-Islam | Army of Islam Khyber
Bharat Earth Movers Limited | BEML
Garden Reach Shipbuilders and Engineers | GRSE
Goa Shipyard Limited | गोवा शिपयार्ड
Hindustan Shipyard Limited | HSL Visakhapatnam
Munitions India Limited | म्यूनिशंस इंडिया
National Aerospace Laboratories India | CSIR-NAL
Heavy Water Board | भारी पानी बोर्ड
Bharatiya Nabhikiya Vidyut Nigam | BHAVINI
Power Finance Corporation | PFC India
Food Corporation of India | भारतीय खाद्य निगम
Bharat Sanchar Nigam Limited | BSNL
Mahanagar Telephone Nigam Limited | MTNL
Mumbai Port Authority | Mumbai Port Trust | मुंबई पत्तन प्राधिकरण
Jawaharlal Nehru Port Authority | JNPT | Nhava Sheva Port
Comptroller and Auditor General of India | नियंत्रक एवं महालेखापरीक्षक | CAG India
Financial Intelligence Unit India | FIU-IND
Central Board of Direct Taxes | CBDT
Directorate of Revenue Intelligence India | DRI India
Serious Fraud Investigation Office India | SFIO
Narcotics Control Bureau India | स्वापक नियंत्रण ब्यूरो
Assam Rifles | असम राइफल्स
Indian Army | Bharatiya Thal Sena
Press Trust of India | PTI India
Samajwadi Party | Socialist Party Uttar Pradesh
All India Trinamool Congress | সর্বভারতীয় তৃণমূল কংগ্রেস
Telangana Rashtra Samithi | Bharat Rashtra Samithi | భారత్ రాష్ట్ర సమితి
Jammu and Kashmir National Conference | جموں و کشمیر نیشنل کانفرنس
Kamtapur Liberation Organisation | কামতাপুর লিবারেশন অর্গানাইজেশন | KLO Kamtapur
People's Liberation Guerrilla Army India | PLGA Naxal
Reliance Industries | रिलायंस इंडस्ट्रीज | RIL Mumbai
Janata Bank Bangladesh | জনতা ব্যাংক
BASIC Bank Bangladesh | Bangladesh Small Industries and Commerce Bank
Chittagong Port Authority | চট্টগ্রাম বন্দর কর্তৃপক্ষ
Bangladesh Police Detective Branch | ডিবি পুলিশ | DB Police Dhaka
Jatiya Party Bangladesh | জাতীয় পার্টি
Neo-JMB | Islamic State Bangladesh | নব্য জেএমবি
Afghanistan International Bank | AIB Kabul
Pashtany Bank | پښتنی بانک
Ariana Afghan Airlines | Da Ariana Afghan Hawayi Sherkat
Northern Coal Enterprise Afghanistan | تصدی ذغال سنگ شمال
Afghanistan Railway Authority | اداره خط آهن افغانستان
Afghanistan Customs Department | ریاست عمومی گمرکات افغانستان
Ministry for the Propagation of Virtue and Prevention of Vice | وزارت امر بالمعروف و نهی عن المنکر | Amr bil Maruf Ministry Afghanistan
Badri 313 Battalion | Badri Unit Taliban
Islamic State Caucasus Province | Вилаят Кавказ | Wilayat al-Qawqaz
Ajnad al-Kavkaz | Аджнад аль-Кавказ
Turkish Statistical Institute | Türkiye İstatistik Kurumu | TÜİK
Türk Eximbank | Export Credit Bank of Turkey | Türkiye İhracat Kredi Bankası
Borsa İstanbul | İstanbul Menkul Kıymetler Borsası
Türkiye Finans Katılım Bankası | Turkiye Finans
Türk Ekonomi Bankası | TEB Bank
Türkiye Kömür İşletmeleri | TKİ Turkey
Elektrik Üretim Anonim Şirketi | EÜAŞ | Electricity Generation Company Turkey
Türkiye Elektrik İletim | TEİAŞ | Turkish Electricity Transmission Corporation
Türkiye Elektrik Dağıtım | TEDAŞ | Turkish Electricity Distribution Corporation
Devlet Hava Meydanları İşletmesi | State Airports Authority of Turkey
Posta ve Telgraf Teşkilatı | Turkish Post | PTT Türkiye
Türkiye Radyo Televizyon Kurumu | TRT Turkey | Turkish Radio and Television Corporation
Türkiye Denizcilik İşletmeleri | Turkish Maritime Organization
Sermaye Piyasası Kurulu | Capital Markets Board of Turkey
Türkiye Varlık Fonu | Turkey Wealth Fund
Toplu Konut İdaresi | TOKİ | Housing Development Administration of Turkey
Cumhuriyet Halk Partisi | Republican People's Party Turkey
Milliyetçi Hareket Partisi | Nationalist Movement Party Turkey
Halkların Demokratik Partisi | Peoples' Democratic Party Turkey | Partiya Demokratîk a Gelan
Halkların Eşitlik ve Demokrasi Partisi | DEM Party | Peoples' Equality and Democracy Party
Yeniden Refah Partisi | New Welfare Party
Hür Dava Partisi | HÜDA PAR | Free Cause Party
Süleymancılar | Süleyman Efendi Community | Süleymanists
BMC Otomotiv | British Motor Corporation Turkey
Türkiye Şişe ve Cam Fabrikaları | Şişecam
Kardemir | Karabük Demir Çelik
Habaş | Hamdi Başaran Sınai ve Tıbbi Gazlar
İskenderun Demir ve Çelik | İSDEMİR
Hacı Ömer Sabancı Holding | Sabancı Holding
Kazakhstan Engineering National Company | Казахстан инжиниринг | Kazakhstan Engineering
Kazakhtelecom | Қазақтелеком | Казахтелеком
SCAT Airlines | СКАТ Казахстан
Jusan Bank | Жусан Банк | Tsesnabank | First Heartland Jusan Bank
Eurasian Bank Kazakhstan | Евразийский банк
Committee of State Revenues of Kazakhstan | Комитет государственных доходов | KGD Kazakhstan
Da Group 22 | Da Group 22 Kazakhstan
Uzbekistan Railways | UTY Uzbekistan
Kapitalbank Uzbekistan | Капиталбанк
Uzbekistan State Customs Committee | Davlat bojxona qo'mitasi
Dushanbe City Bank | Душанбе Сити
Tajik Air | Tojik Air
Azerbaijan Railways | ADY Azerbaijan
Baku International Sea Trade Port | Bakı Beynəlxalq Dəniz Ticarət Limanı
Kapital Bank Azerbaijan | Kapital Bank Baku
Xalq Bank Azerbaijan | Xalq Bank Bakı
Azerbaijan State Customs Committee | Dövlət Gömrük Komitəsi
Ministry of Defence Industry of Azerbaijan | Müdafiə Sənayesi Nazirliyi
Evocabank | Prometey Bank
Armenian General Benevolent Union | Հայկական Բարեգործական Ընդհանուր Միություն | Parekordzagan
Georgian State Electrosystem | სახელმწიფო ელექტროსისტემა | GSE Georgia
Georgian Public Broadcaster | საზოგადოებრივი მაუწყებელი
Georgian Post | საქართველოს ფოსტა
Conservative Movement Alt-Info | ალტ-ინფო | Alt Info
Special State Protection Service of Georgia | სახელმწიფო დაცვის სპეციალური სამსახური
National Bank of Abkhazia | Bank of Abkhazia
State Security Committee of South Ossetia | КГБ Южной Осетии
Serbian Customs Administration | Управа царина
Komercijalna banka Beograd | NLB Komercijalna banka
United Serbia Party | Jedinstvena Srbija
Dveri Serbian Movement | Dveri Movement
Ministry of the Interior of Republika Srpska | MUP Republike Srpske
National Assembly of Republika Srpska | Narodna skupština Republike Srpske
Army of Serbian Krajina | Srpska vojska Krajine
White Eagles Paramilitary | Beli orlovi
Telekom Srpske | M:tel Banja Luka
Rafinerija nafte Brod | Brod Oil Refinery | Bosanski Brod Refinery
BH Telecom | Bosnia and Herzegovina Telecom
Pretis Vogošća | PRETIS
Binas Bugojno | BINAS
Unis Ginex | Ginex Goražde
Aluminij Mostar | Aluminij Industries
Nova banka Banja Luka | Нова банка
Prointer ITSS | Prointer IT Solutions and Services
Sirius 2010 Banja Luka | Sirijus 2010
Una World Network | UNA TV | Una Television
Alternative Television Banja Luka | ATV Banja Luka | Alternativna televizija
Kaldera Company | Kaldera Banja Luka
Croatian Democratic Union of Bosnia and Herzegovina | HDZ BiH | Hrvatska demokratska zajednica Bosne i Hercegovine
Active Islamic Youth | Aktivna islamska omladina | AIO Bosnia
Croatian Radiotelevision | HRT Croatia
Croatian News Agency | Hrvatska izvještajna novinska agencija
Hrvatski Telekom | T-Hrvatski Telekom
Hrvatska pošta | Croatian Post
Agrokor | Fortenova Group | Fortenova grupa
Zagrebačka banka | Zaba Zagreb
Zagreb Stock Exchange | Zagrebačka burza
Bulgarian Energy Holding | BEH Bulgaria
Bulgargaz | Булгаргаз
Bulgarian State Railways | BDZ | БДЖ
TEREM Bulgaria | TEREM Holding
Lukoil Neftochim Burgas | Neftochim
Bulgarian National Television | БНТ
Commission for Anti-Corruption Bulgaria | КПКОНПИ
Movement for Rights and Freedoms | DPS Bulgaria
Revival Party Bulgaria | Vazrazhdane
Committee for State Security Bulgaria | Държавна сигурност | Darzhavna sigurnost
DSK Bank | Държавна спестовна каса
Macedonian Railways | Македонски железници | Makedonski Železnici
Eurobank Ergasias | Τράπεζα Eurobank
Attica Bank | Τράπεζα Αττικής | CrediaBank
Piraeus Port Authority | OLP Piraeus | ΟΛΠ
Thessaloniki Port Authority | OLTH
Electricity Authority of Cyprus | AIK Cyprus | ΑΗΚ
Hellenic Police | ELAS Greece
Communist Party of Greece | ΚΚΕ | KKE Greece
New Democracy Greece | Νέα Δημοκρατία
METLEN Energy and Metals | Μυτιληναίος | Mytilineos
General Directorate for Defence Intelligence of Romania | Direcția Generală de Informații a Apărării | DGIA Romania
Banca Comercială Română | BCR Romania | Romanian Commercial Bank BCR | BCR Banca Comerciala Romana
BRD Groupe Société Générale | Banca Română pentru Dezvoltare
Charles University | Univerzita Karlova | Karlova univerzita | Karls-Universität Prag | Charles University in Prague
Fraunhofer-Gesellschaft zur Förderung der angewandten Forschung | Fraunhofer Society | Fraunhofer-Gesellschaft
Max-Planck-Gesellschaft zur Förderung der Wissenschaften | Max Planck Society | Max-Planck-Gesellschaft
Nihon Keizai Shimbun | Nikkei Inc | 日本経済新聞 | 日本経済新聞社
Armbusinessbank | Armenian Business Bank | Armbiznesbank | Армбизнесбанк
National Agency for Mineral Resources Romania | ANRM
Șantierul Naval Mangalia | Daewoo Mangalia Heavy Industries
Damen Galați Shipyard | Șantierul Naval Galați
IAR Brașov | Industria Aeronautică Română
Liberty Galați | Sidex Galați | Combinatul Siderurgic Galați
National Anticorruption Center of Moldova | Centrul Național Anticorupție
Autonomous Territorial Unit of Gagauzia | Gagauz Yeri | Автономное территориальное образование Гагаузия
4iG | 4iG Nyrt
Magyar Posta | Hungarian Post
Rába Járműipari Holding | Raba Automotive
Állami Számvevőszék | State Audit Office of Hungary
Legfőbb Ügyészség | Prosecutor General's Office of Hungary
Nemzeti Választási Iroda | National Election Office of Hungary
Demokratikus Koalíció | Democratic Coalition Hungary
Tisza Párt | Respect and Freedom Party | Tisztelet és Szabadság Párt
Turkish Red Crescent | Türk Kızılayı
Somali Red Crescent Society | Ururka Bisha Cas
Abu Dhabi Commercial Bank | ADCB
RAKBANK | National Bank of Ras Al Khaimah | بنك رأس الخيمة الوطني
National Bank of Fujairah | NBF Fujairah
Ahli United Bank | البنك الأهلي المتحد
OQ Group Oman | مجموعة أوكيو
Sohar Port and Freezone | ميناء صحار
Fujairah Free Zone Authority | هيئة المنطقة الحرة بالفجيرة
Ajman Free Zone | المنطقة الحرة بعجمان
Ras Al Khaimah Economic Zone | هيئة مناطق رأس الخيمة الاقتصادية
Sharjah Airport International Free Zone | SAIF Zone | المنطقة الحرة لمطار الشارقة
Hamriyah Free Zone | المنطقة الحرة بالحمرية
Executive Office for Anti-Money Laundering UAE | المكتب التنفيذي لمواجهة غسل الأموال
Aerocaribbean | Aero Caribbean Cuba
Banco Metropolitano Cuba | BANMET
Banco Popular de Ahorro Cuba | BPA Cuba
Banco Internacional de Comercio Cuba | BICSA
Banco Exterior de Cuba | BEC Cuba
Havana International Bank | Havin Bank | HAVIN
Unión Eléctrica de Cuba | UNE Cuba
Unión de Industria Militar Cuba | UIM Cuba
Antillana de Acero | Empresa Siderúrgica José Martí
Cubazúcar | AZCUBA | Grupo Azucarero AZCUBA
Cubaexport | Empresa Cubana Exportadora de Alimentos
Alimport | Empresa Comercializadora de Alimentos
Quimimport | Empresa Cubana Importadora y Exportadora de Productos Químicos
Maquimport | Empresa Comercializadora de Objetivos Industriales
Transimport | Empresa Central de Abastecimiento y Venta de Equipos de Transporte
Medicuba | Empresa Importadora Exportadora de Productos Médicos
Comercializadora de Servicios Médicos Cubanos | SMC Cuba
Grupo Empresarial de Tabaco de Cuba | TABACUBA
Islazul | Cadena Hotelera Islazul
Policía Nacional Revolucionaria | PNR Cuba | National Revolutionary Police of Cuba
Departamento de Seguridad del Estado Cuba | G2 Cuba
Unión de Jóvenes Comunistas | UJC Cuba
Aduana General de la República de Cuba | Cuban Customs
Correos de Cuba | Cuban Post
Ferrocarriles de Cuba | Unión de Ferrocarriles de Cuba
Comisión Nacional de Telecomunicaciones Venezuela | CONATEL Venezuela
Consejo Nacional Electoral Venezuela | CNE Venezuela
Tribunal Supremo de Justicia Venezuela | TSJ Venezuela | Supreme Court of Venezuela | Tribunal Supremo de Justicia | Supreme Tribunal of Justice of Venezuela
Policía Nacional Bolivariana | PNB Venezuela
Milicia Nacional Bolivariana | Bolivarian Militia
Guardia Nacional Bolivariana Comando Antiextorsión y Secuestro | CONAS Venezuela
Empresa Mixta Socialista de Vehículos Venezolanos | EMSOVEN
Empresa Aeronáutica Nacional Venezuela | EANSA
Paraguaná Refinery Complex | Centro de Refinación Paraguaná | CRP Paraguaná
Carbozulia | Carbones del Zulia
Productora y Distribuidora Venezolana de Alimentos | PDVAL | PDVAL Venezuela
Mercal | Mercado de Alimentos C.A.
Venezolana de Televisión | VTV Venezuela
Tupamaro Venezuela | Movimiento Revolucionario Tupamaro
Comandos de la Frontera | CDF Putumayo
Águilas Negras | Black Eagles Colombia
Los Caparros | Caparrapos | Los Caparrapos
La Cordillera Pereira | Cordillera Gang
Los Pepes | Perseguidos por Pablo Escobar
Los Chapitos | Chapitos Faction
Los Ardillos | The Squirrels Guerrero
Los Salazar | Salazar Cell Sonora
Barredora 24/7 | La Barredora
Fuerza Anti-Unión Tepito | Fuerza Antiunión
Milícia Liga da Justiça | Bonde do Zinho
Guardiões do Estado | GDE Ceará | Guardians of the State Ceará
Sindicato do Crime RN | Sindicato do Crime do Rio Grande do Norte
Los Monos Rosario | Los Monos Gang
Ñetas | Asociación Ñeta
Feuerkrieg Division | FKD Feuerkrieg
Sonnenkrieg Division | SKD Sonnenkrieg
National Action United Kingdom | Scottish Dawn | NS131
The Terrorgram Collective | Terrorgram
Antifa Ost | Hammerbande
Proud Boys | Proud Boys Chapter
Three Percenters | III% Three Percenters
Islamic State Libya | Wilayat Tarabulus | Wilayat Barqa | ولاية طرابلس
Islamic State Yemen Province | Wilayat al-Yemen | ولاية اليمن
Islamic State East Asia Province | Wilayat Sharq Asya | ولاية شرق آسيا
Islamic State Pakistan Province | Wilayat Pakistan
Islamic State Hind Province | Wilayah of Hind | ولاية الهند
Al-Furqan Media Foundation | مؤسسة الفرقان
As-Sahab Media | مؤسسة السحاب
Al-Zallaqa Media | مؤسسة الزلاقة
Selselat al-Thahab | Silsilah Money Exchange
Al-Haram Foreign Exchange | Al-Haram Transfer Co
Sidar Company Algeria | شركة سيدار
Jaysh al-Ummah Gaza | جيش الأمة في بيت المقدس | Army of the Nation Gaza
Islamic Resistance Front in Syria | أولي البأس | Uli al-Bas
Alwiyat al-Waad al-Haq | True Promise Brigades
Liwa al-Tafuf | 13th Brigade Popular Mobilization
Katiba des Narathiwat | Runda Kumpulan Kecil | RKK Thailand
Hizbut Tahrir Indonesia | HTI Indonesia
Barisan Revolusi Nasional Melayu Patani | BRN Coordinate
Royal Sulu Force Sultanate of Sulu | Royal Sulu Army
Republik Maluku Selatan | Republic of South Maluku | RMS Maluku
Tamil Coordinating Committee | TCC Tamil
Devrimci Karargah | Revolutionary Headquarters Turkey
Koma Civakên Kurdistan | KCK Kurdistan | Kurdistan Communities Union
Partiya Çareserî Demokratîk a Kurdistanê | Kurdistan Democratic Solution Party
Heyva Sor a Kurdistanê | Kurdish Red Crescent
Peoples' United Revolutionary Movement | Halkların Birleşik Devrim Hareketi | HBDH
Justice Commandos | Justice Commandos of the Armenian Genocide | JCAG
Resistência Galega | Galician Resistance
Terra Lliure | Free Land Catalonia
Front de Libération Nationale Corse 22 Octobre | FLNC du 22 Octobre
Cellules Communistes Combattantes | Communist Combatant Cells
Nuclei Armati Rivoluzionari | NAR Italy
Ordine Nuovo | New Order Italy
Revolutionäre Zellen | Revolutionary Cells
Reichsbürger | Reich Citizens Movement
Ansaar International | Ansaar Düsseldorf
Internationale Humanitäre Hilfsorganisation | IHH Deutschland
Die wahre Religion | LIES! Stiftung
Kalifatstaat | Hilafet Devleti | Caliphate State Cologne
Millatu Ibrahim | Milla Ibrahim
Sharia4Belgium | Sharia 4 Belgium
Al-Muhajiroun | Islam4UK
Forsane Alizza | Knights of Pride
Collectif contre l'islamophobie en France | CCIF
Generation Identity | Génération identitaire | Identitäre Bewegung
Tablighi Jamaat | جماعة التبليغ
AUE Movement | Арестантское уголовное единство | Arestantskoye Ugolovnoye Yedinstvo
Tambov Gang | Тамбовская ОПГ | Tambov-Malyshev Organized Crime Group
Solntsevskaya Bratva | Солнцевская ОПГ | Solntsevo Brotherhood
Supreme Vikings Confraternity | Vikings Confraternity Nigeria
Wo Hop To | 和合桃
Big Circle Gang | 大圈仔 | Dai Huen Jai
World Hongmen History and Culture Association | 世界洪門歷史文化協會
Four Seas Gang | 四海幫 | Si Hai Bang
Celestial Alliance | 天道盟 | Tian Dao Meng
Kokang Border Guard Force | 果敢边防军
Office Congolais de Contrôle | OCC RDC
Fonds National d'Entretien Routier RDC | FONER
Garde Républicaine RDC | Republican Guard of the Congo
Cellule Nationale des Renseignements Financiers | CENAREF
Centre d'expertise d'évaluation et de certification RDC | CEEC RDC
Inspection Générale des Finances RDC | IGF RDC
Front commun pour le Congo | FCC RDC
Union Sacrée de la Nation | USN RDC
Mouvement de libération du Congo | MLC RDC
Zaïre Self-Defence Group Ituri | Zaïre-FPAC | FPAC-Zaïre
Raia Mutomboki | Outraged Citizens
Office Burundais des Recettes | OBR Burundi
Office pour le Développement du Café du Burundi | ODECA
Banque de Crédit de Bujumbura | BCB Burundi
Interbank Burundi | IBB Burundi
Rwanda Mines Board | RMB Rwanda | Rwanda Mines, Petroleum and Gas Board
Rwanda Development Board | RDB Rwanda
Banque Populaire du Rwanda | BPR Bank Rwanda
Rwanda Investigation Bureau | RIB Rwanda
Uganda Revenue Authority | URA Uganda
Uganda Railways Corporation | URC Uganda
Chieftaincy of Military Intelligence | CMI Uganda
Special Forces Command Uganda | SFC Uganda
Kenya Ports Authority | KPA Kenya | KPA Mombasa
Kenya Airways | KQ Kenya
Orange Democratic Movement | Chama cha Chungwa
United Democratic Alliance Kenya | UDA Kenya
Safaricom | M-Pesa Safaricom
Equity Bank Kenya | Equity Group Holdings
Co-operative Bank of Kenya | Benki ya Ushirika Kenya
Financial Reporting Centre Kenya | FRC Kenya
Asset Recovery Agency Kenya | ARA Kenya
Ethiopian Customs Commission | የጉምሩክ ኮሚሽን
Tigray Defence Forces | የትግራይ መከላከያ ኃይል | TDF Tigray
National Security Office Eritrea | NSO Eritrea
Housing and Commerce Bank Eritrea | HCBE
Djibouti Ports and Free Zones Authority | Autorité des Ports et des Zones Franches de Djibouti
Jubaland Security Force Ras Kamboni | Ras Kamboni Brigade
Nigerian Ports Authority | NPA Nigeria
Nigeria Customs Service | NCS Nigeria
Nigerian Railway Corporation | NRC Nigeria
Nigerian Television Authority | NTA Nigeria
Nigerian Communications Commission | NCC Nigeria
Department of Petroleum Resources Nigeria | Nigerian Upstream Petroleum Regulatory Commission | NUPRC
Nigerian Bulk Electricity Trading | NBET
Miyetti Allah Cattle Breeders | MACBAN
Dangote Group | Dangote Industries
Volta River Authority | VRA Ghana
Ghana Revenue Authority | GRA Ghana
Ghana Railway Company | GRCL
National Petroleum Company Sierra Leone | Petroleum Directorate Sierra Leone
National Revenue Authority Sierra Leone | NRA Sierra Leone
National Port Authority Liberia | NPA Liberia
Unity Party Liberia | UP Liberia
Gambia Ports Authority | GPA Gambia
Alliance for Patriotic Reorientation and Construction | APRC Gambia
National Intelligence Agency Gambia | State Intelligence Services Gambia
Port Autonome de Dakar | PAD Dakar
Port Autonome d'Abidjan | PAA Abidjan
Port Autonome de San Pedro | PASP
Port Autonome de Cotonou | PAC Bénin
Port Autonome de Lomé | PAL Togo
Port Autonome de Douala | PAD Douala
Port Autonome de Kribi | PAK Kribi
Port Autonome de Conakry | PAC Conakry
Port Autonome de Nouadhibou | PAN Mauritanie
Port Autonome de Pointe-Noire | PAPN
Société Multinationale de Bitumes | SMB Abidjan
Front populaire ivoirien | FPI Côte d'Ivoire
Direction Générale des Impôts et Domaines Sénégal | DGID Sénégal
Société de Patrimoine des Eaux | SONES
Alliance pour la République Sénégal | APR Sénégal
Parti démocratique sénégalais | PDS Sénégal
Société de Gestion de l'Énergie de Manantali | SOGEM
Organisation pour la mise en valeur du fleuve Sénégal | OMVS
Banque Malienne de Solidarité | BMS Mali
Office du Niger | Office of the Niger Mali
Forces armées nigériennes | FAN Niger
Société Minière de l'Azelik | SOMINA
Société de Mines du Niger | SONIMA
Société Nationale de l'Aménagement des Terres | SONATUR
Loterie Nationale Burkinabè | LONAB
Société Nationale de Commercialisation des Produits Pétroliers | SONACOP | SONACOP Bénin
Fonds Gabonais d'Investissements Stratégiques | FGIS
Parti démocratique gabonais | PDG Gabon
Direction Générale des Services Spéciaux Gabon | DGSS Gabon
Chemin de fer Congo-Océan | CFCO
Cotontchad | Société Nouvelle Cotonnière du Tchad
Conseil militaire de transition Tchad | CMT Tchad
Bois Rouge Centrafrique | Wood International Group
Zambia Railways | ZRL Zambia
Zambia Revenue Authority | ZRA Zambia
National Railways of Zimbabwe | NRZ
Great Dyke Investments | GDI Zimbabwe
Grain Marketing Board Zimbabwe | GMB Zimbabwe
Malawi Revenue Authority | MRA Malawi
Malawi Congress Party | MCP Malawi
Société du Port à Gestion Autonome de Toamasina | SPAT Toamasina
Office Malgache des Hydrocarbures | OMH Madagascar
Mauritius Ports Authority | MPA Mauritius
Mauritius Revenue Authority | MRA Mauritius
Empresa Nacional de Exploração de Aeroportos | ENANA
Aeroportos de Moçambique | ADM Moçambique
Correios de Moçambique | Mozambique Post
Air Traffic and Navigation Services South Africa | ATNS
Financial Intelligence Centre South Africa | FIC South Africa
National Prosecuting Authority South Africa | NPA South Africa
African National Congress | ANC South Africa
Democratic Alliance South Africa | Demokratiese Alliansie
Autoridad Portuaria Nacional Panamá | Autoridad Marítima de Panamá | Panama Maritime Authority | AMP Panamá
Autoridad del Canal de Panamá | ACP Panamá
Empresa Nacional Portuaria Honduras | ENP Honduras
Dirección General de Ingresos Nicaragua | DGI Nicaragua
Correos de Nicaragua | Nicaraguan Post
Consejo Supremo Electoral Nicaragua | CSE Nicaragua
Ministerio Público de Guatemala | Fiscalía General Guatemala
Banco de Costa Rica | BCR Costa Rica
Empresa Distribuidora de Electricidad del Norte | Edenorte
Office National d'Assurance-Vieillesse | ONA Haïti
Électricité d'Haïti | EDH Haïti
Banque Nationale de Crédit Haïti | BNC Haïti
Police Nationale d'Haïti | PNH Haïti
Autorité Portuaire Nationale Haïti | APN Haïti
Gang Cinq Segonds | Cinq Secondes
Baz Galil | Gang de Village de Dieu
Empresa Siderúrgica del Perú | SIDERPERÚ
Policía Nacional del Perú | PNP Perú
Empresa Nacional de Ferrocarriles Bolivia | ENFE
Banco Unión Bolivia | Banco Unión S.A.
Aduana Nacional de Bolivia | Bolivian Customs
Companhia Docas do Estado de São Paulo | CODESP | Autoridade Portuária de Santos
Banco do Estado do Rio Grande do Sul | Banrisul
Camargo Corrêa | Mover Participações
JBS S.A. | Friboi | José Batista Sobrinho
BRF S.A. | Brasil Foods
Empresa Portuaria Valparaíso | EPV Chile
Resistencia Mapuche Lafkenche | RML Chile
Weichan Auka Mapu | Lucha del Territorio Rebelde
Ferrocarriles Argentinos | FASE Argentina
Banco de la Nación Argentina | BNA Argentina
Prefectura Naval Argentina | PNA Argentina
Gendarmería Nacional Argentina | GNA Argentina
Instituto de Previsión Social Paraguay | IPS Paraguay
Tabacalera del Este | Tabesa
Hamburg Südamerikanische Dampfschifffahrts-Gesellschaft | Hamburg Süd
Hapag-Lloyd | Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft | HAPAG
Ocean Network Express | ONE Line
Yang Ming Marine Transport Corporation | Yangming
Pacific International Lines | PIL Singapore | 太平船務
SITC International Holdings | 海豐國際
Sinokor Merchant Marine | 장금상선
Korea Marine Transport Company | KMTC | 고려해운
SM Line | SM상선
Heung-A Shipping | 흥아해운
Pan Ocean | 팬오션
Polaris Shipping | 폴라리스쉬핑
International Seaways OSG | Overseas Shipholding Group
Great Eastern Shipping Company | GE Shipping
International Container Terminal Services | ICTSI
China Merchants Port | 招商局港口 | CMPort
Grimaldi Group | Grimaldi Lines
Ignazio Messina | Messina Line
Torm | D/S Torm | Dampskibsselskabet Torm
Matson Navigation | Matson Inc
American President Lines | APL Lines
Safmarine | South African Marine Corporation
Nile Dutch Africa Line | NileDutch
Bolloré Africa Logistics | Africa Global Logistics | AGL Logistics
Empresa de Navegación Mambisa | Mambisa Cuba
Anglo American | Anglo American Corporation of South Africa
Rio Tinto | RTZ
Barrick Gold | American Barrick Resources
Glencore | Glencore Xstrata
Schlumberger | SLB
Baker Hughes | BHGE
ConocoPhillips | Continental Oil Company
Occidental Petroleum | Oxy Petroleum
PNC Financial Services | Pittsburgh National Corporation
HCA Healthcare | Hospital Corporation of America
CVS Health | Consumer Value Stores | CVS Pharmacy
Honeywell International | AlliedSignal
International Telephone and Telegraph | ITT Inc
NXP Semiconductors | Philips Semiconductors
STMicroelectronics | SGS-Thomson Microelectronics
Infineon Technologies | Siemens Semiconductors
ASML Holding | Advanced Semiconductor Materials Lithography
ASM International | Advanced Semiconductor Materials International
Applied Materials | AMAT
KLA Corporation | KLA-Tencor
SK hynix | Hyundai Electronics | SK하이닉스
Kia Corporation | 기아자동차
Kioxia | Toshiba Memory
Nidec | Nippon Densan
TDK Corporation | Tokyo Denki Kagaku
Kyocera | Kyoto Ceramic
Fanuc | Fuji Automatic Numerical Control
Advantest | アドバンテスト | Takeda Riken
Denso | Nippondenso
Honda Motor | 本田技研工業 | Honda Giken Kogyo
Sojitz | Nissho Iwai
Telefónica | Compañía Telefónica Nacional de España
Banco Bilbao Vizcaya Argentaria | BBVA
Banco Santander | Santander Central Hispano | BSCH
Actividades de Construcción y Servicios | ACS Dragados
Inditex | Industria de Diseño Textil
Iberia Líneas Aéreas de España | Iberia Airlines
Salzgitter AG | Preussag Stahl
Bayer AG | Farbenfabriken Bayer
Commerzbank | Commerz- und Privatbank
Credit Suisse | Schweizerische Kreditanstalt
Swiss Re | Schweizerische Rückversicherungs-Gesellschaft
Münchener Rück | Munich Re | Münchener Rückversicherungs-Gesellschaft
Hannover Rück | Hannover Re
UniCredit Group | Credito Italiano
Intesa Sanpaolo | Banca Intesa | Istituto Bancario San Paolo di Torino
Banco BPM | Banco Popolare di Milano
Mediobanca | Banca di Credito Finanziario
Iveco Defence Vehicles | IDV Iveco
ArcelorMittal SA | Mittal Steel | Arcelor
Solvay | Syensqo
AB InBev | Anheuser-Busch InBev | Interbrew
Unilever | Lever Brothers
Lloyds Banking Group | Lloyds TSB
NatWest Group | National Westminster Bank
Vinci | Société Générale d'Entreprises | SGE Vinci
Veolia | Vivendi Environnement
Suez Environnement | Lyonnaise des Eaux
Renault | Régie Nationale des Usines Renault
Catholic Relief Services | CRS Baltimore
International Rescue Committee | IRC New York
Danish Refugee Council | DRC Danmark | Dansk Flygtningehjælp
Cruz Roja Española | Spanish Red Cross
Action contre la Faim | Action Against Hunger
Islamic Relief Worldwide | الإغاثة الإسلامية عبر العالم
Muslim Aid | مسلم ايد
Human Appeal International | هيئة الأعمال الخيرية
Rahma International Society | جمعية الرحمة العالمية
International Islamic Charitable Organization | الهيئة الخيرية الإسلامية العالمية
Sheikh Abdullah Al-Nouri Charity | جمعية عبدالله النوري الخيرية
International Union of Muslim Scholars | الاتحاد العالمي لعلماء المسلمين
Taibah International | هيئة طيبة
Muwafaq Foundation | Blessed Relief Foundation | مؤسسة موفق
Human Concern International | HCI Canada Charity
Mercy International | Mercy International Relief Agency
Deniz Feneri Derneği | Lighthouse Association Turkey
Cansuyu Yardımlaşma Derneği | Cansuyu Charity
Yeryüzü Doktorları | Doctors Worldwide Turkey
Diyanet Vakfı | Türkiye Diyanet Vakfı | Turkish Religious Foundation
Islamische Gemeinschaft Millî Görüş | Millî Görüş
Ministry of Finance of Iran | Vezarat-e Omur-e Eghtesadi va Darayi | وزارت امور اقتصادی و دارایی | Ministry of Economic Affairs and Finance of Iran
Ministry of Energy of Iran | Vezarat-e Niru | وزارت نیرو
Ministry of Justice of Iran | Vezarat-e Dadgostari
Presidency of the Islamic Republic of Iran Center for Innovation and Technology Cooperation | Markaz-e Hamkariha-ye Tahavol va Pishraft | CITC Iran
Bank Hapoalim | בנק הפועלים
Israel Tax Authority | רשות המסים בישראל | Rashut HaMisim
World Zionist Organization Settlement Division | החטיבה להתיישבות | Settlement Division Israel
Amana Settlement Movement | אמנה תנועת ההתיישבות של גוש אמונים
HaShomer Yosh | Hashomer Judea and Samaria
Egyptian Electricity Holding Company | EEHC
Entreprise Portuaire d'Alger | مؤسسة ميناء الجزائر | EPAL Alger
Direction Générale des Douanes Algériennes | المديرية العامة للجمارك الجزائرية | Algerian Customs
Administration des Douanes et Impôts Indirects | إدارة الجمارك والضرائب غير المباشرة | Moroccan Customs
Direction Générale des Douanes Tunisie | الديوانة التونسية | Tunisian Customs
Libyan Customs Authority | مصلحة الجمارك الليبية
Jordan Customs | دائرة الجمارك الأردنية
Yemen Customs Authority | مصلحة الجمارك اليمنية
Egyptian Customs Authority | مصلحة الجمارك المصرية
State Customs Committee of Turkmenistan | Türkmenistanyň Döwlet gümrük gullugy
General Customs Directorate of Turkey | Gümrükler Genel Müdürlüğü | Turkish Customs
General Department of Vietnam Customs | Tổng cục Hải quan | Vietnam Customs
Directorate General of Customs and Excise Indonesia | Direktorat Jenderal Bea dan Cukai | Bea Cukai
Thai Customs Department | กรมศุลกากร | Krom Sunlakakorn
Lao Customs Department | ກົມພາສີ
General Department of Customs and Excise of Cambodia | អគ្គនាយកដ្ឋានគយ និងរដ្ឋាករកម្ពុជា
Korea Customs Service | 관세청 | Gwansecheong
Japan Customs | Zeikan
Administración Nacional de Aduanas Uruguay | Dirección Nacional de Aduanas Uruguay
FPT Corporation | Financing and Promoting Technology Corporation
Vietnam People's Public Security | Công an nhân dân Việt Nam
Ministry of Public Security of Vietnam | Bo Cong An
Ministry of National Defence of Vietnam | Bo Quoc Phong
Indonesian National Army | Tentara Nasional Indonesia Angkatan Darat | TNI-AD
Indonesian Navy | TNI Angkatan Laut | TNI-AL
Ministry of Defence of Ukraine | Minoborony Ukrainy
Ministry of Internal Affairs of Ukraine | MVS Ukraine
Ministry of Defence of Belarus | Minoborony Belarusi | Министерство обороны Республики Беларусь | Міністэрства абароны Рэспублікі Беларусь | Ministerstvo oborony Respubliki Belarus | Belarusian Ministry of Defence | Ministry of Defence of the Republic of Belarus
Ministry of Defence of Armenia | ՀՀ պաշտպանության նախարարություն
Police of Armenia | ՀՀ ոստիկանություն
Ministry of Defence of Turkey | Millî Savunma Bakanlığı
Ministry of Interior of Turkey | İçişleri Bakanlığı
Gendarmerie General Command Turkey | Jandarma Genel Komutanlığı
Turkish Coast Guard Command | Sahil Güvenlik Komutanlığı
Ministry of Defence of Israel | משרד הביטחון | Misrad HaBitahon
Military Academy of the General Staff of the Armed Forces of Russia | Voyennaya akademiya Generalnogo shtaba | Военная академия Генерального штаба | Военная академия Генерального штаба Вооруженных сил Российской Федерации
Positive Technologies | Позитив Текнолоджиз | Pozitiv Teknolodzhiz
Shahid Sattari Aeronautical University | Shahid Sattari Air Force University | دانشگاه هوایی شهید ستاری
Paravar Pars Company | Pravar Pars | پرآور پارس
Fajr Aviation Composite Industries | صنایع هوایی فجر | Fajr Aviation and Composites Industry
Shahid Karimi Group | Shahid Karimi Industries
Imam Reza International University | دانشگاه بین المللی امام رضا
Central Bank of Syria | مصرف سورية المركزي | Masraf Suriya al-Markazi | Banque centrale de Syrie | Syrian Central Bank | البنك المركزي السوري
Ministry of Defence of Syria | وزارة الدفاع السورية | Syrian Ministry of Defence | Syrian Ministry of Defense | Wizarat al-Difa al-Suriya
Fethullahist Terrorist Organization | FETO | Fethullahçı Terör Örgütü | Gülen Movement | Hizmet Hareketi | Gulenist Movement | Gulen Terrorist Organization
Yakuza | ヤクザ | Boryokudan | 暴力団 | Gokudo
Ilsim International Bank | 일심국제은행 | Ilsim Bank | Ilsim Int'l Bank
Kumgang Bank | 금강은행 | Kumkang Bank | 金刚银行
Rason International Commercial Bank | 라선국제상업은행 | Rason Bank | Rajin Sonbong Bank
Central Bank of the Democratic People's Republic of Korea | 조선중앙은행 | Choson Chungang Unhaeng | Central Bank of North Korea | 朝鲜中央银行 | Central Bank of the DPRK
Pyongyang University of Science and Technology | PUST | 평양과학기술대학 | P'yŏngyang Kwahak Kisul Taehak | 平壤科技大学 | 평양과기대
Pyongyang University of Mechanical Engineering | 평양기계종합대학 | Pyongyang University of Machinery
Pyongyang Kim Ch'aek University | Pyongyang University of Foreign Studies | 평양외국어대학
Kim Il Military Academy | Mirim College | 미림대학 | Kim Il Political Military University | 김일정치군사대학
Haeju University of Technology | 해주공업대학
Unhasu Orchestra | 은하수관현악단
Choson Paekho Trading Corporation | Korea Paekho Trading Corporation | 조선백호무역회사 | Joson Paekho Muyok Hoesa | Paekho Trading Corporation
Korea Ocean Shipping Agency | 조선외양대리점 | KOSA North Korea
Naenara | 내나라
General Bureau of Architecture of North Korea | 건설건재공업성
Equipment Development Department | 装备发展部 | EDD China
Sichuan University | 四川大学 | 川大 | Sichuan Daxue
Bank of China | BOC China | 中国银行 | 中国银行股份有限公司 | Zhongguo Yinhang | Банк Китая | 中行
China Poly Group | 中国保利集团有限公司 | 保利集团 | Baoli Jituan | China Poly Group Corporation
Alibaba | 阿里巴巴 | Alibaba Group | 阿里巴巴集团控股有限公司 | アリババ | 알리바바
Baidu | 百度 | 百度在线网络技术（北京）有限公司 | 北京百度网讯科技有限公司 | Baidu Online
Hesai | 禾赛科技 | Hesai Technology | 上海禾赛科技有限公司 | Hesai Group | Hesai Keji
Venezuelan Ministry of Defence | Ministry of People's Power for Defense | Ministerio del Poder Popular para la Defensa | Ministerio del Poder Popular para la Defensa de Venezuela | Ministry of the People's Power for Defence | Ministry of Popular Power for Defense | People's Ministry of Defense of Venezuela | Venezuelan Ministry of Defense | Ministry of Defence of Venezuela
Ministry of Interior of Venezuela | Ministerio del Poder Popular para Relaciones Interiores, Justicia y Paz | Ministry of People's Power for Interior, Justice and Peace | Ministry of Popular Power for Interior Relations, Justice and Peace | MPPRIJP
Ministry of Foreign Affairs of Venezuela | Ministerio del Poder Popular para Relaciones Exteriores | Ministry of People's Power for Foreign Affairs | Ministry of Popular Power for Foreign Affairs
Ministry of Petroleum of Venezuela | Ministerio del Poder Popular de Petróleo | Ministerio del Poder Popular para el Petróleo | Ministry of People's Power for Petroleum | Ministry of Popular Power for Petroleum
Ministry of Finance of Venezuela | Ministerio del Poder Popular de Economía y Finanzas | Ministry of People's Power for Economy and Finance | Ministerio del Poder Popular para la Economía y Finanzas | Ministry of Popular Power for Economy and Finance
Habanos | Habanos S.A. | Corporación Habanos
Nicaraguan National Police | Policía Nacional de Nicaragua | National Police of Nicaragua | Policía Nacional Nicaragua | PNN Nicaragua
Myanma Timber Enterprise | Myanmar Timber Enterprise | မြန်မာ့သစ်လုပ်ငန်း
Ministry of Internal Affairs of the Republic of Belarus | МВД Беларуси | MVD Belarusi | Ministry of Interior of Belarus | Міністэрства ўнутраных спраў Рэспублікі Беларусь | Министерство внутренних дел Республики Беларусь | Belarusian Ministry of Internal Affairs
OMON Belarus | ОМОН Беларуси | Special Purpose Police Unit Belarus | Minsk OMON | ОМОН ГУВД Мингорисполкома
Beltamozhservice | Белтаможсервис | Beltamozhservis
Peleng | Пеленг | OJSC Peleng | ОАО Пеленг
Agat Electromechanical Plant | Агат электромеханический завод | AGAT Minsk | Агат-электромеханический завод
Tradive General Trading | تراديف للتجارة العامة
GSK Advance Company | جي اس كي | GSK Advance
Lobaye Invest | Lobaye Invest SARLU | Лобае Инвест
Meroe Gold | Meroe Gold Co | ميرو جولد | M Invest Sudan
Diamville | Diamville SAU | Midas Ressources
Presidential Security Regiment | Régiment de sécurité présidentielle | RSP Burkina
Mercedes-Benz Group | Daimler | Daimler AG | Mercedes-Benz | 戴姆勒 | 梅赛德斯-奔驰 | DaimlerChrysler | Daimler-Benz
Toyota Motor | Toyota | トヨタ自動車 | Toyota Jidosha | 丰田汽车 | Toyota Motor Corporation | 豊田自動車 | 도요타자동차
Nissan Motor | Nissan | 日産自動車 | Nissan Jidosha | 日产汽车 | 닛산자동차
Hitachi | 日立製作所 | Hitachi Seisakusho | 日立 | Hitachi Limited
Samsung Electronics | 삼성전자 | Samsung Jeonja | 三星电子 | サムスン電子 | سامسونج
Hyundai Motor | 현대자동차 | Hyundai Jadongcha | 现代汽车 | Hyundai Motor Company | 現代自動車
Hanwha Aerospace | 한화에어로스페이스 | Samsung Techwin | Hanwha Techwin
Boeing | The Boeing Company | 波音 | ボーイング | Боинг
Lockheed Martin | 洛克希德·马丁 | Lockheed | Локхид Мартин
Northrop Grumman | 诺斯罗普·格鲁曼
Procter & Gamble | P&G | Procter and Gamble | 宝洁
Johnson & Johnson | J&J | Johnson and Johnson | 强生
Microsoft | 微软 | Майкрософт | マイクロソフト
Google | Alphabet | Google LLC | 谷歌 | Alphabet Inc
Apple | Apple Computer | 苹果公司 | Apple Inc
Amazon | Amazon.com | 亚马逊
X Corp | Twitter | Twitter Inc
Deutsche Bank | 德意志银行 | ドイツ銀行 | Дойче Банк
Crédit Agricole | Calyon | Caisse nationale de crédit agricole | 法国农业信贷银行
Citigroup | Citibank | Citicorp | 花旗银行 | 花旗集团 | First National City Bank
JPMorgan Chase | JP Morgan | J.P. Morgan | Chase Manhattan | 摩根大通 | JPMorgan
Goldman Sachs | 高盛 | Goldman Sachs Group
Morgan Stanley | 摩根士丹利
Siemens | 西门子 | Сименс | シーメンス | Siemens Aktiengesellschaft
Bosch | Robert Bosch | Robert Bosch GmbH | 博世
Thyssenkrupp | Thyssen Krupp | 蒂森克虏伯
Rheinmetall | 莱茵金属 | Rheinische Metallwaaren- und Maschinenfabrik
Nestlé | 雀巢 | Нестле | ネスレ
Novartis | Ciba-Geigy | 诺华
Roche | F. Hoffmann-La Roche | Hoffmann-La Roche | 罗氏 | Roche Holding
Saint-Gobain | Compagnie de Saint-Gobain | 圣戈班
Stellantis | Fiat Chrysler Automobiles
Nokia | 诺基亚 | Nokia Oyj | Nokia Corporation
IKEA | Ingka Group | 宜家 | Inter IKEA
Al Barakaat | Al-Barakat | البركات | Barakaat Group of Companies
Wirecard | Wirecard AG
Danske Bank | Den Danske Bank | Danske Bank A/S
Egyptian General Intelligence Service | GIS Egypt | جهاز المخابرات العامة المصرية | General Intelligence Directorate Egypt | Mukhabarat al-Amma al-Misriyya
National Development Complex | NDC Pakistan | National Development Centre Pakistan | National Defense Complex | NESCOM National Development Complex | National Defence Complex Pakistan
Central Bank of Libya | مصرف ليبيا المركزي | CBL Libya | Masraf Libya al-Markazi | Banque centrale de Libye
Central Bank of Iraq | البنك المركزي العراقي | CBI Iraq | Al-Bank al-Markazi al-Iraqi
Ansar al-Furqan | انصار الفرقان | حركة أنصار إيران
Liwa Abu al-Fadl al-Abbas | لواء أبو الفضل العباس | Abu al-Fadl al-Abbas Brigade
Sultan Murad Division | فرقة السلطان مراد | Firqat al-Sultan Murad | Sultan Murad Brigade
Syrian Electronic Army | الجيش السوري الإلكتروني | SEA Syria
Alfa Group | Альфа-Групп | Alfa Group Consortium
Rosbank | Росбанк
Russian Standard Bank | Банк Русский Стандарт | Bank Russkiy Standart | Russki Standart Bank
Zenit Bank | Банк Зенит | Bank Zenit
Hydra Market | Гидра | Hydra Marketplace
Bitpapa | Bitpapa IC FZC LLC
Jamaat ul-Dawa al-Quran | Jama'at al-Da'wa ila al-Qur'an wal-Sunna | Jama'at ul Dawa al-Qu'ran | Group for the Call to the Quran | Jama'at al-Da'wa al-Sunnat | Jama'at Da'wa al-Sunnat
Ansar-e Hezbollah | Ansar-e Hizbullah | Supporters of the Party of God | Followers of the Party of God | انصار حزب الله | Helpers of the Party of God
Banco Occidental de Descuento | BOD Venezuela | Western Discount Bank
Banco Nacional de Crédito Venezuela | BNC Venezuela
Servicio Nacional de Aprendizaje | SENA Colombia | National Learning Service Colombia
Superintendencia Financiera de Colombia | Financial Superintendence of Colombia | Superfinanciera
Superintendencia de Sociedades Colombia | Supersociedades | Superintendence of Companies Colombia
Superintendencia de Industria y Comercio | SIC Colombia | Superintendence of Industry and Commerce Colombia
Fiscalía General de la Nación Colombia | Attorney General's Office of Colombia | Office of the Attorney General of Colombia
Departamento Administrativo de Seguridad | DAS Colombia | Administrative Department of Security Colombia
Dirección Nacional de Inteligencia Colombia | DNI Colombia | National Intelligence Directorate of Colombia
Policía Nacional de Colombia | PONAL | National Police of Colombia
Banco Agrario de Colombia | Banagrario | Caja Agraria Colombia | Caja de Crédito Agrario Industrial y Minero
Fondo de Garantías de Instituciones Financieras | Fogafín
Fondo Nacional del Ahorro Colombia | FNA Colombia | National Savings Fund Colombia
Fondo para el Financiamiento del Sector Agropecuario | Finagro
Federación Nacional de Cafeteros de Colombia | Fedecafé | National Federation of Coffee Growers of Colombia | Colombian Coffee Growers Federation
Sociedad de Activos Especiales | SAE Colombia | Special Assets Society Colombia
Sociedad de Fabricación de Automotores | Sofasa | Renault Sofasa
Empresa de Telecomunicaciones de Bogotá | ETB Colombia
Empresa de Acueducto y Alcantarillado de Bogotá | Acueducto de Bogotá | EAAB
Empresas Municipales de Cali | EMCALI
Refinería de Cartagena | Reficar | Cartagena Refinery
Instituto Nacional de Vías Colombia | INVIAS | National Roads Institute Colombia
Agencia Nacional de Infraestructura Colombia | ANI Colombia | National Infrastructure Agency Colombia
Unidad Administrativa Especial de Aeronáutica Civil | Aerocivil | Civil Aviation Authority of Colombia
Jurisdicción Especial para la Paz | JEP Colombia | Special Jurisdiction for Peace Colombia
Instituto Nacional Penitenciario y Carcelario | INPEC Colombia
Instituto Colombiano de Crédito Educativo y Estudios Técnicos en el Exterior | ICETEX
Almacenes Éxito | Grupo Éxito
Banco Davivienda | Corporación Colombiana de Ahorro y Vivienda
Oficina Nacional Antidrogas | ONA Venezuela | Superintendencia Nacional Antidrogas | SUNAD Venezuela
Superintendencia de las Instituciones del Sector Bancario | SUDEBAN
Comisión Nacional de Administración de Divisas | CADIVI | Centro Nacional de Comercio Exterior | CENCOEX
Instituto Venezolano de los Seguros Sociales | IVSS
Corporación de Abastecimiento y Servicios Agrícolas | Corporación CASA Venezuela
Compañía Anónima de Administración y Fomento Eléctrico | CADAFE
Electrificación del Caroní | EDELCA
La Electricidad de Caracas | Electricidad de Caracas | EDC Venezuela
Instituto Nacional de Aeronáutica Civil Venezuela | INAC Venezuela
Instituto Nacional de los Espacios Acuáticos | INEA Venezuela
CVG Ferrominera Orinoco | Ferrominera del Orinoco
Complejo Siderúrgico Nacional Venezuela | CSN Venezuela
Petróleos de Venezuela Agrícola | PDVSA Agrícola
Universidad Central de Venezuela | UCV Venezuela | Central University of Venezuela
Acción Democrática Venezuela | Democratic Action Venezuela
Mesa de la Unidad Democrática | MUD Venezuela | Democratic Unity Roundtable
Voluntad Popular | Popular Will Venezuela
Superintendencia de Bancos Ecuador | Superintendency of Banks of Ecuador
Unidad de Análisis Financiero y Económico Ecuador | UAFE Ecuador | Financial and Economic Analysis Unit Ecuador
Corporación Financiera Nacional Ecuador | CFN Ecuador | National Financial Corporation Ecuador
Consejo Nacional Electoral Ecuador | CNE Ecuador | National Electoral Council Ecuador
Empresa Cantonal de Agua Potable y Alcantarillado de Guayaquil | ECAPAG
Empresa Pública Metropolitana de Agua Potable y Saneamiento Quito | EPMAPS | EMAAP-Q
Empresa Ecuatoriana de Aviación | Ecuatoriana de Aviación
Petroamazonas | Petroamazonas EP
Alianza PAIS | Movimiento Alianza PAIS | Patria Altiva i Soberana
Superintendencia de Banca, Seguros y AFP | Superintendency of Banking, Insurance and Private Pension Funds Peru | SBS Peru | Superintendencia de Banca y Seguros del Perú
Superintendencia del Mercado de Valores Perú | Comisión Nacional Supervisora de Empresas y Valores | CONASEV
Superintendencia Nacional de los Registros Públicos | SUNARP
Registro Nacional de Identificación y Estado Civil | RENIEC
Oficina de Normalización Previsional | ONP Peru
Seguro Social de Salud del Perú | EsSalud
Organismo Supervisor de la Inversión en Energía y Minería | OSINERGMIN | Osinerg
Organismo Supervisor de Inversión Privada en Telecomunicaciones | OSIPTEL
Organismo Supervisor de la Inversión en Infraestructura de Transporte de Uso Público | OSITRAN
Instituto Nacional de Defensa de la Competencia y de la Protección de la Propiedad Intelectual | INDECOPI
Perupetro | Empresa Estatal de Derecho Privado Perupetro
Fondo Nacional de Financiamiento de la Actividad Empresarial del Estado | FONAFE
Banco de la Nación Perú | Bank of the Nation Peru
Banco de Crédito del Perú | Credicorp Banco de Crédito | Credit Bank of Peru
Corporación Peruana de Aeropuertos y Aviación Comercial | CORPAC Peru
Compañía Peruana de Vapores | Peruvian Steamship Company | CPV Peru
Universidad Nacional Mayor de San Marcos | UNMSM | National University of San Marcos
Pontificia Universidad Católica del Perú | PUCP | Pontifical Catholic University of Peru
Perú Libre | Free Peru National Political Party | Partido Político Nacional Perú Libre
Southern Copper Corporation | Southern Peru Copper Corporation
Compañía Minera Antamina | Antamina
Autoridad de Supervisión del Sistema Financiero | ASFI Bolivia
Servicio de Impuestos Nacionales Bolivia | SIN Bolivia | National Tax Service Bolivia
Unidad de Investigaciones Financieras Bolivia | UIF Bolivia
Empresa Metalúrgica Vinto | Vinto Metallurgical Company
Empresa Siderúrgica del Mutún | Mutún Steel Company
Empresa de Apoyo a la Producción de Alimentos | EMAPA Bolivia
Administración de Aeropuertos y Servicios Auxiliares a la Navegación Aérea | AASANA
Navegación Aérea y Aeropuertos Bolivianos | NAABOL
Administración de Servicios Portuarios Bolivia | Port Services Administration Bolivia
Central Obrera Boliviana | COB Bolivia | Bolivian Workers' Center
Movimiento Nacionalista Revolucionario | MNR Bolivia | Revolutionary Nationalist Movement
Carabineros de Chile | Chilean Carabineros
Comisión para el Mercado Financiero Chile | CMF Chile | Financial Market Commission Chile
Unidad de Análisis Financiero Chile | UAF Chile | Financial Analysis Unit Chile
Tesorería General de la República de Chile | General Treasury of the Republic of Chile
Televisión Nacional de Chile | TVN Chile | National Television of Chile
Metro de Santiago | Empresa de Transporte de Pasajeros Metro | Santiago Metro
Compañía Manufacturera de Papeles y Cartones | Empresas CMPC | CMPC Chile
Compañía de Aceros del Pacífico | CAP Chile
CAP Acero | Compañía Siderúrgica Huachipato
Compañía de Petróleos de Chile | Copec
Banco de Crédito e Inversiones | Bci Chile
Compañía Chilena de Navegación Interoceánica | CCNI Chile
Pontificia Universidad Católica de Chile | PUC Chile | Pontifical Catholic University of Chile
Partido por la Democracia Chile | PPD Chile | Party for Democracy Chile
Frente Amplio Chile | Broad Front Chile
Unidad de Información Financiera Argentina | UIF Argentina | Financial Information Unit Argentina
Comisión Nacional de Valores Argentina | CNV Argentina | National Securities Commission Argentina
Comisión Nacional de Energía Atómica Argentina | CNEA Argentina | National Atomic Energy Commission Argentina
Policía Federal Argentina | PFA Argentina | Argentine Federal Police
Policía de Seguridad Aeroportuaria | Airport Security Police Argentina
Banco de Inversión y Comercio Exterior | BICE Argentina
Banco Ciudad de Buenos Aires | Banco de la Ciudad de Buenos Aires
Ente Nacional Regulador del Gas | ENARGAS
Ente Nacional de Comunicaciones Argentina | ENACOM
Instituto Nacional de Tecnología Agropecuaria Argentina | INTA Argentina
Instituto Nacional de Tecnología Industrial Argentina | INTI Argentina
Administración General de Puertos Argentina | AGP Argentina
Administración Nacional de Aviación Civil Argentina | ANAC Argentina
Empresa Argentina de Navegación Aérea | EANA Argentina
Empresa Distribuidora y Comercializadora Norte | Edenor
Empresa Distribuidora Sur | Edesur Argentina
Transportadora de Gas del Sur | TGS Argentina
Transportadora de Gas del Norte | TGN Argentina
Aluar Aluminio Argentino | Aluar
Siderca | Tenaris Siderca
Confederación General del Trabajo Argentina | CGT Argentina | General Confederation of Labour of Argentina
Unión Cívica Radical | UCR Argentina | Radical Civic Union
Propuesta Republicana | Republican Proposal Argentina
Empresa Líneas Marítimas Argentinas | Argentine Shipping Lines
Administración Nacional de Navegación y Puertos | ANNP Paraguay | National Administration of Navigation and Ports Paraguay
Secretaría de Prevención de Lavado de Dinero o Bienes | SEPRELAD | Secretariat for the Prevention of Money Laundering Paraguay
Banco Nacional de Fomento Paraguay | BNF Paraguay | National Development Bank of Paraguay
Agencia Financiera de Desarrollo Paraguay | AFD Paraguay
Líneas Aéreas Paraguayas | LAP Paraguay
Administración Nacional de Puertos Uruguay | ANP Uruguay | National Ports Administration Uruguay
Primeras Líneas Uruguayas de Navegación Aérea | PLUNA
Dirección General Impositiva Uruguay | DGI Uruguay | General Tax Directorate Uruguay
Banco de Previsión Social Uruguay | BPS Uruguay | Social Security Bank Uruguay
Secretaría Nacional para la Lucha contra el Lavado de Activos y el Financiamiento del Terrorismo | SENACLAFT
Universidad de la República Uruguay | UDELAR | University of the Republic Uruguay
Banco Hipotecario del Uruguay | BHU Uruguay | Mortgage Bank of Uruguay
Cooperativa Nacional de Productores de Leche | Conaprole
Alcoholes del Uruguay | ALUR Uruguay
Instituto Nacional do Seguro Social | INSS Brasil | INSS Brazil | National Institute of Social Security Brazil
Tribunal de Contas da União | TCU Brasil | Federal Court of Accounts Brazil
Controladoria-Geral da União | CGU Brasil | Office of the Comptroller General Brazil
Supremo Tribunal Federal | STF Brasil | Supreme Federal Court of Brazil
Tribunal Superior Eleitoral | TSE Brasil | Superior Electoral Court of Brazil
Conselho Administrativo de Defesa Econômica | CADE Brasil | Administrative Council for Economic Defense Brazil
Superintendência de Seguros Privados | SUSEP Brasil
Agência Nacional de Transportes Aquaviários | ANTAQ
Agência Nacional de Transportes Terrestres | ANTT Brasil
Agência Nacional de Mineração | Departamento Nacional de Produção Mineral | DNPM Brasil | ANM Brasil
Departamento Nacional de Infraestrutura de Transportes | DNIT Brasil
Instituto Nacional de Pesquisas Espaciais | INPE Brasil | National Institute for Space Research Brazil
Instituto Nacional de Colonização e Reforma Agrária | INCRA Brasil
Conselho Nacional de Desenvolvimento Científico e Tecnológico | CNPq
Companhia Energética de São Paulo | CESP Brasil
Companhia Hidro Elétrica do São Francisco | CHESF
Centrais Elétricas do Norte do Brasil | Eletronorte
Companhia de Transmissão de Energia Elétrica Paulista | CTEEP | ISA CTEEP
Companhia Paulista de Trens Metropolitanos | CPTM
Rede Ferroviária Federal | RFFSA
Companhia Brasileira de Trens Urbanos | CBTU
Companhia Brasileira de Distribuição | Grupo Pão de Açúcar | GPA Brasil
Companhia Brasileira de Metalurgia e Mineração | CBMM
Companhia de Saneamento de Minas Gerais | Copasa
Companhia Estadual de Águas e Esgotos | CEDAE
Companhia de Bebidas das Américas | Ambev
Companhia de Navegação Lloyd Brasileiro | Lloyd Brasileiro
Frota Nacional de Petroleiros | Fronape
Banco do Estado de São Paulo | Banespa
Banco de Brasília | BRB Brasil
Banco do Estado do Pará | Banpará
Banco do Estado de Sergipe | Banese
Banco do Estado do Espírito Santo | Banestes
Banco Brasileiro de Descontos | Bradesco
Banco Regional de Desenvolvimento do Extremo Sul | BRDE
Caixa de Previdência dos Funcionários do Banco do Brasil | Previ Brasil
Fundação dos Economiários Federais | Funcef
Fundação Petrobras de Seguridade Social | Fundação Petros
Viação Aérea São Paulo | VASP Brasil
Transportes Aéreos Marília | TAM Linhas Aéreas
Partido da Social Democracia Brasileira | PSDB | Brazilian Social Democracy Party
Movimento Democrático Brasileiro | PMDB | Partido do Movimento Democrático Brasileiro | Brazilian Democratic Movement
Central Única dos Trabalhadores | CUT Brasil | Unified Workers' Central Brazil
Andrade Gutierrez Engenharia | Construtora Andrade Gutierrez
Fundação Nacional dos Povos Indígenas | FUNAI | Fundação Nacional do Índio
Unidad de Inteligencia Financiera México | UIF México | Financial Intelligence Unit Mexico
Comisión Nacional de los Derechos Humanos México | CNDH México
Comisión Nacional para la Protección y Defensa de los Usuarios de Servicios Financieros | CONDUSEF
Comisión Nacional del Sistema de Ahorro para el Retiro | CONSAR
Instituto para la Protección al Ahorro Bancario | IPAB | Fondo Bancario de Protección al Ahorro | Fobaproa
Comisión Federal de Competencia Económica | COFECE
Comisión Federal para la Protección contra Riesgos Sanitarios | COFEPRIS
Instituto para Devolver al Pueblo lo Robado | INDEP México | Servicio de Administración y Enajenación de Bienes
Fideicomisos Instituidos en Relación con la Agricultura | FIRA Banco de México
Financiera Nacional de Desarrollo Agropecuario, Rural, Forestal y Pesquero | Financiera Rural
Fondo Nacional de Fomento al Turismo | Fonatur
Aeropuertos y Servicios Auxiliares | ASA México | Airports and Auxiliary Services Mexico
Administración Portuaria Integral de Veracruz | API Veracruz | Asipona Veracruz
Distribuidora e Impulsora Comercial Conasupo | Diconsa
Compañía Nacional de Subsistencias Populares | Conasupo
Ferrocarriles Nacionales de México | Ferronales | National Railways of Mexico
Comisión Nacional de Hidrocarburos México | CNH México
Altos Hornos de México | AHMSA
Transportación Marítima Mexicana | Grupo TMM
Ingenieros Civiles Asociados | Empresas ICA
Industrias Peñoles | Grupo Peñoles
Partido Revolucionario Institucional | PRI México | Institutional Revolutionary Party
Partido Acción Nacional | PAN México | National Action Party Mexico
Partido de la Revolución Democrática | PRD México | Party of the Democratic Revolution
Sindicato Nacional de Trabajadores de la Educación | SNTE
Instituto Tecnológico y de Estudios Superiores de Monterrey | ITESM | Tecnológico de Monterrey | Monterrey Institute of Technology and Higher Education
Banco de Desarrollo Rural Guatemala | Banrural Guatemala
Instituto Guatemalteco de Seguridad Social | IGSS | Guatemalan Social Security Institute
Intendencia de Verificación Especial | IVE Guatemala
Empresa Portuaria Quetzal | Puerto Quetzal Port Company
Universidad de San Carlos de Guatemala | USAC Guatemala
Comisión Nacional de Bancos y Seguros | CNBS Honduras
Instituto Hondureño de Seguridad Social | IHSS
Universidad Nacional Autónoma de Honduras | UNAH
Superintendencia del Sistema Financiero El Salvador | SSF El Salvador
Instituto Salvadoreño del Seguro Social | ISSS El Salvador
Alianza Republicana Nacionalista | ARENA El Salvador | Nationalist Republican Alliance
Transportes Aéreos del Continente Americano | TACA Airlines | Grupo TACA
Banco de la Producción Nicaragua | Banpro
Empresa Nicaragüense de Acueductos y Alcantarillados Sanitarios | ENACAL
Ejército de Nicaragua | Nicaraguan Army | Ejército Popular Sandinista
Superintendencia General de Entidades Financieras | SUGEF
Instituto Nacional de Seguros Costa Rica | INS Costa Rica | National Insurance Institute Costa Rica
Líneas Aéreas Costarricenses | LACSA
Compañía Nacional de Fuerza y Luz | CNFL
Partido Liberación Nacional Costa Rica | PLN Costa Rica | National Liberation Party Costa Rica
Caja de Ahorros de Panamá | Savings Bank of Panama
Caja de Seguro Social Panamá | CSS Panama | Social Security Fund Panama
Superintendencia de Bancos de Panamá | Superintendency of Banks of Panama
Superintendencia del Mercado de Valores Panamá | SMV Panama
Banco Latinoamericano de Comercio Exterior | Bladex | Latin American Foreign Trade Bank | Banco Latinoamericano de Exportaciones
Partido Revolucionario Democrático Panamá | PRD Panama
Banco Central de Cuba | Central Bank of Cuba | BCC Cuba
Instituto Nacional de Reforma Agraria Cuba | INRA Cuba
Dirección Nacional de Control de Drogas | DNCD | National Directorate for Drug Control Dominican Republic
Corporación Dominicana de Electricidad | CDE Dominicana
Corporación Dominicana de Empresas Estatales | CORDE Dominicana
Consejo Estatal del Azúcar | CEA Dominicana | State Sugar Council Dominican Republic
Partido de la Liberación Dominicana | PLD Dominicana | Dominican Liberation Party
Partido Revolucionario Moderno | PRM Dominicana | Modern Revolutionary Party
Instituto Dominicano de las Telecomunicaciones | INDOTEL
Banque de la République d'Haïti | BRH Haïti | Central Bank of Haiti | Bank of the Republic of Haiti
Unité Centrale de Renseignements Financiers | UCREF
Office National de l'Aviation Civile Haïti | OFNAC Haïti
Direction Générale des Impôts Haïti | DGI Haïti
Administration Générale des Douanes Haïti | AGD Haïti
Unité de Lutte contre la Corruption Haïti | ULCC Haïti
Jamaica Urban Transit Company | JUTC
Jamaica Bauxite Mining | JBM Jamaica
Petroleum Corporation of Jamaica | PCJ Jamaica
Jamaica Labour Party | JLP Jamaica
People's National Party Jamaica | PNP Jamaica
National Commercial Bank Jamaica | NCB Jamaica
Caribbean Airlines | British West Indies Airways | BWIA
Leeward Islands Air Transport | LIAT Antigua
Telecommunications Services of Trinidad and Tobago | TSTT | bmobile Trinidad
National Petroleum Marketing Company Trinidad | NP Trinidad
Methanol Holdings Trinidad | MHTL
United National Congress Trinidad | UNC Trinidad
People's National Movement Trinidad | PNM Trinidad
Guyana Power and Light | GPL Guyana | Guyana Electricity Corporation
Guyana Revenue Authority | GRA Guyana
Guyana Gold Board | GGB Guyana
Guyana National Industrial Company | GNIC Guyana
People's Progressive Party Guyana | PPP Guyana | PPP/C Guyana
Nationale Democratische Partij Suriname | NDP Suriname | National Democratic Party Suriname
De Surinaamsche Bank | DSB Bank Suriname | Surinam Bank
Centrale Bank van Suriname | CBvS | Central Bank of Suriname
Suriname Aluminum Company | Suralco
Centrale Bank van Curaçao en Sint Maarten | CBCS Curaçao | Central Bank of Curaçao and Sint Maarten
Centrale Bank van Aruba | Central Bank of Aruba
Belize Electricity Limited | BEL Belize
Belize Telemedia Limited | BTL Belize | Digi Belize
Eastern Caribbean Central Bank | ECCB
Caribbean Development Bank | CDB Barbados | Banque de développement des Caraïbes
Caribbean Financial Action Task Force | CFATF | Grupo de Acción Financiera del Caribe
Grupo de Acción Financiera de Latinoamérica | GAFILAT | GAFISUD | Financial Action Task Force of Latin America
Fondo Latinoamericano de Reservas | FLAR | Latin American Reserve Fund
Fondo Financiero para el Desarrollo de la Cuenca del Plata | FONPLATA
Pan American Health Organization | PAHO | Organización Panamericana de la Salud | Organização Pan-Americana da Saúde | Organisation panaméricaine de la santé
Asociación Latinoamericana de Integración | ALADI | Latin American Integration Association
Comunidad Andina | CAN Comunidad Andina | Andean Community
Pipelines and Product Marketing Company | PPMC Nigeria | Petroleum Products Marketing Company Nigeria
Conseil du Café-Cacao | Conseil Café-Cacao Côte d'Ivoire | Coffee and Cocoa Council Ivory Coast
Autorité de Régulation des Télécommunications de Côte d'Ivoire | ARTCI
Caisse Nationale de Prévoyance Sociale Côte d'Ivoire | CNPS Côte d'Ivoire
Banque Populaire de Côte d'Ivoire | Caisse Nationale des Caisses d'Épargne Côte d'Ivoire
Cellule Nationale de Traitement des Informations Financières Côte d'Ivoire | CENTIF Côte d'Ivoire
Mouvement pour la Justice et la Paix Côte d'Ivoire | MJP Côte d'Ivoire
Compagnie Ivoirienne de Coton | COIC
Petrosen Holding | Société Nationale des Pétroles du Sénégal
Dakar Dem Dikk | Société Nationale de Transport Dakar
Société Nationale de Commercialisation des Oléagineux du Sénégal | SONACOS | Suneor
Banque de l'Habitat du Sénégal | BHS Sénégal
Compagnie Sucrière Sénégalaise | CSS Sénégal
Société de Développement Agricole et Industriel du Sénégal | SODAGRI
Société d'Aménagement et d'Exploitation des Terres du Delta du Fleuve Sénégal | SAED Sénégal
Agence Nationale de l'Aviation Civile et de la Météorologie | ANACIM
Office National de Lutte contre la Fraude et la Corruption | OFNAC Sénégal
Compagnie Bancaire de l'Afrique de l'Ouest | CBAO
Cellule Nationale de Traitement des Informations Financières Sénégal | CENTIF Sénégal
Société Nationale de Recouvrement Sénégal | SNR Sénégal
Banque Internationale pour l'Afrique de l'Ouest | BIAO
Banque Internationale pour le Commerce et l'Industrie de la Côte d'Ivoire | BICICI
Banque Internationale pour le Commerce et l'Industrie du Sénégal | BICIS
Banque Internationale pour le Commerce, l'Industrie et l'Agriculture du Burkina | BICIAB
Banque Internationale pour le Commerce et l'Industrie de la Guinée | BICIGUI
Banque Internationale pour le Commerce et l'Industrie du Gabon | BICIG
Banque Internationale du Cameroun pour l'Épargne et le Crédit | BICEC
Banque Internationale pour le Commerce et l'Industrie du Cameroun | BICIC
Société Générale de Banques en Côte d'Ivoire | SGBCI | SGCI
Société Générale de Banques au Sénégal | SGBS
Société Générale de Banques en Guinée | SGBG
Banque Atlantique Côte d'Ivoire | BACI Banque Atlantique
Bourse Régionale des Valeurs Mobilières | BRVM | Regional Securities Exchange Abidjan
Groupe Intergouvernemental d'Action contre le Blanchiment d'Argent en Afrique de l'Ouest | GIABA | Inter-Governmental Action Group against Money Laundering in West Africa
Groupe d'Action contre le Blanchiment d'Argent en Afrique Centrale | GABAC
Eastern and Southern Africa Anti-Money Laundering Group | ESAAMLG
Commission Bancaire de l'Afrique Centrale | COBAC | Central African Banking Commission
Organisation pour l'Harmonisation en Afrique du Droit des Affaires | OHADA | Organisation for the Harmonisation of Business Law in Africa
Fonds de Solidarité Africain | African Solidarity Fund
Afriland First Bank | Caisse Commune d'Épargne et d'Investissement Cameroun
Société Nationale d'Investissement du Cameroun | SNI Cameroun
Société Nationale de Transport de l'Électricité Cameroun | SONATREL
Agence Nationale d'Investigation Financière Cameroun | ANIF Cameroun
Caisse Nationale de Prévoyance Sociale Cameroun | CNPS Cameroun
Société Anonyme des Brasseries du Cameroun | Brasseries du Cameroun
Aéroports du Cameroun | ADC Cameroun | Cameroon Airports Company
Office National du Cacao et du Café Cameroun | ONCC Cameroun
Mouvement pour la Renaissance du Cameroun | MRC Cameroun | Cameroon Renaissance Movement
Union des Populations du Cameroun | UPC Cameroun | Union of the Peoples of Cameroon
Société Nationale d'Assurances RDC | SONAS RDC
Office de Gestion du Fret Multimodal | OGEFREM
Caisse Nationale de Sécurité Sociale RDC | CNSS RDC | Institut National de Sécurité Sociale RDC
Fonds de Promotion de l'Industrie RDC | FPI RDC
Agence Nationale pour la Promotion des Investissements RDC | ANAPI RDC
Union pour la démocratie et le progrès social | UDPS | Union for Democracy and Social Progress
Parti du peuple pour la reconstruction et la démocratie | PPRD | People's Party for Reconstruction and Democracy
Tenke Fungurume Mining | TFM RDC
Kamoto Copper Company | KCC Kamoto
Compagnie Minière de Musonoie | COMMUS
Banque Commerciale du Congo | BCDC | Equity Banque Commerciale du Congo | Equity BCDC
Banque Internationale pour l'Afrique au Congo | BIAC RDC
Radio Télévision Nationale Congolaise | RTNC
Société Nationale de Distribution d'Eau Congo | SNDE Congo | La Congolaise des Eaux | LCDE
Agence Nationale d'Investigation Financière Congo | ANIF Congo
Lina Congo | Lignes Nationales Aériennes Congolaises
Compagnie Nationale de Navigation Intérieure Gabon | CNNI Gabon
Société Nationale des Bois du Gabon | SNBG
Caisse de Stabilisation Gabon | CAISTAB Gabon
Union Gabonaise de Banque | UGB Gabon
Gabon Special Economic Zone | GSEZ | Zone Économique Spéciale de Nkok
Comité pour la Transition et la Restauration des Institutions | CTRI Gabon
Partido Democrático de Guinea Ecuatorial | PDGE | Democratic Party of Equatorial Guinea
Banco Nacional de Guinea Ecuatorial | BANGE
Commercial Bank Tchad | CBT Tchad
Banque Agricole et Commerciale Tchad | BAC Tchad
Commercial Bank Centrafrique | CBCA
Banque Populaire Maroco-Centrafricaine | BPMC
Société Centrafricaine de Développement Agricole | SOCADA
Mouvement Patriotique pour la Centrafrique | MPC Centrafrique | Central African Patriotic Movement
Société Anglogold Ashanti de Guinée | SAG Siguiri
Alumina Company of Guinea | Friguia | Rusal Friguia
Winning Consortium Simandou | WCS Simandou
Union des Forces Démocratiques de Guinée | UFDG | Union of Democratic Forces of Guinea
Bureau des Mines et de la Géologie du Burkina | BUMIGEB
Société Nationale de Gestion du Stock de Sécurité Alimentaire | SONAGESS
Mouvement Patriotique pour la Sauvegarde et la Restauration | MPSR Burkina | Patriotic Movement for Safeguard and Restoration
Coris Bank International | Financière du Burkina
Banque Commerciale du Burkina | BCB Burkina
Office des Produits Agricoles du Mali | OPAM Mali
Banque Internationale pour le Mali | BIM Mali
Office National des Postes Mali | La Poste du Mali
Société de Patrimoine de l'Eau Potable Mali | SOMAPEP
Agence Nationale de la Sécurité d'État Mali | Direction Générale de la Sécurité d'État Mali | DGSE Mali
Mouvement du 5 juin Rassemblement des forces patriotiques | M5-RFP
Front Populaire de l'Azawad | FPA Azawad
Société Nigérienne des Télécommunications | Sonitel | Niger Télécoms
Office des Produits Vivriers du Niger | OPVN
Banque Agricole du Niger | BAGRI Niger
Société Nigérienne de Banque | SONIBANK
Banque Internationale pour l'Afrique au Niger | BIA Niger
Parti Nigérien pour la Démocratie et le Socialisme | PNDS Tarayya
Mouvement des Nigériens pour la Justice | MNJ Niger
Société Nationale pour l'Industrie des Corps Gras | SONICOG
Loterie Nationale du Bénin | LNB Bénin
Caisse Autonome d'Amortissement Bénin | Caisse Autonome de Gestion de la Dette Bénin
Société Béninoise de Brasserie | SOBEBRA
Union Togolaise de Banque | UTB Togo
Banque Togolaise de Développement | BTD Togo
Banque Togolaise pour le Commerce et l'Industrie | BTCI Togo
Nouvelle Société Cotonnière du Togo | NSCT
Office Togolais des Recettes | OTR Togo | Togolese Revenue Authority
Lomé Container Terminal | LCT Lomé
Empresa Nacional de Pesquisa e Exploração Petrolíferas | PetroGuin
Transportes Aéreos de Cabo Verde | TACV | Cabo Verde Airlines
Banco Comercial do Atlântico | BCA Cabo Verde
Empresa Nacional de Combustíveis Cabo Verde | ENACOL
Aeroportos e Segurança Aérea Cabo Verde | ASA Cabo Verde
Banco Internacional de São Tomé e Príncipe | BISTP
Empresa Nacional de Combustíveis e Óleos | ENCO São Tomé
Gambia National Petroleum Corporation | GNPC Gambia
United Democratic Party Gambia | UDP Gambia
Sierra Leone People's Party | SLPP
National Minerals Agency Sierra Leone | NMA Sierra Leone
Bank of Sierra Leone | BSL Sierra Leone | Central Bank of Sierra Leone
Sierra Leone Commercial Bank | SLCB
Liberia Revenue Authority | LRA Liberia
Lonestar Cell | Lonestar MTN Liberia
Liberian Bank for Development and Investment | LBDI
Ghana National Petroleum Corporation | GNPC Ghana
Ghana Ports and Harbours Authority | GPHA
Ghana Water Company | GWCL | Ghana Water and Sewerage Corporation
Social Security and National Insurance Trust | SSNIT
National Investment Bank Ghana | NIB Ghana
Consolidated Bank Ghana | CBG Ghana
Economic and Organised Crime Office Ghana | EOCO | Serious Fraud Office Ghana
State Insurance Company Ghana | SIC Insurance Ghana
Minerals Income Investment Fund | MIIF Ghana
Kwame Nkrumah University of Science and Technology | KNUST
Ashanti Goldfields Company | AngloGold Ashanti Obuasi
Convention People's Party Ghana | CPP Ghana
Black Star Line | State Shipping Corporation Ghana
Nigeria Liquefied Natural Gas | NLNG | Nigeria LNG
National Petroleum Investment Management Services | NAPIMS | NNPC Upstream Investment Management Services
Nigerian Midstream and Downstream Petroleum Regulatory Authority | NMDPRA | Petroleum Products Pricing Regulatory Agency
Port Harcourt Refining Company | PHRC Nigeria
Nigerian Gas Company | NGC Nigeria
Nigerian Electricity Regulatory Commission | NERC Nigeria
National Electric Power Authority Nigeria | NEPA Nigeria
Ikeja Electric | Ikeja Electricity Distribution Company | IKEDC
Eko Electricity Distribution Company | EKEDC | EKEDP
Abuja Electricity Distribution Company | AEDC Nigeria
National Drug Law Enforcement Agency | NDLEA
National Agency for Food and Drug Administration and Control | NAFDAC
National Agency for the Prohibition of Trafficking in Persons | NAPTIP
Nigerian Financial Intelligence Unit | NFIU Nigeria
Nigeria Security and Civil Defence Corps | NSCDC
Defence Intelligence Agency Nigeria | DIA Nigeria
Corporate Affairs Commission Nigeria | CAC Nigeria
Joint Admissions and Matriculation Board | JAMB Nigeria
National Pension Commission Nigeria | PenCom
Nigeria Social Insurance Trust Fund | NSITF
Nigeria Sovereign Investment Authority | NSIA Nigeria
Nigerian Export-Import Bank | NEXIM Bank
Bank of Agriculture Nigeria | Nigerian Agricultural, Cooperative and Rural Development Bank | NACRDB
Federal Mortgage Bank of Nigeria | FMBN
Nigeria Inter-Bank Settlement System | NIBSS
Federal Airports Authority of Nigeria | FAAN
Nigerian Airspace Management Agency | NAMA Nigeria
Nigerian National Shipping Line | NNSL
Afribank Nigeria | Mainstreet Bank | International Bank for West Africa
First City Monument Bank | FCMB
Investment Banking and Trust Company | Stanbic IBTC | IBTC Nigeria
All Progressives Grand Alliance | APGA Nigeria
Obafemi Awolowo University | University of Ife
University of Nigeria Nsukka | UNN Nsukka
Julius Berger Nigeria | JBN Nigeria
Kenya Airports Authority | KAA Kenya
Kenya Railways Corporation | Shirika la Reli la Kenya
National Oil Corporation Kenya | NOCK Kenya | National Oil Kenya
Geothermal Development Company Kenya | GDC Kenya
National Cereals and Produce Board | NCPB Kenya
National Social Security Fund Kenya | NSSF Kenya
National Hospital Insurance Fund Kenya | NHIF Kenya | Social Health Authority Kenya
Kenya Deposit Insurance Corporation | Deposit Protection Fund Board Kenya
Independent Electoral and Boundaries Commission | IEBC | Electoral Commission of Kenya
Kenya Defence Forces | Majeshi ya Ulinzi ya Kenya
Kenya Wildlife Service | KWS Kenya
Kenya African National Union | KANU Kenya
Mombasa Republican Council | MRC Kenya
Sabaot Land Defence Force | SLDF Kenya
Jomo Kenyatta University of Agriculture and Technology | JKUAT
Kenya Meat Commission | KMC Kenya
Kenya Tea Development Agency | KTDA
Central Bank of Kenya | Benki Kuu ya Kenya | CBK Kenya
Tanzania Zambia Mafuta Pipelines | Tazama Pipelines
National Social Security Fund Tanzania | NSSF Tanzania | Mfuko wa Taifa wa Hifadhi ya Jamii
Energy and Water Utilities Regulatory Authority | EWURA
National Electoral Commission Tanzania | Tume ya Taifa ya Uchaguzi | Independent National Electoral Commission Tanzania
National Housing Corporation Tanzania | NHC Tanzania | Shirika la Nyumba la Taifa
Tanzania Investment Bank | TIB Development Bank
Drugs Control and Enforcement Authority Tanzania | DCEA Tanzania
Zanzibar Port Corporation | Shirika la Bandari Zanzibar
People's Bank of Zanzibar | PBZ Zanzibar
East African Community | Jumuiya ya Afrika Mashariki | Communauté d'Afrique de l'Est
East African Development Bank | EADB
Uganda National Oil Company | UNOC
Uganda Civil Aviation Authority | UCAA Uganda
National Social Security Fund Uganda | NSSF Uganda
Uganda Development Bank | UDBL
Uganda Commercial Bank | Stanbic Bank Uganda
Financial Intelligence Authority Uganda | FIA Uganda
Uganda Coffee Development Authority | UCDA
Kampala Capital City Authority | KCCA | Kampala City Council
Makerere University Business School | MUBS
National Medical Stores Uganda | NMS Uganda
East African Crude Oil Pipeline | EACOP
Rwanda Social Security Board | RSSB
Development Bank of Rwanda | Banque Rwandaise de Développement | BRD Rwanda
Rwanda Broadcasting Agency | Office Rwandais d'Information | ORINFOR
Radio Télévision Libre des Mille Collines | RTLM
Directorate of Military Intelligence Rwanda | DMI Rwanda
Rwanda National Congress | Congrès National Rwandais | RNC Rwanda | Ihuriro Nyarwanda
Régie Nationale des Postes Burundi | RNP Burundi
Banque Commerciale du Burundi | BANCOBU
Banque Nationale pour le Développement Économique Burundi | BNDE Burundi
Société Sucrière du Moso | SOSUMO
Congrès National pour la Liberté Burundi | CNL Burundi
Ethiopian Shipping and Logistics | Ethiopian Shipping Lines | ESLSE
Ethiopian Electric Power | Ethiopian Electric Power Corporation | EEPCo
Development Bank of Ethiopia | DBE Ethiopia | የኢትዮጵያ ልማት ባንክ
Construction and Business Bank Ethiopia | CBB Ethiopia
Tsedey Bank | Amhara Credit and Saving Institution | ACSI Ethiopia
Ethiopian Citizens for Social Justice | Ezema Ethiopia
Benishangul People's Liberation Movement | BPLM
Eritrean People's Liberation Front | EPLF
Eritrean Liberation Front | جبهة التحرير الإريترية
Commercial Bank of Eritrea | CBER Eritrea
Front pour la Restauration de l'Unité et de la Démocratie | FRUD Djibouti
Banque Centrale de Djibouti | البنك المركزي الجيبوتي | Central Bank of Djibouti
Bank for Commerce and Industry Mer Rouge | Banque pour le Commerce et l'Industrie Mer Rouge | BCIMR
Société Internationale des Hydrocarbures de Djibouti | SIHD
Puntland Maritime Police Force | PMPF
Bank of Africa Madagascar | Bankin'ny Tantsaha Mpamokatra | BTM Madagascar
Banque Malgache de l'Océan Indien | BMOI Madagascar
Service de Renseignements Financiers Madagascar | SAMIFIN
Mauritius Telecom | Overseas Telecommunications Services Mauritius
Mouvement Socialiste Militant | MSM Mauritius | Militant Socialist Movement
Mouvement Militant Mauricien | MMM Mauritius | Mauritian Militant Movement
Central Water Authority Mauritius | CWA Mauritius
Seychelles International Mercantile Banking Corporation | Nouvobanq
Seychelles Trading Company | Seychelles Marketing Board
Zambia Electricity Supply Corporation | ZESCO
Zambia Consolidated Copper Mines | ZCCM | ZCCM Investments Holdings | ZCCM-IH
Zambia National Broadcasting Corporation | ZNBC
National Pension Scheme Authority Zambia | NAPSA
Drug Enforcement Commission Zambia | DEC Zambia
Development Bank of Zambia | DBZ Zambia
United Party for National Development | UPND
United National Independence Party | UNIP Zambia
Zambia National Service | ZNS Zambia
Mopani Copper Mines | MCM Mopani
National Bank of Malawi | NBM Malawi
Democratic Progressive Party Malawi | DPP Malawi
Press Corporation Malawi | Press Holdings Malawi
Zimbabwe Electricity Supply Authority | ZESA | ZESA Holdings
Zimbabwe Power Company | ZPC Zimbabwe
Zimbabwe Electricity Transmission and Distribution Company | ZETDC
Zimbabwe National Army | ZNA Zimbabwe
Zimbabwe Electoral Commission | ZEC Zimbabwe
National Social Security Authority Zimbabwe | NSSA Zimbabwe
Commercial Bank of Zimbabwe | CBZ Holdings | CBZ Bank
Infrastructure Development Bank of Zimbabwe | IDBZ
Fidelity Printers and Refiners | Fidelity Gold Refinery
Zimbabwe African People's Union | ZAPU
Hwange Colliery Company | Wankie Colliery
Zimbabwe Platinum Mines | Zimplats
Tobacco Industry and Marketing Board Zimbabwe | TIMB Zimbabwe
Zimbabwe Anti-Corruption Commission | ZACC
Empresa Nacional de Distribuição de Electricidade | ENDE Angola
Instituto Nacional de Estradas de Angola | INEA Angola
Porto de Luanda | Empresa Portuária de Luanda
Instituto Nacional de Segurança Social Angola | INSS Angola
Unidade de Informação Financeira Angola | UIF Angola
Banco Económico Angola | Banco Espírito Santo Angola | BESA Angola
Banco Privado Atlântico | Banco Millennium Atlântico
Banco de Desenvolvimento de Angola | BDA Angola
Banco de Comércio e Indústria Angola | BCI Angola
Banco Caixa Geral Angola | Banco Totta de Angola
Sociedade Mineira de Catoca | Catoca Mining Company
Serviço de Investigação Criminal Angola | SIC Angola | Criminal Investigation Service Angola
Convergência Ampla de Salvação de Angola | CASA-CE
Angola Telecom | Empresa Nacional de Telecomunicações de Angola
Sociedade Nacional de Refinação | Sonaref
Companhia Moçambicana de Hidrocarbonetos | CMH Moçambique
Companhia Moçambicana de Gasoduto | CMG Moçambique
Empresa Moçambicana de Atum | EMATUM | Mozambique Tuna Company
Banco Internacional de Moçambique | Millennium bim | BIM Moçambique
Instituto Nacional de Segurança Social Moçambique | INSS Moçambique
Serviço Nacional de Investigação Criminal | SERNIC
Gabinete de Informação Financeira de Moçambique | GIFIM
Fundo de Investimento e Património do Abastecimento de Água | FIPAG
Mozambique Aluminium | Mozal
Movimento Democrático de Moçambique | MDM Moçambique | Democratic Movement of Mozambique
Povo Optimista para o Desenvolvimento de Moçambique | PODEMOS Moçambique
Namibia Wildlife Resources | NWR Namibia
Government Institutions Pension Fund Namibia | GIPF Namibia
TransNamib | TransNamib Holdings
Development Bank of Namibia | DBN Namibia
Swakop Uranium | Husab Mine
Popular Democratic Movement Namibia | Democratic Turnhalle Alliance | DTA Namibia
South West Africa Territorial Force | SWATF
Air Namibia | Namib Air | Suidwes Lugdiens
Okavango Diamond Company | ODC Botswana
Botswana Meat Commission | BMC Botswana
Botswana Unified Revenue Service | BURS
Botswana Housing Corporation | BHC Botswana
Directorate on Corruption and Economic Crime | DCEC Botswana
Lesotho Highlands Development Authority | LHDA
Revenue Services Lesotho | Lesotho Revenue Authority
Lesotho Congress for Democracy | LCD Lesotho
Revolution for Prosperity Lesotho | RFP Lesotho
Eswatini Revenue Service | Swaziland Revenue Authority
Umbutfo Eswatini Defence Force | UEDF | Umbutfo Swaziland Defence Force
Central Bank of Eswatini | Umntsholi Wemaswati | Central Bank of Swaziland
Development Bank of Southern Africa | DBSA | Ontwikkelingsbank van Suider-Afrika
Passenger Rail Agency of South Africa | PRASA | Metrorail South Africa
Special Investigating Unit South Africa | SIU South Africa | Spesiale Ondersoekeenheid
Independent Police Investigative Directorate | IPID South Africa
South African Social Security Agency | SASSA
National Energy Regulator of South Africa | NERSA
Companies and Intellectual Property Commission | CIPC South Africa
Government Employees Pension Fund South Africa | GEPF
Export Credit Insurance Corporation of South Africa | ECIC South Africa
South African Maritime Safety Authority | SAMSA South Africa
South African Special Risks Insurance Association | SASRIA
Congress of South African Trade Unions | COSATU
South African Communist Party | SACP
National Union of Metalworkers of South Africa | NUMSA
ActionSA | Action South Africa Party
Amalgamated Banks of South Africa | Absa Group | Absa Bank
Venda Building Society Mutual Bank | VBS Mutual Bank
Impala Platinum | Implats
Gold Fields of South Africa | GFSA
Bureau of State Security South Africa | Buro vir Staatsveiligheid
Nuwe Nasionale Party | New National Party South Africa | Nasionale Party
University of Cape Town | UCT South Africa | Universiteit van Kaapstad
University of Pretoria | Universiteit van Pretoria | Tukkies
South Sudan United Front | South Sudan United Front/Army
Sudd Petroleum Operating Company | SPOC South Sudan
Oman Air | الطيران العماني
Generalitat de Catalunya | Government of Catalonia | Generalidad de Cataluña | Generalitat of Catalonia
Rashtriya Chemicals and Fertilizers | RCF India | राष्ट्रीय केमिकल्स एंड फर्टिलाइजर्स
Hindustan Zinc Limited | HZL India
Oil India Limited | ऑयल इंडिया लिमिटेड
Engineers India Limited | EIL India
National Hydroelectric Power Corporation | NHPC | NHPC Limited
North Eastern Electric Power Corporation | NEEPCO
Satluj Jal Vidyut Nigam | SJVN
Damodar Valley Corporation | DVC India
Rural Electrification Corporation | REC Limited India
Indian Renewable Energy Development Agency | IREDA
Solar Energy Corporation of India | SECI India
Rail India Technical and Economic Service | RITES India
Indian Railway Finance Corporation | IRFC
Indian Railway Catering and Tourism Corporation | IRCTC
National Highways Authority of India | NHAI | भारतीय राष्ट्रीय राजमार्ग प्राधिकरण
National Buildings Construction Corporation | NBCC | NBCC India
Housing and Urban Development Corporation India | HUDCO
Haldia Petrochemicals | HPL Haldia
Indian Petrochemicals Corporation | IPCL
Numaligarh Refinery | NRL Numaligarh
Chennai Petroleum Corporation | CPCL | Madras Refineries
Bongaigaon Refinery and Petrochemicals | BRPL Bongaigaon
Kudremukh Iron Ore Company | KIOCL
Manganese Ore India Limited | MOIL Nagpur
Eastern Coalfields Limited | ECL Coal India
Singareni Collieries Company | SCCL
Western Coalfields Limited | WCL Coal India
Electronics Corporation of India | ECIL
Telecommunications Consultants India | TCIL
Hindustan Machine Tools | HMT India
Cochin Shipyard | CSL Kochi Shipyard
National Fertilizers Limited | NFL India
Export Credit Guarantee Corporation of India | ECGC
General Insurance Corporation of India | GIC Re | GIC of India
New India Assurance | New India Assurance Company
Small Industries Development Bank of India | SIDBI
Insurance Regulatory and Development Authority of India | IRDAI
Telecom Regulatory Authority of India | TRAI India
Pension Fund Regulatory and Development Authority | PFRDA
Directorate General of Foreign Trade India | DGFT
Directorate General of Civil Aviation India | DGCA India
Employees' Provident Fund Organisation | EPFO
National Technical Research Organisation | NTRO
Defence Intelligence Agency India | DIA India
Election Commission of India | भारत निर्वाचन आयोग | ECI India
Multi Commodity Exchange of India | MCX India
National Commodity and Derivatives Exchange | NCDEX
Central Depository Services India | CDSL
National Securities Depository | NSDL
National Agricultural Cooperative Marketing Federation of India | NAFED
Punjab and Maharashtra Co-operative Bank | PMC Bank
Tamilnad Mercantile Bank | Nadar Bank
Karnataka Power Corporation | KPCL
Kerala State Electricity Board | KSEB
Uttar Pradesh Power Corporation | UPPCL
West Bengal State Electricity Distribution Company | WBSEDCL
Brihanmumbai Electric Supply and Transport | Bombay Electric Supply and Tramways | BEST Undertaking
Brihanmumbai Municipal Corporation | Municipal Corporation of Greater Mumbai | Bombay Municipal Corporation
Delhi Metro Rail Corporation | DMRC | Delhi Metro
NewSpace India Limited | NSIL
Department of Atomic Energy India | DAE India
Indira Gandhi Centre for Atomic Research | IGCAR | Reactor Research Centre Kalpakkam
Vikram Sarabhai Space Centre | VSSC
Combat Vehicles Research and Development Establishment | CVRDE
Gas Turbine Research Establishment | GTRE
Advanced Weapons and Equipment India Limited | AWEIL
Bahujan Samaj Party | BSP India
Rashtriya Janata Dal | RJD India
Janata Dal United | JDU India
Biju Janata Dal | BJD India
Jharkhand Mukti Morcha | JMM India
Yuvajana Sramika Rythu Congress Party | YSRCP
Asom Gana Parishad | AGP Assam
Tamil National Retrieval Troops | TNRT
Dima Halam Daogah | DHD Assam
Pakistan Electric Power Company | PEPCO Pakistan
Central Power Purchasing Agency | CPPA Pakistan | CPPA-G
National Electric Power Regulatory Authority | NEPRA
Oil and Gas Regulatory Authority | OGRA
Lahore Electric Supply Company | LESCO Pakistan
Faisalabad Electric Supply Company | FESCO Pakistan
Islamabad Electric Supply Company | IESCO
Peshawar Electric Supply Company | PESCO Pakistan
Pakistan Steel Mills | Pakistan Steel Karachi
Pakistan National Shipping Corporation | PNSC
Pakistan Arab Refinery Company | PARCO Pakistan | Pak-Arab Refinery
Pakistan Refinery Limited | PRL Karachi
Attock Refinery Limited | ARL Rawalpindi
Government Holdings Private Limited Pakistan | GHPL
Inter State Gas Systems | ISGS Pakistan
National Highway Authority Pakistan | NHA Pakistan
Pakistan Telecommunication Authority | PTA Pakistan
Pakistan Electronic Media Regulatory Authority | PEMRA
Securities and Exchange Commission of Pakistan | SECP
Karachi Water and Sewerage Corporation | KWSC | Karachi Water and Sewerage Board
Karachi Shipyard and Engineering Works | KSEW
Pakistan Nuclear Regulatory Authority | PNRA
Trading Corporation of Pakistan | TCP Pakistan
Pakistan Agricultural Storage and Services Corporation | PASSCO
Trade Development Authority of Pakistan | TDAP | Export Promotion Bureau Pakistan
First Women Bank | FWBL
Bank of Punjab | BOP Pakistan
Evacuee Trust Property Board | ETPB
Defence Housing Authority Pakistan | DHA Pakistan
Capital Development Authority Islamabad | CDA Islamabad
Financial Monitoring Unit Pakistan | FMU Pakistan
Anti-Narcotics Force Pakistan | ANF Pakistan
Awami National Party | ANP Pakistan
Balochistan National Party | BNP Balochistan
Bangladesh Inland Water Transport Authority | BIWTA
Bangladesh Inland Water Transport Corporation | BIWTC
Bangladesh Shipping Corporation | BSC Bangladesh | বাংলাদেশ শিপিং কর্পোরেশন
Bangladesh Chemical Industries Corporation | BCIC
Bangladesh Jute Mills Corporation | BJMC
Trading Corporation of Bangladesh | TCB Bangladesh
Biman Bangladesh Airlines | Biman Airlines | বিমান বাংলাদেশ এয়ারলাইন্স
Bangladesh Securities and Exchange Commission | BSEC Bangladesh
Bangladesh Telecommunication Regulatory Commission | BTRC Bangladesh
Bangladesh Financial Intelligence Unit | BFIU
Power Grid Company of Bangladesh | PGCB | Power Grid Bangladesh
Rural Electrification Board Bangladesh | Bangladesh Rural Electrification Board | Palli Bidyutayan Board
Dhaka Electric Supply Company | DESCO Bangladesh
Titas Gas | Titas Gas Transmission and Distribution Company
Eastern Refinery Limited | ERL Chittagong
Bangladesh Krishi Bank | বাংলাদেশ কৃষি ব্যাংক | Bangladesh Agricultural Bank
Sonali Bank | সোনালী ব্যাংক
Rupali Bank | রূপালী ব্যাংক
Agrani Bank | অগ্রণী ব্যাংক
Bangladesh Machine Tools Factory | BMTF
Bangladesh Ordnance Factories | BOF Bangladesh | বাংলাদেশ সমরাস্ত্র কারখানা
National Security Intelligence Bangladesh | NSI Bangladesh | জাতীয় নিরাপত্তা গোয়েন্দা
Bangladesh University of Engineering and Technology | BUET
Awami League | Bangladesh Awami League | বাংলাদেশ আওয়ামী লীগ | Awami Muslim League
Bashundhara Group | বসুন্ধরা গ্রুপ
Civil Aviation Authority of Nepal | CAAN
Nepal Telecommunications Authority | NTA Nepal
Securities Board of Nepal | SEBON
Nepal Stock Exchange | NEPSE
Nepali Congress | नेपाली कांग्रेस
Nepal Investment Mega Bank | Nepal Indosuez Bank | Nepal Investment Bank
Nabil Bank | Nepal Arab Bank
Communist Party of Nepal Maoist Centre | CPN Maoist Centre | CPN-MC
Bhutan Power Corporation | BPC Bhutan
Druk Phuensum Tshogpa | DPT Bhutan | Bhutan Peace and Prosperity Party
Royal Insurance Corporation of Bhutan | RICB
Bank of Ceylon | BOC Sri Lanka | ලංකා බැංකුව
Development Finance Corporation of Ceylon | DFCC | DFCC Bank
Commercial Bank of Ceylon | ComBank Sri Lanka
Hatton National Bank | HNB Sri Lanka
Colombo Stock Exchange | CSE Colombo
Lanka Sathosa | Sathosa | Co-operative Wholesale Establishment
Sri Lanka Freedom Party | SLFP
Tamil National Alliance | TNA Sri Lanka
Sri Lanka Muslim Congress | SLMC Sri Lanka
Ceylon Shipping Corporation | CSC Sri Lanka
Commission to Investigate Allegations of Bribery or Corruption | CIABOC
State Intelligence Service Sri Lanka | SIS Sri Lanka
LTL Holdings Sri Lanka | Lanka Transformers
Telecommunications Regulatory Commission of Sri Lanka | TRCSL
Maldives Industrial Fisheries Company | MIFCO
Bank of Maldives | BML Maldives
Maldives Marketing and Public Relations Corporation | MMPRC
Kam Air | کام ایر
Financial Transactions and Reports Analysis Centre of Afghanistan | FinTRACA
Kuwait Airways | الخطوط الجوية الكويتية
Gulf Air | طيران الخليج
Qatar Airways | الخطوط الجوية القطرية
Air Arabia | العربية للطيران
SalamAir | طيران السلام
Bank Muscat | بنك مسقط
National Bank of Oman | NBO Oman | البنك الوطني العماني
Bank Dhofar | بنك ظفار
Sohar International Bank | بنك صحار
Oman Arab Bank | بنك عمان العربي | OAB Oman
Central Bank of Oman | البنك المركزي العماني | CBO Oman
Sultan's Special Force Oman | SSF Oman | قوة السلطان الخاصة
Oman LNG | الشركة العمانية للغاز الطبيعي المسال
Asyad Group | مجموعة أسياد | Oman Global Logistics Group
Mwasalat | Oman National Transport Company
Port of Salalah | Salalah Port Services | ميناء صلالة
Minerals Development Oman | MDO Oman | تنمية معادن عمان
Commercial Bank of Kuwait | البنك التجاري الكويتي | CBK Kuwait
Gulf Bank Kuwait | بنك الخليج
Burgan Bank | بنك برقان
Boubyan Bank | بنك بوبيان
Warba Bank | بنك وربة
Industrial Bank of Kuwait | بنك الكويت الصناعي | IBK Kuwait
Central Bank of Kuwait | بنك الكويت المركزي
Kuwait Investment Authority | الهيئة العامة للاستثمار الكويتية | General Investment Authority Kuwait
Kuwait Fund for Arab Economic Development | الصندوق الكويتي للتنمية الاقتصادية العربية | KFAED
Arab Fund for Economic and Social Development | الصندوق العربي للإنماء الاقتصادي والاجتماعي | AFESD
Arab Monetary Fund | صندوق النقد العربي | Fonds monétaire arabe
OPEC Fund for International Development | OFID | صندوق أوبك للتنمية الدولية
Organization of Arab Petroleum Exporting Countries | OAPEC | منظمة الأقطار العربية المصدرة للبترول
Kuwait National Petroleum Company | شركة البترول الوطنية الكويتية | KNPC
Kuwait Gulf Oil Company | الشركة الكويتية لنفط الخليج | KGOC
Equate Petrochemical | إيكويت للبتروكيماويات
Public Institution for Social Security Kuwait | المؤسسة العامة للتأمينات الاجتماعية الكويت | PIFSS
Mobile Telecommunications Company Saudi Arabia | Zain KSA | زين السعودية
Kuwait Ports Authority | مؤسسة الموانئ الكويتية
Islamic Constitutional Movement Kuwait | الحركة الدستورية الإسلامية | Hadas Kuwait
Saudi Investment Bank | البنك السعودي للاستثمار | SAIB Saudi
Banque Saudi Fransi | البنك السعودي الفرنسي | BSF Saudi Arabia
Riyad Bank | بنك الرياض
Al Rajhi Bank | مصرف الراجحي | Al Rajhi Banking and Investment Corporation
Bank AlJazira | بنك الجزيرة
Bank Albilad | بنك البلاد
Saudi Industrial Development Fund | صندوق التنمية الصناعية السعودي | SIDF Saudi
Saudi Fund for Development | الصندوق السعودي للتنمية | SFD Saudi
National Water Company Saudi Arabia | شركة المياه الوطنية | NWC Saudi
Almarai | المراعي | Almarai Company
Savola Group | مجموعة صافولا
Rabigh Refining and Petrochemical Company | بترورابغ | Petro Rabigh
Saudi International Petrochemical Company | سبكيم | Sipchem
Saudi Kayan | كيان السعودية | Saudi Kayan Petrochemical Company
Yanbu National Petrochemical Company | ينساب | Yansab
Arabian Internet and Communications Services | solutions by stc
NEOM | نيوم | NEOM Company
General Organization for Social Insurance | المؤسسة العامة للتأمينات الاجتماعية السعودية | GOSI Saudi
Saudi Grains Organization | المؤسسة العامة للحبوب | General Food Security Authority Saudi Arabia | SAGO Saudi
Presidency of the Royal Guard Saudi Arabia | الحرس الملكي السعودي
Umm Al-Qura University | جامعة أم القرى
King Saud University | جامعة الملك سعود | KSU Riyadh
Central Bank of the UAE | مصرف الإمارات العربية المتحدة المركزي | CBUAE
Securities and Commodities Authority UAE | هيئة الأوراق المالية والسلع
Federal Tax Authority UAE | الهيئة الاتحادية للضرائب
Federal Authority for Identity, Citizenship, Customs and Port Security | الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ | ICP UAE
Dubai Customs | جمارك دبي
Commercial Bank of Dubai | بنك دبي التجاري | CBD Dubai
Abu Dhabi Islamic Bank | مصرف أبوظبي الإسلامي | ADIB UAE
Sharjah Islamic Bank | مصرف الشارقة الإسلامي | National Bank of Sharjah
National Bank of Umm Al Qaiwain | بنك أم القيوين الوطني | NBQ UAE
Ajman Bank | مصرف عجمان
Al Hilal Bank | مصرف الهلال
Abu Dhabi National Insurance Company | أبوظبي الوطنية للتأمين | ADNIC
Borouge | بروج | Abu Dhabi Polymers Company
Fertiglobe | فرتيجلوب
Dubai Petroleum Establishment | Dubai Petroleum Company | مؤسسة دبي للبترول
Dragon Oil | دراجون أويل
National Marine Dredging Company | شركة الجرافات البحرية الوطنية | NMDC Abu Dhabi
Emirates Transport | مواصلات الإمارات
Etihad Rail | قطارات الاتحاد | Union Railway Company
Dana Gas | دانة غاز
Crescent Petroleum | نفط الهلال
International Holding Company | الشركة العالمية القابضة | IHC Abu Dhabi
Royal Group Abu Dhabi | المجموعة الملكية أبوظبي
Damac Properties | داماك العقارية
Zayed Charitable and Humanitarian Foundation | مؤسسة زايد للأعمال الخيرية والإنسانية
Emirates Red Crescent | الهلال الأحمر الإماراتي | Red Crescent Authority UAE
Abu Dhabi Fund for Development | صندوق أبوظبي للتنمية | ADFD
Qatar Islamic Bank | مصرف قطر الإسلامي | QIB Qatar
Commercial Bank of Qatar | البنك التجاري القطري | CBQ Qatar
Doha Bank | بنك الدوحة
Masraf Al Rayan | مصرف الريان | AlRayan Bank
Dukhan Bank | بنك دخان | Barwa Bank
Qatar Central Bank | مصرف قطر المركزي
Qatar Foundation | مؤسسة قطر
Qatar Chemical Company | كيوكيم
Industries Qatar | صناعات قطر
Qatar Development Bank | بنك قطر للتنمية | Qatar Industrial Development Bank
Barzan Holdings | برزان القابضة
Qatari Diar | الديار القطرية | Qatari Diar Real Estate Investment Company
Bahrain Development Bank | بنك البحرين للتنمية
National Bank of Bahrain | بنك البحرين الوطني | NBB Bahrain
Bank of Bahrain and Kuwait | بنك البحرين والكويت | BBK Bahrain
Bahrain Islamic Bank | بنك البحرين الإسلامي | BisB
Al Baraka Banking Group | مجموعة البركة المصرفية
Investcorp | إنفستكورب | Arabian Investment Banking Corporation
Al-Wefaq National Islamic Society | جمعية الوفاق الوطني الإسلامية | Al Wefaq
Bahrain Defence Force | قوة دفاع البحرين
Arab Shipbuilding and Repair Yard | ASRY
Jordan Ahli Bank | البنك الأهلي الأردني
Arab Bank | البنك العربي
Housing Bank for Trade and Finance | بنك الإسكان للتجارة والتمويل | HBTF
Cairo Amman Bank | بنك القاهرة عمان
Central Bank of Jordan | البنك المركزي الأردني
Arab Potash Company | شركة البوتاس العربية | APC Jordan
Jordan Electric Power Company | شركة الكهرباء الأردنية | JEPCO
Arab Wings | الأجنحة العربية
Lebanese American University | الجامعة اللبنانية الأميركية | Beirut University College
American University of Beirut | الجامعة الأميركية في بيروت | Syrian Protestant College
Bank Audi | بنك عوده
Byblos Bank | بنك بيبلوس
Fransabank | فرنسبنك
Intra Investment Company | شركة إنترا للاستثمار | Intra Bank
Casino du Liban | كازينو لبنان
Régie Libanaise des Tabacs et Tombacs | إدارة حصر التبغ والتنباك اللبنانية
Cham Holding | شام القابضة
Bank of Syria and Overseas | بنك سورية والمهجر | BSO Syria
Bemo Saudi Fransi | بنك بيمو السعودي الفرنسي | Banque Bemo Saudi Fransi
Grain Board of Iraq | الشركة العامة لتجارة الحبوب | General Company for Grain Trading Iraq
Development Fund for Iraq | صندوق تنمية العراق | DFI Iraq
Bank of Baghdad | مصرف بغداد
Industrial Bank of Iraq | المصرف الصناعي العراقي
Agricultural Cooperative Bank of Iraq | المصرف الزراعي التعاوني العراق
Korek Telecom | كورك تليكوم
Iraqi National Oil Company | شركة النفط الوطنية العراقية | INOC Iraq
Islamic Dawa Party | حزب الدعوة الإسلامية | Hizb al-Dawa al-Islamiya
Yemen Petroleum Company | شركة النفط اليمنية | YPC Yemen
Yemen Gas Company | الشركة اليمنية للغاز
Aden Refinery Company | شركة مصافي عدن
Yemen Socialist Party | الحزب الاشتراكي اليمني | Yemeni Socialist Party
Banque Nationale d'Algérie | البنك الوطني الجزائري | BNA Algérie
Fonds National d'Investissement Algérie | FNI Algérie | Banque Algérienne de Développement
Société Nationale des Tabacs et Allumettes | SNTA Algérie
Office Algérien Interprofessionnel des Céréales | الديوان الجزائري المهني للحبوب | OAIC
Office National Interprofessionnel du Lait | ONIL Algérie
Société de Gestion des Services et Infrastructures Aéroportuaires d'Alger | SGSIA
Compagnie Nationale Algérienne de Navigation | CNAN Algérie
Cellule de Traitement du Renseignement Financier | خلية معالجة الاستعلام المالي | CTRF Algérie
Mouvement de la Société pour la Paix | حركة مجتمع السلم | Movement of Society for Peace
Rassemblement pour la Culture et la Démocratie | RCD Algérie | Rally for Culture and Democracy
Rachad Movement | حركة رشاد
Crédit Agricole du Maroc | القرض الفلاحي للمغرب | Caisse Nationale de Crédit Agricole Maroc
Crédit Immobilier et Hôtelier | القرض العقاري والسياحي | CIH Bank
Autorité Marocaine du Marché des Capitaux | الهيئة المغربية لسوق الرساميل | AMMC Maroc | Conseil Déontologique des Valeurs Mobilières
Autorité Nationale du Renseignement Financier Maroc | الهيئة الوطنية للمعلومات المالية | Unité de Traitement du Renseignement Financier Maroc | UTRF Maroc
Caisse Nationale de Sécurité Sociale Maroc | الصندوق الوطني للضمان الاجتماعي المغرب | CNSS Maroc
Office National Interprofessionnel des Céréales et des Légumineuses | ONICL
Office National des Pêches Maroc | المكتب الوطني للصيد | ONP Maroc
Société Anonyme Marocaine de l'Industrie du Raffinage | لاسامير | Samir Mohammedia
Agence Nationale des Ports Maroc | الوكالة الوطنية للموانئ | ANP Maroc
Lydec | Lyonnaise des Eaux de Casablanca | ليدك
Parti Authenticité et Modernité | حزب الأصالة والمعاصرة | PAM Maroc | Authenticity and Modernity Party
Union Socialiste des Forces Populaires | الاتحاد الاشتراكي للقوات الشعبية | USFP
Justice and Spirituality Morocco | جماعة العدل والإحسان | Al Adl Wal Ihsane
Compagnie Marocaine de Navigation | Comanav Maroc
Société Nationale de Distribution des Pétroles Tunisie | AGIL Tunisie
Office des Céréales Tunisie | ديوان الحبوب
Société Tunisienne des Industries Pneumatiques | STIP Tunisie
Société Tunisienne de Sidérurgie | El Fouladh
Banque Internationale Arabe de Tunisie | بنك تونس العربي الدولي | BIAT Tunisie
Amen Bank | Crédit Foncier et Commercial de Tunisie
Arab Tunisian Bank | البنك العربي لتونس | ATB Tunisie
Banque Tuniso-Libyenne | البنك التونسي الليبي | BTL Tunisie
Union Internationale de Banques Tunisie | الاتحاد الدولي للبنوك | UIB Tunisie
Commission Tunisienne des Analyses Financières | اللجنة التونسية للتحاليل المالية | CTAF Tunisie
Société de Transport de Tunis | TRANSTU
Rassemblement Constitutionnel Démocratique | التجمع الدستوري الديمقراطي | RCD Tunisie | Democratic Constitutional Rally
Parti Destourien Libre | الحزب الدستوري الحر | Free Destourian Party
Waha Oil Company | شركة الواحة للنفط | Oasis Oil Company Libya
Arabian Gulf Oil Company | شركة الخليج العربي للنفط | AGOCO
Brega Petroleum Marketing Company | شركة البريقة لتسويق النفط
Afriqiyah Airways | الخطوط الجوية الأفريقية
Al Madar Al Jadid | المدار الجديد | Almadar Aljadid
National Commercial Bank Libya | المصرف التجاري الوطني
North Africa Bank | مصرف شمال أفريقيا | National Banking Corporation Libya
Société Nationale de Développement Rural Mauritanie | SONADER
Société Nationale d'Importation et d'Exportation Mauritanie | SONIMEX
Société Mauritanienne de Commercialisation des Poissons | SMCP Mauritanie
Banque Mauritanienne pour le Commerce International | BMCI Mauritanie
Generale de Banque de Mauritanie | GBM Mauritanie
Bank Pembangunan Daerah Jawa Barat dan Banten | Bank BJB
Lembaga Penjamin Simpanan | LPS Indonesia | Indonesia Deposit Insurance Corporation
Otoritas Jasa Keuangan | OJK Indonesia | Financial Services Authority Indonesia
Lembaga Pembiayaan Ekspor Indonesia | Indonesia Eximbank | LPEI
Direktorat Jenderal Pajak | Directorate General of Taxes Indonesia
Badan Pemeriksa Keuangan | BPK Indonesia | Audit Board of Indonesia
Badan Pengusahaan Batam | BP Batam | Batam Indonesia Free Zone Authority
Badan Penyelenggara Jaminan Sosial Kesehatan | BPJS Kesehatan
Badan Penyelenggara Jaminan Sosial Ketenagakerjaan | BPJS Ketenagakerjaan | Jamsostek
Perum Damri | Djawatan Angkoetan Motor Repoeblik Indonesia
Perusahaan Perdagangan Indonesia | PPI Indonesia | Indonesian Trading Company
Perkebunan Nusantara | PTPN Indonesia
Pupuk Indonesia | Pupuk Sriwijaya Holding | PT Pupuk Indonesia
Wijaya Karya | WIKA Indonesia
Waskita Karya | Waskita
Angkutan Sungai Danau dan Penyeberangan Ferry | ASDP Indonesia Ferry | ASDP
Badan Pengawas Obat dan Makanan | BPOM | Indonesian Food and Drug Authority
Partai Persatuan Pembangunan | PPP Indonesia | United Development Party
Partai NasDem | National Democratic Party Indonesia
Partai Komunis Indonesia | PKI Indonesia | Communist Party of Indonesia
Institut Teknologi Bandung | ITB Bandung | Bandung Institute of Technology
Universitas Gadjah Mada | UGM Yogyakarta | Gadjah Mada University
Royal Golden Eagle | Raja Garuda Mas
Perbadanan Nasional | PERNAS
Lembaga Pembangunan Industri Pembinaan | CIDB Malaysia | Construction Industry Development Board Malaysia
Suruhanjaya Syarikat Malaysia | SSM Malaysia | Companies Commission of Malaysia
Suruhanjaya Pilihan Raya Malaysia | Election Commission of Malaysia
Jabatan Kastam Diraja Malaysia | Royal Malaysian Customs Department
Suruhanjaya Komunikasi dan Multimedia Malaysia | Malaysian Communications and Multimedia Commission | MCMC Malaysia
Pertubuhan Keselamatan Sosial | PERKESO | SOCSO Malaysia | Social Security Organisation Malaysia
Bank Simpanan Nasional | BSN Malaysia | National Savings Bank Malaysia
Bank Pembangunan Malaysia | Development Bank of Malaysia
Syarikat Jaminan Pembiayaan Perniagaan | SJPP
Parti Keadilan Rakyat | PKR Malaysia | People's Justice Party Malaysia
Barisan Nasional | National Front Malaysia
Malaysian Indian Congress | Kongres India Malaysia | MIC Malaysia
Universiti Sains Malaysia | USM Penang | University of Science Malaysia
Universiti Kebangsaan Malaysia | UKM Malaysia | National University of Malaysia
Brunei Shell Petroleum | BSP Brunei
Bank Islam Brunei Darussalam | BIBD
Brunei Investment Agency | BIA Brunei | Agensi Pelaburan Brunei
Royal Brunei Airlines | Penerbangan Diraja Brunei
Brunei National Petroleum Company | PetroleumBRUNEI
Philippine National Oil Company | PNOC
Philippine Charity Sweepstakes Office | PCSO
Philippine Health Insurance Corporation | PhilHealth
Philippine Airlines | PAL Philippines
Power Sector Assets and Liabilities Management Corporation | PSALM Philippines
National Grid Corporation of the Philippines | NGCP
Metropolitan Waterworks and Sewerage System | MWSS Philippines
Social Security System Philippines | SSS Philippines
Bases Conversion and Development Authority | BCDA Philippines
Subic Bay Metropolitan Authority | SBMA Philippines
National Food Authority Philippines | NFA Philippines | Pambansang Pangasiwaan sa Pagkain
Anti-Money Laundering Council Philippines | AMLC Philippines
Philippine Drug Enforcement Agency | PDEA
National Intelligence Coordinating Agency Philippines | NICA Philippines
Philippine Long Distance Telephone Company | PLDT
Metropolitan Bank and Trust Company | Metrobank Philippines
Rizal Commercial Banking Corporation | RCBC
Banco de Oro | BDO Unibank
United Coconut Planters Bank | UCPB
Overseas Workers Welfare Administration | OWWA
Presidential Commission on Good Government | PCGG
Technical Education and Skills Development Authority | TESDA
Partido Federal ng Pilipinas | PFP Philippines | Federal Party of the Philippines
Vietnam Export Import Commercial Joint Stock Bank | Eximbank Vietnam
Vietnam Machinery Installation Corporation | LILAMA | Lilama Corporation
Vietnam Cement Industry Corporation | VICEM
Vietnam Social Security | Bảo hiểm xã hội Việt Nam | VSS Vietnam
Vietnam Railways | Tổng công ty Đường sắt Việt Nam | VNR Vietnam
State Securities Commission of Vietnam | Ủy ban Chứng khoán Nhà nước
Ho Chi Minh City Stock Exchange | Sở Giao dịch Chứng khoán Thành phố Hồ Chí Minh | HOSE Vietnam
Vietnam Bank for Social Policies | Ngân hàng Chính sách Xã hội | VBSP
Saigon Hanoi Commercial Joint Stock Bank | Ngân hàng Sài Gòn – Hà Nội | SHB Vietnam
Orient Commercial Joint Stock Bank | Ngân hàng Phương Đông | OCB Vietnam
Southeast Asia Commercial Joint Stock Bank | Ngân hàng Đông Nam Á | SeABank
Vietnam Oil Corporation | Tổng công ty Dầu Việt Nam | PVOIL
PetroVietnam Technical Services Corporation | PTSC Vietnam
Vietsovpetro | Liên doanh Việt-Nga Vietsovpetro
Bamboo Airways | Hàng không Tre Việt
Lao Development Bank | ທະນາຄານພັດທະນາລາວ | LDB Laos
Lao Brewery Company | Beerlao
Agricultural Promotion Bank Laos | ທະນາຄານສົ່ງເສີມກະສິກໍາ
Lao People's Army | ກອງທັບປະຊາຊົນລາວ
Cambodia National Rescue Party | គណបក្សសង្គ្រោះជាតិ | CNRP Cambodia
Foreign Trade Bank of Cambodia | ធនាគារពាណិជ្ជកម្មក្រៅប្រទេសនៃកម្ពុជា | FTB Cambodia
Phnom Penh Autonomous Port | កំពង់ផែស្វយ័តភ្នំពេញ | PPAP
Sihanoukville Autonomous Port | កំពង់ផែស្វយ័តក្រុងព្រះសីហនុ | PAS Cambodia
General Department of Taxation Cambodia | អគ្គនាយកដ្ឋានពន្ធដារ | GDT Cambodia
Export-Import Bank of Thailand | ธนาคารเพื่อการส่งออกและนำเข้าแห่งประเทศไทย | EXIM Thailand
Securities and Exchange Commission Thailand | สำนักงานคณะกรรมการกำกับหลักทรัพย์และตลาดหลักทรัพย์
Aeronautical Radio of Thailand | AEROTHAI | วิทยุการบินแห่งประเทศไทย
Excise Department Thailand | กรมสรรพสามิต
Revenue Department Thailand | กรมสรรพากร
Thai Beverage | ไทยเบฟเวอเรจ | ThaiBev
Mass Communication Organization of Thailand | อสมท | MCOT
Office of the Narcotics Control Board Thailand | สำนักงานคณะกรรมการป้องกันและปราบปรามยาเสพติด | ONCB Thailand
Myanma Railways | မြန်မာ့မီးရထား
Myanma Port Authority | မြန်မာ့ဆိပ်ကမ်းအာဏာပိုင်
Banco Nacional de Comércio de Timor-Leste | BNCTL
Banco Central de Timor-Leste | Central Bank of Timor-Leste | Banking and Payments Authority of Timor-Leste
Autoridade Nacional do Petróleo Timor-Leste | ANPM Timor-Leste | Autoridade Nacional do Petróleo e Minerais
Partidu Libertasaun Popular | PLP Timor-Leste | People's Liberation Party Timor-Leste
Kmanek Haburas Unidade Nasional Timor Oan | KHUNTO
Bank CenterCredit | Банк ЦентрКредит | BCC Kazakhstan
Baiterek National Managing Holding | Байтерек | Bayterek Holding
Damu Entrepreneurship Development Fund | Фонд Даму | Даму кәсіпкерлікті дамыту қоры
Food Contract Corporation Kazakhstan | Продовольственная контрактная корпорация | Prodcorporation
Agency for Financial Monitoring of Kazakhstan | Агентство Республики Казахстан по финансовому мониторингу
Ipoteka Bank | Ипотека-банк | OTP Bank Uzbekistan
Asaka Bank | Асака банк
Central Bank of Uzbekistan | Oʻzbekiston Respublikasi Markaziy banki | Центральный банк Узбекистана
Kyrgyz Temir Zholu | Кыргыз темир жолу | Kyrgyz Railways
Kyrgyzaltyn | Кыргызалтын
Aiyl Bank | Айыл Банк | Kyrgyz Agricultural Finance Corporation
Agroinvestbank | Агроинвестбонк | Agroprombank Tajikistan
Orienbank | Ориёнбонк | Ориенбанк
Central Bank of Turkmenistan | Türkmenistanyň Merkezi Banky | Центральный банк Туркменистана
Türkmenhimiýa | Туркменхимия
Daýhanbank | Дайханбанк
Papua New Guinea Defence Force | PNGDF
Papua New Guinea Ports Corporation | PNG Ports
Independent Commission Against Corruption Papua New Guinea | ICAC PNG
Internal Revenue Commission Papua New Guinea | IRC PNG
Mineral Resources Development Company PNG | MRDC PNG
National Superannuation Fund PNG | Nasfund
National Development Bank PNG | NDB PNG | Rural Development Bank Papua New Guinea
Pangu Pati | Papua na Niugini Yunion Pati
Motor Vehicles Insurance Limited PNG | MVIL
Telikom PNG | Telikom Papua New Guinea | Post and Telecommunication Corporation PNG
National Broadcasting Corporation PNG | NBC PNG
Fiji Sugar Corporation | FSC Fiji
Fiji National Provident Fund | FNPF
Fiji Broadcasting Corporation | FBC Fiji
Fiji Development Bank | FDB Fiji
Fiji Independent Commission Against Corruption | FICAC
Republic of Fiji Military Forces | RFMF | Royal Fiji Military Forces
Fiji Labour Party | FLP Fiji
Social Democratic Liberal Party Fiji | SODELPA
Soqosoqo Duavata ni Lewenivanua | SDL Fiji
University of the South Pacific | USP Fiji | Université du Pacifique Sud
Airports Fiji Limited | Fiji Airports
Solomon Islands Ports Authority | SIPA Solomon Islands
Solomon Islands National Provident Fund | SINPF
Ownership, Unity and Responsibility Party | OUR Party Solomon Islands
National Bank of Vanuatu | NBV Vanuatu | Banque Nationale du Vanuatu
Vanua'aku Pati | Our Land Party Vanuatu | Vanuaaku Party
Union of Moderate Parties Vanuatu | UMP Vanuatu | Union des Partis Modérés
Vanuatu National Provident Fund | VNPF
Vanuatu Financial Services Commission | VFSC
Union Électrique du Vanuatu Limited | UNELCO | Unelco Engie
Electric Power Corporation Samoa | EPC Samoa
Samoa International Finance Authority | SIFA Samoa
Tonga Development Bank | TDB Tonga
Kiribati Provident Fund | KPF Kiribati
Kiribati Oil Company | KOIL Kiribati
Bank of Kiribati | ANZ Bank Kiribati
Nauru Utilities Corporation | NUC Nauru
Nauru Airlines | Our Airline Nauru | Air Nauru
International Registries | IRI Marshall Islands
Marshall Islands Marine Resources Authority | MIMRA
Marshalls Energy Company | MEC Marshall Islands
Palau Public Utilities Corporation | PPUC Palau
Bank of the Federated States of Micronesia | BFSM Micronesia | Bank of FSM
Pacific Islands Forum Fisheries Agency | Forum Fisheries Agency | FFA Honiara
Parties to the Nauru Agreement | PNA Office Majuro
Société Minière du Sud Pacifique | SMSP Nouvelle-Calédonie
Koniambo Nickel | KNS Nouvelle-Calédonie
Prony Resources | Vale Nouvelle-Calédonie | Goro Nickel
Banque Calédonienne d'Investissement | BCI Nouvelle-Calédonie
Société Néo-Calédonienne d'Énergie | Enercal
Banque de Tahiti | Bank of Tahiti
Tahoeraa Huiraatira | Rassemblement populaire Polynésie | People's Rally French Polynesia
`;
