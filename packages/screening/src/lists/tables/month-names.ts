/**
 * The months as people and publishers write them, January first: in full, in the case that dates take, and abbreviated.
 * Hand-written from dictionaries. English, French, German, Spanish, Portuguese, Italian, Dutch, the Nordic and Baltic
 * languages, Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Serbian, Russian, Ukrainian, Belarusian, Bulgarian,
 * Greek, Turkish, Azeri and Uzbek, Indonesian and Malay, Arabic, Persian, Hebrew, Hindi and Thai; then the Roman number.
 * 'Listopad' is left out in Croatian (October): elsewhere it is November.
 */
export const monthNames = `
january janvier janv januar jänner januari enero ene janeiro gennaio gen tammikuu tammikuuta janvāris janvārī jaanuar sausio sausis styczeń stycznia sty leden ledna január januára ianuarie siječanj siječnja januara јануар јануара январь января янв січень січня студзень студзеня януари ιανουάριος ιανουαρίου ιαν ocak oca yanvar يناير جانفي ژانویه ינואר בינואר जनवरी มกราคม i
february février févr fevrier februar feber februari febrero fevereiro fev febbraio helmikuu helmikuuta februāris februārī veebruar vasario vasaris luty lutego lut únor února február februára februarie veljača veljače februara фебруар фебруара февраль февраля фев лютий лютого люты лютага февруари φεβρουάριος φεβρουαρίου φεβ şubat şub fevral pebruari فبراير شباط فيفري فوریه פברואר בפברואר फरवरी फ़रवरी กุมภาพันธ์ ii
march mars märz maerz mrz maart mrt marts marzo março maaliskuu maaliskuuta martā märts kovo kovas marzec marca březen března március martie ožujak ožujka mart marta март марта мар березень березня сакавік сакавіка μάρτιος μαρτίου μαρ maret mac مارس آذار مارت מרץ במרץ मार्च มีนาคม iii
april avril avr abril abr aprile huhtikuu huhtikuuta aprīlis aprīlī aprill balandžio balandis kwiecień kwietnia kwi duben dubna apríl apríla április aprilie travanj travnja aprila април априла апрель апреля апр квітень квітня красавік красавіка απρίλιος απριλίου απρ nisan nis aprel أبريل ابريل نيسان أفريل آوریل אפריל באפריל अप्रैल เมษายน iv
may mai mayo maio maggio mag mei maj toukokuu toukokuuta maijs maijā gegužės gegužė maja květen května máj mája május svibanj svibnja мај маја май мая травень травня траўня μάιος μαΐου μαι mayıs مايو أيار ماي مه מאי במאי मई พฤษภาคม v
june juin juni junio junho giugno giu kesäkuu kesäkuuta jūnijs jūnijā juuni birželio birželis czerwiec czerwca cze červen června jún júna június iunie lipanj lipnja jun juna јун јуна июнь июня июн червень червня чэрвень чэрвеня юни ιούνιος ιουνίου ιουν haziran haz iyun يونيو يونيه حزيران جوان ژوئن יוני ביוני जून มิถุนายน vi
july juillet juil juli julio julho luglio lug heinäkuu heinäkuuta jūlijs jūlijā juuli liepos liepa lipiec lipca lip červenec července júl júla július iulie srpanj srpnja jul jula јул јула июль июля июл липень липня ліпень ліпеня юли ιούλιος ιουλίου ιουλ temmuz tem iyul julai يوليو يوليه تموز جويلية ژوئیه יולי ביולי जुलाई กรกฎาคม vii
august août aout augustus augusti agosto ago elokuu elokuuta augusts augustā rugpjūčio rugpjūtis sierpień sierpnia sie srpen srpna augusta augusztus kolovoz kolovoza avgust avgusta август августа авг серпень серпня жнівень жніўня αύγουστος αυγούστου αυγ ağustos ağu avqust agustus ogos أغسطس اغسطس آب أوت اوت אוגוסט באוגוסט अगस्त สิงหาคม viii
september septembre sept septiembre setiembre setembro set settembre syyskuu syyskuuta septembris septembrī rugsėjo rugsėjis wrzesień września wrz září septembra szeptember septembrie rujan rujna septembar септембар септембра сентябрь сентября сен сент вересень вересня верасень верасня септември σεπτέμβριος σεπτεμβρίου σεπ eylül eyl sentyabr sentabr سبتمبر أيلول ايلول سپتامبر ספטמבר בספטמבר सितंबर सितम्बर กันยายน ix
october octobre oktober okt octubre outubro out ottobre ott lokakuu lokakuuta oktobris oktobrī oktoober spalio spalis październik października paź říjen října október októbra octombrie oktobar oktobra октобар октобра октябрь октября окт жовтень жовтня кастрычнік кастрычніка октомври οκτώβριος οκτωβρίου οκτ ekim eki oktyabr oktabr أكتوبر اكتوبر اکتبر אוקטובר באוקטובר अक्टूबर अक्तूबर ตุลาคม x
november novembre noviembre novembro marraskuu marraskuuta novembris novembrī lapkričio lapkritis listopad listopada listopadu novembra noiembrie studeni studenog studenoga novembar новембар новембра ноябрь ноября ноя листопад листопада лістапад лістапада ноември νοέμβριος νοεμβρίου νοε kasım kas noyabr nopember نوفمبر نوامبر נובמבר בנובמבר नवंबर नवम्बर พฤศจิกายน xi
december décembre déc dezember dez diciembre dic dezembro dicembre desember joulukuu joulukuuta decembris decembrī detsember gruodžio gruodis grudzień grudnia gru prosinec prosince decembra decembrie prosinac prosinca decembar децембар децембра декабрь декабря дек грудень грудня снежань снежня декември δεκέμβριος δεκεμβρίου δεκ aralık ara dekabr disember ديسمبر دسامبر דצמבר בדצמבר दिसंबर दिसम्बर ธันวาคม xii
`;

/** The months of the Persian calendar, whose year begins in March. */
export const persianMonthNames = `
فروردین farvardin
اردیبهشت ordibehesht
خرداد khordad
تیر tir
مرداد mordad
شهریور shahrivar
مهر mehr
آبان aban
آذر azar
دی dey
بهمن bahman
اسفند esfand
`;
