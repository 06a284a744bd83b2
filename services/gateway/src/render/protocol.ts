/** Where the worker finds the bundles of shell and remote. */
export interface BundleLocation {
  shellDir: string;
  /** Path of the shell's files. */
  base: string;
  /** Folder of the public remote's live release. */
  releaseDir: string;
  entry: { version: string; manifest: string; contract: number };
  origin: string;
  /** Names of the domains as JSON text; empty while they are the first ones. */
  domains: string;
}

/** Messages from the gateway to the worker. */
export type ToWorker =
  | { kind: 'draw'; id: number; address: string }
  | { kind: 'answer'; id: number; answer: { status: number; body: string; type: string } | null }
  | { kind: 'alive' };

/** Messages from the worker to the gateway. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'drawn'; id: number; page: { status: number; html: string; location?: string } | null; asked: string[] }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'ask'; id: number; path: string }
  | { kind: 'alive' };
