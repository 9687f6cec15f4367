import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from './deps.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { beneficiariesRoutes } from './features/beneficiaries/beneficiaries.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { kybRoutes } from './features/kyb/kyb.routes.ts'
import { nafathRoutes } from './features/nafath/nafath.routes.ts'
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts'
import { sandboxRoutes } from './features/sandbox/sandbox.routes.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { topUpsRoutes } from './features/top-ups/top-ups.routes.ts'
import { transfersRoutes } from './features/transfers/transfers.routes.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'
import { walletRoutes } from './features/wallet/wallet.routes.ts'
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts'
import { createApi } from './http/api.ts'
import type { ApiEnv } from './http/api-env.ts'

/** The whole API. The caller may mount the web app beside it. Unknown paths respond with 404. */
export function createApp(deps: Deps): OpenAPIHono<ApiEnv> {
  const api = createApi(deps)
  authRoutes(api)
  verificationRoutes(api)
  nafathRoutes(api)
  onboardingRoutes(api)
  kybRoutes(api)
  walletRoutes(api)
  beneficiariesRoutes(api)
  topUpsRoutes(api)
  transfersRoutes(api)
  adminRoutes(api)
  supportRoutes(api)
  healthRoutes(api)
  webhooksRoutes(api)
  if (deps.sandbox) sandboxRoutes(api)
  return api.app
}
