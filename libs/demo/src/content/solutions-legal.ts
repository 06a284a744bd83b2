import type { SolutionSource } from './solutions-source.ts';

export const LEGAL_SOLUTIONS = {
  'consultanta-juridica': [
    [
      'Abonament juridic pentru primării',
      'Un avocat cunoscător al administrației locale, la telefon și în ședințe, pentru un onorariu lunar fix.',
      [1800, 4500, 'RON', 'month'],
      ['Răspuns scris în două zile', 'Participare la ședința consiliului', 'Avizarea contractelor'],
    ],
    [
      'Contract de delegare a serviciului public',
      'Studiu, documentație, contract și anexe pentru delegarea salubrizării, apei sau transportului.',
      [15_000, 40_000, 'RON', 'project'],
      ['Indicatori de performanță măsurabili', 'Mecanism de ajustare a tarifului', 'Susținere în consiliu'],
    ],
    [
      'Inventarul domeniului public și privat',
      'Identificarea bunurilor, documentația de atestare și înscrierea în cartea funciară.',
      [20_000, 65_000, 'RON', 'project'],
      ['Verificare în teren', 'Proiecte de hotărâri', 'Dosare pe fiecare bun'],
    ],
    [
      'Conformare GDPR pentru instituții',
      'Registrul prelucrărilor, proceduri, instruire și un responsabil cu protecția datelor externalizat.',
      [450, 1200, 'RON', 'month'],
      ['Responsabil desemnat', 'Răspuns la cereri ale persoanelor', 'Instruire anuală'],
    ],
    [
      'Regulamente locale la cheie',
      'Regulamente pentru parcări, piețe, cimitire sau ordine publică, cu expunere de motive și dezbatere publică.',
      [2500, 6000, 'RON', 'project'],
      ['Model comparat cu practica instanțelor', 'Documente pentru transparență', 'Actualizare un an'],
    ],
    [
      'Recuperarea terenurilor și clădirilor',
      'Acțiuni pentru apărarea patrimoniului: rectificări, revendicări, evacuări.',
      [1200, 3000, 'EUR', 'project'],
      ['Strategie scrisă', 'Reprezentare în toate gradele', 'Raport lunar'],
    ],
    [
      'Înființarea unui serviciu public local',
      'Studiu de oportunitate, hotărâri, licențe și organigramă pentru un serviciu nou.',
      [10_000, 28_000, 'RON', 'project'],
      ['Calculul costurilor pe trei ani', 'Dosar de licențiere', 'Regulament de organizare'],
    ],
    [
      'Constituirea unei asociații intercomunitare',
      'Statut, act constitutiv, hotărârile tuturor membrilor și înregistrarea la judecătorie.',
      [1500, 3500, 'EUR', 'project'],
      ['Modele de hotărâri pentru membri', 'Reprezentare la judecătorie', 'Regulament intern'],
    ],
  ],
  mediu: [
    [
      'Audit energetic pentru clădiri publice',
      'Audit cu termografie, soluții ordonate după perioada de recuperare și certificat energetic.',
      [4500, 12_000, 'RON', 'piece'],
      ['Termografie inclusă', 'Trei pachete de soluții', 'Certificat energetic'],
    ],
    [
      'Panouri fotovoltaice pe clădirile primăriei',
      'Proiect, avize, montaj și punere în funcțiune, cu urmărirea producției.',
      [900, 1300, 'EUR', 'piece'],
      ['Dosar de prosumator', 'Garanție zece ani la montaj', 'Monitorizare pe telefon'],
    ],
    [
      'Plan de gestionare a deșeurilor',
      'Analiza fluxurilor, dimensionarea colectării separate și calculul tarifului „plătește pentru cât arunci”.',
      [14_000, 35_000, 'RON', 'project'],
      ['Cântăriri pe teren', 'Scenarii de tarif', 'Materiale pentru cetățeni'],
    ],
    [
      'Autorizații și acorduri de mediu',
      'Documentații pentru acord și autorizație, cu reprezentare la agenție până la emitere.',
      [3500, 15_000, 'RON', 'project'],
      ['Evaluare inițială gratuită', 'Anunțuri publice incluse', 'Termen urmărit de noi'],
    ],
    [
      'Registrul spațiilor verzi',
      'Inventar al arborilor și spațiilor verzi pe hartă, cu starea fiecărui exemplar și plan de lucrări.',
      [2, 5, 'RON', 'piece'],
      ['Măsurători pe teren', 'Fișă pentru fiecare arbore', 'Predare în GIS'],
    ],
    [
      'Studiu pentru apă și canalizare',
      'Studiu hidrologic și soluții dimensionate pentru localități sub 10.000 de locuitori.',
      [30_000, 80_000, 'RON', 'project'],
      ['Foraje de studiu', 'Comparație de variante', 'Deviz general'],
    ],
    [
      'Plan de acțiune pentru energie și climă',
      'Inventar al emisiilor, măsuri cu costuri și indicatori, conform Convenției Primarilor.',
      [4000, 11_000, 'EUR', 'project'],
      ['Inventar de emisii', 'Consultare publică', 'Încărcarea în platformă'],
    ],
    [
      'Monitorizarea calității aerului',
      'Senzori calibrați, pagină publică cu datele și avertizări pentru școli.',
      [350, 800, 'EUR', 'piece'],
      ['Calibrare anuală', 'Date deschise', 'Avertizări prin SMS'],
    ],
    [
      'Campanie de colectare separată',
      'Vizite din casă în casă, materiale și măsurarea rezultatului după trei luni.',
      [4, 9, 'RON', 'inhabitant'],
      ['Echipă locală instruită', 'Lecții în școli', 'Măsurarea rezultatului'],
    ],
  ],
  'strategii-locale': [
    [
      'Strategie de dezvoltare locală 2027–2034',
      'Strategie scurtă și folositoare, construită cu locuitorii, cu proiecte bugetate și responsabili.',
      [18_000, 55_000, 'RON', 'project'],
      ['Patru întâlniri publice', 'Portofoliu de proiecte', 'Tablou de urmărire'],
    ],
    [
      'Plan de mobilitate urbană durabilă',
      'Numărători de trafic, model și măsuri pentru mers pe jos, biciclete, transport public și parcări.',
      [15_000, 45_000, 'EUR', 'project'],
      ['Numărători în 20 de puncte', 'Model de trafic', 'Evaluare de mediu'],
    ],
    [
      'Buget participativ, de la regulament la vot',
      'Regulament, platformă de propuneri și vot, informare și numărătoare transparentă.',
      [9000, 24_000, 'RON', 'year'],
      ['Platformă găzduită', 'Verificarea propunerilor', 'Raport final public'],
    ],
    [
      'Consultare publică asistată',
      'Planificarea, anunțarea și moderarea consultărilor, cu un raport care arată ce s-a schimbat.',
      [3000, 8000, 'RON', 'project'],
      ['Moderator independent', 'Chestionar online și pe hârtie', 'Raport în șapte zile'],
    ],
    [
      'Studiu de oportunitate pentru investiții',
      'Compararea variantelor înainte de a cheltui pe proiectare: cerere, costuri, riscuri, alternative.',
      [8000, 20_000, 'RON', 'project'],
      ['Date culese local', 'Trei variante comparate', 'Recomandare motivată'],
    ],
    [
      'Plan de integritate și transparență',
      'Riscuri, măsuri și indicatori pentru planul de integritate, cu instruirea personalului.',
      [4000, 9000, 'RON', 'project'],
      ['Registru de riscuri', 'Instruire de patru ore', 'Revizuire anuală'],
    ],
    [
      'Profilul comunității în cifre',
      'Tablou de bord cu date despre populație, economie, școli și servicii, actualizat anual.',
      [5000, 12_000, 'RON', 'year'],
      ['Surse citate', 'Hărți și grafice', 'Date în format deschis'],
    ],
    [
      'Plan urbanistic: temă și urmărire',
      'Tema de proiectare pentru PUG și urmărirea elaboratorului până la aprobare.',
      [12_000, 32_000, 'RON', 'project'],
      ['Temă verificată cu serviciile', 'Calendar al avizelor', 'Informarea publicului'],
    ],
    [
      'Strategie de turism rural',
      'Inventarul a ceea ce merită văzut, trasee, găzduiri și un plan de promovare pe doi ani.',
      [9000, 26_000, 'RON', 'project'],
      ['Trasee marcate pe hartă', 'Întâlniri cu pensiunile', 'Calendar de evenimente'],
    ],
  ],
} satisfies Record<string, readonly SolutionSource[]>;
