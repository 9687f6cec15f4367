import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TransferList } from '#api/contract/generated/schemas.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { SEARCHED_TRANSFERS } from '#api/money/transfers/payee-search.ts'
import { startSchedule } from '#api/money/transfers/transfer-schedules.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { addOldTransfers } from '#api/testing/money/old-transfers.ts'
import { execute, newBeneficiary, newDraft } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

const PATH = '/api/v1/transfers'

async function search(by: Customer, query: Record<string, string>): Promise<TransferList> {
  const response = await by.get(`${PATH}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json()
}

const namesOf = ({ items }: TransferList) => items.map(({ destination }) => destination.name)

type Words = Pick<TransferRow, 'payeeName'> & Partial<Pick<TransferRow, 'payeeNameArabic' | 'note'>>

/** Stores a transfer to a beneficiary that waits for its code. */
async function prepare(
  { walletId, customer }: WalletOwner,
  words: Words,
  plan?: Pick<TransferRow, 'startsOn' | 'repeats'>,
) {
  clock.advance(60)
  const beneficiaryId = await newBeneficiary(deps, customer.userId, newIban())
  return newDraft(deps, { walletId, beneficiaryId, amount: 10_00, words, ...(plan && { plan }) })
}

const send = async (payer: WalletOwner, words: Words) => execute(deps, await prepare(payer, words))

describe('listTransfers with a search', () => {
  let payer: WalletOwner
  let sent: TransferRow
  let draft: TransferRow
  let scheduled: TransferRow
  beforeAll(async () => {
    payer = await newWalletOwner(plink)
    await payer.now(topUp(1_000_00))
    sent = await send(payer, {
      payeeName: 'Riyadh Supplies Co.',
      payeeNameArabic: 'شركة توريدات الرياض',
      note: 'Invoice 4711',
    })
    draft = await prepare(payer, { payeeName: 'Marble Works', note: 'رخام المدخل' })
    scheduled = await prepare(payer, { payeeName: 'Panda Supermarket' }, { startsOn: '2026-02-01', repeats: 'monthly' })
    await deps.db.transaction(tx => startSchedule(tx, scheduled, clock(), 'confirmed'))
  })

  test('finds by the whole number also what is not confirmed or only scheduled, as it is pasted', async () => {
    for (const { id, referenceId } of [sent, draft, scheduled]) {
      const number = referenceId!
      for (const q of [number, number.toLowerCase(), ` ${number.replace(/(.{4})/g, '$1 ')}`, arabic(number)]) {
        expect((await search(payer.customer, { q })).items, q).toMatchObject([{ transferId: id }])
      }
    }
    expect(namesOf(await search(payer.customer, {}))).toEqual(['Riyadh Supplies Co.'])
  })

  test.each([
    ['riyadh SUPPLIES', ['Riyadh Supplies Co.']],
    ['  marble   works ', ['Marble Works']],
    ['توريدات', ['Riyadh Supplies Co.']],
    ['invoice 47', ['Riyadh Supplies Co.']],
    ['المدخل', ['Marble Works']],
    ['plk', ['Panda Supermarket', 'Marble Works', 'Riyadh Supplies Co.']],
    ['%', []],
    ['Nobody is called so', []],
  ])('finds “%s” in names, notes and numbers', async (q, names) => {
    expect(namesOf(await search(payer.customer, { q }))).toEqual(names)
  })

  test('finds by a part of the number', async () => {
    expect(namesOf(await search(payer.customer, { q: draft.referenceId!.slice(5) }))).toEqual(['Marble Works'])
  })

  test('looks only among the state that is asked for', async () => {
    expect(namesOf(await search(payer.customer, { q: 'plk', state: 'draft' }))).toEqual(['Marble Works'])
    expect(namesOf(await search(payer.customer, { q: draft.referenceId!, state: 'paid' }))).toEqual([])
  })

  test('finds nothing of another account', async () => {
    const { customer } = await newWalletOwner(plink)
    for (const q of [sent.referenceId!, 'riyadh']) expect(namesOf(await search(customer, { q }))).toEqual([])
  })

  test('has cursors that contain it', async () => {
    const { nextCursor } = await search(payer.customer, { q: 'plk', limit: '1' })
    expect(namesOf(await search(payer.customer, { cursor: nextCursor! }))).toEqual(['Marble Works'])
    const other = payer.customer.get(`${PATH}?${new URLSearchParams({ cursor: nextCursor!, q: 'panda' })}`)
    expect(await outcome(other)).toEqual(refused(400, 'CURSOR_INVALID'))
  })
})

describe('a search of listTransfers among many', async () => {
  const payer = await newWalletOwner(plink)
  await payer.now(topUp(1_000_00))
  const old = await send(payer, { payeeName: 'J& Stationery' })
  // There are as many rows between the oldest and the newest as a page looks at.
  clock.advance(SEARCHED_TRANSFERS / 10 + 1)
  const until = clock()
  await addOldTransfers(deps.db, payer.customer.userId, SEARCHED_TRANSFERS, until)
  await send(payer, { payeeName: 'J& Stationery' })
  // The newest is one of those that the first page looks at, so the oldest copy is not.
  const lastOfFirst = new Date(until.getTime() - (SEARCHED_TRANSFERS - 1) * 100).toISOString()

  test('says how far back it has looked, and goes on there', async () => {
    const first = await search(payer.customer, { q: 'j&' })
    expect(namesOf(first)).toEqual(['J& Stationery'])
    expect(first).toMatchObject({ page: 1, searchedBackTo: lastOfFirst })
    const second = await search(payer.customer, { cursor: first.nextCursor! })
    expect(second).toMatchObject({ items: [{ transferId: old.id }], page: 2, nextCursor: null })
    expect(second).not.toHaveProperty('searchedBackTo')
    const back = await search(payer.customer, { cursor: second.previousCursor! })
    expect(back).toMatchObject({ page: 1, previousCursor: null, searchedBackTo: first.searchedBackTo })
  })

  test('finds the oldest at once by its whole number', async () => {
    const page = await search(payer.customer, { q: old.referenceId! })
    expect(page).toMatchObject({ items: [{ transferId: old.id }], nextCursor: null })
    expect(page).not.toHaveProperty('searchedBackTo')
  })

  test('stops at a full page', async () => {
    const first = await search(payer.customer, { q: 'old shop', limit: '3' })
    expect(first.items).toHaveLength(3)
    expect(first).not.toHaveProperty('searchedBackTo')
    const second = await search(payer.customer, { cursor: first.nextCursor! })
    const back = await search(payer.customer, { cursor: second.previousCursor! })
    expect(back.items).toEqual(first.items)
  })
})

const arabic = (number: string) => number.replaceAll(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
