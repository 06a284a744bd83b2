import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, searchText, withReason } from './common.ts';
import { attachmentViews } from './files.ts';
import type { PartAction } from './group-parts.ts';
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
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

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

export const ERRORS = {
  'group.none': [409, 'Solicitarea nu este o cerere de grup.'],
  'group.sent': [409, 'Cererea a fost trimisă. Participanții și părțile lor nu se mai schimbă.'],
  'group.untitled': [422, 'Scrieți întâi titlul cererii, ca invitația să spună despre ce este vorba.'],
  'group.not_eligible': [422, 'Puteți invita instituții aprobate din județul dvs., iar ADI din orice județ.'],
  'group.too_many': [422, 'Puteți invita cel mult 50 de instituții.'],
  'group.nobody_confirmed': [
    422,
    'Cel puțin o instituție invitată trebuie să-și confirme partea înainte de trimitere.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'group-part.invite': 'Instituție invitată în cererea de grup',
  'group-part.confirm': 'Parte confirmată în cererea de grup',
  'group-part.decline': 'Participare refuzată la cererea de grup',
  'group-part.withdraw': 'Parte retrasă din cererea de grup',
  'group-part.remove': 'Instituție scoasă din cererea de grup',
  'group-part.miss': 'Cerere de grup trimisă fără răspunsul instituției',
} satisfies Labels<`group-part.${PartAction}`>;

export const TODOS = { uat: { answerGroup: 70, sendGroup: 80 } } as const satisfies Todos;

export const LIVE_TOPICS = { 'group-part': 'all' } as const satisfies LiveLists;
