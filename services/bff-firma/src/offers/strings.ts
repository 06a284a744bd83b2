import { counted } from '@psp/contracts/counted';

/** Texts of an offer on paper. */
export const strings = {
  title: 'Ofertă',
  draft: 'CIORNĂ',
  notSubmitted: 'CIORNĂ. Oferta nu a fost depusă; poate fi modificată până la depunere.',
  cui: (cui: string) => `CUI ${cui}`,
  registration: (number: string) => `nr. în registrul comerțului ${number}`,
  representative: (name: string) => `Reprezentant legal: ${name}`,
  signatures: 'Semnătura',
  signer: 'Pentru ofertant',
  to: (authority: string, number: string, title: string) => `Către ${authority}, pentru ${number}: ${title}`,
  facts: {
    number: 'Numărul ofertei',
    registered: 'Înregistrată la ofertant',
    price: 'Preț fără TVA',
    vat: 'Cota de TVA',
    priceWithVat: 'Preț cu TVA',
    delivery: 'Livrare',
    validUntil: 'Valabilă până la',
    submitted: 'Depusă',
    revision: 'Răspunde la versiunea',
  },
  lei: (amount: string) => `${amount} lei`,
  days: (days: number) => counted(days, 'o zi', 'zile'),
  toRegister: 'nr. ____________ din ____________',
  none: '–',
  lines: 'Poziții',
  method: 'Metoda de lucru',
  team: 'Echipa',
  files: 'Fișiere anexate',
  file: (number: string, isDraft: boolean) => `${isDraft ? 'ciorna-' : ''}oferta-${number}.pdf`,
};
