import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Limit } from '#api/contract/generated/schemas.ts'
import { balancesOf } from '#api/features/wallet/balances.ts'
import { limitsOf } from '#api/features/wallet/get-limits.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { holds, ledgerAccounts, transactions } from '#api/kernel/db/schema/ledger.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import { removeLimit, setLimit } from '#api/money/ledger/set-limit.ts'
import { type LockedWallet, lockWallet, openSubWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import { hold, newWallet, payment, sar, topUp } from './wallet.ts'
import { MAIN, type ModelInstruction, type ModelResult, type Period, SCOPES, type Scope } from './wallet-model.ts'

/** Ids that do not exist. */
const UNKNOWN = {
  subWallet: '000000000000',
  hold: crypto.randomUUID(),
  transaction: 'PLK0000000000000',
}

/** A wallet of the ledger with the interface of `WalletModel`. */
export class WalletUnderTest {
  now: Date
  private readonly db: Db
  private readonly walletId: string
  private subWallets: string[] = []
  private holds: string[] = []
  private references: string[] = []

  private constructor(db: Db, walletId: string, now: Date) {
    this.db = db
    this.walletId = walletId
    this.now = now
  }

  static async open(db: Db, now: Date): Promise<WalletUnderTest> {
    return new WalletUnderTest(db, await newWallet({ db, clock: () => now }), now)
  }

  setLimit(scope: Scope, period: Period, amount: number): Promise<void> {
    return setLimit(this.db, { walletId: this.walletId, scope, period, amount }, this.now)
  }

  removeLimit(scope: Exclude<Scope, 'overall'>, period: Period): Promise<void> {
    return removeLimit(this.db, { walletId: this.walletId, scope, period })
  }

  setStatus(status: 'active' | 'inactive'): Promise<string | undefined> {
    return this.change((tx, locked) => setWalletStatus(tx, locked, status, this.now))
  }

  openSubWallet(): Promise<string | undefined> {
    return this.change(async (tx, locked) => {
      const { id } = await openSubWallet(tx, locked, 'Savings', this.now)
      this.subWallets.push(id)
    })
  }

  /** Returns the error code if the change is refused. */
  private async change(work: (tx: Db, locked: LockedWallet) => Promise<void>): Promise<string | undefined> {
    const done = this.db.transaction(async tx => work(tx, await lockWallet(tx, this.walletId)))
    return done.then(() => undefined, codeOf)
  }

  /** Call `observe` before the returned function: it reads the ids of new rows. */
  async post(instruction: ModelInstruction): Promise<() => ModelResult> {
    const deps = { db: this.db, clock: () => this.now, licence: {} }
    try {
      const { transaction, hold } = await post(deps, this.walletId, this.toInstruction(instruction))
      return () => ({
        transaction: this.references.indexOf(transaction.referenceId),
        ...(hold && { hold: this.holds.indexOf(hold.id) }),
      })
    } catch (cause) {
      const code = codeOf(cause)
      const reason = cause instanceof PlinkError ? cause.details.reason : undefined
      return () => ({ code, ...(reason && { reason }) })
    }
  }

  private toInstruction(instruction: ModelInstruction): Instruction {
    const { key } = instruction
    switch (instruction.kind) {
      case 'top_up':
        return topUp(instruction.amount, { key, type: instruction.type, ...this.in(instruction.account) })
      case 'payment':
        return payment(instruction.amount, { key, type: instruction.type, ...this.in(instruction.account) })
      case 'hold':
        return hold(instruction.amount, { key, type: instruction.type, ...this.in(instruction.account) })
      case 'capture':
      case 'release':
        return { kind: instruction.kind, key, holdId: this.holds[instruction.hold] ?? UNKNOWN.hold }
      case 'reversal':
        return { kind: 'reversal', key, referenceId: this.references[instruction.transaction] ?? UNKNOWN.transaction }
      case 'move': {
        const { subWallet: from } = this.in(instruction.from)
        const { subWallet: to } = this.in(instruction.to)
        return { kind: 'move', key, amount: sar(instruction.amount), ...(from && { from }), ...(to && { to }) }
      }
    }
  }

  private in(account: number): { subWallet?: string } {
    return account === MAIN ? {} : { subWallet: this.subWallets[account - 1] ?? UNKNOWN.subWallet }
  }

  /** Returns the state that the model has too, and an audit of the books. */
  async observe() {
    const balances = await balancesOf(this.db, this.walletId, this.now)
    const rows = await this.db
      .select({ transaction: transactions, hold: holds })
      .from(transactions)
      .leftJoin(holds, eq(holds.referenceId, transactions.referenceId))
      .where(eq(transactions.walletId, this.walletId))
      .orderBy(asc(transactions.sequence))
    this.references = rows.map(({ transaction }) => transaction.referenceId)
    const placed = rows.flatMap(row => (row.hold ? [row.hold] : []))
    this.holds = placed.map(({ id }) => id)
    return {
      balances: balances.map(({ available, onHold }) => ({ available, onHold })),
      transactions: rows.map(({ transaction: row }) => ({
        account: balances.findIndex(({ accountId }) => accountId === row.accountId),
        type: row.type,
        status: row.status,
        direction: row.direction,
        amount: row.amount,
        failure: row.failure,
        reversalOf: row.reversalOf && this.references.indexOf(row.reversalOf),
        isInternal: row.isInternal,
        at: row.createdAt,
      })),
      holds: placed.map(({ status, referenceId }) => ({ status, transaction: this.references.indexOf(referenceId) })),
      limits: await this.limitStates(),
      books: await this.audit(),
    }
  }

  private async limitStates() {
    const { overall, types } = await limitsOf({ db: this.db, licence: {} }, this.walletId, this.now)
    const stateOf = (scope: Scope, period: Period, { limit, used, remaining }: Limit) => ({
      scope,
      period,
      limit: limit?.amount ?? null,
      used: used.amount,
      remaining: remaining.amount,
    })
    return SCOPES.flatMap(scope => {
      const pair = scope === 'overall' ? overall : types.find(({ type }) => type === scope)!
      return [stateOf(scope, 'daily', pair.daily), stateOf(scope, 'monthly', pair.monthly)]
    })
  }

  /** Returns sums and counts that must always be zero. */
  private async audit() {
    const count = (from: SQL) => sql<number>`(select count(*) from (${from}) found)`.mapWith(Number)
    const ofWallet = sql`wallet_id = ${this.walletId}`
    const [books] = await this.db
      .select({
        sum: sql`sum(${ledgerAccounts.balance})`.mapWith(Number),
        unbalanced: count(sql`select from entries where ${ofWallet} group by posting_id having sum(amount) <> 0`),
        unexplained: count(sql`select from ledger_accounts a where ${ofWallet}
          and balance <> coalesce((select sum(amount) from entries where account_id = a.id), 0)`),
      })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.walletId, this.walletId))
    return books
  }
}

function codeOf(cause: unknown): string {
  if (cause instanceof PlinkError) return cause.code
  throw cause
}
