import { and, eq } from 'drizzle-orm'
import type { TransactionType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type PostingKind, postings, type TransactionRow, transactions } from '#api/kernel/db/schema/ledger.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { InstructionOf, MoneyInstruction } from './instruction.ts'
import { scopesOf } from './limits.ts'
import type { Movement } from './movement.ts'
import { holdingOf, type LockedWallet, outsideOf, spendableOf } from './wallets.ts'

/** The movement of money that an instruction asks for. */
export function buildMovement(tx: Db, locked: LockedWallet, asked: MoneyInstruction): Movement | Promise<Movement> {
  switch (asked.kind) {
    case 'top_up':
      return arrival(locked, asked)
    case 'credit':
      return { ...arrival(locked, asked, asked.reversalOf), hasArrived: true }
    case 'payment':
    case 'debit':
      return payment(locked, asked)
    case 'hold':
    case 'reserve':
      return hold(locked, asked)
    case 'move':
      return move(locked, asked)
    case 'reversal':
      return reversal(tx, locked, asked)
  }
}

/** What moves between a wallet and the outside. */
interface Asked {
  subWallet?: string | undefined
  type: TransactionType
  amount: { amount: number }
  counterparty: string
  counterpartyArabic?: string | undefined
}

function arrival(locked: LockedWallet, asked: Asked, reversalOf?: string): Movement {
  const { subWallet, type, amount, counterparty, counterpartyArabic } = asked
  const to = spendableOf(locked, subWallet).id
  return {
    from: outsideOf(locked).id,
    to,
    amount: amount.amount,
    isOutward: false,
    scopes: scopesOf(type, false),
    sides: [
      { accountId: to, type, direction: 'in', counterparty, counterpartyArabic, ...(reversalOf && { reversalOf }) },
    ],
  }
}

function payment(locked: LockedWallet, asked: Asked): Movement {
  return { ...spending(locked, asked), to: outsideOf(locked).id }
}

/** Like a payment, but the money stays in the on-hold account. */
function hold(locked: LockedWallet, asked: Asked): Movement {
  const { sides, ...rest } = spending(locked, asked)
  return { ...rest, to: holdingOf(locked, rest.from).id, sides: [{ ...sides[0], status: 'pending' }] }
}

function spending(locked: LockedWallet, asked: Asked): Omit<Movement, 'to'> {
  const { subWallet, type, amount, counterparty, counterpartyArabic } = asked
  const from = spendableOf(locked, subWallet).id
  return {
    from,
    amount: amount.amount,
    isOutward: true,
    scopes: scopesOf(type, true),
    sides: [{ accountId: from, type, direction: 'out', counterparty, counterpartyArabic }],
  }
}

/** Between the wallet and its sub-wallets: no spending, so neither outward nor limited. */
function move(locked: LockedWallet, { from, to, amount }: InstructionOf<'move'>): Movement {
  const [source, target] = [spendableOf(locked, from), spendableOf(locked, to)]
  if (source.id === target.id) throw new PlinkError('VALIDATION_ERROR', { fields: { to: 'Must be another wallet' } })
  const common = { type: 'transfer' as const, isInternal: true }
  return {
    from: source.id,
    to: target.id,
    amount: amount.amount,
    isOutward: false,
    scopes: [],
    sides: [
      { ...common, accountId: source.id, direction: 'out', ...namesOf(target) },
      { ...common, accountId: target.id, direction: 'in', ...namesOf(source) },
    ],
  }
}

/** The other side of a move. Owners name sub-wallets in one language, the main wallet has a name in both. */
const namesOf = ({ name }: { name: string | null }) =>
  name === null ? { counterparty: 'Main wallet', counterpartyArabic: 'المحفظة الرئيسية' } : { counterparty: name }

/** What a transfer, a bill or a top-up has posted is undone by its own steps. A trigger refuses it too. */
const PAYMENTS: PostingKind[] = ['payment', 'hold']

/** Returns the amount of a successful payment, once. */
async function reversal(tx: Db, locked: LockedWallet, { referenceId }: InstructionOf<'reversal'>): Promise<Movement> {
  const original = await reversible(tx, locked.wallet.id, referenceId)
  const { accountId, amount, counterparty, counterpartyArabic } = original
  return {
    from: outsideOf(locked).id,
    to: accountId,
    amount,
    isOutward: false,
    scopes: ['reversal'],
    sides: [
      { accountId, type: 'reversal', direction: 'in', counterparty, counterpartyArabic, reversalOf: referenceId },
    ],
  }
}

async function reversible(tx: Db, walletId: string, referenceId: string): Promise<TransactionRow> {
  const isOfWallet = eq(transactions.walletId, walletId)
  const [found] = await tx
    .select({ original: transactions, postedAs: postings.kind })
    .from(transactions)
    .innerJoin(postings, eq(postings.id, transactions.postingId))
    .where(and(isOfWallet, eq(transactions.referenceId, referenceId)))
  if (!found) throw new PlinkError('TRANSACTION_NOT_FOUND')
  const { original, postedAs } = found
  const isPayment = original.status === 'successful' && original.direction === 'out' && PAYMENTS.includes(postedAs)
  const reversals = await tx.$count(transactions, and(isOfWallet, eq(transactions.reversalOf, referenceId)))
  if (!isPayment || reversals > 0) throw new PlinkError('NOT_REVERSIBLE')
  return original
}
