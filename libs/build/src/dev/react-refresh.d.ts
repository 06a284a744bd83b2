declare module 'react-refresh/runtime' {
  /** Connects React to the runtime. Must be called before React is loaded. */
  export function injectIntoGlobalHook(global: object): void;
  /** Registers a component under an id by which its next version is recognised. */
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function isLikelyComponentType(value: unknown): boolean;
  /** Renders components that were registered again in place of their earlier versions. */
  export function performReactRefresh(): void;
}
