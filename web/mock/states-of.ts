import type { Choice } from './choices.ts'
import type { MockedOperation, MockedScenario } from './contract.ts'
import type { Memory } from './memory.ts'
import type { PlacedScreen, ScreenCall, Setting } from './screen.ts'
import type { Step } from './script.ts'

/** A screen as somebody may see it, and how to come to it. */
export interface ScreenState {
  /** `phone.phone_duplicate` */
  id: string
  screen: PlacedScreen
  memory: Memory
  arrival?: () => object
  choices: Readonly<Record<string, Choice>>
  steps: readonly Step[]
  /** Whose answer makes the state. */
  operation?: string
  /** The answer, unless none comes. */
  scenario?: MockedScenario
}

/** The screen on arrival, every scenario of every operation that it calls, and those operations without an answer. */
export function statesOf(screen: PlacedScreen, operations: readonly MockedOperation[]): ScreenState[] {
  const { calls = [], moments = [] } = screen
  return [
    stateOf(screen, operations, 'start', {}),
    ...moments.map(moment => stateOf(screen, operations, moment.id, moment)),
    ...calls.flatMap((call, index) => statesOfCall(screen, operations, call, index === 0)),
  ]
}

function statesOfCall(
  screen: PlacedScreen,
  operations: readonly MockedOperation[],
  call: ScreenCall,
  isFirst: boolean,
): ScreenState[] {
  const { scenarios } = operationOf(operations, call.operation)
  const prefix = isFirst ? '' : `${call.operation}.`
  const withChoice = (name: string, choice: Choice, scenario?: MockedScenario): ScreenState => {
    const state = stateOf(screen, operations, prefix + name, call)
    const choices = { ...state.choices, [call.operation]: choice }
    return { ...state, choices, operation: call.operation, ...(scenario && { scenario }) }
  }
  return [
    ...scenarios.map(each => withChoice(each.name, choiceOf(each), each)),
    ...(canBeEmpty(scenarios) ? [withChoice('empty', 'empty')] : []),
    withChoice('loading', 'held'),
    withChoice('offline', 'offline'),
  ]
}

function stateOf(screen: PlacedScreen, operations: readonly MockedOperation[], name: string, setting: Setting) {
  const { memory = screen.memory ?? {}, arrival = screen.arrival, steps = [] } = setting
  const choices = Object.fromEntries(
    Object.entries({ ...screen.given, ...setting.given }).map(([id, scenario]) => [
      id,
      choiceOf(scenarioOf(operationOf(operations, id), scenario)),
    ]),
  )
  return { id: `${screen.id}.${name}`, screen, memory, ...(arrival && { arrival }), choices, steps }
}

const choiceOf = ({ name, status }: MockedScenario): Choice => ({ scenario: name, status })

/** A list that the contract shows with something in it only. */
const canBeEmpty = (scenarios: readonly MockedScenario[]) =>
  scenarios.some(({ hasItems }) => hasItems) && !scenarios.some(({ name }) => name.endsWith('_empty'))

function operationOf(operations: readonly MockedOperation[], id: string): MockedOperation {
  const found = operations.find(operation => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}

function scenarioOf({ id, scenarios }: MockedOperation, name: string): MockedScenario {
  const found = scenarios.find(scenario => scenario.name === name)
  if (!found) throw new Error(`${id} has no scenario ${name}`)
  return found
}
