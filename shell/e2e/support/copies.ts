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
import { portal, standIn } from './address.ts';
import { balance, type Balanced } from './balance.ts';

const COPIES = 2;
const PATIENCE_MS = 5000;

type ServiceName = (typeof calledServices)[number];

interface Copied extends Balanced {
  slots: Slot[];
}

/** A portal with its own copy of the demonstration, and two copies of some services behind its gateway, which runs the others. */
export interface CopiedPortal {
  /** The address of the copies of a service. */
  of(name: ServiceName): Balanced;
  /** Kills a copy on the spot. */
  kill(name: ServiceName, copy: number): Promise<void>;
  /** Starts again what was killed, and waits until it answers. */
  startAgain(): Promise<void>;
  /** Ends PostgreSQL as an update of it does, and starts it again. */
  restartDatabase(meanwhile: () => Promise<void>): Promise<void>;
  /** Runs statements on a connection of its own, which commits at the end. */
  transaction(work: (client: pg.Client) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const started = async (spec: ServiceSpec): Promise<Slot> => {
  const slot = { spec, child: launch(workspaceRoot, spec, false), up: false };
  await untilUp(slot);
  return slot;
};

const specOf = (name: string, port: number, env: Record<string, string>): ServiceSpec => ({
  name,
  env: { ...env, PORT: String(port) },
  healthUrl: `http://127.0.0.1:${port}/healthz`,
});

async function startCopies(name: ServiceName, env: Record<string, string>): Promise<Copied> {
  const ports = await Promise.all(Array.from({ length: COPIES }, freePort));
  const balanced = await balance(ports);
  const slots = await Promise.all(ports.map((port) => started(specOf(name, port, env))));
  return { ...balanced, slots };
}

/** Everything that is started, with how to end it. */
class Started implements CopiedPortal {
  private readonly folder = temporaryFolder();
  private readonly services = new Map<ServiceName, Copied>();
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
    // One after the other: a machine with two processors is not faster with ten at once.
    for (const name of names) {
      const secret = name === 'identity' ? { JWT_PRIVATE_KEY: keys.privateKey } : {};
      const copied = await startCopies(name, { ...env, ...secret });
      this.services.set(name, copied);
      addresses[upstreamVariable(name)] = copied.address;
    }
    this.gateway = await started(specOf('gateway', port, { ...env, ...addresses }));
    standIn({ mode, url, databaseUrl, releasesDir, pid });
  }

  of(name: ServiceName): Copied {
    const found = this.services.get(name);
    if (!found) throw new Error(`${name} is not started`);
    return found;
  }

  async kill(name: ServiceName, copy: number): Promise<void> {
    const slot = this.of(name).slots[copy];
    if (!slot) throw new Error(`${name} has no copy ${copy}`);
    const exit = once(slot.child, 'exit');
    slot.child.kill('SIGKILL');
    await exit;
  }

  async startAgain(): Promise<void> {
    for (const slot of this.slots()) if (slot.child.signalCode !== null) Object.assign(slot, await started(slot.spec));
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
    standIn(null);
    if (this.gateway) await end(this.gateway.child, PATIENCE_MS);
    for (const { close } of this.services.values()) close();
    await Promise.all(this.slots().map(({ child }) => end(child, PATIENCE_MS)));
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
 * Starts such a portal; until it is stopped it stands in for the one of the journeys.
 * @param names The services that have copies; all of them unless given. Identity has to be one.
 */
export async function startCopiedPortal(names: readonly ServiceName[] = calledServices): Promise<CopiedPortal> {
  const copied = new Started();
  try {
    await copied.start(names);
    return copied;
  } catch (error) {
    await copied.stop();
    throw error;
  }
}
