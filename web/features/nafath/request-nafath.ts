import type { NafathRequest } from '#web/api/generated/model/index.ts'
import { initiateNafath } from '#web/api/generated/nafath.ts'
import { getOnboardingSession } from '#web/api/generated/onboarding.ts'
import { startFrom } from '#web/sign-up/onboarding-state.ts'
import { isLive } from './nafath-status.ts'

/**
 * The request to go on with. One that another visit or another tab has started is taken up; only without one, a new one
 * starts, since a new one would end the one that the person may be looking at in Nafath.
 */
export async function requestNafath(nationalId: string, phoneE164: string): Promise<NafathRequest> {
  const session = await getOnboardingSession()
  startFrom(session)
  const { nafath } = session.data
  return nafath && isLive(nafath, Date.now()) ? nafath : initiateNafath({ nationalId, phoneE164 })
}
