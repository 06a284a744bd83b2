import { styled } from 'styled-components';
import { visuallyHidden } from './visually-hidden.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

export const Name = styled.div`
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
`;

export const Area = styled.div<{ $over: boolean; $wrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-top: 4px;
  padding: 16px;
  border: ${({ $wrong }) => ($wrong ? '2px solid var(--brick-700)' : '1px dashed var(--control)')};
  border-radius: 8px;
  background: ${({ $over }) => ($over ? 'var(--blue-50)' : 'var(--surface)')};
`;

export const Input = styled.input`${visuallyHidden}`;

export const Pick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 18px;
  border: 1px solid var(--blue-600);
  border-radius: 4px;
  background: var(--surface);
  color: var(--blue-700);
  font-size: 1rem;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--blue-50); }
  input:focus-visible + & { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-gap); }
`;

export const SelectedFile = styled.div`
  display: flex;
  flex: 1 1 240px;
  align-items: center;
  gap: 10px;
  min-width: 0;
  overflow-wrap: anywhere;
  svg { color: var(--fir-700); }
`;

export const Uploading = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: var(--ink-muted);
`;

export const Status = styled.div`${visuallyHidden}`;
