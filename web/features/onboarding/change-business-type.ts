import type { BusinessType } from '#domain/onboarding.ts'
import { getOnboarding, restoreCheckpoint, saveCheckpoint, setAnswer } from '#web/sign-up/onboarding-state.ts'

const checkpointOf = (type: BusinessType) => `business-type:${type}`

/**
 * Another type voids the verified phone and everything after it. Whoever only looked around, and comes back to the type
 * they had, gets all of it back.
 */
export function changeBusinessType(type: BusinessType): void {
  const { businessType, otpVerified } = getOnboarding().data
  if (type === businessType) return
  if (businessType && otpVerified) saveCheckpoint(checkpointOf(businessType))
  if (!restoreCheckpoint(checkpointOf(type))) setAnswer('businessType', type)
}
