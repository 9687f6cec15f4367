import type { Server } from '#api/testing/customers/newcomer.ts'
import type { Operation, Scenario } from '../contract.ts'
import type { People } from '../people.ts'
import type { TestRequest } from '../request.ts'
import type { Made } from '../steps/preparation.ts'

/** How a call differs from the scenario's request. */
export interface Call extends Partial<TestRequest> {
  /** The values that the request names in place of those of the examples. */
  made?: Made
  /** The server that is called in place of the application. */
  server?: Server
}

/** What a scenario runs with: people with the test values that the scenario's request names, and the call. */
export interface ScenarioContext extends People {
  operation: Operation
  scenario: Scenario
  /** Brings the people to where the operation succeeds, and returns what that made. */
  prepare(): Promise<Made>
  /** Brings the people to where another operation succeeds, and returns what that made. */
  prepareFor(operationId: string): Promise<Made>
  /** Sends the scenario's request. Fails when a refused call has stored anything but an attempt. */
  call(call?: Call): Promise<Response>
  /** Sends a request that stores something although it is refused. */
  callWithEffect(call?: Call): Promise<Response>
  /** Returns the request that led to this response. A script that sends it in another way sends that of the scenario. */
  requestOf(response: Response): TestRequest
}

/** Brings a scenario about and returns the response that its example shows. */
export type ScenarioScript = (context: ScenarioContext) => Promise<Response>

/** By operationId and scenario. A scenario without a script of its own or a common one is run by `prepareAndCall`. */
export type ScenarioScripts = Record<string, Record<string, ScenarioScript>>
