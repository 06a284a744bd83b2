import { ANSWER_SOURCES, type CitedPassage } from '@psp/contracts/assistant';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Verified } from '../../knowledge/ui/verified.tsx';
import { Reports as ActReports } from '../../legislation/ui/opinions.tsx';
import { Reports as DocumentReports } from '../../library/ui/opinions.tsx';
import { type AssistantArea, passageHref } from './area.ts';
import { numberStyle } from './layout.ts';
import { markedParts } from './marked.ts';
import { strings } from './strings.ts';

const Frame = styled.article`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--blue-600);
  border-radius: 8px;
  background: var(--surface);
  font-size: 1rem;
  > header { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 10px; align-items: start; }
  > header small { grid-column: 2; color: var(--ink-muted); font-size: 0.9375rem; }
  h3 { grid-column: 2; font-size: 1rem; line-height: 1.35; overflow-wrap: anywhere; }
  blockquote {
    margin: 0;
    padding: 2px 0 2px 12px;
    border-left: 3px solid var(--blue-100);
    font-size: 1rem;
    line-height: 1.55;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  mark { padding: 1px 0; background: var(--ochre-100); color: var(--ink); text-decoration: underline 1px var(--ochre-700); }
`;

const Number = styled.b`${numberStyle}`;

const Place = styled.strong`
  grid-column: 2;
  color: var(--blue-700);
  font-size: 0.9375rem;
  font-weight: 650;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  align-items: center;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  > a { display: inline-flex; align-items: center; min-height: 28px; }
`;

interface PassageProps {
  area: AssistantArea;
  passage: CitedPassage;
  /** True when it was opened by a press, after which its title takes the focus. */
  takesFocus: boolean;
  /** Further controls. */
  children?: ReactNode;
}

/** Day on which the passage was checked, or from which it is in force. */
export function Dates({ passage: { verifiedOn, inForceFrom } }: Pick<PassageProps, 'passage'>) {
  return (
    <>
      {inForceFrom ? <OwnText>{strings.inForce(inForceFrom)}</OwnText> : null}
      {verifiedOn ? <Verified on={verifiedOn} /> : null}
    </>
  );
}

/** A cited passage: where it stands, its text with the quoted parts marked, and ways to its source. */
export function Passage({ area, passage, takesFocus, children }: PassageProps) {
  const { number, kind, title, heading, text, quotes } = passage;
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  return (
    <Frame>
      <header>
        <Number aria-hidden>{number}</Number>
        <h3 ref={name} tabIndex={-1}>
          {title}
        </h3>
        {heading ? <Place>{heading}</Place> : null}
        <small>{ANSWER_SOURCES[kind]}</small>
      </header>
      <blockquote>
        {markedParts(text, quotes).map((part, index) => {
          const key = `part-${index}`;
          return part.isMarked ? <mark key={key}>{part.text}</mark> : <OwnText key={key}>{part.text}</OwnText>;
        })}
      </blockquote>
      <Dates passage={passage} />
      <Ways>
        <Link href={passageHref(area, passage)}>{strings.open}</Link>
        {children}
        <Report area={area} passage={passage} />
      </Ways>
    </Frame>
  );
}

/* Of the sources in which the association corrects errors. */
function Report({ area, passage: { kind, id } }: Pick<PassageProps, 'area' | 'passage'>) {
  if (kind === 'library') return <DocumentReports key={id} area={area.library} id={id} />;
  if (kind === 'legislation') return <ActReports key={id} area={area.legislation} id={id} />;
  return null;
}
