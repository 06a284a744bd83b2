import type { ArticleSource } from './articles-source.ts';

/** Procurement and law, by firms. */
export const LAW_ARTICLES: readonly ArticleSource[] = [
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
Un dosar electronic pe fiecare achiziție, cu numele fișierelor în ordinea pașilor. Adăugați și capturile de ecran cu prețurile găsite, cu data vizibilă. Cheltuielile repetate, cum sunt hârtia sau tonerul, se planifică anual dintr-o singură mișcare; altfel, la sfârșitul anului, suma lor poate trece pragul fără ca cineva să fi observat.`,
    parts: ['praguri', 'oferte', 'receptie'],
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
Rugați doi oameni care nu se cunosc să descrie, după ce au citit, ce se va livra. Dacă poveștile diferă, diferă și ofertele.`,
    parts: ['receptie'],
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
Când împărțiți pe loturi, procedura se alege după valoarea tuturor loturilor adunate, nu după fiecare. Împărțirea pe loturi este încurajată, pentru că lasă loc firmelor mici, dar nu micșorează pragul. Explicați în notă și de ce nu ați împărțit, dacă este cazul; legea cere această explicație.`,
    parts: ['praguri', 'oferte'],
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
O săptămână pentru anunț, una pentru răspunsuri, trei zile pentru a rescrie caietul. Dacă primiți un singur răspuns, întrebați câteva firme de ce nu au scris; uneori răspunsul este că termenul de execuție le-a speriat.`,
    parts: ['oferte'],
  },
  {
    by: 'Juris Public',
    category: 'firma-consultanta-juridica',
    title: 'Cererea de informații publice: zece zile care trec repede',
    summary: 'Termene, ce nu se poate da și cum arată un refuz care rezistă în instanță.',
    text: `Legea 544/2001 dă autorității zece zile pentru răspuns, respectiv treizeci când cererea este amplă, cu condiția ca solicitantul să fie anunțat de prelungire în primele zece. Refuzul se comunică în cinci zile. Termenele curg de la înregistrare, nu de la data la care cererea ajunge pe biroul potrivit.
## Ce nu se dă
Excepțiile sunt puține și se interpretează restrâns: informații clasificate, date personale, unele informații comerciale, anchete în curs. „Nu avem această situație” este un răspuns valabil doar dacă este adevărat și dacă datele nu pot fi extrase din ce aveți.
## Datele personale într-un document public
Documentul se dă, cu numele acoperit acolo unde nu privește funcția. Salariile funcționarilor și contractele plătite din bani publici nu sunt secrete.
## Refuzul bun
Arată articolul, motivul concret și calea de atac. Un refuz de un rând pierde aproape sigur procesul.
## Publicați din oficiu
O treime din cereri dispar dacă pe site se găsesc, la zi, bugetul, contractele de peste o anumită valoare, lista autorizațiilor și hotărârile în format în care se poate căuta.`,
    parts: ['date', 'transparenta'],
  },
  {
    by: 'Cadru Legal',
    category: 'firma-consultanta-juridica',
    title: 'Hotărârea de consiliu care nu se anulează',
    summary: 'Cinci verificări înainte de vot: competență, avize, transparență, cvorum, motivare.',
    text: `Cele mai multe hotărâri anulate nu cad pentru ce spun, ci pentru felul în care au fost adoptate. Înainte de ședință, secretarul general poate verifica în cinci minute lucrurile care se pierd cel mai des.
## Cinci verificări
- Este treaba consiliului local sau a primarului, potrivit OUG 57/2019?
- Există raportul compartimentului de specialitate și avizul comisiei?
- A fost anunțat proiectul, dacă este normativ?
- Ce majoritate cere: simplă, absolută sau de două treimi?
- Se abține consilierul care are un interes personal?
## Motivarea
Referatul nu trebuie să repete hotărârea. El spune ce problemă există, ce variante s-au analizat și cât costă fiecare. Instanța citește referatul.
## După vot
Hotărârea se comunică prefectului în zece zile lucrătoare și se publică în monitorul oficial local. Un act normativ necomunicat nu produce efecte, oricât de bun ar fi.
## Conflictul de interese
Consilierul care are un interes anunță la începutul dezbaterii și nu votează; consemnarea se face în procesul-verbal. Nu este o dovadă de vinovăție, ci de ordine. O hotărâre luată cu votul lui hotărâtor poate cădea, iar mandatul lui odată cu ea. Țineți lista actualizată a incompatibilităților la îndemâna secretarului.`,
    parts: ['transparenta'],
  },
  {
    by: 'Pro Patrimoniu',
    category: 'firma-consultanta-juridica',
    title: 'Inventarul domeniului public, fără goluri',
    summary: 'De ce o stradă lipsă din inventar poate opri un proiect de milioane.',
    text: `Am văzut finanțări pierdute pentru un drum care exista de o sută de ani, dar nu și în inventar. Finanțatorul cere dovada dreptului, iar dovada începe cu o poziție într-o anexă.
## De unde începeți
Suprapuneți trei straturi: inventarul atestat, cărțile funciare și harta reală. Diferențele se adună în trei grămezi: bunuri care lipsesc din inventar, bunuri înscrise greșit și bunuri înscrise, dar dispărute.
## Ordinea lucrurilor
Întâi măsurătoarea cadastrală, apoi hotărârea de modificare a inventarului, apoi intabularea. Făcute invers, fiecare le strică pe celelalte. Pentru drumuri, lățimea reală contează: gardurile s-au mutat, hărțile nu.
## Cât durează
Pentru o comună cu patruzeci de kilometri de drumuri, aproximativ opt luni. Faceți-o înainte de apelul de proiecte. Programul național de cadastru poate acoperi o parte din cost, dacă sectorul cadastral este eligibil.
## Ce lăsăm în urmă
La sfârșitul fiecărei lucrări predăm o hartă pe care o poate deschide oricine și un tabel cu numere cadastrale, suprafețe și acte. Cine modifică un bun modifică și tabelul, în aceeași zi. Recomandăm o verificare pe teren la doi ani, cu gardul, stâlpul și podețul fotografiate din același loc.`,
    parts: ['dosar', 'risc'],
  },
  {
    by: 'Statut Consult',
    category: 'firma-consultanta-juridica',
    title: 'Petiția de pe hârtie, e-mailul și mesajul de pe rețele',
    summary: 'Ce este petiție, ce nu este și cum se numără cele treizeci de zile.',
    text: `Ordonanța 27/2002 spune că petiția este o cerere, reclamație, sesizare sau propunere făcută în scris ori prin poștă electronică. Răspunsul se dă în treizeci de zile, cu posibilitatea unei prelungiri de cel mult cincisprezece atunci când verificarea este mai grea.
## Mesajele de pe rețelele sociale
Un comentariu la o fotografie nu este petiție. Dacă însă instituția își anunță pagina drept cale de contact, omul are dreptul să creadă că l-ați auzit. Răspundeți scurt, trimiteți-l la formular și spuneți-i numărul de înregistrare.
## Petiția greșit îndreptată
Se trimite autorității competente în cinci zile, iar petentul este înștiințat. Nu se clasează.
## Petițiile anonime
Se clasează, dar merită citite: jumătate dintre gropile semnalate anonim chiar există. Un registru electronic cu termen colorat scutește căutarea prin sertare.
## Răspunsul bun
Are patru propoziții: ce ați cerut, ce am verificat, ce am găsit, ce facem și până când. Dacă nu stă în puterea primăriei, spuneți în puterea cui stă. Răspunsurile-tip se recunosc și nasc o a doua petiție. Semnătura conducătorului și a șefului de compartiment rămân obligatorii. Citiți textul cu voce tare înainte să-l trimiteți; dacă vă împiedicați, mai ștergeți o dată.`,
    parts: ['oameni'],
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
Uneori anularea este singura ieșire cinstită: o cerință ilegală descoperită târziu, un avantaj dat din neatenție. Anulați repede, explicați pe o jumătate de pagină și relansați cu documentația îndreptată. Firmele iartă o anulare explicată, nu și una ascunsă după o formulă.`,
    parts: ['risc', 'oferte'],
    fate: 'pending',
  },
];
