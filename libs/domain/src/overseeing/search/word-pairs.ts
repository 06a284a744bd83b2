const pairs = (text: string): [one: string, other: string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [one, other];
    });

/** Pairs of forms of one word that find the same rows: number, article and genitive, with alternating vowels and consonants. */
export const SAME = pairs(`
taxă/taxe taxă/taxa taxe/taxelor lege/legi lege/legea lege/legii legi/legile lege/legilor casă/case casă/casei case/caselor
școală/școli școală/școala școală/școlii școli/școlilor stradă/străzi stradă/străzii stradă/strada străzi/străzile
cetățean/cetățeni cetățean/cetățeanului cetățeni/cetățenilor cetățean/cetățeanul an/ani an/anul ani/anilor om/oameni
oraș/orașe oraș/orașul orașe/orașelor oraș/orașului sat/sate sat/satului sat/satelor comună/comune comună/comunei
comune/comunelor județ/județe județ/județului județe/județelor primărie/primării primărie/primăriei primării/primăriilor
primar/primarul primar/primarului primar/primari primărie/primăria achiziție/achiziții achiziție/achiziția
achiziție/achiziției achiziții/achizițiilor achiziții/achizițiile licitație/licitații contract/contracte contract/contractul
contract/contractului contracte/contractelor ofertă/oferte ofertă/oferta oferte/ofertelor ofertă/ofertei cerere/cereri
cerere/cererea cereri/cererilor solicitare/solicitări solicitare/solicitării lucrare/lucrări lucrare/lucrarea
lucrări/lucrărilor lucrări/lucrările serviciu/servicii serviciu/serviciul serviciu/serviciului servicii/serviciilor
produs/produse produs/produsul produse/produselor proiect/proiecte proiect/proiectului proiecte/proiectelor
plată/plăți plată/plata plată/plății plăți/plăților preț/prețuri preț/prețul prețuri/prețurilor buget/bugete buget/bugetul
buget/bugetului leu/lei leu/leul drum/drumuri drum/drumul drumuri/drumurilor drum/drumului pod/poduri pod/podului
apă/ape apă/apei apă/apa ape/apelor conductă/conducte canal/canale canal/canalului rețea/rețele rețea/rețeaua
rețea/rețelei rețele/rețelelor stâlp/stâlpi lampă/lămpi lampă/lămpilor bec/becuri iluminat/iluminatul
clădire/clădiri clădire/clădirii clădiri/clădirilor acoperiș/acoperișuri acoperiș/acoperișului perete/pereți fereastră/ferestre
ușă/uși poartă/porți poartă/porții fântână/fântâni parc/parcuri parc/parcul parcuri/parcurilor piață/piețe piață/piața
piață/pieței piețe/piețelor grădină/grădini pădure/păduri pădure/pădurii livadă/livezi gunoi/gunoaie gunoi/gunoiul
deșeu/deșeuri deșeu/deșeurilor groapă/gropi groapă/gropilor spital/spitale spital/spitalului bolnav/bolnavi medic/medici
medic/medicului boală/boli școlar/școlari elev/elevi elev/elevului elevi/elevilor copil/copii copil/copilului copii/copiilor
carte/cărți carte/cărții cărți/cărților bibliotecă/biblioteci bibliotecă/bibliotecii muzeu/muzee muzeu/muzeului teatru/teatre
biserică/biserici monument/monumente cimitir/cimitire sală/săli sală/sălii bancă/bănci bancă/băncii masă/mese masă/mesei
scaun/scaune calculator/calculatoare calculator/calculatorul imprimantă/imprimante program/programe program/programului
aplicație/aplicații aplicație/aplicației server/servere parolă/parole dată/date date/datelor fișier/fișiere registru/registre
registru/registrului document/documente document/documentului act/acte acte/actelor act/actului adeverință/adeverințe
certificat/certificate autorizație/autorizații aviz/avize aviz/avizului hotărâre/hotărâri hotărâre/hotărârii decizie/decizii
decizie/deciziei dispoziție/dispoziții ordin/ordine ordonanță/ordonanțe regulament/regulamente articol/articole
consiliu/consilii consiliu/consiliului consilier/consilieri consilier/consilierului funcționar/funcționari funcționari/funcționarilor
angajat/angajați angajați/angajaților salariu/salarii salariu/salariul concediu/concedii post/posturi concurs/concursuri
concurs/concursului instruire/instruiri curs/cursuri cursuri/cursurilor seminar/seminare audit/audituri expert/experți
firmă/firme firmă/firmei firme/firmelor partener/parteneri companie/companii companie/companiei societate/societăți
asociație/asociații asociație/asociației membru/membri membru/membrului membri/membrilor unitate/unități unitate/unității
localitate/localități autoritate/autorități autoritate/autorității instituție/instituții instituție/instituției
comunitate/comunități calitate/calități proprietate/proprietăți activitate/activități posibilitate/posibilități
măsură/măsuri măsură/măsurii măsuri/măsurilor factură/facturi factură/facturii facturi/facturilor procedură/proceduri
procedură/procedurii structură/structuri legătură/legături cultură/culturi agricultură/agriculturii bordură/borduri
temperatură/temperaturi infrastructură/infrastructuri centură/centuri lectură/lecturi
calcul/calcule calcul/calculul vehicul/vehicule vehicul/vehiculului modul/module formulă/formule regulă/reguli
model/modele model/modelul modele/modelelor nivel/niveluri nivel/nivelul tabel/tabele panou/panouri panou/panourilor
panel/panele tunel/tuneluri hotel/hoteluri profil/profiluri imobil/imobile automobil/automobile
birou/birouri birou/biroului tablou/tablouri traseu/trasee liceu/licee interviu/interviuri studiu/studii studiu/studiului
teritoriu/teritorii sediu/sedii premiu/premii domeniu/domenii domeniu/domeniului criteriu/criterii termen/termene
termen/termenului zi/zile zi/ziua zile/zilelor lună/luni săptămână/săptămâni oră/ore oră/orei ore/orelor minut/minute
noapte/nopți seară/seri dimineață/dimineți vară/veri iarnă/ierni sezon/sezoane
motor/motoare tractor/tractoare autobuz/autobuze autobuz/autobuzul tren/trenuri mașină/mașini mașină/mașinii
utilaj/utilaje utilaj/utilajului camion/camioane vagon/vagoane roată/roți piesă/piese
gard/garduri gard/gardului zid/ziduri cărămidă/cărămizi piatră/pietre beton/betoane asfaltare/asfaltări reparație/reparații
reparație/reparației construcție/construcții construcție/construcției renovare/renovări reabilitare/reabilitări
reabilitare/reabilitării întreținere/întreținerea teren/terenuri teren/terenului terenuri/terenurilor parcelă/parcele
hartă/hărți cadastru/cadastrul plan/planuri plan/planului planuri/planurilor planșă/planșe
izvor/izvoare râu/râuri lac/lacuri lac/lacului vale/văi deal/dealuri munte/munți câmp/câmpuri mal/maluri
țeavă/țevi pompă/pompe stație/stații stație/stației fosă/fose contor/contoare energie/energiei
verde/verzi rapid/rapizi românesc/românești românesc/românească public/publică public/publice publică/publici
local/locale locală/locali nou/noi nou/nouă bun/bune mare/mari mic/mici rural/rurale urban/urbane digital/digitale
electronic/electronice electronică/electronici social/sociale financiar/financiare financiar/financiară necesar/necesare
frumos/frumoasă frumoși/frumoase gros/groasă accesibil/accesibile responsabil/responsabili european/europeni european/europene
cuvânt/cuvinte mormânt/morminte număr/numere număr/numărul sămânță/semințe jurământ/jurăminte tabără/tabere
mână/mâini soră/surori femeie/femei tânăr/tineri bătrân/bătrâni băiat/băieți fată/fete familie/familii familiei/familiilor
rapoarte/raportul raport/rapoarte raport/raportului contestație/contestații amendă/amenzi dosar/dosare dosar/dosarului
avocat/avocați judecător/judecători proces/procese notar/notari garanție/garanții garanție/garanției
fond/fonduri fonduri/fondurilor finanțare/finanțări investiție/investiții credit/credite impozit/impozite impozit/impozitul
chirie/chirii cheltuială/cheltuieli venit/venituri profit/profituri greșeală/greșeli sumă/sume cost/costuri
persoană/persoane persoană/persoanei persoane/persoanelor voluntar/voluntari turist/turiști turism/turismul eveniment/evenimente
festival/festivaluri spectacol/spectacole concert/concerte târg/târguri tradiție/tradiții scrisoare/scrisori valoare/valori
floare/flori culoare/culori lucrător/lucrători furnizor/furnizori beneficiar/beneficiari utilizator/utilizatori
câine/câini pisică/pisici animal/animale vacă/vaci oaie/oi pom/pomi arbore/arbori copac/copaci iarbă/ierburi
mască/măști cască/căști aparat/aparate laborator/laboratoare vaccin/vaccinuri ambulanță/ambulanțe farmacie/farmacii
incendiu/incendii pompier/pompieri polițist/polițiști cameră/camere senzor/senzori alarmă/alarme semn/semne indicator/indicatoare
grad/grade brad/brazi fag/fagi lemn/lemne sobă/sobe centrală/centrale boiler/boilere cazan/cazane radiator/radiatoare
hârtie/hârtii hârtie/hârtiei toner/tonere cartuș/cartușe ministru/miniștri ministru/ministrului centru/centre filtru/filtre
coleg/colegi fabrică/fabrici pagină/pagini ghid/ghizi metru/metri problemă/probleme soluție/soluții soluții/soluțiilor
dovadă/dovezi stradal/stradale coadă/cozi câștig/câștiguri salcie/sălcii cheie/chei baie/băi ploaie/ploi nevoie/nevoi idee/idei`);

