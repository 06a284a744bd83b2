import { z } from 'zod';
import { id, isoDateTime, pageOf, paging, searchText } from './common.ts';
import { attachmentViews } from './files.ts';
import { authority, groupPart, PART_STATUSES, requestGroup } from './group-parts.ts';
import { REQUEST_STATUSES } from './service-requests.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** A group's request as an authority that was asked reads it. */
export const groupView = requestGroup.extend({
  id,
  number: z.string(),
  title: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** Null for whoever is no longer asked. */
  content: z
    .object({
      category: domainSlug.nullable(),
      description: z.string(),
      deadline: isoDateTime.nullable(),
      countyCode: countyCode.nullable(),
      locality: z.string(),
      attachments: attachmentViews,
    })
    .nullable(),
  /** The part of the authority that reads; null for the one that leads. */
  own: groupPart.nullable(),
  /** Whether it may read the whole request, with what firms answer. */
  mayRead: z.boolean(),
  /** Whether further authorities can be invited. */
  mayInvite: z.boolean(),
});
export type GroupView = z.infer<typeof groupView>;

export const groupItem = z.object({
  id,
  number: z.string(),
  title: z.string(),
  status: z.enum(REQUEST_STATUSES),
  part: z.enum(PART_STATUSES),
  leader: z.string(),
  deadline: isoDateTime.nullable(),
});
export type GroupItem = z.infer<typeof groupItem>;
export const groupListQuery = z.strictObject({ ...paging, q: searchText, part: z.enum(PART_STATUSES).optional() });
export type GroupListQuery = z.infer<typeof groupListQuery>;
export const groupList = pageOf(groupItem);

/** Authorities that may be asked, by name. */
export const candidateQuery = z.strictObject({ q: searchText });
export const candidateList = z.object({ items: z.array(authority) });
export type CandidateList = z.infer<typeof candidateList>;
