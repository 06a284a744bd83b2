import { plural } from '@psp/design-system/format';

const requirements = (count: number) => plural(count, { one: 'cerință', few: 'cerințe', other: 'cerințe' });

export const unansweredStrings = {
  title: 'Ce rămâne fără răspuns',
  ask: 'Vezi ce rămâne fără răspuns',
  hide: 'Ascunde ce rămâne fără răspuns',
  asking: 'Se compară…',
  /* By rule: the words are compared, nobody has understood them. */
  about: (count: number) =>
    `Comparație automată, după cuvinte, cu ${requirements(count)} din textul solicitării. Poate greși: un răspuns spus cu alte cuvinte apare aici. Fișierele anexate nu sunt citite.`,
  noRequirements: 'Nu am recunoscut cerințe în textul solicitării, deci nu avem cu ce compara.',
  nothing: 'Toate cerințele recunoscute au un răspuns.',
  count: requirements,
  none: 'Nimic',
  words: (words: readonly string[]) => `Nu apar: ${words.map((word) => `„${word}”`).join(', ')}`,
};
