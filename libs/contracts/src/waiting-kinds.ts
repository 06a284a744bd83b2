/** Kinds of records that wait for the association. */
export const WAITING_KINDS = [
  'applications',
  'badges',
  'articles',
  'tickets',
  'conversations',
  'contests',
  'contestedPosts',
  'flaggedPosts',
  'pendingPosts',
  'flaggedProjects',
  'libraryReports',
  'documents',
  'trainings',
  'benefits',
  'packages',
  'gaps',
  'access',
  'suspensions',
  'mails',
  'jobs',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];
