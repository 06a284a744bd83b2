// Entry point of the npm scripts. Runs on Node 18 or newer, installs missing packages, and runs the command on the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Commands that need no development packages. */
const running = [
  'start',
  'can-release',
  'release',
  'rollback',
  'reset',
  'import-siruta',
  'import-cpv',
  'admin-create',
  'audit-verify',
  'backup-report',
];
const developing = ['test', 'test-long', 'test-containers', 'figures', 'dev', 'bench'];
const commands = [...running, ...developing];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const windows = process.platform === 'win32';
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
const [command = '', ...rest] = process.argv.slice(2);

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Returns the packages of a lock file by path; none when the file is missing.
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked
 * @param {string} path @returns {[string, Locked][]}
 */
function packagesIn(path) {
  const packages = existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages) : [];
  return packages.filter(([name]) => name.startsWith('node_modules/'));
}

/**
 * Returns the npm arguments that install what the command needs of package-lock.json, or undefined when node_modules is complete.
 * Peer-only packages are left out: they belong to bundlers that are not used here. When packages are only missing, they are added without
 * a clean install, so that a running portal keeps its files. Installed development packages stay.
 * @returns {string[] | undefined}
 */
function installArguments() {
  const present = new Map(packagesIn(join(root, 'node_modules/.package-lock.json')));
  const wanted = packagesIn(join(root, 'package-lock.json')).filter(([, { peer }]) => !peer);
  const hasDevelopment = wanted.some(([path, { dev, optional }]) => dev && !optional && present.has(path));
  const withAll = hasDevelopment || developing.includes(command);
  /** @param {[string, Locked]} entry */
  const isMissing = ([path, { dev, optional, devOptional }]) =>
    !present.has(path) && !optional && !devOptional && (withAll || !dev);
  const isOtherVersion = wanted.some(
    ([path, { version }]) => present.has(path) && present.get(path)?.version !== version,
  );
  const flags = ['--omit=peer', withAll ? '--include=dev' : '--omit=dev'];
  if (isOtherVersion || present.size === 0 || !existsSync(node)) return ['ci', ...flags];
  return wanted.some(isMissing) ? ['install', '--no-save', ...flags] : undefined;
}

/** @param {string[]} npmArguments */
function install(npmArguments) {
  console.log('Installing packages; the first time this takes a minute or two…');
  const npm = process.env.npm_execpath;
  const args = [...npmArguments, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0 && isDiskFull()) fail(`The disk is full: the packages could not be installed in ${root}.`);
  if (result.status !== 0)
    fail('Installing packages failed. Check the network and the right to write here, then repeat the command.');
  if (!existsSync(node)) fail('Node 24 was not installed: npm runs without install scripts (ignore-scripts).');
}

/** Whether less space is left than the largest package needs. */
function isDiskFull() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < 150_000_000;
}

function runCommand() {
  const script = join(root, 'libs/build/src/cli', `${command}.ts`);
  const path = `${dirname(node)}${windows ? ';' : ':'}${join(root, 'node_modules/.bin')}${windows ? ';' : ':'}${process.env.PATH ?? ''}`;
  // Caches the compiled sources for this process and its children: compiling takes a third of a start.
  const compiled = join(root, 'node_modules/.cache/compiled');
  const child = spawn(node, [script, ...rest], {
    cwd: root,
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || compiled },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  // A SIGTERM to npm ends the shell between npm and this process, which does not forward it.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (Number(process.versions.node.split('.')[0]) < 18) fail(`Node 18 or newer is needed; this is ${process.version}.`);
if (!commands.includes(command)) fail(`Unknown command "${command}". Commands: ${commands.join(', ')}.`);
const npmArguments = installArguments();
if (npmArguments) install(npmArguments);
runCommand();
