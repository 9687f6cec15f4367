import { SCREENING_POLL_SECONDS } from '#domain/constants.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { useRunGlobalScreening as useRunGlobalScreeningQuery } from '#web/api/generated/onboarding.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import type { OnboardingData } from './onboarding-data.ts'

/**
 * Screens once per visit. During a review it polls the outcome while the page is visible. A query rather than a mutation in an
 * effect, so that it runs once even if React mounts the page twice.
 */
export function useRunGlobalScreening(request: GlobalScreeningRequest) {
  const { data, error, fetchStatus, refetch } = useRunGlobalScreeningQuery(request, undefined, {
    query: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (isUnderReview(state.data) ? SCREENING_POLL_SECONDS * 1000 : false),
      refetchOnWindowFocus: ({ state }) => (isUnderReview(state.data) ? 'always' : false),
      gcTime: 0,
    },
  })
  return { outcome: data, error, running: fetchStatus !== 'idle', runAgain: () => refetch() }
}

/** The request of the screening, or null if a part of it is unknown. */
export function screeningRequest(data: OnboardingData): GlobalScreeningRequest | null {
  const { idNumber, phone, crNumber, businessType } = data
  if (!idNumber || !phone || !crNumber || !businessType) return null
  return { idNumber, phoneNumber: phoneToE164(phone), crNumber, businessType }
}

function isUnderReview(outcome: GlobalScreening | undefined): boolean {
  return outcome?.status === 'REVIEW'
}
