import type { ArticleSource } from './articles-source.ts';

/** News, announcements and events of towns and communes. */
export const COMMUNITY_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Comuna Șelimbăr',
    category: 'uat-stiri-locale',
    title: 'Registrul agricol se completează acum în fața omului',
    summary:
      'Am mutat fișele gospodăriilor pe calculator și am scurtat coada de la ghișeu de la o oră la un sfert de oră.',
    text: `La Șelimbăr avem peste patru mii de poziții de rol și, până anul trecut, treizeci și două de registre groase pe care le purtam între etaje. În octombrie am trecut la registrul agricol electronic. Nu a fost o investiție mare, dar a fost una care se vede la ghișeu.
## Ce am făcut întâi
Am început cu satul cel mai mic. Două colege au introdus pozițiile timp de trei săptămâni, apoi am chemat proprietarii să verifice ce scrie. Una din șase fișe avea o suprafață greșită sau un moștenitor lipsă. Abia după ce am corectat satul mic am trecut la celelalte.
## Ce s-a schimbat
Adeverința de rol se tipărește pe loc. Omul vede pe ecran ce este trecut la numele lui și semnează atunci. Declarațiile pe proprie răspundere s-au împuținat, iar datele ajung în registrul național fără să fie scrise a doua oară.
## Ce am face altfel
Am fi curățat întâi nomenclatorul stradal. O stradă cu două denumiri ne-a costat o săptămână de potriviri făcute cu mâna.
## Întrebări primite de la alte comune
Ne întreabă multe primării dacă oamenii în vârstă s-au descurcat. Nu au avut ce face singuri: funcționarul completează, ei verifică. Ne mai întreabă de internet. Când cade, lucrăm local și sincronizăm seara.
## Cum arată ziua verificării
Am chemat oamenii pe ulițe, câte douăzeci pe zi, cu un bilet pe care era scrisă ora. Pe masă aveau fișa tipărită cu litere mari. O colegă citea, omul arăta cu degetul. Unde nu se potrivea, se punea un semn și se deschidea registrul vechi, la vedere. Durata: nouă minute de gospodărie. Cei mai mulți au plecat cu o copie, pe care nu o ceruseră niciodată până atunci.
La moșteniri nu am hotărât noi nimic. Am notat cine folosește terenul, cine apare în acte și ce acte lipsesc și i-am îndrumat mai departe. Din 340 de situații de acest fel, 190 s-au încheiat într-un an, pentru că oamenii au aflat pentru prima dată ce anume le lipsește.
## Ce am numărat
- 4.126 de poziții introduse;
- 702 corectate după verificare;
- 61 trecute de două ori, sub nume diferite;
- 9 minute pentru o adeverință, de la intrare la ieșire, față de 55;
- o singură zi în care sistemul nu a mers deloc.
Numerele sunt afișate la ghișeu. Când cineva spune că „pe hârtie era mai bine”, le arătăm, apoi îl întrebăm ce anume îi lipsește. De două ori am schimbat ceva după o astfel de discuție: litera de pe adeverință este mai mare, iar suprafețele apar și în ari, cum se vorbește în sat.
## Registrele vechi
Nu le-am aruncat și nu le-am dus în pod. Stau într-un dulap uscat, în ordine, și se deschid de câteva ori pe lună, la moșteniri și la procese. Am făcut o foaie cu ce se găsește în fiecare, pe sate și pe ani, scrisă de colega care le știe pe dinafară. Pensionarea ei este peste doi ani, iar foaia aceasta este, poate, cea mai importantă parte a trecerii.
## Cât a costat
Aplicația, două calculatoare și o imprimantă au costat împreună mai puțin decât reparația gardului de la stadion. Adevăratul cost au fost cele nouă luni ale colegelor. Am primit întăriri la ghișeu în zilele de verificare și am amânat două treburi care puteau aștepta. Le-am spus consiliului de la început ce vom amâna; nimeni nu a protestat, pentru că lista era scurtă.
## Ce urmează
Legăm registrul de cererile pe care oamenii le fac deja pentru subvenții, ca suprafața să fie luată dintr-un singur loc. Înainte de aceasta terminăm ultimul sat, care are cele mai multe moșteniri nedezbătute. Ne-am dat timp până la primăvară și am spus satului luna, nu anul, ca să ne poată întreba.`,
    scene: { land: 'plain', subject: 'fields', season: 'summer' },
    outcome: 'revised',
  },
  {
    by: 'Comuna Cristian',
    category: 'uat-anunturi',
    title: 'Programul de colectare a deșeurilor voluminoase în această primăvară',
    summary: 'Sâmbăta, pe străzi, fără programare: mobilă, electrocasnice și anvelope, cu reguli simple.',
    text: `De două ori pe an, mașina de colectare trece pe fiecare stradă din Cristian pentru lucrurile care nu încap în pubelă. Anul acesta am împărțit comuna în patru zone și am pus programul pe hartă, ca să nu mai stea mobila o săptămână pe trotuar.
## Ce luăm
- mobilă, saltele, covoare, uși și ferestre fără geam spart;
- frigidere, mașini de spălat, televizoare, întregi, nu dezmembrate;
- cel mult patru anvelope de autoturism pentru o gospodărie.
## Ce nu luăm
Molozul și resturile de la construcții au alt drum: cereți un container de la operator. Vopselele, uleiul și bateriile se aduc la punctul de colectare de lângă remiza pompierilor, sâmbăta între 9 și 13.
## De ce contează
Anul trecut am găsit în pădure, după campanie, de trei ori mai puține gunoaie decât în anii fără ea. Costul colectării a fost sub cel al curățeniei de după. Ce se poate repara punem deoparte pentru atelierul liceului.
## Programul pe zone
Satul de sus are prima sâmbătă din aprilie, centrul a doua, cartierul nou a treia, iar cartierul de lângă gară a patra. Lucrurile se scot vineri după ora 18, lipite de gard, fără să ocupe carosabilul. Echipa trece o singură dată. Cine nu poate căra sună la primărie până joi la prânz și trimitem doi oameni; pentru persoanele singure peste 70 de ani facem o listă separată.`,
    scene: { land: 'hills', subject: 'town-hall', season: 'spring' },
  },
  {
    by: 'Orașul Râșnov',
    category: 'uat-evenimente',
    title: 'Zilele cetății, cu mai puține mașini și mai multe trepte',
    summary: 'Cum am organizat trei zile de festival într-un oraș cu străzi înguste, fără să-l blocăm.',
    text: `Trei zile, unsprezece mii de vizitatori și un centru istoric în care două dube nu pot trece una pe lângă alta. Anul acesta am hotărât ca festivalul să înceapă din parcare.
## Parcarea la margine
Am folosit terenul fostei fabrici, cu patru sute de locuri, și autobuze la cincisprezece minute. Biletul de parcare era și bilet de autobuz. În prima zi lumea a protestat, în a doua a întrebat dacă rămâne așa tot anul.
## Programul
Scena mare a stat jos, la terenul de sport, iar sus, în cetate, am ținut doar ateliere și concerte fără amplificare. Vecinii au primit cu o lună înainte un plic cu orele, harta și un număr de telefon la care a răspuns cineva în fiecare noapte.
## Cifrele
Încasările din taxa de intrare au acoperit 62% din cheltuieli, restul a venit din bugetul local și din sponsorizări publicate pe site. Două reclamații pentru zgomot, față de paisprezece anul trecut.
> „Pentru prima dată am ieșit din curte cu mașina în timpul festivalului”, ne-a scris o doamnă de pe strada Republicii.
## La anul
Vrem o a treia linie de autobuz și mai multă umbră la coadă. Regulamentul îl publicăm în ianuarie, nu în mai.
## Pentru cine organizează
Cel mai greu de găsit nu a fost scena, ci locul în care întoarce un autobuz. Măsurați-l înaintea oricărui program, cu autobuzul adevărat.`,
    scene: { land: 'mountains', subject: 'castle', season: 'summer' },
  },
  {
    by: 'Municipiul Sibiu',
    category: 'uat-stiri-locale',
    title: 'O mie de cereri pe lună depuse fără drum la ghișeu',
    summary: 'După un an de portal pentru cetățeni: ce folosesc oamenii, ce nu folosesc și ce am oprit.',
    text: `În luna martie am trecut de o mie de cereri depuse online într-o singură lună. Este momentul să spunem și ce nu a mers.
## Ce folosesc oamenii
Trei servicii fac două treimi din trafic: certificatul de atestare fiscală, abonamentul de parcare de reședință și programarea la starea civilă. Au în comun că sunt scurte și că răspunsul vine repede. Formularele cu mai mult de două pagini sunt abandonate de jumătate dintre cei care le încep.
## Ce am oprit
Am renunțat la confirmarea prin telefon și la obligația de a încărca o copie a actului de identitate acolo unde avem deja datele. Am scos și patru formulare pe care nu le completase nimeni în șase luni.
## Ce urmează
Rescriem cererile de urbanism în pași, cu o listă de acte care se schimbă după răspunsuri. Și publicăm lunar timpii de răspuns pe compartimente, așa cum sunt.
## Ghișeul rămâne
Nu închidem niciun ghișeu. Colegele de acolo au acum mai mult timp pentru cazurile grele, iar la intrare este un calculator la care un student ajută oamenii să depună online, dacă vor. Doi din trei revin singuri a doua oară.
## Cum am ales ce mutăm online
Am luat toate serviciile, 112 la număr, și le-am așezat după două întrebări: de câte ori se cer și câte drumuri cere fiecare. Cele din colțul de sus, cerute des și cu multe drumuri, au intrat primele. Cele cerute de trei ori pe an au rămas pe hârtie. Nu este nimic rău în aceasta; un formular online folosit de trei ori pe an va fi stricat exact atunci când este nevoie de el.
Pentru fiecare serviciu mutat am stabilit un om care răspunde de el. Numele lui nu apare public, dar apare în tabelul intern, lângă numărul de cereri, timpul de răspuns și ultima schimbare.
## Timpul de răspuns
Îl publicăm pe compartimente, cu mediana și cu cel mai lung caz. Primele luni au fost neplăcute: la urbanism, mediana era de 24 de zile. Colegii de acolo au arătat, pe bună dreptate, că jumătate din timp cererea stă la avizatori. Am despărțit cele două intervale. Acum se vede cât stă la noi și cât stă în altă parte, iar al doilea număr a fost folositor la discuțiile cu avizatorii.
- Cererile fără răspuns la jumătatea termenului apar galben.
- Cele din ultimele trei zile apar roșu și le vede și directorul.
- O cerere nu se poate închide fără un text pentru om.
## Ce ne-au scris oamenii
La sfârșitul fiecărei cereri întrebăm un singur lucru: ce v-a încurcat? Răspund cam opt din o sută. Cel mai des răspuns a fost „nimic”. Al doilea: „nu știam că s-a trimis”. Am mărit pagina de la sfârșit și am adăugat un mesaj. Al treilea: „trebuie să am imprimantă?”. Nu trebuie, iar acum scrie aceasta pe prima pagină.
Citim toate mesajele, în prima vineri din lună, împreună cu o colegă de la ghișeu. Ea aude în hol ce nu se scrie nicăieri.
## Cifrele, fără podoabe
Din o mie de cereri, 740 se rezolvă fără nicio completare, 190 cu o singură întrebare, 70 se întorc. Cele întoarse vin aproape toate de la două formulare, pe care le rescriem. Costul unei cereri online, cu tot cu întreținere, este cam o treime din al celei de la ghișeu. Economia nu s-a transformat în posturi mai puține, ci în program prelungit joia, până la 19.
## Pentru alte orașe
Începeți cu trei servicii și cu un singur compartiment care vrea. Publicați timpii din prima lună, oricât ar fi de proști. Păstrați ghișeul și puneți-l pe omul de acolo să aleagă ce se îndreaptă întâi. Restul, adică aplicația, se poate cumpăra; obiceiul de a citi mesajele oamenilor nu se poate.`,
    scene: { land: 'hills', subject: 'square', season: 'autumn' },
  },
  {
    by: 'Municipiul Făgăraș',
    category: 'uat-evenimente',
    title: 'Târgul de toamnă se întoarce lângă cetate',
    summary: 'Optzeci de producători locali, un regulament de o pagină și locuri atribuite public.',
    text: `După doi ani pe stadion, târgul de toamnă revine pe aleea din fața cetății. Am ascultat producătorii: pe stadion se vindea mai puțin, iar cumpărătorii în vârstă nu ajungeau.
## Cum se dau locurile
Cererile se depun între 1 și 15 septembrie. Au întâietate producătorii din județ care vând ce fac ei; restul locurilor se trag la sorți, în sala de consiliu, cu ușile deschise. Lista se publică în aceeași zi. Taxa este de 30 de lei pe zi pentru o masă, aceeași ca anul trecut.
## Ce trebuie adus
- atestatul de producător sau certificatul de înregistrare;
- avizul sanitar-veterinar pentru produsele de origine animală;
- un cântar verificat metrologic.
## Pentru vizitatori
Accesul este liber, parcarea din spatele casei de cultură rămâne deschisă până la ora 22. Veselă de unică folosință din plastic nu va fi: operatorul pune la dispoziție pahare cu garanție, după regula pe care o știm de la sticle.
## După târg
Curățenia se face în aceeași noapte, cu mașina spălătoare, iar aleea se predă dimineața la șapte. Anul trecut am plătit din taxe și reparația a doisprezece metri de bordură. Cine lasă resturi pierde întâietatea la ediția următoare; regula a fost aplicată o singură dată. Formularul este pe site și la registratură.`,
    scene: { land: 'hills', subject: 'castle', season: 'autumn' },
    outcome: 'pending',
  },
  {
    by: 'Comuna Ciugud',
    category: 'uat-realizari',
    title: 'Primăria care își plătește singură curentul',
    summary: 'Doi ani de panouri pe acoperișul școlii, al primăriei și al căminului: cât am produs și cât ne-a costat.',
    text: `Pe acoperișul școlii, al primăriei și al căminului cultural avem acum 96 de kilowați în panouri. Au trecut doi ani de la punerea în funcțiune și putem vorbi cu facturile pe masă.
## Producția
În primul an am produs 108 megawați-oră, cu opt la sută mai puțin decât estimase proiectantul, din cauza unui plop pe care nu l-a văzut nimeni pe plan. După toaletare, al doilea an a ieșit cum scria în studiu.
## Banii
Factura celor trei clădiri a scăzut cu 71%. Din economie am schimbat corpurile de iluminat din școală, care au mai adus unsprezece la sută. Întreținerea ne costă patru mii de lei pe an: curățare, o verificare a invertoarelor și asigurarea.
## Sfatul nostru
Cereți în caietul de sarcini ca datele de producție să fie ale dvs. și să se poată descărca, nu doar să se vadă într-o aplicație a furnizorului.
## Pentru cine vrea să vadă
Punem la dispoziție contractul, procesul-verbal de recepție și tabelul cu producția pe luni. Au venit până acum reprezentanți din unsprezece comune. Le arătăm întâi greșelile: plopul, o cutie de conexiuni montată în plin soare și un contor care a stat trei luni nedeclarat la furnizor.
## Înainte de panouri
Am făcut întâi ordine în consum. Două luni, un coleg a notat în fiecare seară ce rămâne aprins: un boiler în camera de arhivă, patru calculatoare, pompa unei fântâni oprite. Le-am scos din priză. Factura a scăzut cu nouă la sută, fără niciun leu, iar instalația a putut fi mai mică. Dacă am fi pornit de la consumul vechi, am fi cumpărat cu opt panouri mai mult decât ne trebuie.
Am cerut apoi o expertiză a acoperișurilor. Cel al căminului nu ținea greutatea pe o latură. Am mutat panourile pe cealaltă, care privește spre vest; produc mai puțin la prânz și mai mult seara, când căminul este plin. A ieșit mai bine decât în planul inițial.
## Ce urmărim lunar
- producția, pe fiecare clădire, lângă cea din anul trecut;
- cât folosim noi pe loc și cât pleacă în rețea;
- abaterea față de studiu, în procente;
- alarmele invertoarelor și în câte zile au fost rezolvate.
Foaia o face contabila, în zece minute, și o pune la avizier. Când producția scade cu mai mult de zece la sută față de o lună asemănătoare, urcă cineva pe acoperiș. De două ori a fost praf, o dată un cablu ros.
## Contractul de întreținere
Primul avea o singură propoziție și nu ne-a ajutat la nimic. Al doilea spune cine vine, în câte ore, ce piese are pe mașină și cine plătește drumul dacă defecțiunea este în garanție. Am mai cerut o verificare cu camera termică, primăvara, pe cer senin. La prima au ieșit trei conexiuni calde, strânse în douăzeci de minute. Lăsate așa, ar fi însemnat, după spusele electricianului, un incendiu mic sau un invertor nou.
## Oamenii din comună
După primul an ne-au întrebat cincizeci de familii cum pot face și ele. Nu vindem și nu recomandăm firme. Am ținut însă o seară la cămin, cu facturile noastre pe perete, și am făcut împreună o listă de întrebări pentru instalator. Este o foaie cu doisprezece rânduri. Doi vecini au adus-o la semnarea contractului și au primit, amândoi, un preț mai mic.
## Ce vom schimba
Punem contoare separate pe cele trei clădiri, ca să știm care consumă noaptea. Mutăm încărcarea mașinii primăriei la prânz, când avem curent de la noi. Și cerem școlii să pornească boilerul la unsprezece, nu la cinci dimineața. Nimic din acestea nu costă mai mult de o mie de lei. Pe fiecare dintre ele o propusese cineva care lucra în clădire, iar noi nu îl întrebaserăm.`,
    scene: { land: 'hills', subject: 'town-hall', season: 'summer' },
  },
  {
    by: 'Orașul Gura Humorului',
    category: 'uat-dezvoltare-locala',
    title: 'Ce ne-au spus turiștii în o mie două sute de chestionare',
    summary: 'Am întrebat, am numărat și am schimbat planul: întâi toaletele și indicatoarele, apoi telegondola.',
    text: `Planul pentru sezonul următor era aproape gata când am pus, la centrul de informare și în nouă pensiuni, un chestionar cu șapte întrebări. Am strâns 1.214 răspunsuri într-o vară.
## Ce ne-a surprins
Nimeni nu a cerut o atracție nouă. Primele trei cereri au fost toalete publice curate, indicatoare spre trasee și un autobuz către mănăstiri care să meargă și duminica. Abia pe locul șapte apărea ceva ce era în plan.
## Ce am făcut
Am refăcut două grupuri sanitare, am montat 46 de indicatoare și am discutat cu operatorul de transport despre două curse de weekend, plătite în primul sezon din bugetul local. Costul total: mai puțin decât studiul de fezabilitate pe care îl pregăteam.
## Ce am învățat
Chestionarul scurt, pe hârtie, dat de cineva care zâmbește, bate formularul online de zece la unu. Iar rezultatele trebuie publicate: oamenii vor să vadă că răspunsul lor s-a numărat.
## Cele șapte întrebări
De unde veniți, câte nopți stați, cu ce ați venit, ce ați vizitat, ce v-a lipsit, ce ați recomanda, cât ați cheltuit. Atât. Le dăm oricui vrea să le folosească, împreună cu tabelul în care le-am adunat.
## Cine a întrebat
Doi elevi de liceu, plătiți pe toată vara, cu o bluză de aceeași culoare și cu o regulă: niciodată nu opresc pe cineva care mănâncă.`,
    scene: { land: 'mountains', subject: 'forest', season: 'winter' },
  },
  {
    by: 'Municipiul Roman',
    category: 'uat-anunturi',
    title: 'Cum vă plătiți taxele locale fără să veniți la ghișeu',
    summary: 'Trei căi de plată, termenele din an și ce faceți dacă suma nu vi se pare corectă.',
    text: `Impozitele pe clădiri, pe teren și pe mijloacele de transport se plătesc în două rate egale, până la 31 martie și până la 30 septembrie. Cine plătește tot anul până la primul termen primește bonificația stabilită prin hotărâre de consiliu.
## Trei căi
- prin ghiseul.ro, cu cardul, fără comision, cu datele de acces date la ghișeu sau cu contul creat online;
- prin transfer bancar, scriind la detalii codul numeric de rol de pe înștiințare;
- la orice oficiu poștal, cu înștiințarea în mână.
## Dacă suma nu se potrivește
Scrieți-ne înainte de a plăti. De cele mai multe ori este vorba de o suprafață veche sau de o mașină vândută și neradiată. Verificăm în cel mult zece zile și, dacă greșeala este a noastră, corectăm fără cerere suplimentară. Contestația la decizia de impunere se depune în 45 de zile de la comunicare.
## La ghișeu, când este mai liber
Marți și joi după ora 14. În ultima săptămână din martie programul se prelungește până la 19.
## Scutiri și reduceri
Cererile pentru scutire se depun până la 31 martie, cu actele din care rezultă dreptul; cine a primit scutire anul trecut verifică dacă documentul mai este valabil.
Depuneți-le din timp: în ultima săptămână din martie, la același ghișeu se plătește, se întreabă și se așteaptă cel mai mult.`,
    scene: { land: 'hills', subject: 'museum', season: 'spring' },
  },
  {
    by: 'Comuna Blejoi',
    category: 'uat-stiri-locale',
    title: 'Trotuar nou până la școală, în șaptezeci de zile',
    summary: 'Un kilometru și jumătate de trotuar, două treceri luminate și o lecție despre rețelele din pământ.',
    text: `Copiii din cartierul nou mergeau la școală pe marginea drumului. De luni merg pe trotuar: 1.480 de metri, cu bordură coborâtă la fiecare intersecție și două treceri de pietoni luminate.
## Cum am ajuns la șaptezeci de zile
Termenul din contract era de nouăzeci. Constructorul a câștigat timp pentru că a găsit terenul eliberat: cu o lună înainte am cerut tuturor deținătorilor de rețele să-și marcheze traseele la fața locului, nu doar pe plan. Am găsit astfel o conductă de gaz cu doi metri mai la stânga decât era desenată.
## Ce au spus oamenii
La întâlnirea din căminul cultural cea mai mare teamă era pentru accesul în curți. Am stabilit ca niciun acces să nu fie blocat mai mult de 48 de ore, iar constructorul a lăsat un număr de telefon pe fiecare poartă.
## Cât a costat
Lucrarea a costat 812.000 de lei fără TVA, din bugetul local, cu garanție de cinci ani.
## Ce mai rămâne
Al doilea tronson, spre gară, este în proiectare. Acolo trotuarul are loc numai pe o parte a drumului.
## Lucrul pe porți
Pe fiecare poartă a stat un bilet cu ziua în care se toarnă în fața ei. Biletul s-a schimbat de două ori, niciodată fără un telefon.`,
    scene: { land: 'plain', subject: 'park', season: 'spring' },
  },
  {
    by: 'Orașul Sinaia',
    category: 'uat-dezvoltare-locala',
    title: 'Parcarea plătită a scurtat coada, nu a alungat turiștii',
    summary: 'Un an de tarife diferențiate în centru: date, nu impresii.',
    text: `Când am introdus tarife diferite pe zone, temerea era că turiștii vor ocoli orașul. După un an, numărul înnoptărilor a crescut cu trei la sută, iar mașinile care se învârt după un loc au scăzut la jumătate, după numărătoarea făcută cu camerele de la intrări.
## Ce am schimbat
Centrul are primele treizeci de minute gratuite, apoi un tarif care crește cu durata. Parcarea de la margine costă o zi întreagă cât două ore în centru și are autobuz. Locuitorii au abonament la un preț stabilit prin hotărâre.
## Ce nu a mers
Aparatele cu monede. Le-am păstrat, dar optzeci și opt la sută plătesc prin mesaj sau aplicație. Am avut și o greșeală: panourile spuneau tariful, nu și durata gratuită. Le-am refăcut după o lună de reclamații îndreptățite.
## Unde merg banii
Veniturile, publicate lunar, plătesc autobuzul și repararea trotuarelor din zonă. Când omul vede trotuarul, acceptă tariful.
## Ce recomandăm
Numărați mașinile înainte de prima zi de taxare, altfel veți discuta doar despre păreri. Începeți cu zona în care locul chiar lipsește. Anunțați tariful cu trei luni înainte și acordați o lună de avertismente fără amendă.
## Cum am numărat
De patru ori pe an, marți și sâmbătă, doi studenți notează la fiecare oră câte locuri sunt ocupate și câte mașini trec a doua oară.`,
    scene: { land: 'mountains', subject: 'castle', season: 'evening' },
    outcome: 'rejected',
    reason:
      'Creșterea numărului de înnoptări nu are sursă, iar comparația cu alt oraș nu poate fi verificată. Adăugați sursa și trimiteți din nou.',
  },
  {
    by: 'Comuna Hărman',
    category: 'uat-anunturi',
    title: 'Bugetul pe înțelesul tuturor: unde merg o sută de lei',
    summary: 'Am împărțit bugetul comunei la o sută de lei și l-am pus pe o singură pagină.',
    text: `Bugetul local are patruzeci de pagini pe care, să fim cinstiți, le citesc foarte puțini. Le publicăm, pentru că așa cere legea, dar anul acesta am făcut și o pagină pe care am trimis-o în fiecare cutie poștală.
## O sută de lei
- 31 de lei merg în drumuri și trotuare;
- 22 în școli și grădinițe, fără salariile profesorilor, care vin de la stat;
- 14 în apă, canalizare și salubritate;
- 12 în asistență socială;
- 11 în funcționarea primăriei;
- restul în cultură, sport, iluminat și rezervă.
## Ce am fost întrebați
De ce atât de puțin pentru sport. Răspunsul sincer: terenul nu este încă al comunei. L-am trecut pe lista pentru anul viitor și am publicat în ce stadiu este dosarul.
## De unde vin banii
Patruzeci și trei la sută sunt taxe și impozite locale, restul cote defalcate și finanțări. Graficul este la avizier, lângă ușa veche.
## Cum puteți participa
În noiembrie, fiecare sat propune o investiție mică, de cel mult cincizeci de mii de lei, iar locuitorii votează. Anul trecut au câștigat o stație de autobuz acoperită, un gard la cimitir și jocuri pentru copii. Două sunt gata; gardul așteaptă avizul de monument.
## Cum se face pagina
O zi de lucru a contabilei și o seară a cuiva care desenează. Cifrele se iau din execuția anului trecut, nu din proiect, și se rotunjesc la leu.`,
    scene: { land: 'plain', subject: 'town-hall', season: 'winter' },
  },
  {
    by: 'Municipiul Sighișoara',
    category: 'uat-proiecte',
    title: 'Cum se schimbă o conductă sub o stradă veche de șase sute de ani',
    summary: 'Apă și canal în cetate, cu arheolog pe șantier și piatra numerotată bucată cu bucată.',
    text: `Conducta de sub strada Școlii era din fontă, pusă înainte de război. Se spărgea de patru ori pe an, iar fiecare spargere însemna pavaj scos și pus la loc din ce în ce mai strâmb.
## Întâi arheologii
Am început cu sondaje în trei puncte. Au ieșit la iveală un canal de piatră din secolul al XVII-lea și o fundație pe care traseul nou o ocolește. Am pierdut cinci săptămâni și am câștigat un plan pe care nu îl avea nimeni.
## Piatra
Fiecare dală a fost fotografiată și numerotată. La refacere am lipsit doar optsprezece bucăți, tăiate din aceeași carieră. Panta a fost corectată cu patru centimetri, cât să nu mai intre apa în pivnițe.
## Locuitorii
Curtea fiecăruia a rămas accesibilă pe podețe. Pensiunile au primit graficul cu două luni înainte, ca să știe ce să spună oaspeților. Ultima săptămână a fost lăsată liberă înadins pentru surprize; am folosit-o toată.
## Costul surprizelor
Cercetarea arheologică a însemnat patru la sută din valoarea lucrării. Am prevăzut-o de la început, pe o linie separată a bugetului, așa că nu a fost nevoie de un act adițional.
## Un sfat
Plătiți arheologul pe zile, nu pe descoperire, și dați-i cuvânt la ședința de luni. Nimeni nu știe mai bine unde nu trebuie săpat.`,
    scene: { land: 'hills', subject: 'square', season: 'evening' },
  },
  {
    by: 'Municipiul Mangalia',
    category: 'uat-stiri-locale',
    title: 'Plaja accesibilă: o rampă, patru scaune și mult bun-simț',
    summary: 'Ce înseamnă, concret, ca o persoană în scaun rulant să ajungă la apă.',
    text: `Vara aceasta, lângă cazino, am amenajat un culoar de acces până la apă: două sute de metri de covor rigid, o platformă de transfer, vestiar cu spațiu de întoarcere și patru scaune amfibii care se împrumută gratuit.
## Cum am ales locul
Am mers pe teren cu doi oameni care folosesc scaunul rulant. Locul pe care îl alesesem pe hartă avea o pantă de nouă la sută chiar la coborârea din parcare. Cel ales de ei are patru.
## Cum funcționează
Scaunele se iau de la postul de salvamar, cu o semnătură. Salvamarii au făcut o zi de instruire. În prima lună au fost 212 împrumuturi, cele mai multe în weekend.
## Ce lipsește
Transportul: autobuzul cu podea joasă trece doar o dată pe oră. Am cerut operatorului să-l mute pe linia plajei în iulie și august. Tot ce am învățat am pus într-un ghid de șase pagini pentru celelalte orașe de pe litoral.
## Cât a costat
Covorul, platforma, vestiarul și scaunele au costat împreună 143.000 de lei fără TVA. Depozitarea peste iarnă este partea pe care nu o prevăzusem.
## Ce puteți copia
Desenul platformei și lista de verificare a pantelor sunt la dispoziția oricui. Măsurați cu roata scaunului, nu cu ruleta: nisipul se mișcă peste noapte.`,
    scene: { land: 'coast', subject: 'lighthouse', season: 'summer' },
    outcome: 'draft',
  },
];
