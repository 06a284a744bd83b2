import { LOCAL_REMOTE_END_PATH, type LocalRemote } from '@psp/contracts/local-remote';
import { Button } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { Strip } from '../frame/strip.ts';
import { strings } from './strings.ts';

/** Says on every page that a remote is not the released one, and ends that. */
export function LocalRemoteStrip({ name, origin }: LocalRemote) {
  return (
    <aside aria-label={strings.title} {...screenOnly}>
      <Strip>
        <span>
          <strong>{strings.title}</strong> {strings.text(name, origin)}
        </span>
        <form method="post" action={LOCAL_REMOTE_END_PATH}>
          <Button type="submit" size="small">
            {strings.end}
          </Button>
        </form>
      </Strip>
    </aside>
  );
}
