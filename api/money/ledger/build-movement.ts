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
export function buildMovement(
  tx: Db,
  locked: LockedWallet,
  instruction: MoneyInstruction,
): Movement | Promise<Movement> {
  switch (instruction.kind) {
    case 'top_up':
      return arrival(locked, instruction)
    case 'credit':
      return { ...arrival(locked, instruction, instruction.reversalOf), hasArrived: true }
    case 'payment':
    case 'debit':
      return payment(locked, instruction)
    case 'hold':
    case 'reserve':
      return hold(locked, instruction)
    case 'move':
      return move(locked, instruction)
    case 'reversal':
      return reversal(tx, locked, instruction)
  }
}

/** The common part of instructions that move money between a wallet and the outside. */
interface ExternalInstruction {
  subWallet?: string | undefined
  type: TransactionType
  amount: { amount: number }
  counterparty: string
  counterpartyArabic?: string | undefined
}

function arrival(locked: LockedWallet, instruction: ExternalInstruction, reversalOf?: string): Movement {
  const { subWallet, type, amount, counterparty, counterpartyArabic } = instruction
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

function payment(locked: LockedWallet, instruction: ExternalInstruction): Movement {
  return { ...spending(locked, instruction), to: outsideOf(locked).id }
}

/** Builds the movement of a payment whose money stays in the on-hold account. */
function hold(locked: LockedWallet, instruction: ExternalInstruction): Movement {
  const { sides, ...rest } = spending(locked, instruction)
  return { ...rest, to: holdingOf(locked, rest.from).id, sides: [{ ...sides[0], status: 'pending' }] }
}

function spending(locked: LockedWallet, instruction: ExternalInstruction): Omit<Movement, 'to'> {
  const { subWallet, type, amount, counterparty, counterpartyArabic } = instruction
  const from = spendableOf(locked, subWallet).id
  return {
    from,
    amount: amount.amount,
    isOutward: true,
    scopes: scopesOf(type, true),
    sides: [{ accountId: from, type, direction: 'out', counterparty, counterpartyArabic }],
  }
}

/** Moves money between the wallet and its sub-wallets. This is no spending, so it is neither outward nor limited. */
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

/** The names of the other side of a move. Owners name sub-wallets in one language, and the main wallet has a name in both. */
const namesOf = ({ name }: { name: string | null }) =>
  name === null ? { counterparty: 'Main wallet', counterpartyArabic: 'المحفظة الرئيسية' } : { counterparty: name }

/** The other kinds of postings are undone by the steps of their transfer, bill or top-up. A trigger enforces this too. */
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
  const [row] = await tx
    .select({ original: transactions, postedAs: postings.kind })
    .from(transactions)
    .innerJoin(postings, eq(postings.id, transactions.postingId))
    .where(and(isOfWallet, eq(transactions.referenceId, referenceId)))
  if (!row) throw new PlinkError('TRANSACTION_NOT_FOUND')
  const { original, postedAs } = row
  const isPayment = original.status === 'successful' && original.direction === 'out' && PAYMENTS.includes(postedAs)
  const reversals = await tx.$count(transactions, and(isOfWallet, eq(transactions.reversalOf, referenceId)))
  if (!isPayment || reversals > 0) throw new PlinkError('NOT_REVERSIBLE')
  return original
}
