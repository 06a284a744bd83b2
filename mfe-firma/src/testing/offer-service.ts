import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setApiOrigin } from '@psp/auth/session/address';
import type { OfferContent, OfferView } from '@psp/contracts/offers';

interface Call {
  method: string;
  path: string;
  key: string;
  body: { version?: number; content: OfferContent };
}

interface Row {
  version: number;
  content: OfferContent;
}

/** A fake service on a free port that stores one offer and refuses a stale version. */
export interface OfferService {
  /** All writes that it has received. */
  calls: Call[];
  stored: Row | null;
  /** The opportunity in its responses, without the offer. */
  opportunity: object;
  /** Faults of the next writes: 503 refuses, 'lose' stores the offer and drops the response. */
  failures: ('lose' | 503)[];
  stop(): Promise<void>;
}

const { fetch } = globalThis;

/** Answers every call with 500. An unanswered call would be retried and reach the service of the next test. */
export function withoutService(): void {
  globalThis.fetch = async () => Response.json({ code: 'internal', message: 'A apărut o eroare.' }, { status: 500 });
}

/** The view of a stored offer. */
export const offerOf = ({ version, content }: Row): OfferView => ({
  id: 'oferta',
  version,
  status: 'draft',
  content,
  requestRevision: 1,
  submittedAt: null,
  decidedAt: null,
  declineReason: null,
  acceptReason: null,
  attachments: [],
  projectId: null,
  standing: null,
  versions: [],
  history: [],
  actions: ['edit', 'discard', 'submit'],
});

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function store(service: OfferService, call: Call): 'ok' | 'version.stale' | 'offer.exists' {
  const { stored } = service;
  const { version, content } = call.body;
  if (call.path.endsWith('/submit')) return stored?.version === version ? 'ok' : 'version.stale';
  if (call.method === 'PUT') {
    if (stored?.version !== version) return 'version.stale';
    service.stored = { version: (version ?? 0) + 1, content };
    return 'ok';
  }
  const isRepeated = service.calls.filter(({ key }) => key === call.key).length > 1;
  if (stored) return isRepeated ? 'ok' : 'offer.exists';
  service.stored = { version: 1, content };
  return 'ok';
}

async function handle(service: OfferService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const view = () => ({ ...service.opportunity, offer: service.stored && offerOf(service.stored) });
  if (request.method === 'GET') return answer(response, 200, view());
  const { method = '', url: path = '', headers } = request;
  const call = { method, path, key: String(headers['idempotency-key']), body: JSON.parse(text) };
  service.calls.push(call);
  const failure = service.failures.shift();
  if (failure === 503) return answer(response, 503, { code: 'service.busy', message: '' });
  const result = store(service, call);
  if (failure === 'lose') return void request.socket.destroy();
  if (result !== 'ok') return answer(response, 409, { code: result, message: '' });
  answer(response, 200, view());
}

/** Starts the service and points the area's client to it. */
export async function startOfferService(): Promise<OfferService> {
  globalThis.fetch = fetch;
  const server = createServer((request, response) => void handle(service, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  setApiOrigin(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
  const service: OfferService = {
    calls: [],
    stored: null,
    opportunity: { id: 'solicitare' },
    failures: [],
    stop: async () => {
      setApiOrigin('');
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
