import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import { allOf, type Sql } from '../../sql.ts';

const declared = () => CAPABILITIES.flatMap(({ conversations }) => conversations ?? []);

/** Whether a firm may see a request `r` whose offers are not opened, by what capabilities declare. */
export const seesRequest = (actor: Actor): Sql => allOf(...declared().map((one) => one.seesRequest?.(actor)));

/** Whether an offer `o` takes part in the comparison, by what capabilities declare. */
export const isCompared = (): Sql => allOf(...declared().map((one) => one.isCompared));
