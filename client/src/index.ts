export type { CallOptions } from './call.ts'
export { createPlink, type Plink, type PlinkOptions } from './create-plink.ts'
export type * from './generated/operations.ts'
export type * from './generated/types.ts'
export { paginate } from './paginate.ts'
export {
  type ClientErrorCode,
  type ErrorCodeOf,
  isErrorOf,
  type OperationId,
  PlinkError,
  type PlinkErrorCode,
  type PlinkErrorOf,
} from './plink-error.ts'
export type { CustomerTokens, OnRefresh } from './session.ts'
export { verifyWebhook, WebhookError, type WebhookHeaders } from './verify-webhook.ts'
