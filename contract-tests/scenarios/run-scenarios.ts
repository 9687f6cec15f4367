import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { IS_GATE } from '#api/testing/gate.ts'
import { type Operation, operations, type Scenario } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { EXAMPLE_TIME } from '../example-time.ts'
import { isCommonRefusal, isInGate } from '../gate.ts'
import { send } from '../request.ts'
import { commonScenarios } from '../scripts/common-scenarios.ts'
import { prepareAndCall } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScripts } from '../scripts/scenario-script.ts'
import { variantsOf } from '../test-values.ts'
import { codeOf, readBody, type ValidatedResponse, validateResponse } from '../validated-response.ts'
import { coverageOf } from './coverage.ts'
import { normalisedResponse, withoutDocumentation, withoutFieldNames } from './normalised-response.ts'
import { scenarioContext } from './scenario-context.ts'

const prismMock: Server = { request: (path, init) => fetch(inject('prismMockUrl') + path, init) }

/**
 * Runs every scenario of a tag on the real server, or in `npm test` those of the gate; `hooks.test.tsx` runs them on a mock. An outcome that
 * is declared and selected and not reached on the real server fails.
 */
export function runScenarios(tag: string, scripts: ScenarioScripts = {}): void {
  const ofTag = operations.filter(operation => operation.tag === tag)
  const isSelected = (operation: Operation, scenario: Scenario) =>
    !IS_GATE || isInGate(operation, scenario, scripts[operation.id]?.[scenario.name] !== undefined)
  const coverage = coverageOf(tag, isSelected)
  let plink: TestApp

  beforeAll(async () => {
    plink = await contractApp()
  })
  afterAll(() => plink.database.close())

  describe.each(ofTag)('$id', operation => {
    const selected = operation.scenarios.filter(scenario => isSelected(operation, scenario))

    test.for(selected.flatMap(variantsOf))('$title', async ({ scenario }, { task }) => {
      const context = scenarioContext(plink, operation, scenario)
      const script = scripts[operation.id]?.[scenario.name] ?? commonScenarios[scenario.name] ?? prepareAndCall
      const response = await script(context)
      const ofServer = await validateResponse(operation, response)
      expectExampleResponse(ofServer, context)
      task.meta.outcome = { operation: operation.id, status: scenario.status, code: scenario.code, mock: 'not asked' }
      if (isOfMock(scenario)) {
        task.meta.outcome.mock = 'different'
        await expectResponseOfMock(response, ofServer, context)
        task.meta.outcome.mock = 'same'
      }
      coverage.record(operation, scenario)
    })
  })

  test(`every selected outcome of ${tag} was reached on the real server`, () => {
    expect(coverage.missing()).toEqual([])
  })

  test('every script belongs to a scenario of the contract', () => {
    const declared = ofTag.flatMap(({ id, scenarios }) => scenarios.map(({ name }) => `${id} ${name}`))
    const scripted = Object.entries(scripts).flatMap(([id, byName]) => Object.keys(byName).map(name => `${id} ${name}`))
    expect(scripted.filter(name => !declared.includes(name))).toEqual([])
  })
}

function expectExampleResponse({ status, body }: ValidatedResponse, context: ScenarioContext): void {
  const { scenario } = context
  expect({ status, code: codeOf(status, body) }).toEqual({ status: scenario.status, code: scenario.code })
  expectBody(body, scenario.responseBody, context)
}

/** Expects the body of the server's response to be the example, except for what differs from call to call. */
function expectBody(
  ofServer: ValidatedResponse['body'],
  example: ValidatedResponse['body'],
  { scenario, plink, newcomer }: ScenarioContext,
): void {
  if (!scenario.responseBody) return
  if (scenario.code) expect(ofServer.documentationUrl).toBe(`${plink.deps.publicUrl}/docs/errors/${scenario.code}`)
  const compared = (whole: ValidatedResponse['body']) => {
    const told = scenario.code ? withoutDocumentation(whole) : whole
    return scenario.isShared ? withoutFieldNames(told) : told
  }
  expect(normalisedResponse(compared(ofServer), plink.clock(), newcomer)).toEqual(
    normalisedResponse(compared(example), EXAMPLE_TIME),
  )
}

/**
 * Whether the mock can respond the same. It refuses the requests of common refusals in its own way, or takes them for valid, and it has its own
 * limit of a body.
 */
const isOfMock = (scenario: Scenario): boolean => !isCommonRefusal(scenario) && scenario.status !== 413

/** Sends the same request to `prism mock`, which must respond the same. */
async function expectResponseOfMock(
  response: Response,
  ofServer: ValidatedResponse,
  context: ScenarioContext,
): Promise<void> {
  const { operation, scenario, requestOf } = context
  const { headers, ...request } = requestOf(response)
  // A response without a body has no example.
  const example = scenario.responseBody ? `, example=${scenario.name}` : ''
  const prefer = { Prefer: `code=${scenario.status}${example}` }
  const mocked = await send(prismMock, operation, { ...request, headers: { ...headers, ...prefer } })
  expect(mocked.status).toBe(ofServer.status)
  expectBody(ofServer.body, await readBody(mocked), context)
}
