import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/packages';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { PackagePeriods } from '../../migrations/0150-package-periods.ts';
import { beginPeriods } from './begin.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PackagePeriod } from './period.entity.ts';
import { waitingPackages } from './queries.ts';
import { remindOfEnds } from './remind.ts';

/** Periods of the members' packages: renewal, reminders and proformas. */
export const packages: Capability = {
  name: 'packages',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [PackagePeriod],
  migrations: { '0150-package-periods': PackagePeriods },
  constraints: { package_period_open: 'package-period.open', package_period_proposed: 'package-period.renewed' },
  notifications: NOTIFICATIONS,
  time: { beginPeriods, remindOfEnds },
  waiting: { packages: waitingPackages },
  // By the id of the organisation, whose page shows it.
  live: sql`select c.event, 'package-period:' || p.organisation_id, side.organisation_id, side.kind from changed c
    join package_period p on p.id = c.id,
    lateral (values (p.organisation_id, null), (null, 'admin')) side (organisation_id, kind) where c.entity = 'package-period'`,
};
