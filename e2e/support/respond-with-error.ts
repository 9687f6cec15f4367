import type { Route } from '@playwright/test'
import type { ErrorCode } from '#web/api/generated/model/index.ts'

/** For `page.route`: an answer of the contract that says no, where no value makes the server give it. */
export function respondWithError(status: number, code: ErrorCode) {
  return (route: Route) => route.fulfill({ status, json: { error: code, code, requestId: 'e2e' } })
}
