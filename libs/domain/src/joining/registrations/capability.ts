import type { Capability } from '../../capability.ts';
import { forgetRegistrations, removeForgotten } from './remove-forgotten.ts';

export const registrations: Capability = {
  name: 'registrations',
  tidy: [{ name: 'forgotten sign-ups', apply: removeForgotten }],
  personalData: { forgetAddress: forgetRegistrations },
};
