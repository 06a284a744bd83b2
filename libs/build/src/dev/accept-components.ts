import type { LoaderContext } from 'webpack';

/** Webpack loader that runs after swc: adds code to modules with components that registers them with `refresh.ts` for hot replacement. */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function acceptComponents(this: LoaderContext<object>, source: string, map?: string): void {
  this.callback(null, /\$Refresh(Reg|Sig)\$/.test(source) ? accepting(source) : source, map);
}

/* Adds code only on the first line and after the last one, so that the source map stays correct. */
const accepting = (source: string): string =>
  `const $RefreshSig$ = _PORTAL_REFRESH.sign, \
$RefreshReg$ = (type, name) => _PORTAL_REFRESH.register(type, __webpack_module__.id + " " + name);\
${source}
_PORTAL_REFRESH.accept(__webpack_module__.id, __webpack_module__.exports, import.meta.webpackHot);`;
