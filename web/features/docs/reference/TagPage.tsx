import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { paths, referencePath } from '#web/paths.ts'
import { DocsPage } from '../DocsPage.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { Callers } from './Callers.tsx'
import { ContractText } from './ContractText.tsx'
import { Endpoint } from './Endpoint.tsx'
import { isTag } from './tag-groups.ts'
import type { OperationView, TagView } from './view.ts'

/** The operations of a tag: what each does and who may call it. */
export function TagPage({ view: { name, description, operations } }: { view: TagView }) {
  const t = useTexts(docsReference)
  return (
    <DocsPage
      title={isTag(name) ? t.tags[name] : name}
      above={
        <nav aria-label={t.place} className="text-sm">
          <Link
            to={paths.docsReference}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {t.title}
          </Link>
        </nav>
      }
      lead={<ContractText>{description}</ContractText>}
      sections={operations.map(operation => ({
        id: operation.id,
        title: operation.summary,
        lang: 'en',
        content: <Operation tag={name} operation={operation} />,
      }))}
    />
  )
}

function Operation({ tag, operation }: { tag: string; operation: OperationView }) {
  const t = useTexts(docsReference)
  const { id, summary, description, callers } = operation
  return (
    <>
      <Endpoint {...operation} />
      {description ? <ContractText>{description}</ContractText> : null}
      <Callers callers={callers} />
      <Link
        to={referencePath(tag, id)}
        aria-label={t.detailsOf(summary)}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand hover:underline"
      >
        {t.details}
      </Link>
    </>
  )
}
