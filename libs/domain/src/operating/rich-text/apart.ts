import { inThread } from '../../threads.ts';
import { readRichText, type RichText } from './text.ts';

/* Up to this many characters, and signs that begin a tag or an entity, reading takes less time than handing it to a thread. */
const SHORT = { characters: 10_000, signs: 800 };

const isShort = (html: string): boolean =>
  html.length <= SHORT.characters && (html.match(/[<&]/g)?.length ?? 0) <= SHORT.signs;

const readLong = inThread<typeof readRichText>(new URL('./text.ts', import.meta.url), 'readRichText');

/** Reads a text, a long one in a thread, so that other requests go on. Throws what `inThread` throws. */
export const readApart = async (html: string): Promise<RichText> =>
  isShort(html) ? readRichText(html) : readLong(html, null);
