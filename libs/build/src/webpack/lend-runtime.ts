/** Lends the shell's copy of federation's runtime to the remotes, which are built without one (lent-runtime.ts). */
import { createInstance, getInstance } from '../../../../node_modules/@module-federation/runtime/dist/index.js';
import federation from '../../../../node_modules/@module-federation/webpack-bundler-runtime/dist/bundler.js';
import { initContainerEntry } from '../../../../node_modules/@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/* The runtime's own `init` would take the last remote for the page's host, and the shell's build for that of the remote. */
const init: typeof createInstance = (options) => {
  const known = getInstance(({ name }) => name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
};

Object.assign(globalThis, {
  _PORTAL_FEDERATION: {
    ...federation,
    runtime: { ...federation.runtime, init },
    // Which the shell, with nothing to expose, is built without.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});

/** Federation runs it as a plugin, before the first remote. */
// oxlint-disable-next-line import/no-default-export -- what federation looks for
export default function lendRuntime(): { name: string } {
  return { name: 'lend-runtime' };
}
