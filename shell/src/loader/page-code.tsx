import { SkeletonList } from '@psp/design-system/skeleton';
import { CodeFailed } from '@psp/remote/code-failed';
import { type ComponentType, useEffect, useState } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { strings } from './strings.ts';

type Load<Part> = () => Promise<Part | null | undefined>;

async function loaded<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  if (!part) throw new Error('The module of a page lacks what its route asks for.');
  return part;
}

/* Tries again when it is opened and when it is asked to, and is the page once that has come. */
function latePage(load: Load<ComponentType>): ComponentType {
  let Page: ComponentType | null = null;
  return function LatePage() {
    const [tries, setTries] = useState({ begun: 1, failed: 0 });
    useEffect(() => {
      let isShown = true;
      const end = (): void => {
        if (isShown) setTries(({ begun }) => ({ begun, failed: begun }));
      };
      loaded(load)
        .then((found) => {
          Page = found;
        })
        .then(end, end);
      return () => {
        isShown = false;
      };
    }, [tries.begun]);
    if (Page) return <Page />;
    if (tries.failed === 0) return <SkeletonList rows={6} label={strings.loading} />;
    const again = (): void => setTries({ begun: tries.failed + 1, failed: tries.failed });
    return <CodeFailed isRetrying={tries.begun > tries.failed} onRetry={again} />;
  };
}

const pageOf = async (load: Load<ComponentType>): Promise<ComponentType> => {
  const page = await loaded(load).catch(() => null);
  return page ?? latePage(load);
};

const loaderOf = async (load: Load<LoaderFunction | boolean>): Promise<LoaderFunction | boolean> => {
  const loader = await loaded(load).catch(() => null);
  if (loader) return loader;
  return async (args, context) => {
    const late = await loaded(load);
    return typeof late === 'function' ? late(args, context) : null;
  };
};

/**
 * The same routes, of which none keeps a failure to load its code. The router would: it asks for `lazy` once, and where that
 * fails it draws nothing in the page's place until a reload.
 */
export const withPageCode = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    const safe = { ...route };
    if (children) Object.assign(safe, { children: withPageCode(children) });
    if (!lazy || typeof lazy === 'function') return safe;
    const { Component, loader, ...others } = lazy;
    return Object.assign(safe, {
      lazy: {
        ...others,
        ...(Component ? { Component: () => pageOf(Component) } : {}),
        ...(loader ? { loader: () => loaderOf(loader) } : {}),
      },
    });
  });
