import type { SpendingShare, TransactionType } from '#web/api/generated/plinkAPI.schemas.ts'

export interface Slice {
  type: TransactionType | 'other'
  halalas: number
  percent: number
}

/** More colours than these cannot be told apart. */
const SLICES = 6

/** The largest shares, and the rest together. Takes them the largest first. */
export function groupShares(shares: readonly SpendingShare[]): Slice[] {
  const slices = shares.map(({ type, amount, percent }) => ({ type, halalas: amount.amount, percent }))
  if (slices.length <= SLICES) return slices
  const rest = slices.slice(SLICES - 1)
  const percent = rest.reduce((sum, slice) => sum + slice.percent, 0)
  return [
    ...slices.slice(0, SLICES - 1),
    {
      type: 'other',
      halalas: rest.reduce((sum, slice) => sum + slice.halalas, 0),
      percent: Math.round(percent * 10) / 10,
    },
  ]
}
