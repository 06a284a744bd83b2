import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { Embed } from './embed.ts';

/** Address and model of an OpenAI-compatible endpoint for embeddings; the key where it asks for one. */
interface EmbeddingAddress {
  url: string;
  model: string;
  key: string | undefined;
}

/** Connects to a model for embeddings. Opens no connection before the first text. */
export const connectEmbeddings = ({ url, model: name, key }: EmbeddingAddress): Embed => {
  const provider = createOpenAICompatible({ name: 'assistant', baseURL: url, ...(key && { apiKey: key }) });
  const model = provider.embeddingModel(name);
  return async (texts, abortSignal) => {
    const { embeddings } = await embedMany({ model, values: [...texts], abortSignal, maxRetries: 0 });
    return embeddings.map((dimensions) => ({ model: name, dimensions }));
  };
};
