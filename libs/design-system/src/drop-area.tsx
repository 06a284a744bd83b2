import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Area } from './file-field-style.ts';

interface DropAreaProps {
  onPick: (files: File[]) => void;
  isMultiple?: boolean | undefined;
  isWrong?: boolean;
  children: ReactNode;
}

/** Drop target for a file, or for several, around the button that opens the file picker. */
export function DropArea({ onPick, isMultiple = false, isWrong = false, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    setOver(false);
    onPick(isMultiple ? files : files.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Area $over={isOver} $wrong={isWrong} onDrop={drop} onDragOver={over} onDragLeave={() => setOver(false)}>
      {children}
    </Area>
  );
}

/** Returns the chosen files of a file picker and resets it, so that the same files can be chosen again. */
export function pickedIn({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
}
