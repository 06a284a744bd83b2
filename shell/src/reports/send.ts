import { operationUrl } from '@psp/auth/session/address';
import { LOCAL_VERSION } from '@psp/contracts/local-remote';
import type { BrowserReport } from '@psp/contracts/browser-reports';

const FILES = /\/shell\/([\w.-]+)\//;

/* The shell's release stands in the address of its files. */
function shellVersion(): string {
  const sources = [...document.scripts].map(({ src }) => FILES.exec(src)?.[1]);
  return sources.find((version) => version !== undefined) ?? '';
}

const withShellVersion = <Told extends { area: string; version: string }>(told: Told): Told =>
  told.area === 'shell' ? { ...told, version: shellVersion() } : told;

/* What goes wrong in a remote that is being written is for its developer alone. */
const isReleased = ({ version }: { version: string }): boolean => version !== LOCAL_VERSION;

/** Tells the portal what happened in this browser. Also reaches it while the page is left; what does not is lost. */
export function sendReport({ failures = [], vitals = [] }: Partial<BrowserReport>): void {
  const report: BrowserReport = {
    failures: failures.filter(isReleased).map(withShellVersion),
    vitals: vitals.filter(isReleased).map(withShellVersion),
  };
  if (report.failures.length + report.vitals.length === 0) return;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(operationUrl('public', 'POST /browser-reports'), body);
}
