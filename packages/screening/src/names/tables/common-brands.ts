/**
 * Dictionary words that companies everywhere use as names (Golden Star, Blue Sky, Alpha): each says less than a coined
 * word, since thousands use it. Hand-written from the most frequent words in company registers.
 */
export const commonBrands = `
alpha alfa beta gamma delta omega sigma zeta theta kappa lambda epsilon
star stars sun moon sky sea ocean lake river island mountain hill rock stone earth planet galaxy cosmos space horizon orbit comet orion
sirius vega polaris aurora eclipse nova solar lunar stellar astra astro atlas titan apollo mercury mars venus jupiter saturn neptune phoenix
eagle falcon hawk lion tiger bear wolf horse dragon dolphin swan panther bull fox owl cobra leopard
gold golden silver diamond crystal ruby emerald sapphire amber jade ivory platinum bronze iron
red blue green black white grey orange yellow purple violet crimson azure
royal king queen prince princess crown imperial empire noble majestic regal
first one prime top best supreme superior elite premium classic grand great big mega super ultra max maxi mini micro macro multi poly omni pan uni
fast quick rapid swift express direct smart bright clear pure clean fresh true real ideal perfect optimal optimum
new old young modern future next today tomorrow century millennium era time
east west north south eastern western northern southern orient oriental occident meridian equator tropic arctic polar
union unity alliance team partner partners friend friends family home house castle palace tower gate bridge port harbour bay cape coast beach
light fire water wind storm wave flame spark energy power force dynamic active vital
life hope peace freedom liberty victory triumph glory honor honour pride faith trust wisdom vision mission dream magic fortune lucky luck
art idea mind logic point line link net web box key lock door window mirror circle square cross ring wheel arrow sword shield anchor compass
tree forest garden flower rose lotus lily palm oak cedar olive pine maple bamboo leaf apple cherry
world universe globe continental euro asia afro trans inter intra pro plus extra evolution progress success profit benefit advantage quality
champion leader master expert pilot captain admiral pioneer ranger hunter explorer navigator voyager traveler
summit peak apex zenith vertex pinnacle olympia
spring summer autumn winter sunrise sunset dawn twilight midnight
seven five three nine hundred million
zarya zvezda luch vostok sever zapad yug mir soyuz rodina druzhba progress start sputnik kosmos ural kristall almaz rubin granit gorizont vektor impuls orbita signal avangard garant lider mayak parus orel sokol berkut tigr vityaz bogatyr
shabab ittihad hilal nahda wahda huda falah furqan islah noor nour amal salam rahma baraka nasr fajr shams qamar najm badr wafa safa marwa iman
nile valley river rivers lake lakes mountain mountains sea ocean gulf island islands hill hills field fields meadow desert plateau plain plains canyon
karya abadi jaya maju makmur sejahtera sentosa mandiri utama prima mulia sukses lestari nusantara perkasa persada sakti mitra citra cipta graha surya bumi multi anugerah berkah sinar agung subur tunggal sumber indo putra bina karsa dharma kencana gemilang bersama indah
`;
