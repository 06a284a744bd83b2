import { inThread } from '../../threads.ts';
import { readRichText, type RichText } from './text.ts';

/* Up to these limits, parsing takes less time than passing the text to a thread; `signs` are the characters < and &. */
const SHORT = { characters: 10_000, signs: 800 };

const isShort = (html: string): boolean =>
  html.length <= SHORT.characters && (html.match(/[<&]/g)?.length ?? 0) <= SHORT.signs;

const readLong = inThread<typeof readRichText>(new URL('./text.ts', import.meta.url), 'readRichText');

/** Sanitises a rich text; a long one in a thread, so that it does not block other requests. Throws what `inThread` throws. */
export const readTextInThread = async (html: string): Promise<RichText> =>
  isShort(html) ? readRichText(html) : readLong(html, null);
