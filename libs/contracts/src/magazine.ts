import { z } from 'zod';
import { historyEntry, id, isoDate, isoDateTime, pageOf, paging, type StatusLabel, version } from './common.ts';

export const MAGAZINE_STATUSES = ['draft', 'published', 'withdrawn'] as const;
export type MagazineStatus = (typeof MAGAZINE_STATUSES)[number];
export const MAGAZINE_STATUS: Record<MagazineStatus, StatusLabel> = {
  draft: { label: 'În pregătire', tone: 'draft' },
  published: { label: 'Publicat', tone: 'success' },
  withdrawn: { label: 'Retras', tone: 'danger' },
};
export const MAGAZINE_ACTIONS = ['edit', 'upload', 'publish', 'withdraw'] as const;
export type MagazineAction = (typeof MAGAZINE_ACTIONS)[number];

const whole = (least: number, most: number, problem: string) => z.int(problem).min(least, problem).max(most, problem);
const content = z.strictObject({
  year: whole(2000, 2099, 'Scrieți anul, de exemplu 2026.'),
  number: whole(1, 99, 'Scrieți numărul din an, de la 1 la 99.'),
  title: z.string().trim().min(1, 'Scrieți titlul.').max(120, 'Titlul poate avea cel mult 120 de caractere.'),
  summary: z
    .string()
    .trim()
    .min(1, 'Scrieți pe scurt ce cuprinde numărul.')
    .max(600, 'Rezumatul poate avea cel mult 600 de caractere.'),
  pages: whole(1, 999, 'Scrieți numărul de pagini, de la 1 la 999.'),
  appearsOn: isoDate,
  /** Last day on which the layout of an advertisement is accepted. */
  adsUntil: isoDate,
});
export type MagazineContent = z.infer<typeof content>;

/* Layouts that arrive after the issue is printed cannot be in it. */
const closesAdsInTime = ({ adsUntil, appearsOn }: MagazineContent): boolean => adsUntil <= appearsOn;
const ADS_TOO_LATE = { path: ['adsUntil'], error: 'Ultima zi pentru reclame nu poate fi după apariție.' };
export const magazineContent = content.refine(closesAdsInTime, ADS_TOO_LATE);
export const editMagazineIssue = content.extend({ version }).refine(closesAdsInTime, ADS_TOO_LATE);

/** The PDF of an issue; `size` in bytes. */
const magazineFile = z.object({ name: z.string(), size: z.int() });
const readable = {
  id,
  year: z.int(),
  number: z.int(),
  title: z.string(),
  summary: z.string(),
  pages: z.int(),
  appearsOn: isoDate,
};
/** An issue as partners read it. */
export const magazineIssue = z.object({ ...readable, file: magazineFile });
export type MagazineIssueItem = z.infer<typeof magazineIssue>;
export const magazineQuery = z.strictObject(paging);
export type MagazineQuery = z.infer<typeof magazineQuery>;
export const magazineList = pageOf(magazineIssue);
export type MagazineList = z.infer<typeof magazineList>;
/** The newest issue, and how many there are. */
export const latestMagazine = z.object({ issue: magazineIssue.nullable(), total: z.int() });
export type LatestMagazine = z.infer<typeof latestMagazine>;

const edited = {
  ...readable,
  version,
  adsUntil: isoDate,
  status: z.enum(MAGAZINE_STATUSES),
  publishedAt: isoDateTime.nullable(),
  file: magazineFile.nullable(),
};
export const editedMagazine = z.object(edited);
export type EditedMagazine = z.infer<typeof editedMagazine>;
export const editedMagazineQuery = z.strictObject({
  ...paging,
  status: z.enum(['all', ...MAGAZINE_STATUSES]).default('all'),
});
export type EditedMagazineQuery = z.infer<typeof editedMagazineQuery>;
export const editedMagazineList = pageOf(editedMagazine);
export type EditedMagazineList = z.infer<typeof editedMagazineList>;
export const editedMagazineView = z.object({
  ...edited,
  /** When partners were told of it. */
  announcedAt: isoDateTime.nullable(),
  withdrawal: z.object({ at: isoDateTime, reason: z.string() }).nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(MAGAZINE_ACTIONS)),
});
export type EditedMagazineView = z.infer<typeof editedMagazineView>;
