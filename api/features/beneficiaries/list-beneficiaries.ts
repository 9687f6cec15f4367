import type { BeneficiaryList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { cursorsOf, type Filters } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { beneficiariesOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { presentBeneficiaries } from '#api/money/beneficiaries/present-beneficiary.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { cleanPayeeName } from '#domain/money/beneficiary.ts'
import { cleanIban } from '#domain/money/iban.ts'
import { withoutInvisible } from '#domain/visible-text.ts'

/** A page of the beneficiaries that are confirmed, newest first. */
export async function listBeneficiaries(
  deps: Deps,
  { account }: AccountBearer,
  { cursor, limit, q }: ListQuery & Filters<'q'>,
): Promise<BeneficiaryList> {
  const { db, secretKey } = deps
  const cursors = cursorsOf<Filters<'q'>>(secretKey, `beneficiaries of ${account.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters: { q } })
  const all = (await beneficiariesOf(db, account.id)).filter(each => isListed(each, request.filters.q))
  const page = await readPage(
    cursors,
    request,
    async range => rowsInRange(all, range),
    ({ sequence }) => String(sequence),
  )
  return { ...page, items: await presentBeneficiaries(deps, page.items) }
}

/** Names and IBANs are sealed, so they are compared here rather than in the database. */
function isListed({ state, name, nickname, iban }: Beneficiary, q = ''): boolean {
  if (state === 'unconfirmed') return false
  const text = normaliseForSearch(q)
  const part = cleanIban(q)
  const isNamed = [name, nickname ?? ''].some(each => normaliseForSearch(each).includes(text))
  return isNamed || (part !== '' && iban.includes(part))
}

/** Returns the visible text, without the joiners that a Persian name has and a search often lacks. */
const normaliseForSearch = (text: string): string => withoutInvisible(cleanPayeeName(text)).toLowerCase()

/** Returns the rows after a place, newest first, or the rows before it, the nearest first. */
function rowsInRange(all: Beneficiary[], { place, limit }: Range): Beneficiary[] {
  if (!place) return all.slice(0, limit)
  const row = Number(place.row)
  if (place.direction === 'next') return all.filter(({ sequence }) => sequence < row).slice(0, limit)
  return all
    .filter(({ sequence }) => sequence > row)
    .reverse()
    .slice(0, limit)
}
