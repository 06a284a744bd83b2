import { createHash, createPublicKey } from 'node:crypto';

/** A public Ed25519 key (RFC 8037); `kid` is its thumbprint (RFC 7638). */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
}

/** Converts a PEM public key. Throws unless it is Ed25519. */
export function publicJwk(pem: string): PublicJwk {
  const { crv, kty, x } = createPublicKey(pem).export({ format: 'jwk' });
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x) throw new Error('access tokens need an Ed25519 key');
  // Members in the order of RFC 7638.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { kty, crv, x, alg: 'EdDSA', use: 'sig', kid };
}
