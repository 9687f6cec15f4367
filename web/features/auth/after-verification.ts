import type { OtpVerified } from '#web/api/generated/model/index.ts'
import { paths } from '#web/paths.ts'

/** Where the alternative sign-up goes on after its code. */
export function pathAfterVerification({ nextStep, hasPassword, hasPasscode }: OtpVerified): string {
  if (nextStep !== 'set_credentials') return paths.dashboard
  if (!hasPassword) return paths.setPassword
  return hasPasscode ? paths.dashboard : paths.setPasscode
}
