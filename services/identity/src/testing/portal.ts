import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';

/** Portal for the tests of a file. */
export interface Here {
  portal: TestApp;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Templates and data of the queued mails to an address, oldest first. */
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
}

/** Starts the portal for the tests of a file and closes it afterwards. */
export async function testPortal(context?: Parameters<typeof startTestApp>[2]): Promise<Here> {
  const { app, rows } = await startTestApp(identity, 'identity', context);
  return {
    portal: app,
    rows,
    mailsTo: (email) => rows('select template, data from mail where recipient = ? order by id', [email]),
  };
}
