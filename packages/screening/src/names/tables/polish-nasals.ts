/**
 * Polish names with a nasal vowel, which passports and other alphabets write without its mark, although an ear hears an
 * n or m in it. Hand-written from the commonest names of Poland.
 */
export const polishNasals = `
brzęczyk brzęk bąk bąkiewicz bąkowski chrząszcz częstochowski
dołęga drąg drążek dąbek dąbkowski dąbrowa dąbrowski dąbski dębek dębicki dębiński dębowski dębski
gałązka gałęcki gorączka gołąb gołąbek gołębiewski gołębiowski grądzki gąsior gąsiorek gąsiorowski gąsowski gęsicki gęsior gęślicki głąb głębocki
jędras jędraszek jędruszczak jędrych jędrychowski jędryka jędrysiak jędrzejak jędrzejczak jędrzejczyk jędrzejewski jędrzejowski
kręcisz krężel książek książkiewicz księżak księżopolski kądziela kądziołka kąkol kędra kędzia kędzierski kędzior kędziora kępa kępczyński kępiński kępka kłębek
lęborski łabęcki łabędzki łabędź łącki łączny łęcki łęgowski łęski
międzik mięsowicz miętus mączka mączyński mądry męczyński mędrek mędrzak
ostrężny
pająk pałęcki piątek piątkowski pięta piętak piętka poręba porębski pączek pędzich pędziwiatr pękacki pękala pępek pęski
rząd rządkowski rzążewski rąbek rębacz ręka
skąpski strączek strąk stręk stępak stępień stępka stępkowski stępniak stępniewski szczęch szczęsny sąsiadek sędek sędziak sędzik sęk sękowski
świąder świątek świątkowski święcicki święcki świętek świętochowski
trąba trąbka trębacz trębicki tępa
wielądek wiącek więcek więckowski więcław wąchocki wądołowski wągrowski wąs wąsik wąsowicz wąsowski wąż wędrowski wędzik węgiel węgielewski węgier węgierski węglarz węglewski węgorz węgrzyn węgrzynek węgrzynowicz węgrzynowski
zając zajączek zajączkowski zaręba zarębski zięba ziębicki żądło
wałęsa wałęski
`;
