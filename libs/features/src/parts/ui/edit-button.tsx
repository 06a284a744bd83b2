import { Button } from '@psp/design-system/button';
import Pencil from 'lucide-react/icons/pencil-line';
import { strings } from './strings.ts';
import { editButtonId } from './use-editing.ts';

interface EditButtonProps {
  /** Id of the part. */
  part: string;
  /** Name of the part. */
  name: string;
  onPress: () => void;
}

/** Button that opens the form of a part. */
export function EditButton({ part, name, onPress }: EditButtonProps) {
  const icon = <Pencil aria-hidden />;
  return (
    <Button
      id={editButtonId(part)}
      variant="quiet"
      size="small"
      icon={icon}
      aria-label={strings.editSection(name)}
      onPress={onPress}
    >
      {strings.edit}
    </Button>
  );
}
