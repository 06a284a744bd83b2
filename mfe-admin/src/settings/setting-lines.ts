import { type ArticleCategories, articleCategories } from '@psp/contracts/article-categories';
import { consentText } from '@psp/contracts/consent-texts';
import { showIban } from '@psp/contracts/iban';
import type { ConsentText } from '@psp/contracts/legal-documents';
import { LIMIT_NAMES, LIMITS } from '@psp/contracts/limit-names';
import type { MailTextView } from '@psp/contracts/mail-texts';
import {
  type ChangedLimits,
  type PaymentAccount,
  REASON_KINDS,
  type ReasonKind,
  type Reasons,
  type WorkingTime,
  workingTime,
} from '@psp/contracts/settings';
import { type QuestionList, questionList } from '@psp/contracts/question-list';
import { type TaxonomyValues, taxonomyValues } from '@psp/contracts/taxonomy-values';
import { formatDate, formatNumber } from '@psp/design-system/format';
import type { z } from 'zod';
import { categoryStrings } from './category-strings.ts';
import { mailStrings } from './mail-strings.ts';
import { valueListStrings } from './value-list-strings.ts';
import { settingStrings } from './setting-strings.ts';

/* What a setting says, line by line. */

export const reasonKinds = Object.keys(REASON_KINDS) as ReasonKind[];

/* A kind that an earlier version does not have has no reasons. */
export const reasonLines = (value: Partial<Reasons>): string[] =>
  reasonKinds.flatMap((kind) => (value[kind] ?? []).map((reason) => `${REASON_KINDS[kind]}: ${reason}`));

export const workingTimeLines = ({ opensAt, closesAt, holidays }: WorkingTime): string[] => [
  settingStrings.time.hoursText(opensAt, closesAt),
  ...holidays.map(({ day, name }) => `${formatDate(day)}, ${name}`),
];

export const accountLines = ({ iban, bank }: PaymentAccount): string[] =>
  iban ? [showIban(iban), bank] : [settingStrings.account.none];

export const limitLines = (value: ChangedLimits): string[] => {
  const changed = LIMIT_NAMES.flatMap((name) => {
    const times = value[name];
    const { label, per } = LIMITS[name];
    return times === undefined ? [] : [`${label}: ${formatNumber(times)} ${settingStrings.limits.per[per]}`];
  });
  return changed.length > 0 ? changed : [settingStrings.limits.none];
};

export const mailLines = ({ subject, text }: MailTextView['value']): string[] => [
  mailStrings.line(mailStrings.subject, subject ?? mailStrings.byPortal),
  mailStrings.line(mailStrings.text, text ?? mailStrings.byPortal),
];

/** Names in their order. */
export const taxonomyLines = ({ items }: TaxonomyValues): string[] => items.map(valueListStrings.line);

/** The categories of the blog, then those of authors with the one of the blog. */
export const categoryLines = ({ chips, choices }: ArticleCategories): string[] => [
  ...chips.map((chip) => `${categoryStrings.chip}: ${valueListStrings.line(chip)}`),
  ...choices.map(({ kind, chip, ...choice }) => {
    const place = chips.find(({ slug }) => slug === chip)?.name ?? chip;
    return `${categoryStrings.authors[kind]}: ${valueListStrings.line(choice)}, ${categoryStrings.under(place)}`;
  }),
];

export const questionLines = ({ items }: QuestionList): string[] =>
  items.map(({ question, answer }) => `${question} ${answer}`);

/* The sentence that people agree to. */
export const consentLines = ({ text, link }: ConsentText): string[] => [`${text} ${link}`];

/* The lines of a value in the form of this release; none of another form. */
const ofForm = <Value>(schema: z.ZodType<Value>, value: unknown, lines: (value: Value) => string[]): string[] => {
  const { data } = schema.safeParse(value);
  return data === undefined ? [] : lines(data);
};

/** Lines of any setting that is kept whole, by its name. */
export const linesOf = (setting: string, value: Record<string, unknown> | null): string[] => {
  if (!value) return [];
  if (setting === 'reasons') return reasonLines(value as Partial<Reasons>);
  if (setting === 'working-time') return ofForm(workingTime, value, workingTimeLines);
  if (setting === 'payment-account') return accountLines(value as unknown as PaymentAccount);
  if (setting === 'limits') return limitLines(value as ChangedLimits);
  if (setting.startsWith('consent-text:')) return ofForm(consentText, value, consentLines);
  if (setting === 'frequent-questions') return ofForm(questionList, value, questionLines);
  if (setting === 'article-categories') return ofForm(articleCategories, value, categoryLines);
  if (setting.startsWith('taxonomy:')) return ofForm(taxonomyValues, value, taxonomyLines);
  return setting.startsWith('mail-text:') ? mailLines(value as MailTextView['value']) : [];
};
