import { setTimeout as delay } from 'node:timers/promises';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomy-names';
import { offeredValues } from '@psp/contracts/taxonomy-values';
import type { ChangeListener } from '@psp/domain/operating/listen';
import type { AskService } from './render/renderer.ts';

const PATH = '/api/public/domains';
const TOPIC = 'domains';
/** Milliseconds that a page waits for the names; after that it is sent with the last known ones. */
const TIMEOUT_MS = 250;

/** Names of the domains of requests, which follow the association's changes. */
export interface DomainNamesReader extends ChangeListener {
  /** Returns the names in their order as JSON text; empty while they are the first ones, which the code of pages has. Never rejects. */
  read(): Promise<string>;
}

const FIRST = JSON.stringify(FIRST_DOMAINS);

/* Null for an answer without all names: of a service that failed, or of the release before. */
function namesIn(answer: Awaited<ReturnType<AskService>>): string | null {
  if (answer?.status !== 200) return null;
  const { items } = offeredValues.parse(JSON.parse(answer.body));
  const names = Object.fromEntries(items.map(({ slug, name }) => [slug, name]));
  if (!Object.keys(FIRST_DOMAINS).every((slug) => names[slug])) return null;
  const json = JSON.stringify(names);
  return json === FIRST ? '' : json;
}

/** Creates the reader, which asks the public service anew after each change, and for each page while changes may be missed. */
export function createDomainNames(ask: AskService): DomainNamesReader {
  let known = '';
  let isCurrent = false;
  let isFollowed = false;
  let reading: Promise<void> | null = null;
  const forget = (): void => {
    isCurrent = false;
    reading = null;
  };
  const start = (): Promise<void> => {
    const own = ask(PATH)
      .then(namesIn)
      .catch(() => null)
      .then((names) => {
        // The names have changed meanwhile.
        if (reading !== own) return;
        reading = null;
        known = names ?? known;
        isCurrent = isFollowed && names !== null;
      });
    return own;
  };
  return {
    read: async () => {
      if (isCurrent) return known;
      reading ??= start();
      await Promise.race([reading, delay(TIMEOUT_MS, undefined, { ref: false })]);
      return known;
    },
    changed: (topic) => {
      if (topic === TOPIC) forget();
    },
    listening: () => {
      isFollowed = true;
      forget();
    },
    lost: () => {
      isFollowed = false;
      forget();
    },
  };
}
