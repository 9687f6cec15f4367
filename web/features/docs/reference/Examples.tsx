import { useTexts } from '#web/lib/locale.tsx'
import { CodeBlock, type CodeLanguage } from '../CodeBlock.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import type { Content, Example } from './view.ts'

/** The named examples of a body. The first one can be seen and copied, the others unfold. */
export function Examples({ content: { mediaType, examples } }: { content: Content }) {
  const t = useTexts(docsReference)
  const [first, ...others] = examples
  if (!first) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">{t.example(first.name)}</p>
      <CodeBlock language={languageOf(mediaType)} code={first.text} />
      <FoldedExamples examples={others} />
    </div>
  )
}

export function FoldedExamples({ examples }: { examples: readonly Example[] }) {
  return (
    <div className="contract-examples">
      {examples.map(({ name, text }) => (
        <details key={name}>
          <summary>
            <bdi dir="ltr">{name}</bdi>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
          <pre tabIndex={0}>{text}</pre>
        </details>
      ))}
    </div>
  )
}

const languageOf = (mediaType: string): CodeLanguage => (mediaType === 'application/json' ? 'json' : 'http')
