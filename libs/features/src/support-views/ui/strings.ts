import { SUPPORT_SECTIONS, type SupportSection } from '@psp/contracts/support-view-names';

export const strings = {
  title: 'Vederi de suport',
  lead: 'Cine de la asociație s-a uitat la ce vede organizația, când și de ce. Vederea este numai pentru citire; ofertele sigilate, textele mesajelor și ciornele nu se văd.',
  none: 'Nimeni de la asociație nu a deschis o vedere de suport.',
  from: (opened: string, ended: string) => `${opened}–${ended}`,
  until: (opened: string, ends: string) => `${opened}, deschisă până la ${ends}`,
  open: 'Deschisă acum',
  read: (sections: readonly SupportSection[]) =>
    sections.length === 0
      ? 'Nicio secțiune citită'
      : `A citit: ${sections.map((section) => SUPPORT_SECTIONS[section]).join(', ')}`,
};
