import { z } from 'zod';

const environment = z.object({
  DATABASE_URL: z.string().min(1),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** Settings of the worker. Throws one line that names what is missing or wrong. */
export const readWorkerConfig = (env: NodeJS.ProcessEnv): z.infer<typeof environment> => {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  throw new Error(
    `Invalid environment: ${result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', ')}`,
  );
};
