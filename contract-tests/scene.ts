import { expect } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/personas.ts'
import { type Actor, actorIn } from './actor.ts'
import type { Operation, Scenario } from './contract.ts'
import { makeReady } from './ready.ts'
import { requestOf, type Sent, send } from './request.ts'
import { facts } from './stored.ts'
import { testValuesIn } from './test-values.ts'

/** Where a scenario plays: the server, a person with the test values that the scenario's request names, and the call. */
export interface Scene extends Actor {
  operation: Operation
  scenario: Scenario
  /** Takes the person to where the operation is in order. */
  ready(): Promise<void>
  /** Makes the call with the scenario's request, of which parts may be changed. Fails when a refused one leaves facts behind. */
  call(changes?: Partial<Sent>, server?: Server): Promise<Response>
  /** The same where something happens although, or while, the call is refused. */
  callWithEffect(server?: Server): Promise<Response>
}

/** What happens in a scenario, up to the answer that its example shows. */
export type Play = (scene: Scene) => Promise<Response>

/** By operation and scenario. A scenario that is neither here nor common is just the call with its example's request. */
export type Plays = Record<string, Record<string, Play>>

export function sceneOf(world: TestApp, operation: Operation, scenario: Scenario): Scene {
  const actor = actorIn(world, testValuesIn(scenario))
  const { db } = world.database
  return {
    ...actor,
    operation,
    scenario,
    ready: () => makeReady(operation, actor),
    async call(changes = {}, server = world.app) {
      const before = await facts(db)
      const answer = await send(server, operation, { ...requestOf(operation, actor, scenario), ...changes })
      if (!answer.ok) expect(await facts(db), 'what is known after a refused call').toEqual(before)
      return answer
    },
    callWithEffect: (server = world.app) => send(server, operation, requestOf(operation, actor, scenario)),
  }
}

/** Nothing special: whoever is ready makes the call. */
export const justCall: Play = async ({ ready, call }) => {
  await ready()
  return call()
}
