import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { receiveCallDigits } from './receive-call-digits.ts'

export function webhooksRoutes({ implement, deps }: Api): void {
  implement(contract.receiveCallDigits, async c =>
    c.json(await receiveCallDigits(deps, c.req.valid('param').callToken, c.req.valid('json')), 200),
  )
}
