import type { Server } from '#api/testing/newcomer.ts'
import type { Operation, Scenario } from '../contract.ts'
import type { People } from '../people.ts'
import type { TestRequest } from '../request.ts'

/** What a scenario runs with: the server, a user with the test values that the scenario's request names, and the call. */
export interface ScenarioContext extends People {
  operation: Operation
  scenario: Scenario
  /** Brings the user to where the operation succeeds. */
  prepare(): Promise<void>
  /** Brings the user to where another operation succeeds. */
  prepareFor(operationId: string): Promise<void>
  /** Sends the scenario's request with these changes. Fails when a refused call has stored anything but an attempt. */
  call(changes?: Partial<TestRequest>, server?: Server): Promise<Response>
  /** The same for a call that stores something although it is refused. */
  callWithEffect(server?: Server): Promise<Response>
  /** The request that this is the response to. Scripts that send it in another way send the scenario's. */
  requestOf(response: Response): TestRequest
}

/** Brings a scenario about and returns the response that its example shows. */
export type ScenarioScript = (context: ScenarioContext) => Promise<Response>

/** By operationId and scenario. A scenario without a script of its own or a common one is run by `prepareAndCall`. */
export type ScenarioScripts = Record<string, Record<string, ScenarioScript>>
