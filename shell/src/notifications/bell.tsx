import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@psp/auth/session';
import Bell from 'lucide-react/icons/bell';
import { styled } from 'styled-components';
import { useIsLive } from '../live/is-live.ts';
import { HeaderButton, PanelAnchor, PanelBox } from '../frame/panel-style.ts';
import { usePanel } from '../frame/use-panel.ts';
import { CHOICES } from './choices.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { strings } from './strings.ts';
import { NotificationEntries } from './notification-list.tsx';
import { latestNotifications } from './queries.ts';

const SHOWN = 6;

const Unread = styled.span`
  position: absolute;
  top: 3px;
  right: 2px;
  min-width: 1.125rem;
  padding: 0 4px;
  border-radius: 999px;
  background: var(--brick-700);
  color: #fff;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.125rem;
  text-align: center;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  padding: 12px 12px 12px 20px;
  border-bottom: 1px solid var(--line);
  h2 { font-size: 1.125rem; }
`;

/* Only the list scrolls; the title and the links below it stay visible. */
const Scroll = styled.div`
  max-height: max(200px, calc(100vh - 220px));
  overflow: auto;
`;

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 20px;
  font-size: 1rem;
  p { color: var(--ink-muted); }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding: 10px 20px;
  border-top: 1px solid var(--line);
  font-size: 1rem;
  a { display: inline-block; padding: 4px 0; }
`;

/** Header button with the number of unread notifications; opens a panel of the newest. */
export function NotificationBell() {
  const panel = usePanel();
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const { data, isError, refetch } = useQuery({ ...latestNotifications(useIsLive()), enabled: isSignedIn });
  const unread = data?.unread ?? 0;
  return (
    <PanelAnchor ref={panel.container}>
      <HeaderButton
        ref={panel.trigger}
        type="button"
        aria-label={strings.bell(unread)}
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        onClick={panel.toggle}
      >
        <Bell size="1.375rem" aria-hidden />
        {unread > 0 ? <Unread aria-hidden>{unread > 99 ? '99+' : unread}</Unread> : null}
      </HeaderButton>
      {panel.isOpen ? (
        <PanelBox id={panel.id} $width={400} role="region" aria-label={strings.title}>
          <Top>
            <h2>{strings.title}</h2>
            {unread > 0 ? <MarkAllButton onDone={() => panel.trigger.current?.focus()} /> : null}
          </Top>
          <Scroll>
            <Latest items={data?.items} isError={isError} onRetry={() => void refetch()} />
          </Scroll>
          <Bottom>
            <Link href="/notificari">{strings.all}</Link>
            <Link href={CHOICES}>{strings.choices}</Link>
          </Bottom>
        </PanelBox>
      ) : null}
    </PanelAnchor>
  );
}

interface LatestProps {
  items: Parameters<typeof NotificationEntries>[0]['items'] | undefined;
  isError: boolean;
  onRetry: () => void;
}

function Latest({ items, isError, onRetry }: LatestProps) {
  if (items?.length) return <NotificationEntries items={items.slice(0, SHOWN)} />;
  if (isError) {
    return (
      <Note role="alert">
        <strong>{strings.failedTitle}</strong>
        <Button variant="secondary" size="small" onPress={onRetry}>
          {strings.retry}
        </Button>
      </Note>
    );
  }
  return (
    <Note>
      <strong>{items ? strings.emptyTitle : strings.loading}</strong>
      {items ? <p>{strings.emptyText}</p> : null}
    </Note>
  );
}
