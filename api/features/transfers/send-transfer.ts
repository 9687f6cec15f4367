import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { SendTransferRequest, Transfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { ApiKeyRow } from '#api/kernel/db/schema/api-keys.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { asOf, lockBeneficiary } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet, spendableOf } from '#api/money/ledger/wallets.ts'
import { executeTransfer } from '#api/money/transfers/execute-transfer.ts'
import { presentTransfer } from '#api/money/transfers/present-transfer.ts'
import { CONFIRMED_STATES } from '#api/money/transfers/review-transfer.ts'
import { type ApiKeyBearer, lockApiKey } from '#api/people/api-keys/api-keys.ts'
import { sar } from '#domain/money/money.ts'
import { riyadhDay, startOfDay } from '#domain/riyadh-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { countRefused, uncountRefused } from './refused-transfers.ts'

/** Sends a transfer to a beneficiary of the key, within its daily cap. Throws `BENEFICIARY_NOT_ALLOWED`, and what a confirmation refuses. */
export async function sendTransfer(deps: Deps, bearer: ApiKeyBearer, request: SendTransferRequest): Promise<Transfer> {
  const { db, clock } = deps
  const { account, apiKey } = bearer
  const { id: walletId } = await walletOf(db, account.id)
  if (!apiKey.beneficiaryIds?.includes(request.beneficiaryId.toLowerCase()))
    throw new PlinkError('BENEFICIARY_NOT_ALLOWED')
  await countRefused(deps, bearer)
  const transfer = db.transaction(async tx => {
    const beneficiary = await lockBeneficiary(tx, account.id, request.beneficiaryId)
    if (asOf(beneficiary, clock()).state !== 'active') throw new PlinkError('BENEFICIARY_NOT_ACTIVE')
    const payer = await lockWallet(tx, walletId)
    // The call throws if there is no such sub-wallet, before the transfer refers to it.
    spendableOf(payer, request.subWallet)
    if (payer.wallet.frozenAt) throw new PlinkError('API_KEY_SUSPENDED')
    // The key is locked after the wallet, as the closing of an account does.
    await lockApiKey(tx, apiKey, clock)
    await requireWithinCap(tx, apiKey, request.amount.amount, clock())
    const id = await storeDraft(tx, walletId, apiKey, beneficiary, request, clock())
    const row = await executeTransfer(tx, deps, { id, beneficiaryId: beneficiary.id }, 'api_key')
    await uncountRefused(tx, bearer)
    return keepResponse(tx, await presentTransfer(tx, row), 201)
  })
  return transfer.catch(async refusal => {
    // A call that reaches the daily cap is not a mistake, so it does not count as refused.
    if (refusal instanceof PlinkError && refusal.code === 'DAILY_CAP_REACHED') await uncountRefused(db, bearer)
    throw refusal
  })
}

/** Keys that were rolled one into the next share one cap. */
const originOf = ({ id, originId }: ApiKeyRow): string => originId ?? id

/**
 * Throws `DAILY_CAP_REACHED` with the amount that is left. An account has one wallet, whose lock keeps transfers from being sent concurrently.
 */
async function requireWithinCap(tx: Db, apiKey: ApiKeyRow, amount: number, now: Date): Promise<void> {
  // A reset of a test business gives the key to a new account.
  const isOfKey = and(eq(transfers.sendingKeyId, originOf(apiKey)), eq(transfers.accountId, apiKey.accountId))
  const isOfToday = gte(transfers.confirmedAt, startOfDay(riyadhDay(now)))
  const [row] = await tx
    .select({ sent: sql`coalesce(sum(${transfers.amount}), 0)`.mapWith(Number) })
    .from(transfers)
    .where(and(isOfKey, isOfToday, inArray(transfers.state, [...CONFIRMED_STATES])))
  const remaining = (apiKey.dailyCap ?? 0) - row!.sent
  if (amount > remaining) throw new PlinkError('DAILY_CAP_REACHED', { remaining: sar(remaining) })
}

async function storeDraft(
  tx: Db,
  walletId: string,
  apiKey: ApiKeyRow,
  { id: beneficiaryId, accountId, name: payeeName, iban: payeeIban }: Beneficiary,
  { amount: { amount }, purpose, note, subWallet }: SendTransferRequest,
  at: Date,
): Promise<string> {
  const id = crypto.randomUUID()
  const source = { accountId, walletId, subWalletId: subWallet ?? null }
  const key = { apiKeyName: apiKey.name, sendingKeyId: originOf(apiKey) }
  const state = { state: 'draft', stateCause: 'created', stateSince: at } as const
  const payee = { beneficiaryId, payeeName, payeeIban }
  // The draft has no warnings, because nobody would see them.
  const terms = { amount, purpose, note: visibleLine(note ?? '') || null, warnings: [] }
  await tx.insert(transfers).values({ id, ...source, ...payee, ...terms, ...key, createdAt: at, ...state })
  return id
}
