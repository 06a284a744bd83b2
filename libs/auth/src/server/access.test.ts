import { describe, expect, test } from '@jest/globals';
import type { Actor } from '@psp/domain/actor';
import { anyone, editors, owners, refusal, signedIn, viewers } from './access.ts';

const actor = (deciding: Partial<Actor>): Actor => ({
  accountId: 'a',
  displayName: 'Ioana',
  organisationId: 'o',
  organisationName: 'Comuna',
  kind: 'uat',
  role: 'owner',
  status: 'approved',
  ...deciding,
});

describe('who may call a route', () => {
  test('anybody may call a route for anyone, also while suspended', () => {
    expect(refusal(anyone, null)).toBeNull();
    expect(refusal(anyone, actor({ status: 'suspended' }))).toBeNull();
  });

  test('a visitor is asked to sign in everywhere else', () => {
    for (const access of [signedIn, viewers('uat'), editors('uat'), owners('uat')]) {
      expect(refusal(access, null)).toBe('auth.required');
    }
  });

  test('another kind of organisation is refused whatever its role', () => {
    expect(refusal(viewers('uat'), actor({ kind: 'firma' }))).toBe('auth.forbidden');
    expect(refusal(viewers('firma'), actor({ kind: 'admin' }))).toBe('auth.forbidden');
  });

  test('roles include the ones below them', () => {
    expect(refusal(editors('uat'), actor({ role: 'viewer' }))).toBe('auth.forbidden');
    expect(refusal(editors('uat'), actor({ role: 'owner' }))).toBeNull();
    expect(refusal(owners('uat'), actor({ role: 'editor' }))).toBe('auth.forbidden');
    expect(refusal(viewers('uat'), actor({ role: 'viewer' }))).toBeNull();
  });

  test('a pending organisation may read and not write', () => {
    for (const status of ['pending', 'needs_info'] as const) {
      expect(refusal(viewers('uat'), actor({ status }))).toBeNull();
      expect(refusal(editors('uat'), actor({ status }))).toBe('auth.organisation_not_active');
    }
  });

  test('a suspended, rejected or unconfirmed organisation may neither read nor write', () => {
    for (const status of ['suspended', 'rejected', 'unconfirmed'] as const) {
      expect(refusal(viewers('uat'), actor({ status }))).toBe('auth.organisation_not_active');
    }
    expect(refusal(signedIn, actor({ status: 'suspended' }))).toBe('auth.organisation_not_active');
  });
});
