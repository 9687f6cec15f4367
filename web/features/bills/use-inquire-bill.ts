import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '#web/api/fetcher.ts'
import { type InquireBillMutationError, inquireBill } from '#web/api/generated/bills.ts'
import type { Bill } from '#web/api/generated/plinkAPI.schemas.ts'

export type InquireError = ApiError & InquireBillMutationError

const FRESH_MILLISECONDS = 60_000

/** What is owed. It is a request that reads, so it is kept like one for a while. */
export const useInquireBill = (billerCode: string, account: string) =>
  useQuery<Bill, InquireError>({
    queryKey: ['inquireBill', billerCode, account],
    queryFn: () => inquireBill({ billerCode, account }),
    staleTime: FRESH_MILLISECONDS,
    retry: false,
  })
