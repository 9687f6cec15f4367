import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { receiveBankCredit } from './receive-bank-credit.ts'
import { receiveCallDigits } from './receive-call-digits.ts'
import { receiveNafathToken } from './receive-nafath-token.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { receivePayoutEvent } from './receive-payout-event.ts'

export function webhooksRoutes({ implement, deps }: Api): void {
  implement(contract.receiveCallDigits, async c =>
    c.json(await receiveCallDigits(deps, c.req.valid('param').callToken, c.req.valid('json')), 200),
  )

  implement(contract.receiveNafathToken, async c => {
    await receiveNafathToken(deps, c.req.valid('json'))
    return c.body(null, 204)
  })

  implement(contract.receivePaymentEvent, async c => {
    await receivePaymentEvent(deps, c.req.valid('json'))
    return c.body(null, 204)
  })

  implement(contract.receivePayoutEvent, async c => {
    await receivePayoutEvent(deps, c.req.valid('json'))
    return c.body(null, 204)
  })

  implement(contract.receiveBankCredit, async c => {
    const { 'X-Bank-Timestamp': timestamp = '', 'X-Bank-Signature': signature = '' } = c.req.valid('header')
    await receiveBankCredit(deps, { timestamp, signature, body: await c.req.text() })
    return c.body(null, 204)
  })
}
