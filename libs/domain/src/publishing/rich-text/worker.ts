import { parentPort, workerData } from 'node:worker_threads';
import { readRichText } from './text.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process
parentPort?.postMessage(readRichText(String(workerData)));
