import { Counter, Registry } from 'prom-client';

/** What routes count in this process. */
export const counters = new Registry();

/** Creates a counter that the figures of the process show. `labels` have few values: none comes from outside unchecked. */
export const createCounter = <Label extends string>(name: string, help: string, labels: Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames: labels, registers: [counters] });
