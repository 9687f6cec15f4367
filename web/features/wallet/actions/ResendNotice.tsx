import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { ResendNews } from './use-resend-action.ts'

/** Stands apart from the boxes, which begin anew with each code: what was there before its words is read out. */
export function ResendNotice({ news }: { news: ResendNews | null }) {
  const { resent } = useTexts(walletOtp)
  const errorText = useErrorText()
  return (
    <div role="status" className="empty:hidden">
      {news?.kind === 'sent' ? <Notice tone="success">{resent}</Notice> : null}
      {news?.kind === 'failed' ? <Notice tone="danger">{errorText(news.error)}</Notice> : null}
    </div>
  )
}
