import { inArray } from 'drizzle-orm'
import type { Transfer, TransferParty, TransferStep } from '#api/contract/generated/schemas.ts'
import { TransferCause, TransferState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { StateChange } from '#api/kernel/db/schema/state-changes.ts'
import { type TransferRow, transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { type AsItIsOrWas, historiesOf } from '#api/kernel/db/state-histories.ts'
import { sar } from '#domain/money/money.ts'
import { peopleOfPayments } from './people-of-steps.ts'

/** Returns the transfers as their payer sees them, with the history of their states. */
export async function presentTransfers(db: Db, rows: AsItIsOrWas<TransferRow>[]): Promise<Transfer[]> {
  const histories = await historiesOf(db, 'transfers', rows)
  const plans = rows.filter(({ startsOn }) => startsOn !== null)
  const schedules = plans.length > 0 ? await schedulesOf(db, plans) : new Map<string, string>()
  const { madeBy, takers } = await peopleOfPayments(db, rows, histories)
  return rows.map((row, index) => ({
    ...present(row, row.scheduleId ?? schedules.get(row.id)),
    ...madeBy(row),
    history: histories[index]!.map(step => ({ ...presentStep(step), ...takers(row, step) })),
  }))
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

function present(row: TransferRow, scheduleId: string | undefined): Omit<Transfer, 'history'> {
  const { id, state, stateCause, amount, purpose, note, subWalletId, createdAt, confirmedAt } = row
  const { transactionRef, returnedRef, bankReason, startsOn, repeats, apiKeyName } = row
  return {
    transferId: id,
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
    ...(startsOn && repeats && { schedule: { startsOn, repeats } }),
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
