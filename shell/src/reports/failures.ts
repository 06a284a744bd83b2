import type { FailureReport } from '@psp/contracts/browser-reports';
import { sendReport } from './send.ts';

/** Maximum number of different failures reported per visit. */
const MAX_FAILURES = 10;

const reported = new Set<string>();

/** Reports a failure, once per visit. Failures while the browser is offline are not the portal's and are dropped. */
export function reportFailure(failure: FailureReport): void {
  const key = Object.values(failure).join(' ');
  if (!navigator.onLine || reported.has(key) || reported.size >= MAX_FAILURES) return;
  reported.add(key);
  sendReport({ failures: [failure] });
}
