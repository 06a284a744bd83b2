import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { DropArea, pickedIn } from './drop-area.tsx';
import { Input, Muted, Pick } from './file-field-style.ts';

interface FilesDropProps {
  /** Of the button. */
  label: string;
  /** What may be dropped, after the button. */
  hint: string;
  /** File types for the file picker. */
  accept: string;
  onPick: (files: File[]) => void;
}

/** A place for several files, chosen in the file picker or dropped. */
export function FilesDrop({ label, hint, accept, onPick }: FilesDropProps) {
  const id = useId();
  return (
    <DropArea onPick={onPick} isMultiple>
      <div>
        <Input
          type="file"
          id={id}
          accept={accept}
          multiple
          aria-describedby={`${id}-hint`}
          onChange={(event) => onPick(pickedIn(event))}
        />
        <Pick htmlFor={id}>
          <Upload size={18} aria-hidden />
          {label}
        </Pick>
      </div>
      <Muted id={`${id}-hint`}>{hint}</Muted>
    </DropArea>
  );
}
