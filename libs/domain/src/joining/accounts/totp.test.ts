import { expect, test } from '@jest/globals';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/* RFC 6238, appendix B: the secret "12345678901234567890", its SHA-1 codes cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const [EARLIER, LATER] = ['081804', '050471'];
const STEP = 37_037_037;
const at = (seconds: number) => new Date(seconds * 1000);

test('a code belongs to its time step', () => {
  expect(totpStep(SECRET, '287082', at(59))).toBe(1);
  expect(totpStep(SECRET, LATER, at(1_111_111_111))).toBe(STEP);
});

test('only the current step, the one before and the one after are accepted', () => {
  expect(totpStep(SECRET, EARLIER, at(1_111_111_111))).toBe(STEP - 1);
  expect(totpStep(SECRET, LATER, at(1_111_111_109))).toBe(STEP);
  expect(totpStep(SECRET, EARLIER, at(STEP * 30 + 29))).toBe(STEP - 1);
  expect(totpStep(SECRET, EARLIER, at(STEP * 30 + 30))).toBeNull();
  expect(totpStep(SECRET, LATER, at((STEP - 1) * 30 - 1))).toBeNull();
});

test('anything but six digits is refused', () => {
  for (const text of ['', '28708', '2870821', 'abcdef', '28708a', '٢٨٧٠٨٢', ' 287082'])
    expect(totpStep(SECRET, text, at(59))).toBeNull();
});

test('secrets have 160 bits, and the authenticator URI names portal and account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpUri(SECRET, 'ana@exemplu.ro')).toBe(
    `otpauth://totp/Portal%20PSP:ana%40exemplu.ro?secret=${SECRET}&issuer=Portal%20PSP`,
  );
});
