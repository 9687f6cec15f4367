import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#api/dev/testing/app.ts'
import { IS_GATE } from '#api/dev/testing/gate.ts'
import { type Operation, operations, type Scenario } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { EXAMPLE_TIME } from '../example-time.ts'
import { isInGate } from '../gate.ts'
import { variantsOf } from '../test-values.ts'
import { codeOf, type ValidatedResponse, validateResponse } from '../validated-response.ts'
import { commonScenarios } from './common-scenarios.ts'
import { coverageOf } from './coverage.ts'
import { normalisedResponse, withoutFieldNames } from './normalised-response.ts'
import { prepareAndCall, type ScenarioContext, type ScenarioScripts, scenarioContext } from './scenario-context.ts'

/**
 * Runs every scenario of a tag on the real server, or in `npm test` those of the gate; `hooks.test.tsx` runs them on a mock. An outcome that
 * is declared and selected and not reached on the real server fails.
 */
export function runScenarios(tag: string, scripts: ScenarioScripts = {}): void {
  const ofTag = operations.filter(operation => operation.tag === tag)
  const isSelected = (operation: Operation, scenario: Scenario) =>
    !IS_GATE || isInGate(operation, scenario, scripts[operation.id]?.[scenario.name] !== undefined)
  const coverage = coverageOf(tag, isSelected)
  let world: TestApp

  beforeAll(async () => {
    world = await contractApp()
  })
  afterAll(() => world.database.close())

  describe.each(ofTag)('$id', operation => {
    const selected = operation.scenarios.filter(scenario => isSelected(operation, scenario))

    test.each(selected.flatMap(variantsOf))('$title', async ({ scenario }) => {
      const context = scenarioContext(world, operation, scenario)
      const script = scripts[operation.id]?.[scenario.name] ?? commonScenarios[scenario.name] ?? prepareAndCall
      expectExampleResponse(await validateResponse(operation, await script(context)), context)
      coverage.record(operation, scenario)
    })
  })

  test(`every selected outcome of ${tag} was reached on the real server`, () => {
    coverage.save()
    expect(coverage.missing()).toEqual([])
  })

  test('every script belongs to a scenario of the contract', () => {
    const declared = ofTag.flatMap(({ id, scenarios }) => scenarios.map(({ name }) => `${id} ${name}`))
    const scripted = Object.entries(scripts).flatMap(([id, byName]) => Object.keys(byName).map(name => `${id} ${name}`))
    expect(scripted.filter(name => !declared.includes(name))).toEqual([])
  })
}

function expectExampleResponse(
  { status, body }: ValidatedResponse,
  { scenario, world, person }: ScenarioContext,
): void {
  expect({ status, code: codeOf(status, body) }).toEqual({ status: scenario.status, code: scenario.code })
  if (!scenario.responseBody) return
  const compared = scenario.isShared ? withoutFieldNames : (whole: ValidatedResponse['body']) => whole
  expect(normalisedResponse(compared(body), world.clock(), person)).toEqual(
    normalisedResponse(compared(scenario.responseBody), EXAMPLE_TIME),
  )
}
