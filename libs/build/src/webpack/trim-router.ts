/** Functions of React Router that pages never reach, with what stands in place of each body. */
const UNUSED = {
  // Of framework mode: links that fetch the next page's modules, which our loader does.
  PrefetchPageLinks: 'return null;',
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
    const trimmed = text.replace(new RegExp(`^(function ${name}\\(.*\\) \\{\\n)[^]*?^\\}$`, 'm'), `$1  ${body}\n}`);
    if (trimmed === text) throw new Error(`React Router has no function ${name} to leave out`);
    return trimmed;
  }, source);
}
