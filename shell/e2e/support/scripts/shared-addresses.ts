import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Operations } from '@psp/contracts/operations';
import { workspaceRoot } from '@psp/build/workspace';

const isTable = (value: unknown): value is Operations =>
  typeof value === 'object' && value !== null && 'areas' in value && 'table' in value;

/** Returns method and path of the operations that several areas have, as services publish them: `POST /projects/{id}/pause`. */
export async function sharedAddresses(): Promise<Set<string>> {
  const files = globSync('libs/contracts/src/*.ts', { cwd: workspaceRoot, exclude: ['**/*.test.ts'] });
  const modules: object[] = await Promise.all(files.map((file) => import(join(workspaceRoot, file))));
  const tables = modules.flatMap((module): unknown[] => Object.values(module)).filter(isTable);
  const shared = tables.filter(({ areas }) => areas.length > 1);
  const addresses = shared.flatMap(({ table }) => Object.values(table).map(({ address }) => address));
  return new Set(addresses.map((address) => address.replaceAll(/:(\w+)/g, '{$1}')));
}
