import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/personas.ts'
import type { Operation, Scenario } from '../contract.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { type TestUser, testUser } from '../test-user.ts'
import { testValuesIn } from '../test-values.ts'

/** What a scenario runs with: the server, a user with the test values that the scenario's request names, and the call. */
export interface ScenarioContext extends TestUser {
  operation: Operation
  scenario: Scenario
  /** Brings the user to where the operation succeeds. */
  prepare(): Promise<void>
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

export function scenarioContext(world: TestApp, operation: Operation, scenario: Scenario): ScenarioContext {
  const user = testUser(world, testValuesIn(scenario))
  const { db } = world.database
  const requests = new WeakMap<Response, TestRequest>()

  async function sendTo(server: Server, changes: Partial<TestRequest> = {}): Promise<Response> {
    const request = { ...requestOf(operation, user, scenario), ...changes }
    const response = await send(server, operation, request)
    requests.set(response, request)
    return response
  }

  return {
    ...user,
    operation,
    scenario,
    prepare: () => prepareFor(operation, user),
    async call(changes = {}, server = world.app) {
      const { facts } = await databaseSnapshot(db)
      const response = await sendTo(server, changes)
      if (!response.ok) expect((await databaseSnapshot(db)).facts, 'stored by a refused call').toEqual(facts)
      return response
    },
    callWithEffect: (server = world.app) => sendTo(server),
    requestOf: response => requests.get(response) ?? requestOf(operation, user, scenario),
  }
}

export const prepareAndCall: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call()
}
