import type { TransferRow } from '#api/db/schema/transfers.ts'
import type { Deps } from '#api/deps.ts'

/** The dependencies of the steps of a transfer. */
export type AdvanceDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'processId' | 'licence' | 'transferLimits' | 'beneficiaries' | 'providers'
>

/** A transfer that this process has claimed, as it was then. */
export type ClaimedTransfer = Pick<
  TransferRow,
  'id' | 'state' | 'turn' | 'sequenceNumber' | 'providerReference' | 'firstSubmittedAt' | 'confirmedAt' | 'runOn'
>
