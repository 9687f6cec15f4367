import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { requestContact } from './request-contact.ts'

export function supportRoutes({ implement, deps }: Api): void {
  const { support, legal, sandbox } = deps
  implement(contract.getSupport, c =>
    c.json(
      {
        phone: support.phone,
        email: support.email,
        hours: 'Sunday to Thursday, 9 AM to 5 PM',
        mode: sandbox ? ('sandbox' as const) : ('live' as const),
      },
      200,
    ),
  )
  implement(contract.requestContact, async c => {
    await requestContact(deps, c.req.valid('json').phoneNumber)
    return c.body(null, 204)
  })
  implement(contract.getLegalTexts, c => c.json(legal, 200))
}
