import type { PostingRequestOutput, TransactionType } from '#api/contract/generated/schemas.ts'
import type { HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import type { HoldRow, TransactionRow } from '#api/kernel/db/schema/ledger.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'

type WithoutPhone<Request> = Request extends unknown ? Omit<Request, 'phoneNumber'> : never

/** The common part of the postings of top-ups and transfers. */
interface ProductPosting {
  key: string
  /** The amount in halalas. */
  amount: { amount: number }
  type: TransactionType
  counterparty: string
  counterpartyArabic?: string
  /** The sub-wallet, or undefined for the main wallet. */
  subWallet?: string
  /** The house account that shows where the money is outside the wallet. */
  houseAccount: HouseAccount
  /** The number of the payment, which its transaction gets. By default the transaction gets a new one. */
  transactionRef?: string
  /** Ties the two postings of a transfer between wallets. */
  transferId?: string
}

type ProductInstruction =
  /** Money that has arrived. The wallet accepts it regardless of its status and limits. */
  | ({ kind: 'credit' /** The transaction whose money comes back. */; reversalOf?: string } & ProductPosting)
  /** Money that leaves at once. */
  | ({ kind: 'debit' } & ProductPosting)
  /** Money that waits on hold until a transfer is paid or has failed. Time does not release it. */
  | ({ kind: 'reserve'; expectedRelease: string } & Omit<ProductPosting, 'houseAccount' | 'transferId'>)
  /** Pays reserved money, which has left already. This works from an inactive or frozen wallet too. */
  | { kind: 'settle'; key: string; holdId: string; houseAccount: HouseAccount }
  /** Makes reserved money available again. */
  | { kind: 'cancel'; key: string; holdId: string }

/** An instruction to the ledger: a posting of the sandbox without the phone that names the wallet there, or one of the product. */
export type Instruction = WithoutPhone<PostingRequestOutput> | ProductInstruction
export type InstructionOf<Kind extends Instruction['kind']> = Extract<Instruction, { kind: Kind }>

/** An instruction that ends a hold. */
export type HoldEnd = InstructionOf<'capture' | 'release' | 'settle' | 'cancel'>

/** An instruction that moves money; the others end a hold. */
export type MoneyInstruction = Exclude<Instruction, HoldEnd>

export interface Posted {
  /** The transaction that was created or ended; for a move the one that took the money. */
  transaction: TransactionRow
  hold?: HoldRow
}

/** Returns the same digest for equal instructions, whatever their keys are. */
export const digestOf = ({ key: _, ...values }: Instruction): string => sha256(canonicalJson(values))
