import type { ComputedFigures } from '@psp/contracts/site-content';
import type { Value } from './values.ts';

/** What every part of a section's form works on. */
export interface PartProps {
  content: Value;
  change: (content: Value) => void;
  /** Message of the field at a path, when it is wrong. */
  errorAt: (path: string) => string | undefined;
  computed: ComputedFigures;
}

/** Id of the field at a path. */
export const fieldId = (path: string): string => `camp-${path.replaceAll('.', '-')}`;
