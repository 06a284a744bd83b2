import { acting } from '@psp/bff-kit/implement';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';

/** What a view is read with. */
export type Reading = Pick<Write<Actor>, 'db' | 'actor' | 'now'>;

/** Handlers of acts on the row in the path, each answered with the view that `read` returns; null is answered 404. */
export const actsOn =
  <View>(read: (reading: Reading, id: string) => Promise<View | null>) =>
  <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
    acting({ command, answer: async (write, _, { id }: Input) => found(await read(write, id)) });
