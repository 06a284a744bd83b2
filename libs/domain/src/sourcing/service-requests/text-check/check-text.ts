import type { CheckRequestText, RequestTextCheck } from '@psp/contracts/request-text-check';
import { missingTopics } from './checklist.ts';
import { clearerText } from './clearer.ts';

/** Proposals for the text of a request: what its domain's checklist misses, and clearer wording. By rules alone; stores nothing. */
export const checkText = (text: CheckRequestText): RequestTextCheck => ({
  missing: missingTopics(text),
  changes: clearerText(text.description),
});
