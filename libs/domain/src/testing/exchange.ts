import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import type { Actor } from '../actor.ts';
import { readEditing } from '../collaborating/exchange/editing.ts';
import { startExchange } from '../collaborating/exchange/start.ts';
import { saveExchange } from '../collaborating/exchange/write-project.ts';
import { found } from '../load.ts';
import type { Write } from '../write.ts';

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

/** Starts a draft from a completed project and writes what is missing to publish it. Returns its id. */
export const startComplete = async (write: Write<Actor>, project: { id: string }): Promise<string> => {
  const { db, actor, now } = write;
  const id = await startExchange(write, project);
  const { version, content } = found(await readEditing(db, actor, id, now));
  await saveExchange(write, { id, version, content: { ...content, why: 'Se stătea la rând de la ora 6.' } });
  return id;
};
