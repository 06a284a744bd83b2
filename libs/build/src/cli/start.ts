import { runCommand } from '../start/run-command.ts';
import { demoAccounts, demoPassword, strings } from '../start/strings.ts';
import { untilAsked } from '../start/signals.ts';
import { createPortal } from '../start/start.ts';
import { portalFolder } from '../workspace.ts';

await runCommand(async () => {
  const began = performance.now();
  const say = (line: string): void => console.log(line);
  const portal = createPortal({
    folder: portalFolder(),
    port: Number(process.env.PORT ?? 8080),
    host: process.env.HOST ?? '127.0.0.1',
    split: process.argv.includes('--split'),
    asBuilt: process.argv.includes('--as-built'),
    say,
  });
  const stopped = untilAsked().then(async () => {
    say(strings.stopping);
    await portal.stop();
    say(strings.stopped);
  });
  const address = await portal.start();
  say(strings.ready(address.url, ((performance.now() - began) / 1000).toFixed(1)));
  if (address.mailboxUrl) say(strings.mailbox(address.mailboxUrl));
  if (process.env.SEED !== 'none') {
    say(strings.accounts(demoPassword));
    for (const [area, accounts] of Object.entries(demoAccounts)) {
      say(`  ${area}`);
      for (const [email, who] of accounts) say(`    ${email.padEnd(24)}${who}`);
    }
  }
  process.send?.(address);
  await stopped;
});
process.exit();
