import type { Versioned } from '@psp/domain/act';
import type { Actor } from '@psp/domain/actor';
import type { FileStore } from '@psp/domain/operating/files/store';
import { setAllowance } from '@psp/domain/publishing/benefits/allowances';
import { yearOf } from '@psp/domain/publishing/benefits/balance';
import { claimCopy, receiveCopy, reserveAd, sendLayout } from '@psp/domain/publishing/benefits/claim-benefit';
import { approveClaim, refuseClaim, shipCopy } from '@psp/domain/publishing/benefits/handle-claim';
import { oneRow } from '@psp/domain/sql';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { attachLayout } from './attachments.ts';
import { daysBefore } from './clock.ts';
import { CIVIS } from './content/firm-source.ts';
import { rowTimeline, type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

type ClaimState = 'requested' | 'approved' | 'shipped' | 'received' | 'refused';

/** A claim on a printed copy of the issue that was the newest then. */
interface Copy {
  /** Place of the firm among the approved ones; 0 is the firm of the demonstration's account. */
  firm: number;
  number: number;
  daysAgo: number;
  state: ClaimState;
}

const COPIES: readonly Copy[] = [
  { firm: 0, number: 1, daysAgo: 128, state: 'received' },
  { firm: 0, number: 2, daysAgo: 127, state: 'received' },
  { firm: 0, number: 1, daysAgo: 16, state: 'shipped' },
  { firm: 1, number: 1, daysAgo: 3, state: 'requested' },
  { firm: 2, number: 1, daysAgo: 5, state: 'approved' },
  { firm: 3, number: 1, daysAgo: 9, state: 'refused' },
  { firm: 4, number: 1, daysAgo: 1, state: 'requested' },
];

/** Firms with an advertising page in the issue that is being prepared; true where its layout is sent. */
const ADS = [
  { firm: 0, daysAgo: 8, isSent: false },
  { firm: 2, daysAgo: 7, isSent: true },
] as const;

const STEP_DAYS = 0.8;
const REASON = 'La această adresă curierul nu a găsit firma. Cereți din nou, cu adresa punctului de lucru.';

/** Plans claims of the firms on their package in all states, and the allowance of the next year. */
export const benefitSteps = (world: World, files: FileStore): Step[] => {
  const { firms, admin, now } = world;
  const own = firms.find(({ name }) => name === CIVIS);
  const approved = firms.filter((firm) => firm !== own && firm.decidedAt && firm.decidedAt < daysBefore(now, 10));
  const parties = [...(own ? [own] : []), ...approved];
  const allowance = { version: null, copies: 2, adPages: 1, seats: 6, price: '' };
  return [
    stepOf(admin, daysBefore(now, 20), (write) => setAllowance(write, { ...allowance, year: yearOf(now) + 1 })),
    ...COPIES.flatMap((copy) => copySteps(world, parties[copy.firm], copy)),
    ...ADS.flatMap((ad) => adSteps(world, parties[ad.firm], ad, files)),
  ];
};

const newestIssue = async ({ db }: Write<unknown>): Promise<string> => {
  const issue = await oneRow(
    db,
    sql<{
      id: string;
    }>`select id from magazine_issue where status = 'published' order by year desc, number desc limit 1`,
  );
  return issue?.id ?? '';
};

function copySteps({ admin, now }: World, firm: Party | undefined, { number, daysAgo, state }: Copy): Step[] {
  if (!firm) return [];
  const to = { address: firm.address, attention: firm.person };
  const acts: [by: Party, command: (write: Write<Actor>, on: Versioned) => Promise<void>][] = [
    [admin, approveClaim],
    [admin, (write, on) => shipCopy(write, { ...on, awb: `2040-${100 + daysAgo}` })],
    [firm, receiveCopy],
  ];
  const done = { requested: 0, approved: 1, shipped: 2, received: 3, refused: 0 }[state];
  const refusal: typeof acts = [[admin, (write, on) => refuseClaim(write, { ...on, reason: REASON })]];
  const later = state === 'refused' ? refusal : acts.slice(0, done);
  return rowTimeline(
    'benefit_claim',
    {
      by: firm,
      at: daysBefore(now, daysAgo),
      command: async (write) => claimCopy(write, { issueId: await newestIssue(write), number, ...to }),
    },
    later.map(([by, command], at) => ({ by, at: daysBefore(now, daysAgo - STEP_DAYS * (at + 1)), command })),
  );
}

function adSteps(
  { now }: World,
  firm: Party | undefined,
  { daysAgo, isSent }: (typeof ADS)[number],
  files: FileStore,
): Step[] {
  if (!firm) return [];
  const reserve = async (write: Write<Actor>): Promise<string> => {
    const issue = await oneRow(
      write.db,
      sql<{ id: string }>`select id from magazine_issue where status = 'draft' order by year, number limit 1`,
    );
    return reserveAd(write, { issueId: issue?.id ?? '', number: 1 });
  };
  const send = async (write: Write<Actor>, on: Versioned) =>
    sendLayout(write, { ...on, fileId: await attachLayout(write, files, firm.name) });
  return rowTimeline(
    'benefit_claim',
    { by: firm, at: daysBefore(now, daysAgo), command: reserve },
    isSent ? [{ by: firm, at: daysBefore(now, daysAgo - 1), command: send }] : [],
  );
}
