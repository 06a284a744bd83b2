import { serialiseError } from '@psp/bff-kit/logged-error';
import { pino } from 'pino';
import { readWorkerConfig, type WorkerConfig } from './config.ts';
import { startWorker } from './worker.ts';

const config = readConfigOrExit();
const log = pino({ level: config.logLevel, name: 'worker', serializers: { err: serialiseError } });
const worker = await startWorker(config, log);
// The parent process may stop the replaced worker now.
process.send?.('ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void worker.stop());

function readConfigOrExit(): WorkerConfig {
  try {
    return readWorkerConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
