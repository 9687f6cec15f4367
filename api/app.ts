import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { businessDocumentsRoutes } from './features/account/business-documents.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { adminCustomersRoutes } from './features/admin-customers/admin-customers.routes.ts'
import { adminMoneyRoutes } from './features/admin-money/admin-money.routes.ts'
import { adminReconciliationRoutes } from './features/admin-reconciliation/admin-reconciliation.routes.ts'
import { adminRequestsRoutes } from './features/admin-requests/admin-requests.routes.ts'
import { adminReviewsRoutes } from './features/admin-reviews/admin-reviews.routes.ts'
import { adminStaffRoutes } from './features/admin-staff/admin-staff.routes.ts'
import { adminSuspenseRoutes } from './features/admin-suspense/admin-suspense.routes.ts'
import { apiKeysRoutes } from './features/api-keys/api-keys.routes.ts'
import { approvalsRoutes } from './features/approvals/approvals.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { beneficiariesRoutes } from './features/beneficiaries/beneficiaries.routes.ts'
import { billsRoutes } from './features/bills/bills.routes.ts'
import { eventsRoutes } from './features/events/events.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { kybRoutes } from './features/kyb/kyb.routes.ts'
import { nafathRoutes } from './features/nafath/nafath.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts'
import { sandboxRoutes } from './features/sandbox/sandbox.routes.ts'
import { statementsRoutes } from './features/statements/statements.routes.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { topUpsRoutes } from './features/top-ups/top-ups.routes.ts'
import { receiptsRoutes } from './features/transactions/receipts.routes.ts'
import { transactionCasesRoutes } from './features/transactions/transaction-cases.routes.ts'
import { transactionCategoriesRoutes } from './features/transactions/transaction-categories.routes.ts'
import { transactionsRoutes } from './features/transactions/transactions.routes.ts'
import { transferBatchesRoutes } from './features/transfer-batches/transfer-batches.routes.ts'
import { transfersRoutes } from './features/transfers/transfers.routes.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'
import { walletRoutes } from './features/wallet/wallet.routes.ts'
import { webhookEndpointsRoutes } from './features/webhook-endpoints/webhook-endpoints.routes.ts'
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts'
import { createApi } from './http/api.ts'
import type { ApiEnv } from './http/api-env.ts'

/** Creates the whole API. The caller may mount the web app beside it. Unknown paths respond with 404. */
export function createApp(deps: Deps): OpenAPIHono<ApiEnv> {
  const { api, apiOfAccounts } = createApi(deps)
  authRoutes(api)
  accountRoutes(api)
  businessDocumentsRoutes(api)
  apiKeysRoutes(api)
  verificationRoutes(api)
  nafathRoutes(api)
  onboardingRoutes(api)
  kybRoutes(api)
  walletRoutes(apiOfAccounts)
  transactionsRoutes(apiOfAccounts)
  statementsRoutes(apiOfAccounts)
  transactionCategoriesRoutes(apiOfAccounts)
  receiptsRoutes(apiOfAccounts)
  transactionCasesRoutes(apiOfAccounts)
  beneficiariesRoutes(apiOfAccounts)
  teamRoutes(api)
  topUpsRoutes(apiOfAccounts)
  transfersRoutes(apiOfAccounts)
  transferBatchesRoutes(apiOfAccounts)
  billsRoutes(apiOfAccounts)
  approvalsRoutes(apiOfAccounts)
  eventsRoutes(apiOfAccounts)
  notificationsRoutes(apiOfAccounts)
  webhookEndpointsRoutes(api)
  adminRoutes(api)
  adminCustomersRoutes(api)
  adminReviewsRoutes(api)
  adminRequestsRoutes(api)
  adminMoneyRoutes(api)
  adminSuspenseRoutes(api)
  adminReconciliationRoutes(api)
  adminStaffRoutes(api)
  supportRoutes(api)
  healthRoutes(api)
  webhooksRoutes(api)
  if (deps.sandbox) sandboxRoutes(api)
  return api.app
}
