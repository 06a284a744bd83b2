import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-left: 6px solid var(--blue-600);
  border-radius: 8px;
  background: var(--blue-50);
  > svg { margin-top: 0.2em; color: var(--blue-700); }
  strong { display: block; }
`;

/** Something to know before going on. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box>
      <Info size={22} aria-hidden />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </Box>
  );
}
