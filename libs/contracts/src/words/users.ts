import type { SuspensionAction } from '../suspension-names.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'suspension.open': [409, 'Suspendarea este deja propusă. O confirmă sau o respinge alt administrator.'],
  'suspension.own': [403, 'Ați propus dvs. suspendarea. O poate confirma numai alt administrator al asociației.'],
  'suspension.lapsed': [409, 'Propunerea a expirat după 7 zile. Dacă este încă nevoie, propuneți din nou suspendarea.'],
} as const satisfies Errors;

export const ACTS = {
  'suspension.propose': 'Suspendare propusă',
  'suspension.confirm': 'Suspendare confirmată de al doilea administrator',
  'suspension.decline': 'Propunere de suspendare respinsă',
  'suspension.withdraw': 'Propunere de suspendare retrasă',
  'suspension.lapse': 'Propunere de suspendare expirată',
  'user-note.write': 'Notă internă scrisă',
  'user-note.edit': 'Notă internă schimbată',
  'user-note.remove': 'Notă internă ștearsă',
} satisfies Labels<`suspension.${SuspensionAction | 'propose' | 'lapse'}`>;

export const LIVE_TOPICS = { suspension: ['users'], 'user-note': ['users'] } as const satisfies LiveLists;
