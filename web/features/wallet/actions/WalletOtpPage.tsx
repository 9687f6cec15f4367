import { PageHeading } from '#web/layouts/PageHeading.tsx'

export function WalletOtpPage() {
  return <PageHeading title="Mobile Number / OTP Verification" />
}
