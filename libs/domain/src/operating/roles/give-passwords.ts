import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import { passwordName, roleOf, SERVICES } from './names.ts';

/**
 * Lets the services whose passwords are in the environment sign in to the database as their roles. The user must be allowed to alter
 * them. Throws what the driver throws.
 */
export const givePasswords = (orm: MikroORM, env: NodeJS.ProcessEnv): Promise<void> =>
  asSystem(orm, async ({ db }) => {
    for (const service of SERVICES) {
      const password = env[passwordName(service)];
      if (!password) continue;
      // Values cannot be parameters of this statement.
      const [row] = await db.run(
        sql<{
          text: string;
        }>`select format('alter role %I login password %L', ${roleOf(service)}::text, ${password}::text) as text`,
      );
      if (row) await db.run(sql.raw(row.text));
    }
  });