/** Pairs of similar words with different meanings, which must not find each other's rows. */
export const APART = pairs(`
casă/cască case/căști casă/casetă casă/casier masă/mască mese/mesaj masă/masiv lege/legumă lege/legat legi/legături taxă/taxi
cod/coadă cod/codru coduri/cozi cost/coastă costuri/coaste port/poartă porturi/porți port/portal port/portar post/poștă
posturi/poște curs/cursă cursuri/curse curs/cursor plan/planșă plan/plantă planuri/planete plan/planetă drum/drujbă
pod/podea poduri/podele mod/model model/modul stat/stație state/stații hârtie/hartă hârtii/hărți primar/primărie
poliță/poliție rată/rație soț/soție consilier/consiliu consiliu/consult apă/apel ape/apeluri apă/aparat parc/parchet parc/parcelă
parte/partid părți/partide parte/parter sală/salariu săli/salarii sală/salată sat/satelit lac/lacăt lac/lacrimă loc/local
loc/locotenent zid/zidar zi/ziar zile/ziare an/anunț an/anexă ani/animal om/omologare oră/oraș ore/orez oră/ordin
bancă/ban bănci/bani ban/bandă fond/font gard/gardă garduri/gărzi far/farfurie fir/firmă
fire/firme firmă/fermă formă/formular formă/formulă curte/curent curte/cursă carte/cartier carte/cartuș cartelă/carte
caz/cadă cazuri/casă caz/cazan bloc/blocaj tren/trening munte/muncă munți/munci mare/marfă mare/marcă mare/martor
teren/termen termen/termal test/testament tun/tunel tur/turist turn/turism vin/vinieta vis/vistierie viză/vizită viață/viaduct
vot/votcă val/valoare valuri/valori vale/valută cal/calitate cale/calcul calcul/calcar copac/copil copil/copertă copii/copaci
pas/pasaj pas/pașaport panou/pană pană/panel gaz/gazon gaz/gazdă gest/gestiune post/postav rampă/ramură
minister/ministru contract/contor contur/contor control/contor punct/punte puncte/punți sol/soluție soluri/soluții
credit/creditor cerc/cercetare cerc/cercel deal/dealer dig/digital scară/scaun scări/scaune școală/școlar scop/scorbură
set/setare semn/semnal sanie/sanitar seară/serie serie/seră sport/sportiv spațiu/spate`);
