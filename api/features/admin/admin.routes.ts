import type { Api } from '#api/http/api.ts'
import { adminAuthRoutes } from './auth.routes.ts'
import { customerRoutes } from './customers.routes.ts'
import { adminEventRoutes } from './events.routes.ts'
import { optionRoutes } from './options.routes.ts'
import { reviewRoutes } from './reviews.routes.ts'

/** For the staff. What each role may do stands in the contract, and `bind` holds everybody to it. */
export function adminRoutes(api: Api): void {
  adminAuthRoutes(api)
  optionRoutes(api)
  customerRoutes(api)
  reviewRoutes(api)
  adminEventRoutes(api)
}
