import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { form, OWN_UPLOAD, PNG } from '@psp/bff-kit/testing/upload';
import { newId } from '@psp/domain/id';
import { aRequest } from '@psp/domain/testing/scenario';
import { freePort } from '../start/ports.ts';
import { claimOrders, giveOrder } from '../start/orders.ts';
import { startServices } from '../start/services.ts';
import { createServiceFixture } from '../testing/service-fixture.ts';
import { calledServices, workspaceRoot } from '../workspace.ts';
import { upstreamVariable } from '../start/topology.ts';
import { publishService } from './publish-service.ts';
import { makeLive, readRegistry, releaseFolder } from './registry.ts';
import { ship } from './ship.ts';

const { folder, environment, headersFor } = await createServiceFixture();
const releases = join(folder, 'releases');

/** Starts a released bff-uat and the gateway in front of it as processes. */
async function portal() {
  const first = publishService(workspaceRoot, 'bff-uat', releases);
  makeLive(releases, [first]);
  const [port, own] = [await freePort(), await freePort()];
  const [url, upstream] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${own}`];
  const env = { ...environment(url), RELEASES_DIR: releases };
  const upstreams = Object.fromEntries(calledServices.map((name) => [upstreamVariable(name), upstream]));
  const services = startServices(
    workspaceRoot,
    [
      {
        name: 'bff-uat',
        folder: releaseFolder(releases, first),
        env: { ...env, PORT: String(own) },
        healthUrl: `${upstream}/readyz`,
      },
      { name: 'gateway', env: { ...env, ...upstreams, PORT: String(port) }, healthUrl: `${url}/healthz` },
    ],
    // The end of the test stops services at once; a replaced service still finishes its requests.
    { patience: 1 },
  );
  await services.ready();
  const orders = claimOrders(releases);
  orders.take((order) => ship(releases, order, services.replace));
  const stop = async () => {
    orders.close();
    await services.stop();
  };
  return { url, first, stop };
}

async function editor(url: string) {
  const headers = await headersFor('uat');
  const call = async (method: string, path: string, body?: object) => {
    const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': newId() };
    const answer = await fetch(`${url}/api/uat${path}`, { method, headers: sent, body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  return { headers, call };
}

/** Begins an upload. `more` sends the next byte; `finish` sends the rest and resolves to the status and the answer. */
async function beginUpload(url: string, headers: Record<string, string>) {
  const content = form(PNG);
  const length = { 'content-length': String(content.length) };
  const sent = request(url, { method: 'POST', headers: { ...headers, ...OWN_UPLOAD, ...length } });
  const answered = once(sent, 'response').then(async ([answer]: IncomingMessage[]) => [
    answer?.statusCode,
    answer ? await json(answer) : undefined,
  ]);
  let end = content.indexOf(PNG) + 1;
  await new Promise((resolve) => sent.write(content.subarray(0, end), resolve));
  const more = () => sent.write(content.subarray(end, (end += 1)));
  const finish = () => {
    sent.end(content.subarray(end));
    return answered;
  };
  return { more, finish };
}

test('a user who works during the release of a BFF loses no form, save or upload', async () => {
  const { url, first, stop } = await portal();
  const { headers, call } = await editor(url);
  const { id, version } = await call('POST', '/service-requests', { content: aRequest({ title: 'Iluminat' }) });
  const typed = { version, content: aRequest({ title: 'Iluminat public în Șelimbăr' }) };
  const second = { ...first, version: `${first.version}-other` };
  cpSync(releaseFolder(releases, first), releaseFolder(releases, second), { recursive: true, verbatimSymlinks: true });
  const upload = await beginUpload(`${url}/api/uat/articles/pictures`, headers);

  const state = { isReleasing: true };
  const released = giveOrder(releases, { releases: [second] }).finally(() => (state.isReleasing = false));
  let [reads, movedAt] = [0, performance.now()];
  while (state.isReleasing) {
    expect(await call('GET', `/service-requests/${id}`)).toMatchObject({ version });
    reads += 1;
    // The server ends an upload after ten idle seconds, and a release may take longer.
    if (performance.now() - movedAt < 1_000) continue;
    upload.more();
    movedAt = performance.now();
  }
  await released;
  expect(reads).toBeGreaterThan(3);
  expect(readRegistry(releases, first.contract).services.bff_uat?.version).toBe(second.version);

  await call('PUT', `/service-requests/${id}`, typed);
  expect(await call('GET', `/service-requests/${id}`)).toMatchObject({ content: { title: typed.content.title } });
  expect(await upload.finish()).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
  await stop();
});
