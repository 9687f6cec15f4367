/** What a screen says to the answers of one operation: by scenario, else by error code. */
export interface Words {
  /** Once the operation has answered as it should. */
  success?: string
  /** While it has not. */
  loading?: string
  /** For what only a mistake of ours can lead to, and for errors that nobody knows. */
  technical?: string
  /** For every other error that is not named here; without it the words of the error's code. */
  otherwise?: string
  /** By name of a scenario or by error code. */
  [named: string]: string | undefined
}

export interface ScreenWords {
  /** On arrival, and wherever nothing else is said. */
  title: string
  /** By operation. */
  calls?: Readonly<Record<string, Words>>
  moments?: Readonly<Record<string, string>>
}

const TECHNICAL = [
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'UNKNOWN_ERROR',
]

export const isTechnical = (code: string) => TECHNICAL.includes(code)
