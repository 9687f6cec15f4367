export type { CallOptions } from './call.ts'
export { createPlink, type Plink, type PlinkOptions } from './create-plink.ts'
export type * from './generated/operations.ts'
export type * from './generated/types.ts'
export {
  type ClientErrorCode,
  type ErrorCodeOf,
  isErrorOf,
  type OperationId,
  PlinkError,
  type PlinkErrorCode,
  type PlinkErrorOf,
} from './plink-error.ts'
