import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage, SubscribePush } from '@psp/contracts/push';

export interface ReceivedPush {
  /** Address of the device. */
  endpoint: string;
  message: PushMessage;
  headers: IncomingHttpHeaders;
  /** Claims of the portal's verified signature. */
  claims: { aud: string; sub: string; exp: number };
}

export interface PushServer {
  url: string;
  /** Creates a device and returns its subscription, as a browser would. */
  subscription(publicKey: string): SubscribePush;
  received: ReceivedPush[];
  /** Returns the response status; 201 unless set. */
  judge: (path: string) => number;
  /** Resolves to the n-th notification received, including refused ones. */
  nth(n: number): Promise<ReceivedPush>;
  close(): Promise<void>;
}

interface Device {
  publicKey: string;
  auth: Buffer;
  secretWith(other: Buffer): Buffer;
  own: Buffer;
}

const deriveKey = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/* RFC 8291 and RFC 8188: salt, record size, the sender's public key, one record that ends with the byte 2. */
const decrypt = (body: Buffer, { auth, own, secretWith }: Device): PushMessage => {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = deriveKey(secretWith(sender), auth, info, 32);
  const key = deriveKey(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = deriveKey(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
};

/* RFC 8292. Throws when the signature is not by the key that the browser subscribed with. */
const verifyClaims = (authorization: string, publicKey: string): ReceivedPush['claims'] => {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  const fits = verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  if (!fits || key !== publicKey) throw new Error('not signed by the portal');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
};

const newDevice = (publicKey: string): Device => {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  return { publicKey, own, auth: randomBytes(16), secretWith: (other) => curve.computeSecret(other) };
};

/** Starts a push service on a free port, which verifies and decrypts the notifications that it receives. */
export const startPushServer = async (): Promise<PushServer> => {
  const devices = new Map<string, Device>();
  const waiting: (() => void)[] = [];
  const http = createServer((request, response) => {
    const device = devices.get(request.url ?? '');
    buffer(request)
      .then((body) => {
        if (!device) return response.writeHead(404).end();
        const claims = verifyClaims(request.headers.authorization ?? '', device.publicKey);
        server.received.push({
          ...{ endpoint: url + request.url, message: decrypt(body, device) },
          ...{ headers: request.headers, claims },
        });
        response.writeHead(server.judge(request.url ?? '')).end();
        for (const look of waiting) look();
      })
      .catch((error: Error) => response.writeHead(400).end(error.message));
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: PushServer = {
    url,
    subscription: (publicKey) => {
      const [path, device] = [`/push/${randomBytes(16).toString('base64url')}`, newDevice(publicKey)];
      devices.set(path, device);
      const keys = { p256dh: device.own.toString('base64url'), auth: device.auth.toString('base64url') };
      return { endpoint: url + path, keys };
    },
    received: [],
    judge: () => 201,
    nth: (n) =>
      new Promise((resolve) => {
        const look = (): void => {
          const push = server.received[n - 1];
          if (push) resolve(push);
        };
        waiting.push(look);
        look();
      }),
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => void http.close(resolve));
    },
  };
  return server;
};
