import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { idPhoneMatch } from './id-phone-match.ts'
import { localScreening } from './local-screening.ts'
import { validateCr } from './validate-cr.ts'

export function verificationRoutes({ implement, deps }: Api): void {
  implement(contract.validateCr, async c =>
    c.json(await validateCr(deps, c.var.bearer, c.req.valid('json').crNumber), 200),
  )

  implement(contract.localScreening, async c => {
    const status = await localScreening(deps, c.var.bearer, c.req.valid('json').idNumber)
    return c.json({ status }, 200)
  })

  implement(contract.idPhoneMatch, async c => {
    const { idNumber, phoneNumber } = c.req.valid('json')
    await idPhoneMatch(deps, c.var.bearer, idNumber, phoneNumber)
    // Providers only confirm a match. The field is for programs that read it.
    return c.json({ match: true as const, confidence: 1 }, 200)
  })
}
