import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { presentCode } from './present.ts'
import { recover } from './recovery.service.ts'
import { resetPassword } from './reset-password.service.ts'

export function recoveryRoutes({ implement, deps }: Api): void {
  implement(contract.forgotPassword, async c => {
    const { resetToken, ...sent } = await recover(deps, c.req.valid('json'))
    const code = presentCode(sent, deps.sandbox !== undefined)
    return c.json({ success: true as const, ...(resetToken && { resetToken }), ...code }, 200)
  })

  implement(contract.resetPassword, async c => {
    await resetPassword(deps, c.req.valid('json'))
    return c.json({ success: true as const }, 200)
  })
}
