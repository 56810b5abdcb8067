/**
 * Legal forms of Europe and of the countries that succeeded the Soviet Union, short and in full, by their own law. Written
 * from the company acts, from the ELF code list of ISO 20275 as public knowledge of these forms, and from the renderings
 * of Russian forms in the languages of the European Union. Forms are parted by `|`.
 */
import type { LegalFormsByPlace } from '../legal-form-class.ts';

export const europeanForms: LegalFormsByPlace = {
  Russia: {
    limited:
      'ооо|общество с ограниченной ответственностью|с ограниченной ответственностью|obshchestvo s ogranichennoi otvetstvennostyu|общество с дополнительной ответственностью|одо|llc ooo|ooo',
    stock:
      'корпорация|ао|пао|нао|оао|зао|тоо ао|акционерное общество|публичное акционерное общество|непубличное акционерное общество|международное акционерное общество|международная компания акционерное общество|мкао|mkao|открытое акционерное общество|закрытое акционерное общество|' +
      'акционерная компания|акционерный|акционерная|akcionernyj|akcionernaja|akcionernoe|akcionernoe obscestvo|aktsionernyi|aktsionernyy|aktsionernaya|ao|pao|nao|oao|zao|акционерного общества|публичного акционерного общества|общество|компания|компании|фирма|kompaniya|kompania|firma',
    state:
      'фгуп|фку|fku|фгбоу|гуп|муп|фкп|фгбу|фгку|фгау|фгбоу во|фгбун|гку|гбу|федеральное государственное унитарное предприятие|государственное унитарное предприятие|муниципальное унитарное предприятие|унитарное предприятие|' +
      'федеральное казенное предприятие|казенное предприятие|федеральное государственное бюджетное учреждение|федеральное государственное казенное учреждение|федеральное государственное автономное учреждение|' +
      'федеральное государственное бюджетное учреждение науки|федеральное государственное бюджетное образовательное учреждение высшего образования|государственное учреждение|государственное предприятие|государственная корпорация|госкорпорация|goskorporatsiya|' +
      'предприятие|учреждение|fgup|gup|mup|fgbu|fkp|fsue|sue|federal state unitary enterprise|federal state owned enterprise|federal state budgetary institution|federal state autonomous institution|federal treasury enterprise|state unitary enterprise|municipal unitary enterprise|unitary enterprise',
    partnership: 'ип|индивидуальный предприниматель|полное товарищество|товарищество на вере|коммандитное товарищество|ip',
    nonprofit:
      'ано|нко|нп|оо|роо|ано во|автономная некоммерческая организация|некоммерческое партнерство|некоммерческая организация|общественная организация|региональная общественная организация|потребительский кооператив|ano|nko|' +
      'autonomous non profit organization|autonomous nonprofit organization|non commercial organization',
  },
  Ukraine: {
    limited: 'тов|товариство з обмеженою відповідальністю|товариство з додатковою відповідальністю|тдв|tov|tzov|тзов',
    stock:
      'пат|прат|ат|ват|зат|акціонерне товариство|публічне акціонерне товариство|приватне акціонерне товариство|відкрите акціонерне товариство|закрите акціонерне товариство|pat|prat|prjsc|компанія|фірма',
    state: 'дп|державне підприємство|комунальне підприємство|кп|казенне підприємство|підприємство|державний концерн',
    partnership: 'фоп|приватне підприємство|пп|фізична особа підприємець|fop|private entrepreneur|individual entrepreneur',
    nonprofit: 'громадська організація|благодійний фонд',
  },
  Belarus: {
    limited: 'таа|таварыства з абмежаванай адказнасцю|общество с ограниченной ответственностью|tavarystva z abmezhavanay adkaznastsyu|taa',
    stock: 'аат|адкрытае акцыянернае таварыства|закрытае акцыянернае таварыства|акцыянернае таварыства|кампанія|зат|aat',
    state: 'руп|республиканское унитарное предприятие|рэспубліканскае унітарнае прадпрыемства|унітарнае прадпрыемства|прадпрыемства|чуп|частное унитарное предприятие|чтуп|republican unitary enterprise|rup',
  },
  'Kazakhstan and Central Asia': {
    limited:
      'тоо|товарищество с ограниченной ответственностью|жауапкершілігі шектеулі серіктестік|жшс|too|jshs|zhshs|осоо|жчк|жоопкерчилиги чектелген коом|masuliyati cheklangan jamiyat|мчж|масъулияти чекланган жамият|mchj|xk|хк|' +
      'ххк|жавобгарлиги чекланган|ҷамъияти дорои масъулияти маҳдуд|чдмм|хоҷагии|llp too|osoo|xususiy korxona|хусусий корхона|хязматдашлык|hojalyk jemgyyeti|hj',
    stock: 'акционерлік қоғам|ақ|ачык акционердик коом|aksiyadorlik jamiyati|aktsiyadorlik jamiyati|акциядорлик жамияти|аж|aj|ҷсш|ҷамъияти саҳомии|paychylyk jemgyyeti|aksiyadorlik tijorat banki',
    state: 'davlat unitar korxonasi|duk|мемлекеттік кәсіпорын|ркп|ргп|республиканское государственное предприятие',
  },
  'Moldova and Romania': {
    limited: 'srl|societate cu raspundere limitata|societatea cu raspundere limitata|societate cu răspundere limitată|srl d|intreprindere cu capital strain|ics|îcs',
    stock: 'societate pe acțiuni|societatea pe acțiuni|societate pe actiuni deschisa|societate comerciala|sc|societatea comerciala|societate pe acțiuni deschisă|societate pe acțiuni publică',
    state: 'întreprinderea de stat|intreprindere de stat|regie autonoma|regia autonomă|întreprinderea unitară de stat|întreprinderea',
    partnership: 'societate in nume colectiv|societate in comandita simpla|persoana fizica autorizata|pfa|intreprindere individuala',
    nonprofit: 'asociatia|organizatie neguvernamentala',
  },
  'Caucasus': {
    limited: 'շպս|ՍՊԸ|սահմանափակ պատասխանատվությամբ ընկերություն|შპს|შეზღუდული პასუხისმგებლობის საზოგადოება|mmc|mehdud mesuliyyetli cemiyyet|məhdud məsuliyyətli cəmiyyəti|ммс',
    stock: 'ՓԲԸ|ԲԲԸ|փակ բաժնետիրական ընկերություն|բաց բաժնետիրական ընկերություն|სს|სააქციო საზოგადოება|asc|qsc|aciq sehmdar cemiyyeti|açıq səhmdar cəmiyyəti|qapalı səhmdar cəmiyyəti|қсж|კომპანია|ընկերություն',
  },
  Poland: {
    limited:
      'sp zoo|sp z oo|sp z o o|spzoo|spolka z oo|spolka z o o|spółka z ograniczoną odpowiedzialnością|społka z ograniczona odpowiedzialnoscia|psa|prosta spółka akcyjna|z oo|zoo',
    stock: 'spółka akcyjna|otwarta spółka akcyjna|publiczna spółka akcyjna|zamknięta spółka akcyjna|spółka|przedsiębiorstwo|p h u|phu|pphu|fhu|ph|przedsiebiorstwo handlowo uslugowe|przedsiębiorstwo handlowe|przedsiębiorstwo produkcyjno handlowe|firma handlowa',
    state: 'przedsiębiorstwo państwowe|panstwowe przedsiebiorstwo|federalne państwowe przedsiębiorstwo unitarne',
    partnership: 'spk|sp k|sp j|spj|sp p|spółka jawna|spółka komandytowa|spółka komandytowo akcyjna|spółka cywilna|sp zoo sp k|sp z oo sp k|sp z o o sp k|ska',
    nonprofit: 'stowarzyszenie|spoldzielnia',
  },
  'Czechia and Slovakia': {
    limited: 'sro|s r o|spol sro|spol s r o|spol s ro|společnost s ručením omezeným|spoločnosť s ručením obmedzeným|společnost s rucenim omezenym|s ručením omezeným|s ručením obmedzeným',
    stock: 'a s|as|akc spol|akciová společnost|akciová spoločnosť|veřejná akciová společnost|otevřená akciová společnost|verejná akciová spoločnosť|otvorená akciová spoločnosť|společnost|spoločnosť|podnik',
    state: 'státní podnik|štátny podnik|s p|federální státní unitární podnik|národní podnik|statni podnik',
    partnership: 'veřejná obchodní společnost|verejná obchodná spoločnosť|komanditní společnost|komanditná spoločnosť|vos|v o s|k s',
    nonprofit: 'zapsaný spolek|občianske združenie|občanské sdružení|ops|družstvo',
  },
  Hungary: {
    limited: 'kft|korlátolt felelősségű társaság|kht',
    stock:
      'rt|nyrt|zrt|részvénytársaság|zártkörűen működő részvénytársaság|nyilvánosan működő részvénytársaság|zartkoru reszvenytarsasag|nyílt részvénytársaság|vállalat|társaság|cég',
    state: 'állami vállalat|állami tulajdonú vállalat|szövetségi állami egységes vállalat',
    partnership: 'bt|kkt|betéti társaság|közkereseti társaság',
    nonprofit: 'egyesület|szövetkezet|nonprofit kft|nonprofit korlátolt felelősségű társaság|kozhasznu',
  },
  'Slovenia, Croatia, Serbia, Bosnia, Montenegro and North Macedonia': {
    limited:
      'doo|d o o|ооо доо|доо|дооел|dooel|jdoo|j d o o|družba z omejeno odgovornostjo|društvo s ograničenom odgovornošću|društvo sa ograničenom odgovornošću|jednostavno društvo s ograničenom odgovornošću|друштво са ограниченом одговорношћу|' +
      'друштво со ограничена одговорност|drustvo so ogranicena odgovornost|s omejeno odgovornostjo|drustvo s ogranicenom odgovornoscu',
    stock: 'dd|d d|ад|a d|ad|delniška družba|dioničko društvo|akcionarsko društvo|акционарско друштво|акционерско друштво|javna delniška družba|odprta delniška družba|javno dioničko društvo|otvoreno dioničko društvo|družba|društvo|tvrtka|preduzeće|poduzeće|podjetje|предузеће',
    state: 'javno preduzece|jp|ј п|јп|јавно предузеће|javno poduzeće|državno podjetje|državno poduzeće|javno podjetje|општинско',
    partnership: 'd n o|dno|k d|jtd|ortačko društvo|komanditno društvo|komanditna družba|sp|samostojni podjetnik|obrt|szr|str',
    nonprofit: 'zavod za|udruga|udruženje|zadruga|zadruga zo|udruzenje gradjana',
  },
  Bulgaria: {
    limited: 'оод|еоод|дружество с ограничена отговорност|еднолично дружество с ограничена отговорност|ood|eood',
    stock: 'ад|еад|акционерно дружество|еднолично акционерно дружество|отворено акционерно дружество|публично акционерно дружество|ead|дружество',
    state: 'държавно предприятие|държавно унитарно предприятие|държавно единно предприятие|федерално държавно унитарно предприятие|федерално държавно единно предприятие|федерално държавно бюджетно предприятие|общинско предприятие|предприятие',
    partnership: 'едноличен търговец|командитно дружество|събирателно дружество|sd|kd',
  },
  'Albania and Kosovo': {
    limited: 'shpk|sh p k|shoqeri me pergjegjesi te kufizuar|shoqëri me përgjegjësi të kufizuar',
    stock: 'sha|sh a|shoqeri aksionare|shoqëri aksionare',
  },
  'Greece and Cyprus': {
    limited: 'επε|ε π ε|εταιρεία περιορισμένης ευθύνης|εταιρία περιορισμένης ευθύνης|ικε|ι κ ε|ιδιωτική κεφαλαιουχική εταιρεία|epe|ike|μονοπρόσωπη|monoprosopi|etairia periorismenis efthynis|limited by shares',
    stock: 'αε|α ε|ανώνυμη εταιρεία|ανώνυμη εταιρία|ανώνυμος εταιρεία|ανώνυμος εταιρία|ανοικτή μετοχική εταιρεία|μετοχική εταιρεία|aebe|αεβε|abee|αβεε|anonymi etairia|anonimi eteria|εταιρεία|εταιρία|επιχείρηση',
    partnership: 'οε|ο ε|ομόρρυθμη εταιρεία|εε|ε ε|ετερόρρυθμη εταιρεία',
    nonprofit: 'αμκε|αστική μη κερδοσκοπική εταιρεία|συνεταιρισμός',
  },
  'Germany, Austria, Switzerland and Liechtenstein': {
    limited:
      'gmbh|mbh|sagl|società a garanzia limitata|gesellschaft mbh|kgmbh|keg|oeg|gesmbh|ges mbh|ges m b h|gesellschaft mit beschränkter haftung|gesellschaft m b h|gemeinnützige gmbh|ggmbh|ug|ug haftungsbeschränkt|unternehmergesellschaft|unternehmergesellschaft haftungsbeschränkt|haftungsbeschränkt|flexco|' +
      'flexible kapitalgesellschaft|mit beschränkter haftung|anstalt|establishment|gesellschaft',
    stock: 'ag|aktiengesellschaft|kgaa|kommanditgesellschaft auf aktien|ag co kgaa|gmbh co kgaa|se co kgaa|offene aktiengesellschaft|öffentliche aktiengesellschaft|unternehmen|betrieb',
    state: 'kdör|anstalt des öffentlichen rechts|körperschaft des öffentlichen rechts|aör|volkseigener betrieb|staatsunternehmen|staatsbetrieb|staatliches einheitsunternehmen',
    partnership:
      'kg|ohg|gbr|kommanditgesellschaft|offene handelsgesellschaft|gesellschaft bürgerlichen rechts|gmbh co kg|gmbh co ohg|gmbh und co kg|gmbh cie kg|ag co kg|ug co kg|ug haftungsbeschränkt co kg|se co kg|co kg|und co kg|og|partg|partgmbb|partnerschaftsgesellschaft|' +
      'eu einzelunternehmen|ek|e k|e kfm|inh|inhaber|eingetragener kaufmann',
    nonprofit: 'ev|e v|eg|e g|eingetragener verein|eingetragene genossenschaft|genossenschaft|treuunternehmen|trust reg|reg treuunternehmen',
  },
  'France, Belgium, Luxembourg, Monaco and francophone Switzerland': {
    limited:
      'sarl|s a r l|sarlu|surl|suarl|eurl|société à responsabilité limitée|entreprise unipersonnelle à responsabilité limitée|responsabilité limitée|sprl|sprlu|scop|scic|société privée à responsabilité limitée|srl|sàrl|s à r l|sarls|selarl|selas|sas|s a s|sasu|' +
      'société par actions simplifiée|societe par actions simplifiee unipersonnelle|suarl|sarl unipersonnelle|spf|sicav|sicaf|scsp|slp',
    stock: 'sa|s a|ste|sté|société anonyme|société par actions|société ouverte par actions|société par actions ouverte|société publique par actions|compagnie|cie|et cie|société|ets|etablissements|établissements|etablissement|entreprise|entreprises|sca|societe en commandite par actions|spa eurl',
    state: 'établissement public|epic|entreprise publique|entreprise unitaire d état|entreprise d état|société d état|epe|établissement public à caractère industriel et commercial',
    partnership: 'snc|scs|société en nom collectif|société en commandite simple|sci|société civile immobilière|société civile|gie|groupement d intérêt économique|senc|société en commandite',
    nonprofit: 'asbl|aisbl|association sans but lucratif|association loi 1901|ong',
  },
  'Netherlands and Flanders': {
    limited: 'bv|b v|vennootschap|besloten vennootschap|besloten vennootschap met beperkte aansprakelijkheid|bvba|besloten vennootschap met beperkte aansprakelijkheid bvba|met beperkte aansprakelijkheid|ebvba',
    stock: 'nv|n v|naamloze vennootschap|aandelenvennootschap|open aandelenvennootschap|publieke aandelenvennootschap|bedrijf|onderneming',
    partnership: 'vof|v o f|vennootschap onder firma|cv|c v|commanditaire vennootschap|eenmanszaak|maatschap|commv',
    nonprofit: 'vzw|ivzw|vereniging zonder winstoogmerk|coöperatie|coöperatie u a|cooperatie ua|cvba|cooperatieve vereniging',
  },
  'Italy and San Marino': {
    limited: 'srl|s r l|srls|s r l s|società a responsabilità limitata|societa a responsabilita limitata semplificata|a responsabilità limitata|srl unipersonale|srl in liquidazione|srl a socio unico|unipersonale',
    stock: 'spa|s p a|sapa|scpa|s c p a|società per azioni|società per azioni aperta|società pubblica per azioni|società|impresa|ditta|azienda',
    state: 'impresa statale|azienda speciale|ente pubblico|impresa unitaria statale',
    partnership: 'snc|s n c|sas|s a s|società in nome collectivo|società in nome collettivo|società in accomandita semplice|società semplice',
    nonprofit: 'onlus|soc coop|scarl|s c a r l|società cooperativa|cooperativa sociale|scrl|consorzio a r l',
  },
  'Spain, Portugal and Andorra': {
    limited: 'sl|s l|slu|s l u|sll|srl|sociedad limitada|sociedad limitada unipersonal|sociedad de responsabilidad limitada|lda|ltda|limitada|unipessoal|unipessoal lda|sociedade por quotas|sociedade unipessoal por quotas|responsabilidade limitada|responsabilidad limitada',
    stock:
      'sa|s a|sau|s a u|sgps|sgps sa|sad|sociedad anónima deportiva|sociedad anónima|sociedad anónima unipersonal|sociedad por acciones|sociedad anonima abierta|sociedad por acciones abierta|sociedade anónima|sociedade por ações|sociedade anónima aberta|sociedade aberta por ações|companhia|compañía|compania|cia|y cia|e cia|& cia|empresa|sociedad|sociedade',
    state: 'empresa estatal|empresa pública|empresa publica empresarial|e p e|empresa unitaria estatal|entidad pública empresarial',
    partnership: 'sociedad colectiva|sociedad en comandita|sociedad comanditaria|s en c|s c|sociedad civil|comunidad de bienes|c b|empresario individual',
    nonprofit: 'sociedad cooperativa|s coop|scoop|cooperativa|asociación civil',
  },
  Nordic: {
    limited: 'aps|anpartsselskab|ivs|ehf|slhf|einkahlutafélag|sp f|oy|osakeyhtiö|yksityinen osakeyhtiö|ab oy|oy ab',
    stock: 'ab|aktiebolag|aktiebolaget|publikt aktiebolag|ab publ|publ|öppet aktiebolag|as|a s|asa|a s a|aksjeselskap|allmennaksjeselskap|aktieselskab|offentligt aktieselskab|åbent aktieselskab|oyj|abp|julkinen osakeyhtiö|avoin osakeyhtiö|hf|ohf|p f|hlutafélag|bolag|företag|yhtiö|virksomhed|selskab|yritys',
    state: 'statsforetak|statligt företag|valtionyhtiö|statsejet virksomhed|sf|kf',
    partnership: 'hb|kb|handelsbolag|kommanditbolag|ans|da|ansvarlig selskap|ky|kommandiittiyhtiö|avoin yhtiö|enk|enkeltpersonforetak|enkeltmandsvirksomhed|i s|k s|interessentskab|kommanditselskab|p s|tmi|toiminimi|nuf',
    nonprofit: 'ekonomisk förening|amba|a m b a|osuuskunta|osk|rf|rekisteröity yhdistys|ry|sa samvirkeforetak',
  },
  Baltics: {
    limited: 'uab|uždaroji akcinė bendrovė|sia|sabiedrība ar ierobežotu atbildību|oü|osaühing|ou|osauhing|ribotos atsakomybės bendrovė|mažoji bendrija|mb|piiratud vastutusega osaühing|osaline uhing',
    stock: 'ab|akcinė bendrovė|viešoji akcinė bendrovė|atviroji akcinė bendrovė|akciju sabiedrība|publiska akciju sabiedrība|atklātā akciju sabiedrība|aktsiaselts|avalik aktsiaselts|avatud aktsiaselts|bendrovė|sabiedrība|ettevõte|įmonė|uzņēmums',
    state: 'valstybės įmonė|valsts uzņēmums|riigiettevõte|vsi|valsts akciju sabiedrība|vas|viešoji įstaiga',
    partnership: 'fie|individualais komersants|ik|individuali imone|tikroji ukine bendrija|usaldusühing|täisühing',
    nonprofit: 'mtu|mtü|biedrība|asociacija|mittetulundusühing',
  },
  'Ireland and Malta': {
    limited: 'teo|teoranta|cuideachta theoranta|dac|designated activity company|clg|company limited by guarantee|kumpanija b responsabbiltà limitata|cuideachta faoi theorainn|uc|unlimited company|unltd',
    stock: 'cpt|cuideachta phoiblí theoranta|kumpanija pubblika|cuideachta|kumpanija|kumpannija|cuideachta comhstoic|cuideachta chomhstoic',
  },
  'Supranational and Turkey': {
    limited:
      'ltd sti|ltd şti|limited sirketi|limited şirketi|ltd sirketi|limited sti|ltdsti|şti|sti|sirketi|şirketi|şirket|şahıs şirketi',
    stock: 'anonim şirketi|anonim şirket|anonim sirketi|anonim sirket|as sirketi|anonim ortakligi|anonim ortaklığı|a o|ao|aş|a ş|se|societas europaea|scpe|european company|societe europeenne|europäische gesellschaft',
    partnership: 'kollektif sirketi|kollektif şirketi|koll sti|komandit sirketi|komandit şirketi|adi ortaklik|adi ortaklığı|iş ortaklığı|is ortakligi|eeig|ewiv',
    nonprofit: 'kooperatifi|kooperatif|koop|sce',
  },
};
