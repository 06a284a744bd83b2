import type { ReportedArea, VitalReport } from '@psp/contracts/browser-reports';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { sendReport } from './send.ts';

/** Decimal places of a layout shift; times are whole milliseconds. */
const SHIFT_DIGITS = 4;

/**
 * Measures the visit for the area where it began, and reports each metric once, when the page is hidden or left. `versionOf`
 * returns the version of the area at that time.
 */
export function followVitals(area: ReportedArea, versionOf: () => string): void {
  const noted = new Set<string>();
  let unsent: VitalReport[] = [];
  const note = ({ name, value }: Metric): void => {
    if (noted.has(name) || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return;
    noted.add(name);
    const rounded = name === 'CLS' ? Number(value.toFixed(SHIFT_DIGITS)) : Math.round(value);
    unsent.push({ area, version: versionOf(), name, value: rounded });
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  // Runs after the listeners of web-vitals, which use the capture phase.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || unsent.length === 0) return;
    sendReport({ vitals: unsent });
    unsent = [];
  });
}
