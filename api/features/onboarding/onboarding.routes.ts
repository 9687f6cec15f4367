import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { createProfile } from './create-profile.ts'
import { getOnboardingSession } from './get-onboarding-session.ts'
import { runGlobalScreening } from './run-global-screening.ts'
import { submitKyb } from './submit-kyb.ts'

export function onboardingRoutes({ implement, deps }: Api): void {
  implement(contract.getOnboardingSession, async c => c.json(await getOnboardingSession(deps, c.var.bearer), 200))

  implement(contract.runGlobalScreening, async c =>
    c.json(await runGlobalScreening(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.submitKyb, async c => {
    await submitKyb(deps, c.var.bearer, c.req.valid('json'))
    return c.json({ riskRating: 'low' as const, status: 'approved' as const }, 200)
  })

  implement(contract.createProfile, async c => {
    const attempt = c.req.valid('header')['Idempotency-Key']
    const profileId = await createProfile(deps, c.var.bearer, c.req.valid('json'), attempt)
    return c.json(
      { profileId, status: 'active' as const, nextStep: 'dashboard' as const, message: 'Profile created' },
      200,
    )
  })
}
