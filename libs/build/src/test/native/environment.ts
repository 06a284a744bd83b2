import { ModernFakeTimers } from '@jest/fake-timers';
import type { JestEnvironmentConfig } from '@jest/environment';
import { ModuleMocker } from 'jest-mock';

/** Test environment in the worker process itself, without a separate global object. */
export default class NativeEnvironment {
  readonly global = {};
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly #globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  #variables: NodeJS.ProcessEnv = {};

  constructor({ projectConfig: config }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  getVmContext(): null {
    return null;
  }

  async setup(): Promise<void> {
    this.#variables = { ...process.env };
  }

  /** Restores the clock, the environment variables and the global object after a test file. */
  async teardown(): Promise<void> {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    for (const [name, before] of this.#globals) {
      const now = Object.getOwnPropertyDescriptor(globalThis, name);
      if (now?.value !== before.value || now?.get !== before.get) Object.defineProperty(globalThis, name, before);
    }
  }
}
