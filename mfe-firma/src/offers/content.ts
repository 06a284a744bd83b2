import type { FileView } from '@psp/contracts/files';
import { amountsOfLines, areLinesComplete, grossOf } from '@psp/contracts/offer-lines';
import { type OfferContent, type OfferView, offerContent } from '@psp/contracts/offers';
import { VAT_RATES } from '@psp/contracts/prices';
import { romanianDay } from '@psp/contracts/romania';
import { whenValid } from '@psp/contracts/when-valid';
import { ERRORS } from '@psp/contracts/words/offers';
import { isDay } from '@psp/design-system/day';
import { formatDate } from '@psp/design-system/format';
import { namesOf } from '@psp/features/attachments/ui/names';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { linesInWords } from '@psp/features/offers/ui/line-words';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { z } from 'zod';
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

/** What an offer of the firm says, with its lines. */
export const wholeContent = ({ content, lines: parts = [] }: Pick<OfferView, 'content' | 'lines'>): OfferContent => ({
  ...content,
  lines: parts,
});

/** The text of the form: of an offer with lines these alone say the price. */
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

/* An unfinished text may break every rule of the contract; only its shape must be that of the form. */
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
 * What was kept on the device, if it has the shape of an offer's text: also a text that the server would refuse. A number
 * that could not be read was not kept; that of `server` stands for it.
 */
export const keptContent = (kept: object, server: OfferContent): OfferContent | null =>
  writtenContent.safeParse({ ...server, ...kept }).data ?? null;

/** The contract's content with what an authority needs in order to compare; a draft needs none of it. */
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

/** The fields that are still empty, in the order of the form, each with what to say of it. */
export function missingFields(content: OfferContent): { field: RequiredField; message: string }[] {
  const fields: RequiredField[] = ['deliveryDays', 'validUntil', 'method'];
  const all: RequiredField[] = content.lines?.length ? fields : ['price', ...fields];
  return all
    .filter((field) => content[field] === null || content[field] === '')
    .map((field) => ({ field, message: MISSING[field] }));
}

/** The fields that a refusal is about, each with what to say of it. */
export const refusedFields = (error: unknown): [path: string, message: string][] =>
  isApiError(error) && error.code === 'offer.validity_past'
    ? [['validUntil', error.message]]
    : Object.entries(fieldErrors(error));

/** The id of each field on the page, which the summary of errors links to. */
export const fieldId = (field: string): string => `offer-${field}`;

/** The texts of an offer that may have places to fill in, by the ids of their fields. */
export const placedTexts = ({ method, team }: OfferContent) => [
  { field: fieldId('method'), text: method },
  { field: fieldId('team'), text: team },
];

/* An unfinished text may hold what was written in the place of a day. */
const dayInWords = (day: string): string => (isDay(day) ? formatDate(day) : day);

/** An offer's content in words, for reading, checking and comparing; `files` are those that it may have attached. */
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
