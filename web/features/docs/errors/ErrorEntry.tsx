import { Link } from 'react-router-dom'
import { errorIndex, type OperationId, operationIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { docsErrors } from '#web/messages/docs-errors.ts'
import { errorHelp } from '#web/messages/error-help.ts'
import { errorHelpPath, referencePath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Prose } from '../Prose.tsx'
import { type RetryAdvice, retryAdvice } from './error-facts.ts'

const OTHER: Record<Locale, Locale> = { en: 'ar', ar: 'en' }
/** Each language in its own words. */
const IN_LANGUAGE: Record<Locale, string> = { en: 'In English', ar: 'بالعربية' }

interface ErrorEntryProps {
  code: ErrorCode
  /** Whether the URL names this entry. */
  isTarget: boolean
}

export function ErrorEntry({ code, isTarget }: ErrorEntryProps) {
  const { locale } = useLocale()
  const { message } = errorIndex[code]
  const other = OTHER[locale]
  return (
    <section
      id={code}
      tabIndex={-1}
      aria-labelledby={`${code}-title`}
      className={classNames(
        'grid scroll-mt-4 grid-cols-1 gap-3 rounded-md border px-5 py-3',
        isTarget ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
      )}
    >
      <Title code={code} />
      <p lang="en" dir="ltr" className="text-start text-sm text-muted rtl:text-end">
        “{message}”
      </p>
      <ErrorHelpText code={code} locale={locale} />
      <div className="-mb-2.5">
        <DeclaringOperations code={code} />
        <details>
          <summary lang={other} className="min-h-11 py-2.5 text-sm font-semibold text-brand">
            {IN_LANGUAGE[other]}
          </summary>
          <div className="pb-4">
            <ErrorHelpText code={code} locale={other} />
          </div>
        </details>
      </div>
    </section>
  )
}

function Title({ code }: { code: ErrorCode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id={`${code}-title`} className="font-semibold wrap-anywhere">
        <Link to={errorHelpPath(code)} className="inline-flex min-h-11 items-center hover:underline">
          <Ltr>{code}</Ltr>
        </Link>
      </h2>
      <span className="ms-auto flex flex-wrap gap-2">
        {errorIndex[code].statuses.map(status => (
          <span key={status} className="rounded-full bg-raised px-2.5 py-0.5 text-sm font-semibold">
            <Ltr>{status}</Ltr>
          </span>
        ))}
        <Retry advice={retryAdvice(code)} />
      </span>
    </div>
  )
}

const RETRY_LOOK: Record<RetryAdvice, string> = {
  again: 'bg-success-soft text-success',
  wait: 'bg-warning-soft text-warning',
  no: 'bg-raised text-muted',
}

function Retry({ advice }: { advice: RetryAdvice }) {
  return (
    <span className={classNames('rounded-full px-2.5 py-0.5 text-sm font-semibold', RETRY_LOOK[advice])}>
      {useTexts(docsErrors).retry[advice]}
    </span>
  )
}

/** What happened and what to do, in the given language, which may differ from the page's. */
function ErrorHelpText({ code, locale }: { code: ErrorCode; locale: Locale }) {
  const t = docsErrors[locale]
  const { happened, todo } = errorHelp[code][locale]
  return (
    <dl lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className="grid gap-3 text-start">
      <div>
        <dt className="text-sm text-muted">{t.happened}</dt>
        <dd>
          <Prose>{happened}</Prose>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t.todo}</dt>
        <dd>
          <Prose>{todo}</Prose>
        </dd>
      </div>
    </dl>
  )
}

/** A longer list is collapsed. */
const MOST_SHOWN = 6

/** The operations that declare the code, with links to the reference. */
function DeclaringOperations({ code }: { code: ErrorCode }) {
  const t = useTexts(docsErrors)
  const { operations, isOutside } = errorIndex[code]
  if (operations.length > MOST_SHOWN) {
    return (
      <details>
        <summary className="min-h-11 py-2.5 text-sm">
          <span className="text-muted">{t.operations}</span> {t.more(operations.length)}
        </summary>
        <Operations operations={operations} />
      </details>
    )
  }
  return (
    <div>
      <p className="text-sm text-muted">{t.operations}</p>
      {operations.length > 0 ? <Operations operations={operations} /> : <p>{isOutside ? t.everywhere : t.internal}</p>}
    </div>
  )
}

function Operations({ operations }: { operations: readonly OperationId[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {operations.map(id => (
        <li key={id}>
          <Link
            to={referencePath(operationIndex[id].tag, id)}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            <Ltr>{id}</Ltr>
          </Link>
        </li>
      ))}
    </ul>
  )
}
