import type { CommunitySource } from './community-source.ts';

/** County Sibiu. */
export const SIBIU_COUNTY: readonly CommunitySource[] = [
  {
    authority: 'Municipiul Sibiu',
    name: 'Sibiu',
    land: 'hills',
    population: 134_300,
    areaKm2: 121,
    description:
      'Sibiul s-a numit Hermannstadt și a fost orașul breslelor: casele cu „ochi” în acoperiș, turnurile și zidurile lor se văd și astăzi. În 2007 a fost Capitală Culturală Europeană, iar festivalul de teatru adună în fiecare vară artiști din toată lumea.\nOrașul de Sus și Orașul de Jos sunt legate prin scări și pasaje, iar pădurea Dumbrava începe la capătul liniei de troleibuz.\nPrimăria lucrează cu o sută de asociații și cu cele două universități: cine are o idee pentru cartierul său o depune pe portalul orașului, iar bugetul participativ plătește în fiecare an cele mai votate zece propuneri.\nCăutăm parteneri pentru reabilitarea școlilor, pentru transportul de la marginea orașului și pentru ghișeul electronic. Publicăm din timp planul de achiziții și răspundem public la toate întrebările.',
    objectives:
      'Transport public electric până în 2030, școli cu consum redus de energie și servicii ale primăriei care nu cer drumul la ghișeu.',
    attractions: [
      [
        'Piața Mare',
        'istoric',
        'square',
        'summer',
        'Centrul orașului vechi de la începutul secolului al XV-lea: aici se țineau târgurile, astăzi concertele și târgul de Crăciun.',
      ],
      [
        'Muzeul Național Brukenthal',
        'cultural',
        'museum',
        'spring',
        'Palatul baronului Samuel von Brukenthal s-a deschis publicului în 1817 și este primul muzeu de pe teritoriul României.',
      ],
      [
        'Muzeul în aer liber ASTRA',
        'cultural',
        'wooden-church',
        'autumn',
        'Mori, gospodării și biserici din lemn aduse din toată țara, pe malul lacului din Dumbrava Sibiului.',
      ],
      [
        'Podul Minciunilor',
        'istoric',
        'bridge',
        'spring',
        'Pod pietonal turnat din fontă în 1859, cel mai vechi de acest fel din țară.',
      ],
    ],
    projects: [
      [
        'Reabilitarea energetică a opt școli',
        'in_progress',
        62,
        9,
        18,
        'Izolație, pompe de căldură și panouri fotovoltaice; lucrările se fac în vacanțe.',
      ],
      [
        'Parcare de transfer la intrarea de est',
        'review',
        100,
        16,
        14,
        '420 de locuri și legătură cu linia de troleibuz; se verifică recepția.',
      ],
      [
        'Inventarul verde al orașului',
        'planning',
        5,
        1,
        12,
        'Fiecare arbore de pe domeniul public primește o fișă, vizibilă pe hartă.',
      ],
    ],
    figures: { completed: 38, budget: '214 milioane de lei', served: 134_300 },
  },
  {
    authority: 'Comuna Șelimbăr',
    name: 'Șelimbăr',
    land: 'hills',
    population: 17_300,
    description:
      'Șelimbărul este una dintre comunele care au crescut cel mai repede din țară: cartiere noi lângă Sibiu și trei sate vechi, Șelimbăr, Bungard și Veștem. Aici a învins Mihai Viteazul, în octombrie 1599.\nÎn zece ani numărul locuitorilor s-a triplat, iar rețelele au fost proiectate pentru un sat. De aceea fiecare investiție începe cu apa, canalizarea și strada, abia apoi cu fațada.\nPrimăria are ghișeu electronic pentru taxe și autorizații, iar ședințele consiliului se transmit în direct. Cei care lucrează la Sibiu își rezolvă hârtiile seara, de acasă.\nPentru lucrările mari cerem oferte cu două luni înainte și le comparăm pe aceleași rânduri: preț, termen, garanție, cine lucrează efectiv.',
    objectives:
      'O școală și o grădiniță noi, drumuri asfaltate în toate cartierele și piste care duc în siguranță până la Sibiu.',
    attractions: [
      [
        'Câmpul bătăliei de la Șelimbăr',
        'istoric',
        'fields',
        'summer',
        'La 28 octombrie 1599 oastea lui Mihai Viteazul a înfrânt aici armata cardinalului Andrei Báthory. Un monument amintește de luptă.',
      ],
      [
        'Biserica evanghelică din Șelimbăr',
        'religios',
        'fortified-church',
        'summer',
        'Biserică săsească de origine romanică, înconjurată de incinta care apăra satul.',
      ],
    ],
    projects: [
      [
        'Pistă de biciclete Șelimbăr–Sibiu',
        'in_progress',
        45,
        7,
        14,
        'Patru kilometri, separați de carosabil, cu iluminat.',
      ],
      ['Grădiniță cu program prelungit', 'on_hold', 20, 11, 24, 'Șantierul așteaptă avizul pentru racordul de gaz.'],
    ],
    figures: { completed: 9, budget: '31 de milioane de lei', served: 17_300 },
  },
  {
    authority: 'Orașul Cisnădie',
    name: 'Cisnădie',
    land: 'hills',
    population: 19_000,
    description:
      'Oraș al postăvarilor și al covoarelor, așezat sub Măgura. Din Cisnădie se urcă spre Cisnădioara, unde pe o stâncă se află una dintre cele mai vechi bazilici romanice din țară.\nFabricile au tăcut, dar meseria a rămas: câteva ateliere țes din nou covoare la comandă, iar muzeul textilelor pornește mașinile vechi pentru copiii din școli.\nOrașul este la zece kilometri de Sibiu și la zece minute de pădure. Cele două drumuri îl fac atrăgător pentru familii tinere, iar grădinițele o simt: la fiecare toamnă lipsesc locuri.\nLucrăm în etape mici, ca strada principală să nu fie închisă niciodată cu totul, și anunțăm fiecare etapă cu o lună înainte.',
    objectives: 'Refacerea centrului vechi, trasee marcate spre Măgură și ape pluviale colectate separat.',
    attractions: [
      [
        'Biserica fortificată din Cisnădie',
        'religios',
        'fortified-church',
        'autumn',
        'Biserica Sfânta Walburga are două rânduri de ziduri; în turn s-a montat, în 1795, primul paratrăsnet din Transilvania.',
      ],
      [
        'Bazilica de pe dealul Cisnădioarei',
        'istoric',
        'ruin',
        'summer',
        'Bazilică romanică ridicată pe la 1200, cu pietre rotunde în curte: tinerii căsătoriți le urcau din vale.',
      ],
      [
        'Muzeul textilelor',
        'cultural',
        'museum',
        'summer',
        'Războaie de țesut și mașini care au lucrat în fabricile orașului.',
      ],
    ],
    projects: [
      [
        'Refacerea pieței centrale',
        'in_progress',
        70,
        10,
        15,
        'Pavaj, arbori și fântână; traficul de tranzit se mută pe centură.',
      ],
    ],
    figures: { completed: 13, budget: '27 de milioane de lei', served: 19_000 },
  },
  {
    authority: 'Comuna Cristian',
    name: 'Cristian',
    land: 'plain',
    population: 4_400,
    description:
      'Satul berzelor, cuibărite pe stâlpi și pe zidurile bisericii. Case săsești aliniate, cu porți mari, pe malul Cibinului.\nCuiburile se numără în fiecare vară de către elevi; în anii buni trec de douăzeci. Rețeaua electrică are suporturi înălțate, ca păsările să nu atingă firele.\nSatul are biserică fortificată, gară și o uzină care angajează la marginea lui. Primăria încearcă să țină împreună aceste trei lumi: liniștea, trenul și camioanele.\nProprietarii care păstrează fațada primesc sprijin pentru var, țiglă și tâmplărie de lemn.',
    objectives: 'Canalizare în tot satul și păstrarea fațadelor vechi.',
    attractions: [
      [
        'Biserica fortificată din Cristian',
        'religios',
        'fortified-church',
        'spring',
        'Biserică-hală gotică ridicată la sfârșitul secolului al XV-lea pe locul uneia romanice; zidurile au turnuri de apărare.',
      ],
    ],
    projects: [
      ['Extinderea rețelei de canalizare', 'in_progress', 35, 5, 18, 'Șase străzi din partea de sud a satului.'],
    ],
    figures: { completed: 6, budget: '14 milioane de lei', served: 4_400 },
  },
];
