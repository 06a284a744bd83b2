import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';

/** A language model behind an OpenAI-compatible endpoint. */
export interface Model {
  /** Gives the text as it comes. Throws when the endpoint fails, cuts the stream or `signal` aborts. */
  write(asked: { instructions: string; prompt: string }, signal: AbortSignal): AsyncGenerator<string>;
}

/** Address, model and key of an endpoint. */
export interface ModelAddress {
  url: string;
  model: string;
  key: string | undefined;
}

const OUTPUT_TOKENS_MAX = 700;

/** Connects to a model. Opens no connection before the first text. */
export const connectModel = ({ url, model, key }: ModelAddress): Model => {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: url,
    ...(key && { apiKey: key }),
    includeUsage: true,
  });
  const languageModel = provider.chatModel(model);
  return {
    async *write({ instructions, prompt }, abortSignal) {
      const { stream } = streamText({
        ...{ model: languageModel, instructions, prompt, abortSignal },
        ...{ maxRetries: 0, temperature: 0, maxOutputTokens: OUTPUT_TOKENS_MAX },
        onError: () => undefined,
      });
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text;
        else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort') throw new Error('aborted');
      }
    },
  };
};
