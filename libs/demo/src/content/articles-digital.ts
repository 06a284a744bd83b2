import type { ArticleSource } from './articles-source.ts';

/** Technology, by firms. */
export const DIGITAL_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Civis Digital',
    category: 'firma-it-digitalizare',
    title: 'Formularul online pe care oamenii îl termină',
    summary: 'Opt reguli învățate din două sute de mii de cereri depuse în portaluri de primării.',
    text: `Jumătate dintre formularele începute într-un portal de primărie nu se termină. Nu din cauza tehnologiei: din cauza întrebărilor.
## Opt reguli
- o întrebare pe ecran la telefon, nu douăzeci;
- nimic din ce instituția știe deja;
- eticheta deasupra câmpului, nu în el;
- exemplul înainte, eroarea după, cu aceleași cuvinte;
- salvare la fiecare pas, fără cont;
- lista de acte la început, nu la sfârșit;
- o pagină de verificare înainte de trimitere;
- un număr de înregistrare pe care omul îl primește imediat.
## Cum măsurați
Numărați câți încep, câți ajung la ultimul pas și cât durează. Dacă un pas pierde mai mult de un sfert dintre oameni, acolo este o întrebare prost pusă. Schimbați o frază, așteptați două săptămâni, numărați din nou.
## Un caz
La certificatul fiscal, înlocuirea cuvântului „rol” cu „numărul de pe înștiințare” a redus telefoanele la jumătate.
## Testați cu oameni adevărați
Cinci persoane și o după-amiază ajung. Rugați-le să completeze cu voce tare și nu le ajutați. Prima frază pe care o recitesc trebuie rescrisă. Apoi încercați formularul de pe un telefon de acum cinci ani.
## Datele personale
Cereți numai datele de care este nevoie pentru cererea respectivă; codul numeric personal nu se cere „ca să fie”. Scrieți pe formular, în câteva rânduri, cine folosește datele, cât timp și unde se poate plânge omul. Orice autoritate publică are un responsabil cu protecția datelor, iar o breșă care poate afecta oamenii se notifică autorității de supraveghere în cel mult 72 de ore de la aflare, potrivit Regulamentului (UE) 2016/679. Merită exersat o dată, înainte să fie nevoie.
## Începeți cu răspunsul
Înainte de a desena formularul, scrieți documentul pe care omul îl va primi la sfârșit. Subliniați în el ce vine din cerere. Numai atât trebuie întrebat. La o cerere de racord am găsit nouăsprezece câmpuri în formular și șapte în avizul eliberat. Celelalte douăsprezece erau moștenite de la un formular tipărit în anii nouăzeci, pe care nimeni nu îl mai pusese la îndoială.
Pentru fiecare câmp rămas întrebați cine îl citește. Dacă nu se ridică nicio mână, câmpul dispare. Dacă se ridică o mână și spune „pentru statistică”, întrebați când a fost făcută ultima statistică.
## Ordinea întrebărilor
Oamenii completează ușor ce știu pe dinafară și se opresc la ce trebuie căutat. Puneți întâi întrebările despre scop, apoi cele despre persoană și la urmă cele pentru care trebuie ridicat de pe scaun. Când ajunge acolo, omul a investit deja cinci minute și se va întoarce. Dacă numărul cadastral este primul câmp, închide pagina.
Spuneți de la început ce va trebui avut la îndemână, cu o fotografie a documentului și cu locul încercuit în care se află numărul. O singură fotografie de acest fel a redus cu o treime erorile la cererile de racord.
## Cuvintele
- „Strada și numărul”, nu „adresa imobilului ce face obiectul cererii”.
- „De ce vă trebuie?”, nu „scopul eliberării”.
- „Cine semnează pentru firmă?”, nu „reprezentantul legal sau împuternicitul acestuia”.
- „Data la care vreți să începeți”, nu „termenul estimat de demarare”.
Dacă legea cere un cuvânt anume, folosiți-l o dată, în paranteză, după cuvântul obișnuit. Juristul va fi mulțumit, iar omul va înțelege.
## Mesajele de eroare
Un mesaj bun spune ce este greșit și cum se îndreaptă, lângă câmp, după ce omul a terminat de scris. „Format invalid” nu ajută. „Numărul de telefon are zece cifre; ați scris nouă” ajută. Nu ștergeți niciodată ce a scris omul. Nu folosiți doar culoarea roșie: unul din doisprezece bărbați nu o deosebește bine, iar pe un telefon ținut în soare nu o deosebește nimeni.
Verificările făcute prea devreme supără la fel de tare. Un câmp care strigă de la prima literă îl învață pe om să nu se mai uite la mesaje.
## Fișierele încărcate
Aici se pierd cei mai mulți. Acceptați fotografii făcute cu telefonul, nu doar fișiere scanate. Micșorați-le dvs., nu cereți omului „maximum doi megaocteți”. Arătați imaginea încărcată, ca să vadă dacă se citește. Permiteți înlocuirea uneia fără a le lua pe toate de la capăt.
Și întrebați-vă de fiecare dată dacă fișierul este necesar. La patru servicii din zece pe care le-am revizuit, documentul cerut fusese emis chiar de primăria care îl cerea.
## Plata
Dacă există o taxă, spuneți suma înainte de a începe, nu pe ultimul ecran. Lăsați plata după ce cererea are număr. O plată nereușită nu trebuie să piardă cererea, iar omul trebuie să poată plăti și a doua zi, dintr-o legătură primită pe e-mail. Confirmați separat cele două lucruri: am primit cererea, am primit banii.
## După trimitere
Pagina de la sfârșit este cea mai citită și cea mai neglijată. Scrieți pe ea patru lucruri: numărul, ce urmează, până când și unde se poate întreba. Trimiteți aceleași patru lucruri pe e-mail, pentru că pagina va fi închisă. Când cererea își schimbă starea, trimiteți o propoziție. Omul nu mai sună dacă știe.
Un oraș din Prahova a numărat telefoanele înainte și după ce a introdus mesajele de stare. Au scăzut de la o sută douăzeci pe săptămână la treizeci și cinci, iar două colege au avut timp să răspundă la cererile în sine.
## Cine nu poate folosi ecranul
Formularul online nu înlocuiește omul de la ghișeu. Îl eliberează pentru cei care au nevoie de el. Lăsați pe fiecare pagină numărul de telefon al unei persoane și programul ei. Permiteți unui funcționar să completeze același formular în numele omului, cu acordul lui notat. Astfel toate cererile ajung în același loc, cu aceleași câmpuri, iar statisticile nu mint.
## Trei săptămâni, de la hârtie la ecran
Prima săptămână este pentru tăiat: formularul vechi pe perete, un creion roșu și toți cei care îl folosesc în jurul lui. A doua este pentru scris întrebările și pentru încercarea cu cinci oameni. A treia este pentru îndreptat și pentru legătura cu registratura. Programarea propriu-zisă încape printre ele, dacă aplicația știe deja să facă formulare.
Nu lansați totul deodată. Începeți cu serviciul cel mai cerut și cel mai scurt. Reușita lui va convinge compartimentele care astăzi spun că la ele nu se poate.
## Ce să urmăriți după aceea
- câți termină din o sută care încep;
- cât durează, la jumătatea cea mai lentă;
- la ce ecran se opresc;
- câte cereri se întorc pentru completare;
- câți sună întrebând ce se aude.
Puneți cele cinci cifre pe o foaie, în fiecare lună. Alegeți-o pe cea mai proastă și schimbați un singur lucru. Două schimbări făcute deodată nu vă învață nimic, pentru că nu veți ști care a ajutat.
## Cine are grijă de el
Fiecare formular are un proprietar, cu nume, dintre cei care rezolvă cererile. El vede cifrele, el propune schimbarea, el răspunde când se modifică o taxă. Un formular fără proprietar rămâne cu termenul greșit și cu telefonul unei colege pensionate. Faceți o listă a formularelor cu proprietarul și data ultimei citiri; cele necitite de un an se citesc în ianuarie, toate, într-o singură dimineață.
## Telefonul, înaintea calculatorului
Șapte din zece cereri vin de pe telefon, cele mai multe după ora 19. Desenați formularul pe o foaie îngustă. Butoanele să fie cât un deget mare, tastatura cu cifre să apară singură la numere, data să se poată scrie, nu doar alege dintr-un calendar care începe de astăzi. Cine s-a născut în 1951 nu trebuie să dea înapoi calendarul de nouă sute de ori.
Încercați totul cu internet slab, în tren sau la marginea satului. Dacă la întreruperea legăturii se pierde pagina, ați pierdut omul.
## Cererile făcute pentru altcineva
Fiica depune pentru mamă, contabilul pentru firmă, vecinul pentru vecin. Dacă formularul nu prevede acest lucru, oamenii îl vor face oricum, cu datele amestecate. Puneți la început întrebarea „pentru cine faceți cererea?” și cereți împuternicirea numai acolo unde chiar este necesară. La o informație publică nu este. La un certificat fiscal este.
- Datele celui care completează se cer o singură dată.
- Răspunsul pleacă la cel pentru care s-a cerut, cu o copie celui care a completat, dacă vor amândoi.
- Cererea arată funcționarului, pe primul rând, cine pentru cine a scris.
## Când ceva nu merge
Puneți pe fiecare pagină un rând: „Nu reușiți? Scrieți-ne ce vedeți pe ecran.” Mesajele acestea sunt aur. Citiți-le vinerea, toate, împreună cu cel care are grijă de formular. Din zece mesaje, șapte spun același lucru, iar el se repară de obicei într-un sfert de oră. Răspundeți-le tuturor, mai ales după ce ați reparat: cine primește „aveați dreptate, am schimbat” devine cel mai bun tester al dvs.
Lipiți mesajele reparate pe un perete, lângă cele nereparate. Când peretele al doilea rămâne gol o lună, puteți trece la formularul următor, cu aceeași echipă și cu aceleași obiceiuri.`,
  },
  {
    by: 'Softprim',
    category: 'firma-it-digitalizare',
    title: 'Migrarea de la o aplicație veche de taxe: planul pe douăsprezece săptămâni',
    summary: 'Ce se face în paralel, ce se verifică leu cu leu și când se oprește aplicația veche.',
    text: `O aplicație de taxe nu se înlocuiește într-un weekend. Se poate însă face în douăsprezece săptămâni, fără să se piardă o chitanță.
## Săptămânile 1–4: datele
Se extrag toate rolurile și toate soldurile, inclusiv cele zero. Totalurile pe tip de impozit trebuie să fie identice cu contul de execuție. Diferența de un leu se caută, nu se acceptă.
## Săptămânile 5–8: paralel
Două ghișee lucrează în aplicația nouă, celelalte în cea veche, iar seara se compară încasările. În fiecare vineri, lista de nepotriviri se închide.
## Săptămânile 9–12: trecerea
Se alege o săptămână fără termen de plată. Aplicația veche rămâne numai în citire, cinci ani, pe un calculator al primăriei. Ultimul lucru care se oprește este imprimanta de chitanțe.
## Clauza care vă apără
Cereți ca datele să vă fie predate la sfârșitul contractului într-un format deschis, cu descrierea câmpurilor. Costă nimic dacă este cerut la început.
## Oamenii de la ghișeu
Cel mai bun semn că trecerea reușește este liniștea de la ghișeul trei. Alegeți o colegă care cunoaște toate cazurile ciudate și lăsați-o să încerce să strice aplicația. Lista ei de treizeci de excepții valorează mai mult decât manualul.
## Săptămâna zero: inventarul
Înainte de a începe, faceți o listă cu tot ce se leagă de aplicația veche. Casieria, ghișeul de plăți, registrul agricol, contabilitatea, evidența amenzilor, tipărirea înștiințărilor, o foaie de calcul a unei colege despre care nu știe nimeni. Fiecare legătură se notează cu cine o folosește, cât de des și ce se întâmplă dacă lipsește trei zile. La o primărie de oraș lista are de obicei între douăzeci și treizeci de rânduri. Ultimele cinci sunt cele care opresc trecerea.
Cereți de pe acum furnizorului vechi o descriere a datelor. Dacă nu o are, o faceți împreună: pe ecran, câmp cu câmp, cu o persoană care știe ce a fost scris în fiecare dintre ele de-a lungul anilor. Câmpul „observații” este locul în care s-au ascuns toate excepțiile.
## Curățenia datelor
Nu duceți gunoiul în casa nouă. Pentru fiecare regulă de curățare scrieți câte înregistrări atinge și cine a hotărât-o.
- Același om cu două fișe, una cu inițiala tatălui și una fără.
- Străzi cu nume vechi, rămase pe rol după redenumire.
- Mașini radiate pe care programul le mai ține cu valoare zero.
- Moștenitori trecuți în denumire: „Popescu Ion moșt.”.
- Solduri de câțiva bani, rămase din rotunjiri.
Unele se îndreaptă automat, altele numai cu dosarul în mână. Pe cele din urmă împărțiți-le pe zile: patruzeci pe zi, două colege, până se termină. Nu le lăsați „pentru după trecere”, fiindcă după trecere nu le va mai face nimeni.
## Trei încercări, nu una
Prima încărcare de probă se face cu datele cum sunt, ca să vedeți ce nu intră. A doua, după curățenie, se verifică pe totaluri. A treia este repetiția generală: aceeași zi a săptămânii, aceiași oameni, ceasul pornit. Dacă repetiția durează nouă ore, trecerea nu încape într-o noapte și trebuie aflat de ce înainte, nu atunci.
La fiecare încercare păstrați lista diferențelor și explicația lor. O diferență explicată se poate semna. Una „mică” nu, pentru că nu știți din câte mari, cu semne opuse, s-a făcut.
## Ce se verifică leu cu leu
Totalul pe fiecare impozit și pe fiecare an. Totalul restanțelor, al suprasolvirilor și al dobânzilor. Numărul de roluri active și închise. Apoi treceți la persoane: luați o sută de roluri la întâmplare și alte cincizeci alese de colege ca fiind cele mai ciudate. Pentru fiecare comparați, pe hârtie, fișa veche cu fișa nouă.
Alegeți cazurile ciudate fără milă: persoana cu scutire parțială, casa împărțită între patru frați, firma cu punct de lucru, terenul reclasificat la mijlocul anului, mașina hibrid, plata făcută de două ori. Dacă merg acestea, merg toate.
## Dobânzile
Majorările de întârziere sunt locul în care două programe corecte dau rezultate diferite. Unul socotește ziua plății, celălalt nu. Unul rotunjește pe fiecare rată, celălalt la sfârșit. Puneți-i pe cei doi furnizori să scrie regula în două propoziții și alegeți dvs., cu hotărârea consiliului și cu legea în față. Scrieți alegerea și arătați-o celor de la ghișeu: ei vor fi întrebați de diferența de trei bani.
## Ziua trecerii, oră cu oră
- Vineri la 14: ghișeele se închid, anunțul este pus de două săptămâni.
- La 15: se tipărește situația finală din aplicația veche și se semnează.
- La 16: se face copia de siguranță și se încearcă deschiderea ei.
- La 17: pornește încărcarea.
- Sâmbătă la 9: se compară totalurile; se decide mergem sau ne întoarcem.
- La 12: se verifică cele o sută cincizeci de roluri.
- Duminică: liber. Oamenii obosiți fac greșeli pe care le plătesc luni.
- Luni la 8: un singur ghișeu deschis, cu doi oameni la el, apoi celelalte, din oră în oră.
Hotărârea de sâmbătă la 9 are un nume lângă ea. Cel care o ia știe dinainte pragul: dacă totalul diferă cu un leu fără explicație, ne întoarcem. Nu se negociază la fața locului.
## Planul de întoarcere
Scrieți-l și încercați-l. Aplicația veche rămâne pornită până sâmbătă la prânz. Dacă vă întoarceți, luni lucrați ca vineri, iar oamenii nu află decât că anunțul a fost amânat. Am văzut o singură întoarcere în unsprezece treceri. A fost cea mai liniștită dintre toate, pentru că planul era pe o foaie.
## Prima lună
Țineți un jurnal la fiecare ghișeu: ora, ce a întrebat omul, ce nu s-a găsit. Citiți jurnalele în fiecare după-amiază, zece minute. Cele mai multe însemnări nu sunt greșeli, ci obișnuințe: tasta care făcea altceva, coloana care era în stânga. Faceți o foaie cu „unde s-a mutat” și lipiți-o la fiecare birou.
În prima lună nu schimbați nimic altceva. Nici casele de marcat, nici programul, nici șefa de serviciu. Fiecare schimbare adăugată ascunde cauza celorlalte.
## Înștiințările
Prima tipărire din aplicația nouă se face pe o sută de adrese, se pune în plic și se deschide. Vedeți dacă adresa se potrivește cu fereastra plicului, dacă suma este lizibilă, dacă codul de plată se poate citi cu telefonul. Abia apoi se tipăresc celelalte zece mii. O greșeală în textul înștiințării aduce la ghișeu, în aceeași săptămână, o mie de oameni.
## Contractul cu furnizorul nou
Treceți plata pe etape care se pot vedea: a doua încărcare reușită, totaluri identice, o lună de lucru fără diferențe. Nu plătiți „implementarea” într-o singură tranșă. Cereți un om al furnizorului la fața locului în prima săptămână, nu la telefon. Și cereți ca persoana care a făcut încărcarea să fie aceeași cu cea care vine; altfel explicațiile se pierd pe drum.
## Ce rămâne scris
La sfârșit aveți un dosar cu descrierea câmpurilor, regulile de curățare, listele de diferențe, situațiile semnate și jurnalele. Pare mult. Peste trei ani, când un contribuabil va întreba de ce avea în februarie alt sold decât în aprilie, răspunsul va fi găsit în cinci minute, de cineva care poate nici nu lucra în primărie la data trecerii.
## După predare începe greul
Orice lucrare sau aplicație costă și după ce a fost plătită. Treceți în buget, de la început, întreținerea pe cinci ani: revizii, consumabile, actualizări, instruirea celor care vin. Cereți documentația, parolele și datele într-o formă pe care o poate prelua și altcineva. O clauză de predare la sfârșitul contractului, cu termen și preț zero, vă ferește să rămâneți legați de un singur furnizor.
## Cine face parte din echipă
Cinci oameni ajung: cineva de la ghișeu, cineva de la contabilitate, cineva care cunoaște calculatoarele, un om al furnizorului nou și unul care hotărăște. Cel care hotărăște nu este neapărat șeful serviciului, dar are de la el dreptul să spună „nu trecem săptămâna aceasta”. Se întâlnesc de două ori pe săptămână, câte o jumătate de oră, cu lista de diferențe pe masă. Cine lipsește trimite înlocuitor.
Eliberați-i de altceva. O trecere făcută „pe lângă” treburile zilnice durează dublu și obosește tocmai oamenii de care aveți nevoie în prima lună.
## Ce spuneți contribuabililor
- cu două luni înainte: că se schimbă programul și că numerele de rol rămân sau se schimbă;
- cu două săptămâni înainte: în ce zile este închis și cum se poate plăti între timp;
- în prima zi: un afiș cu o singură propoziție și un coleg în hol;
- după o lună: ce s-a îmbunătățit, cu un exemplu.
Nu promiteți „servicii moderne”. Spuneți că un certificat fiscal se va da în zece minute, dacă așa este.
## Furnizorul vechi
Purtați-vă bine cu el. Va pleca oricum, dar de el depind descrierea datelor și ultimele exporturi. Plătiți-i ce îi datorați, cereți-i în scris ce mai are de predat și stabiliți un om de legătură pe trei luni. Când un furnizor amână, de cele mai multe ori nu vrea să facă rău; pur și simplu cel care a scris programul nu mai lucrează acolo. Aflați aceasta din prima săptămână, nu din a noua.
Dacă întârzie totuși, puteți citi singuri datele din tipărituri. Pare neplăcut, dar o primărie din Iași a refăcut în felul acesta soldurile a patru mii de roluri, cu patru oameni, în nouă zile.
## Arhiva deciziilor
Țineți un caiet cu hotărârile luate pe drum: „rotunjirile se șterg sub un leu, 14 martie, a hotărât directorul economic”. Unele vor fi întrebate la control, altele vor fi uitate chiar de cei care le-au luat. Un caiet cu patruzeci de rânduri, datat, este cel mai citit document al întregii treceri. Îl veți deschide de mai multe ori decât manualul.
## Când se poate spune că s-a terminat
Nu în ziua trecerii. S-a terminat când s-a încheiat primul termen de plată, s-a făcut prima situație trimestrială și nimeni nu a mai deschis aplicația veche de două săptămâni. Abia atunci se plătește ultima tranșă și se taie tortul. Până atunci, cele cinci persoane rămân echipă.
Și încă un lucru: mulțumiți-i în scris colegei care a găsit cele mai multe excepții. Fără caietul ei, totalurile ar fi ieșit corecte, iar oamenii ar fi stat la coadă.`,
  },
  {
    by: 'Securis Net',
    category: 'firma-it-digitalizare',
    title: 'NIS2 pentru o primărie de oraș: ce aveți de făcut luni dimineață',
    summary: 'OUG 155/2024 fără panică: inventar, copii de siguranță, un om responsabil și un exercițiu.',
    text: `Directiva NIS2 a fost transpusă prin OUG 155/2024, iar o parte dintre autoritățile publice intră sub obligațiile ei. Chiar dacă nu sunteți siguri că vi se aplică, lucrurile de făcut întâi sunt aceleași.
## Patru lucruri
- Inventarul: ce calculatoare, ce aplicații, cine are drepturi de administrator. De obicei ies la iveală două conturi ale unor oameni plecați.
- Copiile de siguranță: una zilnic, una în altă clădire, una care nu se poate șterge din rețea. Și o restaurare de probă pe trimestru.
- Al doilea pas la conectare, pentru e-mail și pentru aplicațiile de buget.
- Un om care știe pe cine sună la două noaptea.
## Raportarea
Incidentele semnificative se anunță la Directoratul Național de Securitate Cibernetică: o avertizare în 24 de ore, o notificare în 72, raportul final după o lună. Pregătiți formularul acum, cu datele instituției completate.
## Exercițiul
Scoateți din priză, anunțat, un server pentru o oră. Veți afla mai mult decât din orice audit.
## Furnizorii
Cereți-le, prin contract, să vă anunțe incidentele lor și să șteargă conturile oamenilor care pleacă.
## Inventarul, făcut într-o zi
Luați o foaie pentru fiecare birou și mergeți cu ea din ușă în ușă. Notați calculatorul, cine lucrează la el, ce aplicații deschide, ce cabluri intră în perete. Nu vă bazați pe lista de la contabilitate: ea spune ce s-a cumpărat, nu ce se folosește. La sfârșitul zilei veți avea trei surprize: un calculator pe care nu îl revendică nimeni, un router adus de acasă și o aplicație plătită lunar pe care nu o mai deschide nimeni.
Pe a doua foaie scrieți conturile. Cine poate intra de la distanță, cine poate șterge, cine are parola furnizorului. Tăiați conturile celor plecați în aceeași zi, nu la sfârșitul lunii.
## Ce vi se poate întâmpla, pe înțelesul tuturor
Nu hoți iscusiți care vor tocmai primăria dvs. De obicei un e-mail care arată ca o factură, deschis de cineva grăbit. Programul ascuns în el stă câteva zile, apoi închide toate fișierele la care ajunge. Ajunge atât de departe cât îi permite contul celui care l-a deschis. De aceea drepturile mici sunt cea mai ieftină apărare: dacă nimeni nu lucrează zilnic cu drepturi de administrator, paguba rămâne într-un birou.
## Copia care se poate restaura
Întrebarea nu este dacă aveți copii, ci când ați restaurat ultima oară una. Puneți în calendar o probă pe trimestru: alegeți un fișier de acum două săptămâni și aduceți-l înapoi. Apoi o dată pe an un server întreg, pe un calculator de probă. Notați cât a durat. Dacă restaurarea evidenței de taxe durează trei zile, consiliul trebuie să știe că o pană înseamnă trei zile fără încasări.
- O copie care rămâne mereu legată la rețea va fi închisă odată cu restul.
- O copie pe care o știe un singur om nu există când el este în concediu.
- O copie necifrată, uitată într-un sertar, este ea însăși o breșă.
## Foaia de lângă telefon
Scrieți o pagină care se poate citi și fără curent. Pe ea: cine hotărăște oprirea rețelei, cine sună furnizorul, cine anunță autoritățile, cine vorbește cu presa, cine pune afișul la ghișeu. Lângă fiecare nume, un înlocuitor și un număr de telefon personal. Primele trei rânduri sunt ce face orice angajat care observă ceva ciudat: scoate cablul de rețea, nu oprește calculatorul, sună.
Încercați foaia într-o dimineață obișnuită. Un coleg spune cu voce tare „mi s-au închis fișierele”, ceilalți fac ce scrie. Prima dată va fi stângaci și amuzant. A doua oară durează zece minute.
## Oamenii
Instruirile anuale de trei ore nu schimbă nimic. Schimbă ceva cinci minute pe lună, cu un e-mail adevărat primit de instituție și cu întrebarea „după ce vă dădeați seama?”. Lăudați pe cine întreabă, chiar dacă s-a înșelat. În instituțiile în care cel care a apăsat greșit este certat, următorul va tăcea două zile, iar acele două zile sunt cele scumpe.
## Furnizorii, luați la rând
Faceți lista celor care pot intra în rețea: programul de taxe, camerele, telefonia, centrala termică, imprimantele. Da, imprimantele. Pentru fiecare întrebați cum intră, cu ce cont și cine aprobă. Accesul permanent se înlocuiește cu unul deschis la cerere și închis seara. Furnizorul va protesta o săptămână.
## Cât costă
Pentru o primărie cu patruzeci de calculatoare, primele patru lucruri din lista de mai sus înseamnă mai ales timp: cam trei săptămâni ale unui om. Banii merg pe un loc de păstrare a copiilor, pe câteva licențe și pe o sursă mai bună. Puneți suma lângă costul unei săptămâni fără ghișeu și arătați-le împreună. Nu am văzut încă un consiliu care să aleagă greșit.
## Planul pe nouăzeci de zile
- Primele două săptămâni: inventarul, conturile celor plecați, lista furnizorilor.
- Până la o lună: al doilea pas la conectare pentru toți cei care au e-mail.
- Până la două luni: copiile, cu prima restaurare reușită și cronometrată.
- Până la trei luni: foaia de lângă telefon, exercițiul, raportul către consiliu.
Nu începeți de la politici scrise. Ele se scriu la sfârșit, când știți ce faceți de fapt, și atunci ies de trei pagini, nu de treizeci. O politică pe care nimeni nu o respectă este, la control, mai rea decât lipsa ei.
## Primele ore ale unui incident
Cineva observă că nu se mai deschid fișierele. În primele zece minute se scot cablurile, în prima jumătate de oră se anunță cel care hotărăște, în prima oră se sună furnizorul și se fotografiază ecranele. Nu se șterge nimic și nu se reinstalează nimic: urmele sunt necesare. Nu se plătește nimănui nimic. Se pune afișul la ghișeu și se trece pe hârtie, cu formularele pregătite.
În aceeași zi, un singur om scrie un jurnal: ora, ce s-a aflat, ce s-a hotărât, de către cine. Din jurnal ies apoi toate notificările, fără ca cineva să mai trebuiască să își amintească.
## După
La două săptămâni, strângeți-i pe toți o oră. Nu întrebați cine. Întrebați ce am fi vrut să știm cu o zi mai devreme și ce schimbăm până vinerea viitoare. Două schimbări duse până la capăt sunt mai bune decât un plan de douăzeci. Trimiteți concluziile și orașului vecin: are, foarte probabil, același furnizor.
Puneți rezumatul în dosarul incidentului și recitiți-l la un an.`,
  },
  {
    by: 'Regista',
    category: 'firma-it-digitalizare',
    title: 'Registratura electronică începe cu o ștampilă mai puțin',
    summary: 'Cum arată circuitul unui document după ce hârtia nu mai urcă scările.',
    text: `Am numărat, într-un municipiu, unsprezece opriri pe drumul unei cereri simple. Șapte erau pentru ca cineva să vadă că a trecut pe acolo. Registratura electronică le-a transformat în patru.
## Circuitul nou
Cererea se înregistrează o singură dată, la intrare, indiferent pe unde vine. Se repartizează după tip, nu după cine este la birou. Termenul se calculează singur și se vede de către toți cei implicați. Răspunsul se semnează electronic și pleacă pe canalul ales de solicitant.
## Semnătura electronică
Regulamentul (UE) 910/2014 și Legea 214/2024 recunosc semnătura calificată ca echivalentă celei de mână. Începeți cu trei certificate: primarul, secretarul general și șeful compartimentului cu cele mai multe acte.
## Arhivarea
Documentul născut electronic se păstrează electronic. A-l tipări pentru dosar înseamnă a plăti de două ori și a pierde semnătura pe drum.
## Rezistența
Cea mai grea zi este aceea în care șeful cere dosarul „pe hârtie, ca de obicei”. Stabiliți de la început că rezoluția se pune în sistem. În instituțiile în care primarul a lucrat primul așa, trecerea a durat două luni; în celelalte, un an. Un ecran mare în hol, cu numărul de lucrări în termen, a făcut restul.
## Pregătiți oamenii, nu doar procedura
O schimbare se pierde între ghișeu și birou dacă aceia care lucrează zi de zi nu au fost întrebați. Alegeți doi colegi care încearcă primii, lăsați-i două săptămâni să noteze ce nu merge și abia apoi extindeți. Instruirile scurte, de o oră, pe cazuri adevărate, rămân mai bine decât o zi întreagă în sala de ședințe. Și lăsați scris pe o pagină cine pe cine înlocuiește în concediu.`,
  },
  {
    by: 'Geoplan Digital',
    category: 'firma-inovatie',
    title: 'Harta din care se ia decizia, nu doar se tipărește',
    summary: 'Un sistem geografic mic, cu patru straturi, care se plătește din primul an.',
    text: `Multe primării au cumpărat sisteme geografice cu șaizeci de straturi și folosesc două. Noi propunem invers: patru straturi ținute la zi și abia apoi al cincilea.
## Cele patru straturi
- parcelele, cu numărul cadastral și proprietarul generic (public, privat);
- rețelele, cu adâncimea măsurată la fiecare intervenție;
- reglementările urbanistice, pe zone, cu textul regulamentului la un clic;
- lucrările în curs, cu dată de început și de sfârșit.
## De unde vine economia
Dintr-o singură săpătură evitată. Când străzile planificate pentru asfaltare se văd peste conductele care trebuie schimbate, ordinea lucrărilor se schimbă de la sine.
## Date deschise
Legea 179/2022 încurajează publicarea datelor. Straturile fără informații personale pot fi puse pe data.gov.ro; studenții și firmele le vor folosi și vă vor semnala greșelile gratuit.
## Cine o ține la zi
Nu un departament nou. Fiecare lucrare se recepționează cu fișierul ei, în formatul cerut, iar cine răspunde de autorizații adaugă parcela în ziua emiterii. Două ore pe săptămână, trecute în fișa postului. Dacă harta rămâne în urmă cu o lună, oamenii se întorc la planșele de pe perete. Verificarea se face ușor: alegeți zece adrese la întâmplare și mergeți cu tableta pe teren.
## Prima lună
Nu cumpărați nimic. Luați un program gratuit de hărți, parcelele pe care le aveți deja și un coleg căruia îi plac. Desenați lucrările anului trecut și ale anului acesta. Arătați harta la ședința de luni. Dacă cineva spune „stai puțin, acolo a fost săpat în primăvară”, aveți deja argumentul pentru următorul pas.
## Datele pe care le aveți și nu le știți
- Autorizațiile din ultimii zece ani, cu adresă.
- Sesizările cetățenilor, cu dată și stradă.
- Contoarele de apă, cu consumul lunar.
- Stâlpii de iluminat din ultimul inventar.
- Traseele de deszăpezire, desenate pe o hartă turistică.
Fiecare este un tabel. Devine strat în ziua în care adresele se scriu la fel. De aceea nomenclatorul stradal vine înaintea oricărei licențe: o stradă scrisă în trei feluri este, pentru calculator, trei străzi.
## Întrebările de la care porniți
Un strat fără întrebare îmbătrânește repede. Scrieți întrebarea lângă el: unde se sparge conducta mai des de două ori pe an? Ce terenuri publice sunt mai mari de două mii de metri pătrați și au drum? La câți metri de o stație locuiesc copiii din clasele mici? Când întrebarea nu mai interesează pe nimeni, stratul poate fi oprit fără regrete.
## Precizia potrivită
Pentru a hotărî ordinea asfaltărilor ajunge o precizie de un metru. Pentru a săpa lângă o conductă de gaz, nu. Treceți la fiecare strat cât de exact este și cine a măsurat. Un strat imprecis, dar care spune că este imprecis, nu face rău nimănui. Unul care pare exact poate costa o conductă spartă.
## Un caz din Alba
Un oraș avea două sute patruzeci de sesizări despre gropi într-o primăvară. Puse pe hartă peste anul ultimei asfaltări și peste rețeaua de apă, s-au adunat în trei locuri. Sub toate trei trecea aceeași conductă veche. Au fost schimbați șase sute de metri de țeavă, apoi s-a asfaltat. În primăvara următoare au rămas nouăzeci de sesizări, împrăștiate, cum este firesc. Harta costase munca de două săptămâni a unui stagiar.
## Unde se oprește
Harta arată unde, nu de ce. Un cartier cu multe sesizări poate fi un cartier cu gropi sau unul cu oameni care scriu. Înainte de o hotărâre, mergeți acolo. Și nu publicați straturi din care se poate afla cine primește ajutor, cine nu și-a plătit impozitul sau cine a făcut o reclamație, chiar dacă numele lipsește: într-un sat, o casă pe hartă este un nume.
Acolo unde nu sunteți siguri, arătați harta întâi celui mai în vârstă consilier. Va găsi într-un minut ce ați greșit.
Apoi arătați-o celui mai tânăr angajat și rugați-l să găsească pe ea casa lui.`,
  },
  {
    by: 'DataCom Rural',
    category: 'firma-it-digitalizare',
    title: 'Rețeaua unei primării de comună, desenată pe o foaie',
    summary: 'Un dulap, două legături la internet și o listă de parole care nu stă pe monitor.',
    text: `Într-o comună cu douăsprezece calculatoare nu este nevoie de un specialist cu normă întreagă. Este nevoie de o rețea atât de simplă încât să o poată explica oricine.
## Ce intră pe foaie
Un dulap închis, ventilat, cu un întrerupător propriu. Două legături la internet, una prin fibră și una mobilă, cu trecere automată. Rețea separată pentru public și pentru camere. O sursă care ține treizeci de minute, cât să închizi corect.
## Parolele
Un administrator de parole comun, cu două persoane care au acces de urgență, într-un plic sigilat în seif. Hârtiuța lipită pe monitor este primul lucru pe care îl fotografiază un vizitator.
## Costul
Echipamentele costă cam cât un laptop bun. Contractul de întreținere, dacă prevede timp de intervenție și nu „asistență nelimitată”, costă mai puțin decât o zi pe lună în care nu merge nimic.
## Verificarea anuală
O dată pe an, într-o după-amiază: încercați sursa de rezervă, restaurați un document din copia de siguranță, schimbați parolele comune, aruncați cablurile pe care nu le recunoaște nimeni și actualizați foaia. Puneți-o apoi în seif, lângă plic. Fotografiați dulapul: la o defecțiune, poza ajunge la tehnician mai repede decât el la dvs.
## Camera video nu este rețea de birou
Puneți camerele și centrala telefonică pe legături separate de calculatoare, chiar dacă folosesc același dulap. Aparatele acestea se actualizează rar și sunt prima poartă încercată. Notați pe foaie care cablu este al cui, cu o etichetă la fiecare capăt; eticheta costă câțiva bani și scutește o dimineață de căutat.
## Ce faceți când cade internetul
- verificați dacă a trecut pe legătura mobilă; dacă da, lucrați mai departe și sunați furnizorul;
- dacă nu, scoateți din priză aparatul furnizorului pentru un minut, nu și comutatorul dvs.;
- după o jumătate de oră, scrieți cererile pe hârtie, cu ora, și introduceți-le la întoarcere;
- notați cât a durat: contractul prevede o reducere pe care aproape nimeni nu o cere.
Lipiți lista pe ușa dulapului. Cine ajunge primul la birou o poate urma fără să aștepte pe nimeni, iar întreruperea obișnuită se rezolvă înainte de deschiderea ghișeului.
## Calculatorul de schimb
Păstrați unul pregătit, cu toate aplicațiile, chiar dacă este mai vechi. Porniți-l o dată pe lună ca să se actualizeze. Când se strică un calculator în ziua plății, schimbul durează un sfert de oră, iar reparația poate aștepta.`,
  },
  {
    by: 'Orizont Smart',
    category: 'firma-inovatie',
    title: 'Oraș inteligent cu buget mic: ce merită și ce nu',
    summary: 'Trei proiecte sub o sută de mii de lei care au rămas în funcțiune după cinci ani.',
    text: `Din douăzeci de proiecte „smart” pe care le-am revizitat la cinci ani după inaugurare, opt mai funcționau. Toate opt aveau ceva în comun: cineva din primărie le folosea săptămânal.
## Ce a rămas
- senzorii de nivel din containerele de sticlă: mașina pleacă numai când este plin;
- contoarele de apă cu citire la distanță în clădirile publice: o pierdere se vede a doua zi;
- numărătoarea de pietoni și bicicliști, pentru că primarul o citește în raport.
## Ce s-a stins
Băncile cu încărcător, panourile interactive din piață și aplicația orașului. Nu erau rele; nu aveau un proprietar. Nimeni nu observa când se stricau.
## Întrebarea de pus
„Cine va deschide ecranul acesta luni dimineață și ce va face altfel?” Dacă nu aveți un nume, amânați achiziția.
## Cum cumpărați mai puțin
Cereți un proiect-pilot de trei luni, plătit, cu criterii scrise de reușită și cu dreptul de a nu continua. Datele trebuie să vă aparțină din prima zi. Un furnizor sigur pe produsul lui acceptă; unul care insistă pe pachetul complet de la început vă spune, de fapt, ceva despre produs.
## Înainte de a semna
Rugați furnizorul să vă ducă la un client care folosește sistemul de peste trei ani și lăsați-l să aștepte afară. Întrebați operatorul ce face când nu merge și pe cine sună.`,
    outcome: 'changes',
    reason:
      'Textul este bun. Spuneți în ce localități sunt cele trei proiecte și de unde vin cifrele, ca cititorul să le poată verifica.',
  },
  {
    by: 'Arhiva Vie',
    category: 'firma-it-digitalizare',
    title: 'Cât costă, de fapt, scanarea unei arhive',
    summary: 'Prețul pe pagină ascunde jumătate din muncă: pregătirea și indexarea.',
    text: `Ofertele pentru digitizarea arhivelor se compară de obicei pe prețul paginii scanate. Este ca și cum ați compara case după prețul cărămizii.
## Din ce se compune costul
- pregătirea: scos capse, îndreptat colțuri, refăcut ordinea; cam 35% din muncă;
- scanarea propriu-zisă: 20%;
- indexarea după câmpurile de care aveți nevoie: 30%;
- verificarea și refacerea dosarelor: restul.
## Ce cereți în caietul de sarcini
Trei până la cinci câmpuri de indexare, nu cincisprezece. O rată de eroare maximă, verificată prin sondaj pe fiecare lot. Lucrul la sediul dvs., cu proces-verbal de ieșire și intrare pentru fiecare raft. Formate deschise și o copie pe două suporturi.
## Ce nu se scanează
Documentele cu termen de păstrare expirat. Întâi se face selecționarea, cu avizul Arhivelor Naționale, apoi se plătește scanarea a ceea ce rămâne.
## O probă înainte de contract
Alegeți un metru de raft, cel mai amestecat, și cereți ofertanților să îl lucreze contra cost, sub ochii dvs. Veți afla timpul real și veți vedea cum se poartă cu hârtia. Întrebați-i ce fac cu planșele mari, cu dosarele cusute și cu fotografiile; din răspuns se cunoaște meseriașul.
## Ce nu apare în nicio ofertă
Timpul colegilor dvs. Cineva aduce dosarele, cineva le primește înapoi, cineva răspunde cererilor care vin tocmai pentru dosarul plecat la scanat. La o arhivă de o sută de metri, socotiți o jumătate de normă pe durata lucrării și stabiliți cum se scoate un dosar din flux în aceeași zi.`,
    outcome: 'rejected',
    reason:
      'Articolul descrie o singură ofertă comercială. Blogul primește experiențe și sfaturi, nu reclame; pentru ofertă folosiți marketplace-ul.',
  },
];
