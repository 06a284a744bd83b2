import { Button } from '@psp/design-system/button';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Bordered list of files. */
export const FileRows = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 52px; padding: 4px 8px 4px 16px; }
  li + li { border-top: 1px solid var(--line); }
  li > div { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  del { color: var(--ink-muted); }
`;

interface FileAction {
  label: string;
  /** Accessible name: the label with the file's name. */
  name: string;
  onPress: () => void;
}

interface FileRowProps {
  name: ReactNode;
  detail: ReactNode;
  actions: readonly FileAction[];
}

/** One file of a list with its actions. */
export function FileRow({ name, detail, actions }: FileRowProps) {
  return (
    <li>
      <FileText size={20} aria-hidden />
      <div>
        {name} {detail}
      </div>
      {actions.map((action) => (
        <Button key={action.label} variant="quiet" aria-label={action.name} onPress={action.onPress}>
          {action.label}
        </Button>
      ))}
    </li>
  );
}
