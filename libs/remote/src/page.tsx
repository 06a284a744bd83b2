import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

type Fetch<Part> = () => Promise<Part>;

/** Route of a page whose component and loader are fetched when it is opened. */
export interface PageRoute extends Pick<RouteObject, 'errorElement'> {
  path: string;
  lazy: { Component: Fetch<ComponentType>; loader?: Fetch<LoaderFunction> };
}

/**
 * Creates the route of a page. The component and the loader are separate files, fetched at the same time: the data is requested
 * before the code of the page is complete, and the remote's first file contains neither. `loader` is absent for a page without data.
 */
export const page = (path: string, Component: Fetch<ComponentType>, loader?: Fetch<LoaderFunction>): PageRoute => ({
  path,
  lazy: { Component, ...(loader && { loader }) },
});

/** Creates the route of a page that several areas have: its component and the function that creates its loader take `props`. */
export const pageWith = <Props extends object>(
  props: Props,
  path: string,
  Component: Fetch<ComponentType<Props>>,
  loaderOf?: Fetch<(props: Props) => LoaderFunction>,
): PageRoute =>
  page(
    path,
    async () => {
      const Page = await Component();
      return () => <Page {...props} />;
    },
    loaderOf && (async () => (await loaderOf())(props)),
  );
