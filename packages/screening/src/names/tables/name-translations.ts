/**
 * One name in many languages (John, Juan, Ivan), mostly from the Bible and the saints, one name per line. People who
 * live abroad often use the local form. Hand-written from public naming customs.
 */
export const nameTranslations = `
john ivan juan jean johann giovanni joao jan ioannis yahya sean ian jonas hovhannes ioan johannes janos johan jon juhani giannis yiannis yannis hans eoin evan jens gianni ivane ioane
michael mikhail miguel michel michele mikael mihai mikayel micheal michal mykhailo mikheil michail michalis mihaly mihajlo mikel
joseph jose yusuf giuseppe josef iosif osip yosef jozef jozsef josip hovsep youssef josep iosef josu
james jacob yakov diego santiago jaime jacques giacomo yaqub iago jakob jakub hagop hakob seamus tiago jaume hamish
george georgy georgi yuri jorge georges giorgio georgios jerzy jurgen gevorg giorgos georg jordi giorgi gheorghe gyorgy djordje dorde gjorgji jiri juraj jurgis kevork yorgos
peter pedro pierre pietro petr petros boutros piotr pyotr petro petar petri pieter bedros butrus peadar petru pere
paul pablo pavel paolo pavlos boulos pawel pavlo paulo paulus pau pal bulus poghos boghos
andrew andres andre andrey andreas andrei andriy andrzej andras antero andreu
alexander aleksandr alejandro alessandro alexandre alexandros iskander iskandar alexandru sandor aleksander alexandar alasdair
nicholas nicolas nikolay nicola nikolaos nicolae mykola nikolai miklos mikolaj niklas nikolaus klaus nikola
william guillermo guillaume wilhelm guglielmo willem guilherme vilmos liam vilhelm guillem
charles carlos karl carlo karel carl karol karoly kaarlo carles
henry enrique henri heinrich enrico hendrik henrique henrik heikki enric
louis luis luigi ludwig lluis luiz ludvik lajos lodewijk
stephen esteban etienne stefan stefano stepan istvan stephanos stefanos steven estevao szczepan stepanos esteve
matthew mateo matthieu matteo matvey matthias mateusz mateus mathieu matej mathias mattias matti matei
luke lucas luca luc lukas lukasz loukas luka lluc
mark marcos marco marc markus marek marko markos marcus morkus
thomas tomas tommaso foma tomasz tome tamas thomaz
david dawud davit dawit daoud davide taavi
solomon sulayman salomon shlomo suleiman suleyman
abraham ibrahim avraham abram abramo
moses musa moshe moises moise mozes movses
isaac ishaq yitzhak isak isacco izaak
jacob yaqub yaakov jakob jacobo
elijah ilya elias ilyas eliyahu elie ilie illia ilias
gabriel jibril gavriil gavriel jibreel gabriele
daniel daniil danilo danila danyal daniele
raphael rafael raffaele refael
samuel shmuel samuil samuele samu
simon shimon simeon semyon simone szymon simao symeon semen
joshua yehoshua josue giosue isa jesus
adam adem adamo
eugene yevgeny eugenio evgeny eugen yevhen eugeniusz jeno
gregory grigory gregorio grigor krikor gregoire grzegorz gregor hryhoriy grigoris gergely grigol
theodore fyodor teodoro fedor theodoros theodor teodor toros fedir todor tivadar
basil vasily vasilios basile basilio vasil vasile
cyril kirill kyrillos kyrylo
helen yelena elena helene olena helena eleni ilona jelena heleen
catherine yekaterina catalina caterina ekaterina katharina katarzyna katerina kateryna aikaterini catarina katalin kathleen caitlin katrina
mary maria marie maryam miriam mariya marija maire mari moira maryna
elizabeth yelizaveta isabel elisabeth elisabetta elzbieta erzsebet elisheva alzbeta elizaveta elisa
anne anna ana hannah hanna ann anneli chana
francis francisco francois francesco franz frantisek franciszek ferenc frans francesc proinsias
anthony antonio anton antoine antonios antoni antal antun antony antonius
lawrence lorenzo laurent lorenz laurence lourenco lars laurits lorinc
frederick federico friedrich frederic fryderyk bedrich frederik fredrik
edward eduardo edouard eduard edoardo edvard ede
philip felipe philippe filippo filipp filip philipp fulop phillip pylyp
alfred alfredo alfredas
albert alberto adalbert albrecht
robert roberto
richard ricardo riccardo
raymond raimundo ramon raimondo raimund
bernard bernardo bernhard bernd
martin martino marton martins merten
christopher cristobal christophe christoph krzysztof kristof cristoforo christoforos
christian cristian christiaan krystian kristian cristiano
dominic domingo dominique domenico dominik domingos
vincent vicente vincenzo wincenty vinzenz vincas
victor vittorio wiktor vitor viktor
julius julio giulio juliusz jules gyula
sebastian sebastiano sebastien sebastiao
benedict benito benedetto benedikt benoit bento
leo leon lev leone lew
leonard leonardo leonhard
ralph raul raoul
rudolph rodolfo rudolf
roger rogelio ruggero rudiger
roderick rodrigo
hugh hugo ugo
walter gualterio gualtiero
ernest ernesto ernst
augustine agustin agostino augustin agostinho
ambrose ambrosio ambrogio
emmanuel manuel emanuele emmanouil emanuel manoel immanuel
jerome jeronimo girolamo hieronymus
patrick patricio padraig patrizio patrice patryk
demetrius dmitry dimitrios dimitri dmytro dumitru demetrio
constantine konstantin konstantinos constantino
athanasius afanasy athanasios atanas
ignatius ignacio ignazio ignacy ignat inaki
valentine valentin valentino walenty
alexis alexey alessio aleksey oleksiy alexios
maximus maxim massimo maximo
clement clemente klement kliment klemens
joachim joaquin gioacchino joaquim yehoyakim
denis dionisio dionysios dennis denys dinis
eve eva chava hawa
sarah sara sare
rachel raquel rahel rachele
rebecca rivka rebeca
esther ester
judith judit giuditta yehudit
ruth rut
susan susana suzanne susanna zuzana shoshana
martha marta marthe
magdalene magdalena madeleine maddalena
margaret margarita marguerite margherita malgorzata margarida margareta margit
barbara varvara barbora borbala
agnes ines agnieszka agnese
lucy lucia lucie lutsia
julia giulia yulia julie iulia
sophia sofia sophie zofia sofya
joanna juana jeanne giovanna joana johanna ioanna jana joan yoana ivana
teresa therese theresa tereza
natalia natalie nathalie natalya
alice alicia alicja
claire clara chiara klara
dorothy dorothea dorota dorotea
veronica veronique weronika veronika
xenia ksenia oksana
irene irina iryna
aristotle aristotelis aristoteles aristote aristotele
eugenia yevgenia eugenie evgenia
victoria viktoria vittoria wiktoria vitoria
alexandra aleksandra alejandra alessandra oleksandra
juan joan xoan
jose josep xose joseba josepe
pedro pere kepa peru peio pello
francisco francesc patxi frantzisko pantxo
luis lluis lois koldo koldobika
antonio antoni anton andoni
carlos carles karlos
miguel miquel mikel
fernando ferran errando
enrique enric henrique endika
javier xavier xabier
jaime jaume xaime jakes
jorge jordi gorka xurxo
vicente vicenc vicent bixente uixente
joaquin joaquim xaquin jokin
ignacio ignasi inaki inazio ignatius ignaz
esteban esteve estevo eztebe
pablo pau paulo
martin marti martino mattin
agustin agusti agostino
bartolome bartomeu bertol
guillermo guillem gilen guillerme
lorenzo llorenc lourenzo laurentzi
rafael rafel errafel
felipe felip
julio juli xulio
julian xulian julen
salvador salbador
manuel manel manoel imanol
domingo domenec domingos txomin
eugenio eugeni uxio
angel anxo gotzon aingeru
benito benet bieito
gabriel gabirel
blas brais blai bladi
rodrigo roderic roi
diego didac
alejandro alexandre alesander
alfonso alfons afonso alfontso
eduardo eduard edorta
ramon erramun
raimundo raimon erraimundo
mateo mateu matia
maria miren
ana anna ane
isabel sabela elisabet
teresa tareixa terese
catalina caterina catarina katalin
margarita margarida
mercedes merce mertxe
dolores dolors nekane
rosario roser arrosali
carmen carme karmele
consuelo consol
concepcion concepcio kontxesi
inmaculada immaculada sorkunde
nieves neus edurne
esperanza esperanca itxaropen
cecilia icia zezilia
lucia llucia lutxi
eleanor eleonora eleonore elinor eleonor
`;
