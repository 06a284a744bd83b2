import type { ComputedFigures } from '@psp/contracts/site-content';
import type { Value } from './values.ts';

/** Props of each part of a section's form. */
export interface PartProps {
  content: Value;
  change: (content: Value) => void;
  /** Error message of the field at a path, if any. */
  errorAt: (path: string) => string | undefined;
  computed: ComputedFigures;
}

/** Id of the field at a path. */
export const fieldId = (path: string): string => `camp-${path.replaceAll('.', '-')}`;
