import { generateSync } from 'otplib';

/** Returns the code that an authenticator shows for a secret now, or `steps` steps of 30 s later. */
export const codeFor = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
