import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { matchPhone, screenIdentity } from './identity.service.ts'
import { checkRegistration } from './registration.service.ts'

export function verificationRoutes({ implement, deps }: Api): void {
  implement(contract.validateCr, async c => {
    const check = await checkRegistration(deps, c.var.bearer, c.req.valid('json').crNumber)
    return c.json(check, 200)
  })

  implement(contract.localScreening, async c => {
    const status = await screenIdentity(deps, c.var.bearer, c.req.valid('json').idNumber)
    return c.json({ status }, 200)
  })

  implement(contract.idPhoneMatch, async c => {
    const { idNumber, phoneNumber } = c.req.valid('json')
    const confidence = await matchPhone(deps, c.var.bearer, idNumber, phoneNumber)
    return c.json({ match: true as const, confidence }, 200)
  })
}
