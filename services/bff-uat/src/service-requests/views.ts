import { acting } from '@psp/bff-kit/implement';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';
import type { Write } from '@psp/domain/write';

const viewOf = async ({ db, actor, now }: Write<Actor>, id: string) => found(await readRequest(db, actor, id, now));

export type Command<Input, Result = void> = (write: Write<Actor>, input: Input) => Promise<Result>;

/** Handler of an act on the request whose id the path holds; answers with it. */
export const onRequest = <Input extends { id: string }>(command: Command<Input>) =>
  acting({ command, answer: (write, _, { id }: Input) => viewOf(write, id) });

/** Handler of an act whose command returns the id of the request that it made or changed; answers with it. */
export const onItsRequest = <Input>(command: Command<Input, string>) => acting({ command, answer: viewOf });
