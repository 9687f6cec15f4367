/** The server counts in whole seconds. */
const SAME_MOMENT_MILLISECONDS = 2000

interface TestCode {
  /** The person to whom the code was sent. */
  subject: string
  /** When another one can be requested, in milliseconds since 1970. It tells one code from the next. */
  resendAt: number
  code: string
}

/** The code is only in memory, because a code is never stored. */
let newest: TestCode | undefined

/** A sandbox returns a code only when it sends it. Within 30 s, the same code is requested and shown again. */
export function rememberTestCode(subject: string, resendAt: number, code: string): void {
  newest = { subject, resendAt, code }
}

export function testCodeOf(subject: string, resendAt: number): string | undefined {
  const isSame = newest?.subject === subject && Math.abs(newest.resendAt - resendAt) < SAME_MOMENT_MILLISECONDS
  return isSame ? newest?.code : undefined
}
