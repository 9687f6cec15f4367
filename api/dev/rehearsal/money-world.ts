import { randomInt, randomUUID } from 'node:crypto'

export interface RehearsalPayment {
  /** Of Plink. */
  id: string
  amount: number
  currency: string
  status: string
  message: string | null
  refunded: number
  returnUrl: string
}

export interface RehearsalPayout {
  id: string
  /** The account of Plink at the provider. */
  sourceId: string
  sequenceNumber: string
  amount: number
  currency: string
  status: string
  message: string | null
  iban: string
  name: string
  createdAt: string
}

export interface RehearsalIban {
  /** Of Plink. */
  reference: string
  iban: string
  name: string
}

export interface RehearsalCredit {
  bankReference: string
  iban: string
  amount: number
  currency: string
  remitterName: string
  remitterIban: string | null
  bookedAt: string
  /** Of the decision to send it back. */
  sentBackKey?: string
}

/** What the card provider and the bank have written down. Credits are in the order of booking, and the rest has the newest first. */
export interface MoneyBooks {
  payments: RehearsalPayment[]
  payouts: RehearsalPayout[]
  ibans: RehearsalIban[]
  credits: RehearsalCredit[]
}

export type MoneyWorld = ReturnType<typeof createMoneyWorld>

/** The card provider and the bank, with these books of theirs. */
export function createMoneyWorld(books: MoneyBooks = { payments: [], payouts: [], ibans: [], credits: [] }) {
  const { payments, payouts, ibans, credits } = books
  return {
    /** Of cards that were entered. Each may be used once. */
    cardTokens: new Set<string>(),
    payments,
    payouts,
    ibans,
    credits,
    /** Whether payouts are paid as soon as somebody looks at them. Otherwise they wait for the person who rehearses. */
    isPayingOut: true,
    /** Whether a submission of a payout gets a response. Otherwise the connection stays open without one. */
    isAnsweringPayouts: true,
    /** Whether Plink hears of changes. Otherwise it has to ask. */
    isNotifying: true,
    paymentOf: (id: unknown) => payments.find(payment => payment.id === id),
    payoutOf: (id: unknown) => payouts.find(payout => payout.id === id),
    creditOf: (bankReference: unknown) => credits.find(credit => credit.bankReference === bankReference),
    ibanOf(reference: string, name: string): RehearsalIban {
      const known = ibans.find(each => each.reference === reference)
      if (known) return known
      const opened = { reference, iban: newIban(), name }
      ibans.unshift(opened)
      return opened
    },
    bookCredit(credit: Pick<RehearsalCredit, 'iban' | 'amount' | 'remitterName' | 'remitterIban'>): RehearsalCredit {
      const bankReference = `FT${randomUUID().slice(0, 8).toUpperCase()}`
      const booked = { ...credit, bankReference, currency: 'SAR', bookedAt: new Date().toISOString() }
      credits.push(booked)
      return booked
    },
    /** The final totals in halalas, to compare with Plink's ledger. */
    books: () => ({
      cards: total(
        payments.filter(({ status }) => status === 'paid' || status === 'refunded'),
        each => each.amount - each.refunded,
      ),
      credits: total(
        credits.filter(({ sentBackKey }) => sentBackKey === undefined),
        each => each.amount,
      ),
      payouts: total(
        payouts.filter(({ status }) => status === 'paid'),
        each => each.amount,
      ),
      payoutsUnderWay: total(
        payouts.filter(({ status }) => ['queued', 'initiated'].includes(status)),
        each => each.amount,
      ),
    }),
  }
}

const total = <Entry>(entries: Entry[], amountOf: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + amountOf(entry), 0)

/** With right check digits, at a bank with the code 30. */
function newIban(): string {
  const account = `30${String(randomInt(1, 2 ** 47)).padStart(18, '0')}`
  return `SA${String(98n - (BigInt(`${account}281000`) % 97n)).padStart(2, '0')}${account}`
}
