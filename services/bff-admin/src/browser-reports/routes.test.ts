import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { browserReportView } from '@psp/contracts/browser-reports';
import { bffAdmin } from '../app.ts';
import { TODAY } from '@psp/domain/time';

const { app, rows } = await startTestApp(bffAdmin, 'admin');

test('the association reads what did not load today', async () => {
  const admin = await app.as({ kind: 'admin' });
  const read = async () => browserReportView.parse((await admin.get('/browser-reports')).json());
  expect(await read()).toEqual({ failures: [], vitals: [], unknown: null });
  await rows(`insert into browser_report
    values (${TODAY}, 'uat', '1.0-a', 'entry', 0, 2)`);
  expect((await read()).failures).toMatchObject([{ area: 'uat', version: '1.0-a', kind: 'entry', count: 2 }]);
});
