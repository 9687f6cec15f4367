import type { CodeLanguage } from '../CodeBlock.tsx'

interface Snippet {
  /** In the README of the client, in the page's texts, and the anchor. */
  name: 'first-call' | 'arguments' | 'sign-up' | 'sign-in' | 'errors' | 'patience' | 'browser'
  language: CodeLanguage
}

/** In the order of the page. */
export const SNIPPETS: readonly Snippet[] = [
  { name: 'first-call', language: 'js' },
  { name: 'arguments', language: 'ts' },
  { name: 'sign-up', language: 'js' },
  { name: 'sign-in', language: 'js' },
  { name: 'errors', language: 'ts' },
  { name: 'patience', language: 'ts' },
  { name: 'browser', language: 'js' },
]
