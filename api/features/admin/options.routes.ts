import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { changeOption } from './change-option.service.ts'
import { createOption } from './create-option.service.ts'
import { listOptions } from './options.store.ts'
import { reorderOptions } from './reorder-options.service.ts'

export function optionRoutes({ implement, deps }: Api): void {
  implement(contract.listAdminKybOptions, async c => {
    const items = await listOptions(deps.db, c.req.valid('query').category)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.createKybOption, async c =>
    c.json(await createOption(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  // Before the path that would take `order` for an id.
  implement(contract.reorderKybOptions, async c => {
    const items = await reorderOptions(deps, c.var.bearer, c.req.valid('json'))
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.changeKybOption, async c =>
    c.json(await changeOption(deps, c.var.bearer, c.req.valid('param').optionId, c.req.valid('json')), 200),
  )
}
