import type { Versioned } from '@psp/domain/act';
import { dayAfter, yearFrom } from '@psp/contracts/packages';
import { packageOf } from '@psp/contracts/organisation-names';
import type { MemberPackage } from '@psp/contracts/package-names';
import { romanianDay } from '@psp/contracts/romania';
import type { Actor } from '@psp/domain/actor';
import { issuePackageProforma, renewPackage, setPackagePeriod } from '@psp/domain/overseeing/packages/commands';
import { payForPackage } from '@psp/domain/overseeing/packages/pay';
import { remindOfEnds } from '@psp/domain/overseeing/packages/remind';
import type { Write } from '@psp/domain/write';
import { daysBefore } from './clock.ts';
import { SIBIU } from './content/authorities.ts';
import { CIVIS } from './content/firm-source.ts';
import { rowOf, type Step, stepOf, timeStep } from './step.ts';
import type { Party, World } from './world.ts';

/** What has become of a period: only set, paid, or with a renewal that waits for its payment. */
type Ending = 'set' | 'paid' | 'renewed';

/** Days until the end of the periods of other members; one has ended. */
const OTHERS: readonly (readonly [left: number, ending: Ending])[] = [
  [-12, 'paid'],
  [74, 'paid'],
  [118, 'set'],
  [160, 'paid'],
  [203, 'paid'],
  [251, 'set'],
  [312, 'paid'],
];
/** Days before the end of the periods of the accounts with which the demonstration is seen. */
const SIBIU_LEFT = 23;
const CIVIS_LEFT = 52;

/** Days ago at which the periods were entered. */
const ENTERED = 45;
const PAID = 40;
const RENEWED = 3;
/** Days before the end at which a reminder of the demonstration was sent. */
const REMINDERS = [60, 30] as const;

const PRICES: Record<MemberPackage, number> = { bronze: 1200, silver: 2400, partner: 3600 };
const REASON = 'Perioada din contractul de membru.';

const packageFor = ({ uatType }: Party): MemberPackage => (uatType ? packageOf(uatType) : 'partner');

/** Plans the periods of the members' packages, one of which ends soon and one of which waits for the payment of its renewal. */
export function packageSteps({ uats, firms, admin, now }: World): Step[][] {
  const isSettled = ({ decidedAt }: Party) => decidedAt !== null && decidedAt < daysBefore(now, ENTERED + 2);
  const members = [...uats, ...firms].filter(isSettled);
  const others = [...uats, ...firms.slice(0, -1)].filter(
    (party) => isSettled(party) && !party.isDemo && party.name !== CIVIS,
  );
  const own: [string, number, Ending][] = [
    [SIBIU, SIBIU_LEFT, 'set'],
    [CIVIS, CIVIS_LEFT, 'renewed'],
  ];
  const plans = [
    ...own.map(([name, left, ending]) => ({ party: members.find((member) => member.name === name), left, ending })),
    ...OTHERS.map(([left, ending], place) => ({ party: others[place * 3], left, ending })),
  ];
  return plans.map(({ party, left, ending }) => (party ? memberSteps({ admin, now, party, left }, ending) : []));
}

interface Planned {
  admin: Party;
  now: Date;
  party: Party;
  left: number;
}

function memberSteps({ admin, now, party, left }: Planned, ending: Ending): Step[] {
  const name = packageFor(party);
  const endsOn = romanianDay(daysBefore(now, -left));
  const startsOn = romanianDay(daysBefore(now, 364 - left));
  const terms = { package: name, price: PRICES[name], startsOn, endsOn, reason: REASON };
  const { id } = party;
  const next = dayAfter(endsOn);
  const renewal = {
    ...terms,
    startsOn: next,
    endsOn: yearFrom(next),
    reason: 'Membrul a cerut reînnoirea prin e-mail.',
  };
  const steps = [
    stepOf(admin, daysBefore(now, ENTERED), (write) => setPackagePeriod(write, { id, ...terms })),
    ...(ending === 'paid' ? paidSteps({ admin, now, party, left }) : []),
    ...REMINDERS.filter((days) => days > left && days - left < ENTERED && left > 0).map((days) =>
      timeStep(daysBefore(now, days - left - 0.1), remindOfEnds, async (write) => (await openOf(write, id)).id),
    ),
    ...(ending === 'renewed'
      ? [
          stepOf(admin, daysBefore(now, RENEWED), async (write) =>
            renewPackage(write, { id, ...renewal, version: (await openOf(write, id)).version }),
          ),
        ]
      : []),
  ];
  return steps;
}

const openOf = (write: Write<unknown>, organisationId: string): Promise<Versioned> =>
  rowOf(write, 'package_period', { organisation_id: organisationId, status: 'open' });

const paidSteps = ({ admin, now, party: { id } }: Planned): Step[] => [
  stepOf(admin, daysBefore(now, ENTERED - 1), async (write) =>
    issuePackageProforma(write, { id, version: (await openOf(write, id)).version }),
  ),
  stepOf(admin, daysBefore(now, PAID), async (write: Write<Actor>) => {
    const { id: periodId } = await openOf(write, id);
    const { id: proformaId, version } = await rowOf(write, 'proforma', { period_id: periodId });
    await payForPackage(write, { id, proformaId, version, paidOn: romanianDay(daysBefore(now, PAID)) });
  }),
];
