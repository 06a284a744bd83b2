import { ACTS, ERRORS } from '@psp/contracts/words/registrations';
import type { Capability } from '../../capability.ts';
import { MAILS } from './mails.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { forgetRegistrations, removeForgotten } from './remove-forgotten.ts';
import { ownSearch } from './search.ts';

const limits = {
  'sign-up:address': { times: 20, minutes: 60 },
  'sign-up:email': { times: 5, minutes: 60 },
  // Who is in the portal is not to be listed by trying every tax code.
  'cui:address': { times: 100, minutes: 60 },
  'resend:address': { times: 30, minutes: 60 },
  'resend:email': { times: 3, minutes: 15 },
  // Apart from what strangers ask for, so that nobody outside can keep the association from helping.
  'resend:staff': { times: 3, minutes: 15 },
  'confirm:registration': { times: 5, minutes: 15 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const registrations: Capability = {
  name: 'registrations',
  words: { ACTS, ERRORS },
  mails: MAILS,
  ownSearch,
  limits,
  notifications: NOTIFICATIONS,
  tidy: [{ name: 'forgotten sign-ups', apply: removeForgotten }],
  personalData: { forgetAddress: forgetRegistrations },
};
