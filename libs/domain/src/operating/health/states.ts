import { HEALTH_STATES, type HealthState } from '@psp/contracts/portal-health';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From which value on a measure is to be watched, and from which it is a problem. */
type Limits = readonly [watch: number, problem: number];

const WAITING_JOB: Limits = [5 * MINUTE, 30 * MINUTE];
const WAITING_SEAL: Limits = [10 * MINUTE, HOUR];
const WAITING_MAIL: Limits = [15 * MINUTE, 2 * HOUR];
const SILENT_WORKER: Limits = [2 * MINUTE, 5 * MINUTE];
const FAILED_JOBS: Limits = [1, 20];
const OLD_BACKUP: Limits = [26 * HOUR, 3 * DAY];
const OLD_DRILL: Limits = [35 * DAY, 100 * DAY];
/** Used share of a disk. */
const DISK_USED: Limits = [0.8, 0.9];

const above = (value: number, [watch, problem]: Limits): HealthState => {
  if (value >= problem) return 'problem';
  return value >= watch ? 'watch' : 'good';
};
const age = (iso: string, now: Date): number => now.getTime() - Date.parse(iso);

/** The worst of some states; 'good' of none. */
export const worst = (states: readonly HealthState[]): HealthState =>
  HEALTH_STATES.findLast((state) => states.includes(state)) ?? 'good';

export const jobsState = (oldestAt: string | null, now: Date): HealthState =>
  oldestAt === null ? 'good' : above(age(oldestAt, now), WAITING_JOB);

export const failuresState = (count: number): HealthState => above(count, FAILED_JOBS);

export const sealsState = (oldestAt: string | null, now: Date): HealthState =>
  oldestAt === null ? 'good' : above(age(oldestAt, now), WAITING_SEAL);

interface MailFacts {
  oldestAt: string | null;
  failed: number;
  isKept: boolean | null;
}
export const mailState = ({ oldestAt, failed, isKept }: MailFacts, now: Date): HealthState =>
  worst([
    oldestAt === null ? 'good' : above(age(oldestAt, now), WAITING_MAIL),
    failed > 0 || isKept === true ? 'watch' : 'good',
  ]);

export const diskState = (freeBytes: number | null, totalBytes: number | null): HealthState =>
  freeBytes === null || !totalBytes ? 'good' : above(1 - freeBytes / totalBytes, DISK_USED);

export const workersState = (lastSeenAt: string | null, now: Date): HealthState =>
  lastSeenAt === null ? 'problem' : above(age(lastSeenAt, now), SILENT_WORKER);

interface Reported {
  finishedAt: string;
  outcome: 'ok' | 'failed';
}
const reportState = (last: Reported | null, now: Date, limits: Limits, unreported: HealthState): HealthState => {
  if (last === null) return unreported;
  return last.outcome === 'failed' ? 'problem' : above(age(last.finishedAt, now), limits);
};
export const backupState = (last: Reported | null, now: Date): HealthState =>
  reportState(last, now, OLD_BACKUP, 'problem');
export const drillState = (last: Reported | null, now: Date): HealthState => reportState(last, now, OLD_DRILL, 'watch');
