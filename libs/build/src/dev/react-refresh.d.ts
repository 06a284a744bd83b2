declare module 'react-refresh/runtime' {
  /** Has React tell the runtime of what it draws; before React runs. */
  export function injectIntoGlobalHook(global: object): void;
  /** Names a component, by which its next version is known. */
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function isLikelyComponentType(value: unknown): boolean;
  /** Draws what was registered anew in place of what it was before. */
  export function performReactRefresh(): void;
}
