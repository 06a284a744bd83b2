import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'enrolment.cancelled': [409, 'Cursul a fost anulat.'],
  'enrolment.not_completed': [409, 'Recenzia o scrie cine a absolvit cursul.'],
  'enrolment.reviewed': [409, 'Ați scris deja o recenzie la acest curs.'],
} as const satisfies Errors;

export const ACTS = {
  'enrolment-setting.save': 'Aprobarea înscrierilor la cursuri, schimbată',
  'training-review.write': 'Recenzie la un curs',
} satisfies Labels;

export const LIVE_TOPICS = { 'enrolment-setting': ['trainings'] } as const satisfies LiveLists;
