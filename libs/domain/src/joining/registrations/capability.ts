import * as words from '@psp/contracts/words/registrations';
import type { Capability } from '../../capability.ts';
import { forgetRegistrations, removeForgotten } from './remove-forgotten.ts';

const CONFIRMATION = { table: 'registration', open: 'token_hash = ? and confirmed_at is null' };

export const registrations: Capability = {
  name: 'registrations',
  words,
  mailLinks: { confirmation: CONFIRMATION, 'already-registered': CONFIRMATION },
  tidy: [{ name: 'forgotten sign-ups', apply: removeForgotten }],
  personalData: { forgetAddress: forgetRegistrations },
};
