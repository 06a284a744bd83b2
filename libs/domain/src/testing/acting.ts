import type { MikroORM } from '@mikro-orm/postgresql';
import type { Doer } from '../actor.ts';
import { transaction, type Write } from '../write.ts';

type Command<By, Input, Result> = (write: Write<By>, input: Input) => Promise<Result>;

/** Runs commands as their routes do, each in a transaction of its own; at the moment given, or now. */
export const acting =
  (orm: MikroORM, moment?: Date) =>
  <By extends Doer, Input, Result>(
    actor: By,
    command: Command<By, Input, Result>,
    input: Input,
    now = moment,
  ): Promise<Result> =>
    transaction(orm, { actor, now }, (write) => command(write, input));
export type By = ReturnType<typeof acting>;
