import type { ExchangeText } from './exchange-bodies.ts';

/** Sentences about what is missing, by field. */
export const EXCHANGE_MISSING = {
  title: 'Scrieți titlul.',
  domain: 'Alegeți domeniul.',
  what: 'Scrieți ce este proiectul.',
  why: 'Scrieți de ce.',
  startedOn: 'Scrieți când a început.',
  endedOn: 'Scrieți când s-a încheiat.',
} as const;

type Field = keyof typeof EXCHANGE_MISSING;

/** What is missing before a project can be published, as sentences by field. `today`: day in Romania, `yyyy-mm-dd`. */
export const missingInExchange = (text: ExchangeText, today: string): Record<string, string> => {
  const { stage, endedOn } = text;
  const required: Field[] = ['title', 'domain', 'what', 'why'];
  if (stage !== 'wanted') required.push('startedOn');
  if (stage === 'done') required.push('endedOn');
  const missing = Object.fromEntries(
    required.filter((name) => !text[name]).map((name) => [name, EXCHANGE_MISSING[name]]),
  );
  if (stage !== 'done' || !endedOn || endedOn <= today) return missing;
  return { ...missing, endedOn: 'Un proiect încheiat nu se poate termina în viitor.' };
};
