import type { Choice } from './choices.ts'
import type { MockedOperation, MockedScenario } from './contract.ts'
import type { Area, Screen, ScreenCall, ScreenInArea, StateSetup, Step } from './screen-definition.ts'
import { ACCOUNT } from './screens/account.ts'
import { ADMIN } from './screens/admin.ts'
import { ADMIN_CUSTOMERS } from './screens/admin-customers.ts'
import { ADMIN_MONEY } from './screens/admin-money.ts'
import { ADMIN_REVIEWS } from './screens/admin-reviews.ts'
import { APPROVALS } from './screens/approvals.ts'
import { BENEFICIARIES } from './screens/beneficiaries.ts'
import { BILLS } from './screens/bills.ts'
import { DOCS } from './screens/docs.ts'
import { RECOVERY } from './screens/recovery.ts'
import { SANDBOX } from './screens/sandbox.ts'
import { SIGN_IN } from './screens/sign-in.ts'
import { SIGN_UP } from './screens/sign-up.ts'
import { STATEMENTS } from './screens/statements.ts'
import { JOINING, TEAM } from './screens/team.ts'
import { TRANSACTIONS } from './screens/transactions.ts'
import { TRANSFERS } from './screens/transfers.ts'
import { WALLET } from './screens/wallet.ts'
import type { StoredState } from './stored-state.ts'

const SCREENS_BY_AREA: Record<Area, readonly Screen[]> = {
  'sign-up': SIGN_UP,
  'sign-in': SIGN_IN,
  recovery: RECOVERY,
  account: [...ACCOUNT, ...TEAM, ...JOINING],
  wallet: [...WALLET, ...TRANSACTIONS, ...STATEMENTS, ...BENEFICIARIES, ...TRANSFERS, ...BILLS, ...APPROVALS],
  sandbox: SANDBOX,
  admin: [...ADMIN, ...ADMIN_CUSTOMERS, ...ADMIN_REVIEWS, ...ADMIN_MONEY],
  docs: DOCS,
}

/** Every screen of the web app. The states of a screen result from its operations and their scenarios in the contract. */
export const SCREENS: readonly ScreenInArea[] = Object.entries(SCREENS_BY_AREA).flatMap(([area, screens]) =>
  // Object.entries widens the type of the keys.
  screens.map(screen => ({ ...screen, area: area as Area })),
)

export const allStates = (operations: readonly MockedOperation[]): ScreenState[] =>
  SCREENS.flatMap(screen => statesOf(screen, operations))

/** A visible state of a screen, and its conditions. */
export interface ScreenState {
  /** `phone.phone_duplicate` */
  id: string
  screen: ScreenInArea
  stored: StoredState
  locationState?: () => object
  choices: Readonly<Record<string, Choice>>
  steps: readonly Step[]
  /** The operation whose response causes the state. */
  operation?: string
  /** The scenario of that response. Undefined if the operation does not respond. */
  scenario?: MockedScenario
}

/**
 * The initial state, a state for every scenario of every operation of the screen, and one for each operation without a response. In
 * `<screen>.loading`, nothing that the screen requests by itself has a response.
 */
export function statesOf(screen: ScreenInArea, operations: readonly MockedOperation[]): ScreenState[] {
  const { calls = [], clientStates = [] } = screen
  return [
    stateOf(screen, operations, 'start', {}),
    ...clientStates.map(state => stateOf(screen, operations, state.id, state)),
    ...calls.flatMap((call, index) => statesOfCall(screen, operations, call, index === 0)),
  ]
}

function statesOfCall(
  screen: ScreenInArea,
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
    isFirst && !call.steps ? withEverythingHeld(screen, withChoice('loading', 'held')) : withChoice('loading', 'held'),
    withChoice('offline', 'offline'),
  ]
}

function withEverythingHeld({ calls = [] }: ScreenInArea, state: ScreenState): ScreenState {
  const heldOperations = calls.filter(({ steps }) => !steps).map(({ operation }) => [operation, 'held' as const])
  return { ...state, choices: { ...state.choices, ...Object.fromEntries(heldOperations) } }
}

function stateOf(screen: ScreenInArea, operations: readonly MockedOperation[], name: string, setup: StateSetup) {
  const { stored = screen.stored ?? {}, locationState = screen.locationState, steps = [] } = setup
  const choices = Object.fromEntries(
    Object.entries({ ...screen.scenarios, ...setup.scenarios }).map(([id, scenario]) => [
      id,
      choiceOf(scenarioOf(operationOf(operations, id), scenario)),
    ]),
  )
  return { id: `${screen.id}.${name}`, screen, stored, ...(locationState && { locationState }), choices, steps }
}

const choiceOf = ({ name, status }: MockedScenario): Choice => ({ scenario: name, status })

/** A list without an empty example in the contract. */
const canBeEmpty = (scenarios: readonly MockedScenario[]) =>
  scenarios.some(({ hasItems }) => hasItems) && !scenarios.some(({ name }) => name.endsWith('_empty'))

function operationOf(operations: readonly MockedOperation[], id: string): MockedOperation {
  const match = operations.find(operation => operation.id === id)
  if (!match) throw new Error(`The contract has no operation ${id}`)
  return match
}

function scenarioOf({ id, scenarios }: MockedOperation, name: string): MockedScenario {
  const match = scenarios.find(scenario => scenario.name === name)
  if (!match) throw new Error(`${id} has no scenario ${name}`)
  return match
}
