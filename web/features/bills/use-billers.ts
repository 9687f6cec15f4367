import { useListBillers } from '#web/api/generated/bills.ts'

/** All billers. They change with a release of the server alone. */
export const useBillers = () => useListBillers(undefined, { query: { staleTime: Number.POSITIVE_INFINITY } })
