import type { CommunitySource } from './community-source.ts';

/** Counties Brașov and Alba. */
export const BRASOV_ALBA: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Făgăraș',
    name: 'Făgăraș',
    land: 'mountains',
    population: 26_300,
    description:
      'Oraș la poalele celor mai înalți munți ai țării. Cetatea cu șanț de apă din centru a fost reședință domnească, închisoare și azi muzeu.',
    objectives: 'Cetatea deschisă publicului în întregime și un oraș din care se pleacă pe munte.',
    attractions: [
      [
        'Cetatea Făgărașului',
        'istoric',
        'castle',
        'summer',
        'Castel întărit cu patru bastioane și șanț cu apă, ridicat în jurul unei fortificații mai vechi. Găzduiește Muzeul „Valer Literat”.',
      ],
      [
        'Biserica brâncovenească Sfântul Nicolae',
        'religios',
        'monastery',
        'spring',
        'Ctitorie a lui Constantin Brâncoveanu din anii 1697–1698.',
      ],
    ],
    projects: [
      [
        'Restaurarea zidului de nord al cetății',
        'in_progress',
        55,
        12,
        20,
        'Consolidare și drenaj, cu echipă de arheologi.',
      ],
      [
        'Iluminat public cu telegestiune',
        'completed',
        100,
        20,
        9,
        '1.900 de corpuri noi; consumul a scăzut la jumătate.',
      ],
    ],
    figures: { completed: 12, budget: '48 milioane lei', served: 26_300 },
  },
  {
    authority: 'Orașul Râșnov',
    name: 'Râșnov',
    land: 'mountains',
    population: 15_900,
    description:
      'Între Brașov și Bran, sub cetatea țărănească de pe stâncă. Iarna aici se sare cu schiurile de pe trambulinele din Valea Cărbunării.',
    objectives: 'Turism tot anul, fără mașini în centrul vechi.',
    attractions: [
      [
        'Cetatea Râșnov',
        'istoric',
        'ruin',
        'spring',
        'Cetate țărănească întemeiată în vremea cavalerilor teutoni; în caz de atac, fiecare familie avea aici o casă.',
      ],
      [
        'Baza sportivă Valea Cărbunării',
        'sport',
        'chairlift',
        'winter',
        'Trambuline pentru sărituri cu schiurile și piste de biatlon, folosite la competiții internaționale.',
      ],
      [
        'Peștera Valea Cetății',
        'natural',
        'gorge',
        'summer',
        'Galerie amenajată, cu o sală mare în care se țin concerte.',
      ],
    ],
    projects: [
      ['Parcări la marginea orașului', 'planning', 10, 2, 16, 'Două parcări și autobuz gratuit până la cetate.'],
    ],
  },
  {
    authority: 'Comuna Hărman',
    name: 'Hărman',
    land: 'plain',
    population: 6_200,
    description:
      'Comună din Țara Bârsei, cu una dintre cele mai bine păstrate biserici fortificate și cu o mlaștină în care trăiesc plante din epoca glaciară.',
    objectives: 'Un centru fără praf, o școală modernă și protejarea mlaștinii.',
    attractions: [
      [
        'Biserica fortificată Hărman',
        'religios',
        'fortified-church',
        'evening',
        'Zid înalt cu șapte turnuri și cămările în care sătenii își păstrau slănina și grânele.',
      ],
      [
        'Mlaștina Hărman',
        'natural',
        'lake',
        'spring',
        'Rezervație cu izvoare și plante rămase din perioada glaciară, la poalele dealului Lempeș.',
      ],
    ],
    projects: [
      ['Sală de sport a școlii', 'completed', 100, 24, 14, 'Sală cu tribună pentru elevii din Hărman și Podu Oltului.'],
    ],
  },
  {
    authority: 'Municipiul Sebeș',
    name: 'Sebeș',
    land: 'hills',
    population: 26_500,
    description:
      'Oraș săsesc de la întâlnirea autostrăzilor A1 și A10, cu ziduri medievale aproape întregi. Vara, Transalpina pornește de aici spre munte.',
    objectives: 'Un centru istoric viu și o zonă industrială cu transport public.',
    attractions: [
      [
        'Biserica evanghelică din Sebeș',
        'religios',
        'fortified-church',
        'summer',
        'Cor gotic din secolul al XIV-lea și un altar sculptat înalt de peste 13 metri.',
      ],
      [
        'Râpa Roșie',
        'natural',
        'gorge',
        'autumn',
        'Perete de argilă roșie și gresie, brăzdat de ploi ca un canion; rezervație geologică.',
      ],
      [
        'Casa Zápolya',
        'cultural',
        'museum',
        'summer',
        'Casă gotică în care a stat principele Ioan Zápolya; găzduiește muzeul municipal.',
      ],
    ],
    projects: [
      ['Traseu pietonal pe zidul cetății', 'in_progress', 30, 4, 12, 'Legătură între turnul Studentului și parc.'],
    ],
  },
  {
    authority: 'Comuna Ciugud',
    name: 'Ciugud',
    land: 'hills',
    population: 3_800,
    description:
      'Comună de lângă Alba Iulia care și-a mutat aproape toate serviciile pe internet. Șase sate pe malul Mureșului, legate de oraș printr-o pistă de biciclete.',
    objectives:
      'Prima comună fără hârtie: cereri, taxe și programări numai electronic, cu ajutor la primărie pentru cine are nevoie.',
    attractions: [
      [
        'Pista de biciclete spre Alba Iulia',
        'sport',
        'bridge',
        'spring',
        'Drum drept, separat de mașini, de-a lungul Mureșului, până în oraș.',
      ],
      [
        'Viile de la Șeușa',
        'recreativ',
        'vineyard',
        'autumn',
        'Terase cu viță-de-vie deasupra Mureșului, în podgoria Alba.',
      ],
    ],
    projects: [
      ['Școală cu panouri solare', 'completed', 100, 30, 18, 'Clădirea produce mai multă energie decât consumă.'],
      ['Senzori pe rețeaua de apă', 'in_progress', 80, 6, 8, 'Pierderile se văd în aceeași zi.'],
    ],
    figures: { completed: 27, budget: '65 milioane lei', served: 3_800 },
  },
];
