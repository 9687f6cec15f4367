import type { ReorderKybOptionsRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { codeOf } from '#api/people/applicants/kyb-choices.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { changeChoice, listAdminKybOptions, lockOptions, type Option } from './kyb-options.store.ts'

const STEP = 10

/** Renumbers the choices of a category. Throws `OPTIONS_CHANGED` when the request does not name exactly its choices. */
export async function reorderKybOptions(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { category, codes: choices }: ReorderKybOptionsRequest,
): Promise<Option[]> {
  return db.transaction(async tx => {
    const options = await lockOptions(tx, category)
    const before = new Map(options.map(option => [option.code, option]))
    const codes = choices.map(choice => codeOf(options, category, choice))
    const isWhole = codes.length === before.size && new Set(codes).size === codes.length
    if (!isWhole || codes.some(code => !before.has(code))) throw new PlinkError('OPTIONS_CHANGED')
    for (const [index, code] of codes.entries())
      await changeChoice(tx, before.get(code)!, { order: (index + 1) * STEP })
    const subject = { kind: 'kyb_category' as const, id: category, name: category }
    const changes = [{ field: 'order', from: [...before.keys()].join(', '), to: codes.join(', ') }]
    await recordAdminEvent(tx, { adminId: admin.id, type: 'options_reordered', subject, changes, at: clock() })
    return listAdminKybOptions(tx, category)
  })
}
