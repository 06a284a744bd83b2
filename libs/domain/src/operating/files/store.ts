import { fileURLToPath } from 'node:url';
import { FileStorage, type StorageAdapter } from '@flystorage/file-storage';

export type FileStore = FileStorage;

/**
 * Opens the store of all uploaded and generated files: `file:///folder`, or `s3://bucket/prefix` with the usual AWS_* variables
 * (`?endpoint=` for another S3 server). Throws for any other address.
 */
export async function openFileStore(address: string): Promise<FileStore> {
  const url = new URL(address);
  if (url.protocol === 'file:') return new FileStorage(await folder(fileURLToPath(url)));
  if (url.protocol === 's3:') return new FileStorage(await bucket(url));
  throw new Error(`FILES_URL starts with file: or s3:, not ${url.protocol}`);
}

async function folder(path: string): Promise<StorageAdapter> {
  const { LocalStorageAdapter } = await import('@flystorage/local-fs');
  return new LocalStorageAdapter(path);
}

/* Imported only when used: the client takes tens of megabytes of memory. */
async function bucket(url: URL): Promise<StorageAdapter> {
  const [{ S3Client }, { AwsS3StorageAdapter }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@flystorage/aws-s3'),
  ]);
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? 'eu-central-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return new AwsS3StorageAdapter(client, { bucket: url.hostname, prefix: url.pathname.slice(1) });
}
