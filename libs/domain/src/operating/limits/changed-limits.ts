import { LIMITS } from '@psp/contracts/limit-names';
import type { ChangedLimits } from '@psp/contracts/settings';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import type { Setting } from '../settings/settings.ts';

/** Limits that the association has changed. */
export const CHANGED_LIMITS: Setting<ChangedLimits> = { name: 'limits', label: 'Limite', initial: {} };

/** SQL for how often a limit allows its act: the association's number where there is one. */
export const timesOf = (kind: string, times: number): Sql =>
  Object.hasOwn(LIMITS, kind)
    ? sql`coalesce((select (value ->> ${kind})::int from setting_version where setting = ${CHANGED_LIMITS.name}
        order by version desc limit 1), ${times})`
    : sql`${times}`;
