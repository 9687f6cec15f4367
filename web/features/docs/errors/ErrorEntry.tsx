import { Link } from 'react-router-dom'
import type { ErrorCode } from '#web/api/generated/model/errorCode.ts'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { docsErrors } from '#web/messages/docs-errors.ts'
import { errorHelpPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { AnsweredBy } from './AnsweredBy.tsx'
import { ErrorHelpText } from './ErrorHelpText.tsx'
import { factsOf, type RetryAdvice, retryAdvice } from './error-facts.ts'

const OTHER: Record<Locale, Locale> = { en: 'ar', ar: 'en' }
/** Each in itself, for whoever reads the other. */
const IN_LANGUAGE: Record<Locale, string> = { en: 'In English', ar: 'بالعربية' }

interface ErrorEntryProps {
  code: ErrorCode
  /** The address leads here. */
  isTarget: boolean
}

export function ErrorEntry({ code, isTarget }: ErrorEntryProps) {
  const { locale } = useLocale()
  const { message } = factsOf(code)
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
      {message ? (
        <p lang="en" dir="ltr" className="text-start text-sm text-muted rtl:text-end">
          “{message}”
        </p>
      ) : null}
      <ErrorHelpText code={code} locale={locale} />
      <div className="-mb-2.5">
        <AnsweredBy code={code} />
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
        {factsOf(code).statuses.map(status => (
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
