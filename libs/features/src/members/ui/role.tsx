import type { Role } from '@psp/contracts/common';
import { Badge } from '@psp/design-system/badge';
import { RadioField } from '@psp/design-system/fields';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import PencilLine from 'lucide-react/icons/pencil-line';
import { createContext, useContext } from 'react';
import { ROLE_HINTS } from './strings.ts';

export type RoleLabels = Record<Role, string>;

/** The roles' labels. An area brings them along, so that this library stays free of the schemas that stand beside them. */
export const RoleLabelsContext = createContext<RoleLabels>({ owner: '', editor: '', viewer: '' });

const SHOWN: readonly Role[] = ['owner', 'editor', 'viewer'];
const ICONS = { owner: KeyRound, editor: PencilLine, viewer: Eye } as const;

/** A role as a badge. */
export function RoleBadge({ role }: { role: Role }) {
  const Icon = ICONS[role];
  const labels = useContext(RoleLabelsContext);
  return (
    <Badge tone={role === 'owner' ? 'info' : 'neutral'} icon={<Icon aria-hidden />}>
      {labels[role]}
    </Badge>
  );
}

const isRole = (value: string): value is Role => SHOWN.some((role) => role === value);

interface RoleFieldProps {
  id: string;
  label: string;
  /** '' while none is chosen. */
  value: Role | '';
  onChange: (role: Role) => void;
  error?: string;
}

/** The choice of a role, each explained in one line. */
export function RoleField({ onChange, ...rest }: RoleFieldProps) {
  const labels = useContext(RoleLabelsContext);
  const options = SHOWN.map((role) => ({ value: role, label: labels[role], hint: ROLE_HINTS[role] }));
  return <RadioField {...rest} options={options} onChange={(value) => (isRole(value) ? onChange(value) : undefined)} />;
}
