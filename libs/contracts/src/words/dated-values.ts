import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'dated-value.past': [422, 'O valoare nouă se aplică cel mai devreme de azi. Alegeți altă zi.'],
  'dated-value.future': [422, 'Valoarea este deja în vigoare, deci ziua ei nu poate fi în viitor.'],
  'dated-value.day_taken': [409, 'Există deja o valoare care se aplică din această zi. Alegeți altă zi.'],
  'dated-value.in_force': [409, 'Valoarea se aplică deja și rămâne în istoric. Adăugați o valoare nouă.'],
} as const satisfies Errors;

export const ACTS = {
  'threshold.set': 'Prag adăugat',
  'threshold.drop': 'Prag retras înainte de a se aplica',
  'threshold.correct': 'Ziua de aplicare a unui prag corectată',
  'threshold.assign': 'Felul achizițiilor unui domeniu schimbat',
  'package-price.set': 'Preț de pachet adăugat',
  'package-price.drop': 'Preț de pachet retras înainte de a se aplica',
} satisfies Labels;
