import type { OtpVerified } from '#web/api/generated/plinkAPI.schemas.ts'
import { paths } from '#web/paths.ts'

/** The page that follows the code of the alternative sign-up. */
export function pathAfterVerification({ nextStep, hasPassword, hasPasscode }: OtpVerified): string {
  if (nextStep !== 'set_credentials') return paths.dashboard
  if (!hasPassword) return paths.setPassword
  return hasPasscode ? paths.dashboard : paths.setPasscode
}
