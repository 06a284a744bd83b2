import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from '../bench/compare.ts';
import { prepareData } from '../bench/data.ts';
import { processBelow, residentMegabytes, watchMemory } from '../bench/memory.ts';
import { missedTargets, table, verdict } from '../bench/report.ts';
import { measureAudit } from '../bench/audit.ts';
import { measureAttending } from '../bench/attending.ts';
import { measureAssistant } from '../bench/assistant.ts';
import { measureExtraction } from '../bench/extraction.ts';
import { measureExchange } from '../bench/exchange.ts';
import { compareForum, measureForum } from '../bench/forum.ts';
import { measureLargeLists } from '../bench/large-lists.ts';
import { measureKnowledge } from '../bench/knowledge.ts';
import { scorePages } from '../bench/lighthouse.ts';
import { measureMatching } from '../bench/matching.ts';
import { measureMessages } from '../bench/messages.ts';
import { measurePurchaseFile, measureUploads } from '../bench/member-files.ts';
import { measurePublicPages } from '../bench/public-pages.ts';
import { landingPages } from '../bench/landing-pages.ts';
import { measureReports } from '../bench/reports.ts';
import { measureSearch } from '../bench/search.ts';
import { measureSessionCheck, measureSignIns } from '../bench/sign-ins.ts';
import { measureStreams } from '../bench/streams.ts';
import { timeStarts } from '../bench/start-time.ts';
import { measureUnitOfWork } from '../bench/unit-of-work.ts';
import { measureVitals } from '../bench/vitals.ts';
import { measureWaves } from '../bench/waves.ts';
import { weighRoutes } from '../bench/weight.ts';
import { runCommand } from '../start/run-command.ts';
import { startPortal } from '../test/portal.ts';

const IDLE_LIMIT_MB = 300;
const LOAD_LIMIT_MB = 512;

/** Measures reads, writes, sign-ins and memory on 100,000 requests and 1,000,000 audit rows. */
const measureServer = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    console.log('Filling the database: 100.000 requests, 1.000.000 audit rows…');
    const data = await prepareData(portal);
    const pid = processBelow(portal.pid, 'gateway/src/main.ts') ?? 0;
    const idle = residentMegabytes(pid);
    const watched = watchMemory(pid);
    const publicKey = readFileSync(join(portal.folder, 'keys/jwt-public.pem'), 'utf8');
    console.log(`\n${await compare(portal.url, portal.databaseUrl, publicKey, data)}`);
    console.log(`\n${await compareForum({ ...portal, publicKey })}`);
    console.log(`\n${await measureSignIns(portal.url)}`);
    console.log(`\n${await measureSessionCheck(portal.url)}`);
    console.log(`\n${await measureMatching(portal.url, portal.databaseUrl)}`);
    console.log(`\n${await measureSearch(portal.url, portal.databaseUrl)}`);
    console.log(`\n${await measurePurchaseFile(portal.url, data.wideRequestId)}`);
    const loaded = watched.stop();
    console.log(`\n${await measureUploads(portal.url, pid)}`);
    const rows = [
      ['idle', String(idle), String(IDLE_LIMIT_MB), verdict(idle < IDLE_LIMIT_MB)],
      ['most under load', String(loaded), String(LOAD_LIMIT_MB), verdict(loaded < LOAD_LIMIT_MB)],
    ];
    console.log(`\n${table(['all-in-one process', 'MB', 'limit', ''], rows)}`);
  } finally {
    await portal.stop();
  }
};

/** Measures only the orders by suitability. */
const measureMatches = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    await prepareData(portal);
    console.log(`\n${await measureMatching(portal.url, portal.databaseUrl)}`);
  } finally {
    await portal.stop();
  }
};

const measureWeights = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: true, env: { LOG_LEVEL: 'warn' } });
  try {
    console.log(`\n${await weighRoutes(portal.url)}`);
    console.log(`\n${await measureWaves(portal.url, portal.releasesDir)}`);
    const pages = await landingPages(portal.url);
    console.log(`\n${await measurePublicPages(portal.url)}`);
    console.log(`\n${await measureVitals(portal.url, pages)}`);
    console.log(`\n${await scorePages(portal.url, pages)}`);
  } finally {
    await portal.stop();
  }
};

const measureStarts = async (): Promise<void> => {
  const { cold, warm } = await timeStarts();
  const rows = [
    ['cold: everything built, empty database', cold.toFixed(1), '-', ''],
    ['warm: second start', warm.toFixed(1), '5.0', verdict(warm <= 5)],
  ];
  console.log(`\n${table(['npm start to the first answer', 's', 'target', ''], rows)}`);
};

const measureOpenStreams = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    const pid = processBelow(portal.pid, 'gateway/src/main.ts') ?? 0;
    console.log(`\n${await measureStreams({ ...portal, pid })}`);
  } finally {
    await portal.stop();
  }
};

const PARTS: Record<string, () => Promise<unknown>> = {
  server: measureServer,
  matching: measureMatches,
  pages: measureWeights,
  starts: measureStarts,
  streams: measureOpenStreams,
  messages: measureMessages,
  exchange: measureExchange,
  forum: measureForum,
  events: measureAttending,
  passages: measureKnowledge,
  extraction: measureExtraction,
  assistant: measureAssistant,
  audit: measureAudit,
  reports: measureReports,
  lists: measureLargeLists,
  'unit-of-work': measureUnitOfWork,
};

/*
 * Ten parts run only when named: `lists`, whose database takes a quarter of an hour to fill; `matching` and `forum`, which `server`
 * includes; `events`, seats and courses; `passages`; `extraction`; `assistant`; `audit`; `reports`; and `unit-of-work`, whose results only change
 * with an upgrade of MikroORM or pg.
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const name of positionals.length > 0 ? positionals : ['server', 'pages', 'messages', 'streams', 'starts']) {
    const part = PARTS[name];
    if (!part) throw new Error(`no part ${name}: ${Object.keys(PARTS).join(', ')}`);
    await part();
  }
  console.log(`\n${missedTargets()} targets missed`);
  if (missedTargets() > 0) process.exitCode = 1;
});
