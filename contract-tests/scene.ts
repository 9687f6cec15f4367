import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import { type Person, type Server, signUp } from '#api/testing/personas.ts'
import type { Operation, Scenario } from './contract.ts'
import { makeReady } from './ready.ts'
import { requestOf, type Sent, send } from './request.ts'
import { facts } from './stored.ts'
import { testValuesIn } from './test-values.ts'

/** Where a scenario plays: the server, a person, and the call. */
export interface Scene {
  world: TestApp
  operation: Operation
  scenario: Scenario
  /** About to sign up, with the test values that the scenario's request names. */
  person: Person
  /** Takes the person to where the operation is in order. */
  ready(): Promise<void>
  /** Makes the call with the scenario's request, of which parts may be changed. Fails when a refused one leaves facts behind. */
  call(changes?: Partial<Sent>, server?: Server): Promise<Response>
}

/** What happens in a scenario, up to the answer that its example shows. */
export type Play = (scene: Scene) => Promise<Response>

export function sceneOf(world: TestApp, operation: Operation, scenario: Scenario): Scene {
  const person = signUp(world.app, testValuesIn(scenario))
  const { db } = world.database
  return {
    world,
    operation,
    scenario,
    person,
    ready: () => makeReady(operation, person),
    async call(changes = {}, server = world.app) {
      const before = await facts(db)
      const answer = await send(server, operation, { ...requestOf(scenario, person), ...changes })
      if (!answer.ok) expect(await facts(db), 'what is known after a refused call').toEqual(before)
      return answer
    },
  }
}

/** Nothing special: whoever is ready makes the call. */
export const justCall: Play = async ({ ready, call }) => {
  await ready()
  return call()
}
