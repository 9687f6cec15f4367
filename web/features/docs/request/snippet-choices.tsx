import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { SnippetLanguage } from './snippets.ts'

interface Choices {
  language: SnippetLanguage
  setLanguage: (language: SnippetLanguage) => void
  /** The reader's key, once it is complete. */
  apiKey: string | undefined
  typedKey: string
  setTypedKey: (key: string) => void
}

const SANDBOX_KEY = /^plk_sandbox_[0-9A-Za-z]{36}$/

const SnippetChoicesContext = createContext<Choices | null>(null)

/** All snippets share one choice of language, and the reader's key. It is only kept in memory, so that nothing else of the browser has it. */
export function SnippetChoicesProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const [typedKey, setTypedKey] = useState('')
  const apiKey = SANDBOX_KEY.test(typedKey) ? typedKey : undefined
  const choices = useMemo(
    () => ({ language, setLanguage, apiKey, typedKey, setTypedKey }),
    [language, apiKey, typedKey],
  )
  return <SnippetChoicesContext value={choices}>{children}</SnippetChoicesContext>
}

export function useSnippetChoices(): Choices {
  const choices = use(SnippetChoicesContext)
  if (choices === null) throw new Error('useSnippetChoices needs a SnippetChoicesProvider above it')
  return choices
}
