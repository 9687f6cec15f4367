import { SECURITY } from '#web/features/account/security.states.ts'
import { SETTINGS } from '#web/features/account/settings.states.ts'
import { ADMIN, ADMIN_NOT_FOUND } from '#web/features/admin/admin.states.ts'
import { ADMIN_OPTIONS } from '#web/features/admin/options/options.states.ts'
import { ADMIN_LOGIN } from '#web/features/admin/session/admin-login.states.ts'
import { ADMIN_CUSTOMERS } from '#web/features/admin-customers/admin-customers.states.ts'
import { ADMIN_EXCEPTIONS } from '#web/features/admin-money/exceptions/exceptions.states.ts'
import { ADMIN_TOP_UPS } from '#web/features/admin-money/top-ups/admin-top-ups.states.ts'
import { ADMIN_TRANSFERS } from '#web/features/admin-money/transfers/admin-transfers.states.ts'
import { ADMIN_RECONCILIATION } from '#web/features/admin-reconciliation/reconciliation.states.ts'
import { ADMIN_REQUESTS } from '#web/features/admin-requests/requests.states.ts'
import { ADMIN_DENY_LIST } from '#web/features/admin-reviews/deny-list/deny-list.states.ts'
import { ADMIN_REVIEWS } from '#web/features/admin-reviews/reviews.states.ts'
import { ADMIN_STAFF } from '#web/features/admin-staff/admin-staff.states.ts'
import { ADMIN_REPORTED_PROBLEMS } from '#web/features/admin-staff/reported-problems/reported-problems.states.ts'
import { ADMIN_SUSPENSE } from '#web/features/admin-suspense/suspense.states.ts'
import { API_KEYS } from '#web/features/api-keys/api-keys.states.ts'
import { APPROVALS } from '#web/features/approvals/approvals.states.ts'
import { LOGIN } from '#web/features/auth/login/login.states.ts'
import { OTP_VERIFICATION } from '#web/features/auth/otp-verification.states.ts'
import { PASSWORD } from '#web/features/auth/password.states.ts'
import { PHONE } from '#web/features/auth/phone.states.ts'
import { RECOVERY } from '#web/features/auth/recovery/recovery.states.ts'
import { BENEFICIARIES } from '#web/features/beneficiaries/beneficiaries.states.ts'
import { BILLS } from '#web/features/bills/bills.states.ts'
import { DOCS } from '#web/features/docs/docs.states.ts'
import { KYB } from '#web/features/kyb/kyb.states.ts'
import { LANDING } from '#web/features/landing/landing.states.ts'
import { NAFATH } from '#web/features/nafath/nafath.states.ts'
import { NOTIFICATIONS } from '#web/features/notifications/notifications.states.ts'
import { BUSINESS_TYPE } from '#web/features/onboarding/business-type.states.ts'
import { COMPLETE } from '#web/features/onboarding/complete.states.ts'
import { GLOBAL_SCREENING } from '#web/features/onboarding/global-screening.states.ts'
import { SANDBOX } from '#web/features/sandbox/sandbox.states.ts'
import { CREDIT } from '#web/features/services/credit.states.ts'
import { SESSION } from '#web/features/session/session.states.ts'
import { STATEMENTS } from '#web/features/statements/statements.states.ts'
import { LEGAL } from '#web/features/support/legal.states.ts'
import { SUPPORT } from '#web/features/support/support.states.ts'
import { TEAM } from '#web/features/team/team.states.ts'
import { TOP_UPS } from '#web/features/top-ups/top-ups.states.ts'
import { TRANSACTIONS } from '#web/features/transactions/transactions.states.ts'
import { TRANSFER_BATCHES } from '#web/features/transfer-batches/transfer-batches.states.ts'
import { TRANSFERS } from '#web/features/transfers/history/history.states.ts'
import { TRANSFER_SCHEDULES } from '#web/features/transfers/schedules/schedules.states.ts'
import { TRANSFER } from '#web/features/transfers/transfers.states.ts'
import { VERIFICATION } from '#web/features/verification/verification.states.ts'
import { DASHBOARD } from '#web/features/wallet/dashboard/dashboard.states.ts'
import { LIMITS } from '#web/features/wallet/limits/limits.states.ts'
import { SUB_WALLETS } from '#web/features/wallet/sub-wallets/sub-wallets.states.ts'
import { WALLET } from '#web/features/wallet/wallet.states.ts'
import { WEBHOOKS } from '#web/features/webhook-endpoints/webhooks.states.ts'
import { SHELL } from '#web/layouts/shell.states.ts'
import { paths } from '#web/paths.ts'
import type { Choice } from './choices.ts'
import type { MockedOperation, MockedScenario } from './contract.ts'
import type { Area, Screen, ScreenCall, ScreenInArea, StateSetup, Step } from './screen-definition.ts'
import type { StoredState } from './stored-state.ts'

const SCREENS_BY_AREA: Record<Area, readonly Screen[]> = {
  'sign-up': [
    ...BUSINESS_TYPE,
    ...PHONE,
    ...VERIFICATION,
    ...NAFATH,
    ...GLOBAL_SCREENING,
    ...KYB,
    ...PASSWORD,
    ...COMPLETE,
    ...OTP_VERIFICATION,
  ],
  'sign-in': [...LEGAL, ...LANDING, ...LOGIN],
  recovery: RECOVERY,
  account: [
    ...SETTINGS,
    ...NOTIFICATIONS,
    ...SECURITY,
    ...API_KEYS,
    ...WEBHOOKS,
    ...SUPPORT,
    ...CREDIT,
    ...TOP_UPS,
    ...SESSION,
    ...SHELL,
    ...TEAM,
  ],
  wallet: [
    ...DASHBOARD,
    ...WALLET,
    ...LIMITS,
    ...SUB_WALLETS,
    ...TRANSACTIONS,
    ...STATEMENTS,
    ...BENEFICIARIES,
    ...TRANSFER,
    ...TRANSFERS,
    ...TRANSFER_BATCHES,
    ...TRANSFER_SCHEDULES,
    ...BILLS,
    ...APPROVALS,
  ],
  sandbox: SANDBOX,
  admin: [
    ...ADMIN_LOGIN,
    ...ADMIN,
    ...ADMIN_OPTIONS,
    ...ADMIN_STAFF,
    ...ADMIN_NOT_FOUND,
    ...ADMIN_CUSTOMERS,
    ...ADMIN_REVIEWS,
    ...ADMIN_DENY_LIST,
    ...ADMIN_REQUESTS,
    ...ADMIN_SUSPENSE,
    ...ADMIN_EXCEPTIONS,
    ...ADMIN_RECONCILIATION,
    ...ADMIN_REPORTED_PROBLEMS,
    ...ADMIN_TOP_UPS,
    ...ADMIN_TRANSFERS,
  ],
  docs: DOCS,
}

/** Every screen of the web app. The states of a screen result from its operations and their scenarios in the contract. */
export const SCREENS: readonly ScreenInArea[] = Object.entries(SCREENS_BY_AREA).flatMap(([area, screens]) =>
  // Object.entries widens the type of the keys.
  screens.map(screen => ({ stored: storedFor(screen.path), ...screen, area: area as Area })),
)

/** A page of the signed-in area or of the portal is for somebody who is signed in there. */
function storedFor(path: string): StoredState {
  if (path.startsWith(paths.app)) return { signedIn: true }
  return path.startsWith(paths.admin) ? { administrator: true } : {}
}

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
