import { SkeletonList } from '@psp/design-system/skeleton';
import { CodeFailed } from '@psp/remote/code-failed';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useSameLocation } from '@psp/remote/use-same-location';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type LoaderFunction, type RouteObject, useLoaderData } from 'react-router-dom';
import { strings } from './strings.ts';
import { HELD_MS, within } from './within.ts';

/** Milliseconds after which the page reports that its code is missing. Loading continues, and the page opens when it arrives. */
const REPORT_AFTER_MS = 8000;

/** Returned by a route whose loader code was missing; the page requests its data once the code has arrived. */
const MISSED = Object.freeze({});

type Load<Part> = () => Promise<Part | null | undefined>;

async function loaded<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  if (!part) throw new Error('The module of a page lacks what its route asks for.');
  return part;
}

/* Calls `load` on mount and on `retry`. An attempt counts as failed when it has ended without the page, or after `REPORT_AFTER_MS`. */
function useAttempts(load: () => Promise<unknown>) {
  const [attempts, setAttempts] = useState({ begun: 1, failed: 0 });
  useEffect(() => {
    const end = (): void => setAttempts(({ begun }) => ({ begun, failed: begun }));
    const timer = setTimeout(end, REPORT_AFTER_MS - HELD_MS);
    let isShown = true;
    const endIfShown = (): void => (isShown ? end() : undefined);
    load().then(endIfShown, endIfShown);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [load, attempts.begun]);
  const retry = (): void => setAttempts(({ failed }) => ({ begun: failed + 1, failed }));
  return { hasFailed: attempts.failed > 0, isRetrying: attempts.begun > attempts.failed, retry };
}

/* A component that loads the page, again on each mount and retry, and renders it once its code has arrived. */
function pageWithRetry(load: Load<ComponentType>): ComponentType {
  let Page: ComponentType | null = null;
  const loadPage = async (): Promise<void> => {
    Page = await loaded(load);
    keepKeyboardOnPage();
  };
  return function LatePage() {
    const { hasFailed, isRetrying, retry } = useAttempts(loadPage);
    const askForData = useEffectEvent(useSameLocation());
    const isMissed = useLoaderData() === MISSED;
    const isHere = Page !== null;
    useEffect(() => {
      if (isHere && isMissed) askForData();
    }, [isHere, isMissed]);
    if (Page && !isMissed) return <Page />;
    if (isHere || !hasFailed) return <SkeletonList rows={6} label={strings.loading} />;
    return <CodeFailed isRetrying={isRetrying} onRetry={retry} />;
  };
}

/* Loads the page and its loader together: a page is not rendered without its data. */
function partsWithRetry(loadPage: Load<ComponentType>, loadLoader?: Load<LoaderFunction | boolean>) {
  const loadBoth: Load<ComponentType> = async () => {
    const [page] = await Promise.all([loaded(loadPage), loadLoader && loaded(loadLoader)]);
    return page;
  };
  const loaderIn = (ms: number) => loadLoader && within(loaded(loadLoader), ms).catch(() => null);
  const lateLoader: LoaderFunction = async (args, context) => {
    const loader = await loaderIn(0);
    if (!loader) return MISSED;
    return typeof loader === 'function' ? loader(args, context) : null;
  };
  return {
    Component: async () => (await within(loaded(loadBoth), HELD_MS).catch(() => null)) ?? pageWithRetry(loadBoth),
    ...(loadLoader ? { loader: async () => (await loaderIn(HELD_MS)) ?? lateLoader } : {}),
  };
}

/**
 * Returns the routes with `lazy` functions that never reject. The router calls `lazy` once; after a rejection it would render
 * nothing for the page until a reload.
 */
export const withPageCode = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    const copy = { ...route };
    if (children) Object.assign(copy, { children: withPageCode(children) });
    if (!lazy || typeof lazy === 'function' || !lazy.Component) return copy;
    const { Component, loader, ...others } = lazy;
    return Object.assign(copy, { lazy: { ...others, ...partsWithRetry(Component, loader) } });
  });
