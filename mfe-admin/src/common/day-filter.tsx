import { DateField } from '@psp/design-system/date-field';
import { useState } from 'react';

interface DayFilterProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Day among the filters of a list. Passes on whole days alone; while one is typed, the list stays as it is. */
export function DayFilter({ label, value = '', onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const edit = (day: string) => {
    setTyped(day);
    if (day === '' || DAY.test(day)) onChange(day);
  };
  return <DateField label={label} value={typed} onChange={edit} />;
}
