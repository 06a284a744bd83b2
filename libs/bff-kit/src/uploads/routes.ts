import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import { DomainError } from '@psp/domain/errors';
import type { PortalApp } from '../context.ts';
import { DOCUMENT_SIZE, type SizeLimit } from './receive-file.ts';

/** What a form adds around its file. */
const FORM_BYTES = 64 * 1024;
/** How much of a refused upload is still read, and for how long, so that its sender gets to read the answer. */
const LINGER_BYTES = 4 * 1024 * 1024;
const LINGER_MS = 1000;

/**
 * A part of a service whose routes receive files. Every request must carry `x-portal-upload: 1`, which a form of another site
 * cannot send; one that announces too much is refused before it is read, and a refused one is not read to its end.
 */
export function uploadScope(app: PortalApp, routes: (scope: PortalApp) => void, size = DOCUMENT_SIZE): void {
  void app.register(async (scope: PortalApp) => {
    await scope.register(multipart);
    scope.addHook('onRequest', async (request) => checkHead(request, size));
    scope.addHook('onResponse', hangUp);
    routes(scope);
  });
}

function checkHead({ headers }: FastifyRequest, { bytes, refusal }: SizeLimit): void {
  if (headers[UPLOAD_HEADER] !== '1') throw new DomainError('auth.cross_site');
  if (Number(headers['content-length'] ?? 0) > bytes + FORM_BYTES) throw new DomainError(refusal);
}

/* Node would read and throw away whatever still comes, for ever if need be. */
async function hangUp({ raw }: FastifyRequest): Promise<void> {
  const { socket } = raw;
  // Calls without a network have no socket.
  if (raw.complete || !(socket instanceof Socket)) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > LINGER_BYTES) socket.destroy();
  });
  socket.once('close', () => clearTimeout(timer));
}
