import type { TransferRow } from '#api/db/schema/transfers.ts'
import type { Deps } from '#api/deps.ts'

/** What taking transfers on depends on. */
export type AdvanceDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'licence' | 'transferLimits' | 'beneficiaries' | 'providers'
>

/** A transfer that this process has taken up, as it was then. */
export type TakenUp = Pick<
  TransferRow,
  'id' | 'state' | 'turn' | 'sequenceNumber' | 'providerReference' | 'firstSubmittedAt'
>
