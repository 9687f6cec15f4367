import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { noContent } from '#api/http/responses.ts'
import { signInAdmin, signOutAdmin } from './auth.service.ts'

export function adminAuthRoutes({ implement, deps }: Api): void {
  implement(contract.loginAdmin, async c => {
    const { token, expiresAt, admin } = await signInAdmin(deps, c.req.valid('json'))
    return c.json({ token, name: admin.name, role: admin.role, expiresAt: expiresAt.toISOString() }, 200)
  })

  implement(contract.logoutAdmin, async c => {
    await signOutAdmin(deps, c.var.bearer)
    return noContent(c)
  })
}
