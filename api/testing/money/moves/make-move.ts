import { randomUUID } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, inArray, isNull } from 'drizzle-orm'
import { removeBeneficiary } from '#api/features/beneficiaries/remove-beneficiary.ts'
import { finishCardPayments } from '#api/features/sandbox/finish-card-payments.ts'
import { createTopUp } from '#api/features/top-ups/create-top-up.ts'
import { payTopUp } from '#api/features/top-ups/pay-top-up.ts'
import { cancelTransfer } from '#api/features/transfers/cancel-transfer.ts'
import { cancelTransferSchedule } from '#api/features/transfers/cancel-transfer-schedule.ts'
import { moveMoney } from '#api/features/wallet/move-money.ts'
import { transactions } from '#api/kernel/db/schema/ledger.ts'
import { sandboxCardPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { post } from '#api/money/ledger/post.ts'
import { freezeWallet, lockWallet, setWalletStatus, unfreezeWallet } from '#api/money/ledger/wallets.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import { agreeToRefund, creditTopUpFromSuspense } from '#api/money/top-ups/suspended-top-ups.ts'
import { creditFromSuspense, sendBackFromSuspense } from '#api/money/top-ups/suspense.ts'
import { disputeTopUp } from '#api/money/top-ups/take-back.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { runSchedules, startSchedule } from '#api/money/transfers/transfer-schedules.ts'
import { answerSandboxThreeDs } from '#api/outside/sandbox/card-top-up.ts'
import { executeBill, newBillDraft } from '#api/testing/money/bills.ts'
import { execute, newDraft } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import type { Faults } from '#api/testing/providers/faulty-providers.ts'
import { SANDBOX_BILLS, SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { beneficiaryOfParty, type MoneyRun, receive, reportPayment, UNKNOWN_IBAN } from './money-run.ts'
import type { Move } from './moves.ts'

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

/** Accepts a refusal of the product, and the death of a process, as outcomes. */
const tolerate = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error
  })

type Decision = MoveOf<'decide_credit' | 'decide_top_up' | 'decide_transfer'>

const select = <T>(rows: T[], which: number): T | undefined => rows[which % rows.length]

export async function make(run: MoneyRun, move: Move): Promise<void> {
  const { deps, parties } = run
  const { db } = deps
  switch (move.kind) {
    case 'card':
      return payByCard(run, move)
    case 'send':
      return send(run, move)
    case 'payout':
      return payOut(run, move)
    case 'bill':
      return payBill(run, move)
    case 'schedule':
      return schedule(run, move)
    case 'cancel':
    case 'cancel_schedule':
    case 'remove_beneficiary':
      return stop(run, move)
    case 'move': {
      const { bearer, subWalletId } = parties[move.party]!
      const direction = move.isBack ? { from: subWalletId } : { to: subWalletId }
      await tolerate(moveMoney(deps, bearer, { ...direction, amount: sar(move.amount) }))
      return
    }
    case 'credit':
      return receive(run, { ...move, iban: move.party === undefined ? UNKNOWN_IBAN : parties[move.party]!.iban })
    case 'three_ds':
    case 'refund':
    case 'dispute':
      return changePayment(run, move)
    case 'reverse':
      return reverse(run, move)
    case 'decide_credit':
      return decideCredit(run, move)
    case 'decide_top_up':
      return decideTopUp(run, move)
    case 'decide_transfer':
      return decideSuspendedTransfer(run, move)
    case 'activate':
    case 'deactivate': {
      const status = move.kind === 'activate' ? 'active' : 'inactive'
      const { walletId } = parties[move.party]!
      await tolerate(
        db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, walletId), status, deps.clock())),
      )
      return
    }
    case 'freeze':
      await freezeWallet(db, parties[move.party]!.accountId, deps.clock())
      return
    case 'unfreeze':
      await tolerate(unfreezeWallet(db, parties[move.party]!.accountId, deps.clock()))
      return
    case 'work': {
      const { meanwhile } = move
      run.clock.advance(move.seconds)
      await run.network.deliverLate()
      await Promise.all([work(run, move), meanwhile && make(run, meanwhile)])
    }
  }
}

async function payByCard(run: MoneyRun, { party, isSub, card, amount, attempts, faults }: MoveOf<'card'>) {
  const { bearer, subWalletId } = run.parties[party]!
  const faulty = run.network.between(run.deps, faults)
  const pay = async () => {
    const { topUpId } = await createTopUp(run.deps, bearer, {
      amount: sar(amount),
      ...(isSub && { subWallet: subWalletId }),
    })
    for (let attempt = 0; attempt < attempts; attempt += 1)
      await tolerate(payTopUp(faulty, bearer, topUpId, SANDBOX_CARDS[card]))
  }
  await tolerate(pay())
}

