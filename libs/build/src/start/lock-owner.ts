import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning } from './running.ts';

/** The process that holds a lock, parsed from the name of a file. */
export interface Owner {
  /** Name of the file, unique to this owner. */
  name: string;
  pid: number;
  /** Start of the process in kernel ticks; empty when the system does not provide it. */
  started: string;
  /** Identifies the machine or container within which process ids are meaningful. */
  place: string;
  host: string;
}

const NAME = /^(\d+)-(\d*)-([0-9a-f]{10})-[0-9a-f]{8}-(.+)$/;

/** Returns a file name that is unique to this process among all machines. */
export function ownName(): string {
  const host = hostname().replaceAll(/[^\w.-]/g, '_');
  return [process.pid, startOf(process.pid) ?? '', PLACE, randomBytes(4).toString('hex'), host].join('-');
}

/** Parses such a name; undefined for any other file. */
export function ownerOf(name: string): Owner | undefined {
  const [, pid = '', started = '', place = '', host = ''] = NAME.exec(name) ?? [];
  return host ? { name, pid: Number(pid), started, place, host } : undefined;
}

/** Returns the owner for a process id on this machine, as older releases stored it. */
export const olderOwner = (id: string): Owner => ({ name: '', pid: Number(id), started: '', place: PLACE, host: '' });

/** Describes the owner's process for messages: its id, and its host when that is another one. */
export const processOf = (owner: Owner): string => (isHere(owner) ? `${owner.pid}` : `${owner.pid} @ ${owner.host}`);

/** Whether the owner's process can be looked up here, on the same machine or in the same container. */
export const isHere = ({ place }: Owner): boolean => place === PLACE;

/** Whether the process of a local owner still runs. */
export function isAlive({ pid, started }: Pick<Owner, 'pid' | 'started'>): boolean {
  const now = started ? startOf(pid) : undefined;
  return now === undefined ? isRunning(pid, 'libs/build') : now === started;
}

/* Containers of one machine share its kernel and maybe a host name, but have separate process ids. */
const PLACE = createHash('sha256')
  .update([hostname(), read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))].join())
  .update(read(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 10);

/* Distinguishes processes that reuse an id by their start time; undefined when the system does not provide it. */
function startOf(pid: number): string | undefined {
  const described = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The program's name is in parentheses and may contain any character; after it, the start time is the 20th field.
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
