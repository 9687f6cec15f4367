import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { CodeBlock } from '../CodeBlock.tsx'
import type { ApiRequest } from './api-request.ts'
import { useSnippetLanguage } from './snippet-language.tsx'
import { SNIPPET_LANGUAGES, snippetOf } from './snippets.ts'

/** A call to this server, to copy in the language of one's choice. */
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
