import { type ExchangeContent, exchangeContent } from '@psp/contracts/exchange-bodies';
import { EXCHANGE_MISSING, missingInExchange } from '@psp/contracts/exchange-complete';
import { romanianDay } from '@psp/contracts/romania';
import { whenValid } from '@psp/contracts/when-valid';
import { underSentence } from '@psp/features/forms/ui/use-fields';
import type { Problem } from '@psp/remote/act/problems';
import type { FieldErrors } from 'react-hook-form';
import { editorStrings as strings } from './editor-strings.ts';

export type { ExchangeContent } from '@psp/contracts/exchange-bodies';
export type Step = ExchangeContent['steps'][number];
export type Cost = ExchangeContent['costs'][number];
export type Lesson = ExchangeContent['lessons'][number];

export const BLANK_STEP: Step = { title: '', text: '', from: null, to: null };
export const BLANK_COST: Cost = { label: '', source: null, planned: null, paid: null };
export const BLANK_LESSON: Lesson = { kind: 'same', text: '' };

/** Content of an empty form, in the order of the page. */
export const BLANK: ExchangeContent = {
  title: '',
  stage: 'done',
  domain: null,
  what: '',
  why: '',
  seeksPartners: false,
  startedOn: null,
  endedOn: null,
  progress: null,
  sources: [],
  showsCosts: false,
  costs: [],
  cost: null,
  steps: [],
  lessons: [],
  files: [],
  pictures: [],
  contactId: null,
  contactRole: '',
  population: null,
};

/** The fields in the order of the form. */
export const fieldOrder = Object.keys(BLANK) as (keyof ExchangeContent)[];

const isEmpty = (value: unknown): boolean => value === null || value === '' || value === undefined;
/* True for a row in which nothing was written. */
const isBlank = (row: Step | Cost | Lesson): boolean =>
  Object.entries(row).every(([name, value]) => name === 'kind' || isEmpty(value));

const LISTS = ['steps', 'costs', 'lessons'] as const;
const isList = (name: PropertyKey | undefined): name is (typeof LISTS)[number] => LISTS.some((list) => list === name);

/** The content without the rows in which nothing was written. */
export const withoutBlanks = (content: ExchangeContent): ExchangeContent => ({
  ...content,
  steps: content.steps.filter((row) => !isBlank(row)),
  costs: content.costs.filter((row) => !isBlank(row)),
  lessons: content.lessons.filter((row) => !isBlank(row)),
});

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Schema of a content that can be saved: rows in which nothing was written are left out of it. */
export const savable = {
  safeParse: (given: unknown): { success: boolean; error?: { issues: Issue[] } } => {
    const { error } = exchangeContent.safeParse(given);
    const content = given as ExchangeContent;
    const issues = (error?.issues ?? []).filter(({ path: [name, at] }) => {
      const row = isList(name) && typeof at === 'number' ? content[name][at] : undefined;
      return row === undefined || !isBlank(row);
    });
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true };
  },
};

const publishable = exchangeContent.superRefine((content, context) => {
  for (const [name, message] of Object.entries(missingInExchange(content, romanianDay(new Date()))))
    context.addIssue({ code: 'custom', path: [name], message });
}, whenValid());

/** Schema of a content that can be published, in which rows without text are ignored. */
export const publishableContent = {
  safeParse: (given: unknown) => {
    const result = publishable.safeParse(given);
    const saved = savable.safeParse(given);
    if (result.success) return { success: true as const, data: result.data };
    const own = result.error.issues.filter(({ path: [name, at] }) => !(isList(name) && typeof at === 'number'));
    const rows = (saved.error?.issues ?? []).filter(({ path: [name, at] }) => isList(name) && typeof at === 'number');
    const issues = [...own, ...rows];
    if (issues.length === 0) return { success: true as const, data: given as ExchangeContent };
    return { success: false as const, error: { issues } };
  },
};

type RowErrors = { message?: string; types?: Record<string, string> } | undefined;

/** The messages of a list's rows by the path of their field: `2.title`. */
export const rowErrors = (errors: FieldErrors<ExchangeContent>, name: (typeof LISTS)[number]): Record<string, string> =>
  (errors[name] as RowErrors)?.types ?? {};

const ROWS = { steps: strings.rows.step, costs: strings.rows.cost, lessons: strings.rows.lesson };

/** Errors of the form in the order of its fields, those of rows named by their row. */
export function summaryErrors(errors: FieldErrors<ExchangeContent>): Problem[] {
  const problems = fieldOrder.flatMap((name): Problem[] => {
    const rows = isList(name) ? Object.entries(rowErrors(errors, name)) : [];
    if (isList(name) && rows.length > 0)
      return rows.map(([path, message]) => ({
        id: `${name}.${path}`,
        message: strings.rows.at(ROWS[name](Number(path.split('.')[0]) + 1), message),
      }));
    const message = errors[name]?.message;
    return typeof message === 'string' && message ? [{ id: name, message }] : [];
  });
  return underSentence(strings.allRequired, Object.values(EXCHANGE_MISSING), problems);
}
