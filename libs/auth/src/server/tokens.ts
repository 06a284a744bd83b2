import jwt from '@fastify/jwt';
import fastify from 'fastify';
import { publicJwk } from './jwks.ts';

/** Signing keys as PEM (Ed25519). Only identity holds the private one. */
export interface AuthKeys {
  publicKey: string;
  privateKey?: string;
}

/** What an access token says: who (`sub`, account id) and in which session (`sid`). Never a role. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

export interface Tokens {
  /** Makes an access token that lasts ACCESS_SECONDS. Throws without the private key. */
  sign(claims: AccessClaims): string;
  /** Returns what the token says, or null when it is forged, expired, or not for this portal. */
  verify(token: string): AccessClaims | null;
}

export const ACCESS_SECONDS = 600;
const AUDIENCE = 'portal-psp';
// An Ed25519 check costs about as much as the session query, so verified tokens are remembered; the session is still read each time.
const REMEMBERED_TOKENS = 5000;

const isClaims = (value: unknown): value is AccessClaims =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  'sid' in value &&
  typeof value.sub === 'string' &&
  typeof value.sid === 'string';

/**
 * Makes and checks access tokens. The plugin lives on an instance of its own, because gateway and services are mounted
 * in one another and its decorator may exist only once on the way down.
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
