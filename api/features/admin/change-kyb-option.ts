import type { ChangeKybOptionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { OTHER_PURPOSE } from '#domain/constants.ts'
import { changesBetween } from './kyb-option-changes.ts'
import { changeChoice, changeLabel, findOption, lockOptions, type Option } from './kyb-options.store.ts'

/** Changes a choice. The label belongs to one language; code, order and activity belong to the choice in all of them. */
export async function changeKybOption(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  id: string,
  request: ChangeKybOptionRequest,
): Promise<Option> {
  const label = request.label === undefined ? undefined : requireVisible('label', request.label)
  const choice = await findOption(db, id)
  if (!choice) throw new PlinkError('OPTION_NOT_FOUND')
  return db.transaction(async tx => {
    const options = await lockOptions(tx, choice.category)
    const before = options.find(option => option.id === id)
    if (!before) throw new PlinkError('OPTION_NOT_FOUND')
    requireFreeCode(before, request.code, options)
    const { label: _, ...ofChoice } = request
    const after: Option = { ...before, ...ofChoice, ...(label !== undefined && { label }) }
    const changes = changesBetween(before, after)
    if (changes.length === 0) return before
    await write(tx, before, after)
    const subject = { kind: 'kyb_option' as const, id, name: after.code }
    await recordAdminEvent(tx, { adminId: admin.id, type: 'option_changed', subject, changes, at: clock() })
    return after
  })
}

function requireFreeCode(option: Option, code: string | undefined, options: Option[]): void {
  if (code === undefined || code === option.code) return
  // Sign-up recognises by this code that details are required.
  if (option.category === 'purpose_of_account' && option.code === OTHER_PURPOSE)
    throw new PlinkError('OPTION_CODE_FIXED')
  if (options.some(each => each.code === code)) throw new PlinkError('OPTION_CODE_EXISTS')
}

async function write(tx: Db, before: Option, { label, code, order, active }: Option): Promise<void> {
  if (label !== before.label) await changeLabel(tx, before.id, label)
  await changeChoice(tx, before, { code, order, active })
}
