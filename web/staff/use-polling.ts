import { useEffect, useState } from 'react'
import { useCountMoneyQueues } from '#web/api/generated/admin-money.ts'
import { useCountStaffRequests } from '#web/api/generated/admin-requests.ts'
import { useCountOpenReviews } from '#web/api/generated/admin-reviews.ts'
import type { MoneyQueues } from '#web/api/generated/plinkAPI.schemas.ts'

const EVERY_MILLISECONDS = 10_000

/** Query options for data that others change. Polling stops without activity, because each call extends the session. */
export function usePolling() {
  const attended = useAttended()
  return {
    staleTime: EVERY_MILLISECONDS / 2,
    refetchOnWindowFocus: true,
    refetchInterval: attended ? EVERY_MILLISECONDS : false,
  } as const
}

const ATTENDED_MILLISECONDS = 5 * 60_000
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Whether there was mouse or keyboard activity in the last five minutes. */
function useAttended(): boolean {
  const [attended, setAttended] = useState(true)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer = 0
    const note = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setAttended(false), ATTENDED_MILLISECONDS)
      setAttended(true)
    }
    for (const event of ACTIVITY) window.addEventListener(event, note, { signal, passive: true })
    note()
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
  return attended
}

/** The number of open reviews. Undefined until it is known. */
export function useOpenReviews(): number | undefined {
  const polling = usePolling()
  return useCountOpenReviews({ query: polling }).data?.open
}

/** The number of requests that wait for a second person. Undefined until it is known. */
export function usePendingRequests(): number | undefined {
  const polling = usePolling()
  return useCountStaffRequests({ query: polling }).data?.pending
}

/** The lengths of the queues about money. Undefined until they are known. */
export function useMoneyQueues(): MoneyQueues | undefined {
  const polling = usePolling()
  return useCountMoneyQueues({ query: polling }).data
}
