import { LOCAL_REMOTE_END_PATH, type LocalRemote } from '@psp/contracts/local-remote';
import { Button } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { Strip } from '../frame/strip.ts';
import { strings } from './strings.ts';

/** Shows on every page that a remote is overridden, with a link that ends it. */
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
