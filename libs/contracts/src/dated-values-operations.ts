import { z } from 'zod';
import { anyone, editors, viewers } from './access.ts';
import {
  assignKind,
  correctThreshold,
  domainParams,
  packagePrices,
  priceList,
  setPrice,
  setThreshold,
  thresholdList,
} from './dated-values.ts';
import { act, operations, read } from './operations.ts';

/* Separate from dated-values.ts, whose schemas are loaded by pages with forms. */

const nothing = z.strictObject({});
const thresholdAct = { access: editors, view: thresholdList };
const priceAct = { access: editors, view: priceList };
export const datedValueOperations = operations(['admin'], {
  thresholds: read('/thresholds', { access: viewers, view: thresholdList }),
  prices: read('/package-prices', { access: viewers, view: priceList }),
  setThreshold: act('threshold.set', 'POST /thresholds', { ...thresholdAct, body: setThreshold }),
  dropThreshold: act('threshold.drop', 'POST /thresholds/:id/drop', { ...thresholdAct, body: nothing }),
  correctThreshold: act('threshold.correct', 'POST /thresholds/:id/correct', {
    ...thresholdAct,
    body: correctThreshold,
  }),
  assignKind: act('threshold.assign', 'POST /domains/:domain/purchase-kind', {
    ...thresholdAct,
    params: domainParams,
    body: assignKind,
  }),
  setPrice: act('package-price.set', 'POST /package-prices', { ...priceAct, body: setPrice }),
  dropPrice: act('package-price.drop', 'POST /package-prices/:id/drop', { ...priceAct, body: nothing }),
});

/* Access is `anyone`, since a package is chosen at sign-up. */
export const packagePriceOperations = operations(['identity'], {
  view: read('/package-prices', { access: anyone, view: packagePrices }),
});
