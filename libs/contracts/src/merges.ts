import { z } from 'zod';
import { owners, viewers } from './access.ts';
import { id, isoDateTime, ORGANISATION_STATUSES, party, version, withReason, upTo } from './common.ts';
import {
  MERGE_FIELDS,
  MERGE_GROUPS,
  MERGE_REFUSALS,
  MERGE_SIGNS,
  MERGE_STATUSES,
  MERGE_WARNINGS,
  type MergeField,
  type MergeGroup,
  type MergeRefusal,
  type MergeSign,
  type MergeWarning,
} from './merge-names.ts';
import { act, operations, read } from './operations.ts';
import { countyCode } from './taxonomies.ts';

const keys = <Key extends string>(labels: Record<Key, string>) => z.enum(Object.keys(labels) as [Key, ...Key[]]);
const field = keys<MergeField>(MERGE_FIELDS);

/** Another record that may be of the same organisation. */
export const mergeCandidate = z.object({
  id,
  name: z.string(),
  status: z.enum(ORGANISATION_STATUSES),
  cui: z.string().nullable(),
  countyCode: countyCode.nullable(),
  members: z.int(),
  /** Equal values; none when it was found by the search text. */
  signs: z.array(keys<MergeSign>(MERGE_SIGNS)),
});
export type MergeCandidate = z.infer<typeof mergeCandidate>;
export const mergeCandidates = z.object({ organisation: party, items: z.array(mergeCandidate) });
export type MergeCandidates = z.infer<typeof mergeCandidates>;
export const mergeSearch = z.strictObject({ q: z.string().trim().max(100).default('') });

const record = z.object({
  id,
  name: z.string(),
  status: z.enum(ORGANISATION_STATUSES),
  members: z.int(),
  createdAt: isoDateTime,
  version,
});
const groupCount = z.object({ group: keys<MergeGroup>(MERGE_GROUPS), moved: z.int(), stays: z.int() });

/** What a merge would do with the rows and the fields of two records. */
export const mergePreview = z.object({
  kept: record,
  closed: record,
  /** Rows by kind. `stays`: rows that the kept record already has, which stay with the closed one. Sealed offers are not counted. */
  groups: z.array(groupCount),
  /** Fields that differ, with both values as they are read. */
  fields: z.array(z.object({ field, kept: z.string(), closed: z.string() })),
  refusals: z.array(keys<MergeRefusal>(MERGE_REFUSALS)),
  warnings: z.array(keys<MergeWarning>(MERGE_WARNINGS)),
  actions: z.array(z.enum(['merge'])),
});
export type MergePreview = z.infer<typeof mergePreview>;
export const mergeQuery = z.strictObject({ closed: id });

export const mergeBody = withReason.extend({
  closedId: id,
  closedVersion: version,
  /** Name of the record that is closed, as typed. */
  name: upTo(300),
  /** Fields of which the closed record's value is taken. */
  fields: z.array(field).max(Object.keys(MERGE_FIELDS).length),
});
export type MergeBody = z.infer<typeof mergeBody>;

/** A merge that was done. */
export const mergeView = z.object({
  id,
  status: z.enum(MERGE_STATUSES),
  kept: party,
  closed: party,
  reason: z.string(),
  doneBy: z.string(),
  doneAt: isoDateTime,
  undoUntil: isoDateTime,
  undoneBy: z.string().nullable(),
  undoneAt: isoDateTime.nullable(),
  undoReason: z.string().nullable(),
  /** Rows that an undo now returns, and those changed or removed since, which it leaves; empty once it cannot be undone. */
  groups: z.array(z.object({ group: keys<MergeGroup>(MERGE_GROUPS), returns: z.int(), left: z.int() })),
  version,
  actions: z.array(z.enum(['undo'])),
});
export type MergeView = z.infer<typeof mergeView>;
export const mergeList = z.object({ items: z.array(mergeView) });
export type MergeList = z.infer<typeof mergeList>;

/** Merges of two records of one organisation: only owners of the association merge and undo. */
export const mergeOperations = operations(['admin'], {
  candidates: read('/organisations/:id/merge-candidates', {
    access: viewers,
    query: mergeSearch,
    view: mergeCandidates,
  }),
  preview: read('/organisations/:id/merge-preview', { access: viewers, query: mergeQuery, view: mergePreview }),
  ofOrganisation: read('/organisations/:id/merges', { access: viewers, view: mergeList }),
  merge: act('organisation-merge.merge', 'POST /organisations/:id/merges', {
    access: owners,
    body: mergeBody,
    view: mergeView,
    on: 'organisation',
  }),
  undo: act('organisation-merge.undo', 'POST /organisation-merges/:id/undo', {
    access: owners,
    body: withReason,
    view: mergeView,
  }),
});
