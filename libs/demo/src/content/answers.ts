import type { DomainSlug } from '@psp/contracts/taxonomies';

export const QUESTIONS = [
  [
    'Documentele existente pot fi puse la dispoziție în format electronic?',
    'Da, le transmitem în format PDF și, unde există, în format editabil.',
  ],
  [
    'Termenul de livrare curge de la semnarea contractului sau de la ordinul de începere?',
    'De la ordinul de începere, care se emite în cel mult cinci zile lucrătoare de la semnare.',
  ],
  ['Se acceptă facturare pe etape?', 'Da, cu recepție parțială pentru fiecare etapă din oferta acceptată.'],
  [
    'Instruirea personalului se face la sediu sau poate fi și online?',
    'Prima sesiune se face la sediu, celelalte pot fi online.',
  ],
  ['Câte persoane vor folosi efectiv rezultatul?', 'Estimăm între 15 și 25 de persoane, din patru compartimente.'],
  [
    'Există un furnizor actual cu care trebuie să ne coordonăm?',
    'Nu există un contract în derulare care să se suprapună.',
  ],
  ['Garanția solicitată este de 12 sau de 24 de luni?', 'Solicităm minimum 24 de luni.'],
  [
    'Putem propune o variantă alternativă, cu cost mai mic?',
    'Da, ca descriere în metoda de lucru; prețul ofertat rămâne pentru varianta cerută.',
  ],
] as const;

export const METHODS: Record<DomainSlug, readonly string[]> = {
  'it-digitalizare': [
    'Lucrăm în iterații de două săptămâni, cu demonstrație la sfârșitul fiecăreia. Datele existente se migrează de două ori: o probă și o trecere finală, într-un weekend.',
    'Folosim o soluție proprie aflată în producție la instituții similare, configurată după procedurile dvs. Instruirea se face pe datele reale, în grupe de câte șase persoane.',
    'Începem cu o analiză de cinci zile la sediu, urmată de prototip, configurare, testare cu utilizatorii și trei luni de asistență la pornire.',
  ],
  'fonduri-europene': [
    'Verificăm eligibilitatea în prima săptămână, apoi scriem cererea în paralel cu obținerea avizelor. Răspundem la clarificări până la semnarea contractului.',
    'Desemnăm un manager de proiect dedicat și un expert financiar. Raportăm lunar stadiul, riscurile și termenele apropiate.',
  ],
  'achizitii-publice': [
    'Întocmim documentația după consultarea compartimentului tehnic și o verificăm intern cu un al doilea expert înainte de predare.',
    'Asigurăm prezența la sediu două zile pe săptămână și răspundem în aceeași zi la întrebări.',
  ],
  'consultanta-juridica': [
    'Analizăm actele existente, predăm un raport cu variante și riscuri, apoi redactăm documentele finale și le susținem în comisii.',
    'Un avocat coordonator și doi consilieri lucrează pe baza unui calendar agreat, cu raport la două săptămâni.',
  ],
  mediu: [
    'Facem măsurători la fața locului, modelăm datele și predăm raportul împreună cu fișierele de calcul. Măsurile sunt ordonate după cost și efect.',
    'Echipa de teren are nevoie de acces timp de zece zile lucrătoare; restul lucrărilor se fac la birou.',
  ],
  'strategii-locale': [
    'Pornim de la date statistice și de la întâlniri în comunitate, validăm obiectivele cu un grup de lucru și predăm un plan de acțiune cu responsabili și costuri.',
    'Combinăm un sondaj reprezentativ cu ateliere tematice. Toate materialele se predau în format editabil.',
  ],
  'taxare-fiscalitate': [
    'Colectăm datele de cost, construim modelul de calcul și îl predăm împreună cu nota de fundamentare și proiectul de hotărâre.',
    'Verificăm pe teren, cu aplicație mobilă proprie, și sincronizăm zilnic diferențele cu evidența fiscală.',
  ],
  'resurse-umane': [
    'Stabilim nevoile printr-un chestionar, susținem sesiunile cu formatori autorizați și evaluăm rezultatele după trei luni.',
    'Preluăm dosarele, stabilim calendarul și asigurăm suport telefonic pe toată durata contractului.',
  ],
  'marketing-comunicare': [
    'Prezentăm trei direcții creative, o dezvoltăm pe cea aleasă și predăm fișierele sursă cu drepturi depline.',
    'Planificăm calendarul împreună, producem materialele și raportăm săptămânal rezultatele.',
  ],
};

export const TEAMS = [
  'Coordonator de proiect, doi specialiști seniori și un specialist în asistență.',
  'Un manager de proiect cu 10 ani de experiență și trei experți, dintre care unul prezent la sediu.',
  'Echipă de patru persoane; CV-urile se transmit la cerere.',
  'Un expert principal, un expert asociat și un consultant juridic, la nevoie.',
  '',
] as const;

