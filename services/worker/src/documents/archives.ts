import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { ZipFile } from 'yazl';

/** Adds an entry whose stream is opened when its turn comes, so that one part is in memory at a time. */
export const addLate = (zip: ZipFile, path: string, mtime: Date, open: () => Promise<Readable>): void =>
  zip.addReadStreamLazy(path, { mtime }, (give) => {
    open().then(
      (stream) => {
        // Otherwise a broken stream would leave the archive waiting.
        stream.once('error', (error) => zip.emit('error', error));
        give(null, stream);
      },
      (error: unknown) => zip.emit('error', error),
    );
  });

/** Streams an archive that was ended into the store. Returns its size and the SHA-256 of its bytes. */
export async function storeArchive(
  files: FileStore,
  key: string,
  zip: ZipFile,
): Promise<{ size: number; checksum: string }> {
  let size = 0;
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // The store handles errors while reading; an earlier one must not end the process.
  counted.on('error', () => undefined);
  zip.on('error', (error: Error) => counted.destroy(error));
  zip.outputStream.pipe(counted);
  await files.write(key, counted, { mimeType: 'application/zip' });
  return { size, checksum: hash.digest('hex') };
}

/** File names come from users and must not contain paths. */
export const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
