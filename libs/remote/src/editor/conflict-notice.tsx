import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Row } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { conflictTitle } from './conflict-title.ts';
import type { Editor } from './use-editor.ts';

interface ConflictNoticeProps<View> {
  editor: Pick<Editor<object, View>, 'state' | 'keepMine' | 'takeSaved'>;
  title?: string;
  text: (current: View) => string;
  /** Renders the other version; `current` is null when it no longer exists. */
  children: (current: View) => ReactNode;
  takeLabel: string;
  /** Omit it when saving again keeps the user's text. */
  keepLabel?: string;
}

/** Shows the version saved by another user above the form until the user chooses one. */
export function ConflictNotice<View>(props: ConflictNoticeProps<View>) {
  const { state, keepMine, takeSaved } = props.editor;
  if (state.kind !== 'stale') return null;
  const theirs = props.children(state.current);
  return (
    <Notice tone="warning" role="alert" title={conflictTitle(state, props.title)}>
      <p>{props.text(state.current)}</p>
      {theirs}
      <Row>
        {theirs ? (
          <Button variant="secondary" onPress={() => void takeSaved()}>
            {props.takeLabel}
          </Button>
        ) : null}
        {props.keepLabel ? <Button onPress={() => void keepMine()}>{props.keepLabel}</Button> : null}
      </Row>
    </Notice>
  );
}
