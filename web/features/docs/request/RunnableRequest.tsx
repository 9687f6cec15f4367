import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { errorHelpPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { type ApiAnswer, type ApiRequest, codeOf, send } from './api-request.ts'
import { RequestSnippet } from './RequestSnippet.tsx'

interface RunnableRequestProps {
  request: ApiRequest
  /** Names what Run does, for who hears the button alone. */
  name: string
  onAnswer?: (answer: ApiAnswer) => void
}

/** A call to copy, and to run from here. */
export function RunnableRequest({ request, name, onAnswer }: RunnableRequestProps) {
  const { request: t } = useTexts(docs)
  const { run, isRunning, answer } = useRun(request, onAnswer)
  return (
    <div className="grid grid-cols-1 gap-4">
      <RequestSnippet request={request} />
      <div>
        <Button variant="secondary" aria-label={t.runNamed(name)} busy={isRunning && t.running} onClick={run}>
          {t.run}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {answer ? <AnswerBlock answer={answer} /> : null}
        {answer === null ? <Notice tone="danger">{t.noAnswer}</Notice> : null}
      </div>
    </div>
  )
}

/** Runs the call when told to. `answer` is undefined before the first time, and null where there was none. */
function useRun(request: ApiRequest, onAnswer?: (answer: ApiAnswer) => void) {
  const [isRunning, setRunning] = useState(false)
  const [answer, setAnswer] = useState<ApiAnswer | null>()
  const run = async () => {
    setRunning(true)
    const got = await send(request)
    setRunning(false)
    setAnswer(got)
    if (got) onAnswer?.(got)
  }
  return { run, isRunning, answer }
}

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
