import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SuspenseCredit, SuspenseCreditList } from '#api/contract/generated/schemas.ts'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { testApp } from '#api/testing/app.ts'
import { emptySuspense, newSuspenseCredit, sendBackCredit } from '#api/testing/money/suspense.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps } = await testApp()
afterAll(database.close)

const viewer = new StaffMember(app, VIEWER)
beforeAll(() => viewer.signIn())

const list = async (): Promise<SuspenseCredit[]> => (await (await viewer.get('/suspense')).json()).items

const looks = async () =>
  (await database.db.select().from(adminEvents).where(eq(adminEvents.type, 'customer_viewed'))).map(
    ({ subjectName }) => subjectName,
  )

async function pages(): Promise<string[][]> {
  const pageIds: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: SuspenseCreditList = await (await viewer.get(`/suspense${cursor && `?cursor=${cursor}`}`)).json()
    pageIds.push(page.items.map(({ creditId }) => creditId))
    cursor = page.nextCursor
  }
  return pageIds
}

describe('listSuspenseCredits', () => {
  test('lists all of them, 20 per page, also those that arrived at one moment', async () => {
    await emptySuspense(deps)
    const ids: string[] = []
    for (let each = 0; each < 43; each++) {
      if (each % 5 === 0) clock.advance(1)
      ids.push(await newSuspenseCredit(deps, { stateCause: 'unknown_iban' }))
    }
    const pagesOfIds = await pages()
    expect(pagesOfIds.map(page => page.length)).toEqual([20, 20, 3])
    expect(pagesOfIds.flat().toSorted()).toEqual(ids.toSorted())
    expect(pagesOfIds.flat().slice(0, 5).toSorted()).toEqual(ids.slice(0, 5).toSorted())
    expect(pagesOfIds.at(-1)).toEqual(expect.arrayContaining(ids.slice(40)))
  })

  test('goes on behind a payment that was decided meanwhile', async () => {
    await emptySuspense(deps)
    for (let each = 0; each < 20; each++) await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
    clock.advance(1)
    const last = await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
    const { items, nextCursor } = await (await viewer.get('/suspense')).json()
    clock.advance(1)
    await database.db.transaction(tx => sendBackCredit(tx, items.at(-1).creditId, clock()))
    const next: SuspenseCreditList = await (await viewer.get(`/suspense?cursor=${nextCursor}`)).json()
    expect(next.items.map(({ creditId }) => creditId)).toEqual([last])
  })

  test('refuses a cursor that is none', async () => {
    for (const cursor of ['x', `1.${crypto.randomUUID()}x`, crypto.randomUUID()])
      expect((await viewer.get(`/suspense?cursor=${cursor}`)).status).toBe(400)
  })

  test('lists what is in no wallet, the oldest first, and nothing that is decided', async () => {
    await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
    await emptySuspense(deps)
    expect(await list()).toEqual([])
    const first = await newSuspenseCredit(deps, {
      stateCause: 'unknown_iban',
      remitterIban: 'SA0380000000608010167519',
    })
    const since = clock().toISOString()
    clock.advance(60)
    const second = await newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
    const items = await list()
    expect(items.map(({ creditId }) => creditId)).toEqual([first, second])
    expect(items[0]).toMatchObject({
      amount: { amount: 2_500_00, currency: 'SAR' },
      iban: 'SA4430000000000000000002',
      remitterName: 'Najd Supplies Co.',
      remitterIban: 'SA0380000000608010167519',
      cause: 'unknown_iban',
      since,
    })
    expect((await checkLedger(database.db)).differences).toEqual([])
  })

  test('names the customer whose IBAN it is, which counts as a view of the customer', async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    clock.advance(60)
    await newSuspenseCredit(deps, { stateCause: 'over_maximum', walletId })
    expect(await looks()).toEqual([])
    const phoneNumber = `+966${customer.identifier.slice(1)}`
    expect((await list()).at(-1)).toMatchObject({ cause: 'over_maximum', customer: { phoneNumber, status: 'active' } })
    await list()
    expect(await looks()).toEqual([phoneNumber])
  })
})
