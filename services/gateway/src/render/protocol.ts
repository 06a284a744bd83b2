/** Where the worker finds what it draws with. */
export interface Place {
  shellDir: string;
  /** Folder of the live release of the public remote. */
  releaseDir: string;
  entry: { version: string; manifest: string; contract: number };
  origin: string;
}

/** From the gateway to its worker. */
export type ToWorker =
  | { kind: 'draw'; id: number; address: string }
  | { kind: 'answer'; id: number; answer: { status: number; body: string; type: string } | null }
  | { kind: 'alive' };

/** From the worker to the gateway. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'drawn'; id: number; page: { status: number; html: string } | null; asked: string[] }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'ask'; id: number; path: string }
  | { kind: 'alive' };
