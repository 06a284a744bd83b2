import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { strings as parts } from '@psp/features/parts/ui/strings';
import { useQuery } from '@tanstack/react-query';
import { lackOf } from '../profile/lacks.ts';
import { profileQuery } from '../profile/queries.ts';
import { strings as profile } from '../profile/strings.ts';
import { strings } from './strings.ts';

/** What the firm's profile still lacks, each leading there; nothing once it is complete, or to whoever only reads. */
export function ProfileCard() {
  const readsOnly = useReadsOnly();
  const { data } = useQuery({ ...profileQuery, enabled: !readsOnly });
  if (!data) return null;
  const sections = Object.entries(lackOf(data));
  const missing = sections.filter(([, lack]) => lack !== '');
  if (missing.length === 0) return null;
  const names: Readonly<Record<string, string>> = profile.sections;
  return (
    <Card aria-labelledby="profile">
      <CardHeader
        id="profile"
        title={strings.profile}
        action={parts.completeOf(sections.length - missing.length, sections.length)}
      />
      <CardBody>
        <Stack gap={8}>
          <p>{strings.profileText}</p>
          <ul>
            {missing.map(([section, lack]) => (
              <li key={section}>
                <Link href={`/firma/profile#${section}`}>{names[section]}</Link>: {lack}
              </li>
            ))}
          </ul>
        </Stack>
      </CardBody>
    </Card>
  );
}
