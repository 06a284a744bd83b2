import { generateSync } from 'otplib';

/** What an authenticator shows for a secret, now or so many steps of 30 s away. */
export const codeFor = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
