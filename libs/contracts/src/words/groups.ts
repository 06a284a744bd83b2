import type { PartAction } from '../group-parts.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'group.none': [409, 'Solicitarea nu este o cerere de grup.'],
  'group.sent': [409, 'Cererea a fost trimisă. Participanții și părțile lor nu se mai schimbă.'],
  'group.untitled': [422, 'Scrieți întâi titlul cererii, ca invitația să spună despre ce este vorba.'],
  'group.not_eligible': [422, 'Puteți invita instituții aprobate din județul dvs., iar ADI din orice județ.'],
  'group.too_many': [422, 'Puteți invita cel mult 50 de instituții.'],
  'group.nobody_confirmed': [
    422,
    'Cel puțin o instituție invitată trebuie să-și confirme partea înainte de trimitere.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'group-part.invite': 'Instituție invitată în cererea de grup',
  'group-part.confirm': 'Parte confirmată în cererea de grup',
  'group-part.decline': 'Participare refuzată la cererea de grup',
  'group-part.withdraw': 'Parte retrasă din cererea de grup',
  'group-part.remove': 'Instituție scoasă din cererea de grup',
  'group-part.miss': 'Cerere de grup trimisă fără răspunsul instituției',
} satisfies Labels<`group-part.${PartAction}`>;

export const TODOS = { uat: { answerGroup: 70, sendGroup: 80 } } as const satisfies Todos;

export const LIVE_TOPICS = { 'group-part': 'all' } as const satisfies LiveLists;
