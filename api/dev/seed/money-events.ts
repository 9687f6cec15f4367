import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type SeededBeneficiary, seedBeneficiary } from '#api/features/sandbox/seed-beneficiary.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { sandboxPayouts } from '#api/kernel/db/schema/sandbox-money.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { askForApproval } from '#api/money/approvals/approval-requests.ts'
import { postOnce } from '#api/money/ledger/post.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { bookBankCredit } from '#api/money/top-ups/bank-credits.ts'
import { changeCardTopUp } from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { ibanOf } from '#api/money/top-ups/wallet-ibans.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { executeTransfer } from '#api/money/transfers/execute-transfer.ts'
import { findRecipientBy } from '#api/money/transfers/recipients.ts'
import { startSchedule } from '#api/money/transfers/transfer-schedules.ts'
import { lockDraft, takeStep } from '#api/money/transfers/transfer-steps.ts'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'
import { sandboxProviders } from '#api/outside/sandbox/providers.ts'
import { riyadhDay, startOfMonth } from '#domain/riyadh-time.ts'

/** An event that moves money through a card, a bank or another customer. `to` is the name of a beneficiary that was added before. */
export type MoneyEvent =
  | { kind: 'bank_credit'; amount: number; from: string; iban: string }
  | { kind: 'card_top_up'; amount: number; cardToken: string }
  | ({ kind: 'beneficiary' } & SeededBeneficiary)
  | { kind: 'bank_transfer'; to: string; amount: number; note?: string; isUnderWay?: boolean }
  | { kind: 'customer_transfer'; phone: string; amount: number }
  | { kind: 'fee'; amount: number; for: string }
  | { kind: 'monthly_transfer'; to: string; amount: number; note: string }
  | { kind: 'approval_rule'; from: number; approvals: number }
  | { kind: 'waiting_transfer'; to: string; amount: number; note: string; madeBy: string }

const KINDS: readonly string[] = [
  'bank_credit',
  'card_top_up',
  'beneficiary',
  'bank_transfer',
  'customer_transfer',
  'fee',
  'monthly_transfer',
  'approval_rule',
  'waiting_transfer',
] satisfies MoneyEvent['kind'][]

export const isMoneyEvent = <Event extends { kind: string }>(event: Event): event is Extract<Event, MoneyEvent> =>
  KINDS.includes(event.kind)

type EventOf<Kind extends MoneyEvent['kind']> = Extract<MoneyEvent, { kind: Kind }>

/** A wallet whose history is replayed. Its money moves through the code of the product, at the times of the events. */
export interface MoneyReplay {
  /** Returns the product at that time, with the providers of the sandbox in the same transaction. */
  depsAt(at: Date): Deps
  wallet: typeof wallets.$inferSelect
  /** The payees by name. */
  payees: Map<string, Payee>
}

type Payee = Pick<TransferRow, 'beneficiaryId' | 'recipientWalletId' | 'payeeName' | 'payeeNameArabic' | 'payeeIban'>

const DAY_SECONDS = 86_400
/** The times after a confirmation at which the job submits the transfer, and at which the simulated bank has paid or returned it. */
const TURNS_SECONDS = [1, 5, DAY_SECONDS + 5]

export async function moneyReplay(tx: Db, deps: Deps, walletId: string): Promise<MoneyReplay> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.id, walletId))
  const { publicUrl } = deps
  const depsAt = (at: Date) => {
    const clock = () => at
    return { ...deps, db: tx, clock, providers: sandboxProviders({ db: tx, clock, publicUrl }) }
  }
  return { depsAt, wallet: wallet!, payees: new Map() }
}

export function applyMoneyEvent(replay: MoneyReplay, event: MoneyEvent, at: Date): Promise<unknown> {
  switch (event.kind) {
    case 'bank_credit':
      return receive(replay, event, at)
    case 'card_top_up':
      return topUpByCard(replay, event, at)
    case 'beneficiary':
      return addBeneficiary(replay, event, at)
    case 'bank_transfer':
      return payBank(replay, event, at)
    case 'customer_transfer':
      return payCustomer(replay, event, at)
    case 'fee':
      return charge(replay, event, at)
    case 'monthly_transfer':
      return planMonthly(replay, event, at)
    case 'approval_rule':
      return addRule(replay, event, at)
    case 'waiting_transfer':
      return askOthers(replay, event, at)
  }
}

async function receive({ depsAt, wallet }: MoneyReplay, event: EventOf<'bank_credit'>, at: Date): Promise<void> {
  const deps = depsAt(at)
  const { amount, from: remitterName, iban: remitterIban } = event
  const iban = await ibanOf(deps, wallet.id)
  await bookBankCredit(
    deps,
    await bookSandboxCredit(deps.db, deps.clock, { iban: iban!, amount, remitterName, remitterIban }),
  )
}

/** Pays a top-up, as if the customer had entered the card. */
async function topUpByCard({ depsAt, wallet }: MoneyReplay, event: EventOf<'card_top_up'>, at: Date): Promise<void> {
  const deps = depsAt(at)
  const { amount, cardToken } = event
  const id = crypto.randomUUID()
  const requested = { state: 'created', stateCause: 'requested', stateSince: at, createdAt: at } as const
  const [created] = await deps.db
    .insert(cardTopUps)
    .values({ id, walletId: wallet.id, amount, ...requested })
    .returning()
  const returnUrl = `${deps.publicUrl}/app/services/topup/${id}`
  await deps.providers.cardTopUp.start({ id, amount, cardToken, returnUrl, description: 'Plink wallet top-up' })
  const step = { state: 'awaiting_3ds', cause: 'card_sent', at } as const
  await refreshTopUp(deps, await changeCardTopUp(deps.db, created!, { startedAt: at, reference: id }, step))
  await settleTopUp(deps.db, id, addSeconds(at, DAY_SECONDS))
}

