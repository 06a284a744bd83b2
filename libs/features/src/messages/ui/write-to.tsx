import { useSession } from '@psp/auth/session';
import { memberPath } from '@psp/auth/session/areas';
import { ButtonLink } from '@psp/design-system/button';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { writeHref } from './write-href.ts';
import { writeStrings as strings } from './write-strings.ts';

interface WriteToProps {
  /** Kind of organisation that writes. */
  from: 'uat' | 'firma';
  /** Id of the recipient. */
  id: string;
  name: string;
}

/**
 * Link from an organisation's public page to a conversation with it; visitors go through the sign-in page. Hidden from organisations
 * of another kind and from viewers.
 */
export function WriteTo({ from, id, name }: WriteToProps) {
  const { status, kind } = useSession();
  const readsOnly = useIsReadOnly();
  if (readsOnly || (kind !== null && kind !== from)) return null;
  const { label, labelOf } = strings[from];
  return (
    <ButtonLink
      href={memberPath(writeHref({ kind: from }, { to: id }), status === 'anonymous')}
      variant="secondary"
      aria-label={labelOf(name)}
      rel="nofollow"
    >
      {label}
    </ButtonLink>
  );
}
