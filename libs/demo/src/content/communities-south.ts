import type { CommunitySource } from './community-source.ts';

/** Counties Argeș, Vâlcea and Constanța. */
export const SOUTH: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Curtea de Argeș',
    name: 'Curtea de Argeș',
    land: 'hills',
    population: 26_000,
    description:
      'Prima reședință a domnitorilor Țării Românești și locul în care sunt înmormântați regii României. Legenda meșterului Manole se povestește la fântâna de peste drum de mănăstire.',
    objectives: 'Un traseu pe jos între toate monumentele și o gară redeschisă.',
    attractions: [
      [
        'Mănăstirea Curtea de Argeș',
        'religios',
        'monastery',
        'summer',
        'Ctitorie a lui Neagoe Basarab, sfințită în 1517; necropolă regală.',
      ],
      [
        'Biserica Domnească Sfântul Nicolae',
        'istoric',
        'monastery',
        'autumn',
        'Biserică din secolul al XIV-lea, cu fresce bizantine, lângă ruinele palatului domnesc.',
      ],
      [
        'Ruinele bisericii Sân Nicoară',
        'istoric',
        'ruin',
        'spring',
        'Turn și ziduri din secolul al XIV-lea, pe dealul de deasupra orașului.',
      ],
    ],
    projects: [
      ['Traseul domnesc', 'in_progress', 38, 5, 14, 'Trotuare late, panouri și bănci între cele trei monumente.'],
    ],
    figures: { completed: 8, budget: '', served: 0 },
  },
  {
    authority: 'Municipiul Drăgășani',
    name: 'Drăgășani',
    land: 'hills',
    population: 15_800,
    description:
      'Oraș al viei, deasupra Oltului. Soiurile Crâmpoșie selecționată, Negru de Drăgășani și Novac s-au ales aici.',
    objectives: 'Un drum al vinului cu pensiuni și crame deschise și un spital reparat.',
    attractions: [
      [
        'Podgoria Drăgășani',
        'recreativ',
        'vineyard',
        'autumn',
        'Terase deasupra Oltului, cultivate cu viță de pe vremea dacilor, spune tradiția.',
      ],
      [
        'Muzeul Viei și Vinului',
        'cultural',
        'museum',
        'autumn',
        'Teascuri, butoaie și unelte din casele podgorenilor.',
      ],
    ],
    projects: [
      ['Reabilitarea ambulatoriului', 'in_progress', 70, 9, 12, 'Cabinete noi și lift.'],
      ['Drumul vinului', 'planning', 5, 1, 10, 'Indicatoare și o hartă a cramelor.'],
    ],
  },
  {
    authority: 'Municipiul Mangalia',
    name: 'Mangalia',
    land: 'coast',
    population: 31_900,
    areaKm2: 62.3,
    description:
      'Pe locul cetății grecești Callatis, cel mai sudic oraș de la mare. Șase stațiuni, un port de agrement și o moschee de patru secole și jumătate.',
    objectives: 'Plaje îngrijite tot anul, sezon mai lung și ruinele Callatisului la vedere.',
    attractions: [
      [
        'Plaja din Mangalia',
        'recreativ',
        'lighthouse',
        'summer',
        'Nisip fin și apă cu izvoare sulfuroase, lângă portul turistic.',
      ],
      [
        'Ruinele cetății Callatis',
        'istoric',
        'ruin',
        'evening',
        'Colonie greacă întemeiată de Heracleea Pontică; mormântul cu papirus s-a găsit aici.',
      ],
      [
        'Moscheea Esmahan Sultan',
        'religios',
        'monastery',
        'summer',
        'Ridicată în 1575 de fiica sultanului Selim al II-lea, cea mai veche moschee din țară.',
      ],
    ],
    projects: [
      ['Promenadă între port și plajă', 'in_progress', 57, 8, 18, 'Alee accesibilă cu scaunul rulant și dușuri.'],
      ['Muzeul Callatis, aripa nouă', 'review', 100, 21, 20, 'Se face recepția instalațiilor.'],
      ['Pergole fotovoltaice în parcări', 'planning', 0, 1, 12, 'Umbră și energie pentru iluminat.'],
    ],
    figures: { completed: 17, budget: '83 milioane lei', served: 31_900 },
  },
];
