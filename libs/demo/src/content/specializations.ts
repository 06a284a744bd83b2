import type { Industry } from '@psp/contracts/company-names';
import type { DomainSlug } from '@psp/contracts/taxonomies';

/** Specializations of firms by domain. */
export const SPECIALIZATIONS: Record<DomainSlug, readonly string[]> = {
  'fonduri-europene': ['PNRR', 'Programul Regional', 'Fondul pentru modernizare', 'Rapoarte de progres'],
  'achizitii-publice': ['Achiziții directe în SEAP', 'Proceduri simplificate', 'Contestații la CNSC', 'Acorduri-cadru'],
  'consultanta-juridica': ['Contencios administrativ', 'Contracte administrative', 'Patrimoniu public', 'GDPR'],
  'it-digitalizare': ['Integrare cu ghiseul.ro', 'Semnătură electronică', 'Migrarea datelor', 'Accesibilitate web'],
  mediu: ['Studii de impact', 'Gestionarea deșeurilor', 'Audit energetic', 'Perdele forestiere'],
  'strategii-locale': ['Mobilitate urbană', 'Consultări publice', 'Indicatori de dezvoltare', 'Turism rural'],
  'taxare-fiscalitate': ['Impozite locale', 'Executare silită', 'Tarife pentru salubrizare', 'Inspecție fiscală'],
  'resurse-umane': ['Salarizare în sectorul public', 'Organigrame', 'Evaluarea performanței', 'Instruire pe posturi'],
  'marketing-comunicare': ['Identitate vizuală', 'Comunicare de criză', 'Rețele sociale', 'Evenimente locale'],
};

export const INDUSTRY_OF: Record<DomainSlug, Industry> = {
  'fonduri-europene': 'consultancy',
  'achizitii-publice': 'consultancy',
  'consultanta-juridica': 'legal',
  'it-digitalizare': 'it',
  mediu: 'consultancy',
  'strategii-locale': 'consultancy',
  'taxare-fiscalitate': 'financial',
  'resurse-umane': 'consultancy',
  'marketing-comunicare': 'marketing',
};

/** Reason given by the association with the badge. */
export const BADGE_REASON =
  'Datele se regăsesc în registrul comerțului, iar certificatul a fost verificat la emitentul lui.';
