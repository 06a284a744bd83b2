import type { FirstText } from './text.ts';

export const DIGITAL: readonly FirstText[] = [
  {
    title: 'Digitalizarea registrului agricol',
    description: `Ce ne trebuie
Trecerea registrului agricol în format electronic, pentru [număr] gospodării și [număr] poziții de rol.

Ce avem deja
Registrele pe hârtie din [anii], tabele parțiale și programul de taxe [denumirea].

Ce trebuie făcut
- preluarea și verificarea datelor, cu o listă a neconcordanțelor;
- legătura cu registrul agricol național;
- instruirea a [număr] angajați și asistență 12 luni.

Cerințe
Datele rămân proprietatea primăriei și se predau într-un format deschis. Accesul se face pe bază de cont, cu istoricul modificărilor.

Ce trebuie să cuprindă oferta
Prețul pe etape, durata, ce se livrează la fiecare etapă și costul anual după garanție.`,
  },
  {
    title: 'Site nou pentru primărie, accesibil tuturor',
    description: `Ce ne trebuie
Un site nou la adresa [adresa], cu mutarea conținutului existent și monitorul oficial local.

Ce trebuie să aibă
- pagini pentru servicii, hotărâri, anunțuri, buget și transparență;
- căutare, formulare și știri pe care le adăugăm singuri;
- afișare bună pe telefon;
- conformitate cu cerințele de accesibilitate (EN 301 549, WCAG 2.1 AA), dovedită printr-un raport.

Ce asigurăm noi
Textele, fotografiile și o persoană care răspunde de conținut.

Ce trebuie să cuprindă oferta
Prețul realizării și al întreținerii anuale, calendarul, găzduirea propusă, copiile de siguranță și două site-uri de primării realizate.`,
  },
  {
    title: 'Programări și cereri depuse online',
    description: `Ce ne trebuie
Un serviciu prin care cetățenii depun cereri, se programează la ghișeu și urmăresc stadiul.

Cum lucrăm acum
Primim cam [număr] cereri pe lună, pe hârtie și prin e-mail; registratura folosește [programul].

Ce trebuie să facă
- formulare pentru cele mai frecvente [număr] cereri, cu fișiere anexate;
- număr de înregistrare automat și mesaje despre stadiu;
- semnătură electronică și identificare prin ROeID, unde legea o cere;
- rapoarte lunare despre timpul de răspuns.

Ce trebuie să cuprindă oferta
Prețul pe etape și costul anual, legătura cu registratura, protecția datelor personale și planul de instruire.`,
  },
];

export const ENVIRONMENT: readonly FirstText[] = [
  {
    title: 'Audit energetic al clădirilor publice',
    description: `Ce ne trebuie
Auditul energetic și certificatele de performanță pentru [număr] clădiri: [lista: școală, grădiniță, sediu].

Ce avem deja
Planurile, facturile pe ultimii trei ani și cărțile tehnice, acolo unde există.

Ce trebuie să cuprindă lucrarea
- releveul și măsurătorile la fața locului;
- pachete de măsuri cu costuri, economii și durata de recuperare;
- certificatele înregistrate de auditori atestați;
- o concluzie folosibilă într-o cerere de finanțare.

Ce trebuie să cuprindă oferta
Prețul pe clădire, auditorii cu numărul atestatului, calendarul vizitelor și termenul de predare.`,
  },
  {
    title: 'Documentație pentru acordul de mediu',
    description: `Ce ne trebuie
Documentația pentru obținerea actului de reglementare de mediu la investiția [denumirea], aflată în [localitatea].

Ce avem deja
Certificatul de urbanism nr. [numărul] și studiul de fezabilitate.

Ce trebuie făcut
- notificarea și memoriul de prezentare;
- raportul privind impactul asupra mediului sau studiul de evaluare adecvată, dacă se cer;
- anunțurile publice, dezbaterea și răspunsurile la observații, până la emiterea actului.

Ce trebuie să cuprindă oferta
Prețul pe fiecare fază, experții înscriși în registru și un calendar care ține seama de termenele autorității de mediu.`,
  },
  {
    title: 'Plan pentru colectarea separată a deșeurilor',
    description: `Ce ne trebuie
Un plan prin care colectarea separată să ajungă la [procent]% până în anul [anul], pentru [număr] locuitori.

Ce avem deja
Contractul cu operatorul, cantitățile pe ultimele 24 de luni și harta platformelor.

Ce trebuie să cuprindă lucrarea
- analiza cantităților și a costurilor pe tip de deșeu;
- propuneri pentru platforme, recipiente și grafic, cu hartă;
- o campanie de informare pentru gospodării și școli;
- indicatori lunari pe care îi putem urmări singuri.

Ce trebuie să cuprindă oferta
Prețul, echipa, numărul de vizite pe teren și rezultate obținute în alte localități.`,
  },
];

export const STRATEGY: readonly FirstText[] = [
  {
    title: 'Strategia de dezvoltare locală',
    description: `Ce ne trebuie
Strategia de dezvoltare a localității pentru perioada [anii], cu plan de acțiune și portofoliu de proiecte.

Ce avem deja
Strategia anterioară, datele statistice și planul urbanistic general din [anul].

Ce trebuie să cuprindă lucrarea
- diagnoza, pe baza datelor și a cel puțin [număr] întâlniri în sate sau cartiere;
- viziunea, obiectivele și indicatorii;
- fișe de proiect cu buget, sursă și responsabil;
- documentele pentru dezbaterea publică și hotărârea consiliului.

Ce trebuie să cuprindă oferta
Prețul pe etape, echipa, calendarul consultărilor și o strategie realizată de dvs. și aprobată.`,
  },
  {
    title: 'Plan de mobilitate urbană durabilă',
    description: `Ce ne trebuie
Elaborarea sau actualizarea planului de mobilitate pentru [localitatea sau zona], cu modelul de transport, dacă este necesar.

Ce trebuie să cuprindă lucrarea
- numărători de trafic și un sondaj în gospodării;
- analiza transportului public, a mersului pe jos, a bicicletei și a parcărilor;
- scenarii comparate prin costuri, timp și emisii;
- planul de acțiune pe cinci ani și indicatorii de urmărire.

Ce asigurăm noi
Datele despre rețeaua de străzi, liniile de transport și accidente.

Ce trebuie să cuprindă oferta
Prețul pe etape, metodologia măsurătorilor, echipa și programul întâlnirilor publice.`,
  },
  {
    title: 'Consultarea cetățenilor despre un proiect',
    description: `Ce ne trebuie
Organizarea unei consultări publice despre [proiectul], cu rezultate pe care le putem prezenta consiliului.

Ce trebuie făcut
- un chestionar, pe hârtie și online, cu cel puțin [număr] răspunsuri;
- [număr] întâlniri cu locuitorii, moderate, cu procese-verbale;
- un raport cu concluzii, păreri diferite și propuneri.

Ce asigurăm noi
Sălile, anunțurile pe site și la avizier și persoana de contact.

Ce trebuie să cuprindă oferta
Prețul, moderatorii, modul de alegere a respondenților și protecția datelor personale.`,
  },
];
