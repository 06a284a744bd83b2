import { ROMANIA } from '@psp/contracts/romania';

/** The present day in Romania, as SQL. */
export const TODAY = `(now() at time zone '${ROMANIA}')::date`;
