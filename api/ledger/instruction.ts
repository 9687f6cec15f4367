import type { PostingRequestOutput } from '#api/contract/generated/schemas.ts'
import type { HoldRow, TransactionRow } from '#api/db/schema/ledger.ts'
import { canonicalJson } from '#api/platform/canonical-json.ts'
import { sha256 } from '#api/platform/cryptography.ts'

type WithoutPhone<Request> = Request extends unknown ? Omit<Request, 'phoneNumber'> : never

/** What the ledger can be asked to do to a wallet: the sandbox's postings, without the phone that names the wallet there. */
export type Instruction = WithoutPhone<PostingRequestOutput>
export type InstructionOf<Kind extends Instruction['kind']> = Extract<Instruction, { kind: Kind }>

export interface Posted {
  /** The one that came about, or that ended; of a movement the one that took the money. */
  transaction: TransactionRow
  hold?: HoldRow
}

/** Equal for instructions that ask for the same. */
export const digestOf = ({ key: _, ...asked }: Instruction): string => sha256(canonicalJson(asked))
