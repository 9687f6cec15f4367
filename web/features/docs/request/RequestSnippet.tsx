import { useId } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import type { ApiRequest } from './api-request.ts'
import { useSnippetLanguage } from './snippet-language.tsx'
import { snippetOf } from './snippets.ts'

const TABS = [
  { value: 'curl', label: 'curl' },
  { value: 'js', label: 'JavaScript' },
] as const

/** A call to this server, to copy in the language of one's choice. */
export function RequestSnippet({ request }: { request: ApiRequest }) {
  const { language, choose } = useSnippetLanguage()
  return (
    <Tabs id={useId()} label={useTexts(docs).request.language} tabs={TABS} value={language} onValueChange={choose}>
      <CodeBlock language={language} code={snippetOf(language, request, window.location.origin)} />
    </Tabs>
  )
}
