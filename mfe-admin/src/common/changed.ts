/** Keys of the queries that a decision on an organisation or a person changes. */
export const CHANGED = [
  ['admin', 'users'],
  ['admin', 'applications'],
  ['admin', 'dashboard'],
] as const;
