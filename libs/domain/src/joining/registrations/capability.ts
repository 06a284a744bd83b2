import { ACTS, ERRORS } from '@psp/contracts/words/registrations';
import type { Capability } from '../../capability.ts';
import { MAILS } from './mails.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { forgetRegistrations, removeStaleRegistrations } from './remove-forgotten.ts';
import { ownSearch } from './search.ts';

const limits = {
  'sign-up:address': { times: 20, minutes: 60 },
  'sign-up:email': { times: 5, minutes: 60 },
  // Nobody should be able to list the members of the portal by trying every tax code.
  'cui:address': { times: 100, minutes: 60 },
  'resend:address': { times: 30, minutes: 60 },
  'resend:email': { times: 3, minutes: 15 },
  // Counted apart from requests by strangers, so that a stranger cannot block the association's staff.
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
  tidy: [{ name: 'forgotten sign-ups', apply: removeStaleRegistrations }],
  personalData: { forgetAddress: forgetRegistrations },
};
