import { useTexts } from '#web/lib/locale.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { docs } from '../docs.messages.ts'
import type { ApiRequest } from './api-request.ts'
import { useSnippetChoices } from './snippet-choices.tsx'
import { SNIPPET_LANGUAGES, snippetOf } from './snippets.ts'

/** A call to this server, to copy in the chosen language. */
export function RequestSnippet({ request }: { request: ApiRequest }) {
  const { language, apiKey } = useSnippetChoices()
  const code = snippetOf(language, request, window.location.origin)
  return <CodeBlock language={language} code={code} secret={apiKey} caption={<LanguageChoice />} />
}

const NAMES = { curl: 'curl', js: 'JavaScript' }

function LanguageChoice() {
  const { language, setLanguage } = useSnippetChoices()
  return (
    <fieldset aria-label={useTexts(docs).request.language} className="-ms-4 flex">
      {SNIPPET_LANGUAGES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          className="-mb-px min-h-11 border-b-2 border-transparent px-4 hover:text-ink aria-pressed:border-brand aria-pressed:font-semibold aria-pressed:text-brand"
          onClick={() => setLanguage(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </fieldset>
  )
}
