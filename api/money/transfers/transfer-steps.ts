import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { TransferCause, TransferState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect, prepareSql } from '#api/kernel/db/prepared-query.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { houseMoves } from '#api/kernel/db/schema/house-moves.ts'
import type { Message } from '#api/kernel/db/schema/messages.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { notificationPreferences } from '#api/kernel/db/schema/notifications.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { type Wallet, wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { HouseMove } from '#api/money/ledger/house-accounts.ts'

const { placeholder } = sql
const columns = getTableColumns(transfers)

const transferForUpdate = prepareSelect(
  new QueryBuilder()
    .select(columns)
    .from(transfers)
    .where(eq(transfers.id, placeholder('id')))
    .for('update'),
)

/** The transfer, which nobody else changes until the transaction ends. It is locked before the wallets that its money moves between. */
export async function lockTransfer(tx: Db, id: string): Promise<TransferRow | undefined> {
  const [found] = await transferForUpdate(tx, { id })
  return found
}

/** The locked transfer, which is still to be carried out for this cause. Throws `TRANSFER_EXPIRED`. */
export async function lockDraft(tx: Db, id: string, cause: TransferCause): Promise<TransferRow> {
  const found = await lockTransfer(tx, id)
  if (found?.state !== stateBefore(cause)) throw new PlinkError('TRANSFER_EXPIRED')
  return found
}

/** What is approved has waited for that. Everything else is carried out at once. */
export const stateBefore = (cause: TransferCause): TransferState =>
  cause === 'approved' ? 'awaiting_approval' : 'draft'

/** What the rules look at. Without the rest, which is encrypted. */
export type BeneficiaryFacts = Pick<Beneficiary, 'id' | 'state' | 'coolingEndsAt'>

/** A transfer to an IBAN or a biller, with all that its rules look at. Nobody else changes what is in it until the transaction ends. */
export interface LockedPayout {
  transfer: TransferRow
  /** Null for a bill. */
  beneficiary: BeneficiaryFacts | null
  wallet: Wallet
  payer: { phone: string }
}

/** In the order in which everybody locks them: transfer, beneficiary, wallet. */
const bankPayoutForUpdate = prepareSelect(
  new QueryBuilder()
    .select({
      transfer: columns,
      beneficiary: { id: beneficiaries.id, state: beneficiaries.state, coolingEndsAt: beneficiaries.coolingEndsAt },
      wallet: getTableColumns(wallets),
      payer: { phone: accounts.phone },
    })
    .from(transfers)
    .innerJoin(beneficiaries, eq(beneficiaries.id, transfers.beneficiaryId))
    .innerJoin(wallets, eq(wallets.id, transfers.walletId))
    .innerJoin(accounts, eq(accounts.id, transfers.accountId))
    .where(eq(transfers.id, placeholder('id')))
    // As weak as `lockWallet`, for the same reason.
    .for('no key update', { of: [transfers, beneficiaries, wallets] }),
)

/** The same without a beneficiary. */
const billForUpdate = prepareSelect(
  new QueryBuilder()
    .select({ transfer: columns, wallet: getTableColumns(wallets), payer: { phone: accounts.phone } })
    .from(transfers)
    .innerJoin(wallets, eq(wallets.id, transfers.walletId))
    .innerJoin(accounts, eq(accounts.id, transfers.accountId))
    .where(and(eq(transfers.id, placeholder('id')), isNotNull(transfers.billerCode)))
    .for('no key update', { of: [transfers, wallets] }),
)

/** Undefined for an unknown transfer, and for one to a Plink customer. */
export async function lockPayout(tx: Db, id: string): Promise<LockedPayout | undefined> {
  const [found] = await bankPayoutForUpdate(tx, { id })
  if (found) return found
  const [bill] = await billForUpdate(tx, { id })
  return bill && { ...bill, beneficiary: null }
}

const PROGRESS = [
  'claimedBy',
  'traceparent',
  'confirmedAt',
  'transactionRef',
  'returnedRef',
  'holdId',
  'dueAt',
  'sequenceNumber',
  'firstSubmittedAt',
  'lastSubmittedAt',
  'submissions',
  'unknownSince',
  'questions',
  'lastAnswer',
  'lastAskedAt',
  'undecidedSince',
  'suspenseCause',
  'providerReference',
  'bankReason',
] as const satisfies readonly (keyof TransferRow)[]

