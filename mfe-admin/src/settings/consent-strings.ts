import type { Consent } from '@psp/contracts/consent-texts';

/** Texts of the tab of consents. */
export const consentStrings = {
  lead: 'Ce scrie lângă căsuțele de acord, la înscriere și la primirea unei invitații, și sub adresa cu care cineva se abonează la newsletter. Fiecare persoană rămâne cu textul pe care l-a văzut.',
  titles: {
    terms: 'Termenii de utilizare',
    'data-processing': 'Prelucrarea datelor personale',
    newsletter: 'Abonarea la newsletter',
  } satisfies Record<Consent, string>,
  text: 'Text',
  link: 'Cuvintele linkului către document',
  shown: 'Cum arată',
};
