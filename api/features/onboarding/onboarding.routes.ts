import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { keepKyb } from './kyb.service.ts'
import { openProfile } from './profile.service.ts'
import { screenGlobally } from './screening.service.ts'
import { describeSession } from './session.service.ts'

export function onboardingRoutes({ implement, deps }: Api): void {
  implement(contract.getOnboardingSession, async c => c.json(await describeSession(deps, c.var.bearer), 200))

  implement(contract.runGlobalScreening, async c =>
    c.json(await screenGlobally(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.submitKyb, async c => {
    await keepKyb(deps, c.var.bearer, c.req.valid('json'))
    return c.json({ riskRating: 'low' as const, status: 'approved' as const }, 200)
  })

  implement(contract.createProfile, async c => {
    const attempt = c.req.valid('header')['Idempotency-Key']
    const profileId = await openProfile(deps, c.var.bearer, c.req.valid('json'), attempt)
    return c.json(
      { profileId, status: 'active' as const, nextStep: 'dashboard' as const, message: 'Profile created' },
      200,
    )
  })
}
