import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/newcomer.ts'
import { type Operation, operationOf, type Scenario } from '../contract.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { newPeople } from '../people.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import type { ScenarioContext } from '../scripts/scenario-script.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { testValuesIn } from '../test-values.ts'

export function scenarioContext(plink: TestApp, operation: Operation, scenario: Scenario): ScenarioContext {
  const people = newPeople(plink, testValuesIn(scenario))
  const { db } = plink.database
  const requests = new WeakMap<Response, TestRequest>()

  async function sendTo(server: Server, changes: Partial<TestRequest> = {}): Promise<Response> {
    const request = { ...requestOf(operation, people, scenario), ...changes }
    const response = await send(server, operation, request)
    requests.set(response, request)
    return response
  }

  return {
    ...people,
    operation,
    scenario,
    prepare: () => prepareFor(operation, people),
    prepareFor: id => prepareFor(operationOf(id), people),
    async call(changes = {}, server = plink.app) {
      const { facts } = await databaseSnapshot(db)
      const response = await sendTo(server, changes)
      if (!response.ok) expect((await databaseSnapshot(db)).facts, 'stored by a refused call').toEqual(facts)
      return response
    },
    callWithEffect: (server = plink.app) => sendTo(server),
    requestOf: response => requests.get(response) ?? requestOf(operation, people, scenario),
  }
}
