import { z } from 'zod';
import { id, isoDate, isoDateTime, type StatusLabel, version, withReason } from './common.ts';
import { priceInLei } from './prices.ts';
import { whenValid } from './when-valid.ts';

export const AMENDMENT_STATUSES = ['proposed', 'accepted', 'declined', 'withdrawn'] as const;
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number];
export const AMENDMENT_STATUS: Record<AmendmentStatus, StatusLabel> = {
  proposed: { label: 'Propusă', tone: 'waiting' },
  accepted: { label: 'Acceptată', tone: 'success' },
  declined: { label: 'Respinsă', tone: 'danger' },
  withdrawn: { label: 'Retrasă', tone: 'closed' },
};

export const AMENDMENT_ACTIONS = ['accept', 'decline', 'withdraw', 'end'] as const;
export type AmendmentAction = (typeof AMENDMENT_ACTIONS)[number];

/** Agreed due date and price of a project, in lei without VAT. */
const terms = z.object({ dueOn: isoDate.nullable(), price: z.number() });
export type Terms = z.infer<typeof terms>;

const newTerms = z.strictObject({
  dueOn: isoDate.nullable(),
  price: priceInLei.nullable(),
  reason: withReason.shape.reason,
  /** Milestones to move by as many days as the due date. */
  moves: z.array(id).max(100).optional(),
});
const changesSomething = ({ dueOn, price }: { dueOn: string | null; price: number | null }): boolean =>
  dueOn !== null || price !== null;
const nothing = { ...whenValid('dueOn', 'price'), path: ['dueOn'], message: 'Scrieți un termen nou sau un preț nou.' };

/** Form of a proposal: a new due date or price for a project; null keeps the current one. */
export const amendmentForm = newTerms.refine(changesSomething, nothing);
/** The same with the version of the project that was read. */
export const proposeAmendment = newTerms.extend({ version }).refine(changesSomething, nothing);
export type ProposeAmendment = z.infer<typeof proposeAmendment>;

const milestoneMove = z.object({ id, title: z.string(), from: isoDate, to: isoDate });
export type MilestoneMove = z.infer<typeof milestoneMove>;

export const amendmentView = z.object({
  id,
  version,
  status: z.enum(AMENDMENT_STATUSES),
  /** Name of the organisation that proposed it. */
  by: z.string(),
  before: terms,
  after: terms,
  reason: z.string(),
  /** Absent from services of the release before. */
  moves: z.array(milestoneMove).optional(),
  declineReason: z.string().nullable(),
  createdAt: isoDateTime,
  decidedAt: isoDateTime.nullable(),
  actions: z.array(z.enum(AMENDMENT_ACTIONS)),
});
export type AmendmentView = z.infer<typeof amendmentView>;
