import { useListReviews } from '#web/api/generated/admin.ts'
import { useLive } from './use-live.ts'

/** How many reviews wait for a decision; undefined until it is known. */
export function useOpenReviews(): number | undefined {
  const live = useLive()
  return useListReviews({ status: 'open' }, { query: live }).data?.items.length
}
