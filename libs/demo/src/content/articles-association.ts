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
Înainte: „Servicii de elaborare documentații tehnice pentru obiectiv de interes local”. După: „Proiect tehnic pentru un pod de 18 metri peste pârâul Valea Mare, drum comunal, studiu geotehnic existent, buget 90.000–120.000 de lei fără TVA”. Prima variantă a primit o ofertă, a doua șapte, de la aceleași firme. Nimic din lucrare nu se schimbase.
## Înainte de a deschide formularul
Adunați în același loc ce veți fi întrebați oricum: planurile, autorizația, ultimele facturi, fotografii de la fața locului, numele omului care va însoți firma pe teren. Un sfert de oră de căutat acum scutește o săptămână de clarificări. Dacă lipsește ceva, scrieți că lipsește. „Nu avem studiu geotehnic; îl includem în preț” este o informație de care firmele au nevoie.
Hotărâți și cine va compara ofertele. Când această persoană citește textul înainte de a fi trimis, întrebările ei sunt tocmai cele pe care le-ar pune firmele.
## Titlul
Citiți-l ca și cum ați fi într-o listă cu alte patruzeci. Se înțelege ce se cere, cât și unde? Firmele filtrează după domeniu, apoi parcurg titlurile cu degetul. Numărul face diferența: „Mentenanță pentru 38 de calculatoare, doi ani” îl oprește pe cel care poate și îl lasă să treacă pe cel care nu poate.
## Prima frază
- Rău: „În vederea îmbunătățirii calității serviciilor publice…”
- Bine: „Acoperișul grădiniței din Rodbav lasă apă în două săli și trebuie reparat înainte de toamnă.”
Prima frază bună răspunde la „de ce acum”. Din ea, firma înțelege dacă termenul se poate muta, dacă lucrarea este mai mare decât pare și dacă se poate propune altceva. O firmă din Sibiu a răspuns unei cereri de înlocuire a unui acoperiș cu o reparație care costa o zecime. A fost aleasă.
## Bugetul
Mulți se tem că, dacă îl spun, toate ofertele vor fi exact la limită. Nu asta vedem în portal. Ofertele la solicitările cu buget se întind, de regulă, pe o treime din interval, pentru că firmele concurează între ele, nu cu dvs. Fără buget, primiți fie prea puțin, fie o casă întreagă în loc de acoperiș.
Dacă într-adevăr nu știți, cereți mai întâi o estimare, într-o solicitare separată, plătită. Este o muncă și merită cumpărată ca atare.
## Ce se întâmplă după trimitere
Țineți deschisă pagina de întrebări. Răspundeți scurt și cu numere. Când o întrebare arată că textul a fost neclar, îndreptați textul, nu răspundeți doar celui care a întrebat; cei care au depus deja vor fi anunțați și își pot confirma sau schimba oferta. O singură îndreptare făcută la timp este un semn de seriozitate. Cinci îndreptări arată că solicitarea a plecat prea devreme.
## Cum comparați ofertele
Puneți-le una lângă alta pe aceleași rânduri: preț fără TVA, termen, garanție, cine lucrează efectiv, ce nu este inclus. Ofertele par foarte diferite până când sunt aduse la aceeași măsură. Întrebările unei firme și răspunsurile dvs. trebuie să ajungă la toate celelalte, altfel comparați răspunsuri la întrebări diferite. La final, scrieți în două fraze de ce ați ales: peste trei ani, când cineva va întreba, acele fraze vor fi singura memorie a deciziei.
## Fotografiile și anexele
Trei fotografii spun mai mult decât trei pagini: una de departe, una de aproape, una cu ceva care dă măsura. Notați sub fiecare ce se vede și data. Anexele poartă nume care spun ce sunt, iar tabelele se pot copia. Dacă un plan este vechi, scrieți pe el ce s-a schimbat de atunci; firma care merge pe teren va afla oricum, dar cea care nu merge va da un preț greșit.
## După ce ați ales
Răspundeți și celor care nu au fost aleși, într-o propoziție cinstită: „am ales o ofertă cu termen mai scurt” sau „bugetul nu a ajuns”. Durează cinci minute. Firma care a primit un răspuns va depune și data viitoare, iar cea care a primit tăcere trece la altă primărie. Am numărat: la primăriile care răspund tuturor, a doua solicitare strânge, în medie, cu două oferte mai mult decât prima. Este cel mai ieftin mod de a avea concurență și nu cere nicio procedură. Adăugați și un mulțumesc.`,
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
Fiecare termen are un om și o dată cu două săptămâni mai devreme decât cea legală. Lista se citește în prima luni din lună, cu toți șefii de compartiment de față, și durează zece minute. Ce s-a terminat se taie cu o linie. La sfârșitul anului lista tăiată devine raportul de activitate, pe care oricum trebuie să îl scrieți.
## Cum se citește lista de mai jos
Lângă fiecare lună am pus mai întâi ce se face în primărie, apoi ce se pregătește pentru lunile care vin. A doua parte este cea importantă: aproape toate termenele ratate au fost ratate cu două luni înainte, când nimeni nu se gândea la ele. Am lăsat deoparte obligațiile care țin numai de anumite localități; pe acestea le adăugați dvs., cu creionul.
## Ianuarie, pe săptămâni
În prima săptămână se închide anul vechi: se numără registrele, se dau numere noi, se arhivează ce s-a terminat. În a doua se adună cifrele pentru rapoartele despre transparență și despre accesul la informații. Dacă registrul a fost ținut, este o treabă de o zi. În a treia se pun la punct calendarul ședințelor de consiliu și ziua până la care se depun proiectele. În a patra se trimite fiecărui compartiment lista lui de termene pentru tot anul.
De pregătit: anunțurile pentru bonificația de la plata taxelor, programul prelungit al casieriei, schimburile din martie.
## Februarie
Este luna proiectului de buget. Compartimentele care au trimis necesarul la timp îl apără; celelalte primesc ce rămâne. Puneți lângă fiecare sumă cerută ce se întâmplă dacă nu se aprobă, într-o propoziție. Consiliul va citi propozițiile, nu sumele.
De pregătit: lucrările de primăvară, de la gropi la toaletarea copacilor, cu tot cu măsurătorile lor. O solicitare trimisă în februarie primește oferte bune; aceeași solicitare, în aprilie, concurează cu toate celelalte.
## Martie
Ultimele zile aparțin casieriei. Cereți colegilor din alte birouri câte două ore pe zi, după un tabel făcut din timp. Afișați la intrare ce se poate plăti fără a sta la rând. După data de 31, luați o după-amiază pentru a nota ce a mers greu; în martie următor nimeni nu își va mai aminti.
De pregătit: formularele pentru declarațiile de avere și de interese, cu lista celor care le depun și a celor care lipsesc mult.
## Aprilie
Se verifică în teren ce a lăsat iarna. Faceți turul cu cel de la drumuri, cu cel de la apă și cu un aparat de fotografiat, într-o singură zi. Lista care iese este programul de lucru până în iulie. Tot acum se încearcă instalațiile care vor porni vara: pompele, irigațiile din parc, fântânile.
De pregătit: proiectele de vară pentru școli. Constructorul trebuie ales înainte de vacanță, altfel prima lună din vacanță se duce pe hârtii.
## Mai
Luna liniștită, dacă aprilie a fost folosit. Se fac instruirile, se citesc procedurile care nu au mai fost deschise de un an, se încearcă restaurarea unei copii de siguranță. Se verifică extinctoarele, hidranții și trusele. Se trece prin contractele care expiră în a doua jumătate a anului și se hotărăște pentru fiecare: prelungim, schimbăm sau renunțăm.
De pregătit: evenimentele verii, cu autorizațiile, paza și toaletele lor.
## Iunie
Declarațiile de avere și de interese se strâng până la jumătatea lunii. Nu le lăsați pe ultima zi: conturile blocate și semnăturile expirate se descoperă abia atunci. Se predau amplasamentele școlilor în ziua în care pleacă elevii, nu după o săptămână.
De pregătit: concediile. Fiecare rând din calendar are un înlocuitor pentru iulie și august, cu numele scris.
## Iulie și august
Puțini oameni, mult teren. Ședințele de progres se țin pe șantier. Se adună devizele pentru rectificarea bugetară. Se face lista copiilor pentru transportul școlar și se verifică traseele cu un autobuz gol. În a doua jumătate a lui august se plimbă cineva prin fiecare școală cu o listă: bănci, toalete, încălzire, curte.
De pregătit: lemnele, cazanele, contractele de deszăpezire. Un contract de deszăpezire încheiat la zăpadă costă dublu.
## Septembrie
A doua rată a impozitelor se încheie la sfârșitul lunii; reluați tabelul din martie. Începe fundamentarea taxelor pentru anul următor. Cereți compartimentelor costul real al serviciilor, nu pe cel de anul trecut plus ceva. O taxă care nu acoperă costul este o hotărâre legitimă, dar trebuie luată știind cifra.
De pregătit: consultările. Dacă proiectul taxelor se anunță târziu, consiliul votează în grabă chiar textul pe care îl citește toată lumea.
## Octombrie
Proiectul hotărârii privind taxele este anunțat și discutat. Se programează inventarierea: cine, ce gestiune, în ce zi. Se închid șantierele care nu suportă înghețul. Se verifică iluminatul seara, cu mașina, stradă cu stradă; este luna în care oamenii observă becurile.
De pregătit: închiderea plăților. Furnizorii trebuie să știe ultima zi în care primiți facturi.
## Noiembrie
Se inventariază. Numărați cu adevărat, nu copiați lista de anul trecut. Două persoane străine de gestiune, o jumătate de zi pentru fiecare loc. Diferențele se scriu și se explică pe loc. Se adună de la compartimente necesarul de achiziții pentru anul următor; din el se face strategia.
De pregătit: sărbătorile. Luminile, scena, paza și curățenia se cer acum.
## Decembrie
Nu începeți nimic nou. Se încheie, se recepționează, se plătește, se arhivează. Se scrie raportul anului din lista tăiată. Se pune pe masă calendarul nou, cu tot ce s-a învățat, și se semnează de cei care îl vor duce.
## Tabelul
- termenul din lege, cu actul lângă el;
- termenul nostru, cu două săptămâni mai devreme;
- cine face și cine îl înlocuiește;
- de la cine are nevoie de date și până când;
- cum arată lucrul terminat: un raport trimis, o pagină publicată, un proces-verbal;
- unde se păstrează dovada.
Ultimele două coloane lipsesc din aproape toate tabelele pe care le-am văzut. Fără ele, „s-a făcut” rămâne o vorbă.
## Trei obiceiuri care îl țin viu
Întâi: când se schimbă o lege, cel care o citește schimbă și rândul din tabel, în aceeași zi, și scrie data. Al doilea: când un termen a fost ratat, nu se caută vinovatul, se mută mai devreme pregătirea. Al treilea: noul venit primește tabelul în prima zi și este rugat să întrebe ce nu înțelege. Întrebările lui arată ce rânduri sunt scrise numai pentru cine știe deja.
Am lucrat cu o comună în care secretara, singura care știa toate termenele, a fost bolnavă șapte săptămâni. Cu tabelul pe perete nu s-a pierdut nimic. Fără el, ne-a spus primarul, ar fi aflat despre jumătate dintre ele de la cei care ar fi venit în control.
## Termenele care nu au lună
Unele obligații nu revin într-o anumită lună, ci după o întâmplare. Puneți-le pe o a doua foaie, cu întâmplarea în stânga și cu numărul de zile în dreapta: s-a primit o petiție, s-a primit o cerere de informații, s-a adoptat o hotărâre, s-a semnat un contract, a plecat un angajat, s-a produs un incident. Lângă fiecare, cine pornește ceasul. Fără un om care să pornească ceasul, termenul există doar pentru cel care reclamă.
## Pentru comunele foarte mici
Când tot aparatul înseamnă șase oameni, calendarul are câte patru rânduri pe lună și încape pe o singură pagină. Nu copiați lista unui municipiu. Întrebați comuna vecină ce termene a ratat anul trecut: acelea sunt rândurile care vă trebuie. Puteți chiar să faceți tabelul împreună și să vă sunați unul pe altul, în prima luni din lună. Două comune din Sibiu fac așa de trei ani, iar secretarii lor spun că este cel mai util sfert de oră din lună.
## Ședința din prima luni
Zece minute, în picioare, cu tabelul proiectat. Fiecare spune despre rândurile lui un singur cuvânt: „gata”, „merge” sau „ajutor”. La „ajutor” se stabilește pe loc cine și când, iar discuția se poartă după ședință. Nu se explică de ce nu s-a putut. Cine conduce ședința notează cu creionul data pe margine. După un an, marginile arată mai bine decât orice raport care luni sunt prea pline și ce trebuie mutat.`,
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
Scrieți ce unelte sunt permise, pentru ce, cine verifică rezultatul și unde se notează că a fost folosită. Colegii le folosesc oricum; cu o regulă, le folosesc la vedere. Reciteți pagina la șase luni, pentru că uneltele se schimbă.
## Cum încercați, într-o lună
Alegeți un singur lucru, mic, care se repetă: rezumatul proceselor-verbale sau rescrierea anunțurilor. Rugați doi colegi să îl facă pe două căi, cu unealta și fără, și să noteze minutele. La sfârșitul lunii comparați timpul și greșelile. Dacă verificarea durează cât scrierea, nu ați câștigat nimic și este bine să aflați de acum.
Nu începeți cu cel mai entuziast coleg, ci cu cel mai atent. Entuziastul va găsi că merge. Atentul va găsi unde nu merge.
## Întrebarea bine pusă
- spuneți pentru cine este textul: „un pensionar care nu folosește internetul”;
- spuneți cât de lung să fie, în propoziții;
- dați textul de la care se pornește, nu cereți unul din senin;
- cereți să fie lăsate neschimbate numerele, datele și numele;
- cereți la sfârșit lista lucrurilor de care nu este sigur.
Ultima cerere este cea mai folositoare. Nu scoate toate greșelile, dar arată unde trebuie privit întâi.
## Greșelile pe care le face
Inventează cu siguranță în glas. Trimiteri la articole care nu există, hotărâri cu numere plauzibile, citate frumoase. De aceea regula noastră este simplă: niciun număr nu pleacă din primărie dacă nu a fost văzut de un om în documentul de la care a pornit. Nici data, nici suma, nici numărul legii.
Mai greșește și prin omisiune. Un rezumat al unui proces-verbal poate lăsa deoparte tocmai obiecția. Cel care verifică citește originalul; altfel nu verifică, ci doar recitește.
## Ce rămâne al omului
Semnătura, hotărârea și tonul. O scrisoare către un om care și-a pierdut casa nu se scrie cu o unealtă. Un refuz nu se explică cu fraze pe care nu le-a gândit nimeni. Dacă v-ar fi rușine să spuneți cum a fost scris un text, nu îl trimiteți.
## Un caz povestit până la capăt
O comună din Cluj avea un anunț despre apă de două pagini, cu opt trimiteri. Un coleg l-a dat uneltei și a cerut „o jumătate de pagină pentru un om care nu are timp”. A primit un text limpede, în care ora opririi apei era greșită: 9 în loc de 19. A văzut-o pentru că regula cerea ca fiecare număr să fie bifat cu creionul pe original. Anunțul a plecat corect, de trei ori mai scurt, iar telefoanele din ziua aceea au fost șase în loc de patruzeci. De atunci, creionul stă lângă tastatură. Povestea se spune fiecărui angajat nou, împreună cu greșeala, pentru că fără ea pare o poveste despre o unealtă. De fapt este una despre o bifă.`,
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
Dacă o recenzie cuprinde un neadevăr, scrieți-ne și spuneți ce dovadă aveți. Cerem punctul de vedere al celeilalte părți și hotărâm în scris. Între timp recenzia rămâne la locul ei, iar răspunsul dvs. se vede lângă ea.
## Două exemple
„Foarte profesioniști, recomand cu încredere” nu ajută pe nimeni: s-ar potrivi oricui. „Au predat cu nouă zile mai târziu din cauza avizului de la apă, dar ne-au anunțat din prima zi și au lucrat sâmbăta” spune cum se poartă firma când ceva merge prost, iar asta vrea să afle primăria care o citește.`,
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
Cineva trebuie să o citească. Am încercat, ca exercițiu, patruzeci de adrese din declarații: unsprezece nu existau și nouă nu au răspuns. Alegeți o adresă a instituției, nu a unui om, și un înlocuitor. La sesizări se răspunde în 30 de zile, iar răspunsul bun este o dată la care se repară.
## Accesibil pentru toți
OUG 112/2018 obligă instituțiile publice să aibă site-uri și aplicații pe care le poate folosi și o persoană care nu vede, nu aude sau nu folosește mouse-ul. În practică înseamnă texte adevărate în loc de scanări, contrast bun, formulare care merg doar din tastatură și o declarație de accesibilitate cu o adresă la care se poate reclama. La reclamații se răspunde în 30 de zile. Cereți furnizorului dovada verificării, nu o simplă afirmație în ofertă.`,
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
Telefoanele. Primim mai puține întrebări despre cum se folosește portalul și mai multe despre cum se scrie o cerință. Este exact direcția pe care ne-o doream. De aceea, din luna viitoare, joia după-amiaza citim împreună cu dvs. solicitarea înainte de a fi trimisă; o programare durează o jumătate de oră și este gratuită pentru membri.
## Ce ne propunem
Pentru anul următor avem trei ținte: prima ofertă în două zile, trei colaborări din patru evaluate de ambele părți și nicio solicitare rămasă fără răspuns la o întrebare. Le vom număra la fel, din registru, și le vom publica în aceeași lună, oricum vor arăta.`,
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
Certificatul expirat în ziua licitației, dispozitivul uitat acasă, calculatorul nou fără programul de semnare. Păstrați o pagină cu pașii de instalare și un al doilea semnatar împuternicit. Semnarea de la distanță, oferită de prestatorii calificați, rezolvă jumătate dintre aceste necazuri. Treceți costul reînnoirii în buget, ca pe curent.
## Ordinea pașilor
Întâi lista documentelor pe care le semnați, cu numărul lor pe lună. Apoi alegerea celor trei persoane. Apoi certificatele, cerute toate odată, pentru că identificarea ia o dimineață. La urmă schimbarea circuitului: cine pregătește, cine semnează, cine trimite. Dacă începeți cu certificatele, ele vor sta o jumătate de an în sertar.`,
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
Apa, salubritatea și transportul local au regulile lor: plata pentru serviciul public nu este ajutor dacă acoperă numai costul, calculat dinainte, și dacă operatorul a fost ales corect. Contractul trebuie să descrie formula. Când nu sunteți siguri, întrebați Consiliul Concurenței înainte de a plăti; răspunsul scris vă apără mai târziu.
## Doi pași înainte de hotărâre
Scrieți răspunsurile la cele cinci întrebări pe o foaie, cu motivul fiecăruia, și atașați-o referatului. Dacă un răspuns este „nu știu”, opriți proiectul până aflați. O foaie scrisă înainte arată grijă; aceeași foaie, scrisă după control, arată altceva.`,
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
Anunțurile mari. Toți cei nouă au spus același lucru: orice promisiune făcută în prima lună se plătește în ultima. Scrieți-o, dar țineți-o în sertar până când ați citit bugetul de două ori.
## Predarea-primirea, rând cu rând
Nu semnați un proces-verbal general. Cereți liste: bani, contracte, procese, proiecte, chei, parole, mașini, documente cu termen. La fiecare listă mergeți să vedeți trei poziții alese de dvs. Dacă cele trei se găsesc, semnați lista. Dacă una lipsește, notați și mergeți mai departe, fără ceartă. Fostul primar este, în ziua aceea, omul care vă poate ajuta cel mai mult; peste un an nu va mai avea de ce.
Puneți-i câteva întrebări la care nu răspunde nicio listă: ce v-ar fi plăcut să terminați, ce ați amânat și de ce, pe cine să sun întâi când cade apa, ce i-ați promis cuiva fără să scrieți.
## Banii
Rugați contabila să vă arate trei lucruri pe o pagină: cât este astăzi în cont, cât trebuie plătit în următoarele șaizeci de zile, cât trebuie să intre în același timp. Diferența este libertatea dvs. pentru prima vară. Cei mai mulți dintre cei nouă au aflat-o după trei luni și ar fi vrut să o știe din a treia zi.
Întrebați apoi de facturile care stau în sertare. Nu din răutate: fiecare instituție are un sertar. Scoateți-le, treceți-le într-un tabel, hotărâți ordinea. Un furnizor căruia îi spuneți „vă plătesc pe 20 octombrie” și pe care îl plătiți pe 20 octombrie vă va fi de folos patru ani.
## Oamenii
La cele zece minute de lângă biroul fiecăruia, întrebați trei lucruri: ce faceți într-o zi obișnuită, ce vă încurcă, ce ați schimba. Ascultați și notați. Nu promiteți, nu contraziceți, nu dați sfaturi. După patruzeci de discuții de acest fel veți vedea aceleași cinci piedici spuse de douăzeci de ori. Acelea sunt programul dvs. de reformă, oricum s-ar numi el în strategie.
Aflați cine ține de fapt lucrurile în mers. Nu este întotdeauna un șef. Într-o comună era șoferul, care știa toate conductele. În alta, o referentă care avea toate parolele într-un caiet cu flori. Asigurați-vă că pleacă acasă la timp și că își ia concediul; apoi rugați-i să învețe pe cineva.
## Hârtiile care nu pot aștepta
- termenele de la procese, cu avocatul la telefon în aceeași săptămână;
- rapoartele proiectelor finanțate, cu data scrisă pe perete;
- contractele care expiră în trei luni: lumina, paza, salubritatea, programele;
- dispozițiile de delegare a semnăturii, refăcute toate;
- certificatele electronice pe numele dvs., cerute din prima zi;
- asigurările mașinilor și ale clădirilor.
Puneți-le pe cineva în sarcină, cu numele. „Compartimentul urmărește” înseamnă că nu urmărește nimeni.
## Consiliul
Sunați-i pe toți înainte de prima ședință, și pe cei care v-au fost adversari. Întrebați ce vrea fiecare pentru satul lui. Veți auzi lucruri mici: un podeț, un bec, o stație. Jumătate se pot face fără nicio hotărâre. Când începeți cu ele, ședințele grele vor fi mai scurte.
Trimiteți materialele din timp, chiar dacă vi se spune că nu le citește nimeni. Le citesc doi. Aceia doi vor pune întrebările bune, iar ceilalți îi vor urma. Și nu aduceți niciodată un proiect „de pe masă”: îl câștigați o dată și pierdeți încrederea pentru un an.
## Satele
Mergeți cu mașina proprie, opriți la magazin, cumpărați ceva. Lăsați oamenii să înceapă. Notați numele și lucrul, seara, într-un caiet. Peste o lună, întoarceți-vă la trei dintre ei și spuneți-le ce s-a întâmplat, chiar dacă răspunsul este că nu se poate. Nimic din ce veți construi nu va fi povestit atât de des ca întoarcerea aceea.
Nu fotografiați fiecare pas. Unul dintre cei nouă a ținut o lună întreagă telefonul în buzunar și spune că atunci a aflat tot ce știe despre comună.
## Trei lucruri mici
Alegeți-le după o regulă: se termină în trei săptămâni, costă puțin, se văd în fiecare zi. O bancă reparată în fața dispensarului. Orarul ghișeului, mutat cu o oră, ca să prindă naveta. Un formular de două pagini făcut de jumătate de pagină. Nu le inaugurați. Lăsați oamenii să le observe singuri.
## Agenda
Blocați în calendar, din prima săptămână, două ore pe zi în care nu vă caută nimeni. Fără ele veți semna toată ziua și nu veți citi nimic. Hotărâți o zi de audiențe și țineți-o, oricare ar fi motivul de amânare. Stabiliți cine vă aduce mapa, la ce oră și în ce ordine: întâi ce are termen, apoi ce are bani, apoi restul.
Ce nu înțelegeți nu semnați. Spuneți „explicați-mi” de câte ori este nevoie. Primarii cu experiență o spun cel mai des.
## Greșelile lor
I-am rugat să spună și ce au făcut rău la primul mandat. Unul a schimbat toate încuietorile și a jignit oameni cinstiți. Altul a anunțat un stadion. Al treilea a oprit un proiect al predecesorului, din orgoliu, iar comuna a dat banii înapoi. Al patrulea a crezut că va ține minte. Al cincilea nu și-a luat nicio zi liberă până în decembrie și a luat în ianuarie cea mai proastă hotărâre din viața lui.
> „Am pierdut primul an dovedind că sunt altfel decât cel dinainte. Nimeni nu mă întrebase asta”, a scris un primar din Bistrița-Năsăud.
## Cine vă ajută
Primarii vecini răspund la telefon mai bucuroși decât credeți, mai ales cei din alt partid: nu le sunteți concurent. Secretarul general știe unde sunt gropile, în acte, nu pe drum. Compartimentul care vă pare cel mai tăcut știe de ce s-a oprit canalizarea. Rugați-i pe toți să vă spună veștile rele întâi. Și, când o fac, mulțumiți-le de față cu ceilalți.
Pentru partea juridică și cea financiară, cereți ajutor plătit o lună, nu patru ani. Un om din afară, care citește contractele în derulare și vă face o listă de douăzeci de rânduri cu ce este urgent, costă mai puțin decât prima penalitate.
## A treizecea zi
Luați foaia cu cele douăzeci de lucruri și tăiați ce ați făcut. La cei mai mulți rămân șapte sau opt. Scrieți lângă fiecare o dată și un nume. Apoi închideți ușa, citiți bugetul de la cap la coadă, cu creionul, și sunați contabila la fiecare rând pe care nu îl înțelegeți. În seara aceea, ne-au scris mai mulți dintre ei, au simțit pentru prima oară că știu unde se află.
## O foaie pentru cel care vine după dvs.
Începeți-o din prima lună. Notați în ea ce ați fi vrut să vi se spună: unde este vana de la intrarea în sat, cine are cheia de la pod, ce a promis județul și nu a scris. Peste patru sau peste doisprezece ani, cineva o va citi. Va fi cea mai scurtă lucrare publică a mandatului și una dintre cele mai folositoare.
## Presa și rețelele
Veți fi întrebat în fiecare zi ce ați făcut până acum. Un răspuns cinstit este „citesc și ascult; la sfârșitul lunii vă spun ce am găsit”. Țineți-vă de el. La o lună, publicați o pagină: banii din cont, datoriile, proiectele în mers, trei lucruri făcute. Fără vinovați. Oamenii știu deja cine a fost înainte; de la dvs. vor să afle ce urmează.
Nu răspundeți seara la comentarii. Un primar ne-a povestit că a scris la unsprezece noaptea o propoziție pe care a explicat-o apoi patru ani.
## Familia și prietenii
Spuneți-le de la început, tuturor, că la primărie se intră pe la registratură. Va fi o săptămână grea, apoi se va afla. Cine vă vrea binele va înțelege; cine nu înțelege v-ar fi cerut mai mult. Faceți o listă a firmelor cu care aveți legături de rudenie și dați-o secretarului general. Nu vă acuză nimeni de nimic: o faceți ca să nu ajungeți din neatenție la semnat.
- Telefonul personal se închide la o oră știută.
- Mașina primăriei stă noaptea în curtea primăriei.
- Mesele se plătesc fiecare pentru el.
Cele trei rânduri par mărunte. Într-o comună se văd mai bine decât bugetul.
## Proiectele altuia
Pe masă veți găsi un proiect pe care nu l-ați fi început. Întrebați trei lucruri: cât s-a cheltuit, cât se pierde dacă se oprește, cui folosește dacă se termină. Dacă banii pierduți depășesc jumătate din ce mai este de plătit, terminați-l și chemați-l la inaugurare pe cel care l-a început. Nu este generozitate, este contabilitate, iar efectul asupra consiliului se simte ani întregi.
Dacă totuși îl opriți, faceți-o repede, în scris, cu cifrele pe masă și cu finanțatorul anunțat primul. Proiectele lăsate să moară singure costă cel mai mult.
## Sănătatea
Niciunul dintre cei nouă nu o avea pe listă și toți au pomenit-o la sfârșit. Mâncați la prânz, nu la șase. Dormiți. Păstrați un lucru pe care îl făceați înainte: o dimineață de pescuit, o repetiție la cor. Comuna are nevoie de un om întreg încă patru ani, nu de un erou până la Crăciun.
Lăsați foaia la secretarul general, într-un plic cu data pe el, și înnoiți-o în fiecare decembrie, chiar dacă sunteți sigur că rămâneți.`,
  },
];
