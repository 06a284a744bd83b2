import { Socket } from 'node:net';

/**
 * A socket for node-postgres that sends together what is written in one turn of the event loop: statements that do not wait
 * for each other cost one system call. The driver corks it for each prepared statement; here the uncorking waits for the turn.
 */
export const gatheringSocket = (): Socket => {
  const socket = new Socket();
  const uncork = socket.uncork.bind(socket);
  socket.uncork = () => process.nextTick(uncork);
  return socket;
};
