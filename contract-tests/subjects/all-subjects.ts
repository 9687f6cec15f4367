import type { Operation } from '../contract.ts'
import type { People } from '../people.ts'
import { namesWithoutValue, requestOf } from '../request.ts'
import type { RequestFields } from '../request-fields.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Made, Preparations } from '../steps/preparation.ts'
import * as account from './account.ts'
import * as accountEmailChanges from './account-email-changes.ts'
import * as accountPhoneChanges from './account-phone-changes.ts'
import * as admin from './admin.ts'
import * as adminCustomers from './admin-customers.ts'
import * as adminMoney from './admin-money.ts'
import * as adminReconciliation from './admin-reconciliation.ts'
import * as adminRequests from './admin-requests.ts'
import * as adminReviews from './admin-reviews.ts'
import * as adminStaff from './admin-staff.ts'
import * as adminSuspense from './admin-suspense.ts'
import * as apiKeys from './api-keys.ts'
import * as approvalRules from './approval-rules.ts'
import * as approvals from './approvals.ts'
import * as authLogin from './auth-login.ts'
import * as authSessions from './auth-sessions.ts'
import * as authSignUp from './auth-sign-up.ts'
import * as beneficiaries from './beneficiaries.ts'
import * as bills from './bills.ts'
import * as events from './events.ts'
import * as health from './health.ts'
import * as nafath from './nafath.ts'
import * as notifications from './notifications.ts'
import * as onboarding from './onboarding.ts'
import * as sandbox from './sandbox.ts'
import * as statements from './statements.ts'
import * as support from './support.ts'
import * as team from './team.ts'
import * as topUps from './top-ups.ts'
import * as transactions from './transactions.ts'
import * as transferBatches from './transfer-batches.ts'
import * as transfers from './transfers.ts'
import * as verification from './verification.ts'
import * as wallet from './wallet.ts'
import * as walletActions from './wallet-actions.ts'
import * as webhookEndpoints from './webhook-endpoints.ts'
import * as webhooks from './webhooks.ts'

/** What a file of this folder exports about a tag, or about a part of a large one. */
interface Subject {
  preparations?: Preparations
  scripts?: ScenarioScripts
  requestFields?: RequestFields
}

/** All subjects, in the order of the contract's tags. */
export const SUBJECTS: Subject[] = [
  authSignUp,
  authLogin,
  authSessions,
  account,
  accountEmailChanges,
  accountPhoneChanges,
  apiKeys,
  team,
  verification,
  nafath,
  onboarding,
  wallet,
  walletActions,
  transactions,
  statements,
  beneficiaries,
  topUps,
  transfers,
  transferBatches,
  bills,
  events,
  approvalRules,
  approvals,
  notifications,
  webhookEndpoints,
  admin,
  adminCustomers,
  adminReviews,
  adminRequests,
  adminMoney,
  adminSuspense,
  adminReconciliation,
  adminStaff,
  support,
  health,
  webhooks,
  sandbox,
]

const PREPARATIONS: Preparations = Object.fromEntries(
  SUBJECTS.flatMap(({ preparations = {} }) => Object.entries(preparations)),
)

/** Brings the people to where the operation succeeds, and returns what that made for its request. */
export async function prepareFor(operation: Operation, people: People): Promise<Made> {
  const { id } = operation
  if (!PREPARATIONS[id]) return {}
  const made = (await PREPARATIONS[id](people)) ?? {}
  const missing = namesWithoutValue(requestOf(operation, people, made))
  if (missing.length > 0)
    throw new Error(`The preparation of ${id} makes no ${missing.join(', ')}, which its request names`)
  return made
}

/** Every field of every request that may store something. */
export const REQUEST_FIELDS: RequestFields = Object.fromEntries(
  SUBJECTS.flatMap(({ requestFields = {} }) => Object.entries(requestFields)),
)
