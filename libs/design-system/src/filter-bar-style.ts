import { styled } from 'styled-components';
import { type ButtonStyleProps, buttonStyle } from './button-style.ts';
import { iconButtonStyle } from './control.ts';
import { media, narrow } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/* A narrow screen of a browser that has popovers. */
const folds = (rules: string): string => `@supports selector(:popover-open) { @media ${narrow} { ${rules} } }`;

export const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
  /* As wide as the chosen option, or the longest one in older browsers, so that no word is cut; fields wrap to the next line. */
  > [data-field], > [popover] > [data-field] { flex: 0 1 auto; min-width: 0; max-width: 100%; }
  > [data-field] select, > [popover] > [data-field] select { min-width: 112px; field-sizing: content; }
  > [data-field]:has([type='search']) { flex: 4 1 180px; min-width: 180px; }
  select, input { font-size: 1rem; }
  > button { flex: none; }
  ${media.narrow} {
    select, input { font-size: 1.0625rem; }
    > [data-field], > [popover] > [data-field] { flex: 1 1 auto; min-width: 0; }
    > [data-field]:has([type='search']) { flex-basis: 100%; }
    > [data-field] > label { ${visuallyHidden} }
  }
  /* The key of a phone's keyboard searches. */
  @media (scripting: enabled) { ${media.narrow} { &&& > [type='submit'] { display: none; } } }
`;

export const Opener = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  &&& { display: none; }
  ${folds('&&& { display: inline-flex; }')}
`;

/** Number of active filters. */
export const On = styled.span`
  min-width: 24px;
  padding: 0 6px;
  border-radius: 12px;
  background: var(--blue-600);
  color: #ffffff;
  font-size: 0.9375rem;
  line-height: 24px;
`;

/** No box of its own on a wide screen: its fields stand in the bar's line. */
export const Sheet = styled.div`
  display: contents;
  color: inherit;
  ${folds(`
    &:not(:popover-open) { display: none; }
    &:popover-open {
      position: fixed;
      inset: auto 0 0;
      display: flex;
      flex-direction: column;
      gap: 16px;
      width: 100%;
      max-width: none;
      max-height: calc(100dvh - 24px);
      margin: 0;
      padding: 0 16px;
      border: 0;
      border-radius: 8px 8px 0 0;
      background: var(--surface);
      overflow-y: auto;
      overscroll-behavior: contain;
      &&&& > * { flex: none; }
    }
    &::backdrop { background: rgb(14 42 76 / 0.5); }
  `)}
`;

const onlyInSheet = `display: none; ${folds('display: flex;')}`;

export const Head = styled.div`
  ${onlyInSheet}
  position: sticky;
  top: 0;
  z-index: 1;
  align-items: center;
  justify-content: space-between;
  margin: 0 -16px;
  padding: 8px 4px 8px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

export const Close = styled.button`
  ${iconButtonStyle}
`;

export const Foot = styled.div`
  ${onlyInSheet}
  position: sticky;
  bottom: 0;
  gap: 8px;
  margin: 0 -16px;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  > [type='submit'] { flex: 1; }
`;

/** Submit button; one that is not shown appears where no script can follow the fields. */
export const Submit = styled.button<ButtonStyleProps & { $isShown: boolean }>`
  ${buttonStyle}
  ${({ $isShown }) => ($isShown ? '' : '&&& { display: none; } @media (scripting: none) { &&& { display: inline-flex; } }')}
`;
