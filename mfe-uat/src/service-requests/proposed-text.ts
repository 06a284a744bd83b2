import type { TextChange } from '@psp/contracts/request-text-check';

const COMMA: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };
/* As the server reads it: with a comma, and as many characters. */
const asChecked = (text: string): string => text.replace(/[şţŞŢ]/g, (letter) => COMMA[letter] ?? letter);

/** Position of the sentence of a change in the text as it is now, the nearest to where it stood; -1 once the text lacks it. */
export function placeOf(text: string, { at, before }: Pick<TextChange, 'at' | 'before'>): number {
  const checked = asChecked(text);
  const [earlier, later] = [checked.lastIndexOf(before, at), checked.indexOf(before, at)];
  if (earlier < 0 || later < 0) return Math.max(earlier, later);
  return at - earlier <= later - at ? earlier : later;
}

/** The text with the proposal of a change; unchanged once it lacks the sentence, or without a proposal. */
export function withChange(text: string, change: TextChange): string {
  const place = placeOf(text, change);
  if (place < 0 || change.after === null) return text;
  return text.slice(0, place) + change.after + text.slice(place + change.before.length);
}

/** The text with a sentence at its end, in a line of its own. */
export const withSentence = (text: string, sentence: string): string => `${text.trimEnd()}\n${sentence}`.trimStart();
