import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a person has several of, one below the other. */
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

interface OneRowProps {
  title: ReactNode;
  badge?: ReactNode;
  remarks: readonly string[];
  /** The button or link of what can be done with it. */
  children?: ReactNode;
}

/** One of them. */
export function OneRow({ title, badge, remarks, children }: OneRowProps) {
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
