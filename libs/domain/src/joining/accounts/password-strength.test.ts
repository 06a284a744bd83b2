import { expect, test } from '@jest/globals';
import { judgePassword } from './password-strength.ts';

test.each<[string, string[]]>([
  ['castravete-albastru-41', []],
  ['Xk7#mQ2$vL9p', []],
  ['scurta', ['short', 'common']],
  ['password1234', ['common']],
  ['primariasibiu', ['common']],
  ['aaaaaaaaaaaa', ['repeated', 'common']],
  ['qwertyuiop12', ['sequence', 'common']],
  ['Ionescu!x7Tqz2w', ['personal']],
])('%s has the problems %j', async (password, reasons) => {
  expect(await judgePassword(password, ['Vasile Ionescu', 'vasile@selimbar.ro'])).toEqual(reasons);
});

/* CPU time, so that other processes on the machine do not affect the result. */
const processorMs = () => process.cpuUsage().user / 1000;

test('the longest accepted password is judged within two seconds of CPU time', async () => {
  const began = processorMs();
  await judgePassword('abcP4ssw0rd1'.repeat(11).slice(0, 128));
  expect(processorMs() - began).toBeLessThan(2000);
});
