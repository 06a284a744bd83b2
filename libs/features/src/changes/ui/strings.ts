import { plural } from '@psp/design-system/format';

/** What stands beside the marks of a changed text. */
export const strings = {
  legend: 'Ce s-a adăugat este subliniat; ce s-a scos este tăiat.',
  added: 'adăugat:',
  removed: 'scos:',
  gap: (count: number) =>
    `[${plural(count, { one: 'paragraf neschimbat', few: 'paragrafe neschimbate', other: 'paragrafe neschimbate' })}]`,
};
