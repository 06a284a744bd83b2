import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(js|css|html|json|svg)$/;
/** Bytes below which compression saves no network packet. */
const smallest = 1024;
/** Brotli quality with files a tenth larger than the best, in a twentieth of its time. */
const FAST = 5;
const BEST = constants.BROTLI_MAX_QUALITY;
/** File that marks a folder whose `.br` files can be smaller. */
const FAST_MARK = '.fast-compression';

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));

/**
 * Writes `.br` and `.gz` files next to each text file of a folder, which the gateway sends as they are. The `.br` files are compressed
 * quickly; `compressBest` makes them smaller.
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
 * Recompresses the `.br` files of `compressFolder` with the best quality, one after the other, and replaces each atomically. Does nothing
 * when that has been done; stops early when `signal` aborts and can be resumed by another call.
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
