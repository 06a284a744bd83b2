import type { Kind } from '@psp/contracts/common';
import type { MembersView } from '@psp/contracts/members';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { Client } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';

/** The people of the signed-in person's organisation, from the service of its area. */
export const membersQuery = (client: Client, area: Kind) =>
  readQuery<MembersView>(client, [area, 'members'], '/members');

/** Whose members: the client of the area's own service, and the area. */
export interface MembersArea {
  client: Client;
  area: Kind;
}

interface MembersAct<Input> extends Pick<ActOptions<Input, void>, 'done' | 'about' | 'onDone'> {
  /** Below `/members`. */
  path: string;
  body: (input: Input) => object;
  /** For leaving: afterwards the list is not the person's to read. */
  isLast?: boolean;
}

/** An act on the list of members, which the screen shows afresh then. */
export const useMembersAct = <Input = string | void>(
  { client, area }: MembersArea,
  { path, body, isLast = false, ...options }: MembersAct<Input>,
) =>
  useAct({
    ...options,
    send: (input: Input) => client.post(`/members${path}`, body(input)),
    view: membersQuery(client, area),
    refreshes: isLast ? [] : [[area, 'members']],
  });
