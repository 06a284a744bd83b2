import { SkeletonList } from '@psp/design-system/skeleton';
import { CodeFailed } from '@psp/remote/code-failed';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useSameLocation } from '@psp/remote/use-same-location';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type LoaderFunction, type RouteObject, useLoaderData } from 'react-router-dom';
import { strings } from './strings.ts';
import { HELD_MS, within } from './within.ts';

/** When a person is told that code does not come, in milliseconds; it is tried for longer, and the page opens when it comes. */
const TOLD_MS = 8000;

/** In place of the data of a loader whose code was not there; the page asks for the data once the code has come. */
const MISSED = Object.freeze({});

type Load<Part> = () => Promise<Part | null | undefined>;

async function loaded<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  if (!part) throw new Error('The module of a page lacks what its route asks for.');
  return part;
}

/* Tries when it is opened and when it is asked to. `load` calls `end` when a try has ended, or is told about meanwhile. */
function useTries(load: () => Promise<unknown>) {
  const [tries, setTries] = useState({ begun: 1, failed: 0 });
  useEffect(() => {
    const end = (): void => setTries(({ begun }) => ({ begun, failed: begun }));
    const timer = setTimeout(end, TOLD_MS - HELD_MS);
    let isShown = true;
    const endIfShown = (): void => (isShown ? end() : undefined);
    load().then(endIfShown, endIfShown);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [load, tries.begun]);
  const again = (): void => setTries(({ failed }) => ({ begun: failed + 1, failed }));
  return { hasFailed: tries.failed > 0, isRetrying: tries.begun > tries.failed, again };
}

/* Waits for its code, tries again when it is opened and when it is asked to, and is the page once that has come. */
function latePage(load: Load<ComponentType>): ComponentType {
  let Page: ComponentType | null = null;
  const take = async (): Promise<void> => {
    Page = await loaded(load);
    keepKeyboardOnPage();
  };
  return function LatePage() {
    const { hasFailed, isRetrying, again } = useTries(take);
    const askForData = useEffectEvent(useSameLocation());
    const isMissed = useLoaderData() === MISSED;
    const isHere = Page !== null;
    useEffect(() => {
      if (isHere && isMissed) askForData();
    }, [isHere, isMissed]);
    if (Page && !isMissed) return <Page />;
    if (isHere || !hasFailed) return <SkeletonList rows={6} label={strings.loading} />;
    return <CodeFailed isRetrying={isRetrying} onRetry={again} />;
  };
}

/* The page and its loader come together: a page is not drawn without its data. */
function lateParts(loadPage: Load<ComponentType>, loadLoader?: Load<LoaderFunction | boolean>) {
  const both: Load<ComponentType> = async () => {
    const [page] = await Promise.all([loaded(loadPage), loadLoader && loaded(loadLoader)]);
    return page;
  };
  const loaderIn = (ms: number) => loadLoader && within(loaded(loadLoader), ms).catch(() => null);
  const late: LoaderFunction = async (args, context) => {
    const loader = await loaderIn(0);
    if (!loader) return MISSED;
    return typeof loader === 'function' ? loader(args, context) : null;
  };
  return {
    Component: async () => (await within(loaded(both), HELD_MS).catch(() => null)) ?? latePage(both),
    ...(loadLoader ? { loader: async () => (await loaderIn(HELD_MS)) ?? late } : {}),
  };
}

/**
 * The same routes, of which none keeps a failure to load its code. The router would: it asks for `lazy` once, and where that
 * fails it draws nothing in the page's place until a reload.
 */
export const withPageCode = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    const safe = { ...route };
    if (children) Object.assign(safe, { children: withPageCode(children) });
    if (!lazy || typeof lazy === 'function' || !lazy.Component) return safe;
    const { Component, loader, ...others } = lazy;
    return Object.assign(safe, { lazy: { ...others, ...lateParts(Component, loader) } });
  });
