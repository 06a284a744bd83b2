import { RouteError } from '@psp/remote/screen';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Creates the route of a page that shows its own errors. */
export const page = (
  path: string,
  Component: () => Promise<ComponentType>,
  { loader, handle }: Pick<RouteObject, 'loader' | 'handle'> = {},
): RouteObject => ({
  ...{ path, handle, errorElement: <RouteError />, lazy: { Component } },
  ...(loader && { loader }),
});
