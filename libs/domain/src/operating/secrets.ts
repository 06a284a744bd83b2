import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or a cookie: 256 random bits, base64url. The database holds only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret made by `newSecret`, base64url; random secrets need no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
