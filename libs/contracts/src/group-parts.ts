import { z } from 'zod';
import { id, isoDateTime, party, type StatusLabel, version, requiredText } from './common.ts';
import { PROJECT_STATUSES } from './project-statuses.ts';
import { isInBani } from './prices.ts';

export const PART_STATUSES = ['invited', 'confirmed', 'declined', 'withdrawn', 'removed', 'missed'] as const;
export type PartStatus = (typeof PART_STATUSES)[number];
export const PART_STATUS: Record<PartStatus, StatusLabel> = {
  invited: { label: 'Așteaptă răspuns', tone: 'waiting' },
  confirmed: { label: 'Confirmată', tone: 'success' },
  declined: { label: 'Refuzată', tone: 'danger' },
  withdrawn: { label: 'Retrasă', tone: 'danger' },
  removed: { label: 'Scoasă din cerere', tone: 'danger' },
  missed: { label: 'Fără răspuns', tone: 'closed' },
};

export const PART_ACTIONS = ['invite', 'confirm', 'decline', 'withdraw', 'remove', 'miss'] as const;
export type PartAction = (typeof PART_ACTIONS)[number];

const textOf = (most: number, problem: string) => z.string().trim().max(most, problem);

/** Content of one authority's part of a group request. The budget is in lei, without VAT. */
export const partContent = z.strictObject({
  need: textOf(5000, 'Nevoia poate avea cel mult 5.000 de caractere.').min(1, 'Scrieți ce vă trebuie.'),
  quantity: textOf(500, 'Cantitatea poate avea cel mult 500 de caractere.'),
  budget: z
    .number('Scrieți suma în cifre, de exemplu 15.000.')
    .min(0, 'Suma nu poate fi negativă.')
    .max(999_999_999_999, 'Suma este prea mare.')
    .refine(isInBani, 'Scrieți cel mult două zecimale.')
    .nullable(),
  place: textOf(300, 'Locul poate avea cel mult 300 de caractere.').min(1, 'Scrieți unde se livrează.'),
});
export type PartContent = z.infer<typeof partContent>;

export const confirmPart = z.strictObject({ version, content: partContent });
export const inviteAuthority = z.strictObject({ authorityId: id });
export const removeAuthority = z.strictObject({
  authorityId: id,
  version,
  reason: requiredText(2000, 'Scrieți motivul.'),
});

/** An authority with its county. */
export const authority = party.extend({ county: z.string().nullable() });
const asked = { need: z.string(), quantity: z.string(), budget: z.number().nullable(), place: z.string() };

/** The firms' view of a confirmed part. */
export const askedPart = z.object({ authority, ...asked });
export type AskedPart = z.infer<typeof askedPart>;

export const groupPart = z.object({
  id,
  version,
  authority,
  ...asked,
  status: z.enum(PART_STATUSES),
  /** Reason of a refusal, withdrawal or removal, shown to the leader and to the part's authority. */
  reason: z.string().nullable(),
  answeredAt: isoDateTime.nullable(),
  actions: z.array(z.enum(PART_ACTIONS)),
});
export type GroupPart = z.infer<typeof groupPart>;

/** The group of a request. The leader gets all parts; other authorities their own and the confirmed ones. */
export const requestGroup = z.object({
  leader: authority,
  isLeader: z.boolean(),
  parts: z.array(groupPart),
  /** Status of the accepted offer's project, for participants other than the leader. */
  work: z.object({ status: z.enum(PROJECT_STATUSES), progress: z.int() }).nullable(),
});
export type RequestGroup = z.infer<typeof requestGroup>;
