import { Button } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import Lock from 'lucide-react/icons/lock';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { isTouch } from './touch.ts';
import { type Composing, FILES_ID } from './use-compose.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

/* The hint and the button share a line, the second one where there is little room. */
const End = styled.div`
  display: flex;
  flex: 1 1 340px;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  small { color: var(--ink-muted); font-size: 0.9375rem; text-wrap: balance; }
  > :last-child { flex: none; }
  ${media.narrow} { flex-basis: 100%; small { flex: 1; } }
`;

/** What goes with a message, and the button that sends it. */
export function ComposeBar({ compose, mayWrite }: { compose: Composing; mayWrite: boolean }) {
  const { isNote, isHeld, change, showsFiles, setShowsFiles } = compose;
  /* The file picker opens with the field, within the same click. */
  const attach = () => {
    flushSync(() => setShowsFiles(!showsFiles));
    if (!showsFiles) document.getElementById(FILES_ID)?.click();
  };
  return (
    <Bar>
      <Button variant="quiet" size="small" icon={<Paperclip aria-hidden />} aria-expanded={showsFiles} onPress={attach}>
        {showsFiles ? strings.hideFiles : strings.attach}
      </Button>
      {mayWrite ? (
        <Button
          variant="quiet"
          size="small"
          icon={<Lock aria-hidden />}
          aria-pressed={isNote}
          onPress={() => change({ isNote: !isNote })}
        >
          {strings.asNote}
        </Button>
      ) : null}
      <End>
        <small>{isTouch() ? strings.touchKeys : strings.keys}</small>
        <Button type="submit" icon={<Send aria-hidden />} isDisabled={isHeld}>
          {isNote ? strings.keep : strings.send}
        </Button>
      </End>
    </Bar>
  );
}
