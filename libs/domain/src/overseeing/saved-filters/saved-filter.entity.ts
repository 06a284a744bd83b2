import { defineEntity, p } from '@mikro-orm/core';
import type { AlertFrequency, FilteredListName } from '@psp/contracts/saved-filters';
import { createdAt, row } from '../../columns.ts';

const savedFilterSchema = defineEntity({
  name: 'SavedFilter',
  tableName: 'saved_filter',
  properties: {
    ...row,
    accountId: p.uuid(),
    /** Null if the person belonged to several organisations when the filter was saved. */
    membershipId: p.uuid().nullable(),
    list: p.string().$type<FilteredListName>(),
    name: p.text(),
    query: p.text(),
    /** How often its owner is alerted of new results; null for never. */
    frequency: p.string().$type<AlertFrequency>().nullable(),
    alertAt: p.datetime().nullable(),
    /** When its list was last opened; null if never. */
    lookedAt: p.datetime().nullable(),
    createdAt,
  },
});

/** Named filters of a list, saved by a person. */
export class SavedFilter extends savedFilterSchema.class {}
savedFilterSchema.setClass(SavedFilter);
