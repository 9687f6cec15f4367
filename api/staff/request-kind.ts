import type { ZodType } from 'zod'
import type { StaffRequestPayload } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { StaffRequestRow } from '#api/kernel/db/schema/staff-requests.ts'

export type Kind = StaffRequestPayload['kind']
type PayloadOf<K extends Kind> = Extract<StaffRequestPayload, { kind: K }>

/** The dependencies of carrying requests out. */
export type ApprovalDeps = Pick<Deps, 'clock' | 'licence' | 'log' | 'accountTime' | 'secretKey'>

/** A request that a second person has just approved. */
export interface Approval<K extends Kind> {
  request: StaffRequestRow
  payload: PayloadOf<K>
  approvedBy: string
  at: Date
}

/** A kind of request that one member of the staff makes and another one approves. */
export interface RequestKind<K extends Kind> {
  payload: ZodType<PayloadOf<K>>
  /**
   * Carries the request out, in the transaction of the approval. Throws a `PlinkError` that `decideStaffRequest` declares when that is no
   * longer possible; the request then stays pending.
   */
  apply(tx: Db, deps: ApprovalDeps, approval: Approval<K>): Promise<void>
}
