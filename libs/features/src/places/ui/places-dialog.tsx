import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { countPlaces, type PlacedText, PlacesLeft } from './places-notice.tsx';
import { strings } from './strings.ts';

interface PlacesDialogProps {
  texts: readonly PlacedText<string>[];
  isOpen: boolean;
  onClose: () => void;
  /** Called when the user sends the text unchanged. */
  onGoOn: () => void;
}

/** Dialog that asks whether to send a text with unfilled places. */
export function PlacesDialog({ texts, isOpen, onClose, onGoOn }: PlacesDialogProps) {
  const footer = (
    <>
      <Button variant="secondary" onPress={onGoOn}>
        {strings.goOn}
      </Button>
      <Button onPress={onClose}>{strings.fill}</Button>
    </>
  );
  return (
    <Dialog title={strings.askTitle(countPlaces(texts))} isOpen={isOpen} onClose={onClose} footer={footer}>
      <PlacesLeft texts={texts} reader="firms" />
    </Dialog>
  );
}
