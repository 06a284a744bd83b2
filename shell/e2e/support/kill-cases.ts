import type { Route } from '@playwright/test';
import type { RemoteArea } from './walks.ts';

/** What is fetched to open a page of an area, in this order. */
export type Target = 'registry' | 'manifest' | 'entry' | 'chunk';

export const addressOf = (target: Target, area: RemoteArea): RegExp =>
  ({
    registry: /\/registry\.json/,
    manifest: new RegExp(`/mfe/mfe_${area}/[^/]+/mf-manifest\\.json`),
    entry: new RegExp(`/mfe/mfe_${area}/[^/]+/remoteEntry\\.js`),
    chunk: new RegExp(`/mfe/mfe_${area}/[^/]+/assets/.*\\.js`),
  })[target];

export type Answer = (route: Route) => Promise<void>;

const send =
  (status: number, contentType: string, body: string): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body, headers: { 'x-content-type-options': 'nosniff' } });

/** Changes the text that the portal answers. */
export const changed =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** Milliseconds within the time limit of each file; but for the registry, longer than the page before is held. */
const SLOW_MS: Readonly<Record<Target, number>> = { registry: 1200, manifest: 2400, entry: 2400, chunk: 2400 };

/** Answers well, but late: by `share` of the time in which the file is still waited for. */
export const slow =
  (target: Target, share = 1): Answer =>
  async (route) => {
    const late = new Promise((resolve) => setTimeout(resolve, SLOW_MS[target] * share));
    const response = await route.fetch();
    const body = await response.body();
    await late;
    await route.fulfill({ response, body });
  };

/* Neither answered nor refused: the time limit of the page ends it. */
const hung: Answer = () => Promise.resolve();

const everywhere: Record<string, Answer> = {
  'dropped on the way': (route) => route.abort('connectionreset'),
  missing: send(404, 'text/plain', ''),
  'answered with 500': send(500, 'application/json', '{"code":"internal","message":"A apărut o eroare."}'),
  truncated: changed((text) => text.slice(0, Math.floor(text.length * 0.6))),
  'of a wrong type': send(200, 'text/html', '<!doctype html><title>Portal</title>'),
  corrupt: changed((text) => text.replaceAll(/[,;]/g, '}{')),
};

const script: Record<string, Answer> = {
  ...everywhere,
  throwing: send(200, 'text/javascript', 'throw new Error("kill case");'),
  'without what it should define': send(200, 'text/javascript', ';'),
  hung,
};

const another = (origin: string) => (text: string) => text.replaceAll('"manifest":"/', `"manifest":"${origin}/`);

/** What happens to each file; the last one hangs, so that what it leaves behind is there when the fault is over. */
export const FAULTS: Readonly<Record<Target, Readonly<Record<string, Answer>>>> = {
  registry: {
    ...everywhere,
    'without remotes': send(200, 'application/json', '{"remotes":{}}'),
    'of another origin': changed(another('https://altundeva.example')),
    hung,
  },
  manifest: { ...everywhere, 'of another shape': send(200, 'application/json', '[]'), hung },
  entry: script,
  chunk: script,
};
