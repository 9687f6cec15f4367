import { type Operation, operations, outcomeName, type Scenario } from '../contract.ts'

type IsSelected = (operation: Operation, scenario: Scenario) => boolean

/** Counts which of the selected outcomes and scenarios of a tag were reached. */
export function coverageOf(tag: string, isSelected: IsSelected) {
  const ofTag = operations.filter(operation => operation.tag === tag)
  const selected = namesIn(ofTag, isSelected)
  const reached = { outcomes: new Set<string>(), scenarios: new Set<string>() }
  return {
    record(operation: Operation, scenario: Scenario): void {
      reached.outcomes.add(outcomeName(operation, scenario))
      reached.scenarios.add(scenarioName(operation, scenario))
    },
    missing: (): string[] => [
      ...[...selected.outcomes].filter(name => !reached.outcomes.has(name)),
      ...[...selected.scenarios].filter(name => !reached.scenarios.has(name)),
    ],
  }
}

/** An outcome is selected if one of the scenarios that show it is. */
function namesIn(ofTag: Operation[], isSelected: IsSelected): { outcomes: Set<string>; scenarios: Set<string> } {
  const scenariosOf = (operation: Operation) => operation.scenarios.filter(scenario => isSelected(operation, scenario))
  return {
    outcomes: new Set(ofTag.flatMap(each => scenariosOf(each).map(scenario => outcomeName(each, scenario)))),
    scenarios: new Set(ofTag.flatMap(each => scenariosOf(each).map(scenario => scenarioName(each, scenario)))),
  }
}

const scenarioName = ({ id }: Operation, { status, name }: Scenario): string => `${id} ${status} ${name}`
