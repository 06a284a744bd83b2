import type { ArticleSource } from './articles-source.ts';

/** Funds, projects, environment and rural development, by firms. */
export const MONEY_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Fondeuro Consult',
    category: 'firma-fonduri-europene',
    title: 'Cererea de rambursare care se plătește din prima',
    summary: 'Ce verifică ofițerul de proiect în primele zece minute și ce documente lipsesc cel mai des.',
    text: `O cerere de rambursare întoarsă pentru clarificări înseamnă, în medie, șase săptămâni în care constructorul așteaptă. Cele mai multe întoarceri se pot evita cu o verificare de o oră.
## Primele zece minute
Ofițerul se uită la patru lucruri: factura se potrivește cu situația de lucrări, situația cu graficul, plata cu extrasul și toate cu bugetul aprobat pe linii. Dacă o linie este depășită cu un leu, cererea se oprește.
## Ce lipsește cel mai des
- procesele-verbale pe faze determinante;
- dovada publicității, cu fotografie datată;
- pontajele echipei de implementare, semnate lunar, nu la sfârșit;
- dovada plății contribuției proprii.
## Obiceiul care ajută
Țineți dosarul în ordinea listei de verificare a finanțatorului, nu în ordine cronologică. La fiecare plată adăugați documentul la locul lui. Ziua depunerii devine o zi de tipărit.
## Dacă totuși se întoarce
Răspundeți la clarificări punct cu punct, în ordinea întrebărilor, cu fiecare anexă numerotată. Nu trimiteți tot dosarul din nou. Dacă nu sunteți de acord cu o corecție, plătiți ce nu se contestă și contestați restul în termen; tăcerea este luată drept acceptare. Notați clarificarea pe lista dvs., ca să nu se repete la cererea următoare.`,
    parts: ['dosar'],
  },
  {
    by: 'Absorb Invest',
    category: 'firma-fonduri-europene',
    title: 'Indicatorii pe care îi promiteți azi se numără peste trei ani',
    summary: 'Cum alegeți ținte pe care le puteți dovedi, nu doar ținte care aduc puncte.',
    text: `Punctajul mare se obține ușor: se scrie un număr mare. Problema apare la raportul final, când numărul trebuie dovedit cu liste, contoare sau procese-verbale.
## Trei întrebări pentru fiecare indicator
- Cum îl măsurăm astăzi, înainte de proiect?
- Cine îl va măsura și cu ce?
- Ce se întâmplă dacă ajungem la optzeci la sută?
Dacă la a doua întrebare răspunsul este „consultantul”, indicatorul nu este al dvs.
## Exemplu
„Două mii de beneficiari” poate însemna două mii de semnături sau două mii de treceri numărate automat. Scrieți metoda în cerere. O metodă aprobată la început nu mai poate fi contestată la sfârșit.
## Rezerva
Lăsați o marjă de zece la sută între ce credeți că veți atinge și ce promiteți. Corecția pentru neatingere costă mai mult decât cele două puncte câștigate.
## Un registru mic
Deschideți în prima zi un tabel cu fiecare indicator, valoarea de pornire, sursa și numele celui care îl completează. Lunar se adaugă o coloană. Când numărul nu crește trei luni la rând, se discută în ședința de proiect, cât mai este timp de îndreptat. La sfârșit, raportul se scrie într-o zi.`,
    parts: ['risc'],
  },
  {
    by: 'Eligibil',
    category: 'firma-fonduri-europene',
    title: 'Cheltuieli neeligibile: lista pe care nu o citește nimeni',
    summary: 'Ce plătește comuna din buget chiar și într-un proiect finanțat integral.',
    text: `„Finanțare sută la sută” nu înseamnă că nu plătiți nimic. În fiecare ghid există o anexă cu ce nu se decontează, iar ea ajunge pe masa consiliului când este prea târziu.
## Ce apare aproape mereu
- lucrările în afara limitei din planul de situație, chiar și doi metri de trotuar;
- racordurile cerute de operatori după semnarea contractului;
- diferența dintre devizul actualizat și bugetul aprobat;
- dobânzile, penalitățile, taxele judiciare;
- cheltuielile făcute înainte de data de la care ghidul le acceptă.
## Cum vă pregătiți
Cereți proiectantului o listă separată cu lucrările conexe. Prevedeți în buget între cinci și opt la sută din valoarea proiectului și treceți suma în hotărârea de aprobare a indicatorilor. Un proiect cu bani pentru neprevăzut se termină; unul fără se suspendă.
## Discuția cu consiliul
Puneți pe masă trei sume: cât se decontează, cât plătește comuna sigur și cât ar putea plăti dacă lucrurile merg prost. Consilierii votează mai ușor o sumă mare spusă la început decât una mică spusă la sfârșit. Atașați anexa ghidului, subliniată. Cereți contabilului să rezerve banii pe trimestre, nu la grămadă.`,
    parts: ['dosar', 'risc'],
  },
  {
    by: 'Prorural Proiect',
    category: 'firma-dezvoltare-rurala',
    title: 'Drumul agricol: de la praf la finanțare',
    summary: 'Ce cer finanțările pentru infrastructura agricolă și de ce contează lista de utilizatori.',
    text: `Un drum agricol nu este un drum comunal mai îngust. Este proiectat pentru utilaje grele, puține și sezoniere, iar asta schimbă atât structura, cât și argumentele din cerere.
## Începeți cu cine trece
Faceți lista exploatațiilor deservite: suprafață, cultură, tipul utilajelor, luna în care trec. Două pagini cu semnături valorează mai mult decât douăzeci de pagini de strategie. Tot de acolo ies și indicatorii.
## Apa, nu asfaltul
Nouă din zece drumuri agricole stricate au cedat de la șanțuri. Cereți proiectantului podețe dimensionate după ploaia reală din ultimii ani și acces în parcele peste șanț, altfel fermierii îl vor astupa.
## Întreținerea
Trebuie asigurată cel puțin pe durata monitorizării. O hotărâre prin care exploatațiile participă cu utilaje două zile pe an s-a dovedit mai trainică decât orice contract.
## Avizele care țin cel mai mult
Cele de gospodărirea apelor și cele pentru traversarea terenurilor proprietate privată. Începeți cu acordurile vecinilor, pe schițe simple, înainte de proiect. O curbă mutată cu trei metri pe hârtie nu costă nimic; mutată pe șantier, oprește lucrarea o vară.`,
    parts: ['receptie'],
    fate: 'withdrawn',
    reason:
      'Condițiile de finanțare descrise nu mai sunt valabile de la noul ghid. Un articol actualizat este binevenit.',
  },
  {
    by: 'Nord Finanțare',
    category: 'firma-managementul-proiectelor',
    title: 'Ședința de progres de douăzeci de minute',
    summary: 'O agendă fixă, patru coloane și o regulă: nimeni nu vine cu vești pe care nu le-a scris.',
    text: `Proiectele nu întârzie într-o zi. Întârzie câte puțin, în ședințe lungi în care fiecare povestește ce a făcut. Propunem o ședință scurtă, în fiecare marți, cu aceeași foaie.
## Patru coloane
- ce trebuia să fie gata până azi;
- ce este gata, da sau nu;
- ce împiedică;
- cine dezleagă și până când.
Fără „aproape”, fără procente. O lucrare este gata când poate fi arătată.
## Cine participă
Managerul, proiectantul, constructorul, dirigintele și omul de la financiar. Primarul vine o dată pe lună, la coloana a treia, pentru piedicile care îi cer semnătura.
## După ședință
Foaia se trimite în zece minute, fără proces-verbal separat. La sfârșit, cele cincizeci de foi sunt istoria proiectului, pe care o va cere oricum cineva.
## De ce ține numai douăzeci de minute
Pentru că discuțiile tehnice se duc după ședință, între cei care le au de dus. Pentru că foaia se completează înainte, nu în timpul ei. Și pentru că stăm în picioare, pe șantier, lângă lucrarea despre care vorbim. În a treia săptămână oamenii vin pregătiți. Dacă aceeași piedică apare de trei ori la rând, ea urcă automat la primar, fără supărare.`,
    parts: ['risc'],
  },
  {
    by: 'Grant Partener',
    category: 'firma-managementul-proiectelor',
    title: 'Echipa de proiect dintr-o primărie cu opt angajați',
    summary: 'Roluri cumulate, dar nu amestecate: cine nu poate verifica propria muncă.',
    text: `Ghidurile cer manager, responsabil financiar, responsabil tehnic și responsabil achiziții. O comună mică are trei oameni cu drept de semnătură. Se poate, cu două condiții.
## Ce se cumulează
Managementul cu partea tehnică merg împreună. Achizițiile cu arhiva, la fel. Un contabil poate urmări două proiecte, dacă au conturi separate.
## Ce nu se amestecă
Cine întocmește situația de plată nu o vizează. Cine face parte din comisia de evaluare nu semnează recepția singur. Controlul financiar preventiv rămâne în afara echipei. Nu este doar o regulă de control intern, este și singura apărare a celor care semnează.
## Ajutorul din afară
Consultantul scrie, verifică și amintește. Nu decide și nu semnează. Treceți în contract că documentele sunt ale primăriei și că predarea lor se face lunar, nu la final.
## Plata echipei
Dacă ghidul permite, orele lucrate în proiect se plătesc distinct, pe baza pontajului și a unei dispoziții care spune cine, ce și câte ore. Dispoziția se emite înainte de prima oră, nu după. Cine are norma întreagă în primărie nu poate ponta zece ore pe zi; suma lor se verifică. Păstrați și fișele de post modificate, semnate.`,
    parts: ['oameni'],
  },
  {
    by: 'Energo Audit',
    category: 'firma-mediu',
    title: 'Auditul energetic al unei școli: ce scrie în el și ce nu',
    summary: 'Cum citiți un raport de audit și cum alegeți pachetul de lucrări potrivit.',
    text: `Un raport de audit are, de regulă, o sută de pagini și trei care contează: tabelul pierderilor, pachetele de soluții și costul pe kilowatt-oră economisit.
## Tabelul pierderilor
Arată pe unde pleacă banii: pereți, planșeu, ferestre, aerisire, cazan. La școlile vechi, planșeul peste ultimul etaj este aproape mereu cea mai ieftină lucrare și cea mai des uitată.
## Pachetele
Pachetul minim, cel recomandat și cel maxim nu se compară după preț, ci după economia pe fiecare leu. Ferestrele noi fără ventilație aduc mucegai; auditul trebuie să o spună.
## Ce nu scrie
Cum vor fi folosite sălile. Dacă la mansardă se mută biblioteca, calculul se schimbă. Chemați auditorul la o oră de curs, nu doar în vacanță.
## Certificatul
Se afișează la intrare, potrivit Legii 372/2005, și se reface după lucrări.
## După lucrări
Păstrați facturile și comparați iernile între ele ținând seama de cât de frig a fost; altfel o iarnă blândă pare meritul termoizolației. Învățați îngrijitorul să folosească programatorul: am văzut economii de cincisprezece la sută numai din noaptea și weekendul în care nu se mai încălzește degeaba.`,
    parts: ['energie', 'receptie'],
  },
  {
    by: 'Circular Rest',
    category: 'firma-mediu',
    title: 'Colectarea separată care chiar separă',
    summary: 'De ce pubela potrivită la locul potrivit face mai mult decât o campanie.',
    text: `Am însoțit mașinile de colectare în paisprezece comune. Concluzia: oamenii separă dacă este la fel de ușor ca a nu separa. Altfel, separă doar cei convinși dinainte.
## Ce funcționează
- pubelă pe fracții la poartă, nu platformă la capătul străzii;
- aceeași zi pentru aceeași fracție, tot anul, tipărită pe un calendar;
- pubela de biodeșeuri mică și aerisită, cu saci care se descompun;
- un bilet lăsat pe pubela greșit umplută, înainte de orice amendă.
## Sistemul de garanție
De când sticlele și dozele se returnează pentru 50 de bani, fracția de plastic și metal s-a schimbat: mai puțină, mai ușoară, mai murdară. Verificați dacă tariful operatorului mai corespunde cu ce ridică.
## Tariful
„Plătești pentru cât arunci” se introduce treptat: întâi pe volum, apoi pe ridicări. Începeți cu un sat, un trimestru.
## Școala
Copiii duc regula acasă. Trei vizite la stația de sortare, cu trei clase, au schimbat mai mult într-un sat decât o mie de pliante. Luați-i și pe cei mici, și lăsați-i să întrebe: „unde se duce asta?” este întrebarea la care trebuie să știe să răspundă și primăria, și operatorul.`,
    parts: ['comunicare'],
  },
  {
    by: 'Silva Verde',
    category: 'firma-mediu',
    title: 'Registrul spațiilor verzi nu este un inventar de bănci',
    summary: 'Ce trebuie să conțină și la ce îl folosiți după ce l-ați întocmit.',
    text: `Legea 24/2007 cere fiecărei localități urbane un registru al spațiilor verzi. Multe au fost întocmite pentru un control și nedeschise de atunci.
## Ce conține
Fiecare teren, cu suprafață, proprietar, categorie și stare. Fiecare arbore, cu specie, diametru, stare de sănătate și anul ultimei intervenții. Reperul legal este de cel puțin 26 de metri pătrați de spațiu verde pe locuitor în orașe.
## La ce folosește
La prioritizarea tăierilor de siguranță, înainte de furtună, nu după. La alegerea speciilor: dacă un sfert din arbori sunt din aceeași specie, o singură boală vă golește orașul. La răspunsul dat unui cetățean care întreabă de ce s-a tăiat un tei.
## Cum se ține la zi
Un om, o tabletă, două zile pe lună. Contractele de toaletare trebuie să prevadă că prestatorul actualizează fișa în ziua lucrării, altfel nu se plătește.
## Tăierea explicată
Înainte de a tăia un arbore bolnav, puneți cu două săptămâni înainte un afiș pe trunchi: de ce, când, ce se plantează în loc și unde. În orașele care fac asta, telefoanele indignate au scăzut de la zeci la două-trei. Iar uneori un vecin observă că arborele greșit are afișul.`,
    parts: ['mentenanta'],
    fate: 'pending',
  },
  {
    by: 'Civitas Plan',
    category: 'firma-dezvoltare-locala',
    title: 'Strategia de dezvoltare pe care o folosește cineva',
    summary: 'Douăsprezece pagini, zece obiective și un raport anual făcut de primărie, nu de consultant.',
    text: `Strategiile de trei sute de pagini au un cititor: evaluatorul. Cele de douăsprezece pagini au mai mulți: consilierii, directorul școlii, antreprenorul care vrea să știe unde se va face drumul.
## Cum arată
Două pagini despre unde suntem, cu zece cifre. Una despre unde vrem să ajungem. Câte o jumătate de pagină pentru fiecare dintre cel mult zece obiective: ce se schimbă, cum măsurăm, cine răspunde, din ce bani. Restul, studii și hărți, stă în anexe.
## Cine o scrie
Primăria. Consultantul adună date, conduce discuțiile și pune întrebări incomode. Un document scris de altcineva nu este apărat de nimeni la prima schimbare de buget.
## Raportul anual
O pagină, în ianuarie: ce s-a făcut, ce nu, de ce, ce schimbăm. Citit în ședință publică, valorează mai mult decât orice monitorizare externă.
## Finanțatorul
Teama firească este că un document scurt pierde puncte. Nu pierde, dacă anexele conțin ce cere ghidul: analiza, portofoliul de proiecte, planul de acțiune. Puneți la început un tabel care arată la ce pagină se găsește fiecare cerință. Evaluatorul vă va mulțumi. Am verificat la patru programe diferite: niciunul nu cere un număr minim de pagini.`,
    parts: ['transparenta', 'comunicare'],
  },
];
