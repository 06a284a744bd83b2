import type { Kind } from '@psp/contracts/common';
import type { memberOperations } from '@psp/contracts/members';
import { type Api, createApi } from '@psp/remote/api';

/** Area whose members are shown, with the client of its service. */
export interface MembersArea {
  area: Kind;
  api: Api<typeof memberOperations>;
}

export const membersOf = (area: Kind): MembersArea => ({ area, api: createApi(area) });
