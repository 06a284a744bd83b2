import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning } from './running.ts';

/** The process that holds a lock, as the name of a file says it. */
export interface Owner {
  /** Name of the file, of this owner alone. */
  name: string;
  pid: number;
  /** When the process started, in ticks of the kernel; empty where the system does not say. */
  started: string;
  /** Which processes can see each other by their ids: a machine, or a container. */
  place: string;
  host: string;
}

const NAME = /^(\d+)-(\d*)-([0-9a-f]{10})-[0-9a-f]{8}-(.+)$/;

/** A name for a file that this process, and no other anywhere, gives. */
export function ownName(): string {
  const host = hostname().replaceAll(/[^\w.-]/g, '_');
  return [process.pid, startOf(process.pid) ?? '', PLACE, randomBytes(4).toString('hex'), host].join('-');
}

/** Reads such a name; undefined for any other file. */
export function ownerOf(name: string): Owner | undefined {
  const [, pid = '', started = '', place = '', host = ''] = NAME.exec(name) ?? [];
  return host ? { name, pid: Number(pid), started, place, host } : undefined;
}

/** The owner that a release before wrote down as the id of its process, on this machine. */
export const olderOwner = (id: string): Owner => ({ name: '', pid: Number(id), started: '', place: PLACE, host: '' });

/** The owner's process, as a person finds it: its id, and its host when that is another one. */
export const processOf = (owner: Owner): string => (isHere(owner) ? `${owner.pid}` : `${owner.pid} @ ${owner.host}`);

/** Whether the owner's process can be looked up here: ids mean nothing on another machine or in another container. */
export const isHere = ({ place }: Owner): boolean => place === PLACE;

/** Whether the process of an owner that is here still runs. */
export function lives({ pid, started }: Pick<Owner, 'pid' | 'started'>): boolean {
  const now = started ? startOf(pid) : undefined;
  return now === undefined ? isRunning(pid, 'libs/build') : now === started;
}

/* Containers of one machine share its kernel, and may share a host name, but not the numbering of processes. */
const PLACE = createHash('sha256')
  .update([hostname(), read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))].join())
  .update(read(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 10);

/** An id is given to another process later, with another start. Undefined where the system does not say it. */
function startOf(pid: number): string | undefined {
  const described = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name of the program stands in parentheses and may hold any character; then the state, and the start as the 20th.
  const fields = described.slice(described.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : fields[19];
}

function read(content: () => string): string {
  try {
    return content();
  } catch {
    return '';
  }
}
