import { Code } from '../Prose.tsx'
import { Examples } from './Examples.tsx'
import { SchemaFields } from './Fields.tsx'
import type { Content } from './view.ts'

/** The content of a request or a response: its fields and its examples. */
export function Body({ content }: { content: Content | undefined }) {
  if (!content) return null
  return (
    <>
      {content.mediaType === 'application/json' ? null : (
        <p>
          <Code>{content.mediaType}</Code>
        </p>
      )}
      <SchemaFields schema={content.schema} />
      <Examples content={content} />
    </>
  )
}
