import type { ExchangeContent } from '@psp/contracts/exchange-bodies';

/** Content of a completed project that can be published; a test states only what decides. */
export const anExchange = (deciding: Partial<ExchangeContent> = {}): ExchangeContent => ({
  title: 'Programări online la starea civilă',
  stage: 'done',
  domain: 'it-digitalizare',
  what: 'Oamenii aleg ora pe internet sau la telefon, iar ghișeul are lista zilei.',
  why: 'Se stătea la rând de la ora 6.',
  population: 108_000,
  cost: null,
  costs: [
    { label: 'Aplicație și instalare', source: 'local', planned: 68_000, paid: 68_000 },
    { label: 'Două ecrane de sală', source: 'local', planned: 14_000, paid: 16_400.5 },
  ],
  showsCosts: true,
  sources: ['local'],
  startedOn: '2025-03-01',
  endedOn: '2025-07-31',
  progress: null,
  steps: [{ title: 'Consultarea pieței', text: '4 firme au răspuns.', from: '2025-03-01', to: '2025-03-21' }],
  lessons: [{ kind: 'same', text: 'Telefonul a rămas deschis.' }],
  contactId: null,
  contactRole: 'informatică',
  seeksPartners: false,
  files: [],
  pictures: [],
  ...deciding,
});
