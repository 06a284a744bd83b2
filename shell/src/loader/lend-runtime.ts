/**
 * Federation's runtime for remotes of contract 4, which were built without one and take it from this global. Loaded before the entry of such
 * a remote; can go with contract 6, which ends serving them.
 */
import federation from '@module-federation/webpack-bundler-runtime';

Object.assign(globalThis, { _PORTAL_FEDERATION: federation });
