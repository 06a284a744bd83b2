import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';

/** Membership of the engine in a swarm. */
export interface Swarm {
  /** Leaves the swarm, unless the engine was part of it before. */
  leave(): Promise<void>;
}

/** Whether a published port can balance connections over copies, which needs IPVS in Linux; engines elsewhere include it. */
export function hasIpvs(): boolean {
  if (process.platform !== 'linux' || existsSync('/proc/net/ip_vs')) return true;
  return spawnSync('modprobe', ['ip_vs'], { stdio: 'ignore' }).status === 0;
}

/** Joins the engine to a new swarm of one node unless it is part of one. Rejects when containers cannot use an overlay network. */
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
