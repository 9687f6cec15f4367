import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/newcomer.ts'
import { type Operation, operationOf, type Scenario } from '../contract.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { testUser } from '../test-user.ts'
import { testValuesIn } from '../test-values.ts'
import type { ScenarioContext } from './scenario-script.ts'

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
    prepareFor: id => prepareFor(operationOf(id), user),
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
