import { once } from 'node:events';
import { join } from 'node:path';
import { type DatabaseServer, startDatabase } from '@psp/build/database/server';
import { filesUrl } from '@psp/build/start/files-url';
import { signingKeys } from '@psp/build/start/keys';
import { freePort } from '@psp/build/start/ports';
import { end, launch, type ServiceSpec, type Slot, untilUp } from '@psp/build/start/service-process';
import { upstreamVariable } from '@psp/build/start/topology';
import { copyData, removeData } from '@psp/build/test/demonstration';
import { temporaryFolder } from '@psp/build/test/folder';
import { calledServices, workspaceRoot } from '@psp/build/workspace';
import pg from 'pg';
import { portal, overridePortal } from './address.ts';
import { startBalancer, type Balancer } from './load-balancer.ts';

const COPIES = 2;
const SHUTDOWN_MS = 5000;

type ServiceName = (typeof calledServices)[number];

interface CopiedService extends Balancer {
  slots: Slot[];
}

/** A portal with its own demonstration data and two copies of some services behind its gateway, which runs the others. */
export interface CopiedPortal {
  /** The load balancer of a service. */
  balancerOf(name: ServiceName): Balancer;
  /** Kills a copy with SIGKILL. */
  kill(name: ServiceName, copy: number): Promise<void>;
  /** Restarts killed copies and waits until they are healthy. */
  restartKilled(): Promise<void>;
  /** Stops PostgreSQL as an update does, runs `meanwhile`, and starts it again. */
  restartDatabase(meanwhile: () => Promise<void>): Promise<void>;
  /** Runs statements in a transaction on a separate connection. */
  transaction(work: (client: pg.Client) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const startService = async (spec: ServiceSpec): Promise<Slot> => {
  const slot = { spec, child: launch(workspaceRoot, spec, false), up: false };
  await untilUp(slot);
  return slot;
};

const specOf = (name: string, port: number, env: Record<string, string>): ServiceSpec => ({
  name,
  env: { ...env, PORT: String(port) },
  healthUrl: `http://127.0.0.1:${port}/healthz`,
});

async function startCopies(name: ServiceName, env: Record<string, string>): Promise<CopiedService> {
  const ports = await Promise.all(Array.from({ length: COPIES }, freePort));
  const balanced = await startBalancer(ports);
  const slots = await Promise.all(ports.map((port) => startService(specOf(name, port, env))));
  return { ...balanced, slots };
}

/** The processes of a copied portal. */
class CopiedPortalProcesses implements CopiedPortal {
  private readonly folder = temporaryFolder();
  private readonly services = new Map<ServiceName, CopiedService>();
  private database: DatabaseServer | undefined;
  private gateway: Slot | undefined;

  async start(names: readonly ServiceName[]): Promise<void> {
    const { releasesDir, mode, pid } = portal();
    copyData(process.env.DEMONSTRATION ?? '', this.folder);
    const databaseUrl = await this.startDatabase();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const keys = signingKeys(join(this.folder, 'keys'));
    const env = {
      ...{ DATABASE_URL: databaseUrl, JWT_PUBLIC_KEY: keys.publicKey, JWT_PRIVATE_KEY: '', PUBLIC_ORIGIN: url },
      ...{ FILES_URL: filesUrl(this.folder), LOCAL_PORTAL: 'true', RELEASES_DIR: releasesDir, LOG_LEVEL: 'fatal' },
      ...{ METRICS_PORT: '', NODE_OPTIONS: '', NODE_ENV: '', HOST: '127.0.0.1', RENDER_LIMIT_MS: '20000' },
    };
    const addresses: Record<string, string> = {};
    // One after another, because two processors do not start ten processes faster at once.
    for (const name of names) {
      const secret = name === 'identity' ? { JWT_PRIVATE_KEY: keys.privateKey } : {};
      const copied = await startCopies(name, { ...env, ...secret });
      this.services.set(name, copied);
      addresses[upstreamVariable(name)] = copied.address;
    }
    this.gateway = await startService(specOf('gateway', port, { ...env, ...addresses }));
    overridePortal({ mode, url, databaseUrl, releasesDir, pid });
  }

  balancerOf(name: ServiceName): CopiedService {
    const found = this.services.get(name);
    if (!found) throw new Error(`${name} is not started`);
    return found;
  }

  async kill(name: ServiceName, copy: number): Promise<void> {
    const slot = this.balancerOf(name).slots[copy];
    if (!slot) throw new Error(`${name} has no copy ${copy}`);
    const exit = once(slot.child, 'exit');
    slot.child.kill('SIGKILL');
    await exit;
  }

  async restartKilled(): Promise<void> {
    for (const slot of this.slots())
      if (slot.child.signalCode !== null) Object.assign(slot, await startService(slot.spec));
  }

  async restartDatabase(meanwhile: () => Promise<void>): Promise<void> {
    const port = Number(new URL(portal().databaseUrl).port);
    await this.database?.stop();
    await meanwhile();
    await this.startDatabase(port);
  }

  async transaction(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: this.database?.url });
    await client.connect();
    try {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    overridePortal(null);
    if (this.gateway) await end(this.gateway.child, SHUTDOWN_MS);
    for (const { close } of this.services.values()) close();
    await Promise.all(this.slots().map(({ child }) => end(child, SHUTDOWN_MS)));
    await this.database?.stop();
    removeData(this.folder);
  }

  private slots(): Slot[] {
    return [...this.services.values()].flatMap((one) => one.slots);
  }

  private async startDatabase(port?: number): Promise<string> {
    const { folder } = this;
    this.database = await startDatabase({ folder, throwAway: true, connections: 400, ...(port ? { port } : {}) });
    return this.database.url;
  }
}

/**
 * Starts such a portal; until `stop`, the tests of the file use it.
 * @param names Services with copies, all by default. Identity must be one of them.
 */
export async function startCopiedPortal(names: readonly ServiceName[] = calledServices): Promise<CopiedPortal> {
  const copied = new CopiedPortalProcesses();
  try {
    await copied.start(names);
    return copied;
  } catch (error) {
    await copied.stop();
    throw error;
  }
}
