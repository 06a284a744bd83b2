import type { AnswerSentence } from '@psp/contracts/assistant';
import { isSupported, type Source } from './check-sentence.ts';
import { isInstruction } from './instructions.ts';
import { quotableIn } from './sentences.ts';

/* Text up to the numbers of its passages: "Pragul este de 270.120 lei [1][2]." */
const CITED = /^([^[]*?)((?:\s*\[\d{1,3}(?:\s*,\s*\d{1,3})*\])+)\s*([.!?…]?)/su;
/** A text that goes on for longer without a citation is given up. */
const UNCITED_MAX = 2000;

/** Takes a model's text as it comes and gives its sentences that are supported by the passages they cite. */
export class WrittenSentences {
  private rest = '';
  private readonly sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    this.sources = sources;
  }

  /** Adds a piece of text. Returns the sentences that it completes, numbered by the sources from 1. */
  add(piece: string): AnswerSentence[] {
    this.rest += piece;
    const sentences: AnswerSentence[] = [];
    for (let match = CITED.exec(this.rest); match; match = CITED.exec(this.rest)) {
      // The full stop after the numbers may still be coming.
      if (match[0].length === this.rest.length && !match[3]) break;
      this.rest = this.rest.slice(match[0].length);
      sentences.push(...this.checked(match));
    }
    if (this.rest.length > UNCITED_MAX) this.rest = '';
    return sentences;
  }

  /** Returns the sentence that only the end of the text completes. */
  end(): AnswerSentence[] {
    const match = CITED.exec(this.rest);
    this.rest = '';
    return match ? this.checked(match) : [];
  }

  private checked([, text = '', numbers = '', mark = '']: RegExpExecArray): AnswerSentence[] {
    const citations = [...new Set([...numbers.matchAll(/\d+/g)].map(([number]) => Number(number)))];
    const sources = citations.map((number) => this.sources[number - 1]);
    const known = sources.filter((source) => source !== undefined);
    if (known.length < sources.length) return [];
    return quotableIn(text)
      .filter((sentence) => !isInstruction(sentence) && isSupported(sentence, known))
      .map((sentence) => ({ text: /[.!?…]$/u.test(sentence) ? sentence : `${sentence}${mark || '.'}`, citations }));
  }
}
