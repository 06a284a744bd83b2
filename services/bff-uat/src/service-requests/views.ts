import type { RequestView } from '@psp/contracts/service-requests';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';
import type { Write } from '@psp/domain/write';

/** The request as it stands after the change. */
export const changedRequest = async ({ db, actor, now }: Write<Actor>, id: string): Promise<RequestView> =>
  found(await readRequest(db, actor, id, now));
