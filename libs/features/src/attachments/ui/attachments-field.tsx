import { ATTACHMENTS_MAX } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { FieldError } from '@psp/design-system/field';
import { FileField } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { useEffect, useRef, useState } from 'react';
import { FileRow, FileRows } from './file-row.tsx';
import { acceptOf, ATTACHMENT_RULE } from './file-rule.ts';
import { strings } from './strings.ts';
import { type Sending, useUploads } from './use-uploads.ts';

interface AttachmentsFieldProps {
  id: string;
  name: string;
  /** Ids of the attached files. */
  value: string[] | undefined;
  error: string | undefined;
  onChange: (value: string[]) => void;
  /** What the stored text has attached. */
  known: readonly FileView[];
  /** `/api/uat/uploads` */
  address: string;
  /** Told when the first of the chosen files begins its way, and when the last has ended it. */
  onRunning: (isRunning: boolean) => void;
}

/** The files attached to a text: several at once are chosen or dropped, each with its progress, and taken away again. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { id, name, error, value = [], known, onChange, onRunning } = props;
  const [added, setAdded] = useState<readonly FileView[]>([]);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const put = (files: string[]) => {
    latest.current = files;
    onChange(files);
  };
  const { sendings, add, drop, retry } = useUploads(props.address, (file) => {
    setAdded((all) => [...all, file]);
    put([...latest.current, file.id]);
  });
  const isRunning = sendings.some((sending) => sending.error === null);
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  const lastAdded = added.at(-1);
  /* The line is gone with its button, so the keyboard goes on at the choice of a file. */
  const goOn = () => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const isFull = value.length + sendings.length >= ATTACHMENTS_MAX;
  return (
    <Stack gap={12}>
      {value.length + sendings.length > 0 ? (
        <FileRows aria-label={strings.title}>
          {value.map((fileId) => (
            <Attached
              key={fileId}
              file={[...known, ...added].find((file) => file.id === fileId)}
              onRemove={() => {
                put(value.filter((other) => other !== fileId));
                goOn();
              }}
            />
          ))}
          {sendings.map((sending) => (
            <Waiting
              key={sending.key}
              sending={sending}
              onRetry={() => retry(sending.key)}
              onDrop={() => {
                drop(sending.key);
                goOn();
              }}
            />
          ))}
        </FileRows>
      ) : null}
      {isFull ? (
        <p>{strings.full}</p>
      ) : (
        <FileField
          {...{ id, name, error }}
          label={strings.title}
          hint={strings.hint}
          accept={acceptOf(ATTACHMENT_RULE)}
          words={strings.field}
          state={{ kind: 'empty' }}
          isOptional
          isMultiple
          onPick={add}
          onCancel={() => undefined}
        />
      )}
      {isFull && error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <VisuallyHidden role="status">{lastAdded ? strings.field.uploaded(lastAdded.name) : ''}</VisuallyHidden>
    </Stack>
  );
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
  sending: Sending;
  onRetry: () => void;
  onDrop: () => void;
}

function Waiting({ sending: { key, file, progress, error }, onRetry, onDrop }: WaitingProps) {
  const again = { label: strings.retry, name: strings.retryWhat(file.name), onPress: onRetry };
  const remove = { label: strings.remove, name: strings.removeWhat(file.name), onPress: onDrop };
  const cancel = { label: strings.cancel, name: strings.cancelWhat(file.name), onPress: onDrop };
  if (error !== null)
    return (
      <FileRow
        name={file.name}
        detail={<FieldError id={`sending-${key}`}>{strings.notUploaded(error)}</FieldError>}
        actions={[again, remove]}
      />
    );
  const bar = <ProgressBar value={progress ?? 0} label={strings.field.uploading(file.name)} />;
  return (
    <FileRow name={file.name} detail={progress === null ? <small>{strings.waiting}</small> : bar} actions={[cancel]} />
  );
}
