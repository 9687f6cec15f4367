import type { Route } from '@playwright/test'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'

/** For `page.route`: an error response of the contract that no input leads to. */
export function respondWithError(status: number, code: ErrorCode) {
  return (route: Route) => route.fulfill({ status, json: { error: code, code, requestId: 'e2e' } })
}
