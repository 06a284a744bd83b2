interface Sender {
  type(contentType: string): unknown;
  send(payload: never): unknown;
}

/**
 * Answers with JSON text that PostgreSQL has built, without parsing it. Return its result from the handler. That the text
 * has the form of the route's contract is the query's promise, which types cannot see and route tests check.
 */
export function sendJson<Reply extends Sender>(reply: Reply, text: string): Reply {
  reply.type('application/json; charset=utf-8');
  reply.send(text as never);
  return reply;
}
