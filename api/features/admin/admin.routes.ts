import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { changeKybOption } from './change-kyb-option.ts'
import { createKybOption } from './create-kyb-option.ts'
import { listAdminKybOptions } from './kyb-options.store.ts'
import { loginAdmin } from './login-admin.ts'
import { logoutAdmin } from './logout-admin.ts'
import { reorderKybOptions } from './reorder-kyb-options.ts'

/** Sign-in of the staff, and the options of the questionnaire. The contract says what each role may do, and `implement` enforces it. */
export function adminRoutes({ implement, deps }: Api): void {
  implement(contract.loginAdmin, async c => {
    const { token, expiresAt, admin, deviceToken } = await loginAdmin(deps, c.req.valid('json'), c.var.address)
    const session = { token, name: admin.name, role: admin.role, expiresAt: expiresAt.toISOString() }
    return c.json({ ...session, ...(deviceToken && { deviceToken }) }, 200)
  })

  implement(contract.logoutAdmin, async c => {
    await logoutAdmin(deps, c.var.bearer)
    return c.body(null, 204)
  })

  implement(contract.listAdminKybOptions, async c => {
    const items = await listAdminKybOptions(deps.db, c.req.valid('query').category)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.createKybOption, async c =>
    c.json(await createKybOption(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  // This path comes before the one that would take `order` for an id.
  implement(contract.reorderKybOptions, async c => {
    const items = await reorderKybOptions(deps, c.var.bearer, c.req.valid('json'))
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.changeKybOption, async c =>
    c.json(await changeKybOption(deps, c.var.bearer, c.req.valid('param').optionId, c.req.valid('json')), 200),
  )
}
