import type { Route } from '@playwright/test';
import type { RemoteArea } from './walks.ts';

/** Files that are fetched to open a page of an area, in this order. */
export type Target = 'registry' | 'manifest' | 'entry' | 'chunk';

export const addressOf = (target: Target, area: RemoteArea): RegExp =>
  ({
    registry: /\/registry\.json/,
    manifest: new RegExp(`/mfe/mfe_${area}/[^/]+/mf-manifest\\.json`),
    entry: new RegExp(`/mfe/mfe_${area}/[^/]+/remoteEntry\\.js`),
    chunk: new RegExp(`/mfe/mfe_${area}/[^/]+/assets/.*\\.js`),
  })[target];

export type RouteHandler = (route: Route) => Promise<void>;

const send =
  (status: number, contentType: string, body: string): RouteHandler =>
  (route) =>
    route.fulfill({ status, contentType, body, headers: { 'x-content-type-options': 'nosniff' } });

/** Changes the text of the answer. */
export const transformed =
  (change: (text: string) => string): RouteHandler =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** Delays within the time limit of each file. Except for the registry, they are longer than the previous page stays visible. */
const DELAY_MS: Readonly<Record<Target, number>> = { registry: 1200, manifest: 2400, entry: 2400, chunk: 2400 };

/** Delays the answer by the share of the file's delay. */
export const delayed =
  (target: Target, share = 1): RouteHandler =>
  async (route) => {
    const late = new Promise((resolve) => setTimeout(resolve, DELAY_MS[target] * share));
    const response = await route.fetch();
    const body = await response.body();
    await late;
    await route.fulfill({ response, body });
  };

/* Ends only by the time limit of the page. */
const NEVER_ANSWERED: RouteHandler = () => Promise.resolve();

const COMMON_FAULTS: Record<string, RouteHandler> = {
  'dropped on the way': (route) => route.abort('connectionreset'),
  missing: send(404, 'text/plain', ''),
  'answered with 500': send(500, 'application/json', '{"code":"internal","message":"A apărut o eroare."}'),
  truncated: transformed((text) => text.slice(0, Math.floor(text.length * 0.6))),
  'of a wrong type': send(200, 'text/html', '<!doctype html><title>Portal</title>'),
  corrupt: transformed((text) => text.replaceAll(/[,;]/g, '}{')),
};

const SCRIPT_FAULTS: Record<string, RouteHandler> = {
  ...COMMON_FAULTS,
  throwing: send(200, 'text/javascript', 'throw new Error("kill case");'),
  'without what it should define': send(200, 'text/javascript', ';'),
  hung: NEVER_ANSWERED,
};

const fromOrigin = (origin: string) => (text: string) => text.replaceAll('"manifest":"/', `"manifest":"${origin}/`);

/** Faults by file. The last one never answers, so that its pending request still exists when the fault has ended. */
export const FAULTS: Readonly<Record<Target, Readonly<Record<string, RouteHandler>>>> = {
  registry: {
    ...COMMON_FAULTS,
    'without remotes': send(200, 'application/json', '{"remotes":{}}'),
    'of another origin': transformed(fromOrigin('https://altundeva.example')),
    hung: NEVER_ANSWERED,
  },
  manifest: { ...COMMON_FAULTS, 'of another shape': send(200, 'application/json', '[]'), hung: NEVER_ANSWERED },
  entry: SCRIPT_FAULTS,
  chunk: SCRIPT_FAULTS,
};
