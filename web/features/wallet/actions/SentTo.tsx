import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useMe } from '#web/api/use-me.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The phone that the code goes to, as soon as it is known. */
export function SentTo() {
  const t = useTexts(walletOtp)
  const { data: me } = useMe()
  if (!me) return <p className="text-muted">{t.sentToYou}</p>
  return (
    <p className="text-muted">
      {t.sentTo}{' '}
      <span className="whitespace-nowrap">
        <Ltr>{formatPhone(phoneFromE164(me.phoneNumber))}</Ltr>
      </span>
    </p>
  )
}
