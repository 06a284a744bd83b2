import * as words from '@psp/contracts/words/registrations';
import type { Capability } from '../../capability.ts';
import { forgetRegistrations, removeForgotten } from './remove-forgotten.ts';

export const registrations: Capability = {
  name: 'registrations',
  words,
  tidy: [{ name: 'forgotten sign-ups', apply: removeForgotten }],
  personalData: { forgetAddress: forgetRegistrations },
};
