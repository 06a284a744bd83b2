import { rmSync } from 'node:fs';
import { temporaryFolder } from './folder.ts';

/**
 * Jest's global set-up: a folder for the temporary files of the run. Whatever tests, and processes that they start, leave there goes
 * with it.
 */
export default function holdTemporaryFiles(): void {
  const folder = temporaryFolder({ inMemory: false });
  process.env.TMPDIR = folder;
  endings.set('temporary files', async () => rmSync(folder, { recursive: true, force: true }));
}

/** How to end what a set-up began; the tear-down runs in the same process. */
export const endings: Map<string, () => Promise<void>> = (globalThis.portalTestEndings ??= new Map());

declare global {
  var portalTestEndings: Map<string, () => Promise<void>> | undefined;
}
