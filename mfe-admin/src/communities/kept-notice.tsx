import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { useQuery } from '@tanstack/react-query';
import { communityQueue, keptForQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Notice about the showcases that the association seems to keep for a member; nothing when there is none. */
export function KeptNotice({ organisationId }: { organisationId: string }) {
  const { data } = useQuery(keptForQuery(organisationId));
  if (!data || data.items.length === 0) return null;
  return (
    <Notice tone="info" title={strings.kept.title}>
      <p>{strings.kept.text}</p>
      {data.items.map(({ id, name }) => (
        <p key={id}>
          <Link href={communityQueue.hrefOf(id, communityQueue.list.none)}>{strings.kept.open(name)}</Link>
        </p>
      ))}
    </Notice>
  );
}
