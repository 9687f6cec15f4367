import { useEffect } from 'react'
import { CALLBACK_POLL_SECONDS } from '#domain/constants.ts'
import { useCompleteCallback as useCompleteCallbackQuery, useGetCallbackStatus } from '#web/api/generated/auth.ts'
import { keepTokens } from './after-login.ts'
import { callbackPhaseOf, isLost } from './callback-phase.ts'
import type { CallbackState } from './login-location-state.ts'

/** Polls the call and completes the sign-in after its confirmation. */
export function useCompleteCallback({ callbackId, deviceInfo }: CallbackState) {
  const call = useGetCallbackStatus(callbackId, {
    query: {
      gcTime: 0,
      // During the call the page is in the background if it is open on the same phone.
      refetchIntervalInBackground: true,
      refetchInterval: ({ state: { data, error } }) =>
        isUnderWay(data?.status) && !(error && isLost(error)) ? CALLBACK_POLL_SECONDS * 1000 : false,
    },
  })
  const status = call.data?.status
  // A query rather than a mutation in an effect, so that it runs once even if React mounts the page twice.
  const completion = useCompleteCallbackQuery(callbackId, deviceInfo, undefined, {
    query: { enabled: status === 'confirmed', staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  const { data: completed, error: completionError } = completion
  useEffect(() => {
    if (completed) keepTokens(completed)
  }, [completed])

  const refusal = completionError?.body
  const lock = refusal?.code === 'ACCOUNT_LOCKED' ? refusal : undefined
  const phase = callbackPhaseOf({ status, statusError: call.error, completed, completionError })
  return { phase, completed, lock, isUnreachable: call.isError }
}

function isUnderWay(status: string | undefined): boolean {
  return status === undefined || status === 'calling' || status === 'pending'
}
