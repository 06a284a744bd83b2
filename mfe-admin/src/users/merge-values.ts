import type { MergeField } from '@psp/contracts/merge-names';
import { PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisation-names';
import { showPhone } from '@psp/contracts/phone';
import { mergeStrings as strings } from './merge-strings.ts';

const labelOf = (labels: Readonly<Record<string, string | { name: string }>>, value: string): string => {
  const label = labels[value];
  return typeof label === 'object' ? label.name : (label ?? value);
};

/** Characters of a long value that are shown, which is enough to tell two of them apart. */
const MOST = 160;

/** A value of a field of a record as it is read. */
export const mergedValue = (field: MergeField, value: string): string => {
  if (value === '') return strings.empty;
  if (field === 'logo') return strings.hasLogo;
  if (field === 'phone') return showPhone(value);
  if (field === 'package') return labelOf(PACKAGE_LABELS, value);
  if (field === 'type') return labelOf(UAT_TYPE_LABELS, value);
  return value.length > MOST ? `${value.slice(0, MOST).trimEnd()}…` : value;
};
