import type { FileView } from '@psp/contracts/files';
import type { firmaUploadOperations, uatUploadOperations } from '@psp/contracts/files-operations';
import { FieldError } from '@psp/design-system/field';
import { FileField } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { createApi } from '@psp/remote/api';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takenOf, type Upload, useUploads } from '../../uploads/ui/use-uploads.ts';
import { FileRow, FileRows } from './file-row.tsx';
import { acceptOf, ATTACHMENTS, type FileList, fileProblem } from './file-rule.ts';
import { strings } from './strings.ts';

/** Uploads one file. Rejects with an ApiError. */
export type SendFile = (file: File, options: UploadOptions) => Promise<FileView>;

interface AttachmentsFieldProps {
  id: string;
  name: string;
  /** Ids of the attached files. */
  value: string[] | undefined;
  error: string | undefined;
  onChange: (value: string[]) => void;
  /** Files attached to the stored record. */
  known: readonly FileView[];
  /** The area whose service receives the files, or the function that sends one. */
  area: 'uat' | 'firma' | SendFile;
  /** Called with true while chosen files are being uploaded or were refused: the form must not be sent then. */
  onRunning: (isRunning: boolean) => void;
  /** Accepted files and texts; documents of any kind by default. */
  files?: FileList;
}

const sendTo =
  (area: 'uat' | 'firma'): SendFile =>
  (file, options) =>
    uploadFile(
      createApi<typeof uatUploadOperations | typeof firmaUploadOperations>(area),
      'POST /uploads',
      file,
      options,
    );

/* Attached files and running uploads. */
function useAttachments({ value = [], onChange, area, onRunning, files = ATTACHMENTS }: AttachmentsFieldProps) {
  const [lastAdded, setLastAdded] = useState<FileView | null>(null);
  const sentFiles = useSentFiles();
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const put = (attached: string[]) => {
    latest.current = attached;
    onChange(attached);
  };
  const { add, ...sending } = useUploads<FileView>({
    send: typeof area === 'function' ? area : sendTo(area),
    problemOf: (file) => fileProblem(file, files.rule),
    tooMany: strings.tooMany(files.most),
    onSent: (file) => {
      sentFiles.keep(file);
      setLastAdded(file);
      put([...latest.current, file.id]);
    },
  });
  const isRunning = sending.uploads.length > 0;
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  return {
    ...{ ...sending, value, lastAdded, sentFile: sentFiles.find },
    pick: (file: File) => add([file], files.most - latest.current.length),
    remove: (id: string) => put(value.filter((other) => other !== id)),
  };
}

/** Field for the files attached to a record; several can be chosen or dropped at once. Shows the progress of each upload. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { id, name, error, known, files = ATTACHMENTS } = props;
  const { rule, most, words } = files;
  const attachments = useAttachments(props);
  const { value, uploads, lastAdded } = attachments;
  const isFull = value.length + takenOf(uploads) >= most;
  return (
    <Stack gap={12}>
      {value.length + uploads.length > 0 ? (
        <Listed label={words.title} field={id} known={known} attachments={attachments} />
      ) : null}
      {isFull ? (
        <p>{words.full}</p>
      ) : (
        <FileField
          {...{ id, name, error }}
          label={words.title}
          hint={words.hint}
          accept={acceptOf(rule)}
          words={strings.field}
          state={{ kind: 'empty' }}
          isOptional
          isMultiple
          onPick={attachments.pick}
          onCancel={() => undefined}
        />
      )}
      {isFull && error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <VisuallyHidden role="status">{lastAdded ? strings.field.uploaded(lastAdded.name) : ''}</VisuallyHidden>
    </Stack>
  );
}

interface ListedProps extends Pick<AttachmentsFieldProps, 'known'> {
  label: string;
  /** Id of the file input. */
  field: string;
  attachments: ReturnType<typeof useAttachments>;
}

function Listed({ label, field, known, attachments }: ListedProps) {
  const { value, uploads, sentFile, remove, retry, drop } = attachments;
  /* A removed row takes its focused button with it. */
  const focusInput = () => requestAnimationFrame(() => document.getElementById(field)?.focus());
  return (
    <FileRows aria-label={label}>
      {value.map((fileId) => (
        <Attached
          key={fileId}
          file={known.find((file) => file.id === fileId) ?? sentFile(fileId)}
          onRemove={() => {
            remove(fileId);
            focusInput();
          }}
        />
      ))}
      {uploads.map((upload) => (
        <Waiting
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onDrop={() => {
            drop(upload.key);
            focusInput();
          }}
        />
      ))}
    </FileRows>
  );
}

const SENT = ['files', 'sent'];

/* A dialog that is opened again knows only the ids of its files; the cache keeps their names until the page is reloaded. */
function useSentFiles() {
  const client = useQueryClient();
  return {
    keep: (file: FileView) => {
      client.setQueryDefaults(SENT, { gcTime: Infinity });
      client.setQueryData([...SENT, file.id], file);
    },
    find: (id: string) => client.getQueryData<FileView>([...SENT, id]),
  };
}

function Attached({ file, onRemove }: { file: FileView | undefined; onRemove: () => void }) {
  const name = file?.name ?? strings.unknown;
  return (
    <FileRow
      name={name}
      detail={file ? <small>{formatFileSize(file.size)}</small> : null}
      actions={[{ label: strings.remove, name: strings.removeWhat(name), onPress: onRemove }]}
    />
  );
}

interface WaitingProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

function Waiting({ upload: { key, file, progress, error, mayRetry }, onRetry, onDrop }: WaitingProps) {
  const again = { label: strings.retry, name: strings.retryWhat(file.name), onPress: onRetry };
  const remove = { label: strings.remove, name: strings.removeWhat(file.name), onPress: onDrop };
  const cancel = { label: strings.cancel, name: strings.cancelWhat(file.name), onPress: onDrop };
  if (error !== null)
    return (
      <FileRow
        name={file.name}
        detail={<FieldError id={`sending-${key}`}>{strings.notUploaded(error)}</FieldError>}
        actions={mayRetry ? [again, remove] : [remove]}
      />
    );
  const bar = <ProgressBar value={progress ?? 0} label={strings.field.uploading(file.name)} />;
  return (
    <FileRow name={file.name} detail={progress === null ? <small>{strings.waiting}</small> : bar} actions={[cancel]} />
  );
}
