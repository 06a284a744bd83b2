import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

function decode(secret: string): Buffer {
  const bits = [...secret.replace(/\s/g, '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** TOTP code of an authenticator app (RFC 6238). `stepsAhead`: number of 30-second steps from now. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + stepsAhead));
  const hash = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A code that is not accepted now. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}
