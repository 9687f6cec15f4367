/** An operation of the contract, as `virtual:plink-contract` provides it to the page. */
export interface MockedOperation {
  id: string
  tag: string
  method: string
  /** The path with its parameters: `/api/v1/wallet/transactions/{referenceId}`. */
  path: string
  /** The path with the values of the examples, and with the query that the operation requires. */
  exampleUrl: string
  scenarios: MockedScenario[]
}

/** A named example of a response. */
export interface MockedScenario {
  name: string
  status: number
  /** The code of an error response. */
  code?: string
  /** The request example of the scenario, if the contract has one. */
  body?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, string>>
  /** Whether the response is a list with items. */
  hasItems?: boolean
}

/** The response body of each scenario of each operation. Undefined where the response has no body. */
export type ExampleResponses = Readonly<Record<string, Readonly<Record<string, unknown>>>>
