import type { ArticleSource } from './articles-source.ts';

/** Law, by firms. */
export const LAW_ARTICLES: readonly ArticleSource[] = [
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
O treime din cereri dispar dacă pe site se găsesc, la zi, bugetul, contractele de peste o anumită valoare, lista autorizațiilor și hotărârile în format în care se poate căuta.
## Primele două ore
Cererea se înregistrează în ziua în care a venit, oricum ar fi venit, și ajunge la un singur om: responsabilul cu informațiile publice. El citește, desparte întrebările și le trimite compartimentelor, cu un termen de trei zile. Restul zilelor sunt rezerva lui, nu a lor. În primăriile în care compartimentul primește tot termenul, răspunsul pleacă întotdeauna în ultima după-amiază.
Dacă nu se înțelege ce se cere, întrebați imediat. Un telefon politicos lămurește mai mult decât o adresă. Notați pe cerere ce s-a lămurit și când.
## Cererea amplă
„Toate contractele din ultimii zece ani” pare o cerere făcută ca să încurce. De cele mai multe ori nu este: omul nu știe ce are primăria și cere tot, ca să fie sigur. Sunați-l și spuneți-i ce tabele aveți. În șapte cazuri din zece pe care le-am urmărit, cererea s-a restrâns la un tabel care exista deja.
Când cererea rămâne amplă, anunțați prelungirea în scris, în primele zece zile, cu motivul. O prelungire neanunțată nu există.
## Ce înseamnă să extragi date
Autoritatea nu este datoare să facă un studiu nou. Este însă datoare să dea ce se poate scoate din ce are. Un raport pe care aplicația îl face în două minute este o informație existentă. O statistică pentru care ar trebui citite patru mii de dosare pe hârtie nu este, dar dosarele pot fi cercetate la sediu, cu programare.
Spuneți întotdeauna ce puteți da în locul a ceea ce nu puteți. „Nu ținem evidența pe străzi, dar vă putem da totalul pe sate” încheie, de obicei, discuția.
## Anonimizarea făcută cum trebuie
O dungă neagră trasă peste un text dintr-un document electronic se ridică la fel de ușor cum a fost pusă: textul rămâne dedesubt. Acoperiți, apoi exportați ca imagine sau folosiți o unealtă care șterge cu adevărat. Verificați căutând în fișierul final un nume pe care știți că l-ați acoperit.
- Rămân vizibile: numele celui care semnează în virtutea funcției, sumele, firmele, datele calendaristice.
- Se acoperă: codul numeric personal, adresa de acasă, telefonul personal, semnătura olografă a unui particular.
- Se judecă de la caz la caz: numele celui care a făcut o sesizare.
## Modelul de răspuns
Începeți cu răspunsul, nu cu temeiul legal. Prima propoziție spune dacă dați sau nu ce s-a cerut. A doua spune unde se găsește în anexă. Abia apoi vin articolele. Cititorul care a primit ce voia nu mai citește mai departe; cel care nu a primit are nevoie tocmai de articole.
Anexele poartă nume care spun ce sunt: „contracte-iluminat-2024”, nu „scan0012”. Un tabel se trimite ca tabel. O fotografie a unui tabel este o invitație la încă o cerere.
## Registrul care vă apără
Țineți un registru cu data primirii, obiectul pe scurt, compartimentul, data răspunsului și felul lui. La sfârșitul anului raportul se face singur. Mai mult, dacă aceeași întrebare apare de trei ori, ea merită pusă pe site.`,
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
Consilierul care are un interes anunță la începutul dezbaterii și nu votează; consemnarea se face în procesul-verbal. Nu este o dovadă de vinovăție, ci de ordine. O hotărâre luată cu votul lui hotărâtor poate cădea, iar mandatul lui odată cu ea. Țineți lista actualizată a incompatibilităților la îndemâna secretarului.
## Ce spune legea transparenței
Legea 52/2003 cere ca proiectele de acte normative, inclusiv hotărârile de consiliu cu caracter normativ, să fie anunțate cu cel puțin 30 de zile lucrătoare înainte de avizare și ca oamenii să aibă cel puțin 10 zile calendaristice pentru a trimite propuneri în scris. Dacă o asociație legal constituită sau o altă autoritate cere, se organizează o dezbatere publică. Un calendar pregătit la începutul anului scutește ședințele extraordinare din decembrie.
## Calendarul unei hotărâri
Puneți pe o foaie data ședinței și mergeți înapoi. Cu o săptămână înainte, comisia are raportul în mână. Înaintea ei, compartimentul are referatul terminat. Înaintea lui, anunțul a stat afișat cât cere legea. Dacă foaia ajunge în trecut, hotărârea nu se poate lua la ședința aceasta, oricât de grăbit ar fi cineva. Este mai ieftin să o spuneți astăzi decât să o apărați la anul.
Un calendar de perete, cu ședințele ordinare ale anului și cu ziua până la care se depun proiectele, a scutit un oraș din Alba de aproape toate ședințele de îndată. Consilierii l-au cerut ei înșiși, după ce au văzut cât de des citeau materialele în timpul ședinței.
## Referatul care spune ceva
Un referat bun are patru paragrafe: problema, variantele, costul fiecăreia, propunerea. În cel cu variantele trebuie să apară și „nu facem nimic”, cu urmările ei. Când instanța întreabă de ce s-a ales o taxă de doisprezece lei și nu de zece, răspunsul este acolo sau nu este nicăieri.
- Cifrele au o sursă și o dată.
- Planșele sunt cele din anexa care se votează, nu altele.
- Costurile apar pe ani, nu doar în total.
- Cine a scris semnează.
## Amendamentele
Cele mai multe greșeli intră în text în ultimele zece minute. Un consilier propune o schimbare, toată lumea este de acord, iar secretarul notează în fugă. Citiți cu voce tare forma schimbată, întreagă, înainte de vot. Dacă schimbarea atinge o cifră dintr-o anexă, opriți-vă și refaceți anexa. O pauză de un sfert de oră este permisă și nimeni nu a pierdut vreodată un proces din cauza ei.
Când amendamentul schimbă miezul proiectului, cetățenii au fost consultați asupra altui text. Amânați pentru ședința următoare.
## Majoritatea
Socotiți dinainte câte voturi sunt necesare pentru fiecare punct și scrieți numărul pe ordinea de zi a președintelui de ședință. „Pentru: opt, era nevoie de nouă” trebuie spus pe loc, nu descoperit la redactare. Luați în seamă consilierii în funcție, nu pe cei prezenți, acolo unde legea o cere.
## Limba
O hotărâre este citită de oameni care nu au fost în sală. Verbul este la prezent, subiectul este un compartiment sau o persoană, termenul este o dată. „Se vor lua măsurile care se impun” nu obligă pe nimeni. „Serviciul tehnic montează cele două indicatoare până la 15 mai” poate fi verificat de orice trecător.
## Anexele
Textul hotărârii are o pagină, anexele patruzeci. Acolo se ascund greșelile. Un tabel cu taxe în care două rânduri au același cod, o planșă fără scară, o listă de străzi din care lipsește una. Dați anexa unui coleg care nu a lucrat la ea și rugați-l să găsească trei lucruri care nu se potrivesc. Va găsi cinci. Numerotați paginile, treceți pe fiecare numărul hotărârii și nu înlocuiți niciodată o pagină după vot, nici măcar pentru o virgulă.
- Totalurile se verifică din nou, cu mâna.
- Denumirile străzilor se iau din nomenclator, nu din memorie.
- Datele de început și de sfârșit apar o singură dată, în hotărâre.
## Procesul-verbal
Scrieți-l astfel încât să poată fi înțeles de cineva care nu a fost acolo: cine a propus, ce, cine a votat și cum. Discuțiile se rezumă, dar obiecțiile se păstrează cu cuvintele celui care le-a făcut. Un consilier care găsește în procesul-verbal chiar obiecția lui va contesta mai rar hotărârea. Semnați la timp: un proces-verbal redactat după două luni seamănă cu o amintire.
## Urmărirea
O hotărâre nu se încheie la publicare. Țineți un tabel cu ce trebuia făcut, de către cine și până când și citiți-l la fiecare ședință, primul punct de pe ordinea de zi. În primul an veți descoperi hotărâri pe care nu le-a aplicat nimeni. Unele se pot aplica, altele trebuie retrase. Lăsate așa, ele îi învață pe toți că votul nu înseamnă nimic.
Un oraș din Sibiu a numărat, la sfârșitul unui mandat, 61 de hotărâri neduse la capăt. La mijlocul celui următor mai erau patru. Diferența o făcuse un tabel cu cinci coloane, citit cu voce tare de secretarul general, fără niciun comentariu.`,
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
La sfârșitul fiecărei lucrări predăm o hartă pe care o poate deschide oricine și un tabel cu numere cadastrale, suprafețe și acte. Cine modifică un bun modifică și tabelul, în aceeași zi. Recomandăm o verificare pe teren la doi ani, cu gardul, stâlpul și podețul fotografiate din același loc.
## Cum arată tabelul de lucru
Deschideți un tabel cu un rând pentru fiecare bun și cu nouă coloane: numărul de inventar, denumirea, localizarea, suprafața sau lungimea, actul prin care a ajuns în proprietate, numărul cadastral, cartea funciară, starea din teren, ce mai este de făcut. Ultimele două nu există în niciun formular oficial și tocmai ele fac tabelul folositor.
Colorați rândurile în trei feluri. Verde: totul se potrivește. Galben: lipsește o hârtie. Roșu: actele și terenul spun lucruri diferite. Nu încercați să înverziți totul; începeți cu rândurile roșii pe care trece un proiect.
## Drumurile
Sunt partea cea mai grea, pentru că nimeni nu le-a cumpărat vreodată. Mergeți pe ele cu cineva în vârstă din sat. Notați denumirea folosită de oameni, pe lângă cea din acte: în jumătate dintre cazuri se dovedește că „drumul lipsă” figurează în inventar cu numele de acum cincizeci de ani.
Măsurați lățimea din sută în sută de metri, nu doar la capete. Fotografiați gardurile cu o ruletă în cadru. Când un gard a intrat în drum, nu începeți cu o somație. Începeți cu o schiță pusă pe masa proprietarului. Cei mai mulți nu știu că au intrat, iar unii au acte care arată că nu au intrat ei, ci planul.
## Clădirile
Pentru fiecare clădire căutați patru lucruri: autorizația, procesul-verbal de recepție, releveul și înscrierea. Școlile construite pe etape au, de regulă, o aripă fără acte. Se poate îndrepta, dar durează mai mult decât un apel de proiecte. Un releveu făcut astăzi costă cât o zi de muncă a unui om și rămâne bun zece ani.
- Anexele și magaziile se trec separat, chiar dacă sunt mici.
- Terenul de sub clădire poate avea alt regim decât clădirea.
- Căminele culturale ridicate prin muncă voluntară au uneori actele în arhiva cooperativei.
- Dispensarele au trecut prin mai multe mâini; cereți toate protocoalele.
## Apele, podețele și rețelele
Podețul este bun al comunei chiar dacă nu are număr. Un inventar bun le are pe toate, cu deschiderea și cu anul. Când vine viitura, lista aceasta este prima pe care o cere oricine. Pentru rețele, treceți diametrul, materialul și adâncimea; dacă nu le știți, scrieți „necunoscut”, nu o presupunere. Presupunerile se copiază din an în an și după un deceniu par adevăruri.
## Cine răspunde de fiecare rând
Împărțiți tabelul pe oameni, nu pe compartimente. Lângă fiecare bun se află un nume. Cel de la drumuri știe drumurile, cel de la patrimoniu clădirile, cel de la fond funciar pășunile. La inventarierea de la sfârșitul anului, fiecare merge pe teren cu foaia lui. Două zile pentru fiecare ajung într-o comună obișnuită.
O comună din Alba a adăugat o coloană simplă: „văzut ultima dată la”. Rândurile nevăzute de doi ani se citesc cu voce tare în ședința de execuție. După prima citire, coloana s-a umplut într-o lună.
## Litigiile și jumătățile de drepturi
Notați deschis bunurile asupra cărora este proces. Un finanțator nu respinge o cerere pentru că există un proces; o respinge pentru că l-a aflat singur. Arătați stadiul, termenul următor și ce se întâmplă cu proiectul dacă pierdeți.
Drepturile mai mici decât proprietatea, cum sunt administrarea, concesiunea sau folosința gratuită, se trec cu data la care expiră. Am găsit o sală de sport dată în folosință unei asociații care nu mai exista de șapte ani și pe care nimeni nu o ceruse înapoi, pentru că nimeni nu știa că trebuie cerută.
## Ordinea în care lucrăm
Când o primărie ne cheamă, nu începem cu arhiva. Începem cu lista proiectelor pe care vrea să le depună în următorii doi ani. De acolo luăm bunurile pe care le ating și le verificăm pe acelea. Abia după ce ele sunt în ordine trecem la rest, sat cu sat. În felul acesta munca se vede din primul an, iar consiliul o plătește mai departe.
Pentru un drum obișnuit, pașii durează cam așa: două săptămâni de căutat acte, o săptămână de măsurat, două luni pentru avizarea lucrării cadastrale, o ședință de consiliu pentru modificarea inventarului, încă o lună pentru înscriere. Adunați-le și numărați înapoi de la data depunerii.
## Greșeli pe care le-am plătit și noi
- Am măsurat axul drumului și am uitat trotuarul, care fusese făcut pe terenul unui vecin.
- Am folosit o hartă frumoasă, dar cu sistemul de coordonate greșit; toate limitele erau mutate cu trei metri.
- Am crezut o adeverință fără să căutăm hotărârea la care trimitea. Hotărârea fusese abrogată.
- Am lăsat denumirea „teren fără construcții” pe o parcelă pe care era deja o stație de pompare.
Fiecare a costat cam o lună. Le spunem la prima întâlnire, ca să știe toată lumea de ce insistăm la verificări.
## După ce tabelul este gata
Puneți-l la lucru. Cine eliberează un certificat de urbanism îl deschide. Cine scrie o cerere de finanțare copiază din el numerele cadastrale, fără să le mai caute. Cine primește o reclamație despre un gard vede imediat lățimea de drept. Un inventar folosit în fiecare săptămână rămâne la zi fără efort; unul deschis o dată pe an trebuie luat de fiecare dată de la capăt.
La schimbarea echipei, tabelul se predă cu semnătură, ca orice gestiune. Fostul responsabil mai rămâne, dacă se poate, o lună la telefon. Ce știe el despre rândurile galbene nu scrie nicăieri, iar o oră de povestit, notată atent, valorează cât o expertiză.
## Pășunile și pădurile
Sunt suprafețele cele mai mari și cele mai prost desenate. Hotarele lor urmează o apă care s-a mutat sau un șir de copaci care nu mai este. Înainte de a chema topograful, mergeți cu vecinul, cu pădurarul și cu un plan vechi și stabiliți împreună punctele. Notați-le pe o schiță semnată de toți trei. O schiță semnată nu este un act de proprietate, dar a încheiat până acum mai multe certuri decât expertizele.
Verificați și ce se întâmplă pe ele. Contractele de pășunat, stânele, antenele, țevile care trec prin mijloc au fiecare câte o hârtie. Dacă nu o au, acum este momentul.
## Bunurile primite de la stat
Mai ales după desființarea unor instituții, comunele au primit clădiri printr-un protocol de o pagină. Protocolul spune „corp B și anexe”. Pe teren sunt trei corpuri și șase anexe. Cereți celui care a predat planul după care a predat; de obicei se găsește în arhiva județului. Nu așteptați ca celălalt să ceară înapoi o magazie pe care ați făcut între timp grădiniță.
- Copia protocolului se păstrează lângă cartea funciară.
- Anexele la protocol sunt mai importante decât protocolul.
- Dacă lipsesc, cereți o copie de la toți semnatarii, nu doar de la unul.
## Ce spuneți consiliului
Prezentați o dată pe an o singură pagină: câte rânduri sunt verzi, câte galbene, câte roșii și câte s-au mișcat de anul trecut. Alături, trei bunuri care au produs bani pentru că erau în ordine și unul care a pierdut o finanțare pentru că nu era. Cifrele acestea au convins mai mulți consilieri să aprobe măsurătorile decât orice trimitere la lege.
Adăugați și prețul: cât a costat inventarul, pe bun, și cât a adus primul proiect care s-a sprijinit pe el. Este cea mai scurtă pledoarie.
## Încălzire pentru luni dimineață
Alegeți zece poziții din inventar, la întâmplare, și încercați să găsiți pentru fiecare, într-o oră, actul, cartea funciară și locul. Notați la câte ați reușit. Repetați exercițiul după o jumătate de an, cu alte zece. Nu cunoaștem un mod mai cinstit de a afla dacă inventarul este un instrument sau un dosar. La prima încercare media este de patru; la a treia, de nouă.`,
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
Are patru propoziții: ce ați cerut, ce am verificat, ce am găsit, ce facem și până când. Dacă nu stă în puterea primăriei, spuneți în puterea cui stă. Răspunsurile-tip se recunosc și nasc o a doua petiție. Semnătura conducătorului și a șefului de compartiment rămân obligatorii. Citiți textul cu voce tare înainte să-l trimiteți; dacă vă împiedicați, mai ștergeți o dată.
## La ghișeu
Cine vine cu petiția scrisă de mână primește numărul pe loc, pe o copie. Dacă omul nu poate scrie, funcționarul notează și îi citește ce a notat înainte de semnătură. Sunt zece minute care scutesc o audiență.`,
  },
];
