import { RouteError } from '@psp/remote/screen';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

/** A route to a page, whose file is fetched together with its data. */
export const page = (path: string, loader: LoaderFunction, Component: () => Promise<ComponentType>): RouteObject => ({
  path,
  loader,
  errorElement: <RouteError />,
  lazy: { Component },
});
