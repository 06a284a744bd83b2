import { type DragEvent, type ReactNode, useState } from 'react';
import { Area } from './file-field-style.ts';

interface DropAreaProps {
  onPick: (file: File) => void;
  isWrong: boolean;
  children: ReactNode;
}

/** Drop target for a file, around the button that opens the file picker. */
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
