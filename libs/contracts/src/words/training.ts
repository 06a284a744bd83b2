import type { TrainingAction } from '../training.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'training.past': [409, 'Cursul a început sau s-a încheiat deja.'],
} as const satisfies Errors;

export const ACTS = {
  'training.create': 'Curs pregătit',
  'training.propose': 'Curs propus',
  'training.edit': 'Curs schimbat',
  'training.resend': 'Propunere de curs trimisă din nou',
  'training.publish': 'Curs publicat',
  'training.approve': 'Propunere de curs aprobată',
  'training.reject': 'Propunere de curs respinsă',
  'training.reinstate': 'Curs publicat după contestație',
  'training.cancel': 'Curs anulat',
  'training.message': 'Mesaj trimis participanților',
} satisfies Labels<`training.${TrainingAction | 'create' | 'propose' | 'message'}`>;

export const LIVE_TOPICS = { training: ['trainings', 'moderation', 'decisions'] } as const satisfies LiveLists;
