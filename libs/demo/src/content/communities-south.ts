import type { CommunitySource } from './community-source.ts';

/** Counties Argeș, Vâlcea and Constanța. */
export const SOUTH: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Curtea de Argeș',
    name: 'Curtea de Argeș',
    land: 'hills',
    population: 26_000,
    description:
      'Prima reședință a domnitorilor Țării Românești și locul în care sunt înmormântați regii României. Legenda meșterului Manole se povestește la fântâna de peste drum de mănăstire.\nOrașul este la capătul câmpiei și la începutul Transfăgărășanului. Cei mai mulți trec spre munte; traseul domnesc îi invită să se oprească o jumătate de zi.\nGara, terminată la sfârșitul secolului al XIX-lea, este monument. Trenurile vin rar, dar clădirea se repară pentru o bibliotecă și un punct de informare.\nFabrica de porțelan a închis, însă câteva ateliere lucrează mai departe. Primăria le cumpără obiectele pentru protocol și le arată în sala mare.',
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
    figures: { completed: 8, budget: '26 de milioane de lei', served: 26_000 },
  },
  {
    authority: 'Municipiul Drăgășani',
    name: 'Drăgășani',
    land: 'hills',
    population: 15_800,
    description:
      'Oraș al viei, deasupra Oltului. Soiurile Crâmpoșie selecționată, Negru de Drăgășani și Novac s-au ales aici.\nViile de pe coaste sunt mai vechi decât orașul, dar cele mai multe au fost replantate după 2000. Șase crame țin deschis tot anul și primesc grupuri cu programare.\nOrașul de jos are piața și școlile, iar cel de sus viile și crucea de pe deal. Între ele se urcă pe scări; reabilitarea lor este aproape gata.\nSpitalul deservește douăzeci de comune. Ambulatoriul reparat va lua din drumurile de două ore până la Râmnicu Vâlcea.',
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
    figures: { completed: 7, budget: '21 de milioane de lei', served: 15_800 },
  },
  {
    authority: 'Municipiul Mangalia',
    name: 'Mangalia',
    land: 'coast',
    population: 31_900,
    areaKm2: 62.3,
    description:
      'Pe locul cetății grecești Callatis, cel mai sudic oraș de la mare. Șase stațiuni, un port de agrement și o moschee de patru secole și jumătate.\nIarna orașul are treizeci de mii de oameni, vara de zece ori mai mulți. Apa, gunoiul și ordinea se plătesc tot anul, de aceea taxa de stațiune merge întreagă în servicii.\nȘase stațiuni cu nume de astre se întind spre nord. Hotelurile vechi se renovează; între ele primăria reface aleile, dunele și dușurile publice.\nRuinele Callatisului ies la fiecare șantier. Arheologii vin înaintea excavatoarelor, iar ce se poate vedea rămâne la vedere, sub sticlă.',
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
    figures: { completed: 17, budget: '83 de milioane de lei', served: 31_900 },
  },
];
