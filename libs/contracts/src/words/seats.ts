import type { RegistrationAction } from '../seats.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'seats.closed': [409, 'Înscrierile s-au închis.'],
  'seats.begun': [409, 'A început deja: locurile nu se mai schimbă.'],
  'seats.sitting_begun': [409, 'O zi care a început nu se mai mută și nu se mai scoate.'],
  'seats.not_member': [422, 'Puteți înscrie numai colegi din organizația dvs.'],
  'seats.cap': [409, 'Organizația dvs. a atins numărul de locuri pe care îl poate ocupa.'],
  'seats.registered': [409, 'Persoana este deja înscrisă.'],
  'seats.offer_over': [409, 'Timpul în care puteați confirma locul a trecut; locul a fost oferit mai departe.'],
  'seats.approval_over': [409, 'Timpul în care cererea putea fi aprobată a trecut; locul a fost eliberat.'],
  'seats.no_recipients': [409, 'Nu are cine să primească mesajul.'],
  'seats.below_taken': [409, 'Sunt mai multe locuri ocupate decât numărul nou de locuri.'],
} as const satisfies Errors;

export const ACTS = {
  'seat-registration.create': 'Înscriere',
  'seat-registration.offer': 'Loc eliberat oferit',
  'seat-registration.accept': 'Loc oferit confirmat',
  'seat-registration.request': 'Loc oferit cerut spre aprobare',
  'seat-registration.approve': 'Înscriere aprobată',
  'seat-registration.refuse': 'Înscriere refuzată',
  'seat-registration.lapse': 'Loc ținut, eliberat la termen',
  'seat-registration.cancel': 'Înscriere anulată',
  'seat-registration.attend': 'Prezență notată',
  'seat-registration.miss': 'Absență notată',
} satisfies Labels<`seat-registration.${RegistrationAction | 'create'}`>;

export const LIVE_TOPICS = { 'seat-registration': ['events', 'trainings'] } as const satisfies LiveLists;
