import type { OfferText } from '@psp/contracts/offer-list';
import type { OfferContent } from '@psp/contracts/offers';
import { copy as words } from './field-strings.ts';
import { textOf } from './content.ts';

/** What of an earlier offer may be taken. */
export type Taken = keyof typeof words.parts;
const PARTS = Object.keys(words.parts) as Taken[];

const isWritten = (content: OfferContent, part: Taken): boolean => (content[part] ?? '').length > 0;

const earlierText = ({ content, attachments }: OfferText): OfferContent =>
  textOf({ content, lines: content.lines, attachments });

/** What an earlier offer has to take. */
export const takeable = (earlier: OfferText): Taken[] => PARTS.filter((part) => isWritten(earlierText(earlier), part));

/** What is written already and would be replaced; files are added to those that are there. */
export const replaced = (now: OfferContent, taken: readonly Taken[]): Taken[] =>
  taken.filter((part) => part !== 'attachments' && isWritten(now, part));

/** The fields of the form that change when these parts are taken. */
export function copiedFields(now: OfferContent, earlier: OfferText, taken: readonly Taken[]): Partial<OfferContent> {
  const text = earlierText(earlier);
  const has = (part: Taken) => taken.includes(part);
  return {
    ...(has('lines') ? { price: text.price, vatRate: text.vatRate, lines: text.lines } : {}),
    ...(has('method') ? { method: text.method } : {}),
    ...(has('team') ? { team: text.team } : {}),
    ...(has('attachments')
      ? { attachments: [...new Set([...(now.attachments ?? []), ...(text.attachments ?? [])])] }
      : {}),
  };
}
