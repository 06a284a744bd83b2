import type { FileView } from '@psp/contracts/files';
import type { LibraryImportRefusal } from '@psp/contracts/library-import-limits';
import type { LibraryImportView, StartLibraryImport } from '@psp/contracts/library-imports';
import { errorMessage } from '@psp/remote/api-error';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import { useEffect, useRef, useState } from 'react';
import { lastingRefusal, refusalOf } from './chosen-files.ts';
import { api } from './queries.ts';

/** Number of files that are uploaded at the same time. */
const LANES = 3;

interface Unsent {
  position: number;
  name: string;
  message: string;
}

/** Progress of the upload: `unsent` lists files whose upload failed but may succeed, once no file is being sent. */
export interface Sending {
  done: number;
  total: number;
  unsent: readonly Unsent[];
  isRunning: boolean;
}

interface Run {
  one: LibraryImportView;
  files: readonly File[];
  controller: AbortController;
  refused: Map<number, LibraryImportRefusal>;
  unsent: Unsent[];
  stored: number;
}

interface Options {
  /** Called with what starts the import, once every file is stored or refused. */
  onSent: (one: LibraryImportView, body: Pick<StartLibraryImport, 'version' | 'refused'>) => void;
}

const sendOne = (id: string, position: number, file: File, options: UploadOptions): Promise<FileView> =>
  uploadFile(api, 'POST /library-imports/:id/files/:position', file, options, { id, position });

/** Uploads these files of an import, a few at a time; failures are noted in the run. */
const sendAll = async (run: Run, positions: readonly number[], onChange: () => void): Promise<void> => {
  const waiting = [...positions];
  const lane = async (): Promise<void> => {
    for (let position = waiting.shift(); position !== undefined; position = waiting.shift()) {
      await sendAt(run, position);
      if (run.controller.signal.aborted) return;
      onChange();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

const sendAt = async (run: Run, position: number): Promise<void> => {
  const { one, files, controller, refused, unsent } = run;
  const file = files[position];
  if (!file) return;
  const known = refusalOf(file);
  if (known) return void refused.set(position, known);
  try {
    await sendOne(one.id, position, file, { signal: controller.signal });
    run.stored += 1;
  } catch (error) {
    const lasting = lastingRefusal(error);
    if (lasting) refused.set(position, lasting);
    else unsent.push({ position, name: file.name, message: errorMessage(error) });
  }
};

/** Uploads the files of an import. Unmounting or `cancel` aborts the uploads. */
export function useImport({ onSent }: Options) {
  const [sending, setSending] = useState<Sending | null>(null);
  const current = useRef<Run | null>(null);
  useEffect(() => () => current.current?.controller.abort(), []);
  const isRunning = sending?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  const show = (run: Run, isGoing: boolean) => {
    const { files, stored, refused, unsent } = run;
    setSending({
      isRunning: isGoing,
      total: files.length,
      done: stored + refused.size,
      unsent: unsent.toSorted((a, b) => a.position - b.position),
    });
  };
  const end = (run: Run) => {
    const { one, files, refused, unsent } = run;
    const reasons = [...refused, ...unsent.map(({ position }) => [position, 'not_sent'] as const)];
    onSent(one, {
      version: one.version,
      refused: reasons.map(([position, reason]) => ({ name: files[position]?.name ?? '', reason })),
    });
  };
  const send = async (run: Run, positions: readonly number[]) => {
    show(run, true);
    await sendAll(run, positions, () => show(run, true));
    if (run.controller.signal.aborted) return;
    show(run, false);
    if (run.unsent.length === 0) end(run);
  };
  return {
    sending,
    /** Uploads the files of a new import, in this order. */
    begin: (one: LibraryImportView, files: readonly File[]) => {
      const none = { refused: new Map<number, LibraryImportRefusal>(), unsent: [], stored: 0 };
      const run: Run = { one, files, controller: new AbortController(), ...none };
      current.current = run;
      void send(run, [...files.keys()]);
    },
    retry: () => {
      const run = current.current;
      if (run)
        void send(
          run,
          run.unsent.splice(0).map(({ position }) => position),
        );
    },
    /** Starts the import without the files that could not be uploaded. */
    goOn: () => {
      if (current.current) end(current.current);
    },
    /** Aborts the uploads. Returns the import that they belong to. */
    cancel: (): LibraryImportView | undefined => {
      const run = current.current;
      run?.controller.abort();
      current.current = null;
      setSending(null);
      return run?.one;
    },
  };
}
