/** What the mock's tools know of the contract; `virtual:plink-contract` carries it into the page. */
export interface MockedOperation {
  id: string
  tag: string
  method: string
  /** As the contract writes it: `/api/v1/wallet/transactions/{referenceId}`. */
  path: string
  scenarios: MockedScenario[]
}

/** A named example of an answer. */
export interface MockedScenario {
  name: string
  status: number
  /** Of an error. */
  code?: string
  /** The request that leads to it, where the contract names one of its own. */
  body?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, string>>
  /** The answer is a list with something in it. */
  hasItems?: boolean
}
