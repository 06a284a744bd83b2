import type { Kind } from '@psp/contracts/common';
import type { memberOperations, MembersView } from '@psp/contracts/members';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { type Api, createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** The area whose members are shown, with the calls of its service. */
export interface MembersArea {
  area: Kind;
  api: Api<typeof memberOperations>;
}

export const membersOf = (area: Kind): MembersArea => ({ area, api: createApi(area) });

/** The people of the signed-in person's organisation. */
export const membersQuery = ({ api, area }: MembersArea) => readQuery(api, [area, 'members'], 'GET /members');

interface MembersAct<Input> extends Pick<ActOptions<Input, MembersView>, 'send' | 'done' | 'about' | 'onDone'> {
  /** For leaving: afterwards the list is not the person's to read. */
  isLast?: boolean;
}

/** An act on the list of members, which the screen shows afresh then. */
export const useMembersAct = <Input = string | void>(
  members: MembersArea,
  { isLast = false, ...options }: MembersAct<Input>,
) =>
  useAct({
    ...options,
    view: membersQuery(members),
    refreshes: isLast ? [] : [[members.area, 'members']],
  });
