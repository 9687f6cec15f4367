/** Provided by tools/reference/vite-reference.ts from openapi.yaml. */
declare module 'virtual:plink-reference' {
  /** Loads what the pages of a tag show. */
  export const views: Readonly<Record<string, () => Promise<{ view: import('./view.ts').TagView }>>>
}

declare module 'virtual:plink-reference/index' {
  export const tags: readonly import('./view.ts').TagSummary[]
}
