import { createRequire } from 'node:module';
import Docxtemplater, { type DXT } from 'docxtemplater';
import type Inspect from 'docxtemplater/js/inspect-module.js';
import type PizZip from 'pizzip';

/* The types of this module declare a default export that the CommonJS file does not have. */
const InspectModule: new () => Inspect.default = createRequire(import.meta.url)('docxtemplater/js/inspect-module.js');

export const DELIMITERS = { start: '{{', end: '}}' };

/** The name in a placeholder as the portal compares it. */
export const nameOf = (tag: string): string => tag.trim().toLowerCase().toWellFormed();

/** A placeholder, or what is wrong with one, at a character of the text of a part such as `word/document.xml`. */
export interface Tag {
  file: string;
  offset: number;
  text: string;
  /** null for a plain placeholder. */
  problem: TagProblem | null;
}

/** `unopened`: {{ is missing; `unclosed`: }} is missing; `empty`: no name; `unsupported`: a loop, condition or raw XML. */
export type TagProblem = 'unopened' | 'unclosed' | 'empty' | 'unsupported';

interface Failure {
  properties?: { errors?: Failure[]; id?: string; xtag?: string; offset?: number | number[]; file?: string };
}

/** Reads the placeholders of a Word document, also of those that Word has split over several runs. */
export function readTags(zip: PizZip): Tag[] {
  const inspect = new InspectModule();
  try {
    compile(zip, inspect);
    return inspect.getTemplatedFiles().flatMap((file) => inspect.getStructuredTags(file).map(plainTag(file)));
  } catch (error) {
    return failuresOf(error).map(tagOf);
  }
}

const compile = (zip: PizZip, module: DXT.Module): Docxtemplater =>
  new Docxtemplater(zip, { delimiters: DELIMITERS, modules: [module], errorLogging: false });

const plainTag =
  (file: string) =>
  ({ module, value, raw, offset }: DXT.Part): Tag => {
    const problem = module ? 'unsupported' : nameOf(value) === '' ? 'empty' : null;
    return { file, offset: Number(offset ?? 0), text: raw ?? value, problem };
  };

const failuresOf = (error: unknown): Failure[] => {
  const { properties }: Failure = typeof error === 'object' && error !== null ? error : {};
  if (!properties?.id) throw error;
  return properties.errors ?? [{ properties }];
};

const tagOf = ({ properties: { id = '', xtag = '', offset = 0, file = '' } = {} }: Failure): Tag => {
  const problem = /unopened_tag|duplicate_close/.test(id)
    ? 'unopened'
    : id.endsWith('tag')
      ? 'unclosed'
      : 'unsupported';
  return { file, offset: Number([offset].flat()[0] ?? 0), text: xtag, problem };
};
