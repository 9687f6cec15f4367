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

/** Returns the transfer, and locks it until the transaction ends. It is locked before the wallets that its money moves between. */
export async function lockTransfer(tx: Db, id: string): Promise<TransferRow | undefined> {
  const [transfer] = await transferForUpdate(tx, { id })
  return transfer
}

/** Returns the locked transfer, which is still to be carried out for this cause. Throws `TRANSFER_EXPIRED`. */
export async function lockDraft(tx: Db, id: string, cause: TransferCause): Promise<TransferRow> {
  const transfer = await lockTransfer(tx, id)
  if (transfer?.state !== stateBefore(cause)) throw new PlinkError('TRANSFER_EXPIRED')
  return transfer
}

/** An approved transfer has waited for the approval. Others are carried out at once. */
export const stateBefore = (cause: TransferCause): TransferState =>
  cause === 'approved' ? 'awaiting_approval' : 'draft'

/** The columns that the rules need. The others are encrypted, so they are not read. */
export type BeneficiaryFacts = Pick<Beneficiary, 'id' | 'state' | 'coolingEndsAt'>

/** A transfer to an IBAN or a biller, with all rows that its rules need. They are locked until the transaction ends. */
export interface LockedPayout {
  transfer: TransferRow
  /** The beneficiary, or null for a bill. */
  beneficiary: BeneficiaryFacts | null
  wallet: Wallet
  payer: { phone: string }
}

/** The order of the locks is the same everywhere: transfer, beneficiary, wallet. */
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
    // The lock is as weak as that of `lockWallet`, for the same reason.
    .for('no key update', { of: [transfers, beneficiaries, wallets] }),
)

/** The same query without a beneficiary. */
const billForUpdate = prepareSelect(
  new QueryBuilder()
    .select({ transfer: columns, wallet: getTableColumns(wallets), payer: { phone: accounts.phone } })
    .from(transfers)
    .innerJoin(wallets, eq(wallets.id, transfers.walletId))
    .innerJoin(accounts, eq(accounts.id, transfers.accountId))
    .where(and(eq(transfers.id, placeholder('id')), isNotNull(transfers.billerCode)))
    .for('no key update', { of: [transfers, wallets] }),
)

/** Returns undefined for an unknown transfer, and for one to a Plink customer. */
export async function lockPayout(tx: Db, id: string): Promise<LockedPayout | undefined> {
  const [payout] = await bankPayoutForUpdate(tx, { id })
  if (payout) return payout
  const [bill] = await billForUpdate(tx, { id })
  return bill && { ...bill, beneficiary: null }
}

const PROGRESS = [
  'claimedBy',
  'traceparent',
  'confirmedAt',
  'confirmedBy',
  'cancelledBy',
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
  /** The move between house accounts that belongs to the step. */
  move?: Pick<HouseMove, 'key' | 'from' | 'to'>
  /** The message to the payer about the step. */
  tell?: Message
}

const STEP_COLUMNS = ['state', 'stateCause', 'stateSince', ...PROGRESS] as const
const assignments = STEP_COLUMNS.map(name => sql`${sql.identifier(columns[name].name)} = ${placeholder(name)}`)

/** Writes a step with all that belongs to it in one statement, unless the transfer has taken another step or was claimed since it was read. */
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
      insert into ${messages} (id, recipient_id, by_email, content, created_at, next_attempt_at)
      select channel.id, changed.account_id, channel.by_email, ${placeholder('message')}, state_since, state_since
      from changed
      cross join (values (${placeholder('messageId')}::uuid, false), (${placeholder('emailId')}::uuid, true)) as channel (id, by_email)
      left join ${notificationPreferences} preference
        on preference.account_id = changed.account_id and preference.kind_group = 'money_out'
      where ${placeholder('message')}::text is not null
        and case when channel.by_email then coalesce(preference.email, false) else coalesce(preference.sms, true) end
    )
    select id from changed`,
  { id: transfers.id },
)

/** Changes the state of the transfer as it was read. Returns undefined, and changes nothing, if it has changed since. */
export async function tryStep(
  db: Db,
  transfer: TransferRow,
  { state, cause, at, move, tell }: Step,
  progress: Progress = {},
): Promise<TransferRow | undefined> {
  return change(db, transfer, { ...progress, state, stateCause: cause, stateSince: at }, { move, tell })
}

/** Changes the state of the locked transfer. The database rejects a step that its states do not allow. */
export const takeStep = async (tx: Db, transfer: TransferRow, step: Step, progress?: Progress): Promise<TransferRow> =>
  ofLocked(await tryStep(tx, transfer, step, progress))

/** Stores progress without changing the state of the locked transfer. */
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
  // While the provider is called, the calling process keeps its claim.
  const claimedBy = changes.state === 'submitting' ? transfer.claimedBy : null
  const next = { ...transfer, ...changes, claimedBy }
  const [row] = await changeTransfer(db, {
    ...Object.fromEntries(STEP_COLUMNS.map(name => [name, inSql(next[name])])),
    id,
    from,
    turn,
    moveId: move ? crypto.randomUUID() : null,
    moveKey: move?.key ?? null,
    moveFrom: move?.from ?? null,
    moveTo: move?.to ?? null,
    messageId: tell ? crypto.randomUUID() : null,
    emailId: tell ? crypto.randomUUID() : null,
    message: tell ? messages.content.mapToDriverValue(tell) : null,
  })
  // The written values are known. Reading them again would decrypt names and IBAN.
  return row && next
}

/** The drivers accept no Date in raw SQL. */
const inSql = (value: Date | string | number | null) => (value instanceof Date ? value.toISOString() : value)
