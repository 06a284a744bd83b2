import { z } from 'zod';
import { isoDate, isoDateTime, requiredText } from './common.ts';
import { isIban, normaliseIban } from './iban.ts';
import { LIMIT_NAMES } from './limit-names.ts';

/* Settings that are kept whole, with all their versions. */

const HOLIDAY_NAME_MAX = 80;
const HOLIDAYS_MAX = 200;
const OPENS = 'Scrieți o oră întreagă, de la 0 la 23.';
const CLOSES = 'Scrieți o oră întreagă, de la 1 la 24.';

const hours = {
  /** Hours of the day, Monday to Friday. */
  opensAt: z.int(OPENS).min(0, OPENS).max(23, OPENS),
  closesAt: z.int(CLOSES).min(1, CLOSES).max(24, CLOSES),
};
const isOpen = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }): boolean => opensAt < closesAt;
const NEVER_OPEN = { path: ['closesAt'], error: 'Programul se termină după ce începe.' };
/** The hours alone, as a form sends them. */
export const workingHours = z.strictObject(hours).refine(isOpen, NEVER_OPEN);

export const holiday = z.strictObject({
  day: isoDate,
  name: requiredText(HOLIDAY_NAME_MAX, 'Scrieți ce zi este.'),
});
export type Holiday = z.infer<typeof holiday>;

/** When the association works, and the days on which nobody does; deadlines in working time follow from it. */
export const workingTime = z
  .strictObject({
    ...hours,
    /** Public holidays of this year and the next two, by day. */
    holidays: z
      .array(holiday)
      .min(1, 'Lista zilelor libere nu poate fi goală.')
      .max(HOLIDAYS_MAX, `Lista poate avea cel mult ${HOLIDAYS_MAX} de zile.`),
  })
  .refine(isOpen, NEVER_OPEN)
  .refine(({ holidays }) => new Set(holidays.map(({ day }) => day)).size === holidays.length, {
    path: ['holidays'],
    error: 'O zi apare de două ori în listă.',
  });
export type WorkingTime = z.infer<typeof workingTime>;

/** What is refused or taken down with a reason that its author reads. */
export const REASON_KINDS = {
  application: 'Cereri de înscriere',
  article: 'Articole',
  solution: 'Soluții',
  review: 'Recenzii',
  post: 'Mesaje din forum',
  conversation: 'Conversații raportate',
  training: 'Cursuri propuse',
} as const;
export type ReasonKind = keyof typeof REASON_KINDS;

const REASON_MAX = 500;
const REASONS_MAX = 20;
/** Ready reasons of one kind. */
export const reasonList = z
  .array(requiredText(REASON_MAX, 'Scrieți motivul.'))
  .max(REASONS_MAX, `Lista poate avea cel mult ${REASONS_MAX} de motive.`)
  .refine((reasons) => new Set(reasons).size === reasons.length, 'Un motiv apare de două ori în listă.');

/** Reasons that are ready to be chosen and changed, by what is refused. */
export const reasons = z.strictObject({
  application: reasonList,
  article: reasonList,
  solution: reasonList,
  /** Absent from values that the release before has saved. */
  review: reasonList.optional(),
  post: reasonList,
  conversation: reasonList,
  training: reasonList,
});
export type Reasons = z.infer<typeof reasons>;

const LIMIT_MAX = 10_000;
const LIMIT = `Scrieți un număr întreg, de la 1 la ${LIMIT_MAX.toLocaleString('ro')}.`;
/** One limit. */
export const limit = z.int(LIMIT).min(1, LIMIT).max(LIMIT_MAX, LIMIT);
/** Limits that differ from those of the portal. */
export const limits = z.partialRecord(z.enum(LIMIT_NAMES), limit);
export type ChangedLimits = z.infer<typeof limits>;

const BANK_MAX = 80;
const IBAN =
  'Scrieți IBAN-ul întreg, de 24 de caractere, care începe cu RO. Verificați dacă l-ați copiat fără greșeli.';
/** The account of the association, into which members pay. */
export const paymentAccount = z.strictObject({
  iban: z
    .string()
    .max(60, IBAN)
    .transform((text, context) => {
      const iban = normaliseIban(text);
      if (!isIban(iban)) context.addIssue({ code: 'custom', message: IBAN });
      return iban;
    }),
  bank: requiredText(BANK_MAX, 'Scrieți banca sau trezoreria.'),
});
/** Both empty until the association has given an account. */
const keptAccount = z.object({ iban: z.string(), bank: z.string() });
export type PaymentAccount = z.infer<typeof keptAccount>;

/** Versions that a page shows. */
export const VERSIONS_SHOWN = 20;

const versionOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    version: z.int(),
    savedAt: isoDateTime,
    /** Null for what the portal began with. */
    savedBy: z.string().nullable(),
    value,
  });

/** A setting as it is now, and its versions, the latest first. */
export const settingView = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** Number of the version in force, 0 while nothing was changed. */
    version: z.int(),
    value,
    versions: z.array(versionOf(value)),
  });
export const workingTimeView = settingView(workingTime);
export const reasonsView = settingView(reasons);
export const limitsView = settingView(limits);
export const paymentAccountView = settingView(keptAccount);

/** A setting as the association's pages read and save it. */
export interface SettingView<Value> {
  version: number;
  value: Value;
  versions: { version: number; savedAt: string; savedBy: string | null; value: Value }[];
}

/** `version`: the one that the person read. */
export const saveSetting = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ version: z.int().min(0), value });
/** `of`: the version whose value comes back, as a new one. */
export const restoreSetting = z.strictObject({ version: z.int().min(0), of: z.int().min(0) });
