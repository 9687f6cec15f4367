import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { emptySuspense } from './suspense.ts'
import { newWalletOwner } from './wallet-owner.ts'

/** Returns the sandbox for tests of money in suspense, which is empty before each test. The ledger agrees after each test. */
export async function suspenseTestApp() {
  const plink = await testApp()
  const { app, database, deps } = plink
  const { db } = database
  afterAll(() => database.close())
  const sara = new StaffMember(app)
  const omar = new StaffMember(app, 'omar@plink.example')
  const lina = new StaffMember(app, 'lina@plink.example')
  const viewer = new StaffMember(app, VIEWER)
  beforeAll(() => Promise.all([sara, omar, lina, viewer].map(each => each.signIn())))
  beforeEach(() => emptySuspense(deps))
  afterEach(async () => expect((await checkLedger(db)).differences).toEqual([]))

  async function newReceiver() {
    const owner = await newWalletOwner(plink)
    const isTheirs = eq(wallets.id, owner.walletId)
    return {
      ...owner,
      balance: async (): Promise<number> => (await owner.read('')).available.amount,
      deactivate: async () => void (await db.update(wallets).set({ status: 'inactive' }).where(isTheirs)),
    }
  }

  return {
    ...plink,
    db,
    sara,
    omar,
    lina,
    viewer,
    newReceiver,
    /** Returns the list at this path. */
    listed: async (path: string) => (await (await viewer.get(path)).json()).items,
    /** Expects that the request was created, and returns its id. */
    async asked(response: Promise<Response>): Promise<string> {
      const { status, body } = await outcome(response)
      expect(status).toBe(201)
      return String(body.requestId)
    },
  }
}

export type Receiver = Awaited<ReturnType<Awaited<ReturnType<typeof suspenseTestApp>>['newReceiver']>>
