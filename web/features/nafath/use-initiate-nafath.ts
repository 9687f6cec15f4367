import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { NAFATH_POLL_SECONDS } from '#domain/constants.ts'
import type { NafathStatus } from '#domain/onboarding.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import type { NafathRequest, NafathStatus as StatusAnswer } from '#web/api/generated/model/index.ts'
import { initiateNafath, useGetNafathStatus } from '#web/api/generated/nafath.ts'
import { getOnboardingSession } from '#web/api/generated/onboarding.ts'
import { getOnboarding, startFrom } from '#web/sign-up/onboarding-state.ts'
import { isLive, type NafathFailure, nafathFailureOf, settles, shownStatusOf } from './nafath-status.ts'

export interface Nafath {
  status: NafathStatus
  /** Why the status is FAILED. */
  failure: NafathFailure
  /** With the server's latest word as its status. */
  request?: NafathRequest
  /** Why there is no request. */
  startError: ApiError | null
  /** Why the server's word is not known right now. */
  pollError: ApiError | null
  starting: boolean
  /** Until when the server takes no other request, in milliseconds since 1970. */
  restartAt: number
  openPortal: () => void
  endLifetime: () => void
  restart: () => void
}

/** Starts or takes up the request for this person and follows it until it is settled. */
export function useInitiateNafath(nationalId: string, phoneE164: string): Nafath {
  const [portalOpenedFor, setPortalOpenedFor] = useState<string>()
  const [overFor, setOverFor] = useState<string>()
  // A query rather than a mutation in an effect: however often the page mounts at once, it runs once.
  const start = useQuery<NafathRequest, ApiError>({
    queryKey: ['nafath-request', nationalId, phoneE164],
    queryFn: () => requestNafath(nationalId, phoneE164),
    placeholderData: () => knownRequest(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const id = start.data?.sessionId
  const poll = useGetNafathStatus(id ?? '', {
    query: {
      enabled: id !== undefined && id !== overFor,
      refetchInterval: ({ state }) => (isOver(state) ? false : NAFATH_POLL_SECONDS * 1000),
      // The decision is made in another tab; it should be known here when the person comes back.
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: ({ state }) => (isOver(state) ? false : 'always'),
      gcTime: 0,
    },
  })

  const answer = isGone(poll.error) ? ('expired' as const) : (poll.data?.status ?? start.data?.status)
  const request = useMemo(() => start.data && answer && { ...start.data, status: answer }, [start.data, answer])
  const knowledge = {
    failedToStart: start.isError && !start.isFetching,
    answer,
    askedAgain: poll.data?.reason === 'asked_again',
    portalOpened: id !== undefined && portalOpenedFor === id,
    lifetimeOver: id !== undefined && overFor === id,
  }
  const status = shownStatusOf(knowledge)

  return {
    status,
    failure: nafathFailureOf(knowledge),
    request,
    startError: start.error,
    pollError: poll.error,
    starting: start.isFetching,
    restartAt: start.errorUpdatedAt + (start.error?.body.retryAfterSeconds ?? 0) * 1000,
    openPortal: () => setPortalOpenedFor(id),
    // An approval of the last seconds may not have been heard of yet.
    endLifetime: () => poll.refetch().finally(() => setOverFor(id)),
    restart: () => start.refetch(),
  }
}

/** Of an earlier visit to this page: shown until the server has answered, so that nothing flickers on the way back. */
function knownRequest(): NafathRequest | undefined {
  const { nafath } = getOnboarding().data
  return nafath && isLive(nafath, Date.now()) ? nafath : undefined
}

function isOver({ data, error }: { data?: StatusAnswer; error: ApiError | null }): boolean {
  return isGone(error) || (data !== undefined && settles(data.status))
}

/** Another tab has replaced the request. */
function isGone(error: ApiError | null): boolean {
  return error?.status === 404
}

/**
 * The request to go on with. One that another visit or another tab has started is taken up; only without one, a new one
 * starts, since a new one would end the one that the person may be looking at in Nafath.
 */
async function requestNafath(nationalId: string, phoneE164: string): Promise<NafathRequest> {
  const session = await getOnboardingSession()
  startFrom(session)
  const { nafath } = session.data
  return nafath && isLive(nafath, Date.now()) ? nafath : initiateNafath({ nationalId, phoneE164 })
}
