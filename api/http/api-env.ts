import type { RouteConfig } from '@hono/zod-openapi'
import type { ErrorCode } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import type { OnboardingBearer } from '#api/people/applicants/applicant.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'

export type Bearer = OnboardingBearer | SessionBearer | ApiKeyBearer | AdminBearer

interface Variables {
  requestId: string
  /** When the request arrived, before it waited for anything. */
  receivedAt: Date
  /** The id of the operation. It is undefined for paths beside the operations. */
  operation: string | undefined
  /** The caller's network, of the operations that are limited per address. */
  address: string
  /** The id of the trace, if traces are on. */
  traceId: string | undefined
  /** The code of an error response. */
  code: ErrorCode | undefined
  /** The bearer, in protected operations. */
  bearer: Bearer | undefined
  /** The database for reads, in operations that the contract marks with `x-reads`. */
  reads: Db
}

/** The context variables that the middleware of the API sets. */
export interface ApiEnv {
  Variables: Variables
}

/** An operation as `tools/generate/generate-routes.ts` writes it. */
export interface ContractRoute extends RouteConfig {
  getRoutingPath(): string
  'x-rate-limit'?: string
  'x-body-limit-kib'?: number
  'x-reads'?: string
  'x-deprecated-at'?: string
  'x-sunset'?: string
}

/** The handler of a protected operation finds the bearer in its context; a public operation has none. */
export type EnvOf<Route extends RouteConfig> = Route extends { security: (infer Requirement)[] }
  ? [Requirement] extends [never]
    ? EnvWith<undefined>
    : EnvWith<BearerOf<KeysOf<Requirement>>>
  : never
interface EnvWith<Caller> {
  Variables: Omit<Variables, 'bearer'> & { bearer: Caller }
}
type BearerOf<Scheme> = 'adminToken' extends Scheme
  ? AdminBearer
  : 'onboardingToken' extends Scheme
    ? OnboardingBearer
    : ('accessToken' extends Scheme ? SessionBearer : never) | ('apiKey' extends Scheme ? ApiKeyBearer : never)
type KeysOf<Union> = Union extends unknown ? keyof Union : never
