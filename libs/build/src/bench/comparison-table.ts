import { type Latency, latencyOf, type Load, loadOf, type Side, type Stretch } from './load.ts';
import { table, verdict } from './report.ts';

export interface Limit {
  at: 'p95' | 'p99';
  ms: number;
}

interface Measured {
  saturated: Load;
  /** At the rate of `PACE` or of the comparison. */
  arriving: Latency;
}

export interface Compared {
  name: string;
  /** Least share of the hand-written handler's requests per second. */
  target: number;
  /** Of the portal's answers to requests that arrive by themselves; none for what is only told. */
  limit?: Limit;
  /** Requests a second that arrive by themselves, where they are others than `PACE` says. */
  rate?: number;
  portal: Side;
  baseline: Side;
}

export interface Comparison extends Omit<Compared, 'portal' | 'baseline'> {
  portal: Measured;
  baseline: Measured;
}

/**
 * How each side is asked: in turns of seconds, so that what else the machine does meets both. `rate` is what 2.000 people ask for who
 * each open such a page every 20 seconds.
 */
export const PACE = { rounds: 4, seconds: 2, rate: 100 };

/** Measures both sides by turns, first at the most that they answer, then at the rate. */
export const compared = async ({ portal, baseline, ...rest }: Compared): Promise<Comparison> => {
  const sides = [baseline, portal].map((side) => ({ side, stretches: [] as Stretch[], times: [] as number[] }));
  for (let round = 0; round < PACE.rounds; round += 1)
    for (const { side, stretches } of sides) stretches.push(await side.saturate(round));
  for (let round = 0; round < PACE.rounds; round += 1)
    for (const { side, times } of sides) times.push(...(await side.arrive(round)));
  const [theirs, ours] = sides.map(({ stretches, times }) => ({
    saturated: loadOf(stretches),
    arriving: latencyOf(times),
  }));
  if (!theirs || !ours) throw new Error('there are two sides');
  return { ...rest, baseline: theirs, portal: ours };
};

const HEAD = [
  ...['ratio', 'wanted', ''],
  ...['portal req/s', 'p95 ms', 'hand-written req/s', 'p95 ms'],
  ...['rate', 'portal p50', 'p95', 'p99 ms', 'hand-written p95', 'limit', ''],
];

const ms = (time: number): string => time.toFixed(time < 10 ? 1 : 0);

const rowOf = ({ name, target, limit, rate = PACE.rate, portal, baseline }: Comparison): string[] => {
  const ratio = portal.saturated.requestsPerSecond / baseline.saturated.requestsPerSecond;
  const { p50, p95, p99 } = portal.arriving;
  return [
    ...[name, ratio.toFixed(2), target.toFixed(1), verdict(ratio >= target)],
    ...[portal, baseline].flatMap(({ saturated }) => [
      saturated.requestsPerSecond.toFixed(0),
      ms(saturated.latency.p95),
    ]),
    ...[`${rate}/s`, ms(p50), ms(p95), ms(p99), ms(baseline.arriving.p95)],
    ...(limit ? [`${limit.at} ${limit.ms} ms`, verdict(portal.arriving[limit.at] <= limit.ms)] : ['-', '']),
  ];
};

const EXPLAINED = `The ratio: requests a second over 32 connections that never rest, which fill every core together with those who ask; the p95 beside
it says no more than connections ÷ throughput. The limit: judged by requests that arrive by themselves at the rate of the row, ${PACE.rate} a
second where 2.000 people each open such a page every 20 s, timed from the moment they were due. Both sides by turns of ${PACE.seconds} s.`;

/** The lines to print of what was measured. */
export const comparisonTable = (title: string, results: Comparison[]): string =>
  `${EXPLAINED}\n\n${table([title, ...HEAD], results.map(rowOf))}`;
