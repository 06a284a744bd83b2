import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setApiOrigin } from '@psp/auth/session/address';

/** Answer of a test service: status and JSON body. */
export type Answer = readonly [status: number, body: unknown];
/** Answers by method and path, such as "POST /signup"; the query is a separate argument. */
export type Answers = Record<string, (body: unknown, query: URLSearchParams) => Answer>;

export interface Service {
  /** All requests in order, with method, path and body. */
  seen: { call: string; body: unknown }[];
  answers: Answers;
  stop: () => Promise<void>;
}

const HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return request.headers['content-type']?.includes('json') ? JSON.parse(text) : text;
}

/** Starts a server in place of the identity service and points the page's API client to it. */
export async function startService(answers: Answers): Promise<Service> {
  const service: Service = { seen: [], answers, stop: async () => undefined };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.test');
    const call = `${request.method} ${pathname.replace('/api/identity', '')}`;
    const body = await readBody(request);
    service.seen.push({ call, body });
    const [status, answer] = service.answers[call]?.(body, searchParams) ?? [404, { code: 'not_found', message: call }];
    response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  setApiOrigin(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
  service.stop = async () => {
    setApiOrigin('');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return service;
}
