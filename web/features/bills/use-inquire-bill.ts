import { useInquireBill as useInquireBillQuery } from '#web/api/generated/bills.ts'

const FRESH_MILLISECONDS = 60_000

/** The amount due. The request only reads, so its response is cached for a while. */
export const useInquireBill = (billerCode: string, account: string) =>
  useInquireBillQuery({ billerCode, account }, undefined, { query: { staleTime: FRESH_MILLISECONDS } })
