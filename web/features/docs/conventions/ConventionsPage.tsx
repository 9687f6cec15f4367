import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { docsConventions } from '#web/messages/docs-conventions.ts'
import { CodeBlock } from '../CodeBlock.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { Prose } from '../Prose.tsx'
import { PAGING, RETRYING } from './examples.ts'
import { LimitsTable } from './LimitsTable.tsx'
import { TokensTable } from './TokensTable.tsx'
import { VersionRules } from './VersionRules.tsx'

/** What comes after the words of a section. */
const REST = {
  requests: null,
  tokens: <TokensTable />,
  idempotency: null,
  retries: <CodeBlock language="js" code={RETRYING} />,
  limits: <LimitsTable />,
  pages: <CodeBlock language="js" code={PAGING} />,
  money: null,
  versions: <VersionRules />,
} as const satisfies Record<string, ReactNode>

const SECTIONS = Object.keys(REST) as (keyof typeof REST)[]

/** What holds for every operation. */
export function ConventionsPage() {
  const t = useTexts(docsConventions)
  const sections = SECTIONS.map(id => ({
    id,
    title: t[id].title,
    content: (
      <>
        {t[id].text.map(paragraph => (
          <p key={paragraph}>
            <Prose>{paragraph}</Prose>
          </p>
        ))}
        {REST[id]}
      </>
    ),
  }))
  return <DocsPage title={t.title} lead={t.lead} sections={sections} />
}
