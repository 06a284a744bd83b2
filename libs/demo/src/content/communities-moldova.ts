import type { CommunitySource } from './community-source.ts';

/** Counties Iași, Suceava and Prahova. */
export const MOLDOVA_PRAHOVA: readonly CommunitySource[] = [
  {
    authority: 'Comuna Miroslava',
    name: 'Miroslava',
    land: 'hills',
    population: 27_000,
    description:
      'Comună de la marginea Iașului, cu parcuri industriale pe șes și cu vii vechi pe coaste. Treisprezece sate, dintre care unele sunt deja cartiere.\nParcurile industriale au adus câteva mii de locuri de muncă și jumătate din buget. Regula casei este ca fiecare leu venit din șes să ducă un leu pe deal, în satele fără canalizare.\nDrumurile comunale se fac pe categorii: întâi cele pe care trece autobuzul școlar, apoi cele cu case, la urmă cele dintre vii.\nPodgoria Uricani își deschide cramele de două ori pe an, iar expoziția de toamnă a comunei aduce producătorii din tot județul.',
    objectives: 'Autobuz la fiecare jumătate de oră din toate satele și ape care nu mai intră în curți.',
    attractions: [
      [
        'Podgoria Uricani',
        'recreativ',
        'vineyard',
        'summer',
        'Coaste cu viță-de-vie în satul Uricani, parte a podgoriei Iașilor.',
      ],
      ['Lacul Ezăreni', 'natural', 'lake', 'autumn', 'Lac de acumulare cu stufăriș, loc de oprire pentru păsări.'],
    ],
    projects: [
      ['Canalizare în satele din vest', 'in_progress', 44, 7, 24, 'Patru sate și o stație de pompare.'],
      ['Centru de zi pentru vârstnici', 'completed', 100, 18, 10, 'Primește 60 de oameni pe zi.'],
    ],
    figures: { completed: 18, budget: '96 de milioane de lei', served: 27_000 },
  },
  {
    authority: 'Municipiul Fălticeni',
    name: 'Fălticeni',
    land: 'hills',
    population: 21_700,
    description:
      'Oraș de scriitori și de sculptori: Ion Creangă a învățat aici, Mihail Sadoveanu a scris aici, iar Ion Irimescu i-a lăsat un muzeu întreg.\nÎn jurul orașului sunt câteva sute de hectare de livezi. Târgul de toamnă vinde merele direct din lăzi, iar stațiunea de pomicultură dă soiuri noi gospodăriilor.\nStrada Sucevei, a caselor de scriitori, se repară fațadă cu fațadă. Fiecare casă are o placă și un cod care duce la textele scrise în ea.\nOrașul a pierdut oameni și a câștigat pensionari; de aceea serviciile la domiciliu sunt cel mai mare proiect al anilor următori.',
    objectives: 'Case memoriale reparate și livezile orașului duse mai departe.',
    attractions: [
      [
        'Muzeul de Artă „Ion Irimescu”',
        'cultural',
        'museum',
        'autumn',
        'Sute de sculpturi și desene dăruite de artist orașului său.',
      ],
      [
        'Muzeul Apelor „Mihai Băcescu”',
        'cultural',
        'lake',
        'spring',
        'Colecția biologului Mihai Băcescu: râuri, lacuri și viața din ele.',
      ],
    ],
    projects: [
      [
        'Restaurarea casei memoriale Sadoveanu',
        'on_hold',
        35,
        15,
        18,
        'Se refac expertizele după ploile din primăvară.',
      ],
    ],
    figures: { completed: 9, budget: '29 de milioane de lei', served: 21_700 },
  },
  {
    authority: 'Orașul Gura Humorului',
    name: 'Gura Humorului',
    land: 'mountains',
    population: 12_700,
    description:
      'Stațiune din Bucovina, pe valea Moldovei. De aici se ajunge pe jos la Voroneț, mănăstirea al cărei albastru a dat numele unei culori.\nStațiunea trăiește tot anul: pârtia iarna, Arinișul vara, mănăstirile primăvara și toamna. Între ele, oamenii cer același lucru ca peste tot: drumuri fără gropi și un medic aproape.\nPensiunile sunt peste o sută, cele mai multe de familie. Primăria ține un calendar comun de evenimente, ca weekendurile pline să nu se calce pe picioare.\nPădurea este a orașului și se taie după un plan public. O parte din venit întoarce potecile și băncile în ea.',
    objectives: 'Turism care rămâne peste noapte, păduri curate și un drum de ocolire.',
    attractions: [
      [
        'Mănăstirea Voroneț',
        'religios',
        'monastery',
        'spring',
        'Ctitorie a lui Ștefan cel Mare din 1488, cu fresce exterioare pe fond albastru; în patrimoniul UNESCO.',
      ],
      [
        'Parcul de agrement Ariniș',
        'recreativ',
        'park',
        'summer',
        'Alei, lac și tiroliene într-un arboretum de la poalele dealului.',
      ],
      ['Domeniul schiabil Șoimul', 'sport', 'chairlift', 'winter', 'Pârtii cu telescaun, deasupra orașului.'],
    ],
    projects: [
      ['Pistă de biciclete până la Voroneț', 'completed', 100, 19, 11, 'Cinci kilometri pe malul Moldovei.'],
      ['Iluminat cu LED în cartierul Voroneț', 'in_progress', 75, 5, 8, '310 stâlpi.'],
    ],
    figures: { completed: 11, budget: '39 de milioane de lei', served: 12_700 },
  },
  {
    authority: 'Orașul Sinaia',
    name: 'Sinaia',
    land: 'mountains',
    population: 9_100,
    areaKm2: 89,
    description:
      'Perla Carpaților, numită după mănăstirea întemeiată de spătarul Mihail Cantacuzino la întoarcerea din Sinai. Vile de la 1900, pârtii și castelul regilor.\nParcul, cazinoul și gara au fost făcute pentru regi și pentru oaspeții lor; astăzi le îngrijește un oraș cu nouă mii de locuitori, care primește un milion de vizitatori pe an.\nSoluția nu este încă o parcare. Trenul vine de la București în nouăzeci de minute, iar de la gară urcă telecabina și autobuzele electrice.\nPotecile din Bucegi se refac cu salvamontul și cu voluntari, câte zece kilometri în fiecare vară.',
    objectives: 'Mai puține mașini pe Valea Prahovei, mai multe trenuri și poteci întreținute.',
    attractions: [
      [
        'Castelul Peleș',
        'istoric',
        'castle',
        'winter',
        'Reședința de vară a regelui Carol I, terminată în 1883 și printre primele castele din Europa cu lumină electrică.',
      ],
      [
        'Mănăstirea Sinaia',
        'religios',
        'monastery',
        'winter',
        'Întemeiată în 1695 de Mihail Cantacuzino; aici se odihnește Take Ionescu.',
      ],
      ['Pârtiile de la Cota 2000', 'sport', 'chairlift', 'winter', 'Domeniu schiabil în Bucegi, cu gondolă din oraș.'],
    ],
    projects: [
      ['Refacerea potecilor din Bucegi', 'in_progress', 60, 6, 12, 'Marcaje, trepte și drenaje pe nouă trasee.'],
      ['Casa de cultură „Carmen Sylva”', 'planning', 12, 3, 26, 'Proiect de consolidare și acustică.'],
    ],
    figures: { completed: 19, budget: '61 de milioane de lei', served: 9_100 },
  },
];
