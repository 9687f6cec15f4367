import type { PaymentPosting, TopUpPosting } from '#api/contract/generated/schemas.ts'
import type { Wallet } from '#api/db/schema/wallet.ts'
import type { Instruction, InstructionOf } from '#api/ledger/instruction.ts'

/** When something happened: so many days ago, at this time in Riyadh; `00:00` of today is past. */
interface When {
  daysAgo: number
  at: string
}

export interface Exchange {
  amount: number
  counterparty: string
  /** By name. Left out: the main wallet. */
  subWallet?: string
}

/** What names a counterparty means the newest that there was with it. */
export type Happening = When &
  (
    | (Exchange & { kind: 'top_up'; type: TopUpPosting['type'] })
    | (Exchange & { kind: 'payment'; type: PaymentPosting['type'] })
    | (Exchange & Pick<InstructionOf<'hold'>, 'kind' | 'type' | 'reason'> & { days: number })
    | { kind: 'capture' | 'release' | 'reversal'; counterparty: string }
    | { kind: 'move'; from?: string; to?: string; amount: number }
    | { kind: 'open_sub_wallet'; name: string }
    | { kind: 'set_status'; status: Wallet['status'] }
  )

export type PostingHappening = Extract<Happening, { kind: Instruction['kind'] }>

/** In the order in which it happened. */
export type History = Happening[]

type Made<Kind> = Extract<Happening, { kind: Kind }>

export const topUp = (
  daysAgo: number,
  at: string,
  type: TopUpPosting['type'],
  amount: number,
  counterparty: string,
): Made<'top_up'> => ({ kind: 'top_up', daysAgo, at, type, amount, counterparty })

export const pay = (
  daysAgo: number,
  at: string,
  type: PaymentPosting['type'],
  amount: number,
  counterparty: string,
): Made<'payment'> => ({ kind: 'payment', daysAgo, at, type, amount, counterparty })
