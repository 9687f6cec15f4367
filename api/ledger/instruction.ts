import type { PostingRequestOutput } from '#api/contract/generated/schemas.ts'
import type { HoldRow, TransactionRow } from '#api/db/schema/ledger.ts'
import { canonicalJson } from '#api/platform/canonical-json.ts'
import { sha256 } from '#api/platform/cryptography.ts'

type WithoutPhone<Request> = Request extends unknown ? Omit<Request, 'phoneNumber'> : never

/** An instruction to the ledger: a posting of the sandbox without the phone that names the wallet there. */
export type Instruction = WithoutPhone<PostingRequestOutput>
export type InstructionOf<Kind extends Instruction['kind']> = Extract<Instruction, { kind: Kind }>

/** An instruction that moves money; the others end a hold. */
export type MoneyInstruction = Exclude<Instruction, { kind: 'capture' | 'release' }>

export interface Posted {
  /** The transaction that was created or ended; for a move the one that took the money. */
  transaction: TransactionRow
  hold?: HoldRow
}

/** Equal for equal instructions, whatever their keys. */
export const digestOf = ({ key: _, ...asked }: Instruction): string => sha256(canonicalJson(asked))