type Progress = Partial<Pick<TransferRow, Exclude<(typeof PROGRESS)[number], 'claimedBy'>>>

interface Step {
  state: TransferState
  cause: TransferCause
  at: Date
  /** What the step moves between house accounts. */
  move?: Pick<HouseMove, 'key' | 'from' | 'to'>
  /** What the payer reads about it. */
  tell?: Message
}

const written = ['state', 'stateCause', 'stateSince', ...PROGRESS] as const
const assignments = written.map(name => sql`${sql.identifier(columns[name].name)} = ${placeholder(name)}`)

/** A step with all that belongs to it, in one statement, unless the transfer has taken another one or was claimed since it was read. */
const changeTransfer = prepareSql(
  sql`
    with changed as (
      update ${transfers} set ${sql.join(assignments, sql`, `)}
      where id = ${placeholder('id')} and state = ${placeholder('from')} and turn = ${placeholder('turn')}
      returning id, account_id, amount, state_since
    ), moved as (
      insert into ${houseMoves} (id, key, from_account, to_account, amount, created_at)
      select ${placeholder('moveId')}::uuid, ${placeholder('moveKey')}, ${placeholder('moveFrom')}, ${placeholder('moveTo')}, amount, state_since
      from changed where ${placeholder('moveKey')}::text is not null
      on conflict (key) do nothing
    ), told as (
      insert into ${messages} (id, recipient_id, content, created_at, next_attempt_at)
      select ${placeholder('messageId')}::uuid, account_id, ${placeholder('message')}, state_since, state_since
      from changed where ${placeholder('message')}::text is not null and not exists (
        select from ${notificationPreferences} preference
        where preference.account_id = changed.account_id and preference.kind_group = 'money_out' and not preference.sms)
    )
    select id from changed`,
  { id: transfers.id },
)

/** Takes the transfer, as it was read, to another state. Returns undefined, and does nothing, if it has changed since. */
export async function tryStep(
  db: Db,
  transfer: TransferRow,
  { state, cause, at, move, tell }: Step,
  progress: Progress = {},
): Promise<TransferRow | undefined> {
  return change(db, transfer, { ...progress, state, stateCause: cause, stateSince: at }, { move, tell })
}

/** Takes the locked transfer to another state. The database refuses a step that its states do not have. */
export const takeStep = async (tx: Db, transfer: TransferRow, step: Step, progress?: Progress): Promise<TransferRow> =>
  ofLocked(await tryStep(tx, transfer, step, progress))

/** Keeps the state of the locked transfer. */
export const noteProgress = async (tx: Db, transfer: TransferRow, progress: Progress): Promise<TransferRow> =>
  ofLocked(await change(tx, transfer, progress, {}))

function ofLocked(changed: TransferRow | undefined): TransferRow {
  if (!changed) throw new Error('A transfer was changed without its lock')
  return changed
}

async function change(
  db: Db,
  transfer: TransferRow,
  changes: Partial<TransferRow>,
  { move, tell }: Pick<Step, 'move' | 'tell'>,
): Promise<TransferRow | undefined> {
  const { id, state: from, turn } = transfer
  // While the provider is called, whoever calls it has the turn.
  const claimedBy = changes.state === 'submitting' ? transfer.claimedBy : null
  const next = { ...transfer, ...changes, claimedBy }
  const [changed] = await changeTransfer(db, {
    ...Object.fromEntries(written.map(name => [name, inSql(next[name])])),
    id,
    from,
    turn,
    moveId: move ? crypto.randomUUID() : null,
    moveKey: move?.key ?? null,
    moveFrom: move?.from ?? null,
    moveTo: move?.to ?? null,
    messageId: tell ? crypto.randomUUID() : null,
    message: tell ? messages.content.mapToDriverValue(tell) : null,
  })
  // The written values are known. Reading them again would decrypt names and IBAN.
  return changed && next
}

/** The drivers take no Date in SQL of our own. */
const inSql = (value: Date | string | number | null) => (value instanceof Date ? value.toISOString() : value)
