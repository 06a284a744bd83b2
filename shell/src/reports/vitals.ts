import type { ReportedArea, VitalReport } from '@psp/contracts/browser-reports';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { sendReport } from './send.ts';

/** Digits of a layout shift after the comma; times are whole milliseconds. */
const SHIFT_DIGITS = 4;

/**
 * Measures the visit, which counts for the area where it began, and tells the portal each figure once, when the page is hidden or
 * left. `versionOf` gives the release of the area then.
 */
export function followVitals(area: ReportedArea, versionOf: () => string): void {
  const told = new Set<string>();
  let waiting: VitalReport[] = [];
  const note = ({ name, value }: Metric): void => {
    if (told.has(name) || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return;
    told.add(name);
    const rounded = name === 'CLS' ? Number(value.toFixed(SHIFT_DIGITS)) : Math.round(value);
    waiting.push({ area, version: versionOf(), name, value: rounded });
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  // After the listeners above, which listen while the event is captured.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    sendReport({ vitals: waiting });
    waiting = [];
  });
}
