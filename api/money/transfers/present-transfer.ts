import { inArray } from 'drizzle-orm'
import type { Transfer, TransferParty, TransferStep, TransferTerms } from '#api/contract/generated/schemas.ts'
import { TransferCause, TransferState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { StateChange } from '#api/kernel/db/schema/state-changes.ts'
import { type TransferRow, transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { type AsItIsOrWas, historiesOf } from '#api/kernel/db/state-histories.ts'
import { sar } from '#domain/money/money.ts'
import { peopleOfPayments } from './people-of-steps.ts'
import { planOf } from './schedule-days.ts'

/** Returns the transfers as their payer sees them, with the history of their states. */
export async function presentTransfers(db: Db, rows: AsItIsOrWas<TransferRow>[]): Promise<Transfer[]> {
  const histories = await historiesOf(db, 'transfers', rows)
  const plans = rows.filter(({ startsOn }) => startsOn !== null)
  const schedules = plans.length > 0 ? await schedulesOf(db, plans) : new Map<string, string>()
  const replaced = await replacedTermsOf(db, rows)
  const { madeBy, takers } = await peopleOfPayments(db, rows, histories)
  return rows.map((row, index) => {
    const changes = row.replacesId === null ? undefined : replaced.get(row.replacesId)
    return {
      ...present(row, row.scheduleId ?? row.changesScheduleId ?? schedules.get(row.id)),
      ...(changes && { changes }),
      ...madeBy(row),
      history: histories[index]!.map(step => ({ ...presentStep(step), ...takers(row, step) })),
    }
  })
}

export async function presentTransfer(db: Db, row: TransferRow): Promise<Transfer> {
  const [transfer] = await presentTransfers(db, [row])
  return transfer!
}

/** Returns the schedules that these scheduled transfers have started. */
async function schedulesOf(db: Db, plans: TransferRow[]): Promise<Map<string, string>> {
  const ids = plans.map(({ id }) => id)
  const rows = await db
    .select({ id: transferSchedules.id, transferId: transferSchedules.transferId })
    .from(transferSchedules)
    .where(inArray(transferSchedules.transferId, ids))
  return new Map(rows.map(({ id, transferId }) => [transferId, id]))
}

/** Returns the terms that these changes of schedules replace. */
async function replacedTermsOf(db: Db, rows: Pick<TransferRow, 'replacesId'>[]): Promise<Map<string, TransferTerms>> {
  const ids = rows.flatMap(({ replacesId }) => replacesId ?? [])
  if (ids.length === 0) return new Map()
  const { id, amount, subWalletId, startsOn, repeats, endsOn, paymentCount } = transfers
  const terms = await db
    .select({ id, amount, subWalletId, startsOn, repeats, endsOn, paymentCount })
    .from(transfers)
    .where(inArray(transfers.id, ids))
  return new Map(
    terms.map(({ id, amount, subWalletId, ...plan }) => [
      id,
      { amount: sar(amount), ...(subWalletId && { subWallet: subWalletId }), schedule: planOf(plan) },
    ]),
  )
}

/** Returns the number of a payment. A transaction that an earlier release made has another one than its transfer. */
export const paymentNumberOf = ({
  transactionRef,
  referenceId,
}: Pick<TransferRow, 'transactionRef' | 'referenceId'>): string | null => transactionRef ?? referenceId

function present(row: TransferRow, scheduleId: string | undefined): Omit<Transfer, 'history'> {
  const { id, state, stateCause, amount, purpose, note, subWalletId, createdAt, confirmedAt } = row
  const { transactionRef, returnedRef, bankReason, startsOn, apiKeyName } = row
  const number = paymentNumberOf(row)
  return {
    transferId: id,
    ...(number && { referenceId: number }),
    state,
    cause: stateCause,
    destination: presentParty(row),
    amount: sar(amount),
    purpose,
    ...(note && { note }),
    ...(subWalletId && { subWallet: subWalletId }),
    createdAt: createdAt.toISOString(),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
    ...(transactionRef && { transactionRef }),
    ...(returnedRef && { returnedRef }),
    ...(bankReason && { bankReason }),
    ...(startsOn && { schedule: planOf(row) }),
    ...(scheduleId && { scheduleId }),
    ...(apiKeyName && { apiKeyName }),
  }
}

const presentStep = ({ to, cause, at }: StateChange): TransferStep => ({
  state: TransferState.parse(to),
  cause: TransferCause.parse(cause),
  at: at.toISOString(),
})

type Payee = Pick<
  TransferRow,
  'payeeName' | 'payeeNameArabic' | 'payeeIban' | 'beneficiaryId' | 'billerCode' | 'billAccount' | 'billNumber'
>

export const presentParty = ({
  payeeName,
  payeeNameArabic,
  payeeIban,
  beneficiaryId,
  billerCode,
  billAccount,
  billNumber,
}: Payee): TransferParty => ({
  kind: billerCode !== null ? 'biller' : beneficiaryId === null ? 'customer' : 'beneficiary',
  name: payeeName,
  ...(payeeNameArabic && { nameArabic: payeeNameArabic }),
  ...(payeeIban && { iban: payeeIban }),
  ...(beneficiaryId && { beneficiaryId }),
  ...(billAccount && { billAccount }),
  ...(billNumber && { billNumber }),
})
