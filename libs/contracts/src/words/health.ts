import type { FailedJobAction } from '../portal-health.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'failed-job.settled': [
    409,
    'Altcineva a reluat sau a lăsat deoparte aceste lucrări între timp. Lista s-a actualizat.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'failed-job.retry': 'Lucrare eșuată reluată',
  'failed-job.dismiss': 'Lucrare eșuată lăsată deoparte',
  'failed-job.retryAll': 'Lucrări eșuate reluate împreună',
  'failed-job.dismissAll': 'Lucrări eșuate lăsate deoparte împreună',
} satisfies Labels<`failed-job.${FailedJobAction}`>;

export const LIVE_TOPICS = { 'failed-job': ['health'] } as const satisfies LiveLists;
