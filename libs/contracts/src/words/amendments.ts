import type { AmendmentAction } from '../amendments.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'amendment.exists': [409, 'O altă modificare propusă așteaptă răspuns.'],
  'amendment.no_change': [422, 'Termenul și prețul sunt deja acestea.'],
  'amendment.past': [422, 'Termenul nou a trecut deja.'],
  'amendment.moved_past': [422, 'O etapă bifată ar ajunge la o zi care a trecut. Debifați-o sau alegeți alt termen.'],
} as const satisfies Errors;

export const ACTS = {
  'amendment.propose': 'Modificare propusă',
  'amendment.accept': 'Modificare acceptată',
  'amendment.decline': 'Modificare respinsă',
  'amendment.withdraw': 'Modificare retrasă',
  'amendment.end': 'Modificare închisă',
} satisfies Labels<`amendment.${AmendmentAction}`>;

export const TODOS = { uat: { decideAmendment: 50 }, firma: { decideAmendment: 60 } } as const satisfies Todos;

export const LIVE_TOPICS = { amendment: 'all' } as const satisfies LiveLists;
