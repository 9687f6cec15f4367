import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import { type Operation, operationOf, type Scenario } from '../contract.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { newPeople } from '../people.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import type { Call, ScenarioContext } from '../scripts/scenario-script.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { testValuesIn } from '../test-values.ts'

export function scenarioContext(plink: TestApp, operation: Operation, scenario: Scenario): ScenarioContext {
  const people = newPeople(plink, testValuesIn(scenario))
  const { db } = plink.database
  const requests = new WeakMap<Response, TestRequest>()

  async function sendCall({ made, server = plink.app, ...changes }: Call): Promise<Response> {
    const request = { ...requestOf(operation, people, made, scenario), ...changes }
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
    async call(call = {}) {
      const { facts } = await databaseSnapshot(db)
      const response = await sendCall(call)
      if (!response.ok) expect((await databaseSnapshot(db)).facts, 'stored by a refused call').toEqual(facts)
      return response
    },
    callWithEffect: (call = {}) => sendCall(call),
    requestOf: response => requests.get(response) ?? requestOf(operation, people, {}, scenario),
  }
}
