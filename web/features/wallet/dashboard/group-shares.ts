import type { SpendingShare } from '#web/api/generated/plinkAPI.schemas.ts'

/** The fields that all kinds of shares have. */
type Amounts = Pick<SpendingShare, 'amount' | 'percent'>

export interface Slice<Share> {
  /** Null for the group of all others. */
  share: Share | null
  halalas: number
  percent: number
}

/** People cannot tell more colours apart than these. */
const SLICES = 6

/** Returns the largest shares and the rest of the total. The shares must be sorted, the largest first. */
export function groupShares<Share extends Amounts>(shares: readonly Share[], total: number): Slice<Share>[] {
  const own = shares.length > SLICES ? shares.slice(0, SLICES - 1) : shares
  const slices = own.map(share => ({ share, halalas: share.amount.amount, percent: share.percent }))
  if (own === shares) return slices
  const halalas = slices.reduce((rest, slice) => rest - slice.halalas, total)
  return [...slices, { share: null, halalas, percent: Math.round((halalas / total) * 1000) / 10 }]
}
