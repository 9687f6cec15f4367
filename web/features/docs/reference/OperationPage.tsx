import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { paths, referencePath, referenceTagPath, tryPath } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { English } from '#web/ui/English.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { DocsNotFoundPage } from '../DocsNotFoundPage.tsx'
import { DocsPage, type DocsSection } from '../DocsPage.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { Code } from '../Prose.tsx'
import { KeyedRequest } from '../request/KeyedRequest.tsx'
import { RequestSnippet } from '../request/RequestSnippet.tsx'
import { Body } from './Body.tsx'
import { Callers } from './Callers.tsx'
import { ContractText } from './ContractText.tsx'
import { Endpoint } from './Endpoint.tsx'
import { Fields, SchemaFields } from './Fields.tsx'
import { Replies } from './Replies.tsx'
import { isTag } from './tag-groups.ts'
import type { OperationView, TagView } from './view.ts'

interface OperationPageProps {
  view: TagView
  operationId: string
}

/** The inputs and outputs of an operation. */
export function OperationPage({ view, operationId }: OperationPageProps) {
  const operation = view.operations.find(({ id }) => id === operationId)
  return operation ? <Operation view={view} operation={operation} /> : <DocsNotFoundPage />
}

function Operation({ view, operation }: { view: TagView; operation: OperationView }) {
  const { summary, description } = operation
  return (
    <DocsPage
      title={summary}
      heading={<English>{summary}</English>}
      above={<Place tag={view.name} />}
      lead={
        <div className="grid gap-4">
          <Endpoint {...operation} />
          {description ? (
            <div className="text-ink">
              <ContractText>{description}</ContractText>
            </div>
          ) : null}
          <div className="text-ink">
            <Callers callers={operation.callers} />
          </div>
          <TryIt tag={view.name} operation={operation} />
        </div>
      }
      sections={useSections(view, operation)}
    />
  )
}

function useSections(view: TagView, operation: OperationView): DocsSection[] {
  const t = useTexts(docsReference)
  const { parameters, body, replies, objects } = operation
  const tag = isTag(view.name) ? t.tags[view.name] : view.name
  const others = view.operations.filter(other => other !== operation)
  return [
    { id: 'call', title: t.call, content: <OperationCall operation={operation} /> },
    ...(parameters.length > 0
      ? [{ id: 'parameters', title: t.parameters, content: <Fields fields={parameters} isOutermost /> }]
      : []),
    ...(body ? [{ id: 'body', title: t.body, content: <Body content={body} /> }] : []),
    { id: 'responses', title: t.replies, content: <Replies replies={replies} codes={view.codes} /> },
    ...objects.map(object => ({
      id: object.name,
      title: t.object(object.name),
      content: <SchemaFields schema={object} />,
    })),
    ...(others.length > 0
      ? [{ id: 'more', title: t.more(tag), content: <Others tag={view.name} operations={others} /> }]
      : []),
  ]
}

/** The location of the page. */
function Place({ tag }: { tag: string }) {
  const t = useTexts(docsReference)
  const style = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline'
  return (
    <nav aria-label={t.place} className="flex flex-wrap gap-x-2 text-sm [&>span]:self-center">
      <Link to={paths.docsReference} className={style}>
        {t.title}
      </Link>
      <span aria-hidden="true" className="text-muted">
        /
      </span>
      <Link to={referenceTagPath(tag)} className={style}>
        {isTag(tag) ? t.tags[tag] : tag}
      </Link>
    </nav>
  )
}

/** The form to try the operation is a separate page, which needs JavaScript. */
function TryIt({ tag, operation }: { tag: string; operation: OperationView }) {
  const t = useTexts(docsReference)
  return (
    <a
      href={tryPath(tag, operation)}
      aria-label={t.tryNamed(operation.summary)}
      className={`${buttonStyle('secondary', { fit: true })} justify-self-start noscript:hidden`}
    >
      {t.try}
    </a>
  )
}

function OperationCall({ operation: { method, call, callers, body } }: { operation: OperationView }) {
  const t = useTexts(docsReference)
  if (!call) {
    return (
      <p>
        {t.noCall} <Code>{body?.mediaType ?? ''}</Code>
      </p>
    )
  }
  const request = { method, ...call }
  if (callers.some(({ scheme }) => scheme === 'apiKey')) return <KeyedRequest request={request} />
  const [caller] = callers
  return <RequestSnippet request={caller ? { ...request, token: PLACEHOLDERS[caller.scheme] } : request} />
}

const PLACEHOLDERS = {
  onboardingToken: 'ONBOARDING_TOKEN',
  accessToken: 'ACCESS_TOKEN',
  adminToken: 'ADMIN_TOKEN',
  apiKey: 'API_KEY',
} as const

function Others({ tag, operations }: { tag: string; operations: readonly OperationView[] }) {
  return (
    <ul>
      {operations.map(({ id, summary }) => (
        <li key={id}>
          <Link
            to={referencePath(tag, id)}
            className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 text-brand hover:underline"
          >
            <English>{summary}</English>
            <span className="text-sm text-muted">
              <Ltr>{id}</Ltr>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
