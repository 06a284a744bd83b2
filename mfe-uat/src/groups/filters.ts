import { PART_STATUS } from '@psp/contracts/group-parts';
import type { GroupListQuery } from '@psp/contracts/groups';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

const { list } = strings;

export const groupFilters = listFilters(
  '/uat/service-requests/groups',
  byParts<GroupListQuery>({ q: text, part: oneOf(keysOf(PART_STATUS)), page }),
  { part: { label: list.part, placeholder: list.anyPart, options: PART_STATUS } },
);
