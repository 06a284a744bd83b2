import { createHash, createPublicKey } from 'node:crypto';

/** A public Ed25519 key as RFC 8037 writes it; `kid` is its thumbprint by RFC 7638. */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
}

/** Reads a public key in PEM. Throws for one that is not Ed25519. */
export function publicJwk(pem: string): PublicJwk {
  const { crv, kty, x } = createPublicKey(pem).export({ format: 'jwk' });
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x) throw new Error('access tokens need an Ed25519 key');
  // The members and their order are the RFC's.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { kty, crv, x, alg: 'EdDSA', use: 'sig', kid };
}
