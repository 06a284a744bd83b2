import { connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Returns the SMTP status to refuse a recipient, or null to accept. */
type Judge = (recipient: string) => number | null;

export interface MailServer {
  url: string;
  received: Email[];
  /** Resolves to the first mail to this address. */
  to(recipient: string): Promise<Email>;
  /** Decides on each recipient. */
  judge: Judge;
  /** True to accept mails without confirming them. */
  isMute: boolean;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port; accepted mails are parsed and kept. */
export const startMailServer = async (options = ''): Promise<MailServer> => {
  const waiting: (() => void)[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      const status = server.judge(address);
      answer(status === null ? null : Object.assign(new Error('refused'), { responseCode: status }));
    },
    onData: (stream, _session, answer) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(
          (mail) => {
            server.received.push(mail);
            if (!server.isMute) answer();
            for (const look of waiting) look();
          },
          (error: Error) => answer(error),
        );
    },
  });
  // A killed worker breaks the connection; that is no error of the server.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => smtp.server.once('listening', resolve));
  const server: MailServer = {
    url: `smtp://127.0.0.1:${portOf(smtp.server)}${options}`,
    received: [],
    judge: () => null,
    isMute: false,
    to: (recipient) =>
      new Promise((resolve) => {
        const look = (): void => {
          const mail = server.received.find(({ to }) => to?.some(({ address }) => address === recipient));
          if (mail) resolve(mail);
        };
        waiting.push(look);
        look();
      }),
    close: () => new Promise((resolve) => void smtp.close(resolve)),
  };
  return server;
};

/** Starts a proxy that holds connections until `release`. */
export const startStall = async (target: string) => {
  const { port } = new URL(target);
  const held: Socket[] = [];
  const arrivals = Promise.withResolvers<void>();
  let stalls = true;
  const stall = createServer((socket) => {
    socket.on('error', () => undefined);
    if (stalls) {
      held.push(socket);
      arrivals.resolve();
      return;
    }
    const upstream = connect(Number(port), '127.0.0.1');
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => void stall.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(stall)}`,
    /** Resolves when the first connection is held. */
    stalled: arrivals.promise,
    release: () => {
      stalls = false;
    },
    close: async () => {
      for (const socket of held) socket.destroy();
      await new Promise((resolve) => void stall.close(resolve));
    },
  };
};

const portOf = (server: { address(): ReturnType<ReturnType<typeof createServer>['address']> }): number => {
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('the server does not listen');
  return address.port;
};
