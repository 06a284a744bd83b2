import type { FirstText } from './text.ts';

export const FUNDS: readonly FirstText[] = [
  {
    title: 'Scrierea unei cereri de finanțare din fonduri europene',
    description: `Ce ne trebuie
Un consultant care să scrie cererea de finanțare pentru [denumirea proiectului], în apelul [denumirea apelului], cu termen de depunere [data].

Ce avem deja
- nota conceptuală și tema de proiectare;
- studiul de fezabilitate, în lucru, până la [data];
- hotărârea consiliului local privind cofinanțarea: [da / în pregătire].

Ce trebuie să cuprindă lucrarea
- verificarea eligibilității și a punctajului estimat;
- cererea de finanțare cu toate anexele, bugetul și planul de achiziții;
- încărcarea în sistemul informatic și răspunsurile la clarificări până la contractare.

Ce trebuie să cuprindă oferta
Prețul pe etape, echipa cu proiecte asemănătoare finanțate în ultimii trei ani și calendarul de lucru.`,
  },
  {
    title: 'Managementul unui proiect cu finanțare europeană',
    description: `Ce ne trebuie
Servicii de management pentru proiectul [denumirea], cod [codul], cu durata de [număr] luni, de la semnarea contractului de finanțare până la ultima cerere de rambursare.

Ce trebuie făcut
- planul de implementare și ședințele lunare de progres;
- cererile de plată, de prefinanțare și de rambursare, cu documentele lor;
- rapoartele de progres, actele adiționale și răspunsurile la misiunile de control;
- arhiva proiectului, pe hârtie și electronic.

Ce asigurăm noi
Echipa de proiect din primărie: un responsabil, un economist și un inspector de achiziții.

Ce trebuie să cuprindă oferta
Tariful lunar, persoanele propuse cu experiența lor și timpul în care răspundeți la o solicitare urgentă.`,
  },
  {
    title: 'Studiu de oportunitate pentru investițiile următorilor ani',
    description: `Ce ne trebuie
O listă motivată a investițiilor pe care le putem finanța în următorii [număr] ani și a surselor potrivite pentru fiecare.

Ce avem deja
Strategia de dezvoltare locală, bugetul pe ultimii trei ani și o listă cu nevoile satelor.

Ce trebuie să cuprindă lucrarea
- o întâlnire cu aparatul primăriei și una cu consilierii locali;
- pentru fiecare idee: costul estimat, sursa, cofinanțarea, documentele care lipsesc și termenul;
- un calendar al apelurilor deschise și anunțate;
- o prezentare de cel mult douăzeci de pagini, pe înțelesul tuturor.

Ce trebuie să cuprindă oferta
Prețul întreg, numărul de deplasări incluse și un exemplu de lucrare asemănătoare.`,
  },
];

export const PROCUREMENT: readonly FirstText[] = [
  {
    title: 'Documentația pentru o procedură de achiziție',
    description: `Ce ne trebuie
Sprijin la pregătirea documentației pentru achiziția [obiectul], cu valoarea estimată de [suma] lei fără TVA.

Ce avem deja
Referatul de necesitate și tema de proiectare sau lista de cantități.

Ce trebuie făcut
- strategia de contractare și nota privind valoarea estimată;
- fișa de date, caietul de sarcini, formularele și modelul de contract;
- publicarea și răspunsurile la clarificări, împreună cu compartimentul nostru.

Ce trebuie să cuprindă oferta
Prețul pe etape, numele expertului în achiziții și termenul pentru fiecare document. Precizați ce se întâmplă dacă documentația este respinsă la validare.`,
  },
  {
    title: 'Sprijin în evaluarea ofertelor și la contestații',
    description: `Ce ne trebuie
Un expert cooptat care să sprijine comisia de evaluare la procedura [numărul și obiectul], la care au venit [număr] oferte.

Ce trebuie făcut
- verificarea documentelor de calificare și a propunerilor tehnice și financiare;
- proiectele de solicitări de clarificări, procesele-verbale și raportul procedurii;
- punctul de vedere în caz de contestație, în termenul legal.

Cum lucrăm
Decizia rămâne a comisiei. Documentele se consultă la sediu sau printr-un dosar electronic protejat.

Ce trebuie să cuprindă oferta
Prețul pe ofertă evaluată și pe contestație, declarația de confidențialitate și lipsa conflictului de interese.`,
  },
  {
    title: 'Instruirea compartimentului de achiziții',
    description: `Ce ne trebuie
Un curs practic de achiziții publice pentru [număr] angajați, la sediul nostru sau la distanță.

Ce dorim să învățăm
- achiziția directă: pașii, dosarul și greșelile frecvente;
- planul anual și calculul valorii estimate;
- caietul de sarcini și factorii de evaluare;
- modificarea contractelor și constatările obișnuite ale controalelor.

Cum dorim să fie
Două zile, cu exemple din dosarele noastre, modele de documente și un răgaz de întrebări de 30 de zile după curs.

Ce trebuie să cuprindă oferta
Prețul întreg, lectorii cu experiența lor, programul pe ore și materialele care rămân la noi.`,
  },
];

export const LEGAL: readonly FirstText[] = [
  {
    title: 'Asistență juridică lunară pentru primărie',
    description: `Ce ne trebuie
Consultanță juridică permanentă, pe o perioadă de [număr] luni, pe lângă secretarul general.

Ce trebuie făcut
- avizarea proiectelor de hotărâri, a dispozițiilor și a contractelor;
- opinii scrise la întrebările compartimentelor, în cel mult [număr] zile lucrătoare;
- o zi pe lună la sediul primăriei;
- informări scurte despre schimbările legislative care ne privesc.

Ce nu intră
Reprezentarea în instanță, care se contractează separat.

Ce trebuie să cuprindă oferta
Onorariul lunar și numărul de ore incluse, tariful orelor în plus, avocații propuși și experiența lor cu autorități locale.`,
  },
  {
    title: 'Reprezentare în instanță',
    description: `Ce ne trebuie
Reprezentarea unității administrativ-teritoriale în dosarul nr. [numărul], aflat pe rolul [instanța], având ca obiect [obiectul].

Unde se află dosarul
Stadiul: [fond / apel / recurs]. Următorul termen: [data]. Actele se pot studia la sediu.

Ce trebuie făcut
- strategia și întâmpinarea sau calea de atac, în termen;
- prezența la toate termenele și informarea noastră după fiecare;
- o opinie despre șansele și riscurile financiare, înainte de fiecare cale de atac.

Ce trebuie să cuprindă oferta
Onorariul pe fiecare fază, cheltuielile de deplasare, eventualul onorariu de succes și dosarele asemănătoare câștigate.`,
  },
  {
    title: 'Clarificarea situației juridice a unor imobile',
    description: `Ce ne trebuie
Verificarea titlurilor și pregătirea documentelor de înscriere în cartea funciară pentru [număr] imobile din domeniul public și privat.

Ce avem deja
Inventarul bunurilor, hotărârile de atestare și schițele existente.

Ce trebuie făcut
- o fișă pentru fiecare imobil: acte, sarcini, litigii, ce lipsește;
- proiectele de hotărâri și cererile către cadastru;
- colaborarea cu topograful, contractat separat, până la încheierea de înscriere.

Ce trebuie să cuprindă oferta
Prețul pe imobil, termenul pe loturi de zece imobile și modul în care raportați stadiul.`,
  },
];
