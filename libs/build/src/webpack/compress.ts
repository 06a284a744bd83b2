import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(js|css|html|json|svg)$/;
/** Below this a compressed answer saves nothing a network packet would notice. */
const smallest = 1024;
/** A tenth larger than the best, for a twentieth of its time. */
const FAST = 5;
const BEST = constants.BROTLI_MAX_QUALITY;
/** Says that the `.br` files beside it can be smaller. */
const FAST_MARK = '.fast-compression';

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));

/**
 * Writes `.br` and `.gz` beside each text file of a folder, for the gateway to send as they are. The `.br` ones are for a page that is
 * wanted soon: `compressBest` makes them smaller.
 */
export async function compressFolder(folder: string): Promise<void> {
  writeFileSync(join(folder, FAST_MARK), '');
  await Promise.all(textFiles(folder).map((file) => compressFile(join(folder, file))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const [brotli, zipped] = await Promise.all([brotliOf(content, FAST), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

const brotliOf = (content: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/**
 * Replaces the `.br` files of a folder that `compressFolder` wrote by the smallest ones, each in one step while others read it, one
 * after the other. Does nothing in a folder whose files are the smallest; ends early, to go on another time, after `signal`.
 */
export async function compressBest(folder: string, signal?: AbortSignal): Promise<void> {
  if (!existsSync(join(folder, FAST_MARK))) return;
  for (const file of textFiles(folder)) {
    if (signal?.aborted) return;
    const path = join(folder, file);
    if (!existsSync(`${path}.br`)) continue;
    const draft = `${path}.br.${process.pid}.part`;
    await writeFile(draft, await brotliOf(await readFile(path), BEST));
    await rename(draft, `${path}.br`);
  }
  rmSync(join(folder, FAST_MARK), { force: true });
}
