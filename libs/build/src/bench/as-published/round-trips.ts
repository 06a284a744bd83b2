import { Socket } from 'node:net';

let count = 0;
const answered = new WeakSet<Socket>();

/* All sockets of a measured process are connected to PostgreSQL. */
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

/** Returns the round countRoundTrips of this process to PostgreSQL so far. A round trip is a write to a socket that has received data since its last write. */
export const countRoundTrips = (): number => count;
