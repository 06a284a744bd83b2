import type { LoaderContext } from 'webpack';
import { moduleName } from '../built-files.ts';

/** Loader that notes each import of a module, and replaces the code of a page. */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function namedModule(this: LoaderContext<object>): string {
  const name = JSON.stringify(moduleName(this.rootContext, this.resourcePath));
  const code = this.resourcePath.endsWith('.tsx')
    ? ''
    : `module.exports = require(${JSON.stringify(this.resourcePath)});`;
  return `globalThis.asked.modules.push(${name}); delete require.cache[module.id]; ${code}`;
}
