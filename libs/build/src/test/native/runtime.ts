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

/* Node takes the types out of .ts by itself. */
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

/** Libraries that publish .tsx and .ts files under one pattern, of which Node tries the first target only. */
const published = /^@psp\/(design-system|features|remote)\/(.+)$/;

/** Where the builds find what Node would not: URL of the module, or nothing where Node resolves it itself. */
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

/** Where the lines of a component are in its source; the map is written when a test fails in it. */
class Maps extends Map<string, string> {
  /** Path of the map of a module, by its URL. */
  override get(url: string): string | undefined {
    if (!url.endsWith('.tsx')) return undefined;
    const path = join(mkdtempSync(join(tmpdir(), 'map-')), 'module.map');
    writeFileSync(path, compiled(url).map ?? '');
    return path;
  }
}

/**
 * Runs a test file as Node runs the services: what it imports is loaded once for all test files of a worker. In a context of its
 * own, as jest would run it, each file loads the ORM, the server, the components and the schemas again: nine files of bff-uat, 91 tests,
 * took 28.8 s of processor time on jest's own runtime and 16.2 s on this one.
 */
export default class NativeRuntime extends JestRuntime {
  /** Imports a test file, or a file that `setupFilesAfterEnv` names, whose `beforeTestFile` is called for each test file. */
  override async unstable_importModule(path: string): Promise<unknown> {
    globalThis.jestGlobals = this.requireModuleOrMock(path, '@jest/globals');
    const module = await import(pathToFileURL(path).href);
    module.beforeTestFile?.();
    return module;
  }

  override getSourceMaps(): Maps {
    return new Maps();
  }

  /** Loads jest's collector of tests anew, which begins with an empty list of tests and of listeners. */
  override requireInternalModule<T = unknown>(path: string, to?: string): T {
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    delete require.cache[path];
    return require(path);
  }
}
