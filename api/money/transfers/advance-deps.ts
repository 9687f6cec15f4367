import type { Deps } from '#api/deps.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'

/** The dependencies of the steps of a transfer. */
export type AdvanceDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'processId' | 'licence' | 'transferLimits' | 'beneficiaries' | 'providers' | 'accountTime'
>

/** A transfer that this process has claimed, with its values at the time of the claim. */
export type ClaimedTransfer = Pick<
  TransferRow,
  | 'id'
  | 'accountId'
  | 'state'
  | 'turn'
  | 'sequenceNumber'
  | 'providerReference'
  | 'firstSubmittedAt'
  | 'confirmedAt'
  | 'runOn'
  | 'billerCode'
  | 'traceparent'
>

/** A transfer whose submission has begun, with the phone of its payer. */
export interface BegunSubmission {
  transfer: TransferRow
  phone: string
}
