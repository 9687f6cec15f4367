import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import type { Catalogue } from '#web/messages/catalogue.ts'

interface Help {
  happened: string
  todo: string
}

/** What integrators read about a code. Names of the contract stand between backticks. */
export type HelpOfCodes = Readonly<Record<ErrorCode, Catalogue<Help>>>
