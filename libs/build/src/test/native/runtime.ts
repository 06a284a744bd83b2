import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type jestRuntime from 'jest-runtime';

const require = createRequire(import.meta.url);
const { default: JestRuntime }: typeof jestRuntime = require('jest-runtime');
const globals = new URL('./globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

/**
 * Runs a test file as Node runs the services: what it imports is loaded once for all test files of a worker. In a context of its
 * own, as jest runs one that asks for a document, each file loads the ORM, the server and the schemas again.
 */
export default class NativeRuntime extends JestRuntime {
  readonly #isNative: boolean;

  constructor(...given: ConstructorParameters<typeof JestRuntime>) {
    super(...given);
    this.#isNative = given[1].getVmContext() === null;
  }

  override unstable_importModule(path: string): Promise<unknown> {
    if (!this.#isNative) return super.unstable_importModule(path);
    globalThis.jestGlobals = this.requireModuleOrMock(path, '@jest/globals');
    return import(pathToFileURL(path).href);
  }

  /** Loads jest's collector of tests anew, which begins with an empty list of tests and of listeners. */
  override requireInternalModule<T = unknown>(path: string, to?: string): T {
    if (!this.#isNative) return super.requireInternalModule(path, to);
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    delete require.cache[path];
    return require(path);
  }
}
