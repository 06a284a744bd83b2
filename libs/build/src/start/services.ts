import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { freePort } from './ports.ts';
import { end, launch, type ServiceSpec, type Slot, untilUp } from './service-process.ts';
import { strings } from './strings.ts';
import { upstreamVariable } from './topology.ts';

export interface RunningServices {
  /** Resolves when every service answers; fails when one ends before. */
  ready(): Promise<void>;
  /**
   * Starts a service from another folder, on another port, leads the gateway to it when it is ready and then asks the one before
   * to finish, which it does by itself. Throws `Failure`, with the one before at work, when the new one does not get ready.
   */
  replace(name: string, folder: string): Promise<void>;
  /** Asks all to finish and kills, after ten seconds, those that do not. */
  stop(): Promise<void>;
}

export interface Running {
  /** Starts a service again when its files change. */
  watch?: boolean;
  /** Milliseconds a service has to finish what is in flight when all stop. */
  patience?: number;
  /** Milliseconds it has when another takes its place. */
  finishing?: number;
}

const stopPatience = 10_000;
/** Longer than a service gives itself: three minutes, so that an upload over the slowest line is received whole. */
const replacedPatience = 200_000;
const restartPause = 1000;
/** Milliseconds that the gateway has to answer that it knows a new address. */
const echoPatience = 2000;
/** Milliseconds for requests that the gateway was sending to the old address. */
const settling = 500;

/** Starts services as processes of their own and starts one again that ends by itself later. */
export function startServices(
  root: string,
  specs: ServiceSpec[],
  { watch = false, patience = stopPatience, finishing = replacedPatience }: Running = {},
): RunningServices {
  let stopping = false;
  const slots = new Set<Slot>();
  for (const spec of specs) add(spec);

  function add(spec: ServiceSpec): Slot {
    const slot: Slot = { spec, child: launch(root, spec, watch), up: false };
    slots.add(slot);
    supervise(slot);
    return slot;
  }

  function supervise(slot: Slot): void {
    slot.child.once('exit', async () => {
      if (stopping || !slot.up) return;
      console.error(strings.restarted(slot.spec.name));
      await delay(restartPause);
      if (stopping || !slot.up) return;
      slot.child = launch(root, slot.spec, watch);
      supervise(slot);
    });
  }

  async function remove(slot: Slot, within: number): Promise<void> {
    slot.up = false;
    await end(slot.child, within);
    slots.delete(slot);
  }

  const atWork = (name: string): Slot | undefined => [...slots].find(({ spec, up }) => up && spec.name === name);

  return {
    async ready() {
      await Promise.all([...slots].map(untilUp));
    },
    async replace(name, folder) {
      const before = atWork(name);
      const gateway = atWork('gateway');
      if (!before || !gateway) throw new Failure(strings.notApart(name));
      const upstream = before.spec.healthUrl && `http://127.0.0.1:${await freePort()}`;
      const next = add(successor(before.spec, folder, upstream));
      try {
        await untilUp(next);
      } catch (error) {
        await remove(next, patience);
        throw error instanceof Failure ? new Failure(strings.keptBefore(name)) : error;
      }
      if (upstream) {
        await leadTo(gateway, name, upstream);
        await delay(settling);
      }
      void remove(before, finishing);
    },
    async stop() {
      stopping = true;
      await Promise.all([...slots].map(({ child }) => end(child, patience)));
    },
  };
}

/** What takes the place of a service; a service that nobody calls has no address, and tells when it is up. */
function successor(before: ServiceSpec, folder: string, upstream: string | undefined): ServiceSpec {
  if (!upstream) return { ...before, folder, tells: true };
  return { ...before, folder, env: { ...before.env, PORT: new URL(upstream).port }, healthUrl: `${upstream}/readyz` };
}

/** Tells the gateway the address of a service, now and whenever it is started again. */
async function leadTo({ spec, child }: Slot, name: string, upstream: string): Promise<void> {
  spec.env = { ...spec.env, [upstreamVariable(name)]: upstream };
  if (!child.connected) return;
  const echo = new Promise((resolve) => child.once('message', resolve));
  child.send({ area: name.replace('bff-', ''), upstream });
  await Promise.race([echo, delay(echoPatience)]);
}
