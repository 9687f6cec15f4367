import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Operation, operations, outcomeName, type Scenario } from '../contract.ts'

export interface Share {
  reached: number
  all: number
}
/** What a tag's tests reached on the real server. */
export interface TagCoverage {
  outcomes: Share
  scenarios: Share
}

/** Counts which outcomes and scenarios of a tag were reached. */
export function coverageOf(tag: string) {
  const ofTag = operations.filter(operation => operation.tag === tag)
  const outcomes = new Set(ofTag.flatMap(each => each.declared.map(outcome => outcomeName(each, outcome))))
  const scenarios = new Set(ofTag.flatMap(each => each.scenarios.map(scenario => scenarioName(each, scenario))))
  const reached = { outcomes: new Set<string>(), scenarios: new Set<string>() }
  return {
    record(operation: Operation, scenario: Scenario): void {
      reached.outcomes.add(outcomeName(operation, scenario))
      reached.scenarios.add(scenarioName(operation, scenario))
    },
    missing: (): string[] => [
      ...[...outcomes].filter(name => !reached.outcomes.has(name)),
      ...[...scenarios].filter(name => !reached.scenarios.has(name)),
    ],
    /** For the summary at the end of the run. */
    save(): void {
      const coverage: TagCoverage = {
        outcomes: { reached: reached.outcomes.size, all: outcomes.size },
        scenarios: { reached: reached.scenarios.size, all: scenarios.size },
      }
      writeFileSync(join(inject('coverageFolder'), `${tag}.json`), JSON.stringify(coverage))
    },
  }
}

const scenarioName = ({ id }: Operation, { status, name }: Scenario): string => `${id} ${status} ${name}`
