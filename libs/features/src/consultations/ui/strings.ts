import { plural } from '@psp/design-system/format';

export const strings = {
  count: (total: number) => plural(total, { one: 'răspuns', few: 'răspunsuri', other: 'răspunsuri' }),
  conclusion: 'Concluzia consultării',
  term: 'Termen estimat',
  questions: 'Întrebări și observații',
  sentAt: (when: string) => `Trimis ${when}`,
};
