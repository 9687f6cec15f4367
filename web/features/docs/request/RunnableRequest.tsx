import { useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AnswerBlock } from './AnswerBlock.tsx'
import { type ApiAnswer, type ApiRequest, send } from './api-request.ts'
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
