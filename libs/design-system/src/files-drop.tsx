import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { DropArea, pickedIn } from './drop-area.tsx';
import { Input, Muted, Pick } from './file-field-style.ts';

interface FilesDropProps {
  /** Id of the file input, to which an error summary links. */
  id?: string;
  /** Of the button. */
  label: string;
  /** What may be dropped, after the button. */
  hint: string;
  /** File types for the file picker. */
  accept: string;
  onPick: (files: File[]) => void;
  /** Label of a second button, which chooses all files of a folder. */
  folderLabel?: string;
  isWrong?: boolean;
  isDisabled?: boolean;
}

/* React passes the attribute on; its types do not know it. */
const WHOLE_FOLDER = { webkitdirectory: '' };

/** A place for several files, chosen in the file picker or dropped. */
export function FilesDrop(props: FilesDropProps) {
  const { label, hint, accept, onPick, folderLabel, isWrong = false, isDisabled = false } = props;
  const own = useId();
  const id = props.id ?? own;
  const input = (inputId: string, text: string, more: object) => (
    <div>
      <Input
        type="file"
        id={inputId}
        multiple
        disabled={isDisabled}
        aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onPick(pickedIn(event))}
        {...more}
      />
      <Pick htmlFor={inputId}>
        <Upload size={18} aria-hidden />
        {text}
      </Pick>
    </div>
  );
  return (
    <DropArea onPick={onPick} isMultiple isWrong={isWrong}>
      {folderLabel ? input(`${id}-folder`, folderLabel, WHOLE_FOLDER) : null}
      {input(id, label, { accept })}
      <Muted id={`${id}-hint`}>{hint}</Muted>
    </DropArea>
  );
}
