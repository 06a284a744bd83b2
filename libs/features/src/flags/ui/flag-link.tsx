import { useSession } from '@psp/auth/session';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { linkStrings as strings } from './link-strings.ts';

interface FlagLinkProps {
  kind: 'review' | 'solution';
  id: string;
  /** Name of the content. */
  about: string;
}

/** Link from content on a public page to its report, for members of authorities and firms who may write. */
export function FlagLink({ kind, id, about }: FlagLinkProps) {
  const area = useSession((session) => session.kind);
  const readsOnly = useIsReadOnly();
  if (readsOnly || (area !== 'uat' && area !== 'firma')) return null;
  return (
    <div {...screenOnly}>
      <Link href={`/${area}/flag/${kind}/${id}`} aria-label={strings.flagOf(about)} rel="nofollow">
        {strings.flag}
      </Link>
    </div>
  );
}
