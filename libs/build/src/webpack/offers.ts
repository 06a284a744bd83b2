import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferedModule, OfferedModules } from '@psp/contracts/shared-modules';
import { transformSync } from '@swc/core';
import { initSync, parse } from 'es-module-lexer';
import { packageVersion, workspaceRoot } from '../workspace.ts';
import { SHARED_PACKAGES, sharedFiles } from './sharing.ts';

/**
 * Returns the modules that the shell offers to remotes: versions of packages, and export names of our own modules. The list is part of the
 * shell's code, for the loader, and of its release, for the release gate.
 */
export function offeredModules(root: string): OfferedModules {
  const packages = SHARED_PACKAGES.map((name) => [name, offeredPackage(name)] as const);
  const files = sharedFiles(root).map(
    ({ key, file, version }) => [key, { version, exports: exportsOf(file) }] as const,
  );
  return Object.fromEntries([...packages, ...files]);
}

function offeredPackage(name: string): OfferedModule {
  const [first = '', second = ''] = name.split('/');
  const folder = name.startsWith('@') ? join(first, second) : first;
  const version = packageVersion(join(workspaceRoot, 'node_modules', folder));
  return { version, exports: null };
}

/** Returns the export names of a module. Throws for `export *`, whose names would be missing. */
export function exportsOf(file: string): string[] {
  initSync();
  const source = readFileSync(file, 'utf8');
  if (/^export \*/m.test(source)) throw new Error(`${file}: export * hides names`);
  const { code } = transformSync(source, {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') } },
  });
  const [, exports] = parse(code);
  return exports.map(({ n }) => n).toSorted();
}
