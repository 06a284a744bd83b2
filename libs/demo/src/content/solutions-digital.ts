import type { SolutionSource } from './solutions-source.ts';

export const DIGITAL_SOLUTIONS = {
  'it-digitalizare': [
    [
      'Registratură electronică pentru comune',
      'Înregistrarea, repartizarea și urmărirea documentelor, cu termene legale calculate și confirmare prin e-mail către cetățean.',
      [8000, 18_000, 'RON', 'project'],
      ['Migrarea registrelor din ultimii trei ani', 'Instruire la sediul primăriei', 'Asistență telefonică 12 luni'],
    ],
    [
      'Portal pentru cetățeni cu cereri online',
      'Formulare online pentru certificate, adeverințe și sesizări, legate de registratură, accesibile și de pe telefon.',
      [25_000, 70_000, 'RON', 'project'],
      ['20 de formulare la pornire', 'Conform cu cerințele de accesibilitate web', 'Autentificare prin ROeID'],
    ],
    [
      'Plata online a impozitelor și taxelor',
      'Cetățeanul își vede datoria și o plătește cu cardul; încasarea ajunge în evidența fiscală în aceeași zi.',
      [6000, 15_000, 'RON', 'project'],
      ['Integrare cu evidența fiscală existentă', 'Chitanță electronică', 'Raport zilnic de încasări'],
    ],
    [
      'Registru agricol digital',
      'Preluarea fișelor din registrul agricol pe hârtie și actualizarea lor într-o aplicație care transmite singură datele la RAN.',
      [3, 7, 'RON', 'piece'],
      ['Verificare dublă a fiecărei fișe', 'Transmitere automată la RAN', 'Predare în format deschis'],
    ],
    [
      'Digitalizarea arhivei la sediul instituției',
      'Scanare, indexare și căutare în text pentru dosarele din arhivă, fără ca documentele să părăsească clădirea.',
      [0.35, 0.9, 'RON', 'piece'],
      ['Echipamente aduse de noi', 'Index după nomenclatorul dvs.', 'Procese-verbale zilnice'],
    ],
    [
      'Mentenanță IT pentru primării mici',
      'Un abonament care acoperă calculatoarele, rețeaua, copiile de siguranță și telefonul pentru întrebări.',
      [900, 2500, 'RON', 'month'],
      [
        'Intervenție în patru ore lucrătoare',
        'Copii de siguranță verificate lunar',
        'Inventar actualizat al echipamentelor',
      ],
    ],
    [
      'Audit de securitate și conformare NIS2',
      'Evaluarea rețelei și a procedurilor, test de intruziune și un plan de măsuri ordonat după risc și cost.',
      [4000, 12_000, 'EUR', 'project'],
      ['Raport pentru conducere, de zece pagini', 'Raport tehnic detaliat', 'Retestare după remediere'],
    ],
    [
      'Nomenclator stradal și hartă GIS',
      'Străzi, numere administrative și rețele pe o hartă care se actualizează de către compartimentul urbanism.',
      [12_000, 45_000, 'RON', 'project'],
      ['Ridicare pe teren', 'Publicare în RENNS', 'Instruirea a doi operatori'],
    ],
    [
      'Pagină web accesibilă a primăriei',
      'Pagină de internet ordonată după ce caută oamenii, cu monitorul oficial local și transparență decizională.',
      [7000, 20_000, 'RON', 'project'],
      ['Declarație de accesibilitate', 'Mutarea conținutului vechi', 'Găzduire un an'],
    ],
    [
      'Telegestiunea iluminatului public',
      'Comanda și măsurarea fiecărui punct luminos, cu alarme la defect și grafice de consum.',
      [120, 260, 'EUR', 'piece'],
      ['Compatibil cu corpurile existente', 'Economii măsurate lunar', 'Aplicație pentru sesizări'],
    ],
  ],
  'fonduri-europene': [
    [
      'Cerere de finanțare pentru eficiență energetică',
      'Documentație completă pentru renovarea energetică a clădirilor publice, de la audit la depunere.',
      [25_000, 60_000, 'RON', 'project'],
      [
        'Verificarea eligibilității înainte de contract',
        'Corelare cu auditul energetic',
        'Răspuns la clarificări inclus',
      ],
    ],
    [
      'Managementul proiectelor finanțate',
      'Echipă de proiect care ține graficul, dosarele de plată și rapoartele până la ultima verificare.',
      [3500, 9000, 'RON', 'month'],
      ['Responsabil unic', 'Dosare pregătite pentru control', 'Raport lunar pe două pagini'],
    ],
    [
      'Studiu de fezabilitate pentru drumuri locale',
      'Studiu conform HG 907/2016, cu ridicări topografice, expertiză și devize actualizate.',
      [40_000, 110_000, 'RON', 'project'],
      ['Studii de teren incluse', 'Devize pe obiecte', 'Susținere în consiliul local'],
    ],
    [
      'Analiză cost-beneficiu',
      'Analiză financiară și economică pentru investiții publice, cu ipoteze explicate și foaie de calcul predată.',
      [2500, 6000, 'EUR', 'project'],
      ['Foaie de calcul deschisă', 'Analiză de senzitivitate', 'Revizuire la cererea evaluatorului'],
    ],
    [
      'Portofoliu de proiecte pentru o comună',
      'Inventarul nevoilor, potrivirea cu apelurile deschise și fișe de proiect gata de aprobat în consiliu.',
      [9000, 22_000, 'RON', 'project'],
      ['Discuții cu fiecare compartiment', 'Calendar al apelurilor', 'Șase fișe de proiect'],
    ],
    [
      'Cereri de plată și rambursare',
      'Întocmirea cererilor de plată cu toate anexele, la timp și fără corecții.',
      [1500, 4000, 'RON', 'project'],
      ['Verificarea achizițiilor aferente', 'Urmărirea în MySMIS', 'Arhivă electronică a dosarului'],
    ],
    [
      'Informare și publicitate pentru proiecte',
      'Panouri, plăcuțe, comunicate și evenimente conform manualelor de identitate vizuală ale programelor.',
      [4000, 12_000, 'RON', 'project'],
      ['Machete aprobate de program', 'Montaj inclus', 'Dovezi foto pentru dosar'],
    ],
    [
      'Digitalizarea școlilor din fonduri europene',
      'De la lista de echipamente la recepție: cerere, specificații tehnice și implementare pentru laboratoare.',
      [15_000, 48_000, 'RON', 'project'],
      ['Specificații neutre tehnologic', 'Plan de instruire a profesorilor', 'Recepție asistată'],
    ],
    [
      'Verificarea durabilității proiectelor',
      'Verificare anuală a indicatorilor și a obligațiilor după finalizare, ca să nu apară surprize la control.',
      [3000, 7000, 'RON', 'year'],
      ['Listă de obligații pe proiect', 'Vizită la fața locului', 'Raport de durabilitate'],
    ],
  ],
  'achizitii-publice': [
    [
      'Documentație de achiziție verificată',
      'Caiet de sarcini, fișă de date și model de contract, verificate de doi specialiști înainte de publicare.',
      [5000, 14_000, 'RON', 'project'],
      ['Criterii de calificare justificate', 'Strategie de contractare', 'Răspunsuri la clarificări'],
    ],
    [
      'Plan anual de achiziții',
      'Planul anual construit din bugetul și contractele dvs., actualizat trimestrial.',
      [2500, 6000, 'RON', 'year'],
      ['Gruparea codurilor CPV', 'Praguri verificate', 'Publicare în SEAP'],
    ],
    [
      'Asistență în comisia de evaluare',
      'Expert cooptat pentru evaluarea ofertelor tehnice și financiare, cu proces-verbal motivat.',
      [350, 700, 'RON', 'hour'],
      ['Declarație de imparțialitate', 'Rapoarte intermediare', 'Disponibil în 48 de ore'],
    ],
    [
      'Apărare în fața CNSC',
      'Punct de vedere, înscrisuri și reprezentare în contestații, cu analiza sinceră a șanselor.',
      [4000, 10_000, 'RON', 'project'],
      ['Analiză în trei zile', 'Plângere la curtea de apel, opțional', 'Onorariu fix'],
    ],
    [
      'Compartiment de achiziții externalizat',
      'Achizițiile directe și procedurile simplificate ale unei comune, ținute de o echipă care răspunde la telefon.',
      [2800, 5500, 'RON', 'month'],
      ['Dosarele achizițiilor la zi', 'Raport lunar pentru primar', 'O zi pe lună la sediu'],
    ],
    [
      'Furnizare de echipamente pentru birouri',
      'Calculatoare, imprimante și servere livrate, configurate și puse în funcțiune la fiecare birou.',
      [2800, 5200, 'RON', 'piece'],
      ['Garanție la sediu, trei ani', 'Preluarea echipamentelor vechi', 'Configurare inclusă'],
    ],
    [
      'Curs de achiziții pentru compartimentul propriu',
      'Două zile de lucru pe dosarele instituției, nu pe exemple din manual.',
      [1800, 3200, 'RON', 'day'],
      ['Modele de documente', 'Test final', 'Trei luni de întrebări prin e-mail'],
    ],
    [
      'Audit al dosarelor de achiziție',
      'Verificarea dosarelor din ultimii trei ani înaintea unui control, cu lista neregulilor și remedierea lor.',
      [6000, 16_000, 'RON', 'project'],
      ['Eșantion ales după risc', 'Fișă pentru fiecare dosar', 'Plan de remediere'],
    ],
    [
      'Achiziții comune pentru mai multe comune',
      'Procedură unică pentru mai multe autorități: acord, centralizarea nevoilor și contract-cadru.',
      [12_000, 30_000, 'RON', 'project'],
      ['Model de acord de asociere', 'Centralizarea cantităților', 'Contracte subsecvente'],
    ],
  ],
} satisfies Record<string, readonly SolutionSource[]>;
