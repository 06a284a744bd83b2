import jwt from '@fastify/jwt';
import fastify from 'fastify';
import { publicJwk } from './jwks.ts';

/** Signing keys as PEM (Ed25519). Only the identity service has the private key. */
export interface AuthKeys {
  publicKey: string;
  privateKey?: string;
}

/** Claims of an access token: account id (`sub`) and session id (`sid`). Never a role. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

export interface Tokens {
  /** Signs an access token that lasts ACCESS_SECONDS. Throws without the private key. */
  sign(claims: AccessClaims): string;
  /** Returns the claims; null when the token is forged, expired or for another audience. */
  verify(token: string): AccessClaims | null;
}

export const ACCESS_SECONDS = 600;
const AUDIENCE = 'portal-psp';
// Verified tokens are cached, because a signature check costs as much as the session query. The session is still read each time.
const REMEMBERED_TOKENS = 5000;

const isClaims = (value: unknown): value is AccessClaims =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  'sid' in value &&
  typeof value.sub === 'string' &&
  typeof value.sid === 'string';

/**
 * Creates the signer and verifier of access tokens. The plugin is registered on a Fastify instance of its own, because gateway and
 * services are nested and its decorator may exist only once.
 */
export async function createTokens({ publicKey, privateKey }: AuthKeys): Promise<Tokens> {
  const host = fastify();
  await host.register(jwt, {
    secret: { public: publicKey, ...(privateKey ? { private: privateKey } : {}) },
    sign: { algorithm: 'EdDSA', kid: publicJwk(publicKey).kid, aud: AUDIENCE, expiresIn: `${ACCESS_SECONDS}s` },
    verify: {
      algorithms: ['EdDSA'],
      allowedAud: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'aud', 'exp'],
      cache: REMEMBERED_TOKENS,
    },
  });
  await host.ready();
  return {
    sign: ({ sub, sid }) => host.jwt.sign({ sub, sid }),
    verify: (token) => {
      try {
        const claims: unknown = host.jwt.verify(token);
        return isClaims(claims) ? { sub: claims.sub, sid: claims.sid } : null;
      } catch {
        return null;
      }
    },
  };
}
