import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SourceTextModule } from 'node:vm';
import { expect } from '@jest/globals';
import { satisfy } from '@module-federation/runtime-core';
import { openApi } from '@psp/bff-kit/open-api';
import { lackingModules } from '@psp/contracts/shared-modules';
import fc from 'fast-check';
import fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lackingOperations } from '../operations/missing-operations.ts';
import { bodiesOf, changedBody, type Fields, shapeOf } from '../operations/generated-bodies.ts';
import { operationsIn } from '../operations/operations.ts';
import { exportsOf } from '../webpack/offers.ts';

/* Property tests of the release gate: its verdict on generated cases must agree with running them. */

/** Whether a module that imports these names from a module with this source can be linked and run. */
async function runs(imported: readonly string[], source: string): Promise<boolean> {
  const taken = imported.length > 0 ? `import { ${imported.join(', ')} } from 'shared';` : "import 'shared';";
  const remote = new SourceTextModule(`${taken}\nexport const used = [${imported.join(', ')}];`);
  const linked = remote.link(() => new SourceTextModule(source));
  return linked
    .then(() => remote.evaluate())
    .then(
      () => true,
      () => false,
    );
}

const sourceOf = (names: readonly string[]): string => names.map((name) => `export const ${name} = 1;`).join('\n');

const NAMES = ['query', 'prefetch', 'refresh', 'title', 'toast'];
const names = fc.subarray(NAMES);
/** Exports of a shared module before and after a change. */
const changedSurface = fc.tuple(names, names, names, fc.boolean()).map(([before, removed, added, isRenamed]) => {
  const kept = before.filter((name) => !removed.includes(name));
  const renamed = isRenamed ? removed.map((name) => `${name}Now`) : [];
  return { before, after: [...new Set([...kept, ...renamed, ...added])] };
});

/** Expects that a remote is refused exactly when its imports cannot be linked with the shell's exports. */
export async function judgeSurfaces(numRuns: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const file = join(folder, 'shared.ts');
  const usedSurface = changedSurface.chain((surface) => fc.tuple(fc.constant(surface), fc.subarray(surface.before)));
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(usedSurface, async ([{ after }, used]) => {
      writeFileSync(file, sourceOf(after));
      const offered = { '@psp/shared': { version: '0.1.0', exports: exportsOf(file) } };
      const lacking = lackingModules({ '@psp/shared': { ranges: [], exports: used } }, offered, satisfy);
      if (lacking.length > 0) refusals += 1;
      expect(lacking.length === 0).toBe(await runs(used, sourceOf(after)));
    }),
    { numRuns },
  );
  rmSync(folder, { recursive: true });
  expect(refusals).toBeGreaterThan(10);
}

const version = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(2), fc.nat(2));
type Version = [major: number, minor: number, patch: number];
const text = (parts: Version): string => parts.join('.');

/** Exports of a package that follows semver: minors and patches add names, a major version replaces all of them. */
const packageOf = ([major, minor, patch]: Version): string[] =>
  [0, 1, 2].flatMap((m) =>
    [0, 1, 2].flatMap((p) => (m < minor || (m === minor && p <= patch) ? [`v${major}_${m}_${p}`] : [])),
  );

/** Expects that a package is refused exactly when a package that follows semver may lack exports of the version the remote was built with. */
export async function judgePackages(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(version, version, async (built, live) => {
      const used = { react: { ranges: [`^${text(built)}`], exports: null } };
      const lacking = lackingModules(used, { react: { version: text(live), exports: null } }, satisfy);
      expect(lacking.length === 0).toBe(await runs(packageOf(built), sourceOf(packageOf(live))));
    }),
    { numRuns },
  );
}

/** Starts a service with one operation that echoes its body; with null instead of fields, it has no operation. */
async function service(fields: Fields | null, isStrict: boolean) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  await app.register(openApi, { area: 'uat' });
  const shape = shapeOf(fields ?? {});
  const schema = { body: isStrict ? z.strictObject(shape) : z.object(shape) };
  if (fields) app.post('/api/uat/things/:id/send', { schema }, ({ body: sent }) => sent);
  const document = (await app.inject('/openapi.json')).json();
  const send = async (payload: object) => {
    const { statusCode, body: answer } = await app.inject({ method: 'POST', url: '/api/uat/things/7/send', payload });
    return statusCode === 200 && isDeepStrictEqual(JSON.parse(answer), JSON.parse(JSON.stringify(payload)));
  };
  return { operations: operationsIn(document), send, close: () => app.close() };
}

const changedService = fc.tuple(changedBody, fc.boolean(), fc.integer({ min: 0, max: 9 }));

/** Expects that a BFF is refused exactly when it refuses or drops a field that a remote may send. */
export async function judgeServices(numRuns: number): Promise<void> {
  const seen = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(changedService, async ([{ before, after }, isStrict, chance]) => {
      const built = await service(before, isStrict);
      const live = await service(chance === 0 ? null : after, isStrict);
      const lacking = lackingOperations(built.operations, live.operations);
      seen[lacking.length === 0 ? 'accepted' : 'refused'] += 1;
      const taken = [];
      for (const sent of bodiesOf(before)) {
        expect(await built.send(sent)).toBe(true);
        taken.push(await live.send(sent));
      }
      await Promise.all([built.close(), live.close()]);
      expect([lacking, !taken.includes(false)]).toEqual([lacking, lacking.length === 0]);
    }),
    { numRuns },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(15);
}
