import type { CreateKybOptionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { changesBetween } from './kyb-option-changes.ts'
import { changeChoice, insertOptions, lockOptions, type Option } from './kyb-options.store.ts'

const STEP = 10

/** Creates a choice in one language or both, or adds a language to a choice that lacks it. */
export async function createKybOption(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  body: CreateKybOptionRequest,
): Promise<Option> {
  const { translation: rawTranslation } = body
  const translation = rawTranslation === undefined ? undefined : requireVisible('translation', rawTranslation)
  const request = { ...body, label: requireVisible('label', body.label), translation }
  return db.transaction(async tx => {
    const existing = await lockOptions(tx, request.category)
    const option = await insert(tx, request, existing)
    const { id, code, label, locale, order, active } = option
    // Order and activity also apply to the language that the choice already has.
    const sameCode = existing.find(each => each.code === code)
    if (sameCode) await changeChoice(tx, sameCode, { order, active })
    await recordAdminEvent(tx, {
      adminId: admin.id,
      type: 'option_created',
      subject: { kind: 'kyb_option', id, name: code },
      changes: [
        { field: `label.${locale}`, to: label },
        ...(translation ? [{ field: `label.${otherThan(locale)}`, to: translation }] : []),
        ...(sameCode ? changesBetween(sameCode, { ...sameCode, order, active }) : []),
      ],
      at: clock(),
    })
    return keepResponse(tx, option, 201)
  })
}

async function insert(tx: Db, request: CreateKybOptionRequest, existing: Option[]): Promise<Option> {
  const { category, label, translation, locale, active } = request
  const code =
    request.code ??
    codeFrom(
      label,
      existing.map(each => each.code),
    )
  const ofChoice = existing.filter(option => option.code === code)
  const labels = new Map([[locale, label]])
  if (translation) labels.set(otherThan(locale), translation)
  if (ofChoice.some(option => labels.has(option.locale))) throw new PlinkError('OPTION_CODE_EXISTS')
  const order = request.order ?? ofChoice[0]?.order ?? afterLast(existing)
  const rows = [...labels].map(([each, text]) => ({ category, code, locale: each, label: text, order, active }))
  const [row] = await insertOptions(tx, rows)
  return row!
}

const afterLast = (existing: Option[]): number => Math.max(0, ...existing.map(({ order }) => order)) + STEP

const otherThan = (locale: 'en' | 'ar') => (locale === 'en' ? 'ar' : 'en')

const CODE_MAX_LENGTH = 40
const FALLBACK_CODE = 'option'

/** A code for a choice without one: the Latin letters and digits of its label, numbered when that code is taken. */
function codeFrom(label: string, takenCodes: readonly string[]): string {
  const ascii = label.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const words = ascii.split(/[^a-z0-9]+/).filter(Boolean)
  const base = words.join('_').slice(0, CODE_MAX_LENGTH).replace(/_$/, '') || FALLBACK_CODE
  let code = base
  for (let number = 2; takenCodes.includes(code); number++) code = `${base}_${number}`
  return code
}
