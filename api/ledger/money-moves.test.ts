import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { accounts } from '#api/db/schema/auth.ts'
import { sandboxBankCredits, sandboxCardPayments, sandboxPayouts } from '#api/db/schema/sandbox-money.ts'
import { bankCredits, type CardTopUp, cardTopUps } from '#api/db/schema/top-ups.ts'
import { transfers } from '#api/db/schema/transfers.ts'
import { walletLimits } from '#api/db/schema/wallet.ts'
import { createTopUp } from '#api/features/top-ups/create-top-up.ts'
import { getBankDetails } from '#api/features/top-ups/get-bank-details.ts'
import { payTopUp } from '#api/features/top-ups/pay-top-up.ts'
import { advanceTopUps } from '#api/jobs/advance-top-ups.ts'
import type { PayoutProvider } from '#api/providers/money-providers.ts'
import { bookSandboxCredit, sandboxNotice } from '#api/sandbox/bank.ts'
import { refundSandboxCardPayment } from '#api/sandbox/card-top-up.ts'
import { testApp } from '#api/testing/app.ts'
import { type Fault, type Move, move, WALLETS } from '#api/testing/money-moves.ts'
import { execute, newBeneficiary, newDraft } from '#api/testing/transfers.ts'
import { newOwner, type Owner } from '#api/testing/wallet-owner.ts'
import { refreshTopUp } from '#api/top-ups/refresh-top-up.ts'
import { disputeTopUp, notGoneBack } from '#api/top-ups/take-back.ts'
import { advanceTransfers } from '#api/transfers/advance-transfers.ts'
import { decideUnknownTransfer } from '#api/transfers/decide-unknown-transfer.ts'
import { SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/sandbox-money.ts'
import { checkLedger } from './check-ledger.ts'
import { houseBalances } from './house-accounts.ts'
import { freezeWallet, unfreezeWallet } from './wallets.ts'

vi.setConfig({ testTimeout: 120_000 })

const world = await testApp()
const { app, clock, database, deps } = world
const { db } = database
afterAll(() => database.close())
const never = new AbortController().signal

/** The provider of payouts with a fault at each call. */
function withFault(fault: Fault) {
  const { payout } = deps.providers
  const submit: Record<Fault, PayoutProvider['submit']> = {
    none: payout.submit,
    no_find: payout.submit,
    not_sent: async () => ({ kind: 'not_sent' }),
    killed_before: () => Promise.reject(new Error('killed')),
    async killed_after(request) {
      await payout.submit(request)
      throw new Error('killed')
    },
    async answer_lost(request) {
      await payout.submit(request)
      return { kind: 'unknown' }
    },
  }
  const find: PayoutProvider['find'] = fault === 'no_find' ? async () => ({ kind: 'unavailable' }) : payout.find
  const providers = { ...deps.providers, payout: { ...payout, submit: submit[fault], find } }
  return { ...deps, providers }
}

interface Party extends Owner {
  bearer: Parameters<typeof createTopUp>[1]
  iban: string
}

async function newParty(): Promise<Party> {
  const owner = await newOwner(world)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, owner.customer.userId))
  const bearer = { account: account!, sessionId: '', tokenExpiresAt: new Date(0) }
  for (const period of ['daily', 'monthly'] as const) {
    const highest = {
      walletId: owner.walletId,
      scope: 'overall',
      period,
      amount: 100_000_00,
      updatedAt: clock(),
    } as const
    await db.insert(walletLimits).values(highest)
  }
  const { iban } = await getBankDetails(deps, bearer)
  return { ...owner, bearer, iban: iban! }
}

/** A refusal of the product is an outcome like any other. */
const tolerate = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error
  })

async function make(parties: Party[], asked: Move): Promise<void> {
  switch (asked.kind) {
    case 'card': {
      const { bearer } = parties[asked.wallet]!
      await tolerate(payByCard(bearer, asked.amount, SANDBOX_CARDS[asked.card]))
      return
    }
    case 'dispute':
    case 'refund':
      return takeBack(parties[asked.wallet]!, asked.kind)
    case 'credit':
      return receive(asked.wallet === undefined ? NOBODY : parties[asked.wallet]!.iban, asked.amount, asked.notices)
    case 'send': {
      const [from, to] = [parties[asked.from]!, parties[asked.to]!]
      if (from === to) return
      const draft = await newDraft(deps, {
        walletId: from.walletId,
        recipientWalletId: to.walletId,
        amount: asked.amount,
      })
      await tolerate(execute(deps, draft))
      return
    }
    case 'payout': {
      const { walletId, customer } = parties[asked.from]!
      const iban = asked.iban && SANDBOX_PAYOUTS[asked.iban]
      const beneficiaryId = await newBeneficiaryOnce(customer.userId, iban)
      const draft = await newDraft(deps, { walletId, beneficiaryId, amount: asked.amount, ...(iban && { iban }) })
      await tolerate(execute(deps, draft))
      return
    }
    case 'freeze':
      await freezeWallet(db, parties[asked.wallet]!.customer.userId, clock())
      return
    case 'unfreeze':
      await tolerate(unfreezeWallet(db, parties[asked.wallet]!.customer.userId))
      return
    case 'work':
      clock.advance(asked.seconds)
      return work(asked.fault, asked.processes)
  }
}

const NOBODY = 'SA4430000000000000000002'

async function payByCard(bearer: Party['bearer'], halalas: number, card: string): Promise<void> {
  const { topUpId } = await createTopUp(deps, bearer, { amount: { amount: halalas, currency: 'SAR' } })
  await payTopUp(deps, bearer, topUpId, card)
}

