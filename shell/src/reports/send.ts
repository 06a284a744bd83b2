import { apiAddress } from '@psp/auth/session/address';
import type { BrowserReport } from '@psp/contracts/browser-reports';

/** Tells the portal what happened in this browser. Also reaches it while the page is left; what does not is lost. */
export function sendReport(report: Partial<BrowserReport>): void {
  const body = JSON.stringify({ failures: [], vitals: [], ...report });
  navigator.sendBeacon(apiAddress('/api/public/browser-reports'), new Blob([body], { type: 'application/json' }));
}
