import { describe, expect, test } from '@jest/globals';
import type { Actor } from '@psp/domain/actor';
import { refusal } from './access.ts';
import { anyone, applicants, editors, owners, presenters, signedIn, viewers } from '@psp/contracts/access';

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
  test('a public route may be called by everybody, also while suspended', () => {
    expect(refusal(anyone, null)).toBeNull();
    expect(refusal(anyone, actor({ status: 'suspended' }))).toBeNull();
  });

  test('all other routes require signing in', () => {
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

  test.each(['uat', 'firma'] as const)('a pending %s writes what it shows of itself', (kind) => {
    for (const status of ['pending', 'needs_info', 'approved'] as const) {
      expect(refusal(presenters(kind), actor({ kind, status }))).toBeNull();
      expect(refusal(presenters(kind), actor({ kind, status, role: 'viewer' }))).toBe('auth.forbidden');
    }
    for (const status of ['rejected', 'suspended'] as const)
      expect(refusal(presenters(kind), actor({ kind, status }))).toBe('auth.organisation_not_active');
  });

  test('an applicant reads and writes its own application in any status; the association has none', () => {
    for (const status of ['pending', 'needs_info', 'rejected', 'approved'] as const) {
      expect(refusal(applicants('viewer'), actor({ status, role: 'viewer' }))).toBeNull();
      expect(refusal(applicants('editor'), actor({ status, kind: 'firma' }))).toBeNull();
    }
    expect(refusal(applicants('editor'), actor({ role: 'viewer' }))).toBe('auth.forbidden');
    expect(refusal(applicants('viewer'), actor({ kind: 'admin' }))).toBe('auth.forbidden');
    expect(refusal(applicants('viewer'), null)).toBe('auth.required');
  });

  test('a suspended organisation can read its application but not write', () => {
    const suspended = actor({ status: 'suspended' });
    expect(refusal(applicants('viewer'), suspended)).toBeNull();
    expect(refusal(applicants('viewer'), suspended, false)).toBe('auth.organisation_not_active');
    expect(refusal(applicants('editor'), suspended)).toBe('auth.organisation_not_active');
    expect(refusal(applicants('viewer'), actor({ status: 'suspended', kind: 'admin' }))).toBe('auth.forbidden');
  });

  test('a suspended, rejected or unconfirmed organisation may neither read nor write', () => {
    for (const status of ['suspended', 'rejected', 'unconfirmed'] as const) {
      expect(refusal(viewers('uat'), actor({ status }))).toBe('auth.organisation_not_active');
    }
  });

  test('members of a rejected or suspended organisation can use their account; a suspended account cannot be used', () => {
    for (const status of ['rejected', 'suspended'] as const) {
      expect(refusal(signedIn, actor({ status }))).toBeNull();
      expect(refusal(signedIn, actor({ status }), false)).toBe('auth.organisation_not_active');
    }
  });
});
