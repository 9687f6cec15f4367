import type { PaymentType, TopUpType } from '#api/contract/generated/schemas.ts'

/** The index of the main wallet. Sub-wallets count from 1. */
export const MAIN = 0
/** An index that does not exist. */
export const UNKNOWN = -1

export const SCOPES = ['overall', 'local_pos', 'transfer', 'wallet_top_up', 'refund', 'reversal'] as const
export type Scope = (typeof SCOPES)[number]
const PERIODS = ['daily', 'monthly'] as const
export type Period = (typeof PERIODS)[number]
const RANGES = { daily: 10_000_000, monthly: 100_000_000 }
const PAYMENTS: readonly Scope[] = ['local_pos', 'transfer']

type Spending = { account: number; type: Extract<Scope, PaymentType>; amount: number }
/** An instruction to the wallet. It names accounts, holds and transactions by their index, oldest first. */
export type ModelInstruction = { key: string } & (
  | { kind: 'top_up'; account: number; type: Extract<Scope, TopUpType>; amount: number }
  | ({ kind: 'payment' } & Spending)
  | ({ kind: 'hold' } & Spending)
  | { kind: 'capture' | 'release'; hold: number }
  | { kind: 'reversal'; transaction: number }
  | { kind: 'move'; from: number; to: number; amount: number }
)
export type ModelResult = { code: string; reason?: string } | { transaction: number; hold?: number }

interface Transaction {
  account: number
  type: Scope
  status: 'successful' | 'pending' | 'failed'
  direction: 'in' | 'out'
  amount: number
  failure: string | null
  reversalOf: number | null
  isInternal: boolean
  at: Date
}
type Side = Pick<Transaction, 'account' | 'type' | 'direction' | 'amount'> & Partial<Transaction>
interface Hold {
  status: 'active' | 'captured' | 'released'
  transaction: number
}

const RIYADH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' })
const PREFIX = { daily: 10, monthly: 7 }
const windowOf = (period: Period, at: Date) => RIYADH.format(at).slice(0, PREFIX[period])

/** A simple model of the rules of a wallet, in plain numbers, to compare the ledger with. */
export class WalletModel {
  now: Date
  status: 'active' | 'inactive' = 'active'
  readonly balances = [{ available: 0, onHold: 0 }]
  readonly transactions: Transaction[] = []
  readonly holds: Hold[] = []
  /** Every instruction so far, including refused ones. */
  readonly instructions: ModelInstruction[] = []
  private readonly limits = new Map<string, number>([
    ['overall daily', 200_000],
    ['overall monthly', 5_000_000],
  ])
  private readonly results = new Map<string, { text: string; result: ModelResult }>()

  constructor(now: Date) {
    this.now = now
  }

  setLimit(scope: Scope, period: Period, amount: number): void {
    this.limits.set(`${scope} ${period}`, amount)
  }

  removeLimit(scope: Exclude<Scope, 'overall'>, period: Period): void {
    this.limits.delete(`${scope} ${period}`)
  }

  setStatus(status: 'active' | 'inactive'): string | undefined {
    if (this.status === status) return 'WALLET_STATUS_UNCHANGED'
    this.status = status
    return undefined
  }

  openSubWallet(): string | undefined {
    if (this.balances.length > 3) return 'SUB_WALLET_LIMIT_REACHED'
    this.balances.push({ available: 0, onHold: 0 })
    return undefined
  }

  post(instruction: ModelInstruction): ModelResult {
    const text = JSON.stringify(instruction)
    this.instructions.push(instruction)
    const earlier = this.results.get(instruction.key)
    if (earlier) return earlier.text === text ? earlier.result : { code: 'IDEMPOTENCY_MISMATCH' }
    const before = this.transactions.length
    const result = this.carryOut(instruction)
    const leftTraces = 'transaction' in result || this.transactions.length > before
    if (leftTraces) this.results.set(instruction.key, { text, result })
    return result
  }

  private carryOut(instruction: ModelInstruction): ModelResult {
    switch (instruction.kind) {
      case 'top_up':
        return this.receive({ ...instruction, reversalOf: null })
      case 'payment':
      case 'hold':
        return this.spend(instruction)
      case 'capture':
      case 'release':
        return this.end(instruction)
      case 'reversal':
        return this.reverse(instruction.transaction)
      case 'move':
        return this.move(instruction)
    }
  }

  private receive(into: { account: number; type: Scope; amount: number; reversalOf: number | null }): ModelResult {
    const { account, type, amount, reversalOf } = into
    if (!this.balances[account]) return { code: 'SUB_WALLET_NOT_FOUND' }
    const row = { account, type, amount, direction: 'in' } as const
    const exceeded = this.exceeded([type], amount)
    if (exceeded) return this.fail(row, 'LIMIT_EXCEEDED', exceeded)
    this.balances[account].available += amount
    return this.write({ ...row, reversalOf })
  }

