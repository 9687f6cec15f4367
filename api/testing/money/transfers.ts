import { eq, getTableColumns } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Transfer, TransferDraft } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferRow, transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { newReferenceId } from '#api/kernel/platform/reference-id.ts'
import type { AdvanceDeps } from '#api/money/transfers/advance-deps.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { executeTransfer, type MoneyDeps } from '#api/money/transfers/execute-transfer.ts'
import { startSchedule } from '#api/money/transfers/transfer-schedules.ts'
import type { TestClock } from '#api/testing/clock.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { FaultyNetwork, SILENCE } from '#api/testing/providers/faulty-providers.ts'
import { TRANSFER_UNDECIDED_SECONDS } from '#domain/constants.ts'
import { sar } from './wallet.ts'

const PATH = '/api/v1/transfers'
export const ANY_IBAN = 'SA0380000000608010167519'

/** Looks up the customer and prepares a transfer to them. */
export async function prepareTo(payer: Customer, identifier: string, amount: number, more: object = {}) {
  const { recipientToken } = (await outcome(payer.post(`${PATH}/recipients`, { identifier }))).body
  return prepare(payer, { kind: 'customer', recipientToken }, amount, more)
}

export async function prepare(
  payer: Customer,
  destination: object,
  amount: number,
  more: object = {},
): Promise<TransferDraft> {
  const response = await payer.post(PATH, request(destination, amount, more))
  expect(response.status).toBe(201)
  return response.json()
}

export const tryToPrepare = (payer: Customer, destination: object, amount: number, more: object = {}) =>
  outcome(payer.post(PATH, request(destination, amount, more)))

const request = (destination: object, amount: number, more: object) => ({
  destination,
  amount: sar(amount),
  purpose: 'expenses_services',
  ...more,
})

export const confirmDraft = (payer: Customer, { transfer, otpCode }: TransferDraft) =>
  outcome(payer.post(`${PATH}/${transfer.transferId}/confirm`, { otp: otpCode }))

export const cancel = (payer: Customer, { transferId }: Pick<Transfer, 'transferId'>) =>
  outcome(payer.post(`${PATH}/${transferId}/cancel`, {}))

export const read = async (payer: Customer, transferId: string): Promise<Transfer> =>
  (await payer.get(`${PATH}/${transferId}`)).json()

const DAY_SECONDS = 86_400

type Accounts = Pick<Deps, 'db' | 'clock'>

/** Stores a beneficiary that can be paid, without the code and the payee check. */
export async function newBeneficiary(
  { db, clock }: Accounts,
  accountId: string,
  iban: string = ANY_IBAN,
  state: 'active' | 'cooling_off' = 'active',
): Promise<string> {
  const id = crypto.randomUUID()
  const at = clock()
  const coolingEndsAt = state === 'active' ? at : addSeconds(at, DAY_SECONDS)
  const facts = { id, accountId, name: 'Riyadh Supplies Co.', iban, createdAt: at }
  await db.insert(beneficiaries).values({ ...facts, state: 'unconfirmed', stateCause: 'added', stateSince: at })
  const become = (changes: Partial<typeof beneficiaries.$inferInsert>) =>
    db.update(beneficiaries).set(changes).where(eq(beneficiaries.id, id))
  await become({ state: 'checking', stateCause: 'confirmed' })
  await become({ state: 'cooling_off', stateCause: 'match', payeeCheck: 'match', coolingEndsAt })
  if (state === 'active') await become({ state, stateCause: 'cooling_off_over' })
  return id
}

const CAUSES = { active: 'resumed_by_staff', suspended: 'suspended_by_staff', removed: 'removed_by_customer' } as const

export const setBeneficiary = ({ db, clock }: Accounts, id: string, state: keyof typeof CAUSES) =>
  db
    .update(beneficiaries)
    .set({ state, stateCause: CAUSES[state], stateSince: clock() })
    .where(eq(beneficiaries.id, id))

interface Draft {
  walletId: string
  subWalletId?: string
  recipientWalletId?: string
  beneficiaryId?: string
  iban?: string
  amount: number
  plan?: Pick<TransferRow, 'startsOn' | 'repeats'>
  words?: Partial<Pick<TransferRow, 'payeeName' | 'payeeNameArabic' | 'note'>>
}

/** Stores a transfer that waits for its code, without sending one. */
export async function newDraft({ db, clock }: Accounts, draft: Draft): Promise<TransferRow> {
  const { walletId, subWalletId, recipientWalletId = null, beneficiaryId = null, iban = ANY_IBAN, amount } = draft
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, walletId))
  const [row] = await db
    .insert(transfers)
    .values({
      id: crypto.randomUUID(),
      accountId: wallet!.accountId,
      walletId,
      subWalletId,
      recipientWalletId,
      beneficiaryId,
      payeeName: 'Riyadh Supplies Co.',
      payeeIban: beneficiaryId && iban,
      amount,
      purpose: 'expenses_services',
      warnings: [],
      ...draft.plan,
      ...draft.words,
      createdAt: clock(),
      state: 'draft',
      stateCause: 'created',
      stateSince: clock(),
    })
    .returning()
  return row!
}

/** Does what `confirmTransfer` does with the right code. */
export const execute = (deps: MoneyDeps & Pick<Deps, 'db'>, draft: TransferRow): Promise<TransferRow> =>
  deps.db.transaction(tx => executeTransfer(tx, deps, draft, 'confirmed'))

/** Submits a transfer with money on hold to a provider that does not respond, until it needs a decision. */
export async function leaveUndecided(deps: AdvanceDeps, clock: TestClock, transferId: string): Promise<void> {
  const silent = new FaultyNetwork().between(deps, SILENCE)
  await advanceTransfer(silent, transferId)
  clock.advance(TRANSFER_UNDECIDED_SECONDS)
  await advanceTransfer(silent, transferId)
}

/** Repeats a schedule this many times, as if its owner had confirmed the same plan. */
export async function repeatSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scheduleId: string,
  count: number,
): Promise<void> {
  const { sequence: _sequence, ...columns } = getTableColumns(transfers)
  const [order] = await db
    .select(columns)
    .from(transfers)
    .innerJoin(transferSchedules, eq(transferSchedules.transferId, transfers.id))
    .where(eq(transferSchedules.id, scheduleId))
  const unconfirmed = { state: 'draft', stateCause: 'created', confirmedAt: null, dueAt: clock() } as const
  for (let added = 0; added < count; added++) {
    await db.transaction(async tx => {
      const values = { ...order!, ...unconfirmed, id: crypto.randomUUID(), referenceId: newReferenceId() }
      const [draft] = await tx.insert(transfers).values(values).returning()
      await startSchedule(tx, draft!, clock(), 'confirmed')
    })
  }
}
