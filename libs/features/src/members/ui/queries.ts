import type { MembersView } from '@psp/contracts/members';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import type { MembersArea } from './area.ts';

/** Query of the members of the user's organisation. */
export const membersQuery = ({ api, area }: MembersArea) => readQuery(api, [area, 'members'], 'GET /members');

interface MembersAct<Input> extends Pick<ActOptions<Input, MembersView>, 'send' | 'done' | 'about' | 'onDone'> {
  /** True for leaving the organisation, after which the user may not read the list. */
  isLast?: boolean;
}

/** Act on the list of members that answers with the changed list. */
export const useMembersAct = <Input = string | void>(
  members: MembersArea,
  { isLast = false, ...options }: MembersAct<Input>,
) =>
  useAct({
    ...options,
    view: membersQuery(members),
    refreshes: isLast ? [] : [[members.area, 'members']],
  });
