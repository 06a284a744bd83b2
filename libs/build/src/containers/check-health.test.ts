import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';

const check = join(workspaceRoot, 'libs/build/src/cli/check-health.ts');
const telling = `data:text/javascript,process.kill = (...given) => console.log('killed', ...given);`;

/** Checks an address within 300 ms. Returns the exit code, and whom the check would have killed. */
const checked = (port: number, env: Record<string, string> = { SERVICE: 'bff-uat' }) =>
  new Promise((resolve) => {
    const args = ['--import', telling, check, `http://127.0.0.1:${port}/`, '300'];
    const child = execFile(process.execPath, args, { env }, (_, said) => resolve([child.exitCode, said.trim()]));
  });

async function checkedWith(answer: RequestListener, env?: Record<string, string>) {
  const server = createServer(answer);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Number(Object(server.address()).port)));
  });
  const result = await checked(port, env);
  server.close();
  server.closeAllConnections();
  return result;
}

test('a service in a container is well, or fails, or is ended when it accepts a connection and is silent', async () => {
  expect(await checkedWith((_, answer) => answer.end())).toEqual([0, '']);
  expect(await checkedWith((_, answer) => answer.writeHead(500).end())).toEqual([1, '']);
  expect(await checkedWith(() => undefined)).toEqual([1, 'killed -1 SIGKILL']);
  // Outside a container nothing is killed.
  expect(await checkedWith(() => undefined, {})).toEqual([1, '']);
  // Nothing listens there.
  expect(await checked(1)).toEqual([1, '']);
});
