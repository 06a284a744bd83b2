import type { ExchangeText } from '@psp/contracts/exchange-bodies';
import type { MoneySource } from '@psp/contracts/exchange-names';
import type { DomainSlug } from '@psp/contracts/taxonomies';

/** A project of the exchange, dated in days before now; authorities and firms by their numbers. */
export interface ExchangeSource {
  uat: number;
  title: string;
  stage: ExchangeText['stage'];
  domain: DomainSlug;
  population: number;
  what: string;
  why: string;
  costs: [label: string, planned: number, paid: number | null][];
  sources: MoneySource[];
  /** Days before now at which it began and ended; negative in the future. */
  days: [began: number, ended: number] | null;
  progress?: number;
  steps: [title: string, text: string, days: number][];
  lessons: [kind: 'same' | 'different', text: string][];
  role: string;
  /** Published this many days ago. */
  published: number;
  /** Whether adopting the project copies its specification; absent without a file. */
  copies?: boolean;
  thanks?: number[];
  adopters?: number[];
  joined?: [uat: number, note: string][];
  questions?: { uat: number; text: string; answer?: string }[];
  /** A report to the association that waits for its decision, `days` before now. */
  reported?: { uat: number; days: number; reason: string };
}

export const EXCHANGE: readonly ExchangeSource[] = [
  {
    uat: 4,
    title: 'Programări online la starea civilă și evidența persoanelor',
    stage: 'done',
    domain: 'it-digitalizare',
    population: 43_300,
    what: 'Oamenii își aleg ora pe internet sau la telefon, iar ghișeul are dimineața lista zilei. Două ecrane din sală arată cine urmează.',
    why: 'Se stătea la rând de dimineață pentru buletine. După un an, așteptarea la ghișeu a scăzut de la o oră la un sfert de oră.',
    costs: [
      ['Aplicație și instalare', 68_000, 68_000],
      ['Două ecrane de sală', 14_000, 16_400],
      ['Instruire, opt oameni', 6000, 6000],
    ],
    sources: ['local'],
    days: [560, 410],
    steps: [
      ['Consultarea pieței', 'Patru firme au răspuns; de aici au ieșit cerințele.', 21],
      ['Solicitare și alegerea ofertei', 'Am comparat ofertele după aceleași criterii.', 28],
      ['Instalare și mutarea datelor', 'Legătura cu evidența persoanelor a cerut un protocol.', 49],
      ['Probă cu un singur ghișeu', 'Două săptămâni, cu lista pe hârtie în paralel.', 14],
      ['Pornire la toate ghișeele', 'Anunț în ziarul local și la intrare.', 28],
    ],
    lessons: [
      ['same', 'Telefonul a rămas deschis: o treime dintre oameni nu folosesc internetul.'],
      ['same', 'Proba cu un singur ghișeu a găsit 11 greșeli înainte de pornire.'],
      ['different', 'Am cere de la început un mesaj cu o zi înainte; fără el, mulți nu veneau.'],
    ],
    role: 'informatică',
    published: 120,
    copies: true,
    thanks: [1, 2, 5],
    adopters: [9, 16],
    questions: [
      {
        uat: 9,
        text: 'Ce protocol ați semnat pentru evidența persoanelor și cât a durat?',
        answer: 'Un protocol de consultare, semnat în cinci săptămâni. Modelul este în caietul de sarcini.',
      },
    ],
  },
  {
    uat: 3,
    title: 'Compost la gospodărie: 600 de pubele și un caiet de sfaturi',
    stage: 'done',
    domain: 'mediu',
    population: 3800,
    what: 'Fiecare gospodărie care a vrut a primit o pubelă de compost și un caiet cu desene. Doi voluntari au mers din poartă în poartă.',
    why: 'Plăteam transportul resturilor de grădină la 40 de kilometri. Cantitatea dusă la groapă a scăzut cu o cincime.',
    costs: [
      ['600 de pubele', 96_000, 91_200],
      ['Caietul de sfaturi', 4000, 4300],
    ],
    sources: ['local', 'environment'],
    days: [480, 360],
    steps: [
      ['Întrebarea oamenilor', 'Un formular la primărie și la magazin.', 30],
      ['Cumpărarea pubelelor', '', 45],
      ['Împărțirea', 'Pe străzi, sâmbăta.', 20],
    ],
    lessons: [
      ['same', 'Caietul cu desene s-a citit; instrucțiunile furnizorului nu.'],
      ['different', 'Am comanda cu o zecime mai multe pubele: s-au cerut și după aceea.'],
    ],
    role: 'mediu',
    published: 95,
    copies: true,
    thanks: [1, 6, 10],
    adopters: [6, 10, 12],
  },
  {
    uat: 8,
    title: 'Audit energetic și plan de renovare pentru șase școli',
    stage: 'ongoing',
    domain: 'mediu',
    population: 27_600,
    what: 'Pentru fiecare școală: audit, termoviziune și un plan de lucrări în ordinea economiei pe leu.',
    why: 'Fără audit nu se poate cere finanțare pentru renovare, iar facturile au crescut în trei ani.',
    costs: [['Audit pentru șase clădiri', 148_000, null]],
    sources: ['pnrr'],
    days: [150, -90],
    progress: 60,
    steps: [
      ['Strângerea facturilor pe trei ani', '', 30],
      ['Măsurători iarna', 'Termoviziune numai sub zero grade.', 60],
    ],
    lessons: [['same', 'Directorii de școală au primit din prima zi lista actelor cerute.']],
    role: 'investiții',
    published: 60,
    thanks: [4],
    adopters: [11],
  },
  {
    uat: 2,
    title: 'Hartă digitală cu arborii din oraș',
    stage: 'wanted',
    domain: 'mediu',
    population: 17_900,
    what: 'Fiecare arbore cu specia, starea și ultima toaletare, pe o hartă la care adaugă și cetățenii.',
    why: 'Nu știm câți arbori avem și care sunt periculoși după furtună.',
    costs: [['Inventar și aplicație', 60_000, null]],
    sources: ['sought'],
    days: null,
    steps: [],
    lessons: [],
    role: 'spații verzi',
    published: 20,
    joined: [
      [3, 'Avem parcul central și aleile, cam 900 de arbori.'],
      [1, 'Ne interesează și aliniamentele de la drumul județean.'],
    ],
  },
  {
    uat: 10,
    title: 'Iluminat cu senzori pe 12 străzi',
    stage: 'done',
    domain: 'mediu',
    population: 6100,
    what: 'Corpuri LED care coboară la o treime din lumină când nu trece nimeni, cu pornire la pas.',
    why: 'Iluminatul era jumătate din factura primăriei.',
    costs: [
      ['Corpuri și senzori', 360_000, 371_000],
      ['Montaj', 52_000, 48_500],
    ],
    sources: ['environment', 'local'],
    days: [700, 430],
    steps: [
      ['Măsurarea consumului', '', 30],
      ['Proiect și avize', '', 90],
      ['Montaj pe străzi', 'Câte două străzi pe săptămână.', 60],
    ],
    lessons: [['different', 'Am cere garanție de șapte ani la senzori, nu de cinci.']],
    role: 'administrativ',
    published: 150,
    copies: true,
    thanks: [3, 5],
    adopters: [5],
  },
  {
    uat: 0,
    title: 'Registrul agricol digital, cu mutarea rolurilor pe hârtie',
    stage: 'done',
    domain: 'it-digitalizare',
    population: 134_000,
    what: 'Rolurile pe hârtie au fost scanate și trecute în registrul electronic; adeverințele se cer de acasă.',
    why: 'O adeverință dura trei zile. Acum pleacă în aceeași zi.',
    costs: [['Scanare și mutare de date', 118_000, 112_500]],
    sources: ['local'],
    days: [400, 220],
    steps: [
      ['Alegerea câmpurilor', '', 14],
      ['Scanare', 'Un birou a rămas deschis pentru public.', 90],
    ],
    lessons: [['same', 'Doi colegi de la registru au verificat un rol din zece.']],
    role: 'registrul agricol',
    published: 80,
    copies: true,
    thanks: [1],
    adopters: [],
    questions: [{ uat: 1, text: 'Ați păstrat și registrul pe hârtie în paralel? Cât timp?' }],
    reported: {
      uat: 7,
      days: 1.4,
      reason:
        'Din cei 112.500 de lei lipsesc licențele, care se plătesc în fiecare an. Cine preia proiectul își face greșit bugetul.',
    },
  },
  {
    uat: 11,
    title: 'Strategie locală scrisă împreună cu cinci sate',
    stage: 'done',
    domain: 'strategii-locale',
    population: 30_800,
    what: 'Cinci întâlniri, un chestionar și o listă de 24 de proiecte în ordinea votată.',
    why: 'Strategia veche fusese scrisă fără locuitori și nu o citea nimeni.',
    costs: [['Consultanță și tipar', 0, 0]],
    sources: ['sponsors'],
    days: [620, 500],
    steps: [['Întâlniri în sate', 'Joi seara, la căminul cultural.', 40]],
    lessons: [['same', 'Votul pe hârtie a adus și bătrânii.']],
    role: 'urbanism',
    published: 30,
  },
];
