import { ROLE_LABELS, type Role } from '@psp/contracts/common';
import { Badge } from '@psp/design-system/badge';
import { RadioField } from '@psp/design-system/choice-fields';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { FormField } from '../../forms/ui/use-fields.ts';
import { ROLE_HINTS } from './strings.ts';

const SHOWN: readonly Role[] = ['owner', 'editor', 'viewer'];
const ICONS = { owner: KeyRound, editor: PencilLine, viewer: Eye } as const;

/** Badge of a role. */
export function RoleBadge({ role }: { role: Role }) {
  const Icon = ICONS[role];
  return (
    <Badge tone={role === 'owner' ? 'info' : 'neutral'} icon={<Icon aria-hidden />}>
      {ROLE_LABELS[role]}
    </Badge>
  );
}

const isRole = (value: string): value is Role => SHOWN.some((role) => role === value);

interface RoleFieldProps extends FormField<Role | ''> {
  label: string;
}

/** Radio field for a role, with a hint for each. */
export function RoleField({ onChange, ...rest }: RoleFieldProps) {
  const options = SHOWN.map((role) => ({ value: role, label: ROLE_LABELS[role], hint: ROLE_HINTS[role] }));
  return <RadioField {...rest} options={options} onChange={(value) => (isRole(value) ? onChange(value) : undefined)} />;
}

/** Returns the role of a validated form; throws when none was chosen. */
export function chosenRole(role: Role | ''): Role {
  if (role === '') throw new Error('No role was chosen');
  return role;
}
