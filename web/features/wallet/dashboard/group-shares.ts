import type { SpendingShare } from '#web/api/generated/plinkAPI.schemas.ts'

/** What all kinds of shares have. */
type Amounts = Pick<SpendingShare, 'amount' | 'percent'>

export interface Slice<Share> {
  /** Null for all that have no slice of their own. */
  share: Share | null
  halalas: number
  percent: number
}

/** More colours than these cannot be told apart. */
const SLICES = 6

/** The largest shares, and what they leave of the total. Takes them the largest first. */
export function groupShares<Share extends Amounts>(shares: readonly Share[], total: number): Slice<Share>[] {
  const own = shares.length > SLICES ? shares.slice(0, SLICES - 1) : shares
  const slices = own.map(share => ({ share, halalas: share.amount.amount, percent: share.percent }))
  if (own === shares) return slices
  const halalas = slices.reduce((rest, slice) => rest - slice.halalas, total)
  return [...slices, { share: null, halalas, percent: Math.round((halalas / total) * 1000) / 10 }]
}
