import { createContext, useContext, useEffect } from 'react'
import { serverNow } from '#web/lib/clock.ts'

/** A request that waits for somebody else. */
interface Wait {
  /** When its lifetime ends, on the server's clock. */
  until: number
}

export type Waits = Set<Wait>

/** The waits of a session's pages. Null outside a session. */
export const WaitsContext = createContext<Waits | null>(null)

/**
 * Tells the session around a page that the page waits for somebody else: a person at another service, our staff, a bank. Until the end of
 * the request's lifetime that counts as activity.
 * @param until that end, on the server's clock. Undefined while nothing waits
 */
export function useWaitingUntil(until: number | undefined): void {
  const waits = useContext(WaitsContext)
  useEffect(() => {
    if (waits && until !== undefined) return enter(waits, until)
  }, [waits, until])
}

/**
 * Like `useWaitingUntil`, for a request whose end the page does not know.
 * @param seconds how long it may take, from now. Undefined while nothing waits
 */
export function useWaitingAtMost(seconds: number | undefined): void {
  const waits = useContext(WaitsContext)
  useEffect(() => {
    if (waits && seconds !== undefined) return enter(waits, serverNow() + seconds * 1000)
  }, [waits, seconds])
}

/** Returns a function that ends the wait. */
function enter(waits: Waits, until: number): () => void {
  const wait = { until }
  waits.add(wait)
  return () => {
    waits.delete(wait)
  }
}
