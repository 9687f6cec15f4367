import { isShort } from '../short.ts'

/** Customers who download all at once. */
export const EXPORTERS = isShort ? 4 : 64
/** Those who download, and two who do something else. */
export const CUSTOMERS = EXPORTERS + 2
/** Of each customer. */
export const TRANSACTIONS = 500

export interface ExportsLoad {
  url: string
  /** Of each customer. */
  headers: Record<string, string>[]
  seconds: number
}
