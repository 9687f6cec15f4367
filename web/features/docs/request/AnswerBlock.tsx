import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { errorHelpPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { type ApiAnswer, codeOf } from './api-request.ts'

/** What a call answered; a refusal leads to its explanation. */
export function AnswerBlock({ answer: { status, milliseconds, body } }: { answer: ApiAnswer }) {
  const { request: t } = useTexts(docs)
  const code = codeOf(body)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge tone={status < 400 ? 'success' : 'danger'}>
          <Ltr>{status}</Ltr>
        </StatusBadge>
        {t.took(milliseconds)}
        {code ? (
          <Link
            to={errorHelpPath(code)}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {t.explain(code)}
          </Link>
        ) : null}
      </p>
      {body === '' ? null : <CodeBlock language="json" code={JSON.stringify(body, null, 2)} />}
    </div>
  )
}
