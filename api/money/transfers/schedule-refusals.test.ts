import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { freezeWallet, lockWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import { confirmDraft, newBeneficiary, prepare, prepareTo, setBeneficiary } from '#api/testing/money/transfers.ts'
import { newSubWallet, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { runSchedules } from './transfer-schedules.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const DAY_SECONDS = 86_400
const AMOUNT = 100_00

interface Scheduled {
  payer: WalletOwner
  payee: WalletOwner
  beneficiaryId: string
  subWallet: string
}

interface Case {
  what: string
  /** The cause of the transfer of that day. */
  cause: string
  to?: 'customer'
  isFromSubWallet?: boolean
  change?: (scheduled: Scheduled) => Promise<unknown>
  settings?: Partial<Deps>
}

/** The reasons why a run is not paid on its day. */
const CASES: Case[] = [
  {
    what: 'the wallet is frozen',
    cause: 'wallet_frozen',
    change: ({ payer }) => freezeWallet(db, payer.customer.userId, clock()),
  },
  {
    what: 'the wallet is inactive',
    cause: 'wallet_inactive',
    change: ({ payer: { walletId } }) =>
      db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, walletId), 'inactive', clock())),
  },
  {
    what: 'the beneficiary was removed',
    cause: 'beneficiary_unavailable',
    change: ({ beneficiaryId }) => setBeneficiary(deps, beneficiaryId, 'removed'),
  },
  {
    what: 'the beneficiary is suspended',
    cause: 'beneficiary_unavailable',
    change: ({ beneficiaryId }) => setBeneficiary(deps, beneficiaryId, 'suspended'),
  },
  {
    what: 'one transfer may have less',
    cause: 'amount_out_of_range',
    settings: { transferLimits: { instant: AMOUNT - 1 } },
  },
  {
    what: 'the month of the licence is used up',
    cause: 'limit_exceeded',
    settings: { licence: { monthlyOutgoing: AMOUNT - 1 } },
  },
  {
    what: 'the account of the recipient is closed',
    cause: 'recipient_unavailable',
    to: 'customer',
    change: ({ payee }) => db.transaction(tx => closeAccount(tx, payee.customer.userId, clock())),
  },
  {
    what: 'the sub-wallet was closed',
    cause: 'sub_wallet_closed',
    isFromSubWallet: true,
    change: ({ payer, subWallet }) => payer.customer.delete(`/api/v1/wallet/sub-wallets/${subWallet}`),
  },
]

test.each(CASES)(
  'when $what on the day, the run is refused as $cause',
  async ({ cause, to, isFromSubWallet = false, change, settings }) => {
    const [payer, payee] = [await newWalletOwner(plink), await newWalletOwner(plink)]
    await payer.now(topUp(1_000_00))
    const beneficiaryId = await newBeneficiary(deps, payer.customer.userId)
    const subWallet = await newSubWallet(deps, payer.walletId)
    const schedule = { startsOn: addDays(riyadhDay(clock()), 1), repeats: 'once' }
    const more = { schedule, ...(isFromSubWallet && { subWallet }) }
    const draft =
      to === 'customer'
        ? await prepareTo(payer.customer, payee.customer.identifier, AMOUNT, more)
        : await prepare(payer.customer, { kind: 'beneficiary', beneficiaryId }, AMOUNT, more)
    const { body } = await confirmDraft(payer.customer, draft)
    await change?.({ payer, payee, beneficiaryId, subWallet })
    clock.advance(DAY_SECONDS)
    await runSchedules({ ...deps, ...settings })
    const runs = await db
      .select()
      .from(transfers)
      .where(eq(transfers.scheduleId, String(body.scheduleId)))
    expect(runs).toMatchObject([{ state: 'refused', stateCause: cause, holdId: null }])
    await payer.customer.signIn()
    expect((await payer.read('')).available.amount).toBe(1_000_00)
  },
)
