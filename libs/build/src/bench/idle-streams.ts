import { setTimeout as pause } from 'node:timers/promises';
import { processorSeconds, residentKilobytes } from './memory.ts';
import { openAll, type Person } from './open-streams.ts';
import { table, verdict } from './report.ts';

const IDLE = 2000;
const SECONDS = 60;
/** Heartbeats that each stream receives in that time; the first one arrives on opening. */
const BEATS = 2;

/** Measures the memory and processor time of many idle streams in the process `pid`, which has just started. Returns the lines to print. */
export async function measureIdleStreams(url: string, pid: number, people: readonly Person[]): Promise<string> {
  const all = Array.from({ length: IDLE }, (_, n) => people[n % people.length]).filter((one) => one !== undefined);
  const before = residentKilobytes(pid);
  let beats = 0;
  const streams = await openAll(url, all, (text) => {
    beats += text.split('event: beat').length - 1;
  });
  const [busy, opened, began] = [processorSeconds(pid), beats, performance.now()];
  await pause(SECONDS * 1000);
  const share = ((processorSeconds(pid) - busy) / ((performance.now() - began) / 1000)) * 100;
  const [after, came] = [residentKilobytes(pid), beats - opened];
  const open = streams.filter(({ destroyed }) => !destroyed).length;
  for (const stream of streams) stream.destroy();
  const isMet = open === IDLE && came >= IDLE * BEATS;
  const megabytes = [before, after].map((kilobytes) => (kilobytes / 1024).toFixed(0));
  return table(
    [`${IDLE} idle streams`, 'still open', 'heartbeats', 'MB before', 'MB', 'kB per stream', '% of a processor', ''],
    [
      [
        `for ${SECONDS} s`,
        ...[open, came].map(String),
        ...megabytes,
        ...[((after - before) / IDLE).toFixed(1), share.toFixed(1), verdict(isMet)],
      ],
    ],
  );
}
