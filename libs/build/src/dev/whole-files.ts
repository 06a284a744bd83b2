import { type PathOrFileDescriptor, rename } from 'node:fs';
import type { OutputFileSystem } from 'webpack';

type Done = (failure: NodeJS.ErrnoException | null) => void;

/** A file system that replaces each file in one step: who reads it sees the old one or the new one, whole. */
export const wholeFiles = (files: OutputFileSystem): OutputFileSystem => ({
  ...files,
  writeFile: (
    file: PathOrFileDescriptor,
    content: string | NodeJS.ArrayBufferView,
    ...rest: [Done] | [unknown, Done]
  ) => {
    const done = rest.length === 1 ? rest[0] : rest[1];
    const draft = `${String(file)}.part`;
    files.writeFile(draft, content, (failure) => (failure ? done(failure) : rename(draft, String(file), done)));
  },
});
