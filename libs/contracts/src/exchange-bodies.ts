import { z } from 'zod';
import { id, isoDate, version, upTo } from './common.ts';
import {
  COST_MAX,
  COSTS_MAX,
  EXCHANGE_STAGES,
  LESSON_KINDS,
  LESSONS_MAX,
  MONEY_SOURCES,
  PICTURES_MAX,
  STEPS_MAX,
  TEXTS_MAX,
  WHAT_MAX,
} from './exchange-names.ts';
import { ATTACHMENTS_MAX } from './files.ts';
import { MOST_PARTICIPANTS } from './group-size.ts';
import { flagReason } from './flags.ts';
import { describedPicture } from './images.ts';
import { isInBani } from './prices.ts';
import { domainSlug } from './taxonomies.ts';
import { whenValid } from './when-valid.ts';

/** The keys of labels, for `z.enum`. */
export const keys = <K extends string>(labels: Record<K, unknown>) => Object.keys(labels) as [K, ...K[]];
/** A source of money. */
export const moneySource = z.enum(keys(MONEY_SOURCES));

/** An amount in lei without VAT; 0 is a cost too. */
const lei = z
  .number('Scrieți suma în cifre, de exemplu 15.000.')
  .min(0, 'Suma nu poate fi negativă.')
  .max(COST_MAX, 'Suma poate avea cel mult 15 cifre.')
  .refine(isInBani, 'Scrieți cel mult două zecimale.')
  .nullable();

export const costLine = z.strictObject({
  label: upTo(200).min(1, 'Scrieți pentru ce.'),
  source: moneySource.nullable(),
  planned: lei,
  paid: lei,
});
export const step = z
  .strictObject({
    title: upTo(200).min(1, 'Scrieți numele pasului.'),
    text: upTo(2000),
    from: isoDate.nullable(),
    to: isoDate.nullable(),
  })
  .refine(({ from, to }) => !from || !to || to >= from, {
    ...whenValid('from', 'to'),
    path: ['to'],
    error: 'Sfârșitul pasului nu poate fi înaintea începutului.',
  });
export const lesson = z.strictObject({ kind: z.enum(keys(LESSON_KINDS)), text: upTo(1000).min(1, 'Scrieți lecția.') });
/** A file of the project; `isCopied`: adopting the project copies it into the new draft. */
const projectFile = z.strictObject({ fileId: id, isCopied: z.boolean() });

const text = {
  title: upTo(200),
  stage: z.enum(EXCHANGE_STAGES),
  domain: domainSlug.nullable(),
  what: upTo(WHAT_MAX),
  why: upTo(WHAT_MAX),
  /** Inhabitants of the place; null if not stated. */
  population: z
    .int('Scrieți un număr întreg.')
    .min(1)
    .max(3_000_000, 'Numărul de locuitori este prea mare.')
    .nullable(),
  /** Cost in all, where it is not the sum of `costs`. */
  cost: lei,
  costs: z.array(costLine).max(COSTS_MAX, `Puteți scrie cel mult ${COSTS_MAX} de costuri.`),
  /** False keeps all costs from everybody else. */
  showsCosts: z.boolean(),
  sources: z.array(moneySource).max(9, 'Alegeți fiecare sursă o singură dată.'),
  /** First and last day; of a project that is not done, the planned ones. */
  startedOn: isoDate.nullable(),
  endedOn: isoDate.nullable(),
  /** Percent of a project under way. */
  progress: z.int('Scrieți un procent întreg, de la 0 la 100.').min(0).max(100).nullable(),
  steps: z.array(step).max(STEPS_MAX, `Puteți scrie cel mult ${STEPS_MAX} de pași.`),
  lessons: z.array(lesson).max(LESSONS_MAX, `Puteți scrie cel mult ${LESSONS_MAX} de lecții.`),
  /** Member who answers questions; null: nobody is named. */
  contactId: id.nullable(),
  contactRole: upTo(120),
  seeksPartners: z.boolean(),
};

interface Texts {
  title: string;
  what: string;
  why: string;
  costs: readonly { label: string }[];
  steps: readonly { title: string; text: string }[];
  lessons: readonly { text: string }[];
}
/* Characters of all texts together. */
const lengthOf = ({ title, what, why, costs, steps, lessons }: Texts): number =>
  [
    ...[title, what, why],
    ...costs.map(({ label }) => label),
    ...steps.flatMap((one) => [one.title, one.text]),
    ...lessons.map((one) => one.text),
  ].reduce((sum, { length }) => sum + length, 0);

/** What the town hall writes. A draft may be incomplete. */
export const exchangeContent = z
  .strictObject({
    ...text,
    files: z.array(projectFile).max(ATTACHMENTS_MAX, `Puteți anexa cel mult ${ATTACHMENTS_MAX} de fișiere.`),
    pictures: z.array(describedPicture).max(PICTURES_MAX, `Puteți pune cel mult ${PICTURES_MAX} imagini.`),
  })
  .refine(({ startedOn, endedOn }) => !startedOn || !endedOn || endedOn >= startedOn, {
    ...whenValid('startedOn', 'endedOn'),
    path: ['endedOn'],
    error: 'Sfârșitul nu poate fi înaintea începutului.',
  })
  .refine((content) => lengthOf(content) <= TEXTS_MAX, {
    ...whenValid('title', 'what', 'why', 'costs', 'steps', 'lessons'),
    path: ['steps'],
    error: 'Toate textele proiectului pot avea împreună cel mult 150.000 de caractere. Scurtați pașii.',
  });
export type ExchangeContent = z.infer<typeof exchangeContent>;
export type ExchangeText = Omit<ExchangeContent, 'files' | 'pictures'>;

export const createExchange = z.strictObject({ content: exchangeContent });
/** `isAutomatic`: nobody asked for this save, so it may not become a version that everybody reads. */
export const saveExchange = z.strictObject({ version, content: exchangeContent, isAutomatic: z.boolean().optional() });
/** `isClean`: the author has removed personal data from texts and files. */
export const publishExchange = z.strictObject({
  version,
  isClean: z.literal(true, 'Confirmați că textele și documentele nu au date personale.'),
});
export const namePartner = z.strictObject({ version, isNamed: z.boolean() });
export const answerNaming = z.strictObject({ agrees: z.boolean(), reason: upTo(1000).default('') });

export const setFlag = z.strictObject({ on: z.boolean() });
export const askExchange = z.strictObject({ text: upTo(2000).min(1, 'Scrieți întrebarea.') });
export const answerExchange = z.strictObject({ version, text: upTo(5000).min(1, 'Scrieți răspunsul.') });
export const joinExchange = z.strictObject({ note: upTo(500).default('') });
const chosen = z
  .array(id)
  .min(1, 'Alegeți cel puțin o instituție.')
  .max(MOST_PARTICIPANTS, `Într-o cerere de grup încap cel mult ${MOST_PARTICIPANTS} de instituții. Scoateți din ele.`);
/** The authorities that are invited to a group request, of more that joined than it takes. */
export const chooseForGroup = z.strictObject({ authorities: chosen });
/** `authorities`: those that are invited; all that joined by default. */
export const formGroup = z.strictObject({ version, authorities: chosen.optional() });
export const flagExchange = z.strictObject({
  questionId: id.optional(),
  reason: flagReason,
});
/** `again`: makes another draft of a project that was adopted before. */
export const adoptExchange = z.strictObject({ again: z.boolean().default(false) });
