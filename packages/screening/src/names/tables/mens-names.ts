/**
 * Men's given names of which women's are made by an 'a', where tables of frequent names lack one of the two. Not those of India to
 * which the south adds an 'a' without making them a woman's (Vijay, Vijaya). Hand-written from public naming customs.
 */
export const mensNames = `
donald manfred bernd hendrik olav gustav gerhard norbert hubert karel svetlan plamen rumen kamen krasimir joaquin agustin jesus joaquim ljubomir tomislav
zdenek frantisek vaclav ondrej matej jakub lukas radek marek dusan bozidar drazen damjan bojan gordan zvonimir ljuban stojan milan vukan jordan
marian florian cristian iulian octavian adrian lucian dorin sorin marin iulius emilian traian valerian
ruben agapit benedict teodor isidor eleuter casimir kazimir ignac leonard eduard ferdinand konrad ludvik
anil sunil sushil nirmal vimal amit sumit ankit arpit lalit vinit vineet punit puneet sunit suneet ranjit ajit sanjit anjan ranjan nikhil akhil harshit rachit rohit mohit namit navin naveen pravin praveen sarit kavit sushmit susmit sharmil urmil shyamal pramil babit archan niranjan
`;

/** Men's names of Islam that few countries write, which tables of well-known ones lack; Turkish ones as Turkey writes them. */
export const muslimMensNames = `
abid zahid zakir zaki zeki atif maqbul nasim nassim naseem nazir nazeer badri bedri bahri behri sabri sapri subhi suphi shukri sukri sukru safi shadi sadi nuri noori hayri khairi khayri fikri
fakhri fahri fevzi fawzi fauzi faouzi hamdi hilmi helmi hilmy lutfi loutfi remzi ramzi zihni zuhdi avni awni ulvi naci naji sami hadi rushdi rusdu ruhi rasmi resmi sidqi sidki sitki wasfi vasfi wahbi vehbi majdi mecdi
nazmi nasri qadri kadri fathi fethi hosni husnu lami razi radi rafi shafi wafi safiq shafeeq shawqi sevki yusri
ajmal afzal ashraf akhtar anwar faiq fadil faysal ghazal hatim hazim ihsan intisar jawad karam mahir marwan mufid muhsin mukhtar munif mutlaq nadhir nawaf qays rafid rajab rajih ramadan
raid rami rasim riyad sabah saqr shakil shaqir siraj suhail tawfiq thabit wafiq wajid wasim wisam yazid ziyad zuhair zubair
`;
