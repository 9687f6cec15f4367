import { Link } from 'react-router-dom'
import { errorIndex, type OperationId, operationIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { errorHelpPath, paths, referencePath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { English } from '#web/ui/English.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { DocsNotFoundPage } from '../DocsNotFoundPage.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { Prose } from '../Prose.tsx'
import { docsErrors } from './docs-errors.messages.ts'
import { areaOf } from './error-areas.ts'
import { isErrorCode, type RetryAdvice, retryAdvice } from './error-facts.ts'
import { errorHelp } from './error-help.ts'

/** The cause of an error code and the remedy. The body of the response links to this page. */
export function ErrorPage({ code }: { code: string }) {
  const t = useTexts(docsErrors)
  if (isErrorCode(code)) return <Explanation code={code} />
  return (
    <DocsNotFoundPage text={t.unknown(code)}>
      <TextLink to={paths.docsErrors}>{t.all}</TextLink>
    </DocsNotFoundPage>
  )
}

function Explanation({ code }: { code: ErrorCode }) {
  const t = useTexts(docsErrors)
  const { locale } = useLocale()
  const { happened, todo } = errorHelp[code][locale]
  return (
    <DocsPage
      title={code}
      heading={<Ltr>{code}</Ltr>}
      above={<Place code={code} />}
      lead={<Facts code={code} />}
      isShort
      sections={[
        { id: 'happened', title: t.happened, content: <Text>{happened}</Text> },
        {
          id: 'todo',
          title: t.todo,
          content: (
            <>
              <Text>{todo}</Text>
              <InOtherLanguage code={code} />
            </>
          ),
        },
        { id: 'response', title: t.response, content: <CodeBlock language="json" code={bodyOf(code)} /> },
        { id: 'operations', title: t.operations, content: <DeclaringOperations code={code} /> },
      ]}
    />
  )
}

const Text = ({ children }: { children: string }) => (
  <p>
    <Prose>{children}</Prose>
  </p>
)

/** The location of the page. */
function Place({ code }: { code: ErrorCode }) {
  const t = useTexts(docsErrors)
  const titles = { ...useTexts(docsReference).tags, ...t.areas }
  const area = areaOf(code)
  const style = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline'
  return (
    <nav aria-label={t.place} className="flex flex-wrap gap-x-2 text-sm [&>span]:self-center">
      <Link to={paths.docsErrors} className={style}>
        {t.title}
      </Link>
      <span aria-hidden="true" className="text-muted">
        /
      </span>
      <Link to={`${paths.docsErrors}#${area}`} className={style}>
        {titles[area]}
      </Link>
    </nav>
  )
}

const BADGE = 'rounded-full px-2.5 py-0.5 text-sm font-semibold'

const RETRY_LOOK: Record<RetryAdvice, string> = {
  again: 'bg-success-soft text-success',
  wait: 'bg-warning-soft text-warning',
  no: 'bg-raised text-muted',
}

function Facts({ code }: { code: ErrorCode }) {
  const t = useTexts(docsErrors)
  const { statuses, message } = errorIndex[code]
  const advice = retryAdvice(code)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex flex-wrap gap-2">
        {statuses.map(status => (
          <span key={status} className={classNames(BADGE, 'bg-raised text-ink')}>
            <Ltr>{status}</Ltr>
          </span>
        ))}
        <span className={classNames(BADGE, RETRY_LOOK[advice])}>{t.retry[advice]}</span>
      </p>
      <p>
        <English>“{message}”</English>
      </p>
    </div>
  )
}

const OTHER: Record<Locale, Locale> = { en: 'ar', ar: 'en' }
/** Each language is named in its own words. */
const IN_LANGUAGE: Record<Locale, string> = { en: 'In English', ar: 'بالعربية' }

/** The same text in the other language, for readers who pass it on. */
function InOtherLanguage({ code }: { code: ErrorCode }) {
  const other = OTHER[useLocale().locale]
  const t = docsErrors[other]
  const { happened, todo } = errorHelp[code][other]
  return (
    <details>
      <summary lang={other} className="min-h-11 py-2.5 text-sm font-semibold text-brand">
        {IN_LANGUAGE[other]}
      </summary>
      <dl lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} className="grid gap-3 pb-4 text-start">
        {[[t.happened, happened] as const, [t.todo, todo] as const].map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <Prose>{text}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The body of the response, as in the example of the contract. */
function bodyOf(code: ErrorCode): string {
  const { message, details } = errorIndex[code]
  const documentationUrl = window.location.origin + errorHelpPath(code)
  return JSON.stringify({ error: message, code, requestId: REQUEST_ID, documentationUrl, ...details }, null, 2)
}

/** The request id in the examples of the contract. */
const REQUEST_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

/** A longer list is collapsed. */
const MAX_SHOWN = 12

/** The operations that respond with the code, with links to the reference. */
function DeclaringOperations({ code }: { code: ErrorCode }) {
  const t = useTexts(docsErrors)
  const { operations, isOutside } = errorIndex[code]
  if (operations.length === 0) return <p>{isOutside ? t.everywhere : t.internal}</p>
  if (operations.length <= MAX_SHOWN) return <Operations operations={operations} />
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold text-brand">{t.more(operations.length)}</summary>
      <Operations operations={operations} />
    </details>
  )
}

/** The list has little markup, because there may be hundreds of operations. */
function Operations({ operations }: { operations: readonly OperationId[] }) {
  return (
    <ul className="error-operations">
      {operations.map(id => (
        <li key={id}>
          <Link to={referencePath(operationIndex[id].tag, id)} discover="none">
            <bdi lang="en">{operationIndex[id].summary}</bdi>
            <small>{id}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
