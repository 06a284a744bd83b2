/**
 * Runs first in a page in development: replaces components of changed modules in place, so that the page keeps its state.
 * `accept-components.ts` makes each module call it.
 */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** Webpack's API for hot replacement of a module. */
interface Hot {
  /** Data from the module's previous version; undefined the first time. */
  data?: { names?: string };
  dispose(leave: (data: { names?: string }) => void): void;
  accept(): void;
  invalidate(): void;
}

let isPlanned = false;

function refreshSoon(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    performReactRefresh();
  });
}

/* A module that exports only components is replaced in place; changes of others are passed on to their importers. */
function accept(id: string, exported: Record<string, unknown>, hot: Hot | undefined): void {
  if (!hot) return;
  const names = Object.keys(exported).toSorted();
  const isReplaced = names.length > 0 && names.every((name) => isLikelyComponentType(exported[name]));
  for (const name of names) if (isLikelyComponentType(exported[name])) register(exported[name], `${id} ${name}`);
  const before = hot.data?.names;
  if (isReplaced) {
    hot.dispose((data) => Object.assign(data, { names: names.join() }));
    hot.accept();
  }
  if (before === undefined) return;
  if (isReplaced && before === names.join()) refreshSoon();
  else hot.invalidate();
}

injectIntoGlobalHook(globalThis);
Object.assign(globalThis, {
  _PORTAL_REFRESH: { register, sign: createSignatureFunctionForTransform, accept },
});
