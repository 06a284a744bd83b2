import { presenters } from '@psp/contracts/access';
import { idParams, type Kind } from '@psp/contracts/common';
import { ownCommunity } from '@psp/contracts/own-community';
import type { Actor } from '@psp/domain/actor';
import { readOwnCommunity } from '@psp/domain/presenting/communities/own-queries';
import type { Write } from '@psp/domain/write';

/** Part of each route that changes a showcase: the answer is the showcase as it stands then. */
export const changedCommunity = (kind: Kind) => ({
  access: presenters(kind),
  params: idParams,
  view: ownCommunity,
  answer: async ({ db, actor, now }: Write<Actor>) => ({ community: await readOwnCommunity(db, actor, now) }),
});
