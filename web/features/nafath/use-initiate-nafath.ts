import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { NAFATH_POLL_SECONDS } from '#domain/constants.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { useGetNafathStatus, useInitiateNafath as useInitiateNafathMutation } from '#web/api/generated/nafath.ts'
import type { NafathRequest, NafathStatus as StatusResponse } from '#web/api/generated/plinkAPI.schemas.ts'
import { onServer, serverNow } from '#web/lib/clock.ts'
import { getOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { useFetchOnboardingSession } from '#web/sign-up/use-fetch-onboarding-session.ts'
import {
  isFinal,
  isLive,
  type NafathFailure,
  nafathFailureOf,
  type ScreenStatus,
  screenStatusOf,
} from './nafath-status.ts'

export interface Nafath {
  status: ScreenStatus
  /** The reason why the status is FAILED. */
  failure: NafathFailure
  /** The request with its latest status from the server. */
  request?: NafathRequest
  /** The error if the request could not be started. */
  startError: ApiError | null
  /** The error of the latest poll if it failed. */
  pollError: ApiError | null
  starting: boolean
  /** When the server accepts another request, in milliseconds since 1970. */
  restartAt: number
  openPortal: () => void
  endLifetime: () => void
  restart: () => void
}

/**
 * Starts or resumes the request for this person and polls it until its status is final.
 * @param arrivedWith the id of a request whose portal counts as opened
 */
export function useInitiateNafath(nationalId: string, phoneE164: string, arrivedWith: string | undefined): Nafath {
  const [portalOpenedFor, setPortalOpenedFor] = useState(arrivedWith)
  // The next navigation on this page no longer names this request.
  if (arrivedWith !== undefined && arrivedWith !== portalOpenedFor) setPortalOpenedFor(arrivedWith)
  const [expiredId, setExpiredId] = useState<string>()
  const fetchOnboardingSession = useFetchOnboardingSession()
  const { mutateAsync: initiateNafath } = useInitiateNafathMutation()
  /**
   * Resumes the request of an earlier visit or another tab. Starts a new one only if there is none, because a new request
   * ends the one that the person may be looking at in Nafath.
   */
  const requestNafath = async (signal: AbortSignal): Promise<NafathRequest> => {
    const session = await fetchOnboardingSession()
    // A person who has left the page meanwhile, for example by logging out, does not get the sign-up back.
    signal.throwIfAborted()
    startFrom(session)
    const { nafath } = session.data
    return nafath && isLive(nafath, serverNow()) ? nafath : initiateNafath({ data: { nationalId, phoneE164 } })
  }
  // A query rather than a mutation in an effect, so that it runs once even if React mounts the page twice.
  const start = useQuery<NafathRequest, ApiError>({
    queryKey: ['nafath-request', nationalId, phoneE164],
    queryFn: ({ signal }) => requestNafath(signal),
    retry: false,
    placeholderData: () => storedRequest(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const id = start.data?.sessionId
  const poll = useGetNafathStatus(id ?? '', {
    query: {
      enabled: id !== undefined && id !== expiredId,
      refetchInterval: ({ state }) => (isOver(state) ? false : NAFATH_POLL_SECONDS * 1000),
      // The person decides in another tab and should find the result here on return.
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: ({ state }) => (isOver(state) ? false : 'always'),
      gcTime: 0,
    },
  })

  const serverStatus = isGone(poll.error) ? ('expired' as const) : (poll.data?.status ?? start.data?.status)
  const request = useMemo(
    () => start.data && serverStatus && { ...start.data, status: serverStatus },
    [start.data, serverStatus],
  )
  const facts = {
    failedToStart: start.isError && !start.isFetching,
    serverStatus,
    askedAgain: poll.data?.reason === 'asked_again',
    portalOpened: id !== undefined && portalOpenedFor === id,
    lifetimeOver: id !== undefined && expiredId === id,
  }
  const status = screenStatusOf(facts)

  return {
    status,
    failure: nafathFailureOf(facts),
    request,
    startError: start.error,
    pollError: poll.error,
    starting: start.isFetching,
    restartAt: onServer(start.errorUpdatedAt) + (start.error?.body.retryAfterSeconds ?? 0) * 1000,
    openPortal: () => setPortalOpenedFor(id),
    // The last poll may have missed an approval in the last seconds. The response also shows whether it was that late.
    endLifetime: () => poll.refetch().finally(() => isPast(start.data) && setExpiredId(id)),
    restart: () => start.refetch(),
  }
}

/** The request of an earlier visit. It is shown until the server responds, so that the page does not flicker. */
function storedRequest(): NafathRequest | undefined {
  const { nafath } = getOnboarding().data
  return nafath && isLive(nafath, serverNow()) ? nafath : undefined
}

function isOver({ data, error }: { data?: StatusResponse; error: ApiError | null }): boolean {
  return isGone(error) || (data !== undefined && isFinal(data.status))
}

const isPast = (request: NafathRequest | undefined) =>
  request !== undefined && Date.parse(request.expiresAt) <= serverNow()

/** Another tab has replaced the request. */
function isGone(error: ApiError | null): boolean {
  return error?.status === 404
}
