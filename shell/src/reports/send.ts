import { apiAddress } from '@psp/auth/session/address';
import type { BrowserReport } from '@psp/contracts/browser-reports';

const FILES = /\/shell\/([\w.-]+)\//;

/* The shell's release stands in the address of its files. */
function shellVersion(): string {
  const sources = [...document.scripts].map(({ src }) => FILES.exec(src)?.[1]);
  return sources.find((version) => version !== undefined) ?? '';
}

const withShellVersion = <Told extends { area: string; version: string }>(told: Told): Told =>
  told.area === 'shell' ? { ...told, version: shellVersion() } : told;

/** Tells the portal what happened in this browser. Also reaches it while the page is left; what does not is lost. */
export function sendReport({ failures = [], vitals = [] }: Partial<BrowserReport>): void {
  const report: BrowserReport = {
    failures: failures.map(withShellVersion),
    vitals: vitals.map(withShellVersion),
  };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(apiAddress('/api/public/browser-reports'), body);
}
