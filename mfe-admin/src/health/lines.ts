import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import { JOB_LABELS } from '@psp/contracts/job-labels';
import type { HealthState, OperationReport, PortalHealth } from '@psp/contracts/portal-health';
import { formatFileSize, formatNumber, formatRelative } from '@psp/design-system/format';
import { ageText } from '../dashboard/age.ts';
import { strings } from './strings.ts';

/** A part of the portal in words. */
export interface HealthLine {
  key: string;
  state: HealthState;
  title: string;
  text: string;
}

const GIB = 1024 ** 3;
const SEVERITY: Record<HealthState, number> = { problem: 0, watch: 1, good: 2 };

export const labelOf = (queue: string): string => JOB_LABELS[queue] ?? queue;

/** A number of jobs or mails; "peste 10.000 de lucrări" for a capped one. */
export const counted = (count: number, words: (count: number) => string): string =>
  count > FIGURE_LIMIT ? strings.moreThan(words(FIGURE_LIMIT)) : words(count);

const sizeText = (bytes: number): string =>
  bytes < GIB ? formatFileSize(bytes) : `${formatNumber(Math.round((bytes / GIB) * 10) / 10)}\u00a0GB`;
const joined = (...sentences: (string | false | null)[]): string => sentences.filter(Boolean).join(' ');

/** The parts of the portal in words, the worst first. */
export function linesOf(health: PortalHealth, now: Date): HealthLine[] {
  const when = (iso: string): string => formatRelative(iso, now);
  return [
    { key: 'failures', ...failuresLine(health) },
    { key: 'jobs', ...jobsLine(health, now) },
    { key: 'backup', ...backupLine(health.backup, when) },
    { key: 'drill', ...drillLine(health.drill, when) },
    { key: 'mail', ...mailLine(health, when) },
    { key: 'seals', ...sealsLine(health.seals, now) },
    { key: 'disk', ...diskLine(health) },
    { key: 'workers', ...workersLine(health, when) },
  ].sort((one, other) => SEVERITY[one.state] - SEVERITY[other.state]);
}

type Line = Omit<HealthLine, 'key'>;

function failuresLine({ failures: { state, count, groups } }: PortalHealth): Line {
  if (count === 0) return { state, title: strings.failuresNone, text: strings.failuresText };
  const title = strings.failures(counted(count, strings.jobs), count === 1);
  return { state, title, text: strings.failuresOf(groups.map(({ queue }) => labelOf(queue).toLowerCase()).join(', ')) };
}

function jobsLine({ jobs: { state, waiting, delayed, oldestAt } }: PortalHealth, now: Date): Line {
  const text = joined(
    waiting > 0 ? strings.jobsWaiting(counted(waiting, strings.jobs)) : strings.jobsIdleText,
    oldestAt !== null && strings.jobsOldest(ageText(oldestAt, now)),
    delayed > 0 && strings.jobsDelayed(counted(delayed, strings.jobs)),
  );
  return { state, title: state === 'good' ? strings.jobsRun : strings.jobsLate, text };
}

type When = (iso: string) => string;

function backupLine({ state, last }: OperationReport, when: When): Line {
  if (last === null) return { state, title: strings.backupNone, text: strings.backupNoneText };
  if (last.outcome === 'failed')
    return { state, title: strings.backupFailed(when(last.finishedAt)), text: last.detail ?? '' };
  return {
    state,
    title: strings.backup(when(last.finishedAt)),
    text: joined(state !== 'good' && strings.backupOld, last.detail),
  };
}

function drillLine({ state, last }: OperationReport, when: When): Line {
  if (last === null) return { state, title: strings.drillNone, text: strings.drillNoneText };
  if (last.outcome === 'failed')
    return { state, title: strings.drillFailed(when(last.finishedAt)), text: last.detail ?? '' };
  return {
    state,
    title: strings.drill(when(last.finishedAt)),
    text: joined(state !== 'good' && strings.drillOld, last.detail),
  };
}

function mailLine({ mail: { state, waiting, failed, lastSentAt, isKept } }: PortalHealth, when: When): Line {
  const text = joined(
    isKept === true && strings.mailKeptText,
    waiting > 0 && strings.mailWaiting(counted(waiting, strings.mails)),
    failed > 0 && strings.mailFailedDay(counted(failed, strings.mails)),
    lastSentAt === null ? strings.mailNone : strings.mailLast(when(lastSentAt)),
  );
  if (isKept === true) return { state, title: strings.mailKept, text };
  if (state === 'good') return { state, title: strings.mailSent, text };
  return { state, title: failed > 0 ? strings.mailFailed : strings.mailLate, text };
}

function sealsLine({ state, oldestAt }: PortalHealth['seals'], now: Date): Line {
  if (state === 'good' || oldestAt === null) return { state, title: strings.sealed, text: strings.sealedText };
  return { state, title: strings.sealsLate, text: strings.sealsOldest(ageText(oldestAt, now)) };
}

function diskLine({ disk: { state, freeBytes, totalBytes, databaseBytes } }: PortalHealth): Line {
  const database = databaseBytes !== null && strings.database(sizeText(databaseBytes));
  if (freeBytes === null || totalBytes === null)
    return { state, title: strings.diskUnknown, text: database || strings.diskUnknownText };
  const title = strings.diskFree(formatNumber(Math.floor((freeBytes / totalBytes) * 100)));
  return { state, title, text: joined(strings.diskText(sizeText(freeBytes), sizeText(totalBytes)), database) };
}

function workersLine({ workers: { state, alive, lastSeenAt } }: PortalHealth, when: When): Line {
  const text = lastSeenAt === null ? strings.workersNever : strings.workersLast(when(lastSeenAt));
  return { state, title: alive > 0 ? strings.workersAlive(alive) : strings.workersNone, text };
}
