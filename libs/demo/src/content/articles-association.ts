import type { ArticleSource } from './articles-source.ts';

/** Articles by the association. */
export const ASSOCIATION_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-administrare',
    title: 'Cum scrieți o solicitare care primește oferte bune',
    summary: 'Am citit solicitările cu cele mai multe oferte din portal. Iată ce au în comun.',
    text: `O solicitare din portal ajunge la toate firmele potrivite în câteva minute. Dacă primește două oferte sau nouă depinde aproape numai de text.
## Ce au în comun cele reușite
- titlul spune lucrul, nu compartimentul: „Audit energetic pentru trei școli”, nu „Servicii de consultanță”;
- prima frază spune de ce este nevoie;
- există cifre: câte clădiri, câte posturi, câți kilometri;
- bugetul este trecut, fie și ca interval;
- termenul lasă cel puțin zece zile lucrătoare.
## Ce le strică
Cerințele copiate din altă procedură, adjectivele fără măsură („performant”, „modern”) și anexele scanate strâmb. Firmele bune au de unde alege; o solicitare neclară o sar.
## Întrebările
Răspundeți la ele în două zile. Răspunsul se vede de către toți, fără numele celui care a întrebat, așa că o întrebare bună îmbunătățește toate ofertele.
## Un exemplu rescris
Înainte: „Servicii de elaborare documentații tehnice pentru obiectiv de interes local”. După: „Proiect tehnic pentru un pod de 18 metri peste pârâul Valea Mare, drum comunal, studiu geotehnic existent, buget 90.000–120.000 de lei fără TVA”. Prima variantă a primit o ofertă, a doua șapte, de la aceleași firme. Nimic din lucrare nu se schimbase.`,
    parts: ['oferte'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-legislatie',
    title: 'Calendarul obligațiilor unei primării, lună de lună',
    summary: 'Termenele care se repetă în fiecare an, pe o listă de pus lângă monitor.',
    text: `Legile se schimbă, calendarul mai puțin. Am adunat termenele care revin an de an și pe care colegii noștri ni le cer cel mai des. Verificați întotdeauna forma în vigoare a actului.
## Ianuarie–martie
Raportul de evaluare a aplicării Legii 52/2003, raportul privind accesul la informații de interes public, actualizarea programului anual al achizițiilor după aprobarea bugetului. Până la 31 martie se plătește prima rată a impozitelor locale.
## Aprilie–iunie
Declarațiile de avere și de interese se actualizează până la 15 iunie. Tot acum se pregătesc lucrările care au nevoie de vacanța școlară.
## Iulie–septembrie
Rectificările bugetare și, până la 30 septembrie, a doua rată a impozitelor. Începeți fundamentarea taxelor pentru anul următor.
## Octombrie–decembrie
Hotărârea privind impozitele și taxele locale, inventarierea patrimoniului, strategia de achiziții pentru anul viitor.
## Cum îl folosim noi
Fiecare termen are un om și o dată cu două săptămâni mai devreme decât cea legală. Lista se citește în prima luni din lună, cu toți șefii de compartiment de față, și durează zece minute. Ce s-a terminat se taie cu o linie. La sfârșitul anului lista tăiată devine raportul de activitate, pe care oricum trebuie să îl scrieți.`,
    parts: ['transparenta', 'praguri', 'dosar'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-tehnologie',
    title: 'Inteligența artificială în primărie: cinci folosiri cuminți',
    summary: 'Unde ajută un asistent automat, unde nu are ce căuta și ce trebuie spus oamenilor.',
    text: `Primim des întrebarea dacă o primărie poate folosi un asistent automat. Poate, dacă știe ce îi cere și dacă nu îi dă date pe care nu are voie să le dea.
## Cinci folosiri cuminți
- rezumatul unui document public lung, verificat de om;
- prima formă a unui anunț, rescrisă apoi pe înțelesul tuturor;
- căutarea prin hotărârile proprii, cu trimitere la pasaj;
- traducerea unui formular pentru locuitorii de altă limbă;
- verificarea unui text pentru cuvinte greu de înțeles.
## Ce nu
Decizii despre oameni. Note, ierarhii de ajutoare sociale, evaluări. Nici documente cu date personale trimise unui serviciu pe care instituția nu l-a contractat.
## Ce spune regula europeană
Regulamentul (UE) 2024/1689, la articolul 50, cere ca omul să știe că vorbește cu o mașină. Asistentul din portalul nostru o spune de la prima frază și își arată sursele.
## O regulă internă pe o pagină
Scrieți ce unelte sunt permise, pentru ce, cine verifică rezultatul și unde se notează că a fost folosită. Colegii le folosesc oricum; cu o regulă, le folosesc la vedere. Reciteți pagina la șase luni, pentru că uneltele se schimbă.`,
    parts: ['date'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-administrare',
    title: 'Recenzia dreaptă: cum evaluăm colaborările',
    summary: 'De ce recenziile din portal apar numai după proiect și numai împreună.',
    text: `O recenzie bună ajută de două ori: pe următoarea primărie și pe firma care vrea să se îndrepte. Una scrisă la supărare nu ajută pe nimeni. De aceea am așezat câteva reguli.
## Regulile
- evaluează numai cine a lucrat împreună, după ce proiectul s-a încheiat;
- fiecare scrie fără să vadă ce a scris celălalt;
- recenziile apar când au scris amândoi sau după paisprezece zile;
- firma are dreptul la un răspuns, care rămâne lângă recenzie.
## Ce merită scris
Fapte: ce s-a livrat, când, cum s-a rezolvat prima problemă. „Au răspuns în aceeași zi la fiecare sesizare” spune mai mult decât cinci stele. Dacă termenul a fost depășit, spuneți și din ce cauză.
## Ce ștergem
Nimic, dacă nu încalcă legea. Dacă o facem, cel vizat primește motivul, așa cum cere Regulamentul (UE) 2022/2065.
## Când nu sunteți de acord
Dacă o recenzie cuprinde un neadevăr, scrieți-ne și spuneți ce dovadă aveți. Cerem punctul de vedere al celeilalte părți și hotărâm în scris. Între timp recenzia rămâne la locul ei, iar răspunsul dvs. se vede lângă ea.`,
    parts: ['receptie'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-legislatie',
    title: 'Declarația de accesibilitate, scrisă de dvs., nu copiată',
    summary: 'Ce trebuie să conțină, ce înseamnă „parțial conform” și cine răspunde la sesizări.',
    text: `Pe multe site-uri de primării declarația de accesibilitate este aceeași, cu alt nume în antet. Uneori a rămas numele altei primării. Documentul este scurt și merită scris cu mâna dvs.
## Ce conține
- site-ul sau aplicația la care se referă;
- starea: conform, parțial conform sau neconform;
- ce nu este accesibil și de ce, pe înțelesul oamenilor;
- cum se poate cere conținutul în altă formă;
- la cine se reclamă, cu adresă și telefon;
- data și felul evaluării.
## „Parțial conform”
Nu este o rușine. Este starea onestă a celor mai multe site-uri. Rușinos este să scrii „conform” și să ai hotărârile numai ca imagini.
## Evaluarea
Începeți cu zece pagini, o tastatură și un cititor de ecran gratuit. Ce găsiți într-o după-amiază acoperă jumătate din probleme.
## Reclamația
Cineva trebuie să o citească. Am încercat, ca exercițiu, patruzeci de adrese din declarații: unsprezece nu existau și nouă nu au răspuns. Alegeți o adresă a instituției, nu a unui om, și un înlocuitor. La sesizări se răspunde în 30 de zile, iar răspunsul bun este o dată la care se repară.`,
    parts: ['accesibilitate'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-administrare',
    title: 'Un an de portal în opt cifre și două lecții',
    summary: 'Ce au făcut împreună primăriile și firmele din rețea și ce schimbăm de acum.',
    text: `La sfârșitul primului an ne-am uitat în registru. Cifrele sunt numărate, nu estimate, și pot fi verificate de oricare membru.
## Ce s-a întâmplat
O solicitare primește, în medie, prima ofertă în trei zile. Trei sferturi dintre oferte vin din alt județ decât al primăriei, ceea ce înseamnă că firmele caută de lucru dincolo de împrejurimi. Jumătate dintre proiectele încheiate au fost predate la termen sau înainte. Fiecare a doua colaborare a fost evaluată de ambele părți.
## Prima lecție
Solicitările fără buget primesc jumătate din ofertele celorlalte. Am mutat câmpul mai sus și am explicat de ce ajută.
## A doua lecție
Întrebările publice sunt citite și de primării care nu au legătură cu solicitarea. De aceea pregătim o bibliotecă a răspunsurilor bune, pe domenii, cu acordul celor care le-au scris.
## Ce nu arată cifrele
Telefoanele. Primim mai puține întrebări despre cum se folosește portalul și mai multe despre cum se scrie o cerință. Este exact direcția pe care ne-o doream. De aceea, din luna viitoare, joia după-amiaza citim împreună cu dvs. solicitarea înainte de a fi trimisă; o programare durează o jumătate de oră și este gratuită pentru membri.`,
    parts: ['comunicare'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-tehnologie',
    title: 'Semnătura electronică pentru o primărie care începe de la zero',
    summary: 'Ce fel de semnătură, câte certificate și ce faceți cu ștampila.',
    text: `Întrebarea pe care o auzim cel mai des nu este tehnică: „Mai avem nevoie de ștampilă?”. Pentru documentul semnat electronic calificat, nu.
## Trei feluri de semnătură
Regulamentul (UE) 910/2014 deosebește semnătura simplă, cea avansată și cea calificată. Numai ultima are, în toată Uniunea, efectul semnăturii de mână. Pentru un e-mail intern ajunge cea simplă; pentru un certificat de urbanism, nu.
## De câte aveți nevoie
Începeți cu trei persoane și un sigiliu electronic al instituției, util pentru documentele emise în serie, cum sunt adeverințele. Certificatele se reînnoiesc; treceți data în calendarul comun.
## La primirea unui document semnat
Verificați-l cu un instrument public de validare și păstrați raportul lângă document. Un document electronic tipărit și ștampilat este doar o copie. Nu cereți oamenilor să îl aducă și pe hârtie.
## Ce se strică cel mai des
Certificatul expirat în ziua licitației, dispozitivul uitat acasă, calculatorul nou fără programul de semnare. Păstrați o pagină cu pașii de instalare și un al doilea semnatar împuternicit. Semnarea de la distanță, oferită de prestatorii calificați, rezolvă jumătate dintre aceste necazuri. Treceți costul reînnoirii în buget, ca pe curent.`,
    parts: ['oameni'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-legislatie',
    title: 'Ajutor de stat și de minimis: testul de cinci întrebări',
    summary: 'Când o investiție a primăriei favorizează o firmă și ce aveți de verificat înainte.',
    text: `O hală închiriată sub prețul pieței, un teren concesionat fără licitație, o scutire de impozit pentru un investitor: fiecare poate fi ajutor de stat. Testul de mai jos nu înlocuiește consultanța, dar vă spune când aveți nevoie de ea.
## Cinci întrebări
- Banii sau avantajul vin de la o autoritate?
- Îi primește cineva care vinde bunuri ori servicii?
- Este un avantaj pe care piața nu l-ar fi dat?
- Se dă doar unora?
- Poate afecta concurența și schimburile dintre state?
Cinci răspunsuri „da” înseamnă că sunteți în zona ajutorului de stat.
## De minimis
Regulamentul (UE) 2023/2831 permite ajutoare de cel mult 300.000 de euro pe o perioadă de trei ani pentru o întreprindere unică, fără notificare, dar cu evidență. Cereți declarația firmei și verificați registrul înainte de a acorda orice.
## Serviciile de interes general
Apa, salubritatea și transportul local au regulile lor: plata pentru serviciul public nu este ajutor dacă acoperă numai costul, calculat dinainte, și dacă operatorul a fost ales corect. Contractul trebuie să descrie formula. Când nu sunteți siguri, întrebați Consiliul Concurenței înainte de a plăti; răspunsul scris vă apără mai târziu.`,
    parts: ['risc'],
  },
  {
    by: 'Asociația Servicii Publice',
    category: 'admin-administrare',
    title: 'Prima lună ca primar: douăzeci de lucruri pe o pagină',
    summary: 'O listă strânsă de la primari cu trei mandate, în ordinea în care ar face-o ei.',
    text: `Am rugat nouă primari aflați cel puțin la al treilea mandat să scrie ce ar face în prima lună dacă ar lua-o de la capăt. Listele semănau mai mult decât ne așteptam.
## Prima săptămână
Predarea-primirea, cu inventar și semnături. Soldurile din trezorerie, văzute, nu povestite. Lista contractelor în derulare, cu ce mai este de plătit. Cheile, parolele și certificatele de semnătură ale fostului primar, anulate.
## A doua săptămână
Câte zece minute cu fiecare angajat, la biroul lui. Lista proceselor pe rol și a termenelor. Proiectele cu finanțare, cu data ultimului raport.
## A treia și a patra
Vizită în fiecare sat, fără anunț și fără alai. Întâlnire cu consilierii, inclusiv cu cei care nu v-au votat. Trei lucruri mici terminate, ca oamenii să vadă că se mișcă ceva.
> „Nu am schimbat pe nimeni în primele șase luni și a fost cea mai bună hotărâre”, ne-a scris unul dintre ei.
## Ce nu este pe listă
Anunțurile mari. Toți cei nouă au spus același lucru: orice promisiune făcută în prima lună se plătește în ultima. Scrieți-o, dar țineți-o în sertar până când ați citit bugetul de două ori.`,
    parts: ['risc', 'oameni'],
  },
];
