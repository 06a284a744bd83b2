import type { CommunitySource } from './community-source.ts';

/** Counties Cluj and Bistrița-Năsăud. */
export const CLUJ_BISTRITA: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Turda',
    name: 'Turda',
    land: 'hills',
    population: 43_300,
    areaKm2: 91.6,
    description:
      'Oraș cu două mii de ani de sare: romanii aveau aici castrul legiunii a V-a Macedonica, iar salina este astăzi unul dintre cele mai vizitate locuri din țară.\nSalina aduce sute de mii de oameni pe an, dar cei mai mulți pleacă după două ore. De aceea orașul leagă castrul, cheile și centrul vechi printr-o singură linie de autobuz și un singur bilet.\nFabricile de ciment și sticlă au lăsat în urmă terenuri mari. Primăria le curăță pe rând și le dă în folosință cu condiția ca jumătate să rămână verde.\nTermoficarea a fost închisă și casele s-au încălzit fiecare cum au putut; programul de acum înlocuiește cazanele vechi bloc cu bloc.',
    objectives: 'Vizitatorii salinei să rămână în oraș o zi întreagă, iar termoficarea să nu mai fumege.',
    attractions: [
      [
        'Salina Turda',
        'recreativ',
        'gorge',
        'evening',
        'Mine de sare din care s-a scos sare până în 1932; în camera conică este un lac, în cea mare o roată panoramică.',
      ],
      [
        'Cheile Turzii',
        'natural',
        'gorge',
        'summer',
        'Canion tăiat de pârâul Hășdate în calcar, cu pereți de până la 300 de metri.',
      ],
      [
        'Castrul Potaissa',
        'istoric',
        'ruin',
        'summer',
        'Ruinele castrului legiunii a V-a Macedonica, cu termele și clădirea comandamentului.',
      ],
    ],
    projects: [
      ['Parc arheologic la Potaissa', 'in_progress', 40, 8, 20, 'Poteci, panouri și un punct de primire lângă castru.'],
      ['Autobuze electrice spre salină', 'completed', 100, 22, 10, 'Patru autobuze leagă gara, centrul și salina.'],
    ],
    figures: { completed: 16, budget: '72 de milioane de lei', served: 43_300 },
  },
  {
    authority: 'Comuna Florești',
    name: 'Florești',
    land: 'hills',
    population: 52_700,
    description:
      'Cea mai mare comună din România, la marginea Clujului: zeci de mii de oameni, școli pline și dealuri cu păduri la zece minute de mers.\nComuna a crescut de zece ori în douăzeci de ani. Are mai mulți elevi decât multe municipii și un buget de comună, așa că fiecare clasă nouă este o mică bătălie.\nLa fiecare autorizație mare cerem loc pentru o grădiniță sau un parc. Terenurile obținute astfel sunt trecute pe o hartă publică, cu anul în care vor fi construite.\nDealurile dinspre Cetatea Fetei rămân pădure: consiliul a hotărât că acolo nu se mai construiește.',
    objectives: 'Locuri în școli pentru toți copiii, parcuri între blocuri și o legătură rapidă cu Clujul.',
    attractions: [
      [
        'Cetatea Fetei',
        'istoric',
        'ruin',
        'autumn',
        'Ruinele unei fortificații medievale de pe dealul de deasupra satului vechi.',
      ],
      [
        'Malul Someșului Mic',
        'recreativ',
        'park',
        'summer',
        'Poteci de alergare și locuri de joacă de-a lungul râului.',
      ],
    ],
    projects: [
      ['Școala gimnazială nr. 3', 'in_progress', 50, 9, 22, '24 de clase și sală de sport.'],
      [
        'Parc de două hectare la Cetatea Fetei',
        'planning',
        0,
        1,
        18,
        'Concursul de soluții se pregătește cu locuitorii.',
      ],
    ],
    figures: { completed: 21, budget: '118 milioane de lei', served: 52_700 },
  },
  {
    authority: 'Comuna Apahida',
    name: 'Apahida',
    land: 'plain',
    population: 17_200,
    description:
      'Comună pe Someșul Mic, cunoscută arheologilor din toată Europa: aici s-au găsit mormintele unor principi gepizi, cu aur și granate.\nComuna are opt sate și un aeroport la marginea lor. Trenurile metropolitane opresc în gară la fiecare oră, iar parcarea de transfer este plină dimineața.\nZona comercială de pe drumul european plătește impozite bune; banii merg în trotuarele și canalizarea satelor de pe deal, unde nu se vede nicio vitrină.\nPovestea tezaurului se spune deocamdată pe panouri, în drum spre școală. Muzeul are teren și proiect, îi lipsește finanțarea.',
    objectives: 'Trotuare, un centru comunitar și un muzeu în care să se întoarcă povestea tezaurului.',
    attractions: [
      [
        'Descoperirile princiare de la Apahida',
        'istoric',
        'museum',
        'spring',
        'Mormintele din secolul al V-lea, găsite din 1889 încoace; piesele se află la muzeele din Cluj-Napoca și București.',
      ],
      ['Lunca Someșului Mic', 'natural', 'lake', 'summer', 'Bălți și sălcii pe malul râului, loc de pescuit.'],
    ],
    projects: [
      ['Centru comunitar', 'in_progress', 25, 4, 16, 'Sală, bibliotecă și cabinet medical în fostul cămin cultural.'],
    ],
    figures: { completed: 12, budget: '44 de milioane de lei', served: 17_200 },
  },
  {
    authority: 'Municipiul Bistrița',
    name: 'Bistrița',
    land: 'hills',
    population: 78_900,
    areaKm2: 145.5,
    description:
      'Oraș de negustori sași, pe drumul vechi spre Moldova. Turnul bisericii evanghelice, de 75 de metri, se vede din toată valea.\nCentrul a fost dat pietonilor pe rând, stradă cu stradă, cu magazinele consultate înainte. Cele de la marginea zonei au cerut apoi să fie și ele cuprinse.\nElevii merg pe jos: fiecare școală are o hartă a drumurilor sigure, făcută împreună cu părinții, iar trecerile de pietoni de pe ea sunt luminate primele.\nOrașul strânge apa de ploaie în parcuri și o folosește la stropit. Fabricile de la marginea lui, de la cabluri la mobilă, lucrează pentru toată Europa.',
    objectives: 'Un oraș verde, cu centrul dat înapoi pietonilor și școli la care se merge pe jos.',
    attractions: [
      [
        'Biserica evanghelică și turnul ei',
        'religios',
        'fortified-church',
        'spring',
        'Biserică gotică cu fațadă renascentistă de Petrus Italus; în turnul de 75 de metri se urcă cu liftul.',
      ],
      [
        'Ansamblul Sugălete',
        'istoric',
        'square',
        'spring',
        'Șir de case ale negustorilor, cu arcade la parter, din secolele XV–XVI.',
      ],
      [
        'Parcul și pădurea Codrișor',
        'recreativ',
        'forest',
        'autumn',
        'Pădure cu poteci și pârtie de sanie, la marginea centrului.',
      ],
    ],
    projects: [
      ['Pietonizarea străzii Liviu Rebreanu', 'review', 100, 13, 12, 'Lucrările s-au încheiat, se fac remedieri.'],
      [
        'Adăposturi pentru biciclete la școli',
        'in_progress',
        66,
        5,
        9,
        'Douăsprezece școli primesc adăposturi acoperite.',
      ],
    ],
    figures: { completed: 31, budget: '190 de milioane de lei', served: 78_900 },
  },
];
