import { type DragEvent, type ReactNode, useState } from 'react';
import { Area } from './file-field-style.ts';

interface DropAreaProps {
  onPick: (file: File) => void;
  isWrong: boolean;
  children: ReactNode;
}

/** Where a file may be let go of, beside the button that chooses one. */
export function DropArea({ onPick, isWrong, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onPick(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Area $over={isOver} $wrong={isWrong} onDrop={drop} onDragOver={over} onDragLeave={() => setOver(false)}>
      {children}
    </Area>
  );
}
