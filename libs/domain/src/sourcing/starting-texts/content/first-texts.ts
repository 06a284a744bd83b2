import type { DomainSlug } from '@psp/contracts/taxonomies';
import { DIGITAL, ENVIRONMENT, STRATEGY } from './digital-and-environment.ts';
import { FUNDS, LEGAL, PROCUREMENT } from './funds-and-procurement.ts';
import { COMMUNICATION, PEOPLE, TAXES } from './money-and-people.ts';
import type { FirstText } from './text.ts';

/** Initial starting texts by domain, until the association writes its own. */
export const FIRST_TEXTS: Readonly<Record<DomainSlug, readonly FirstText[]>> = {
  'fonduri-europene': FUNDS,
  'achizitii-publice': PROCUREMENT,
  'consultanta-juridica': LEGAL,
  'it-digitalizare': DIGITAL,
  mediu: ENVIRONMENT,
  'strategii-locale': STRATEGY,
  'taxare-fiscalitate': TAXES,
  'resurse-umane': PEOPLE,
  'marketing-comunicare': COMMUNICATION,
};
