import type { ArticleSource } from './articles-source.ts';

/** Projects and results of authorities. */
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
Mutarea claselor se pregătește în martie. Am avut noroc cu o sală de sport și cu trei containere împrumutate de la județ. Elevii din clasele terminale nu au fost mutați deloc. Banca de mobilier vechi, oferită satelor vecine, ne-a scutit de două transporturi la groapă.`,
    parts: ['energie', 'receptie'],
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
La fiecare dintre cele 34 de stații am montat un refugiu, o bordură mai înaltă și un bec. Trei stații au fost mutate după ce părinții ne-au arătat unde traversează de fapt copiii. Șoferii au aceeași linie tot anul și cunosc elevii după nume.`,
    parts: ['date'],
    scene: { land: 'hills', subject: 'park', season: 'autumn' },
  },
  {
    by: 'Comuna Apahida',
    category: 'uat-realizari',
    title: 'Am stins o treime din becuri și e mai multă lumină',
    summary: 'Iluminat public cu telegestiune: numărătoarea de dinainte a fost jumătate din proiect.',
    text: `Nu știam câți stâlpi avem. Factura spunea un număr, operatorul altul, iar pe teren am numărat 2.316, dintre care 140 nu luminau nimic: erau după colțuri de case construite între timp.
## Inventarul
Două echipe, patru săptămâni, un telefon cu hartă. Pentru fiecare punct am notat înălțimea, starea brațului și ce luminează de fapt. Inventarul a costat sub unu la sută din investiție și a schimbat proiectul întreg.
## Proiectul
Am renunțat la punctele inutile, am mutat altele și am pus corpuri cu led, cu flux redus după miezul nopții. Trecerile de pietoni și stațiile rămân la intensitate maximă toată noaptea.
## Cifrele
Consumul a scăzut cu 68%. Sesizările au scăzut de la vreo patruzeci pe lună la șase, pentru că sistemul ne spune el ce s-a stins. Le publicăm pe hartă, cu data la care au fost reparate.
## Cerul
Corpurile noi nu luminează în sus. Asociația de astronomie din județ a măsurat cerul înainte și după: de pe dealul satului se vede din nou Calea Lactee. Nu era un indicator al proiectului, dar este cel de care se vorbește. Garanția este de șapte ani, iar furnizorul ține la noi în magazie douăzeci de corpuri de rezervă.`,
    parts: ['mentenanta'],
    scene: { land: 'plain', subject: 'square', season: 'evening' },
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
În a doua primăvară apa a urcat peste trepte și a stat trei zile. Am pierdut două coșuri de gunoi și am câștigat un strat subțire de mâl, spălat într-o dimineață. Proiectantul prevăzuse tocmai asta, iar băncile erau ancorate.`,
    parts: ['receptie'],
    scene: { land: 'plain', subject: 'bridge', season: 'summer' },
  },
  {
    by: 'Comuna Dumbrăvița',
    category: 'uat-dezvoltare-locala',
    title: 'Când comuna crește mai repede decât școala',
    summary: 'Cum am calculat câte locuri ne trebuie peste cinci ani, fără consultanți scumpi.',
    text: `La Dumbrăvița s-au autorizat într-un an patru sute de locuințe. Fiecare aduce, în medie, 0,4 copii de vârstă școlară în trei ani. Socoteala este simplă; partea grea este să o faci înainte.
## Datele pe care le avem deja
Autorizațiile de construire, nașterile înregistrate și mutările de domiciliu sunt la noi în primărie. Le-am pus într-un singur tabel, pe străzi și pe ani. A ieșit că ne lipsesc unsprezece săli de clasă până în 2030.
## Ce am hotărât
Am rezervat terenul prin planul urbanistic înainte ca prețul să crească. Proiectul se face modular: opt săli acum, patru când numărul de înscrieri trece de un prag trecut în hotărâre.
## Pentru alte comune
Nu așteptați recensământul. Actualizați tabelul de două ori pe an și prezentați-l consiliului chiar și atunci când nu spune nimic nou.
## Ce am greșit prima dată
În primul calcul am uitat copiii care locuiesc la noi, dar merg la școală în oraș. Un chestionar de două întrebări, dat prin grădinițe, a arătat că un sfert dintre părinți s-ar întoarce dacă ar găsi loc și program prelungit. Am adăugat două săli și o cantină mică. Am aflat și că cele mai multe familii vin fără mașină a doua.`,
    parts: ['dosar'],
    scene: { land: 'plain', subject: 'fields', season: 'evening' },
  },
  {
    by: 'Consiliul Județean Alba',
    category: 'uat-dezvoltare-locala',
    title: 'Un singur caiet de sarcini pentru patruzeci de comune',
    summary: 'Achiziția comună de stații de încărcare: ce am câștigat și unde ne-am împiedicat.',
    text: `Patruzeci de comune voiau fiecare câte una sau două stații de încărcare. Separat, fiecare ar fi cumpărat la prețul de catalog. Împreună am obținut cu 19% mai puțin și același contract de întreținere pentru toți.
## Cum am lucrat
Consiliul județean a fost unitatea de achiziție, pe baza acordurilor semnate cu fiecare comună. Am strâns nevoile într-un formular cu nouă rânduri. Jumătate dintre comune au descoperit atunci că nu au puterea instalată necesară.
## Unde ne-am împiedicat
Hotărârile de consiliu local. Treizeci și opt au venit la timp, două au întârziat șase săptămâni și au ținut pe loc restul. A doua oară vom pune un termen după care se merge mai departe fără cine nu a semnat.
## Ce rămâne
Un model de acord, un caiet de sarcini și o listă de întrebări de la ofertanți, cu răspunsuri. Le dăm oricui ni le cere.
## Întreținerea
Contractul prevede intervenție în 48 de ore și o penalitate zilnică simplă, fără formule. În primul an au fost 31 de intervenții, cele mai multe după furtuni. Datele de încărcare ajung la fiecare comună, care își hotărăște singură tariful. Operatorul este plătit pentru disponibilitate, nu pentru numărul de vizite.`,
    parts: ['praguri'],
    scene: { land: 'hills', subject: 'vineyard', season: 'summer' },
  },
  {
    by: 'Municipiul Bistrița',
    category: 'uat-realizari',
    title: 'Arhiva urbanismului, căutată în zece secunde',
    summary: 'Cincizeci de mii de dosare scanate, dar mai ales indexate de oameni care știau ce caută.',
    text: `O cerere de copie după un certificat de urbanism din 1994 însemna, până anul trecut, o jumătate de zi în pivniță. Acum înseamnă zece secunde și o verificare.
## De ce nu am început cu scanerul
Am început cu întrebarea: după ce căutăm? După adresă, după solicitant, după numărul cadastral. Denumirile străzilor s-au schimbat de două ori, așa că am făcut întâi un tabel de corespondență.
## Lucrul propriu-zis
Prestatorul a scanat la sediul nostru, dosar cu dosar, iar două colege pensionate au verificat indexarea prin sondaj. Au respins unul din doisprezece în prima lună și unul din două sute în a șasea.
## Ce am câștigat
Timpul mediu de răspuns la cererile de copii a scăzut de la nouă zile la o zi. Și am găsit, între dosare, planurile originale ale pieței centrale, pe care le credeam pierdute.
## Cine are acces
Căutarea este internă, cu drepturi pe compartimente și cu urma fiecărei consultări. Solicitantul primește numai actul la care are dreptul, cu datele altor persoane acoperite. Copia digitală are aceeași taxă ca cea pe hârtie, stabilită prin hotărâre, dar ajunge pe e-mail. Originalele s-au mutat într-un depozit uscat, ordonate după același număr ca fișierele.`,
    parts: ['mentenanta'],
    scene: { land: 'hills', subject: 'museum', season: 'winter' },
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
Vânzătorii spun că vând sâmbăta cu o cincime mai mult, iar încasările din taxe au crescut cu unsprezece la sută la același tarif. Toaletele, pe care le-am dat în grija unei asociații, sunt cel mai lăudat lucru din tot proiectul.`,
    parts: ['receptie'],
    scene: { land: 'mountains', subject: 'square', season: 'summer' },
  },
  {
    by: 'Municipiul Pașcani',
    category: 'uat-realizari',
    title: 'Centrul de zi care a pornit de la o listă de așteptare',
    summary: 'Șaizeci de vârstnici, patru angajați și o rețea de voluntari cu program fix.',
    text: `Aveam o clădire renovată și o listă cu nouăzeci de oameni care cereau îngrijire la domiciliu. Nu aveam bani pentru amândouă. Centrul de zi a fost calea de mijloc.
## Cum funcționează
Un microbuz îi aduce la nouă și îi duce la patru. Prânzul vine de la cantina școlii, fizioterapeutul de trei ori pe săptămână, prin contract. Patru angajați și paisprezece voluntari, cu ture trecute pe perete.
## Ce ne-a convins
După șase luni, drumurile la urgențe ale celor înscriși s-au redus la jumătate, după numărătoarea asistentei. Cea mai mare schimbare este alta: oamenii se pregătesc de dimineață.
## Costul
O zi de centru costă cam o treime dintr-o zi de internare. Contribuția beneficiarilor se stabilește după venit, prin hotărâre, iar cei fără venituri nu plătesc. Acreditarea serviciului a durat cinci luni; începeți cu ea.
## Voluntarii
Regula de bază este programul fix: mai bine două ore pe săptămână, mereu aceleași, decât o zi întreagă când se poate. Fiecare are un contract de voluntariat și un coleg care îl înlocuiește. Liceenii citesc ziarul cu voce tare și, spre surprinderea noastră, ei sunt cei care nu lipsesc niciodată.`,
    parts: ['oameni'],
    scene: { land: 'hills', subject: 'park', season: 'spring' },
  },
  {
    by: 'ADI Zona Metropolitană Iași',
    category: 'uat-dezvoltare-locala',
    title: 'Un bilet pentru treisprezece comune',
    summary: 'Cum se pune la același tarif transportul dintre oraș și comunele din jur.',
    text: `Cine stă în Miroslava și lucrează în centru nu are de ce să știe unde se termină comuna și începe municipiul. Din toamnă, biletul este același.
## Acordul
Asociația a încheiat un singur contract de servicii, iar fiecare membru plătește după kilometrii parcurși pe teritoriul lui și după călătorii numărate, nu estimate. Formula încape pe o foaie și se recalculează trimestrial.
## Orarul
Am pornit de la ora la care încep școlile și turele, nu de la câte autobuze aveam. Au ieșit plecări la douăzeci de minute dimineața și la o oră la prânz. Seara, două curse la cerere, cu rezervare prin telefon.
## Primele luni
Numărul călătorilor din comune a crescut cu 37%. A crescut și numărul reclamațiilor, pentru că acum oamenii știu cui să le trimită. Răspundem la toate și publicăm lunar motivele.
## Ce am subestimat
Casieriile. În fiecare comună a trebuit găsit un loc unde omul își cumpără abonamentul: poșta, magazinul, biblioteca. Aplicația acoperă jumătate din vânzări, cealaltă jumătate se face față în față. Controlorii au primit o zi de instruire despre cum se vorbește cu un călător care a greșit fără rea-voință.`,
    parts: ['comunicare'],
    scene: { land: 'hills', subject: 'bridge', season: 'autumn' },
    fate: 'pending',
  },
  {
    by: 'Municipiul Hunedoara',
    category: 'uat-realizari',
    title: 'O sută de copaci pe care nu i-a furat seceta',
    summary: 'Am pierdut jumătate din puieți în 2024. Ce am schimbat ca să nu se mai întâmple.',
    text: `În 2024 am plantat două sute de arbori și am pierdut nouăzeci și șapte. Nu din rea-voință: i-am plantat în aprilie, i-am udat până în iunie și am crezut că ajunge.
## Ce am schimbat
- plantăm în noiembrie, nu primăvara;
- alegem specii de la noi, cu rădăcina formată, nu cei mai înalți puieți din catalog;
- fiecare arbore are saci de udare și un număr;
- contractul include trei ani de îngrijire și înlocuire, plătiți la sfârșitul fiecărui an, după numărătoare.
## Locuitorii
Am pus numărul pe etichetă, cu un cod care duce la fișa arborelui. Oamenii ne scriu când vor să ude ei sau când un utilaj a rupt o creangă. La fiecare bloc există acum cineva care știe „copacul nostru”.
## Rezultatul
Din cei o sută cincizeci plantați anul trecut trăiesc 146.
## Costul pe arbore
Un arbore care trăiește după trei ani ne costă acum 610 lei, cu tot cu îngrijire. Înainte plăteam 280 și rămâneam cu jumătate dintre ei, adică 560 pentru fiecare supraviețuitor, fără umbră și cu o gaură în trotuar. Diferența de cincizeci de lei cumpără trei veri. Pe lista speciilor am trecut teiul pucios, jugastrul și frasinul de munte.`,
    parts: ['mentenanta'],
    scene: { land: 'hills', subject: 'forest', season: 'spring' },
  },
];
