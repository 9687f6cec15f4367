import { useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { CodeBlock, type CodeLanguage } from '../CodeBlock.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { Prose } from '../Prose.tsx'
import { PLACEHOLDER_KEY } from '../request/KeyedRequest.tsx'
import { useSnippetChoices } from '../request/snippet-choices.tsx'
import { docsClient } from './docs-client.messages.ts'
import { drawOwnValues, type OwnValues, readmeSnippet } from './readme-snippets.ts'

/** Files that the server serves. */
const PACKAGE = '/docs/plink-client.tgz'
const CONTRACT = '/openapi.yaml'
const LINK =
  'inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline-offset-4 hover:underline'

/** The client package, with the code snippets of its README, and the contract for other API clients. */
export function ClientPage() {
  const t = useTexts(docsClient)
  const [values] = useState(drawOwnValues)
  const { apiKey = PLACEHOLDER_KEY } = useSnippetChoices()
  const own: OwnValues = [...values, [PLACEHOLDER_KEY, apiKey]]
  const sections = [
    { id: 'install', title: t.install.title, content: <Install /> },
    ...SNIPPETS.map(({ name, language }) => ({
      id: name,
      title: t.snippets[name].title,
      content: (
        <>
          <p>
            <Prose>{t.snippets[name].text}</Prose>
          </p>
          <CodeBlock language={language} code={readmeSnippet(name, window.location.origin, own)} secret={apiKey} />
        </>
      ),
    })),
    { id: 'contract', title: t.contract.title, content: <Contract /> },
  ]
  return <DocsPage title={t.title} lead={<Prose>{t.lead}</Prose>} sections={sections} />
}

function Install() {
  const { install: t } = useTexts(docsClient)
  return (
    <>
      <p>{t.text}</p>
      <CodeBlock language="sh" code={`npm install ${window.location.origin}${PACKAGE}`} />
      <p>{t.after}</p>
      <a href={PACKAGE} download className={LINK}>
        {t.download}
      </a>
    </>
  )
}

function Contract() {
  const { contract: t } = useTexts(docsClient)
  return (
    <>
      <p>{t.text}</p>
      <CodeBlock language="url" code={`${window.location.origin}${CONTRACT}`} />
      <a href={CONTRACT} className={LINK}>
        {t.open}
      </a>
    </>
  )
}

interface Snippet {
  /** The name in the README of the client and in the page's texts, and the anchor. */
  name:
    | 'first-call'
    | 'arguments'
    | 'api-key'
    | 'sign-up'
    | 'sign-in'
    | 'webhook'
    | 'events'
    | 'errors'
    | 'retries'
    | 'browser'
  language: CodeLanguage
}

/** The snippets, in the order of the page. */
export const SNIPPETS: readonly Snippet[] = [
  { name: 'first-call', language: 'js' },
  { name: 'arguments', language: 'ts' },
  { name: 'api-key', language: 'ts' },
  { name: 'sign-up', language: 'js' },
  { name: 'sign-in', language: 'js' },
  { name: 'webhook', language: 'ts' },
  { name: 'events', language: 'ts' },
  { name: 'errors', language: 'ts' },
  { name: 'retries', language: 'ts' },
  { name: 'browser', language: 'js' },
]
