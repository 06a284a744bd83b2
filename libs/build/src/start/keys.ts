import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SigningKeys {
  /** PEM, SPKI. */
  publicKey: string;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** Returns the Ed25519 keys that sign access tokens: those of the environment, else a pair that is generated once and stored in the folder. */
export function signingKeys(folder: string): SigningKeys {
  const { JWT_PUBLIC_KEY, JWT_PRIVATE_KEY } = process.env;
  if (JWT_PUBLIC_KEY && JWT_PRIVATE_KEY) return { publicKey: JWT_PUBLIC_KEY, privateKey: JWT_PRIVATE_KEY };
  const files = { publicKey: join(folder, 'jwt-public.pem'), privateKey: join(folder, 'jwt-private.pem') };
  if (!existsSync(files.privateKey) || !existsSync(files.publicKey)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const pair = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    writeFileSync(files.privateKey, pair.privateKey, { mode: 0o600 });
    writeFileSync(files.publicKey, pair.publicKey, { mode: 0o600 });
  }
  return { publicKey: readFileSync(files.publicKey, 'utf8'), privateKey: readFileSync(files.privateKey, 'utf8') };
}

/** A pair of P-256 keys in base64url: the uncompressed public point and the private number. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the VAPID keys of the portal: those of the environment, else a pair that is generated once and stored in the folder.
 * Subscriptions made with other keys receive nothing any more.
 */
export function pushKeys(folder: string): PushKeys {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = process.env;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const file = join(folder, 'push.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(newPushKeys()), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function newPushKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
