import { RouteError } from '@psp/remote/screen';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The route of a page that says itself what failed. */
export const page = (
  path: string,
  Component: () => Promise<ComponentType>,
  { loader, handle }: Pick<RouteObject, 'loader' | 'handle'> = {},
): RouteObject => ({
  ...{ path, handle, errorElement: <RouteError />, lazy: { Component } },
  ...(loader && { loader }),
});
