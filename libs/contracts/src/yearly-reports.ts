import { z } from 'zod';
import { historyEntry, id, isoDateTime, type StatusLabel, version } from './common.ts';
import {
  FIRST_YEAR,
  YEARLY_MEASURE_NAMES,
  YEARLY_SECTION_NAMES,
  YEARLY_TABLE_NAMES,
  type YearlySection,
} from './yearly-figures.ts';

export const YEARLY_STATUSES = ['draft', 'published'] as const;
export type YearlyStatus = (typeof YEARLY_STATUSES)[number];
export const YEARLY_STATUS: Record<YearlyStatus, StatusLabel> = {
  draft: { label: 'În pregătire', tone: 'draft' },
  published: { label: 'Publicat', tone: 'success' },
};
export const YEARLY_ACTIONS = ['edit', 'discard', 'publish', 'correct'] as const;
export type YearlyAction = (typeof YEARLY_ACTIONS)[number];
/** Why a report is not published yet: its year is running, it has no opening text, or its year has no figures. */
const PUBLISH_BLOCKS = ['running', 'no_opening', 'no_data'] as const;
export type PublishBlock = (typeof PUBLISH_BLOCKS)[number];

const measure = z.enum(YEARLY_MEASURE_NAMES);
/** A row of a table: a county, a domain, or what is left of those with too few organisations (`other`). */
const yearlyRow = z.object({
  key: z.string(),
  label: z.string(),
  /** Null where too few organisations are behind the figure, or one makes most of it; it is then part of the row `other`. */
  values: z.partialRecord(measure, z.number().nullable()),
});
export type YearlyRow = z.infer<typeof yearlyRow>;
const table = z.enum(YEARLY_TABLE_NAMES);
const yearlyWords = z.object({
  minimum: z.int(),
  dominance: z.object({ one: z.int(), two: z.int() }).optional(),
  licence: z.object({ name: z.string(), href: z.string() }),
  measures: z.array(z.object({ name: measure, label: z.string(), unit: z.string(), definition: z.string() })),
  tables: z.record(
    table,
    z.object({ title: z.string(), row: z.string(), other: z.string(), columns: z.array(measure) }),
  ),
});
/** Figures of a year. A total is null where too few organisations are behind it, or one makes most of it. */
export const yearlyFigures = z.object({
  totals: z.record(measure, z.number().nullable()),
  tables: z.record(table, z.array(yearlyRow)),
  /** Words of the computation; absent in the first reports. */
  words: yearlyWords.optional(),
});
export type YearlyFigures = z.infer<typeof yearlyFigures>;

const LONGEST_SECTION = 30_000;
const section = z.string().max(LONGEST_SECTION, 'Textul este prea lung.');
const sections = Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, section])) as Record<
  YearlySection,
  typeof section
>;
/** Texts as HTML; '' for a section without one. */
export const yearlyTexts = z.strictObject(sections);
export type YearlyTexts = z.infer<typeof yearlyTexts>;

const WRONG_YEAR = `Scrieți un an de la ${FIRST_YEAR} încoace.`;
const year = z.int(WRONG_YEAR).min(FIRST_YEAR, WRONG_YEAR).max(2099, WRONG_YEAR);
export const newYearlyReport = z.strictObject({ year });
export const saveYearlyTexts = z.strictObject({ version, texts: yearlyTexts });
export const LONGEST_NOTE = 2000;
export const correctYearlyReport = z.strictObject({
  version,
  note: z
    .string()
    .trim()
    .min(1, 'Scrieți ce se îndreaptă.')
    .max(LONGEST_NOTE, `Cel mult ${LONGEST_NOTE} de caractere.`),
});

/** A dated correction of a published report. */
const correction = z.object({ at: isoDateTime, note: z.string() });
/** Everything that the page of a report shows. */
const shown = {
  year: z.int(),
  texts: yearlyTexts,
  figures: yearlyFigures,
  /** When the figures were computed: at publication, or now for a draft. */
  computedAt: isoDateTime,
  publishedAt: isoDateTime.nullable(),
  corrections: z.array(correction),
};
export const yearlyReport = z.object(shown);
export type YearlyReport = z.infer<typeof yearlyReport>;
export const yearlyReportList = z.object({ items: z.array(z.object({ year: z.int(), publishedAt: isoDateTime })) });
export type YearlyReportList = z.infer<typeof yearlyReportList>;

const edited = { id, version, year: z.int(), status: z.enum(YEARLY_STATUSES), publishedAt: isoDateTime.nullable() };
export const editedYearlyList = z.object({ items: z.array(z.object({ ...edited, updatedAt: isoDateTime })) });
export type EditedYearlyList = z.infer<typeof editedYearlyList>;
export const editedYearlyReport = z.object({
  ...shown,
  ...edited,
  /** Null when the report may be published, and once it is. */
  blockedBy: z.enum(PUBLISH_BLOCKS).nullable(),
  actions: z.array(z.enum(YEARLY_ACTIONS)),
  history: z.array(historyEntry),
});
export type EditedYearlyReport = z.infer<typeof editedYearlyReport>;

/** `an` in paths. */
export const yearParams = z.strictObject({ an: z.coerce.number().int().min(2000).max(2099) });
