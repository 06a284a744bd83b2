import { OwnText } from './own-text.ts';
import FileCheck2 from 'lucide-react/icons/file-check-corner';
import FileX from 'lucide-react/icons/file-x-corner';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { DropArea, pickedIn } from './drop-area.tsx';
import { FieldError, type FieldIds, type FieldProps, Hint, OptionalMark, useFieldIds } from './field.tsx';
import { Input, Muted, Name, Pick, Root, SelectedFile, Status, Uploading } from './file-field-style.ts';
import { ProgressBar } from './progress-bar.tsx';

/** State of a file field. Progress is in percent. */
export type FileState =
  | { kind: 'empty' }
  | { kind: 'uploading'; name: string; progress: number }
  | { kind: 'done'; name: string; size: string };

interface FileWords {
  choose: string;
  replace: string;
  /** Text of the drop target, hidden from screen readers. */
  drop: string;
  cancel: string;
  remove: string;
  uploading: (name: string) => string;
  uploaded: (name: string) => string;
}

interface FileFieldProps extends Pick<FieldProps<never>, 'label' | 'hint' | 'error' | 'id' | 'name' | 'isOptional'> {
  state: FileState;
  /** Name of a file that was refused, shown until `onCancel` removes it. */
  refused?: string | undefined;
  /** File types for the file picker: ".pdf,.doc". */
  accept: string;
  words: FileWords;
  onPick: (file: File) => void;
  onCancel: () => void;
  /** Several may be chosen at once; each is picked by itself. */
  isMultiple?: boolean;
  /** Absent when a chosen file leaves the field at once. */
  onRemove?: () => void;
}

/** A field for one file, chosen in the file picker or dropped, with upload progress and buttons to cancel and remove. */
export function FileField(props: FileFieldProps) {
  const { state, words, error } = props;
  const ids = useFieldIds(props);
  useKeyboardKept(`${state.kind} ${props.refused ?? ''}`, ids.control);
  return (
    <Root data-field="">
      <Name id={ids.label}>
        {props.label}
        <OptionalMark isOptional={props.isOptional} />
      </Name>
      {props.hint ? <Hint id={ids.hint}>{props.hint}</Hint> : null}
      <DropArea
        onPick={(files) => files.forEach((file) => props.onPick(file))}
        isMultiple={props.isMultiple}
        isWrong={Boolean(error)}
      >
        <Holding {...props} />
        <Refused {...props} />
        <Chooser {...props} ids={ids} />
        {state.kind === 'empty' ? <Muted aria-hidden>{words.drop}</Muted> : null}
      </DropArea>
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      <Status role="status">
        {state.kind === 'uploading' ? <OwnText>{words.uploading(state.name)}</OwnText> : null}
        {state.kind === 'done' ? <OwnText>{words.uploaded(state.name)}</OwnText> : null}
      </Status>
    </Root>
  );
}

/* Cancel and remove buttons disappear when pressed; moves the focus to the file input. */
function useKeyboardKept(kind: string, id: string): void {
  const before = useRef(kind);
  useEffect(() => {
    const isLost = before.current !== kind && document.activeElement === document.body;
    before.current = kind;
    if (isLost) document.getElementById(id)?.focus({ preventScroll: true });
  }, [kind, id]);
}

function Chooser({ ids, name, accept, error, state, words, isMultiple, onPick }: FileFieldProps & { ids: FieldIds }) {
  const buttonId = `${ids.control}-button`;
  return (
    <div>
      <Input
        type="file"
        id={ids.control}
        name={name}
        accept={accept}
        multiple={isMultiple}
        aria-labelledby={`${ids.label} ${buttonId}`}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        onChange={(event) => pickedIn(event).forEach((file) => onPick(file))}
      />
      <Pick id={buttonId} htmlFor={ids.control}>
        <Paperclip size={18} aria-hidden />
        {state.kind === 'empty' ? words.choose : words.replace}
      </Pick>
    </div>
  );
}

function Refused({ refused, words, onCancel }: FileFieldProps) {
  if (!refused) return null;
  return (
    <>
      <SelectedFile>
        <FileX size={22} aria-hidden />
        <span>{refused}</span>
      </SelectedFile>
      <Button variant="quiet" icon={<X aria-hidden />} onPress={onCancel} aria-label={`${words.remove} ${refused}`}>
        {words.remove}
      </Button>
    </>
  );
}

function Holding({ state, words, onCancel, onRemove }: FileFieldProps) {
  if (state.kind === 'empty') return null;
  if (state.kind === 'uploading') {
    return (
      <>
        <Uploading>
          {state.name}
          <ProgressBar value={state.progress} label={words.uploading(state.name)} />
        </Uploading>
        <Button variant="quiet" icon={<X aria-hidden />} onPress={onCancel}>
          {words.cancel}
        </Button>
      </>
    );
  }
  return (
    <>
      <SelectedFile>
        <FileCheck2 size={22} aria-hidden />
        <span>
          {state.name} <Muted>({state.size})</Muted>
        </span>
      </SelectedFile>
      {onRemove ? (
        <Button
          variant="quiet"
          icon={<X aria-hidden />}
          onPress={onRemove}
          aria-label={`${words.remove} ${state.name}`}
        >
          {words.remove}
        </Button>
      ) : null}
    </>
  );
}
