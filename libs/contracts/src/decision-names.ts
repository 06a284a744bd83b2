/* Without zod, for pages. */

/** What the association decides about content of others. */
export const DECISION_OUTCOMES = ['approved', 'returned', 'refused', 'removed', 'kept'] as const;
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];
export const OUTCOME_LABELS: Record<DecisionOutcome, string> = {
  approved: 'Aprobat',
  returned: 'Modificări cerute',
  refused: 'Respins',
  removed: 'Retras',
  kept: 'Păstrat',
};
/** Outcomes that their author may contest. */
export const CONTESTABLE = ['refused', 'removed'] as const satisfies DecisionOutcome[];

/** `final`: not contested. `moot`: the contest ended undecided, as there was nothing left to reverse. */
export const DECISION_STATUSES = ['final', 'contested', 'upheld', 'reversed', 'moot'] as const;
export type DecisionStatus = (typeof DECISION_STATUSES)[number];

/** Kinds of content by what they are called in the audit. */
export const DECIDED_ENTITIES = [
  'article',
  'article-revision',
  'solution',
  'forum-post',
  'library',
  'training',
  'conversation-report',
  'exchange-project',
  'exchange-question',
  'review',
] as const;
export type DecidedEntity = (typeof DECIDED_ENTITIES)[number];

/** Days within which a decision may be contested. */
export const CONTEST_DAYS = 14;
export const CONTEST_MAX = 2000;

/** `close`: ends a contest that can no longer be admitted, without a decision on it. */
export const CONTEST_ACTIONS = ['uphold', 'reverse', 'close'] as const;
export type ContestAction = (typeof CONTEST_ACTIONS)[number];

/** Kinds of the one queue of moderation, as its filter names them. */
export const QUEUE_KINDS = [
  'articles',
  'posts',
  'flags',
  'documents',
  'trainings',
  'conversations',
  'exchange',
  'reviews',
  'solutions',
  'contests',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];
export const QUEUE_KIND_LABELS: Record<QueueKind, string> = {
  articles: 'Articole',
  posts: 'Forum, de aprobat',
  flags: 'Forum, raportate',
  documents: 'Documente propuse',
  trainings: 'Cursuri propuse',
  conversations: 'Conversații raportate',
  exchange: 'Proiecte semnalate',
  reviews: 'Recenzii semnalate',
  solutions: 'Soluții semnalate',
  contests: 'Contestații',
};

/** Kinds of content in the figures of decisions. */
export const CONTENT_KINDS = [
  'articles',
  'solutions',
  'posts',
  'documents',
  'trainings',
  'conversations',
  'exchange',
  'reviews',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
export const CONTENT_KIND_LABELS: Record<ContentKind, string> = {
  articles: 'Articole',
  solutions: 'Soluții',
  posts: 'Mesaje din forum',
  documents: 'Documente propuse',
  trainings: 'Cursuri propuse',
  conversations: 'Conversații raportate',
  exchange: 'Schimb de proiecte',
  reviews: 'Recenzii',
};