async function send({ deps, parties }: MoneyRun, { from, to, amount }: MoveOf<'send'>) {
  if (from === to) return
  const [payer, recipient] = [parties[from]!, parties[to]!]
  const draft = { walletId: payer.walletId, recipientWalletId: recipient.walletId, amount }
  await tolerate(execute(deps, await newDraft(deps, draft)))
}

async function payOut(run: MoneyRun, { party, isSub, iban: name, amount }: MoveOf<'payout'>) {
  const payer = run.parties[party]!
  const iban = name && SANDBOX_PAYOUTS[name]
  const beneficiaryId = await beneficiaryOfParty(run, payer, iban)
  const source = { walletId: payer.walletId, ...(isSub && { subWalletId: payer.subWalletId }) }
  const draft = { ...source, beneficiaryId, amount, ...(iban && { iban }) }
  await tolerate(execute(run.deps, await newDraft(run.deps, draft)))
}

async function payBill(
  { deps, parties }: MoneyRun,
  { party, isSub, account: name, isSame, amount }: MoveOf<'bill'>,
): Promise<void> {
  const { walletId, subWalletId } = parties[party]!
  const source = { walletId, ...(isSub && { subWalletId }) }
  const account = name && SANDBOX_BILLS[name]
  const bill = {
    ...(account && { account }),
    ...(isSame && { billNumber: 'of everybody' }),
  }
  const draft = await newBillDraft(deps, { ...source, ...bill, amount })
  await tolerate(executeBill(deps, draft))
}

async function schedule(run: MoneyRun, { party, to, repeats, amount }: MoveOf<'schedule'>) {
  const { deps, parties } = run
  if (to === party) return
  const payer = parties[party]!
  const payee =
    to === undefined
      ? { beneficiaryId: await beneficiaryOfParty(run, payer, undefined) }
      : { recipientWalletId: parties[to]!.walletId }
  const plan = { startsOn: addDays(riyadhDay(deps.clock()), 1), repeats }
  const draft = await newDraft(deps, { walletId: payer.walletId, ...payee, amount, plan })
  await deps.db.transaction(tx => startSchedule(tx, draft, deps.clock(), 'confirmed'))
}

async function stop(run: MoneyRun, { kind, which }: MoveOf<'cancel' | 'cancel_schedule' | 'remove_beneficiary'>) {
  const { deps, parties } = run
  const accountIds = parties.map(({ accountId }) => accountId)
  const bearerOf = (id: string) => parties.find(({ accountId }) => accountId === id)!.bearer
  if (kind === 'cancel') {
    const isUnderWay = inArray(transfers.state, ['held', 'submitting', 'unknown', 'submitted'])
    const rows = await deps.db
      .select({ id: transfers.id, accountId: transfers.accountId })
      .from(transfers)
      .where(and(inArray(transfers.accountId, accountIds), isUnderWay))
      .orderBy(asc(transfers.sequence))
    const transfer = select(rows, which)
    if (transfer) await tolerate(cancelTransfer(deps, bearerOf(transfer.accountId), transfer.id))
  } else if (kind === 'cancel_schedule') {
    const isActive = and(inArray(transferSchedules.accountId, accountIds), eq(transferSchedules.state, 'active'))
    const rows = await deps.db.select().from(transferSchedules).where(isActive).orderBy(asc(transferSchedules.dueAt))
    const scheduleRow = select(rows, which)
    if (scheduleRow) await tolerate(cancelTransferSchedule(deps, bearerOf(scheduleRow.accountId), scheduleRow.id))
  } else {
    const all = parties.flatMap(party => Array.from(party.beneficiaries, ([iban, id]) => ({ party, iban, id })))
    const beneficiary = select(all, which)
    if (!beneficiary) return
    beneficiary.party.beneficiaries.delete(beneficiary.iban)
    await tolerate(removeBeneficiary(deps, beneficiary.party.bearer, beneficiary.id))
  }
}

/** Returns the customers' payments by card, as the provider has them. */
export const paymentsOf = ({ deps, parties }: Pick<MoneyRun, 'deps' | 'parties'>) =>
  deps.db
    .select({ ...getTableColumns(sandboxCardPayments), walletId: cardTopUps.walletId, asked: cardTopUps.amount })
    .from(sandboxCardPayments)
    .innerJoin(cardTopUps, eq(cardTopUps.id, sandboxCardPayments.id))
    .where(
      inArray(
        cardTopUps.walletId,
        parties.map(({ walletId }) => walletId),
      ),
    )
    .orderBy(asc(sandboxCardPayments.createdAt), asc(sandboxCardPayments.id))

