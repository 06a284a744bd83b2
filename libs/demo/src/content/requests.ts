import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { RequestText } from './request-text.ts';
import { DIGITAL_REQUESTS } from './requests-digital.ts';
import { LEGAL_REQUESTS } from './requests-legal.ts';
import { PEOPLE_REQUESTS } from './requests-people.ts';

/** Request texts by domain. */
export const REQUEST_TEXTS: Record<DomainSlug, readonly RequestText[]> = {
  ...DIGITAL_REQUESTS,
  ...LEGAL_REQUESTS,
  ...PEOPLE_REQUESTS,
};

/** Closing sentences; each description has one or two. */
export const CLOSINGS = [
  'Vizita la fața locului se poate face în orice zi lucrătoare, cu programare.',
  'Vă rugăm să descrieți metoda de lucru și echipa propusă.',
  'Plata se face în 30 de zile de la recepție, pe baza facturii.',
  'Oferta va cuprinde și instruirea personalului.',
  'Vom aprecia exemplele de lucrări similare din ultimii trei ani.',
  'Bugetul este aprobat prin hotărârea consiliului.',
  'Livrarea se poate face în etape, cu recepții parțiale.',
  'Persoana de contact este disponibilă între orele 9 și 15.',
] as const;
