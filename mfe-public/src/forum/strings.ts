import type { Kind } from '@psp/contracts/common';
import { plural } from '@psp/design-system/format';

export const strings = {
  home: 'Acasă',
  kind: 'Forum',
  question: 'Întrebarea',
  accepted: 'Răspuns acceptat',
  replies: (count: number) =>
    count === 1
      ? 'Încă un răspuns'
      : `Încă ${plural(count, { one: 'răspuns', few: 'răspunsuri', other: 'răspunsuri' })}`,
  by: { uat: 'O autoritate', firma: 'Un partener', admin: 'Asociația' } satisfies Record<Kind, string>,
  more: 'Discuția este din forumul rețelei. Membrii pot întreba și răspunde.',
  join: 'Intrați în rețea',
};
