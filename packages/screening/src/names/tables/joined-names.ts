/**
 * Names that are joined with others: stems before 'of the faith' and 'of God', the halves of double names. Hand-written
 * from public naming customs.
 */

function wordsOf(source: string): ReadonlySet<string> {
  return new Set(source.split(' '));
}

/** Stems before 'of the faith', each in one spelling. */
export const stemsOfFaith = wordsOf(
  'nur salah izz ezz imad emad jamal kamal shams chams moin muin badr fakhr muhyi mohi nasir nasr sharaf siraj taj zayn alaa qutb sadr sayf shihab burhan jalal najm rukn dia husam ghiyath safi rafi rashid nizam qamar baha asad jamil kheir khair saad shafi razi majd magd majdi magdi magdy',
);
/** Stems before 'of God' that are seldom a name by themselves. */
export const stemsOfGod = wordsOf(
  'fazl faiz inayat enayat hikmat hekmat hidayat hedayat rahmat nimat nemat barakat sami sana zabih ruh qudrat azmat izzat ezat ata khair kifayat lutf saif sayf karam shafi rafi najib asad nasr nur noor aman amin habib hamid saad wali',
);
/** Persian and Urdu double given names: their first and second halves. */
export const firstHalves = wordsOf(
  'muhammad mohammad mohammed mohamad mohamed ali gholam ghulam golam gulam qorban ghorban qurban kurban kurbon qurbon amir hossein hussein hussain hassan hasan seyed sayed syed noor nur gul sher jan dost fazl wali fath',
);
export const secondHalves = wordsOf(
  'reza ali hossein hosein hussein hussain husain hassan hasan mehdi mahdi javad jawad taghi taqi naghi naqi kazem kazim sadegh sadiq bagher baqer baqir ebrahim ibrahim amin akbar asghar abbas nabi rasul rasool karim saeed said yusuf yousef ismail esmail ehsan ihsan mohsen qasem qasim ghasem rahim haider heydar hadi taher jafar mostafa mustafa mojtaba morteza murtaza muhammad mohammad mohammed mohamad mohamed mukhammad mukhamad mukhamed mukhammed muhamad magomed mammad makhmad mahmad',
);
/** Names after 'light' in Malay names, in addition to Arabic names of other countries. */
export const malayNames = wordsOf(
  'aini ainun amalina aqilah ashikin asiah asyikin atiqah azian aziah azila azlan azlin azlina azman azmi azmin azura fadilah fadzilah fatihah faizah hafizah haliza halizah hasanah hasimah hayati hidayah hidayat hidayati huda izzah izzati jannah khalidah laila lela liyana liza maizura nadia najwa rashidah rashid safiah saidah shafiqah shahida shahidah shahirah shazwani sakinah syafiqah syahida syahirah syuhada wahida wahidah yusliza zaini zainal zakiah zalina',
);
/** The child's name in a one-word kunya ('father of'). */
export const kunyaNames = wordsOf(
  'fazl fadl fadhl qasim qasem qassem qassim ghasem ghassem gasim gassem kasim kassem kassim hasan hassan hussein husayn hossain kalam kheir khair khayr abbas barakat faraj fattah fath nasr makarim wafa',
);
/** Ethiopian and Eritrean religious names: servant, power, plant … of God, Mary, the Trinity. */
export const ethiopianFirst = wordsOf(
  'gebre gebr ghebre gabre wolde welde weldu woldu haile hayle tekle teckle tesfa habte amde lete fikre tsege sahle kidane',
);
export const ethiopianSecond = wordsOf(
  'mariam maryam mikael michael giyorgis giorgis egziabher gziabher egziabiher gziabiher selassie sellassie silassie sellasie selase silase sillase selasie silasie kristos christos yesus iyesus yohannes hanna tsadik tsadkan meskel medhin medihn medhn amlak kidan eyesus gabriel tinsae hiwot berhan birhan brhan berhane birhane haimanot haymanot tsion sion abzgi abzghi ezgi weldu negus leul senbet sanbat sembet',
);
/** Compound Sanskrit names: the moon's crest, Rama and Krishna, victory and light. */
export const indianFirst = wordsOf(
  'lakshmi laxmi luxmi chandra pala rama ram jaya jay jai satya sathya dakshina pushpa lal radha hari shiva siva krishna gopala vijaya uma bala surya padma raja raj deva dev prem om satya gyan guru sri shri nanda bal narasimha narasimma ramana venkata pushpa',
);
export const indianSecond = wordsOf(
  'shekhar sekhar shekar sekar shekhara sekhara prakash krishna krishnan kamal nath nathan kumar kant kanth ranjan mohan gopal narayan narayana narain swamy swami murthy murti moorthy moorthi murthi murty prasad lakshmi laxmi luxmi kumari rao ravu rav reddy subramaniam suppiramaniyam subramaniyam subramaniyan subramanian subramanyam subrahmanyam subramani sundaram murugan lingam',
);
