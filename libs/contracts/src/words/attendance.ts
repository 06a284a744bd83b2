import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'attendance.not_open': [409, 'Prezența se poate nota începând cu 24 de ore înainte de eveniment.'],
  'attendance.not_over': [409, 'Prezența se încheie după ultima oră a evenimentului.'],
  'attendance.full': [
    409,
    'Toate locurile sunt ocupate. După ora de început, locurile celor nesosiți se pot da la ușă.',
  ],
  'attendance.no_member': [422, 'Niciun cont din portal nu are această adresă. Lăsați adresa goală pentru un invitat.'],
} as const satisfies Errors;

export const ACTS = {
  'attendance.mark': 'Prezență notată',
  'attendance.admit': 'Participant primit la ușă',
  'attendance.close': 'Prezență încheiată',
} satisfies Labels;
