import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Options, type Output, transformSync } from '@swc/core';
import type jestRuntime from 'jest-runtime';
import { workspaceRoot } from '../../workspace.ts';

const require = createRequire(import.meta.url);
const { default: JestRuntime }: typeof jestRuntime = require('jest-runtime');

/* Node strips the types of .ts files by itself. */
const asModule: Options = {
  swcrc: false,
  sourceMaps: true,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
};

function compiled(url: string): Output {
  const filename = fileURLToPath(url);
  return transformSync(readFileSync(filename, 'utf8'), { ...asModule, filename });
}

const globals = new URL('./globals.ts', import.meta.url).href;

/** Libraries that export .tsx and .ts files by one pattern, of which Node tries only the first target. */
const published = /^@psp\/(design-system|features|remote)\/(.+)$/;

/** Resolves modules as the builds do. Returns the URL of the module, or undefined when Node resolves it itself. */
function resolveAsBuilt(specifier: string): string | undefined {
  if (specifier === '@jest/globals') return globals;
  const [, library, name] = published.exec(specifier) ?? [];
  if (!library) return undefined;
  const path = join(workspaceRoot, 'libs', library, 'src', `${name}.ts`);
  return pathToFileURL(existsSync(path) ? path : `${path}x`).href;
}

registerHooks({
  resolve: (specifier, context, next) => {
    const url = resolveAsBuilt(specifier);
    return url ? { url, shortCircuit: true } : next(specifier, context);
  },
  load: (url, context, next) =>
    url.endsWith('.tsx') ? { format: 'module', source: compiled(url).code, shortCircuit: true } : next(url, context),
});

/** Source maps of components, written to disk only when a test fails in them. */
class Maps extends Map<string, string> {
  /** Returns the path of a module's source map by the module's URL. */
  override get(url: string): string | undefined {
    if (!url.endsWith('.tsx')) return undefined;
    const path = join(mkdtempSync(join(tmpdir(), 'map-')), 'module.map');
    writeFileSync(path, compiled(url).map ?? '');
    return path;
  }
}

/**
 * Runs test files as Node runs the services: modules are loaded once for all test files of a worker. Jest's own runtime loads the ORM, the
 * server, the components and the schemas again for each file: nine files of bff-uat, 91 tests, took 28.8 s of processor time on it and
 * 16.2 s on this one.
 */
export default class NativeRuntime extends JestRuntime {
  /** Imports a test file, or a setup file, whose `beforeTestFile` is called for each test file. */
  override async unstable_importModule(path: string): Promise<unknown> {
    globalThis.jestGlobals = this.requireModuleOrMock(path, '@jest/globals');
    const module = await import(pathToFileURL(path).href);
    module.beforeTestFile?.();
    return module;
  }

  override getSourceMaps(): Maps {
    return new Maps();
  }

  /** Reloads jest-circus for each file, so that it starts with empty lists of tests and listeners. */
  override requireInternalModule<T = unknown>(path: string, to?: string): T {
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    delete require.cache[path];
    return require(path);
  }
}
