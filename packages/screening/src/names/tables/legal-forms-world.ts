/**
 * Legal forms of the English-speaking world, the Americas, Asia, the Middle East and Africa, abbreviated and in full,
 * by country of law. Written from the company acts and free-zone regulations, and from the ELF code list of ISO 20275
 * as public knowledge of these forms. Forms are separated by `|`.
 */
import type { LegalFormsByPlace } from '../organisations/legal-form-class.ts';

export const worldForms: LegalFormsByPlace = {
  'English-speaking countries': {
    limited:
      'llc|cyf|cyfyngedig|cwmni cyfyngedig|ulc|unlimited liability company|pcc|protected cell company|incorporated cell company|segregated portfolio company|ltee|limitee|l l c|ltd|limited|coy ltd|coy limited|ltd co|co ltd|co limited|company ltd|company limited|limited company|lc|limited liability company|limited liability co|ltd liability co|ltd liability company|limited liability|liability company|with limited liability|' +
      'series llc|pllc|professional limited liability company|private limited|private ltd|pvt ltd|pvt limited|pvt|p ltd|private limited company|private company limited by shares|private company|pty|pty ltd|pty limited|proprietary limited|' +
      'proprietary ltd|proprietary|pte|pte ltd|pte limited|single member company|one member limited liability company|single member limited liability company|one member company limited|one member co ltd|single member private limited|smc pvt ltd|smc private limited|opc pvt ltd|opc private limited|one person company|one person|one person llc|single person company|empresa unipersonal|sociedad unipersonal|société unipersonnelle|society with limited liability|exempted company|ibc|international business company|nl|no liability',
    stock:
      'plc|ccc|cwmni cyfyngedig cyhoeddus|publicly traded company|publicly traded|publicly traded co|publicly held company|ptc|share co|public limited company|public company|public ltd company|inc|incorporated|inc ltd|corp|corporation|corp ltd|corporation ltd|corporation limited|co inc|company inc|corporation inc|corp inc|co|company|the company|and company|and co|public shareholding company|private shareholding company|shareholding company|closed shareholding company|joint stock company|joint stock co|joint stock|jt stk co|jsc|pjsc|jsco|prjsc|' +
      'public joint stock company|ojsc|open joint stock company|cjsc|closed joint stock company|private joint stock company|pjs|psjc|stock company|share company|s c|private joint stock|public stock company|open stock company|pc|professional corporation|pa|professional association|companies|firm|enterprise|enterprises|ent|entp|' +
      'business|businesses|undertaking|establishment|est|estab|soc|ubl|unlimited|public joint stock|open joint stock',
    state:
      'state enterprise|state owned enterprise|state owned company|state company|soe|state corporation|parastatal|government company|crown corporation|statutory corporation|federal enterprise|unitary state enterprise|government owned|budgetary institution|treasury enterprise|fe',
    partnership:
      'lp|l p|llp|l l p|lllp|limited partnership|limited liability partnership|general partnership|partnership|gp|partners|ptnrs|ptnr|associates|assocs|sole proprietorship|sole proprietor|proprietorship|sole trader|individual proprietorship',
    nonprofit:
      'cwmni buddiant cymunedol|charitable association|charity association|benevolent society|benevolent association|non profit organization|nonprofit organization|non profit|not for profit|nonprofit|ngo|n g o|non governmental organization|organisation non gouvernementale|organización no gubernamental|organização não governamental|organizzazione non governativa|nichtregierungsorganisation|неправительственная организация|nongovernmental organization|cic|community interest company|cio|charitable incorporated organisation|cooperative|co operative|coop|co op|cooperative society|incorporated association|npc|section 21 company',
    status:
      'in liquidation|in liq|i l|il|in voluntary liquidation|in receivership|in administration|in insolvency|dissolved|en liquidation|en liquidation judiciaire|en faillite|in liquidazione|en liquidación|em liquidação|w likwidacji|w upadłości|v likvidaci|v likvidácii|u likvidaciji|u stečaju|v stečaju|v likvidaciji|в ликвидация|в ликвидации|у стечају|în lichidare|felszámolás alatt|végelszámolás alatt|in abwicklung|in insolvenz|tasfiye halinde|i konkurs|under avvikling|konkurssissa|υπό εκκαθάριση|under liquidation|bankrupt|debtor in possession|清算中|in vereffening',
    branch: 'branch|branches|branch office|main branch|head office|rep office|representative office|representation|liaison office|representative|filial|филиал|filiale|filiala|filialas|sucursal|succursale|sucursala|niederlassung|zweigniederlassung|zweigstelle|oddział|pobočka|podružnica|fióktelep|şubesi|subesi|sube|клон|филиала|представительство|представництво|філія|філіал|predstavitelstvo|vertretung|agencija|υποκατάστημα|支店|分公司|分行|分店|办事处|辦事處|代表处|지점|지사|شعبه|فرع|شعبة|cabang|cawangan|chi nhánh|văn phòng đại diện|สาขา',
  },
  'Latin America': {
    limited:
      's de rl|s de r l|srl de cv|s de rl de cv|s de r l de c v|sociedad de responsabilidad limitada de capital variable|ltda me|ltda epp|me|epp|eireli|empresa individual de responsabilidade limitada|eirl|e i r l|empresa individual de responsabilidad limitada|spa|sociedad por acciones simplificada|s a s|sas|sociedade limitada|ltda|cia ltda|c ltda|compañía limitada|compañía de responsabilidad limitada|slu',
    stock:
      'c por a|banco universal|bco universal|compania por acciones|sa de cv|sapi de cv|sapi|sapi de cv sofom enr|sa de cv sofom enr|sofom enr|sofom|s a de c v|sa dec v|s a dec v|sade cv|sa decv|sab de cv|s a b de c v|sapi de cv|s a p i de c v|sociedad anónima de capital variable|sociedad anonima bursatil|sociedad anónima promotora de inversión|sac|s a c|saa|s a a|sociedad anónima cerrada|sociedad anonima abierta|s a i c|saic|saci|sacif|s a c i|c a|ca|compañía anónima|companhia|s a c v|cv|c v|de cv|capital variable|saca',
    state: 'empresa del estado|empresa de servicios publicos|s a e s p|s a s e s p|sociedad de economia mixta|compania de economia mixta|compañía de economía mixta|empresa de economia mixta|eice',
    partnership: 's p r de r l|s p r de r l de c v|s p r de r i|sociedad de produccion rural|sociedad de hecho|union temporal|sc de rl|sociedad civil|s en c por a|sociedad en comandita por acciones|sociedad simple',
    nonprofit: 'r l|de r l|cooperativa r l|cooperativa de r l|sociedad cooperativa r l|s c l|s c de r l|soc coop ltda|cooperativa multiactiva|i a p|a c|asociación civil|s c|fundacion sin fines de lucro',
  },
  'Gulf, Levant, Egypt and North Africa': {
    limited:
      'wll|w l l|fze|fzco|fz co|fzc|fze llc|fz llc|fzllc|fzco llc|fz|free zone establishment|free zone company|free zone co|free zone limited liability company|free zone llc|dmcc|dwc llc|dwc|jlt|difc|adgm|spv|rsc ltd|rak offshore|off shore|أوف شور|اوف شور|أوفشور|اوفشور|ش م ل أوف شور|offshore sal|sal offshore|sal off shore|off shore sal|offshore|spc|s p c|sps|single person company|one person company|sole establishment|sole proprietorship llc|' +
      'م د م س|مدمس|ش م ح|شمح|llc spc|llc opc|opc|with limited liability|كي اس سي سي|ذ م م|ش ذ م م|ذمم|شذمم|شركة ذات مسؤولية محدودة|ذات مسؤولية محدودة|ذات المسؤولية المحدودة|شركة ذات المسؤولية المحدودة|محدودة|المحدودة|م م ح|منطقة حرة|شركة منطقة حرة|ش ش و|شركة الشخص الواحد|شخص واحد|مؤسسة فردية|sharikat dhat masuliya mahduda|dhat masuliya mahduda|sarl au|suarl|sarlau',
    stock:
      'saog|ysc|y s c|kpsc|k p s c|s a o g|saoc|s a o c|sak|s a k|ksc|k s c|kscc|k s c c|kscp|k s c p|bsc|b s c|bscc|bsc closed|psc|p s c|pjsc|qsc|q s c|qpsc|q p s c|sal|s a l|sal holding|saal|sae|s a e|egyptian joint stock company|sjsc|saudi joint stock company|ssc|' +
      'شركة مساهمة|مساهمة|شركة مساهمة عامة|مساهمة عامة|شركة مساهمة مقفلة|مساهمة مقفلة|شركة مساهمة خاصة|شركة مساهمة مصرية|ش م م|ش م ل|ش م ك|ش م ك م|ش م ك ع|ش م ك مقفلة|ش م ع|ش م ع ع|ش م ع م|ش م ب|ش م ب م|ش م ب مقفلة|ش م ق|ش م ق ع|ش م ق خ|ش م خ|ش م س|ش م|شركة|مؤسسة تجارية|مؤسسات|منشأة|sharikat|sharika|sharikah|shirkat|charika|sharekat|muassasat|muassasa|mouassasat|mouassassat|mouassassa|mouassasa',
    state: 'general company for|شركة عامة',
    partnership: 'شركة تضامن|تضامنی|تضامني|تضامن|شركة توصية بسيطة|توصية بسيطة|وشركاه|وشركاؤه|wa shurakah|wa shuraka|wa awladuh',
    nonprofit: 'جمعية تعاونية|تعاونية',
  },
  'Iran and Afghanistan': {
    limited: 'با مسئولیت محدود|مسئولیت محدود|شرکت با مسئولیت محدود|با مسوولیت محدود|ba masouliyat mahdoud|ba masuliyat mahdud|ba masouliat mahdood|masouliyat mahdoud|mahdoud|لمیتد|لیمیتد|لمتد',
    stock:
      'sahami khass|sahami khas|sherkat sahami khass|شرکت|شرکت سهامی|سهامی|سهامی عام|سهامی خاص|شرکت سهامی عام|شرکت سهامی خاص|سهامي خاص|سهامي عام|sherkat|sherkate|sherkat e|sherkat sahami|sherkat sahami am|sherkat sahami khas|sahami|sahami am|sahami aam|sahami khas|sahami khass|sahami khaas|sahamie am|sahamie khas|موسسه|موسسه تجاری|کۆمپانیا|کۆمپانیای|کۆمپانیەی|pjs co|pjsco|s s a',
    nonprofit: 'تعاونی|شرکت تعاونی|taavoni|sherkat taavoni|موسسه خیریه',
  },
  Israel: {
    limited: 'בעמ|בע מ|b m|bm|חברה בעמ|בערבון מוגבל|ביים|baam',
    stock: 'חברה|חברת|ושות|ובניו|החברה|hevra|chevra|hevrat|chevrat',
    nonprofit: 'עמותה|ער|חלצ|amuta|amutah|אגודה שיתופית',
  },
  'India, Pakistan, Bangladesh, Sri Lanka and Nepal': {
    limited:
      'प्राइवेट लिमिटेड|प्रा लि|प्रायव्हेट लिमिटेड|प्राईवेट लिमिटेड|लिमिटेड|लि|मर्यादित|सीमित|प्राइवेट|কোম্পানি লিমিটেড|প্রাইভেট লিমিটেড|লিমিটেড|প্রা লি|লি|পাইভেট লিমিটেড|પ્રાઇવેટ લિમિટેડ|લિમિટેડ|ਪ੍ਰਾਈਵੇਟ ਲਿਮਿਟੇਡ|ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ|ਲਿਮਿਟੇਡ|ਲਿਮਟਿਡ|ପ୍ରାଇଭେଟ ଲିମିଟେଡ|ଲିମିଟେଡ|' +
      'பிரைவேட் லிமிடெட்|பிரைவெட் லிமிடெட்|லிமிடெட்|தனியார் நிறுவனம்|తనియార్|ప్రైవేట్ లిమిటెడ్|ప్రైవేటు లిమిటెడ్|లిమిటెడ్|ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್|ಲಿಮಿಟೆಡ್|പ്രൈവറ്റ് ലിമിറ്റഡ്|ലിമിറ്റഡ്|පුද්ගලික සමාගම|ලිමිටඩ්|پرائیویٹ لمیٹڈ|لمیٹڈ|پرائیوٹ لمیٹڈ|pvt ltd co|pra li',
    stock:
      'कंपनी|कम्पनी|कॉर्पोरेशन|कारपोरेशन|कॉरपोरेशन|इंक|निगम|पब्लिक लिमिटेड|एंटरप्राइजेज|एंटरप्राइज़ेज|इंटरप्राइजेज|उद्यम|কোম্পানি|কোম্পানী|কর্পোরেশন|এন্টারপ্রাইজ|এন্টারপ্রাইজেস|કંપની|કોર્પોરેશન|એન્ટરપ્રાઇઝ|ਕੰਪਨੀ|ਕਾਰਪੋਰੇਸ਼ਨ|கம்பெனி|நிறுவனம்|கார்ப்பரேஷன்|కంపెనీ|కార్పొరేషన్|ಕಂಪನಿ|കമ്പനി|കോർപ്പറേഷൻ|සමාගම|සංස්ථාව|கூட்டுத்தாபனம்|کمپنی|کارپوریشن|انٹرپرائزز',
    partnership: 'एलएलपी|मेसर्स|মেসার্স|میسرز|ਮੈਸਰਜ਼|huf|hindu undivided family|m s messrs|messrs',
    nonprofit: 'समिति|सोसायटी|সমিতি|sanstha|samiti|संस्था',
  },
  'China, Hong Kong, Taiwan and Singapore': {
    limited:
      '有限公司|有限责任公司|有限責任公司|责任有限公司|責任有限公司|私人有限公司|有限合伙企业|一人有限公司|外商独资企业|独资企业|个人独资企业|无限公司|無限公司|youxian gongsi|youxian zeren gongsi|wfoe|wofe|co pte ltd',
    stock: '股份有限公司|股份公司|公司|总公司|總公司|股份|责任公司|企业|企業|个体工商户|商行|gufen youxian gongsi|gufen|gongsi|zong gongsi|中国总公司',
    state: '国有公司|国营企业|国有企业|有限责任公司国有独资|国营',
    partnership: '合伙企业|普通合伙|有限合伙|合夥|合夥商號',
    nonprofit: '民办非企业单位|合作社',
  },
  Japan: {
    limited: '合同会社|有限会社|合名会社|gk|g k|godo kaisha|goudou kaisha|godo gaisha|yk|y k|yugen kaisha|yuugen kaisha|yugen gaisha|有|合',
    stock: '株式会社|株|株式會社|kk|k k|kabushiki kaisha|kabushiki gaisha|kabushikigaisha|kabushikikaisha|kaisha|会社|會社|有限責任事業組合|gomei kaisha|goshi kaisha|合資会社|相互会社|co ltd kk',
    state: '独立行政法人|国立大学法人|公社|公団|dokuritsu gyosei hojin',
    nonprofit: '一般社団法人|公益社団法人|一般財団法人|公益財団法人|社団法人|財団法人|特定非営利活動法人|npo法人|医療法人|学校法人|宗教法人|社会福祉法人|協同組合|農業協同組合|一社|一財|ippan shadan hojin|ippan zaidan hojin|shadan hojin|zaidan hojin|社|財|医|学',
  },
  Korea: {
    limited: '유한회사|유한책임회사|유|yuhan hoesa|yuhanhoesa|yuhan hoisa',
    stock: '주식회사|주|회사|㈜|총회사|합자회사|합명회사|jusik hoesa|jusikhoesa|chusik hoesa|chusikhoesa|jusik hoisa|hoesa|hoisa|chonghoesa|chong hoesa|ch onghoesa|공사|gongsa',
    nonprofit: '사단법인|재단법인|협동조합|사|재|학교법인',
  },
  Vietnam: {
    limited: 'công ty tnhh|cong ty trach nhiem huu han|công ty trách nhiệm hữu hạn|công ty tnhh một thành viên|công ty tnhh mtv|công ty trách nhiệm hữu hạn một thành viên|tnhh|tnhh mtv|trách nhiệm hữu hạn|mtv|cty tnhh|ct tnhh',
    stock: 'công ty cổ phần|công ty cp|cổ phần|ctcp|ct cp|cty cp|cty cổ phần|công ty|cty|tổng công ty|tổng công ty cổ phần|tmcp|thương mại cổ phần|doanh nghiệp|doanh nghiệp tư nhân|dntn|công ty hợp danh|tct',
    state: 'doanh nghiệp nhà nước|công ty nhà nước|xí nghiệp',
    nonprofit: 'hợp tác xã|htx',
  },
  Thailand: {
    limited: 'บริษัท จำกัด|จำกัด|บจก|บ จ ก|บจ|ห้างหุ้นส่วนจำกัด|หจก|ห้างหุ้นส่วน|borisat chamkat|borisat jamkat|chamkat|jamkat',
    stock: 'บริษัท จำกัด มหาชน|จำกัด มหาชน|มหาชน|บมจ|บริษัท|บ ม จ|pcl|public company limited|public co ltd|public company ltd|chamkat mahachon|mahachon|borisat|กิจการ',
    state: 'รัฐวิสาหกิจ',
    nonprofit: 'สหกรณ์|มูลนิธิ',
  },
  'Myanmar, Laos and Cambodia': {
    limited: 'ကုမ္ပဏီလီမိတက်|လီမိတက်|ບໍລິສັດ ຈຳກັດ|ຈຳກັດ|ក្រុមហ៊ុន ឯ ក|ឯ ក',
    stock: 'ကုမ္ပဏီ|လုပ်ငန်း|ບໍລິສັດ|ក្រុមហ៊ុន|ບໍລິສັດ ມະຫາຊົນ',
  },
  'Indonesia, Malaysia, Brunei and the Philippines': {
    limited: 'pt|p t|perseroan terbatas|pt perseroan terbatas|sdn bhd|s d n bhd|sendirian berhad|sdn berhad|sdn|plt|perkongsian liabiliti terhad|tbk pt',
    stock: 'tbk|terbuka|pt tbk|perusahaan|syarikat|perbadanan|bhd|berhad|perseroan|pt persero|persero|perusahaan perseroan',
    state: 'perum|perusahaan umum|bumn|bumd|perusahaan daerah|perusda|gocc',
    partnership: 'cv|c v|firma|persekutuan komanditer|ud|u d|usaha dagang|pd|perusahaan dagang',
    nonprofit: 'yayasan|koperasi|persatuan|pertubuhan|perkumpulan',
  },
  Mongolia: { limited: 'ххк|хариуцлагатай компани|хязгаарлагдмал хариуцлагатай компани|hhk|xxk', stock: 'хк|корпораци|компани|хувьцаат компани|нөхөрлөл' },
  Africa: {
    limited: 'plc share company|pvt co|hf ltd|sarl u|private trust|close corporation|soc ltd|nig ltd|cc|kft',
    stock: 's c|share company|shirika|shirika la|kampuni|kampani|shirkadda|shirkad|ኩባንያ|maatskappy|aksiyoon|aksiyon maatschappij|አክሲዮን ማህበር|ኃላፊነቱ የተወሰነ የግል ማህበር|ኃ የተ የግ ማ|ኃላ የተ የግ ማህ|አማ|የግል ማህበር|bpk|beperk|edms bpk|eiendoms beperk|mpya',
    nonprofit: 'gie cooperatif|npo npc',
    state: 'ep|e p|empresa publica|state owned',
  },
  Ships: { vessel: 'vsl|fsu|fso|fpso|fsru|flng|vlcc|ulcc|vlgc|m v|mv|m t|mt|m s|ms|m y|f v|fv|f b|s s|ss|mts|m tanker|motor vessel|motor tanker|motor yacht|sailing yacht|yacht|yatch|general cargo|landing ship|large landing ship|landing craft|patrol boat|patrol ship|rescue ship|rescue vessel|бдк|большой десантный корабль|сторожевой корабль|fishing vessel|lpg c|lng c|steamship|motor ship|bulk carrier|lng carrier|lpg carrier|lng tanker|lpg tanker|crude oil tanker|oil tanker|tanker vessel|oil tanker vessel|container vessel|merchant vessel|passenger vessel|bulk vessel|chemical tanker|container ship|cargo ship|cargo vessel|general cargo vessel|fishing trawler|stern trawler|hopper dredger|pipelay barge|pipelaying barge|pipelay vessel|pipelaying vessel|pipe laying barge|pipe laying vessel|pipe laying ship|pipelayer|crane barge|crane vessel|deck barge|barge|tugboat|tug boat|supply vessel|offshore supply vessel|research vessel|research ship|survey vessel|drillship|drill ship|heavy lift vessel|refrigerated cargo ship|product tanker|products tanker|bitumen tanker|asphalt tanker|vehicles carrier|livestock carrier|passenger ship|passenger ferry|cruise ship|dhow|баржа|трубоукладчик|судно трубоукладчик|трубоукладочное судно|буксир|сухогруз|балкер|газовоз|контейнеровоз|морской буксир|т х|т к|теплоход|танкер|яхта|суперяхта|моторная яхта|п х|д э|m s c f|سفينة|السفينة|باخرة|الباخرة|کشتی' },
};
