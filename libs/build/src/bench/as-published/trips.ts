import { Socket } from 'node:net';

let count = 0;
const answered = new WeakSet<Socket>();

/* All sockets of a measured process lead to PostgreSQL. */
const { write, emit } = Socket.prototype;
Object.assign(Socket.prototype, {
  emit(this: Socket, ...given: unknown[]): unknown {
    if (given[0] === 'data' || given[0] === 'connect') answered.add(this);
    return Reflect.apply(emit, this, given);
  },
  write(this: Socket, ...given: unknown[]): unknown {
    if (answered.delete(this)) count += 1;
    return Reflect.apply(write, this, given);
  },
});

/** Round trips of this process to PostgreSQL so far: writes to a socket that had been answered. */
export const trips = (): number => count;
