import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';

/** One portal for the tests of a file, as `startTestApp` has it. */
export interface Here {
  portal: TestApp;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Data of the mails waiting for somebody, with the template of each, oldest first. */
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
}

/** Starts the portal for the tests of the file and ends it after them. */
export async function testPortal(context?: Parameters<typeof startTestApp>[2]): Promise<Here> {
  const { app, rows } = await startTestApp(identity, 'identity', context);
  return {
    portal: app,
    rows,
    mailsTo: (email) => rows('select template, data from mail where recipient = ? order by id', [email]),
  };
}
