import type { MikroORM } from '@mikro-orm/postgresql';
import type { Doer } from '../actor.ts';
import { transaction, type Write } from '../write.ts';

type Command<By, Input, Result> = (write: Write<By>, input: Input) => Promise<Result>;

/** Returns a function that runs commands like their routes, each in a transaction of its own. `at`: default time of the commands. */
export const acting =
  (orm: MikroORM, at?: Date) =>
  <By extends Doer, Input, Result>(
    actor: By,
    command: Command<By, Input, Result>,
    input: Input,
    now = at,
  ): Promise<Result> =>
    transaction(orm, { actor, now }, (write) => command(write, input));
export type By = ReturnType<typeof acting>;
