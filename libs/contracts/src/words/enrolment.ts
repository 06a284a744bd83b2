import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'enrolment.cancelled': [409, 'Cursul a fost anulat.'],
} as const satisfies Errors;

export const ACTS = {
  'enrolment-setting.save': 'Aprobarea înscrierilor la cursuri, schimbată',
} satisfies Labels;

export const LIVE_TOPICS = { 'enrolment-setting': ['trainings'] } as const satisfies LiveLists;
