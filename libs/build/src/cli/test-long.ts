import { measureLargeLists } from '../bench/large-lists.ts';
import { missedTargets } from '../bench/report.ts';
import { runCommand } from '../start/run-command.ts';
import { groupsNamed, runLong } from '../test/long-run.ts';

/*
 * Runs all groups of libs/build/src/test/long-groups.ts, or the named ones. `lists` (100,000 firms and authorities) runs only when named,
 * since its database takes a quarter of an hour to fill.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const names = args.filter((name) => name !== 'lists');
  const onlyLists = args.length > 0 && names.length === 0;
  const { passed, failed } = await runLong(onlyLists ? [] : groupsNamed(names));
  if (args.includes('lists')) await measureLargeLists();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed + missedTargets() > 0) process.exitCode = 1;
});
