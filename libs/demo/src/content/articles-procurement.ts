import type { ArticleSource } from './articles-source.ts';

/** Procurement, by firms. */
export const PROCUREMENT_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Achizit Pro',
    category: 'firma-achizitii-publice',
    title: 'Achiziția directă fără emoții: zece pași și trei greșeli',
    summary: 'De la referatul de necesitate la recepție, cu ce trebuie să rămână la dosar.',
    text: `Achiziția directă este cea mai folosită cale de a cumpăra și, tocmai de aceea, cea mai verificată. Vestea bună este că un dosar subțire, dar complet, rezistă oricărui control.
## Cei zece pași
- referatul de necesitate, scris de cel care are nevoie;
- valoarea estimată, cu sursa prețurilor;
- verificarea pe cod și pe an, ca suma să rămână sub prag;
- poziția în anexa la programul anual;
- descrierea tehnică, fără marcă;
- consultarea pieței sau catalogul electronic;
- compararea ofertelor pe aceleași rânduri;
- decizia, în două fraze;
- comanda sau contractul;
- recepția și notificarea, acolo unde este cazul.
## Trei greșeli
Valoarea estimată luată din oferta celui care câștigă. Descrierea copiată din broșura unui producător. Și dosarul întocmit după ce marfa a fost deja livrată, cu date care nu se leagă.
## Ce păstrați
Un dosar electronic pe fiecare achiziție, cu numele fișierelor în ordinea pașilor. Adăugați și capturile de ecran cu prețurile găsite, cu data vizibilă. Cheltuielile repetate, cum sunt hârtia sau tonerul, se planifică anual dintr-o singură mișcare; altfel, la sfârșitul anului, suma lor poate trece pragul fără ca cineva să fi observat.
## Pragurile, pe scurt
Legea 98/2016, la articolul 7 alineatul (5), permite achiziția directă atunci când valoarea estimată, fără TVA, este mai mică de:
- 270.120 lei pentru produse și servicii;
- 900.400 lei pentru lucrări.
Pragul se raportează la tot ce se cumpără de același fel într-un an, nu la o factură. Împărțirea unei nevoi în bucăți, ca fiecare să încapă sub prag, este prima neregulă pe care o caută un control și cea mai ușor de dovedit.
## Pasul întâi, pe larg: referatul
Referatul de necesitate îl scrie cel care are nevoie, nu cel care cumpără. Pare un amănunt, dar este singurul document în care se vede de ce a fost cheltuit banul. Trei fraze ajung: ce lipsește, de când și ce nu se poate face fără el. „Imprimanta de la starea civilă s-a defectat pe 3 martie, reparația costă mai mult decât una nouă, certificatele se tipăresc acum la alt etaj” este un referat bun. „Necesar pentru buna desfășurare a activității” nu este.
Cereți și cantitatea, și momentul în care este nevoie de ea. O sută de scaune până la inaugurare și o sută de scaune oricând în an sunt două achiziții diferite: prima se plătește mai scump, pentru că vânzătorul trebuie să aibă marfa în depozit.
## Cum se caută prețul
Căutați în trei locuri care nu depind unul de altul: catalogul electronic, o achiziție asemănătoare făcută de altă instituție și o firmă care vinde în mod obișnuit produsul. Notați lângă fiecare preț data, cantitatea și ce cuprinde. Un preț fără transport, pus lângă unul cu transport și montaj, nu spune nimic.
Dacă prețurile sunt foarte depărtate, nu faceți media lor. Întrebați mai întâi de ce. De cele mai multe ori aflați că unul dintre vânzători a înțeles altceva, iar descrierea dvs. trebuie îndreptată înainte de a merge mai departe.
## Verificarea pe an
Țineți un tabel simplu, cu un rând pentru fiecare cod de produs și o coloană pentru fiecare lună. Când intră un referat, cel care se ocupă de achiziții adună pe rând ce s-a cumpărat deja și ce mai este prevăzut până în decembrie. Verificarea durează două minute și se face înainte de a cere oferte.
Capcana obișnuită este aceea a compartimentelor care nu știu unul de altul. Școala, căminul cultural și primăria cumpără fiecare vopsea, fiecare sub prag, iar la sfârșitul anului suma este a aceleiași instituții. De aceea tabelul trebuie să fie unul singur și să îl vadă toți șefii de compartiment.
## Cerere de ofertă pe o pagină
O cerere bună cuprinde, în ordine:
- ce cumpărați, cu dimensiuni, cantități și locul în care se livrează;
- până când aveți nevoie și dacă livrarea se poate face pe bucăți;
- ce garanție cereți și cine vine la defecțiuni;
- cum se plătește și în câte zile de la recepție;
- după ce veți alege: prețul cel mai mic sau altceva, spus cu cifre;
- până la ce oră se primesc ofertele și la ce adresă.
Trimiteți aceeași cerere tuturor, în aceeași zi. Dacă una dintre firme pune o întrebare, răspunsul pleacă la toate. Nu este o formalitate: cea care știe mai mult va avea prețul mai mic, iar dvs. nu veți afla niciodată care era prețul corect.
## Decizia în două fraze
Prima frază spune ce oferte au fost și cum se așază. A doua spune de ce a fost aleasă una dintre ele. „Am primit trei oferte, între 14.200 și 17.900 de lei fără TVA, toate potrivite cerinței. Am ales-o pe cea de 14.200 de lei, cu livrare în opt zile și garanție de doi ani.” Cu atât se poate trăi liniștit.
Dacă nu alegeți prețul cel mai mic, motivul trebuie să fie în cererea trimisă la început. Un avantaj descoperit după deschiderea ofertelor, oricât de adevărat, arată ca o favoare.
## Comandă sau contract
Pentru un lucru care se livrează o singură dată ajunge comanda, cu trimitere la ofertă. Pentru ceva care durează, cum sunt întreținerea sau curățenia, faceți contract. Treceți în el cum se oprește: preavizul, ce se predă la sfârșit, cine păstrează datele și cheile. Cele mai multe certuri pe care le-am văzut nu au fost despre preț, ci despre despărțire.
## Când marfa nu este cum trebuie
Nu semnați recepția „ca să nu se supere”. Scrieți ce lipsește, dați un termen și păstrați ambalajul. O firmă serioasă înlocuiește în câteva zile; una neserioasă se cunoaște tocmai atunci. Plata parțială pentru ce s-a primit bine este permisă dacă ați prevăzut-o și este, de regulă, soluția care păstrează și relația, și banii.
## Controlul, văzut de pe scaunul celui care verifică
Am rugat doi foști auditori să ne spună la ce se uită în primul sfert de oră. Răspunsul lor încape în cinci rânduri:
- dacă datele documentelor urcă în ordinea firească, fără salturi înapoi;
- dacă valoarea estimată are o sursă care nu este ofertantul ales;
- dacă același fel de produs apare de mai multe ori în același an;
- dacă ofertele par scrise de aceeași mână, cu aceleași greșeli;
- dacă recepția a fost semnată de cineva care a văzut marfa.
Dosarul care trece de aceste cinci întrebări se închide repede. Cel care se oprește la una dintre ele se deschide până la capăt.
## Doi colegi, nu unul
Chiar și în cea mai mică primărie, cel care primește marfa trebuie să fie altul decât cel care a cerut-o, iar cel care plătește altul decât amândoi. Când sunteți numai trei, faceți un tabel cu cine poate ține locul cui și respectați-l și în august. Concediul nu este o scuză pe care să o accepte cineva, iar dosarul făcut de un singur om din cap în coadă îl lasă pe acel om singur.
## Plata și urma ei
Factura ajunge la contabilitate împreună cu procesul-verbal de recepție, nu înaintea lui. Cel care înregistrează plata trece pe dosarul electronic numărul ordinului și data. Când o firmă întreabă de bani, răspunsul se găsește în dosar, nu prin birouri. O primărie care plătește la termen primește prețuri mai mici la următoarea cerere: firmele știu foarte bine cine plătește în treizeci de zile și cine în nouăzeci, iar întârzierea se află, discret, în preț.
## Urgența adevărată și cea inventată
O conductă spartă este o urgență. O sărbătoare știută de un an nu este. Când sunteți nevoiți să cumpărați repede, scrieți ora la care ați aflat, cui ați telefonat și ce v-au răspuns. O jumătate de pagină scrisă în aceeași zi valorează mai mult decât o explicație de trei pagini dată peste doi ani.
## O jumătate de oră pe lună
În prima săptămână a lunii, așezați-vă doi colegi în fața dosarelor lunii trecute și verificați unul, ales la întâmplare, după cei zece pași. Ce lipsește se completează pe loc, cu data de astăzi și cu o notă care spune de ce. Niciodată cu data de atunci. După o jumătate de an nu va mai lipsi nimic, iar noul coleg va fi învățat meseria pe dosare adevărate.
## Serviciile se cumpără altfel
La un produs știți ce ați primit în clipa în care deschideți cutia. La un serviciu aflați peste câteva luni. De aceea treceți în comandă ce se vede la sfârșitul fiecărei luni: un raport, o listă de intervenții, un număr de ore cu numele celui care le-a lucrat. Nu acceptați „servicii prestate conform contract” ca descriere pe factură. Cereți aceeași formulare ca în comandă, ca oricine să le poată pune una lângă alta.
Pentru serviciile de instruire, cereți lista celor care au fost de față și o întrebare la sfârșit: ce faceți altfel de mâine? Dacă nimeni nu are un răspuns, la anul schimbați firma sau tema.
## Lucrările mici
La o reparație, cea mai bună descriere este vizita. Chemați firmele în aceeași zi, la ore diferite, și arătați-le același lucru, cu aceeași listă în mână. Cereți-le să scrie în ofertă ce au văzut că lipsește. Cea care observă că se va sparge și faianța vă scutește de un act adițional; cea care nu observă vă va chema peste o săptămână.
- Fotografiați înainte, în timpul lucrării și după.
- Păstrați o mostră din material, dacă este vorba de vopsea sau de pardoseală.
- Notați cine are cheia și între ce ore se lucrează.
- Scrieți ce se întâmplă cu molozul și cine îl duce.
## Furnizorul care pleacă
Uneori firma aleasă renunță după comandă, pentru că a greșit prețul. Nu o siliți să livreze prost. Cereți renunțarea în scris, mergeți la a doua ofertă, dacă este încă valabilă, sau reluați cererea. Notați ziua și motivul. Dacă se întâmplă de două ori cu aceeași firmă, aveți un motiv întemeiat să nu o mai întrebați, iar motivul este scris în două dosare.
Cereți de la început ca oferta să fie valabilă cel puțin treizeci de zile. Fără acest rând, a doua ofertă nu mai este o plasă, ci o amintire.`,
  },
  {
    by: 'Caiet Clar',
    category: 'firma-achizitii-publice',
    title: 'Caietul de sarcini pe care îl înțelege și cel care execută',
    summary: 'Cum descrieți ce vreți fără să numiți marca și fără patruzeci de pagini copiate.',
    text: `Un caiet de sarcini bun răspunde la trei întrebări: ce trebuie să fie adevărat la sfârșit, cum verificăm și ce se întâmplă dacă nu este. Restul este anexă.
## Scrieți rezultate, nu soluții
„Pompa să ridice 40 de metri cubi pe oră la 60 de metri, măsurați la recepție” lasă loc concurenței. „Pompă tip X, cu rotor din bronz” închide piața și vă lasă fără argumente dacă nu merge. Când o trimitere la un standard sau la o marcă nu se poate evita, legea cere adăugarea cuvintelor „sau echivalent”, iar dvs. trebuie să spuneți ce înseamnă echivalentul.
## Cereri care se pot verifica
Pentru fiecare cerință treceți pe coloana alăturată cum o veți proba: document, încercare, măsurătoare. Dacă nu găsiți cum, scoateți cerința.
## Lungimea
Cele mai bune pe care le-am văzut au între șase și zece pagini. Ce este lege se aplică și fără să fie copiat.
## O probă simplă
Rugați doi oameni care nu se cunosc să descrie, după ce au citit, ce se va livra. Dacă poveștile diferă, diferă și ofertele.
## De unde porniți
Înainte de a scrie o cerință, mergeți la locul în care va fi folosit lucrul cumpărat. Stați o oră lângă cei care lucrează cu cel vechi. Notați ce ocolesc, ce au lipit cu bandă adezivă, ce fac de două ori. O pagină de observații de acest fel este mai folositoare decât zece caiete găsite pe internet, pentru că descrie nevoia dvs., nu pe a altcuiva.
Apoi întrebați-i ce i-ar supăra la cel nou. Oamenii știu greu ce vor, dar știu foarte bine ce nu vor. La o comandă de mobilier pentru registratură, singura cerință pe care nu o trecuse nimeni a venit de la o colegă: sertarul să nu se deschidă în genunchiul celui de la ghișeu.
## Cuprinsul care merge aproape oriunde
- la ce folosește și cine îl folosește;
- ce trebuie să facă, în propoziții care se pot verifica;
- unde se livrează sau se execută și ce se găsește acum acolo;
- ce punem noi la dispoziție: spațiu, curent, date, însoțitor;
- ce se predă: lucrarea, documentele, parolele, instruirea;
- cum se verifică, de către cine și în câte zile;
- garanția, întreținerea și timpul de intervenție;
- cum se schimbă ceva pe parcurs.
Ultimul punct lipsește aproape întotdeauna. Fără el, orice schimbare devine o ceartă. Cu el, devine un formular de o jumătate de pagină, semnat de amândoi.
## Cuvinte de tăiat
„Performant”, „modern”, „de ultimă generație”, „ușor de utilizat”, „în cel mai scurt timp”. Fiecare înseamnă altceva pentru fiecare cititor. Înlocuiți-le cu măsura lor: câte pagini pe minut, câte secunde până se deschide o fișă, câte zile. Dacă nu găsiți măsura, probabil că nu aveți nevoie de cerință.
Ștergeți și „minim” acolo unde nu vă deranjează mai puțin. O cerință de 32 de gigaocteți de memorie pentru un calculator de ghișeu scoate din cursă produse bune și ridică prețul fără ca cineva să câștige ceva.
## Cum se scrie o cerință
Am strâns, din caiete adevărate, câteva propoziții și felul în care le-am îndreptat.
Înainte: „Aplicația va permite generarea de rapoarte complexe.” După: „Contabila scoate, fără ajutorul furnizorului, lista restanțelor pe străzi, la o dată aleasă, în cel mult un minut, și o deschide într-un program de calcul tabelar.”
Înainte: „Executantul va asigura curățenia.” După: „La sfârșitul fiecărei zile carosabilul este măturat, iar accesul în curți este liber; dirigintele notează în jurnal zilele în care nu este.”
Înainte: „Se va asigura instruirea personalului.” După: „Douăsprezece persoane, în grupe de cel mult patru, câte două ore, la locul de muncă, pe cazurile lor; la sfârșit fiecare înregistrează singur o cerere.”
Se vede că varianta a doua este mai lungă. Caietul întreg iese totuși mai scurt, pentru că dispar paginile care nu spuneau nimic.
## Planșe, fotografii, tabele
O fotografie a locului, cu o ruletă întinsă, înlocuiește o jumătate de pagină de descriere. Un tabel cu încăperile, suprafețele și prizele existente înlocuiește trei întrebări de clarificare. Dați fișierele în format din care se poate copia; un tabel scanat va fi rescris de mână de fiecare ofertant, cu greșelile lui.
Numerotați cerințele. Când întrebările vin, ele vor spune „la cerința 14”, iar răspunsul va fi scurt. Când recepția vine, lista numerotată devine chiar procesul-verbal.
## Ce lăsați pe seama firmei
Cum își organizează oamenii, ce utilaj folosește, în ce ordine lucrează, atâta vreme cât respectă termenul și liniștea vecinilor. Fiecare libertate pe care o lăsați se întoarce în preț. Dacă totuși aveți motive să impuneți o ordine, spuneți motivul: „întâi aripa de nord, pentru că acolo este centrala”. O cerință explicată este respectată și atunci când nu se uită nimeni.
## Criterii care se pot număra
Dacă nu alegeți după prețul cel mai mic, alegeți lucruri pe care le poate număra oricine: ani de garanție, ore până la intervenție, luni de experiență a omului care vine efectiv. Feriți-vă de punctele date pentru „metodologie”. Se transformă în pagini copiate, pe care comisia le citește cu ochii închiși, și în contestații.
Scrieți pe o foaie separată trei oferte închipuite și calculați punctajul lor. Dacă iese câștigătoare una pe care nu ați vrea-o, criteriul este greșit. Este mai bine să aflați acum.
## Anexa cu situația de azi
Fiecare firmă bună își pune aceeași întrebare: ce voi găsi acolo? Răspundeți-i singuri. Vârsta instalației, planurile care există și cele care lipsesc, lucrările făcute pe jumătate, programul clădirii, animalele din curte. Ce ascundeți astăzi veți plăti mâine printr-un act adițional.
Invitați firmele la o vizită comună, într-o zi anunțată, cu toți cei interesați deodată. Faceți o listă cu întrebările puse acolo și trimiteți răspunsurile și celor care nu au venit.
## Cine citește înainte de lansare
Trei oameni, fiecare cu altă întrebare. Cel care va folosi lucrul: „îmi rezolvă problema?”. Cel care va face recepția: „cum verific asta?”. Cel care nu știe nimic despre subiect: „înțeleg ce se cumpără?”. Dacă toți trei răspund în aceeași zi, aveți un caiet pe care îl puteți trimite. Dacă unul cere explicații, explicațiile intră în text, nu în conversație.
## Recepția nu este o formalitate
Stabiliți încă din caietul de sarcini ce se verifică, de către cine și în câte zile. La recepție treceți prin listă punct cu punct, cu cei care vor folosi lucrarea de față, și notați ce lipsește, cu termen de remediere. Plata finală se face după ce lista este goală. Un proces-verbal semnat „cu obiecțiuni minore”, fără să spună care sunt ele, nu ajută pe nimeni: nici pe constructor, care nu știe ce are de făcut, nici primăria, care nu mai are cu ce cere.
## După contract
Păstrați caietul la îndemână pe toată durata lucrării și notați pe margine ce a fost neclar. La sfârșit, cu notele de pe margine, scrieți varianta următoare. Primăriile cu care lucrăm de mult au ajuns la a patra sau a cincea variantă a aceluiași caiet pentru deszăpezire; are șapte pagini și nu a mai primit nicio cerere de clarificare de două ierni.
## Ce spuneți despre termen
„Cât mai repede” este cel mai scump termen din câte există. Scrieți data la care aveți nevoie de rezultat și motivul: începe școala, vine iarna, expiră contractul vechi. Apoi întrebați-vă dacă livrarea se poate face pe bucăți. O firmă care poate aduce jumătate în august și jumătate în octombrie va da un preț mai bun decât una care trebuie să aducă totul în septembrie.
Penalitatea pentru întârziere trebuie să fie simplă și pe măsură: o sumă pe zi, care se poate calcula cu creionul. Formulele cu trei paranteze nu sperie pe nimeni, pentru că nu le citește nimeni până în ziua în care se ceartă pe ele.
## Ce spuneți despre schimbări
Pe parcurs se va schimba ceva. Prevedeți de la început un formular scurt: ce se schimbă, de ce, cât costă, cu câte zile se mută termenul, cine a fost de acord. Fără semnăturile amândurora, schimbarea nu există. Un constructor care știe regula nu mai face „în plus” ce nu i-a cerut nimeni, iar un primar care o știe nu mai cere din mers, la telefon.
- Schimbările mici se adună și se hotărăsc o dată pe săptămână.
- Cele care ating siguranța se hotărăsc pe loc, cu proiectantul.
- Cele care schimbă rezultatul se întorc la cel care a scris referatul.
## Un caiet de mentenanță, cap-coadă
Pentru că ni se cere des, iată scheletul celui pentru calculatoare: câte sunt și cât de vechi; ce programe rulează; în câte ore răspunde firma și în câte vine; ce repară fără să întrebe și până la ce sumă; ce predă lunar; cum preia de la firma dinainte; cum predă celei de după. Fiecare punct are una sau două propoziții. Întregul încape pe trei pagini, iar a patra este lista calculatoarelor.`,
  },
  {
    by: 'Lex Achiziții',
    category: 'firma-achizitii-publice',
    title: 'Valoarea estimată: de unde o luați și cum o apărați',
    summary: 'Trei surse acceptabile, una periculoasă și o notă de fundamentare care încape pe o pagină.',
    text: `Procedura, pragul și uneori soarta întregii achiziții depind de valoarea estimată. Cu toate acestea, în multe dosare ea apare din senin, rotunjită.
## Trei surse
- contracte asemănătoare publicate în sistemul electronic, actualizate cu inflația;
- o consultare a pieței anunțată, cu răspunsurile păstrate;
- devizul proiectantului, pentru lucrări, cu data prețurilor.
Sursa periculoasă este o singură ofertă primită pe e-mail. Ea arată cât vrea un vânzător, nu cât costă produsul.
## Nota de fundamentare
Scrieți ce ați comparat, ce ați eliminat și de ce, ce ați adunat: transport, instruire, întreținere, opțiuni și prelungiri. Toate intră în valoarea estimată, chiar dacă nu sunt sigure.
## Momentul
Valoarea trebuie să fie valabilă la lansare. Dacă între timp au trecut luni, refaceți nota. Două rânduri adăugate acum vă scutesc de o anulare mai târziu.
## Loturile
Când împărțiți pe loturi, procedura se alege după valoarea tuturor loturilor adunate, nu după fiecare. Împărțirea pe loturi este încurajată, pentru că lasă loc firmelor mici, dar nu micșorează pragul. Explicați în notă și de ce nu ați împărțit, dacă este cazul; legea cere această explicație.
## Un exemplu de calcul
O comună vrea să cumpere servicii de întreținere pentru 640 de puncte luminoase, pe patru ani, cu posibilitatea de prelungire cu încă unul. Din contractele asemănătoare ies prețuri pe punct și pe lună între 5,10 și 7,40 lei. S-au scos două contracte care cuprindeau și piesele, pentru că nu se puteau despărți. Au rămas cinci, cu mediana la 5,90 lei.
Înmulțirea este simplă: 640 de puncte, 60 de luni, 5,90 lei. Rezultă 226.560 de lei fără TVA. Prelungirea este inclusă, deși nu este sigură. Dacă s-ar fi luat numai cei patru ani, suma ar fi fost 181.248 de lei, iar prelungirea nu s-ar mai fi putut face fără discuții.
De ce mediana și nu media? Pentru că un singur contract foarte scump trage media în sus, iar pe mediană nu o mișcă. Scrieți oricum în notă ambele numere și spuneți pe care l-ați ales.
## Ce se uită cel mai des
- montajul, transportul și scoaterea din uz a lucrului vechi;
- instruirea și orele colegilor, chiar dacă acestea nu se facturează;
- consumabilele fără de care aparatul nu pornește;
- licențele care se plătesc din al doilea an;
- verificările periodice obligatorii;
- ajustarea prețului, dacă durata trece de un an.
Parcurgeți lista de două ori: o dată când faceți suma, o dată înainte de semnătură.
## Prețuri vechi, aduse la zi
Un contract din urmă cu trei ani este o sursă bună dacă îl aduceți la zi. Folosiți un indice public, același pentru toate contractele din tabel, și arătați calculul. Nu rotunjiți la fiecare pas; rotunjiți o singură dată, la sfârșit, și numai în jos sau în sus cu mai puțin de un procent.
Dacă piața s-a mișcat brusc, indicele rămâne în urmă. Atunci consultarea este mai bună decât orice istoric. Întrebați trei firme ce s-a scumpit și cu cât; răspunsurile lor se aseamănă mai mult decât v-ați aștepta, iar diferențele se explică.
## Când nu există nimic asemănător
Se întâmplă la aplicații făcute la comandă și la lucrări neobișnuite. Descompuneți ce vreți în bucăți pe care piața le vinde: zile de analiză, zile de programare, un server, o instruire. Pentru fiecare bucată se găsește un preț. Adunați și adăugați o rezervă spusă pe nume, nu ascunsă în cifre. O rezervă de zece la sută, motivată într-o propoziție, este corectă; una de cincizeci arată că nu știți încă ce cumpărați.
## Cine semnează
Nota este semnată de cel care a făcut calculul, nu doar de șeful lui. Peste trei ani, singurul care va ști de ce au fost scoase două contracte este cel care le-a scos. Salvați alături tabelul cu formule, nu doar rezultatul tipărit.
## Dacă ofertele arată altceva
Toate ofertele sunt cu o treime sub valoarea estimată? Nu este un motiv de bucurie înainte de a verifica dacă au înțeles ce cereți. Toate sunt peste? Fie lipsește ceva din calcul, fie termenul este prea scurt. În ambele cazuri notați explicația lângă nota de fundamentare. Este materialul cel mai bun pentru nota următoare, pentru că vine chiar de la cei care vor face treaba.
## Un fișier pentru tot anul
Adunați notele într-un singur dosar, pe coduri de produse. După doi ani veți avea propria colecție de prețuri, mai sigură decât orice căutare, și veți scrie o notă în douăzeci de minute. Dați-o și comunei vecine. Prețurile contractelor publice nu sunt un secret, iar două primării care își compară cifrele plătesc, amândouă, mai puțin.
## Opt minute de verificare
Înainte de a semna o notă, rugați pe cineva care nu a lucrat la ea să răspundă la câteva întrebări, cu nota în față și fără ajutor:
- Ce cumpărăm și câte bucăți?
- De unde vine fiecare preț și din ce dată este?
- Ce cuprinde prețul și ce nu?
- Ce s-a scos din calcul și de ce?
- Dacă prelungim contractul, suma mai ajunge?
Dacă se oprește la una, nota nu este gata. Opt minute ale unui coleg costă mai puțin decât orice clarificare, iar după câteva luni nota o veți scrie din prima cu ochii lui.
## Prețurile mici înșală
Un preț foarte mic într-un contract vechi poate ascunde o calitate proastă, o lucrare neterminată sau o firmă care a vrut o referință. Înainte de a-l folosi, sunați instituția și întrebați cum a fost. Trei minute la telefon valorează mai mult decât trei zecimale. Notați convorbirea: cu cine, când, ce s-a spus. Dacă firma nu a terminat, prețul nu este al pieței și iese din tabel, cu motivul lângă el.
La fel cu prețurile foarte mari: o lucrare făcută iarna, noaptea, într-un centru istoric, nu spune nimic despre a dvs.
## Valoarea și bugetul nu sunt același lucru
Bugetul spune cât aveți. Valoarea spune cât costă. Când prima este mai mică decât a doua, nu îndreptați cifra; micșorați ce cumpărați sau așteptați. O valoare „ajustată” la buget aduce fie nicio ofertă, fie una care se va scumpi prin acte adiționale. Arătați consiliului amândouă sumele, cu diferența dintre ele. Este o discuție de zece minute, la începutul anului, în locul uneia de o zi, la sfârșit.
Atașați la referat foaia cu ambele sume și cu data ei.`,
  },
  {
    by: 'Procedura',
    category: 'firma-achizitii-publice',
    title: 'Consultarea pieței: întrebați înainte să scrieți',
    summary: 'Un anunț scurt, cinci întrebări și o săptămână pot salva trei luni de clarificări.',
    text: `Legea 98/2016 permite autorității să organizeze consultări ale pieței înainte de a lansa procedura, cu condiția să le facă la vedere. Puțini o folosesc, deși este cea mai ieftină expertiză din toate.
## Cinci întrebări care merită puse
- Ce din ce vrem nu se poate face în termenul acesta?
- Ce cerință vă împiedică să participați?
- Ce ați scoate ca să scadă prețul cu o zecime?
- Ce ați garanta și ce nu?
- Ce ne-am uitat să cerem?
## Regula de aur
Tot ce spuneți unei firme trebuie să știe toate. Răspunsurile se păstrează, iar cine a fost consultat nu este exclus automat, dar autoritatea arată că nu i-a dat un avantaj.
## Un exemplu
O comună din Prahova voia un software instalat pe servere proprii. Din consultare a aflat că nimeni nu mai oferă întreținere pentru așa ceva. A schimbat cerința și a primit cinci oferte.
## Cât durează
O săptămână pentru anunț, una pentru răspunsuri, trei zile pentru a rescrie caietul. Dacă primiți un singur răspuns, întrebați câteva firme de ce nu au scris; uneori răspunsul este că termenul de execuție le-a speriat.
## Unde păstrați răspunsurile
Faceți un tabel cu un rând pentru fiecare firmă și o coloană pentru fiecare întrebare. Tăiați numele înainte de a-l arăta celor care scriu caietul.`,
  },
  {
    by: 'Expert Seap',
    category: 'firma-achizitii-publice',
    title: 'De ce se anulează procedurile și cum evitați asta',
    summary: 'Am citit trei sute de anunțuri de anulare. Cauzele se repetă.',
    text: `Am adunat anunțurile de anulare publicate într-un an de comune și orașe. Trei cauze acoperă aproape tot: nicio ofertă admisibilă, buget depășit și erori în documentație care nu mai puteau fi corectate.
## Nicio ofertă admisibilă
De regulă, cerințele de calificare erau mai mari decât lucrarea. Cereți experiență pe măsura contractului și acceptați mai multe contracte mici adunate. Fiecare cerință trebuie justificată oricum.
## Buget depășit
Valoarea estimată avea doi ani. Actualizați devizul în luna lansării și prevedeți o clauză de ajustare a prețului, legată de un indice public.
## Erori în documentație
Cel mai des, formularul de ofertă nu se potrivește cu lista de cantități. Dați documentația unui coleg care nu a scris-o și rugați-l să completeze o ofertă. Dacă se oprește la rândul cinci, se vor opri și firmele.
## Când anularea este bună
Uneori anularea este singura ieșire cinstită: o cerință ilegală descoperită târziu, un avantaj dat din neatenție. Anulați repede, explicați pe o jumătate de pagină și relansați cu documentația îndreptată. Firmele iartă o anulare explicată, nu și una ascunsă după o formulă.
## Ce am numărat
Din cele trei sute de anunțuri, 131 aveau drept cauză lipsa ofertelor admisibile, 84 bugetul depășit, 52 erorile din documentație. Restul se împart între renunțări, contestații admise și motive pe care anunțul nu le spune. Lucrările se anulează mai des decât serviciile, iar serviciile mai des decât produsele.
Cifra care ne-a surprins este alta: procedurile reluate fără nicio schimbare s-au anulat din nou în două cazuri din trei. Cele reluate după o discuție cu piața au reușit în patru cazuri din cinci. Cu alte cuvinte, speranța nu este o metodă.
## Semnele care se văd dinainte
- Nicio întrebare de clarificare până la jumătatea termenului: firmele nu pregătesc oferte.
- Foarte multe întrebări despre aceeași cerință: cerința nu se poate îndeplini.
- Cereri de prelungire venite de la mai multe firme: termenul este prea scurt.
- O singură firmă care întreabă amănunte: celelalte s-au retras deja.
Oricare dintre ele este un motiv să vă opriți și să întrebați. O erată publicată la timp costă câteva zile; o anulare costă o primăvară.
## Cerințe care alungă
Cifra de afaceri cerută este adesea de două ori valoarea contractului, pentru că așa era în modelul folosit. Pentru o lucrare de trei luni, făcută de o echipă de zece oameni, cerința nu dovedește nimic. Experiența asemănătoare ajunge, dacă spuneți ce înseamnă „asemănător” și acceptați lucrări mai mici adunate.
Atenție și la oameni. Dacă cereți un inginer cu o anumită autorizație, verificați câți sunt în județ. Am găsit o procedură în care singurii doi specialiști potriviți lucrau la aceeași firmă, care nu a depus ofertă.
## Termenul de depunere
O ofertă bună pentru o lucrare se pregătește în trei săptămâni. Firma trebuie să meargă pe teren, să ceară prețuri la furnizori, să își facă programul. Dacă îi dați zece zile, primiți fie nimic, fie un preț cu teama inclusă. Feriți-vă și de termenele care cad în ianuarie sau în a doua jumătate a lui august.
## A doua încercare
Înainte de relansare, sunați trei firme care au descărcat documentația și nu au depus. Întrebați un singur lucru: ce v-a oprit? Scrieți răspunsurile, arătați-le comisiei, schimbați ce se poate schimba și spuneți în noua documentație ce ați schimbat. Firmele observă. La a doua încercare, o comună din Neamț a trecut de la zero la patru oferte numai pentru că a împărțit plata în trei tranșe.
Țineți minte și partea bună: o anulare citită cu atenție este un caiet de sarcini pe jumătate scris. Puneți anunțul de anulare în fața comisiei și întrebați, rând cu rând, ce s-ar fi putut afla înainte. Din șapte motive, cinci se puteau.
Aceasta este, de altfel, singura statistică veselă din tot ce am numărat.`,
    outcome: 'pending',
  },
];
