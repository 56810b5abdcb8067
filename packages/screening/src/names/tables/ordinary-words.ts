/**
 * English words and towns that are a letter or two from a shared or chosen word, or from each other: in a company's
 * name they mean themselves and are not a misspelling of the other. Hand-written.
 */
export const ordinaryWords = `
meals medals petals pedals mental dental rental central saloon salon salmon simon shopping chopping shaping snipping skipping stripping tracing tracking trucking
bread broad breed board beard sand band bond blank bunk book boot boat coat goat float
meat meal metal medal wheat heat seat real deal steal stool stall still style stone store shore score
oak soil foil boil toil coil mail nail sail rail tail bail land lands lane lamp lamb lime line wine vine mine mint fine
food foot wood wool pool tool tools cool coal goal cola soda
ship shop chip chop cheap sheep shell shelf smell small mall wall ball bell belt bolt volt
paper pepper copper hopper chopper cooper carpet market basket ticket bucket racket rocket pocket socket jacket packet
cotton button carton canton canteen garden warden harden
glass grass gloss brass class
car cars care cure core corn horn barn farm form firm film
pump lump camp stamp steam stream dream cream crane brain grain train drain chain
plaster plastics master faster foster cluster blaster
leather feather weather heather
lighting fighting lightning sighting
cable table label gable maple staple
marine mariner merino mercury merlin marlin
poultry pottery battery bakery butchery brewery
fashion passion mission fusion vision
music basic
travel gravel
toys boys ploys
hair chair fair flair
tiles titles files miles
paint point print saint
tea team teak
bake brake brakes lakes cakes
bricks bridges fridges
power powder tower flower flour
motor rotor
nursery
energy enemy synergy
gold cold bold fold hold told
royal loyal moon noon night might sight right bright wing wind king ring wave wake cave
river rover cover clover lover silver sliver pear year pearl rose nose hose
blue glue clue east beast feast best west rest nest test globe glove peak beak leak
white write whale black block clock flock crown brown clown prime crime pride
victory factory swift shift solar polar world sword
homburg salzburg salzberg hambourg freiburg freiberg friedberg friedburg limburg limberg marburg marberg bamberg bromberg strassburg strasburg
warsaw wausau paris parma parla palma palmas roma rome cologne bologna boston bolton burton barton
london linden leiden leuven lyon leon lima lyme lille lisbon
milan malan medina messina merida madrid
tripoli tivoli
damascus damas
talibon
manila vanilla manilla
delhi doha dhaka dakar daka
tunis tubis turin tulin
vienna siena sienna verona vedona
geneva genova
basel babel
bern berlin
kent ghent
`;
