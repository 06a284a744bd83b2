import type { FailureReport } from '@psp/contracts/browser-reports';
import { sendReport } from './send.ts';

/** Most kinds of failure that one visit tells. */
const MOST = 10;

const told = new Set<string>();

/** Tells of a failure to load, each once in a visit. Without a connection none is told: it is the person's, not the portal's. */
export function tellFailure(failure: FailureReport): void {
  const key = Object.values(failure).join(' ');
  if (!navigator.onLine || told.has(key) || told.size >= MOST) return;
  told.add(key);
  sendReport({ failures: [failure] });
}
