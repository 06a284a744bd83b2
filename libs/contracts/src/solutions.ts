import { z } from 'zod';
import { anyone } from './access.ts';
import { id, isoDate, pageOf, paging, party, type StatusLabel, searchText } from './common.ts';
import { cpvCode, cpvView } from './cpv.ts';
import { describedPicture, describedPictureView } from './images.ts';
import { call, operations, read } from './operations.ts';
import { isInBani } from './prices.ts';
import { PRICE_UNITS, type PriceUnit } from './solution-names.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { whenValid } from './when-valid.ts';

export const SOLUTION_STATUSES = ['draft', 'published', 'archived', 'withdrawn'] as const;
export type SolutionStatus = (typeof SOLUTION_STATUSES)[number];
export const SOLUTION_STATUS: Record<SolutionStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  published: { label: 'Publicată', tone: 'success' },
  archived: { label: 'Afișare oprită', tone: 'closed' },
  withdrawn: { label: 'Retrasă', tone: 'danger' },
};
export const SOLUTION_ACTIONS = [
  'edit',
  'discard',
  'publish',
  'renew',
  'archive',
  'withdraw',
  'restore',
  'revise',
] as const;
export type SolutionAction = (typeof SOLUTION_ACTIONS)[number];

export const CURRENCIES = ['RON', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const priceUnit = /* @__PURE__ */ z.enum(Object.keys(PRICE_UNITS) as [PriceUnit, ...PriceUnit[]]);

/** Service levels shown for firms without solutions; prices in euro, without VAT. */
export const TIERS = {
  premium: {
    name: 'Premium',
    priceMin: 15_000,
    priceMax: 50_000,
    features: ['Analiză, implementare și punere în funcțiune', 'Instruirea personalului', 'Asistență după recepție'],
  },
  standard: {
    name: 'Standard',
    priceMin: 5000,
    priceMax: 15_000,
    features: ['Implementare după un model verificat', 'Documentație de utilizare', 'Asistență în garanție'],
  },
  consultanta: {
    name: 'Consultanță',
    priceMin: 1000,
    priceMax: 5000,
    features: ['Analiza situației existente', 'Recomandări scrise', 'O sesiune de întrebări și răspunsuri'],
  },
} as const;
export type Tier = keyof typeof TIERS;
const tiers = Object.keys(TIERS) as [Tier, ...Tier[]];
export const tier = /* @__PURE__ */ z.enum(tiers);
export const tierTitle = (service: string, level: Tier): string => `${service} – ${TIERS[level].name}`;

const money = z
  .number('Scrieți suma în cifre.')
  .min(0, 'Suma nu poate fi negativă.')
  .max(999_999_999, 'Suma este prea mare.')
  .refine(isInBani, 'Scrieți cel mult două zecimale.')
  .nullable();

export const SOLUTION_PICTURES_MAX = 6;

/** Content of a solution. Publishing also requires description and both prices. */
export const solutionContent = z
  .strictObject({
    title: z
      .string()
      .trim()
      .min(1, 'Scrieți titlul soluției.')
      .max(160, 'Titlul poate avea cel mult 160 de caractere.'),
    description: z.string().trim().max(3000, 'Descrierea poate avea cel mult 3.000 de caractere.'),
    domain: domainSlug,
    /** In lei or euro, without VAT. */
    priceMin: money,
    priceMax: money,
    currency: z.enum(CURRENCIES),
    unit: priceUnit,
    features: z
      .array(z.string().trim().min(1, 'Scrieți punctul.').max(160, 'Un punct poate avea cel mult 160 de caractere.'))
      .max(10, 'Puteți enumera cel mult zece puncte.'),
    /** Last day of the listing. */
    validUntil: isoDate.nullable(),
    /** The following fields are unchanged if absent; the previous release does not know them. */
    cpv: cpvCode.nullable().optional(),
    /** Counties in which it is offered; empty for those of the firm. */
    counties: z.array(countyCode).optional(),
    pictures: z
      .array(describedPicture)
      .max(SOLUTION_PICTURES_MAX, `Puteți arăta cel mult ${SOLUTION_PICTURES_MAX} imagini.`)
      .optional(),
  })
  .refine(({ priceMin, priceMax }) => priceMin === null || priceMax === null || priceMax >= priceMin, {
    ...whenValid('priceMin', 'priceMax'),
    path: ['priceMax'],
    error: 'Prețul maxim trebuie să fie cel puțin egal cu cel minim.',
  });
export type SolutionContent = z.infer<typeof solutionContent>;

export const marketQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: domainSlug.optional(),
  partner: id.optional(),
});
export type MarketQuery = z.infer<typeof marketQuery>;

/** A firm as shown on a card of the marketplace. */
export const marketPartner = party.extend({
  verified: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
});
const shown = z.object({
  partner: marketPartner,
  title: z.string(),
  description: z.string(),
  priceMin: z.number(),
  priceMax: z.number(),
  currency: z.enum(CURRENCIES),
  features: z.array(z.string()),
}).shape;
/** A firm's solution. */
export const solutionItem = z.object({
  kind: z.literal('authored'),
  id,
  domain: domainSlug,
  unit: priceUnit,
  validUntil: isoDate.nullable(),
  cpv: cpvView.nullish(),
  /** Counties of the solution, or of its firm if it has none; empty if neither has any. */
  counties: z.array(countyCode).optional(),
  pictures: z.array(describedPictureView).optional(),
  /** Whether it is a favourite of the signed-in authority. */
  isFavourite: z.boolean().optional(),
  ...shown,
});
export type SolutionItem = z.infer<typeof solutionItem>;
/** A service level with typical prices, for a firm without solutions of its own. */
export const indicativeItem = z.object({ kind: z.literal('indicative'), service: z.string(), tier, ...shown });
export type IndicativeItem = z.infer<typeof indicativeItem>;
export const marketItem = z.discriminatedUnion('kind', [solutionItem, indicativeItem]);
export type MarketItem = z.infer<typeof marketItem>;

/** `partner`: the firm that the list is filtered by; null without the filter or for an unknown firm. */
export const marketList = pageOf(marketItem).extend({ partner: party.nullable() });
export type MarketList = z.infer<typeof marketList>;

const listed = { access: anyone, topics: ['partners', 'solutions'] } as const;
/** The public marketplace. */
export const publicSolutionOperations = operations(['public'], {
  list: read('/solutions', { ...listed, query: marketQuery, view: marketList }),
  view: read('/solutions/:id', { ...listed, view: solutionItem }),
  countView: call('POST /solutions/:id/views', { access: anyone, body: z.strictObject({}) }),
});
