import type { ExchangeItem, ExchangeList, ExchangeQuestion, ExchangeView } from '@psp/contracts/exchange';

/** An id that ends with `n`, a hexadecimal digit. */
export const idOf = (n: number | string): string => `00000000-0000-7000-8000-00000000000${n}`;

const BAIA_MARE = { id: idOf('a'), name: 'Municipiul Baia Mare' };

const facts = {
  id: idOf(1),
  number: 'PX-2026-0142',
  title: 'Programări online la starea civilă',
  stage: 'done',
  status: 'published',
  domain: 'it-digitalizare',
  authority: BAIA_MARE,
  county: 'MM',
  population: 108_000,
  alike: ['population'],
  cost: 96_400,
  sources: ['local'],
  startedOn: '2025-03-01',
  endedOn: '2025-07-31',
  progress: null,
  adoptions: 7,
  seeksPartners: false,
  isOwn: false,
} satisfies Partial<ExchangeItem>;

/** A project of the list. */
export const item = (more: Partial<ExchangeItem> = {}): ExchangeItem => ({
  ...facts,
  files: 6,
  hasCopied: true,
  joined: [],
  joinedCount: 0,
  isJoined: false,
  ...more,
});

/** A page of the list with the projects `items`. */
export const listOf = (items: ExchangeItem[], more: Partial<ExchangeList> = {}): ExchangeList => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  counts: { all: items.length, done: items.length, ongoing: 0, wanted: 0, gone: 0 },
  counties: [
    { code: 'MM', count: 12 },
    { code: 'SB', count: 1 },
  ],
  most: [],
  near: { from: 80_000, to: 200_000 },
  ownCounty: 'SB',
  suggestion: null,
  ...more,
});

/** A question of a project, without an answer. */
export const question = (more: Partial<ExchangeQuestion> = {}): ExchangeQuestion => ({
  id: idOf(4),
  version: 1,
  asker: 'Laura Vlad',
  organisation: { id: idOf('b'), name: 'Orașul Avrig', kind: 'uat' },
  text: 'Ce protocol ați semnat?',
  askedAt: '2026-11-11T09:00:00Z',
  answer: null,
  isOwn: false,
  canAnswer: false,
  canFlag: false,
  ...more,
});

/** A published project of another authority. */
export const project = (more: Partial<ExchangeView> = {}): ExchangeView => ({
  ...facts,
  ...{ version: 3, revision: 1, publishedAt: '2026-10-01T09:00:00Z', updatedAt: '2026-10-02T09:00:00Z' },
  ...{ what: 'Oamenii aleg ora pe internet sau la telefon.', why: 'Stăteau la rând de la 6 dimineața.' },
  showsCosts: true,
  costs: [
    { label: 'Aplicație și instalare', source: 'local', planned: 68_000, paid: 68_000.5 },
    { label: 'Două ecrane de sală', source: null, planned: 14_000, paid: null },
  ],
  steps: [{ title: 'Consultarea pieței', text: '4 firme au răspuns', from: '2025-03-01', to: '2025-03-21' }],
  lessons: [
    { kind: 'same', text: 'telefonul a rămas deschis' },
    { kind: 'different', text: 'mesaj cu o zi înainte' },
  ],
  files: [
    {
      id: idOf(5),
      name: 'Caiet de sarcini.docx',
      contentType: 'text/plain',
      size: 90_000,
      isCopied: true,
      downloads: 41,
    },
  ],
  ...{ pictures: [], partner: null, canNamePartner: false },
  contact: { id: idOf(6), name: 'Horia Pașca', role: 'informatică' },
  ...{
    answerDays: null,
    adopters: [],
    followers: 19,
    thanks: 12,
    isFollowed: false,
    isThanked: false,
    questions: [],
    nextQuestions: null,
    questionCounts: { all: 0, open: 0 },
    ...{ hasAsked: false, hasRemovedQuestion: false },
  },
  ...{ joined: [], isJoined: false, group: null, adopted: null, projectId: null, reason: null, actions: [] },
  ...more,
});
