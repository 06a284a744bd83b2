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

const underWay = new Map<string, Promise<string>>();

/**
 * Lets calls that ask for the same at the same moment share one read. For answers that are the same for everybody; a
 * call never gets anything older than the read that was under way when it came.
 */
export function shared(key: string, read: () => Promise<string>): Promise<string> {
  const current = underWay.get(key);
  if (current) return current;
  const started = read().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}
