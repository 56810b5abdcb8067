/**
 * British and Irish family names whose spelling is far from their sound, and the spellings that follow it, one family a
 * line. Hand-written from public naming customs.
 */
export const familiesBySound = `
geoghegan gehegan geohegan gahagan geoghan gaghegan
cholmondeley chumley chumleigh cholmeley
featherstonehaugh featherstonhaugh fetherstonhaugh fanshaw fanshawe
marjoribanks marchbanks
mainwaring mannering
colquhoun cahoon calhoun colhoun cohoon
dalziel dalzell dalyell dalziell deyell
cockburn coburn cockburne
urquhart urquart
wemyss weems
mcgillicuddy macgillycuddy mcgillycuddy
mccullough mccullagh
mcilwraith mcelwraith mcilrath
mceachern mceachran mcechern
mckeogh mckeough
keogh keough kehoe keoghe
keohane kohane keoghane
loughran lochran
strachan strawn straughan strahan
vaughan vaughn vaughen
gough goff goffe
leicester lester
crichton creighton crighton
seymour seymore seamore
smyth smith smythe
theobald tibbald
walmsley wamsley
wodehouse woodhouse
wolstenholme woolstenholme
heffernan hefernan heffernon
hennessy hennessey henesy
monaghan monahan monoghan
donoghue donohue donahue donaghue
houlihan hoolihan holihan
raleigh rawley rawleigh
beauclerk beauclerc
`;
