import type { DecidedEntity } from '@psp/contracts/decision-names';
import type { WaitingKind } from '@psp/contracts/waiting-kinds';
import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Moderare',
  lead: 'Tot ce așteaptă o decizie, întâi ce așteaptă de mai mult timp.',
  queue: 'Coada',
  kind: 'Felul',
  allKinds: 'Toate felurile',
  /** "Articole (3)" */
  counted: (label: string, count: string) => `${label} (${count})`,
  content: 'Conținutul',
  decision: 'Decizia dvs.',
  keys: 'În listă: săgețile sau J și K. Oriunde: Alt+J următorul, Alt+K anteriorul.',
  emptyTitle: 'Nimic de moderat',
  emptyText: 'Ce trimit autorii și ce raportează membrii apare aici, pe rând.',
  emptyKindTitle: 'Nimic de acest fel',
  emptyKindText: 'Alegeți alt fel sau vedeți toată coada.',
  seeAll: 'Vezi toată coada',
  seeDecided: 'Vezi ce s-a decis',
  following: 'Următoarele din coadă',
  fromStart: 'Înapoi la începutul cozii',
  showAll: (count: string) => `Arată toată coada (${count})`,
  choose: 'Alegeți un element din coadă.',
  goneTitle: 'Nu mai așteaptă o decizie',
  goneText: 'Conținutul s-a întors la autor sau a fost decis între timp.',
  /** "Articol respins: Vlad Neagu, azi, 10:33" */
  decidedBy: (what: string, who: string, when: string) => `${what}: ${who}, ${when}.`,
  waits: (age: string) => `așteaptă ${age}`,
  next: 'Următorul',
  wholePage: 'Deschide pagina',
};

/** Name of one item by its kind. */
export const ITEM_LABELS: Partial<Record<WaitingKind, string>> = {
  articles: 'Articol',
  pendingPosts: 'Forum, de aprobat',
  flaggedPosts: 'Postare raportată',
  contestedPosts: 'Contestație, forum',
  contests: 'Contestație',
  documents: 'Document propus',
  trainings: 'Curs propus',
  conversations: 'Conversație raportată',
  flaggedProjects: 'Proiect semnalat',
  flaggedReviews: 'Recenzie semnalată',
  flaggedSolutions: 'Soluție semnalată',
};

const ONCE = 'Autorul primește răspunsul, iar contestația nu se mai poate repeta.';
/* What happens to content that is not simply public or not. */
const STAYS: Partial<Record<DecidedEntity, string>> = {
  'conversation-report': 'Conversația rămâne suspendată.',
  'exchange-project': 'Proiectul rămâne scos din schimb.',
  'exchange-question': 'Întrebarea rămâne scoasă.',
  review: 'Recenzia rămâne retrasă.',
  'article-revision': 'Articolul rămâne cu textul public de acum.',
};
const RETURNS: Partial<Record<DecidedEntity, string>> = {
  'conversation-report': 'Conversația se redeschide chiar acum, iar ambele organizații primesc răspunsul.',
  'exchange-project': 'Proiectul se vede din nou în schimb chiar acum, iar autorul primește răspunsul.',
  'exchange-question': 'Întrebarea se vede din nou chiar acum, iar cine a pus-o primește răspunsul.',
  review: 'Recenzia se vede din nou chiar acum, iar nota ei se numără din nou. Autorul primește răspunsul.',
  'article-revision': 'Textul respins îl înlocuiește chiar acum pe cel public, iar autorul primește răspunsul.',
};

