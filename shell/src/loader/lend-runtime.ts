/**
 * Provides the federation runtime to remotes of contract 4, which contain none and read this global. Import it before the entry
 * of such a remote. Remove it with contract 6, which no longer serves them.
 */
import federation from '@module-federation/webpack-bundler-runtime';

Object.assign(globalThis, { _PORTAL_FEDERATION: federation });
