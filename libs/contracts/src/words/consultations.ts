import type { AnswerAction } from '../consultations.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'consultation.no_offers': [409, 'La o consultare de piață se răspunde fără ofertă și fără preț.'],
  'consultation.none': [409, 'Solicitarea nu este o consultare de piață.'],
  'consultation.sealed': [409, 'Deschideți întâi răspunsurile.'],
  'consultation.no_answers': [409, 'Nu există răspunsuri de deschis.'],
  'consultation.closed': [409, 'Termenul a trecut sau răspunsurile au fost deschise. Nu se mai poate răspunde.'],
} as const satisfies Errors;

export const ACTS = {
  'consultation-answer.submit': 'Răspuns trimis la consultare',
  'consultation-answer.withdraw': 'Răspuns retras',
} satisfies Labels<`consultation-answer.${AnswerAction}`>;

export const TODOS = { uat: { concludeConsultation: 60 }, firma: { confirmAnswer: 30 } } as const satisfies Todos;

export const LIVE_TOPICS = { 'consultation-answer': 'all' } as const satisfies LiveLists;
