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
Răspundeți la clarificări punct cu punct, în ordinea întrebărilor, cu fiecare anexă numerotată. Nu trimiteți tot dosarul din nou. Dacă nu sunteți de acord cu o corecție, plătiți ce nu se contestă și contestați restul în termen; tăcerea este luată drept acceptare. Notați clarificarea pe lista dvs., ca să nu se repete la cererea următoare.
## Lista noastră de verificare
O dăm așa cum o folosim, cu ordinea ei. Se bifează de altcineva decât cel care a întocmit cererea.
- Suma cererii este egală cu suma facturilor incluse, minus ce nu se decontează.
- Fiecare factură are numărul contractului și al proiectului scrise pe ea.
- Cantitățile din situație nu depășesc cantitățile din ofertă, adunate de la început.
- Notele de renunțare și de comandă suplimentară au număr și dată anterioare lucrării.
- Garanția de bună execuție este constituită și acoperă perioada.
- Extrasul arată plata completă, inclusiv partea proprie.
- Fotografiile au dată și arată panoul proiectului.
- Toate semnăturile sunt ale oamenilor împuterniciți la data respectivă.
Ultimul rând pare cel mai simplu și întoarce cele mai multe dosare. Managerul s-a schimbat în mai, iar pontajul din iunie l-a semnat tot cel vechi.
## Cum se numesc fișierele
Un evaluator deschide treizeci de dosare pe săptămână. Cel cu fișiere numite „01-cerere”, „02-factura-118”, „03-situatie-lucrari-4” se citește în douăzeci de minute. Cel cu „scan_final_v3_bun” se citește mâine. Faceți din prima zi un model de denumire și trimiteți-l și constructorului, și dirigintelui, ca documentele să vină gata numite.
## Ritmul
Depuneți mai des și mai puțin. O cerere pe lună, cu patru facturi, se verifică repede; una pe semestru, cu patruzeci, ajunge pe masa cuiva care abia așteaptă să o amâne. Țineți însă seama și de ce vă costă pe dvs.: sub o anumită sumă, munca de a întocmi dosarul depășește folosul. Pentru proiectele obișnuite ale unei comune, pragul nostru este de cinci la sută din valoarea totală.`,
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
Deschideți în prima zi un tabel cu fiecare indicator, valoarea de pornire, sursa și numele celui care îl completează. Lunar se adaugă o coloană. Când numărul nu crește trei luni la rând, se discută în ședința de proiect, cât mai este timp de îndreptat. La sfârșit, raportul se scrie într-o zi.
## Un tabel completat
O comună și-a propus, pentru un centru de zi, „40 de copii înscriși”. Valoarea de pornire: zero. Sursa: registrul de prezență, semnat zilnic de educatoare. Metoda: un copil se numără dacă a venit cel puțin zece zile într-o lună. Cine completează: educatoarea, în ultima vineri. Cine verifică: asistenta socială, prin sondaj, două zile pe lună. Rezervă: cererea promite 36, deși calculul arăta 40.
Au trecut doi ani. Numărul a fost 38, apoi 41, apoi 35 într-o iarnă cu gripă. Media a ieșit 38. Verificarea la fața locului a durat patruzeci de minute, pentru că tabelul se potrivea cu registrul.
## Indicatori pe care i-am schimbat la timp
- „Persoane informate” a devenit „persoane care au primit pliantul și au semnat”.
- „Creșterea calității vieții” a devenit „minute până la cea mai apropiată stație”.
- „Reducerea consumului de energie” a primit o perioadă de referință și o regulă pentru iernile blânde.
- „Locuri de muncă menținute” a primit o listă cu nume, la data semnării.
Toate schimbările s-au făcut înainte de contract. După contract, schimbarea unui indicator se cere, se motivează și se așteaptă.
## Ce vă poate scăpa din mână
Unii indicatori depind de alții: de operatorul de apă, de școală, de vreme. Pentru fiecare scrieți de la început ce faceți dacă celălalt nu își ține partea. O înțelegere scrisă cu operatorul, prin care se obligă să citească lunar contoarele noi, costă o ședință. Fără ea, la raportul final veți avea conductă și nu veți avea „gospodării racordate”.
## La jumătatea drumului
Faceți o repetiție a raportului final la mijlocul perioadei. Cereți unui coleg din afara echipei să joace rolul celui care verifică și să ceară dovada pentru fiecare număr. Ce nu poate fi arătat în zece minute se notează și se repară. Repetiția durează o dimineață și este cea mai bună asigurare pe care o știm.
## Trei fraze pentru cerere
„Valoarea de pornire a fost măsurată în luna martie, după metoda descrisă în anexă.” „Indicatorul se citește lunar, de către persoana numită prin dispoziție, din registrul aflat la sediu.” „Dacă două luni la rând valoarea scade sub nouăzeci la sută din țintă, se aplică măsurile de la pagina următoare.” Evaluatorii ne-au spus că rareori întâlnesc a treia frază. Ea arată că v-ați gândit și la ziua în care nu iese, iar pentru cineva care dă bani acesta este cel mai bun semn. Copiați-le, dar numai dacă anexa, dispoziția și pagina următoare există cu adevărat; altfel ele devin chiar dovada împotriva dvs.`,
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
Puneți pe masă trei sume: cât se decontează, cât plătește comuna sigur și cât ar putea plăti dacă lucrurile merg prost. Consilierii votează mai ușor o sumă mare spusă la început decât una mică spusă la sfârșit. Atașați anexa ghidului, subliniată. Cereți contabilului să rezerve banii pe trimestre, nu la grămadă.
## Dosarul de finanțare
Înainte de a scrie prima pagină, verificați patru lucruri: dreptul asupra terenului sau a clădirii, situația datoriilor, capacitatea de a plăti cofinanțarea și cheltuielile neeligibile, omul care va urmări proiectul până la ultimul raport. Cele mai multe cereri respinse nu au o idee slabă, ci o anexă expirată. Țineți o listă cu valabilitatea fiecărui document și cereți din nou avizele cu o lună înainte, nu în ziua depunerii.`,
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
Cele de gospodărirea apelor și cele pentru traversarea terenurilor proprietate privată. Începeți cu acordurile vecinilor, pe schițe simple, înainte de proiect. O curbă mutată cu trei metri pe hârtie nu costă nimic; mutată pe șantier, oprește lucrarea o vară.
## Umblați pe el în martie
O fotografie făcută la dezgheț spune mai mult decât un studiu. Se vede unde stă apa, unde ocolesc tractoarele și câți metri a câștigat arătura în drum. Luați cu dvs. doi fermieri și însemnați pe schiță locurile; proiectantul va porni de la ele.`,
    outcome: 'withdrawn',
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
Pentru că discuțiile tehnice se duc după ședință, între cei care le au de dus. Pentru că foaia se completează înainte, nu în timpul ei. Și pentru că stăm în picioare, pe șantier, lângă lucrarea despre care vorbim. În a treia săptămână oamenii vin pregătiți. Dacă aceeași piedică apare de trei ori la rând, ea urcă automat la primar, fără supărare.
## Ce poate merge prost
Faceți la început o listă scurtă de riscuri, nu mai mult de zece, și pentru fiecare scrieți cine îl urmărește. Cele care apar aproape mereu: un aviz întârziat, un preț care nu mai acoperă materialele, un om-cheie care pleacă, o iarnă venită devreme. Recitiți lista o dată pe lună, în aceeași zi. Controlul intern managerial, reglementat prin OSGG 600/2018, cere oricum un registru al riscurilor; mai bine unul folosit decât unul completat.
## Prima ședință
Nu veniți cu foaia goală. Managerul o completează de unul singur, din contract și din grafic, cu ce trebuia să fie gata până în ziua aceea, și o trimite cu două zile înainte. Fiecare are astfel timp să se supere acasă. La ședință se spune numai da sau nu, rând cu rând. Când cineva începe o poveste, managerul scrie pe margine „după” și trece mai departe.
Prima ședință va dura o oră. A doua, patruzeci de minute. Dacă a cincea depășește o jumătate de oră, foaia are prea multe rânduri: scoateți lucrurile care nu se pot întâmpla în săptămâna următoare.
## Cum arată un rând bun
- „Turnat fundația la corpul B”, nu „avansat lucrările la infrastructură”.
- „Primit avizul de la apă”, nu „continuat demersurile de avizare”.
- „Plătit factura 214”, nu „în curs de procesare”.
- „Ales culoarea tâmplăriei: primarul, până joi”, nu „de stabilit detalii”.
Un rând bun se poate fotografia. Dacă nu vă puteți închipui fotografia, rescrieți-l.
## Coloana piedicilor
Este cea mai citită coloană și cea mai ușor de greșit. O piedică nu este „vremea”. Este „betonul nu se poate turna sub cinci grade; avem nevoie de prelată până miercuri”. În forma aceasta, cineva din jurul foii poate spune că are prelată. Cereți întotdeauna ca piedica să fie scrisă împreună cu ceea ce ar înlătura-o.
Unele piedici nu se dezleagă la nivelul celor prezenți. Pentru ele este a treia coloană a primarului, o dată pe lună. Pregătiți-i foaia: câte o propoziție pentru fiecare, cu semnătura sau telefonul de care este nevoie. Un primar care vede pe o singură pagină cinci telefoane de dat le dă în aceeași zi.
## Când se ceartă doi
Proiectantul spune că planșa este bună, constructorul că nu se potrivește cu terenul. Nu judecați în ședință. Trimiteți-i pe amândoi la locul cu pricina, cu dirigintele între ei, și cereți o schiță semnată de toți trei până a doua zi. Din treizeci de neînțelegeri de acest fel, pe care le-am urmărit la opt proiecte, douăzeci și șase s-au încheiat pe loc. Oamenii se ceartă pe hârtie; lângă groapă se înțeleg.
## Graficul adevărat
Graficul din contract îmbătrânește în prima lună. Păstrați-l ca referință, dar lucrați cu unul scurt, pe șase săptămâni, refăcut la fiecare ședință. Pe el se văd numai lucrurile care se ating între ele: cine așteaptă după cine. Desenați-l cu mâna, pe o tablă, în containerul de pe șantier. Un grafic pe care îl poate șterge oricine cu degetul este luat mai în serios decât unul tipărit color.
## Cifra săptămânii
Alegeți un singur număr care arată dacă proiectul merge: metri de conductă probați, ferestre montate, plăți făcute. Scrieți-l mare, sus pe foaie, lângă cel de săptămâna trecută. După două luni, toată lumea de pe șantier îl va ști pe dinafară, iar când stă pe loc două săptămâni nu mai este nevoie de nicio explicație.
## Ce am schimbat la noi
La primele proiecte scriam procese-verbale de patru pagini, pe care le semnau toți și nu le citea nimeni. Le-am înlocuit cu foaia. Un auditor ne-a întrebat unde sunt procesele-verbale; i-am dat cele cincizeci de foi, prinse într-un dosar. A spus că este pentru prima oară când înțelege un șantier fără să fi fost acolo.
## Întrebări pe care le primim
Ce facem cu cei care întârzie? Începeți la ora fixă, oricine ar lipsi, și nu reluați. La a treia ședință va veni toată lumea la timp. Ce facem când nu s-a întâmplat nimic? Ședința se ține totuși, durează cinci minute și tocmai aceasta este vestea. Dar dacă sunt trei șantiere? Trei foi, una după alta, fiecare cu oamenii ei; cine nu are treabă pleacă.
Se poate și la telefon? Se poate, dacă toți au foaia în față și dacă unul dintre ei este pe șantier și arată cu camera. O dată pe lună, însă, trebuie să fiți cu toții acolo. Sunt lucruri care nu încap într-un ecran: mirosul de beton proaspăt, un gard mutat, felul în care tace dirigintele.
## Ce urmăriți după trei luni
- câte rânduri au fost gata la data scrisă, din o sută;
- câte piedici au apărut a doua oară;
- câte zile au trecut de la o piedică la rezolvarea ei.
La ultimul proiect am pornit de la 48 de rânduri gata din o sută și am ajuns, după douăsprezece săptămâni, la 83. Nu se schimbase echipa și nici vremea. Se schimbase felul în care oamenii își promiteau lucruri: mai puține, mai mici, cu nume. Restul a venit de la sine, iar lucrarea s-a încheiat cu nouă zile înainte de termen.`,
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
Dacă ghidul permite, orele lucrate în proiect se plătesc distinct, pe baza pontajului și a unei dispoziții care spune cine, ce și câte ore. Dispoziția se emite înainte de prima oră, nu după. Cine are norma întreagă în primărie nu poate ponta zece ore pe zi; suma lor se verifică. Păstrați și fișele de post modificate, semnate.
## O zi din viața echipei
La Vatra Dornei am însoțit o echipă de trei oameni într-o marți obișnuită. La opt și jumătate, managerul a fost pe șantier și a fotografiat armătura. La zece, contabila a primit factura și a găsit că lipsește numărul contractului; a trimis-o înapoi. La unu, responsabila de achiziții a răspuns la o întrebare despre un lot vechi, cu dosarul în față. La trei au stat un sfert de oră împreună și au scris ce urmează. În total, proiectul le-a luat în ziua aceea cinci ore, la un loc.
Restul timpului au fost urbanism, contabilitate și registratură. Așa arată un proiect într-o primărie mică și așa trebuie planificat: nu cu norme întregi, ci cu ore care se văd în calendar.
## Dispoziția de numire
- numele, rolul și înlocuitorul;
- ce semnează fiecare și ce nu are voie să semneze;
- câte ore pe lună și din ce bani;
- cui îi spune când ceva nu merge;
- ce predă la plecare și cui.
Rândul cu înlocuitorul se scrie și când pare caraghios. Într-o echipă de trei, înlocuitorul managerului este primarul; măcar se știe.
## Concediul, boala, plecarea
Fiecare rol are un dosar pe care îl poate deschide altcineva: unde sunt parolele, ce este în lucru, ce termen urmează. Dosarul se actualizează în ultima vineri a lunii. O plecare neașteptată a managerului a costat o comună vecină patru luni, dintre care trei au fost numai pentru a afla ce se semnase.
## Când nu aveți omul
Dacă nimeni nu știe devize, nu îl numiți pe cel care învață cel mai repede. Cumpărați priceperea: un inginer, două zile pe lună, care citește situațiile de plată înainte să ajungă la viză. Costă mai puțin decât o singură cantitate plătită de două ori. Învățatul merge în paralel, alături de el.
## Cum vorbesc cu restul primăriei
Un proiect mare supără. Ceilalți colegi au aceleași treburi, mai puțini oameni și niciun spor. Spuneți-le de la început cât durează, ce li se va cere și ce câștigă ei la sfârșit. O dată pe lună, echipa povestește în zece minute, la ședința obișnuită, ce s-a făcut. Când proiectul are nevoie de un document de la alt birou, managerul merge după el și îl cere, nu trimite o adresă la zece metri. La Vatra Dornei, colega de la registratură a găsit singură o eroare într-un contract, pentru că știa despre ce este vorba. Nimeni nu i-o ceruse.`,
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
Păstrați facturile și comparați iernile între ele ținând seama de cât de frig a fost; altfel o iarnă blândă pare meritul termoizolației. Învățați îngrijitorul să folosească programatorul: am văzut economii de cincisprezece la sută numai din noaptea și weekendul în care nu se mai încălzește degeaba.
## Măsurați înainte și după
Fără consumul dinainte nu puteți dovedi nicio economie. Strângeți facturile pe ultimii trei ani, pe clădiri și pe luni, și notați suprafața încălzită. Localitățile cu peste 5.000 de locuitori au oricum obligația, prin Legea 121/2014, să întocmească un program de îmbunătățire a eficienței energetice, iar cele cu peste 20.000 să aibă manager energetic. Tabelul făcut pentru program este tocmai cel de care aveți nevoie în cererea de finanțare.
## Pregătirea vizitei
Auditorul vine de obicei o singură dată. Ce nu vede atunci va presupune. Pregătiți planurile, chiar vechi, facturile pe trei ani, cheia de la pod și pe omul care pornește centrala. Faceți-i o listă cu plângerile: sala în care nu se face cald, peretele ud, geamul care nu se închide. Profesorii știu toate acestea și nu îi întreabă nimeni.
## Întrebări pentru auditor
- Care lucrare ați face-o dacă am avea bani doar pentru una?
- Ce se strică dacă facem numai ferestrele?
- Cât din economie vine din reglaj, fără nicio lucrare?
- Cum ați socotit programul școlii și sâmbetele?
- Ce ipoteză, dacă este greșită, schimbă cel mai mult rezultatul?
Răspunsul la ultima întrebare arată cât de sigur este raportul. Cereți să fie scris în el.
## Podul, subsolul și aerul
La planșeul de sub pod, lucrarea este curată și rapidă; se poate face și în timpul anului. La subsol, verificați țevile: am găsit o școală care își încălzea pivnița mai bine decât clasele. Aerul proaspăt este partea neglijată. O clasă cu treizeci de copii și ferestre etanșe devine somnoroasă în patruzeci de minute. Dacă pachetul ales nu are ventilație, auditorul trebuie să spună cum se aerisește și cât se pierde astfel.
## Din raport în caiet de sarcini
Luați din raport valorile care se pot măsura la sfârșit și treceți-le ca cerințe: grosimea stratului, etanșeitatea, temperatura în clasa cea mai rece la o anumită temperatură de afară. Cereți o fotografie cu camera termică înainte și una după, din același loc. Fotografia aceasta lămurește în două minute discuții care altfel durează o iarnă.
## Cum vorbiți despre bani
Părinții și consilierii nu cred în kilowați. Spuneți-le cât costă o zi de școală caldă acum și cât va costa. La o școală cu opt clase, am trecut de la 410 lei pe zi de iarnă la 190. Cu diferența se pot plăti, într-un an, cărțile pentru bibliotecă și reparația unei table. Cifra a intrat în conversațiile din sat mai repede decât raportul.
Un ultim sfat: păstrați raportul la școală, nu doar la primărie. Directorul care îl are în sertar va ști, peste cinci ani, de ce nu trebuie să taie izolația pentru un aparat de aer condiționat.`,
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
Copiii duc regula acasă. Trei vizite la stația de sortare, cu trei clase, au schimbat mai mult într-un sat decât o mie de pliante. Luați-i și pe cei mici, și lăsați-i să întrebe: „unde se duce asta?” este întrebarea la care trebuie să știe să răspundă și primăria, și operatorul.
## Drumul unei pubele
Am urmat o pubelă galbenă, de la poartă până la balot. La poartă avea optsprezece kilograme. În mașină s-a amestecat cu alte două sute, dintre care nouă pline cu gunoi menajer. La stație, din tona descărcată s-au ales 610 kilograme bune. Dacă cele nouă pubele ar fi rămas la poartă, cu bilet pe ele, s-ar fi ales 790. Cele nouă gospodării stricaseră munca a două sute.
De aceea biletul contează mai mult decât amenda. El trebuie scris pe loc, de om, cu un singur cuvânt bifat: „resturi de mâncare”, „haine”, „moloz”. La a treia abatere se vorbește la poartă. La a patra se ia pubela pentru o lună; am văzut asta de trei ori și a ajuns.
## Blocurile
La case știi cine aruncă. La bloc, nimeni nu este vinovat. Ce a mers: camere de gunoi luminate, cu pubele la înălțimea potrivită, încuiate pe fracții, cu aceeași cheie pentru toți. Ce nu a mers: insule frumoase la două sute de metri. Cine coboară cu două pungi nu face un ocol pentru a treia.
- Afișele trebuie să aibă fotografii cu lucruri din casă, nu desene.
- Administratorul primește lunar cifra blocului și o pune la avizier.
- Ziua ridicării este aceeași pentru tot cartierul.
- O pubelă spartă se înlocuiește în trei zile, altfel totul se strânge lângă ea.
## Ce întrebați operatorul
Câte kilograme pe fracție, pe lună și pe sat. Câte refuzuri la stație și de ce. Câte kilograme ajung la reciclare, nu câte se ridică. Cine are datele și în ce format. Un operator bun le are deja. Unul căruia trebuie să i le ceri prin adresă le va inventa. Treceți în contract tabelul lunar și legați de el o parte mică din plată.
## Compostul de acasă
Jumătate din greutatea unei pubele dintr-un sat sunt resturi vegetale. Un composter de grădină costă cât trei luni de transport pentru gospodăria respectivă. Dați-l celor care îl cer, arătați-le o sâmbătă cum se folosește și lăsați-i să le povestească vecinilor. Nu îl dați tuturor: cele nedorite devin cotețe.
## O lună de încercare
Alegeți două ulițe. Pe una puneți pubele la poartă și bilete, pe cealaltă nu schimbați nimic. Cântăriți săptămânal ce se strânge de pe fiecare și afișați cifrele la magazin. După patru săptămâni, ulița a doua va cere și ea pubele. La comunele pe care le-am însoțit s-a întâmplat de fiecare dată, o dată chiar după două săptămâni. Cifrele afișate la magazin lucrează mai bine decât orice broșură, pentru că le citesc vecinii unul altuia, iar nimeni nu vrea să fie de pe ulița cealaltă.`,
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
Înainte de a tăia un arbore bolnav, puneți cu două săptămâni înainte un afiș pe trunchi: de ce, când, ce se plantează în loc și unde. În orașele care fac asta, telefoanele indignate au scăzut de la zeci la două-trei. Iar uneori un vecin observă că arborele greșit are afișul.
## Prima săptămână
Începeți cu o singură stradă, cea mai lungă, și cronometrați. Înmulțind, aflați de câte zile aveți nevoie pentru tot orașul.`,
    outcome: 'pending',
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
Teama firească este că un document scurt pierde puncte. Nu pierde, dacă anexele conțin ce cere ghidul: analiza, portofoliul de proiecte, planul de acțiune. Puneți la început un tabel care arată la ce pagină se găsește fiecare cerință. Evaluatorul vă va mulțumi. Am verificat la patru programe diferite: niciunul nu cere un număr minim de pagini.
## Spuneți oamenilor la timp
Un anunț bun încape pe o pagină și răspunde la cinci întrebări: ce se întâmplă, unde, de când până când, ce are omul de făcut și la cine întreabă. Puneți-l în aceeași zi pe site, la avizier și în grupurile în care oamenii discută deja. Reveniți când se schimbă ceva, chiar dacă vestea nu este bună: o întârziere anunțată este o întârziere, una neanunțată este o promisiune încălcată.
## Prima întâlnire
Nu începeți cu viziunea. Începeți cu o hartă mare pe masă și cu o întrebare: ce s-a schimbat aici în zece ani și ce nu? Chemați oameni care nu vin de obicei la dezbateri: șoferul microbuzului, farmacista, antrenorul, cineva care a plecat și s-a întors. Două ore, cafea, fără prezentări. Notați cu cuvintele lor. Din cuvintele lor se fac obiectivele, iar când documentul este gata fiecare își recunoaște fraza.
Faceți trei asemenea întâlniri, în trei locuri. La a patra nu se mai spune nimic nou; atunci opriți-vă.
## Cele zece cifre
- câți oameni sunt și câți erau acum zece ani;
- câți copii intră anul acesta la școală;
- câți oameni fac naveta și în ce direcție;
- câte gospodării au apă, canalizare și gaz;
- câți kilometri de drum sunt buni, câți se pot folosi și câți nu;
- câte firme au angajat pe cineva anul trecut;
- cât costă un loc de casă;
- câți bani proprii are bugetul pe locuitor;
- câți bătrâni trăiesc singuri;
- în câte minute ajunge o ambulanță.
Toate se află în două săptămâni. Unele sunt la primărie, altele la școală, la medic sau la operatorul de apă. Ce nu puteți afla scrieți că nu știți; este și acesta un rezultat.
## De la cifre la obiective
Puneți cifrele pe perete și întrebați: pe care vreți să o schimbați și cu cât? Aici se vede ce vrea comunitatea. Nu se pot schimba toate zece. Dați fiecărui participant trei buline. Adunați-le. Primele cinci cifre devin obiective, celelalte rămân în atenție. Este o metodă simplă, făcută la vedere, și de aceea nimeni nu a putut spune mai târziu că obiectivele au fost scrise în altă parte.
Un obiectiv bun are un verb, o cifră și un an. „Ducem apa la cele 214 gospodării din Valea Seacă până în 2028.” Un obiectiv prost are trei substantive. „Dezvoltarea sustenabilă a infrastructurii” nu poate fi nici atins, nici ratat.
## Banii
Lângă fiecare obiectiv scrieți trei coloane: ce putem plăti singuri, ce putem obține, ce nu știm. Adunați prima coloană și comparați-o cu ce a investit comuna, în medie, din bani proprii, în ultimii patru ani. Dacă suma este de trei ori mai mare, aveți o listă de dorințe. Tăiați până rămâne o dată și jumătate. Ambiția încape în jumătatea aceea.
Nu legați un obiectiv de un singur program de finanțare. Programele se închid. Drumul spre școală rămâne.
## Cine răspunde
Un nume, nu un compartiment. Omul nu trebuie să facă totul; el trebuie să știe unde s-a ajuns și să spună la timp că s-a oprit. În comunele mici, același om poate răspunde de două obiective, nu de șase. Viceprimarul și un consilier pot răspunde și ei: ideea că strategia este numai a angajaților se pierde tocmai astfel.
## Planul de acțiune
Pentru fiecare obiectiv, cel mult cinci pași, fiecare cu luna lui. Pasul întâi trebuie să poată fi făcut în șase săptămâni și fără bani: o măsurătoare, o discuție, o schiță. Dacă primul pas cere finanțare, obiectivul va aștepta. Planul stă pe o foaie separată, pentru că se schimbă; strategia nu.
Când un pas întârzie de două ori, nu îl mutați a treia oară. Întrebați dacă obiectivul mai este al dvs.
## Ce facem cu ideile celelalte
La întâlniri se adună o sută de propuneri. Nouăzeci nu intră în document. Nu le aruncați. Faceți o listă publică, pe sate, cu un cuvânt lângă fiecare: „se face”, „se amână”, „nu ține de noi”, „nu”. Un „nu” cu o propoziție de explicație este primit mai bine decât tăcerea, iar un sfert dintre idei se rezolvă cu bani puțini în primul an.
## Avizele și votul
Documentul trece prin consiliu ca orice hotărâre. Dați-l consilierilor în două etape: întâi cifrele și obiectivele, cu o lună înainte, apoi textul. Cei care au pus buline îl vor apăra. Publicați proiectul împreună cu propunerile primite și cu răspunsul la fiecare. La o strategie de douăsprezece pagini, propunerile încap pe alte trei.
## După un an
Am spus mai sus că raportul are o pagină. Iată cum arată la o comună din Sibiu: zece rânduri, câte unul pentru fiecare cifră, cu valoarea de pornire, cea de acum și o săgeată. Sub tabel, patru paragrafe: ce s-a terminat, ce s-a oprit, ce am aflat, ce schimbăm. La „ce am aflat” scria: „că oamenii nu vor sală de sport, vor autobuz”. Obiectivul a fost schimbat prin hotărâre, iar sala a rămas pe lista celor amânate.
## Cât costă o strategie
Cea de douăsprezece pagini ne-a luat, la ultimele patru comune, între treizeci și cincizeci de zile de lucru ale noastre și cam tot atâtea ore ale primăriei, întâlnirile incluse. Cele mai scumpe sunt hărțile și cifrele, nu scrisul. Dacă le aveți deja, prețul scade la jumătate. Cereți ofertă pe bucăți: date, întâlniri, redactare, anexe. Veți vedea pe ce dați banii și veți putea face singuri ce vă vine ușor.
## Semnul că trăiește
Peste doi ani, deschideți o hotărâre oarecare a consiliului, una despre un teren sau despre o taxă. Dacă în referat apare „potrivit obiectivului 3”, strategia trăiește. Dacă apare numai în cererile de finanțare, aveți un document. Cu un document nu este nimic rău; doar că nu merita atâtea întâlniri.
## De citit în mers
Puneți cele zece obiective pe un carton în sala de ședințe și pe altul la intrarea în primărie. Tipăriți-le și pe spatele calendarului din ianuarie. Când cineva cere o audiență, întrebați-l de care dintre ele ține problema lui. De cele mai multe ori ține de unul, iar discuția începe de la ce s-a făcut deja, nu de la zero.
## Cu vecinii
Aproape nimic important nu se oprește la hotarul comunei: apa, gunoiul, autobuzul, liceul, spitalul. Luați strategiile celor trei vecini și căutați obiectivele care se ating. Scrieți-le lângă ale dvs. și trimiteți-le cu o întrebare: facem împreună? La o astfel de întrebare răspunde, de regulă, unul din trei, iar acela ajunge. O stație de transfer pentru două comune costă cu mult mai puțin decât două.
## Copiii și cei plecați
- Rugați clasa a opta să deseneze drumul spre școală, cu locurile în care le este teamă.
- Trimiteți un chestionar scurt celor plecați, prin rude: ce v-ar face să vă întoarceți?
- Întrebați-i pe cei veniți de curând de ce au ales tocmai locul acesta.
Răspunsurile nu sunt o statistică. Sunt însă singura sursă despre lucruri pe care localnicii nu le mai văd. La o comună din Sibiu, desenele copiilor au arătat două treceri de pietoni care nu erau pe nicio listă.
## Indicatorii și oboseala lor
Nu urmăriți patruzeci de cifre. Vor fi completate în grabă, în decembrie, de cine are timp. Zece ajung, iar trei dintre ele trebuie să poată fi citite din mers, fără nicio adresă: câți copii sunt în clasa întâi, câte case au lumină seara, câți oameni coboară din autobuz la ora cinci. Ce se poate număra de la fereastră se numără mereu.
Întrebați-vă, la fiecare cifră, cine ar băga de seamă dacă ați înceta să o urmăriți. Dacă nu ar observa nimeni, înlocuiți-o.`,
  },
];
