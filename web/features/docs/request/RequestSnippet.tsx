import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { CodeBlock } from '../CodeBlock.tsx'
import type { ApiRequest } from './api-request.ts'
import { SNIPPET_LANGUAGES, type SnippetLanguage, snippetOf } from './snippets.ts'

/** A call to this server, to copy in the chosen language. */
export function RequestSnippet({ request }: { request: ApiRequest }) {
  const { language } = useSnippetLanguage()
  const code = snippetOf(language, request, window.location.origin)
  return <CodeBlock language={language} code={code} caption={<LanguageChoice />} />
}

const NAMES = { curl: 'curl', js: 'JavaScript' }

function LanguageChoice() {
  const { language, choose } = useSnippetLanguage()
  return (
    <fieldset aria-label={useTexts(docs).request.language} className="-ms-4 flex">
      {SNIPPET_LANGUAGES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          className="-mb-px min-h-11 border-b-2 border-transparent px-4 hover:text-ink aria-pressed:border-brand aria-pressed:font-semibold aria-pressed:text-brand"
          onClick={() => choose(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </fieldset>
  )
}

interface Choice {
  language: SnippetLanguage
  choose: (language: SnippetLanguage) => void
}

const SnippetLanguageContext = createContext<Choice | null>(null)

/** All snippets share one choice of language. */
export function SnippetLanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState<SnippetLanguage>('curl')
  const choice = useMemo(() => ({ language, choose }), [language])
  return <SnippetLanguageContext value={choice}>{children}</SnippetLanguageContext>
}

function useSnippetLanguage(): Choice {
  const choice = use(SnippetLanguageContext)
  if (choice === null) throw new Error('useSnippetLanguage needs a SnippetLanguageProvider above it')
  return choice
}
