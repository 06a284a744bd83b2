import type { Chapter } from './messages.ts';

export const TERMS_LEAD =
  'Regulile după care se folosește Portal PSP. Le acceptă fiecare persoană care își face cont, în nume propriu și pentru organizația pe care o reprezintă.';

export const TERMS: readonly Chapter[] = [
  {
    id: 'cine-suntem',
    title: '1. Cine suntem și ce este portalul',
    paragraphs: [
      'Portal PSP este administrat de Asociația Servicii Publice, numită mai jos asociația. Portalul pune în legătură autorități publice locale și asociații de dezvoltare intercomunitară (Membri PSP) cu firme care le pot ajuta (Parteneri PSP).',
      'Termenii se aplică tuturor celor care își fac cont. Paginile publice pot fi citite de oricine.',
    ],
  },
  {
    id: 'nu-este-seap',
    title: '2. Portalul nu este un sistem de achiziții publice',
    paragraphs: [
      'Portalul nu este Sistemul Electronic de Achiziții Publice și nu îl înlocuiește. O ofertă aleasă în portal pregătește o achiziție directă sau o consultare a pieței; autoritatea face achiziția propriu-zisă potrivit legii, inclusiv Legii nr. 98/2016, și în sistemul de stat.',
      'Asociația nu este parte în contractele dintre membri și parteneri și nu garantează încheierea sau executarea lor.',
    ],
  },
  {
    id: 'inscrierea',
    title: '3. Înscrierea',
    paragraphs: [
      'Cererea de înscriere este verificată de asociație, care o poate aproba, poate cere completări sau o poate respinge. Motivul este întotdeauna comunicat. După o respingere, cererea poate fi corectată și trimisă din nou.',
      'Cine înscrie o organizație declară că are dreptul să o reprezinte în portal și că datele trimise sunt adevărate. Fiecare organizație are un singur loc în portal și cel puțin un proprietar, care răspunde de membrii pe care îi invită.',
    ],
  },
  {
    id: 'contul',
    title: '4. Contul dvs.',
    paragraphs: [
      'Contul este personal. Nu împrumutați parola și nu folosiți contul altcuiva. Dacă bănuiți că altcineva a intrat în contul dvs., schimbați parola și deconectați celelalte dispozitive din pagina contului.',
      'Ce faceți în numele organizației îi aparține organizației și rămâne al ei după plecarea dvs.',
    ],
  },
  {
    id: 'reguli',
    title: '5. Ce nu este permis',
    paragraphs: ['În portal nu se publică și nu se trimit:'],
    points: [
      'informații false sau înșelătoare, inclusiv despre identitate, calificări ori prețuri;',
      'date personale ale altora fără temei legal; nu scrieți niciodată un CNP;',
      'conținut ilegal, jignitor sau care încalcă drepturile altora;',
      'fișiere care conțin programe sau macrocomenzi, ori cereri automate care îngreunează funcționarea portalului;',
      'înțelegeri între firme asupra prețurilor sau a participării.',
    ],
  },
  {
    id: 'masuri',
    title: '6. Măsuri și contestarea lor',
    paragraphs: [
      'Când regulile sunt încălcate, asociația poate retrage un conținut, poate suspenda o organizație sau un cont. Fiecare măsură are un motiv, comunicat celui vizat și păstrat în istoric, potrivit Regulamentului (UE) 2022/2065. Cel vizat poate cere reexaminarea scriind asociației, la adresa de la sfârșitul paginii.',
    ],
  },
  {
    id: 'disponibilitate',
    title: '7. Funcționarea și răspunderea',
    paragraphs: [
      'Asociația are grijă ca portalul să funcționeze și ca datele să fie păstrate în siguranță, dar nu poate garanta funcționarea neîntreruptă. Termenele legale ale organizației dvs. nu depind de portal.',
      'Fiecare organizație răspunde de ce scrie și de documentele pe care le trimite.',
    ],
  },
  {
    id: 'incetare',
    title: '8. Plecarea din portal',
    paragraphs: [
      'Vă puteți șterge contul oricând, din pagina contului. Un proprietar singur predă întâi acest rol altui membru. Actele organizației, cum sunt solicitările, ofertele și proiectele, se păstrează.',
    ],
  },
  {
    id: 'schimbari',
    title: '9. Schimbarea termenilor și legea aplicabilă',
    paragraphs: [
      'Versiunea în vigoare și data ei stau pe această pagină. O versiune nouă este anunțată celor care au cont înainte de a se aplica. Termenii sunt supuși legii române; neînțelegerile se rezolvă pe cale amiabilă sau de instanțele competente.',
    ],
  },
];
