import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Area, Input, Muted, Pick } from './file-field-style.ts';

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
  const [isOver, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    onPick([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])]);
    // Lets the same files be chosen again.
    event.target.value = '';
  };
  return (
    <Area $over={isOver} $wrong={false} onDrop={drop} onDragOver={over} onDragLeave={() => setOver(false)}>
      <div>
        <Input type="file" id={id} accept={accept} multiple aria-describedby={`${id}-hint`} onChange={pick} />
        <Pick htmlFor={id}>
          <Upload size={18} aria-hidden />
          {label}
        </Pick>
      </div>
      <Muted id={`${id}-hint`}>{hint}</Muted>
    </Area>
  );
}