  private spend({ kind, account, type, amount }: Spending & { kind: 'payment' | 'hold' }): ModelResult {
    const from = this.balances[account]
    if (!from) return { code: 'SUB_WALLET_NOT_FOUND' }
    const row = { account, type, amount, direction: 'out' } as const
    if (this.status === 'inactive') return this.fail(row, 'WALLET_INACTIVE')
    if (from.available < amount) return this.fail(row, 'INSUFFICIENT_FUNDS')
    const exceeded = this.exceeded(['overall', type], amount)
    if (exceeded) return this.fail(row, 'LIMIT_EXCEEDED', exceeded)
    from.available -= amount
    if (kind === 'payment') return this.write(row)
    from.onHold += amount
    const { transaction } = this.write({ ...row, status: 'pending' })
    return { transaction, hold: this.holds.push({ status: 'active', transaction }) - 1 }
  }

  private end({ kind, hold: index }: { kind: 'capture' | 'release'; hold: number }): ModelResult {
    const hold = this.holds[index]
    if (!hold) return { code: 'HOLD_NOT_FOUND' }
    if (hold.status !== 'active') return { code: 'HOLD_ENDED' }
    if (kind === 'capture' && this.status === 'inactive') return { code: 'WALLET_INACTIVE' }
    const held = this.transactions[hold.transaction]!
    const balance = this.balances[held.account]!
    balance.onHold -= held.amount
    if (kind === 'capture') {
      Object.assign(held, { status: 'successful' })
      hold.status = 'captured'
    } else {
      balance.available += held.amount
      Object.assign(held, { status: 'failed', failure: 'released' })
      hold.status = 'released'
    }
    return { transaction: hold.transaction, hold: index }
  }

  private reverse(index: number): ModelResult {
    const original = this.transactions[index]
    if (!original) return { code: 'TRANSACTION_NOT_FOUND' }
    const isPayment = original.direction === 'out' && original.status === 'successful' && !original.isInternal
    const isReversed = this.transactions.some(({ reversalOf }) => reversalOf === index)
    if (!isPayment || isReversed) return { code: 'NOT_REVERSIBLE' }
    return this.receive({ account: original.account, type: 'reversal', amount: original.amount, reversalOf: index })
  }

  private move({ from, to, amount }: { from: number; to: number; amount: number }): ModelResult {
    const [source, target] = [this.balances[from], this.balances[to]]
    if (!source || !target) return { code: 'SUB_WALLET_NOT_FOUND' }
    if (source === target) return { code: 'VALIDATION_ERROR' }
    const row = { type: 'transfer', amount, isInternal: true } as const
    if (source.available < amount) return this.fail({ ...row, account: from, direction: 'out' }, 'INSUFFICIENT_FUNDS')
    source.available -= amount
    target.available += amount
    const result = this.write({ ...row, account: from, direction: 'out' })
    this.write({ ...row, account: to, direction: 'in' })
    return result
  }
  private write(side: Side): { transaction: number } {
    const row = { status: 'successful', failure: null, reversalOf: null, isInternal: false, at: this.now } as const
    return { transaction: this.transactions.push({ ...row, ...side }) - 1 }
  }

  private fail(side: Side, code: string, reason?: string): ModelResult {
    this.write({ ...side, status: 'failed', failure: code.toLowerCase() })
    return { code, ...(reason && { reason }) }
  }

  private exceeded(scopes: Scope[], amount: number): string | undefined {
    for (const scope of scopes) {
      for (const period of PERIODS) {
        if (this.used(scope, period) + amount > this.limitOf(scope, period)) return `${scope}_${period}`
      }
    }
    return undefined
  }

  private limitOf(scope: Scope, period: Period): number {
    return this.limits.get(`${scope} ${period}`) ?? Number.POSITIVE_INFINITY
  }

  /** Returns the used part of a limit: transactions that have not failed and are no moves between accounts. */
  private used(scope: Scope, period: Period): number {
    const window = windowOf(period, this.now)
    return this.transactions
      .filter(({ status, isInternal }) => status !== 'failed' && !isInternal)
      .filter(({ type, direction }) => (scope === 'overall' ? direction === 'out' : type === scope))
      .filter(({ at }) => windowOf(period, at) === window)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  private remaining(scope: Scope, period: Period): number {
    const scopes = PAYMENTS.includes(scope) ? [scope, 'overall' as const] : [scope]
    const periods = period === 'daily' ? PERIODS : (['monthly'] as const)
    const left = scopes.flatMap(of => periods.map(within => this.limitOf(of, within) - this.used(of, within)))
    return Math.max(0, Math.min(RANGES[period], ...left))
  }

  limitStates() {
    return SCOPES.flatMap(scope =>
      PERIODS.map(period => ({
        scope,
        period,
        limit: this.limits.get(`${scope} ${period}`) ?? null,
        used: this.used(scope, period),
        remaining: this.remaining(scope, period),
      })),
    )
  }
}
