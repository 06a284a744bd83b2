import type { ConsentDocument } from '@psp/contracts/legal-documents';

/** Texts of the tab of consents. */
export const consentStrings = {
  lead: 'Ce scrie lângă căsuțele de acord, la înscriere și la primirea unei invitații. Fiecare persoană rămâne cu textul pe care l-a văzut.',
  titles: {
    terms: 'Termenii de utilizare',
    'data-processing': 'Prelucrarea datelor personale',
  } satisfies Record<ConsentDocument, string>,
  text: 'Text',
  link: 'Cuvintele linkului către document',
  shown: 'Cum arată',
};
