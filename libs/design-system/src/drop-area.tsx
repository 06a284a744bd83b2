import { type DragEvent, type ReactNode, useState } from 'react';
import { Area } from './file-field-style.ts';

interface DropAreaProps {
  onPick: (file: File) => void;
  isMultiple?: boolean | undefined;
  isWrong: boolean;
  children: ReactNode;
}

/** Drop target for a file, or for several, around the button that opens the file picker. */
export function DropArea({ onPick, isMultiple = false, isWrong, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    for (const file of isMultiple ? files : files.slice(0, 1)) onPick(file);
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
