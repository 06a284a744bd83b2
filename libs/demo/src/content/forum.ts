import { CIVIS } from './firm-source.ts';

/** Who writes: an organisation of the demonstration by its number, a firm also by its name. */
type Writer = { uat: number } | { firm: number | string };

export interface ForumReply {
  by: Writer;
  /** Hours after the post before. */
  after: number;
  text: string;
  /** Whom the sign @ in its text stands for. */
  mentions?: Writer;
  /** What it said until its author changed it. */
  before?: string;
  /** Number of the reply that it quotes. */
  quotes?: number;
  isAccepted?: boolean;
  /** Numbers of organisations that thank: authorities, then firms. */
  thanks?: { uats?: number[]; firms?: number[] };
  /** Why the association removed it. */
  removedFor?: string;
  /** True for one that the association has not read yet. */
  waits?: boolean;
}

export interface ForumTopicText {
  title: string;
  category: string;
  by: Writer;
  daysAgo: number;
  text: string;
  isPinned?: boolean;
  waits?: boolean;
  replies: ForumReply[];
}

const p = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** Topics of the forum with their replies, as authorities and firms write them. */
export const FORUM: readonly ForumTopicText[] = [
  {
    title: 'Cum scriem în forum: reguli pe o pagină',
    category: 'general',
    by: { uat: 0 },
    daysAgo: 60,
    isPinned: true,
    text: p(
      'Am strâns aici ce ne-a ajutat: o întrebare într-un topic, titlul așa cum l-ați căuta, și fără date personale ale cetățenilor.',
      'Când un răspuns v-a lămurit, alegeți-l: îl găsesc mai repede cei de după dvs.',
    ),
    replies: [{ by: { firm: 0 }, after: 20, text: p('Mulțumim. Am trimis regulile și colegilor.') }],
  },
  {
    title: 'Praguri la cumpărarea directă: ce adunăm într-un an?',
    category: 'achizitii-publice',
    by: { uat: 1 },
    daysAgo: 9,
    text: p(
      'Am cumpărat în primăvară mentenanță pentru două aplicații și acum ne trebuie o a treia, pentru taxe. Le adunăm pe toate la prag sau numai pe cele de același fel?',
      'Și dacă le adunăm: se ia anul calendaristic sau 12 luni de la prima cumpărare?',
    ),
    replies: [
      {
        by: { firm: 1 },
        after: 22,
        text:
          p('Se adună serviciile <strong>de același fel</strong>, nu toate serviciile primăriei.') +
          '<ol><li>Socotiți pe anul bugetar, adică anul calendaristic.</li><li>Puneți la socoteală și ce știți că veți mai cumpăra până la sfârșitul anului.</li><li>Scrieți calculul în nota de la dosar, ca să se vadă de unde vine suma.</li></ol>',
        isAccepted: true,
        thanks: { uats: [0, 2, 3], firms: [0] },
      },
      {
        by: { uat: 2 },
        after: 3,
        text: p('La noi, planul anual al achizițiilor ține loc de calcul: fiecare rând are codul CPV și suma.'),
        before: p('La noi, planul anual al investițiilor ține loc de calcul.'),
        quotes: 0,
        thanks: { uats: [1] },
      },
      {
        by: { firm: 3 },
        after: 4,
        text: p('Noi facem tot calculul acesta pentru dvs., cu reducere luna aceasta. Sunați-ne.'),
        removedFor: 'Reclamă la servicii proprii.',
      },
      {
        by: { uat: 1 },
        after: 12,
        text: p('Mulțumesc, @, am înțeles. Am refăcut nota și am pus-o la dosar.'),
        mentions: { firm: 1 },
      },
    ],
  },
  {
    title: 'Cum ați trecut registrul agricol de pe hârtie în aplicație?',
    category: 'it-digitalizare',
    by: { uat: 2 },
    daysAgo: 5,
    text: p(
      'Avem cam 1.900 de poziții în registre vechi. Le introducem cu oameni de la noi, în lunile de iarnă, sau le dăm cuiva?',
    ),
    replies: [
      { by: { uat: 0 }, after: 3, text: p('Noi am pus doi oameni, câte două ore pe zi. A durat patru luni.') },
      {
        by: { firm: CIVIS },
        after: 2,
        text: p('Verificați întâi câte poziții mai sunt vii. De obicei o treime sunt ale unor oameni care s-au mutat.'),
        thanks: { uats: [2, 0] },
      },
      { by: { uat: 3 }, after: 5, text: p('Confirm. La noi au rămas 60 % după verificare.'), quotes: 1 },
      {
        by: { firm: CIVIS },
        after: 6,
        text: p(
          'Pentru export cereți din contract un format deschis, ca să nu luați munca de la capăt la schimbarea aplicației.',
        ),
      },
      { by: { uat: 4 }, after: 2, text: p('Bun sfat. Noi l-am trecut în caietul de sarcini.') },
      { by: { uat: 2 }, after: 8, text: p('Câte ore pe zi ați putut lucra fără să stea ghișeul?') },
      { by: { uat: 0 }, after: 1, text: p('Două, dimineața, cu ghișeul deschis de la zece.') },
      { by: { uat: 5 }, after: 4, text: p('Noi am lucrat numai vinerea. A mers mai încet, dar fără plângeri.') },
      {
        by: { firm: 4 },
        after: 9,
        text: p('Se poate și cu o machetă de calcul tabelar, încărcată la sfârșit dintr-o dată.'),
      },
      { by: { uat: 1 }, after: 2, text: p('Aveți o astfel de machetă, de arătat?') },
      {
        by: { firm: 4 },
        after: 3,
        text: p('Da, o pun în biblioteca portalului săptămâna aceasta.'),
        thanks: { uats: [0, 1, 2] },
      },
    ],
  },
  {
    title: 'Ghidul pentru piste de biciclete: s-a schimbat termenul?',
    category: 'fonduri-europene',
    by: { uat: 3 },
    daysAgo: 1,
    text: p('Pe pagina programului apare un termen, în ghid altul. Știe cineva care este cel bun?'),
    replies: [],
  },
  {
    title: 'Caiet de sarcini pentru auditul energetic al școlilor',
    category: 'mediu',
    by: { uat: 4 },
    daysAgo: 16,
    text: p('Pregătim auditul pentru trei școli. Ce ați cerut în plus față de conținutul obligatoriu?'),
    replies: [
      {
        by: { firm: 2 },
        after: 30,
        text: p('Cereți și lista măsurilor în ordinea timpului de amortizare. Pe ea se sprijină cererea de finanțare.'),
        isAccepted: true,
        thanks: { uats: [4, 0] },
      },
      { by: { uat: 0 }, after: 5, text: p('Și o vizită la fața locului trecută în contract, cu proces-verbal.') },
    ],
  },
  {
    title: 'Ce fel de arhivar ați angajat cu jumătate de normă?',
    category: 'resurse-umane',
    by: { uat: 5 },
    daysAgo: 2,
    text: p('Ne trebuie cineva pentru depozit și pentru inventar. Cu ce studii ați scos postul la concurs?'),
    replies: [],
  },
  {
    title: 'Semnătura electronică pentru consilierii locali',
    category: 'autoritati',
    by: { uat: 1 },
    daysAgo: 12,
    text: p('Hotărârile le semnează președintele de ședință. Ați luat certificate pentru toți consilierii?'),
    replies: [
      {
        by: { uat: 0 },
        after: 20,
        text: p('Numai pentru cei care au condus o ședință anul trecut, plus doi de rezervă.'),
      },
      { by: { uat: 3 }, after: 6, text: p('La fel și noi. Restul semnează pe hârtie.') },
    ],
  },
  {
    title: 'Garanția de bună execuție la prestări mici',
    category: 'parteneri',
    by: { firm: 2 },
    daysAgo: 7,
    text: p('O cer autoritățile și la sume sub 20.000 de lei? Ne blochează bani fără rost.'),
    replies: [{ by: { firm: 0 }, after: 26, text: p('Rar. Când o cer, propunem reținerea din facturi.') }],
  },
  {
    title: 'Impozit pe clădiri nerezidențiale: evaluări depuse târziu',
    category: 'taxare-fiscalitate',
    by: { uat: 0 },
    daysAgo: 20,
    text: p('Un contribuabil a depus raportul de evaluare după termen. Recalculați pentru tot anul?'),
    replies: [
      {
        by: { firm: 1 },
        after: 40,
        text: p('Valoarea nouă se ia din anul următor. Scrieți-i și temeiul, ca să nu revină.'),
        thanks: { uats: [0] },
      },
      { by: { uat: 2 }, after: 8, text: p('Așa am făcut și noi, iar instanța ne-a dat dreptate.') },
    ],
  },
  {
    title: 'Cum anunțați schimbarea programului de salubrizare?',
    category: 'marketing-comunicare',
    by: { uat: 6 },
    daysAgo: 0.3,
    waits: true,
    text: p('Vrem să ajungă la toți, nu numai la cei de pe Facebook. Ce a mers la dvs.?'),
    replies: [],
  },
];
