import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SuspenseCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { type BankCreditCause, type BankCreditRow, bankCredits, walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { derivedUuid } from '#api/kernel/platform/uuid.ts'
import { moveHouseMoney } from '#api/money/ledger/house-accounts.ts'
import { recordMoneyException } from '#api/money/ledger/money-exceptions.ts'
import { postCredit } from '#api/money/ledger/post.ts'
import { receivingObstacle } from '#api/money/ledger/receiving.ts'
import { type LockedWallet, lockOpenOrClosedWallet } from '#api/money/ledger/wallets.ts'
import type { BankCredit } from '#api/outside/providers/money-providers.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { cleanPayeeName } from '#domain/money/beneficiary.ts'
import { oneLine } from '#domain/visible-text.ts'
import type { TopUpDeps } from './card-top-ups.store.ts'

/**
 * Books money that has arrived at our bank, into the wallet of its IBAN or into suspense. The bank's reference is the key, so a repetition books
 * nothing. Throws `BANK_CREDIT_DIFFERS` for a known reference with other values.
 */
export async function bookBankCredit(deps: TopUpDeps, arrived: BankCredit): Promise<void> {
  const credit = { ...arrived, remitterName: readableName(arrived.remitterName) }
  const walletId = await walletOfIban(deps.db, credit.iban)
  const isBooked = await deps.accountTime.run(deps.db, accountOf(walletId), () =>
    deps.db.transaction(async tx => {
      const locked = walletId === undefined ? undefined : await lockOpenOrClosedWallet(tx, walletId)
      const row = await insertCredit(tx, deps, credit)
      if (row) await place(tx, deps, row, locked)
      return row !== undefined || isSame(credit, await creditOf(tx, credit.bankReference))
    }),
  )
  if (isBooked) return
  await recordDifference(deps, credit)
  throw new PlinkError('BANK_CREDIT_DIFFERS')
}

const NAME_LENGTH = 140

/** Returns the name as it is stored and shown. Banks pass on any characters, and a text with a NUL cannot be stored. */
function readableName(name: string): string {
  const clean = cleanPayeeName(oneLine(name).replace(/\p{Cs}/gu, ' '))
  return Array.from(clean).slice(0, NAME_LENGTH).join('') || 'Unknown'
}

/** Polls for credits whose notice was lost. A credit that cannot be booked does not delay the later ones, and is listed again in the next run. */
export async function fetchBankCredits(deps: TopUpDeps & Pick<Deps, 'providers'>, signal: AbortSignal): Promise<void> {
  let after = await cursorOf(deps.db)
  let areBooked = true
  while (!signal.aborted) {
    const page = await deps.providers.bankCredits.list({ after })
    if (page.kind === 'unavailable' || page.cursor === null || page.cursor === after) return
    for (const credit of page.credits) if (!(await tryToBook(deps, credit))) areBooked = false
    if (areBooked) await setCursor(deps.db, page.cursor)
    after = page.cursor
  }
}

/** After this many calls in a row without a response, the bank is left alone until the next run. */
const MAX_UNANSWERED = 3

/** Requests the returns that staff has decided, in random order, so that one without a response does not delay the others. */
export async function sendBackCredits(deps: TopUpDeps & Pick<Deps, 'providers'>, signal: AbortSignal): Promise<void> {
  const { db, clock, providers } = deps
  const isDue = and(eq(bankCredits.state, 'sent_back'), isNull(bankCredits.sentBackAt))
  const dueCredits = await db.select().from(bankCredits).where(isDue).orderBy(sql`random()`)
  let unanswered = 0
  for (const { id, bankReference, amount, walletId } of dueCredits) {
    if (signal.aborted || unanswered === MAX_UNANSWERED) return
    const outcome = await providers.bankCredits.sendBack({ bankReference, key: id })
    unanswered = outcome === 'unavailable' ? unanswered + 1 : 0
    if (outcome === 'unavailable') continue
    await db.transaction(async tx => {
      const sentBackAt = clock()
      if (outcome === 'refused') {
        return recordMoneyException(tx, deps, {
          key: `not returned ${id}`,
          kind: 'bank_credit_not_returned',
          walletId,
          creditId: id,
          expected: { amount, currency: 'SAR', state: 'sent_back' },
          stated: { state: 'refused', reference: bankReference },
        })
      }
      const key = `sent back ${id}`
      await moveHouseMoney(tx, { key, from: 'safeguarding', to: 'suspense', amount }, sentBackAt)
      await tx.update(bankCredits).set({ sentBackAt }).where(eq(bankCredits.id, id))
    })
  }
}

async function walletOfIban(db: Db, iban: string): Promise<string | undefined> {
  const [owner] = await db
    .select({ walletId: walletIbans.walletId })
    .from(walletIbans)
    .where(hasValue(walletIbans.iban, iban))
  return owner?.walletId
}

/** Returns undefined for a reference that was booked before, or another currency, which no wallet has. */
async function insertCredit(tx: Db, deps: TopUpDeps, credit: BankCredit): Promise<BankCreditRow | undefined> {
  const now = deps.clock()
  const { currency, ...values } = credit
  if (currency !== 'SAR') return undefined
  const [row] = await tx
    .insert(bankCredits)
    .values({
      ...values,
      // The id is derived from the bank's reference, so that after a restore the credit is sent back under the same key.
      id: derivedUuid(`bank credit ${values.bankReference}`),
      state: 'received',
      stateCause: 'received',
      stateSince: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: bankCredits.bankReference })
    .returning()
  return row
}

async function place(tx: Db, deps: TopUpDeps, row: BankCreditRow, locked: LockedWallet | undefined): Promise<void> {
  if (!locked) return suspend(tx, deps, row, 'unknown_iban', null)
  const obstacle = receivingObstacle(deps, locked, row.amount)
  if (obstacle) return suspend(tx, deps, row, obstacle, locked.wallet.id)
  await creditWallet(tx, row, locked, 'safeguarding', 'credited', deps.clock())
}

async function suspend(
  tx: Db,
  { clock, log }: TopUpDeps,
  row: BankCreditRow,
  cause: SuspenseCause,
  walletId: string | null,
): Promise<void> {
  const { id, amount } = row
  const now = clock()
  await moveHouseMoney(tx, { key: `suspense ${id}`, from: 'suspense', to: 'safeguarding', amount }, now)
  await changeBankCredit(tx, row, { state: 'suspense', stateCause: cause, stateSince: now, walletId })
  log.warn(
    { creditId: id, amount, cause },
    'A bank transfer is in suspense. Two administrators decide about it in the portal.',
  )
}

/** Credits the locked wallet with money that is in this house account. */
export async function creditWallet(
  tx: Db,
  row: BankCreditRow,
  locked: LockedWallet,
  houseAccount: HouseAccount,
  stateCause: BankCreditCause,
  now: Date,
): Promise<BankCreditRow> {
  const posting = await postCredit(
    tx,
    locked,
    {
      kind: 'credit',
      key: `bank credit ${row.id}`,
      type: 'incoming_transfer',
      amount: { amount: row.amount },
      counterparty: row.remitterName,
      houseAccount,
    },
    now,
  )
  const message = { key: 'transfer_received', amount: row.amount } as const
  await notify(tx, { to: locked.wallet.accountId, message, at: now })
  const transactionId = posting.transaction.referenceId
  return changeBankCredit(tx, row, {
    state: 'credited',
    stateCause,
    stateSince: now,
    walletId: locked.wallet.id,
    transactionId,
  })
}

/** Changes the state of a locked credit. */
export async function changeBankCredit(
  tx: Db,
  { id }: BankCreditRow,
  changes: Partial<BankCreditRow>,
): Promise<BankCreditRow> {
  const [row] = await tx.update(bankCredits).set(changes).where(eq(bankCredits.id, id)).returning()
  return row!
}

async function creditOf(tx: Db, bankReference: string): Promise<BankCreditRow | undefined> {
  const [row] = await tx.select().from(bankCredits).where(eq(bankCredits.bankReference, bankReference))
  return row
}

const isSame = (credit: BankCredit, row: BankCreditRow | undefined): boolean =>
  row !== undefined &&
  credit.currency === 'SAR' &&
  row.iban === credit.iban &&
  row.amount === credit.amount &&
  readableName(row.remitterName) === credit.remitterName &&
  row.remitterIban === credit.remitterIban

async function recordDifference(deps: TopUpDeps, credit: BankCredit): Promise<void> {
  const { bankReference, amount, currency } = credit
  const earlier = await creditOf(deps.db, bankReference)
  const kind = earlier ? 'bank_credit_differs' : 'bank_credit_currency'
  await recordMoneyException(deps.db, deps, {
    key: `${kind} ${bankReference} ${amount} ${currency}`,
    kind,
    ...(earlier && { walletId: earlier.walletId, creditId: earlier.id }),
    expected: { currency: 'SAR', ...(earlier && { amount: earlier.amount }) },
    stated: { amount, currency, reference: bankReference },
  })
}

/** Returns false if the credit must be booked again later. Staff is notified of a credit that differs. */
async function tryToBook(deps: TopUpDeps, credit: BankCredit): Promise<boolean> {
  try {
    await bookBankCredit(deps, credit)
    return true
  } catch (err) {
    if (err instanceof PlinkError && err.code === 'BANK_CREDIT_DIFFERS') return true
    const { bankReference } = credit
    deps.log.error({ err, bankReference }, 'A bank transfer could not be booked. The job tries again in a minute.')
    return false
  }
}

const CURSOR = 'bankCreditsCursor'

async function cursorOf(db: Db): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, CURSOR))
  return row?.value ?? null
}

const setCursor = (db: Db, value: string) =>
  db.insert(settings).values({ name: CURSOR, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
