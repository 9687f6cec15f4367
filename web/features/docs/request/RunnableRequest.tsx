import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { errorHelpPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { docs } from '../docs.messages.ts'
import { type ApiRequest, type ApiResponse, codeOf, send } from './api-request.ts'
import { RequestSnippet } from './RequestSnippet.tsx'

interface RunnableRequestProps {
  request: ApiRequest
  /** Completes the accessible name of the Run button. */
  name: string
  onResponse?: (response: ApiResponse) => void
}

/** A call to copy or to run. */
export function RunnableRequest({ request, name, onResponse }: RunnableRequestProps) {
  const { request: t } = useTexts(docs)
  const { run, isRunning, response } = useRun(request, onResponse)
  return (
    <div className="grid grid-cols-1 gap-4">
      <RequestSnippet request={request} />
      <div>
        <Button variant="secondary" aria-label={t.runNamed(name)} busy={isRunning && t.running} onClick={run}>
          {t.run}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {response ? <ResponseBlock response={response} /> : null}
        {response === null ? <Notice tone="danger">{t.noResponse}</Notice> : null}
      </div>
    </div>
  )
}

/** Runs the call on demand. `response` is undefined before the first call, and null if the server did not respond. */
function useRun(request: ApiRequest, onResponse?: (response: ApiResponse) => void) {
  const [isRunning, setRunning] = useState(false)
  const [response, setResponse] = useState<ApiResponse | null>()
  const run = async () => {
    setRunning(true)
    const newResponse = await send(request)
    setRunning(false)
    setResponse(newResponse)
    if (newResponse) onResponse?.(newResponse)
  }
  return { run, isRunning, response }
}

/** The response of a call. An error links to its explanation. */
export function ResponseBlock({ response: { status, milliseconds, body } }: { response: ApiResponse }) {
  const { request: t } = useTexts(docs)
  const code = codeOf(body)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge tone={status < 400 ? 'success' : 'danger'}>
          <Ltr>{status}</Ltr>
        </StatusBadge>
        <span>{t.took(milliseconds)}</span>
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
