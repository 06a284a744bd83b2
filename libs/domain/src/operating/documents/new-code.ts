import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, readCode } from '@psp/contracts/documents';

/** Creates a verification code for a document: 80 random bits. */
export const newCode = (): string => {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
  return readCode(letters.join('')) ?? '';
};
