import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { API_RETRIES, TIMEOUT_RETRIES } from '#domain/constants.ts'
import { ApiError } from './fetcher.ts'
import type { KeyHeaders } from './idempotency-key.ts'

const RETRY_DELAY_MILLISECONDS = 300

let firstDelay = RETRY_DELAY_MILLISECONDS

/** Sets the delay before the first retry. It doubles with each further one. */
export function setRetryDelay(milliseconds = RETRY_DELAY_MILLISECONDS): void {
  firstDelay = milliseconds
}

/**
 * The first attempt is always made, because browsers may be wrong about the network. Retries wait until the network is back, as `OfflineNotice` says,
 * and until the page is visible.
 */
export function newQueryClient(): QueryClient {
  const calls = {
    networkMode: 'offlineFirst',
    retry: isRetried,
    retryDelay: (failures: number) => firstDelay * 2 ** failures,
  } as const
  // React Query only learns of changes, and assumes that the browser is online until the first one.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: { queries: { ...calls, refetchOnWindowFocus: false, refetchOnReconnect: false }, mutations: calls },
  })
}

/**
 * Whether a failed call is retried. Network failures and 5xx responses are. So is a refusal because an earlier attempt, whose response was lost, is
 * still running.
 */
export function isRetried(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { code } = error.body
  const stillRuns = failures > 0 && code === 'IDEMPOTENCY_IN_FLIGHT'
  return (error.isTemporary || stillRuns) && failures < (code === 'TIMEOUT' ? TIMEOUT_RETRIES : API_RETRIES)
}

/** Makes a call that no component waits for, with the retries and the single key that hooks have. */
export function callInBackground(call: (headers: KeyHeaders) => Promise<unknown>): void {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const client = newQueryClient()
  // Without this, the client would not notice that the network is back.
  client.mount()
  new MutationObserver(client, { mutationFn: () => call(headers) })
    .mutate()
    .catch(() => {})
    .finally(() => client.unmount())
}
