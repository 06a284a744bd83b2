import { operationUrl } from '@psp/auth/session/address';
import { LOCAL_VERSION } from '@psp/contracts/local-remote';
import type { BrowserReport } from '@psp/contracts/browser-reports';

const FILES = /\/shell\/([\w.-]+)\//;

/* The path of the shell's files contains its version. */
function shellVersion(): string {
  const sources = [...document.scripts].map(({ src }) => FILES.exec(src)?.[1]);
  return sources.find((version) => version !== undefined) ?? '';
}

const withShellVersion = <Entry extends { area: string; version: string }>(entry: Entry): Entry =>
  entry.area === 'shell' ? { ...entry, version: shellVersion() } : entry;

/* Failures of a remote under development are not reported. */
const isReleased = ({ version }: { version: string }): boolean => version !== LOCAL_VERSION;

/** Sends a report by beacon, also while the page unloads. A report that fails is lost. */
export function sendReport({ failures = [], vitals = [] }: Partial<BrowserReport>): void {
  const report: BrowserReport = {
    failures: failures.filter(isReleased).map(withShellVersion),
    vitals: vitals.filter(isReleased).map(withShellVersion),
  };
  if (report.failures.length + report.vitals.length === 0) return;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(operationUrl('public', 'POST /browser-reports'), body);
}
