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
])('%s is judged %j', async (password, reasons) => {
  expect(await judgePassword(password, ['Vasile Ionescu', 'vasile@selimbar.ro'])).toEqual(reasons);
});

/* Processor time: what else runs on the machine is not what is measured. */
const processorMs = () => process.cpuUsage().user / 1000;

test('the longest password that is accepted is judged in a moment', async () => {
  const began = processorMs();
  await judgePassword('abcP4ssw0rd1'.repeat(11).slice(0, 128));
  expect(processorMs() - began).toBeLessThan(2000);
});
