import { plural } from '@psp/design-system/format';

const places = (count: number) =>
  plural(count, { one: 'loc necompletat', few: 'locuri necompletate', other: 'locuri necompletate' });

const READERS = { firms: 'Firmele vor citi', authority: 'Autoritatea va citi' };
/** Recipient of the text. */
export type Reader = keyof typeof READERS;

export const strings = {
  left: (count: number) => places(count),
  title: (count: number) => `Textul are ${places(count)}`,
  next: 'Locul următor',
  previous: 'Locul dinainte',
  keys: 'În text: Alt+↓ și Alt+↑.',
  explained: (reader: Reader) => `${READERS[reader]} textul așa cum este. Alegeți un loc ca să îl completați.`,
  askTitle: (count: number) => `Textul are ${places(count)}. Îl trimiteți așa?`,
  ask: (reader: Reader, words: string) => `${READERS[reader]}: ${words}.`,
  fill: 'Completez',
  goOn: 'Trimite așa',
};
