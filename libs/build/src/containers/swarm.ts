import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';

/** A node of its own, so that a stack can be tried. */
export interface Swarm {
  /** Ends it, unless the engine was part of a swarm before. */
  leave(): Promise<void>;
}

/** Whether the kernel spreads connections over the copies behind a published port; elsewhere than on Linux the engine brings its own. */
export function hasIpvs(): boolean {
  if (process.platform !== 'linux' || existsSync('/proc/net/ip_vs')) return true;
  return spawnSync('modprobe', ['ip_vs'], { stdio: 'ignore' }).status === 0;
}

/** The swarm that this engine is part of, or one for as long as it is needed. Rejects where containers get no network of a swarm. */
export async function joinSwarm(engine: Engine, name: string, image: string): Promise<Swarm> {
  const isOurs = (await engine.read('info', '--format', '{{.Swarm.LocalNodeState}}')) === 'inactive';
  if (isOurs) await engine.read('swarm', 'init', '--advertise-addr=127.0.0.1');
  const leave = async (): Promise<void> => {
    if (isOurs) await engine.read('swarm', 'leave', '--force');
  };
  try {
    await engine.read('network', 'create', '--driver=overlay', '--attachable', `${name}-trial`);
    await engine.read('run', '--rm', `--network=${name}-trial`, image, 'true');
    await engine.read('network', 'rm', `${name}-trial`);
  } catch (error) {
    await leave();
    throw error;
  }
  return { leave };
}
