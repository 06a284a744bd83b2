import { type Latency, latencyOf, type Load, loadOf, type Side, type Period } from './load.ts';
import { table, verdict } from './report.ts';

export interface Limit {
  at: 'p95' | 'p99';
  ms: number;
}

interface Measured {
  saturated: Load;
  /** Response times at the rate of the comparison. */
  arriving: Latency;
}

export interface ComparisonPlan {
  name: string;
  /** Minimum ratio of the portal's requests per second to those of the hand-written handler. */
  target: number;
  /** Limit of the portal's response times at the rate; without it, they are only reported. */
  limit?: Limit;
  /** Requests a second, when other than `PACE.rate`. */
  rate?: number;
  portal: Side;
  baseline: Side;
}

export interface Comparison extends Omit<ComparisonPlan, 'portal' | 'baseline'> {
  portal: Measured;
  baseline: Measured;
}

/**
 * Both sides take turns of a few seconds, so that other work of the machine affects both. `rate` equals 2,000 users who each open such a
 * page every 20 seconds.
 */
export const PACE = { rounds: 4, seconds: 2, rate: 100 };

/** Measures both sides in turn, first at their maximum throughput, then at the rate. */
export const measureComparison = async ({ portal, baseline, ...rest }: ComparisonPlan): Promise<Comparison> => {
  const sides = [baseline, portal].map((side) => ({ side, periods: [] as Period[], times: [] as number[] }));
  for (let round = 0; round < PACE.rounds; round += 1)
    for (const { side, periods } of sides) periods.push(await side.saturate(round));
  for (let round = 0; round < PACE.rounds; round += 1)
    for (const { side, times } of sides) times.push(...(await side.arrive(round)));
  const [theirs, ours] = sides.map(({ periods, times }) => ({
    saturated: loadOf(periods),
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

const EXPLANATION = `Ratio: requests a second over 32 connections that are always busy, which together with the load generator fill every core; the p95
next to it is only connections ÷ throughput. Limit: applies to requests that arrive at the rate of the row, timed from when they were due;
${PACE.rate} a second are 2,000 people who each open such a page every 20 s. Both sides take turns of ${PACE.seconds} s.`;

/** Formats the results as lines to print. */
export const comparisonTable = (title: string, results: Comparison[]): string =>
  `${EXPLANATION}\n\n${table([title, ...HEAD], results.map(rowOf))}`;
