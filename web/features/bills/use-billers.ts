import { useListBillers } from '#web/api/generated/bills.ts'

/** All billers. They change only with a release of the server. */
export const useBillers = () => useListBillers(undefined, { query: { staleTime: Number.POSITIVE_INFINITY } })
