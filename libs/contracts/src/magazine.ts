import { z } from 'zod';
import { isoDate, type StatusLabel } from './common.ts';

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
const adsBefore = [
  ({ adsUntil, appearsOn }: MagazineContent): boolean => adsUntil <= appearsOn,
  { path: ['adsUntil'], error: 'Ultima zi pentru reclame nu poate fi după apariție.' },
] as const;
export const magazineContent = content.refine(...adsBefore);
