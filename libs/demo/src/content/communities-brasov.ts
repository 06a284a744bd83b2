import type { CommunitySource } from './community-source.ts';

/** Counties Brașov and Alba. */
export const BRASOV_ALBA: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Făgăraș',
    name: 'Făgăraș',
    land: 'mountains',
    population: 26_300,
    description:
      'Oraș la poalele celor mai înalți munți ai țării. Cetatea cu șanț de apă din centru a fost reședință domnească, închisoare și azi muzeu.\nȚara Făgărașului adună șaizeci de sate între Olt și munte. Oamenii lor vin aici la spital, la liceu și la piață, așa că serviciile orașului sunt gândite pentru de două ori mai mulți decât locuitorii lui.\nDin piață se văd vârfurile de peste 2.500 de metri. Vara, traseele pornesc din Sâmbăta și din Breaza; primăria întreține indicatoarele de la intrarea în oraș până la marginea pădurii.\nCasele vechi din jurul cetății se repară cu un meșter al primăriei, care spune proprietarului ce se poate păstra și cât costă.',
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
    figures: { completed: 12, budget: '48 de milioane de lei', served: 26_300 },
  },
  {
    authority: 'Orașul Râșnov',
    name: 'Râșnov',
    land: 'mountains',
    population: 15_900,
    description:
      'Între Brașov și Bran, sub cetatea țărănească de pe stâncă. Iarna aici se sare cu schiurile de pe trambulinele din Valea Cărbunării.\nCartierele noi de la poalele cetății au crescut odată cu turismul, iar vara orașul are de trei ori mai multe mașini decât locuri de parcare. De aici vine planul de a le opri la margine.\nCâmpia din jur este cultivată cu cartofi, iar piața țărănească de sâmbătă aduce producătorii sub zidurile vechi ale pieței.\nȘcoala de sărituri cu schiurile pregătește copii din toată țara. Baza sportivă este a tuturor: se închiriază asociațiilor la prețul întreținerii.',
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
    figures: { completed: 10, budget: '34 de milioane de lei', served: 15_900 },
  },
  {
    authority: 'Comuna Hărman',
    name: 'Hărman',
    land: 'plain',
    population: 6_200,
    description:
      'Comună din Țara Bârsei, cu una dintre cele mai bine păstrate biserici fortificate și cu o mlaștină în care trăiesc plante din epoca glaciară.\nComuna are două sate, Hărman și Podu Oltului, și o gară pe linia Brașov–Sibiu. O jumătate dintre locuitori lucrează la Brașov și se întorc seara.\nCentrul este o piață lungă, cu tei și porți săsești. Traficul greu a fost scos pe drumul de ocolire, iar praful a rămas ultima problemă a străzilor laterale.\nMlaștina are o potecă de scânduri și un paznic; grupurile de elevi intră cu ghid, fără taxă.',
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
    figures: { completed: 7, budget: '18 milioane de lei', served: 6_200 },
  },
  {
    authority: 'Municipiul Sebeș',
    name: 'Sebeș',
    land: 'hills',
    population: 26_500,
    description:
      'Oraș săsesc de la întâlnirea autostrăzilor A1 și A10, cu ziduri medievale aproape întregi. Vara, Transalpina pornește de aici spre munte.\nAutostrăzile au adus fabrici de lemn și depozite, iar cu ele și zgomot. Zona industrială are acum un singur drum de acces și o perdea de copaci plantată împreună cu firmele.\nZidul cetății se poate urma aproape pe tot conturul. Câteva porțiuni trec prin curți; proprietarii au acceptat ca, în anumite zile, poarta să fie deschisă.\nDin Sebeș pornește Transalpina, drumul cel mai înalt al țării, închis iarna. Primăria anunță starea lui pe prima pagină a site-ului.',
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
    figures: { completed: 15, budget: '52 de milioane de lei', served: 26_500 },
  },
  {
    authority: 'Comuna Ciugud',
    name: 'Ciugud',
    land: 'hills',
    population: 3_800,
    description:
      'Comună de lângă Alba Iulia care și-a mutat aproape toate serviciile pe internet. Șase sate pe malul Mureșului, legate de oraș printr-o pistă de biciclete.\nDrumul până aici a fost simplu: întâi asfaltul și apa, apoi un funcționar care învață oamenii să folosească formularul. La ghișeu stă un calculator cu cineva alături, pentru cei care nu vor singuri.\nProiectele se fac în patru ani, cu bani europeni mai ales, iar fiecare are pe site cheltuiala lunară. Satele vecine au preluat modelele de formulare.\nZona economică de lângă drumul național plătește o bună parte din buget; primăria a ales firmele după locurile de muncă promise și le verifică în fiecare an.',
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
    figures: { completed: 27, budget: '65 de milioane de lei', served: 3_800 },
  },
];
