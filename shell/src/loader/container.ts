import { isRecord } from '@psp/contracts/records';
import { firstFiles } from '@psp/contracts/remote-files';

/** What the shell shares with remotes, as webpack keeps it. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_share_scopes__: { default: object };
/** Fills a share scope. Resolves at once where that is done. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;

/** What a remote's entry leaves in the page. */
interface Container {
  init(shared: object, initiators: object[], options: object): Promise<void>;
  get(name: string): Promise<() => unknown>;
}

/** Time for one try of an entry, in milliseconds. */
const BUDGET_MS = 3000;

/**
 * Runs a script. Rejects after three seconds, when it cannot be fetched, and when it is not the file that
 * `integrity` is the hash of.
 */
async function runScript({ href, origin }: URL, integrity = ''): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const fail = (): void => reject(new Error(`${href} did not come whole`));
  const timer = setTimeout(fail, BUDGET_MS);
  // A local remote's server answers other origins only where they ask openly.
  if (origin !== window.location.origin) script.crossOrigin = 'anonymous';
  Object.assign(script, { src: href, integrity, onload: resolve, onerror: fail });
  document.head.append(script);
  await promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

/**
 * Runs a remote's entry and returns its module `./remote`. A script that is not the one the manifest has the hash of is refused.
 * `folder`: where the remote's files lie; `attempt` counts from 0, and makes the entry's address fresh.
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

/* A further request for a file whose script still hangs would wait for that. */
function dropScripts(folder: URL): void {
  for (const script of [...document.scripts]) if (script.src.startsWith(folder.href)) script.remove();
}

/* Beside the entry, which asks for it once it runs. */
function preload({ pathname, origin }: URL, integrity = ''): void {
  if (origin !== window.location.origin) return;
  if (document.querySelector(`link[rel=preload][href="${pathname}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity });
  link.setAttribute('href', pathname);
  document.head.append(link);
}
