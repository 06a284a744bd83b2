import { Badge } from '@psp/design-system/badge';
import type { ReactNode } from 'react';
import { ItemRow } from './rows.tsx';

interface DeviceRowProps {
  name: string;
  /** Badge of the current device; '' for others. */
  mark: string;
  remarks: readonly string[];
  /** The button that ends its session or subscription. */
  children?: ReactNode;
}

/** Row of one of the user's devices. */
export function DeviceRow({ name, mark, ...row }: DeviceRowProps) {
  return (
    <ItemRow {...row} title={<strong>{name}</strong>} badge={mark ? <Badge tone="success">{mark}</Badge> : null} />
  );
}