async function addBeneficiary({ depsAt, wallet, payees }: MoneyReplay, event: EventOf<'beneficiary'>, at: Date) {
  const { name, iban } = event
  const beneficiaryId = await seedBeneficiary(depsAt(at).db, wallet.accountId, event, at)
  payees.set(name, { beneficiaryId, recipientWalletId: null, payeeName: name, payeeNameArabic: null, payeeIban: iban })
}

async function payBank(replay: MoneyReplay, event: EventOf<'bank_transfer'>, at: Date): Promise<void> {
  const { note = null, isUnderWay } = event
  const { id } = await confirmed(replay, payeeNamed(replay, event.to), { amount: event.amount, note }, at)
  for (const seconds of isUnderWay ? TURNS_SECONDS.slice(0, 1) : TURNS_SECONDS) {
    await advanceTransfer(replay.depsAt(addSeconds(at, seconds)), id)
  }
  if (isUnderWay) await delayPayout(replay, id, at)
}

/** Moves the payment of a payout some seconds after its receipt, as by the simulated bank. */
async function delayPayout({ depsAt }: MoneyReplay, id: string, at: Date): Promise<void> {
  const { db } = depsAt(at)
  const [transfer] = await db.select().from(transfers).where(eq(transfers.id, id))
  const createdAt = addSeconds(at, 3 * DAY_SECONDS)
  await db.update(sandboxPayouts).set({ createdAt }).where(eq(sandboxPayouts.sequenceNumber, transfer!.sequenceNumber!))
}

async function payCustomer(
  replay: MoneyReplay,
  { phone, amount }: EventOf<'customer_transfer'>,
  at: Date,
): Promise<void> {
  const recipient = await findRecipientBy(replay.depsAt(at).db, phone)
  const { walletId: recipientWalletId, name: payeeName, nameArabic: payeeNameArabic } = recipient!
  await confirmed(
    replay,
    { recipientWalletId, payeeName, payeeNameArabic, beneficiaryId: null, payeeIban: null },
    { amount, note: null },
    at,
  )
}

async function charge({ depsAt, wallet }: MoneyReplay, event: EventOf<'fee'>, at: Date): Promise<void> {
  const deps = depsAt(at)
  const { db } = deps
  const fee = { kind: 'debit', type: 'fee', houseAccount: 'fees' } as const
  const counterparty = { counterparty: event.for }
  const key = `fee ${wallet.id} ${at.toISOString()}`
  await postOnce(
    db,
    deps,
    await lockWallet(db, wallet.id),
    { ...fee, ...counterparty, key, amount: { amount: event.amount } },
    at,
  )
}

async function planMonthly(
  replay: MoneyReplay,
  { to, amount, note }: EventOf<'monthly_transfer'>,
  at: Date,
): Promise<void> {
  const { db } = replay.depsAt(at)
  const plan = { startsOn: startOfMonth(riyadhDay(at), 1), repeats: 'monthly' } as const
  await startSchedule(db, await draft(replay, payeeNamed(replay, to), { amount, note, ...plan }, at), at, 'confirmed')
}

async function addRule({ depsAt, wallet }: MoneyReplay, event: EventOf<'approval_rule'>, at: Date): Promise<void> {
  const { from: fromAmount, approvals } = event
  await depsAt(at).db.insert(approvalRules).values({ accountId: wallet.accountId, fromAmount, approvals })
}

/** Makes a member's transfer that others must approve. */
async function askOthers(replay: MoneyReplay, event: EventOf<'waiting_transfer'>, at: Date): Promise<void> {
  const deps = replay.depsAt(at)
  const { to, amount, note, madeBy } = event
  const { id, accountId } = await draft(replay, payeeNamed(replay, to), { amount, note, madeBy }, at)
  if (!(await askForApproval(deps.db, deps, { transferId: id, accountId, amount, madeBy }))) {
    throw new Error('The rules of the team want no approval for the payment that is to wait for it')
  }
  const step = { state: 'awaiting_approval', cause: 'confirmed', at } as const
  await takeStep(deps.db, await lockDraft(deps.db, id, 'confirmed'), step, { confirmedAt: at, dueAt: null })
}

type Order = Pick<TransferRow, 'amount' | 'note'> & Partial<Pick<TransferRow, 'startsOn' | 'repeats' | 'madeBy'>>

async function confirmed(replay: MoneyReplay, payee: Payee, order: Order, at: Date): Promise<TransferRow> {
  const deps = replay.depsAt(at)
  return executeTransfer(deps.db, deps, await draft(replay, payee, order, at), 'confirmed')
}

async function draft({ depsAt, wallet }: MoneyReplay, payee: Payee, order: Order, at: Date): Promise<TransferRow> {
  const [row] = await depsAt(at)
    .db.insert(transfers)
    .values({
      id: crypto.randomUUID(),
      accountId: wallet.accountId,
      walletId: wallet.id,
      // The owner, unless the order names a member.
      madeBy: wallet.accountId,
      ...payee,
      ...order,
      purpose: 'expenses_services',
      warnings: [],
      createdAt: at,
      state: 'draft',
      stateCause: 'created',
      stateSince: at,
    })
    .returning()
  return row!
}

function payeeNamed({ payees }: MoneyReplay, name: string): Payee {
  const payee = payees.get(name)
  if (!payee) throw new Error(`The history has no earlier beneficiary ${name}`)
  return payee
}
