import type { FileView } from '@psp/contracts/files';
import { amountsOfLines, areLinesComplete, grossOf } from '@psp/contracts/offer-lines';
import { type OfferContent, type OfferView, offerContent } from '@psp/contracts/offers';
import { VAT_RATES } from '@psp/contracts/vat-rates';
import { romanianDay } from '@psp/contracts/romania';
import { whenValid } from '@psp/contracts/when-valid';
import { ERRORS } from '@psp/contracts/words/offers';
import { namesOf } from '@psp/features/attachments/ui/names';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { linesInWords } from '@psp/features/offers/ui/line-words';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { z } from 'zod';
import { dayInWords } from '../common/strings.ts';
import { lines } from './field-strings.ts';
import { missingInLine } from './lines.ts';
import { days, lei, MISSING, panel } from './strings.ts';

export const EMPTY: OfferContent = {
  price: null,
  vatRate: VAT_RATES[0],
  lines: [],
  deliveryDays: null,
  validUntil: null,
  method: '',
  team: '',
  attachments: [],
};

/** The content of an offer together with its lines. */
export const wholeContent = ({ content, lines: parts = [] }: Pick<OfferView, 'content' | 'lines'>): OfferContent => ({
  ...content,
  lines: parts,
});

/** The content of the form. An offer with lines has no price of its own in it. */
export const textOf = (offer: Pick<OfferView, 'content' | 'lines' | 'attachments'>): OfferContent => {
  const { attachments = [] } = offer;
  const { lines: parts = [], ...others } = wholeContent(offer);
  const pricing = parts.length > 0 ? { price: null, vatRate: VAT_RATES[0] } : {};
  return { ...EMPTY, ...others, ...pricing, attachments: attachments.map(({ id }) => id), lines: parts };
};

/** The fields in the order of the form. */
export const FIELDS = Object.keys(EMPTY) as (keyof OfferContent)[];

const writtenLine = z.object({
  description: z.string(),
  quantity: z.number().nullable().default(null),
  unit: z.string(),
  unitPrice: z.number().nullable().default(null),
  vatRate: z.number(),
});

/* An unfinished text may break the rules of the contract; only its shape is checked. */
const writtenContent = z.object({
  price: z.number().nullable(),
  vatRate: z.number(),
  lines: z.array(writtenLine).optional(),
  deliveryDays: z.number().nullable(),
  validUntil: z.string().nullable(),
  method: z.string(),
  team: z.string(),
  attachments: z.array(z.string()).optional(),
});

/**
 * Restores a text kept on this device, even one that the server would refuse; null when its shape is wrong. Invalid numbers are
 * not kept: they are taken from `server`.
 */
export const keptContent = (kept: object, server: OfferContent): OfferContent | null =>
  writtenContent.safeParse({ ...server, ...kept }).data ?? null;

/** Schema of an offer that can be submitted: the rules of the contract plus everything that the comparison needs. */
export const completeFor = ({ deadline }: { deadline: string }) =>
  offerContent
    .superRefine((content, context) => {
      for (const { field, message } of missingFields(content))
        context.addIssue({ code: 'custom', path: [field], message });
      for (const [at, line] of (content.lines ?? []).entries())
        for (const [field, message] of Object.entries(missingInLine(line)))
          context.addIssue({ code: 'custom', path: ['lines', at, field], message });
    }, whenValid())
    .refine(({ lines: parts }) => !parts?.length || !areLinesComplete(parts) || amountsOfLines(parts).net > 0, {
      ...{ ...whenValid('lines'), path: ['lines'], error: lines.tooSmall },
    })
    .refine(({ validUntil }) => validUntil === null || validUntil >= romanianDay(new Date(deadline)), {
      ...{ ...whenValid('validUntil'), path: ['validUntil'], error: ERRORS['offer.validity_past'][1] },
    });

type RequiredField = keyof typeof MISSING;

/** The required fields that are still empty, in the order of the form, each with its message. */
export function missingFields(content: OfferContent): { field: RequiredField; message: string }[] {
  const fields: RequiredField[] = ['deliveryDays', 'validUntil', 'method'];
  const all: RequiredField[] = content.lines?.length ? fields : ['price', ...fields];
  return all
    .filter((field) => content[field] === null || content[field] === '')
    .map((field) => ({ field, message: MISSING[field] }));
}

/** The fields named by a refusal of the server, each with its message. */
export const refusedFields = (error: unknown): [path: string, message: string][] =>
  isApiError(error) && error.code === 'offer.validity_past'
    ? [['validUntil', error.message]]
    : Object.entries(fieldErrors(error));

/** Id of a field on the page, to which the error summary links. */
export const fieldId = (field: string): string => `offer-${field}`;

/** Texts of an offer that may contain places to fill in, with the ids of their fields. */
export const placedTexts = ({ method, team }: OfferContent) => [
  { field: fieldId('method'), text: method },
  { field: fieldId('team'), text: team },
];

/** Describes the content of an offer as text, field by field. `files` name its attachments. */
export function contentItems(
  content: OfferContent,
  files: readonly FileView[] = [],
): { key: keyof OfferContent | 'priceWithVat'; term: string; detail: string }[] {
  const { price, vatRate, deliveryDays, validUntil, method, team, attachments = [], lines: parts = [] } = content;
  const hasLines = parts.length > 0;
  const net = hasLines ? amountsOfLines(parts).net || null : price;
  return [
    { key: 'price', term: panel.price, detail: lei(net) },
    ...(hasLines ? [] : [{ key: 'vatRate' as const, term: panel.vat, detail: `${vatRate}%` }]),
    { key: 'priceWithVat', term: panel.priceWithVat, detail: lei(grossOf(content)) },
    ...(hasLines ? [{ key: 'lines' as const, term: panel.lines, detail: linesInWords(parts) }] : []),
    { key: 'deliveryDays', term: panel.delivery, detail: deliveryDays === null ? panel.missing : days(deliveryDays) },
    { key: 'validUntil', term: panel.validUntil, detail: validUntil === null ? panel.missing : dayInWords(validUntil) },
    { key: 'method', term: panel.method, detail: method || panel.missing },
    { key: 'team', term: panel.team, detail: team || panel.missing },
    { key: 'attachments', term: uploads.title, detail: namesOf(attachments, files) || panel.missing },
  ];
}
