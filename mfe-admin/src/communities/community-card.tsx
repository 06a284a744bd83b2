import { type AdminCommunityItem, KEPT_STATE } from '@psp/contracts/admin-communities';
import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import Building2 from 'lucide-react/icons/building-2';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { DeleteButton, UndeleteButton } from './acts.tsx';
import { strings } from './strings.ts';

const Frame = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.4;
  h2 { font-size: 1.125rem; line-height: 1.25; }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  padding: 12px 16px;
`;

const Facts = styled.ul`
  display: grid;
  gap: 2px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  li { display: flex; align-items: start; gap: 6px; }
  svg { flex: none; width: 16px; height: 16px; margin-top: 3px; color: var(--blue-600); }
`;

const Foot = styled.div`
  margin-top: auto;
  padding: 4px 12px 8px;
  border-top: 1px solid var(--line);
`;

interface CommunityCardProps {
  community: AdminCommunityItem;
  href: string;
  onEdit: () => void;
}

/** Card of a showcase with its state, who keeps it, what it lacks, and the acts on it. */
export function CommunityCard({ community, href, onEdit }: CommunityCardProps) {
  const { name, countyCode, state, isTest, owner, joined, lacks, picture, removedAt, actions } = community;
  const Standing = lacks.length > 0 ? CircleAlert : CircleCheck;
  return (
    <Frame>
      <Picture picture={picture} alt="" sizes="(max-width: 720px) 100vw, 320px" ratio="5 / 2" />
      <Text>
        <Row gap={8}>
          <StatusBadge status={KEPT_STATE[state]} />
          {isTest ? <Badge tone="chosen">{strings.test}</Badge> : null}
        </Row>
        <h2>
          <Link href={href} isStrong>
            {name}
          </Link>
        </h2>
        <Facts>
          <li>
            <MapPin aria-hidden />
            {COUNTIES[countyCode]}
          </li>
          <li>
            <Building2 aria-hidden />
            {owner ? owner.name : strings.keptByUs}
          </li>
          {joined ? (
            <li>
              <Users aria-hidden />
              {strings.joined(joined.name)}
            </li>
          ) : null}
          <li>
            <Standing aria-hidden />
            {removedAt ? strings.removedOn(removedAt) : lacks.length > 0 ? strings.lacking(lacks) : strings.complete}
          </li>
        </Facts>
      </Text>
      {actions.length > 0 ? (
        <Foot>
          <Row gap={4}>
            {actions.includes('edit') ? (
              <Button variant="quiet" size="small" aria-label={`${strings.edit}, ${name}`} onPress={onEdit}>
                {strings.edit}
              </Button>
            ) : null}
            <DeleteButton community={community} isOnCard />
            <UndeleteButton community={community} isOnCard />
          </Row>
        </Foot>
      ) : null}
    </Frame>
  );
}
