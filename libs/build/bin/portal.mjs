// The first command a person types. Runs on any Node from 18 on, installs what is missing, and hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const commands = [
  'start',
  'test',
  'test-long',
  'test-skew',
  'test-containers',
  'figures',
  'dev',
  'can-release',
  'release',
  'rollback',
  'reset',
  'bench',
  'import-siruta',
  'import-cpv',
  'admin-create',
];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const windows = process.platform === 'win32';
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
const [command = '', ...rest] = process.argv.slice(2);

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** True when what lies in node_modules is what the lock file asks for. */
function installed() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(node)) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

function install() {
  console.log('Installing packages (npm ci); the first time this takes a minute or two…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0)
    fail('Installing packages failed. Check the network and the right to write here, then repeat the command.');
  if (!existsSync(node)) fail('Node 24 was not installed: npm runs without install scripts (ignore-scripts).');
}

function handOver() {
  const script = join(root, 'libs/build/src/cli', `${command}.ts`);
  const path = `${dirname(node)}${windows ? ';' : ':'}${join(root, 'node_modules/.bin')}${windows ? ';' : ':'}${process.env.PATH ?? ''}`;
  const child = spawn(node, [script, ...rest], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  // A SIGTERM to npm ends the shell between npm and this process, and nobody passes it on.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (Number(process.versions.node.split('.')[0]) < 18) fail(`Node 18 or newer is needed; this is ${process.version}.`);
if (!commands.includes(command)) fail(`Unknown command "${command}". Commands: ${commands.join(', ')}.`);
if (!installed()) install();
handOver();
