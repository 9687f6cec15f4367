import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SuspenseCredit } from '#api/contract/generated/schemas.ts'
import { adminEvents } from '#api/db/schema/admin.ts'
import { checkLedger } from '#api/ledger/check-ledger.ts'
import { testApp } from '#api/testing/app.ts'
import { Staff, VIEWER } from '#api/testing/staff.ts'
import { emptySuspense, newSuspenseCredit } from '#api/testing/suspense.ts'
import { newWalletOwner } from '#api/testing/wallet.ts'

const { app, clock, database, deps } = await testApp()
afterAll(database.close)

const viewer = new Staff(app, VIEWER)
beforeAll(() => viewer.signIn())

const list = async (): Promise<SuspenseCredit[]> => (await (await viewer.get('/suspense')).json()).items

const looks = async () =>
  (await database.db.select().from(adminEvents).where(eq(adminEvents.type, 'customer_viewed'))).map(
    ({ subjectName }) => subjectName,
  )

describe('listSuspenseCredits', () => {
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
    const { customer, walletId } = await newWalletOwner(app, deps)
    clock.advance(60)
    await newSuspenseCredit(deps, { stateCause: 'over_maximum', walletId })
    expect(await looks()).toEqual([])
    const phoneNumber = `+966${customer.identifier.slice(1)}`
    expect((await list()).at(-1)).toMatchObject({ cause: 'over_maximum', customer: { phoneNumber, status: 'active' } })
    await list()
    expect(await looks()).toEqual([phoneNumber])
  })
})
