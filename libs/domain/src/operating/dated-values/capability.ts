import { ACTS, ERRORS } from '@psp/contracts/words/dated-values';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { DatedValues } from '../../migrations/0037-dated-values.ts';

export const datedValues: Capability = {
  name: 'dated-values',
  words: { ACTS, ERRORS },
  migrations: { '0037-dated-values': DatedValues },
  personalData: {
    leftOut: { 'purchase_threshold.saved_by': OFFICE_WORK, 'package_price.saved_by': OFFICE_WORK },
    stays: ['purchase_threshold.saved_by', 'package_price.saved_by'],
  },
};
