import { ButtonLink } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { chatHref } from '@psp/features/assistant/ui/area';
import Bot from 'lucide-react/icons/bot';
import { styled } from 'styled-components';
import { assistant } from '../assistant/area.ts';
import { strings } from './strings.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px 14px;
  align-items: center;
  padding: 10px 18px;
  border: 1px solid var(--blue-100);
  border-radius: 8px;
  background: var(--blue-50);
  > svg { width: 36px; height: 36px; padding: 7px; border-radius: 6px; background: var(--blue-900); color: #ffffff; }
  p { max-width: none; font-size: 1rem; }
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 12px 16px;
    > a { grid-column: 1 / -1; }
  }
`;

/** Leads to the assistant, and says what it is. */
export function AssistantBanner() {
  const { title, text, ask } = strings.banner;
  return (
    <Frame {...screenOnly}>
      <Bot aria-hidden />
      <p>
        <strong>{title}</strong> {text}
      </p>
      <ButtonLink href={chatHref(assistant)}>{ask}</ButtonLink>
    </Frame>
  );
}
