/** The licence's limits of a wallet in halalas. Undefined means no limit. */
export interface Licence {
  maximumBalance?: number | undefined
  /** The limit for a calendar month in Riyadh. */
  monthlyOutgoing?: number | undefined
}

export const LICENCE_TIERS = ['micro', 'standard'] as const
export type LicenceTier = (typeof LICENCE_TIERS)[number]

export const LICENCES: Record<LicenceTier, Licence> = {
  micro: { maximumBalance: 20_000_00, monthlyOutgoing: 20_000_00 },
  standard: {},
}
