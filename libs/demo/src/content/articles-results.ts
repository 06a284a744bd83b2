import type { ArticleSource } from './articles-source.ts';

/** Results and local development, by authorities. */
export const RESULT_ARTICLES: readonly ArticleSource[] = [
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
Corpurile noi nu luminează în sus. Asociația de astronomie din județ a măsurat cerul înainte și după: de pe dealul satului se vede din nou Calea Lactee. Nu era un indicator al proiectului, dar este cel de care se vorbește. Garanția este de șapte ani, iar furnizorul ține la noi în magazie douăzeci de corpuri de rezervă.
## Cum se numără un stâlp
Am învățat că un stâlp nu este un lucru, ci trei: suportul, brațul și lampa. Fiecare poate fi al altcuiva. La noi, jumătate dintre suporturi erau ale operatorului de energie, brațele ale comunei, iar lămpile fuseseră montate de patru firme. Pe fișă am scris toate trei, cu câte o fotografie de aproape și una de la douăzeci de pași.
Echipele erau din câte doi oameni: unul de la primărie, care știe ulițele, și un student, care știe telefonul. Mergeau seara, ca să vadă ce luminează, și se întorceau dimineața, ca să vadă în ce stare este. În a treia săptămână am adăugat o coloană pe care nu o prevăzusem: „cine s-a plâns de el”.
## De ce am stins
Punctele inutile nu erau rodul prostiei. Fuseseră puse corect, cu ani în urmă, pentru o stație care s-a mutat, pentru o poartă care s-a închis, pentru un drum care nu mai duce nicăieri. Nimeni nu stinge un bec, pentru că nimeni nu vrea să fie întrebat de ce. Am făcut o listă, am afișat-o pe stâlpi o lună și am scris pe fiecare: „acest bec se va stinge; dacă vă trebuie, sunați”. Au sunat unsprezece oameni. Nouă aveau dreptate.
Restul s-au stins fără ca cineva să observe. Cablurile lor au fost folosite pentru locurile întunecate pe care le găsisem în același inventar.
## Cât de puternic
Tentația este să pui mai multă lumină pentru că ledul consumă puțin. Am lucrat invers: am măsurat drumul, am citit ce nivel se potrivește traficului lui și am cerut atât. Pe ulițele înguste, mai puțin decât înainte. La trecerile de pietoni, de trei ori mai mult. Ochiul se obișnuiește cu o lumină slabă și egală, dar nu cu petele.
Culoarea a fost cea mai discutată. Am ales alb cald. Două ulițe au primit, la probă, alb rece; după o săptămână ne-au rugat să îl schimbăm.
- Fluxul scade la jumătate după miezul nopții, în afara trecerilor și a stațiilor.
- Pe drumul județean rămâne întreg până la ora unu.
- În noaptea de Înviere și în cea de Anul Nou nu scade deloc.
- Primăria poate ridica lumina pe o uliță, la cererea poliției sau a ambulanței.
## Proba de o lună
Înainte de contractul mare am cumpărat treizeci de corpuri, de la trei producători, și le-am pus pe trei ulițe vecine. Oamenii nu știau care sunt ale cui. După o lună am întrebat la poartă: unde se vede mai bine chipul celui care vine din față? A câștigat un producător pe care nu îl avea nimeni la prima opțiune. Cerința despre orbire, din caietul de sarcini, vine de acolo.
Proba a costat cât trei zile din factura veche. Ne-a ferit de o greșeală pentru cincisprezece ani.
## Sistemul care ne spune ce s-a stins
Telegestiunea a fost cel mai scump capitol și cel mai greu de explicat în consiliu. Argumentul care a convins a fost un tabel: câte kilometri face mașina cu nacelă într-un an, căutând becuri. Erau nouă mii. Acum face două mii patru sute, pentru că merge la punct fix, cu piesa în mașină.
Am cerut trei lucruri. Datele să fie ale noastre și să se poată descărca. Lămpile să lumineze și dacă sistemul cade. Și orice altă firmă să poată prelua sistemul, cu documentația la noi. Al treilea punct a îndepărtat un ofertant; ceilalți patru au rămas.
## Vecinii
Cele mai multe sesizări nu au fost despre întuneric, ci despre lumina din dormitor. Pentru ele există un mic ecran metalic, care se pune pe spatele lămpii și costă cât două becuri vechi. Am comandat o sută. Când cineva sună, electricianul vine seara, stă în dormitorul respectiv, cu omul lângă el, și reglează. Durează un sfert de oră și se povestește pe toată ulița.
## Factura, explicată
Scăderea de 68% are trei părți. Aproximativ jumătate din ea vine de la lămpile noi. O treime din reducerea de noapte. Restul din punctele stinse. O spunem pentru că vin la noi comune care vor numai lămpile. Ele câștigă mult, dar lasă pe masă partea ieftină. Inventarul și programul de noapte nu costă aproape nimic.
La acestea se adaugă întreținerea. În primul an am schimbat patru lămpi, toate în garanție. Cei patru oameni care altădată alergau după becuri repară acum semne de circulație.
## De unde începe altă comună
- numărați singuri, cu oamenii dvs., nu cu ai furnizorului;
- stabiliți al cui este fiecare suport, înainte de proiect;
- afișați lista de stins și lăsați oamenii să răspundă;
- încercați pe trei ulițe, o lună;
- scrieți în caiet cui aparțin datele;
- păstrați rezerve în magazie de la aceeași comandă.
Dacă aveți timp pentru un singur punct, alegeți-l pe primul. Jumătate din celelalte se văd din el.
## Întrebările consiliului
Le-am păstrat, pentru că se pun peste tot. „De ce numărăm, dacă plătim oricum?” Pentru că plăteam și 140 de lămpi care luminau ziduri. „De ce nu luăm aceleași lămpi ca vecinii?” Pentru că la ei drumurile sunt de două ori mai late. „Ce se întâmplă dacă furnizorul dispare?” Lămpile merg mai departe, datele sunt la noi, piesele de rezervă ajung doi ani. „Putem pune și camere pe stâlpi?” Se poate, dar este alt proiect, cu alte reguli, și nu vrem ca oamenii să creadă că lumina îi privește.
Cea mai bună întrebare a venit de la un consilier în vârstă: „cine va ști peste zece ani de ce este stins stâlpul acesta?”. De atunci, pe fișa fiecărui punct stins sunt trecute motivul și data.
## Siguranța, măsurată
Ne temeam că vor crește accidentele pe ulițele unde am redus lumina. Am cerut poliției datele pe trei ani, pe străzi, și le comparăm în fiecare ianuarie. Nu au crescut. La cele două treceri de pietoni pe care le-am luminat de trei ori mai puternic nu a mai fost niciun accident de optsprezece luni. Este un interval scurt și îl privim cu prudență, dar îl publicăm împreună cu restul.
La sfârșitul fiecărui an punem pe o singură pagină consumul, sesizările, intervențiile și accidentele, cu anul dinainte alături, și o citim în ședință publică. Durează șapte minute. Este ședința la care vin cei mai mulți oameni, pentru că toți au un stâlp în fața porții.`,
    scene: { land: 'plain', subject: 'square', season: 'evening' },
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
În primul calcul am uitat copiii care locuiesc la noi, dar merg la școală în oraș. Un chestionar de două întrebări, dat prin grădinițe, a arătat că un sfert dintre părinți s-ar întoarce dacă ar găsi loc și program prelungit. Am adăugat două săli și o cantină mică. Am aflat și că cele mai multe familii vin fără mașină a doua.
## Tabelul, coloană cu coloană
Prima coloană este strada. A doua, numărul de autorizații pe an, cu numărul de apartamente din fiecare. A treia, recepțiile: o autorizație nu aduce copii, o casă terminată aduce. A patra, mutările de domiciliu. A cincea, nașterile, după strada mamei. A șasea, copiii înscriși la grădinițele noastre. Ultima se socotește singură: câți copii vor avea șase ani în fiecare dintre următorii șase ani.
Nu sunt nume nicăieri, numai numere. Pe străzile cu mai puțin de cinci copii adunăm două străzi la un loc, ca să nu se recunoască familia.
## De unde vine 0,4
Am luat șase ansambluri terminate în urmă cu cinci ani și am numărat copiii de școală din ele, an de an. În primul an erau puțini, pentru că se mută perechi tinere. În al treilea erau 0,4 de locuință. În al cincilea erau 0,55. De aceea cifra trebuie citită cu anul lângă ea. Casele pe pământ dau mai mult decât blocurile, apartamentele de două camere mai puțin decât cele de trei. Am făcut trei coeficienți și am renunțat la al patrulea, care nu schimba nimic.
La dvs. numărul va fi altul. Metoda durează două zile: alegeți șase locuri, mergeți la școală, numărați.
## Prima prezentare în consiliu
Am arătat o singură hartă, cu cercuri pe străzi: galbene pentru copiii de azi, albastre pentru cei de peste cinci ani. Nimeni nu a citit tabelul. Cercurile albastre se adunau toate într-un colț în care nu aveam niciun metru pătrat. În seara aceea s-a hotărât rezervarea terenului, cu un singur vot împotrivă, al unui consilier care voia două terenuri.
> „Nu îmi trebuie zece pagini ca să văd că nu avem unde”, a spus el, și a avut dreptate.
## Terenul
Prin planul urbanistic se poate rezerva un teren pentru școală înainte ca el să fie construit altfel. Nu este o confiscare; proprietarul este despăgubit la preț de teren, nu la preț de vis. Am discutat cu trei proprietari. Doi au acceptat un schimb, al treilea a vrut bani. A durat nouă luni și ne-a costat cam o treime din cât ar costa astăzi.
Pentru alegerea locului am pus patru condiții, iar locul le îndeplinește pe toate:
- cel mult douăsprezece minute pe jos de la cercurile albastre;
- stradă cu trotuar pe ambele părți sau cu loc pentru el;
- destul loc pentru o curte, nu doar pentru o clădire;
- nicio conductă mare care să traverseze terenul.
## Opt săli, apoi patru
O școală pentru toți copiii de peste zece ani ar fi stat goală cinci ani și ar fi costat cât bugetul pe unul. Proiectul modular are toate instalațiile socotite pentru douăsprezece săli, dar se construiesc opt. Fundațiile celorlalte patru sunt gata, sub gazon. Pragul la care se trece la etapa a doua este scris în hotărâre: 210 elevi înscriși în ianuarie. Nu mai este nevoie de o dezbatere, ci de o numărătoare.
Arhitectul a protestat împotriva gazonului peste fundații, apoi l-a desenat ca teren de joacă. Este locul cel mai folosit al școlii.
## Până se face
Sălile lipsesc de mâine, școala vine peste trei ani. Între timp am închiriat două module de la o comună care nu mai avea nevoie de ele, am mutat clasa pregătitoare în clădirea grădiniței vechi și am schimbat orele, astfel încât sala de sport să fie folosită până seara. Niciuna nu este o soluție. Împreună au amânat al doilea schimb cu doi ani.
Am spus părinților exact acest lucru: doi ani, nu mai mult, și ce se întâmplă dacă întârziem. La ședința cu ei au venit două sute de oameni. Cifrele au ținut loc de promisiuni.
## Ce am învățat despre cifre
Tabelul nu a prevăzut o fabrică deschisă în apropiere, care a adus într-un an șaizeci de familii. Nici o bancă nu a prevăzut-o. De aceea îl refacem de două ori pe an și ținem minte cât a greșit: la primul an cu 14%, la al doilea cu 6%, la al treilea cu 4%. Scriem greșeala pe foaie, lângă prognoză. Consilierii au mai multă încredere într-un număr care își arată marginea.
## Ce mai folosește același tabel
Cu el am hotărât unde se pune a doua stație de autobuz, câte pubele se comandă, unde se deschide un cabinet. Compania de apă l-a cerut pentru presiune. Medicul de familie l-a cerut pentru vaccinuri. Un tabel început pentru școală a ajuns documentul cel mai des deschis din primărie și nu a costat decât două zile pe semestru ale unei colege de la urbanism.
## Ce dăm mai departe
Trimitem oricui tabelul gol, cu formulele, și o pagină despre cum se completează. Nu trimitem coeficienții noștri. Cine îi copiază va greși mai mult decât dacă ar ghici. Dacă vreți, venim o dimineață și îi socotim împreună, cu datele dvs.; am făcut-o deja pentru patru comune, iar la două dintre ele școala nici nu era problema.
## Întrebări de la alte primării
„Nu avem pe nimeni care să știe tabele.” Aveți: cineva ține evidența autorizațiilor, oricât de simplu. Rugați-l să adauge o coloană cu numărul de apartamente. „Nu știm unde merg copiii la școală.” Întrebați grădinițele, nu școlile: acolo se hotărăsc mutările. „Consiliul nu crede în prognoze.” Arătați-i prognoza făcută pentru anul trecut, cu datele de acum cinci ani, și cifra adevărată lângă ea.
- Nu ascundeți anii în care calculul a greșit.
- Nu amestecați prognoza cu dorința de a avea o școală nouă.
- Nu dați cifre pe case, ci pe străzi.
- Nu promiteți un an de deschidere înainte de a avea terenul.
## Ce facem dacă ne oprim din creștere
Ne-am întrebat și acest lucru. Cele opt săli pot deveni, fără lucrări mari, patru săli de clasă și un centru de zi: ușile, toaletele și bucătăria au fost așezate de la început astfel încât clădirea să poată fi împărțită în două, cu intrări separate. Arhitectul a cerut pentru aceasta două săptămâni în plus. Ni s-au părut cel mai bine plătite două săptămâni din întreg proiectul, pentru că o comună care a crescut repede poate îmbătrâni tot atât de repede, iar copiii de astăzi vor pleca la liceu toți odată.
Aceasta este, până la urmă, tot rostul tabelului: să putem greși puțin, devreme și pe hârtie.`,
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
Contractul prevede intervenție în 48 de ore și o penalitate zilnică simplă, fără formule. În primul an au fost 31 de intervenții, cele mai multe după furtuni. Datele de încărcare ajung la fiecare comună, care își hotărăște singură tariful. Operatorul este plătit pentru disponibilitate, nu pentru numărul de vizite.
## Formularul cu nouă rânduri
Am cerut numai ce folosea: adresa exactă, proprietarul terenului, puterea disponibilă la cel mai apropiat punct, distanța până la el, câte mașini electrice sunt în sat, cine va răspunde la telefon. Comunele care nu știau puterea au primit modelul de adresă către operator, gata completat. În trei săptămâni aveam toate răspunsurile. În alte împrejurări, același lucru ar fi cerut un studiu pentru fiecare.
La douăzeci și una de comune s-a văzut că o stație rapidă ar fi cerut un transformator nou. Au ales una mai lentă, lângă școală sau lângă dispensar, unde mașina stă oricum o oră.
## De unde a venit reducerea
Din trei locuri. Aparatele, cumpărate odată, au adus cam jumătate din ea. Montajul pe trasee, cu echipa trecând prin cinci comune într-o săptămână, a adus un sfert. Restul a venit din întreținere, pentru că un operator cu patruzeci de puncte într-un județ își permite un om permanent.
- Oferta s-a dat pe tipuri de stație, nu pe comune.
- Comunele puteau trece de la un tip la altul până la comandă.
- Prețul pe bucată a rămas același pentru stațiile adăugate timp de un an.
## Ce a semnat fiecare
Acordul are patru pagini și spune cine cumpără, cine plătește, cine primește bunul și cine răspunde când ceva nu merge. Partea cea mai citită a fost ieșirea: o comună se putea retrage fără cost până la publicarea anunțului și cu plata unei cote după aceea. Niciuna nu s-a retras. Faptul că putea a convins trei consilii care ezitau.
## Primul an de folosire
S-au făcut unsprezece mii de încărcări, foarte inegal: o stație lângă o mănăstire are cât zece sate la un loc. Cinci stații sunt folosite mai puțin de o dată pe săptămână. Le-am scris comunelor respective și le-am propus o mutare. Două au acceptat. Soclurile fuseseră prevăzute din timp în alte șase locuri, tocmai pentru aceasta.
Dacă ar fi să repetăm achiziția, am începe cu locurile, apoi cu primăriile. Unele dintre cele mai bune locuri nu erau ale nimănui: parcarea de la intrarea în chei, curtea unei foste gări.
## Sfaturi pentru un județ care începe
Numiți un singur om de legătură în fiecare comună și sunați-l, nu îi scrieți. Faceți o întâlnire la început și una la jumătate, nu mai multe. Trimiteți în fiecare vineri un tabel cu patruzeci de rânduri, în care se vede cine ce a predat: rândurile goale se umplu până luni. Și hotărâți din prima zi ce se întâmplă cu cel care întârzie; noi am aflat prea târziu că răbdarea cu doi îi supără pe treizeci și opt.`,
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
Căutarea este internă, cu drepturi pe compartimente și cu urma fiecărei consultări. Solicitantul primește numai actul la care are dreptul, cu datele altor persoane acoperite. Copia digitală are aceeași taxă ca cea pe hârtie, stabilită prin hotărâre, dar ajunge pe e-mail. Originalele s-au mutat într-un depozit uscat, ordonate după același număr ca fișierele.
## Tabelul cu numele străzilor
Două luni, înainte de orice scanare, am lucrat numai la el. Pe fiecare rând: numele de azi, numele dinainte, numele de dinaintea lui, anii între care a fost valabil, hotărârea. Unde o stradă fusese tăiată în două, am trecut și numerele. Am cerut ajutorul unui fost poștaș, care știa și poreclele. Acum cineva poate scrie în căutare numele pe care îl folosea bunica și găsește dosarul.
Tabelul îl folosesc de atunci și taxele, și evidența populației. Este singurul lucru din proiect pe care l-au cerut toate celelalte orașe.
## Câmpurile
Ni s-au propus nouăsprezece. Am rămas cu șase: numărul și anul actului, felul lui, strada, numărul, solicitantul, numărul cadastral, dacă există. Pentru fiecare câmp în plus plăteam un leu de dosar și adăugam greșeli. Colegii care caută de treizeci de ani au spus că în nouă cazuri din zece le trebuie numai strada și anul.
- Ce nu se poate citi se marchează, nu se ghicește.
- Numele se scriu cum apar, fără îndreptări.
- Planșele mari au câte o fișă a lor, legată de dosar.
## Sondajul
În fiecare vineri, cele două colege luau la întâmplare cincizeci de dosare din lotul săptămânii. Le deschideau pe hârtie și pe ecran, alături. Dacă găseau mai mult de un anumit număr de greșeli, lotul se întorcea întreg. Primele cinci loturi s-au întors. Prestatorul a schimbat doi oameni și a pus o a doua citire. Din a șasea săptămână nu s-a mai întors nimic.
Plata se făcea după lotul primit, nu după cel scanat. Fără acest rând din contract, sondajul ar fi fost o părere.
## După un an de folosire
Cererile de copii au crescut cu o treime, pentru că oamenii au aflat că se poate. Timpul colegilor a scăzut totuși. Am publicat și o listă a celor mai căutate străzi; agențiile imobiliare o citesc ca pe un ziar. Iar la două procese vechi, planșe despre care ambele părți credeau că nu există au încheiat discuția într-o singură ședință.
Ne mai rămân planurile mari, pe pânză. Pentru ele așteptăm un restaurator, nu un scaner.
## Dacă începeți acum
Luați întâi un singur deceniu, cel mai căutat. La noi au fost anii nouăzeci, pentru că atunci s-au vândut apartamentele. Puneți-l la lucru trei luni, vedeți ce câmp lipsește, apoi continuați. Lăsați scrise, pe o foaie, regulile de indexare și excepțiile lor. Și păstrați lista dosarelor care lipseau de pe raft încă de dinainte: fără ea, peste un an, toată lumea va spune că le-a pierdut scanarea.`,
    scene: { land: 'hills', subject: 'museum', season: 'winter' },
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
Regula de bază este programul fix: mai bine două ore pe săptămână, mereu aceleași, decât o zi întreagă când se poate. Fiecare are un contract de voluntariat și un coleg care îl înlocuiește. Liceenii citesc ziarul cu voce tare și, spre surprinderea noastră, ei sunt cei care nu lipsesc niciodată.
## De la listă la oameni
Înainte de a hotărî, asistenta noastră a vizitat toate cele nouăzeci de locuințe. A pus aceleași întrebări peste tot: cu cine vorbiți într-o zi, când ați mâncat cald ultima oară, ce nu mai puteți face singur. Cincizeci și opt de oameni nu aveau nevoie de îngrijire în pat, ci de companie, de o masă și de cineva care să observe că nu și-au luat pastilele. Pentru ei s-a deschis centrul. Ceilalți au rămas pe lista de îngrijire la domiciliu, care acum este mai scurtă și se mișcă.
Vizitele au durat șapte săptămâni. Am fi putut deschide mai repede, pentru alți oameni.
## O zi obișnuită
- La nouă se ia tensiunea și se bea ceaiul.
- La zece se alege: gimnastică pe scaun, citit, grădină, table.
- La unu se mănâncă, la mese de câte patru, cu locuri care se schimbă.
- La două este liniște; jumătate dorm, jumătate povestesc în șoaptă.
- La trei vine cineva din afară: un copil cu vioara, un polițist, o farmacistă.
Programul a fost făcut de ei. Prima noastră variantă avea ateliere de pictură în fiecare zi. Nimeni nu voia să picteze.
## Microbuzul
Este partea cea mai scumpă și cea fără de care nu ar veni nimeni. Are o platformă, două locuri pentru scaune rulante și un șofer care bate la ușă și așteaptă. Prima tură durează o oră și zece minute. Am încercat să o scurtăm și am renunțat: pentru mulți dintre ei, drumul este partea cea mai frumoasă a zilei.
Când cineva nu răspunde la ușă, șoferul are un număr de sunat și o regulă: nu pleacă până nu află. De patru ori, regula aceasta a însemnat o ambulanță la timp.
## Ce am cerut înapoi
Fiecare face ceva pentru ceilalți. Un fost croitor scurtează pantaloni. Două doamne curăță fasole pentru cantină. Un inginer repară radiouri, iar copiii vin să se uite. Nu este o plată, ci un motiv de a te trezi dimineața. La evaluarea de după un an, la întrebarea „ce v-ar lipsi cel mai mult”, cel mai des răspuns a fost „să fiu așteptat”.
## Pentru cine vrea să încerce
Începeți fără clădire. Trei luni, de două ori pe săptămână, în sala de mese a unei școli, după ore. Veți afla cine vine, cine nu se poate urca în microbuz, cine știe să cânte. Căutați de la început omul care conduce ziua: nu trebuie să fie asistent social, trebuie să țină minte numele tuturor. Apoi scrieți proiectul. Al nostru a avut nouă pagini și fiecare cifră din el fusese deja numărată în sala de mese, cu lista la ușă.`,
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
Casieriile. În fiecare comună a trebuit găsit un loc unde omul își cumpără abonamentul: poșta, magazinul, biblioteca. Aplicația acoperă jumătate din vânzări, cealaltă jumătate se face față în față. Controlorii au primit o zi de instruire despre cum se vorbește cu un călător care a greșit fără rea-voință.
## Regula care ține acordul
Orice comună poate cere oricând numărătoarea ei, pe zile și pe linii. Au cerut-o patru, în primul trimestru. De atunci nimeni nu a mai contestat o factură.`,
    scene: { land: 'hills', subject: 'bridge', season: 'autumn' },
    outcome: 'pending',
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
Un arbore care trăiește după trei ani ne costă acum 610 lei, cu tot cu îngrijire. Înainte plăteam 280 și rămâneam cu jumătate dintre ei, adică 560 pentru fiecare supraviețuitor, fără umbră și cu o gaură în trotuar. Diferența de cincizeci de lei cumpără trei veri. Pe lista speciilor am trecut teiul pucios, jugastrul și frasinul de munte.
## De ce muriseră
Am scos din pământ douăzeci dintre cei uscați și i-am arătat unui specialist, cu rădăcinile lor. La paisprezece, rădăcina se răsucea în forma ghiveciului în care crescuse. La patru, pământul de sub ei era tasat ca un asfalt. Doi fuseseră legați atât de strâns de tutore, încât scoarța crescuse peste sfoară. Niciunul nu murise numai de sete. Seceta doar îi arătase pe cei slabi.
De atunci, recepția puieților se face cu lopata. Se alege unul din zece, se scutură balotul și se privește rădăcina. Dacă este răsucită, lotul se întoarce. Primul furnizor a fost uimit, al doilea știa deja de la primul.
## Groapa
- de două ori mai lată decât balotul, dar nu mai adâncă;
- pereții zgâriați cu furca, ca rădăcina să poată intra;
- pământul scos se pune la loc, amestecat cu compost, nu înlocuit;
- gulerul rădăcinii rămâne la nivelul solului, nu sub el;
- trei pari, legați larg, scoși după doi ani.
Lista a fost tipărită și pusă în buzunarul fiecărui muncitor. La fiecare stradă, primul arbore se plantează cu inginera de față. Celelalte ies la fel.
## Apa
Un puiet are nevoie, în primii doi ani, de cam optzeci de litri pe săptămână, din mai până în septembrie. O ploaie de vară aduce zece. Sacii de udare țin apa și o dau încet, peste noapte. Se umplu lunea și joia, cu o cisternă mică, după o listă. La treizeci și cinci de grade se umplu de trei ori. Costul apei este ridicol de mic; costul drumului, nu. De aceea plantăm acum pe străzi întregi, nu câte un arbore în fiecare cartier.
Anul trecut, în iulie, cisterna s-a stricat zece zile. Am pus un anunț și oamenii au udat cu găleata. Nu s-a pierdut niciun arbore, iar trei asociații de proprietari au cerut de atunci sacii lor.
## Locul potrivit
Sub fire nu punem arbori care cresc mari. La doi metri de o țeavă de apă nu punem sălcii. Lângă o parcare punem specii care suportă sarea. Pare de la sine înțeles, dar din cei nouăzeci și șapte pierduți, treizeci erau într-un loc în care nu aveau cum să trăiască. Am făcut o hartă cu patru culori: mare, mijlociu, mic și deloc. Cine vrea un arbore în fața casei se uită întâi la culoare.
## Contractul
Am renunțat la „plantare, cu garanție un an”. Garanția de un an se termină exact când începe greul. Noul contract are patru plăți: jumătate la plantare și câte o șesime la sfârșitul fiecăruia dintre cei trei ani, înmulțită cu numărul celor vii. Firma numără împreună cu noi, în septembrie, cu frunza pe ei. În primul an s-au prezentat doi ofertanți, în al doilea cinci: firmele bune preferă să fie plătite pentru ce știu.
- Arborele mort se înlocuiește în noiembrie, pe cheltuiala firmei.
- Cel rupt de o mașină se înlocuiește pe cheltuiala noastră.
- Cel vandalizat de două ori se mută în alt loc.
## Codul de pe etichetă
Fișa spune specia, anul, cine l-a plantat și ultima udare. Oamenii pot lăsa un mesaj. În doi ani am primit 640: despre crengi rupte, omizi, câini, un cuib. Două sute au fost mulțumiri, lucru pe care primăria nu îl primește des. O învățătoare a făcut din treisprezece arbori treisprezece teme de biologie.
Nu am pus nume de sponsori pe arbori. Am pus numele copiilor născuți în anul plantării, pentru cine a vrut. S-au cerut șaptezeci.
## Ce nu putem rezolva
Căldura de pe bulevard, între două parcări, rămâne prea mare chiar și pentru teiul pucios. Acolo am scos asfaltul dintre arbori și am pus pământ și pietriș, pe o lungime de patruzeci de metri. Abia anul acesta vom vedea dacă ajunge. Dacă nu, vom spune și acest lucru.
## Pentru cine începe acum
Plantați mai puțin. Din bani de două sute de arbori faceți o sută și îngrijiți-i. Un oraș nu are nevoie de fotografii cu lopeți, ci de umbră peste cincisprezece ani. Și numărați-i în fiecare septembrie, cu voce tare, chiar când numărul nu vă place. Noi am publicat cifra cea proastă, nouăzeci și șapte, înaintea celei bune. De la ea a început tot restul.
## Un an, pe luni
- ianuarie: se verifică tutorii și se scot cei de care nu mai este nevoie;
- martie: se completează mulciul, ca pământul să nu se usuce;
- mai: se pun sacii de udare și se încearcă cisterna;
- iulie: se face turul celor slabi, cu inginera, la prima oră;
- septembrie: se numără și se plătește;
- octombrie: se aleg puieții, cu lopata în mână;
- noiembrie: se plantează.
Fiecare rând are un nume lângă el. Când cel din iulie a fost mutat la alt serviciu, am aflat în aceeași zi, pentru că rândul a rămas gol pe perete.
Și mai este un lucru pe care nu îl găsiți în niciun catalog: răbdarea celor din jur. În primele două veri, un puiet arată ca un băț. Am pus lângă fiecare o fotografie cu felul în care va arăta peste zece ani; oamenii au încetat să ne întrebe când îi înlocuim.`,
    scene: { land: 'hills', subject: 'forest', season: 'spring' },
  },
];
