import { acting } from '@psp/bff-kit/implement';
import type { OpportunityView } from '@psp/contracts/opportunities';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import type { Write } from '@psp/domain/write';

/** Reads an opportunity with the firm's offer after a change. */
export const changedOpportunity = async (
  { db, actor, now }: Write<Actor>,
  requestId: string,
): Promise<OpportunityView> => found(await readOpportunity(db, actor, requestId, now));

/** Creates a handler of a command on the request in the path; it responds with the opportunity. */
export const onOpportunity = <Input extends { id: string }>(
  command: (write: Write<Actor>, input: Input) => Promise<unknown>,
) => acting({ command, answer: (write, _, { id }: Input) => changedOpportunity(write, id) });
