import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';

const check = join(workspaceRoot, 'libs/build/src/cli/check-health.ts');
const printKill = `data:text/javascript,process.kill = (...given) => console.log('killed', ...given);`;

/** Checks a port with a timeout of 300 ms. Returns the exit code and what the check would have killed. */
const runCheck = (port: number, env: Record<string, string> = { SERVICE: 'bff-uat' }) =>
  new Promise((resolve) => {
    const args = ['--import', printKill, check, `http://127.0.0.1:${port}/`, '300'];
    const child = execFile(process.execPath, args, { env }, (_, said) => resolve([child.exitCode, said.trim()]));
  });

async function runCheckOn(answer: RequestListener, env?: Record<string, string>) {
  const server = createServer(answer);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Number(Object(server.address()).port)));
  });
  const result = await runCheck(port, env);
  server.close();
  server.closeAllConnections();
  return result;
}

test('a service passes the health check, fails it, or is killed when it accepts a connection and does not answer', async () => {
  expect(await runCheckOn((_, answer) => answer.end())).toEqual([0, '']);
  expect(await runCheckOn((_, answer) => answer.writeHead(500).end())).toEqual([1, '']);
  expect(await runCheckOn(() => undefined)).toEqual([1, 'killed -1 SIGKILL']);
  // Outside a container, the check kills nothing.
  expect(await runCheckOn(() => undefined, {})).toEqual([1, '']);
  // Nothing listens on this port.
  expect(await runCheck(1)).toEqual([1, '']);
});
