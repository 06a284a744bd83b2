import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** List of `ItemRow`. */
export const Rows = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 14px 16px;
  line-height: 1.4;
  & + & { border-top: 1px solid var(--line); }
  > div { flex: 1; min-width: 220px; overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
  ${media.narrow} { > button, > a { flex: 1 1 100%; } }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

interface ItemRowProps {
  title: ReactNode;
  badge?: ReactNode;
  remarks: readonly string[];
  /** Button or link at the end of the row. */
  children?: ReactNode;
}

/** Row with title, badge, remarks and an action. */
export function ItemRow({ title, badge, remarks, children }: ItemRowProps) {
  return (
    <Line>
      <div>
        <Title>
          {title}
          {badge}
        </Title>
        {remarks.map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
      </div>
      {children}
    </Line>
  );
}
