import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { SnippetLanguage } from './snippets.ts'

interface Choice {
  language: SnippetLanguage
  choose: (language: SnippetLanguage) => void
}

const SnippetLanguageContext = createContext<Choice | null>(null)

/** One choice for all snippets: whoever reads curl reads it everywhere. */
export function SnippetLanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState<SnippetLanguage>('curl')
  const choice = useMemo(() => ({ language, choose }), [language])
  return <SnippetLanguageContext value={choice}>{children}</SnippetLanguageContext>
}

export function useSnippetLanguage(): Choice {
  const choice = use(SnippetLanguageContext)
  if (choice === null) throw new Error('useSnippetLanguage needs a SnippetLanguageProvider above it')
  return choice
}
