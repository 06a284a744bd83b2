import { plural } from '@psp/design-system/format';

const places = (count: number) =>
  plural(count, { one: 'loc necompletat', few: 'locuri necompletate', other: 'locuri necompletate' });

export const strings = {
  left: (count: number) => places(count),
  title: (count: number) => `Textul are ${places(count)}`,
  next: 'Locul următor',
  previous: 'Locul dinainte',
  keys: 'În text: Alt+↓ și Alt+↑.',
  explained: 'Firmele vor citi textul așa cum este. Alegeți un loc ca să îl completați.',
  askTitle: (count: number) => `Textul are ${places(count)}. Îl trimiteți așa?`,
  ask: (words: string) => `Firmele vor citi: ${words}.`,
  fill: 'Completez',
  goOn: 'Trimite așa',
};
