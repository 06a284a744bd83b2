import type { BadgeRule, BadgeState } from '@psp/contracts/company-names';

export const strings = {
  title: 'Insigna „Verificat”',
  rules: {
    cui: 'CUI verificat',
    register: 'Număr din registrul comerțului',
    certificate: 'Un certificat valabil, cu fișier',
    contact: 'Telefon și e-mail de contact',
  } satisfies Record<BadgeRule, string>,
  met: 'da',
  unmet: 'încă nu',
  states: {
    none: 'Fără insignă',
    asked: 'Cerută',
    given: 'Acordată',
    doubted: 'De revăzut',
  } satisfies Record<BadgeState, string>,
  lastReason: (day: string, reason: string) => `${day ? `Decizia din ${day}` : 'Ultima decizie'}: ${reason}`,
};
