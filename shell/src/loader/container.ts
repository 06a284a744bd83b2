import { isRecord } from '@psp/contracts/records';
import { firstFiles } from '@psp/contracts/remote-files';

/** Modules that the shell shares with remotes, by share scope. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_share_scopes__: { default: object };
/** Fills a share scope. Resolves at once when it is already filled. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;

/** Global defined by the entry script of a remote. */
interface Container {
  init(shared: object, initiators: object[], options: object): Promise<void>;
  get(name: string): Promise<() => unknown>;
}

/** Timeout of an entry script, in milliseconds. */
const BUDGET_MS = 3000;

/** Runs a script. Rejects when it cannot be fetched, does not match the hash `integrity`, or takes three seconds. */
async function runScript({ href, origin }: URL, integrity = ''): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const fail = (): void => reject(new Error(`${href} did not come whole`));
  const timer = setTimeout(fail, BUDGET_MS);
  // The server of a local remote answers other origins only with CORS.
  if (origin !== window.location.origin) script.crossOrigin = 'anonymous';
  Object.assign(script, { src: href, integrity, onload: resolve, onerror: fail });
  document.head.append(script);
  await promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

/**
 * Runs the entry script of a remote and returns its module `./remote`. Rejects when a script does not match its hash in the
 * manifest. `folder`: URL of the remote's files; `attempt`: counts from 0, and from 1 on bypasses cached and hanging requests.
 */
export async function loadRemoteModule(folder: URL, manifest: unknown, attempt: number): Promise<unknown> {
  const files = firstFiles(manifest);
  if (!files) throw new Error('manifest without an entry');
  const { entry, module, integrity } = files;
  const address = new URL(entry, folder);
  if (attempt > 0) {
    dropScripts(folder);
    address.searchParams.set('attempt', String(attempt));
  } else for (const file of module) preload(new URL(file, folder), integrity[file]);
  if (isWithoutRuntime(manifest)) await import('./lend-runtime.ts');
  await runScript(address, integrity[entry]);
  const container: unknown = Reflect.get(globalThis, files.container);
  if (!isContainer(container)) throw new Error(`${address.href} defines no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default, [], {});
  const factory = await container.get('./remote');
  return factory();
}

/* Remotes of contract 4 have no runtime of their own; see lend-runtime.ts. */
const isWithoutRuntime = (manifest: unknown): boolean =>
  isRecord(manifest) && isRecord(manifest.portal) && manifest.portal.contract === 4;

const isContainer = (value: unknown): value is Container =>
  isRecord(value) && typeof value.init === 'function' && typeof value.get === 'function';

/* A new request for a file would wait for a script of the same address that still hangs. */
function dropScripts(folder: URL): void {
  for (const script of [...document.scripts]) if (script.src.startsWith(folder.href)) script.remove();
}

/* Fetches a file in parallel with the entry, which requests it only once it runs. */
function preload({ pathname, origin }: URL, integrity = ''): void {
  if (origin !== window.location.origin) return;
  if (document.querySelector(`link[rel=preload][href="${pathname}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity });
  link.setAttribute('href', pathname);
  document.head.append(link);
}
