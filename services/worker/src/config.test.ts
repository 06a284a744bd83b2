import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readWorkerConfig } from './config.ts';

const given = {
  DATABASE_URL: 'postgres://portal@db/portal',
  PUBLIC_ORIGIN: 'https://portal.exemplu.ro/',
  FILES_URL: 's3://fisiere',
};

test('mail is sent through the configured server, from an address of the portal', () => {
  expect(readWorkerConfig({ ...given, SMTP_URL: 'smtps://mail.exemplu.ro' })).toMatchObject({
    publicOrigin: 'https://portal.exemplu.ro',
    smtpUrl: 'smtps://mail.exemplu.ro',
    mailFrom: 'Portal PSP <no-reply@portal.exemplu.ro>',
  });
  const own = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Asociația <contact@exemplu.ro>' };
  expect(readWorkerConfig({ ...given, ...own }).mailFrom).toBe('Asociația <contact@exemplu.ro>');
});

test('a local portal needs no mail server', () => {
  expect(readWorkerConfig({ ...given, LOCAL_PORTAL: 'true', SMTP_URL: '' }).smtpUrl).toBeUndefined();
});

test('any other portal refuses to start without a mail server, with a message of one line', () => {
  const env = { ...given, NODE_OPTIONS: '' };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Invalid environment: SMTP_URL \(needed to send mail.*\)$/);
});

test('the message names missing and wrong variables', () => {
  expect(() => readWorkerConfig({ ...given, PUBLIC_ORIGIN: '' })).toThrow('PUBLIC_ORIGIN');
  expect(() => readWorkerConfig({ ...given, SMTP_URL: 'http://mail' })).toThrow('SMTP_URL');
  expect(() => readWorkerConfig({ ...given, FILES_URL: 'ftp://fisiere', LOCAL_PORTAL: 'true' })).toThrow('FILES_URL');
});

test('push notifications need both VAPID keys', () => {
  const mailed = { ...given, SMTP_URL: 'smtp://mail' };
  const pair = { VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`, VAPID_PRIVATE_KEY: 'y'.repeat(43) };
  expect(readWorkerConfig(mailed).vapid).toBeUndefined();
  expect(readWorkerConfig({ ...mailed, ...pair }).vapid).toMatchObject({ subject: 'https://portal.exemplu.ro' });
  expect(() => readWorkerConfig({ ...mailed, ...pair, VAPID_PRIVATE_KEY: '' })).toThrow('VAPID_PRIVATE_KEY');
});
