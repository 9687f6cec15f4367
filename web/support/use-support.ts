import { useGetSupport } from '#web/api/generated/support.ts'

/** How to reach support. Asked once: it does not change during a visit. */
export const useSupport = () => useGetSupport({ query: { staleTime: Number.POSITIVE_INFINITY } })
