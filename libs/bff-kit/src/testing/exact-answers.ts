import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { toJsonSchema } from '../schemas.ts';

type Views = Record<string, z.ZodType>;

/**
 * Answers 500 and says how, wherever a JSON answer is not exactly what its route's view describes: a missing field, another type, or a
 * field that the view does not name. Answers that PostgreSQL builds are sent as text, which no serialiser checks.
 */
export function expectExactAnswers(app: FastifyInstance): void {
  const views = new Map<string, Views>();
  app.addHook('onRoute', (route) => void views.set(`${route.method} ${route.url}`, viewsOf(route)));
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url = '' } = request.routeOptions;
    const view = views.get(`${method} ${url}`)?.[reply.statusCode];
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!view || !isJson || typeof payload !== 'string') return payload;
    const { error } = view.safeParse(JSON.parse(payload));
    if (!error) return payload;
    reply.code(500).removeHeader('content-length');
    return `${method} ${url} differs from its view:\n${z.prettifyError(error)}`;
  });
}

/* The views of a route by status; each is made strict when it is first needed. */
function viewsOf({ schema }: RouteOptions): Views {
  const described = Object.entries(schema?.response ?? {});
  return Object.fromEntries(
    described.flatMap(([status, view]) => (view instanceof z.ZodType ? [[status, z.lazy(() => strict(view))]] : [])),
  );
}

/* JSON Schema of an output refuses fields that it does not name. */
const strict = (view: z.ZodType): z.ZodType => z.fromJSONSchema(toJsonSchema(view, 'output'));
