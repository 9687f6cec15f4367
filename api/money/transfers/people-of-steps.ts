import { and, eq, inArray, or } from 'drizzle-orm'
import type { PaymentPerson } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests, approvals } from '#api/kernel/db/schema/approvals.ts'
import type { StateChange } from '#api/kernel/db/schema/state-changes.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { madeByIn, peopleOf } from '#api/people/accounts/people-of.ts'

type Payment = Pick<TransferRow, 'id' | 'billOrderId' | 'madeBy' | 'confirmedBy' | 'cancelledBy' | 'apiKeyName'>

interface Takers {
  people?: PaymentPerson[]
  apiKeyName?: string
}

interface PeopleOfPayments {
  /** The field `madeBy` of a response. */
  madeBy: (payment: Payment) => { madeBy?: PaymentPerson }
  /** The fields of a step that say who took it. */
  takers: (payment: Payment, step: Pick<StateChange, 'cause'>) => Takers
}

/** Returns who made these payments and who took their steps. The histories are in the order of the payments. */
export async function peopleOfPayments(
  db: Db,
  payments: readonly Payment[],
  histories: readonly StateChange[][],
): Promise<PeopleOfPayments> {
  const decided = payments.filter((_, index) => histories[index]!.some(({ cause }) => DECISIONS.has(cause)))
  const decisions = decided.length > 0 ? await decisionsAbout(db, decided) : []
  const people = await peopleOf(db, [
    ...payments.flatMap(({ madeBy, confirmedBy, cancelledBy }) => [madeBy, confirmedBy, cancelledBy]),
    ...decisions.flatMap(({ decidedBy, approvedBy }) => [decidedBy, approvedBy]),
  ])
  const decidersOf = ({ id, billOrderId }: Payment) =>
    decisions.filter(each => each.transferId === id || (billOrderId !== null && each.billOrderId === billOrderId))
  return {
    madeBy: ({ madeBy }) => madeByIn(people, madeBy),
    takers: (payment, { cause }) => {
      const ids = takersOf(payment, cause, decidersOf(payment))
      const takers = [...new Set(ids)].flatMap(id => (id === null ? [] : (people.get(id) ?? [])))
      if (takers.length > 0) return { people: takers }
      const isOfProgram = cause === 'api_key' || (cause === 'created' && payment.madeBy === null)
      return isOfProgram && payment.apiKeyName !== null ? { apiKeyName: payment.apiKeyName } : {}
    },
  }
}

/** The causes of steps that others than the maker may have taken. */
const DECISIONS: ReadonlySet<string> = new Set(['approved', 'approver', 'customer'])

interface Decision {
  transferId: string | null
  billOrderId: string | null
  /** Who declined or withdrew the payment. */
  decidedBy: string | null
  /** One of those who approved it. */
  approvedBy: string | null
}

/** Returns a row for each approval that counts, and one for a decision without any. The first approval comes first. */
function decisionsAbout(db: Db, payments: readonly Payment[]): Promise<Decision[]> {
  const orders = payments.flatMap(({ billOrderId }) => billOrderId ?? [])
  const { id, revision, transferId, billOrderId, decidedBy } = approvalRequests
  return db
    .select({ transferId, billOrderId, decidedBy, approvedBy: approvals.personId })
    .from(approvalRequests)
    .leftJoin(approvals, and(eq(approvals.requestId, id), eq(approvals.revision, revision)))
    .where(
      or(
        inArray(
          transferId,
          payments.map(payment => payment.id),
        ),
        orders.length > 0 ? inArray(billOrderId, orders) : undefined,
      ),
    )
    .orderBy(approvals.at)
}

/** Only the maker confirms a payment, so this is known also of payments from before it was recorded. */
function takersOf(
  { madeBy, confirmedBy, cancelledBy }: Payment,
  cause: string,
  decisions: Decision[],
): (string | null)[] {
  switch (cause) {
    case 'created':
      return [madeBy]
    case 'confirmed':
      return [confirmedBy ?? madeBy]
    case 'approved':
      return decisions.map(({ approvedBy }) => approvedBy)
    case 'approver':
      return decisions.map(({ decidedBy }) => decidedBy)
    case 'customer':
      return cancelledBy === null ? decisions.map(({ decidedBy }) => decidedBy) : [cancelledBy]
    default:
      return []
  }
}
