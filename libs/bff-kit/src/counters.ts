import { Counter, Registry } from 'prom-client';

/** Registry of the counters of this process. */
export const counters = new Registry();

/** Creates a counter that appears in the metrics of the process. Label values must come from a small, fixed set. */
export const createCounter = <Label extends string>(name: string, help: string, labels: Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames: labels, registers: [counters] });
