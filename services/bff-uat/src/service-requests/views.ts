import { acting } from '@psp/bff-kit/implement';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';
import type { Write } from '@psp/domain/write';

const viewOf = async ({ db, actor, now }: Write<Actor>, id: string) => found(await readRequest(db, actor, id, now));

export type Command<Input, Result = void> = (write: Write<Actor>, input: Input) => Promise<Result>;

/** Creates the handler of a command on the request in the path; it responds with the request. */
export const onRequest = <Input extends { id: string }>(command: Command<Input>) =>
  acting({ command, answer: (write, _, { id }: Input) => viewOf(write, id) });

/** Creates the handler of a command that returns the id of a request; it responds with that request. */
export const onItsRequest = <Input>(command: Command<Input, string>) => acting({ command, answer: viewOf });
