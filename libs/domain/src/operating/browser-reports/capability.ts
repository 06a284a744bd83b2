import type { Capability } from '../../capability.ts';
import { BrowserReports } from '../../migrations/0011-browser-reports.ts';
import { TODAY } from '../../time.ts';

const limits = {
  // Many browsers of one office share an address.
  'browser-report:address': { times: 300, minutes: 60 },
  'unknown-path:address': { times: 300, minutes: 60 },
};
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

export const browserReports: Capability = {
  name: 'browser-reports',
  limits,
  migrations: { '0011-browser-reports': BrowserReports },
  tidy: [`delete from browser_report where day < ${TODAY} - 30`],
};
