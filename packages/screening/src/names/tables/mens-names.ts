/**
 * Men's given names whose women's form adds 'a' or replaces the last vowel or ending by it (Massimo, Massima; Petre,
 * Petra; Adrianus, Adriana; Leonas, Leona), if the tables of frequent names lack one of the two. Excludes Indian names
 * to which the south adds an 'a' without making them a woman's (Vijay, Vijaya). Hand-written from public naming
 * customs.
 */
export const mensNames = `
meir yair nadav amiel
donald manfred bernd hendrik olav gustav gerhard norbert hubert karel svetlan plamen rumen kamen krasimir joaquin agustin jesus joaquim ljubomir tomislav
zdenek frantisek vaclav ondrej matej jakub lukas radek marek dusan bozidar drazen damjan bojan gordan zvonimir ljuban stojan milan vukan jordan
marian florian cristian iulian octavian adrian lucian dorin sorin marin iulius emilian traian valerian
ruben agapit benedict teodor isidor eleuter casimir kazimir ignac leonard eduard ferdinand konrad ludvik
anil sunil sushil nirmal vimal amit sumit ankit arpit lalit vinit vineet punit puneet sunit suneet ranjit ajit sanjit anjan ranjan nikhil akhil harshit rachit rohit mohit namit navin naveen pravin praveen sarit kavit sushmit susmit sharmil urmil shyamal pramil babit archan niranjan
fabrizio maurizio ottavio virgilio saverio ignazio nunzio ilario umberto gilberto filiberto fortunato loreto cosimo massimo fiorenzo costantino crescenzo
modesto celso romolo lodovico ludovico isidoro amedeo piero arcangelo calogero ciro egidio fausto filippo fulvio gennaro gervasio gino giacinto giacomo
girolamo gustavo ivo liborio lino manlio norberto olindo onofrio orazio osvaldo pierino primo quinto raimondo remigio rinaldo rino romualdo sabino
santo savino severino silvano tiberio ubaldo vito vittorino bernardo bernardino candido celestino clementino corrado desiderio dino elpidio ermanno
ermenegildo eustachio marcellino marcello oronzo placido prospero
giuseppe raffaele samuele gioele ettore salvatore clemente vittore matteo luigi gianni
marcio fabricio mauricio rogerio feliciano graciano damiano cipriano victoriano isidro jacinto agapito hipolito gonzalo rodolfo adolfo alfonso ildefonso
raimundo reinaldo rosendo ruperto segundo victorino anacleto arnoldo arsenio atanasio avelino basilio braulio casimiro delfino dionisio domingo edmundo
eligio eliseo epifanio eulogio eusebio faustino florencio fulgencio gaudencio genaro gregorio gumersindo hermenegildo herminio higinio honorio horacio
hortensio inocencio leocadio leoncio leopoldo liberato lucrecio macario maximino maximo narciso nemesio obdulio olegario paulino petronilo policarpo
ponciano porfirio procopio prudencio rosalio rufino saturnino secundino serafino servando severo silverio simplicio sotero teodosio teofilo tiburcio
timoteo toribio valeriano venancio zenobio aparecido benedito geraldo helio nivaldo reginaldo romildo ronaldo zulmiro adelino alcino almiro altino antero
arlindo armindo belmiro delmiro deolindo ermelindo etelvino firmino florindo gracindo idalino laurindo lidio lucindo olimpio palmiro vitorino albino
filipe felipe vicente petre isidore
silviu ovidiu claudiu flaviu iuliu corneliu laurentiu olimpiu octaviu liviu valeriu dumitru petru catalin florin adelin costin cosmin florentin cristin
calin alin madalin mirel viorel aurel ionel costel
antonius cornelius kornelius claudius silvius lucius franciscus adrianus petrus theodorus wilhelmus maximus augustus justus octavius flavius livius valerius
aleksandras kazimieras raimundas leonas petras alfredas erikas linas rimas romas viktoras edvardas
marijan kristijan justyn martyn yulian henryk fryderyk ryszard ludwik ludwig zenon vlastimil bohumil antoni edmund rupert ewald oswald frederick einar ragnar
dimitri vitaliy vitalii vitaly yuliy zinovy rinat renat damir tarun
`;

/** Men's given names whose women's form adds 'e', sometimes after a doubled consonant, in France and the north. */
export const mensNamesWithE = `
roland albert gilbert robert hubert norbert philibert raymond edmond leopold leonard fernand bertrand ferdinand paul florent gaston aurelien bastien emilien
vivien antonin alban romain germain sylvain ghislain gaetan tristan yvon luc gael mael ariel armel johan henrik hendrik frederik ulrik
`;

/**
 * Muslim men's names that are used in few countries and missing from the tables of well-known ones; Turkish names in
 * Turkish spelling.
 */
export const muslimMensNames = `
abid zahid zakir zaki zeki atif maqbul nasim nassim naseem nazir nazeer badri bedri bahri behri sabri sapri subhi suphi shukri sukri sukru safi shadi sadi nuri noori hayri khairi khayri fikri
fakhri fahri fevzi fawzi fauzi faouzi hamdi hilmi helmi hilmy lutfi loutfi remzi ramzi zihni zuhdi avni awni ulvi naci naji sami hadi rushdi rusdu ruhi rasmi resmi sidqi sidki sitki wasfi vasfi wahbi vehbi majdi mecdi
nazmi nasri qadri kadri fathi fethi hosni husnu lami razi radi rafi shafi wafi safiq shafeeq shawqi sevki yusri
ajmal afzal ashraf akhtar anwar faiq fadil faysal ghazal hatim hazim ihsan intisar jawad karam mahir marwan mufid muhsin mukhtar munif mutlaq nadhir nawaf qays rafid rajab rajih ramadan
raid rami rasim riyad sabah saqr shakil shaqir siraj suhail tawfiq thabit wafiq wajid wasim wisam yazid ziyad zuhair zubair
`;