async function changePayment(run: MoneyRun, move: MoveOf<'three_ds' | 'refund' | 'dispute'>): Promise<void> {
  const { deps, disputed } = run
  const payments = await paymentsOf(run)
  if (move.kind === 'three_ds') {
    const waiting = payments.filter(
      ({ state, cardToken }) => state === 'initiated' && cardToken === SANDBOX_CARDS.three_ds,
    )
    const payment = select(waiting, move.which)
    if (payment) await answerSandboxThreeDs(deps.db, payment.id, move.isApproved)
    return
  }
  const isTaken = ({ id, state, amount, refunded }: (typeof payments)[number]) =>
    (state === 'paid' || state === 'refunded') && refunded < amount && !disputed.has(id)
  const payment = select(payments.filter(isTaken), move.which)
  if (!payment) return
  const left = payment.amount - payment.refunded
  if (move.kind === 'refund') {
    const refunded = payment.refunded + (move.isPartial ? Math.ceil(left / 2) : left)
    await deps.db
      .update(sandboxCardPayments)
      .set({ state: 'refunded', refunded })
      .where(eq(sandboxCardPayments.id, payment.id))
    for (let sent = 0; sent < move.notices; sent += 1) await reportPayment(run, payment.id)
  } else {
    const dispute = async () => {
      await deps.db.transaction(tx => disputeTopUp(tx, deps, payment.id, left))
      disputed.set(payment.id, left)
    }
    await tolerate(dispute())
  }
}

/** Tries to reverse a transaction that took money out of a wallet. It is a part of a transfer or a bill, so it must be refused. */
async function reverse({ deps, parties }: MoneyRun, { which }: MoveOf<'reverse'>): Promise<void> {
  const walletIds = parties.map(({ walletId }) => walletId)
  const tookMoney = and(inArray(transactions.walletId, walletIds), eq(transactions.direction, 'out'))
  const transaction = select(
    await deps.db.select().from(transactions).where(tookMoney).orderBy(transactions.sequence),
    which,
  )
  if (!transaction) return
  const reversal = { kind: 'reversal', key: randomUUID(), referenceId: transaction.referenceId } as const
  await tolerate(post(deps, transaction.walletId, reversal))
}

async function decideCredit(run: MoneyRun, { which, party, isCredited }: Decision): Promise<void> {
  const { deps, credits, creditedTo, parties } = run
  const isOfRun = inArray(bankCredits.bankReference, Array.from(credits.keys()))
  const rows = await deps.db
    .select({ id: bankCredits.id, bankReference: bankCredits.bankReference })
    .from(bankCredits)
    .where(and(isOfRun, eq(bankCredits.state, 'suspense')))
    .orderBy(asc(bankCredits.createdAt), asc(bankCredits.id))
  const credit = select(rows, which)
  if (!credit) return
  const { accountId: customerId, walletId } = parties[party]!
  const decide = async () => {
    await deps.db.transaction(tx =>
      isCredited
        ? creditFromSuspense(tx, deps, { creditId: credit.id, customerId })
        : sendBackFromSuspense(tx, credit.id, deps.clock()),
    )
    if (isCredited) creditedTo.set(credit.bankReference, walletId)
  }
  await tolerate(decide())
}

async function decideTopUp({ deps, parties }: MoneyRun, { which, isCredited }: Decision): Promise<void> {
  const walletIds = parties.map(({ walletId }) => walletId)
  const isWaiting = and(gt(cardTopUps.suspended, 0), isNull(cardTopUps.refundAgreedAt))
  const rows = await deps.db
    .select({ id: cardTopUps.id })
    .from(cardTopUps)
    .where(and(inArray(cardTopUps.walletId, walletIds), isWaiting))
    .orderBy(asc(cardTopUps.createdAt), asc(cardTopUps.id))
  const topUp = select(rows, which)
  if (!topUp) return
  const decide = deps.db.transaction(tx =>
    isCredited ? creditTopUpFromSuspense(tx, deps, topUp.id) : agreeToRefund(tx, topUp.id, deps.clock()),
  )
  await tolerate(decide)
}

async function decideSuspendedTransfer({ deps, parties }: MoneyRun, { which, isCredited }: Decision): Promise<void> {
  const accountIds = parties.map(({ accountId }) => accountId)
  const rows = await deps.db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(inArray(transfers.accountId, accountIds), eq(transfers.state, 'pending')))
    .orderBy(asc(transfers.sequence))
  const transfer = select(rows, which)
  if (transfer)
    await tolerate(deps.db.transaction(tx => decideTransfer(tx, deps, transfer.id, isCredited ? 'paid' : 'failed')))
}

const never = new AbortController().signal

/** Runs the jobs in some processes at once. */
export async function work(
  { deps, network }: MoneyRun,
  { faults, processes }: { faults: Faults; processes: number },
): Promise<void> {
  const faulty = network.between(deps, faults)
  const jobs = Array.from({ length: processes }, () => [
    runSchedules(faulty),
    advanceTransfers(faulty),
    advanceTopUps(faulty, never),
    finishCardPayments(faulty, never),
  ])
  await Promise.all(jobs.flat())
}
