import { PART_STATUS } from '@psp/contracts/group-parts';
import type { GroupListQuery } from '@psp/contracts/groups';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const { list } = strings;

export const groupFilters = listFilters<GroupListQuery>(
  '/uat/service-requests/groups',
  (search) => ({ q: textIn(search), part: keyIn(PART_STATUS, search, 'part'), page: pageIn(search) }),
  [{ name: 'part', label: list.part, placeholder: list.anyPart, options: optionsOf(PART_STATUS) }],
);
