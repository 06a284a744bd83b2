import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { BEAT, LIVENESS, type Liveness, untilFrozen } from './liveness.ts';
import { freePort } from './ports.ts';
import { end, keepErrors, launch, type ServiceSpec, type Slot, untilUp } from './service-process.ts';
import { strings } from './strings.ts';
import { upstreamVariable } from './topology.ts';

export interface RunningServices {
  /** Resolves when every service answers; fails when one ends before. */
  ready(): Promise<void>;
  /**
   * Starts a service from another folder on another port, points the gateway to it when it is ready, and then stops the old process,
   * which finishes its requests. Throws `Failure` and keeps the old process when the new one does not become ready.
   */
  replace(name: string, folder: string): Promise<void>;
  /** Sends SIGTERM to all services and kills those that do not end within ten seconds. */
  stop(): Promise<void>;
}

export interface Running {
  /** Restarts a service when its files change. */
  watch?: boolean;
  /** Milliseconds for a service to finish its requests when all stop. */
  patience?: number;
  /** Milliseconds for a service to finish its requests when it is replaced. */
  finishing?: number;
  /** When a service counts as frozen. */
  liveness?: Liveness;
}

const stopPatience = 10_000;
/** Longer than the three minutes that a service gives itself to receive uploads over slow lines. */
const replacedPatience = 200_000;
const restartPause = 1000;
/** Milliseconds for the gateway to confirm a new address. */
const echoPatience = 2000;
/** Milliseconds for requests that the gateway is still sending to the old address. */
const settling = 500;

/* The processes of services. A process that ends or no longer answers after it was up is restarted. */
class Slots {
  readonly all = new Set<Slot>();
  private readonly root: string;
  private readonly watch: boolean;
  private readonly liveness: Liveness;
  private isStopping = false;

  constructor(root: string, watch: boolean, liveness: Liveness) {
    this.root = root;
    this.watch = watch;
    this.liveness = liveness;
  }

  /** Throws `Failure` once all are being stopped. */
  add(spec: ServiceSpec): Slot {
    if (this.isStopping) throw new Failure(strings.interrupted);
    const slot: Slot = { spec, child: launch(this.root, spec, this.watch), up: false };
    this.all.add(slot);
    this.supervise(slot);
    return slot;
  }

  async remove(slot: Slot, within: number): Promise<void> {
    slot.up = false;
    await end(slot.child, within);
    this.all.delete(slot);
  }

  atWork(name: string): Slot | undefined {
    return [...this.all].find(({ spec, up }) => up && spec.name === name);
  }

  async stop(within: number): Promise<void> {
    this.isStopping = true;
    await Promise.all([...this.all].map(({ child }) => end(child, within)));
  }

  private supervise(slot: Slot): void {
    const { spec, child } = slot;
    let line = strings.restarted(spec.name);
    child.once('exit', async () => {
      if (this.isStopping || !slot.up) return;
      console.error(line);
      await delay(restartPause);
      if (this.isStopping || !slot.up) return;
      slot.child = launch(this.root, spec, this.watch);
      this.supervise(slot);
    });
    // In development, a service may stop at a breakpoint or wait for a change that fixes it.
    if (this.watch) return;
    void untilFrozen(slot, this.liveness).then((isFrozen) => {
      if (!isFrozen || this.isStopping) return;
      line = strings.frozen(spec.name);
      child.kill('SIGKILL');
    });
  }
}

/** Starts services as separate processes, those without an address after the others answer. Restarts services that end or no longer answer. */
export function startServices(
  root: string,
  specs: ServiceSpec[],
  { watch = false, patience = stopPatience, finishing = replacedPatience, liveness = LIVENESS }: Running = {},
): RunningServices {
  const slots = new Slots(root, watch, liveness);
  const isCalled = ({ healthUrl }: ServiceSpec): boolean => healthUrl !== undefined;
  for (const spec of specs.filter(isCalled)) slots.add(spec);
  return {
    async ready() {
      await Promise.all([...slots.all].map(untilUp));
      // Services without an address start last, since no user waits for them.
      await Promise.all(specs.filter((spec) => !isCalled(spec)).map((spec) => untilUp(slots.add(spec))));
    },
    async replace(name, folder) {
      const before = slots.atWork(name);
      const gateway = slots.atWork('gateway');
      if (!before || !gateway) throw new Failure(strings.notApart(name));
      const upstream = before.spec.healthUrl && `http://127.0.0.1:${await freePort()}`;
      const next = slots.add(successor(before.spec, folder, upstream));
      const errors = keepErrors(next.child);
      try {
        await untilUp(next);
      } catch (error) {
        await slots.remove(next, patience);
        throw error instanceof Failure ? new Failure(strings.keptBefore(name, await errors())) : error;
      }
      if (upstream) {
        await leadTo(gateway, name, upstream);
        await delay(settling);
      }
      void slots.remove(before, finishing);
    },
    stop: () => slots.stop(patience),
  };
}

/** Returns the spec of a service's replacement; one without an address sends a message when it is up. */
function successor(before: ServiceSpec, folder: string, upstream: string | undefined): ServiceSpec {
  const next = { ...before, folder, keepsErrors: true };
  if (!upstream) return { ...next, tells: true };
  return { ...next, env: { ...before.env, PORT: new URL(upstream).port }, healthUrl: `${upstream}/readyz` };
}

/** Sends the address of a service to the gateway, now and after each restart of the gateway. */
async function leadTo({ spec, child }: Slot, name: string, upstream: string): Promise<void> {
  spec.env = { ...spec.env, [upstreamVariable(name)]: upstream };
  if (!child.connected) return;
  const echo = new Promise<void>((resolve) => child.on('message', (message) => message !== BEAT && resolve()));
  child.send({ area: name.replace('bff-', ''), upstream });
  await Promise.race([echo, delay(echoPatience)]);
}
