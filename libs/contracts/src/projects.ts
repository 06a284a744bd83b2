import { z } from 'zod';
import { amendmentView } from './amendments.ts';
import { historyEntry, id, isoDate, isoDateTime, party, version } from './common.ts';
import { attachmentIds, attachmentViews, fileView } from './files.ts';
import { PROJECT_STATUSES } from './project-statuses.ts';
import { receptionNote } from './reception-notes.ts';
import { reviewView } from './reviews.ts';

export const PROJECT_ACTIONS = [
  'start',
  'setProgress',
  'addFiles',
  'amend',
  'editMilestones',
  'completeMilestone',
  'pause',
  'resume',
  'deliver',
  'requestChanges',
  'accept',
  'close',
  'cancel',
  'remind',
  'makeNote',
  'review',
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

export const setProgress = z.strictObject({
  version,
  progress: z.int('Scrieți un procent întreg, de la 0 la 100.').min(0).max(100),
});
export const addMilestone = z.strictObject({
  title: z.string().trim().min(1, 'Scrieți titlul etapei.').max(200, 'Titlul poate avea cel mult 200 de caractere.'),
  dueOn: isoDate.nullable(),
});
export const milestoneDone = z.strictObject({ version, done: z.boolean() });

export const milestoneView = z.object({
  id,
  version,
  title: z.string(),
  dueOn: isoDate.nullable(),
  doneAt: isoDateTime.nullable(),
});
export type MilestoneView = z.infer<typeof milestoneView>;

/** A delivery of the firm, with a note and files. */
export const deliverProject = z.strictObject({
  version,
  note: z.string().trim().max(5000, 'Nota poate avea cel mult 5.000 de caractere.').default(''),
  files: attachmentIds,
});

/** Acceptance of the delivery, with the authority's remarks. */
export const acceptProject = z.strictObject({
  version,
  remarks: z.string().trim().max(5000, 'Observațiile pot avea cel mult 5.000 de caractere.').default(''),
});

export const addFiles = z.strictObject({ files: attachmentIds.unwrap().min(1, 'Alegeți cel puțin un fișier.') });
export const projectFile = fileView.extend({
  /** Name of the organisation that added it. */
  by: z.string(),
  addedAt: isoDateTime,
  /** Number of its delivery; null for a file that was added by itself. */
  delivery: z.int().nullable(),
  mayBeRemoved: z.boolean(),
});
export type ProjectFile = z.infer<typeof projectFile>;

export const deliveryView = z.object({
  id,
  number: z.int(),
  note: z.string(),
  deliveredAt: isoDateTime,
  /** Changes requested by the authority; null if it accepted or has not answered yet. */
  changesReason: z.string().nullable(),
  answeredAt: isoDateTime.nullable(),
  files: attachmentViews,
});
export type DeliveryView = z.infer<typeof deliveryView>;

const projectContact = z.object({
  /** Name of the person; null once they no longer work there. */
  person: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export const projectView = z.object({
  id,
  version,
  title: z.string(),
  status: z.enum(PROJECT_STATUSES),
  progress: z.int(),
  request: z.object({ id, number: z.string() }),
  uat: party,
  firma: party,
  /** Agreed price without VAT, in lei. */
  price: z.number(),
  vatRate: z.number(),
  /** Exact, also if the lines of the offer have different rates. */
  priceWithVat: z.number(),
  deliveryDays: z.int(),
  dueOn: isoDate.nullable(),
  holdReason: z.string().nullable(),
  changesReason: z.string().nullable(),
  createdAt: isoDateTime,
  startedAt: isoDateTime.nullable(),
  deliveredAt: isoDateTime.nullable(),
  completedAt: isoDateTime.nullable(),
  closedAt: isoDateTime.nullable(),
  milestones: z.array(milestoneView),
  /** Contact data of the other side, and the person who acted last. */
  contact: projectContact,
  /** Newest first. */
  amendments: z.array(amendmentView),
  /** Newest first. */
  files: z.array(projectFile),
  /** Newest first. */
  deliveries: z.array(deliveryView),
  /** The authority's remarks at acceptance. */
  remarks: z.string(),
  /** Null before acceptance, and for projects accepted before notes were introduced. */
  receptionNote: receptionNote.nullable(),
  reviews: z.object({
    own: reviewView.nullable(),
    other: reviewView.nullable(),
    otherWritten: z.boolean(),
    /** The association removed the other side's review. Optional until the next release. */
    otherRemoved: z.boolean().optional(),
  }),
  history: z.array(historyEntry),
  actions: z.array(z.enum(PROJECT_ACTIONS)),
});
export type ProjectView = z.infer<typeof projectView>;
