import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'

export function supportRoutes({ implement, deps: { support, legal, sandbox } }: Api): void {
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
  implement(contract.getLegalTexts, c => c.json(legal, 200))
}
