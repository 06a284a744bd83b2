import { controlStyle } from '@psp/design-system/control';
import { EditorContent } from '@tiptap/react';
import { styled } from 'styled-components';

/** The text as it will be read, in a frame like that of other fields. */
export const EditorSurface = styled(EditorContent)`
  > [contenteditable] {
    ${controlStyle}
    position: relative;
    min-height: 320px;
    max-height: 70vh;
    padding: 16px;
    border-radius: 0 0 4px 4px;
    overflow-y: auto;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }
  > [contenteditable='false'] { background: var(--sunken); color: var(--ink-muted); }
  > [contenteditable] > * + * { margin-top: 12px; }
  > [contenteditable] > h2 { margin-top: 24px; font-size: 1.25rem; }
  > [contenteditable] > h3 { margin-top: 20px; font-size: 1.125rem; }
  > [contenteditable] > h4 { margin-top: 16px; font-size: 1.0625rem; }
  > [contenteditable] > :first-child { margin-top: 0; }
  img { max-width: 100%; height: auto; border-radius: 4px; }
  .ProseMirror-selectednode { outline: 3px solid var(--focus); outline-offset: 2px; }
  ul, ol { margin: 0; padding-left: 24px; }
  sup, sub { font-size: 0.75em; line-height: 0; }
  blockquote { margin: 0; padding-left: 16px; border-left: 3px solid var(--line); color: var(--ink-muted); }
  .tableWrapper { max-width: 100%; overflow-x: auto; }
  table { border-collapse: collapse; font-size: 1rem; }
  th, td { min-width: 80px; padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
  th { background: var(--sunken); font-weight: 650; }
  .selectedCell { background: var(--blue-100); }
  .ProseMirror-gapcursor { display: none; }
`;
