/** Functions of React Router that pages never reach, with what stands in place of each body. */
const UNUSED = {
  // Of framework mode: links that fetch the next page's modules, which our loader does.
  PrefetchPageLinks: 'return null;',
  usePrefetchBehavior: 'return [false, null, {}];',
  // What stands where no route has an error element; the shell's root has one.
  DefaultErrorComponent: 'return null;',
  // Of view transitions, and of errors in React Router's own hydration data, neither of which pages have.
  useViewTransitionState: 'return false;',
  restoreAppliedTransitions: 'return;',
  persistAppliedTransitions: 'return;',
  deserializeErrors: 'return errors;',
  // Of server components.
  RSCErrorHandler: 'return null;',
  // Of fetchers and of routes with an action: our pages read through loaders and write through `useAct`.
  handleAction: 'return { shortCircuited: true };',
  handleFetcherAction: 'return;',
  handleFetcherLoader: 'return;',
  fetch2: 'return;',
  callLoadersAndMaybeResolveData: `return {
    loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };`,
  getUpdatedRevalidatingFetchers: 'return state.fetchers;',
  updateFetcherState: 'return;',
  setFetcherError: 'return;',
  getFetcher: 'return IDLE_FETCHER;',
  deleteFetcher: 'return;',
  queueFetcherForDeletion: 'return;',
  abortFetcher: 'return;',
  markFetchRedirectsDone: 'return false;',
  abortStaleFetchLoads: 'return false;',
  // What `instrumentations` of a router would call; ours has none.
  instrumentClientSideRouter: 'return router;',
  getRouteInstrumentationUpdates: 'return {};',
};

/**
 * Loader for the file that React Router consists of: without those functions, a tenth of it is left out of the bundle. Throws where a
 * release of React Router no longer has one.
 */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function trimRouter(source: string): string {
  return Object.entries(UNUSED).reduce((text, [name, body]) => {
    const whole = new RegExp(`^( *)((?:async )?function ${name}\\([^)]*\\)+ \\{\\n)[^]*?^\\1\\}$`, 'm');
    const trimmed = text.replace(whole, `$1$2$1  ${body}\n$1}`);
    if (trimmed === text) throw new Error(`React Router has no function ${name} to leave out`);
    return trimmed;
  }, source);
}
