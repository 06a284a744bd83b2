import type { SolutionSource } from './solutions-source.ts';

export const PEOPLE_SOLUTIONS = {
  'taxare-fiscalitate': [
    [
      'Fundamentarea taxelor speciale',
      'Calculul costurilor și al taxei pentru salubrizare, iluminat sau pază, cu model pe care îl recalculați singuri.',
      [5000, 13_000, 'RON', 'project'],
      ['Model de calcul deschis', 'Proiect de hotărâre', 'Comparație cu localități vecine'],
    ],
    [
      'Inventarierea materiei impozabile',
      'Verificarea pe teren a clădirilor și terenurilor nedeclarate și actualizarea rolurilor.',
      [18, 35, 'RON', 'piece'],
      ['Echipe cu legitimație', 'Înștiințarea prealabilă a cetățenilor', 'Fișă foto pe imobil'],
    ],
    [
      'Audit public intern externalizat',
      'Misiuni de audit conform planului anual, cu recomandări care se pot aplica.',
      [9000, 24_000, 'RON', 'year'],
      ['Plan multianual', 'Două misiuni pe an', 'Urmărirea recomandărilor'],
    ],
    [
      'Contabilitate bugetară completă',
      'Evidența, execuția și raportările în FOREXEBUG, ținute la zi.',
      [2500, 6500, 'RON', 'month'],
      ['Raportări la termen', 'Bilanț trimestrial', 'Acces la documente oricând'],
    ],
    [
      'Control intern managerial',
      'Proceduri, registre și autoevaluare conform OSGG 600/2018, fără hârtii de prisos.',
      [4500, 11_000, 'RON', 'project'],
      ['Proceduri scrise împreună', 'Registru de riscuri', 'Raport anual'],
    ],
    [
      'Recuperarea creanțelor bugetare',
      'Somații, popriri și urmărire ordonate după șansa de încasare, cu raport lunar.',
      [1500, 4000, 'RON', 'month'],
      ['Clasificarea debitorilor', 'Eșalonări propuse', 'Raport de încasări'],
    ],
    [
      'Prognoza veniturilor proprii',
      'Model de prognoză pe trei ani și efectul facilităților fiscale asupra bugetului.',
      [1500, 4500, 'EUR', 'project'],
      ['Trei scenarii', 'Foaie de calcul predată', 'Prezentare pentru consiliu'],
    ],
    [
      'Reevaluarea patrimoniului',
      'Evaluarea clădirilor și terenurilor din patrimoniu de către evaluatori autorizați.',
      [60, 180, 'RON', 'piece'],
      ['Evaluatori ANEVAR', 'Rapoarte individuale', 'Înregistrare în contabilitate'],
    ],
    [
      'Tarif unic pentru apă și canal',
      'Calculul tarifului și dosarul pentru aviz, cu plan de investiții din redevență.',
      [8000, 21_000, 'RON', 'project'],
      ['Analiza costurilor reale', 'Dosar de avizare', 'Explicații pentru cetățeni'],
    ],
  ],
  'resurse-umane': [
    [
      'Organizarea concursurilor de recrutare',
      'De la anunț la contestații: subiecte, comisii, secretariat și arhivarea dosarului.',
      [1800, 4200, 'RON', 'project'],
      ['Calendar legal verificat', 'Subiecte din bibliografie', 'Sală supravegheată video'],
    ],
    [
      'Formare pentru secretari generali',
      'Program de mentorat de șase luni, cu întâlniri lunare și răspunsuri la cazuri reale.',
      [2200, 3800, 'RON', 'project'],
      ['Grupe de opt persoane', 'Cazuri reale', 'Certificat de participare'],
    ],
    [
      'Salarizare externalizată',
      'State de plată, declarații și adeverințe, cu răspundere pentru termene.',
      [1400, 2800, 'RON', 'month'],
      ['Declarația 112 depusă', 'Adeverințe în 24 de ore', 'Confidențialitate garantată'],
    ],
    [
      'Securitate și sănătate în muncă',
      'Instruiri, evaluarea riscurilor și documentele pentru ITM, inclusiv situații de urgență.',
      [400, 1100, 'RON', 'month'],
      ['Evaluare de risc pe posturi', 'Instruiri la sediu', 'Exercițiu anual de evacuare'],
    ],
    [
      'Reorganizarea aparatului primarului',
      'Analiza posturilor, organigramă, stat de funcții și regulament de organizare.',
      [7000, 19_000, 'RON', 'project'],
      ['Interviuri cu șefii', 'Proiecte de hotărâri', 'Avizul ANFP urmărit'],
    ],
    [
      'Evaluarea performanțelor funcționarilor',
      'Obiective măsurabile, fișe de evaluare și instruirea evaluatorilor.',
      [3000, 7500, 'RON', 'year'],
      ['Fișe pe categorii de posturi', 'Instruirea evaluatorilor', 'Medierea contestațiilor'],
    ],
    [
      'Comunicare cu publicul la ghișeu',
      'Atelier practic pentru cei care lucrează cu oamenii: explicații clare, situații dificile, limbaj simplu.',
      [1500, 2600, 'RON', 'day'],
      ['Exerciții filmate', 'Ghid de formulări', 'Urmărire după o lună'],
    ],
    [
      'Dosare profesionale digitale',
      'Preluarea dosarelor de personal în format electronic, cu acces pe roluri și termene urmărite.',
      [45, 90, 'RON', 'piece'],
      ['Scanare la sediu', 'Termene urmărite automat', 'Drepturi de acces pe roluri'],
    ],
  ],
  'marketing-comunicare': [
    [
      'Identitate vizuală pentru comună',
      'Semn, culori, șabloane pentru documente și panouri, cu manual pe înțelesul tuturor.',
      [6000, 16_000, 'RON', 'project'],
      ['Trei variante', 'Manual de folosire', 'Șabloane pentru birou'],
    ],
    [
      'Campanie de informare cu rezultate măsurate',
      'Mesaje clare despre taxe, deșeuri sau proiecte, pe hârtie, în presa locală și pe internet.',
      [5000, 18_000, 'RON', 'project'],
      ['Texte în limbaj simplu', 'Distribuire în toate satele', 'Raport de rezultate'],
    ],
    [
      'Film de prezentare a localității',
      'Film de trei minute și patru clipuri scurte, cu oameni din comunitate și subtitrare.',
      [7000, 20_000, 'RON', 'project'],
      ['Două zile de filmare', 'Filmare cu drona autorizată', 'Subtitrare română și engleză'],
    ],
    [
      'Buletin informativ lunar',
      'Patru pagini despre ce s-a hotărât și ce urmează, tipărite și trimise prin e-mail.',
      [1800, 4000, 'RON', 'month'],
      ['Redactare și fotografii', 'Tipar inclus', 'Versiune accesibilă online'],
    ],
    [
      'Organizarea zilelor localității',
      'Program, artiști, scenă, avize, ordine și curățenie, cu buget urmărit la leu.',
      [25_000, 120_000, 'RON', 'project'],
      ['Avize obținute', 'Plan de siguranță', 'Decont transparent'],
    ],
    [
      'Administrarea paginilor de socializare',
      'Anunțuri la timp și răspunsuri politicoase la comentarii, după reguli aprobate de primărie.',
      [1500, 3500, 'RON', 'month'],
      ['Calendar editorial', 'Răspuns în ziua lucrătoare', 'Raport lunar'],
    ],
    [
      'Sondaj de opinie local',
      'Sondaj reprezentativ despre serviciile publice, cu date predate în format deschis.',
      [2500, 7000, 'EUR', 'project'],
      ['Eșantion de 600 de persoane', 'Marjă de eroare declarată', 'Prezentarea rezultatelor'],
    ],
    [
      'Promovare turistică regională',
      'Hartă tipărită, pagină web și parteneriate cu agenții pentru un grup de comune.',
      [14_000, 38_000, 'RON', 'project'],
      ['Fotografii noi', 'Hartă tipărită', 'Târguri de turism'],
    ],
    [
      'Comunicare în situații de criză',
      'Plan, mesaje pregătite și un om la telefon când se întâmplă ceva.',
      [700, 1600, 'EUR', 'year'],
      ['Plan și roluri', 'Exercițiu anual', 'Asistență la orice oră'],
    ],
  ],
} satisfies Record<string, readonly SolutionSource[]>;