export const contestStrings = {
  title: 'Contestații',
  about: 'Despre contestație',
  contest: 'Ce spune autorul',
  contested: 'Decizia contestată',
  reason: 'Motivul deciziei',
  decidedBy: 'A decis',
  decidedAt: 'La data',
  author: 'Autorul',
  content: 'Conținutul',
  answer: 'Răspunsul la contestație',
  answeredBy: (who: string) => `A hotărât ${who}.`,
  endedItself: 'S-a închis de la sine.',
  standing: {
    contested: {
      title: 'Autorul contestă decizia.',
      text: 'Citiți conținutul și ce spune autorul, apoi păstrați sau întoarceți decizia.',
    },
    own: { title: 'Ați luat dvs. această decizie.', text: 'Contestația o hotărăște alt administrator.' },
    upheld: { title: 'Decizia a fost păstrată.', text: 'Autorul a primit răspunsul.' },
    reversed: { title: 'Decizia a fost întoarsă.', text: 'Autorul a primit răspunsul.' },
    moot: {
      title: 'Contestația s-a închis fără hotărâre.',
      text: 'Nu mai era nimic de întors. Autorul a primit explicația.',
    },
    final: { title: 'Decizia nu este contestată.', text: '' },
  },
  uphold: {
    label: 'Păstrează decizia',
    key: { letter: 'R', does: 'păstrează decizia' },
    title: (title: string) => `Păstrați decizia: ${title}?`,
    text: (entity: DecidedEntity) => `${STAYS[entity] ?? 'Conținutul rămâne cum este.'} ${ONCE}`,
    done: 'Decizia a fost păstrată',
  },
  reverse: {
    label: 'Întoarce decizia',
    key: { letter: 'A', does: 'întoarce decizia' },
    title: (title: string) => `Întoarceți decizia: ${title}?`,
    text: (entity: DecidedEntity) =>
      RETURNS[entity] ?? 'Conținutul devine public chiar acum, iar autorul primește răspunsul.',
    done: 'Decizia a fost întoarsă',
  },
  close: {
    label: 'Închide fără hotărâre',
    key: { letter: 'I', does: 'închide contestația' },
    title: (title: string) => `Închideți contestația: ${title}?`,
    text: () =>
      'Decizia nu mai poate fi întoarsă: conținutul s-a schimbat sau i-a trecut termenul. Scrieți autorului de ce; contestația nu se numără nici admisă, nici respinsă.',
    done: 'Contestația a fost închisă',
  },
  answerLabel: 'Răspunsul',
  answerHint: 'Îl citește autorul.',
};

/** What was decided about, by its kind. */
export const ENTITY_LABELS: Record<DecidedEntity, string> = {
  article: 'Articol',
  'article-revision': 'Articol, schimbat',
  solution: 'Soluție',
  'forum-post': 'Mesaj din forum',
  library: 'Document propus',
  training: 'Curs propus',
  'conversation-report': 'Conversație raportată',
  'exchange-project': 'Proiect din schimb',
  'exchange-question': 'Întrebare la un proiect',
  review: 'Recenzie',
};

/** "17 elemente" */
export const itemCount = (total: number): string =>
  plural(total, { one: 'element', few: 'elemente', other: 'elemente' });

export const decidedStrings = {
  title: 'Ce s-a decis',
  kind: 'Felul',
  outcome: 'Decizia',
  allKinds: 'Toate felurile',
  allOutcomes: 'Toate deciziile',
  columns: {
    at: 'Când',
    content: 'Conținutul',
    organisation: 'Autorul',
    outcome: 'Decizia',
    reason: 'Motivul',
    by: 'A decis',
  },
  noReason: '–',
  contests: {
    final: '',
    contested: 'contestat',
    upheld: 'contestație respinsă',
    reversed: 'contestație admisă',
    moot: 'contestație fără obiect',
  },
  emptyTitle: 'Nicio decizie',
  emptyText:
    'Deciziile despre articole, soluții, forum, bibliotecă, cursuri, conversații și proiecte din schimb apar aici.',
  older: 'Decizii mai vechi',
  newest: 'Înapoi la cele mai noi',
};

export const figureStrings = {
  title: 'Cifrele deciziilor',
  period: 'Perioada',
  all: 'Tot timpul',
  csv: 'Descarcă CSV',
  total: 'Total',
  bySort: 'Pe feluri',
  byMonth: 'Pe luni',
  note: 'Timpul este cel de la trimitere, sau de la prima raportare, până la decizie: jumătate dintre decizii, și nouă din zece, s-au luat cel mult în atâtea ore. Partea admisă este din contestațiile hotărâte.',
  admitted: (contested: string, share: string) => `${contested}, admise ${share}`,
  none: '–',
  columns: {
    kind: 'Felul',
    month: 'Luna',
    total: 'Decizii',
    approved: 'Aprobate',
    returned: 'Modificări',
    refused: 'Respinse',
    removed: 'Retrase',
    kept: 'Păstrate',
    median: 'Jumătate',
    p90: '9 din 10',
    contested: 'Contestate',
  },
  hours: (count: string) => `${count} h`,
  emptyTitle: 'Nicio decizie în această perioadă',
  emptyText: 'Alegeți o perioadă mai lungă.',
};
