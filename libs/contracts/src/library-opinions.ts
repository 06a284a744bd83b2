import { z } from 'zod';
import { id, isoDateTime, pageOf, paging, type StatusLabel, searchText, version } from './common.ts';

export const LIBRARY_REVIEW_LENGTH = 1000;
export const LIBRARY_REPORT_LENGTH = 2000;

export const setFavourite = z.strictObject({ isFavourite: z.boolean() });
export const writeLibraryReview = z.strictObject({
  rating: z.int('Alegeți o notă.').min(1, 'Alegeți o notă.').max(5, 'Alegeți o notă.'),
  body: z.string().trim().max(LIBRARY_REVIEW_LENGTH, 'Recenzia poate avea cel mult 1.000 de caractere.').default(''),
});
export type WriteLibraryReview = z.infer<typeof writeLibraryReview>;
const longText = (problem: string) =>
  z.string().trim().max(LIBRARY_REPORT_LENGTH, 'Textul poate avea cel mult 2.000 de caractere.').min(1, problem);
export const sendReport = z.strictObject({ text: longText('Scrieți ce este greșit.') });
export type SendReport = z.infer<typeof sendReport>;

/** Errors that the reader reported, with the answers of the association. */
const reports = z.array(
  z.object({
    id,
    text: z.string(),
    createdAt: isoDateTime,
    answer: z.string().nullable(),
    answeredAt: isoDateTime.nullable(),
  }),
);

/** What a reader has to do with an act. */
export const actOpinions = z.object({ isFavourite: z.boolean(), reports });
export type ActOpinions = z.infer<typeof actOpinions>;

/** What readers think of a document, and what the reader has to do with it. */
export const libraryOpinions = z.object({
  isFavourite: z.boolean(),
  /** The reader opened the document and has not reviewed it. */
  canReview: z.boolean(),
  reviews: z.array(
    z.object({
      id,
      rating: z.int(),
      body: z.string(),
      organisation: z.string(),
      isYou: z.boolean(),
      createdAt: isoDateTime,
    }),
  ),
  reports,
});
export type LibraryOpinions = z.infer<typeof libraryOpinions>;

export const REPORT_STATUSES = ['open', 'answered'] as const;
export const REPORT_STATUS: Record<(typeof REPORT_STATUSES)[number], StatusLabel> = {
  open: { label: 'Fără răspuns', tone: 'waiting' },
  answered: { label: 'Cu răspuns', tone: 'success' },
};
export const libraryReportQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['open', 'answered', 'all']).default('open'),
});
export type LibraryReportQuery = z.infer<typeof libraryReportQuery>;
export const libraryReport = z.object({
  id,
  version,
  status: z.enum(REPORT_STATUSES),
  document: z.object({ kind: z.enum(['library', 'legislation']), id, title: z.string(), edition: z.int() }),
  /** Version of the document that was read. */
  edition: z.int(),
  text: z.string(),
  person: z.string(),
  organisation: z.string(),
  createdAt: isoDateTime,
  answer: z.string().nullable(),
});
export type LibraryReport = z.infer<typeof libraryReport>;
export const libraryReportList = pageOf(libraryReport);
export type LibraryReportList = z.infer<typeof libraryReportList>;
export const answerReport = z.strictObject({ version, answer: longText('Scrieți răspunsul.') });
export type AnswerReport = z.infer<typeof answerReport>;
