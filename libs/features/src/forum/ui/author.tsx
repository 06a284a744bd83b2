import { OwnText } from '@psp/design-system/own-text';
import type { PostAuthor } from '@psp/contracts/forum';
import { Initials } from '@psp/design-system/avatar';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  strong { display: block; font-weight: 650; line-height: 1.3; }
  small { display: block; color: var(--ink-muted); font-size: 0.9375rem; line-height: 1.35; }
`;

/** Name of the author of a post; one who has left the organisation has none. */
export const nameOf = ({ name }: Pick<PostAuthor, 'name'>): string => name ?? strings.formerMember;

/** "Ion Savu, Comuna Roșia", with a mark for the reader and for colleagues. */
export function AuthorInLine({ author }: { author: PostAuthor }) {
  const mark = author.isYou ? strings.you : author.isColleague ? strings.colleague : null;
  return (
    <>
      <OwnText>{`${nameOf(author)}, `}</OwnText>
      <b>{author.organisation.name}</b>
      <OwnText>{mark ? ` (${mark})` : ''}</OwnText>
    </>
  );
}

/** Author of a post with initials, name and organisation. */
export function AuthorBlock({ author, isAsker }: { author: PostAuthor; isAsker: boolean }) {
  return (
    <Line>
      <Initials name={nameOf(author)} of="person" />
      <span>
        <strong>{author.isYou ? `${nameOf(author)} (${strings.you})` : nameOf(author)}</strong>
        <small>{isAsker ? `${author.organisation.name}, ${strings.author}` : author.organisation.name}</small>
      </span>
    </Line>
  );
}
