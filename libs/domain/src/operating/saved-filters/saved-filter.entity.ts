import { defineEntity, p } from '@mikro-orm/core';
import type { FilteredListName } from '@psp/contracts/saved-filters';
import { createdAt, row } from '../../columns.ts';

const savedFilterSchema = defineEntity({
  name: 'SavedFilter',
  tableName: 'saved_filter',
  properties: {
    ...row,
    accountId: p.uuid(),
    list: p.string().$type<FilteredListName>(),
    name: p.text(),
    query: p.text(),
    createdAt,
  },
});

/** Filters of a list that a person keeps under a name. */
export class SavedFilter extends savedFilterSchema.class {}
savedFilterSchema.setClass(SavedFilter);
