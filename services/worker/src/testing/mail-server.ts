import { connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a refusal is answered: the SMTP status. */
type Judge = (recipient: string) => number | null;

export interface MailServer {
  url: string;
  received: Email[];
  /** The first mail to this address, as soon as it is there. */
  to(recipient: string): Promise<Email>;
  /** How each recipient is answered from now on. */
  judge: Judge;
  /** It takes whole mails from now on and never says so. */
  isMute: boolean;
  close(): Promise<void>;
}

/** A real mail server on a free port; what it accepts is kept, parsed. */
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

/** Stands before a server: accepts connections and says nothing on them until `release`, from when on it passes them on. */
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
    /** Resolves when the first connection was left without a word. */
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
