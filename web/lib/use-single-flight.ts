import { useRef, useState } from 'react'

/** Runs an action once at a time. A call while it is running does nothing. */
export function useSingleFlight<Parameters extends unknown[]>(
  action: (...parameters: Parameters) => Promise<void>,
): [run: (...parameters: Parameters) => Promise<void>, isRunning: boolean] {
  const running = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const mark = (now: boolean) => {
    running.current = now
    setRunning(now)
  }
  const run = async (...parameters: Parameters) => {
    if (running.current) return
    mark(true)
    await action(...parameters).finally(() => mark(false))
  }
  return [run, isRunning]
}