async function takeBack({ walletId }: Party, by: 'dispute' | 'refund'): Promise<void> {
  const wasPaid = inArray(cardTopUps.state, ['paid', 'settled', 'refunded', 'disputed'])
  const [topUp] = await db
    .select()
    .from(cardTopUps)
    .where(and(eq(cardTopUps.walletId, walletId), wasPaid))
    .orderBy(desc(cardTopUps.createdAt))
    .limit(1)
  if (!topUp) return
  if (by === 'dispute') {
    await tolerate(db.transaction(tx => disputeTopUp(tx, deps, topUp.id, notGoneBack(topUp))))
  } else {
    await refundSandboxCardPayment(db, topUp.id)
    await refreshTopUp(deps, topUp)
  }
}

async function receive(iban: string, halalas: number, notices: number): Promise<void> {
  const facts = { iban, amount: halalas, remitterName: 'Najd Supplies', remitterIban: null }
  const notice = sandboxNotice(clock, await bookSandboxCredit(db, clock, facts))
  for (let sent = 0; sent < notices; sent += 1) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Bank-Timestamp': notice.timestamp,
      'X-Bank-Signature': notice.signature,
    }
    const { status } = await app.request('/api/webhooks/bank/credits', { method: 'POST', headers, body: notice.body })
    expect(status).toBe(204)
  }
}

const beneficiaryIds = new Map<string, Promise<string>>()
function newBeneficiaryOnce(accountId: string, iban: string | undefined): Promise<string> {
  const key = `${accountId} ${iban}`
  const known = beneficiaryIds.get(key) ?? newBeneficiary(deps, accountId, iban)
  beneficiaryIds.set(key, known)
  return known
}

async function work(fault: Fault, processes: number): Promise<void> {
  const faulty = withFault(fault)
  const jobs = Array.from({ length: processes }, () => [advanceTransfers(faulty), advanceTopUps(faulty, never)])
  await Promise.all(jobs.flat())
}

/** Lets everything come to its end. The staff finds out what the provider could not be asked for two hours. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    clock.advance(7_200)
    await work('none', 1)
  }
  const unknown = await db
    .select({ id: transfers.id, payout: sandboxPayouts.state })
    .from(transfers)
    .leftJoin(sandboxPayouts, eq(sandboxPayouts.sequenceNumber, transfers.sequenceNumber))
    .where(eq(transfers.state, 'unknown'))
  for (const { id, payout } of unknown) {
    await db.transaction(tx => decideUnknownTransfer(tx, deps, id, payout === 'paid' ? 'paid' : 'failed'))
  }
}

/** What the wallet has of a card payment. Of one that went back, what it could not give, which its customer owes. */
function leftOfCard({
  topUp,
  payment,
}: {
  topUp: CardTopUp
  payment: typeof sandboxCardPayments.$inferSelect
}): number {
  if (payment.amount !== topUp.amount) return 0
  return payment.state === 'paid' && topUp.state !== 'disputed' ? payment.amount : -topUp.suspended
}

/** What the bank and the providers say that a wallet must hold. */
async function expectedOf({ walletId, iban }: Party): Promise<number> {
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)
  const cards = await db
    .select({ topUp: cardTopUps, payment: sandboxCardPayments })
    .from(cardTopUps)
    .innerJoin(sandboxCardPayments, eq(sandboxCardPayments.id, cardTopUps.id))
    .where(and(eq(cardTopUps.walletId, walletId), inArray(sandboxCardPayments.state, ['paid', 'refunded'])))
  const credits = await db.select().from(sandboxBankCredits).where(eq(sandboxBankCredits.iban, iban))
  const payouts = await db
    .select({ amount: sandboxPayouts.amount })
    .from(transfers)
    .innerJoin(sandboxPayouts, eq(sandboxPayouts.sequenceNumber, transfers.sequenceNumber))
    .where(sql`${transfers.walletId} = ${walletId} and ${sandboxPayouts.state} = 'paid'`)
  const between = await db
    .select()
    .from(transfers)
    .where(sql`${transfers.state} = 'paid' and ${walletId} in (${transfers.recipientWalletId}, ${transfers.walletId})`)
  return (
    sum(cards.map(leftOfCard)) +
    sum(credits.map(each => each.amount)) -
    sum(payouts.map(each => each.amount)) +
    sum(between.filter(each => each.recipientWalletId === walletId).map(each => each.amount)) -
    sum(between.filter(each => each.recipientWalletId !== null && each.walletId === walletId).map(each => each.amount))
  )
}

test('money is never created or lost, whatever fails on its way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 30 }), async moves => {
      const parties = await Promise.all(Array.from({ length: WALLETS }, newParty))
      for (const { iban, bearer } of parties) {
        await receive(iban, 500_00, 1)
        await payByCard(bearer, 400_00, SANDBOX_CARDS.paid)
      }
      clock.advance(120)
      await work('none', 1)
      for (const asked of moves) {
        await make(parties, asked)
        expect((await checkLedger(db)).differences).toEqual([])
      }
      await settle()
      expect((await checkLedger(db)).differences).toEqual([])
      for (const party of parties) {
        const [held] = await db
          .select({ total: sql`coalesce(sum(balance), 0)`.mapWith(Number) })
          .from(sql`ledger_accounts`)
          .where(sql`wallet_id = ${party.walletId} and kind <> 'outside'`)
        expect(held!.total).toBe(await expectedOf(party))
      }
      const underWay = await db.$count(
        transfers,
        inArray(transfers.state, ['held', 'submitting', 'unknown', 'submitted']),
      )
      expect(underWay).toBe(0)
      expect((await houseBalances(db)).payouts_in_transit).toBe(0)
      expect(await db.$count(bankCredits, eq(bankCredits.state, 'received'))).toBe(0)
    }),
    { numRuns: 10 },
  )
})
