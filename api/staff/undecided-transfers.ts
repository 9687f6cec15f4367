import { and, inArray, isNotNull } from 'drizzle-orm'
import { transfers } from '#api/kernel/db/schema/transfers.ts'

/** Matches transfers that need a decision: the provider does not say whether they were paid, or their money is in suspense. */
export const isUndecided = and(inArray(transfers.state, ['unknown', 'pending']), isNotNull(transfers.undecidedSince))
