import { useInquireBill as useInquireBillQuery } from '#web/api/generated/bills.ts'

const FRESH_MILLISECONDS = 60_000

/** What is owed. It is a request that reads, so it is kept like one for a while. */
export const useInquireBill = (billerCode: string, account: string) =>
  useInquireBillQuery({ billerCode, account }, undefined, { query: { staleTime: FRESH_MILLISECONDS } })
