import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { datedValueOperations } from '@psp/contracts/dated-values-operations';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { assignKind, correctThreshold, dropDated, setDated } from '@psp/domain/operating/dated-values/commands';
import { listPrices, listThresholds } from '@psp/domain/operating/dated-values/queries';
import { PRICES, THRESHOLDS } from '@psp/domain/operating/dated-values/tables';
import type { Write } from '@psp/domain/write';

type Command<Input> = (write: Write<Actor>, input: Input) => Promise<unknown>;
const threshold = <Input>(command: Command<Input>) =>
  acting({ command, answer: async ({ db, now }, _, __: Input) => new JsonText(await listThresholds(db, now)) });
const price = <Input>(command: Command<Input>) =>
  acting({ command, answer: async ({ db, now }, _, __: Input) => new JsonText(await listPrices(db, now)) });

/** Thresholds of direct purchases and prices of packages: current, past and announced ones. */
export const datedValueRoutes = (app: PortalApp): void =>
  implement(app, 'admin', datedValueOperations, {
    thresholds: ({ db, now }) => listThresholds(db, now),
    prices: ({ db, now }) => listPrices(db, now),
    setThreshold: threshold(setDated(THRESHOLDS)),
    dropThreshold: threshold(dropDated(THRESHOLDS)),
    correctThreshold: threshold(correctThreshold),
    assignKind: threshold(assignKind),
    setPrice: price(setDated(PRICES)),
    dropPrice: price(dropDated(PRICES)),
  });
