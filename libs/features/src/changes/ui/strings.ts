import { plural } from '@psp/design-system/format';

export const strings = {
  legend: 'Ce s-a adăugat este subliniat; ce s-a scos este tăiat.',
  added: 'adăugat:',
  removed: 'scos:',
  gap: (count: number) =>
    `[${plural(count, { one: 'paragraf neschimbat', few: 'paragrafe neschimbate', other: 'paragrafe neschimbate' })}]`,
};
