/**
 * Countries and territories: one row each, hand-made from public facts (ISO 3166-1, and the spellings of the sanctions
 * lists). `alpha-2|alpha-3|English short name|nationality adjectives|other spellings`, items separated by `;`. After
 * the ISO codes: XK (Kosovo, in common use), the codes of former countries that lists still use (SU, YU, CS, AN), and
 * XC for Czechoslovakia, whose own code later went to Serbia and Montenegro.
 */
export const countryRows = `
AD|AND|Andorra|Andorran|Principality of Andorra
AE|ARE|United Arab Emirates|Emirati;Emirian|UAE;U.A.E.;Emirates
AF|AFG|Afghanistan|Afghan;Afghani|Islamic Republic of Afghanistan;Islamic Emirate of Afghanistan
AG|ATG|Antigua and Barbuda|Antiguan;Barbudan|Antigua & Barbuda;Antigua
AI|AIA|Anguilla|Anguillan|
AL|ALB|Albania|Albanian|Republic of Albania
AM|ARM|Armenia|Armenian|Republic of Armenia;Armenian SSR
AO|AGO|Angola|Angolan|Republic of Angola
AQ|ATA|Antarctica||
AR|ARG|Argentina|Argentine;Argentinian;Argentinean|Argentine Republic
AS|ASM|American Samoa|American Samoan|
AT|AUT|Austria|Austrian|Republic of Austria
AU|AUS|Australia|Australian|Commonwealth of Australia
AW|ABW|Aruba|Aruban|
AX|ALA|Åland Islands|Ålandic|Aland
AZ|AZE|Azerbaijan|Azerbaijani;Azeri|Republic of Azerbaijan;Azerbaidjan;Azerbaijan SSR
BA|BIH|Bosnia and Herzegovina|Bosnian;Herzegovinian;Bosnian-Herzegovinian|Bosnia;Bosnia-Herzegovina;Bosnia & Herzegovina;Bosnia and Herzegowina;Bosina-Herzegovina;BiH
BB|BRB|Barbados|Barbadian|
BD|BGD|Bangladesh|Bangladeshi|People's Republic of Bangladesh
BE|BEL|Belgium|Belgian|Kingdom of Belgium
BF|BFA|Burkina Faso|Burkinabe|Upper Volta;Burkina
BG|BGR|Bulgaria|Bulgarian|Republic of Bulgaria
BH|BHR|Bahrain|Bahraini|Kingdom of Bahrain;Bahrein
BI|BDI|Burundi|Burundian|Republic of Burundi
BJ|BEN|Benin|Beninese|Dahomey;Republic of Benin
BL|BLM|Saint Barthélemy||St Barthelemy;St. Barts
BM|BMU|Bermuda|Bermudian|
BN|BRN|Brunei|Bruneian|Brunei Darussalam
BO|BOL|Bolivia|Bolivian|Plurinational State of Bolivia;Bolivia, Plurinational State of
BQ|BES|Bonaire, Sint Eustatius and Saba||Caribbean Netherlands;Bonaire
BR|BRA|Brazil|Brazilian|Federative Republic of Brazil;Brasil
BS|BHS|Bahamas|Bahamian|The Bahamas;Bahamas, The
BT|BTN|Bhutan|Bhutanese|Kingdom of Bhutan
BV|BVT|Bouvet Island||
BW|BWA|Botswana|Motswana;Botswanan|Republic of Botswana
BY|BLR|Belarus|Belarusian;Belarussian;Byelorussian|Republic of Belarus;Byelorussia;Belorussia;Belorussian SSR;Byelorussian SSR;Belarus SSR;White Russia
BZ|BLZ|Belize|Belizean|British Honduras
CA|CAN|Canada|Canadian|
CC|CCK|Cocos (Keeling) Islands||Cocos Islands
CD|COD|Democratic Republic of the Congo||DRC;DR Congo;D.R. Congo;RDC;Congo (Democratic Republic);Congo, Democratic Republic of the;Congo, Democratic Republic of;Congo, Democratic Republic of (was Zaire);Congo, the Democratic Republic of the;Congo-Kinshasa;Congo (Kinshasa);Zaire;Belgian Congo;Democratic Republic of the;Democratic Republic of Congo
CF|CAF|Central African Republic|Central African|CAR
CG|COG|Congo|Congolese|Republic of the Congo;Congo, Republic of the;Congo, People's Republic of;Congo-Brazzaville;Congo (Brazzaville);Congo (Republic)
CH|CHE|Switzerland|Swiss|Swiss Confederation
CI|CIV|Côte d'Ivoire|Ivorian;Ivoirian|Cote d Ivoire;Ivory Coast;Republic of Côte d'Ivoire
CK|COK|Cook Islands|Cook Islander|
CL|CHL|Chile|Chilean|Republic of Chile
CM|CMR|Cameroon|Cameroonian|Republic of Cameroon;Cameroun
CN|CHN|China|Chinese|People's Republic of China;PRC;P.R. China;PR China;Mainland China;China, People's Republic of;China (Mainland)
CO|COL|Colombia|Colombian|Republic of Colombia
CR|CRI|Costa Rica|Costa Rican|
CU|CUB|Cuba|Cuban|Republic of Cuba
CV|CPV|Cabo Verde|Cape Verdean;Cabo Verdean|Cape Verde
CW|CUW|Curaçao|Curaçaoan|Curacao
CX|CXR|Christmas Island||
CY|CYP|Cyprus|Cypriot|Republic of Cyprus;Northern Cyprus
CZ|CZE|Czech Republic|Czech|Czechia
DE|DEU|Germany|German|Federal Republic of Germany;West Germany;East Germany;German Democratic Republic;GDR;Deutschland
DJ|DJI|Djibouti|Djiboutian|Republic of Djibouti
DK|DNK|Denmark|Danish;Dane|Kingdom of Denmark
DM|DMA|Dominica||Commonwealth of Dominica
DO|DOM|Dominican Republic|Dominican|
DZ|DZA|Algeria|Algerian|People's Democratic Republic of Algeria
EC|ECU|Ecuador|Ecuadorian;Ecuadorean|Republic of Ecuador
EE|EST|Estonia|Estonian|Republic of Estonia;Estonian SSR
EG|EGY|Egypt|Egyptian|Arab Republic of Egypt;United Arab Republic
EH|ESH|Western Sahara|Sahrawi|
ER|ERI|Eritrea|Eritrean|State of Eritrea
ES|ESP|Spain|Spanish;Spaniard|Kingdom of Spain
ET|ETH|Ethiopia|Ethiopian|Federal Democratic Republic of Ethiopia;Abyssinia
FI|FIN|Finland|Finnish;Finn|Republic of Finland
FJ|FJI|Fiji|Fijian|Republic of Fiji
FK|FLK|Falkland Islands||Falkland Islands (Malvinas)
FM|FSM|Micronesia|Micronesian|Federated States of Micronesia;Micronesia, Federated States of
FO|FRO|Faroe Islands|Faroese|Faeroe Islands
FR|FRA|France|French|French Republic
GA|GAB|Gabon|Gabonese|Gabonese Republic
GB|GBR|United Kingdom|British;Briton;English;Scottish;Welsh;Northern Irish|UK;U.K.;Great Britain;Britain;England;Scotland;Wales;Northern Ireland;United Kingdom of Great Britain and Northern Ireland
GD|GRD|Grenada|Grenadian|
GE|GEO|Georgia|Georgian|Republic of Georgia;Georgian SSR;Abkhazia;South Ossetia
GF|GUF|French Guiana||
GG|GGY|Guernsey||
GH|GHA|Ghana|Ghanaian|Republic of Ghana;Gold Coast
GI|GIB|Gibraltar|Gibraltarian|
GL|GRL|Greenland|Greenlandic|
GM|GMB|Gambia|Gambian|The Gambia;Gambia, The;Republic of the Gambia
GN|GIN|Guinea|Guinean|Republic of Guinea;Guinea-Conakry
GP|GLP|Guadeloupe||
GQ|GNQ|Equatorial Guinea|Equatorial Guinean;Equatoguinean|Republic of Equatorial Guinea
GR|GRC|Greece|Greek|Hellenic Republic
GS|SGS|South Georgia and the South Sandwich Islands||
GT|GTM|Guatemala|Guatemalan|Republic of Guatemala
GU|GUM|Guam|Guamanian|
GW|GNB|Guinea-Bissau|Bissau-Guinean;Guinea-Bissauan|Republic of Guinea-Bissau;Guinea Bissau
GY|GUY|Guyana|Guyanese|British Guiana
HK|HKG|Hong Kong|Hong Konger|China, Hong Kong Special Administrative Region;Hong Kong SAR;Hong Kong, China;Hongkong;Hong Kong (China)
HM|HMD|Heard Island and McDonald Islands||
HN|HND|Honduras|Honduran|Republic of Honduras
HR|HRV|Croatia|Croatian;Croat|Republic of Croatia
HT|HTI|Haiti|Haitian|Republic of Haiti
HU|HUN|Hungary|Hungarian|
ID|IDN|Indonesia|Indonesian|Republic of Indonesia;Dutch East Indies
IE|IRL|Ireland|Irish|Republic of Ireland;Eire
IL|ISR|Israel|Israeli|State of Israel
IM|IMN|Isle of Man|Manx|Man, Isle of
IN|IND|India|Indian|Republic of India
IO|IOT|British Indian Ocean Territory||Diego Garcia
IQ|IRQ|Iraq|Iraqi|Republic of Iraq
IR|IRN|Iran|Iranian;Persian|Islamic Republic of Iran;Iran (Islamic Republic of);Iran, Islamic Republic of;Persia
IS|ISL|Iceland|Icelandic;Icelander|
IT|ITA|Italy|Italian|Italian Republic
JE|JEY|Jersey||
JM|JAM|Jamaica|Jamaican|
JO|JOR|Jordan|Jordanian|Hashemite Kingdom of Jordan;Transjordan
JP|JPN|Japan|Japanese|
KE|KEN|Kenya|Kenyan|Republic of Kenya
KG|KGZ|Kyrgyzstan|Kyrgyz;Kirghiz;Kyrgyzstani|Kyrgyz Republic;Kirghizia;Kirghiz SSR;Kirgiz SSR;Kyrgyz SSR
KH|KHM|Cambodia|Cambodian;Khmer|Kingdom of Cambodia;Kampuchea
KI|KIR|Kiribati|I-Kiribati|
KM|COM|Comoros|Comorian;Comoran|Comoros Islands;Union of the Comoros;The Comoros
KN|KNA|Saint Kitts and Nevis|Kittitian;Nevisian|St. Kitts and Nevis;St. Kitts & Nevis;Saint Christopher and Nevis;St Kitts
KP|PRK|North Korea|North Korean|DPRK;D.P.R.K.;Democratic People's Republic of Korea;Korea, North;Korea, Democratic People's Republic of;Korea (Democratic People's Republic of);Korea (North)
KR|KOR|South Korea|South Korean;Korean|Republic of Korea;Korea, South;Korea, Republic of;Korea (South);Korea (Republic of);ROK
KW|KWT|Kuwait|Kuwaiti|State of Kuwait
KY|CYM|Cayman Islands|Caymanian|Cayman
KZ|KAZ|Kazakhstan|Kazakh;Kazakhstani|Republic of Kazakhstan;Kazakh SSR;Kazakh Soviet Socialist Republic;Kazakstan
LA|LAO|Laos|Laotian;Lao|Lao People's Democratic Republic;Lao PDR
LB|LBN|Lebanon|Lebanese|Lebanese Republic
LC|LCA|Saint Lucia|Saint Lucian|St. Lucia
LI|LIE|Liechtenstein|Liechtensteiner|Principality of Liechtenstein
LK|LKA|Sri Lanka|Sri Lankan|Ceylon
LR|LBR|Liberia|Liberian|Republic of Liberia
LS|LSO|Lesotho|Mosotho;Basotho|Basutoland
LT|LTU|Lithuania|Lithuanian|Republic of Lithuania;Lithuanian SSR
LU|LUX|Luxembourg|Luxembourgish;Luxembourger|Luxemburg;Grand Duchy of Luxembourg
LV|LVA|Latvia|Latvian|Republic of Latvia;Latvian SSR
LY|LBY|Libya|Libyan|State of Libya;Libyan Arab Jamahiriya;Great Socialist People's Libyan Arab Jamahiriya
MA|MAR|Morocco|Moroccan|Kingdom of Morocco
MC|MCO|Monaco|Monégasque;Monacan|Principality of Monaco
MD|MDA|Moldova|Moldovan|Republic of Moldova;Moldova, Republic of;Moldavia;Moldavian SSR;Transnistria;Moldovan SSR
ME|MNE|Montenegro|Montenegrin|Crna Gora
MF|MAF|Saint Martin||St. Martin;Saint Martin (French part)
MG|MDG|Madagascar|Malagasy|Malagasy Republic
MH|MHL|Marshall Islands|Marshallese|Republic of the Marshall Islands
MK|MKD|North Macedonia|Macedonian;North Macedonian|Macedonia;FYROM;The former Yugoslav Republic of Macedonia;North Macedonia, The Republic of;Macedonia, The Former Yugoslav Republic of;Republic of North Macedonia
ML|MLI|Mali|Malian|Republic of Mali;Northern Mali
MM|MMR|Myanmar|Burmese;Myanma|Burma;Union of Myanmar;Republic of the Union of Myanmar;Myanmar (Burma)
MN|MNG|Mongolia|Mongolian|Outer Mongolia
MO|MAC|Macao|Macanese|Macau;China, Macao Special Administrative Region;Macao SAR;Macau SAR
MP|MNP|Northern Mariana Islands||
MQ|MTQ|Martinique||
MR|MRT|Mauritania|Mauritanian|Islamic Republic of Mauritania
MS|MSR|Montserrat||
MT|MLT|Malta|Maltese|Republic of Malta
MU|MUS|Mauritius|Mauritian|Republic of Mauritius
MV|MDV|Maldives|Maldivian|Republic of Maldives;The Maldives
MW|MWI|Malawi|Malawian|Nyasaland
MX|MEX|Mexico|Mexican|United Mexican States
MY|MYS|Malaysia|Malaysian|Malaya
MZ|MOZ|Mozambique|Mozambican|
NA|NAM|Namibia|Namibian|South West Africa
NC|NCL|New Caledonia||
NE|NER|Niger|Nigerien|Republic of the Niger;Republic of Niger
NF|NFK|Norfolk Island||
NG|NGA|Nigeria|Nigerian|Federal Republic of Nigeria
NI|NIC|Nicaragua|Nicaraguan|Republic of Nicaragua
NL|NLD|Netherlands|Dutch|The Netherlands;Kingdom of the Netherlands;Holland
NO|NOR|Norway|Norwegian|Kingdom of Norway
NP|NPL|Nepal|Nepali;Nepalese|
NR|NRU|Nauru|Nauruan|
NU|NIU|Niue|Niuean|
NZ|NZL|New Zealand|New Zealander|
OM|OMN|Oman|Omani|Sultanate of Oman
PA|PAN|Panama|Panamanian|Republic of Panama
PE|PER|Peru|Peruvian|Republic of Peru
PF|PYF|French Polynesia||
PG|PNG|Papua New Guinea|Papua New Guinean|
PH|PHL|Philippines|Filipino;Philippine;Filipina|The Philippines;Republic of the Philippines;Phillipines
PK|PAK|Pakistan|Pakistani|Islamic Republic of Pakistan;West Pakistan
PL|POL|Poland|Polish;Pole|Republic of Poland
PM|SPM|Saint Pierre and Miquelon||St Pierre and Miquelon
PN|PCN|Pitcairn||Pitcairn Islands
PR|PRI|Puerto Rico|Puerto Rican|
PS|PSE|Palestine|Palestinian|State of Palestine;Palestinian Territories;Palestinian Territory;Palestinian Territory, Occupied;Occupied Palestinian Territories;Occupied Palestinian Territory;West Bank;Gaza;Gaza Strip;Palestinian Authority;West Bank (Palestinian Authority);Gaza (Palestinian Authority);West Bank and Gaza
PT|PRT|Portugal|Portuguese|Portuguese Republic
PW|PLW|Palau|Palauan|Republic of Palau
PY|PRY|Paraguay|Paraguayan|Republic of Paraguay
QA|QAT|Qatar|Qatari|State of Qatar
RE|REU|Réunion||Reunion
RO|ROU|Romania|Romanian|Rumania
RS|SRB|Serbia|Serbian;Serb|Republic of Serbia
RU|RUS|Russia|Russian|Russian Federation;The Russian Federation;RSFSR;Russian SFSR;Russian Soviet Federative Socialist Republic;Chechnya;Dagestan;Tatarstan
RW|RWA|Rwanda|Rwandan|Republic of Rwanda
SA|SAU|Saudi Arabia|Saudi;Saudi Arabian|Kingdom of Saudi Arabia;KSA
SB|SLB|Solomon Islands|Solomon Islander|
SC|SYC|Seychelles|Seychellois|Republic of Seychelles
SD|SDN|Sudan|Sudanese|Republic of the Sudan;Republic of Sudan;North Sudan
SE|SWE|Sweden|Swedish;Swede|Kingdom of Sweden
SG|SGP|Singapore|Singaporean|Republic of Singapore
SH|SHN|Saint Helena||St. Helena;Saint Helena, Ascension and Tristan da Cunha
SI|SVN|Slovenia|Slovenian;Slovene|Republic of Slovenia
SJ|SJM|Svalbard and Jan Mayen||
SK|SVK|Slovakia|Slovak;Slovakian|Slovak Republic
SL|SLE|Sierra Leone|Sierra Leonean|
SM|SMR|San Marino|Sammarinese|
SN|SEN|Senegal|Senegalese|Republic of Senegal
SO|SOM|Somalia|Somali;Somalian|Federal Republic of Somalia;Somaliland;Somali Republic;Puntland
SR|SUR|Suriname|Surinamese|Surinam;Dutch Guiana
SS|SSD|South Sudan|South Sudanese|Republic of South Sudan
ST|STP|São Tomé and Príncipe|São Toméan|Sao Tome and Principe;Sao Tome & Principe
SV|SLV|El Salvador|Salvadoran;Salvadorean;Salvadorian|
SX|SXM|Sint Maarten||Saint Martin (Dutch part)
SY|SYR|Syria|Syrian|Syrian Arab Republic;Syria, Arab Republic of
SZ|SWZ|Eswatini|Swazi|Swaziland
TC|TCA|Turks and Caicos Islands||Turks & Caicos Islands;Turks and Caicos
TD|TCD|Chad|Chadian|Republic of Chad;Tchad
TF|ATF|French Southern Territories||
TG|TGO|Togo|Togolese|Togolese Republic
TH|THA|Thailand|Thai|Kingdom of Thailand;Siam
TJ|TJK|Tajikistan|Tajik;Tajikistani;Tadjik|Republic of Tajikistan;Tadzhikistan;Tajik SSR;Tadjikistan
TK|TKL|Tokelau||
TL|TLS|Timor-Leste|Timorese;East Timorese|East Timor
TM|TKM|Turkmenistan|Turkmen|Turkmen SSR
TN|TUN|Tunisia|Tunisian|Republic of Tunisia;Tunisi
TO|TON|Tonga|Tongan|
TR|TUR|Türkiye|Turkish;Turk|Turkey;Republic of Turkey;Republic of Türkiye
TT|TTO|Trinidad and Tobago|Trinidadian;Tobagonian|Trinidad & Tobago;Trinidad
TV|TUV|Tuvalu|Tuvaluan|
TW|TWN|Taiwan|Taiwanese|Taiwan, Province of China;Republic of China;Chinese Taipei;Taiwan (Province of China)
TZ|TZA|Tanzania|Tanzanian|United Republic of Tanzania;Tanzania, United Republic of;Tanganyika;Zanzibar
UA|UKR|Ukraine|Ukrainian|The Ukraine;Ukrainian SSR;Ukranian SSR;Ukrainian USSR;Crimea;Autonomous Republic of Crimea;Donetsk;Luhansk;Donetsk Region;So-called Donetsk People's Republic
UG|UGA|Uganda|Ugandan|Republic of Uganda
UM|UMI|United States Minor Outlying Islands||
US|USA|United States|American;US citizen|USA;U.S.A.;U.S.;United States of America;America
UY|URY|Uruguay|Uruguayan|
UZ|UZB|Uzbekistan|Uzbek;Uzbekistani|Republic of Uzbekistan;Uzbek SSR
VA|VAT|Holy See||Vatican;Vatican City;Vatican City State
VC|VCT|Saint Vincent and the Grenadines|Vincentian|St. Vincent and the Grenadines;St Vincent & Grenadines;Saint Vincent and Grenadines;St. Vincent & the Grenadines
VE|VEN|Venezuela|Venezuelan|Bolivarian Republic of Venezuela;Venezuela (Bolivarian Republic of);Venezuela, Bolivarian Republic of
VG|VGB|British Virgin Islands|British Virgin Islander|Virgin Islands, British;Virgin Islands (British);BVI;B.V.I.
VI|VIR|United States Virgin Islands||Virgin Islands, U.S.;Virgin Islands (U.S.);US Virgin Islands
VN|VNM|Vietnam|Vietnamese|Viet Nam;Socialist Republic of Vietnam
VU|VUT|Vanuatu|Ni-Vanuatu|New Hebrides
WF|WLF|Wallis and Futuna||
WS|WSM|Samoa|Samoan|Western Samoa
XK|XKX|Kosovo|Kosovar;Kosovan|Republic of Kosovo;UNMIK Kosovo
YE|YEM|Yemen|Yemeni;Yemenite|Republic of Yemen;North Yemen;South Yemen;Yemen Arab Republic;People's Democratic Republic of Yemen
YT|MYT|Mayotte||
ZA|ZAF|South Africa|South African|Republic of South Africa
ZM|ZMB|Zambia|Zambian|Northern Rhodesia
ZW|ZWE|Zimbabwe|Zimbabwean|Rhodesia;Southern Rhodesia
SU|SUN|Soviet Union|Soviet|USSR;U.S.S.R.;SSR;Union of Soviet Socialist Republics;ex-USSR;СССР
YU|YUG|Yugoslavia|Yugoslav;Yugoslavian|SFRY;FRY;Socialist Federal Republic of Yugoslavia;Federal Republic of Yugoslavia;ex-Yugoslavia
CS|SCG|Serbia and Montenegro||Serbia & Montenegro;State Union of Serbia and Montenegro
XC|CSK|Czechoslovakia|Czechoslovak;Czechoslovakian|
AN|ANT|Netherlands Antilles|Netherlands Antillean|Dutch Antilles
`;

/** The successors of a former country, so that 'born in the USSR' does not contradict 'Uzbekistan'. */
export const successors: Readonly<Record<string, readonly string[]>> = {
  SU: ['RU', 'UA', 'BY', 'UZ', 'KZ', 'GE', 'AZ', 'LT', 'MD', 'LV', 'KG', 'TJ', 'AM', 'TM', 'EE'],
  YU: ['RS', 'HR', 'BA', 'SI', 'MK', 'ME', 'XK'],
  CS: ['RS', 'ME', 'XK'],
  XC: ['CZ', 'SK'],
  AN: ['CW', 'SX', 'BQ', 'AW'],
};
