/**
 * Lends the shell's copy of federation's runtime to the remotes, which are built without one (`externalRuntime`). Only what a
 * remote uses of it: the whole, which the bundler's own option lends, would make the shell carry what nobody runs.
 */
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '../../../../node_modules/@module-federation/runtime-core/dist/index.js';

Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    loadScript,
    loadScriptNode,
    Module,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
});

/** Federation runs it as a plugin, before the first remote. */
// oxlint-disable-next-line import/no-default-export -- what federation looks for
export default function lendRuntime(): { name: string } {
  return { name: 'lend-runtime' };
}
