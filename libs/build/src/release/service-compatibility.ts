import { join } from 'node:path';
import { lackingOperations } from '../operations/missing-operations.ts';
import { CALLS, type Operations, readOperations, SERVES } from '../operations/operations.ts';
import { remoteName } from '../workspace.ts';
import type { Registry } from './registry.ts';

/** A live application or service, with the operations that it calls or serves. */
interface Live {
  name: string;
  version: string;
  /** Undefined when the release does not list them. */
  operations: Operations | undefined;
}

interface Comparison {
  /** Incompatibilities of live applications and services, a line for each pair. */
  problems: string[];
  /** A line for each application or service that does not list its operations and was not compared. */
  unknown: string[];
}

/** Compares the operations that the live applications of a registry call with those of the live services. */
export function compareServices(releasesDir: string, { hosts, remotes, services }: Registry): Comparison {
  const read = (file: string, releases: Registry['hosts']): Live[] =>
    Object.entries(releases).map(([name, { version }]) => {
      return { name, version, operations: readOperations(join(releasesDir, name, version, file)) };
    });
  const apps = read(CALLS, { ...hosts, ...remotes });
  const serving = read(SERVES, services).filter(({ name }) => name !== 'worker');
  const problems = apps.flatMap((app) => serving.flatMap((service) => refusedCalls(app, service)));
  const silent = [...apps, ...serving].filter(({ operations }) => !operations);
  const unknown = silent.map(({ name, version }) => `${name} ${version} does not list its operations: not compared`);
  return { problems, unknown: serving.length === 0 ? [NO_SERVICES] : unknown };
}

const NO_SERVICES = 'services are not released apart (npm start -- --split): calls to them were not compared';

function refusedCalls(app: Live, service: Live): string[] {
  const { operations: calls = {} } = app;
  const { operations: serves } = service;
  if (!serves) return [];
  const own = Object.entries(calls).filter(([operation]) => serviceOf(operation) === service.name);
  const lacking = lackingOperations(Object.fromEntries(own), serves);
  if (lacking.length === 0) return [];
  return [
    `${app.name} ${app.version} calls what ${service.name} ${service.version} does not serve: ${lacking.join(', ')}`,
  ];
}

/* `POST /api/uat/projects` belongs to bff_uat. */
function serviceOf(operation: string): string {
  const area = operation.split('/')[2] ?? '';
  return area === 'identity' ? area : remoteName(`bff-${area}`);
}
