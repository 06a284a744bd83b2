import type { Act } from '@psp/remote/act/use-act';
import Flag from 'lucide-react/icons/flag';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { strings } from './strings.ts';

interface FlagButtonProps {
  /** Sends the report with its reason. */
  act: Act<string>;
  /** Title of the dialog, and what it says before the reason. */
  title: string;
  text: string;
  /** Name of the content, when a page has several such buttons. */
  about?: string;
  /** Reasons that can be chosen and then changed. */
  ready?: readonly string[];
  isPrimary?: boolean;
}

/** Button with the dialog that reports content to the association. */
export function FlagButton({ act, title, text, about, ready = [], isPrimary = false }: FlagButtonProps) {
  return (
    <ReasonButton
      act={act}
      label={strings.flag}
      about={about}
      variant={isPrimary ? 'primary' : 'quiet'}
      size={isPrimary ? 'medium' : 'small'}
      icon={<Flag aria-hidden />}
      title={title}
      reason={{ hint: strings.hint, ready, maxLength: 1000 }}
    >
      <p>{text}</p>
    </ReasonButton>
  );
}
