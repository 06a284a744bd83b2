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
   * to finish. Throws `Failure`, with the one before at work, when the new one does not get ready.
   */
  replace(name: string, folder: string): Promise<void>;
  /** Asks all to finish and kills, after ten seconds, those that do not. */
  stop(): Promise<void>;
}

export interface Running {
  /** Starts a service again when its files change. */
  watch?: boolean;
  /** Milliseconds a service has to finish what is in flight. */
  patience?: number;
}

const stopPatience = 10_000;
const restartPause = 1000;
/** Milliseconds that the gateway has to answer that it knows a new address. */
const echoPatience = 2000;
/** Milliseconds for requests that the gateway was sending to the old address. */
const settling = 500;

/** Starts services as processes of their own and starts one again that ends by itself later. */
export function startServices(
  root: string,
  specs: ServiceSpec[],
  { watch = false, patience = stopPatience }: Running = {},
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

  async function remove(slot: Slot): Promise<void> {
    slot.up = false;
    await end(slot.child, patience);
    slots.delete(slot);
  }

  return {
    async ready() {
      await Promise.all([...slots].map(untilUp));
    },
    async replace(name, folder) {
      const [before, gateway] = [name, 'gateway'].map((wanted) => [...slots].find(({ spec }) => spec.name === wanted));
      if (!before || !gateway) throw new Failure(strings.notApart(name));
      const port = await freePort();
      const upstream = `http://127.0.0.1:${port}`;
      const env = { ...before.spec.env, PORT: String(port) };
      const next = add({ name, folder, env, healthUrl: `${upstream}/readyz` });
      try {
        await untilUp(next);
      } catch (error) {
        await remove(next);
        throw error instanceof Failure ? new Failure(strings.keptBefore(name)) : error;
      }
      await leadTo(gateway, name, upstream);
      await delay(settling);
      await remove(before);
    },
    async stop() {
      stopping = true;
      await Promise.all([...slots].map(({ child }) => end(child, patience)));
    },
  };
}

/** Tells the gateway the address of a service, now and whenever it is started again. */
async function leadTo({ spec, child }: Slot, name: string, upstream: string): Promise<void> {
  spec.env = { ...spec.env, [upstreamVariable(name)]: upstream };
  if (!child.connected) return;
  const echo = new Promise((resolve) => child.once('message', resolve));
  child.send({ area: name.replace('bff-', ''), upstream });
  await Promise.race([echo, delay(echoPatience)]);
}
