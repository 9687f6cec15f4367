import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { receiveCallDigits } from './receive-call-digits.ts'
import { receiveNafathToken } from './receive-nafath-token.ts'

export function webhooksRoutes({ implement, deps }: Api): void {
  implement(contract.receiveCallDigits, async c =>
    c.json(await receiveCallDigits(deps, c.req.valid('param').callToken, c.req.valid('json')), 200),
  )

  implement(contract.receiveNafathToken, async c => {
    await receiveNafathToken(deps, c.req.valid('json'))
    return c.body(null, 204)
  })
}
