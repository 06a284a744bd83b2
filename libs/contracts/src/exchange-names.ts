import type { StatusLabel } from './common.ts';

/** How far the town hall is with the project. */
export const EXCHANGE_STAGES = ['done', 'ongoing', 'wanted'] as const;
export type ExchangeStage = (typeof EXCHANGE_STAGES)[number];
export const EXCHANGE_STAGE: Record<ExchangeStage, StatusLabel> = {
  done: { label: 'Încheiat', tone: 'success' },
  ongoing: { label: 'În lucru', tone: 'progress' },
  wanted: { label: 'Dorit', tone: 'info' },
};

/** Parts of a list: `gone` are the projects that the reader adopted and can no longer open, whose stage is not told. */
export const LISTED_STAGES = [...EXCHANGE_STAGES, 'gone'] as const;
export type ListedStage = (typeof LISTED_STAGES)[number];

/** `withdrawn`: by its author; `removed`: by the association. */
export const EXCHANGE_STATUSES = ['draft', 'published', 'withdrawn', 'removed'] as const;
export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number];
/** What the association lists: `reported` has reports that wait. */
export const OFFICE_STATUSES = ['reported', 'published', 'withdrawn', 'removed'] as const;
export type OfficeStatus = (typeof OFFICE_STATUSES)[number];
export const EXCHANGE_STATUS: Record<ExchangeStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  published: { label: 'Publicat', tone: 'success' },
  withdrawn: { label: 'Retras', tone: 'closed' },
  removed: { label: 'Retras de asociație', tone: 'danger' },
};

/** What became of a report: two decisions of the association, or its author withdrew the project. */
export const REPORT_OUTCOMES = ['kept', 'removed', 'withdrawn'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The last three are the association's: `keep` answers reports, `restore` reverses a removal. */
export const EXCHANGE_ACTIONS = [
  'edit',
  'publish',
  'withdraw',
  'discard',
  'namePartner',
  'formGroup',
  'keep',
  'remove',
  'restore',
] as const;
export type ExchangeAction = (typeof EXCHANGE_ACTIONS)[number];

/** What a firm answers about its name on a project. */
export const PARTNER_STATES = ['asked', 'agreed', 'declined', 'objected'] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];
export const PARTNER_STATE: Record<PartnerState, StatusLabel> = {
  asked: { label: 'Așteaptă acordul firmei', tone: 'waiting' },
  agreed: { label: 'Firma este numită', tone: 'success' },
  declined: { label: 'Firma nu dorește să fie numită', tone: 'closed' },
  objected: { label: 'Firma și-a retras acordul', tone: 'danger' },
};

/** Sources of money. */
export const MONEY_SOURCES = {
  local: 'buget local',
  county: 'consiliul județean',
  state: 'bugetul de stat',
  environment: 'Fondul pentru mediu',
  pnrr: 'PNRR',
  european: 'fonduri europene',
  loan: 'credit',
  sponsors: 'sponsorizare',
  sought: 'se caută',
} as const;
export type MoneySource = keyof typeof MONEY_SOURCES;

/** Why a project is of a place like the reader's. */
export const ALIKE_REASONS = ['population', 'kind', 'county', 'requests'] as const;
export type AlikeReason = (typeof ALIKE_REASONS)[number];
export const ALIKE_REASON_LABELS: Record<AlikeReason, string> = {
  population: 'număr de locuitori apropiat',
  kind: 'același fel de localitate',
  county: 'același județ',
  requests: 'ați avut solicitări în același domeniu',
};

/** Filters by number of inhabitants and by cost in lei without VAT: from (included) to (not included); null is open. */
export const POPULATION_BANDS = {
  p1: { label: 'sub 5.000 loc.', from: 0, to: 5000 },
  p2: { label: '5.000–20.000 loc.', from: 5000, to: 20_000 },
  p3: { label: '20.000–80.000 loc.', from: 20_000, to: 80_000 },
  p4: { label: '80.000–200.000 loc.', from: 80_000, to: 200_000 },
  p5: { label: 'peste 200.000 loc.', from: 200_000, to: null },
} as const;
export type PopulationBand = keyof typeof POPULATION_BANDS;
export const COST_BANDS = {
  c1: { label: 'sub 50.000 lei', from: 0, to: 50_000 },
  c2: { label: '50.000–250.000 lei', from: 50_000, to: 250_000 },
  c3: { label: '250.000–1.000.000 lei', from: 250_000, to: 1_000_000 },
  c4: { label: 'peste 1.000.000 lei', from: 1_000_000, to: null },
} as const;
export type CostBand = keyof typeof COST_BANDS;

export const EXCHANGE_SHOWN = ['mine', 'followed', 'adopted', 'partners'] as const;
export type ExchangeShown = (typeof EXCHANGE_SHOWN)[number];
export const EXCHANGE_ORDERS = ['alike', 'newest', 'adopted'] as const;
export type ExchangeOrder = (typeof EXCHANGE_ORDERS)[number];

export const LESSON_KINDS = { same: 'Ar face la fel', different: 'Ar face altfel' } as const;
export type LessonKind = keyof typeof LESSON_KINDS;

/** Characters of what a project is, and of why it is. */
export const WHAT_MAX = 10_000;
export const STEPS_MAX = 300;
export const COSTS_MAX = 100;
export const LESSONS_MAX = 50;
export const PICTURES_MAX = 12;
/** Questions of a project that are read at once. */
export const EXCHANGE_QUESTIONS_PAGE = 20;
/** Characters of all texts of a project together. */
export const TEXTS_MAX = 150_000;
/** Bytes of a project as JSON: with each list and text as long as it may be alone, so that the schema says what is too long. */
export const EXCHANGE_BYTES_MAX = 2 * 1024 * 1024;
/** Largest cost, of fifteen digits, in lei. */
export const COST_MAX = 999_999_999_999_999;
