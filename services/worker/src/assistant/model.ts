import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';

/** Tokens that were sent to a model and written by it, as its endpoint counts them. */
export interface TokenUse {
  inputTokens: number;
  outputTokens: number;
}

/** A language model behind an OpenAI-compatible endpoint. */
export interface Model {
  /** Gives the text as it comes, and the tokens at its end. Throws when the endpoint fails, cuts the stream or `signal` aborts. */
  write(asked: { instructions: string; prompt: string }, signal: AbortSignal): AsyncGenerator<string | TokenUse>;
}

/** Address, model and key of an endpoint. */
export interface ModelAddress {
  url: string;
  model: string;
  key: string | undefined;
}

const OUTPUT_TOKENS_MAX = 700;

const tokensOf = ({ inputTokens = 0, outputTokens = 0 }: Partial<TokenUse>): TokenUse => ({
  inputTokens,
  outputTokens,
});

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
        else if (part.type === 'finish') yield tokensOf(part.totalUsage);
        else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort') throw new Error('aborted');
      }
    },
  };
};
