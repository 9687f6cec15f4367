import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CloseLink } from '../actions/ActionDone.tsx'

export function LimitButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{useTexts(walletOtp).confirm}</Button>
      <CloseLink to={paths.wallet} />
    </div>
  )
}
