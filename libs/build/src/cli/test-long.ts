import { measureLargeLists } from '../bench/large-lists.ts';
import { missedTargets } from '../bench/report.ts';
import { runCommand } from '../start/run-command.ts';
import { groupsNamed, runLong } from '../test/long-run.ts';

/*
 * All groups of libs/build/src/test/long-groups.ts, or those that are named. `lists` is the one that runs only when it is named: lists
 * of 100,000 firms and authorities, whose database takes a quarter of an hour to fill.
 */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const names = asked.filter((name) => name !== 'lists');
  const onlyLists = asked.length > 0 && names.length === 0;
  const { passed, failed } = await runLong(onlyLists ? [] : groupsNamed(names));
  if (asked.includes('lists')) await measureLargeLists();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed + missedTargets() > 0) process.exitCode = 1;
});
