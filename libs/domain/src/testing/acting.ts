import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../actor.ts';
import { transaction, type Write } from '../write.ts';

type Command<Input, Result> = (write: Write<Actor>, input: Input) => Promise<Result>;

/** Runs commands as their routes do, each in a transaction of its own; at the moment given, or now. */
export const acting =
  (orm: MikroORM, moment?: Date) =>
  <Input, Result>(actor: Actor, command: Command<Input, Result>, input: Input, now = moment): Promise<Result> =>
    transaction(orm, { actor, now }, (write) => command(write, input));
