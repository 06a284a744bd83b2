import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { toJsonSchema } from '../schemas.ts';

type Views = Record<string, z.ZodType>;

/**
 * Replaces every JSON response that differs from its route's view by a 500 with an explanation. Differences are a missing field, a
 * wrong type, or a field outside the view. Needed because JSON text built by PostgreSQL is sent without being checked by a serialiser.
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

/* Returns the views of a route by status; each is made strict on first use. */
function viewsOf({ schema }: RouteOptions): Views {
  const described = Object.entries(schema?.response ?? {});
  return Object.fromEntries(
    described.flatMap(([status, view]) => (view instanceof z.ZodType ? [[status, z.lazy(() => strict(view))]] : [])),
  );
}

/* A view converted from an output JSON Schema refuses unknown fields. */
const strict = (view: z.ZodType): z.ZodType => z.fromJSONSchema(toJsonSchema(view, 'output'));
