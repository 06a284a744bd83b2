import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the model was asked: its rules, and the passages with the question. */
export interface AskedModel {
  instructions: string;
  prompt: string;
  key: string | undefined;
}

/** Writes to an answer as a model would. */
export interface Stream {
  /** Sends a piece of text. */
  say(piece: string): void;
  /** Ends the answer as the protocol wants it. */
  end(): void;
  /** Cuts the connection. */
  cut(): void;
  response: ServerResponse;
}

export interface ModelServer {
  url: string;
  asked: AskedModel[];
  /** How the next questions are answered. */
  answer: (stream: Stream, asked: AskedModel) => void;
  /** What each text means, for the endpoint of embeddings; null answers with an error. */
  embed: ((text: string) => number[]) | null;
  /** Texts that were embedded. */
  embedded: string[];
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const USAGE = `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [], usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 } })}\n\n`;

const streamOf = (response: ServerResponse): Stream => {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  return {
    response,
    say: (piece) => {
      begin();
      response.write(chunk({ role: 'assistant', content: piece }));
    },
    end: () => {
      begin();
      response.end(`${chunk({}, 'stop')}${USAGE}data: [DONE]\n\n`);
    },
    cut: () => response.destroy(),
  };
};

const embedWith = (model: ModelServer, body: string, response: ServerResponse): void => {
  const { input } = JSON.parse(body) as { input: string[] };
  model.embedded.push(...input);
  if (!model.embed) return void response.writeHead(500).end('{"error":{"message":"plin"}}');
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: model.embed?.(text) }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', model: 'test', data, usage: { prompt_tokens: 9, total_tokens: 9 } }));
};

/**
 * Starts a server that speaks the streaming chat protocol and that of embeddings; `answer` and `embed` decide what it writes, and its
 * faults.
 */
export async function startModelServer(): Promise<ModelServer> {
  const model: ModelServer = {
    ...{ url: '', asked: [], answer: (stream) => stream.end(), close: async () => undefined },
    ...{ embed: null, embedded: [] },
  };
  const http = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url?.endsWith('/embeddings')) return embedWith(model, body, response);
    const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
    const said = (role: string) =>
      messages
        .flatMap((one) =>
          one.role === role ? [typeof one.content === 'string' ? one.content : JSON.stringify(one.content)] : [],
        )
        .join('\n');
    const asked = { instructions: said('system'), prompt: said('user'), key: request.headers.authorization };
    model.asked.push(asked);
    model.answer(streamOf(response), asked);
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`;
  model.close = async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  return model;
}
