import { useSession } from '@psp/auth/session';
import { memberPath } from '@psp/auth/session/areas';
import { ButtonLink } from '@psp/design-system/button';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import { writeHref } from './write-href.ts';
import { writeStrings as strings } from './write-strings.ts';

interface WriteToProps {
  /** The kind of organisation that writes. */
  from: 'uat' | 'firma';
  /** The organisation that is written to. */
  id: string;
  name: string;
}

/**
 * Leads from an organisation's public page to a conversation with it; whoever is signed out comes there by way of the sign-in.
 * Organisations of another kind, and viewers, do not see it.
 */
export function WriteTo({ from, id, name }: WriteToProps) {
  const { status, kind } = useSession();
  const readsOnly = useReadsOnly();
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
