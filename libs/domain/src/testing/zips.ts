import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Reads the texts of a ZIP file, by name. */
export async function readZip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return texts;
}
