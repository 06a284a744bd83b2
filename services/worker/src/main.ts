import { pino } from 'pino';
import { readWorkerConfig } from './config.ts';
import { startWorker } from './worker.ts';

const config = readWorkerConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, name: 'worker' });
const worker = await startWorker(config.DATABASE_URL, log);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void worker.stop());
