import type { Route } from '@playwright/test'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'

/** Returns a handler for `page.route` that responds with an error of the contract that no input causes. */
export function respondWithError(status: number, code: ErrorCode) {
  return (route: Route) => route.fulfill({ status, json: { error: code, code, requestId: 'e2e' } })
}
