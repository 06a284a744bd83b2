import { rmSync } from 'node:fs';
import { temporaryFolder } from './folder.ts';

/**
 * Jest's global setup: creates a folder for the temporary files of tests and their processes, which is removed after the run.
 */
export default function holdTemporaryFiles(): void {
  const folder = temporaryFolder({ inMemory: false });
  process.env.TMPDIR = folder;
  endings.set('temporary files', async () => rmSync(folder, { recursive: true, force: true }));
}

/** Cleanup functions of the setup by name; the teardown calls them in the same process. */
export const endings: Map<string, () => Promise<void>> = (globalThis.portalTestEndings ??= new Map());

declare global {
  var portalTestEndings: Map<string, () => Promise<void>> | undefined;
}
