import type { LoaderContext } from 'webpack';
import { moduleName } from '../built-files.ts';

/** Loader that replaces a page's code by a note that its module was imported. */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function namedPage(this: LoaderContext<object>): string {
  const name = JSON.stringify(moduleName(this.rootContext, this.resourcePath));
  return `globalThis.asked.modules.push(${name}); delete require.cache[module.id];`;
}