export const ACCEPT_REASON =
  'Oferta acoperă toate cerințele, se încadrează în buget și are termenul potrivit pentru noi.';

export const DECLINE_REASONS = [
  'A fost aleasă o ofertă cu un raport mai bun între preț și termen.',
  'Metoda de lucru descrisă nu acoperă toate cerințele solicitării.',
  'Calendarul propus nu se potrivește cu perioada în care putem face recepția.',
  'Oferta aleasă cuprinde mai mult sprijin după recepție.',
  'Experiența prezentată în lucrări similare este mai redusă decât a ofertei alese.',
] as const;

export const CANCEL_REASONS = [
  'Bugetul a fost realocat la rectificarea din această lună.',
  'Necesitatea a fost acoperită prin contractul existent.',
  'Solicitarea va fi reluată după aprobarea studiului tehnic.',
  'Proiectul a fost preluat de asociația de dezvoltare intercomunitară.',
] as const;

export const HOLD_REASONS = [
  'Așteptăm avizul inspectoratului, estimat în trei săptămâni.',
  'Accesul în clădire este oprit până la terminarea lucrărilor de consolidare.',
  'Finanțatorul a cerut clarificări privind eligibilitatea cheltuielilor.',
] as const;
export const CHANGE_REASONS = [
  'Raportul final nu cuprinde anexa cu datele de calcul. Vă rugăm să o adăugați.',
  'Lipsesc manualele de utilizare și lista persoanelor instruite.',
  'Două dintre livrabile trebuie refăcute după observațiile din procesul-verbal.',
] as const;

export const AMENDMENT_REASONS = [
  'Datele necesare au fost primite mai târziu decât era prevăzut în calendar.',
  'Compartimentele consultate au cerut încă două săptămâni pentru observații.',
  'Termenul se suprapune cu rectificarea bugetară, iar personalul nu este disponibil.',
] as const;

export const DELIVERY_NOTES = [
  'Am predat raportul final, anexele și fișierele editabile, pe e-mail și pe suport fizic.',
  'Lucrarea este completă. Personalul desemnat a fost instruit, iar manualele sunt la registratură.',
  'Predăm toate livrabilele din ofertă. Suntem la dispoziția dvs. pentru clarificări.',
] as const;

export const MILESTONES = [
  'Întâlnire de pornire și calendar',
  'Analiza situației existente',
  'Predarea variantei preliminare',
  'Consultarea compartimentelor',
  'Instruirea personalului',
  'Predarea finală și recepția',
] as const;

/** Reviews of firms by authorities, by mark. */
export const REVIEWS_OF_FIRMS: Record<3 | 4 | 5, readonly string[]> = {
  5: [
    'Au livrat înainte de termen și au rămas alături de noi și după recepție.',
    'Comunicare foarte bună, documente clare, fără nicio observație la recepție.',
    'Echipă serioasă. Au explicat fiecare pas pe înțelesul colegilor.',
    'Cea mai bună colaborare din ultimii ani; îi recomandăm și altor primării.',
    'Au înțeles repede ce ne lipsește și au propus o soluție mai simplă decât ceream.',
    'Termene respectate, răspunsuri în aceeași zi, nicio cheltuială ascunsă.',
    'Documentația predată este completă și ușor de folosit.',
  ],
  4: [
    'Lucrare bine făcută, cu o mică întârziere anunțată din timp.',
    'Rezultat bun. Ar fi fost utile mai multe sesiuni de instruire.',
    'Profesioniști, au răspuns la toate solicitările de clarificare.',
    'Bine organizați; raportul intermediar a venit cu câteva zile mai târziu.',
    'Colaborare bună, preț corect pentru ce s-a livrat.',
    'Suntem mulțumiți. Manualul de utilizare putea fi mai detaliat.',
  ],
  3: [
    'Rezultatul este cel cerut, dar a fost nevoie de două runde de corecturi.',
    'Comunicarea a fost greoaie la început, apoi s-a îmbunătățit.',
    'Termenul s-a prelungit cu două săptămâni, dar lucrarea este bună.',
  ],
};
/** Reviews of authorities by firms. */
export const REVIEWS_OF_AUTHORITIES = [
  'Cerințe clare și decizii rapide. Plata s-a făcut la termen.',
  'Colegii din primărie au fost disponibili pe toată durata proiectului.',
  'Recepția a durat mai mult decât era planificat, dar comunicarea a fost bună.',
  'O colaborare corectă, cu un responsabil dedicat.',
] as const;
export const REPLIES = [
  'Vă mulțumim pentru încredere și pentru colaborare.',
  'Mulțumim pentru aprecieri. Rămânem la dispoziția dvs.',
  'Am luat în considerare observațiile și am schimbat procedura internă.',
] as const;
