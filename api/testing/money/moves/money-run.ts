import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { createApp } from '#api/app.ts'
import type { Deps } from '#api/deps.ts'
import { getBankDetails } from '#api/features/top-ups/get-bank-details.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { walletLimits } from '#api/kernel/db/schema/wallet.ts'
import { bookSandboxCredit, sandboxNotice } from '#api/outside/sandbox/bank.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { TestApp } from '#api/testing/app.ts'
import type { TestClock } from '#api/testing/clock.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { newSubWallet } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { FaultyNetwork } from '#api/testing/providers/faulty-providers.ts'
import { PARTIES } from './moves.ts'

/** The maximum balance of a wallet. One or two moves reach it, or spend the initial balance. */
export const MAXIMUM_BALANCE = 1_000_00
const START = 400_00
/** An IBAN that belongs to no wallet. */
export const UNKNOWN_IBAN = 'SA4430000000000000000002'

export interface Party {
  walletId: string
  accountId: string
  subWalletId: string
  bearer: SessionBearer
  iban: string
  /** The ids of the beneficiaries by IBAN, until they are removed. */
  beneficiaries: Map<string | undefined, string>
}

/** Customers whose money moves, and the facts about their bank and card provider that the sandbox does not store. */
export interface MoneyRun {
  deps: Deps
  clock: TestClock
  app: ReturnType<typeof createApp>
  network: FaultyNetwork
  parties: Party[]
  /** The IBAN of each bank transfer, by the bank's reference. */
  credits: Map<string, string>
  /** The wallet that staff has chosen for a bank transfer, by the bank's reference. */
  creditedTo: Map<string, string>
  /** The amounts of chargebacks by payment id. */
  disputed: Map<string, number>
}

/** Starts a run with new customers on the same database, each with 400 SAR. */
export async function startRun(plink: TestApp): Promise<MoneyRun> {
  const licence = { maximumBalance: MAXIMUM_BALANCE }
  const run: MoneyRun = {
    deps: { ...plink.deps, licence },
    clock: plink.clock,
    app: plink.with({ licence }),
    network: new FaultyNetwork(),
    parties: [],
    credits: new Map(),
    creditedTo: new Map(),
    disputed: new Map(),
  }
  for (let party = 0; party < PARTIES; party += 1) run.parties.push(await newParty(plink, run))
  for (const { iban } of run.parties) await receive(run, { iban, amount: START, notices: 1 })
  return run
}

async function newParty(plink: TestApp, { deps, network }: MoneyRun): Promise<Party> {
  const { db, clock } = deps
  const { walletId, customer } = await newWalletOwner(plink)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, customer.userId))
  const bearer = {
    account: account!,
    person: account!,
    sessionId: '',
    tokenExpiresAt: new Date(0),
    millisecondsAhead: 0,
  }
  const highest = { walletId, scope: 'overall', amount: 100_000_00, updatedAt: clock() } as const
  await db.insert(walletLimits).values([
    { ...highest, period: 'daily' },
    { ...highest, period: 'monthly' },
  ])
  const subWalletId = await newSubWallet(deps, walletId)
  // The bank opens the IBAN, and its response is lost.
  await getBankDetails(network.between(deps, { call: 'response_lost', question: 'none' }), bearer)
  const { iban } = await getBankDetails(deps, bearer)
  return { walletId, accountId: customer.userId, subWalletId, bearer, iban: iban!, beneficiaries: new Map() }
}

/** Books money at the bank, which notifies us this many times. */
export async function receive(
  run: MoneyRun,
  { iban, amount, notices }: { iban: string; amount: number; notices: number },
): Promise<void> {
  const { deps, clock, app } = run
  const facts = { iban, amount, remitterName: 'Najd Supplies', remitterIban: null }
  const credit = await bookSandboxCredit(deps.db, clock, facts)
  run.credits.set(credit.bankReference, iban)
  const notice = sandboxNotice(clock, credit)
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

/** Sends the card provider's notice of a payment. */
export async function reportPayment({ app }: MoneyRun, id: string): Promise<void> {
  const { status } = await app.request('/api/webhooks/moyasar/payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference: id }),
  })
  expect(status).toBe(204)
}

/** Returns the beneficiary of the customer with this IBAN, which is added if there is none. */
export async function beneficiaryOfParty({ deps }: MoneyRun, party: Party, iban: string | undefined): Promise<string> {
  const beneficiaryId = party.beneficiaries.get(iban) ?? (await newBeneficiary(deps, party.accountId, iban))
  party.beneficiaries.set(iban, beneficiaryId)
  return beneficiaryId
}
