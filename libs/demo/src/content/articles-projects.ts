import type { ArticleSource } from './articles-source.ts';

/** Projects of authorities. */
export const PROJECT_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Municipiul Turda',
    category: 'uat-proiecte',
    title: 'Trei școli izolate într-o singură vară',
    summary: 'Cum am împărțit lucrarea pe loturi ca să înceapă cursurile la timp.',
    text: `Cele trei școli aveau aceeași problemă: pereți reci, ferestre vechi și o factură de încălzire care creștea în fiecare iarnă. Finanțarea era pentru toate trei, vacanța una singură.
## Trei loturi, un singur proiectant
Am păstrat un proiectant, ca detaliile să fie aceleași, și am împărțit execuția în trei loturi. Au câștigat două firme. Cine termina primul primea recepția primul și, deci, banii; a fost cel mai bun stimulent.
## Lucrările care nu se văd
Am refăcut întâi instalația electrică și abia apoi fațadele. La școala cea mai veche am găsit doze ascunse sub trei rânduri de tencuială. Diriginții de șantier au venit zilnic, iar procesele-verbale pentru lucrări ascunse au fost semnate în aceeași zi, cu fotografii.
## Rezultatul
Două școli au fost gata pe 25 august. A treia a început cursurile cu o săptămână mai târziu, cu acordul inspectoratului. După prima iarnă, consumul de gaz a scăzut cu 54%.
## De ținut minte
Mutarea claselor se pregătește în martie. Am avut noroc cu o sală de sport și cu trei containere împrumutate de la județ. Elevii din clasele terminale nu au fost mutați deloc. Banca de mobilier vechi, oferită satelor vecine, ne-a scutit de două transporturi la groapă.
## Anul de dinainte
Lucrarea a durat o vară, pregătirea un an. În septembrie am făcut auditul, cu elevii în bănci, ca să vedem cum sunt folosite clasele. În noiembrie am cerut directorilor câte o listă cu tot ce nu merge, de la robinete la prize. Din cele trei liste, jumătate s-a rezolvat din bugetul de reparații, înainte de proiect; cealaltă jumătate a intrat în caietul de sarcini. Altfel am fi izolat frumos o școală în care cade tencuiala.
În februarie am avut proiectul, în martie oferte, în mai contractele. Cele două luni dintre contract și vacanță au fost cele mai folositoare: firmele au comandat tâmplăria, au măsurat fiecare gol și au găsit unsprezece ferestre care nu semănau cu planul.
## Cum am împărțit loturile
Fiecare școală era un lot, cu aceeași listă de cantități, aceleași detalii și același termen. Un ofertant putea câștiga cel mult două. Ne temeam că va ridica prețul. S-a întâmplat invers: la lotul cel mic s-au prezentat firme din oraș care nu ar fi putut duce toate trei școlile și care au venit cu prețuri mai bune decât cele mari.
Ce am pierdut a fost timpul nostru. Trei contracte înseamnă trei garanții, trei procese-verbale, trei situații lunare. Pentru o vară, am mutat pe proiect o colegă de la administrativ.
## O zi de șantier
Diriginții veneau la șapte și jumătate, înaintea echipelor. Se uitau la ce urma să fie acoperit în ziua aceea și fotografiau. La prânz, șefii celor trei șantiere se întâlneau zece minute la școala din mijloc: cine are oameni liberi, cine are nevoie de nacelă, cine a rămas fără dibluri. Firmele erau concurente, dar schela de la școala întâi a mers, contra cost, la a doua.
- Materialele se descărcau numai pe partea fără vecini.
- Zgomotul începea la opt, nu la șapte, după o înțelegere cu blocul de vizavi.
- În fiecare vineri, curtea era măturată și poarta încuiată.
- Un afiș spunea ce se face săptămâna viitoare.
## Ce am găsit sub tencuială
La școala veche, o grindă de lemn era putredă pe un metru și jumătate. Lucrarea s-a oprit acolo patru zile. Proiectantul a venit a doua zi, expertul în a treia, soluția a fost un profil metalic de trei mii de lei. Am avut de unde plăti pentru că prevăzusem o rezervă. Am avut cui da telefon pentru că numerele erau pe perete.
La a doua școală, instalația de paratrăsnet figura în acte, dar lipsea din realitate. La a treia, coșul centralei trecea prin pod fără nicio izolație. Am făcut o listă cu toate aceste descoperiri; o dăm acum directorilor din alte școli, ca să le caute înainte.
## Copiii și profesorii
Mutarea a început în martie, cu o plimbare. Fiecare dirigintă a mers cu clasa în sala în care urma să stea dacă școala nu era gata. Lucrurile care nu foloseau au fost împachetate în aprilie, în cutii numerotate pe clase. Când, în august, s-a văzut că a treia școală va întârzia, nimeni nu a mai avut de făcut decât să ia cutia.
Elevii din clasa a șaptea au ținut un jurnal al șantierului, cu desene și cu temperatura din clasă înainte și după. Este mai bun decât raportul nostru și stă acum în hol.
## Iarna întâi
Ne așteptam la o scădere a consumului cu jumătate. A ieșit puțin mai mult, dar nu din prima lună. În noiembrie, centralele porneau la fel ca înainte, pentru că nimeni nu le schimbase programul. Clasele erau prea calde, ferestrele stăteau deschise. În decembrie am chemat instalatorul, am pus temperatura pe săli și am învățat trei îngrijitori să citească ecranul. Din ianuarie s-a văzut.
Am numărat și altceva: zilele de absență din cauza răcelilor au scăzut la clasele mici. Nu putem dovedi că din pricina pereților. Asistenta școlii este însă convinsă.
## Ce ne-a costat neașteptat
Mobilierul. După ce pereții sunt albi și lumina este bună, băncile vechi arată de două ori mai rău. Am cumpărat jumătate din ce ne trebuia și am reparat restul la atelierul liceului. A doua surpriză a fost curățenia de după constructor, care nu era în niciun contract: patru zile, șapte oameni. La a treia școală am trecut-o în contract.
A treia surpriză a fost plăcută. Pentru că loturile s-au încheiat la date diferite, plățile s-au împărțit pe trei luni și nu am avut nevoie de niciun împrumut.
## Dacă ar fi să o luăm de la capăt
- am comanda tâmplăria înaintea schelei;
- am cere firmelor un om care vorbește cu directorul, altul decât șeful de șantier;
- am plăti o zi de probă pentru ventilație, cu clasa plină;
- am începe cu școala cea mai veche, nu cu cea mai mare;
- am păstra două săptămâni de rezervă, nu una.
Caietul de sarcini, lista descoperirilor și jurnalul copiilor se pot cere de la serviciul de investiții. Le trimitem în aceeași săptămână.
Venim și la telefon: inginera care a ținut cele trei contracte răspunde vinerea, între zece și douăsprezece, la întrebările altor primării.`,
    scene: { land: 'hills', subject: 'museum', season: 'autumn' },
  },
  {
    by: 'Comuna Florești',
    category: 'uat-proiecte',
    title: 'Autobuzul școlar cu orar adevărat',
    summary: 'Șase trasee, o aplicație simplă și o regulă: dacă întârzie, părintele află.',
    text: `Într-o comună care a crescut de zece ori în douăzeci de ani, drumul la școală a devenit cea mai grea parte a zilei. Anul acesta am pus șase trasee de autobuz școlar, cu stații marcate și orar respectat.
## Datele înainte de trasee
Am cerut școlilor adresele elevilor, fără nume, doar strada și intervalul de numere. Pe hartă s-au văzut imediat două cartiere întregi fără nicio stație la mai puțin de un kilometru.
## Ce știe părintele
Fiecare autobuz are localizare, iar părintele vede numai mașina copilului lui. Dacă întârzierea trece de zece minute, primește un mesaj. Nu înregistrăm cine urcă și cine coboară: nu este nevoie și nici nu ar fi corect.
## După un semestru
Patru sute treizeci de elevi folosesc zilnic autobuzul. La ora opt, pe strada principală, trec cu 380 de mașini mai puțin decât anul trecut în aceeași săptămână.
## Siguranța la stație
La fiecare dintre cele 34 de stații am montat un refugiu, o bordură mai înaltă și un bec. Trei stații au fost mutate după ce părinții ne-au arătat unde traversează de fapt copiii. Șoferii au aceeași linie tot anul și cunosc elevii după nume.
## Cum am desenat traseele
Am pus pe hartă un punct pentru fiecare interval de numere, cu atât mai gros cu cât erau mai mulți elevi. Am căutat apoi drumuri pe care un autobuz poate întoarce, lucru pe care harta nu îl spune. Un șofer cu douăzeci de ani de meserie a mers cu noi două dimineți și a tăiat trei dintre cele nouă trasee desenate. Au rămas șase, niciunul mai lung de douăzeci și cinci de minute.
Stațiile s-au așezat după o regulă: niciun copil din clasele mici să nu meargă mai mult de patru sute de metri și să nu traverseze drumul județean fără semafor. Acolo unde regula nu se putea îndeplini, am mutat traseul, nu copilul.
## Orarul
Se socotește înapoi, de la clopoțel. Autobuzul ajunge cu doisprezece minute mai devreme, ca să încapă o întârziere mică. Am măsurat fiecare traseu în trei dimineți obișnuite și în una cu ploaie și am scris în orar timpul de ploaie. În zilele senine șoferul așteaptă în stație, pentru că nu are voie să plece mai devreme. Un autobuz care pleacă mai devreme este mai rău decât unul care întârzie.
- Orarul este tipărit în fiecare stație, cu litere cât degetul.
- În vacanță se acoperă, nu se lasă să inducă în eroare.
- Schimbările se anunță cu o săptămână înainte, pe hârtie, în carnetul elevului.
## Șoferii
I-am ales pentru răbdare. Au făcut o zi de prim ajutor, o zi cu un psiholog și o dimineață în care au fost ei pasageri, pe locurile copiilor. Fiecare are linia lui tot anul. Copiii mici urcă în față, cei mari în spate, iar ultimul coborât spune „gol” cu voce tare. Șoferul merge totuși până la ultima banchetă, de fiecare dată. Este o regulă scrisă și se verifică.
## Ce nu am făcut
Nu am pus carduri și nici porți. Ni s-a propus un sistem care îi anunța pe părinți când copilul urcă și coboară. Ar fi costat cât un sfert de autobuz pe an și ar fi strâns zilnic drumurile a patru sute de copii. Am întrebat părinții ce vor să știe de fapt. Voiau să știe dacă autobuzul întârzie. Pentru aceasta este suficient să știm unde este autobuzul.
Datele de localizare se șterg după treizeci de zile. Timp de o lună sunt de folos, pentru că arată unde se întârzie.
## Prima lună
A fost grea. Un traseu era cu șapte minute prea lung, o stație se afla în fața unei porți din care ieșea un camion, iar la școala mare veneau deodată trei autobuze într-o curte pentru două. Am schimbat orarul de două ori și am cerut scuze de fiecare dată, pe hârtie. În a cincea săptămână, întârzierile de peste cinci minute erau sub două la sută. De atunci au rămas acolo.
O propunere a venit de la elevi: la întoarcere, autobuzul să plece la douăzeci de minute după ultima oră, nu la zece. Zece minute erau prea puține pentru vestiar și prea multe pentru gardul școlii. Acum au timp să își termine jocul.
## Banii
Costul pe elev și pe zi este de 11,40 lei, cu tot cu șofer, motorină și reparații. Am comparat cu ce plăteau familiile care duceau copilul cu mașina: mai mult, fără să socotim timpul. Bugetul local suportă cea mai mare parte, iar calculul este public, pe trasee. Când cineva cere un traseu nou, deschidem tabelul împreună și vedem câți copii ar trebui să urce ca să aibă rost. De două ori răspunsul a fost da.
## De unde poate începe o comună mică
Cu un singur traseu și cu un microbuz închiriat, din martie până în iunie. Primăvara iartă greșelile. În septembrie veți avea deja un orar încercat, un șofer cunoscut și părinți care știu cum arată stația. Restul se adaugă câte o linie pe an.`,
    scene: { land: 'hills', subject: 'park', season: 'autumn' },
  },
  {
    by: 'Municipiul Lugoj',
    category: 'uat-proiecte',
    title: 'Malul Timișului, redat pietonilor',
    summary: 'Doi kilometri de promenadă proiectați împreună cu cei care o folosesc.',
    text: `Înainte de a cere proiectantului o soluție, am stat trei sâmbete la rând pe mal, cu o masă, o hartă și creioane colorate. Au venit pescari, părinți, antrenorul de canotaj și câțiva câini cu stăpânii lor.
## Ce au cerut oamenii
Umbră, înainte de orice. Apoi bănci cu spătar, un loc de coborâre la apă și lumină care să nu bată în ferestre. Nimeni nu a cerut fântână arteziană.
## Ce s-a construit
Aleea urmează copacii existenți, nu invers. Am păstrat 211 arbori și am plantat 96, specii care rezistă la inundație. Pavajul este permeabil, iar cele două puncte de coborâre la apă au trepte late, pe care se poate și sta.
## Ce urmează
Un podeț spre insulă, dacă studiul hidrologic îl permite. Până atunci, în fiecare primăvară numărăm trecătorii în aceeași săptămână. Anul trecut au fost 3.100 într-o duminică.
## Inundația de probă
În a doua primăvară apa a urcat peste trepte și a stat trei zile. Am pierdut două coșuri de gunoi și am câștigat un strat subțire de mâl, spălat într-o dimineață. Proiectantul prevăzuse tocmai asta, iar băncile erau ancorate.
## Masa, harta și creioanele
Cele trei sâmbete au fost în luni diferite: una în mai, una în iulie, una în octombrie. În mai au venit părinții, în iulie pescarii, în octombrie oamenii în vârstă. Dacă am fi stat numai în mai, am fi făcut un loc de joacă de doi kilometri. Harta avea un metru și jumătate, fără nicio soluție desenată pe ea. Cine vine la o masă cu o soluție gata spune dacă îi place; cine vine la o hartă goală spune ce face acolo.
Am strâns 214 desene. Le-am copiat pe toate pe aceeași planșă, cu linii subțiri. Unde liniile se îngroșau, oamenii treceau deja. Aleea principală urmează, cu mici abateri, cea mai groasă dintre ele.
## Apa hotărăște
Proiectantul a adus de la început un hidrolog. Împreună au împărțit malul în trei fâșii: una care poate fi inundată în fiecare primăvară, una o dată la zece ani, una niciodată. În prima nu s-a pus nimic ce nu poate sta sub apă: trepte, dale, pietre, sălcii. În a doua, aleea și băncile ancorate. În a treia, lumina, toaletele și chioșcul.
- Cutiile electrice stau la nivelul fâșiei a treia.
- Coșurile se pot scoate cu mâna în două ore.
- Pământul nu este ridicat nicăieri, ca să nu trimitem apa la vecini.
- După fiecare viitură se face o fotografie din aceleași opt locuri.
## Arborii
Înainte de proiect, un specialist a dat fiecărui arbore un număr și o notă. Au fost tăiați doar nouă, toți bolnavi, cu câte un afiș de două săptămâni pe trunchi. Aleea ocolește rădăcinile, iar acolo unde nu avea loc am ridicat-o pe picioare scurte. A costat mai mult, cam cât trei arbori maturi cumpărați de la pepinieră. Umbra a fost de la început, nu peste douăzeci de ani.
Cei 96 plantați au fost aleși pentru mal: plopi, sălcii, frasini, arini. Constructorul îi îngrijește trei ani și este plătit după numărul celor vii.
## Lumina care nu bate în ferestre
Casele de pe strada paralelă sunt la patruzeci de metri. Stâlpii au doi metri și jumătate și luminează numai aleea. Între ora unu și cinci rămâne un șir din trei. La probă am invitat vecinii să stea în propriile dormitoare și să ne sune. Două lămpi au fost rotite în aceeași seară. Liliecii, despre care ne scrisese o asociație, au păstrat o porțiune de trei sute de metri fără nicio lampă.
## Conflictele
Bicicliștii și cărucioarele nu încap pe aceeași alee decât dacă merg încet. Am desenat o bandă, a fost ignorată. Am pus pavaj mai aspru la curbe, iar vitezele au scăzut. Pescarii și canotorii s-au înțeles singuri: coborârea din amonte este a unora, cea din aval a celorlalți. Câinii au primit un loc al lor, la capăt; jumătate dintre stăpâni nu îl folosesc, dar cealaltă jumătate vine numai pentru el.
Regulamentul are opt rânduri, pe o placă. Cel mai citit este ultimul: numărul la care se sună dacă ceva este stricat.
## Cine are grijă
Doi angajați, în fiecare dimineață, pe bicicletă. Golesc coșurile, strâng crengile, notează ce s-a stricat. O dată pe lună vine un instalator, o dată pe an se vopsesc băncile, cu voluntari. Costul întreținerii este de aproape două procente din investiție pe an. L-am trecut în buget înainte de a semna contractul și l-am arătat în aceeași ședință: consiliul a votat amândouă cifrele.
## Numărătoarea
Numărăm cu mâna, în aceeași săptămână din mai, la trei puncte, de la șapte la douăzeci și unu. Notăm și cum merg oamenii: singuri, în grup, cu căruciorul, cu bicicleta, alergând. În primul an, trei sferturi erau bărbați singuri. În al treilea, jumătate sunt femei și copii. Este cifra la care ținem cel mai mult, pentru că spune că locul pare sigur. Nicio cameră nu ar fi arătat-o mai bine.
Rezultatele, pe ani și pe ore, sunt afișate la intrarea pe alee.`,
    scene: { land: 'plain', subject: 'bridge', season: 'summer' },
  },
  {
    by: 'Orașul Cisnădie',
    category: 'uat-proiecte',
    title: 'Piața agroalimentară, între hală nouă și mese goale',
    summary: 'De ce am ținut producătorii aproape pe tot parcursul lucrării.',
    text: `O hală nouă poate muri repede dacă vânzătorii pleacă în cele zece luni de șantier. La noi au rămas 41 din 46, iar secretul a fost o parcare și o chirie.
## Piața provizorie
Am mutat mesele în parcarea din spatele primăriei, la două sute de metri, cu aceeași ordine a tarabelor. Cine vindea lângă intrare a rămas lângă intrare. Chiria a fost redusă la jumătate prin hotărâre de consiliu, pe durata lucrărilor.
## Hala
Am cerut ca mesele să poată fi spălate cu furtunul, ca lumina să vină de sus și ca rampa să fie suficient de lată pentru un cărucior. Producătorii au probat o masă-model înainte de a comanda celelalte optzeci; au cerut să fie cu zece centimetri mai joasă.
## Regulamentul
Două pagini, fără trimiteri. Locurile se atribuie anual, la vedere, iar cine lipsește trei săptămâni fără motiv pierde masa.
## Cifrele după un an
Vânzătorii spun că vând sâmbăta cu o cincime mai mult, iar încasările din taxe au crescut cu unsprezece la sută la același tarif. Toaletele, pe care le-am dat în grija unei asociații, sunt cel mai lăudat lucru din tot proiectul.
## Masa-model
A stat o lună în piața veche, între două tarabe. Am rugat pe fiecare vânzător să lucreze o dimineață la ea și să scrie pe o foaie ce îl deranjează. S-au adunat 38 de foi. Blatul a coborât, marginea s-a rotunjit, cârligul pentru pungi a trecut în partea cealaltă, sub blat a apărut un raft pentru lăzile goale. Proiectantul a spus că este prima masă pe care a desenat-o a doua oară cu plăcere.
Cele optzeci de mese au costat aproape la fel ca în varianta întâi. Schimbările făcute pe hârtie nu costă; cele făcute după montaj ar fi fost un al doilea contract.
## Zece luni în parcare
- Copertinele au fost închiriate, nu cumpărate, și au rezistat la două furtuni.
- Apa și curentul au venit din clădirea primăriei, cu contor separat.
- Cincisprezece locuri de parcare au rămas pentru clienți, la douăzeci de pași.
- Un gard cu fotografii arăta în fiecare lună cum crește hala.
Cei cinci care au plecat au avut motivele lor: doi s-au pensionat, unul s-a mutat, doi au găsit loc în alt oraș. Pe ceilalți i-am întrebat în fiecare vineri ce le trebuie. De obicei era vorba despre vânt.
## Ce nu se vede în fotografii
Sub pardoseală sunt panta și rigola. Hala se spală în patruzeci de minute, iar apa pleacă printr-un separator de grăsimi, pe care îl golește o firmă o dată pe trimestru. Camera frigorifică are două uși: una pentru produsele de origine animală, alta pentru restul. Medicul veterinar a fost la toate ședințele de proiectare, nu doar la recepție. Este, probabil, motivul pentru care avizul a venit din prima.
Ventilația a fost lecția noastră. În prima vară, sub acoperiș erau treizeci și șase de grade la prânz. Am adăugat trapele prevăzute și tăiate din proiect ca să scadă prețul. Au costat de două ori mai mult decât atunci.
## Sâmbăta
În prima sâmbătă a lunii, jumătate de hală este a celor care vin o singură dată: miere, lavandă, altoiuri, unelte reparate. Nu plătesc chirie, ci o taxă mică, pe metru. Vânzătorii permanenți s-au temut, apoi au cerut să fie în fiecare sâmbătă. Lumea vine pentru lavandă și pleacă și cu cartofi.
## Ce am face altfel
Am păstra trapele, oricât ar fi scăzut prețul fără ele. Am așeza toaletele lângă intrare, nu în fundul halei. Am cere constructorului o săptămână de probă cu hala plină, înainte de recepție: abia când au intrat optzeci de oameni cu lăzi am văzut că ușa din spate se deschide în sens greșit. Și am începe de la prima zi cu regulamentul pe perete, pentru că fiecare zi fără el devine un obicei.`,
    scene: { land: 'mountains', subject: 'square', season: 'summer' },
  },
];
