import { defineEntity, p } from '@mikro-orm/core';
import type { AlertFrequency, FilteredListName } from '@psp/contracts/saved-filters';
import { createdAt, row } from '../../columns.ts';

const savedFilterSchema = defineEntity({
  name: 'SavedFilter',
  tableName: 'saved_filter',
  properties: {
    ...row,
    accountId: p.uuid(),
    /** Null for those of people who belonged to several organisations when they kept it. */
    membershipId: p.uuid().nullable(),
    list: p.string().$type<FilteredListName>(),
    name: p.text(),
    query: p.text(),
    /** How often it alerts its owner of what is new; null for never. */
    frequency: p.string().$type<AlertFrequency>().nullable(),
    alertAt: p.datetime().nullable(),
    /** When its list was last opened; null for never since. */
    lookedAt: p.datetime().nullable(),
    createdAt,
  },
});

/** Filters of a list that a person keeps under a name. */
export class SavedFilter extends savedFilterSchema.class {}
savedFilterSchema.setClass(SavedFilter);
