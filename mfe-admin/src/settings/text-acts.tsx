import { useAct } from '@psp/remote/act/use-act';
import type { EditedItem } from '@psp/contracts/starting-text-editing';
import { Button } from '@psp/design-system/button';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { changesText, texts } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';

interface TextActProps {
  text: Pick<EditedItem, 'id' | 'version' | 'title'>;
  size?: 'medium' | 'small';
}

/** Hides a text from authorities, after a dialog. */
export function RetireButton({ text: { id, version, title }, size }: TextActProps) {
  const retire = useAct({
    ...changesText(id),
    send: () => texts.call('POST /starting-texts/:id/retire', { id, body: { version } }),
    done: strings.retiredDone,
  });
  return (
    <AskButton
      act={retire}
      label={strings.retire}
      about={title}
      title={strings.retireTitle(title)}
      variant="quiet"
      size={size}
    >
      <p>{strings.retireText}</p>
    </AskButton>
  );
}

/** Offers a retired text again. */
export function ShowButton({ text: { id, version, title }, size }: TextActProps) {
  const show = useAct({
    ...changesText(id),
    send: () => texts.call('POST /starting-texts/:id/show', { id, body: { version } }),
    done: strings.shownDone,
    failed: strings.actFailed,
  });
  return (
    <Button
      variant="secondary"
      size={size}
      isPending={show.isPending}
      pendingLabel={strings.saving}
      aria-label={`${strings.show}, ${title}`}
      onPress={() => show.run('')}
    >
      {strings.show}
    </Button>
  );
}
