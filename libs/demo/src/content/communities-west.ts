import type { CommunitySource } from './community-source.ts';

/** Counties Mureș, Maramureș, Hunedoara and Timiș. */
export const WEST: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Sighișoara',
    name: 'Sighișoara',
    land: 'hills',
    population: 23_900,
    areaKm2: 96,
    description:
      'Una dintre puținele cetăți medievale din Europa în care se locuiește. Din 1999 este în patrimoniul mondial UNESCO.\nSub cetate, Orașul de Jos are piața, gara și spitalul; cei mai mulți locuitori trăiesc aici. Planul de mobilitate leagă cele două părți printr-o linie de autobuze mici, electrice.\nCasele din cetate se repară după reguli stricte. Primăria are un arhitect care răspunde gratuit proprietarilor și o listă de meșteri verificați.\nFestivalurile se țin mai departe, cu mai puține scene și cu ora de liniște respectată. Veniturile din taxa de vizitare se întorc în ziduri.',
    objectives:
      'O cetate în care locuitorii pot trăi, nu numai vizitatorii: liniște noaptea, magazine de zi cu zi, case reparate.',
    attractions: [
      [
        'Turnul cu Ceas',
        'istoric',
        'town-hall',
        'summer',
        'Poarta principală a cetății; figurinele ceasului se schimbă la miezul nopții.',
      ],
      [
        'Biserica din Deal',
        'religios',
        'fortified-church',
        'autumn',
        'Biserică gotică în vârful dealului; se ajunge pe Scara Școlarilor, acoperită în 1642.',
      ],
      [
        'Piața Cetății',
        'istoric',
        'square',
        'evening',
        'Locul târgurilor și al judecăților, azi al festivalului medieval.',
      ],
    ],
    projects: [
      [
        'Consolidarea zidului de sud',
        'in_progress',
        58,
        14,
        24,
        'Lucrări pe tronsoane, cu accesul pietonilor păstrat.',
      ],
      ['Locuri de parcare în afara cetății', 'planning', 15, 2, 14, 'Parcare pe două niveluri lângă gară.'],
    ],
    figures: { completed: 14, budget: '57 de milioane de lei', served: 23_900 },
  },
  {
    authority: 'Municipiul Sighetu Marmației',
    name: 'Sighetu Marmației',
    land: 'mountains',
    population: 32_800,
    description:
      'Oraș pe Tisa, la granița cu Ucraina, în inima Maramureșului istoric. Iarna, alaiurile festivalului de datini umplu străzile.\nTrecerea peste Tisa este pentru cei de aici o stradă, nu o graniță: familiile au rude pe ambele maluri. Al doilea pod, mai larg, este așteptat de o generație.\nLemnul este și meseria, și combustibilul. Rețeaua de încălzire pe biomasă folosește rămășițele gaterelor și scoate fumul din curți.\nMuzeele, teatrul popular și școala de muzică fac din oraș centrul Maramureșului istoric. În decembrie, cine vine la datini găsește greu o cameră.',
    objectives: 'Podul peste Tisa dat în folosință, căldură curată și locuri de muncă pentru cei care se întorc.',
    attractions: [
      [
        'Memorialul Victimelor Comunismului',
        'istoric',
        'museum',
        'evening',
        'Muzeu în fosta închisoare în care au murit oameni politici, preoți și intelectuali.',
      ],
      [
        'Muzeul Satului Maramureșean',
        'cultural',
        'wooden-church',
        'summer',
        'Case, porți și o biserică de lemn pe dealul Dobăieș.',
      ],
      [
        'Casa memorială Elie Wiesel',
        'cultural',
        'square',
        'winter',
        'Casa copilăriei laureatului Premiului Nobel pentru Pace.',
      ],
    ],
    projects: [['Rețea de încălzire pe biomasă', 'in_progress', 33, 6, 20, 'Întâi spitalul și cinci școli.']],
    figures: { completed: 11, budget: '46 de milioane de lei', served: 32_800 },
  },
  {
    authority: 'Municipiul Hunedoara',
    name: 'Hunedoara',
    land: 'hills',
    population: 50_500,
    areaKm2: 97,
    description:
      'Orașul castelului și al oțelului. După închiderea furnalelor, pe fostele platforme se construiesc hale noi și parcuri.\nCombinatul a avut odată douăzeci de mii de angajați. Pe locul lui se ridică astăzi hale de componente, un parc și un drum nou; solul se curăță înainte de orice construcție.\nLa castel vin sute de mii de oameni pe an. Biletele se cumpără cu oră, iar parcarea s-a mutat la zece minute de mers, ca podul să rămână liber.\nCartierele muncitorești se reabilitează bloc cu bloc, cu asociațiile de proprietari la masă de la început.',
    objectives: 'Terenurile industriale curățate și folosite din nou; un oraș cu un milion de vizitatori pe an.',
    attractions: [
      [
        'Castelul Corvinilor',
        'istoric',
        'castle',
        'autumn',
        'Castelul lui Ioan de Hunedoara, cel mai mare castel gotic din țară, cu pod lung peste valea Zlaștiului.',
      ],
      [
        'Pădurea Chizid',
        'recreativ',
        'forest',
        'summer',
        'Pădure de agrement cu ștrand și poteci, la marginea orașului.',
      ],
    ],
    projects: [
      [
        'Parc pe platforma fostei uzine',
        'in_progress',
        48,
        10,
        22,
        'Decontaminare, apoi alei și arbori pe opt hectare.',
      ],
      ['Pasaj pietonal la castel', 'completed', 100, 26, 12, 'Drumul dinspre parcare nu mai traversează șoseaua.'],
    ],
    figures: { completed: 22, budget: '88 de milioane de lei', served: 50_500 },
  },
  {
    authority: 'Municipiul Lugoj',
    name: 'Lugoj',
    land: 'plain',
    population: 35_400,
    description:
      'Oraș al muzicii, pe malurile Timișului: Traian Grozăvescu și Tiberiu Brediceanu s-au născut aici, iar corul „Ion Vidu” cântă de peste un secol și jumătate.\nTimișul împarte orașul, iar podurile îl leagă. Malul drept are deja alei și bănci; pe cel stâng se lucrează acum, între Podul de Fier și parcul mare.\nFabrica de mătase și atelierele de țesături au făcut Lugojul bogat. Astăzi lucrează aici producători de încălțăminte și de componente, iar liceul tehnologic pregătește elevii chiar în fabrici.\nFațadele din centru se repară cu un ajutor de la primărie de până la jumătate din cost; condiția este ca magazinul de la parter să-și schimbe și firma.',
    objectives: 'Malurile Timișului deschise plimbării și fațadele din centru reparate cu sprijinul primăriei.',
    attractions: [
      [
        'Podul de Fier',
        'istoric',
        'bridge',
        'autumn',
        'Podul din 1902 leagă cele două părți ale orașului, Lugojul român și Lugojul german de odinioară.',
      ],
      [
        'Biserica Adormirea Maicii Domnului',
        'religios',
        'monastery',
        'summer',
        'Biserică ortodoxă barocă, ridicată între 1759 și 1766, cu două turnuri.',
      ],
      [
        'Teatrul „Traian Grozăvescu”',
        'cultural',
        'museum',
        'summer',
        'Sală din secolul al XIX-lea în care a cântat și George Enescu.',
      ],
    ],
    projects: [
      ['Promenadă pe malul stâng al Timișului', 'in_progress', 52, 8, 16, 'Doi kilometri de alee, cu acces la apă.'],
    ],
    figures: { completed: 14, budget: '49 de milioane de lei', served: 35_400 },
  },
  {
    authority: 'Orașul Sânnicolau Mare',
    name: 'Sânnicolau Mare',
    land: 'plain',
    population: 10_600,
    description:
      'Cel mai vestic oraș al țării. Aici s-a născut Béla Bartók și tot aici s-a găsit, în 1799, un tezaur de 23 de vase de aur.\nSub câmpie este apă de peste optzeci de grade. Două foraje încălzesc deja serele și ștrandul; următorul pas sunt școlile și spitalul.\nOrașul stă la întâlnirea a trei țări. Germani, maghiari, sârbi, bulgari și români țin aici cinci feluri de sărbători, iar casa de cultură le adună pe toate în aceeași săptămână din septembrie.\nFabricile de componente au mai multe locuri de muncă decât oameni. Primăria construiește locuințe de închiriat pentru cei care vin din satele vecine.',
    objectives: 'Apă caldă din foraje geotermale pentru școli și spital.',
    attractions: [
      [
        'Castelul Nákó',
        'cultural',
        'castle',
        'spring',
        'Castel din 1864 al familiei Nákó, cu turn; găzduiește muzeul orașului și expoziția Bartók.',
      ],
      [
        'Câmpia Banatului',
        'natural',
        'fields',
        'spring',
        'Drumuri drepte între lanuri, bune de mers cu bicicleta spre trei țări.',
      ],
    ],
    projects: [['Încălzire geotermală la liceu', 'planning', 8, 2, 18, 'Studiul arată apă de peste 75 de grade.']],
    figures: { completed: 8, budget: '23 de milioane de lei', served: 10_600 },
  },
];
