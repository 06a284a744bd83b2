import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import {
  assignKind as assignBody,
  correctThreshold as correctBody,
  domainParams,
  priceList,
  setPrice,
  setThreshold,
  thresholdList,
} from '@psp/contracts/dated-values';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { assignKind, correctThreshold, dropDated, setDated } from '@psp/domain/operating/dated-values/commands';
import { listPrices, listThresholds } from '@psp/domain/operating/dated-values/queries';
import { PRICES, THRESHOLDS } from '@psp/domain/operating/dated-values/tables';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

const read = { access: viewers('admin') };
const nothing = z.strictObject({});
const access = editors('admin');
const thresholds = {
  ...{ access, view: thresholdList },
  answer: async ({ db, now }: Write<Actor>) => new JsonText(await listThresholds(db, now)),
};
const prices = {
  ...{ access, view: priceList },
  answer: async ({ db, now }: Write<Actor>) => new JsonText(await listPrices(db, now)),
};

/** The thresholds of a direct purchase and the prices of packages: those in force, those before and those announced. */
export const datedValueRoutes = (app: PortalApp): void => {
  app.get('/thresholds', { config: read, schema: { response: { 200: thresholdList } } }, async (request, reply) =>
    sendJson(reply, await listThresholds(request.db, request.now)),
  );
  app.get('/package-prices', { config: read, schema: { response: { 200: priceList } } }, async (request, reply) =>
    sendJson(reply, await listPrices(request.db, request.now)),
  );
  actRoute(app, 'threshold.set', '/thresholds', { ...thresholds, body: setThreshold, command: setDated(THRESHOLDS) });
  actRoute(app, 'threshold.drop', '/thresholds/:id/drop', {
    ...{ ...thresholds, params: idParams, body: nothing, command: dropDated(THRESHOLDS) },
  });
  actRoute(app, 'threshold.correct', '/thresholds/:id/correct', {
    ...{ ...thresholds, params: idParams, body: correctBody, command: correctThreshold },
  });
  actRoute(app, 'threshold.assign', '/domains/:domain/purchase-kind', {
    ...{ ...thresholds, params: domainParams, body: assignBody, command: assignKind },
  });
  actRoute(app, 'package-price.set', '/package-prices', { ...prices, body: setPrice, command: setDated(PRICES) });
  actRoute(app, 'package-price.drop', '/package-prices/:id/drop', {
    ...{ ...prices, params: idParams, body: nothing, command: dropDated(PRICES) },
  });
};
