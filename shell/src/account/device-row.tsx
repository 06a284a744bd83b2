import { Badge } from '@psp/design-system/badge';
import type { ReactNode } from 'react';
import { OneRow } from './rows.tsx';

interface DeviceRowProps {
  name: string;
  /** Marks the device that the person sits at; '' for others. */
  mark: string;
  remarks: readonly string[];
  /** The button that ends it. */
  children?: ReactNode;
}

/** A device of the person. */
export function DeviceRow({ name, mark, ...row }: DeviceRowProps) {
  return <OneRow {...row} title={<strong>{name}</strong>} badge={mark ? <Badge tone="success">{mark}</Badge> : null} />;
}
