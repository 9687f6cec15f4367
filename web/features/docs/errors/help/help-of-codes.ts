import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import type { Catalogue } from '#web/messages/catalogue.ts'

interface Help {
  happened: string
  todo: string
}

/** The help for integrators about each code. Names of the contract are in backticks. */
export type HelpOfCodes = Readonly<Record<ErrorCode, Catalogue<Help>>>
