import { acting } from '@psp/bff-kit/implement';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';

/** Context with which a view is read. */
export type Reading = Pick<Write<Actor>, 'db' | 'actor' | 'now'>;

/** Creates handlers of commands on the row in the path. Each responds with the view returned by `read`, or 404 for null. */
export const actsOn =
  <View>(read: (reading: Reading, id: string) => Promise<View | null>) =>
  <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
    acting({ command, answer: async (write, _, { id }: Input) => found(await read(write, id)) });
