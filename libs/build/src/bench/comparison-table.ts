import type { Load } from './load.ts';
import { table, verdict } from './report.ts';

export interface Limit {
  at: 'p95' | 'p99';
  ms: number;
}

export interface Comparison {
  name: string;
  /** Least share of the hand-written handler's requests per second. */
  target: number;
  /** None for writes, which 32 connections make wait for each other. */
  limit?: Limit;
  portal: Load;
  baseline: Load;
}

/** The lines to print of what was measured. */
export const comparisonTable = (results: Comparison[]): string =>
  table(
    [
      'at 32 connections',
      'portal req/s',
      'p95',
      'p99 ms',
      'hand-written req/s',
      'p95',
      'p99 ms',
      'ratio',
      'target',
      '',
    ],
    results.map(({ name, target, limit, portal, baseline }) => {
      const ratio = portal.requestsPerSecond / baseline.requestsPerSecond;
      return [
        name,
        ...[portal, baseline].flatMap(({ requestsPerSecond, p95, p99 }) =>
          [requestsPerSecond, p95, p99].map((figure) => figure.toFixed(0)),
        ),
        ratio.toFixed(2),
        limit ? `${target.toFixed(1)}, ${limit.at} ${limit.ms} ms` : target.toFixed(1),
        verdict(ratio >= target && (!limit || portal[limit.at] <= limit.ms)),
      ];
    }),
  );
