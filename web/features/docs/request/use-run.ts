import { useState } from 'react'
import { type ApiAnswer, type ApiRequest, send } from './api-request.ts'

/** Runs the call when told to. `answer` is undefined before the first time, and null where there was none. */
export function useRun(request: ApiRequest, onAnswer?: (answer: ApiAnswer) => void) {
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
