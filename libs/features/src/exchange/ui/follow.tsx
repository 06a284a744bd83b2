import { Button } from '@psp/design-system/button';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { useProjectAct } from './queries.ts';

/** Starts or stops following a published project. */
export function FollowButton({ area, project: { id, isFollowed, isOwn, status } }: ExchangeProps) {
  const act = useProjectAct<boolean>(area, id, {
    send: (on) => area.api.call('POST /exchange/:id/follow', { id, body: { on } }),
    failed: words.failed,
  });
  if (area.kind === 'public' || isOwn || status !== 'published') return null;
  return (
    <Button
      variant="secondary"
      aria-pressed={isFollowed}
      isPending={act.isPending}
      icon={isFollowed ? <Check aria-hidden /> : <Bell aria-hidden />}
      onPress={() => act.run(!isFollowed)}
    >
      {isFollowed ? words.unfollow : words.follow}
    </Button>
  );
}

/** Thanks the authority, or takes the thanks back. */
export function ThankButton({ area, project: { id, isThanked, isOwn, status } }: ExchangeProps) {
  const act = useProjectAct<boolean>(area, id, {
    send: (on) => area.api.call('POST /exchange/:id/thanks', { id, body: { on } }),
    failed: words.failed,
  });
  if (area.kind === 'public' || isOwn || status !== 'published') return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isThanked}
      isPending={act.isPending}
      icon={<ThumbsUp aria-hidden />}
      onPress={() => act.run(!isThanked)}
    >
      {isThanked ? words.thanked : words.thank}
    </Button>
  );
}
