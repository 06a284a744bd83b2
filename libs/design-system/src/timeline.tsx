import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { screenOnly } from './print-style.ts';

const Events = styled.ol``;

const Event = styled.li`
  position: relative;
  padding: 0 0 20px 28px;
  line-height: 1.45;
  &::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 0.4em;
    width: 12px;
    height: 12px;
    box-sizing: border-box;
    border: 3px solid var(--blue-600);
    border-radius: 50%;
    background: var(--surface);
  }
  &[data-refused]::before { display: none; }
  > svg { position: absolute; left: 1px; top: 0.25em; background: var(--surface); color: var(--brick-700); }
  &::after {
    content: '';
    position: absolute;
    left: 9px;
    top: calc(0.4em + 14px);
    bottom: calc(-0.4em + 2px);
    border-left: 2px solid var(--line);
  }
  &:last-child { padding-bottom: 0; }
  &:last-child::after { display: none; }
  strong { display: block; font-weight: 600; }
  time { display: block; color: var(--ink-muted); font-size: 0.9375rem; }
`;

interface TimelineProps {
  items: readonly {
    id: string;
    title: ReactNode;
    detail?: ReactNode;
    /** Formatted moment. */
    when: string;
    /** The same moment, ISO. */
    dateTime: string;
    /** True for a refused attempt; the title says so. */
    isRefused?: boolean;
    /** True for an event that is not printed. */
    isScreenOnly?: boolean;
  }[];
}

/** List of events: who did what and when. */
export function Timeline({ items }: TimelineProps) {
  return (
    <Events>
      {items.map((item) => (
        <Event key={item.id} data-refused={item.isRefused ? '' : undefined} {...(item.isScreenOnly ? screenOnly : {})}>
          {item.isRefused ? <CircleX size={18} aria-hidden /> : null}
          <strong>{item.title}</strong>
          {item.detail ? <div>{item.detail}</div> : null}
          <time dateTime={item.dateTime}>{item.when}</time>
        </Event>
      ))}
    </Events>
  );
}
