import type { FirstText } from './text.ts';

export const TAXES: readonly FirstText[] = [
  {
    title: 'Verificarea impozitelor și taxelor locale',
    description: `Ce ne trebuie
O analiză a bazei de impozitare pentru clădiri, terenuri și mijloace de transport, la [număr] roluri.

Ce avem deja
Programul de taxe [denumirea], registrul agricol și ortofotoplanul din [anul].

Ce trebuie făcut
- compararea rolurilor cu autorizațiile, cadastrul și situația din teren;
- lista diferențelor, cu suma estimată pentru fiecare;
- modele de înștiințări și instruirea compartimentului.

Cerințe
Datele contribuabililor nu părăsesc rețeaua primăriei; se semnează un acord de confidențialitate.

Ce trebuie să cuprindă oferta
Prețul pe rol verificat sau pe etape, metoda de lucru, echipa și durata.`,
  },
  {
    title: 'Proiectul hotărârii privind taxele locale pe anul următor',
    description: `Ce ne trebuie
Sprijin la pregătirea hotărârii privind impozitele și taxele locale pentru anul [anul].

Ce trebuie făcut
- analiza încasărilor pe trei ani și a efectului fiecărei cote propuse;
- compararea cu localități de mărime apropiată;
- nota de fundamentare, proiectul de hotărâre și anexele;
- prezentarea în ședința comisiei și răspunsurile din dezbaterea publică.

Ce avem deja
Hotărârea din anul curent și execuția bugetară pe surse.

Ce trebuie să cuprindă oferta
Prețul, specialistul propus, termenul fiecărui document și două lucrări asemănătoare.`,
  },
  {
    title: 'Recuperarea creanțelor bugetare restante',
    description: `Ce ne trebuie
Un plan de recuperare a creanțelor de [suma] lei, de la [număr] debitori persoane fizice și juridice.

Ce trebuie făcut
- gruparea creanțelor după vechime, sumă și șansa de încasare;
- verificarea termenelor de prescripție și a titlurilor executorii;
- modele de somații, eșalonări și procese-verbale;
- un calendar lunar și instruirea a [număr] inspectori.

Cum lucrăm
Executarea silită rămâne în sarcina compartimentului nostru.

Ce trebuie să cuprindă oferta
Prețul fix, fără procent din sumele încasate, echipa, durata și rezultate obținute în alte primării.`,
  },
];

export const PEOPLE: readonly FirstText[] = [
  {
    title: 'Organigramă și regulament de organizare noi',
    description: `Ce ne trebuie
Analiza posturilor și un proiect de organigramă, stat de funcții și regulament de organizare și funcționare.

Ce avem deja
[Număr] posturi, dintre care [număr] ocupate; actele actuale și fișele de post.

Ce trebuie făcut
- discuții cu fiecare compartiment despre sarcini și încărcare;
- două variante de organigramă, cu efectul lor asupra cheltuielilor;
- fișe de post actualizate și documentele pentru avize și hotărâre.

Ce trebuie să cuprindă oferta
Prețul, specialiștii în administrație publică, durata și modul în care lucrați cu angajații și cu sindicatul.`,
  },
  {
    title: 'Program de instruire pentru angajații primăriei',
    description: `Ce ne trebuie
Cursuri pentru [număr] angajați, pe temele: relația cu publicul, redactarea documentelor, lucrul cu aplicațiile de birou și protecția datelor.

Cum dorim să fie
- grupe de cel mult 15 persoane, la sediul nostru, în zile lucrătoare;
- evaluare la început și la sfârșit;
- materiale care rămân la participanți și certificate.

Ce asigurăm noi
Sala, videoproiectorul și calculatoarele.

Ce trebuie să cuprindă oferta
Prețul pe temă și pe participant, lectorii, programul pe ore și condițiile de reprogramare.`,
  },
  {
    title: 'Servicii de securitate și sănătate în muncă',
    description: `Ce ne trebuie
Servicii externe de prevenire și protecție, situații de urgență și medicina muncii pentru [număr] angajați, pe 12 luni.

Unde lucrează oamenii
[Număr] la birou, [număr] pe teren, [număr] la serviciul de gospodărire; [număr] puncte de lucru.

Ce trebuie făcut
- evaluarea riscurilor și planul de prevenire;
- instruirile periodice și fișele lor;
- controalele medicale la angajare și anuale;
- documentele pentru apărarea împotriva incendiilor și exercițiile de evacuare.

Ce trebuie să cuprindă oferta
Tariful lunar sau pe angajat, abilitările firmei, numărul de vizite și timpul de intervenție după un accident.`,
  },
];

export const COMMUNICATION: readonly FirstText[] = [
  {
    title: 'Plan de comunicare și gestionarea paginilor primăriei',
    description: `Ce ne trebuie
Un plan anual de comunicare și realizarea materialelor pentru site și rețelele sociale ale primăriei.

Ce trebuie făcut
- câte [număr] materiale pe săptămână, scrise pe înțelesul tuturor;
- fotografii și câte un film scurt pe lună;
- răspunsuri la întrebările frecvente, aprobate de noi;
- un raport lunar despre ce au citit oamenii.

Reguli
Conținutul informează, nu promovează persoane; în perioade electorale se aplică restricțiile legii. Materialele rămân ale primăriei.

Ce trebuie să cuprindă oferta
Tariful lunar, echipa, trei exemple de lucrări și modul de aprobare a materialelor.`,
  },
  {
    title: 'Promovarea turistică a localității',
    description: `Ce ne trebuie
O identitate vizuală și materiale de promovare pentru [localitatea și obiectivele].

Ce trebuie să cuprindă lucrarea
- un atelier cu localnicii, pensiunile și meșteșugarii;
- logo, reguli de folosire și modele pentru indicatoare;
- hartă tipărită și digitală, pliant în română și engleză;
- un film de două minute și [număr] fotografii cu drept de folosire nelimitat.

Ce avem deja
Lista obiectivelor, traseele marcate și fotografii de arhivă.

Ce trebuie să cuprindă oferta
Prețul pe fiecare livrabil, portofoliul, calendarul filmărilor și numărul de variante propuse.`,
  },
  {
    title: 'Organizarea zilelor localității',
    description: `Ce ne trebuie
Organizarea evenimentului [denumirea], în [datele], la [locul], pentru aproximativ [număr] participanți.

Ce trebuie făcut
- programul, scena, sonorizarea și luminile, cu montaj și demontaj;
- artiștii, în limita bugetului, cu contracte și drepturi de autor;
- paza, punctul medical, toaletele și curățenia;
- afișele și anunțurile, pe hârtie și online.

Ce asigurăm noi
Terenul, energia electrică, avizele și voluntarii.

Ce trebuie să cuprindă oferta
Devizul pe capitole, planul de rezervă pentru vreme rea, asigurarea de răspundere și evenimente asemănătoare organizate.`,
  },
];
