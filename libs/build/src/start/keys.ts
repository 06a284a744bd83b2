import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SigningKeys {
  /** PEM, SPKI. */
  publicKey: string;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** The Ed25519 pair that signs access tokens: those of the environment, else a pair made once and kept in the folder. */
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
