import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { ZipFile } from 'yazl';

/** Adds an entry whose stream is opened only when it is written, so that one entry is in memory at a time. */
export const addLazily = (zip: ZipFile, path: string, mtime: Date, open: () => Promise<Readable>): void =>
  zip.addReadStreamLazy(path, { mtime }, (respond) => {
    open().then(
      (stream) => {
        // Otherwise a failed stream would leave the archive waiting.
        stream.once('error', (error) => zip.emit('error', error));
        respond(null, stream);
      },
      (error: unknown) => zip.emit('error', error),
    );
  });

/** Streams an ended archive into the store. Returns its size in bytes and its SHA-256. */
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
  // The store handles errors while it reads; without a listener an earlier error would end the process.
  counted.on('error', () => undefined);
  zip.on('error', (error: Error) => counted.destroy(error));
  zip.outputStream.pipe(counted);
  await files.write(key, counted, { mimeType: 'application/zip' });
  return { size, checksum: hash.digest('hex') };
}

/** Replaces the characters that would make a user's file name a path. */
export const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
