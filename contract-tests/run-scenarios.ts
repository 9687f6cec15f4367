import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#api/testing/app.ts'
import { commonPlays } from './common-plays.ts'
import { operations } from './contract.ts'
import { coverageOf } from './coverage.ts'
import { type Answer, codeOf, documented } from './documented.ts'
import { EXAMPLE_TIME } from './example-time.ts'
import { gist, withoutFieldNames } from './likeness.ts'
import { askMock, type Client, startMock } from './mock.ts'
import { justCall, type Plays, type Scene, sceneOf } from './scene.ts'
import { variantsOf } from './test-values.ts'

/**
 * Runs every scenario of a tag twice: on a mock of the contract, through the web's own client, and on the real server. What
 * is declared and never reached on the real server fails.
 */
export function runScenarios(tag: string, client: Client, plays: Plays = {}): void {
  const ofTag = operations.filter(operation => operation.tag === tag)
  const coverage = coverageOf(tag)
  let world: TestApp
  let mock: { close(): Promise<void> }

  beforeAll(async () => {
    ;[world, mock] = await Promise.all([testApp(), startMock()])
  })
  afterAll(() => Promise.all([world.database.close(), mock.close()]))

  describe.each(ofTag)('$id', operation => {
    test.each(operation.scenarios)('$name, on a mock', async scenario => {
      const answer = await askMock(client, operation, scenario)
      expect(answer).toEqual({ status: scenario.status, body: scenario.answer })
    })

    test.each(operation.scenarios.flatMap(variantsOf))('$title', async ({ scenario }) => {
      const scene = sceneOf(world, operation, scenario)
      const play = plays[operation.id]?.[scenario.name] ?? commonPlays[scenario.name] ?? justCall
      expectLikeness(await documented(operation, await play(scene)), scene)
      coverage.record(operation, scenario)
    })
  })

  test(`every declared outcome of ${tag} was reached on the real server`, () => {
    coverage.save()
    expect(coverage.missing()).toEqual([])
  })

  test('every play is about a scenario of the contract', () => {
    const known = ofTag.flatMap(({ id, scenarios }) => scenarios.map(({ name }) => `${id} ${name}`))
    const played = Object.entries(plays).flatMap(([id, byName]) => Object.keys(byName).map(name => `${id} ${name}`))
    expect(played.filter(name => !known.includes(name))).toEqual([])
  })
}

function expectLikeness({ status, body }: Answer, { scenario, world, person }: Scene): void {
  expect({ status, code: codeOf(status, body) }).toEqual({ status: scenario.status, code: scenario.code })
  if (!scenario.answer) return
  const compared = scenario.isShared ? withoutFieldNames : (whole: Answer['body']) => whole
  expect(gist(compared(body), world.clock(), person)).toEqual(gist(compared(scenario.answer), EXAMPLE_TIME))
}
