import { isShort } from '../short.ts'

/** The number of customers who download at the same time. */
export const EXPORTERS = isShort ? 4 : 64
/** The number of customers: those who download, and two who do something else. */
export const CUSTOMERS = EXPORTERS + 2
/** The number of transactions of each customer. */
export const TRANSACTIONS = 500

export interface ExportsLoad {
  url: string
  /** The headers of each customer. */
  headers: Record<string, string>[]
  seconds: number
}
