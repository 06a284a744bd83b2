import type { RequestVersion } from '@psp/contracts/request-versions';
import { URGENCY_DEGREES } from '@psp/contracts/urgencies';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { describeWeights } from '@psp/contracts/scores';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { type ChangedParagraphs, changedParagraphs, replaced } from '../../changes/ui/word-changes.ts';
import { strings } from './strings.ts';

type Field = keyof typeof strings.facts;

const lei = (amount: number | null): string => (amount === null ? '' : formatLei(amount));

/* The fields of a version as text; '' for an empty field. */
const factsOf = ({ content, files }: RequestVersion): Record<Field, string> => ({
  title: content.title,
  category: content.category ? DOMAINS[content.category] : '',
  kind: content.purchaseKind ? PURCHASE_KIND_LABELS[content.purchaseKind] : '',
  cpv: content.cpv ?? '',
  description: content.description,
  deadline: content.deadline ? formatDateTime(content.deadline) : '',
  budgetMin: lei(content.budgetMin),
  budgetMax: lei(content.budgetMax),
  countyCode: content.countyCode ? COUNTIES[content.countyCode] : '',
  locality: content.locality,
  urgency: URGENCY_DEGREES[content.urgency],
  weights: content.weights ? describeWeights(content.weights) : '',
  files: files.map(({ name }) => name).join(', '),
});

interface VersionChange {
  field: Field;
  paragraphs: ChangedParagraphs[];
}

const fields = Object.keys(strings.facts) as Field[];

/* A replaced file may have the same name, so equal texts are shown as a replacement. */
const paragraphsOf = (before: string, after: string): ChangedParagraphs[] =>
  before === after ? [{ gap: 0, parts: replaced(before, after) }] : changedParagraphs(before, after);

/** Compares two versions; returns the fields that differ, in page order, with their changed paragraphs. */
export function changesBetween(older: RequestVersion, newer: RequestVersion): VersionChange[] {
  const [before, after] = [factsOf(older), factsOf(newer)];
  const sameFiles = older.files.map(({ id }) => id).join() === newer.files.map(({ id }) => id).join();
  return fields
    .filter((field) => (field === 'files' ? !sameFiles : before[field] !== after[field]))
    .map((field) => ({ field, paragraphs: paragraphsOf(before[field], after[field]) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
