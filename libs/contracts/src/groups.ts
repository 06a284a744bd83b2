import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, searchText, withReason } from './common.ts';
import { attachmentViews } from './files.ts';

import {
  authority,
  confirmPart,
  groupPart,
  inviteAuthority,
  PART_STATUSES,
  removeAuthority,
  requestGroup,
} from './group-parts.ts';
import { act, file, operations, read } from './operations.ts';
import { REQUEST_STATUSES } from './service-requests.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** An invited authority's view of a group request. */
export const groupView = requestGroup.extend({
  id,
  number: z.string(),
  title: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** Null for an authority that is no longer invited. */
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
  /** The authority's own part; null for the leader. */
  own: groupPart.nullable(),
  /** Whether it may read the whole request, including offers. */
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

/** Search by name for authorities that may be invited. */
export const candidateQuery = z.strictObject({ q: searchText });
export const candidateList = z.object({ items: z.array(authority) });
export type CandidateList = z.infer<typeof candidateList>;

const step = { access: editors, on: 'service-request', view: groupView } as const;
export const groupOperations = operations(['uat'], {
  list: read('/group-requests', { access: viewers, query: groupListQuery, view: groupList }),
  view: read('/group-requests/:id', { access: viewers, view: groupView }),
  candidates: read('/group-requests/:id/candidates', { access: viewers, query: candidateQuery, view: candidateList }),
  attachment: file('/group-requests/:id/attachments/:fileId', { access: viewers }),
  invite: act('group-part.invite', 'POST /group-requests/:id/invite', { ...step, body: inviteAuthority }),
  remove: act('group-part.remove', 'POST /group-requests/:id/remove', { ...step, body: removeAuthority }),
  confirm: act('group-part.confirm', 'POST /group-requests/:id/confirm', { ...step, body: confirmPart }),
  decline: act('group-part.decline', 'POST /group-requests/:id/decline', { ...step, body: withReason }),
  withdraw: act('group-part.withdraw', 'POST /group-requests/:id/withdraw', { ...step, body: withReason }),
});
