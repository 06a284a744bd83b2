import type { ModeratedReviewView } from '@psp/contracts/moderated-reviews';

export const strings = {
  queue: 'Recenzii semnalate',
  titleOf: (author: string, subject: string) => `${author} despre ${subject}`,
  review: 'Recenzia',
  starsOf: (mark: number) => `${mark} din 5`,
  criterion: (label: string, mark: number) => `${label}: ${mark} din 5`,
  noText: 'Fără text.',
  replyOf: (subject: string) => `Răspunsul scris de ${subject}`,
  facts: 'Despre recenzie',
  author: 'Cine a scris',
  subject: 'Despre cine',
  project: 'Proiectul',
  publishedAt: 'Publicată',
  nextOne: 'Următoarea recenzie',
};

/** State of a review and what may be decided. */
export const STANDING: Record<ModeratedReviewView['status'] | 'reported', { title: string; text: string }> = {
  reported: {
    title: 'Semnalările așteaptă decizia dvs.',
    text: 'Puteți păstra recenzia sau o puteți retrage, cu un motiv pe care îl citește autorul.',
  },
  published: { title: 'Recenzia este publică.', text: 'O puteți retrage, cu un motiv pe care îl citește autorul.' },
  replied: {
    title: 'Recenzia este publică, cu un răspuns.',
    text: 'O puteți retrage, cu un motiv pe care îl citește autorul.',
  },
  removed: {
    title: 'Recenzia este retrasă.',
    text: 'O puteți publica din nou, dacă motivul nu mai este valabil.',
  },
};

/** Texts of each decision: button, shortcut, dialog and toast. */
export const DECISIONS = {
  keep: {
    label: 'Păstrează recenzia',
    key: { letter: 'P', does: 'păstrează recenzia' },
    asks: (title: string) => `Păstrați recenzia: ${title}?`,
    text: 'Toate semnalările se închid, iar recenzia rămâne publică. Motivul îl citește cine a semnalat.',
    reason: { hint: 'Îl citește cine a semnalat.' },
    done: 'Recenzia rămâne publică',
  },
  remove: {
    label: 'Retrage recenzia',
    key: { letter: 'R', does: 'retrage recenzia' },
    asks: (title: string) => `Retrageți recenzia: ${title}?`,
    text: 'Nu o mai vede nimeni, nici răspunsul ei, iar nota nu se mai numără în medie. Autorul citește motivul și poate contesta o dată.',
    reason: { hint: 'Îl citește autorul. Spuneți ce regulă este încălcată.', kind: 'review' },
    done: 'Recenzia a fost retrasă',
  },
  restore: {
    label: 'Publică din nou',
    key: { letter: 'L', does: 'publică din nou' },
    asks: (title: string) => `Publicați din nou recenzia: ${title}?`,
    text: 'Se vede din nou, cu răspunsul ei, iar nota se numără din nou în medie.',
    reason: { hint: 'Rămâne în istoric.' },
    done: 'Recenzia este din nou publică',
  },
} as const;
