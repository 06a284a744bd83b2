import { Button } from '@psp/design-system/button';
import Pencil from 'lucide-react/icons/pencil-line';
import { strings } from './strings.ts';
import { editButtonId } from './use-editing.ts';

interface EditButtonProps {
  /** Id of what is edited. */
  part: string;
  /** Of what is edited. */
  name: string;
  onPress: () => void;
}

/** Opens the form of a part. */
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
