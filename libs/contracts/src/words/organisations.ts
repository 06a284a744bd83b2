import type { ApplicationAction } from '../applications.ts';
import type { BadgeAction } from '../company-names.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'organisation.cui_exists': [
    409,
    'Altă organizație din portal are deja acest CUI. Verificați-l; dacă este al dvs., scrieți asociației din pagina de suport.',
  ],
  'application.cui_override_required': [422, 'CUI-ul nu trece verificarea. Scrieți de ce îl acceptați.'],
} as const satisfies Errors;

export const ACTS = {
  'organisation.apply': 'Cerere de înscriere trimisă',
  'organisation.found': 'Organizație intrată pe baza invitației',
  'organisation.edit': 'Date modificate',
  'organisation.resubmit': 'Cerere trimisă din nou',
  'organisation.approve': 'Înscriere aprobată',
  'organisation.requestInfo': 'Completări cerute',
  'organisation.reject': 'Înscriere respinsă',
  'organisation.suspend': 'Organizație suspendată',
  'organisation.restore': 'Suspendare ridicată',
  'organisation.remindProfile': 'Memento de completare a profilului',
  'organisation.setPackage': 'Pachet schimbat',
  'organisation.correctIdentity': 'CUI sau număr din registrul comerțului corectat',
  'organisation.showLogo': 'Siglă schimbată',
  'organisation.editContact': 'Date de contact modificate',
  'organisation.editProfile': 'Profilul firmei modificat',
  'organisation.addToProfile': 'Adăugat în profilul firmei',
  'organisation.editInProfile': 'Modificat în profilul firmei',
  'organisation.removeFromProfile': 'Șters din profilul firmei',
  'organisation.orderProfile': 'Ordine schimbată în profilul firmei',
  'organisation.askBadge': 'Insigna „Verificat” cerută',
  'organisation.giveBadge': 'Insigna „Verificat” acordată',
  'organisation.refuseBadge': 'Insigna „Verificat” refuzată',
  'organisation.withdrawBadge': 'Insigna „Verificat” retrasă',
  'organisation.keepBadge': 'Insigna „Verificat” păstrată',
  'organisation.doubtBadge': 'O condiție a insignei „Verificat” nu mai este îndeplinită',
  'organisation.settleBadge': 'Condițiile insignei „Verificat” sunt din nou îndeplinite',
} satisfies Labels<
  | `organisation.${Exclude<ApplicationAction, 'resend'> | 'showLogo' | 'editContact' | 'editProfile'}`
  | `organisation.${BadgeAction}`
>;

export const LIVE_TOPICS = { organisation: 'all' } as const satisfies LiveLists;

export const PUBLIC_TOPICS = ['partners'] as const;
