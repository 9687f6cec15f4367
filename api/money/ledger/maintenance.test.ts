import { eq, isNotNull, min } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { holds, ledgerAccounts, postings, transactions } from '#api/kernel/db/schema/ledger.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { sar } from '#domain/money/money.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { openMissingWallets, releaseDueHolds } from './maintenance.ts'
import { post } from './post.ts'
import { walletIdOfPhone } from './wallets.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const DAY_SECONDS = 86_400
/** Returns a wallet of 1,000.00 SAR with a hold of 100.00 that ends after each of these numbers of days. */
async function walletWithHolds(...days: number[]): Promise<string> {
  const { identifier } = await newCustomer(app)
  const walletId = await walletIdOfPhone(db, phoneToE164(identifier))
  const common = { counterparty: 'Booking.com', key: 'top-up-1' }
  await post(deps, walletId, { kind: 'top_up', type: 'wallet_top_up', amount: sar(1_000_00), ...common })
  for (const each of days) {
    await post(deps, walletId, {
      kind: 'hold',
      type: 'international_online_purchase',
      amount: sar(100_00),
      counterparty: 'Booking.com',
      key: `hold-of-${each}`,
      reason: 'authorization',
      expectedRelease: new Date(clock().getTime() + each * DAY_SECONDS * 1000).toISOString(),
    })
  }
  return walletId
}

async function available(walletId: string): Promise<number | undefined> {
  const [main] = (await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.walletId, walletId))).filter(
    ({ kind }) => kind === 'main',
  )
  return main?.balance
}

const statusesOf = async (walletId: string) =>
  (await db.select().from(holds).where(eq(holds.walletId, walletId)).orderBy(holds.expectedRelease)).map(
    ({ status }) => status,
  )

const releases = (walletId: string) => db.$count(postings, eq(postings.walletId, walletId))

describe('a due hold', () => {
  test('is released, and other holds stay', async () => {
    const walletId = await walletWithHolds(1, 2)
    clock.advance(DAY_SECONDS - 1)
    await releaseDueHolds(deps)
    expect(await statusesOf(walletId)).toEqual(['active', 'active'])
    clock.advance(1)
    await releaseDueHolds(deps)
    expect(await statusesOf(walletId)).toEqual(['released', 'active'])
    expect(await available(walletId)).toBe(900_00)
    const failures = await db.select().from(transactions).where(isNotNull(transactions.failure))
    expect(failures).toMatchObject([{ status: 'failed', failure: 'released', walletId }])
    const [first] = await db.select({ endedAt: min(holds.endedAt) }).from(holds)
    expect(first?.endedAt).toEqual(clock())
  })

  test('is released once by two concurrent processes, and never again', async () => {
    const walletId = await walletWithHolds(1, 1.5, 1.75)
    const before = await releases(walletId)
    clock.advance(2 * DAY_SECONDS)
    await Promise.all([releaseDueHolds(deps), releaseDueHolds(deps)])
    await releaseDueHolds(deps)
    expect(await statusesOf(walletId)).toEqual(['released', 'released', 'released'])
    expect(await available(walletId)).toBe(1_000_00)
    expect(await releases(walletId)).toBe(before + 3)
  })

  test('that has already ended stays unchanged', async () => {
    const walletId = await walletWithHolds(1)
    const [hold] = await db.select().from(holds).where(eq(holds.walletId, walletId))
    await post(deps, walletId, { kind: 'capture', key: 'capture-1', holdId: hold?.id ?? '' })
    clock.advance(2 * DAY_SECONDS)
    await releaseDueHolds(deps)
    expect(await statusesOf(walletId)).toEqual(['captured'])
    expect(await available(walletId)).toBe(900_00)
  })

  test('is released even if a posting of its owner uses a similar key', async () => {
    const walletId = await walletWithHolds(1)
    const [hold] = await db.select().from(holds).where(eq(holds.walletId, walletId))
    await post(deps, walletId, payment(1, { key: `due:${hold?.id}` }))
    clock.advance(DAY_SECONDS)
    await releaseDueHolds(deps)
    expect(await statusesOf(walletId)).toEqual(['released'])
  })

  test('is released although another one fails', async () => {
    const [broken, whole] = [await walletWithHolds(1), await walletWithHolds(2)]
    const [hold] = await db.select().from(holds).where(eq(holds.walletId, broken))
    await post(deps, broken, payment(1, { key: `due ${hold?.id}` }))
    clock.advance(2 * DAY_SECONDS)
    const lines: string[] = []
    await releaseDueHolds({ ...deps, log: createLog({ destination: { write: line => lines.push(line) } }) })
    expect(await statusesOf(broken)).toEqual(['active'])
    expect(await statusesOf(whole)).toEqual(['released'])
    expect(lines).toEqual([expect.stringContaining(`"holdId":"${hold?.id}"`)])
  })
})

test('a profile without a wallet gets one wallet', async () => {
  const noura = await signUp(app).upTo('done')
  await db.insert(profiles).values({
    id: crypto.randomUUID(),
    accountId: noura.userId,
    businessName: 'Palm',
    legalName: 'Palm',
    annualRevenue: 'under_500k',
    businessActivity: 'retail',
    purposes: [],
    createdAt: clock(),
  })
  const before = await db.$count(wallets)
  await openMissingWallets(deps)
  await openMissingWallets(deps)
  expect(await db.$count(wallets)).toBe(before + 1)
})
