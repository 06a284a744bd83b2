import { Mark } from '@tiptap/react';

const shifted = (name: string, tag: 'sup' | 'sub', key: string, excludes: string) =>
  Mark.create({
    name,
    excludes,
    // What is typed behind the 2 of m² stands on the line again.
    inclusive: false,
    parseHTML: () => [{ tag }, { style: `vertical-align=${tag === 'sup' ? 'super' : 'sub'}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Raised letters, as of m². */
export const Superscript = shifted('superscript', 'sup', 'Mod-.', 'subscript');

/** Lowered letters, as of CO₂. */
export const Subscript = shifted('subscript', 'sub', 'Mod-,', 'superscript');
