import { OptimisticLockError, UniqueConstraintViolationException } from '@mikro-orm/core';
import { expect, test } from '@jest/globals';
import { DomainError } from '@psp/domain/errors';
import { toDomainError } from './errors.ts';

const codeOf = (facts: object, message = '') => toDomainError(Object.assign(new Error(message), facts)).code;

test('a DomainError is returned unchanged', () => {
  const refusal = new DomainError('offer.incomplete');
  expect(toDomainError(refusal)).toBe(refusal);
});

test('a row changed by somebody else in between is stale', () => {
  expect(toDomainError(OptimisticLockError.lockFailed('Offer')).code).toBe('version.stale');
});

test('a violated constraint has the error code of its rule', () => {
  const violation = (constraint: string) =>
    toDomainError(
      new UniqueConstraintViolationException(Object.assign(new Error('duplicate key'), { code: '23505', constraint })),
    ).code;
  expect(violation('offer_one_live_per_firma')).toBe('offer.exists');
  expect(violation('offer_one_accepted')).toBe('request.already_decided');
  expect(violation('project_request_id_key')).toBe('request.already_decided');
  expect(violation('review_project_id_author_id_key')).toBe('review.exists');
  expect(violation('community_organisation_id_key')).toBe('community.exists');
  expect(violation('community_project_of_collaboration')).toBe('community.project_listed');
  expect(violation('account_email_key')).toBe('internal');
});

test('a database that is down, starting, out of connections or too slow is busy', () => {
  for (const code of [
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '53300',
    '08006',
    '40P01',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
  ]) {
    expect(codeOf({ code })).toBe('service.busy');
  }
  expect(codeOf({}, 'timeout exceeded when trying to connect')).toBe('service.busy');
  expect(codeOf({}, 'Connection terminated unexpectedly')).toBe('service.busy');
});

test('a row locked by somebody else has an error code of its own', () => {
  expect(codeOf({ code: '55P03' })).toBe('record.busy');
});

test('a full disk has an error code of its own', () => {
  expect(codeOf({ code: '53100' })).toBe('storage.full');
  expect(codeOf({ code: 'ENOSPC' })).toBe('storage.full');
});

test('anything else thrown is internal, whether an Error or not', () => {
  expect(codeOf({ code: '42P01' })).toBe('internal');
  expect(toDomainError('text').code).toBe('internal');
  expect(toDomainError(null).code).toBe('internal');
});
